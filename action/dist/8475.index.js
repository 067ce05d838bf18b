"use strict";exports.id=8475,exports.ids=[8475],exports.modules={57594:((N,A,d)=>{d.d(A,{v:()=>C,I:()=>B});var u=d(45599),D=d(64019),M=d(97727),w=d(36078),b=d(99876),T=d(36502),
x=d(89067),E=d(45079),F=d(64680);class R{document;tree;changed=!1;added=new Map;contents=new Map;constructor(t){this.document=t}async read(){this.tree=await x.J.
read(this.document)}mark(t,s){return this.tree?this.identify(t,s,this.tree)??"/Artifact BMC":""}pageEntries(t){const s=this.added.get(t);return s===void 0?{}:{StructParents:s}}finish(){
const{tree:t,document:s}=this;if(!(!t||!this.changed)){for(const[n,i]of this.contents)t.entries.set(n,s.add(i));t.write()}}identify(t,s,n){const{document:i}=this,
{entries:a}=n,f=i.resolve(t.dict.get("StructParent"));if(typeof f!="number")return;const h=a.get(f),o=i.dict(h);if(!(0,u.i9)(h)||!o)return;const e=i.array(o.get(
"K"))??[o.get("K")??null],r=e.findIndex(y=>this.isReference(y,t.number));if(r<0)return;const c=i.pages.number(s),m=this.contentsOf(s,n).push(h)-1,v=[...e];v[r]=
new u.Bi([["Type",new u.SX("MCR")],["Pg",new u.oS(c,i.generation(c))],["MCID",m]]),i.edit(h),o.set("K",v.length===1?v[0]:v),a.delete(f),this.changed=!0;const O=i.
resolve(o.get("S")),S=new F.k(32);return(0,E.dZ)(S,O instanceof u.SX?O.text:"Form"),`${Buffer.from(S.bytes).toString("latin1")} <</MCID ${m}>> BDC`}isReference(t,s){
const n=this.document.resolve(t);if(!(0,u.Zm)(n)||!(0,u.Eo)(this.document.resolve(n.get("Type")),"OBJR"))return!1;const i=n.get("Obj");return(0,u.i9)(i)&&i.number===
s}contentsOf(t,s){const{document:n}=this,i=n.resolve(n.entry(n.pages.number(t),"StructParents"));let a=typeof i=="number"?i:this.added.get(t);a===void 0&&this.added.
set(t,a=s.newKey());let f=this.contents.get(a);return f||this.contents.set(a,f=[...n.array(s.entries.get(a))??[]]),f}}class C{document;name;defaults;layers;tags;prepared=new Set;constructor(t,s,n){
this.document=t,this.name=s,this.defaults=n,this.layers=new T.z(t),this.tags=new R(t)}async run(t,s){const{document:n}=this,{kinds:i,pages:a}=await(0,b.F)(n,t),
f=new M.B(n);await f.inspect(a),a.length>0&&await this.tags.read();for(const[h,o]of a.entries()){const e=new g(this.name),r=O=>this.paint(e,O,o.index,i[o.kind].
rotation),c=s({index:o.index,items:B(n,o.index),paint:r}),l={Annots:c.length>0?[...c]:void 0,...this.tags.pageEntries(o.index)},m=O=>`${e.painted.map(S=>S(O)).join(
`
`)}
`;e.painted.length>0?f.over(o,{resources:e.additions,operators:m},l):n.pages.patch(o.index,l);const v=n.job.pace.step(4e3+e.painted.length*400);v&&await v,h%200===
0&&n.job.pace.progress(h/a.length)}this.tags.finish()}isVisible(t){return!(0,D.dK)(this.document,t)&&!this.layers.isOff(t.get("OC"))}paint(t,s,n,i){const a=this.
place(s,i);if(!a)return;const{form:f,matrix:h}=a,o=t.add("XObject",f),e=s.dict.get("OC"),r=(0,u.i9)(e)?t.add("Properties",e):void 0,c=this.tags.mark(s,n);t.painted.
push(l=>{const m=(0,w.qK)(l[o],(0,w.vs)(h)),v=c===""?m:`${c}
${m}
EMC`;return r===void 0?v:`/OC /${l[r]} BDC
${v}
EMC`})}place(t,s){const{document:n}=this;if(!this.isVisible(t.dict))return;const i=(0,D.wR)(n,t.dict);if(!i)return;const a=(0,D.hs)(n,t.dict,i,s);return a&&this.
prepare(i),a}prepare(t){if(this.prepared.has(t.number))return;this.prepared.add(t.number);const{document:s}=this,n=s.get(t);if(!(n instanceof u.Z6))return;const i=s.
dict(n.dict.get("Resources")),a=s.resolve(n.dict.get("Subtype")),f=this.defaults!==void 0&&!i?.has("Font");if(a instanceof u.SX&&a.text==="Form"&&i&&!f)return;const h=new u.
Bi(n.dict).set("Type",new u.SX("XObject")).set("Subtype",new u.SX("Form"));f&&(!i||i.size===0)?h.set("Resources",this.defaults):f?h.set("Resources",new u.Bi(i).
set("Font",this.document.dict(this.defaults).get("Font"))):i||h.set("Resources",new u.Bi),s.put(t,new u.Z6(h,n.data,n.sealed))}}const B=(p,t)=>p.array(p.entry(p.
pages.number(t),"Annots"))??[];class g{name;additions=[];painted=[];known=new Map;constructor(t){this.name=t}add(t,s){const n=t==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",i=this.known.get(s.number)??this.additions.push({category:t,name:n,ref:s})-1;return this.known.set(s.number,i),i}}}),76586:((N,A,d)=>{
d.d(A,{H:()=>a});var u=d(83137),D=d(9819),M=d(21996),w=d(45599),b=d(57594),T=d(6057);const x=new Set(["FreeText","Line","Square","Circle","Polygon","PolyLine","\
Ink","Caret","Stamp","Watermark","Highlight","Underline","Squiggly","StrikeOut"]),E=new Set(["Link","Popup"]),F=200;function R(o,e,r){const c=new Set,l=new g,m=C(
o,e);let v=!1;for(let O=e.length-1;O>=0;O--){const S=e[O],y=o.dict(S),P=y&&(0,T.b0)(o,y.get("Rect"));if(!y||!P||!r.isVisible(y))continue;if(r.isField(S)){l.add(
P);continue}const I=o.resolve(y.get("Subtype")),K=I instanceof w.SX?I.text:"";if(E.has(K)||K==="Widget"||!l.meets(P))continue;const $=(0,w.i9)(S)&&m.has(S.number);
x.has(K)&&!$&&r.hasAppearance(y)?(c.add(O),l.add(P)):v=!0}return{painted:c,dropped:c.size>0?B(o,e,c):new Set,covers:v}}function C(o,e){const r=e.map(c=>o.dict(c)?.
get("IRT"));return new Set(r.flatMap(c=>(0,w.i9)(c)?[c.number]:[]))}function B(o,e,r){const c=new Set([...r].flatMap(m=>(0,w.i9)(e[m])?[e[m].number]:[])),l=new Set;
for(const[m,v]of e.entries()){const O=o.dict(v)?.get("Parent"),S=o.resolve(o.dict(v)?.get("Subtype"));S instanceof w.SX&&S.text==="Popup"&&(0,w.i9)(O)&&c.has(O.
number)&&l.add(m)}return l}class g{boxes=[];all;add(e){this.boxes.push(e);const{all:r=e}=this;this.all=[Math.min(r[0],e[0]),Math.min(r[1],e[1]),Math.max(r[2],e[2]),
Math.max(r[3],e[3])]}meets(e){return!this.all||!p(this.all,e)?!1:this.boxes.length>F||this.boxes.some(r=>p(r,e))}}const p=(o,e)=>o[0]<e[2]&&e[0]<o[2]&&o[1]<e[3]&&
e[1]<o[3];var t=d(98446);function s(o){return o.length===0?[]:[{code:"annotations_flattened",message:`On ${(0,t.oi)(o)}, annotations under fields became content\
 of the page with them, so that they do not cover them. Their comments are not kept.`}]}function n(o){return o.length===0?[]:[{code:"fields_covered",message:`On\
 ${(0,t.oi)(o)}, annotations that were under fields are now over them, because they cannot become content of the page.`}]}var i=d(64019);async function a(o,e,r){
return new f(o,e).run(r)}class f{document;model;pages;flattened=new Set;joined=[];covered=[];constructor(e,r){this.document=e,this.model=r,this.pages=new b.v(e,
"OctavoField",this.defaultResources())}async run(e){const r=e.filter(c=>(0,b.I)(this.document,c-1).some(l=>this.widgetOf(l)));return await this.pages.run(r,c=>this.
paintWidgets(c)),await this.removeFields(),{widgets:this.flattened.size,notes:[...s(this.joined),...n(this.covered)]}}paintWidgets({index:e,items:r,paint:c}){const l=[],
{painted:m,dropped:v,covers:O}=this.beneath(r);m.size>0&&this.joined.push(e+1),O&&this.covered.push(e+1);for(const[S,y]of r.entries()){if(v.has(S))continue;const P=this.
widgetOf(y),I=P??(m.has(S)?this.drawing(y):void 0);P&&this.flattened.add(P.number),I?c(I):l.push(y)}return l}widgetOf(e){return(0,w.i9)(e)?this.model.widgets.get(
e.number):void 0}drawing(e){const r=this.document.dict(e);return r&&{number:(0,w.i9)(e)?e.number:-1,dict:r}}beneath(e){return R(this.document,e,{isField:r=>{const c=this.
widgetOf(r);return c!==void 0&&(0,i.wR)(this.document,c.dict)!==void 0},isVisible:r=>this.pages.isVisible(r),hasAppearance:r=>(0,i.wR)(this.document,r)!==void 0})}defaultResources(){
const e=this.model.form?.dict.get("DR"),r=this.document.dict(e);if(r?.has("Font"))return(0,w.i9)(e)?e:this.document.add(r)}async removeFields(){const{document:e,
model:r}=this,{widgets:c,form:l}=r,m=new D.J7(e);if(this.flattened.size<[...c.values()].filter(({pages:y})=>y.length>0).length){const y=new u.I(m);for(const P of this.
flattened){const{dict:I,node:K}=c.get(P);y.losing(I),y.keepsAsField(P,I)||m.remove(P),K.parent&&y.touch(K.parent.number)}y.flush();return}for(const y of r.numbers())
m.remove(y);if(!l)return;const v=e.editCatalog(),O=l.dict.get("DR");O!==void 0&&(await(0,M.V3)(e,["FreeText"])).some(y=>h(e,y))?v.set("AcroForm",new w.Bi([["Fie\
lds",[]],["DR",O]])):v.delete("AcroForm")}}const h=(o,e)=>(0,w.Eo)(o.resolve(o.entry(e,"Subtype")),"FreeText")}),64019:((N,A,d)=>{d.d(A,{dK:()=>R,wR:()=>B,hs:()=>C});
var u=d(45599),D=d(74135),M=d(6057);function w(g,p,t,s){const n=(0,M.b0)(g,p.get("Rect")),i=g.get(t);if(!n||!(i instanceof u.Z6))return;const a=(0,M.b0)(g,i.dict.
get("BBox"));if(!a)return;const[f,h,o,e]=(0,D.zl)((0,M.lQ)(g,i.dict.get("Matrix")),a);if(!(o>f)||!(e>h))return;const r=(n[2]-n[0])/(o-f),c=(n[3]-n[1])/(e-h),l=[
r,0,0,c,n[0]-f*r,n[1]-h*c];return{form:t,matrix:s===0?l:b(l,s,n[0],n[3])}}function b([g,p,t,s,n,i],a,f,h){const o=a===180?-1:0,e=a===90?1:a===270?-1:0,r=(m,v)=>[
o*m-e*v,e*m+o*v],[c,l]=r(n-f,i-h);return[...r(g,p),...r(t,s),c+f,l+h]}const T=2,x=16,E=32;function F(g,p){const t=g.resolve(p.get("F"));return typeof t=="number"?
t:0}const R=(g,p)=>(F(g,p)&(T|E))!==0;function C(g,p,t,s){return w(g,p,t,F(g,p)&x?s:0)}function B(g,p){const t=g.dict(p.get("AP"))?.get("N"),s=g.resolve(t);if(s instanceof
u.Z6)return(0,u.i9)(t)?t:void 0;if(!(s instanceof u.Bi))return;const n=g.resolve(p.get("AS")),i=n instanceof u.SX?s.get(n.text):void 0;return(0,u.i9)(i)&&g.resolve(
i)instanceof u.Z6?i:void 0}}),72648:((N,A,d)=>{d.d(A,{g:()=>F,t:()=>t});var u=d(58552),D=d(59277),M=d(94389);const w="it must be a TrueType or OpenType font (.t\
tf or .otf)",b=2,T=12,x=256,E=512;function F({bytes:s},n){const i=R(s);if(i!==void 0)throw(0,u.G6)([{field:n,message:i}]);return{bytes:s,field:n}}function R(s){
const n=(0,D.y)(s);if(n==="a font collection")return`is a font collection; ${w} with a single font`;if(n!=="a TrueType font"&&n!=="an OpenType font")return`is ${n??
"not a font"}; ${w}`;try{const i=new DataView(s.buffer,s.byteOffset,s.byteLength),a=(0,M.tI)(i);if(![...a.values()].every(({at:h,length:o})=>h+o<=s.length))return g;
if(C.some(h=>!a.has(h)))return B;if(!a.has("CFF ")&&!(a.has("glyf")&&a.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueTy\
pe or CFF outlines";const f=a.get("OS/2");return f&&p(i.getUint16(f.at+8))}catch(i){if(i instanceof RangeError)return g;throw i}}const C=["head","hhea","hmtx","\
maxp","cmap"],B="is a damaged font; give a complete TrueType or OpenType font",g="ends too early for a font; give a complete TrueType or OpenType font";function p(s){
const n=i=>`is a font whose license (fsType) ${i}; give a font that may be embedded`;return s&b&&!(s&T)?n("forbids embedding"):s&x?n("forbids embedding only the\
 characters that are used"):s&E?n("forbids embedding its outlines"):void 0}const t=s=>(0,u.G6)([{field:s,message:B}])}),89067:((N,A,d)=>{d.d(A,{J:()=>M});var u=d(
81077),D=d(9819);class M{document;root;entries;nextKey;constructor(b,T,x,E){this.document=b,this.root=T,this.entries=x,this.nextKey=E}static async read(b){const T=(0,D.
Wo)(b,"StructTreeRoot");if(!T)return;const x=new Map;for(const[R,C]of await(0,u.Zc)(b,T.dict.get("ParentTree"),"Nums"))typeof R=="number"&&x.set(R,C);const E=b.
resolve(T.dict.get("ParentTreeNextKey")),F=[...x.keys()].reduce((R,C)=>Math.max(R,C+1),typeof E=="number"?E:0);return new M(b,T,x,F)}newKey(){return this.nextKey++}write(){
const{document:b,root:T,entries:x}=this,E=[...x].sort(([F],[R])=>F-R);b.edit(T.holder),T.dict.set("ParentTree",b.add((0,u.H6)(b,E,"Nums"))),T.dict.set("ParentTr\
eeNextKey",this.nextKey)}}})};
