"use strict";exports.id=4704,exports.ids=[4704],exports.modules={55969:((K,C,c)=>{c.d(C,{B:()=>A,E:()=>w});var E=c(45599);const f=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),M=new Set(["Link","Wi\
dget","FileAttachment"]);function A(p,g){const a=p.resolve(g.get("Subtype"));return a instanceof E.SX?a.text:""}const w=(p,g)=>g==="comments"?f.has(p):p!==""&&!M.
has(p)}),84961:((K,C,c)=>{c.d(C,{$x:()=>_,Kh:()=>P,qg:()=>x,xS:()=>y});var E=c(58552),f=c(33973),M=c(87773),A=c(90536),w=c(45599),p=c(3907),g=c(33311),a=c(9819);
function P(m,R){const D=m.resolve(R.get("S"));return(!R.has("S")||(0,w.Eo)(D,"JavaScript")||(0,w.Eo)(D,"Rendition"))&&m.resolve(R.get("JS"))!==null}async function y(m,R){
const D=[];for await(const[$,B]of(0,M.$)(m,R))(0,A.L)(B,o=>P(m,o))&&D.push($);if(D.length===0)return!1;const{live:I}=await(0,f.Gy)(m);return D.some($=>I[$]===1)}
async function _(m){return await y(m,(await(0,g.S)(m)).JS)||x(m)}async function x(m){if(!(0,w.Zm)(m.get(m.catalogNumber)))return!1;const R=m.resolve((0,a.Wo)(m,
"AcroForm")?.dict.get("XFA"));if(R===null)return!1;if(m.security?.locked===!0)return null;for(const D of Array.isArray(R)?R:[R]){const I=m.resolve(D);if(!(I instanceof
w.Z6))continue;let $;try{$=await m.decodedAtEase(I)}catch(o){if(!(o instanceof E.zU)||o.code==="cancelled")throw o;return!0}const B=(0,p.xK)($);if(B===void 0||B.
includes("script")&&await L(B,m.job.pace))return!0}return!1}async function L(m,R){const D=I=>(I.kind==="start"||I.kind==="empty")&&/^(?:[^:]*:)?script$/.test(I.
name);return await(0,p.km)(m,R,D)!=="well-formed"}}),52755:((K,C,c)=>{c.d(C,{NT:()=>x,Uv:()=>m,kz:()=>p,mO:()=>D,mw:()=>w,qA:()=>L,sj:()=>A,zx:()=>_});var E=c(9819),
f=c(45599),M=c(91374);const A=1,w=2,p=4096,g=8192,a=32768,P=65536,y=1<<17,_=1<<18,x=1<<21,L=1<<24,m=1<<25,R=10;class D{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;lists=new Map;visit;constructor(o){
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
part:S}=o,r=h===""?void 0:this.byName.get(h),e=this.integer(o,"Ff"),t=$(o.type,e);if(r?.kind===t)return r.nodes.push(o),this.fieldOf.set(o,r),r;const s={name:h,
part:S,kind:t,flags:e,nodes:[o],widgets:[]};return this.fields.push(s),h!==""&&!r&&this.byName.set(h,s),this.fieldOf.set(o,s),s}async readPages(){const{document:o}=this,
{pages:l,job:h}=o,{spend:S}=new E.b9(o);for(let r=0;r<l.count;r++){const e=l.number(r),t=o.entry(e,"Annots");S(o.array(t)?.length??0);for(const n of t===void 0?
[]:this.annotations(t,e)){const i=this.widgets.get(n.number)??await this.orphan(n);i&&i.pages.length>0&&S(R),i&&i.pages.at(-1)!==r+1&&i.pages.push(r+1);const d=h.
pace.step(300);d&&await d}const s=h.pace.step(300);s&&await s}}annotations(o,l){const h=this.document.array(o)??[];if(!h.some(e=>(0,f.Zm)(e)&&(0,f.Eo)(e.get("Su\
btype"),"Widget")))return h.filter(f.i9);const S=(0,f.i9)(o)?o.number:l;this.document.edit(S);const r=(0,f.i9)(o)?h:this.document.array(this.document.get(l).get(
"Annots"))??[];for(const[e,t]of r.entries())(0,f.Zm)(t)&&(0,f.Eo)(t.get("Subtype"),"Widget")&&(r[e]=this.document.add(t));return r.filter(f.i9)}async orphan(o){
const{document:l}=this;if(!(0,f.Eo)(l.resolve(l.entry(o.number,"Subtype")),"Widget"))return;const h=[o],S=new Set([o.number]);let r;for(let e=l.entry(o.number,"\
Parent");(0,f.i9)(e)&&h.length<M.tP&&(r=this.nodes.get(e.number),!(r||S.has(e.number)||!(0,f.Zm)(l.get(e))));)S.add(e.number),h.push(e),e=l.entry(e.number,"Pare\
nt");for(const e of h.reverse())this.nodes.has(e.number)||await this.walk([e],r),r=this.nodes.get(e.number);return this.widgets.get(o.number)}references(o,l,h,S){
const{document:r}=this,e=r.array(o);if(!e||!h)return[];const t=(0,f.i9)(o)?this.lists.get(e):void 0;if(t)return t;r.job.pace.add(e.length);let s=e;if(e.some(f.Zm)){
r.edit((0,f.i9)(o)?o.number:l),s=r.array(h.get(S))??[];for(const[i,d]of s.entries())(0,f.Zm)(d)&&(s[i]=r.add(d))}const n=s.filter(f.i9);return(0,f.i9)(o)&&this.
lists.set(s,n),n}}function I(B,o){let l=0;for(const h of B)o(h)&&(B[l++]=h);B.length=l}function $(B,o){switch(B){case"Tx":return o&g?"password":"text";case"Btn":
return o&P?"button":o&a?"radio":"checkbox";case"Ch":return o&y?"dropdown":"list";case"Sig":return"signature";default:return"unknown"}}}),77500:((K,C,c)=>{c.d(C,
{Yw:()=>g,br:()=>w,f4:()=>M,mD:()=>A});var E=c(58552),f=c(9819);function M(a,P){return P.form?.dict.has("XFA")?a.resolve(a.catalog.get("NeedsRendering"))===!0||
!P.fields.some(({kind:_})=>_!=="unknown")?"dynamic":"static":"none"}function A(a,P){if(M(a,P)!=="dynamic")return;const y="is a dynamic XFA form, whose pages and\
 fields only Adobe viewers show";throw new E.zU("invalid_parameters",`file: ${y}`,{issues:[{field:"file",message:y}],advice:"Print it to a PDF document from Ado\
be Reader, or ask its author for a form without XFA"})}function w(a,P){const y=(0,f.Wo)(a,"AcroForm");return y?.dict.has("XFA")?(a.edit(y.holder),y.dict.delete(
"XFA"),a.catalog.has("NeedsRendering")&&a.editCatalog().delete("NeedsRendering"),[g(P)]):[]}const p={values:"it would still show the old values.",pages:"it desc\
ribed removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. The fields themselves remain.",private:"\
its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields are on the pages. The fields themselves \
remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},g=a=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${p[a]}`})}),
85392:((K,C,c)=>{c.d(C,{J:()=>g,a:()=>a});var E=c(21115),f=c(824),M=c(82715),A=c(60912),w=c(1975),p=c(92761);async function g(_){const x=await(0,f.Br)(_),L=({namespace:m})=>p.
fD.includes(m);return x?.properties.some(L)?((0,A._L)(_,(0,A.QH)(x,L,[])),!0):!1}async function a(_,x,L){const m=(I,$,B)=>({prefix:I,name:$,form:"simple",values:[
B]}),R=(0,A.QH)(x,({namespace:I,name:$})=>p.fD.includes(I)||I===E.dK.pdfaid&&$==="part",[m("pdfaid","part","3"),m("fx","DocumentType","INVOICE"),m("fx","Documen\
tFileName",L.file),m("fx","Version",L.version),m("fx","ConformanceLevel",L.level)]),D=await(0,w.kg)(Buffer.from(R,"utf8"),_.job.pace);(0,A._L)(_,(0,M.m)(D,"pdfa\
Extension","schemas",y))}const P=[["DocumentType","Type of the invoice document"],["DocumentFileName","Name of the embedded XML invoice"],["Version","Version of\
 the XML invoice standard"],["ConformanceLevel","Profile of the XML invoice"]],y=`<rdf:li rdf:parseType="Resource" xmlns:pdfaSchema="${E.dK.pdfaSchema}" xmlns:p\
dfaProperty="${E.dK.pdfaProperty}">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${E.dK.fx}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${P.map(([_,x])=>`<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${_}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty\
:category>external</pdfaProperty:category><pdfaProperty:description>${x}</pdfaProperty:description></rdf:li>
`).join("")}</rdf:Seq></pdfaSchema:property>
</rdf:li>
`}),61257:((K,C,c)=>{c.d(C,{Ah:()=>p,py:()=>w,yW:()=>A});var E=c(21281),f=c(824),M=c(85392);const A=(g,a=[])=>({code:"invoice_claim_removed",message:`The docume\
nt is no longer an electronic invoice, because ${g}.`,...a.length>0?{mentions:a}:{}});async function w(g){const a=await p(g);return await(0,M.J)(g)?[A("it has n\
o attachments"),...a]:a}async function p(g){const{archive:a}=await(0,E.ds)(g);return a?.level!=="f"?[]:[(0,E.qg)(g,await(0,f.Br)(g),a,"its embedded files were r\
emoved")]}}),17413:((K,C,c)=>{c.d(C,{Y:()=>M});var E=c(21115),f=c(3907);async function M(w,p,g){const a=new A(p);await(0,f.km)(w,g,_=>((_.kind==="start"||_.kind===
"empty")&&a.start(_.name,_.attributes,_.from),(_.kind==="end"||_.kind==="empty")&&a.end(_.name,_.to),a.isTooDeep));const P=[];let y=0;for(const _ of a.dropped)P.
push(w.slice(y,_.from)),y=_.to;return P.join("")+w.slice(y)}class A{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new E.ee;constructor(p){this.drops=p}start(p,g,a){
this.isTooDeep=this.open.length>=f.ol,this.scope.enter(g);const P=this.scope.ofElement(p);this.open.push({name:p,from:a,drops:this.drops(P,this.elements)}),this.
elements.push(P)}end(p,g){let a=this.open.length-1;for(;a>=0&&this.open[a].name!==p;)a--;if(a<0)return;const{drops:P,from:y}=this.open[a];for(;this.open.length>
a;)this.open.pop(),this.elements.pop(),this.scope.leave();if(P){for(;this.dropped.length>0&&this.dropped.at(-1).from>y;)this.dropped.pop();this.dropped.push({from:y,
to:g})}}}}),82715:((K,C,c)=>{c.d(C,{m:()=>M});var E=c(21115),f=c(3907);function M(A,w,p,g){const{text:a,properties:P,end:y,about:_}=A,x=P.find(D=>D.namespace===
E.dK[w]&&D.name===p),L=x&&a.slice(x.from,x.to).match(/^[\s\S]*(?=<\/(?:[\w.-]+:)?Bag\s*>)/)?.[0].length;if(x&&L!==void 0){const D=x.from+L;return`${a.slice(0,D)}${g.
replace("<rdf:li",`<rdf:li xmlns:rdf="${E.dK.rdf}"`)}${a.slice(D)}`}const m=`<${w}:${p}><rdf:Bag>
${g}</rdf:Bag></${w}:${p}>`,R=`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,f.X)(_)}" xmlns:${w}="${E.dK[w]}">
${m}
</rdf:Description>
`;return`${a.slice(0,y)}${R}${a.slice(y)}`}}),2843:((K,C,c)=>{c.d(C,{q:()=>h});var E=c(45657),f=c(45599),M=c(52829),A=c(78157),w=c(64680),p=c(45079),g=c(37709),
a=c(36078),P=c(56681);const y=1e3,_=500;async function x(r,e,t,s,n){const{pace:i}=r.job,d=[...n],v=new R,O=new w.k(256),[u,T]=L(t,s);return await(0,g.Ko)(e.subarray(
u,T),i,({operator:b,start:U,end:W})=>{m.has(b)&&v.forget();const[F,k]=[u+U,u+W],N=t.get(F);if(!N)return;const j=v.take(N),X=s.get(F);if(X)return I(N,X.glyphs,j,
v,O,i).then(G=>{d.push({from:F,to:k,text:G})});j!==0&&d.push({from:F,to:F,text:`[${(0,a._)(j)}] TJ`})}),d.sort((b,U)=>b.from-U.from||b.to-U.to),d.length===0?e:(0,P.
E$)(e,d,i)}function L(r,e){let[t,s]=[1/0,0];for(const i of e.keys())[t,s]=[Math.min(t,i),Math.max(s,i)];let n;for(const i of r.values())i.from>s&&(!n||i.from<n.
from)&&(n=i);return e.size===0?[0,0]:[t,Math.max(r.get(s)?.to??s,n?.to??0)]}const m=new Set(["BT","Tm","Td","TD","T*","'",'"']);class R{across=0;down=0;forget(){
this.across=this.down=0}add(e,{font:t,size:s,stretch:n}){const i=-e/y*s;t.vertical?this.down+=i:this.across+=i*n}take({font:e,size:t,stretch:s}){const n=e.vertical?
t:t*s,i=e.vertical?this.down:this.across;return this.forget(),n===0||i===0?0:-y*i/n}}function D({operator:r,wordSpace:e,charSpace:t}){return r==="'"?"T* ":r==='\
"'?`${(0,a._)(e)} Tw ${(0,a._)(t)} Tc T* `:""}async function I(r,e,t,s,n,i){const d=new B(t,n);let v=0;for(const O of r.elements){if(typeof O=="number"){d.number(
O);continue}const u=r.font.glyphs(O);let T=0;for(const U of u){const W=r.font.partEnd(O,T,1);e.has(v++)?d.remove($(U,r)):d.keep(O,T,W),T=W}const b=i.step(u.length*
_);b&&await b}return s.add(d.rest(),r),D(r)+(d.isEmpty?"":`[${d.text()}] TJ`)}function $(r,{font:e,size:t,charSpace:s,wordSpace:n}){const i=e.vertical&&r.vertical?
r.vertical.advance:r.width,d=s+(r.isSpace?n:0);return-y*(i+(t===0?0:d/t))}class B{sink;parts=[];bytes=[];numbers=[];hasGap;hasGlyphs=!1;constructor(e,t){this.sink=
t,this.hasGap=e!==0,e!==0&&this.numbers.push(e)}get isEmpty(){return!this.hasGlyphs}number(e){this.numbers.push(e)}remove(e){this.numbers.push(e),this.hasGap=!0}keep(e,t,s){
this.numbers.length>0&&this.space();for(let n=t;n<s;n++)this.bytes.push(e[n]);this.hasGlyphs=!0}rest(){const e=this.numbers.reduce((t,s)=>t+s,0);return this.numbers=
[],this.flush(),e}text(){return this.parts.join(" ")}space(){this.flush();const e=this.hasGap?[this.numbers.reduce((t,s)=>t+s,0)]:this.numbers;for(const t of e)
t!==0&&this.parts.push((0,a._)(t));this.numbers=[],this.hasGap=!1}flush(){if(this.bytes.length===0)return;const{sink:e}=this;e.clear(),(0,p.pS)(e,Uint8Array.from(
this.bytes),p.yT),this.parts.push((0,A.bS)(e.bytes).toString("latin1")),this.bytes=[]}}const o=1e3,l=3;class h{document;copies=new Map;constructor(e){this.document=
e}unpacked=[];made=new Set;copied=new Set;async page(e,t,s){const{document:n}=this,{pages:i}=n,d=new Map(t.flatMap(({contents:W})=>[...W])),v=n.dict(i.attribute(
e,"Resources")),O=await this.copyForms(d,t,s,v),u={},T=d.get(0),b=await this.without(0,T,t,s);b!==T&&(u.Contents=this.keepUnpacked(n.add(new f.Z6(new f.Bi,b))));
const U=this.replaceIn(v,O,s.images.get(0));U&&(u.Resources=n.add(U)),Object.keys(u).length>0&&i.patch(e,u);for(const W of n.array(n.entry(i.number(e),"Annots"))??
[])this.annotation(W,O)}keepUnpacked(e){return this.unpacked.push(e),e}async pack(e){const{document:t}=this,s=t.entry(t.pages.number(e),"Contents");for(const n of this.
unpacked.splice(0)){const i=t.get(n);!(0,f.i9)(s)||s.number!==n.number?t.remove(n):i instanceof f.Z6&&t.put(n,await(0,M.c)(t,i,i.data,l))}}async inPlace(e,t,s){
const{document:n}=this,i=new Map(t.flatMap(({contents:d})=>[...d]));for(const[d,v]of i){const O=await this.without(d,v,t,s),u=n.get(e.get(d)??d);O===v||!(u instanceof
f.Z6)||n.put(e.get(d)??d,await(0,M.c)(n,u,O))}}async without(e,t,s,{removals:n,others:i}){const d=n.get(e),v=i.get(e)??[];if(!d&&v.length===0)return t;const O=new Map;
for(const u of s)for(const T of u.shown)T.stream===e&&!O.has(T.from)&&O.set(T.from,T);return x(this.document,t,O,d??new Map,v)}async copyForms(e,t,s,n){const{document:i,
copies:d}=this,v=this.changedForms(e,s),O=v.size===0?"":S(s),u=new Map,T=[];for(const b of v){const U=`${b} ${O}`;let W=d.get(U);W||(d.set(U,W=i.add(null)),T.push(
b)),u.set(b,W),this.made.add(W.number),this.copied.add(b)}for(const b of T){const U=i.get(b),W=await this.without(b,e.get(b),t,s),F=await(0,M.c)(i,U,W),k=s.images.
get(b),N=i.dict(U.dict.get("Resources"))??(k?n:void 0),j=this.replaceIn(N,u,k);j&&F.dict.set("Resources",j),i.put(u.get(b),F)}return u}changedForms(e,{removals:t,
others:s}){const{document:n}=this,i=new Map;for(const u of e.keys()){const T=u>0?n.get(u):null;if(T instanceof f.Z6)for(const b of this.objectsIn(n.dict(T.dict.
get("Resources"))).values())(0,f.i9)(b)&&(0,E.vH)(i,b.number,u)}const d=u=>t.has(u)||(s.get(u)?.length??0)>0,v=[...e.keys()].filter(u=>u>0&&d(u)),O=new Set(v);for(let u=v.
pop();u!==void 0;u=v.pop())for(const T of i.get(u)??[])O.has(T)||(O.add(T),v.push(T));return n.job.pace.add(e.size*o),O}objectsIn(e){return this.document.dict(e?.
get("XObject"))??new f.Bi}replaceIn(e,t,s=new Map){const n=this.objectsIn(e);if(s.size===0&&![...n.values()].some(d=>(0,f.i9)(d)&&t.has(d.number)))return;const i=this.
replaceAll(n,t);for(const[d,v]of s)i.set(d,v);return new f.Bi(e).set("XObject",i)}replaceAll(e,t){return new f.Bi([...e].map(([s,n])=>[s,((0,f.i9)(n)?t.get(n.number):
void 0)??n]))}annotation(e,t){const{document:s}=this,n=s.dict(e),i=s.dict(n?.get("AP"));if(!(0,f.i9)(e)||!n||!i||t.size===0)return;const d=this.replaceAll(i,t);
for(const[v,O]of i){const u=s.resolve(O);(0,f.Zm)(u)&&d.set(v,this.replaceAll(u,t))}s.edit(e),n.set("AP",d)}}function S({removals:r,others:e}){const t=[];for(const[
s,n]of r)if(s!==0)for(const[i,{glyphs:d}]of n)t.push(`${s}:${i}:${[...d].sort((v,O)=>v-O).join(",")}`);for(const[s,n]of e)if(s!==0)for(const{from:i,to:d,text:v}of n)
t.push(`${s}-${i}-${d}-${v}`);return t.sort().join(" ")}})};
