"use strict";exports.id=2689,exports.ids=[2689],exports.modules={57594:((S,P,d)=>{d.d(P,{v:()=>e,I:()=>r});var a=d(45599),_=d(64019),w=d(97727),M=d(36078),m=d(99876),v=d(36502),
y=d(89067),l=d(45079),E=d(64680);class h{document;tree;changed=!1;added=new Map;contents=new Map;constructor(t){this.document=t}async read(){this.tree=await y.J.
read(this.document)}mark(t,o){return this.tree?this.identify(t,o,this.tree)??"/Artifact BMC":""}pageEntries(t){const o=this.added.get(t);return o===void 0?{}:{StructParents:o}}finish(){
const{tree:t,document:o}=this;if(!(!t||!this.changed)){for(const[s,i]of this.contents)t.entries.set(s,o.add(i));t.write()}}identify(t,o,s){const{document:i}=this,
{entries:f}=s,u=i.resolve(t.dict.get("StructParent"));if(typeof u!="number")return;const p=f.get(u),g=i.dict(p);if(!(0,a.i9)(p)||!g)return;const O=i.array(g.get(
"K"))??[g.get("K")??null],A=O.findIndex(R=>this.isReference(R,t.number));if(A<0)return;const D=i.pages.number(o),T=this.contentsOf(o,s).push(p)-1,B=[...O];B[A]=
new a.Bi([["Type",new a.SX("MCR")],["Pg",new a.oS(D,i.generation(D))],["MCID",T]]),i.edit(p),g.set("K",B.length===1?B[0]:B),f.delete(u),this.changed=!0;const b=i.
resolve(g.get("S")),x=new E.k(32);return(0,l.dZ)(x,b instanceof a.SX?b.text:"Form"),`${Buffer.from(x.bytes).toString("latin1")} <</MCID ${T}>> BDC`}isReference(t,o){
const s=this.document.resolve(t);if(!(0,a.Zm)(s)||!(0,a.Eo)(this.document.resolve(s.get("Type")),"OBJR"))return!1;const i=s.get("Obj");return(0,a.i9)(i)&&i.number===
o}contentsOf(t,o){const{document:s}=this,i=s.resolve(s.entry(s.pages.number(t),"StructParents"));let f=typeof i=="number"?i:this.added.get(t);f===void 0&&this.added.
set(t,f=o.newKey());let u=this.contents.get(f);return u||this.contents.set(f,u=[...s.array(o.entries.get(f))??[]]),u}}class e{document;name;defaults;layers;tags;prepared=new Set;constructor(t,o,s){
this.document=t,this.name=o,this.defaults=s,this.layers=new v.z(t),this.tags=new h(t)}async run(t,o){const{document:s}=this,{kinds:i,pages:f}=await(0,m.F)(s,t),
u=new w.B(s);await u.inspect(f),f.length>0&&await this.tags.read();for(const[p,g]of f.entries()){const O=new n(this.name),A=b=>this.paint(O,b,g.index,i[g.kind].
rotation),D=o({index:g.index,items:r(s,g.index),paint:A}),C={Annots:D.length>0?[...D]:void 0,...this.tags.pageEntries(g.index)},T=b=>`${O.painted.map(x=>x(b)).join(
`
`)}
`;O.painted.length>0?u.over(g,{resources:O.additions,operators:T},C):s.pages.patch(g.index,C);const B=s.job.pace.step(4e3+O.painted.length*400);B&&await B,p%200===
0&&s.job.pace.progress(p/f.length)}this.tags.finish()}isVisible(t){return!(0,_.dK)(this.document,t)&&!this.layers.isOff(t.get("OC"))}paint(t,o,s,i){const f=this.
place(o,i);if(!f)return;const{form:u,matrix:p}=f,g=t.add("XObject",u),O=o.dict.get("OC"),A=(0,a.i9)(O)?t.add("Properties",O):void 0,D=this.tags.mark(o,s);t.painted.
push(C=>{const T=(0,M.qK)(C[g],(0,M.vs)(p)),B=D===""?T:`${D}
${T}
EMC`;return A===void 0?B:`/OC /${C[A]} BDC
${B}
EMC`})}place(t,o){const{document:s}=this;if(!this.isVisible(t.dict))return;const i=(0,_.wR)(s,t.dict);if(!i)return;const f=(0,_.hs)(s,t.dict,i,o);return f&&this.
prepare(i),f}prepare(t){if(this.prepared.has(t.number))return;this.prepared.add(t.number);const{document:o}=this,s=o.get(t);if(!(s instanceof a.Z6))return;const i=o.
dict(s.dict.get("Resources")),f=o.resolve(s.dict.get("Subtype")),u=this.defaults!==void 0&&!i?.has("Font");if(f instanceof a.SX&&f.text==="Form"&&i&&!u)return;const p=new a.
Bi(s.dict).set("Type",new a.SX("XObject")).set("Subtype",new a.SX("Form"));u&&(!i||i.size===0)?p.set("Resources",this.defaults):u?p.set("Resources",new a.Bi(i).
set("Font",this.document.dict(this.defaults).get("Font"))):i||p.set("Resources",new a.Bi),o.put(t,new a.Z6(p,s.data,s.sealed))}}const r=(c,t)=>c.array(c.entry(c.
pages.number(t),"Annots"))??[];class n{name;additions=[];painted=[];known=new Map;constructor(t){this.name=t}add(t,o){const s=t==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",i=this.known.get(o.number)??this.additions.push({category:t,name:s,ref:o})-1;return this.known.set(o.number,i),i}}}),97755:((S,P,d)=>{
d.d(P,{N:()=>y});var a=d(45599),_=d(64019),w=d(55969),M=d(12844),m=d(44738),v=d(57594);async function y(e,r){const n=new M.I(e),c=new v.v(e,"OctavoAnnotation"),
t=new Set,o=[],s=[];for(let u=0;u<e.pages.count;u++){const p=s.length;for(const{number:g}of(0,m.m)(e,e.pages.number(u))){const O=e.get(g);if(!(0,a.Zm)(O)||!(0,w.
E)((0,w.B)(e,O),r))continue;s.push(O),c.isVisible(O)&&!E(e,O)&&await n.draw(O,g);const A=e.job.pace.step(1e3);A&&await A}s.length>p&&o.push(u+1)}await n.finish();
for(const u of s)l(e,c,u)&&t.add(u);const i=await h(e,c,o,t);await(0,m.L)(e,u=>t.has(u));const f=new Set([...t].filter(u=>(0,w.B)(e,u)==="Popup"));return{flattened:i,
hidden:t.size-f.size-i,left:new Set(s).size-t.size,isTransparent:n.isTransparent,missing:[...n.missing]}}const l=(e,r,n)=>(0,w.B)(e,n)==="Popup"||!r.isVisible(n)||
E(e,n),E=(e,r)=>(0,_.wR)(e,r)!==void 0;async function h(e,r,n,c){const t=new Set;return await r.run(Uint32Array.from(n),({items:o,paint:s})=>{for(const i of o){
const f=(0,a.i9)(i)?e.get(i):void 0;!(0,a.i9)(i)||!(0,a.Zm)(f)||!c.has(f)||(0,w.B)(e,f)==="Popup"||!r.isVisible(f)||(t.add(f),s({number:i.number,dict:f}))}return o}),
t.size}}),30020:((S,P,d)=>{d.d(P,{Ah:()=>m,bs:()=>M,gs:()=>v});var a=d(82943),_=d(47707),w=d(98446);const M={code:"no_annotations",message:"The document has non\
e of these annotations."},m=y=>({code:"annotations_left",message:`${(0,w.C7)(y,"annotation has","annotations have")} no appearance and ${(0,w.d5)(y,"stays as it\
 is","stay as they are")}, because each viewer draws such notes and stamps in its own way. To remove them, use remove_annotations.`,mentions:["remove_annotation\
s"]}),v=y=>(0,a.F)(`text boxes (${[...new Set(y.map(_.I2))].sort().join(", ")})`,"Save the document in a program that draws its text boxes, and flatten it then.")}),
42689:((S,P,d)=>{d.r(P),d.d(P,{flatten_annotations:()=>E});var a=d(21281),_=d(824),w=d(12237),M=d(14029),m=d(97755),v=d(30020),y=d(45657);const l="1.4",E=async(e,r,n)=>{
const c=await(0,w.E)(e.bytes,n,{password:r.open_password}),{flattened:t,hidden:o,left:s,isTransparent:i,missing:f}=await(0,m.N)(c,r.annotation_kinds),u=[];t+o+s===
0&&u.push(v.bs),s>0&&u.push((0,v.Ah)(s)),f.length>0&&u.push((0,v.gs)(f)),i&&(0,y.RZ)(u,await h(c));const p=c.pages.count,g=await(0,M.UN)(c,i?{version:l}:{});return{
documents:[{name:e.name,bytes:g,pageCount:p}],notes:u,facts:{pageCount:p,flattenedAnnotations:t,removedAnnotations:o,leftAnnotations:s}}};async function h(e){const r=await(0,_.
Br)(e),{archive:n}=(0,a.Ip)(e,r);return n?.part===1?[(0,a.qg)(e,r,n,"that standard allows no transparency")]:[]}}),64019:((S,P,d)=>{d.d(P,{dK:()=>h,wR:()=>r,hs:()=>e});
var a=d(45599),_=d(74135),w=d(6057);function M(n,c,t,o){const s=(0,w.b0)(n,c.get("Rect")),i=n.get(t);if(!s||!(i instanceof a.Z6))return;const f=(0,w.b0)(n,i.dict.
get("BBox"));if(!f)return;const[u,p,g,O]=(0,_.zl)((0,w.lQ)(n,i.dict.get("Matrix")),f);if(!(g>u)||!(O>p))return;const A=(s[2]-s[0])/(g-u),D=(s[3]-s[1])/(O-p),C=[
A,0,0,D,s[0]-u*A,s[1]-p*D];return{form:t,matrix:o===0?C:m(C,o,s[0],s[3])}}function m([n,c,t,o,s,i],f,u,p){const g=f===180?-1:0,O=f===90?1:f===270?-1:0,A=(T,B)=>[
g*T-O*B,O*T+g*B],[D,C]=A(s-u,i-p);return[...A(n,c),...A(t,o),D+u,C+p]}const v=2,y=16,l=32;function E(n,c){const t=n.resolve(c.get("F"));return typeof t=="number"?
t:0}const h=(n,c)=>(E(n,c)&(v|l))!==0;function e(n,c,t,o){return M(n,c,t,E(n,c)&y?o:0)}function r(n,c){const t=n.dict(c.get("AP"))?.get("N"),o=n.resolve(t);if(o instanceof
a.Z6)return(0,a.i9)(t)?t:void 0;if(!(o instanceof a.Bi))return;const s=n.resolve(c.get("AS")),i=s instanceof a.SX?o.get(s.text):void 0;return(0,a.i9)(i)&&n.resolve(
i)instanceof a.Z6?i:void 0}}),82943:((S,P,d)=>{d.d(P,{F:()=>a});const a=(_,w,M=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that can\
not be shown: ${_}. ${w}`,...M.length>0?{mentions:M}:{}})}),36502:((S,P,d)=>{d.d(P,{z:()=>l});var a=d(45599);const _={View:"ViewState",Print:"PrintState"};class w{document;categories={
View:new Map,Print:new Map};intents;constructor(e,r){this.document=e,this.intents=this.intentsOf(r);for(const n of e.array(r?.get("AS"))??[]){const c=e.dict(n),
t=e.resolve(c?.get("Event"));if(!c||!((0,a.Eo)(t,"View")||(0,a.Eo)(t,"Print")))continue;const o=M(e,c.get("Category")),s=this.categories[t.text];for(const i of e.
array(c.get("OCGs"))??[]){if(!(0,a.i9)(i))continue;const f=s.get(i.number)??new Set;for(const u of o)f.add(u);s.set(i.number,f)}}}isAlwaysOn(e){const{intents:r}=this;
if(r.has("All"))return!1;const n=this.intentsOf(this.document.dict(new a.oS(e)));return!n.has("All")&&![...n].some(c=>r.has(c))}stateOf(e,r){const n=this.categories[r].
get(e);if(!n)return;const c=this.document.dict(this.document.dict(new a.oS(e))?.get("Usage"));let t;for(const o of n){const s=_[o],i=s===void 0?null:this.document.
resolve(this.document.dict(c?.get(o))?.get(s));if((0,a.Eo)(i,"OFF"))return!1;(0,a.Eo)(i,"ON")&&(t=!0)}return t}intentsOf(e){const r=M(this.document,e?.get("Inte\
nt"));return new Set(r.length>0?r:["View"])}}function M(h,e){return(h.array(e)??[e??null]).map(n=>h.resolve(n)).flatMap(n=>n instanceof a.SX?[n.text]:[])}const m=32;
function v(h,e,r){const n=new Map,c=(t,o)=>{const s=n.get(t);if(s!==void 0)return s;n.set(t,!0);const i=h.resolve(t[0]),f=g=>{const O=h.resolve(g);return(0,a.cy)(
O)?o>0?c(O,o-1):!0:!(0,a.i9)(g)||r(g.number)},u=t.slice(1),p=y(i instanceof a.SX?i.text:"",u,f);return n.set(t,p),p};return c(e,m)}function y(h,e,r){switch(h){case"\
And":return e.every(r);case"Or":return e.some(r);case"Not":return e.length===0||!r(e[0]);default:return!0}}class l{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(e){
this.document=e;const r=e.dict(e.dict(e.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,a.Eo)(e.resolve(r?.get("BaseState")),"OFF");for(const n of e.array(
r?.get("OFF"))??[])(0,a.i9)(n)&&this.off.add(n.number);for(const n of e.array(r?.get("ON"))??[])(0,a.i9)(n)&&this.on.add(n.number);this.usages=new w(e,r),this.viewed=
E(n=>this.usages.isAlwaysOn(n)||(this.usages.stateOf(n,"View")??!this.isGroupOff(n))),this.printed=E(n=>this.usages.stateOf(n,"Print")??this.viewed.states(n))}isOff(e){
return!this.shows(e,this.viewed)}isNeverShown(e){return this.isOff(e)&&!this.shows(e,this.printed)}groupsOff(){const{document:e}=this,r=e.dict(e.catalog.get("OC\
Properties"));return this.baseOff?(e.array(r?.get("OCGs"))??[]).filter(n=>!(0,a.i9)(n)||!this.on.has(n.number)):e.array(e.dict(r?.get("D"))?.get("OFF"))??[]}neverShown(){
const e=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(e.flatMap(n=>(0,a.i9)(n)?[n.number]:
[]))].filter(n=>!this.viewed.states(n)&&!this.printed.states(n))}shows(e,{states:r,memberships:n}){const{document:c}=this,t=c.dict(e);if(!t)return!0;if(!(0,a.Eo)(
c.resolve(t.get("Type")),"OCMD"))return!(0,a.i9)(e)||r(e.number);const o=n.get(t);if(o!==void 0)return o;const s=c.resolve(t.get("VE")),i=(0,a.cy)(s)?v(c,s,r):this.
showsByPolicy(t,r);return n.set(t,i),i}showsByPolicy(e,r){const{document:n}=this,c=e.get("OCGs"),t=(n.array(c)??[c]).filter(a.i9);if(t.length===0)return!0;const o=t.
map(({number:i})=>r(i)),s=n.resolve(e.get("P"));switch(s instanceof a.SX?s.text:"AnyOn"){case"AllOn":return o.every(i=>i);case"AnyOff":return!o.every(i=>i);case"\
AllOff":return!o.some(i=>i);default:return o.some(i=>i)}}isGroupOff(e){return this.off.has(e)||this.baseOff&&!this.on.has(e)}}function E(h){const e=new Map;return{
states:n=>{let c=e.get(n);return c===void 0&&e.set(n,c=h(n)),c},memberships:new WeakMap}}}),44738:((S,P,d)=>{d.d(P,{L:()=>v,m:()=>y});var a=d(45599),_=d(55969),
w=d(3466),M=d(9731),m=d(17671);async function v(l,E){const h=new Set;let e=0,r=!1;for(let t=0;t<l.pages.count;t++){const o=y(l,l.pages.number(t));for(const{number:i}of o){
const f=l.get(i);if(h.has(i)||!(0,a.Zm)(f)||!E(f,t))continue;h.add(i);const u=(0,_.B)(l,f);u==="Popup"&&e++,u==="Widget"&&(r=!0)}const s=l.job.pace.step(500+o.length*
100);s&&await s}if(h.size===0)return 0;const n=(0,m.Hi)(l),c=r?await w.R.of(l):void 0;return await(0,m.Pv)(n,h,()=>(0,m.Wi)(n,h)),c&&await(0,m.zg)(n,c),await(0,M.
U)(n),h.size-e}function y(l,E){const h=l.entry(E,"Annots"),e=l.array(h)??[];if(!e.some(a.Zm))return e.filter(a.i9);const r=l.edit((0,a.i9)(h)?h:E),n=l.array((0,a.
Zm)(r)?r.get("Annots"):r)??[];for(const[c,t]of n.entries())(0,a.Zm)(t)&&(n[c]=l.add(t));return n.filter(a.i9)}}),89067:((S,P,d)=>{d.d(P,{J:()=>w});var a=d(81077),
_=d(9819);class w{document;root;entries;nextKey;constructor(m,v,y,l){this.document=m,this.root=v,this.entries=y,this.nextKey=l}static async read(m){const v=(0,_.
Wo)(m,"StructTreeRoot");if(!v)return;const y=new Map;for(const[h,e]of await(0,a.Zc)(m,v.dict.get("ParentTree"),"Nums"))typeof h=="number"&&y.set(h,e);const l=m.
resolve(v.dict.get("ParentTreeNextKey")),E=[...y.keys()].reduce((h,e)=>Math.max(h,e+1),typeof l=="number"?l:0);return new w(m,v,y,E)}newKey(){return this.nextKey++}write(){
const{document:m,root:v,entries:y}=this,l=[...y].sort(([E],[h])=>E-h);m.edit(v.holder),v.dict.set("ParentTree",m.add((0,a.H6)(m,l,"Nums"))),v.dict.set("ParentTr\
eeNextKey",this.nextKey)}}})};
