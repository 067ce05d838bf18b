"use strict";exports.id=776,exports.ids=[776],exports.modules={66974:((y,P,s)=>{s.d(P,{D6:()=>m,F1:()=>M,NL:()=>f,P3:()=>h,br:()=>u,bs:()=>v});var _=s(98446);const h={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function M(e,n,a){const r=[],c=[];for(const[l,d]of e.split(",").entries()){const E=l+1;if(n!==void 0&&
d.trim()===""){c.push(`entry ${E} is empty: write ${n}, separated by single commas`);continue}const g=a(d,E);"problem"in g?c.push(u(E,d,g.problem)):r.push(g.item)}
return c.length>0?{problem:v(c)}:{items:r}}const u=(e,n,a)=>`entry ${e} ('${t(n.trim())}') ${a}`,m=({position:e,text:n},a,r)=>u(e,n,`names ${o(a)}, but the docu\
ment has ${(0,_.y_)(r,"page")}`);function o(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const i=5;function v(e){const n=e.length-i;
return[...e.slice(0,i),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function f(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function t(e){const n=[...e].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,_.Bu)(n.join(""),40)}}),29082:((y,P,s)=>{s.d(P,{k1:()=>m,lY:()=>u,m7:()=>o});var _=s(58552),h=s(66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
u=f=>(0,h.F1)(f,"pages such as 1..3, -1, odd",(t,e)=>{const n=t.trim(),a=M.exec(n);if(!a)return{problem:v(n)};const[,r,c,l,d,E]=a,g={negated:r!==void 0,text:n,position:e};
if(c!==void 0)return{item:{...g,pages:c.toLowerCase()}};const p=Number(l),D=d===void 0?p:E===void 0?"end":Number(E);return p===0||D===0?h.P3:{item:{...g,pages:{
from:p,to:D}}}});function m(f,t,e="pages"){const n=d=>(0,_.G6)([{field:e,message:d}]),a=u(f);if("problem"in a)throw n(a.problem);const r=new i(t),c=new i(t),l=[];
for(const d of a.items){const E=d.negated?c:r;if(typeof d.pages=="string"){E.add(d.pages);continue}const{from:g,to:p}=d.pages,D=g<0?t+1+g:g,O=p==="end"?t:p<0?t+
1+p:p,I=(p==="end"?g<0?[[g,D]]:[]:[[g,D],[p,O]]).find(([,w])=>w<1||w>t);I&&l.push((0,h.D6)(d,I[0],t)),!(p==="end"&&D>t||l.length>0)&&E.range(Math.min(D,O),Math.
max(D,O))}if(l.length>0)throw n((0,h.bs)(l));return a.items.every(({negated:d})=>d)&&r.add("all"),r.without(c)}function o(f){const t=u(f);if("problem"in t||t.items.
length!==1)return;const{negated:e,pages:n}=t.items[0];if(e)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:a,to:r}=n;return r===
"end"?{first:a}:r===-1?{first:a}:r<1?void 0:{first:Math.min(a,r),last:Math.max(a,r)}}class i{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=
t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,e){this.differences[t]++,this.differences[e+1]--}without(t){
const e=new Uint32Array(this.pageCount);let n=0,a=0,r=0;for(let c=1;c<=this.pageCount;c++){a+=this.differences[c],r+=t.differences[c];const l=c%2===1?"odd":"eve\
n";(a>0||this[l])&&!(r>0||t[l])&&(e[n++]=c)}return e.subarray(0,n)}}function v(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is written 1..5":/^!/.test(
f)?"is not a page: leave out pages with not, such as not 2":(0,h.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),776:((y,P,s)=>{s.r(P),s.d(P,{add_text_watermark:()=>h});var _=s(95234);const h=(M,u,m)=>(0,_.W)(M,u,m,async(o,i)=>{const{
addTextWatermark:v}=await(0,_.V)(m,()=>Promise.all([s.e(6161),s.e(7762),s.e(3188),s.e(1966),s.e(4776),s.e(2034)]).then(s.bind(s,12342)));return{notes:await v(o,
u,i,m.prepared)}})}),52404:((y,P,s)=>{s.d(P,{$:()=>u,U:()=>m});var _=s(58552),h=s(29082),M=s(98446);const u={code:"no_pages_selected",message:"The document has \
none of the pages that were asked for, so nothing was changed."};function m({first_page:o,last_page:i,pages:v},f){if(v!==void 0)return(0,h.k1)(v,f);const t=(0,M.
y_)(f,"page"),e=[];if(o>f&&e.push({field:"first_page",message:`is ${o}, but the document has ${t}`}),i!==void 0&&i>f&&e.push({field:"last_page",message:`is ${i}\
, but the document has ${t}`}),e.length===0&&i!==void 0&&o>i&&e.push({field:"first_page",message:`is ${o}, which is after last_page (${i})`,mentions:["last_page"]}),
e.length>0)throw(0,_.G6)(e);return Uint32Array.from({length:(i??f)-o+1},(n,a)=>o+a)}}),95234:((y,P,s)=>{s.d(P,{V:()=>f,W:()=>i});var _=s(29082),h=s(12237),M=s(87826),
u=s(14029),m=s(52404);const o="1.4";async function i(t,{pages:e,open_password:n,transparency:a},r,c){const l=await(0,h.E)(t.bytes,r,{password:n}),d=l.pages.count,
E=(0,_.k1)(e,d);if(E.length===0){const w=await(0,M.i)(l,t.bytes);return{documents:[{name:t.name,bytes:w,pageCount:d}],notes:[m.$],facts:{pageCount:d,stampedPages:0}}}
const{notes:g,stampedPages:p=E.length,version:D=o,write:O}=await c(l,E),$={version:D>o?D:o},I=O?await O($):await(0,u.UN)(l,$);return{documents:[{name:t.name,bytes:I,
pageCount:d}],notes:a===100?[v,...g]:g,facts:{pageCount:d,stampedPages:p}}}const v={code:"stamp_invisible",message:"The stamp cannot be seen, because transparen\
cy is 100. Use a lower value.",mentions:["transparency"]};async function f({pace:t},e){await t.rest();const n=await e();return await t.rest(),n}}),87826:((y,P,s)=>{
s.d(P,{N:()=>M,i:()=>u});var _=s(78157),h=s(14029);function M({suspect:m,bytes:o},i){if(!(m||(0,_.bS)(o.subarray(0,5)).toString("latin1")!=="%PDF-"))return o.length===
i.length?i:o}const u=async(m,o,i)=>M(m,o)??await(0,h.UN)(m,i)})};
