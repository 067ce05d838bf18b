"use strict";exports.id=4954,exports.ids=[4954],exports.modules={55969:((L,x,u)=>{u.d(x,{B:()=>D,E:()=>T});var g=u(45599);const m=new Set(["Text","FreeText","Line","Square",
"Circle","Polygon","PolyLine","Highlight","Underline","Squiggly","StrikeOut","Caret","Stamp","Ink","Popup","Sound","Redact","Projection"]),M=new Set(["Link","Wi\
dget","FileAttachment"]);function D(b,E){const h=b.resolve(E.get("Subtype"));return h instanceof g.SX?h.text:""}const T=(b,E)=>E==="comments"?m.has(b):b!==""&&!M.
has(b)}),84961:((L,x,u)=>{u.d(x,{$x:()=>A,Kh:()=>h,qg:()=>_,xS:()=>v});var g=u(58552),m=u(33973),M=u(90536),D=u(45599),T=u(3907),b=u(33311),E=u(9819);function h(w,P){
const R=w.resolve(P.get("S"));return(!P.has("S")||(0,D.Eo)(R,"JavaScript")||(0,D.Eo)(R,"Rendition"))&&w.resolve(P.get("JS"))!==null}async function v(w,P){const R=P.
filter(I=>(0,M.L)(w.get(I),C=>h(w,C)));if(R.length===0)return!1;const{live:S}=await(0,m.Gy)(w);return R.some(I=>S[I]===1)}async function A(w){return await v(w,(await(0,b.
S)(w)).JS)||_(w)}async function _(w){if(!(0,D.Zm)(w.get(w.catalogNumber)))return!1;const P=w.resolve((0,E.Wo)(w,"AcroForm")?.dict.get("XFA"));if(P===null)return!1;
if(w.security?.locked===!0)return null;for(const R of Array.isArray(P)?P:[P]){const S=w.resolve(R);if(!(S instanceof D.Z6))continue;let I;try{I=await w.decodedAtEase(
S)}catch(W){if(!(W instanceof g.zU)||W.code==="cancelled")throw W;return!0}const C=(0,T.xK)(I);if(C===void 0||C.includes("script")&&await F(C,w.job.pace))return!0}
return!1}async function F(w,P){const R=S=>(S.kind==="start"||S.kind==="empty")&&/^(?:[^:]*:)?script$/.test(S.name);return await(0,T.km)(w,P,R)!=="well-formed"}}),
52755:((L,x,u)=>{u.d(x,{NT:()=>F,Uv:()=>P,kz:()=>b,mO:()=>S,mw:()=>T,qA:()=>w,sj:()=>D,zx:()=>_});var g=u(9819),m=u(45599),M=u(91374);const D=1,T=2,b=4096,E=8192,
h=32768,v=65536,A=1<<17,_=1<<18,F=1<<21,w=1<<24,P=1<<25,R=10;class S{document;fields=[];byName=new Map;widgets=new Map;form;nodes=new Map;fieldOf=new Map;visit;constructor(o){
this.document=o,this.form=(0,g.Wo)(o,"AcroForm"),this.visit=new g._i(o)}static async read(o){const c=new S(o),{form:a}=c;return await c.walk(c.references(a?.dict.
get("Fields"),a?.holder??-1,a?.dict,"Fields"),void 0),await c.readPages(),c}inherited(o,c){for(let a=o;a;a=a.parent){const d=this.document.resolve(a.dict.get(c));
if(d!==null)return d}return c==="DA"||c==="Q"?this.document.resolve(this.form?.dict.get(c)):null}integer(o,c){const a=this.inherited(o,c);return typeof a=="numb\
er"?Math.trunc(a):0}node(o){return this.nodes.get(o)}numbers(){return this.nodes.keys()}get needsAppearances(){return this.document.resolve(this.form?.dict.get(
"NeedAppearances"))===!0}forget(o){const{document:c,nodes:a,widgets:d,fields:t,byName:e}=this,n=({number:s})=>!o.has(s)&&c.exists(s);for(const s of a.values())n(
s)||a.delete(s.number);for(const s of d.values())n(s)||d.delete(s.number);for(const{nodes:s,widgets:i}of t)I(s,n),I(i,n);I(t,({nodes:s})=>s.length>0);for(const[
s,i]of e)i.nodes.length===0&&e.delete(s);this.form=(0,g.Wo)(c,"AcroForm")}async walk(o,c){const{document:a,visit:d}=this;for(const t of(0,M.iA)(a,{from:o,below:c,
visit:d,depth:M.tP})){const{number:e,dict:n}=t;this.nodes.set(e,t);const s=this.references(n.get("Kids"),e,n,"Kids");(0,m.Eo)(a.resolve(n.get("Subtype")),"Widge\
t")||n.has("Rect")?this.addWidget(t):s.length===0&&(0,M.bf)(t)===t&&this.field(t);const r=a.job.pace.step(1500);r&&await r}}addWidget(o){const c={node:o,number:o.
number,dict:o.dict,pages:[]};this.field((0,M.bf)(o)).widgets.push(c),this.widgets.set(o.number,c)}field(o){const c=this.fieldOf.get(o);if(c)return c;const{name:a,
part:d}=o,t=a===""?void 0:this.byName.get(a),e=this.integer(o,"Ff"),n=C(o.type,e);if(t?.kind===n)return t.nodes.push(o),this.fieldOf.set(o,t),t;const s={name:a,
part:d,kind:n,flags:e,nodes:[o],widgets:[]};return this.fields.push(s),a!==""&&!t&&this.byName.set(a,s),this.fieldOf.set(o,s),s}async readPages(){const{document:o}=this,
{pages:c,job:a}=o,{spend:d}=new g.b9(o);for(let t=0;t<c.count;t++){const e=c.number(t),n=o.entry(e,"Annots");d(o.array(n)?.length??0);for(const i of n===void 0?
[]:this.annotations(n,e)){const r=this.widgets.get(i.number)??await this.orphan(i);r&&r.pages.length>0&&d(R),r&&r.pages.at(-1)!==t+1&&r.pages.push(t+1);const l=a.
pace.step(300);l&&await l}const s=a.pace.step(300);s&&await s}}annotations(o,c){const a=this.document.array(o)??[];if(!a.some(e=>(0,m.Zm)(e)&&(0,m.Eo)(e.get("Su\
btype"),"Widget")))return a.filter(m.i9);const d=(0,m.i9)(o)?o.number:c;this.document.edit(d);const t=(0,m.i9)(o)?a:this.document.array(this.document.get(c).get(
"Annots"))??[];for(const[e,n]of t.entries())(0,m.Zm)(n)&&(0,m.Eo)(n.get("Subtype"),"Widget")&&(t[e]=this.document.add(n));return t.filter(m.i9)}async orphan(o){
const{document:c}=this;if(!(0,m.Eo)(c.resolve(c.entry(o.number,"Subtype")),"Widget"))return;const a=[o],d=new Set([o.number]);let t;for(let e=c.entry(o.number,"\
Parent");(0,m.i9)(e)&&a.length<M.tP&&(t=this.nodes.get(e.number),!(t||d.has(e.number)||!(0,m.Zm)(c.get(e))));)d.add(e.number),a.push(e),e=c.entry(e.number,"Pare\
nt");for(const e of a.reverse())this.nodes.has(e.number)||await this.walk([e],t),t=this.nodes.get(e.number);return this.widgets.get(o.number)}references(o,c,a,d){
const{document:t}=this,e=t.array(o);if(!e||!a)return[];if(!e.some(m.Zm))return e.filter(m.i9);t.edit((0,m.i9)(o)?o.number:c);const n=t.array(a.get(d))??[];for(const[
s,i]of n.entries())(0,m.Zm)(i)&&(n[s]=t.add(i));return n.filter(m.i9)}}function I(W,o){let c=0;for(const a of W)o(a)&&(W[c++]=a);W.length=c}function C(W,o){switch(W){case"\
Tx":return o&E?"password":"text";case"Btn":return o&v?"button":o&h?"radio":"checkbox";case"Ch":return o&A?"dropdown":"list";case"Sig":return"signature";default:
return"unknown"}}}),77500:((L,x,u)=>{u.d(x,{Yw:()=>E,br:()=>T,f4:()=>M,mD:()=>D});var g=u(58552),m=u(9819);function M(h,v){return v.form?.dict.has("XFA")?h.resolve(
h.catalog.get("NeedsRendering"))===!0||!v.fields.some(({kind:_})=>_!=="unknown")?"dynamic":"static":"none"}function D(h,v){if(M(h,v)!=="dynamic")return;const A="\
is a dynamic XFA form, whose pages and fields only Adobe viewers show";throw new g.zU("invalid_parameters",`file: ${A}`,{issues:[{field:"file",message:A}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function T(h,v){const A=(0,m.Wo)(h,"AcroForm");return A?.dict.has("XFA")?
(h.edit(A.holder),A.dict.delete("XFA"),h.catalog.has("NeedsRendering")&&h.editCatalog().delete("NeedsRendering"),[E(v)]):[]}const b={values:"it would still show\
 the old values.",pages:"it described removed pages. The fields themselves remain.",scripts:"it has scripts, or parts that cannot be read, which may have some. \
The fields themselves remain.",private:"its data repeats the values of fields, also of hidden ones. The fields themselves remain.",places:"it says where fields \
are on the pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves remain."},E=h=>({code:"xfa_removed",message:`The XFA v\
ersion of the form was removed, because ${b[h]}`})}),17413:((L,x,u)=>{u.d(x,{Y:()=>M});var g=u(43496),m=u(3907);async function M(T,b,E){const h=new D(b);await(0,m.
km)(T,E,_=>((_.kind==="start"||_.kind==="empty")&&h.start(_.name,_.attributes,_.from),(_.kind==="end"||_.kind==="empty")&&h.end(_.name,_.to),h.isTooDeep));const v=[];
let A=0;for(const _ of h.dropped)v.push(T.slice(A,_.from)),A=_.to;return v.join("")+T.slice(A)}class D{drops;isTooDeep=!1;dropped=[];open=[];elements=[];scope=new g.
ee;constructor(b){this.drops=b}start(b,E,h){this.isTooDeep=this.open.length>=m.ol,this.scope.enter(E);const v=this.scope.ofElement(b);this.open.push({name:b,from:h,
drops:this.drops(v,this.elements)}),this.elements.push(v)}end(b,E){let h=this.open.length-1;for(;h>=0&&this.open[h].name!==b;)h--;if(h<0)return;const{drops:v,from:A}=this.
open[h];for(;this.open.length>h;)this.open.pop(),this.elements.pop(),this.scope.leave();if(v){for(;this.dropped.length>0&&this.dropped.at(-1).from>A;)this.dropped.
pop();this.dropped.push({from:A,to:E})}}}}),2843:((L,x,u)=>{u.d(x,{q:()=>c});var g=u(45599),m=u(52829),M=u(78157),D=u(64680),T=u(45079),b=u(37709),E=u(36078),h=u(
56681);const v=1e3,A=500;async function _(d,t,e,n,s){const{pace:i}=d.job,r=[...s],l=new P;return await(0,b.K)(t,i,p=>{const f=p.start,y=n.get(f),O=F(p,e.get(f),
y,l);return O!==void 0&&r.push({from:f,to:O.replaces?p.end:f,text:O.text}),y&&i.step(y.shown.count*A)}),r.sort((p,f)=>p.from-f.from||p.to-f.to),r.length===0?t:(0,h.
E$)(t,r,i)}function F({operator:d},t,e,n){if(w.has(d)&&n.forget(),!t)return;const s=n.take(t);return e?{text:R(t)+S(t,e.glyphs,s,n),replaces:!0}:s===0?void 0:{text:`\
[${(0,E._)(s)}] TJ`,replaces:!1}}const w=new Set(["BT","Tm","Td","TD","T*","'",'"']);class P{across=0;down=0;forget(){this.across=this.down=0}add(t,{font:e,size:n,
stretch:s}){const i=-t/v*n;e.vertical?this.down+=i:this.across+=i*s}take({font:t,size:e,stretch:n}){const s=t.vertical?e:e*n,i=t.vertical?this.down:this.across;
return this.forget(),s===0||i===0?0:-v*i/s}}function R({operator:d,wordSpace:t,charSpace:e}){return d==="'"?"T* ":d==='"'?`${(0,E._)(t)} Tw ${(0,E._)(e)} Tc T* `:
""}function S(d,t,e,n){const s=new C(e);let i=0;for(const r of d.elements){if(typeof r=="number"){s.number(r);continue}const l=d.font.glyphs(r);let p=0;for(const f of l){
const y=d.font.partEnd(r,p,1);t.has(i++)?s.remove(I(f,d)):s.keep(r.subarray(p,y)),p=y}}return n.add(s.rest(),d),s.isEmpty?"":`[${s.text()}] TJ`}function I(d,{font:t,
size:e,charSpace:n,wordSpace:s}){const i=t.vertical&&d.vertical?d.vertical.advance:d.width,r=n+(d.isSpace?s:0);return-v*(i+(e===0?0:r/e))}class C{sink=new D.k(256);parts=[];bytes=[];numbers=[];hasGap;hasGlyphs=!1;constructor(t){
this.hasGap=t!==0,t!==0&&this.numbers.push(t)}get isEmpty(){return!this.hasGlyphs}number(t){this.numbers.push(t)}remove(t){this.numbers.push(t),this.hasGap=!0}keep(t){
this.numbers.length>0&&this.space();for(const e of t)this.bytes.push(e);this.hasGlyphs=!0}rest(){const t=this.numbers.reduce((e,n)=>e+n,0);return this.numbers=[],
this.flush(),t}text(){return this.parts.join(" ")}space(){this.flush();const t=this.hasGap?[this.numbers.reduce((e,n)=>e+n,0)]:this.numbers;for(const e of t)e!==
0&&this.parts.push((0,E._)(e));this.numbers=[],this.hasGap=!1}flush(){if(this.bytes.length===0)return;const{sink:t}=this;t.clear(),(0,T.pS)(t,Uint8Array.from(this.
bytes),T.yT),this.parts.push((0,M.bS)(t.bytes).toString("latin1")),this.bytes=[]}}const W=new Uint8Array(0),o=1e3;class c{document;copies=new Map;constructor(t){
this.document=t}made=new Set;copied=new Set;async page(t,e,n){const{document:s}=this,{pages:i}=s,r=new Map(e.flatMap(({contents:U})=>[...U])),l=s.dict(i.attribute(
t,"Resources")),p=await this.copyForms(r,e,n,l),f={},y=r.get(0),O=await this.without(0,y,e,n);O!==y&&(f.Contents=s.add(await(0,m.c)(s,new g.Z6(new g.Bi,W),O)));
const B=this.replaceIn(l,p,n.images.get(0));B&&(f.Resources=s.add(B)),Object.keys(f).length>0&&i.patch(t,f);for(const U of s.array(s.entry(i.number(t),"Annots"))??
[])this.annotation(U,p)}async inPlace(t,e,n){const{document:s}=this,i=new Map(e.flatMap(({contents:r})=>[...r]));for(const[r,l]of i){const p=await this.without(
r,l,e,n),f=s.get(t.get(r)??r);p===l||!(f instanceof g.Z6)||s.put(t.get(r)??r,await(0,m.c)(s,f,p))}}async without(t,e,n,{removals:s,others:i}){const r=s.get(t),l=i.
get(t)??[];if(!r&&l.length===0)return e;const p=new Map;for(const f of n)for(const y of f.shown)y.stream===t&&!p.has(y.from)&&p.set(y.from,y);return _(this.document,
e,p,r??new Map,l)}async copyForms(t,e,n,s){const{document:i,copies:r}=this,l=this.changedForms(t,n),p=l.size===0?"":a(n),f=new Map,y=[];for(const O of l){const B=`${O}\
 ${p}`;let U=r.get(B);U||(r.set(B,U=i.add(null)),y.push(O)),f.set(O,U),this.made.add(U.number),this.copied.add(O)}for(const O of y){const B=i.get(O),U=await this.
without(O,t.get(O),e,n),N=await(0,m.c)(i,B,U),K=n.images.get(O),$=i.dict(B.dict.get("Resources"))??(K?s:void 0),j=this.replaceIn($,f,K);j&&N.dict.set("Resources",
j),i.put(f.get(O),N)}return f}changedForms(t,{removals:e,others:n}){const{document:s}=this,i=new Map;for(const f of t.keys()){const y=f>0?s.get(f):null;if(y instanceof
g.Z6)for(const O of this.objectsIn(s.dict(y.dict.get("Resources"))).values())(0,g.i9)(O)&&i.set(O.number,[...i.get(O.number)??[],f])}const r=f=>e.has(f)||(n.get(
f)?.length??0)>0,l=[...t.keys()].filter(f=>f>0&&r(f)),p=new Set(l);for(let f=l.pop();f!==void 0;f=l.pop())for(const y of i.get(f)??[])p.has(y)||(p.add(y),l.push(
y));return s.job.pace.add(t.size*o),p}objectsIn(t){return this.document.dict(t?.get("XObject"))??new g.Bi}replaceIn(t,e,n=new Map){const s=this.objectsIn(t);if(n.
size===0&&![...s.values()].some(r=>(0,g.i9)(r)&&e.has(r.number)))return;const i=this.replaceAll(s,e);for(const[r,l]of n)i.set(r,l);return new g.Bi(t).set("XObje\
ct",i)}replaceAll(t,e){return new g.Bi([...t].map(([n,s])=>[n,((0,g.i9)(s)?e.get(s.number):void 0)??s]))}annotation(t,e){const{document:n}=this,s=n.dict(t),i=n.
dict(s?.get("AP"));if(!(0,g.i9)(t)||!s||!i||e.size===0)return;const r=this.replaceAll(i,e);for(const[l,p]of i){const f=n.resolve(p);(0,g.Zm)(f)&&r.set(l,this.replaceAll(
f,e))}n.edit(t),s.set("AP",r)}}function a({removals:d,others:t}){const e=[];for(const[n,s]of d)if(n!==0)for(const[i,{glyphs:r}]of s)e.push(`${n}:${i}:${[...r].sort(
(l,p)=>l-p).join(",")}`);for(const[n,s]of t)if(n!==0)for(const{from:i,to:r,text:l}of s)e.push(`${n}-${i}-${r}-${l}`);return e.sort().join(" ")}})};
