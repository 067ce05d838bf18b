"use strict";exports.id=4704,exports.ids=[4704],exports.modules={55969:((K,C,a)=>{a.d(C,{B:()=>A,E:()=>w});var E=a(45599);const f=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),M=new Set(["Link","Wi\
dget","FileAttachment"]);function A(u,g){const c=u.resolve(g.get("Subtype"));return c instanceof E.SX?c.text:""}const w=(u,g)=>g==="comments"?f.has(u):u!==""&&!M.
has(u)}),84961:((K,C,a)=>{a.d(C,{$x:()=>_,Kh:()=>P,qg:()=>x,xS:()=>y});var E=a(58552),f=a(33973),M=a(87773),A=a(90536),w=a(45599),u=a(3907),g=a(33311),c=a(9819);
function P(p,R){const D=p.resolve(R.get("S"));return(!R.has("S")||(0,w.Eo)(D,"JavaScript")||(0,w.Eo)(D,"Rendition"))&&p.resolve(R.get("JS"))!==null}async function y(p,R){
const D=[];for await(const[W,B]of(0,M.$)(p,R))(0,A.L)(B,o=>P(p,o))&&D.push(W);if(D.length===0)return!1;const{live:I}=await(0,f.Gy)(p);return D.some(W=>I[W]===1)}
async function _(p){return await y(p,(await(0,g.S)(p)).JS)||x(p)}async function x(p){if(!(0,w.Zm)(p.get(p.catalogNumber)))return!1;const R=p.resolve((0,c.Wo)(p,
"AcroForm")?.dict.get("XFA"));if(R===null)return!1;if(p.security?.locked===!0)return null;for(const D of Array.isArray(R)?R:[R]){const I=p.resolve(D);if(!(I instanceof
w.Z6))continue;let W;try{W=await p.decodedAtEase(I)}catch(o){if(!(o instanceof E.zU)||o.code==="cancelled")throw o;return!0}const B=(0,u.xK)(W);if(B===void 0||B.
includes("script")&&await L(B,p.job.pace))return!0}return!1}async function L(p,R){const D=I=>(I.kind==="start"||I.kind==="empty")&&/^(?:[^:]*:)?script$/.test(I.
name);return await(0,u.km)(p,R,D)!=="well-formed"}}),52755:((K,C,a)=>{a.d(C,{NT:()=>x,Uv:()=>p,kz:()=>u,mO:()=>D,mw:()=>w,qA:()=>L,sj:()=>A,zx:()=>_});var E=a(9819),
f=a(45599),M=a(91374);const A=1,w=2,u=4096,g=8192,c=32768,P=65536,y=1<<17,_=1<<18,x=1<<21,L=1<<24,p=1<<25,R=10;class D{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(o){
this.document=o,this.form=(0,E.Wo)(o,"AcroForm"),this.visit=new E._i(o)}static async read(o){const l=new D(o),{form:h}=l;return await l.walk(l.references(h?.dict.
get("Fields"),h?.holder??-1,h?.dict,"Fields"),void 0),await l.readPages(),l}inherited(o,l){for(let h=o;h;h=h.parent){const S=this.document.resolve(h.dict.get(l));
if(S!==null)return S}return l==="DA"||l==="Q"?this.document.resolve(this.form?.dict.get(l)):null}integer(o,l){const h=this.inherited(o,l);return typeof h=="numb\
er"?Math.trunc(h):0}node(o){return this.nodes.get(o)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(o){const{document:l,nodes:h,widgets:S,fields:r,byName:e}=this,t=({number:s})=>!o.has(s)&&l.exists(s);for(const s of h.values())t(
s)||h.delete(s.number);for(const s of S.values())t(s)||S.delete(s.number);for(const{nodes:s,widgets:n}of r)I(s,t),I(n,t);I(r,({nodes:s})=>s.length>0);for(const[
s,n]of e)n.nodes.length===0&&e.delete(s);this.form=(0,E.Wo)(l,"AcroForm")}async walk(o,l){const{document:h,visit:S}=this;for(const r of(0,M.iA)(h,{from:o,below:l,
visit:S,depth:M.tP})){const{number:e,dict:t}=r;this.nodes.set(e,r);const s=this.references(t.get("Kids"),e,t,"Kids");(0,f.Eo)(h.resolve(t.get("Subtype")),"Widge\
t")||t.has("Rect")?this.addWidget(r):s.length===0&&(0,M.bf)(r)===r&&this.field(r);const i=h.job.pace.step(1500);i&&await i}}addWidget(o){const l={node:o,number:o.
number,dict:o.dict,pages:[]};this.field((0,M.bf)(o)).widgets.push(l),this.widgets.set(o.number,l)}field(o){const l=this.fieldOf.get(o);if(l)return l;const{name:h,
part:S}=o,r=h===""?void 0:this.byName.get(h),e=this.integer(o,"Ff"),t=W(o.type,e);if(r?.kind===t)return r.nodes.push(o),this.fieldOf.set(o,r),r;const s={name:h,
part:S,kind:t,flags:e,nodes:[o],widgets:[]};return this.fields.push(s),h!==""&&!r&&this.byName.set(h,s),this.fieldOf.set(o,s),s}async readPages(){const{document:o}=this,
{pages:l,job:h}=o,{spend:S}=new E.b9(o);for(let r=0;r<l.count;r++){const e=l.number(r),t=o.entry(e,"Annots");S(o.array(t)?.length??0);for(const n of t===void 0?
[]:this.annotations(t,e)){const i=this.widgets.get(n.number)??await this.orphan(n);i&&i.pages.length>0&&S(R),i&&i.pages.at(-1)!==r+1&&i.pages.push(r+1);const d=h.
pace.step(300);d&&await d}const s=h.pace.step(300);s&&await s}}annotations(o,l){const h=this.document.array(o)??[];if(!h.some(e=>(0,f.Zm)(e)&&(0,f.Eo)(e.get("Su\
btype"),"Widget")))return h.filter(f.i9);const S=(0,f.i9)(o)?o.number:l;this.document.edit(S);const r=(0,f.i9)(o)?h:this.document.array(this.document.get(l).get(
"Annots"))??[];for(const[e,t]of r.entries())(0,f.Zm)(t)&&(0,f.Eo)(t.get("Subtype"),"Widget")&&(r[e]=this.document.add(t));return r.filter(f.i9)}async orphan(o){
const{document:l}=this;if(!(0,f.Eo)(l.resolve(l.entry(o.number,"Subtype")),"Widget"))return;const h=[o],S=new Set([o.number]);let r;for(let e=l.entry(o.number,"\
Parent");(0,f.i9)(e)&&h.length<M.tP&&(r=this.nodes.get(e.number),!(r||S.has(e.number)||!(0,f.Zm)(l.get(e))));)S.add(e.number),h.push(e),e=l.entry(e.number,"Pare\
nt");for(const e of h.reverse())this.nodes.has(e.number)||await this.walk([e],r),r=this.nodes.get(e.number);return this.widgets.get(o.number)}references(o,l,h,S){
const{document:r}=this,e=r.array(o);if(!e||!h)return[];if(!e.some(f.Zm))return e.filter(f.i9);r.edit((0,f.i9)(o)?o.number:l);const t=r.array(h.get(S))??[];for(const[
s,n]of t.entries())(0,f.Zm)(n)&&(t[s]=r.add(n));return t.filter(f.i9)}}function I(B,o){let l=0;for(const h of B)o(h)&&(B[l++]=h);B.length=l}function W(B,o){switch(B){case"\
Tx":return o&g?"password":"text";case"Btn":return o&P?"button":o&c?"radio":"checkbox";case"Ch":return o&y?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((K,C,a)=>{a.d(C,{Yw:()=>g,br:()=>w,f4:()=>M,mD:()=>A});var E=a(58552),f=a(9819);function M(c,P){return P.form?.dict.has("XFA")?c.resolve(
c.catalog.get("NeedsRendering"))===!0||!P.fields.some(({kind:_})=>_!=="unknown")?"dynamic":"static":"none"}function A(c,P){if(M(c,P)!=="dynamic")return;const y="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new E.zU("invalid_parameters",`file: ${y}`,{issues:[{field:"file",message:y}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function w(c,P){const y=(0,f.Wo)(c,"AcroForm");return y?.dict.has("XFA")?
(c.edit(y.holder),y.dict.delete("XFA"),c.catalog.has("NeedsRendering")&&c.editCatalog().delete("NeedsRendering"),[g(P)]):[]}const u={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},g=c=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${u[c]}`})}),85392:((K,C,a)=>{a.d(C,{J:()=>g,a:()=>c});var E=a(21115),f=a(824),M=a(82715),A=a(60912),w=a(1975),u=a(92761);
async function g(_){const x=await(0,f.Br)(_),L=({namespace:p})=>u.fD.includes(p);return x?.properties.some(L)?((0,A._L)(_,(0,A.QH)(x,L,[])),!0):!1}async function c(_,x,L){
const p=(I,W,B)=>({prefix:I,name:W,form:"simple",values:[B]}),R=(0,A.QH)(x,({namespace:I,name:W})=>u.fD.includes(I)||I===E.dK.pdfaid&&W==="part",[p("pdfaid","pa\
rt","3"),p("fx","DocumentType","INVOICE"),p("fx","DocumentFileName",L.file),p("fx","Version",L.version),p("fx","ConformanceLevel",L.level)]),D=await(0,w.kg)(Buffer.
from(R,"utf8"),_.job.pace);(0,A._L)(_,(0,M.m)(D,"pdfaExtension","schemas",y))}const P=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name\
 of the embedded XML invoice"],["Version","Version of the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],y=`<rdf:li rdf:parseType="Re\
source" xmlns:pdfaSchema="${E.dK.pdfaSchema}" xmlns:pdfaProperty="${E.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${E.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${P.map(([_,x])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${_}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${x}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),61257:((K,C,a)=>{a.d(C,{p:()=>w,y:()=>A});var E=a(21281),f=a(824),M=a(85392);const A=(u,g=[])=>({code:"invoice_claim_removed",message:`The document is no lo\
nger an electronic invoice, because ${u}.`,...g.length>0?{mentions:g}:{}});async function w(u){const g=[],{archive:c}=await(0,E.ds)(u);return await(0,M.J)(u)&&g.
push(A("it has no attachments")),c?.level==="f"&&g.push((0,E.qg)(u,await(0,f.Br)(u),c,"its embedded files were removed")),g}}),17413:((K,C,a)=>{a.d(C,{Y:()=>M});
var E=a(21115),f=a(3907);async function M(w,u,g){const c=new A(u);await(0,f.km)(w,g,_=>((_.kind==="start"||_.kind==="empty")&&c.start(_.name,_.attributes,_.from),
(_.kind==="end"||_.kind==="empty")&&c.end(_.name,_.to),c.isTooDeep));const P=[];let y=0;for(const _ of c.dropped)P.push(w.slice(y,_.from)),y=_.to;return P.join(
"")+w.slice(y)}class A{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new E.ee;constructor(u){this.drops=u}start(u,g,c){this.isTooDeep=this.open.length>=
f.ol,this.scope.enter(g);const P=this.scope.ofElement(u);this.open.push({name:u,from:c,drops:this.drops(P,this.elements)}),this.elements.push(P)}end(u,g){let c=this.
open.length-1;for(;c>=0&&this.open[c].name!==u;)c--;if(c<0)return;const{drops:P,from:y}=this.open[c];for(;this.open.length>c;)this.open.pop(),this.elements.pop(),
this.scope.leave();if(P){for(;this.dropped.length>0&&this.dropped.at(-1).from>y;)this.dropped.pop();this.dropped.push({from:y,to:g})}}}}),82715:((K,C,a)=>{a.d(C,
{m:()=>M});var E=a(21115),f=a(3907);function M(A,w,u,g){const{text:c,properties:P,end:y,about:_}=A,x=P.find(D=>D.namespace===E.dK[w]&&D.name===u),L=x&&c.slice(x.
from,x.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(x&&L!==void 0){const D=x.from+L;return`${c.slice(0,D)}${g.replace("<rdf:li",`<rdf:li xmln\
s:rdf="${E.dK.rdf}"`)}${c.slice(D)}`}const p=`<${w}:${u}><rdf:Bag>
${g}</rdf:Bag></${w}:${u}>`,R=`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,f.X)(_)}" xmlns:${w}="${E.dK[w]}">
${p}
</rdf:Description>
`;return`${c.slice(0,y)}${R}${c.slice(y)}`}}),2843:((K,C,a)=>{a.d(C,{q:()=>h});var E=a(45657),f=a(45599),M=a(52829),A=a(78157),w=a(64680),u=a(45079),g=a(37709),
c=a(36078),P=a(56681);const y=1e3,_=500;async function x(r,e,t,s,n){const{pace:i}=r.job,d=[...n],v=new R,O=new w.k(256),[m,T]=L(t,s);return await(0,g.Ko)(e.subarray(
m,T),i,({operator:b,start:U,end:$})=>{p.has(b)&&v.forget();const[F,k]=[m+U,m+$],j=t.get(F);if(!j)return;const N=v.take(j),X=s.get(F);if(X)return I(j,X.glyphs,N,
v,O,i).then(G=>{d.push({from:F,to:k,text:G})});N!==0&&d.push({from:F,to:F,text:`[${(0,c._)(N)}] TJ`})}),d.sort((b,U)=>b.from-U.from||b.to-U.to),d.length===0?e:(0,P.
E$)(e,d,i)}function L(r,e){let[t,s]=[1/0,0];for(const i of e.keys())[t,s]=[Math.min(t,i),Math.max(s,i)];let n;for(const i of r.values())i.from>s&&(!n||i.from<n.
from)&&(n=i);return e.size===0?[0,0]:[t,Math.max(r.get(s)?.to??s,n?.to??0)]}const p=new Set(["BT","Tm","Td","TD","T*","'",'"']);class R{across=0;down=0;forget(){
this.across=this.down=0}add(e,{font:t,size:s,stretch:n}){const i=-e/y*s;t.vertical?this.down+=i:this.across+=i*n}take({font:e,size:t,stretch:s}){const n=e.vertical?
t:t*s,i=e.vertical?this.down:this.across;return this.forget(),n===0||i===0?0:-y*i/n}}function D({operator:r,wordSpace:e,charSpace:t}){return r==="'"?"T* ":r==='\
"'?`${(0,c._)(e)} Tw ${(0,c._)(t)} Tc T* `:""}async function I(r,e,t,s,n,i){const d=new B(t,n);let v=0;for(const O of r.elements){if(typeof O=="number"){d.number(
O);continue}const m=r.font.glyphs(O);let T=0;for(const U of m){const $=r.font.partEnd(O,T,1);e.has(v++)?d.remove(W(U,r)):d.keep(O,T,$),T=$}const b=i.step(m.length*
_);b&&await b}return s.add(d.rest(),r),D(r)+(d.isEmpty?"":`[${d.text()}] TJ`)}function W(r,{font:e,size:t,charSpace:s,wordSpace:n}){const i=e.vertical&&r.vertical?
r.vertical.advance:r.width,d=s+(r.isSpace?n:0);return-y*(i+(t===0?0:d/t))}class B{sink;parts=[];bytes=[];numbers=[];hasGap;hasGlyphs=!1;constructor(e,t){this.sink=
t,this.hasGap=e!==0,e!==0&&this.numbers.push(e)}get isEmpty(){return!this.hasGlyphs}number(e){this.numbers.push(e)}remove(e){this.numbers.push(e),this.hasGap=!0}keep(e,t,s){
this.numbers.length>0&&this.space();for(let n=t;n<s;n++)this.bytes.push(e[n]);this.hasGlyphs=!0}rest(){const e=this.numbers.reduce((t,s)=>t+s,0);return this.numbers=
[],this.flush(),e}text(){return this.parts.join(" ")}space(){this.flush();const e=this.hasGap?[this.numbers.reduce((t,s)=>t+s,0)]:this.numbers;for(const t of e)
t!==0&&this.parts.push((0,c._)(t));this.numbers=[],this.hasGap=!1}flush(){if(this.bytes.length===0)return;const{sink:e}=this;e.clear(),(0,u.pS)(e,Uint8Array.from(
this.bytes),u.yT),this.parts.push((0,A.bS)(e.bytes).toString("latin1")),this.bytes=[]}}const o=1e3,l=3;class h{document;copies=new Map;constructor(e){this.document=
e}unpacked=[];made=new Set;copied=new Set;async page(e,t,s){const{document:n}=this,{pages:i}=n,d=new Map(t.flatMap(({contents:$})=>[...$])),v=n.dict(i.attribute(
e,"Resources")),O=await this.copyForms(d,t,s,v),m={},T=d.get(0),b=await this.without(0,T,t,s);b!==T&&(m.Contents=this.keepUnpacked(n.add(new f.Z6(new f.Bi,b))));
const U=this.replaceIn(v,O,s.images.get(0));U&&(m.Resources=n.add(U)),Object.keys(m).length>0&&i.patch(e,m);for(const $ of n.array(n.entry(i.number(e),"Annots"))??
[])this.annotation($,O)}keepUnpacked(e){return this.unpacked.push(e),e}async pack(e){const{document:t}=this,s=t.entry(t.pages.number(e),"Contents");for(const n of this.
unpacked.splice(0)){const i=t.get(n);!(0,f.i9)(s)||s.number!==n.number?t.remove(n):i instanceof f.Z6&&t.put(n,await(0,M.c)(t,i,i.data,l))}}async inPlace(e,t,s){
const{document:n}=this,i=new Map(t.flatMap(({contents:d})=>[...d]));for(const[d,v]of i){const O=await this.without(d,v,t,s),m=n.get(e.get(d)??d);O===v||!(m instanceof
f.Z6)||n.put(e.get(d)??d,await(0,M.c)(n,m,O))}}async without(e,t,s,{removals:n,others:i}){const d=n.get(e),v=i.get(e)??[];if(!d&&v.length===0)return t;const O=new Map;
for(const m of s)for(const T of m.shown)T.stream===e&&!O.has(T.from)&&O.set(T.from,T);return x(this.document,t,O,d??new Map,v)}async copyForms(e,t,s,n){const{document:i,
copies:d}=this,v=this.changedForms(e,s),O=v.size===0?"":S(s),m=new Map,T=[];for(const b of v){const U=`${b} ${O}`;let $=d.get(U);$||(d.set(U,$=i.add(null)),T.push(
b)),m.set(b,$),this.made.add($.number),this.copied.add(b)}for(const b of T){const U=i.get(b),$=await this.without(b,e.get(b),t,s),F=await(0,M.c)(i,U,$),k=s.images.
get(b),j=i.dict(U.dict.get("Resources"))??(k?n:void 0),N=this.replaceIn(j,m,k);N&&F.dict.set("Resources",N),i.put(m.get(b),F)}return m}changedForms(e,{removals:t,
others:s}){const{document:n}=this,i=new Map;for(const m of e.keys()){const T=m>0?n.get(m):null;if(T instanceof f.Z6)for(const b of this.objectsIn(n.dict(T.dict.
get("Resources"))).values())(0,f.i9)(b)&&(0,E.vH)(i,b.number,m)}const d=m=>t.has(m)||(s.get(m)?.length??0)>0,v=[...e.keys()].filter(m=>m>0&&d(m)),O=new Set(v);for(let m=v.
pop();m!==void 0;m=v.pop())for(const T of i.get(m)??[])O.has(T)||(O.add(T),v.push(T));return n.job.pace.add(e.size*o),O}objectsIn(e){return this.document.dict(e?.
get("XObject"))??new f.Bi}replaceIn(e,t,s=new Map){const n=this.objectsIn(e);if(s.size===0&&![...n.values()].some(d=>(0,f.i9)(d)&&t.has(d.number)))return;const i=this.
replaceAll(n,t);for(const[d,v]of s)i.set(d,v);return new f.Bi(e).set("XObject",i)}replaceAll(e,t){return new f.Bi([...e].map(([s,n])=>[s,((0,f.i9)(n)?t.get(n.number):
void 0)??n]))}annotation(e,t){const{document:s}=this,n=s.dict(e),i=s.dict(n?.get("AP"));if(!(0,f.i9)(e)||!n||!i||t.size===0)return;const d=this.replaceAll(i,t);
for(const[v,O]of i){const m=s.resolve(O);(0,f.Zm)(m)&&d.set(v,this.replaceAll(m,t))}s.edit(e),n.set("AP",d)}}function S({removals:r,others:e}){const t=[];for(const[
s,n]of r)if(s!==0)for(const[i,{glyphs:d}]of n)t.push(`${s}:${i}:${[...d].sort((v,O)=>v-O).join(",")}`);for(const[s,n]of e)if(s!==0)for(const{from:i,to:d,text:v}of n)
t.push(`${s}-${i}-${d}-${v}`);return t.sort().join(" ")}})};
