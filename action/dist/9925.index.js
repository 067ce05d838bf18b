"use strict";exports.id=9925,exports.ids=[9925],exports.modules={57594:((R,C,c)=>{c.d(C,{v:()=>n,I:()=>f});var o=c(45599),B=c(64019),b=c(97727),T=c(36078),w=c(99876),A=c(36502),
v=c(89067),m=c(45079),x=c(64680);class g{document;tree;changed=!1;added=new Map;contents=new Map;constructor(t){this.document=t}async read(){this.tree=await v.J.
read(this.document)}mark(t,a){return this.tree?this.identify(t,a,this.tree)??"/Artifact BMC":""}pageEntries(t){const a=this.added.get(t);return a===void 0?{}:{StructParents:a}}finish(){
const{tree:t,document:a}=this;if(!(!t||!this.changed)){for(const[i,s]of this.contents)t.entries.set(i,a.add(s));t.write()}}identify(t,a,i){const{document:s}=this,
{entries:h}=i,r=s.resolve(t.dict.get("StructParent"));if(typeof r!="number")return;const l=h.get(r),u=s.dict(l);if(!(0,o.i9)(l)||!u)return;const p=s.array(u.get(
"K"))??[u.get("K")??null],y=p.findIndex(K=>this.isReference(K,t.number));if(y<0)return;const S=s.pages.number(a),M=this.contentsOf(a,i).push(l)-1,O=[...p];O[y]=
new o.Bi([["Type",new o.SX("MCR")],["Pg",new o.oS(S,s.generation(S))],["MCID",M]]),s.edit(l),u.set("K",O.length===1?O[0]:O),h.delete(r),this.changed=!0;const P=s.
resolve(u.get("S")),D=new x.k(32);return(0,m.dZ)(D,P instanceof o.SX?P.text:"Form"),`${Buffer.from(D.bytes).toString("latin1")} <</MCID ${M}>> BDC`}isReference(t,a){
const i=this.document.resolve(t);if(!(0,o.Zm)(i)||!(0,o.Eo)(this.document.resolve(i.get("Type")),"OBJR"))return!1;const s=i.get("Obj");return(0,o.i9)(s)&&s.number===
a}contentsOf(t,a){const{document:i}=this,s=i.resolve(i.entry(i.pages.number(t),"StructParents"));let h=typeof s=="number"?s:this.added.get(t);h===void 0&&this.added.
set(t,h=a.newKey());let r=this.contents.get(h);return r||this.contents.set(h,r=[...i.array(a.entries.get(h))??[]]),r}}class n{document;name;defaults;layers;tags;prepared=new Set;constructor(t,a,i){
this.document=t,this.name=a,this.defaults=i,this.layers=new A.z(t),this.tags=new g(t)}async run(t,a){const{document:i}=this,{kinds:s,pages:h}=await(0,w.F)(i,t),
r=new b.B(i);await r.inspect(h),h.length>0&&await this.tags.read();for(const[l,u]of h.entries()){const p=new e(this.name),y=P=>this.paint(p,P,u.index,s[u.kind].
rotation),S=a({index:u.index,items:f(i,u.index),paint:y}),E={Annots:S.length>0?[...S]:void 0,...this.tags.pageEntries(u.index)},M=P=>`${p.painted.map(D=>D(P)).join(
`
`)}
`;p.painted.length>0?r.over(u,{resources:p.additions,operators:M},E):i.pages.patch(u.index,E);const O=i.job.pace.step(4e3+p.painted.length*400);O&&await O,l%200===
0&&i.job.pace.progress(l/h.length)}this.tags.finish()}isVisible(t){return!(0,B.dK)(this.document,t)&&!this.layers.isOff(t.get("OC"))}paint(t,a,i,s){const h=this.
place(a,s);if(!h)return;const{form:r,matrix:l}=h,u=t.add("XObject",r),p=a.dict.get("OC"),y=(0,o.i9)(p)?t.add("Properties",p):void 0,S=this.tags.mark(a,i);t.painted.
push(E=>{const M=(0,T.qK)(E[u],(0,T.vs)(l)),O=S===""?M:`${S}
${M}
EMC`;return y===void 0?O:`/OC /${E[y]} BDC
${O}
EMC`})}place(t,a){const{document:i}=this;if(!this.isVisible(t.dict))return;const s=(0,B.wR)(i,t.dict);if(!s)return;const h=(0,B.hs)(i,t.dict,s,a);return h&&this.
prepare(s),h}prepare(t){if(this.prepared.has(t.number))return;this.prepared.add(t.number);const{document:a}=this,i=a.get(t);if(!(i instanceof o.Z6))return;const s=a.
dict(i.dict.get("Resources")),h=a.resolve(i.dict.get("Subtype")),r=this.defaults!==void 0&&!s?.has("Font");if(h instanceof o.SX&&h.text==="Form"&&s&&!r)return;const l=new o.
Bi(i.dict).set("Type",new o.SX("XObject")).set("Subtype",new o.SX("Form"));r&&(!s||s.size===0)?l.set("Resources",this.defaults):r?l.set("Resources",new o.Bi(s).
set("Font",this.document.dict(this.defaults).get("Font"))):s||l.set("Resources",new o.Bi),a.put(t,new o.Z6(l,i.data,i.sealed))}}const f=(d,t)=>d.array(d.entry(d.
pages.number(t),"Annots"))??[];class e{name;additions=[];painted=[];known=new Map;constructor(t){this.name=t}add(t,a){const i=t==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",s=this.known.get(a.number)??this.additions.push({category:t,name:i,ref:a})-1;return this.known.set(a.number,s),s}}}),30020:((R,C,c)=>{
c.d(C,{Ah:()=>w,bs:()=>T,gs:()=>A});var o=c(82943),B=c(47707),b=c(98446);const T={code:"no_annotations",message:"The document has none of these annotations."},w=v=>({
code:"annotations_left",message:`${(0,b.C7)(v,"annotation has","annotations have")} no appearance and ${(0,b.d5)(v,"stays as it is","stay as they are")}, becaus\
e each viewer draws such notes and stamps in its own way. To remove them, use remove_annotations.`,mentions:["remove_annotations"]}),A=v=>(0,o.F)(`text boxes (${[
...new Set(v.map(B.I2))].sort().join(", ")})`,"Save the document in a program that draws its text boxes, and flatten it then.")}),79925:((R,C,c)=>{c.r(C),c.d(C,
{flatten_annotations:()=>s});var o=c(21281),B=c(824),b=c(12237),T=c(37253),w=c(45599),A=c(64019),v=c(55969),m=c(12844),x=c(44738),g=c(57594);async function n(r,l){
const u=new m.I(r),p=new g.v(r,"OctavoAnnotation"),y=new Set,S=[],E=[];for(let P=0;P<r.pages.count;P++){const D=E.length;for(const{number:K}of(0,x.m)(r,r.pages.
number(P))){const I=r.get(K);if(!(0,w.Zm)(I)||!(0,v.E)((0,v.B)(r,I),l))continue;E.push(I),p.isVisible(I)&&!e(r,I)&&await u.draw(I,K);const F=r.job.pace.step(1e3);
F&&await F}E.length>D&&S.push(P+1)}await u.finish();for(const P of E)f(r,p,P)&&y.add(P);const M=await d(r,p,S,y);await(0,x.L)(r,P=>y.has(P));const O=new Set([...y].
filter(P=>(0,v.B)(r,P)==="Popup"));return{flattened:M,hidden:y.size-O.size-M,left:new Set(E).size-y.size,isTransparent:u.isTransparent,missing:[...u.missing]}}const f=(r,l,u)=>(0,v.
B)(r,u)==="Popup"||!l.isVisible(u)||e(r,u),e=(r,l)=>(0,A.wR)(r,l)!==void 0;async function d(r,l,u,p){const y=new Set;return await l.run(Uint32Array.from(u),({items:S,
paint:E})=>{for(const M of S){const O=(0,w.i9)(M)?r.get(M):void 0;!(0,w.i9)(M)||!(0,w.Zm)(O)||!p.has(O)||(0,v.B)(r,O)==="Popup"||!l.isVisible(O)||(y.add(O),E({number:M.
number,dict:O}))}return S}),y.size}var t=c(30020),a=c(45657);const i="1.4",s=async(r,l,u)=>{const p=await(0,b.E)(r.bytes,u,{password:l.open_password}),{flattened:y,
hidden:S,left:E,isTransparent:M,missing:O}=await n(p,l.annotation_kinds),P=[];y+S+E===0&&P.push(t.bs),E>0&&P.push((0,t.Ah)(E)),O.length>0&&P.push((0,t.gs)(O)),M&&
(0,a.RZ)(P,await h(p));const D=p.pages.count,K=await(0,T.UN)(p,M?{version:i}:{});return{documents:[{name:r.name,bytes:K,pageCount:D}],notes:P,facts:{pageCount:D,
flattenedAnnotations:y,removedAnnotations:S,leftAnnotations:E}}};async function h(r){const l=await(0,B.Br)(r),{archive:u}=(0,o.Ip)(r,l);return u?.part===1?[(0,o.
qg)(r,l,u,"that standard allows no transparency")]:[]}}),64019:((R,C,c)=>{c.d(C,{dK:()=>g,wR:()=>f,hs:()=>n});var o=c(45599),B=c(74135),b=c(6057);function T(e,d,t,a){
const i=(0,b.b0)(e,d.get("Rect")),s=e.get(t);if(!i||!(s instanceof o.Z6))return;const h=(0,b.b0)(e,s.dict.get("BBox"));if(!h)return;const[r,l,u,p]=(0,B.zl)((0,b.
lQ)(e,s.dict.get("Matrix")),h);if(!(u>r)||!(p>l))return;const y=(i[2]-i[0])/(u-r),S=(i[3]-i[1])/(p-l),E=[y,0,0,S,i[0]-r*y,i[1]-l*S];return{form:t,matrix:a===0?E:
w(E,a,i[0],i[3])}}function w([e,d,t,a,i,s],h,r,l){const u=h===180?-1:0,p=h===90?1:h===270?-1:0,y=(M,O)=>[u*M-p*O,p*M+u*O],[S,E]=y(i-r,s-l);return[...y(e,d),...y(
t,a),S+r,E+l]}const A=2,v=16,m=32;function x(e,d){const t=e.resolve(d.get("F"));return typeof t=="number"?t:0}const g=(e,d)=>(x(e,d)&(A|m))!==0;function n(e,d,t,a){
return T(e,d,t,x(e,d)&v?a:0)}function f(e,d){const t=e.dict(d.get("AP"))?.get("N"),a=e.resolve(t);if(a instanceof o.Z6)return(0,o.i9)(t)?t:void 0;if(!(a instanceof
o.Bi))return;const i=e.resolve(d.get("AS")),s=i instanceof o.SX?a.get(i.text):void 0;return(0,o.i9)(s)&&e.resolve(s)instanceof o.Z6?s:void 0}}),82943:((R,C,c)=>{
c.d(C,{F:()=>o});const o=(B,b,T=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${B}. ${b}`,...T.length>0?{mentions:T}:
{}})}),36502:((R,C,c)=>{c.d(C,{z:()=>m});var o=c(45599);const B={View:"ViewState",Print:"PrintState"};class b{document;categories={View:new Map,Print:new Map};intents;constructor(n,f){
this.document=n,this.intents=this.intentsOf(f);for(const e of n.array(f?.get("AS"))??[]){const d=n.dict(e),t=n.resolve(d?.get("Event"));if(!d||!((0,o.Eo)(t,"Vie\
w")||(0,o.Eo)(t,"Print")))continue;const a=T(n,d.get("Category")),i=this.categories[t.text];for(const s of n.array(d.get("OCGs"))??[]){if(!(0,o.i9)(s))continue;
const h=i.get(s.number)??new Set;for(const r of a)h.add(r);i.set(s.number,h)}}}isAlwaysOn(n){const{intents:f}=this;if(f.has("All"))return!1;const e=this.intentsOf(
this.document.dict(new o.oS(n)));return!e.has("All")&&![...e].some(d=>f.has(d))}stateOf(n,f){const e=this.categories[f].get(n);if(!e)return;const d=this.document.
dict(this.document.dict(new o.oS(n))?.get("Usage"));let t;for(const a of e){const i=B[a],s=i===void 0?null:this.document.resolve(this.document.dict(d?.get(a))?.
get(i));if((0,o.Eo)(s,"OFF"))return!1;(0,o.Eo)(s,"ON")&&(t=!0)}return t}intentsOf(n){const f=T(this.document,n?.get("Intent"));return new Set(f.length>0?f:["Vie\
w"])}}function T(g,n){return(g.array(n)??[n??null]).map(e=>g.resolve(e)).flatMap(e=>e instanceof o.SX?[e.text]:[])}const w=32;function A(g,n,f){const e=new Map,
d=(t,a)=>{const i=e.get(t);if(i!==void 0)return i;e.set(t,!0);const s=g.resolve(t[0]),h=u=>{const p=g.resolve(u);return(0,o.cy)(p)?a>0?d(p,a-1):!0:!(0,o.i9)(u)||
f(u.number)},r=t.slice(1),l=v(s instanceof o.SX?s.text:"",r,h);return e.set(t,l),l};return d(n,w)}function v(g,n,f){switch(g){case"And":return n.every(f);case"O\
r":return n.some(f);case"Not":return n.length===0||!f(n[0]);default:return!0}}class m{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(n){
this.document=n;const f=n.dict(n.dict(n.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,o.Eo)(n.resolve(f?.get("BaseState")),"OFF");for(const e of n.array(
f?.get("OFF"))??[])(0,o.i9)(e)&&this.off.add(e.number);for(const e of n.array(f?.get("ON"))??[])(0,o.i9)(e)&&this.on.add(e.number);this.usages=new b(n,f),this.viewed=
x(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.isGroupOff(e))),this.printed=x(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(n){
return!this.shows(n,this.viewed)}isNeverShown(n){return this.isOff(n)&&!this.shows(n,this.printed)}groupsOff(){const{document:n}=this,f=n.dict(n.catalog.get("OC\
Properties"));return this.baseOff?(n.array(f?.get("OCGs"))??[]).filter(e=>!(0,o.i9)(e)||!this.on.has(e.number)):n.array(n.dict(f?.get("D"))?.get("OFF"))??[]}neverShown(){
const n=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(n.flatMap(e=>(0,o.i9)(e)?[e.number]:
[]))].filter(e=>!this.viewed.states(e)&&!this.printed.states(e))}shows(n,{states:f,memberships:e}){const{document:d}=this,t=d.dict(n);if(!t)return!0;if(!(0,o.Eo)(
d.resolve(t.get("Type")),"OCMD"))return!(0,o.i9)(n)||f(n.number);const a=e.get(t);if(a!==void 0)return a;const i=d.resolve(t.get("VE")),s=(0,o.cy)(i)?A(d,i,f):this.
showsByPolicy(t,f);return e.set(t,s),s}showsByPolicy(n,f){const{document:e}=this,d=n.get("OCGs"),t=(e.array(d)??[d]).filter(o.i9);if(t.length===0)return!0;const a=t.
map(({number:s})=>f(s)),i=e.resolve(n.get("P"));switch(i instanceof o.SX?i.text:"AnyOn"){case"AllOn":return a.every(s=>s);case"AnyOff":return!a.every(s=>s);case"\
AllOff":return!a.some(s=>s);default:return a.some(s=>s)}}isGroupOff(n){return this.off.has(n)||this.baseOff&&!this.on.has(n)}}function x(g){const n=new Map;return{
states:e=>{let d=n.get(e);return d===void 0&&n.set(e,d=g(e)),d},memberships:new WeakMap}}}),44738:((R,C,c)=>{c.d(C,{L:()=>A,m:()=>v});var o=c(45599),B=c(55969),
b=c(3466),T=c(9731),w=c(17671);async function A(m,x){const g=new Set;let n=0,f=!1;for(let t=0;t<m.pages.count;t++){const a=v(m,m.pages.number(t));for(const{number:s}of a){
const h=m.get(s);if(g.has(s)||!(0,o.Zm)(h)||!x(h,t))continue;g.add(s);const r=(0,B.B)(m,h);r==="Popup"&&n++,r==="Widget"&&(f=!0)}const i=m.job.pace.step(500+a.length*
100);i&&await i}if(g.size===0)return 0;const e=(0,w.Hi)(m),d=f?await b.R.of(m):void 0;return await(0,w.Pv)(e,g,()=>(0,w.Wi)(e,g)),d&&await(0,w.zg)(e,d),await(0,T.
U)(e),g.size-n}function v(m,x){const g=m.entry(x,"Annots"),n=m.array(g)??[];if(!n.some(o.Zm))return n.filter(o.i9);const f=m.edit((0,o.i9)(g)?g:x),e=m.array((0,o.
Zm)(f)?f.get("Annots"):f)??[];for(const[d,t]of e.entries())(0,o.Zm)(t)&&(e[d]=m.add(t));return e.filter(o.i9)}}),89067:((R,C,c)=>{c.d(C,{J:()=>b});var o=c(81077),
B=c(9819);class b{document;root;entries;nextKey;constructor(w,A,v,m){this.document=w,this.root=A,this.entries=v,this.nextKey=m}static async read(w){const A=(0,B.
Wo)(w,"StructTreeRoot");if(!A)return;const v=new Map;for(const[g,n]of await(0,o.Zc)(w,A.dict.get("ParentTree"),"Nums"))typeof g=="number"&&v.set(g,n);const m=w.
resolve(A.dict.get("ParentTreeNextKey")),x=[...v.keys()].reduce((g,n)=>Math.max(g,n+1),typeof m=="number"?m:0);return new b(w,A,v,x)}newKey(){return this.nextKey++}write(){
const{document:w,root:A,entries:v}=this,m=[...v].sort(([x],[g])=>x-g);w.edit(A.holder),A.dict.set("ParentTree",w.add((0,o.H6)(w,m,"Nums"))),A.dict.set("ParentTr\
eeNextKey",this.nextKey)}}})};
