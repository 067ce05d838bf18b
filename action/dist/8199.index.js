"use strict";exports.id=8199,exports.ids=[8199],exports.modules={66974:((w,O,r)=>{r.d(O,{D6:()=>M,F1:()=>D,NL:()=>a,P3:()=>E,br:()=>m,bs:()=>f});var v=r(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(t,s,o){const _=[],l=[];for(const[n,i]of t.split(",").entries()){const d=n+1;if(s!==void 0&&
i.trim()===""){l.push(`entry ${d} is empty: write ${s}, separated by single commas`);continue}const c=o(i,d);"problem"in c?l.push(m(d,i,c.problem)):_.push(c.item)}
return l.length>0?{problem:f(l)}:{items:_}}const m=(t,s,o)=>`entry ${t} ('${e(s.trim())}') ${o}`,M=({position:t,text:s},o,_)=>m(t,s,`names ${h(o)}, but the docu\
ment has ${(0,v.y_)(_,"page")}`);function h(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const u=5;function f(t){const s=t.length-u;
return[...t.slice(0,u),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function a(t){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(t){const s=[...t].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(o)?"?":o);return(0,v.Bu)(s.join(""),40)}}),29082:((w,O,r)=>{r.d(O,{k1:()=>M,lY:()=>m,m7:()=>h});var v=r(58552),E=r(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
m=a=>(0,E.F1)(a,"pages such as 1..3, -1, odd",(e,t)=>{const s=e.trim(),o=D.exec(s);if(!o)return{problem:f(s)};const[,_,l,n,i,d]=o,c={negated:_!==void 0,text:s,position:t};
if(l!==void 0)return{item:{...c,pages:l.toLowerCase()}};const g=Number(n),p=i===void 0?g:d===void 0?"end":Number(d);return g===0||p===0?E.P3:{item:{...c,pages:{
from:g,to:p}}}});function M(a,e,t="pages"){const s=i=>(0,v.G6)([{field:t,message:i}]),o=m(a);if("problem"in o)throw s(o.problem);const _=new u(e),l=new u(e),n=[];
for(const i of o.items){const d=i.negated?l:_;if(typeof i.pages=="string"){d.add(i.pages);continue}const{from:c,to:g}=i.pages,p=c<0?e+1+c:c,P=g==="end"?e:g<0?e+
1+g:g,A=(g==="end"?c<0?[[c,p]]:[]:[[c,p],[g,P]]).find(([,T])=>T<1||T>e);A&&n.push((0,E.D6)(i,A[0],e)),!(g==="end"&&p>e||n.length>0)&&d.range(Math.min(p,P),Math.
max(p,P))}if(n.length>0)throw s((0,E.bs)(n));return o.items.every(({negated:i})=>i)&&_.add("all"),_.without(l)}function h(a){const e=m(a);if("problem"in e||e.items.
length!==1)return;const{negated:t,pages:s}=e.items[0];if(t)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:o,to:_}=s;return _===
"end"?{first:o}:_===-1?{first:o}:_<1?void 0:{first:Math.min(o,_),last:Math.max(o,_)}}class u{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,t){this.differences[e]++,this.differences[t+1]--}without(e){
const t=new Uint32Array(this.pageCount);let s=0,o=0,_=0;for(let l=1;l<=this.pageCount;l++){o+=this.differences[l],_+=e.differences[l];const n=l%2===1?"odd":"eve\
n";(o>0||this[n])&&!(_>0||e[n])&&(t[s++]=l)}return t.subarray(0,s)}}function f(a){return/^(not +)?\.\./i.test(a)?"has no start: a range is written 1..5":/^!/.test(
a)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(a.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((w,O,r)=>{r.d(O,{$:()=>m,U:()=>M});var v=r(58552),E=r(29082),D=r(98446);const m={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:h,last_page:u,pages:f},a){if(f!==void 0)return(0,E.k1)(
f,a);const e=(0,D.y_)(a,"page"),t=[];if(h>a&&t.push({field:"first_page",message:`is ${h}, but the document has ${e}`}),u!==void 0&&u>a&&t.push({field:"last_page",
message:`is ${u}, but the document has ${e}`}),t.length===0&&u!==void 0&&h>u&&t.push({field:"first_page",message:`is ${h}, which is after last_page (${u})`,mentions:[
"last_page"]}),t.length>0)throw(0,v.G6)(t);return Uint32Array.from({length:(u??a)-h+1},(s,o)=>h+o)}}),36703:((w,O,r)=>{r.d(O,{L:()=>u});var v=r(12237),E=r(37253),
D=r(77500),m=r(73249),M=r(17671),h=r(52404);async function u(a,e,t,s){const o=await(0,v.E)(a.bytes,t,{password:e}),_=o.pages.count,l=s(_);if(!l){const d=o.suspect?
await(0,E.UN)(o):a.bytes,c=_;return{documents:[{name:a.name,bytes:d,pageCount:c}],notes:[h.$],facts:{sourcePageCount:_,pageCount:c}}}await(0,m.E)(o);const n=await(0,M.
lh)(o,l),i=await(0,E.UN)(o);return{documents:[{name:a.name,bytes:i,pageCount:n.pageCount}],notes:n.removedXfa?[(0,D.Yw)("pages")]:[],facts:f(_,n)}}function f(a,e){
const{pageCount:t,removedPages:s,repeatedPages:o}=e;return{sourcePageCount:a,pageCount:t,...o>0&&{repeatedPages:o},...s>0&&{removedPages:s,removedBookmarks:e.removedOutlineItems,
removedDestinations:e.removedDestinations,removedLinks:e.removedLinks,removedFields:e.removedFields}}}}),98199:((w,O,r)=>{r.r(O),r.d(O,{remove_pages:()=>m});var v=r(
58552),E=r(52404),D=r(36703);const m=(M,h,u)=>(0,D.L)(M,h.open_password,u,f=>{const a=(0,E.U)(h,f);if(a.length===0)return;if(a.length===f){const[t,s]=h.pages===
void 0?["first_page"," together with last_page"]:["pages",""],o=`must not name every page of the document${s}: at least one page must remain`;throw(0,v.G6)([{field:t,
message:o,mentions:["last_page"]}])}const e=new Uint8Array(f+1);for(const t of a)e[t]=1;return Uint32Array.from({length:f},(t,s)=>s+1).filter(t=>e[t]===0)})}),77500:((w,O,r)=>{
r.d(O,{Yw:()=>u,br:()=>M,f4:()=>D,mD:()=>m});var v=r(58552),E=r(9819);function D(f,a){return a.form?.dict.has("XFA")?f.resolve(f.catalog.get("NeedsRendering"))===
!0||!a.fields.some(({kind:t})=>t!=="unknown")?"dynamic":"static":"none"}function m(f,a){if(D(f,a)!=="dynamic")return;const e="is a dynamic XFA form, whose pages\
 and fields only Adobe viewers show";throw new v.zU("invalid_parameters",`file: ${e}`,{issues:[{field:"file",message:e}],advice:"Print it to a PDF document from\
 Adobe Reader, or ask its author for a form without XFA"})}function M(f,a){const e=(0,E.Wo)(f,"AcroForm");return e?.dict.has("XFA")?(f.edit(e.holder),e.dict.delete(
"XFA"),f.catalog.has("NeedsRendering")&&f.editCatalog().delete("NeedsRendering"),[u(a)]):[]}const h={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",places:"\
it says where fields are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},u=f=>({code:"xfa_remove\
d",message:`The XFA version of the form was removed, because ${h[f]}`})}),73249:((w,O,r)=>{r.d(O,{E:()=>a});var v=r(21996),E=r(90536),D=r(78157),m=r(45599),M=r(
12207),h=r(9819),u=r(17671);const f=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;async function a(n){const i=await _(n);if(i.length===0)return;let d;const c=(0,h.Wo)(n,"De\
sts");let g;for(const p of i){const P=n.get(p),y={changed:!1},A=T=>{e(T)&&(T[0]=t(n,T[0])??(g??=n.add(null)),y.changed=!0)};e(P)&&(d??=await o(n),d.has(p)||A(P)),
(0,m.cy)(P)&&P.forEach(A),(0,E.C)(P,T=>s(n,T,A)),c?.holder===p&&c.dict.forEach(A),y.changed&&n.edit(p)}g&&await(0,u.E2)(n,g)}function e(n){return(0,m.cy)(n)&&typeof n[0]==
"number"&&n[1]instanceof m.SX&&f.test(n[1].text)}function t(n,i){const d=(0,M.hN)(n,i);return d===void 0?void 0:new m.oS(n.pages.number(d))}function s(n,i,d){const c=i.
get("Names");(0,m.cy)(c)&&c.forEach(d),d(i.get("Dest")),d(i.get("OpenAction"));const g=n.resolve(i.get("S"));(g===null||(0,m.Eo)(g,"GoTo"))&&d(i.get("D"))}async function o(n){
const i=new Set,{GoToR:d,GoToE:c}=await(0,v.zx)(n,["GoToR","GoToE"]);for(const g of[...d,...c])(0,E.C)(n.get(g),p=>{const[P,y]=[n.resolve(p.get("S")),p.get("D")];
(0,m.i9)(y)&&((0,m.Eo)(P,"GoToR")||(0,m.Eo)(P,"GoToE"))&&i.add(y.number)});return i}async function _(n){const i=new Set;await(0,v.RJ)(n,(d,c,g,p)=>{const P=d.subarray(
c,g);for(const y of["Fit","XYZ"])for(let A=P.indexOf(y);A>=0;A=P.indexOf(y,A+y.length)){if(!l(P,A))continue;const T=p(c+A);T!==void 0&&i.add(T)}});for(const d of(0,v.
vb)(n))i.add(d);return[...i]}function l(n,i){let d=i-2;for(;d>=0&&D.Kl[n[d]]===D.t6;)d--;return(0,D.yp)(n[d])}})};
