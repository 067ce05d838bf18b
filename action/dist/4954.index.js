"use strict";exports.id=4954,exports.ids=[4954],exports.modules={55969:((L,x,m)=>{m.d(x,{B:()=>R,E:()=>T});var D=m(45599);const h=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),_=new Set(["Link","Wi\
dget","FileAttachment"]);function R(w,A){const u=w.resolve(A.get("Subtype"));return u instanceof D.SX?u.text:""}const T=(w,A)=>A==="comments"?h.has(w):w!==""&&!_.
has(w)}),84961:((L,x,m)=>{m.d(x,{$x:()=>y,Kh:()=>u,qg:()=>O,xS:()=>E});var D=m(58552),h=m(33973),_=m(90536),R=m(45599),T=m(3907),w=m(33311),A=m(9819);function u(g,M){
const I=g.resolve(M.get("S"));return(!M.has("S")||(0,R.Eo)(I,"JavaScript")||(0,R.Eo)(I,"Rendition"))&&g.resolve(M.get("JS"))!==null}async function E(g,M){const I=M.
filter(U=>(0,_.L)(g.get(U),B=>u(g,B)));if(I.length===0)return!1;const{live:P}=await(0,h.Gy)(g);return I.some(U=>P[U]===1)}async function y(g){return await E(g,(await(0,w.
S)(g)).JS)||O(g)}async function O(g){if(!(0,R.Zm)(g.get(g.catalogNumber)))return!1;const M=g.resolve((0,A.Wo)(g,"AcroForm")?.dict.get("XFA"));if(M===null)return!1;
if(g.security?.locked===!0)return null;for(const I of Array.isArray(M)?M:[M]){const P=g.resolve(I);if(!(P instanceof R.Z6))continue;let U;try{U=await g.decodedAtEase(
P)}catch(C){if(!(C instanceof D.zU)||C.code==="cancelled")throw C;return!0}const B=(0,T.xK)(U);if(B===void 0||B.includes("script")&&await F(B,g.job.pace))return!0}
return!1}async function F(g,M){const I=P=>(P.kind==="start"||P.kind==="empty")&&/^(?:[^:]*:)?script$/.test(P.name);return await(0,T.km)(g,M,I)!=="well-formed"}}),
52755:((L,x,m)=>{m.d(x,{NT:()=>F,Uv:()=>M,kz:()=>w,mO:()=>P,mw:()=>T,qA:()=>g,sj:()=>R,zx:()=>O});var D=m(9819),h=m(45599),_=m(91374);const R=1,T=2,w=4096,A=8192,
u=32768,E=65536,y=1<<17,O=1<<18,F=1<<21,g=1<<24,M=1<<25,I=10;class P{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(o){
this.document=o,this.form=(0,D.Wo)(o,"AcroForm"),this.visit=new D._i(o)}static async read(o){const d=new P(o),{form:c}=d;return await d.walk(d.references(c?.dict.
get("Fields"),c?.holder??-1,c?.dict,"Fields"),void 0),await d.readPages(),d}inherited(o,d){for(let c=o;c;c=c.parent){const f=this.document.resolve(c.dict.get(d));
if(f!==null)return f}return d==="DA"||d==="Q"?this.document.resolve(this.form?.dict.get(d)):null}integer(o,d){const c=this.inherited(o,d);return typeof c=="numb\
er"?Math.trunc(c):0}node(o){return this.nodes.get(o)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(o){const{document:d,nodes:c,widgets:f,fields:t,byName:e}=this,n=({number:s})=>!o.has(s)&&d.exists(s);for(const s of c.values())n(
s)||c.delete(s.number);for(const s of f.values())n(s)||f.delete(s.number);for(const{nodes:s,widgets:i}of t)U(s,n),U(i,n);U(t,({nodes:s})=>s.length>0);for(const[
s,i]of e)i.nodes.length===0&&e.delete(s);this.form=(0,D.Wo)(d,"AcroForm")}async walk(o,d){const{document:c,visit:f}=this;for(const t of(0,_.iA)(c,{from:o,below:d,
visit:f,depth:_.tP})){const{number:e,dict:n}=t;this.nodes.set(e,t);const s=this.references(n.get("Kids"),e,n,"Kids");(0,h.Eo)(c.resolve(n.get("Subtype")),"Widge\
t")||n.has("Rect")?this.addWidget(t):s.length===0&&(0,_.bf)(t)===t&&this.field(t);const r=c.job.pace.step(1500);r&&await r}}addWidget(o){const d={node:o,number:o.
number,dict:o.dict,pages:[]};this.field((0,_.bf)(o)).widgets.push(d),this.widgets.set(o.number,d)}field(o){const d=this.fieldOf.get(o);if(d)return d;const{name:c,
part:f}=o,t=c===""?void 0:this.byName.get(c),e=this.integer(o,"Ff"),n=B(o.type,e);if(t?.kind===n)return t.nodes.push(o),this.fieldOf.set(o,t),t;const s={name:c,
part:f,kind:n,flags:e,nodes:[o],widgets:[]};return this.fields.push(s),c!==""&&!t&&this.byName.set(c,s),this.fieldOf.set(o,s),s}async readPages(){const{document:o}=this,
{pages:d,job:c}=o,{spend:f}=new D.b9(o);for(let t=0;t<d.count;t++){const e=d.number(t),n=o.entry(e,"Annots");f(o.array(n)?.length??0);for(const i of n===void 0?
[]:this.annotations(n,e)){const r=this.widgets.get(i.number)??await this.orphan(i);r&&r.pages.length>0&&f(I),r&&r.pages.at(-1)!==t+1&&r.pages.push(t+1);const l=c.
pace.step(300);l&&await l}const s=c.pace.step(300);s&&await s}}annotations(o,d){const c=this.document.array(o)??[];if(!c.some(e=>(0,h.Zm)(e)&&(0,h.Eo)(e.get("Su\
btype"),"Widget")))return c.filter(h.i9);const f=(0,h.i9)(o)?o.number:d;this.document.edit(f);const t=(0,h.i9)(o)?c:this.document.array(this.document.get(d).get(
"Annots"))??[];for(const[e,n]of t.entries())(0,h.Zm)(n)&&(0,h.Eo)(n.get("Subtype"),"Widget")&&(t[e]=this.document.add(n));return t.filter(h.i9)}async orphan(o){
const{document:d}=this;if(!(0,h.Eo)(d.resolve(d.entry(o.number,"Subtype")),"Widget"))return;const c=[o],f=new Set([o.number]);let t;for(let e=d.entry(o.number,"\
Parent");(0,h.i9)(e)&&c.length<_.tP&&(t=this.nodes.get(e.number),!(t||f.has(e.number)||!(0,h.Zm)(d.get(e))));)f.add(e.number),c.push(e),e=d.entry(e.number,"Pare\
nt");for(const e of c.reverse())this.nodes.has(e.number)||await this.walk([e],t),t=this.nodes.get(e.number);return this.widgets.get(o.number)}references(o,d,c,f){
const{document:t}=this,e=t.array(o);if(!e||!c)return[];if(!e.some(h.Zm))return e.filter(h.i9);t.edit((0,h.i9)(o)?o.number:d);const n=t.array(c.get(f))??[];for(const[
s,i]of n.entries())(0,h.Zm)(i)&&(n[s]=t.add(i));return n.filter(h.i9)}}function U(C,o){let d=0;for(const c of C)o(c)&&(C[d++]=c);C.length=d}function B(C,o){switch(C){case"\
Tx":return o&A?"password":"text";case"Btn":return o&E?"button":o&u?"radio":"checkbox";case"Ch":return o&y?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((L,x,m)=>{m.d(x,{Yw:()=>A,br:()=>T,f4:()=>_,mD:()=>R});var D=m(58552),h=m(9819);function _(u,E){return E.form?.dict.has("XFA")?u.resolve(
u.catalog.get("NeedsRendering"))===!0||!E.fields.some(({kind:O})=>O!=="unknown")?"dynamic":"static":"none"}function R(u,E){if(_(u,E)!=="dynamic")return;const y="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new D.zU("invalid_parameters",`file: ${y}`,{issues:[{field:"file",message:y}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function T(u,E){const y=(0,h.Wo)(u,"AcroForm");return y?.dict.has("XFA")?
(u.edit(y.holder),y.dict.delete("XFA"),u.catalog.has("NeedsRendering")&&u.editCatalog().delete("NeedsRendering"),[A(E)]):[]}const w={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},A=u=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${w[u]}`})}),17413:((L,x,m)=>{m.d(x,{Y:()=>_});var D=m(21115),h=m(3907);async function _(T,w,A){const u=new R(w);await(0,h.
km)(T,A,O=>((O.kind==="start"||O.kind==="empty")&&u.start(O.name,O.attributes,O.from),(O.kind==="end"||O.kind==="empty")&&u.end(O.name,O.to),u.isTooDeep));const E=[];
let y=0;for(const O of u.dropped)E.push(T.slice(y,O.from)),y=O.to;return E.join("")+T.slice(y)}class R{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new D.
ee;constructor(w){this.drops=w}start(w,A,u){this.isTooDeep=this.open.length>=h.ol,this.scope.enter(A);const E=this.scope.ofElement(w);this.open.push({name:w,from:u,
drops:this.drops(E,this.elements)}),this.elements.push(E)}end(w,A){let u=this.open.length-1;for(;u>=0&&this.open[u].name!==w;)u--;if(u<0)return;const{drops:E,from:y}=this.
open[u];for(;this.open.length>u;)this.open.pop(),this.elements.pop(),this.scope.leave();if(E){for(;this.dropped.length>0&&this.dropped.at(-1).from>y;)this.dropped.
pop();this.dropped.push({from:y,to:A})}}}}),2843:((L,x,m)=>{m.d(x,{q:()=>d});var D=m(45657),h=m(45599),_=m(52829),R=m(78157),T=m(64680),w=m(45079),A=m(37709),u=m(
36078),E=m(56681);const y=1e3,O=500;async function F(f,t,e,n,s){const{pace:i}=f.job,r=[...s],l=new M;return await(0,A.Ko)(t,i,({operator:p,start:a,end:v})=>{g.has(
p)&&l.forget();const b=e.get(a);if(!b)return;const S=l.take(b),W=n.get(a);if(W)return P(b,W.glyphs,S,l,i).then(N=>{r.push({from:a,to:v,text:N})});S!==0&&r.push(
{from:a,to:a,text:`[${(0,u._)(S)}] TJ`})}),r.sort((p,a)=>p.from-a.from||p.to-a.to),r.length===0?t:(0,E.E$)(t,r,i)}const g=new Set(["BT","Tm","Td","TD","T*","'",
'"']);class M{across=0;down=0;forget(){this.across=this.down=0}add(t,{font:e,size:n,stretch:s}){const i=-t/y*n;e.vertical?this.down+=i:this.across+=i*s}take({font:t,
size:e,stretch:n}){const s=t.vertical?e:e*n,i=t.vertical?this.down:this.across;return this.forget(),s===0||i===0?0:-y*i/s}}function I({operator:f,wordSpace:t,charSpace:e}){
return f==="'"?"T* ":f==='"'?`${(0,u._)(t)} Tw ${(0,u._)(e)} Tc T* `:""}async function P(f,t,e,n,s){const i=new B(e);let r=0;for(const l of f.elements){if(typeof l==
"number"){i.number(l);continue}const p=f.font.glyphs(l);let a=0;for(const b of p){const S=f.font.partEnd(l,a,1);t.has(r++)?i.remove(U(b,f)):i.keep(l.subarray(a,
S)),a=S}const v=s.step(p.length*O);v&&await v}return n.add(i.rest(),f),I(f)+(i.isEmpty?"":`[${i.text()}] TJ`)}function U(f,{font:t,size:e,charSpace:n,wordSpace:s}){
const i=t.vertical&&f.vertical?f.vertical.advance:f.width,r=n+(f.isSpace?s:0);return-y*(i+(e===0?0:r/e))}class B{sink=new T.k(256);parts=[];bytes=[];numbers=[];hasGap;hasGlyphs=!1;constructor(t){
this.hasGap=t!==0,t!==0&&this.numbers.push(t)}get isEmpty(){return!this.hasGlyphs}number(t){this.numbers.push(t)}remove(t){this.numbers.push(t),this.hasGap=!0}keep(t){
this.numbers.length>0&&this.space();for(const e of t)this.bytes.push(e);this.hasGlyphs=!0}rest(){const t=this.numbers.reduce((e,n)=>e+n,0);return this.numbers=[],
this.flush(),t}text(){return this.parts.join(" ")}space(){this.flush();const t=this.hasGap?[this.numbers.reduce((e,n)=>e+n,0)]:this.numbers;for(const e of t)e!==
0&&this.parts.push((0,u._)(e));this.numbers=[],this.hasGap=!1}flush(){if(this.bytes.length===0)return;const{sink:t}=this;t.clear(),(0,w.pS)(t,Uint8Array.from(this.
bytes),w.yT),this.parts.push((0,R.bS)(t.bytes).toString("latin1")),this.bytes=[]}}const C=new Uint8Array(0),o=1e3;class d{document;copies=new Map;constructor(t){
this.document=t}made=new Set;copied=new Set;async page(t,e,n){const{document:s}=this,{pages:i}=s,r=new Map(e.flatMap(({contents:W})=>[...W])),l=s.dict(i.attribute(
t,"Resources")),p=await this.copyForms(r,e,n,l),a={},v=r.get(0),b=await this.without(0,v,e,n);b!==v&&(a.Contents=s.add(await(0,_.c)(s,new h.Z6(new h.Bi,C),b)));
const S=this.replaceIn(l,p,n.images.get(0));S&&(a.Resources=s.add(S)),Object.keys(a).length>0&&i.patch(t,a);for(const W of s.array(s.entry(i.number(t),"Annots"))??
[])this.annotation(W,p)}async inPlace(t,e,n){const{document:s}=this,i=new Map(e.flatMap(({contents:r})=>[...r]));for(const[r,l]of i){const p=await this.without(
r,l,e,n),a=s.get(t.get(r)??r);p===l||!(a instanceof h.Z6)||s.put(t.get(r)??r,await(0,_.c)(s,a,p))}}async without(t,e,n,{removals:s,others:i}){const r=s.get(t),l=i.
get(t)??[];if(!r&&l.length===0)return e;const p=new Map;for(const a of n)for(const v of a.shown)v.stream===t&&!p.has(v.from)&&p.set(v.from,v);return F(this.document,
e,p,r??new Map,l)}async copyForms(t,e,n,s){const{document:i,copies:r}=this,l=this.changedForms(t,n),p=l.size===0?"":c(n),a=new Map,v=[];for(const b of l){const S=`${b}\
 ${p}`;let W=r.get(S);W||(r.set(S,W=i.add(null)),v.push(b)),a.set(b,W),this.made.add(W.number),this.copied.add(b)}for(const b of v){const S=i.get(b),W=await this.
without(b,t.get(b),e,n),N=await(0,_.c)(i,S,W),K=n.images.get(b),$=i.dict(S.dict.get("Resources"))??(K?s:void 0),j=this.replaceIn($,a,K);j&&N.dict.set("Resources",
j),i.put(a.get(b),N)}return a}changedForms(t,{removals:e,others:n}){const{document:s}=this,i=new Map;for(const a of t.keys()){const v=a>0?s.get(a):null;if(v instanceof
h.Z6)for(const b of this.objectsIn(s.dict(v.dict.get("Resources"))).values())(0,h.i9)(b)&&(0,D.vH)(i,b.number,a)}const r=a=>e.has(a)||(n.get(a)?.length??0)>0,l=[
...t.keys()].filter(a=>a>0&&r(a)),p=new Set(l);for(let a=l.pop();a!==void 0;a=l.pop())for(const v of i.get(a)??[])p.has(v)||(p.add(v),l.push(v));return s.job.pace.
add(t.size*o),p}objectsIn(t){return this.document.dict(t?.get("XObject"))??new h.Bi}replaceIn(t,e,n=new Map){const s=this.objectsIn(t);if(n.size===0&&![...s.values()].
some(r=>(0,h.i9)(r)&&e.has(r.number)))return;const i=this.replaceAll(s,e);for(const[r,l]of n)i.set(r,l);return new h.Bi(t).set("XObject",i)}replaceAll(t,e){return new h.
Bi([...t].map(([n,s])=>[n,((0,h.i9)(s)?e.get(s.number):void 0)??s]))}annotation(t,e){const{document:n}=this,s=n.dict(t),i=n.dict(s?.get("AP"));if(!(0,h.i9)(t)||
!s||!i||e.size===0)return;const r=this.replaceAll(i,e);for(const[l,p]of i){const a=n.resolve(p);(0,h.Zm)(a)&&r.set(l,this.replaceAll(a,e))}n.edit(t),s.set("AP",
r)}}function c({removals:f,others:t}){const e=[];for(const[n,s]of f)if(n!==0)for(const[i,{glyphs:r}]of s)e.push(`${n}:${i}:${[...r].sort((l,p)=>l-p).join(",")}`);
for(const[n,s]of t)if(n!==0)for(const{from:i,to:r,text:l}of s)e.push(`${n}-${i}-${r}-${l}`);return e.sort().join(" ")}})};
