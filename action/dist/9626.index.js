"use strict";exports.id=9626,exports.ids=[9626],exports.modules={85392:(($,_,f)=>{f.d(_,{J:()=>x,a:()=>m});var h=f(21115),E=f(824),d=f(82715),p=f(60912),g=f(1975),v=f(92761);
async function x(y){const u=await(0,E.Br)(y),T=({namespace:c})=>v.fD.includes(c);return u?.properties.some(T)?((0,p._L)(y,(0,p.QH)(u,T,[])),!0):!1}async function m(y,u,T){
const c=(O,w,C)=>({prefix:O,name:w,form:"simple",values:[C]}),R=(0,p.QH)(u,({namespace:O,name:w})=>v.fD.includes(O)||O===h.dK.pdfaid&&w==="part",[c("pdfaid","pa\
rt","3"),c("fx","DocumentType","INVOICE"),c("fx","DocumentFileName",T.file),c("fx","Version",T.version),c("fx","ConformanceLevel",T.level)]),S=await(0,g.kg)(Buffer.
from(R,"utf8"),y.job.pace);(0,p._L)(y,(0,d.m)(S,"pdfaExtension","schemas",M))}const D=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name\
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
`}),82715:(($,_,f)=>{f.d(_,{m:()=>d});var h=f(21115),E=f(3907);function d(p,g,v,x){const{text:m,properties:D,end:M,about:y}=p,u=D.find(S=>S.namespace===h.dK[g]&&
S.name===v),T=u&&m.slice(u.from,u.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(u&&T!==void 0){const S=u.from+T;return`${m.slice(0,S)}${x.replace(
"<rdf:li",`<rdf:li xmlns:rdf="${h.dK.rdf}"`)}${m.slice(S)}`}const c=`<${g}:${v}><rdf:Bag>
${x}</rdf:Bag></${g}:${v}>`,R=`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,E.X)(y)}" xmlns:${g}="${h.dK[g]}">
${c}
</rdf:Description>
`;return`${m.slice(0,M)}${R}${m.slice(M)}`}}),60660:(($,_,f)=>{f.d(_,{P9:()=>z,nZ:()=>L,g$:()=>k,Bi:()=>G,Hy:()=>V});var h=f(44233),E=f(77581),d=f(45599),p=f(70549),
g=f(9819);const v=1e3,x=20,m=200,D=20;function M(r,e,t){let[n,s,a]=[1,1,[]];for(const i of y(r,e)){n=u(r,i.get("ColSpan"))??n,s=u(r,i.get("RowSpan"))??s;const o=r.
array(i.get("Headers"));o&&(a=o.slice(0,x).flatMap(l=>T(r,l)??[]))}return{columns:n,rows:s,id:T(r,t),heads:a}}function y(r,e){return e===void 0?[]:(r.array(e)?.
slice(0,D)??[e]).flatMap(n=>r.dict(n)??[])}function u(r,e){const t=e===void 0?void 0:r.resolve(e);return typeof t=="number"&&Number.isInteger(t)&&t>=1&&t<=v?t:void 0}
function T(r,e){const t=e===void 0?void 0:r.resolve(e);return t instanceof d.Mx?(0,E.g7)(t).slice(0,m):void 0}var c=f(78157),R=f(79725),S=f(82416);const O=2e3,w=9;
class C{document;type="";page=-1;hasTexts=!1;hasAttributes=!1;kids=[];entries=new R.R;number=0;isReference=!1;constructor(e){this.document=e}read(e){const{entries:t,
kids:n}=this;n.length=0;const s=this.document.place(e);if(!s||!t.locate(s.bytes,s.start,Math.min(s.end,s.start+O)))return!1;const{bytes:a}=s,{at:i}=t;if(t.find(
a,"MCID")>=0)return!1;this.hasTexts=t.find(a,"ActualText")>=0||t.find(a,"Alt")>=0,this.hasAttributes=t.find(a,"A")>=0||t.find(a,"ID")>=0;const o=t.find(a,"S");if(o<
0||a[i[o+2]]!==c.cL)return!1;this.name(a,i[o+2]+1,i[o+3]);const l=t.find(a,"Pg");if(this.page=-1,l>=0){if(this.after(a,i[l+2],i[l+3])!==i[l+3]||!this.isReference)
return!1;this.page=this.number}const P=t.find(a,"K");return P<0||this.readKids(a,i[P+2],i[P+3])}name(e,t,n){const{type:s}=this;let a=0;if(s.length===n-t)for(;a<
s.length&&e[t+a]===s.charCodeAt(a);)a++;(a<n-t||a===0)&&(this.type=(0,S.MQ)(e,t,n))}readKids(e,t,n){const s=e[t]===c.WL,a=s?n-1:n;if(s&&e[a]!==c.wt)return!1;for(let i=(0,c.
AN)(e,s?t+1:t,a);i<a;i=(0,c.AN)(e,i,a)){if(i=this.after(e,i,a),i<0)return!1;this.kids.push(this.isReference?-1-this.number:this.number)}return s||!this.isReference||
this.isDictionary(this.number)}isDictionary(e){const t=this.document.place(e);return t!==void 0&&t.bytes[(0,c.AN)(t.bytes,t.start,t.end)]===c.iH}after(e,t,n){let s=t,
a=0;for(;s<n&&W(e[s]);s++)a=a*10+e[s]-c.l0;if(s===t||s-t>w||(this.number=a,this.isReference=!1,s<n&&!X(e[s])))return-1;const i=(0,c.AN)(e,s,n);let o=i;for(;o<n&&
W(e[o]);)o++;const l=(0,c.AN)(e,o,n);return o===i||l>=n||e[l]!==c.AV?s:(this.isReference=!0,l+1)}}const W=r=>r>=c.l0&&r<=c.ev,X=r=>r===32||r===10||r===13,K=1e7,
j=4,F=2,H=1e4;class Q{pages=new Map;count=0;last;hasTexts=!1;leaf(e,t,n){const s=this.pages.get(e);return t===0&&n<H?s?.own[n]:s?.others.get(t*K+n)}async leaves(e,t){
const{own:n=[],others:s}=this.pages.get(e)??{};return await(0,h.qZ)([...n.flat(),...s?.values()??[]],(a,i)=>a.order-i.order,t)}hasPage(e){return this.pages.has(
e)}add(e,t,n,s){if(!Number.isInteger(s)||s<0||s>=K)return;const{own:a,others:i}=this.leavesOf(t);if(n===0&&s<H)a[s]??={element:e,order:this.count++};else{const o=n*
K+s;i.has(o)||i.set(o,{element:e,order:this.count++})}for(let o=e;o&&o.firstPage<0;o=o.parent)o.firstPage=t}leavesOf(e){if(this.last?.number===e)return this.last.
leaves;let t=this.pages.get(e);return t||this.pages.set(e,t={own:[],others:new Map}),this.last={number:e,leaves:t},t}}const k=(0,p.n)(Z);function G(r){const e=r.
dict(r.catalog.get("MarkInfo"));return r.dict(r.catalog.get("StructTreeRoot"))!==void 0&&r.resolve(e?.get("Marked"))===!0}async function Z(r){const e=r.dict(r.catalog.
get("StructTreeRoot"));if(!e||r.resolve(r.dict(r.catalog.get("MarkInfo"))?.get("Suspects"))===!0)return;const t=new J(r,r.dict(e.get("RoleMap")));return await t.
run(e),t.tags}class J{document;roles;tags=new Q;visit;bytes;types=new Map;open=[];lists=new Map;allowance;constructor(e,t){this.document=e,this.roles=t,this.allowance=
new g.b9(e),this.visit=new g._i(e,this.allowance),this.bytes=new C(e)}async run(e){const{open:t,document:n}=this;this.push(e.get("K"),void 0,-1);for(let s=t.pop();s;s=
t.pop()){this.take(s);const a=n.job.pace.step(300);a&&await a}}push(e,t,n){if(e===void 0)return;const s=(0,d.i9)(e)?this.document.array(e):void 0;if(s&&!this.isNew(
s,n))return;const a=s??((0,d.cy)(e)?e:[e]);for(let i=a.length-1;i>=0;i--)this.open.push({kid:a[i],parent:t,page:n})}isNew(e,t){const n=this.lists.get(e);return n?.
has(t)?!1:(n&&this.allowance.spend(e.length),this.lists.set(e,(n??new Set).add(t)),!0)}take({kid:e,parent:t,page:n}){if(typeof e=="number"){t&&n>=0&&this.tags.add(
t,n,0,e);return}if(!this.visit.first(e)||(0,d.i9)(e)&&this.takeBytes(e.number,t,n))return;const s=this.document.dict(e);if(!s)return;const a=s.get("Pg"),i=(0,d.
i9)(a)?a.number:n,o=s.get("MCID");if(o!==void 0){const B=s.get("Stm");t&&i>=0&&this.tags.add(t,i,(0,d.i9)(B)?B.number:0,Number(this.document.resolve(o)));return}
const l=this.document.resolve(s.get("S"));if(!(l instanceof d.SX))return;const P=this.standard(l.text),I={type:P,parent:t,actualText:this.text(s.get("ActualText")),
alternative:this.text(s.get("Alt")),cell:L(P)?M(this.document,s.get("A"),s.get("ID")):void 0,firstPage:-1};this.enter(I),this.push(s.get("K"),I,i),(0,d.i9)(e)&&
this.document.release(e.number)}takeBytes(e,t,n){const{bytes:s,document:a,open:i,tags:o}=this;if(!s.read(e))return!1;const{hasTexts:l,hasAttributes:P,kids:I}=s,
B=this.standard(s.type),q=P&&L(B),N={type:B,parent:t,actualText:l?this.text(a.entry(e,"ActualText")):void 0,alternative:l?this.text(a.entry(e,"Alt")):void 0,cell:q?
M(a,a.entry(e,"A"),a.entry(e,"ID")):void 0,firstPage:-1};this.enter(N);const b=s.page<0?n:s.page;if(I.some(A=>A<0))for(let A=I.length-1;A>=0;A--){const U=I[A];i.
push({kid:U<0?new d.oS(-1-U):U,parent:N,page:b})}else if(b>=0)for(const A of I)o.add(N,b,0,A);return!0}enter(e){const{type:t,parent:n,actualText:s}=e;s!==void 0&&
(this.tags.hasTexts=!0),t==="TR"&&Y(e),!(n?.type!=="TR"||!L(t))&&(n.cells?n.cells.push(e):n.cells=[e])}text(e){const t=e===void 0?null:this.document.resolve(e);
if(!(t instanceof d.Mx))return;const n=(0,E.g7)(t);return this.document.job.memory.budget.spend("characters",n.length),n}standard(e){const t=this.types.get(e);if(t!==
void 0)return t;let n=e;for(let s=0;s<16;s++){const a=this.document.resolve(this.roles?.get(n));if(!(a instanceof d.SX)||a.text===n)break;n=a.text}return this.types.
set(e,n),n}}function Y(r){let e=r.parent;for(let t=1;t<F&&e?.type!=="Table";t++)e=e?.parent;e?.type==="Table"&&(e.firstRows??=[],e.firstRows.length<j&&e.firstRows.
push(r))}const L=r=>r==="TD"||r==="TH";function z(r){const e=new Map;return t=>{const n=[];let s;for(const a of V(t)){if(s=e.get(a)??(r(a.type)?a:void 0),s||e.has(
a))break;n.push(a)}for(const a of n)e.set(a,s);return s&&e.set(s,s),s}}function*V(r){for(let e=r;e;e=e.parent)yield e}}),27612:(($,_,f)=>{f.d(_,{l:()=>d});var h=f(
21996),E=f(90536);async function d(p,g,v){for(const x of await(0,h.V3)(p,g)){const m=p.job.pace.step(200);m&&await m;const D={changed:!1};(0,E.C)(p.get(x),M=>{v(
M)&&(D.changed=!0)}),D.changed&&p.edit(x)}}})};
