"use strict";exports.id=1854,exports.ids=[1854],exports.modules={57594:((L,K,u)=>{u.d(K,{v:()=>R,I:()=>v});var l=u(45599),C=u(64019),D=u(81627),w=u(36078),A=u(99876),I=u(36502),
m=u(89067),y=u(45079),b=u(64680);class E{document;tree;changed=!1;added=new Map;contents=new Map;constructor(s){this.document=s}async read(){this.tree=await m.J.
read(this.document)}mark(s,a){return this.tree?this.identify(s,a,this.tree)??"/Artifact BMC":""}pageEntries(s){const a=this.added.get(s);return a===void 0?{}:{StructParents:a}}finish(){
const{tree:s,document:a}=this;if(!(!s||!this.changed)){for(const[i,d]of this.contents)s.entries.set(i,a.add(d));s.write()}}identify(s,a,i){const{document:d}=this,
{entries:g}=i,S=d.resolve(s.dict.get("StructParent"));if(typeof S!="number")return;const o=g.get(S),t=d.dict(o);if(!(0,l.i9)(o)||!t)return;const e=d.array(t.get(
"K"))??[t.get("K")??null],n=e.findIndex(c=>this.isReference(c,s.number));if(n<0)return;const r=d.pages.number(a),p=this.contentsOf(a,i).push(o)-1,h=[...e];h[n]=
new l.Bi([["Type",new l.SX("MCR")],["Pg",new l.oS(r,d.generation(r))],["MCID",p]]),d.edit(o),t.set("K",h.length===1?h[0]:h),g.delete(S),this.changed=!0;const T=d.
resolve(t.get("S")),O=new b.k(32);return(0,y.dZ)(O,T instanceof l.SX?T.text:"Form"),`${Buffer.from(O.bytes).toString("latin1")} <</MCID ${p}>> BDC`}isReference(s,a){
const i=this.document.resolve(s);if(!(0,l.Zm)(i)||!(0,l.Eo)(this.document.resolve(i.get("Type")),"OBJR"))return!1;const d=i.get("Obj");return(0,l.i9)(d)&&d.number===
a}contentsOf(s,a){const{document:i}=this,d=i.resolve(i.entry(i.pages.number(s),"StructParents"));let g=typeof d=="number"?d:this.added.get(s);g===void 0&&this.added.
set(s,g=a.newKey());let S=this.contents.get(g);return S||this.contents.set(g,S=[...i.array(a.entries.get(g))??[]]),S}}class R{document;name;defaults;layers;tags;prepared=new Set;constructor(s,a,i){
this.document=s,this.name=a,this.defaults=i,this.layers=new I.z(s),this.tags=new E(s)}async run(s,a){const{document:i}=this,{kinds:d,pages:g}=await(0,A.F)(i,s),
S=new D.B(i);await S.inspect(g),g.length>0&&await this.tags.read();for(const[o,t]of g.entries()){const e=new F(this.name),n=T=>this.paint(e,T,t.index,d[t.kind].
rotation),r=a({index:t.index,items:v(i,t.index),paint:n}),f={Annots:r.length>0?[...r]:void 0,...this.tags.pageEntries(t.index)},p=T=>`${e.painted.map(O=>O(T)).join(
`
`)}
`;e.painted.length>0?await S.over(t,{resources:e.additions,operators:p},f):i.pages.patch(t.index,f);const h=i.job.pace.step(4e3+e.painted.length*400);h&&await h,
o%200===0&&i.job.pace.progress(o/g.length)}this.tags.finish()}isVisible(s){return!(0,C.dK)(this.document,s)&&!this.layers.isOff(s.get("OC"))}paint(s,a,i,d){const g=this.
place(a,d);if(!g)return;const{form:S,matrix:o}=g,t=s.add("XObject",S),e=a.dict.get("OC"),n=(0,l.i9)(e)?s.add("Properties",e):void 0,r=this.tags.mark(a,i);s.painted.
push(f=>{const p=(0,w.qK)(f[t],(0,w.vs)(o)),h=r===""?p:`${r}
${p}
EMC`;return n===void 0?h:`/OC /${f[n]} BDC
${h}
EMC`})}place(s,a){const{document:i}=this;if(!this.isVisible(s.dict))return;const d=(0,C.wR)(i,s.dict);if(!d)return;const g=(0,C.hs)(i,s.dict,d,a);return g&&this.
prepare(d),g}prepare(s){if(this.prepared.has(s.number))return;this.prepared.add(s.number);const{document:a}=this,i=a.get(s);if(!(i instanceof l.Z6))return;const d=a.
dict(i.dict.get("Resources")),g=a.resolve(i.dict.get("Subtype")),S=this.defaults!==void 0&&!d?.has("Font");if(g instanceof l.SX&&g.text==="Form"&&d&&!S)return;const o=new l.
Bi(i.dict).set("Type",new l.SX("XObject")).set("Subtype",new l.SX("Form"));S&&(!d||d.size===0)?o.set("Resources",this.defaults):S?o.set("Resources",new l.Bi(d).
set("Font",this.document.dict(this.defaults).get("Font"))):d||o.set("Resources",new l.Bi),a.put(s,new l.Z6(o,i.data,i.sealed))}}const v=(P,s)=>P.array(P.entry(P.
pages.number(s),"Annots"))??[];class F{name;additions=[];painted=[];known=new Map;constructor(s){this.name=s}add(s,a){const i=s==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",d=this.known.get(a.number)??this.additions.push({category:s,name:i,ref:a})-1;return this.known.set(a.number,d),d}}}),76586:((L,K,u)=>{
u.d(K,{H:()=>g});var l=u(83137),C=u(9819),D=u(21996),w=u(45599),A=u(57594),I=u(6057);const m=new Set(["FreeText","Line","Square","Circle","Polygon","PolyLine","\
Ink","Caret","Stamp","Watermark","Highlight","Underline","Squiggly","StrikeOut"]),y=new Set(["Link","Popup"]),b=200;function E(t,e,n){const r=new Set,f=new F,p=R(
t,e);let h=!1;for(let T=e.length-1;T>=0;T--){const O=e[T],c=t.dict(O),x=c&&(0,I.b0)(t,c.get("Rect"));if(!c||!x||!n.isVisible(c))continue;if(n.isField(O)){f.add(
x);continue}const M=t.resolve(c.get("Subtype")),B=M instanceof w.SX?M.text:"";if(y.has(B)||B==="Widget"||!f.meets(x))continue;const $=(0,w.i9)(O)&&p.has(O.number);
m.has(B)&&!$&&n.hasAppearance(c)?(r.add(T),f.add(x)):h=!0}return{painted:r,dropped:r.size>0?v(t,e,r):new Set,covers:h}}function R(t,e){const n=e.map(r=>t.dict(r)?.
get("IRT"));return new Set(n.flatMap(r=>(0,w.i9)(r)?[r.number]:[]))}function v(t,e,n){const r=new Set([...n].flatMap(p=>(0,w.i9)(e[p])?[e[p].number]:[])),f=new Set;
for(const[p,h]of e.entries()){const T=t.dict(h)?.get("Parent"),O=t.resolve(t.dict(h)?.get("Subtype"));O instanceof w.SX&&O.text==="Popup"&&(0,w.i9)(T)&&r.has(T.
number)&&f.add(p)}return f}class F{boxes=[];all;add(e){this.boxes.push(e);const{all:n=e}=this;this.all=[Math.min(n[0],e[0]),Math.min(n[1],e[1]),Math.max(n[2],e[2]),
Math.max(n[3],e[3])]}meets(e){return!this.all||!P(this.all,e)?!1:this.boxes.length>b||this.boxes.some(n=>P(n,e))}}const P=(t,e)=>t[0]<e[2]&&e[0]<t[2]&&t[1]<e[3]&&
e[1]<t[3];var s=u(98446);function a(t){return t.length===0?[]:[{code:"annotations_flattened",message:`On ${(0,s.oi)(t)}, annotations under fields became content\
 of the page with them, so that they do not cover them. Their comments are not kept.`}]}function i(t){return t.length===0?[]:[{code:"fields_covered",message:`On\
 ${(0,s.oi)(t)}, annotations that were under fields are now over them, because they cannot become content of the page.`}]}var d=u(64019);async function g(t,e,n){
return new S(t,e).run(n)}class S{document;model;pages;flattened=new Set;joined=[];covered=[];constructor(e,n){this.document=e,this.model=n,this.pages=new A.v(e,
"OctavoField",this.defaultResources())}async run(e){const n=e.filter(r=>(0,A.I)(this.document,r-1).some(f=>this.widgetOf(f)));return await this.pages.run(n,r=>this.
paintWidgets(r)),await this.removeFields(),{widgets:this.flattened.size,notes:[...a(this.joined),...i(this.covered)]}}paintWidgets({index:e,items:n,paint:r}){const f=[],
{painted:p,dropped:h,covers:T}=this.beneath(n);p.size>0&&this.joined.push(e+1),T&&this.covered.push(e+1);for(const[O,c]of n.entries()){if(h.has(O))continue;const x=this.
widgetOf(c),M=x??(p.has(O)?this.drawing(c):void 0);x&&this.flattened.add(x.number),M?r(M):f.push(c)}return f}widgetOf(e){return(0,w.i9)(e)?this.model.widgets.get(
e.number):void 0}drawing(e){const n=this.document.dict(e);return n&&{number:(0,w.i9)(e)?e.number:-1,dict:n}}beneath(e){return E(this.document,e,{isField:n=>{const r=this.
widgetOf(n);return r!==void 0&&(0,d.wR)(this.document,r.dict)!==void 0},isVisible:n=>this.pages.isVisible(n),hasAppearance:n=>(0,d.wR)(this.document,n)!==void 0})}defaultResources(){
const e=this.model.form?.dict.get("DR"),n=this.document.dict(e);if(n?.has("Font"))return(0,w.i9)(e)?e:this.document.add(n)}async removeFields(){const{document:e,
model:n}=this,{widgets:r,form:f}=n,p=new C.J7(e);if(this.flattened.size<[...r.values()].filter(({pages:c})=>c.length>0).length){const c=new l.I(p);for(const x of this.
flattened){const{dict:M,node:B}=r.get(x);c.losing(M),c.keepsAsField(x,M)||p.remove(x),B.parent&&c.touch(B.parent.number)}c.flush();return}for(const c of n.numbers())
p.remove(c);if(!f)return;const h=e.editCatalog(),T=f.dict.get("DR");T!==void 0&&(await(0,D.V3)(e,["FreeText"])).some(c=>o(e,c))?h.set("AcroForm",new w.Bi([["Fie\
lds",[]],["DR",T]])):h.delete("AcroForm")}}const o=(t,e)=>(0,w.Eo)(t.resolve(t.entry(e,"Subtype")),"FreeText")}),86799:((L,K,u)=>{u.d(K,{t:()=>S,g:()=>F});var l=u(
58552),C=u(59277);const[D,w]=[16,12],A=200;function I(o){const t=new DataView(o.buffer,o.byteOffset,o.byteLength);if(t.getUint32(8)===0)return;const e=t.getUint32(
12),n=t.getUint16(e+4);if(n===0||n>A)return;const r=Array.from({length:n},(c,x)=>{const M=e+w+x*D;return{record:o.subarray(M,M+D),from:t.getUint32(M+8),length:t.
getUint32(M+12)}}),f=r.map(({length:c})=>Math.ceil(c/4)*4),p=f.reduce((c,x)=>c+x,w+n*D);if(p>o.length+4*n||r.some(({from:c,length:x})=>c+x>o.length))return;const h=new Uint8Array(
p),T=new DataView(h.buffer);h.set(o.subarray(e,e+w));let O=w+n*D;for(const[c,{record:x,from:M,length:B}]of r.entries())h.set(x,w+c*D),T.setUint32(w+c*D+8,O),h.set(
o.subarray(M,M+B),O),O+=f[c];return h}var m=u(94389);const y="it must be a TrueType or OpenType font (.ttf or .otf)",b=2,E=12,R=256,v=512;function F({bytes:o},t){
const e=f=>(0,l.G6)([{field:t,message:f}]),n=(0,C.y)(o)==="a font collection"?P(o):o;if(!n)throw e(i);const r=s(n);if(r!==void 0)throw e(r);return{bytes:n,field:t}}
function P(o){try{return I(o)}catch(t){if(t instanceof RangeError)return;throw t}}function s(o){const t=(0,C.y)(o);if(t!=="a TrueType font"&&t!=="an OpenType fo\
nt")return`is ${t??"not a font"}; ${y}`;try{const e=new DataView(o.buffer,o.byteOffset,o.byteLength),n=(0,m.tI)(e);if(![...n.values()].every(({at:f,length:p})=>f+
p<=o.length))return d;if(a.some(f=>!n.has(f)))return i;if(!n.has("CFF ")&&!(n.has("glyf")&&n.has("loca")))return"has no outlines that a PDF document can hold; g\
ive a font with TrueType or CFF outlines";const r=n.get("OS/2");return r&&g(e.getUint16(r.at+8))}catch(e){if(e instanceof RangeError)return d;throw e}}const a=[
"head","hhea","hmtx","maxp","cmap"],i="is a damaged font; give a complete TrueType or OpenType font",d="ends too early for a font; give a complete TrueType or O\
penType font";function g(o){const t=e=>`is a font whose license (fsType) ${e}; give a font that may be embedded`;return o&b&&!(o&E)?t("forbids embedding"):o&R?t(
"forbids embedding only the characters that are used"):o&v?t("forbids embedding its outlines"):void 0}const S=o=>(0,l.G6)([{field:o,message:o==="file"?`has a fo\
nt in a style sheet that ${i}`:i}])}),89067:((L,K,u)=>{u.d(K,{J:()=>A});var l=u(45599),C=u(81077),D=u(9819);const w=100;class A{document;root;entries;nextKey;constructor(m,y,b,E){
this.document=m,this.root=y,this.entries=b,this.nextKey=E}static async read(m){const y=(0,D.Wo)(m,"StructTreeRoot");if(!y)return;const b=new Map;for(const[v,F]of await(0,C.
Zc)(m,y.dict.get("ParentTree"),"Nums"))typeof v=="number"&&b.set(v,F);const E=m.resolve(y.dict.get("ParentTreeNextKey")),R=[...b.keys()].reduce((v,F)=>Math.max(
v,F+1),typeof E=="number"?E:0);return new A(m,y,b,R)}newKey(){return this.nextKey++}write(){const{document:m,root:y,entries:b}=this,E=[...b].sort(([R],[v])=>R-v);
m.edit(y.holder),y.dict.set("ParentTree",m.add((0,C.H6)(m,E,"Nums"))),y.dict.set("ParentTreeNextKey",this.nextKey)}grow(m){const{document:y,root:b,entries:E}=this,
R=this.lastLeaf(),v=R.at(-1);if(!v)return this.write();y.edit(b.holder),b.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:s,holder:a}of R){const i=y.array(
s.get("Limits"));y.edit(a),i&&s.set("Limits",[i[0]??m,m])}const F=v.dict.get("Nums"),P=(0,l.i9)(F)?y.edit(F):F;(0,l.cy)(P)?P.push(m,E.get(m)):v.dict.set("Nums",
[m,E.get(m)])}lastLeaf(){const{document:m,root:y}=this,b=[];let E=y.holder,R=y.dict.get("ParentTree");for(;R!==void 0&&b.length<w;){(0,l.i9)(R)&&(E=R.number);const v=m.
dict(R);if(!v)return[];b.push({dict:v,holder:E});const F=m.array(v.get("Kids"));if(!F||F.length===0)return b;R=F.at(-1)}return[]}}})};
