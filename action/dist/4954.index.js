"use strict";exports.id=4954,exports.ids=[4954],exports.modules={55969:((K,W,l)=>{l.d(W,{B:()=>C,E:()=>T});var x=l(45599);const f=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),M=new Set(["Link","Wi\
dget","FileAttachment"]);function C(y,A){const u=y.resolve(A.get("Subtype"));return u instanceof x.SX?u.text:""}const T=(y,A)=>A==="comments"?f.has(y):y!==""&&!M.
has(y)}),84961:((K,W,l)=>{l.d(W,{$x:()=>O,Kh:()=>E,qg:()=>F,xS:()=>w});var x=l(58552),f=l(33973),M=l(87773),C=l(90536),T=l(45599),y=l(3907),A=l(33311),u=l(9819);
function E(g,P){const D=g.resolve(P.get("S"));return(!P.has("S")||(0,T.Eo)(D,"JavaScript")||(0,T.Eo)(D,"Rendition"))&&g.resolve(P.get("JS"))!==null}async function w(g,P){
const D=[];for await(const[L,U]of(0,M.$)(g,P))(0,C.L)(U,o=>E(g,o))&&D.push(L);if(D.length===0)return!1;const{live:S}=await(0,f.Gy)(g);return D.some(L=>S[L]===1)}
async function O(g){return await w(g,(await(0,A.S)(g)).JS)||F(g)}async function F(g){if(!(0,T.Zm)(g.get(g.catalogNumber)))return!1;const P=g.resolve((0,u.Wo)(g,
"AcroForm")?.dict.get("XFA"));if(P===null)return!1;if(g.security?.locked===!0)return null;for(const D of Array.isArray(P)?P:[P]){const S=g.resolve(D);if(!(S instanceof
T.Z6))continue;let L;try{L=await g.decodedAtEase(S)}catch(o){if(!(o instanceof x.zU)||o.code==="cancelled")throw o;return!0}const U=(0,y.xK)(L);if(U===void 0||U.
includes("script")&&await j(U,g.job.pace))return!0}return!1}async function j(g,P){const D=S=>(S.kind==="start"||S.kind==="empty")&&/^(?:[^:]*:)?script$/.test(S.
name);return await(0,y.km)(g,P,D)!=="well-formed"}}),52755:((K,W,l)=>{l.d(W,{NT:()=>F,Uv:()=>g,kz:()=>y,mO:()=>D,mw:()=>T,qA:()=>j,sj:()=>C,zx:()=>O});var x=l(9819),
f=l(45599),M=l(91374);const C=1,T=2,y=4096,A=8192,u=32768,E=65536,w=1<<17,O=1<<18,F=1<<21,j=1<<24,g=1<<25,P=10;class D{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(o){
this.document=o,this.form=(0,x.Wo)(o,"AcroForm"),this.visit=new x._i(o)}static async read(o){const d=new D(o),{form:c}=d;return await d.walk(d.references(c?.dict.
get("Fields"),c?.holder??-1,c?.dict,"Fields"),void 0),await d.readPages(),d}inherited(o,d){for(let c=o;c;c=c.parent){const _=this.document.resolve(c.dict.get(d));
if(_!==null)return _}return d==="DA"||d==="Q"?this.document.resolve(this.form?.dict.get(d)):null}integer(o,d){const c=this.inherited(o,d);return typeof c=="numb\
er"?Math.trunc(c):0}node(o){return this.nodes.get(o)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(o){const{document:d,nodes:c,widgets:_,fields:r,byName:t}=this,e=({number:s})=>!o.has(s)&&d.exists(s);for(const s of c.values())e(
s)||c.delete(s.number);for(const s of _.values())e(s)||_.delete(s.number);for(const{nodes:s,widgets:n}of r)S(s,e),S(n,e);S(r,({nodes:s})=>s.length>0);for(const[
s,n]of t)n.nodes.length===0&&t.delete(s);this.form=(0,x.Wo)(d,"AcroForm")}async walk(o,d){const{document:c,visit:_}=this;for(const r of(0,M.iA)(c,{from:o,below:d,
visit:_,depth:M.tP})){const{number:t,dict:e}=r;this.nodes.set(t,r);const s=this.references(e.get("Kids"),t,e,"Kids");(0,f.Eo)(c.resolve(e.get("Subtype")),"Widge\
t")||e.has("Rect")?this.addWidget(r):s.length===0&&(0,M.bf)(r)===r&&this.field(r);const i=c.job.pace.step(1500);i&&await i}}addWidget(o){const d={node:o,number:o.
number,dict:o.dict,pages:[]};this.field((0,M.bf)(o)).widgets.push(d),this.widgets.set(o.number,d)}field(o){const d=this.fieldOf.get(o);if(d)return d;const{name:c,
part:_}=o,r=c===""?void 0:this.byName.get(c),t=this.integer(o,"Ff"),e=L(o.type,t);if(r?.kind===e)return r.nodes.push(o),this.fieldOf.set(o,r),r;const s={name:c,
part:_,kind:e,flags:t,nodes:[o],widgets:[]};return this.fields.push(s),c!==""&&!r&&this.byName.set(c,s),this.fieldOf.set(o,s),s}async readPages(){const{document:o}=this,
{pages:d,job:c}=o,{spend:_}=new x.b9(o);for(let r=0;r<d.count;r++){const t=d.number(r),e=o.entry(t,"Annots");_(o.array(e)?.length??0);for(const n of e===void 0?
[]:this.annotations(e,t)){const i=this.widgets.get(n.number)??await this.orphan(n);i&&i.pages.length>0&&_(P),i&&i.pages.at(-1)!==r+1&&i.pages.push(r+1);const a=c.
pace.step(300);a&&await a}const s=c.pace.step(300);s&&await s}}annotations(o,d){const c=this.document.array(o)??[];if(!c.some(t=>(0,f.Zm)(t)&&(0,f.Eo)(t.get("Su\
btype"),"Widget")))return c.filter(f.i9);const _=(0,f.i9)(o)?o.number:d;this.document.edit(_);const r=(0,f.i9)(o)?c:this.document.array(this.document.get(d).get(
"Annots"))??[];for(const[t,e]of r.entries())(0,f.Zm)(e)&&(0,f.Eo)(e.get("Subtype"),"Widget")&&(r[t]=this.document.add(e));return r.filter(f.i9)}async orphan(o){
const{document:d}=this;if(!(0,f.Eo)(d.resolve(d.entry(o.number,"Subtype")),"Widget"))return;const c=[o],_=new Set([o.number]);let r;for(let t=d.entry(o.number,"\
Parent");(0,f.i9)(t)&&c.length<M.tP&&(r=this.nodes.get(t.number),!(r||_.has(t.number)||!(0,f.Zm)(d.get(t))));)_.add(t.number),c.push(t),t=d.entry(t.number,"Pare\
nt");for(const t of c.reverse())this.nodes.has(t.number)||await this.walk([t],r),r=this.nodes.get(t.number);return this.widgets.get(o.number)}references(o,d,c,_){
const{document:r}=this,t=r.array(o);if(!t||!c)return[];if(!t.some(f.Zm))return t.filter(f.i9);r.edit((0,f.i9)(o)?o.number:d);const e=r.array(c.get(_))??[];for(const[
s,n]of e.entries())(0,f.Zm)(n)&&(e[s]=r.add(n));return e.filter(f.i9)}}function S(U,o){let d=0;for(const c of U)o(c)&&(U[d++]=c);U.length=d}function L(U,o){switch(U){case"\
Tx":return o&A?"password":"text";case"Btn":return o&E?"button":o&u?"radio":"checkbox";case"Ch":return o&w?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((K,W,l)=>{l.d(W,{Yw:()=>A,br:()=>T,f4:()=>M,mD:()=>C});var x=l(58552),f=l(9819);function M(u,E){return E.form?.dict.has("XFA")?u.resolve(
u.catalog.get("NeedsRendering"))===!0||!E.fields.some(({kind:O})=>O!=="unknown")?"dynamic":"static":"none"}function C(u,E){if(M(u,E)!=="dynamic")return;const w="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new x.zU("invalid_parameters",`file: ${w}`,{issues:[{field:"file",message:w}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function T(u,E){const w=(0,f.Wo)(u,"AcroForm");return w?.dict.has("XFA")?
(u.edit(w.holder),w.dict.delete("XFA"),u.catalog.has("NeedsRendering")&&u.editCatalog().delete("NeedsRendering"),[A(E)]):[]}const y={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},A=u=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${y[u]}`})}),17413:((K,W,l)=>{l.d(W,{Y:()=>M});var x=l(21115),f=l(3907);async function M(T,y,A){const u=new C(y);await(0,f.
km)(T,A,O=>((O.kind==="start"||O.kind==="empty")&&u.start(O.name,O.attributes,O.from),(O.kind==="end"||O.kind==="empty")&&u.end(O.name,O.to),u.isTooDeep));const E=[];
let w=0;for(const O of u.dropped)E.push(T.slice(w,O.from)),w=O.to;return E.join("")+T.slice(w)}class C{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new x.
ee;constructor(y){this.drops=y}start(y,A,u){this.isTooDeep=this.open.length>=f.ol,this.scope.enter(A);const E=this.scope.ofElement(y);this.open.push({name:y,from:u,
drops:this.drops(E,this.elements)}),this.elements.push(E)}end(y,A){let u=this.open.length-1;for(;u>=0&&this.open[u].name!==y;)u--;if(u<0)return;const{drops:E,from:w}=this.
open[u];for(;this.open.length>u;)this.open.pop(),this.elements.pop(),this.scope.leave();if(E){for(;this.dropped.length>0&&this.dropped.at(-1).from>w;)this.dropped.
pop();this.dropped.push({from:w,to:A})}}}}),2843:((K,W,l)=>{l.d(W,{q:()=>c});var x=l(45657),f=l(45599),M=l(52829),C=l(78157),T=l(64680),y=l(45079),A=l(37709),u=l(
36078),E=l(56681);const w=1e3,O=500;async function F(r,t,e,s,n){const{pace:i}=r.job,a=[...n],m=new P,p=new T.k(256),[h,b]=j(e,s);return await(0,A.Ko)(t.subarray(
h,b),i,({operator:v,start:R,end:I})=>{g.has(v)&&m.forget();const[B,$]=[h+R,h+I],N=e.get(B);if(!N)return;const k=m.take(N),X=s.get(B);if(X)return S(N,X.glyphs,k,
m,p,i).then(G=>{a.push({from:B,to:$,text:G})});k!==0&&a.push({from:B,to:B,text:`[${(0,u._)(k)}] TJ`})}),a.sort((v,R)=>v.from-R.from||v.to-R.to),a.length===0?t:(0,E.
E$)(t,a,i)}function j(r,t){let[e,s]=[1/0,0];for(const i of t.keys())[e,s]=[Math.min(e,i),Math.max(s,i)];let n;for(const i of r.values())i.from>s&&(!n||i.from<n.
from)&&(n=i);return t.size===0?[0,0]:[e,Math.max(r.get(s)?.to??s,n?.to??0)]}const g=new Set(["BT","Tm","Td","TD","T*","'",'"']);class P{across=0;down=0;forget(){
this.across=this.down=0}add(t,{font:e,size:s,stretch:n}){const i=-t/w*s;e.vertical?this.down+=i:this.across+=i*n}take({font:t,size:e,stretch:s}){const n=t.vertical?
e:e*s,i=t.vertical?this.down:this.across;return this.forget(),n===0||i===0?0:-w*i/n}}function D({operator:r,wordSpace:t,charSpace:e}){return r==="'"?"T* ":r==='\
"'?`${(0,u._)(t)} Tw ${(0,u._)(e)} Tc T* `:""}async function S(r,t,e,s,n,i){const a=new U(e,n);let m=0;for(const p of r.elements){if(typeof p=="number"){a.number(
p);continue}const h=r.font.glyphs(p);let b=0;for(const R of h){const I=r.font.partEnd(p,b,1);t.has(m++)?a.remove(L(R,r)):a.keep(p,b,I),b=I}const v=i.step(h.length*
O);v&&await v}return s.add(a.rest(),r),D(r)+(a.isEmpty?"":`[${a.text()}] TJ`)}function L(r,{font:t,size:e,charSpace:s,wordSpace:n}){const i=t.vertical&&r.vertical?
r.vertical.advance:r.width,a=s+(r.isSpace?n:0);return-w*(i+(e===0?0:a/e))}class U{sink;parts=[];bytes=[];numbers=[];hasGap;hasGlyphs=!1;constructor(t,e){this.sink=
e,this.hasGap=t!==0,t!==0&&this.numbers.push(t)}get isEmpty(){return!this.hasGlyphs}number(t){this.numbers.push(t)}remove(t){this.numbers.push(t),this.hasGap=!0}keep(t,e,s){
this.numbers.length>0&&this.space();for(let n=e;n<s;n++)this.bytes.push(t[n]);this.hasGlyphs=!0}rest(){const t=this.numbers.reduce((e,s)=>e+s,0);return this.numbers=
[],this.flush(),t}text(){return this.parts.join(" ")}space(){this.flush();const t=this.hasGap?[this.numbers.reduce((e,s)=>e+s,0)]:this.numbers;for(const e of t)
e!==0&&this.parts.push((0,u._)(e));this.numbers=[],this.hasGap=!1}flush(){if(this.bytes.length===0)return;const{sink:t}=this;t.clear(),(0,y.pS)(t,Uint8Array.from(
this.bytes),y.yT),this.parts.push((0,C.bS)(t.bytes).toString("latin1")),this.bytes=[]}}const o=1e3,d=3;class c{document;copies=new Map;constructor(t){this.document=
t}unpacked=[];made=new Set;copied=new Set;async page(t,e,s){const{document:n}=this,{pages:i}=n,a=new Map(e.flatMap(({contents:I})=>[...I])),m=n.dict(i.attribute(
t,"Resources")),p=await this.copyForms(a,e,s,m),h={},b=a.get(0),v=await this.without(0,b,e,s);v!==b&&(h.Contents=this.keepUnpacked(n.add(new f.Z6(new f.Bi,v))));
const R=this.replaceIn(m,p,s.images.get(0));R&&(h.Resources=n.add(R)),Object.keys(h).length>0&&i.patch(t,h);for(const I of n.array(n.entry(i.number(t),"Annots"))??
[])this.annotation(I,p)}keepUnpacked(t){return this.unpacked.push(t),t}async pack(t){const{document:e}=this,s=e.entry(e.pages.number(t),"Contents");for(const n of this.
unpacked.splice(0)){const i=e.get(n);!(0,f.i9)(s)||s.number!==n.number?e.remove(n):i instanceof f.Z6&&e.put(n,await(0,M.c)(e,i,i.data,d))}}async inPlace(t,e,s){
const{document:n}=this,i=new Map(e.flatMap(({contents:a})=>[...a]));for(const[a,m]of i){const p=await this.without(a,m,e,s),h=n.get(t.get(a)??a);p===m||!(h instanceof
f.Z6)||n.put(t.get(a)??a,await(0,M.c)(n,h,p))}}async without(t,e,s,{removals:n,others:i}){const a=n.get(t),m=i.get(t)??[];if(!a&&m.length===0)return e;const p=new Map;
for(const h of s)for(const b of h.shown)b.stream===t&&!p.has(b.from)&&p.set(b.from,b);return F(this.document,e,p,a??new Map,m)}async copyForms(t,e,s,n){const{document:i,
copies:a}=this,m=this.changedForms(t,s),p=m.size===0?"":_(s),h=new Map,b=[];for(const v of m){const R=`${v} ${p}`;let I=a.get(R);I||(a.set(R,I=i.add(null)),b.push(
v)),h.set(v,I),this.made.add(I.number),this.copied.add(v)}for(const v of b){const R=i.get(v),I=await this.without(v,t.get(v),e,s),B=await(0,M.c)(i,R,I),$=s.images.
get(v),N=i.dict(R.dict.get("Resources"))??($?n:void 0),k=this.replaceIn(N,h,$);k&&B.dict.set("Resources",k),i.put(h.get(v),B)}return h}changedForms(t,{removals:e,
others:s}){const{document:n}=this,i=new Map;for(const h of t.keys()){const b=h>0?n.get(h):null;if(b instanceof f.Z6)for(const v of this.objectsIn(n.dict(b.dict.
get("Resources"))).values())(0,f.i9)(v)&&(0,x.vH)(i,v.number,h)}const a=h=>e.has(h)||(s.get(h)?.length??0)>0,m=[...t.keys()].filter(h=>h>0&&a(h)),p=new Set(m);for(let h=m.
pop();h!==void 0;h=m.pop())for(const b of i.get(h)??[])p.has(b)||(p.add(b),m.push(b));return n.job.pace.add(t.size*o),p}objectsIn(t){return this.document.dict(t?.
get("XObject"))??new f.Bi}replaceIn(t,e,s=new Map){const n=this.objectsIn(t);if(s.size===0&&![...n.values()].some(a=>(0,f.i9)(a)&&e.has(a.number)))return;const i=this.
replaceAll(n,e);for(const[a,m]of s)i.set(a,m);return new f.Bi(t).set("XObject",i)}replaceAll(t,e){return new f.Bi([...t].map(([s,n])=>[s,((0,f.i9)(n)?e.get(n.number):
void 0)??n]))}annotation(t,e){const{document:s}=this,n=s.dict(t),i=s.dict(n?.get("AP"));if(!(0,f.i9)(t)||!n||!i||e.size===0)return;const a=this.replaceAll(i,e);
for(const[m,p]of i){const h=s.resolve(p);(0,f.Zm)(h)&&a.set(m,this.replaceAll(h,e))}s.edit(t),n.set("AP",a)}}function _({removals:r,others:t}){const e=[];for(const[
s,n]of r)if(s!==0)for(const[i,{glyphs:a}]of n)e.push(`${s}:${i}:${[...a].sort((m,p)=>m-p).join(",")}`);for(const[s,n]of t)if(s!==0)for(const{from:i,to:a,text:m}of n)
e.push(`${s}-${i}-${a}-${m}`);return e.sort().join(" ")}})};
