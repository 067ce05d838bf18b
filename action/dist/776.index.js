"use strict";exports.id=776,exports.ids=[776],exports.modules={66974:((y,P,n)=>{n.d(P,{D6:()=>m,F1:()=>M,NL:()=>f,P3:()=>h,br:()=>u,bs:()=>v});var E=n(98446);const h={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function M(t,s,a){const r=[],c=[];for(const[l,d]of t.split(",").entries()){const p=l+1;if(s!==void 0&&
d.trim()===""){c.push(`entry ${p} is empty: write ${s}, separated by single commas`);continue}const g=a(d,p);"problem"in g?c.push(u(p,d,g.problem)):r.push(g.item)}
return c.length>0?{problem:v(c)}:{items:r}}const u=(t,s,a)=>`entry ${t} ('${e(s.trim())}') ${a}`,m=({position:t,text:s},a,r)=>u(t,s,`names ${o(a)}, but the docu\
ment has ${(0,E.y_)(r,"page")}`);function o(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const i=5;function v(t){const s=t.length-i;
return[...t.slice(0,i),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function f(t){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(t){const s=[...t].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,E.Bu)(s.join(""),40)}}),29082:((y,P,n)=>{n.d(P,{k1:()=>m,lY:()=>u,m7:()=>o});var E=n(58552),h=n(66974);const M=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
u=f=>(0,h.F1)(f,"pages such as 1..3, -1, odd",(e,t)=>{const s=e.trim(),a=M.exec(s);if(!a)return{problem:v(s)};const[,r,c,l,d,p]=a,g={negated:r!==void 0,text:s,position:t};
if(c!==void 0)return{item:{...g,pages:c.toLowerCase()}};const _=Number(l),D=d===void 0?_:p===void 0?"end":Number(p);return _===0||D===0?h.P3:{item:{...g,pages:{
from:_,to:D}}}});function m(f,e,t="pages"){const s=d=>(0,E.G6)([{field:t,message:d}]),a=u(f);if("problem"in a)throw s(a.problem);const r=new i(e),c=new i(e),l=[];
for(const d of a.items){const p=d.negated?c:r;if(typeof d.pages=="string"){p.add(d.pages);continue}const{from:g,to:_}=d.pages,D=g<0?e+1+g:g,O=_==="end"?e:_<0?e+
1+_:_,I=(_==="end"?g<0?[[g,D]]:[]:[[g,D],[_,O]]).find(([,$])=>$<1||$>e);I&&l.push((0,h.D6)(d,I[0],e)),!(_==="end"&&D>e||l.length>0)&&p.range(Math.min(D,O),Math.
max(D,O))}if(l.length>0)throw s((0,h.bs)(l));return a.items.every(({negated:d})=>d)&&r.add("all"),r.without(c)}function o(f){const e=u(f);if("problem"in e||e.items.
length!==1)return;const{negated:t,pages:s}=e.items[0];if(t)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:a,to:r}=s;return r===
"end"?{first:a}:r===-1?{first:a}:r<1?void 0:{first:Math.min(a,r),last:Math.max(a,r)}}class i{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,t){this.differences[e]++,this.differences[t+1]--}without(e){
const t=new Uint32Array(this.pageCount);let s=0,a=0,r=0;for(let c=1;c<=this.pageCount;c++){a+=this.differences[c],r+=e.differences[c];const l=c%2===1?"odd":"eve\
n";(a>0||this[l])&&!(r>0||e[l])&&(t[s++]=c)}return t.subarray(0,s)}}function v(f){return/^(not +)?\.\./i.test(f)?"has no start: a range is written 1..5":/^!/.test(
f)?"is not a page: leave out pages with not, such as not 2":(0,h.NL)(f.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),776:((y,P,n)=>{n.r(P),n.d(P,{add_text_watermark:()=>h});var E=n(95234);const h=(M,u,m)=>(0,E.W)(M,u,m,async(o,i)=>{const{
addTextWatermark:v}=await(0,E.V)(m,()=>Promise.all([n.e(6161),n.e(7762),n.e(7709),n.e(936),n.e(1966),n.e(1320),n.e(4075),n.e(1717)]).then(n.bind(n,12342)));return{
notes:await v(o,u,i,m.prepared)}})}),52404:((y,P,n)=>{n.d(P,{$:()=>u,U:()=>m});var E=n(58552),h=n(29082),M=n(98446);const u={code:"no_pages_selected",message:"T\
he document has none of the pages that were asked for, so nothing was changed."};function m({first_page:o,last_page:i,pages:v},f){if(v!==void 0)return(0,h.k1)(v,
f);const e=(0,M.y_)(f,"page"),t=[];if(o>f&&t.push({field:"first_page",message:`is ${o}, but the document has ${e}`}),i!==void 0&&i>f&&t.push({field:"last_page",
message:`is ${i}, but the document has ${e}`}),t.length===0&&i!==void 0&&o>i&&t.push({field:"first_page",message:`is ${o}, which is after last_page (${i})`,mentions:[
"last_page"]}),t.length>0)throw(0,E.G6)(t);return Uint32Array.from({length:(i??f)-o+1},(s,a)=>o+a)}}),95234:((y,P,n)=>{n.d(P,{V:()=>f,W:()=>i});var E=n(29082),h=n(
91519),M=n(87826),u=n(14029),m=n(52404);const o="1.4";async function i(e,{pages:t,open_password:s,transparency:a},r,c){const l=await(0,h.E)(e.bytes,r,{password:s}),
d=l.pages.count,p=(0,E.k1)(t,d);if(p.length===0){const $=await(0,M.i)(l,e.bytes);return{documents:[{name:e.name,bytes:$,pageCount:d}],notes:[m.$],facts:{pageCount:d,
stampedPages:0}}}const{notes:g,stampedPages:_=p.length,version:D=o,write:O}=await c(l,p),T={version:D>o?D:o},I=O?await O(T):await(0,u.UN)(l,T);return{documents:[
{name:e.name,bytes:I,pageCount:d}],notes:a===100?[v,...g]:g,facts:{pageCount:d,stampedPages:_}}}const v={code:"stamp_invisible",message:"The stamp cannot be see\
n, because transparency is 100. Use a lower value.",mentions:["transparency"]};async function f({pace:e},t){await e.rest();const s=await t();return await e.rest(),
s}}),87826:((y,P,n)=>{n.d(P,{N:()=>M,i:()=>u});var E=n(78157),h=n(14029);function M({suspect:m,bytes:o},i){if(!(m||(0,E.bS)(o.subarray(0,5)).toString("latin1")!==
"%PDF-"))return o.length===i.length?i:o}const u=async(m,o,i)=>M(m,o)??await(0,h.UN)(m,i)})};
