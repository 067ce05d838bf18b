"use strict";exports.id=9045,exports.ids=[9045],exports.modules={66974:((O,_,t)=>{t.d(_,{D6:()=>g,F1:()=>p,NL:()=>a,P3:()=>u,br:()=>m,bs:()=>D});var E=t(98446);const u={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function p(e,n,o){const f=[],d=[];for(const[l,c]of e.split(",").entries()){const M=l+1;if(n!==void 0&&
c.trim()===""){d.push(`entry ${M} is empty: write ${n}, separated by single commas`);continue}const h=o(c,M);"problem"in h?d.push(m(M,c,h.problem)):f.push(h.item)}
return d.length>0?{problem:D(d)}:{items:f}}const m=(e,n,o)=>`entry ${e} ('${s(n.trim())}') ${o}`,g=({position:e,text:n},o,f)=>m(e,n,`names ${i(o)}, but the docu\
ment has ${(0,E.y_)(f,"page")}`);function i(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const r=5;function D(e){const n=e.length-r;
return[...e.slice(0,r),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function a(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(e){const n=[...e].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(o)?"?":o);return(0,E.Bu)(n.join(""),40)}}),29082:((O,_,t)=>{t.d(_,{k1:()=>g,lY:()=>m,m7:()=>i});var E=t(58552),u=t(66974);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
m=a=>(0,u.F1)(a,"pages such as 1..3, -1, odd",(s,e)=>{const n=s.trim(),o=p.exec(n);if(!o)return{problem:D(n)};const[,f,d,l,c,M]=o,h={negated:f!==void 0,text:n,position:e};
if(d!==void 0)return{item:{...h,pages:d.toLowerCase()}};const P=Number(l),v=c===void 0?P:M===void 0?"end":Number(M);return P===0||v===0?u.P3:{item:{...h,pages:{
from:P,to:v}}}});function g(a,s,e="pages"){const n=c=>(0,E.G6)([{field:e,message:c}]),o=m(a);if("problem"in o)throw n(o.problem);const f=new r(s),d=new r(s),l=[];
for(const c of o.items){const M=c.negated?d:f;if(typeof c.pages=="string"){M.add(c.pages);continue}const{from:h,to:P}=c.pages,v=h<0?s+1+h:h,y=P==="end"?s:P<0?s+
1+P:P,I=(P==="end"?h<0?[[h,v]]:[]:[[h,v],[P,y]]).find(([,w])=>w<1||w>s);I&&l.push((0,u.D6)(c,I[0],s)),!(P==="end"&&v>s||l.length>0)&&M.range(Math.min(v,y),Math.
max(v,y))}if(l.length>0)throw n((0,u.bs)(l));return o.items.every(({negated:c})=>c)&&f.add("all"),f.without(d)}function i(a){const s=m(a);if("problem"in s||s.items.
length!==1)return;const{negated:e,pages:n}=s.items[0];if(e)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:o,to:f}=n;return f===
"end"?{first:o}:f===-1?{first:o}:f<1?void 0:{first:Math.min(o,f),last:Math.max(o,f)}}class r{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,e){this.differences[s]++,this.differences[e+1]--}without(s){
const e=new Uint32Array(this.pageCount);let n=0,o=0,f=0;for(let d=1;d<=this.pageCount;d++){o+=this.differences[d],f+=s.differences[d];const l=d%2===1?"odd":"eve\
n";(o>0||this[l])&&!(f>0||s[l])&&(e[n++]=d)}return e.subarray(0,n)}}function D(a){return/^(not +)?\.\./i.test(a)?"has no start: a range is written 1..5":/^!/.test(
a)?"is not a page: leave out pages with not, such as not 2":(0,u.NL)(a.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),39045:((O,_,t)=>{t.r(_),t.d(_,{add_qr_code:()=>p});var E=t(61281),u=t(95234);const p=(m,g,i)=>(0,u.W)(m,g,i,async(r,D)=>{
const{addQrCode:a}=await(0,E.V)(i,()=>Promise.all([t.e(8481),t.e(824),t.e(7709),t.e(1966),t.e(3535)]).then(t.bind(t,29609)));return{notes:await a(r,g,D)}})}),61281:((O,_,t)=>{
t.d(_,{V:()=>E});async function E({pace:u},p){await u.rest();const m=await p();return await u.rest(),m}}),52404:((O,_,t)=>{t.d(_,{$:()=>m,U:()=>g});var E=t(58552),
u=t(29082),p=t(98446);const m={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function g({first_page:i,
last_page:r,pages:D},a){if(D!==void 0)return(0,u.k1)(D,a);const s=(0,p.y_)(a,"page"),e=[];if(i>a&&e.push({field:"first_page",message:`is ${i}, but the document \
has ${s}`}),r!==void 0&&r>a&&e.push({field:"last_page",message:`is ${r}, but the document has ${s}`}),e.length===0&&r!==void 0&&i>r&&e.push({field:"first_page",
message:`is ${i}, which is after last_page (${r})`,mentions:["last_page"]}),e.length>0)throw(0,E.G6)(e);return Uint32Array.from({length:(r??a)-i+1},(n,o)=>i+o)}}),
95234:((O,_,t)=>{t.d(_,{W:()=>r});var E=t(29082),u=t(91519),p=t(87826),m=t(14029),g=t(52404);const i="1.4";async function r(a,{pages:s,open_password:e,transparency:n},o,f){
const d=await(0,u.E)(a.bytes,o,{password:e}),l=d.pages.count,c=(0,E.k1)(s,l);if(c.length===0){const I=await(0,p.i)(d,a.bytes);return{documents:[{name:a.name,bytes:I,
pageCount:l}],notes:[g.$],facts:{pageCount:l,stampedPages:0}}}const{notes:M,stampedPages:h=c.length,version:P=i,write:v}=await f(d,c),y={version:P>i?P:i},$=v?await v(
y):await(0,m.UN)(d,y);return{documents:[{name:a.name,bytes:$,pageCount:l}],notes:n===100?[D,...M]:M,facts:{pageCount:l,stampedPages:h}}}const D={code:"stamp_inv\
isible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]}}),87826:((O,_,t)=>{t.d(_,{N:()=>p,i:()=>m});
var E=t(78157),u=t(14029);function p({suspect:g,bytes:i},r){if(!(g||(0,E.bS)(i.subarray(0,5)).toString("latin1")!=="%PDF-"))return i.length===r.length?r:i}const m=async(g,i,r)=>p(
g,i)??await(0,u.UN)(g,r)})};
