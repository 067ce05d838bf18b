"use strict";exports.id=9045,exports.ids=[9045],exports.modules={66974:((y,P,s)=>{s.d(P,{D6:()=>h,F1:()=>M,NL:()=>f,P3:()=>g,br:()=>u,bs:()=>v});var _=s(98446);const g={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function M(e,n,o){const r=[],c=[];for(const[m,d]of e.split(",").entries()){const E=m+1;if(n!==void 0&&
d.trim()===""){c.push(`entry ${E} is empty: write ${n}, separated by single commas`);continue}const l=o(d,E);"problem"in l?c.push(u(E,d,l.problem)):r.push(l.item)}
return c.length>0?{problem:v(c)}:{items:r}}const u=(e,n,o)=>`entry ${e} ('${t(n.trim())}') ${o}`,h=({position:e,text:n},o,r)=>u(e,n,`names ${a(o)}, but the docu\
ment has ${(0,_.y_)(r,"page")}`);function a(e){return Number.isSafeInteger(e)?`page ${e}`:"a page far beyond its end"}const i=5;function v(e){const n=e.length-i;
return[...e.slice(0,i),...n>0?[`and ${n} more such entries`]:[]].join("; ")}function f(e){const n=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(e);return n?`is n\
ot a range: write ${n[1]}..${n[2]}${n[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(e)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(e)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function t(e){const n=[...e].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(o)?"?":o);return(0,_.Bu)(n.join(""),40)}}),29082:((y,P,s)=>{s.d(P,{k1:()=>h,lY:()=>u,m7:()=>a});var _=s(58552),g=s(66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
u=f=>(0,g.F1)(f,"pages such as 1..3, -1, odd",(t,e)=>{const n=t.trim(),o=M.exec(n);if(!o)return{problem:v(n)};const[,r,c,m,d,E]=o,l={negated:r!==void 0,text:n,position:e};
if(c!==void 0)return{item:{...l,pages:c.toLowerCase()}};const p=Number(m),D=d===void 0?p:E===void 0?"end":Number(E);return p===0||D===0?g.P3:{item:{...l,pages:{
from:p,to:D}}}});function h(f,t,e="pages"){const n=d=>(0,_.G6)([{field:e,message:d}]),o=u(f);if("problem"in o)throw n(o.problem);const r=new i(t),c=new i(t),m=[];
for(const d of o.items){const E=d.negated?c:r;if(typeof d.pages=="string"){E.add(d.pages);continue}const{from:l,to:p}=d.pages,D=l<0?t+1+l:l,O=p==="end"?t:p<0?t+
1+p:p,I=(p==="end"?l<0?[[l,D]]:[]:[[l,D],[p,O]]).find(([,$])=>$<1||$>t);I&&m.push((0,g.D6)(d,I[0],t)),!(p==="end"&&D>t||m.length>0)&&E.range(Math.min(D,O),Math.
max(D,O))}if(m.length>0)throw n((0,g.bs)(m));return o.items.every(({negated:d})=>d)&&r.add("all"),r.without(c)}function a(f){const t=u(f);if("problem"in t||t.items.
length!==1)return;const{negated:e,pages:n}=t.items[0];if(e)return;if(n==="all")return{first:1};if(typeof n=="string"||n.from<1)return;const{from:o,to:r}=n;return r===
"end"?{first:o}:r===-1?{first:o}:r<1?void 0:{first:Math.min(o,r),last:Math.max(o,r)}}class i{pageCount;differences;odd=!1;even=!1;constructor(t){this.pageCount=
t,this.differences=new Int32Array(t+2)}add(t){t!=="even"&&(this.odd=!0),t!=="odd"&&(this.even=!0)}range(t,e){this.differences[t]++,this.differences[e+1]--}without(t){
const e=new Uint32Array(this.pageCount);let n=0,o=0,r=0;for(let c=1;c<=this.pageCount;c++){o+=this.differences[c],r+=t.differences[c];const m=c%2===1?"odd":"eve\
n";(o>0||this[m])&&!(r>0||t[m])&&(e[n++]=c)}return e.subarray(0,n)}}function v(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is written 1..5":/^!/.test(
f)?"is not a page: leave out pages with not, such as not 2":(0,g.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),39045:((y,P,s)=>{s.r(P),s.d(P,{add_qr_code:()=>g});var _=s(95234);const g=(M,u,h)=>(0,_.W)(M,u,h,async(a,i)=>{const{addQrCode:v}=await(0,_.
V)(h,()=>Promise.all([s.e(8481),s.e(824),s.e(9250),s.e(7853),s.e(2025)]).then(s.bind(s,29609)));return{notes:await v(a,u,i)}})}),52404:((y,P,s)=>{s.d(P,{$:()=>u,
U:()=>h});var _=s(58552),g=s(29082),M=s(98446);const u={code:"no_pages_selected",message:"The document has none of the pages that were asked for, so nothing was\
 changed."};function h({first_page:a,last_page:i,pages:v},f){if(v!==void 0)return(0,g.k1)(v,f);const t=(0,M.y_)(f,"page"),e=[];if(a>f&&e.push({field:"first_page",
message:`is ${a}, but the document has ${t}`}),i!==void 0&&i>f&&e.push({field:"last_page",message:`is ${i}, but the document has ${t}`}),e.length===0&&i!==void 0&&
a>i&&e.push({field:"first_page",message:`is ${a}, which is after last_page (${i})`,mentions:["last_page"]}),e.length>0)throw(0,_.G6)(e);return Uint32Array.from(
{length:(i??f)-a+1},(n,o)=>a+o)}}),95234:((y,P,s)=>{s.d(P,{V:()=>f,W:()=>i});var _=s(29082),g=s(12237),M=s(87826),u=s(14029),h=s(52404);const a="1.4";async function i(t,{
pages:e,open_password:n,transparency:o},r,c){const m=await(0,g.E)(t.bytes,r,{password:n}),d=m.pages.count,E=(0,_.k1)(e,d);if(E.length===0){const $=await(0,M.i)(
m,t.bytes);return{documents:[{name:t.name,bytes:$,pageCount:d}],notes:[h.$],facts:{pageCount:d,stampedPages:0}}}const{notes:l,stampedPages:p=E.length,version:D=a,
write:O}=await c(m,E),w={version:D>a?D:a},I=O?await O(w):await(0,u.UN)(m,w);return{documents:[{name:t.name,bytes:I,pageCount:d}],notes:o===100?[v,...l]:l,facts:{
pageCount:d,stampedPages:p}}}const v={code:"stamp_invisible",message:"The stamp cannot be seen, because transparency is 100. Use a lower value.",mentions:["tran\
sparency"]};async function f({pace:t},e){await t.rest();const n=await e();return await t.rest(),n}}),87826:((y,P,s)=>{s.d(P,{N:()=>M,i:()=>u});var _=s(78157),g=s(
14029);function M({suspect:h,bytes:a},i){if(!(h||(0,_.bS)(a.subarray(0,5)).toString("latin1")!=="%PDF-"))return a.length===i.length?i:a}const u=async(h,a,i)=>M(
h,a)??await(0,g.UN)(h,i)})};
