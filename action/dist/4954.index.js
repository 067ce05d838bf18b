"use strict";exports.id=4954,exports.ids=[4954],exports.modules={55969:((F,W,m)=>{m.d(W,{B:()=>R,E:()=>P});var D=m(45599);const f=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),_=new Set(["Link","Wi\
dget","FileAttachment"]);function R(w,A){const h=w.resolve(A.get("Subtype"));return h instanceof D.SX?h.text:""}const P=(w,A)=>A==="comments"?f.has(w):w!==""&&!_.
has(w)}),84961:((F,W,m)=>{m.d(W,{$x:()=>b,Kh:()=>h,qg:()=>O,xS:()=>E});var D=m(58552),f=m(33973),_=m(90536),R=m(45599),P=m(3907),w=m(33311),A=m(9819);function h(g,M){
const I=g.resolve(M.get("S"));return(!M.has("S")||(0,R.Eo)(I,"JavaScript")||(0,R.Eo)(I,"Rendition"))&&g.resolve(M.get("JS"))!==null}async function E(g,M){const I=M.
filter(U=>(0,_.L)(g.get(U),B=>h(g,B)));if(I.length===0)return!1;const{live:S}=await(0,f.Gy)(g);return I.some(U=>S[U]===1)}async function b(g){return await E(g,(await(0,w.
S)(g)).JS)||O(g)}async function O(g){if(!(0,R.Zm)(g.get(g.catalogNumber)))return!1;const M=g.resolve((0,A.Wo)(g,"AcroForm")?.dict.get("XFA"));if(M===null)return!1;
if(g.security?.locked===!0)return null;for(const I of Array.isArray(M)?M:[M]){const S=g.resolve(I);if(!(S instanceof R.Z6))continue;let U;try{U=await g.decodedAtEase(
S)}catch(C){if(!(C instanceof D.zU)||C.code==="cancelled")throw C;return!0}const B=(0,P.xK)(U);if(B===void 0||B.includes("script")&&await k(B,g.job.pace))return!0}
return!1}async function k(g,M){const I=S=>(S.kind==="start"||S.kind==="empty")&&/^(?:[^:]*:)?script$/.test(S.name);return await(0,P.km)(g,M,I)!=="well-formed"}}),
52755:((F,W,m)=>{m.d(W,{NT:()=>k,Uv:()=>M,kz:()=>w,mO:()=>S,mw:()=>P,qA:()=>g,sj:()=>R,zx:()=>O});var D=m(9819),f=m(45599),_=m(91374);const R=1,P=2,w=4096,A=8192,
h=32768,E=65536,b=1<<17,O=1<<18,k=1<<21,g=1<<24,M=1<<25,I=10;class S{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(i){
this.document=i,this.form=(0,D.Wo)(i,"AcroForm"),this.visit=new D._i(i)}static async read(i){const d=new S(i),{form:c}=d;return await d.walk(d.references(c?.dict.
get("Fields"),c?.holder??-1,c?.dict,"Fields"),void 0),await d.readPages(),d}inherited(i,d){for(let c=i;c;c=c.parent){const a=this.document.resolve(c.dict.get(d));
if(a!==null)return a}return d==="DA"||d==="Q"?this.document.resolve(this.form?.dict.get(d)):null}integer(i,d){const c=this.inherited(i,d);return typeof c=="numb\
er"?Math.trunc(c):0}node(i){return this.nodes.get(i)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(i){const{document:d,nodes:c,widgets:a,fields:t,byName:e}=this,n=({number:s})=>!i.has(s)&&d.exists(s);for(const s of c.values())n(
s)||c.delete(s.number);for(const s of a.values())n(s)||a.delete(s.number);for(const{nodes:s,widgets:o}of t)U(s,n),U(o,n);U(t,({nodes:s})=>s.length>0);for(const[
s,o]of e)o.nodes.length===0&&e.delete(s);this.form=(0,D.Wo)(d,"AcroForm")}async walk(i,d){const{document:c,visit:a}=this;for(const t of(0,_.iA)(c,{from:i,below:d,
visit:a,depth:_.tP})){const{number:e,dict:n}=t;this.nodes.set(e,t);const s=this.references(n.get("Kids"),e,n,"Kids");(0,f.Eo)(c.resolve(n.get("Subtype")),"Widge\
t")||n.has("Rect")?this.addWidget(t):s.length===0&&(0,_.bf)(t)===t&&this.field(t);const r=c.job.pace.step(1500);r&&await r}}addWidget(i){const d={node:i,number:i.
number,dict:i.dict,pages:[]};this.field((0,_.bf)(i)).widgets.push(d),this.widgets.set(i.number,d)}field(i){const d=this.fieldOf.get(i);if(d)return d;const{name:c,
part:a}=i,t=c===""?void 0:this.byName.get(c),e=this.integer(i,"Ff"),n=B(i.type,e);if(t?.kind===n)return t.nodes.push(i),this.fieldOf.set(i,t),t;const s={name:c,
part:a,kind:n,flags:e,nodes:[i],widgets:[]};return this.fields.push(s),c!==""&&!t&&this.byName.set(c,s),this.fieldOf.set(i,s),s}async readPages(){const{document:i}=this,
{pages:d,job:c}=i,{spend:a}=new D.b9(i);for(let t=0;t<d.count;t++){const e=d.number(t),n=i.entry(e,"Annots");a(i.array(n)?.length??0);for(const o of n===void 0?
[]:this.annotations(n,e)){const r=this.widgets.get(o.number)??await this.orphan(o);r&&r.pages.length>0&&a(I),r&&r.pages.at(-1)!==t+1&&r.pages.push(t+1);const u=c.
pace.step(300);u&&await u}const s=c.pace.step(300);s&&await s}}annotations(i,d){const c=this.document.array(i)??[];if(!c.some(e=>(0,f.Zm)(e)&&(0,f.Eo)(e.get("Su\
btype"),"Widget")))return c.filter(f.i9);const a=(0,f.i9)(i)?i.number:d;this.document.edit(a);const t=(0,f.i9)(i)?c:this.document.array(this.document.get(d).get(
"Annots"))??[];for(const[e,n]of t.entries())(0,f.Zm)(n)&&(0,f.Eo)(n.get("Subtype"),"Widget")&&(t[e]=this.document.add(n));return t.filter(f.i9)}async orphan(i){
const{document:d}=this;if(!(0,f.Eo)(d.resolve(d.entry(i.number,"Subtype")),"Widget"))return;const c=[i],a=new Set([i.number]);let t;for(let e=d.entry(i.number,"\
Parent");(0,f.i9)(e)&&c.length<_.tP&&(t=this.nodes.get(e.number),!(t||a.has(e.number)||!(0,f.Zm)(d.get(e))));)a.add(e.number),c.push(e),e=d.entry(e.number,"Pare\
nt");for(const e of c.reverse())this.nodes.has(e.number)||await this.walk([e],t),t=this.nodes.get(e.number);return this.widgets.get(i.number)}references(i,d,c,a){
const{document:t}=this,e=t.array(i);if(!e||!c)return[];if(!e.some(f.Zm))return e.filter(f.i9);t.edit((0,f.i9)(i)?i.number:d);const n=t.array(c.get(a))??[];for(const[
s,o]of n.entries())(0,f.Zm)(o)&&(n[s]=t.add(o));return n.filter(f.i9)}}function U(C,i){let d=0;for(const c of C)i(c)&&(C[d++]=c);C.length=d}function B(C,i){switch(C){case"\
Tx":return i&A?"password":"text";case"Btn":return i&E?"button":i&h?"radio":"checkbox";case"Ch":return i&b?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((F,W,m)=>{m.d(W,{Yw:()=>A,br:()=>P,f4:()=>_,mD:()=>R});var D=m(58552),f=m(9819);function _(h,E){return E.form?.dict.has("XFA")?h.resolve(
h.catalog.get("NeedsRendering"))===!0||!E.fields.some(({kind:O})=>O!=="unknown")?"dynamic":"static":"none"}function R(h,E){if(_(h,E)!=="dynamic")return;const b="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new D.zU("invalid_parameters",`file: ${b}`,{issues:[{field:"file",message:b}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function P(h,E){const b=(0,f.Wo)(h,"AcroForm");return b?.dict.has("XFA")?
(h.edit(b.holder),b.dict.delete("XFA"),h.catalog.has("NeedsRendering")&&h.editCatalog().delete("NeedsRendering"),[A(E)]):[]}const w={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},A=h=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${w[h]}`})}),17413:((F,W,m)=>{m.d(W,{Y:()=>_});var D=m(21115),f=m(3907);async function _(P,w,A){const h=new R(w);await(0,f.
km)(P,A,O=>((O.kind==="start"||O.kind==="empty")&&h.start(O.name,O.attributes,O.from),(O.kind==="end"||O.kind==="empty")&&h.end(O.name,O.to),h.isTooDeep));const E=[];
let b=0;for(const O of h.dropped)E.push(P.slice(b,O.from)),b=O.to;return E.join("")+P.slice(b)}class R{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new D.
ee;constructor(w){this.drops=w}start(w,A,h){this.isTooDeep=this.open.length>=f.ol,this.scope.enter(A);const E=this.scope.ofElement(w);this.open.push({name:w,from:h,
drops:this.drops(E,this.elements)}),this.elements.push(E)}end(w,A){let h=this.open.length-1;for(;h>=0&&this.open[h].name!==w;)h--;if(h<0)return;const{drops:E,from:b}=this.
open[h];for(;this.open.length>h;)this.open.pop(),this.elements.pop(),this.scope.leave();if(E){for(;this.dropped.length>0&&this.dropped.at(-1).from>b;)this.dropped.
pop();this.dropped.push({from:b,to:A})}}}}),2843:((F,W,m)=>{m.d(W,{q:()=>d});var D=m(45657),f=m(45599),_=m(52829),R=m(78157),P=m(64680),w=m(45079),A=m(37709),h=m(
36078),E=m(56681);const b=1e3,O=500;async function k(a,t,e,n,s){const{pace:o}=a.job,r=[...s],u=new I,[p,l]=g(e,n);return await(0,A.Ko)(t.subarray(p,l),o,({operator:y,
start:v,end:x})=>{M.has(y)&&u.forget();const[T,N]=[p+v,p+x],L=e.get(T);if(!L)return;const K=u.take(L),j=n.get(T);if(j)return U(L,j.glyphs,K,u,o).then($=>{r.push(
{from:T,to:N,text:$})});K!==0&&r.push({from:T,to:T,text:`[${(0,h._)(K)}] TJ`})}),r.sort((y,v)=>y.from-v.from||y.to-v.to),r.length===0?t:(0,E.E$)(t,r,o)}function g(a,t){
let[e,n]=[1/0,0];for(const o of t.keys())[e,n]=[Math.min(e,o),Math.max(n,o)];let s;for(const o of a.values())o.from>n&&(!s||o.from<s.from)&&(s=o);return t.size===
0?[0,0]:[e,Math.max(a.get(n)?.to??n,s?.to??0)]}const M=new Set(["BT","Tm","Td","TD","T*","'",'"']);class I{across=0;down=0;forget(){this.across=this.down=0}add(t,{
font:e,size:n,stretch:s}){const o=-t/b*n;e.vertical?this.down+=o:this.across+=o*s}take({font:t,size:e,stretch:n}){const s=t.vertical?e:e*n,o=t.vertical?this.down:
this.across;return this.forget(),s===0||o===0?0:-b*o/s}}function S({operator:a,wordSpace:t,charSpace:e}){return a==="'"?"T* ":a==='"'?`${(0,h._)(t)} Tw ${(0,h._)(
e)} Tc T* `:""}async function U(a,t,e,n,s){const o=new C(e);let r=0;for(const u of a.elements){if(typeof u=="number"){o.number(u);continue}const p=a.font.glyphs(
u);let l=0;for(const v of p){const x=a.font.partEnd(u,l,1);t.has(r++)?o.remove(B(v,a)):o.keep(u.subarray(l,x)),l=x}const y=s.step(p.length*O);y&&await y}return n.
add(o.rest(),a),S(a)+(o.isEmpty?"":`[${o.text()}] TJ`)}function B(a,{font:t,size:e,charSpace:n,wordSpace:s}){const o=t.vertical&&a.vertical?a.vertical.advance:a.
width,r=n+(a.isSpace?s:0);return-b*(o+(e===0?0:r/e))}class C{sink=new P.k(256);parts=[];bytes=[];numbers=[];hasGap;hasGlyphs=!1;constructor(t){this.hasGap=t!==0,
t!==0&&this.numbers.push(t)}get isEmpty(){return!this.hasGlyphs}number(t){this.numbers.push(t)}remove(t){this.numbers.push(t),this.hasGap=!0}keep(t){this.numbers.
length>0&&this.space();for(const e of t)this.bytes.push(e);this.hasGlyphs=!0}rest(){const t=this.numbers.reduce((e,n)=>e+n,0);return this.numbers=[],this.flush(),
t}text(){return this.parts.join(" ")}space(){this.flush();const t=this.hasGap?[this.numbers.reduce((e,n)=>e+n,0)]:this.numbers;for(const e of t)e!==0&&this.parts.
push((0,h._)(e));this.numbers=[],this.hasGap=!1}flush(){if(this.bytes.length===0)return;const{sink:t}=this;t.clear(),(0,w.pS)(t,Uint8Array.from(this.bytes),w.yT),
this.parts.push((0,R.bS)(t.bytes).toString("latin1")),this.bytes=[]}}const i=1e3;class d{document;copies=new Map;constructor(t){this.document=t}unpacked=[];made=new Set;copied=new Set;async page(t,e,n){
const{document:s}=this,{pages:o}=s,r=new Map(e.flatMap(({contents:T})=>[...T])),u=s.dict(o.attribute(t,"Resources")),p=await this.copyForms(r,e,n,u),l={},y=r.get(
0),v=await this.without(0,y,e,n);v!==y&&(l.Contents=this.keepUnpacked(s.add(new f.Z6(new f.Bi,v))));const x=this.replaceIn(u,p,n.images.get(0));x&&(l.Resources=
s.add(x)),Object.keys(l).length>0&&o.patch(t,l);for(const T of s.array(s.entry(o.number(t),"Annots"))??[])this.annotation(T,p)}keepUnpacked(t){return this.unpacked.
push(t),t}async pack(t){const{document:e}=this,n=e.entry(e.pages.number(t),"Contents");for(const s of this.unpacked.splice(0)){const o=e.get(s);!(0,f.i9)(n)||n.
number!==s.number?e.remove(s):o instanceof f.Z6&&e.put(s,await(0,_.c)(e,o,o.data))}}async inPlace(t,e,n){const{document:s}=this,o=new Map(e.flatMap(({contents:r})=>[
...r]));for(const[r,u]of o){const p=await this.without(r,u,e,n),l=s.get(t.get(r)??r);p===u||!(l instanceof f.Z6)||s.put(t.get(r)??r,await(0,_.c)(s,l,p))}}async without(t,e,n,{
removals:s,others:o}){const r=s.get(t),u=o.get(t)??[];if(!r&&u.length===0)return e;const p=new Map;for(const l of n)for(const y of l.shown)y.stream===t&&!p.has(
y.from)&&p.set(y.from,y);return k(this.document,e,p,r??new Map,u)}async copyForms(t,e,n,s){const{document:o,copies:r}=this,u=this.changedForms(t,n),p=u.size===0?
"":c(n),l=new Map,y=[];for(const v of u){const x=`${v} ${p}`;let T=r.get(x);T||(r.set(x,T=o.add(null)),y.push(v)),l.set(v,T),this.made.add(T.number),this.copied.
add(v)}for(const v of y){const x=o.get(v),T=await this.without(v,t.get(v),e,n),N=await(0,_.c)(o,x,T),L=n.images.get(v),K=o.dict(x.dict.get("Resources"))??(L?s:void 0),
j=this.replaceIn(K,l,L);j&&N.dict.set("Resources",j),o.put(l.get(v),N)}return l}changedForms(t,{removals:e,others:n}){const{document:s}=this,o=new Map;for(const l of t.
keys()){const y=l>0?s.get(l):null;if(y instanceof f.Z6)for(const v of this.objectsIn(s.dict(y.dict.get("Resources"))).values())(0,f.i9)(v)&&(0,D.vH)(o,v.number,
l)}const r=l=>e.has(l)||(n.get(l)?.length??0)>0,u=[...t.keys()].filter(l=>l>0&&r(l)),p=new Set(u);for(let l=u.pop();l!==void 0;l=u.pop())for(const y of o.get(l)??
[])p.has(y)||(p.add(y),u.push(y));return s.job.pace.add(t.size*i),p}objectsIn(t){return this.document.dict(t?.get("XObject"))??new f.Bi}replaceIn(t,e,n=new Map){
const s=this.objectsIn(t);if(n.size===0&&![...s.values()].some(r=>(0,f.i9)(r)&&e.has(r.number)))return;const o=this.replaceAll(s,e);for(const[r,u]of n)o.set(r,u);
return new f.Bi(t).set("XObject",o)}replaceAll(t,e){return new f.Bi([...t].map(([n,s])=>[n,((0,f.i9)(s)?e.get(s.number):void 0)??s]))}annotation(t,e){const{document:n}=this,
s=n.dict(t),o=n.dict(s?.get("AP"));if(!(0,f.i9)(t)||!s||!o||e.size===0)return;const r=this.replaceAll(o,e);for(const[u,p]of o){const l=n.resolve(p);(0,f.Zm)(l)&&
r.set(u,this.replaceAll(l,e))}n.edit(t),s.set("AP",r)}}function c({removals:a,others:t}){const e=[];for(const[n,s]of a)if(n!==0)for(const[o,{glyphs:r}]of s)e.push(
`${n}:${o}:${[...r].sort((u,p)=>u-p).join(",")}`);for(const[n,s]of t)if(n!==0)for(const{from:o,to:r,text:u}of s)e.push(`${n}-${o}-${r}-${u}`);return e.sort().join(
" ")}})};
