"use strict";exports.id=299,exports.ids=[299],exports.modules={66974:((y,M,s)=>{s.d(M,{D6:()=>v,F1:()=>p,NL:()=>c,P3:()=>E,br:()=>d,bs:()=>h});var D=s(98446);const E={problem:"\
names page 0: pages count from 1, and -1 is the last page"};function p(t,r,a){const f=[],g=[];for(const[n,o]of t.split(",").entries()){const i=n+1;if(r!==void 0&&
o.trim()===""){g.push(`entry ${i} is empty: write ${r}, separated by single commas`);continue}const _=a(o,i);"problem"in _?g.push(d(i,o,_.problem)):f.push(_.item)}
return g.length>0?{problem:h(g)}:{items:f}}const d=(t,r,a)=>`entry ${t} ('${e(r.trim())}') ${a}`,v=({position:t,text:r},a,f)=>d(t,r,`names ${u(a)}, but the docu\
ment has ${(0,D.y_)(f,"page")}`);function u(t){return Number.isSafeInteger(t)?`page ${t}`:"a page far beyond its end"}const m=5;function h(t){const r=t.length-m;
return[...t.slice(0,m),...r>0?[`and ${r} more such entries`]:[]].join("; ")}function c(t){const r=/^ *(\d{1,10}) *[-–]+ *(\d{0,10}) *$/.exec(t);return r?`is n\
ot a range: write ${r[1]}..${r[2]}${r[2]===""?" for this page and all after it":""}`:/\bfirst\b/i.test(t)?"is not a page: the first page is written 1, and a ran\
ge from it 1..5":/\b(last|end)\b/i.test(t)?"is not a page: the last page is written -1, and a range to it 2..":void 0}function e(t){const r=[...t].map(a=>/[\p{Cc}\p{Cs}\u2028\u2029]/u.
test(a)?"?":a);return(0,D.Bu)(r.join(""),40)}}),29082:((y,M,s)=>{s.d(M,{k1:()=>v,lY:()=>d,m7:()=>u});var D=s(58552),E=s(66974);const p=/^(not +)?(?:(odd|even|all)|(-?\d+)(?:(\.\.)(-?\d+)?)?)$/i,
d=c=>(0,E.F1)(c,"pages such as 1..3, -1, odd",(e,t)=>{const r=e.trim(),a=p.exec(r);if(!a)return{problem:h(r)};const[,f,g,n,o,i]=a,_={negated:f!==void 0,text:r,position:t};
if(g!==void 0)return{item:{..._,pages:g.toLowerCase()}};const l=Number(n),P=o===void 0?l:i===void 0?"end":Number(i);return l===0||P===0?E.P3:{item:{..._,pages:{
from:l,to:P}}}});function v(c,e,t="pages"){const r=o=>(0,D.G6)([{field:t,message:o}]),a=d(c);if("problem"in a)throw r(a.problem);const f=new m(e),g=new m(e),n=[];
for(const o of a.items){const i=o.negated?g:f;if(typeof o.pages=="string"){i.add(o.pages);continue}const{from:_,to:l}=o.pages,P=_<0?e+1+_:_,O=l==="end"?e:l<0?e+
1+l:l,w=(l==="end"?_<0?[[_,P]]:[]:[[_,P],[l,O]]).find(([,A])=>A<1||A>e);w&&n.push((0,E.D6)(o,w[0],e)),!(l==="end"&&P>e||n.length>0)&&i.range(Math.min(P,O),Math.
max(P,O))}if(n.length>0)throw r((0,E.bs)(n));return a.items.every(({negated:o})=>o)&&f.add("all"),f.without(g)}function u(c){const e=d(c);if("problem"in e||e.items.
length!==1)return;const{negated:t,pages:r}=e.items[0];if(t)return;if(r==="all")return{first:1};if(typeof r=="string"||r.from<1)return;const{from:a,to:f}=r;return f===
"end"?{first:a}:f===-1?{first:a}:f<1?void 0:{first:Math.min(a,f),last:Math.max(a,f)}}class m{pageCount;differences;odd=!1;even=!1;constructor(e){this.pageCount=
e,this.differences=new Int32Array(e+2)}add(e){e!=="even"&&(this.odd=!0),e!=="odd"&&(this.even=!0)}range(e,t){this.differences[e]++,this.differences[t+1]--}without(e){
const t=new Uint32Array(this.pageCount);let r=0,a=0,f=0;for(let g=1;g<=this.pageCount;g++){a+=this.differences[g],f+=e.differences[g];const n=g%2===1?"odd":"eve\
n";(a>0||this[n])&&!(f>0||e[n])&&(t[r++]=g)}return t.subarray(0,r)}}function h(c){return/^(not +)?\.\./i.test(c)?"has no start: a range is written 1..5":/^!/.test(
c)?"is not a page: leave out pages with not, such as not 2":(0,E.NL)(c.replace(/^not +/i,""))??"is not a page such as 3 or -1, a range such as 2..5 or 2.., odd,\
 even, all, or one of these after not"}}),52404:((y,M,s)=>{s.d(M,{$:()=>d,U:()=>v});var D=s(58552),E=s(29082),p=s(98446);const d={code:"no_pages_selected",message:"\
The document has none of the pages that were asked for, so nothing was changed."};function v({first_page:u,last_page:m,pages:h},c){if(h!==void 0)return(0,E.k1)(
h,c);const e=(0,p.y_)(c,"page"),t=[];if(u>c&&t.push({field:"first_page",message:`is ${u}, but the document has ${e}`}),m!==void 0&&m>c&&t.push({field:"last_page",
message:`is ${m}, but the document has ${e}`}),t.length===0&&m!==void 0&&u>m&&t.push({field:"first_page",message:`is ${u}, which is after last_page (${m})`,mentions:[
"last_page"]}),t.length>0)throw(0,D.G6)(t);return Uint32Array.from({length:(m??c)-u+1},(r,a)=>u+a)}}),36703:((y,M,s)=>{s.d(M,{L:()=>h});var D=s(12237),E=s(87826),
p=s(14029),d=s(77500),v=s(73249),u=s(17671),m=s(52404);async function h(e,t,r,a){const f=await(0,D.E)(e.bytes,r,{password:t}),g=f.pages.count,n=a(g);if(!n){const _=await(0,E.
i)(f,e.bytes),l=g;return{documents:[{name:e.name,bytes:_,pageCount:l}],notes:[m.$],facts:{sourcePageCount:g,pageCount:l}}}await(0,v.E)(f);const o=await(0,u.lh)(
f,n),i=await(0,p.UN)(f);return{documents:[{name:e.name,bytes:i,pageCount:o.pageCount}],notes:o.removedXfa?[(0,d.Yw)("pages")]:[],facts:c(g,o)}}function c(e,t){const{
pageCount:r,removedPages:a,repeatedPages:f}=t;return{sourcePageCount:e,pageCount:r,...f>0&&{repeatedPages:f},...a>0&&{removedPages:a,removedBookmarks:t.removedOutlineItems,
removedDestinations:t.removedDestinations,removedLinks:t.removedLinks,removedFields:t.removedFields}}}}),77500:((y,M,s)=>{s.d(M,{Yw:()=>m,br:()=>v,f4:()=>p,mD:()=>d});
var D=s(58552),E=s(9819);function p(h,c){return c.form?.dict.has("XFA")?h.resolve(h.catalog.get("NeedsRendering"))===!0||!c.fields.some(({kind:t})=>t!=="unknown")?
"dynamic":"static":"none"}function d(h,c){if(p(h,c)!=="dynamic")return;const e="is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new D.
zU("invalid_parameters",`file: ${e}`,{issues:[{field:"file",message:e}],advice:"Print it to a PDF document from Adobe Reader, or ask its author for a form witho\
ut XFA"})}function v(h,c){const e=(0,E.Wo)(h,"AcroForm");return e?.dict.has("XFA")?(h.edit(e.holder),e.dict.delete("XFA"),h.catalog.has("NeedsRendering")&&h.editCatalog().
delete("NeedsRendering"),[m(c)]):[]}const u={values:"it would still show the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"\
it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",places:"it says where fields are on the pages. The fields them\
selves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},m=h=>({code:"xfa_removed",message:`The XFA version of the form was removed, b\
ecause ${u[h]}`})}),73249:((y,M,s)=>{s.d(M,{E:()=>c});var D=s(21996),E=s(90536),p=s(78157),d=s(45599),v=s(12207),u=s(9819),m=s(17671);const h=/^(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)$/;
async function c(n){const o=await f(n);if(o.length===0)return;let i;const _=(0,u.Wo)(n,"Dests");let l;for(const P of o){const O=n.get(P),T={changed:!1},w=A=>{e(
A)&&(A[0]=t(n,A[0])??(l??=n.add(null)),T.changed=!0)};e(O)&&(i??=await a(n),i.has(P)||w(O)),(0,d.cy)(O)&&O.forEach(w),(0,E.C)(O,A=>r(n,A,w)),_?.holder===P&&_.dict.
forEach(w),T.changed&&n.edit(P)}l&&await(0,m.E2)(n,l)}function e(n){return(0,d.cy)(n)&&typeof n[0]=="number"&&n[1]instanceof d.SX&&h.test(n[1].text)}function t(n,o){
const i=(0,v.hN)(n,o);return i===void 0?void 0:new d.oS(n.pages.number(i))}function r(n,o,i){const _=o.get("Names");(0,d.cy)(_)&&_.forEach(i),i(o.get("Dest")),i(
o.get("OpenAction"));const l=n.resolve(o.get("S"));(l===null||(0,d.Eo)(l,"GoTo"))&&i(o.get("D"))}async function a(n){const o=new Set,{GoToR:i,GoToE:_}=await(0,D.
zx)(n,["GoToR","GoToE"]);for(const l of[...i,..._])(0,E.C)(n.get(l),P=>{const[O,T]=[n.resolve(P.get("S")),P.get("D")];(0,d.i9)(T)&&((0,d.Eo)(O,"GoToR")||(0,d.Eo)(
O,"GoToE"))&&o.add(T.number)});return o}async function f(n){const o=new Set;await(0,D.RJ)(n,(i,_,l,P)=>{const O=i.subarray(_,l);for(const T of["Fit","XYZ"])for(let w=O.
indexOf(T);w>=0;w=O.indexOf(T,w+T.length)){if(!g(O,w))continue;const A=P(_+w);A!==void 0&&o.add(A)}});for(const i of(0,D.vb)(n))o.add(i);return[...o]}function g(n,o){
let i=o-2;for(;i>=0&&p.Kl[n[i]]===p.t6;)i--;return(0,p.yp)(n[i])}}),70549:((y,M,s)=>{s.d(M,{n:()=>D});function D(E){const p=new WeakMap;return d=>{if(d.hasChanges)
return E(d);const v=p.get(d);if(v)return v.answer;const u=E(d);return p.set(d,{answer:u}),u}}}),87826:((y,M,s)=>{s.d(M,{N:()=>p,i:()=>d});var D=s(78157),E=s(14029);
function p({suspect:v,bytes:u},m){if(!(v||(0,D.bS)(u.subarray(0,5)).toString("latin1")!=="%PDF-"))return u.length===m.length?m:u}const d=async(v,u,m)=>p(v,u)??await(0,E.
UN)(v,m)})};
