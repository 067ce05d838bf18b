"use strict";exports.id=9045,exports.ids=[9045],exports.modules={66974:((y,P,s)=>{s.d(P,{D6:()=>h,F1:()=>M,NL:()=>c,P3:()=>g,br:()=>u,bs:()=>v});var _=s(98446);const g={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function M(e,n,a){const r=[],f=[];for(const[m,d]of e.split(",").entries()){const E=m+1;if(n!==void 0&&
d.trim()===""){f.push(`entry ${E} is empty: write ${n}, separated by single commas`);continue}const l=a(d,E);"problem"in l?f.push(u(E,d,l.problem)):r.push(l.item)}
return f.length>0?{problem:v(f)}:{items:r}}const u=(e,n,a)=>`entry ${e} ('${t(n.trim())}') ${a}`,h=({position:e,text:n},a,r)=>u(e,n,`names ${o(a)}, but the docu\
ment has ${(0,_.y_)(r,"page")}`);function o(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const i=5;function v(e){const n=e.length-i;
return[...e.slice(0,i),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function c(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function t(e){const n=[...e].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,_.Bu)(n.join(""),40)}}),29082:((y,P,s)=>{s.d(P,{k1:()=>h,lY:()=>u,m7:()=>o});var _=s(58552),g=s(66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
u=c=>(0,g.F1)(c,"pages such as 1..3, -1, odd",(t,e)=>{const n=t.trim(),a=M.exec(n);if(!a)return{problem:v(n)};const[,r,f,m,d,E]=a,l={negated:r!==void 0,text:n,position:e};
if(f!==void 0)return{item:{...l,pages:f.toLowerCase()}};const p=Number(m),D=d===void 0?p:E===void 0?"end":Number(E);return p===0||D===0?g.P3:{item:{...l,pages:{
from:p,to:D}}}});function h(c,t,e="pages"){const n=d=>(0,_.G6)([{field:e,message:d}]),a=u(c);if("problem"in a)throw n(a.problem);const r=new i(t),f=new i(t),m=[];
for(const d of a.items){const E=d.negated?f:r;if(typeof d.pages=="string"){E.add(d.pages);continue}const{from:l,to:p}=d.pages,D=l<0?t+1+l:l,O=p==="end"?t:p<0?t+
1+p:p,I=(p==="end"?l<0?[[l,D]]:[]:[[l,D],[p,O]]).find(([,w])=>w<1||w>t);I&&m.push((0,g.D6)(d,I[0],t)),!(p==="end"&&D>t||m.length>0)&&E.range(Math.min(D,O),Math.
max(D,O))}if(m.length>0)throw n((0,g.bs)(m));return a.items.every(({negated:d})=>d)&&r.add("all"),r.without(f)}function o(c){const t=u(c);if("problem"in t||t.items.
length!==1)return;const{negated:e,pages:n}=t.items[0];if(e)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:a,to:r}=n;return r===
"end"?{first:a}:r===-1?{first:a}:r<1?void 0:{first:Math.min(a,r),last:Math.max(a,r)}}class i{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=
t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,e){this.differences[t]++,this.differences[e+1]--}without(t){
const e=new Uint32Array(this.pageCount);let n=0,a=0,r=0;for(let f=1;f<=this.pageCount;f++){a+=this.differences[f],r+=t.differences[f];const m=f%2===1?"odd":"eve\
n";(a>0||this[m])&&!(r>0||t[m])&&(e[n++]=f)}return e.subarray(0,n)}}function v(c){return/^(not +)?\.\./i.test(c)?"has no start: a range is written 1..5":/^!/.test(
c)?"is not a page: leave out pages with not, such as not 2":(0,g.NL)(c.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),39045:((y,P,s)=>{s.r(P),s.d(P,{add_qr_code:()=>g});var _=s(95234);const g=(M,u,h)=>(0,_.W)(M,u,h,async(o,i)=>{const{addQrCode:v}=await(0,_.
V)(h,()=>Promise.all([s.e(8481),s.e(7709),s.e(1966),s.e(4513)]).then(s.bind(s,29609)));return{notes:await v(o,u,i)}})}),52404:((y,P,s)=>{s.d(P,{$:()=>u,U:()=>h});
var _=s(58552),g=s(29082),M=s(98446);const u={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was changed."};
function h({first_page:o,last_page:i,pages:v},c){if(v!==void 0)return(0,g.k1)(v,c);const t=(0,M.y_)(c,"page"),e=[];if(o>c&&e.push({field:"first_page",message:`i\
s ${o}, but the document has ${t}`}),i!==void 0&&i>c&&e.push({field:"last_page",message:`is ${i}, but the document has ${t}`}),e.length===0&&i!==void 0&&o>i&&e.
push({field:"first_page",message:`is ${o}, which is after last_page (${i})`,mentions:["last_page"]}),e.length>0)throw(0,_.G6)(e);return Uint32Array.from({length:(i??
c)-o+1},(n,a)=>o+a)}}),95234:((y,P,s)=>{s.d(P,{V:()=>c,W:()=>i});var _=s(29082),g=s(91519),M=s(87826),u=s(14029),h=s(52404);const o="1.4";async function i(t,{pages:e,
open_password:n,transparency:a},r,f){const m=await(0,g.E)(t.bytes,r,{password:n}),d=m.pages.count,E=(0,_.k1)(e,d);if(E.length===0){const w=await(0,M.i)(m,t.bytes);
return{documents:[{name:t.name,bytes:w,pageCount:d}],notes:[h.$],facts:{pageCount:d,stampedPages:0}}}const{notes:l,stampedPages:p=E.length,version:D=o,write:O}=await f(
m,E),$={version:D>o?D:o},I=O?await O($):await(0,u.UN)(m,$);return{documents:[{name:t.name,bytes:I,pageCount:d}],notes:a===100?[v,...l]:l,facts:{pageCount:d,stampedPages:p}}}
const v={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function c({
pace:t},e){await t.rest();const n=await e();return await t.rest(),n}}),87826:((y,P,s)=>{s.d(P,{N:()=>M,i:()=>u});var _=s(78157),g=s(14029);function M({suspect:h,
bytes:o},i){if(!(h||(0,_.bS)(o.subarray(0,5)).toString("latin1")!=="%PDF-"))return o.length===i.length?i:o}const u=async(h,o,i)=>M(h,o)??await(0,g.UN)(h,i)})};
