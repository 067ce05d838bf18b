"use strict";exports.id=9045,exports.ids=[9045],exports.modules={66974:((O,_,t)=>{t.d(_,{D6:()=>M,F1:()=>p,NL:()=>r,P3:()=>u,br:()=>m,bs:()=>l});var E=t(98446);const u={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function p(e,n,o){const c=[],d=[];for(const[g,f]of e.split(",").entries()){const D=g+1;if(n!==void 0&&
f.trim()===""){d.push(`entry ${D} is empty: write ${n}, separated by single commas`);continue}const h=o(f,D);"problem"in h?d.push(m(D,f,h.problem)):c.push(h.item)}
return d.length>0?{problem:l(d)}:{items:c}}const m=(e,n,o)=>`entry ${e} ('${s(n.trim())}') ${o}`,M=({position:e,text:n},o,c)=>m(e,n,`names ${i(o)}, but the docu\
ment has ${(0,E.y_)(c,"page")}`);function i(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const a=5;function l(e){const n=e.length-a;
return[...e.slice(0,a),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function r(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function s(e){const n=[...e].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(o)?"?":o);return(0,E.Bu)(n.join(""),40)}}),29082:((O,_,t)=>{t.d(_,{k1:()=>M,lY:()=>m,m7:()=>i});var E=t(58552),u=t(66974);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
m=r=>(0,u.F1)(r,"pages such as 1..3, -1, odd",(s,e)=>{const n=s.trim(),o=p.exec(n);if(!o)return{problem:l(n)};const[,c,d,g,f,D]=o,h={negated:c!==void 0,text:n,position:e};
if(d!==void 0)return{item:{...h,pages:d.toLowerCase()}};const P=Number(g),v=f===void 0?P:D===void 0?"end":Number(D);return P===0||v===0?u.P3:{item:{...h,pages:{
from:P,to:v}}}});function M(r,s,e="pages"){const n=f=>(0,E.G6)([{field:e,message:f}]),o=m(r);if("problem"in o)throw n(o.problem);const c=new a(s),d=new a(s),g=[];
for(const f of o.items){const D=f.negated?d:c;if(typeof f.pages=="string"){D.add(f.pages);continue}const{from:h,to:P}=f.pages,v=h<0?s+1+h:h,y=P==="end"?s:P<0?s+
1+P:P,I=(P==="end"?h<0?[[h,v]]:[]:[[h,v],[P,y]]).find(([,$])=>$<1||$>s);I&&g.push((0,u.D6)(f,I[0],s)),!(P==="end"&&v>s||g.length>0)&&D.range(Math.min(v,y),Math.
max(v,y))}if(g.length>0)throw n((0,u.bs)(g));return o.items.every(({negated:f})=>f)&&c.add("all"),c.without(d)}function i(r){const s=m(r);if("problem"in s||s.items.
length!==1)return;const{negated:e,pages:n}=s.items[0];if(e)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:o,to:c}=n;return c===
"end"?{first:o}:c===-1?{first:o}:c<1?void 0:{first:Math.min(o,c),last:Math.max(o,c)}}class a{pageCount;differences;odd=!1;even=!1;constructor(s){this.pageCount=
s,this.differences=new Int32Array(s+2)}add(s){s!=="even"&&(this.odd=!0),s!=="odd"&&(this.even=!0)}range(s,e){this.differences[s]++,this.differences[e+1]--}without(s){
const e=new Uint32Array(this.pageCount);let n=0,o=0,c=0;for(let d=1;d<=this.pageCount;d++){o+=this.differences[d],c+=s.differences[d];const g=d%2===1?"odd":"eve\
n";(o>0||this[g])&&!(c>0||s[g])&&(e[n++]=d)}return e.subarray(0,n)}}function l(r){return/^(not +)?\.\./i.test(r)?"has no start: a range is written 1..5":/^!/.test(
r)?"is not a page: leave out pages with not, such as not 2":(0,u.NL)(r.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),39045:((O,_,t)=>{t.r(_),t.d(_,{add_qr_code:()=>p});var E=t(61281),u=t(95234);const p=(m,M,i)=>(0,u.W)(m,M,i,async(a,l)=>{
const{addQrCode:r}=await(0,E.V)(i,()=>Promise.all([t.e(8481),t.e(824),t.e(7709),t.e(1966),t.e(3535)]).then(t.bind(t,29609)));return{notes:await r(a,M,l)}})}),61281:((O,_,t)=>{
t.d(_,{V:()=>E});async function E({pace:u},p){await u.rest();const m=await p();return await u.rest(),m}}),52404:((O,_,t)=>{t.d(_,{$:()=>m,U:()=>M});var E=t(58552),
u=t(29082),p=t(98446);const m={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:i,
last_page:a,pages:l},r){if(l!==void 0)return(0,u.k1)(l,r);const s=(0,p.y_)(r,"page"),e=[];if(i>r&&e.push({field:"first_page",message:`is ${i}, but the document \
has ${s}`}),a!==void 0&&a>r&&e.push({field:"last_page",message:`is ${a}, but the document has ${s}`}),e.length===0&&a!==void 0&&i>a&&e.push({field:"first_page",
message:`is ${i}, which is after last_page (${a})`,mentions:["last_page"]}),e.length>0)throw(0,E.G6)(e);return Uint32Array.from({length:(a??r)-i+1},(n,o)=>i+o)}}),
95234:((O,_,t)=>{t.d(_,{W:()=>a});var E=t(29082),u=t(91519),p=t(87826),m=t(14029),M=t(52404);const i="1.4";async function a(r,{pages:s,open_password:e,transparency:n},o,c){
const d=await(0,u.E)(r.bytes,o,{password:e}),g=d.pages.count,f=(0,E.k1)(s,g);if(f.length===0){const I=await(0,p.i)(d,r.bytes);return{documents:[{name:r.name,bytes:I,
pageCount:g}],notes:[M.$],facts:{pageCount:g,stampedPages:0}}}const{notes:D,stampedPages:h=f.length,version:P=i,write:v}=await c(d,f),y={version:P>i?P:i},b=v?await v(
y):await(0,m.UN)(d,y);return{documents:[{name:r.name,bytes:b,pageCount:g}],notes:n===100?[l,...D]:D,facts:{pageCount:g,stampedPages:h}}}const l={code:"stamp_inv\
isible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]}}),87826:((O,_,t)=>{t.d(_,{N:()=>p,i:()=>M});
var E=t(78157),u=t(14029);function p(i,a){const{bytes:l}=i;if(!(m(i)||(0,E.bS)(l.subarray(0,5)).toString("latin1")!=="%PDF-"))return l.length===a.length?a:l}const m=({
suspect:i,pages:a})=>i||a.count!==a.claimed||a.blank.length>0,M=async(i,a,l)=>p(i,a)??await(0,u.UN)(i,l)})};
