"use strict";exports.id=299,exports.ids=[299],exports.modules={66974:((T,O,a)=>{a.d(O,{D6:()=>M,F1:()=>v,NL:()=>i,P3:()=>g,br:()=>f,bs:()=>u});var D=a(98446);const g={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function v(n,s,o){const _=[],m=[];for(const[t,r]of n.split(",").entries()){const d=t+1;if(s!==void 0&&
r.trim()===""){m.push(`entry ${d} is empty: write ${s}, separated by single commas`);continue}const c=o(r,d);"problem"in c?m.push(f(d,r,c.problem)):_.push(c.item)}
return m.length>0?{problem:u(m)}:{items:_}}const f=(n,s,o)=>`entry ${n} ('${e(s.trim())}') ${o}`,M=({position:n,text:s},o,_)=>f(n,s,`names ${E(o)}, but the docu\
ment has ${(0,D.y_)(_,"page")}`);function E(n){return Number.isSafeInteger(n)?`page ${n}`:"a page far beyond its end"}const h=5;function u(n){const s=n.length-h;
return[...n.slice(0,h),...s>0?[`and ${s} more such entries`]:[]].join("; ")}function i(n){const s=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(n);return s?`is n\
ot a range: write ${s[1]}..${s[2]}${s[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(n)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(n)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(n){const s=[...n].map(o=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(o)?"?":o);return(0,D.Bu)(s.join(""),40)}}),29082:((T,O,a)=>{a.d(O,{k1:()=>M,lY:()=>f,m7:()=>E});var D=a(58552),g=a(66974);const v=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
f=i=>(0,g.F1)(i,"pages such as 1..3, -1, odd",(e,n)=>{const s=e.trim(),o=v.exec(s);if(!o)return{problem:u(s)};const[,_,m,t,r,d]=o,c={negated:_!==void 0,text:s,position:n};
if(m!==void 0)return{item:{...c,pages:m.toLowerCase()}};const l=Number(t),p=r===void 0?l:d===void 0?"end":Number(d);return l===0||p===0?g.P3:{item:{...c,pages:{
from:l,to:p}}}});function M(i,e,n="pages"){const s=r=>(0,D.G6)([{field:n,message:r}]),o=f(i);if("problem"in o)throw s(o.problem);const _=new h(e),m=new h(e),t=[];
for(const r of o.items){const d=r.negated?m:_;if(typeof r.pages=="string"){d.add(r.pages);continue}const{from:c,to:l}=r.pages,p=c<0?e+1+c:c,P=l==="end"?e:l<0?e+
1+l:l,w=(l==="end"?c<0?[[c,p]]:[]:[[c,p],[l,P]]).find(([,b])=>b<1||b>e);w&&t.push((0,g.D6)(r,w[0],e)),!(l==="end"&&p>e||t.length>0)&&d.range(Math.min(p,P),Math.
max(p,P))}if(t.length>0)throw s((0,g.bs)(t));return o.items.every(({negated:r})=>r)&&_.add("all"),_.without(m)}function E(i){const e=f(i);if("problem"in e||e.items.
length!==1)return;const{negated:n,pages:s}=e.items[0];if(n)return;if(s==="all")return{first:1};if(typeof s=="string"||s.from<1)return;const{from:o,to:_}=s;return _===
"end"?{first:o}:_===-1?{first:o}:_<1?void 0:{first:Math.min(o,_),last:Math.max(o,_)}}class h{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,n){this.differences[e]++,this.differences[n+1]--}without(e){
const n=new Uint32Array(this.pageCount);let s=0,o=0,_=0;for(let m=1;m<=this.pageCount;m++){o+=this.differences[m],_+=e.differences[m];const t=m%2===1?"odd":"eve\
n";(o>0||this[t])&&!(_>0||e[t])&&(n[s++]=m)}return n.subarray(0,s)}}function u(i){return/^(not +)?\.\./i.test(i)?"has no start: a range is written 1..5":/^!/.test(
i)?"is not a page: leave out pages with not, such as not 2":(0,g.NL)(i.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((T,O,a)=>{a.d(O,{$:()=>f,U:()=>M});var D=a(58552),g=a(29082),v=a(98446);const f={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function M({first_page:E,last_page:h,pages:u},i){if(u!==void 0)return(0,g.k1)(
u,i);const e=(0,v.y_)(i,"page"),n=[];if(E>i&&n.push({field:"first_page",message:`is ${E}, but the document has ${e}`}),h!==void 0&&h>i&&n.push({field:"last_page",
message:`is ${h}, but the document has ${e}`}),n.length===0&&h!==void 0&&E>h&&n.push({field:"first_page",message:`is ${E}, which is after last_page (${h})`,mentions:[
"last_page"]}),n.length>0)throw(0,D.G6)(n);return Uint32Array.from({length:(h??i)-E+1},(s,o)=>E+o)}}),36703:((T,O,a)=>{a.d(O,{L:()=>h});var D=a(12237),g=a(14029),
v=a(77500),f=a(73249),M=a(17671),E=a(52404);async function h(i,e,n,s){const o=await(0,D.E)(i.bytes,n,{password:e}),_=o.pages.count,m=s(_);if(!m){const d=o.suspect?
await(0,g.UN)(o):i.bytes,c=_;return{documents:[{name:i.name,bytes:d,pageCount:c}],notes:[E.$],facts:{sourcePageCount:_,pageCount:c}}}await(0,f.E)(o);const t=await(0,M.
lh)(o,m),r=await(0,g.UN)(o);return{documents:[{name:i.name,bytes:r,pageCount:t.pageCount}],notes:t.removedXfa?[(0,v.Yw)("pages")]:[],facts:u(_,t)}}function u(i,e){
const{pageCount:n,removedPages:s,repeatedPages:o}=e;return{sourcePageCount:i,pageCount:n,...o>0&&{repeatedPages:o},...s>0&&{removedPages:s,removedBookmarks:e.removedOutlineItems,
removedDestinations:e.removedDestinations,removedLinks:e.removedLinks,removedFields:e.removedFields}}}}),77500:((T,O,a)=>{a.d(O,{Yw:()=>h,br:()=>M,f4:()=>v,mD:()=>f});
var D=a(58552),g=a(9819);function v(u,i){return i.form?.dict.has("XFA")?u.resolve(u.catalog.get("NeedsRendering"))===!0||!i.fields.some(({kind:n})=>n!=="unknown")?
"dynamic":"static":"none"}function f(u,i){if(v(u,i)!=="dynamic")return;const e="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new D.
zU("invalid_parameters",`file: ${e}`,{issues:[{field:"file",message:e}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form witho\
ut XFA"})}function M(u,i){const e=(0,g.Wo)(u,"AcroForm");return e?.dict.has("XFA")?(u.edit(e.holder),e.dict.delete("XFA"),u.catalog.has("NeedsRendering")&&u.editCatalog().
delete("NeedsRendering"),[h(i)]):[]}const E={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"\
it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields them\
selves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},h=u=>({code:"xfa_removed",message:`The XFA version of the form was removed, b\
ecause ${E[u]}`})}),73249:((T,O,a)=>{a.d(O,{E:()=>i});var D=a(21996),g=a(90536),v=a(78157),f=a(45599),M=a(12207),E=a(9819),h=a(17671);const u=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;
async function i(t){const r=await _(t);if(r.length===0)return;let d;const c=(0,E.Wo)(t,"Dests");let l;for(const p of r){const P=t.get(p),A={changed:!1},w=b=>{e(
b)&&(b[0]=n(t,b[0])??(l??=t.add(null)),A.changed=!0)};e(P)&&(d??=await o(t),d.has(p)||w(P)),(0,f.cy)(P)&&P.forEach(w),(0,g.C)(P,b=>s(t,b,w)),c?.holder===p&&c.dict.
forEach(w),A.changed&&t.edit(p)}l&&await(0,h.E2)(t,l)}function e(t){return(0,f.cy)(t)&&typeof t[0]=="number"&&t[1]instanceof f.SX&&u.test(t[1].text)}function n(t,r){
const d=(0,M.hN)(t,r);return d===void 0?void 0:new f.oS(t.pages.number(d))}function s(t,r,d){const c=r.get("Names");(0,f.cy)(c)&&c.forEach(d),d(r.get("Dest")),d(
r.get("OpenAction"));const l=t.resolve(r.get("S"));(l===null||(0,f.Eo)(l,"GoTo"))&&d(r.get("D"))}async function o(t){const r=new Set,{GoToR:d,GoToE:c}=await(0,D.
zx)(t,["GoToR","GoToE"]);for(const l of[...d,...c])(0,g.C)(t.get(l),p=>{const[P,A]=[t.resolve(p.get("S")),p.get("D")];(0,f.i9)(A)&&((0,f.Eo)(P,"GoToR")||(0,f.Eo)(
P,"GoToE"))&&r.add(A.number)});return r}async function _(t){const r=new Set;await(0,D.RJ)(t,(d,c,l,p)=>{const P=d.subarray(c,l);for(const A of["Fit","XYZ"])for(let w=P.
indexOf(A);w>=0;w=P.indexOf(A,w+A.length)){if(!m(P,w))continue;const b=p(c+w);b!==void 0&&r.add(b)}});for(const d of(0,D.vb)(t))r.add(d);return[...r]}function m(t,r){
let d=r-2;for(;d>=0&&v.Kl[t[d]]===v.t6;)d--;return(0,v.yp)(t[d])}}),70549:((T,O,a)=>{a.d(O,{n:()=>D});function D(g){const v=new WeakMap;return f=>{if(f.hasChanges)
return g(f);const M=v.get(f);if(M)return M.answer;const E=g(f);return v.set(f,{answer:E}),E}}})};
