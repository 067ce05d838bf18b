"use strict";exports.id=9626,exports.ids=[9626],exports.modules={85392:(($,_,f)=>{f.d(_,{J:()=>x,a:()=>m});var h=f(21115),S=f(824),d=f(82715),p=f(60912),T=f(1975),v=f(92761);
async function x(y){const u=await(0,S.Br)(y),g=({namespace:c})=>v.fD.includes(c);return u?.properties.some(g)?((0,p._L)(y,(0,p.QH)(u,g,[])),!0):!1}async function m(y,u,g){
const c=(O,w,C)=>({prefix:O,name:w,form:"simple",values:[C]}),R=(0,p.QH)(u,({namespace:O,name:w})=>v.fD.includes(O)||O===h.dK.pdfaid&&w==="part",[c("pdfaid","pa\
rt","3"),c("fx","DocumentType","INVOICE"),c("fx","DocumentFileName",g.file),c("fx","Version",g.version),c("fx","ConformanceLevel",g.level)]),E=await(0,T.kg)(Buffer.
from(R,"utf8"),y.job.pace);(0,p._L)(y,(0,d.m)(E,"pdfaExtension","schemas",M))}const D=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name\
 of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],M=`<rdf:li rdf:parseType="Re\
source" xmlns:pdfaSchema="${h.dK.pdfaSchema}" xmlns:pdfaProperty="${h.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${h.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${D.map(([y,u])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${y}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${u}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),82715:(($,_,f)=>{f.d(_,{m:()=>d});var h=f(21115),S=f(3907);function d(p,T,v,x){const{text:m,properties:D,end:M,about:y}=p,u=D.find(E=>E.namespace===h.dK[T]&&
E.name===v),g=u&&m.slice(u.from,u.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(u&&g!==void 0){const E=u.from+g;return`${m.slice(0,E)}${x.replace(
"<rdf:li",`<rdf:li xmlns:rdf="${h.dK.rdf}"`)}${m.slice(E)}`}const c=`<${T}:${v}><rdf:Bag>
${x}</rdf:Bag></${T}:${v}>`,R=`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,S.X)(y)}" xmlns:${T}="${h.dK[T]}">
${c}
</rdf:Description>
`;return`${m.slice(0,M)}${R}${m.slice(M)}`}}),60660:(($,_,f)=>{f.d(_,{P9:()=>z,nZ:()=>L,g$:()=>k,Bi:()=>G,Hy:()=>V});var h=f(44233),S=f(77581),d=f(45599),p=f(70549),
T=f(9819);const v=1e3,x=20,m=200,D=20;function M(a,t,e){let[r,s,n]=[1,1,[]];for(const i of y(a,t)){r=u(a,i.get("ColSpan"))??r,s=u(a,i.get("RowSpan"))??s;const o=a.
array(i.get("Headers"));o&&(n=o.slice(0,x).flatMap(l=>g(a,l)??[]))}return{columns:r,rows:s,id:g(a,e),heads:n}}function y(a,t){return t===void 0?[]:(a.array(t)?.
slice(0,D)??[t]).flatMap(r=>a.dict(r)??[])}function u(a,t){const e=t===void 0?void 0:a.resolve(t);return typeof e=="number"&&Number.isInteger(e)&&e>=1&&e<=v?e:void 0}
function g(a,t){const e=t===void 0?void 0:a.resolve(t);return e instanceof d.Mx?(0,S.g7)(e).slice(0,m):void 0}var c=f(78157),R=f(79725),E=f(82416);const O=2e3,w=9;
class C{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new R.R;number=0;isReference=!1;constructor(t){this.document=t}read(t){const{entries:e,
kids:r}=this;r.length=0;const s=this.document.place(t);if(!s||!e.locate(s.bytes,s.start,Math.min(s.end,s.start+O)))return!1;const{bytes:n}=s,{at:i}=e;if(e.find(
n,"MCID")>=0)return!1;this.hasTexts=e.find(n,"ActualText")>=0||e.find(n,"Alt")>=0,this.hasAttributes=e.find(n,"A")>=0||e.find(n,"ID")>=0;const o=e.find(n,"S");if(o<
0||n[i[o+2]]!==c.cL)return!1;this.name(n,i[o+2]+1,i[o+3]);const l=e.find(n,"Pg");if(this.page=-1,l>=0){if(this.after(n,i[l+2],i[l+3])!==i[l+3]||!this.isReference)
return!1;this.page=this.number}const P=e.find(n,"K");return P<0||this.readKids(n,i[P+2],i[P+3])}name(t,e,r){const{type:s}=this;let n=0;if(s.length===r-e)for(;n<
s.length&&t[e+n]===s.charCodeAt(n);)n++;(n<r-e||n===0)&&(this.type=(0,E.MQ)(t,e,r))}readKids(t,e,r){const s=t[e]===c.WL,n=s?r-1:r;if(s&&t[n]!==c.wt)return!1;for(let i=(0,c.
AN)(t,s?e+1:e,n);i<n;i=(0,c.AN)(t,i,n)){if(i=this.after(t,i,n),i<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return s||!this.isReference||
this.isDictionary(this.number)}isDictionary(t){const e=this.document.place(t);return e!==void 0&&e.bytes[(0,c.AN)(e.bytes,e.start,e.end)]===c.iH}after(t,e,r){let s=e,
n=0;for(;s<r&&W(t[s]);s++)n=n*10+t[s]-c.l0;if(s===e||s-e>w||(this.number=n,this.isReference=!1,s<r&&!X(t[s])))return-1;const i=(0,c.AN)(t,s,r);let o=i;for(;o<r&&
W(t[o]);)o++;const l=(0,c.AN)(t,o,r);return o===i||l>=r||t[l]!==c.AV?s:(this.isReference=!0,l+1)}}const W=a=>a>=c.l0&&a<=c.ev,X=a=>a===32||a===10||a===13,K=1e7,
j=4,F=2,H=1e4;class Q{pages=new Map;count=0;last;hasTexts=!1;leaf(t,e,r){const s=this.pages.get(t);return e===0&&r<H?s?.own[r]:s?.others.get(e*K+r)}async leaves(t,e){
const{own:r=[],others:s}=this.pages.get(t)??{};return await(0,h.qZ)([...r.flat(),...s?.values()??[]],(n,i)=>n.order-i.order,e)}hasPage(t){return this.pages.has(
t)}add(t,e,r,s){if(!Number.isInteger(s)||s<0||s>=K)return;const{own:n,others:i}=this.leavesOf(e);if(r===0&&s<H)n[s]??={element:t,order:this.count++};else{const o=r*
K+s;i.has(o)||i.set(o,{element:t,order:this.count++})}for(let o=t;o&&o.firstPage<0;o=o.parent)o.firstPage=e}leavesOf(t){if(this.last?.number===t)return this.last.
leaves;let e=this.pages.get(t);return e||this.pages.set(t,e={own:[],others:new Map}),this.last={number:t,leaves:e},e}}const k=(0,p.n)(Z);function G(a){const t=a.
dict(a.catalog.get("MarkInfo"));return a.dict(a.catalog.get("StructTreeRoot"))!==void 0&&a.resolve(t?.get("Marked"))===!0}async function Z(a){const t=a.dict(a.catalog.
get("StructTreeRoot"));if(!t||a.resolve(a.dict(a.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const e=new J(a,a.dict(t.get("RoleMap")));return await e.
run(t),e.tags}class J{document;roles;tags=new Q;visit;bytes;types=new Map;open=[];constructor(t,e){this.document=t,this.roles=e,this.visit=new T._i(t),this.bytes=
new C(t)}async run(t){const{open:e,document:r}=this;this.push(t.get("K"),void 0,-1);for(let s=e.pop();s;s=e.pop()){this.take(s);const n=r.job.pace.step(300);n&&
await n}}push(t,e,r){if(t===void 0)return;const s=(0,d.i9)(t)||(0,d.cy)(t)?this.document.array(t)??[t]:[t];for(let n=s.length-1;n>=0;n--)this.open.push({kid:s[n],
parent:e,page:r})}take({kid:t,parent:e,page:r}){if(typeof t=="number"){e&&r>=0&&this.tags.add(e,r,0,t);return}if(!this.visit.first(t)||(0,d.i9)(t)&&this.takeBytes(
t.number,e,r))return;const s=this.document.dict(t);if(!s)return;const n=s.get("Pg"),i=(0,d.i9)(n)?n.number:r,o=s.get("MCID");if(o!==void 0){const B=s.get("Stm");
e&&i>=0&&this.tags.add(e,i,(0,d.i9)(B)?B.number:0,Number(this.document.resolve(o)));return}const l=this.document.resolve(s.get("S"));if(!(l instanceof d.SX))return;
const P=this.standard(l.text),I={type:P,parent:e,actualText:this.text(s.get("ActualText")),alternative:this.text(s.get("Alt")),cell:L(P)?M(this.document,s.get("\
A"),s.get("ID")):void 0,firstPage:-1};this.enter(I),this.push(s.get("K"),I,i),(0,d.i9)(t)&&this.document.release(t.number)}takeBytes(t,e,r){const{bytes:s,document:n,
open:i,tags:o}=this;if(!s.read(t))return!1;const{hasTexts:l,hasAttributes:P,kids:I}=s,B=this.standard(s.type),q=P&&L(B),N={type:B,parent:e,actualText:l?this.text(
n.entry(t,"ActualText")):void 0,alternative:l?this.text(n.entry(t,"Alt")):void 0,cell:q?M(n,n.entry(t,"A"),n.entry(t,"ID")):void 0,firstPage:-1};this.enter(N);const b=s.
page<0?r:s.page;if(I.some(A=>A<0))for(let A=I.length-1;A>=0;A--){const U=I[A];i.push({kid:U<0?new d.oS(-1-U):U,parent:N,page:b})}else if(b>=0)for(const A of I)o.
add(N,b,0,A);return!0}enter(t){const{type:e,parent:r,actualText:s}=t;s!==void 0&&(this.tags.hasTexts=!0),e==="TR"&&Y(t),!(r?.type!=="TR"||!L(e))&&(r.cells?r.cells.
push(t):r.cells=[t])}text(t){const e=t===void 0?null:this.document.resolve(t);if(!(e instanceof d.Mx))return;const r=(0,S.g7)(e);return this.document.job.memory.
budget.spend("characters",r.length),r}standard(t){const e=this.types.get(t);if(e!==void 0)return e;let r=t;for(let s=0;s<16;s++){const n=this.document.resolve(this.
roles?.get(r));if(!(n instanceof d.SX)||n.text===r)break;r=n.text}return this.types.set(t,r),r}}function Y(a){let t=a.parent;for(let e=1;e<F&&t?.type!=="Table";e++)
t=t?.parent;t?.type==="Table"&&(t.firstRows??=[],t.firstRows.length<j&&t.firstRows.push(a))}const L=a=>a==="TD"||a==="TH";function z(a){const t=new Map;return e=>{
const r=[];let s;for(const n of V(e)){if(s=t.get(n)??(a(n.type)?n:void 0),s||t.has(n))break;r.push(n)}for(const n of r)t.set(n,s);return s&&t.set(s,s),s}}function*V(a){
for(let t=a;t;t=t.parent)yield t}}),27612:(($,_,f)=>{f.d(_,{l:()=>d});var h=f(21996),S=f(90536);async function d(p,T,v){for(const x of await(0,h.V3)(p,T)){const m=p.
job.pace.step(200);m&&await m;const D={changed:!1};(0,S.C)(p.get(x),M=>{v(M)&&(D.changed=!0)}),D.changed&&p.edit(x)}}})};
