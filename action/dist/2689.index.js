"use strict";exports.id=2689,exports.ids=[2689],exports.modules={57594:((C,w,a)=>{a.d(w,{v:()=>c,I:()=>h});var o=a(45599),P=a(64019),_=a(97727),D=a(36078),l=a(99876),E=a(36502),
O=a(89067),u=a(45079),y=a(64680);class m{document;tree;changed=!1;added=new Map;contents=new Map;constructor(t){this.document=t}async read(){this.tree=await O.J.
read(this.document)}mark(t,s){return this.tree?this.identify(t,s,this.tree)??"/Artifact BMC":""}pageEntries(t){const s=this.added.get(t);return s===void 0?{}:{StructParents:s}}finish(){
const{tree:t,document:s}=this;if(!(!t||!this.changed)){for(const[n,e]of this.contents)t.entries.set(n,s.add(e));t.write()}}identify(t,s,n){const{document:e}=this,
{entries:r}=n,d=e.resolve(t.dict.get("StructParent"));if(typeof d!="number")return;const p=r.get(d),g=e.dict(p);if(!(0,o.i9)(p)||!g)return;const v=e.array(g.get(
"K"))??[g.get("K")??null],M=v.findIndex(I=>this.isReference(I,t.number));if(M<0)return;const A=e.pages.number(s),R=this.contentsOf(s,n).push(p)-1,B=[...v];B[M]=
new o.Bi([["Type",new o.SX("MCR")],["Pg",new o.oS(A,e.generation(A))],["MCID",R]]),e.edit(p),g.set("K",B.length===1?B[0]:B),r.delete(d),this.changed=!0;const K=e.
resolve(g.get("S")),x=new y.k(32);return(0,u.dZ)(x,K instanceof o.SX?K.text:"Form"),`${Buffer.from(x.bytes).toString("latin1")} <</MCID ${R}>> BDC`}isReference(t,s){
const n=this.document.resolve(t);if(!(0,o.Zm)(n)||!(0,o.Eo)(this.document.resolve(n.get("Type")),"OBJR"))return!1;const e=n.get("Obj");return(0,o.i9)(e)&&e.number===
s}contentsOf(t,s){const{document:n}=this,e=n.resolve(n.entry(n.pages.number(t),"StructParents"));let r=typeof e=="number"?e:this.added.get(t);r===void 0&&this.added.
set(t,r=s.newKey());let d=this.contents.get(r);return d||this.contents.set(r,d=[...n.array(s.entries.get(r))??[]]),d}}class c{document;name;defaults;layers;tags;prepared=new Set;constructor(t,s,n){
this.document=t,this.name=s,this.defaults=n,this.layers=new E.z(t),this.tags=new m(t)}async run(t,s){const{document:n}=this,{kinds:e,pages:r}=await(0,l.F)(n,t),
d=new _.B(n);await d.inspect(r),r.length>0&&await this.tags.read();for(const[p,g]of r.entries()){const v=new i(this.name),M=K=>this.paint(v,K,g.index,e[g.kind].
rotation),A=s({index:g.index,items:h(n,g.index),paint:M}),T={Annots:A.length>0?[...A]:void 0,...this.tags.pageEntries(g.index)},R=K=>`${v.painted.map(x=>x(K)).join(
`
`)}
`;v.painted.length>0?d.over(g,{resources:v.additions,operators:R},T):n.pages.patch(g.index,T);const B=n.job.pace.step(4e3+v.painted.length*400);B&&await B,p%200===
0&&n.job.pace.progress(p/r.length)}this.tags.finish()}isVisible(t){return!(0,P.dK)(this.document,t)&&!this.layers.isOff(t.get("OC"))}paint(t,s,n,e){const r=this.
place(s,e);if(!r)return;const{form:d,matrix:p}=r,g=t.add("XObject",d),v=s.dict.get("OC"),M=(0,o.i9)(v)?t.add("Properties",v):void 0,A=this.tags.mark(s,n);t.painted.
push(T=>{const R=(0,D.qK)(T[g],(0,D.vs)(p)),B=A===""?R:`${A}
${R}
EMC`;return M===void 0?B:`/OC /${T[M]} BDC
${B}
EMC`})}place(t,s){const{document:n}=this;if(!this.isVisible(t.dict))return;const e=(0,P.wR)(n,t.dict);if(!e)return;const r=(0,P.hs)(n,t.dict,e,s);return r&&this.
prepare(e),r}prepare(t){if(this.prepared.has(t.number))return;this.prepared.add(t.number);const{document:s}=this,n=s.get(t);if(!(n instanceof o.Z6))return;const e=s.
dict(n.dict.get("Resources")),r=s.resolve(n.dict.get("Subtype")),d=this.defaults!==void 0&&!e?.has("Font");if(r instanceof o.SX&&r.text==="Form"&&e&&!d)return;const p=new o.
Bi(n.dict).set("Type",new o.SX("XObject")).set("Subtype",new o.SX("Form"));d&&(!e||e.size===0)?p.set("Resources",this.defaults):d?p.set("Resources",new o.Bi(e).
set("Font",this.document.dict(this.defaults).get("Font"))):e||p.set("Resources",new o.Bi),s.put(t,new o.Z6(p,n.data,n.sealed))}}const h=(f,t)=>f.array(f.entry(f.
pages.number(t),"Annots"))??[];class i{name;additions=[];painted=[];known=new Map;constructor(t){this.name=t}add(t,s){const n=t==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",e=this.known.get(s.number)??this.additions.push({category:t,name:n,ref:s})-1;return this.known.set(s.number,e),e}}}),97755:((C,w,a)=>{
a.d(w,{N:()=>O});var o=a(45599),P=a(64019),_=a(55969),D=a(12844),l=a(44738),E=a(57594);async function O(c,h){const i=new D.I(c),f=new E.v(c,"OctavoAnnotation"),
t=new Set,s=[],n=[];for(let d=0;d<c.pages.count;d++){const p=n.length;for(const{number:g}of(0,l.m)(c,c.pages.number(d))){const v=c.get(g);if(!(0,o.Zm)(v)||!(0,_.
E)((0,_.B)(c,v),h))continue;n.push(v),f.isVisible(v)&&!y(c,v)&&await i.draw(v,g);const M=c.job.pace.step(1e3);M&&await M}n.length>p&&s.push(d+1)}await i.finish();
for(const d of n)u(c,f,d)&&t.add(d);const e=await m(c,f,s,t);await(0,l.L)(c,d=>t.has(d));const r=new Set([...t].filter(d=>(0,_.B)(c,d)==="Popup"));return{flattened:e,
hidden:t.size-r.size-e,left:new Set(n).size-t.size,isTransparent:i.isTransparent,missing:[...i.missing]}}const u=(c,h,i)=>(0,_.B)(c,i)==="Popup"||!h.isVisible(i)||
y(c,i),y=(c,h)=>(0,P.wR)(c,h)!==void 0;async function m(c,h,i,f){const t=new Set;return await h.run(Uint32Array.from(i),({items:s,paint:n})=>{for(const e of s){
const r=(0,o.i9)(e)?c.get(e):void 0;!(0,o.i9)(e)||!(0,o.Zm)(r)||!f.has(r)||(0,_.B)(c,r)==="Popup"||!h.isVisible(r)||(t.add(r),n({number:e.number,dict:r}))}return s}),
t.size}}),30020:((C,w,a)=>{a.d(w,{Ah:()=>l,bs:()=>D,gs:()=>E});var o=a(82943),P=a(47707),_=a(98446);const D={code:"no_annotations",message:"The document has non\
e of these annotations."},l=O=>({code:"annotations_left",message:`${(0,_.C7)(O,"annotation has","annotations have")} no appearance and ${(0,_.d5)(O,"stays as it\
 is","stay as they are")}, because each viewer draws such notes and stamps in its own way. To remove them, use remove_annotations.`,mentions:["remove_annotation\
s"]}),E=O=>(0,o.F)(`text boxes (${[...new Set(O.map(P.I2))].sort().join(", ")})`,"Save the document in a program that draws its text boxes, and flatten it then.")}),
42689:((C,w,a)=>{a.r(w),a.d(w,{flatten_annotations:()=>y});var o=a(21281),P=a(824),_=a(12237),D=a(14029),l=a(97755),E=a(30020),O=a(45657);const u="1.4",y=async(c,h,i)=>{
const f=await(0,_.E)(c.bytes,i,{password:h.open_password}),{flattened:t,hidden:s,left:n,isTransparent:e,missing:r}=await(0,l.N)(f,h.annotation_kinds),d=[];t+s+n===
0&&d.push(E.bs),n>0&&d.push((0,E.Ah)(n)),r.length>0&&d.push((0,E.gs)(r)),e&&(0,O.RZ)(d,await m(f));const p=f.pages.count,g=await(0,D.UN)(f,e?{version:u}:{});return{
documents:[{name:c.name,bytes:g,pageCount:p}],notes:d,facts:{pageCount:p,flattenedAnnotations:t,removedAnnotations:s,leftAnnotations:n}}};async function m(c){const h=await(0,P.
Br)(c),{archive:i}=(0,o.Ip)(c,h);return i?.part===1?[(0,o.qg)(c,h,i,"that standard allows no transparency")]:[]}}),64019:((C,w,a)=>{a.d(w,{dK:()=>m,wR:()=>h,hs:()=>c});
var o=a(45599),P=a(74135),_=a(6057);function D(i,f,t,s){const n=(0,_.b0)(i,f.get("Rect")),e=i.get(t);if(!n||!(e instanceof o.Z6))return;const r=(0,_.b0)(i,e.dict.
get("BBox"));if(!r)return;const[d,p,g,v]=(0,P.zl)((0,_.lQ)(i,e.dict.get("Matrix")),r);if(!(g>d)||!(v>p))return;const M=(n[2]-n[0])/(g-d),A=(n[3]-n[1])/(v-p),T=[
M,0,0,A,n[0]-d*M,n[1]-p*A];return{form:t,matrix:s===0?T:l(T,s,n[0],n[3])}}function l([i,f,t,s,n,e],r,d,p){const g=r===180?-1:0,v=r===90?1:r===270?-1:0,M=(R,B)=>[
g*R-v*B,v*R+g*B],[A,T]=M(n-d,e-p);return[...M(i,f),...M(t,s),A+d,T+p]}const E=2,O=16,u=32;function y(i,f){const t=i.resolve(f.get("F"));return typeof t=="number"?
t:0}const m=(i,f)=>(y(i,f)&(E|u))!==0;function c(i,f,t,s){return D(i,f,t,y(i,f)&O?s:0)}function h(i,f){const t=i.dict(f.get("AP"))?.get("N"),s=i.resolve(t);if(s instanceof
o.Z6)return(0,o.i9)(t)?t:void 0;if(!(s instanceof o.Bi))return;const n=i.resolve(f.get("AS")),e=n instanceof o.SX?s.get(n.text):void 0;return(0,o.i9)(e)&&i.resolve(
e)instanceof o.Z6?e:void 0}}),82943:((C,w,a)=>{a.d(w,{F:()=>o});const o=(P,_,D=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that can\
not be shown: ${P}. ${_}`,...D.length>0?{mentions:D}:{}})}),44738:((C,w,a)=>{a.d(w,{L:()=>E,m:()=>O});var o=a(45599),P=a(55969),_=a(3466),D=a(9731),l=a(17671);async function E(u,y){
const m=new Set;let c=0,h=!1;for(let t=0;t<u.pages.count;t++){const s=O(u,u.pages.number(t));for(const{number:e}of s){const r=u.get(e);if(m.has(e)||!(0,o.Zm)(r)||
!y(r,t))continue;m.add(e);const d=(0,P.B)(u,r);d==="Popup"&&c++,d==="Widget"&&(h=!0)}const n=u.job.pace.step(500+s.length*100);n&&await n}if(m.size===0)return 0;
const i=(0,l.Hi)(u),f=h?await _.R.of(u):void 0;return await(0,l.Pv)(i,m,()=>(0,l.Wi)(i,m)),f&&await(0,l.zg)(i,f),await(0,D.U)(i),m.size-c}function O(u,y){const m=u.
entry(y,"Annots"),c=u.array(m)??[];if(!c.some(o.Zm))return c.filter(o.i9);const h=u.edit((0,o.i9)(m)?m:y),i=u.array((0,o.Zm)(h)?h.get("Annots"):h)??[];for(const[
f,t]of i.entries())(0,o.Zm)(t)&&(i[f]=u.add(t));return i.filter(o.i9)}}),89067:((C,w,a)=>{a.d(w,{J:()=>_});var o=a(81077),P=a(9819);class _{document;root;entries;nextKey;constructor(l,E,O,u){
this.document=l,this.root=E,this.entries=O,this.nextKey=u}static async read(l){const E=(0,P.Wo)(l,"StructTreeRoot");if(!E)return;const O=new Map;for(const[m,c]of await(0,o.
Zc)(l,E.dict.get("ParentTree"),"Nums"))typeof m=="number"&&O.set(m,c);const u=l.resolve(E.dict.get("ParentTreeNextKey")),y=[...O.keys()].reduce((m,c)=>Math.max(
m,c+1),typeof u=="number"?u:0);return new _(l,E,O,y)}newKey(){return this.nextKey++}write(){const{document:l,root:E,entries:O}=this,u=[...O].sort(([y],[m])=>y-m);
l.edit(E.holder),E.dict.set("ParentTree",l.add((0,o.H6)(l,u,"Nums"))),E.dict.set("ParentTreeNextKey",this.nextKey)}}})};
