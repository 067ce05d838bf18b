"use strict";exports.id=776,exports.ids=[776],exports.modules={66974:((O,E,t)=>{t.d(E,{D6:()=>g,F1:()=>p,NL:()=>o,P3:()=>u,br:()=>m,bs:()=>D});var _=t(98446);const u={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function p(e,n,a){const f=[],d=[];for(const[l,c]of e.split(",").entries()){const M=l+1;if(n!==void 0&&
c.trim()===""){d.push(`entry ${M} is empty: write ${n}, separated by single commas`);continue}const h=a(c,M);"problem"in h?d.push(m(M,c,h.problem)):f.push(h.item)}
return d.length>0?{problem:D(d)}:{items:f}}const m=(e,n,a)=>`entry ${e} ('${s(n.trim())}') ${a}`,g=({position:e,text:n},a,f)=>m(e,n,`names ${i(a)}, but the docu\
ment has ${(0,_.y_)(f,"page")}`);function i(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const r=5;function D(e){const n=e.length-r;
return[...e.slice(0,r),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function o(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(e){const n=[...e].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,_.Bu)(n.join(""),40)}}),29082:((O,E,t)=>{t.d(E,{k1:()=>g,lY:()=>m,m7:()=>i});var _=t(58552),u=t(66974);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
m=o=>(0,u.F1)(o,"pages such as 1..3, -1, odd",(s,e)=>{const n=s.trim(),a=p.exec(n);if(!a)return{problem:D(n)};const[,f,d,l,c,M]=a,h={negated:f!==void 0,text:n,position:e};
if(d!==void 0)return{item:{...h,pages:d.toLowerCase()}};const P=Number(l),v=c===void 0?P:M===void 0?"end":Number(M);return P===0||v===0?u.P3:{item:{...h,pages:{
from:P,to:v}}}});function g(o,s,e="pages"){const n=c=>(0,_.G6)([{field:e,message:c}]),a=m(o);if("problem"in a)throw n(a.problem);const f=new r(s),d=new r(s),l=[];
for(const c of a.items){const M=c.negated?d:f;if(typeof c.pages=="string"){M.add(c.pages);continue}const{from:h,to:P}=c.pages,v=h<0?s+1+h:h,y=P==="end"?s:P<0?s+
1+P:P,I=(P==="end"?h<0?[[h,v]]:[]:[[h,v],[P,y]]).find(([,$])=>$<1||$>s);I&&l.push((0,u.D6)(c,I[0],s)),!(P==="end"&&v>s||l.length>0)&&M.range(Math.min(v,y),Math.
max(v,y))}if(l.length>0)throw n((0,u.bs)(l));return a.items.every(({negated:c})=>c)&&f.add("all"),f.without(d)}function i(o){const s=m(o);if("problem"in s||s.items.
length!==1)return;const{negated:e,pages:n}=s.items[0];if(e)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:a,to:f}=n;return f===
"end"?{first:a}:f===-1?{first:a}:f<1?void 0:{first:Math.min(a,f),last:Math.max(a,f)}}class r{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,e){this.differences[s]++,this.differences[e+1]--}without(s){
const e=new Uint32Array(this.pageCount);let n=0,a=0,f=0;for(let d=1;d<=this.pageCount;d++){a+=this.differences[d],f+=s.differences[d];const l=d%2===1?"odd":"eve\
n";(a>0||this[l])&&!(f>0||s[l])&&(e[n++]=d)}return e.subarray(0,n)}}function D(o){return/^(not +)?\.\./i.test(o)?"has no start: a range is written 1..5":/^!/.test(
o)?"is not a page: leave out pages with not, such as not 2":(0,u.NL)(o.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),776:((O,E,t)=>{t.r(E),t.d(E,{add_text_watermark:()=>p});var _=t(61281),u=t(95234);const p=(m,g,i)=>(0,u.W)(m,g,i,async(r,D)=>{
const{addTextWatermark:o}=await(0,_.V)(i,()=>Promise.all([t.e(6161),t.e(7762),t.e(824),t.e(7709),t.e(936),t.e(1966),t.e(4075),t.e(8195)]).then(t.bind(t,12342)));
return{notes:await o(r,g,D,i.prepared)}})}),61281:((O,E,t)=>{t.d(E,{V:()=>_});async function _({pace:u},p){await u.rest();const m=await p();return await u.rest(),
m}}),52404:((O,E,t)=>{t.d(E,{$:()=>m,U:()=>g});var _=t(58552),u=t(29082),p=t(98446);const m={code:"no_pages_selected",message:"The document has none of the page\
s that were asked for, so nothing was changed."};function g({first_page:i,last_page:r,pages:D},o){if(D!==void 0)return(0,u.k1)(D,o);const s=(0,p.y_)(o,"page"),e=[];
if(i>o&&e.push({field:"first_page",message:`is ${i}, but the document has ${s}`}),r!==void 0&&r>o&&e.push({field:"last_page",message:`is ${r}, but the document \
has ${s}`}),e.length===0&&r!==void 0&&i>r&&e.push({field:"first_page",message:`is ${i}, which is after last_page (${r})`,mentions:["last_page"]}),e.length>0)throw(0,_.
G6)(e);return Uint32Array.from({length:(r??o)-i+1},(n,a)=>i+a)}}),95234:((O,E,t)=>{t.d(E,{W:()=>r});var _=t(29082),u=t(91519),p=t(87826),m=t(14029),g=t(52404);const i="\
1.4";async function r(o,{pages:s,open_password:e,transparency:n},a,f){const d=await(0,u.E)(o.bytes,a,{password:e}),l=d.pages.count,c=(0,_.k1)(s,l);if(c.length===
0){const I=await(0,p.i)(d,o.bytes);return{documents:[{name:o.name,bytes:I,pageCount:l}],notes:[g.$],facts:{pageCount:l,stampedPages:0}}}const{notes:M,stampedPages:h=c.
length,version:P=i,write:v}=await f(d,c),y={version:P>i?P:i},T=v?await v(y):await(0,m.UN)(d,y);return{documents:[{name:o.name,bytes:T,pageCount:l}],notes:n===100?
[D,...M]:M,facts:{pageCount:l,stampedPages:h}}}const D={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value\
.",mentions:["transparency"]}}),87826:((O,E,t)=>{t.d(E,{N:()=>p,i:()=>m});var _=t(78157),u=t(14029);function p({suspect:g,bytes:i},r){if(!(g||(0,_.bS)(i.subarray(
0,5)).toString("latin1")!=="%PDF-"))return i.length===r.length?r:i}const m=async(g,i,r)=>p(g,i)??await(0,u.UN)(g,r)})};
