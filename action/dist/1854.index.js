"use strict";exports.id=1854,exports.ids=[1854],exports.modules={57594:(($,I,f)=>{f.d(I,{v:()=>R,I:()=>T});var m=f(45599),A=f(64019),D=f(81627),b=f(36078),K=f(99876),L=f(36502),
p=f(89067),v=f(45079),S=f(64680);class x{document;tree;changed=!1;added=new Map;contents=new Map;constructor(n){this.document=n}async read(){this.tree=await p.J.
read(this.document)}mark(n,r){return this.tree?this.identify(n,r,this.tree)??"/Artifact BMC":""}pageEntries(n){const r=this.added.get(n);return r===void 0?{}:{StructParents:r}}finish(){
const{tree:n,document:r}=this;if(!(!n||!this.changed)){for(const[i,a]of this.contents)n.entries.set(i,r.add(a));n.write()}}identify(n,r,i){const{document:a}=this,
{entries:l}=i,O=a.resolve(n.dict.get("StructParent"));if(typeof O!="number")return;const o=l.get(O),c=a.dict(o);if(!(0,m.i9)(o)||!c)return;const h=a.array(c.get(
"K"))??[c.get("K")??null],e=h.findIndex(y=>this.isReference(y,n.number));if(e<0)return;const t=a.pages.number(r),d=this.contentsOf(r,i).push(o)-1,u=[...h];u[e]=
new m.Bi([["Type",new m.SX("MCR")],["Pg",new m.oS(t,a.generation(t))],["MCID",d]]),a.edit(o),c.set("K",u.length===1?u[0]:u),l.delete(O),this.changed=!0;const w=a.
resolve(c.get("S")),E=new S.k(32);return(0,v.dZ)(E,w instanceof m.SX?w.text:"Form"),`${Buffer.from(E.bytes).toString("latin1")} <</MCID ${d}>> BDC`}isReference(n,r){
const i=this.document.resolve(n);if(!(0,m.Zm)(i)||!(0,m.Eo)(this.document.resolve(i.get("Type")),"OBJR"))return!1;const a=i.get("Obj");return(0,m.i9)(a)&&a.number===
r}contentsOf(n,r){const{document:i}=this,a=i.resolve(i.entry(i.pages.number(n),"StructParents"));let l=typeof a=="number"?a:this.added.get(n);l===void 0&&this.added.
set(n,l=r.newKey());let O=this.contents.get(l);return O||this.contents.set(l,O=[...i.array(r.entries.get(l))??[]]),O}}class R{document;name;defaults;layers;tags;prepared=new Set;constructor(n,r,i){
this.document=n,this.name=r,this.defaults=i,this.layers=new L.z(n),this.tags=new x(n)}async run(n,r){const{document:i}=this,{kinds:a,pages:l}=await(0,K.F)(i,n),
O=new D.B(i);await O.inspect(l),l.length>0&&await this.tags.read();for(const[o,c]of l.entries()){const h=new F(this.name),e=w=>this.paint(h,w,c.index,a[c.kind].
rotation),t=await r({index:c.index,items:T(i,c.index),paint:e}),s={Annots:t.length>0?[...t]:void 0,...this.tags.pageEntries(c.index)},d=w=>`${h.painted.map(E=>E(
w)).join(`
`)}
`;h.painted.length>0?await O.over(c,{resources:h.additions,operators:d},s):i.pages.patch(c.index,s);const u=i.job.pace.step(4e3+h.painted.length*400);u&&await u,
o%200===0&&i.job.pace.progress(o/l.length)}this.tags.finish()}isVisible(n){return!(0,A.dK)(this.document,n)&&!this.layers.isOff(n.get("OC"))}paint(n,r,i,a){const l=this.
place(r,a);if(!l)return;const{form:O,matrix:o}=l,c=n.add("XObject",O),h=r.dict.get("OC"),e=(0,m.i9)(h)?n.add("Properties",h):void 0,t=this.tags.mark(r,i);n.painted.
push(s=>{const d=(0,b.qK)(s[c],(0,b.vs)(o)),u=t===""?d:`${t}
${d}
EMC`;return e===void 0?u:`/OC /${s[e]} BDC
${u}
EMC`})}place(n,r){const{document:i}=this;if(!this.isVisible(n.dict))return;const a=(0,A.wR)(i,n.dict);if(!a)return;const l=(0,A.hs)(i,n.dict,a,r);return l&&this.
prepare(a),l}prepare(n){if(this.prepared.has(n.number))return;this.prepared.add(n.number);const{document:r}=this,i=r.get(n);if(!(i instanceof m.Z6))return;const a=r.
dict(i.dict.get("Resources")),l=r.resolve(i.dict.get("Subtype")),O=this.defaults!==void 0&&!a?.has("Font");if(l instanceof m.SX&&l.text==="Form"&&a&&!O)return;const o=new m.
Bi(i.dict).set("Type",new m.SX("XObject")).set("Subtype",new m.SX("Form"));O&&(!a||a.size===0)?o.set("Resources",this.defaults):O?o.set("Resources",new m.Bi(a).
set("Font",this.document.dict(this.defaults).get("Font"))):a||o.set("Resources",new m.Bi),r.put(n,new m.Z6(o,i.data,i.sealed))}}const T=(C,n)=>C.array(C.entry(C.
pages.number(n),"Annots"))??[];class F{name;additions=[];painted=[];known=new Map;constructor(n){this.name=n}add(n,r){const i=n==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",a=this.known.get(r.number)??this.additions.push({category:n,name:i,ref:r})-1;return this.known.set(r.number,a),a}}}),76586:(($,I,f)=>{
f.d(I,{H:()=>o});var m=f(83137),A=f(9819),D=f(21996),b=f(45599),K=f(57594),L=f(6057);const p=new Set(["FreeText","Line","Square","Circle","Polygon","PolyLine","\
Ink","Caret","Stamp","Watermark","Highlight","Underline","Squiggly","StrikeOut"]),v=new Set(["Link","Popup"]),S=200,x=1e3;async function R(e,t,s){const d=new Set,
u=new C,w=await T(e,t);let E=!1;for(let y=t.length-1;y>=0;y--){const P=e.job.pace.step(x);P&&await P;const g=t[y],M=e.dict(g),B=M&&(0,L.b0)(e,M.get("Rect"));if(!M||
!B||!s.isVisible(M))continue;if(s.isField(g)){u.add(B);continue}const j=e.resolve(M.get("Subtype")),N=j instanceof b.SX?j.text:"";if(v.has(N)||N==="Widget"||!u.
meets(B))continue;const U=(0,b.i9)(g)&&w.has(g.number);p.has(N)&&!U&&s.hasAppearance(M)?(d.add(y),u.add(B)):E=!0}return{painted:d,dropped:d.size>0?F(e,t,d):new Set,
covers:E}}async function T(e,t){const s=new Set;for(const d of t){const u=e.dict(d)?.get("IRT");(0,b.i9)(u)&&s.add(u.number);const w=e.job.pace.step(x);w&&await w}
return s}function F(e,t,s){const d=new Set([...s].flatMap(w=>(0,b.i9)(t[w])?[t[w].number]:[])),u=new Set;for(const[w,E]of t.entries()){const y=e.dict(E)?.get("P\
arent"),P=e.resolve(e.dict(E)?.get("Subtype"));P instanceof b.SX&&P.text==="Popup"&&(0,b.i9)(y)&&d.has(y.number)&&u.add(w)}return u}class C{boxes=[];all;add(t){
this.boxes.push(t);const{all:s=t}=this;this.all=[Math.min(s[0],t[0]),Math.min(s[1],t[1]),Math.max(s[2],t[2]),Math.max(s[3],t[3])]}meets(t){return!this.all||!n(this.
all,t)?!1:this.boxes.length>S||this.boxes.some(s=>n(s,t))}}const n=(e,t)=>e[0]<t[2]&&t[0]<e[2]&&e[1]<t[3]&&t[1]<e[3];var r=f(98446);function i(e){return e.length===
0?[]:[{code:"annotations_flattened",message:`On ${(0,r.oi)(e)}, annotations under fields became content of the page with them, so that they do not cover them. T\
heir comments are not kept.`}]}function a(e){return e.length===0?[]:[{code:"fields_covered",message:`On ${(0,r.oi)(e)}, annotations that were under fields are n\
ow over them, because they cannot become content of the page.`}]}var l=f(64019);const O=1e3;async function o(e,t,s){return new c(e,t).run(s)}class c{document;model;pages;flattened=new Set;joined=[];covered=[];constructor(t,s){
this.document=t,this.model=s,this.pages=new K.v(t,"OctavoField",this.defaultResources())}async run(t){const s=t.filter(d=>(0,K.I)(this.document,d-1).some(u=>this.
widgetOf(u)));return await this.pages.run(s,d=>this.paintWidgets(d)),await this.removeFields(),{widgets:this.flattened.size,notes:[...i(this.joined),...a(this.covered)]}}async paintWidgets({
index:t,items:s,paint:d}){const u=[],{painted:w,dropped:E,covers:y}=await this.beneath(s);w.size>0&&this.joined.push(t+1),y&&this.covered.push(t+1);for(const[P,
g]of s.entries()){const M=this.document.job.pace.step(O);if(M&&await M,E.has(P))continue;const B=this.widgetOf(g),j=B??(w.has(P)?this.drawing(g):void 0);B&&this.
flattened.add(B.number),j?d(j):u.push(g)}return u}widgetOf(t){return(0,b.i9)(t)?this.model.widgets.get(t.number):void 0}drawing(t){const s=this.document.dict(t);
return s&&{number:(0,b.i9)(t)?t.number:-1,dict:s}}beneath(t){return R(this.document,t,{isField:s=>{const d=this.widgetOf(s);return d!==void 0&&(0,l.wR)(this.document,
d.dict)!==void 0},isVisible:s=>this.pages.isVisible(s),hasAppearance:s=>(0,l.wR)(this.document,s)!==void 0})}defaultResources(){const t=this.model.form?.dict.get(
"DR"),s=this.document.dict(t);if(s?.has("Font"))return(0,b.i9)(t)?t:this.document.add(s)}async removeFields(){const{document:t,model:s}=this,{widgets:d,form:u}=s,
w=new A.J7(t);if(this.flattened.size<[...d.values()].filter(({pages:g})=>g.length>0).length){const g=new m.I(w);for(const M of this.flattened){const{dict:B,node:j}=d.
get(M);g.losing(B),g.keepsAsField(M,B)||w.remove(M),j.parent&&g.touch(j.parent.number)}g.flush();return}for(const g of s.numbers())w.remove(g);if(!u)return;const E=t.
editCatalog(),y=u.dict.get("DR");y!==void 0&&(await(0,D.V3)(t,["FreeText"])).some(g=>h(t,g))?E.set("AcroForm",new b.Bi([["Fields",[]],["DR",y]])):E.delete("Acro\
Form")}}const h=(e,t)=>(0,b.Eo)(e.resolve(e.entry(t,"Subtype")),"FreeText")}),86799:(($,I,f)=>{f.d(I,{t:()=>O,g:()=>F});var m=f(58552),A=f(59277);const[D,b]=[16,
12],K=200;function L(o){const c=new DataView(o.buffer,o.byteOffset,o.byteLength);if(c.getUint32(8)===0)return;const h=c.getUint32(12),e=c.getUint16(h+4);if(e===
0||e>K)return;const t=Array.from({length:e},(y,P)=>{const g=h+b+P*D;return{record:o.subarray(g,g+D),from:c.getUint32(g+8),length:c.getUint32(g+12)}}),s=t.map(({
length:y})=>Math.ceil(y/4)*4),d=s.reduce((y,P)=>y+P,b+e*D);if(d>o.length+4*e||t.some(({from:y,length:P})=>y+P>o.length))return;const u=new Uint8Array(d),w=new DataView(
u.buffer);u.set(o.subarray(h,h+b));let E=b+e*D;for(const[y,{record:P,from:g,length:M}]of t.entries())u.set(P,b+y*D),w.setUint32(b+y*D+8,E),u.set(o.subarray(g,g+
M),E),E+=s[y];return u}var p=f(94389);const v="it must be a TrueType or OpenType font (.ttf or .otf)",S=2,x=12,R=256,T=512;function F({bytes:o},c){const h=s=>(0,m.
G6)([{field:c,message:s}]),e=(0,A.y)(o)==="a font collection"?C(o):o;if(!e)throw h(i);const t=n(e);if(t!==void 0)throw h(t);return{bytes:e,field:c}}function C(o){
try{return L(o)}catch(c){if(c instanceof RangeError)return;throw c}}function n(o){const c=(0,A.y)(o);if(c!=="a TrueType font"&&c!=="an OpenType font")return`is ${c??
"not a font"}; ${v}`;try{const h=new DataView(o.buffer,o.byteOffset,o.byteLength),e=(0,p.tI)(h);if(![...e.values()].every(({at:s,length:d})=>s+d<=o.length))return a;
if(r.some(s=>!e.has(s)))return i;if(!e.has("CFF ")&&!(e.has("glyf")&&e.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueTy\
pe or CFF outlines";const t=e.get("OS/2");return t&&l(h.getUint16(t.at+8))}catch(h){if(h instanceof RangeError)return a;throw h}}const r=["head","hhea","hmtx","\
maxp","cmap"],i="is a damaged font; give a complete TrueType or OpenType font",a="ends too early for a font; give a complete TrueType or OpenType font";function l(o){
const c=h=>`is a font whose license (fsType) ${h}; give a font that may be embedded`;return o&S&&!(o&x)?c("forbids embedding"):o&R?c("forbids embedding only the\
 characters that are used"):o&T?c("forbids embedding its outlines"):void 0}const O=o=>(0,m.G6)([{field:o,message:o==="file"?`has a font in a style sheet that ${i}`:
i}])}),89067:(($,I,f)=>{f.d(I,{J:()=>K});var m=f(45599),A=f(81077),D=f(9819);const b=100;class K{document;root;entries;nextKey;constructor(p,v,S,x){this.document=
p,this.root=v,this.entries=S,this.nextKey=x}static async read(p){const v=(0,D.Wo)(p,"StructTreeRoot");if(!v)return;const S=new Map;for(const[T,F]of await(0,A.Zc)(
p,v.dict.get("ParentTree"),"Nums"))typeof T=="number"&&S.set(T,F);const x=p.resolve(v.dict.get("ParentTreeNextKey")),R=[...S.keys()].reduce((T,F)=>Math.max(T,F+
1),typeof x=="number"?x:0);return new K(p,v,S,R)}newKey(){return this.nextKey++}write(){const{document:p,root:v,entries:S}=this,x=[...S].sort(([R],[T])=>R-T);p.
edit(v.holder),v.dict.set("ParentTree",p.add((0,A.H6)(p,x,"Nums"))),v.dict.set("ParentTreeNextKey",this.nextKey)}grow(p){const{document:v,root:S,entries:x}=this,
R=this.lastLeaf(),T=R.at(-1);if(!T)return this.write();v.edit(S.holder),S.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:n,holder:r}of R){const i=v.array(
n.get("Limits"));v.edit(r),i&&n.set("Limits",[i[0]??p,p])}const F=T.dict.get("Nums"),C=(0,m.i9)(F)?v.edit(F):F;(0,m.cy)(C)?C.push(p,x.get(p)):T.dict.set("Nums",
[p,x.get(p)])}lastLeaf(){const{document:p,root:v}=this,S=[];let x=v.holder,R=v.dict.get("ParentTree");for(;R!==void 0&&S.length<b;){(0,m.i9)(R)&&(x=R.number);const T=p.
dict(R);if(!T)return[];S.push({dict:T,holder:x});const F=p.array(T.get("Kids"));if(!F||F.length===0)return S;R=F.at(-1)}return[]}}})};
