"use strict";exports.id=6927,exports.ids=[6927],exports.modules={66974:((w,O,a)=>{a.d(O,{D6:()=>M,F1:()=>D,NL:()=>i,P3:()=>h,br:()=>_,bs:()=>u});var v=a(98446);const h={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function D(n,s,o){const c=[],m=[];for(const[t,r]of n.split(",").entries()){const d=t+1;if(s!==void 0&&
r.trim()===""){m.push(`entry ${d} is empty: write ${s}, separated by single commas`);continue}const f=o(r,d);"problem"in f?m.push(_(d,r,f.problem)):c.push(f.item)}
return m.length>0?{problem:u(m)}:{items:c}}const _=(n,s,o)=>`entry ${n} ('${e(s.trim())}') ${o}`,M=({position:n,text:s},o,c)=>_(n,s,`names ${E(o)}, but the docu\
ment has ${(0,v.y_)(c,"page")}`);function E(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const g=5;function u(n){const s=n.length-g;
return[...n.slice(0,g),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function i(n){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(n){const s=[...n].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(o)?"?":o);return(0,v.Bu)(s.join(""),40)}}),29082:((w,O,a)=>{a.d(O,{k1:()=>M,lY:()=>_,m7:()=>E});var v=a(58552),h=a(66974);const D=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
_=i=>(0,h.F1)(i,"pages such as 1..3, -1, odd",(e,n)=>{const s=e.trim(),o=D.exec(s);if(!o)return{problem:u(s)};const[,c,m,t,r,d]=o,f={negated:c!==void 0,text:s,position:n};
if(m!==void 0)return{item:{...f,pages:m.toLowerCase()}};const l=Number(t),p=r===void 0?l:d===void 0?"end":Number(d);return l===0||p===0?h.P3:{item:{...f,pages:{
from:l,to:p}}}});function M(i,e,n="pages"){const s=r=>(0,v.G6)([{field:n,message:r}]),o=_(i);if("problem"in o)throw s(o.problem);const c=new g(e),m=new g(e),t=[];
for(const r of o.items){const d=r.negated?m:c;if(typeof r.pages=="string"){d.add(r.pages);continue}const{from:f,to:l}=r.pages,p=f<0?e+1+f:f,P=l==="end"?e:l<0?e+
1+l:l,A=(l==="end"?f<0?[[f,p]]:[]:[[f,p],[l,P]]).find(([,T])=>T<1||T>e);A&&t.push((0,h.D6)(r,A[0],e)),!(l==="end"&&p>e||t.length>0)&&d.range(Math.min(p,P),Math.
max(p,P))}if(t.length>0)throw s((0,h.bs)(t));return o.items.every(({negated:r})=>r)&&c.add("all"),c.without(m)}function E(i){const e=_(i);if("problem"in e||e.items.
length!==1)return;const{negated:n,pages:s}=e.items[0];if(n)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:o,to:c}=s;return c===
"end"?{first:o}:c===-1?{first:o}:c<1?void 0:{first:Math.min(o,c),last:Math.max(o,c)}}class g{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+1]--}without(e){
const n=new Uint32Array(this.pageCount);let s=0,o=0,c=0;for(let m=1;m<=this.pageCount;m++){o+=this.differences[m],c+=e.differences[m];const t=m%2===1?"odd":"eve\
n";(o>0||this[t])&&!(c>0||e[t])&&(n[s++]=m)}return n.subarray(0,s)}}function u(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is written 1..5":/^!/.test(
i)?"is not a page: leave out pages with not, such as not 2":(0,h.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((w,O,a)=>{a.d(O,{$:()=>_,U:()=>M});var v=a(58552),h=a(29082),D=a(98446);const _={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:E,last_page:g,pages:u},i){if(u!==void 0)return(0,h.k1)(
u,i);const e=(0,D.y_)(i,"page"),n=[];if(E>i&&n.push({field:"first_page",message:`is ${E}, but the document has ${e}`}),g!==void 0&&g>i&&n.push({field:"last_page",
message:`is ${g}, but the document has ${e}`}),n.length===0&&g!==void 0&&E>g&&n.push({field:"first_page",message:`is ${E}, which is after last_page (${g})`,mentions:[
"last_page"]}),n.length>0)throw(0,v.G6)(n);return Uint32Array.from({length:(g??i)-E+1},(s,o)=>E+o)}}),36703:((w,O,a)=>{a.d(O,{L:()=>g});var v=a(12237),h=a(37253),
D=a(77500),_=a(73249),M=a(17671),E=a(52404);async function g(i,e,n,s){const o=await(0,v.E)(i.bytes,n,{password:e}),c=o.pages.count,m=s(c);if(!m){const d=o.suspect?
await(0,h.UN)(o):i.bytes,f=c;return{documents:[{name:i.name,bytes:d,pageCount:f}],notes:[E.$],facts:{sourcePageCount:c,pageCount:f}}}await(0,_.E)(o);const t=await(0,M.
lh)(o,m),r=await(0,h.UN)(o);return{documents:[{name:i.name,bytes:r,pageCount:t.pageCount}],notes:t.removedXfa?[(0,D.Yw)("pages")]:[],facts:u(c,t)}}function u(i,e){
const{pageCount:n,removedPages:s,repeatedPages:o}=e;return{sourcePageCount:i,pageCount:n,...o>0&&{repeatedPages:o},...s>0&&{removedPages:s,removedBookmarks:e.removedOutlineItems,
removedDestinations:e.removedDestinations,removedLinks:e.removedLinks,removedFields:e.removedFields}}}}),76927:((w,O,a)=>{a.r(O),a.d(O,{reverse_pages:()=>h});var v=a(
36703);const h=(D,_,M)=>(0,v.L)(D,_.open_password,M,E=>Uint32Array.from({length:E},(g,u)=>E-u))}),77500:((w,O,a)=>{a.d(O,{Yw:()=>g,br:()=>M,f4:()=>D,mD:()=>_});
var v=a(58552),h=a(9819);function D(u,i){return i.form?.dict.has("XFA")?u.resolve(u.catalog.get("NeedsRendering"))===!0||!i.fields.some(({kind:n})=>n!=="unknown")?
"dynamic":"static":"none"}function _(u,i){if(D(u,i)!=="dynamic")return;const e="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new v.
zU("invalid_parameters",`file: ${e}`,{issues:[{field:"file",message:e}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form witho\
ut XFA"})}function M(u,i){const e=(0,h.Wo)(u,"AcroForm");return e?.dict.has("XFA")?(u.edit(e.holder),e.dict.delete("XFA"),u.catalog.has("NeedsRendering")&&u.editCatalog().
delete("NeedsRendering"),[g(i)]):[]}const E={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"\
it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields them\
selves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},g=u=>({code:"xfa_removed",message:`The XFA version of the form was removed, b\
ecause ${E[u]}`})}),73249:((w,O,a)=>{a.d(O,{E:()=>i});var v=a(21996),h=a(90536),D=a(78157),_=a(45599),M=a(12207),E=a(9819),g=a(17671);const u=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;
async function i(t){const r=await c(t);if(r.length===0)return;let d;const f=(0,E.Wo)(t,"Dests");let l;for(const p of r){const P=t.get(p),y={changed:!1},A=T=>{e(
T)&&(T[0]=n(t,T[0])??(l??=t.add(null)),y.changed=!0)};e(P)&&(d??=await o(t),d.has(p)||A(P)),(0,_.cy)(P)&&P.forEach(A),(0,h.C)(P,T=>s(t,T,A)),f?.holder===p&&f.dict.
forEach(A),y.changed&&t.edit(p)}l&&await(0,g.E2)(t,l)}function e(t){return(0,_.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof _.SX&&u.test(t[1].text)}function n(t,r){
const d=(0,M.hN)(t,r);return d===void 0?void 0:new _.oS(t.pages.number(d))}function s(t,r,d){const f=r.get("Names");(0,_.cy)(f)&&f.forEach(d),d(r.get("Dest")),d(
r.get("OpenAction"));const l=t.resolve(r.get("S"));(l===null||(0,_.Eo)(l,"GoTo"))&&d(r.get("D"))}async function o(t){const r=new Set,{GoToR:d,GoToE:f}=await(0,v.
zx)(t,["GoToR","GoToE"]);for(const l of[...d,...f])(0,h.C)(t.get(l),p=>{const[P,y]=[t.resolve(p.get("S")),p.get("D")];(0,_.i9)(y)&&((0,_.Eo)(P,"GoToR")||(0,_.Eo)(
P,"GoToE"))&&r.add(y.number)});return r}async function c(t){const r=new Set;await(0,v.RJ)(t,(d,f,l,p)=>{const P=d.subarray(f,l);for(const y of["Fit","XYZ"])for(let A=P.
indexOf(y);A>=0;A=P.indexOf(y,A+y.length)){if(!m(P,A))continue;const T=p(f+A);T!==void 0&&r.add(T)}});for(const d of(0,v.vb)(t))r.add(d);return[...r]}function m(t,r){
let d=r-2;for(;d>=0&&D.Kl[t[d]]===D.t6;)d--;return(0,D.yp)(t[d])}})};
