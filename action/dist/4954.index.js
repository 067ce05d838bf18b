"use strict";exports.id=4954,exports.ids=[4954],exports.modules={55969:((k,W,l)=>{l.d(W,{B:()=>C,E:()=>T});var I=l(45599);const f=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),M=new Set(["Link","Wi\
dget","FileAttachment"]);function C(v,A){const h=v.resolve(A.get("Subtype"));return h instanceof I.SX?h.text:""}const T=(v,A)=>A==="comments"?f.has(v):v!==""&&!M.
has(v)}),84961:((k,W,l)=>{l.d(W,{$x:()=>O,Kh:()=>E,qg:()=>B,xS:()=>w});var I=l(58552),f=l(33973),M=l(87773),C=l(90536),T=l(45599),v=l(3907),A=l(33311),h=l(9819);
function E(g,P){const D=g.resolve(P.get("S"));return(!P.has("S")||(0,T.Eo)(D,"JavaScript")||(0,T.Eo)(D,"Rendition"))&&g.resolve(P.get("JS"))!==null}async function w(g,P){
const D=[];for await(const[L,x]of(0,M.$)(g,P))(0,C.L)(x,o=>E(g,o))&&D.push(L);if(D.length===0)return!1;const{live:R}=await(0,f.Gy)(g);return D.some(L=>R[L]===1)}
async function O(g){return await w(g,(await(0,A.S)(g)).JS)||B(g)}async function B(g){if(!(0,T.Zm)(g.get(g.catalogNumber)))return!1;const P=g.resolve((0,h.Wo)(g,
"AcroForm")?.dict.get("XFA"));if(P===null)return!1;if(g.security?.locked===!0)return null;for(const D of Array.isArray(P)?P:[P]){const R=g.resolve(D);if(!(R instanceof
T.Z6))continue;let L;try{L=await g.decodedAtEase(R)}catch(o){if(!(o instanceof I.zU)||o.code==="cancelled")throw o;return!0}const x=(0,v.xK)(L);if(x===void 0||x.
includes("script")&&await K(x,g.job.pace))return!0}return!1}async function K(g,P){const D=R=>(R.kind==="start"||R.kind==="empty")&&/^(?:[^:]*:)?script$/.test(R.
name);return await(0,v.km)(g,P,D)!=="well-formed"}}),52755:((k,W,l)=>{l.d(W,{NT:()=>B,Uv:()=>g,kz:()=>v,mO:()=>D,mw:()=>T,qA:()=>K,sj:()=>C,zx:()=>O});var I=l(9819),
f=l(45599),M=l(91374);const C=1,T=2,v=4096,A=8192,h=32768,E=65536,w=1<<17,O=1<<18,B=1<<21,K=1<<24,g=1<<25,P=10;class D{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(o){
this.document=o,this.form=(0,I.Wo)(o,"AcroForm"),this.visit=new I._i(o)}static async read(o){const d=new D(o),{form:a}=d;return await d.walk(d.references(a?.dict.
get("Fields"),a?.holder??-1,a?.dict,"Fields"),void 0),await d.readPages(),d}inherited(o,d){for(let a=o;a;a=a.parent){const _=this.document.resolve(a.dict.get(d));
if(_!==null)return _}return d==="DA"||d==="Q"?this.document.resolve(this.form?.dict.get(d)):null}integer(o,d){const a=this.inherited(o,d);return typeof a=="numb\
er"?Math.trunc(a):0}node(o){return this.nodes.get(o)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(o){const{document:d,nodes:a,widgets:_,fields:r,byName:t}=this,e=({number:s})=>!o.has(s)&&d.exists(s);for(const s of a.values())e(
s)||a.delete(s.number);for(const s of _.values())e(s)||_.delete(s.number);for(const{nodes:s,widgets:i}of r)R(s,e),R(i,e);R(r,({nodes:s})=>s.length>0);for(const[
s,i]of t)i.nodes.length===0&&t.delete(s);this.form=(0,I.Wo)(d,"AcroForm")}async walk(o,d){const{document:a,visit:_}=this;for(const r of(0,M.iA)(a,{from:o,below:d,
visit:_,depth:M.tP})){const{number:t,dict:e}=r;this.nodes.set(t,r);const s=this.references(e.get("Kids"),t,e,"Kids");(0,f.Eo)(a.resolve(e.get("Subtype")),"Widge\
t")||e.has("Rect")?this.addWidget(r):s.length===0&&(0,M.bf)(r)===r&&this.field(r);const n=a.job.pace.step(1500);n&&await n}}addWidget(o){const d={node:o,number:o.
number,dict:o.dict,pages:[]};this.field((0,M.bf)(o)).widgets.push(d),this.widgets.set(o.number,d)}field(o){const d=this.fieldOf.get(o);if(d)return d;const{name:a,
part:_}=o,r=a===""?void 0:this.byName.get(a),t=this.integer(o,"Ff"),e=L(o.type,t);if(r?.kind===e)return r.nodes.push(o),this.fieldOf.set(o,r),r;const s={name:a,
part:_,kind:e,flags:t,nodes:[o],widgets:[]};return this.fields.push(s),a!==""&&!r&&this.byName.set(a,s),this.fieldOf.set(o,s),s}async readPages(){const{document:o}=this,
{pages:d,job:a}=o,{spend:_}=new I.b9(o);for(let r=0;r<d.count;r++){const t=d.number(r),e=o.entry(t,"Annots");_(o.array(e)?.length??0);for(const i of e===void 0?
[]:this.annotations(e,t)){const n=this.widgets.get(i.number)??await this.orphan(i);n&&n.pages.length>0&&_(P),n&&n.pages.at(-1)!==r+1&&n.pages.push(r+1);const c=a.
pace.step(300);c&&await c}const s=a.pace.step(300);s&&await s}}annotations(o,d){const a=this.document.array(o)??[];if(!a.some(t=>(0,f.Zm)(t)&&(0,f.Eo)(t.get("Su\
btype"),"Widget")))return a.filter(f.i9);const _=(0,f.i9)(o)?o.number:d;this.document.edit(_);const r=(0,f.i9)(o)?a:this.document.array(this.document.get(d).get(
"Annots"))??[];for(const[t,e]of r.entries())(0,f.Zm)(e)&&(0,f.Eo)(e.get("Subtype"),"Widget")&&(r[t]=this.document.add(e));return r.filter(f.i9)}async orphan(o){
const{document:d}=this;if(!(0,f.Eo)(d.resolve(d.entry(o.number,"Subtype")),"Widget"))return;const a=[o],_=new Set([o.number]);let r;for(let t=d.entry(o.number,"\
Parent");(0,f.i9)(t)&&a.length<M.tP&&(r=this.nodes.get(t.number),!(r||_.has(t.number)||!(0,f.Zm)(d.get(t))));)_.add(t.number),a.push(t),t=d.entry(t.number,"Pare\
nt");for(const t of a.reverse())this.nodes.has(t.number)||await this.walk([t],r),r=this.nodes.get(t.number);return this.widgets.get(o.number)}references(o,d,a,_){
const{document:r}=this,t=r.array(o);if(!t||!a)return[];if(!t.some(f.Zm))return t.filter(f.i9);r.edit((0,f.i9)(o)?o.number:d);const e=r.array(a.get(_))??[];for(const[
s,i]of e.entries())(0,f.Zm)(i)&&(e[s]=r.add(i));return e.filter(f.i9)}}function R(x,o){let d=0;for(const a of x)o(a)&&(x[d++]=a);x.length=d}function L(x,o){switch(x){case"\
Tx":return o&A?"password":"text";case"Btn":return o&E?"button":o&h?"radio":"checkbox";case"Ch":return o&w?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((k,W,l)=>{l.d(W,{Yw:()=>A,br:()=>T,f4:()=>M,mD:()=>C});var I=l(58552),f=l(9819);function M(h,E){return E.form?.dict.has("XFA")?h.resolve(
h.catalog.get("NeedsRendering"))===!0||!E.fields.some(({kind:O})=>O!=="unknown")?"dynamic":"static":"none"}function C(h,E){if(M(h,E)!=="dynamic")return;const w="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new I.zU("invalid_parameters",`file: ${w}`,{issues:[{field:"file",message:w}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function T(h,E){const w=(0,f.Wo)(h,"AcroForm");return w?.dict.has("XFA")?
(h.edit(w.holder),w.dict.delete("XFA"),h.catalog.has("NeedsRendering")&&h.editCatalog().delete("NeedsRendering"),[A(E)]):[]}const v={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},A=h=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${v[h]}`})}),17413:((k,W,l)=>{l.d(W,{Y:()=>M});var I=l(21115),f=l(3907);async function M(T,v,A){const h=new C(v);await(0,f.
km)(T,A,O=>((O.kind==="start"||O.kind==="empty")&&h.start(O.name,O.attributes,O.from),(O.kind==="end"||O.kind==="empty")&&h.end(O.name,O.to),h.isTooDeep));const E=[];
let w=0;for(const O of h.dropped)E.push(T.slice(w,O.from)),w=O.to;return E.join("")+T.slice(w)}class C{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new I.
ee;constructor(v){this.drops=v}start(v,A,h){this.isTooDeep=this.open.length>=f.ol,this.scope.enter(A);const E=this.scope.ofElement(v);this.open.push({name:v,from:h,
drops:this.drops(E,this.elements)}),this.elements.push(E)}end(v,A){let h=this.open.length-1;for(;h>=0&&this.open[h].name!==v;)h--;if(h<0)return;const{drops:E,from:w}=this.
open[h];for(;this.open.length>h;)this.open.pop(),this.elements.pop(),this.scope.leave();if(E){for(;this.dropped.length>0&&this.dropped.at(-1).from>w;)this.dropped.
pop();this.dropped.push({from:w,to:A})}}}}),2843:((k,W,l)=>{l.d(W,{q:()=>a});var I=l(45657),f=l(45599),M=l(52829),C=l(78157),T=l(64680),v=l(45079),A=l(37709),h=l(
36078),E=l(56681);const w=1e3,O=500;async function B(r,t,e,s,i){const{pace:n}=r.job,c=[...i],m=new P,[p,u]=K(e,s);return await(0,A.Ko)(t.subarray(p,u),n,({operator:y,
start:b,end:U})=>{g.has(y)&&m.forget();const[S,$]=[p+b,p+U],F=e.get(S);if(!F)return;const j=m.take(F),N=s.get(S);if(N)return R(F,N.glyphs,j,m,n).then(X=>{c.push(
{from:S,to:$,text:X})});j!==0&&c.push({from:S,to:S,text:`[${(0,h._)(j)}] TJ`})}),c.sort((y,b)=>y.from-b.from||y.to-b.to),c.length===0?t:(0,E.E$)(t,c,n)}function K(r,t){
let[e,s]=[1/0,0];for(const n of t.keys())[e,s]=[Math.min(e,n),Math.max(s,n)];let i;for(const n of r.values())n.from>s&&(!i||n.from<i.from)&&(i=n);return t.size===
0?[0,0]:[e,Math.max(r.get(s)?.to??s,i?.to??0)]}const g=new Set(["BT","Tm","Td","TD","T*","'",'"']);class P{across=0;down=0;forget(){this.across=this.down=0}add(t,{
font:e,size:s,stretch:i}){const n=-t/w*s;e.vertical?this.down+=n:this.across+=n*i}take({font:t,size:e,stretch:s}){const i=t.vertical?e:e*s,n=t.vertical?this.down:
this.across;return this.forget(),i===0||n===0?0:-w*n/i}}function D({operator:r,wordSpace:t,charSpace:e}){return r==="'"?"T* ":r==='"'?`${(0,h._)(t)} Tw ${(0,h._)(
e)} Tc T* `:""}async function R(r,t,e,s,i){const n=new x(e);let c=0;for(const m of r.elements){if(typeof m=="number"){n.number(m);continue}const p=r.font.glyphs(
m);let u=0;for(const b of p){const U=r.font.partEnd(m,u,1);t.has(c++)?n.remove(L(b,r)):n.keep(m.subarray(u,U)),u=U}const y=i.step(p.length*O);y&&await y}return s.
add(n.rest(),r),D(r)+(n.isEmpty?"":`[${n.text()}] TJ`)}function L(r,{font:t,size:e,charSpace:s,wordSpace:i}){const n=t.vertical&&r.vertical?r.vertical.advance:r.
width,c=s+(r.isSpace?i:0);return-w*(n+(e===0?0:c/e))}class x{sink=new T.k(256);parts=[];bytes=[];numbers=[];hasGap;hasGlyphs=!1;constructor(t){this.hasGap=t!==0,
t!==0&&this.numbers.push(t)}get isEmpty(){return!this.hasGlyphs}number(t){this.numbers.push(t)}remove(t){this.numbers.push(t),this.hasGap=!0}keep(t){this.numbers.
length>0&&this.space();for(const e of t)this.bytes.push(e);this.hasGlyphs=!0}rest(){const t=this.numbers.reduce((e,s)=>e+s,0);return this.numbers=[],this.flush(),
t}text(){return this.parts.join(" ")}space(){this.flush();const t=this.hasGap?[this.numbers.reduce((e,s)=>e+s,0)]:this.numbers;for(const e of t)e!==0&&this.parts.
push((0,h._)(e));this.numbers=[],this.hasGap=!1}flush(){if(this.bytes.length===0)return;const{sink:t}=this;t.clear(),(0,v.pS)(t,Uint8Array.from(this.bytes),v.yT),
this.parts.push((0,C.bS)(t.bytes).toString("latin1")),this.bytes=[]}}const o=1e3,d=3;class a{document;copies=new Map;constructor(t){this.document=t}unpacked=[];made=new Set;copied=new Set;async page(t,e,s){
const{document:i}=this,{pages:n}=i,c=new Map(e.flatMap(({contents:S})=>[...S])),m=i.dict(n.attribute(t,"Resources")),p=await this.copyForms(c,e,s,m),u={},y=c.get(
0),b=await this.without(0,y,e,s);b!==y&&(u.Contents=this.keepUnpacked(i.add(new f.Z6(new f.Bi,b))));const U=this.replaceIn(m,p,s.images.get(0));U&&(u.Resources=
i.add(U)),Object.keys(u).length>0&&n.patch(t,u);for(const S of i.array(i.entry(n.number(t),"Annots"))??[])this.annotation(S,p)}keepUnpacked(t){return this.unpacked.
push(t),t}async pack(t){const{document:e}=this,s=e.entry(e.pages.number(t),"Contents");for(const i of this.unpacked.splice(0)){const n=e.get(i);!(0,f.i9)(s)||s.
number!==i.number?e.remove(i):n instanceof f.Z6&&e.put(i,await(0,M.c)(e,n,n.data,d))}}async inPlace(t,e,s){const{document:i}=this,n=new Map(e.flatMap(({contents:c})=>[
...c]));for(const[c,m]of n){const p=await this.without(c,m,e,s),u=i.get(t.get(c)??c);p===m||!(u instanceof f.Z6)||i.put(t.get(c)??c,await(0,M.c)(i,u,p))}}async without(t,e,s,{
removals:i,others:n}){const c=i.get(t),m=n.get(t)??[];if(!c&&m.length===0)return e;const p=new Map;for(const u of s)for(const y of u.shown)y.stream===t&&!p.has(
y.from)&&p.set(y.from,y);return B(this.document,e,p,c??new Map,m)}async copyForms(t,e,s,i){const{document:n,copies:c}=this,m=this.changedForms(t,s),p=m.size===0?
"":_(s),u=new Map,y=[];for(const b of m){const U=`${b} ${p}`;let S=c.get(U);S||(c.set(U,S=n.add(null)),y.push(b)),u.set(b,S),this.made.add(S.number),this.copied.
add(b)}for(const b of y){const U=n.get(b),S=await this.without(b,t.get(b),e,s),$=await(0,M.c)(n,U,S),F=s.images.get(b),j=n.dict(U.dict.get("Resources"))??(F?i:void 0),
N=this.replaceIn(j,u,F);N&&$.dict.set("Resources",N),n.put(u.get(b),$)}return u}changedForms(t,{removals:e,others:s}){const{document:i}=this,n=new Map;for(const u of t.
keys()){const y=u>0?i.get(u):null;if(y instanceof f.Z6)for(const b of this.objectsIn(i.dict(y.dict.get("Resources"))).values())(0,f.i9)(b)&&(0,I.vH)(n,b.number,
u)}const c=u=>e.has(u)||(s.get(u)?.length??0)>0,m=[...t.keys()].filter(u=>u>0&&c(u)),p=new Set(m);for(let u=m.pop();u!==void 0;u=m.pop())for(const y of n.get(u)??
[])p.has(y)||(p.add(y),m.push(y));return i.job.pace.add(t.size*o),p}objectsIn(t){return this.document.dict(t?.get("XObject"))??new f.Bi}replaceIn(t,e,s=new Map){
const i=this.objectsIn(t);if(s.size===0&&![...i.values()].some(c=>(0,f.i9)(c)&&e.has(c.number)))return;const n=this.replaceAll(i,e);for(const[c,m]of s)n.set(c,m);
return new f.Bi(t).set("XObject",n)}replaceAll(t,e){return new f.Bi([...t].map(([s,i])=>[s,((0,f.i9)(i)?e.get(i.number):void 0)??i]))}annotation(t,e){const{document:s}=this,
i=s.dict(t),n=s.dict(i?.get("AP"));if(!(0,f.i9)(t)||!i||!n||e.size===0)return;const c=this.replaceAll(n,e);for(const[m,p]of n){const u=s.resolve(p);(0,f.Zm)(u)&&
c.set(m,this.replaceAll(u,e))}s.edit(t),i.set("AP",c)}}function _({removals:r,others:t}){const e=[];for(const[s,i]of r)if(s!==0)for(const[n,{glyphs:c}]of i)e.push(
`${s}:${n}:${[...c].sort((m,p)=>m-p).join(",")}`);for(const[s,i]of t)if(s!==0)for(const{from:n,to:c,text:m}of i)e.push(`${s}-${n}-${c}-${m}`);return e.sort().join(
" ")}})};
