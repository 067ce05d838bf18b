"use strict";exports.id=9925,exports.ids=[9925],exports.modules={57594:((I,C,d)=>{d.d(C,{v:()=>u,I:()=>n});var a=d(45599),M=d(64019),b=d(97727),x=d(36078),A=d(99876),T=d(36502),
S=d(81077),O=d(9819),B=d(45079),m=d(64680);class o{document;root;entries=new Map;changed=!1;nextKey=0;added=new Map;contents=new Map;constructor(e){this.document=
e,this.root=(0,O.Wo)(e,"StructTreeRoot")}async read(){const{document:e,root:i,entries:t}=this;for(const[s,f]of await(0,S.Zc)(e,i?.dict.get("ParentTree"),"Nums"))
typeof s=="number"&&t.set(s,f);const c=e.resolve(i?.dict.get("ParentTreeNextKey"));this.nextKey=[...t.keys()].reduce((s,f)=>Math.max(s,f+1),typeof c=="number"?c:
0)}mark(e,i){return this.root?this.identify(e,i)??"/Artifact BMC":""}pageEntries(e){const i=this.added.get(e);return i===void 0?{}:{StructParents:i}}finish(){const{
root:e,entries:i,document:t}=this;if(!e||!this.changed)return;for(const[s,f]of this.contents)i.set(s,t.add(f));const c=[...i].sort(([s],[f])=>s-f);t.edit(e.holder),
e.dict.set("ParentTree",t.add((0,S.H6)(t,c,"Nums"))),e.dict.set("ParentTreeNextKey",this.nextKey)}identify(e,i){const{document:t,entries:c}=this,s=t.resolve(e.dict.
get("StructParent"));if(typeof s!="number")return;const f=c.get(s),l=t.dict(f);if(!(0,a.i9)(f)||!l)return;const g=t.array(l.get("K"))??[l.get("K")??null],p=g.findIndex(
R=>this.isReference(R,e.number));if(p<0)return;const P=t.pages.number(i),E=this.contentsOf(i,c).push(f)-1,y=[...g];y[p]=new a.Bi([["Type",new a.SX("MCR")],["Pg",
new a.oS(P,t.generation(P))],["MCID",E]]),t.edit(f),l.set("K",y.length===1?y[0]:y),c.delete(s),this.changed=!0;const v=t.resolve(l.get("S")),D=new m.k(32);return(0,B.
dZ)(D,v instanceof a.SX?v.text:"Form"),`${Buffer.from(D.bytes).toString("latin1")} <</MCID ${E}>> BDC`}isReference(e,i){const t=this.document.resolve(e);if(!(0,a.
Zm)(t)||!(0,a.Eo)(this.document.resolve(t.get("Type")),"OBJR"))return!1;const c=t.get("Obj");return(0,a.i9)(c)&&c.number===i}contentsOf(e,i){const{document:t}=this,
c=t.resolve(t.entry(t.pages.number(e),"StructParents"));let s=typeof c=="number"?c:this.added.get(e);s===void 0&&this.added.set(e,s=this.nextKey++);let f=this.contents.
get(s);return f||this.contents.set(s,f=[...t.array(i.get(s))??[]]),f}}class u{document;name;defaults;layers;tags;prepared=new Set;constructor(e,i,t){this.document=
e,this.name=i,this.defaults=t,this.layers=new T.z(e),this.tags=new o(e)}async run(e,i){const{document:t}=this,{kinds:c,pages:s}=await(0,A.F)(t,e),f=new b.B(t);await f.
inspect(s),s.length>0&&await this.tags.read();for(const[l,g]of s.entries()){const p=new h(this.name),P=D=>this.paint(p,D,g.index,c[g.kind].rotation),w=i({index:g.
index,items:n(t,g.index),paint:P}),E={Annots:w.length>0?[...w]:void 0,...this.tags.pageEntries(g.index)},y=D=>`${p.painted.map(R=>R(D)).join(`
`)}
`;p.painted.length>0?f.over(g,{resources:p.additions,operators:y},E):t.pages.patch(g.index,E);const v=t.job.pace.step(4e3+p.painted.length*400);v&&await v,l%200===
0&&t.job.pace.progress(l/s.length)}this.tags.finish()}isVisible(e){return!(0,M.dK)(this.document,e)&&!this.layers.isOff(e.get("OC"))}paint(e,i,t,c){const s=this.
place(i,c);if(!s)return;const{form:f,matrix:l}=s,g=e.add("XObject",f),p=i.dict.get("OC"),P=(0,a.i9)(p)?e.add("Properties",p):void 0,w=this.tags.mark(i,t);e.painted.
push(E=>{const y=(0,x.qK)(E[g],(0,x.vs)(l)),v=w===""?y:`${w}
${y}
EMC`;return P===void 0?v:`/OC /${E[P]} BDC
${v}
EMC`})}place(e,i){const{document:t}=this;if(!this.isVisible(e.dict))return;const c=(0,M.wR)(t,e.dict);if(!c)return;const s=(0,M.hs)(t,e.dict,c,i);return s&&this.
prepare(c),s}prepare(e){if(this.prepared.has(e.number))return;this.prepared.add(e.number);const{document:i}=this,t=i.get(e);if(!(t instanceof a.Z6))return;const c=i.
dict(t.dict.get("Resources")),s=i.resolve(t.dict.get("Subtype")),f=this.defaults!==void 0&&!c?.has("Font");if(s instanceof a.SX&&s.text==="Form"&&c&&!f)return;const l=new a.
Bi(t.dict).set("Type",new a.SX("XObject")).set("Subtype",new a.SX("Form"));f&&(!c||c.size===0)?l.set("Resources",this.defaults):f?l.set("Resources",new a.Bi(c).
set("Font",this.document.dict(this.defaults).get("Font"))):c||l.set("Resources",new a.Bi),i.put(e,new a.Z6(l,t.data,t.sealed))}}const n=(r,e)=>r.array(r.entry(r.
pages.number(e),"Annots"))??[];class h{name;additions=[];painted=[];known=new Map;constructor(e){this.name=e}add(e,i){const t=e==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",c=this.known.get(i.number)??this.additions.push({category:e,name:t,ref:i})-1;return this.known.set(i.number,c),c}}}),30020:((I,C,d)=>{
d.d(C,{Ah:()=>A,bs:()=>x,gs:()=>T});var a=d(82943),M=d(47707),b=d(98446);const x={code:"no_annotations",message:"The document has none of these annotations."},A=S=>({
code:"annotations_left",message:`${(0,b.C7)(S,"annotation has","annotations have")} no appearance and ${(0,b.d5)(S,"stays as it is","stay as they are")}, becaus\
e each viewer draws such notes and stamps in its own way. To remove them, use remove_annotations.`,mentions:["remove_annotations"]}),T=S=>(0,a.F)(`text boxes (${[
...new Set(S.map(M.I2))].sort().join(", ")})`,"Save the document in a program that draws its text boxes, and flatten it then.")}),79925:((I,C,d)=>{d.r(C),d.d(C,
{flatten_annotations:()=>t});var a=d(21281),M=d(824),b=d(12237),x=d(37253),A=d(45599),T=d(64019),S=d(55969),O=d(12844),B=d(44738),m=d(57594);async function o(s,f){
const l=new O.I(s),g=new m.v(s,"OctavoAnnotation"),p=new Set,P=[],w=[];for(let v=0;v<s.pages.count;v++){const D=w.length;for(const{number:R}of(0,B.m)(s,s.pages.
number(v))){const K=s.get(R);if(!(0,A.Zm)(K)||!(0,S.E)((0,S.B)(s,K),f))continue;w.push(K),g.isVisible(K)&&!n(s,K)&&await l.draw(K,R);const F=s.job.pace.step(1e3);
F&&await F}w.length>D&&P.push(v+1)}await l.finish();for(const v of w)u(s,g,v)&&p.add(v);const E=await h(s,g,P,p);await(0,B.L)(s,v=>p.has(v));const y=new Set([...p].
filter(v=>(0,S.B)(s,v)==="Popup"));return{flattened:E,hidden:p.size-y.size-E,left:new Set(w).size-p.size,isTransparent:l.isTransparent,missing:[...l.missing]}}const u=(s,f,l)=>(0,S.
B)(s,l)==="Popup"||!f.isVisible(l)||n(s,l),n=(s,f)=>(0,T.wR)(s,f)!==void 0;async function h(s,f,l,g){const p=new Set;return await f.run(Uint32Array.from(l),({items:P,
paint:w})=>{for(const E of P){const y=(0,A.i9)(E)?s.get(E):void 0;!(0,A.i9)(E)||!(0,A.Zm)(y)||!g.has(y)||(0,S.B)(s,y)==="Popup"||!f.isVisible(y)||(p.add(y),w({number:E.
number,dict:y}))}return P}),p.size}var r=d(30020),e=d(45657);const i="1.4",t=async(s,f,l)=>{const g=await(0,b.E)(s.bytes,l,{password:f.open_password}),{flattened:p,
hidden:P,left:w,isTransparent:E,missing:y}=await o(g,f.annotation_kinds),v=[];p+P+w===0&&v.push(r.bs),w>0&&v.push((0,r.Ah)(w)),y.length>0&&v.push((0,r.gs)(y)),E&&
(0,e.RZ)(v,await c(g));const D=g.pages.count,R=await(0,x.UN)(g,E?{version:i}:{});return{documents:[{name:s.name,bytes:R,pageCount:D}],notes:v,facts:{pageCount:D,
flattenedAnnotations:p,removedAnnotations:P,leftAnnotations:w}}};async function c(s){const f=await(0,M.Br)(s),{archive:l}=(0,a.Ip)(s,f);return l?.part===1?[(0,a.
qg)(s,f,l,"that standard allows no transparency")]:[]}}),64019:((I,C,d)=>{d.d(C,{dK:()=>m,wR:()=>u,hs:()=>o});var a=d(45599),M=d(74135),b=d(6057);function x(n,h,r,e){
const i=(0,b.b0)(n,h.get("Rect")),t=n.get(r);if(!i||!(t instanceof a.Z6))return;const c=(0,b.b0)(n,t.dict.get("BBox"));if(!c)return;const[s,f,l,g]=(0,M.zl)((0,b.
lQ)(n,t.dict.get("Matrix")),c);if(!(l>s)||!(g>f))return;const p=(i[2]-i[0])/(l-s),P=(i[3]-i[1])/(g-f),w=[p,0,0,P,i[0]-s*p,i[1]-f*P];return{form:r,matrix:e===0?w:
A(w,e,i[0],i[3])}}function A([n,h,r,e,i,t],c,s,f){const l=c===180?-1:0,g=c===90?1:c===270?-1:0,p=(E,y)=>[l*E-g*y,g*E+l*y],[P,w]=p(i-s,t-f);return[...p(n,h),...p(
r,e),P+s,w+f]}const T=2,S=16,O=32;function B(n,h){const r=n.resolve(h.get("F"));return typeof r=="number"?r:0}const m=(n,h)=>(B(n,h)&(T|O))!==0;function o(n,h,r,e){
return x(n,h,r,B(n,h)&S?e:0)}function u(n,h){const r=n.dict(h.get("AP"))?.get("N"),e=n.resolve(r);if(e instanceof a.Z6)return(0,a.i9)(r)?r:void 0;if(!(e instanceof
a.Bi))return;const i=n.resolve(h.get("AS")),t=i instanceof a.SX?e.get(i.text):void 0;return(0,a.i9)(t)&&n.resolve(t)instanceof a.Z6?t:void 0}}),82943:((I,C,d)=>{
d.d(C,{F:()=>a});const a=(M,b,x=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that cannot be shown: ${M}. ${b}`,...x.length>0?{mentions:x}:
{}})}),36502:((I,C,d)=>{d.d(C,{z:()=>O});var a=d(45599);const M={View:"ViewState",Print:"PrintState"};class b{document;categories={View:new Map,Print:new Map};intents;constructor(o,u){
this.document=o,this.intents=this.intentsOf(u);for(const n of o.array(u?.get("AS"))??[]){const h=o.dict(n),r=o.resolve(h?.get("Event"));if(!h||!((0,a.Eo)(r,"Vie\
w")||(0,a.Eo)(r,"Print")))continue;const e=x(o,h.get("Category")),i=this.categories[r.text];for(const t of o.array(h.get("OCGs"))??[]){if(!(0,a.i9)(t))continue;
const c=i.get(t.number)??new Set;for(const s of e)c.add(s);i.set(t.number,c)}}}isAlwaysOn(o){const{intents:u}=this;if(u.has("All"))return!1;const n=this.intentsOf(
this.document.dict(new a.oS(o)));return!n.has("All")&&![...n].some(h=>u.has(h))}stateOf(o,u){const n=this.categories[u].get(o);if(!n)return;const h=this.document.
dict(this.document.dict(new a.oS(o))?.get("Usage"));let r;for(const e of n){const i=M[e],t=i===void 0?null:this.document.resolve(this.document.dict(h?.get(e))?.
get(i));if((0,a.Eo)(t,"OFF"))return!1;(0,a.Eo)(t,"ON")&&(r=!0)}return r}intentsOf(o){const u=x(this.document,o?.get("Intent"));return new Set(u.length>0?u:["Vie\
w"])}}function x(m,o){return(m.array(o)??[o??null]).map(n=>m.resolve(n)).flatMap(n=>n instanceof a.SX?[n.text]:[])}const A=32;function T(m,o,u){const n=new Map,
h=(r,e)=>{const i=n.get(r);if(i!==void 0)return i;n.set(r,!0);const t=m.resolve(r[0]),c=l=>{const g=m.resolve(l);return(0,a.cy)(g)?e>0?h(g,e-1):!0:!(0,a.i9)(l)||
u(l.number)},s=r.slice(1),f=S(t instanceof a.SX?t.text:"",s,c);return n.set(r,f),f};return h(o,A)}function S(m,o,u){switch(m){case"And":return o.every(u);case"O\
r":return o.some(u);case"Not":return o.length===0||!u(o[0]);default:return!0}}class O{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(o){
this.document=o;const u=o.dict(o.dict(o.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,a.Eo)(o.resolve(u?.get("BaseState")),"OFF");for(const n of o.array(
u?.get("OFF"))??[])(0,a.i9)(n)&&this.off.add(n.number);for(const n of o.array(u?.get("ON"))??[])(0,a.i9)(n)&&this.on.add(n.number);this.usages=new b(o,u),this.viewed=
B(n=>this.usages.isAlwaysOn(n)||(this.usages.stateOf(n,"View")??!this.isGroupOff(n))),this.printed=B(n=>this.usages.stateOf(n,"Print")??this.viewed.states(n))}isOff(o){
return!this.shows(o,this.viewed)}isNeverShown(o){return this.isOff(o)&&!this.shows(o,this.printed)}groupsOff(){const{document:o}=this,u=o.dict(o.catalog.get("OC\
Properties"));return this.baseOff?(o.array(u?.get("OCGs"))??[]).filter(n=>!(0,a.i9)(n)||!this.on.has(n.number)):o.array(o.dict(u?.get("D"))?.get("OFF"))??[]}neverShown(){
const o=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(o.flatMap(n=>(0,a.i9)(n)?[n.number]:
[]))].filter(n=>!this.viewed.states(n)&&!this.printed.states(n))}shows(o,{states:u,memberships:n}){const{document:h}=this,r=h.dict(o);if(!r)return!0;if(!(0,a.Eo)(
h.resolve(r.get("Type")),"OCMD"))return!(0,a.i9)(o)||u(o.number);const e=n.get(r);if(e!==void 0)return e;const i=h.resolve(r.get("VE")),t=(0,a.cy)(i)?T(h,i,u):this.
showsByPolicy(r,u);return n.set(r,t),t}showsByPolicy(o,u){const{document:n}=this,h=o.get("OCGs"),r=(n.array(h)??[h]).filter(a.i9);if(r.length===0)return!0;const e=r.
map(({number:t})=>u(t)),i=n.resolve(o.get("P"));switch(i instanceof a.SX?i.text:"AnyOn"){case"AllOn":return e.every(t=>t);case"AnyOff":return!e.every(t=>t);case"\
AllOff":return!e.some(t=>t);default:return e.some(t=>t)}}isGroupOff(o){return this.off.has(o)||this.baseOff&&!this.on.has(o)}}function B(m){const o=new Map;return{
states:n=>{let h=o.get(n);return h===void 0&&o.set(n,h=m(n)),h},memberships:new WeakMap}}}),44738:((I,C,d)=>{d.d(C,{L:()=>T,m:()=>S});var a=d(45599),M=d(55969),
b=d(3466),x=d(9731),A=d(17671);async function T(O,B){const m=new Set;let o=0,u=!1;for(let r=0;r<O.pages.count;r++){const e=S(O,O.pages.number(r));for(const{number:t}of e){
const c=O.get(t);if(m.has(t)||!(0,a.Zm)(c)||!B(c,r))continue;m.add(t);const s=(0,M.B)(O,c);s==="Popup"&&o++,s==="Widget"&&(u=!0)}const i=O.job.pace.step(500+e.length*
100);i&&await i}if(m.size===0)return 0;const n=(0,A.Hi)(O),h=u?await b.R.of(O):void 0;return await(0,A.Pv)(n,m,()=>(0,A.Wi)(n,m)),h&&await(0,A.zg)(n,h),await(0,x.
U)(n),m.size-o}function S(O,B){const m=O.entry(B,"Annots"),o=O.array(m)??[];if(!o.some(a.Zm))return o.filter(a.i9);const u=O.edit((0,a.i9)(m)?m:B),n=O.array((0,a.
Zm)(u)?u.get("Annots"):u)??[];for(const[h,r]of n.entries())(0,a.Zm)(r)&&(n[h]=O.add(r));return n.filter(a.i9)}})};
