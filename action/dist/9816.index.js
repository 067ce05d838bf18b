"use strict";exports.id=9816,exports.ids=[9816],exports.modules={66974:((w,O,o)=>{o.d(O,{D6:()=>M,F1:()=>D,NL:()=>r,P3:()=>h,br:()=>_,bs:()=>u});var v=o(98446);const h={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(n,s,a){const c=[],l=[];for(const[t,i]of n.split(",").entries()){const d=t+1;if(s!==void 0&&
i.trim()===""){l.push(`entry ${d} is empty: write ${s}, separated by single commas`);continue}const f=a(i,d);"problem"in f?l.push(_(d,i,f.problem)):c.push(f.item)}
return l.length>0?{problem:u(l)}:{items:c}}const _=(n,s,a)=>`entry ${n} ('${e(s.trim())}') ${a}`,M=({position:n,text:s},a,c)=>_(n,s,`names ${E(a)}, but the docu\
ment has ${(0,v.y_)(c,"page")}`);function E(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const m=5;function u(n){const s=n.length-m;
return[...n.slice(0,m),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function r(n){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(n){const s=[...n].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,v.Bu)(s.join(""),40)}}),29082:((w,O,o)=>{o.d(O,{k1:()=>M,lY:()=>_,m7:()=>E});var v=o(58552),h=o(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
_=r=>(0,h.F1)(r,"pages such as 1..3, -1, odd",(e,n)=>{const s=e.trim(),a=D.exec(s);if(!a)return{problem:u(s)};const[,c,l,t,i,d]=a,f={negated:c!==void 0,text:s,position:n};
if(l!==void 0)return{item:{...f,pages:l.toLowerCase()}};const g=Number(t),p=i===void 0?g:d===void 0?"end":Number(d);return g===0||p===0?h.P3:{item:{...f,pages:{
from:g,to:p}}}});function M(r,e,n="pages"){const s=i=>(0,v.G6)([{field:n,message:i}]),a=_(r);if("problem"in a)throw s(a.problem);const c=new m(e),l=new m(e),t=[];
for(const i of a.items){const d=i.negated?l:c;if(typeof i.pages=="string"){d.add(i.pages);continue}const{from:f,to:g}=i.pages,p=f<0?e+1+f:f,P=g==="end"?e:g<0?e+
1+g:g,T=(g==="end"?f<0?[[f,p]]:[]:[[f,p],[g,P]]).find(([,A])=>A<1||A>e);T&&t.push((0,h.D6)(i,T[0],e)),!(g==="end"&&p>e||t.length>0)&&d.range(Math.min(p,P),Math.
max(p,P))}if(t.length>0)throw s((0,h.bs)(t));return a.items.every(({negated:i})=>i)&&c.add("all"),c.without(l)}function E(r){const e=_(r);if("problem"in e||e.items.
length!==1)return;const{negated:n,pages:s}=e.items[0];if(n)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:a,to:c}=s;return c===
"end"?{first:a}:c===-1?{first:a}:c<1?void 0:{first:Math.min(a,c),last:Math.max(a,c)}}class m{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+1]--}without(e){
const n=new Uint32Array(this.pageCount);let s=0,a=0,c=0;for(let l=1;l<=this.pageCount;l++){a+=this.differences[l],c+=e.differences[l];const t=l%2===1?"odd":"eve\
n";(a>0||this[t])&&!(c>0||e[t])&&(n[s++]=l)}return n.subarray(0,s)}}function u(r){return/^(not +)?\.\./i.test(r)?"has no start: a range is written 1..5":/^!/.test(
r)?"is not a page: leave out pages with not, such as not 2":(0,h.NL)(r.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),79816:((w,O,o)=>{o.r(O),o.d(O,{extract_pages:()=>_});var v=o(58552),h=o(52404),D=o(36703);const _=(M,E,m)=>(0,D.L)(M,E.
open_password,m,u=>{const r=(0,h.U)(E,u);if(r.length===0)throw(0,v.G6)([{field:"pages",message:"names no page of the document: the result must have at least one\
 page"}]);return r})}),52404:((w,O,o)=>{o.d(O,{$:()=>_,U:()=>M});var v=o(58552),h=o(29082),D=o(98446);const _={code:"no_pages_selected",message:"The document ha\
s none of the pages that were asked for, so nothing was changed."};function M({first_page:E,last_page:m,pages:u},r){if(u!==void 0)return(0,h.k1)(u,r);const e=(0,D.
y_)(r,"page"),n=[];if(E>r&&n.push({field:"first_page",message:`is ${E}, but the document has ${e}`}),m!==void 0&&m>r&&n.push({field:"last_page",message:`is ${m}\
, but the document has ${e}`}),n.length===0&&m!==void 0&&E>m&&n.push({field:"first_page",message:`is ${E}, which is after last_page (${m})`,mentions:["last_page"]}),
n.length>0)throw(0,v.G6)(n);return Uint32Array.from({length:(m??r)-E+1},(s,a)=>E+a)}}),36703:((w,O,o)=>{o.d(O,{L:()=>m});var v=o(12237),h=o(37253),D=o(77500),_=o(
73249),M=o(17671),E=o(52404);async function m(r,e,n,s){const a=await(0,v.E)(r.bytes,n,{password:e}),c=a.pages.count,l=s(c);if(!l){const d=a.suspect?await(0,h.UN)(
a):r.bytes,f=c;return{documents:[{name:r.name,bytes:d,pageCount:f}],notes:[E.$],facts:{sourcePageCount:c,pageCount:f}}}await(0,_.E)(a);const t=await(0,M.lh)(a,l),
i=await(0,h.UN)(a);return{documents:[{name:r.name,bytes:i,pageCount:t.pageCount}],notes:t.removedXfa?[(0,D.Yw)("pages")]:[],facts:u(c,t)}}function u(r,e){const{
pageCount:n,removedPages:s,repeatedPages:a}=e;return{sourcePageCount:r,pageCount:n,...a>0&&{repeatedPages:a},...s>0&&{removedPages:s,removedBookmarks:e.removedOutlineItems,
removedDestinations:e.removedDestinations,removedLinks:e.removedLinks,removedFields:e.removedFields}}}}),77500:((w,O,o)=>{o.d(O,{Yw:()=>m,br:()=>M,f4:()=>D,mD:()=>_});
var v=o(58552),h=o(9819);function D(u,r){return r.form?.dict.has("XFA")?u.resolve(u.catalog.get("NeedsRendering"))===!0||!r.fields.some(({kind:n})=>n!=="unknown")?
"dynamic":"static":"none"}function _(u,r){if(D(u,r)!=="dynamic")return;const e="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new v.
zU("invalid_parameters",`file: ${e}`,{issues:[{field:"file",message:e}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form witho\
ut XFA"})}function M(u,r){const e=(0,h.Wo)(u,"AcroForm");return e?.dict.has("XFA")?(u.edit(e.holder),e.dict.delete("XFA"),u.catalog.has("NeedsRendering")&&u.editCatalog().
delete("NeedsRendering"),[m(r)]):[]}const E={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"\
it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields them\
selves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},m=u=>({code:"xfa_removed",message:`The XFA version of the form was removed, b\
ecause ${E[u]}`})}),73249:((w,O,o)=>{o.d(O,{E:()=>r});var v=o(21996),h=o(90536),D=o(78157),_=o(45599),M=o(12207),E=o(9819),m=o(17671);const u=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;
async function r(t){const i=await c(t);if(i.length===0)return;let d;const f=(0,E.Wo)(t,"Dests");let g;for(const p of i){const P=t.get(p),y={changed:!1},T=A=>{e(
A)&&(A[0]=n(t,A[0])??(g??=t.add(null)),y.changed=!0)};e(P)&&(d??=await a(t),d.has(p)||T(P)),(0,_.cy)(P)&&P.forEach(T),(0,h.C)(P,A=>s(t,A,T)),f?.holder===p&&f.dict.
forEach(T),y.changed&&t.edit(p)}g&&await(0,m.E2)(t,g)}function e(t){return(0,_.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof _.SX&&u.test(t[1].text)}function n(t,i){
const d=(0,M.hN)(t,i);return d===void 0?void 0:new _.oS(t.pages.number(d))}function s(t,i,d){const f=i.get("Names");(0,_.cy)(f)&&f.forEach(d),d(i.get("Dest")),d(
i.get("OpenAction"));const g=t.resolve(i.get("S"));(g===null||(0,_.Eo)(g,"GoTo"))&&d(i.get("D"))}async function a(t){const i=new Set,{GoToR:d,GoToE:f}=await(0,v.
zx)(t,["GoToR","GoToE"]);for(const g of[...d,...f])(0,h.C)(t.get(g),p=>{const[P,y]=[t.resolve(p.get("S")),p.get("D")];(0,_.i9)(y)&&((0,_.Eo)(P,"GoToR")||(0,_.Eo)(
P,"GoToE"))&&i.add(y.number)});return i}async function c(t){const i=new Set;await(0,v.RJ)(t,(d,f,g,p)=>{const P=d.subarray(f,g);for(const y of["Fit","XYZ"])for(let T=P.
indexOf(y);T>=0;T=P.indexOf(y,T+y.length)){if(!l(P,T))continue;const A=p(f+T);A!==void 0&&i.add(A)}});for(const d of(0,v.vb)(t))i.add(d);return[...i]}function l(t,i){
let d=i-2;for(;d>=0&&D.Kl[t[d]]===D.t6;)d--;return(0,D.yp)(t[d])}})};
