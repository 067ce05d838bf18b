"use strict";exports.id=1854,exports.ids=[1854],exports.modules={57594:(($,I,u)=>{u.d(I,{v:()=>S,I:()=>F});var B=u(62328),y=u(45599),D=u(64019),T=u(81627),C=u(36078),L=u(99876),
p=u(36502),v=u(89067),O=u(45079),x=u(64680);class R{document;tree;changed=!1;added=new Map;contents=new Map;constructor(s){this.document=s}async read(){this.tree=
await v.J.read(this.document)}mark(s,o){return this.tree?this.identify(s,o,this.tree)??"/Artifact BMC":""}pageEntries(s){const o=this.added.get(s);return o===void 0?
{}:{StructParents:o}}finish(){const{tree:s,document:o}=this;if(!(!s||!this.changed)){for(const[r,a]of this.contents)s.entries.set(r,o.add(a));s.write()}}identify(s,o,r){
const{document:a}=this,{entries:w}=r,i=a.resolve(s.dict.get("StructParent"));if(typeof i!="number")return;const c=w.get(i),d=a.dict(c);if(!(0,y.i9)(c)||!d)return;
const e=a.array(d.get("K"))??[d.get("K")??null],t=e.findIndex(E=>this.isReference(E,s.number));if(t<0)return;const n=a.pages.number(o),h=this.contentsOf(o,r).push(
c)-1,g=[...e];g[t]=new y.Bi([["Type",new y.SX("MCR")],["Pg",new y.oS(n,a.generation(n))],["MCID",h]]),a.edit(c),d.set("K",g.length===1?g[0]:g),w.delete(i),this.
changed=!0;const b=a.resolve(d.get("S")),l=new x.k(32);return(0,O.dZ)(l,b instanceof y.SX?b.text:"Form"),`${Buffer.from(l.bytes).toString("latin1")} <</MCID ${h}\
>> BDC`}isReference(s,o){const r=this.document.resolve(s);if(!(0,y.Zm)(r)||!(0,y.Eo)(this.document.resolve(r.get("Type")),"OBJR"))return!1;const a=r.get("Obj");
return(0,y.i9)(a)&&a.number===o}contentsOf(s,o){const{document:r}=this,a=r.resolve(r.entry(r.pages.number(s),"StructParents"));let w=typeof a=="number"?a:this.added.
get(s);w===void 0&&this.added.set(s,w=o.newKey());let i=this.contents.get(w);return i||this.contents.set(w,i=[...r.array(o.entries.get(w))??[]]),i}}class S{document;name;defaults;layers;tags;prepared=new Set;streams;constructor(s,o,r){
this.document=s,this.name=o,this.defaults=r,this.layers=new p.z(s),this.tags=new R(s),this.streams=new B.D(s,!0)}async run(s,o){const{document:r}=this,{kinds:a,
pages:w}=await(0,L.F)(r,s),i=new T.B(r);await i.inspect(w),w.length>0&&await this.tags.read();for(const[c,d]of w.entries()){const e=new K(this.name),t=b=>this.paint(
e,b,d.index,a[d.kind].rotation),n=await o({index:d.index,items:F(r,d.index),paint:t}),f={Annots:n.length>0?[...n]:void 0,...this.tags.pageEntries(d.index)},h=b=>`${e.
painted.map(l=>l(b)).join(`
`)}
`;e.painted.length>0?await i.over(d,{resources:e.additions,operators:h},f):r.pages.patch(d.index,f);for(const{category:b,ref:l}of e.additions)b==="XObject"&&await this.
streams.has(l,!0);const g=r.job.pace.step(4e3+e.painted.length*400);g&&await g,c%200===0&&r.job.pace.progress(c/w.length)}this.tags.finish()}isVisible(s){return!(0,D.
dK)(this.document,s)&&!this.layers.isOff(s.get("OC"))}paint(s,o,r,a){const w=this.place(o,a);if(!w)return;const{form:i,matrix:c}=w,d=s.add("XObject",i),e=o.dict.
get("OC"),t=(0,y.i9)(e)?s.add("Properties",e):void 0,n=this.tags.mark(o,r);s.painted.push(f=>{const h=(0,C.qK)(f[d],(0,C.vs)(c)),g=n===""?h:`${n}
${h}
EMC`;return t===void 0?g:`/OC /${f[t]} BDC
${g}
EMC`})}place(s,o){const{document:r}=this;if(!this.isVisible(s.dict))return;const a=(0,D.wR)(r,s.dict);if(!a)return;const w=(0,D.hs)(r,s.dict,a,o);return w&&this.
prepare(a),w}prepare(s){if(this.prepared.has(s.number))return;this.prepared.add(s.number);const{document:o}=this,r=o.get(s);if(!(r instanceof y.Z6))return;const a=o.
dict(r.dict.get("Resources")),w=o.resolve(r.dict.get("Subtype")),i=this.defaults!==void 0&&!a?.has("Font");if(w instanceof y.SX&&w.text==="Form"&&a&&!i)return;const c=new y.
Bi(r.dict).set("Type",new y.SX("XObject")).set("Subtype",new y.SX("Form"));i&&(!a||a.size===0)?c.set("Resources",this.defaults):i?c.set("Resources",new y.Bi(a).
set("Font",this.document.dict(this.defaults).get("Font"))):a||c.set("Resources",new y.Bi),o.put(s,new y.Z6(c,r.data,r.sealed))}}const F=(M,s)=>M.array(M.entry(M.
pages.number(s),"Annots"))??[];class K{name;additions=[];painted=[];known=new Map;constructor(s){this.name=s}add(s,o){const r=s==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",a=this.known.get(o.number)??this.additions.push({category:s,name:r,ref:o})-1;return this.known.set(o.number,a),a}}}),76586:(($,I,u)=>{
u.d(I,{H:()=>i});var B=u(83137),y=u(9819),D=u(21996),T=u(45599),C=u(57594),L=u(6057);const p=new Set(["FreeText","Line","Square","Circle","Polygon","PolyLine","\
Ink","Caret","Stamp","Watermark","Highlight","Underline","Squiggly","StrikeOut"]),v=new Set(["Link","Popup"]),O=200,x=1e3;async function R(e,t,n){const f=new Set,
h=new K,g=await S(e,t);let b=!1;for(let l=t.length-1;l>=0;l--){const E=e.job.pace.step(x);E&&await E;const m=t[l],P=e.dict(m),A=P&&(0,L.b0)(e,P.get("Rect"));if(!P||
!A||!n.isVisible(P))continue;if(n.isField(m)){h.add(A);continue}const j=e.resolve(P.get("Subtype")),N=j instanceof T.SX?j.text:"";if(v.has(N)||N==="Widget"||!h.
meets(A))continue;const U=(0,T.i9)(m)&&g.has(m.number);p.has(N)&&!U&&n.hasAppearance(P)?(f.add(l),h.add(A)):b=!0}return{painted:f,dropped:f.size>0?F(e,t,f):new Set,
covers:b}}async function S(e,t){const n=new Set;for(const f of t){const h=e.dict(f)?.get("IRT");(0,T.i9)(h)&&n.add(h.number);const g=e.job.pace.step(x);g&&await g}
return n}function F(e,t,n){const f=new Set([...n].flatMap(g=>(0,T.i9)(t[g])?[t[g].number]:[])),h=new Set;for(const[g,b]of t.entries()){const l=e.dict(b)?.get("P\
arent"),E=e.resolve(e.dict(b)?.get("Subtype"));E instanceof T.SX&&E.text==="Popup"&&(0,T.i9)(l)&&f.has(l.number)&&h.add(g)}return h}class K{boxes=[];all;add(t){
this.boxes.push(t);const{all:n=t}=this;this.all=[Math.min(n[0],t[0]),Math.min(n[1],t[1]),Math.max(n[2],t[2]),Math.max(n[3],t[3])]}meets(t){return!this.all||!M(this.
all,t)?!1:this.boxes.length>O||this.boxes.some(n=>M(n,t))}}const M=(e,t)=>e[0]<t[2]&&t[0]<e[2]&&e[1]<t[3]&&t[1]<e[3];var s=u(98446);function o(e){return e.length===
0?[]:[{code:"annotations_flattened",message:`On ${(0,s.oi)(e)}, annotations under fields became content of the page with them, so that they do not cover them. T\
heir comments are not kept.`}]}function r(e){return e.length===0?[]:[{code:"fields_covered",message:`On ${(0,s.oi)(e)}, annotations that were under fields are n\
ow over them, because they cannot become content of the page.`}]}var a=u(64019);const w=1e3;async function i(e,t,n){return new c(e,t).run(n)}class c{document;model;pages;flattened=new Set;joined=[];covered=[];constructor(t,n){
this.document=t,this.model=n,this.pages=new C.v(t,"OctavoField",this.defaultResources())}async run(t){const n=t.filter(f=>(0,C.I)(this.document,f-1).some(h=>this.
widgetOf(h)));return await this.pages.run(n,f=>this.paintWidgets(f)),await this.removeFields(),{widgets:this.flattened.size,notes:[...o(this.joined),...r(this.covered)]}}async paintWidgets({
index:t,items:n,paint:f}){const h=[],{painted:g,dropped:b,covers:l}=await this.beneath(n);g.size>0&&this.joined.push(t+1),l&&this.covered.push(t+1);for(const[E,
m]of n.entries()){const P=this.document.job.pace.step(w);if(P&&await P,b.has(E))continue;const A=this.widgetOf(m),j=A??(g.has(E)?this.drawing(m):void 0);A&&this.
flattened.add(A.number),j?f(j):h.push(m)}return h}widgetOf(t){return(0,T.i9)(t)?this.model.widgets.get(t.number):void 0}drawing(t){const n=this.document.dict(t);
return n&&{number:(0,T.i9)(t)?t.number:-1,dict:n}}beneath(t){return R(this.document,t,{isField:n=>{const f=this.widgetOf(n);return f!==void 0&&(0,a.wR)(this.document,
f.dict)!==void 0},isVisible:n=>this.pages.isVisible(n),hasAppearance:n=>(0,a.wR)(this.document,n)!==void 0})}defaultResources(){const t=this.model.form?.dict.get(
"DR"),n=this.document.dict(t);if(n?.has("Font"))return(0,T.i9)(t)?t:this.document.add(n)}async removeFields(){const{document:t,model:n}=this,{widgets:f,form:h}=n,
g=new y.J7(t);if(this.flattened.size<[...f.values()].filter(({pages:m})=>m.length>0).length){const m=new B.I(g);for(const P of this.flattened){const{dict:A,node:j}=f.
get(P);m.losing(A),m.keepsAsField(P,A)||g.remove(P),j.parent&&m.touch(j.parent.number)}m.flush();return}for(const m of n.numbers())g.remove(m);if(!h)return;const b=t.
editCatalog(),l=h.dict.get("DR");l!==void 0&&(await(0,D.V3)(t,["FreeText"])).some(m=>d(t,m))?b.set("AcroForm",new T.Bi([["Fields",[]],["DR",l]])):b.delete("Acro\
Form")}}const d=(e,t)=>(0,T.Eo)(e.resolve(e.entry(t,"Subtype")),"FreeText")}),86799:(($,I,u)=>{u.d(I,{t:()=>w,g:()=>F});var B=u(58552),y=u(59277);const[D,T]=[16,
12],C=200;function L(i){const c=new DataView(i.buffer,i.byteOffset,i.byteLength);if(c.getUint32(8)===0)return;const d=c.getUint32(12),e=c.getUint16(d+4);if(e===
0||e>C)return;const t=Array.from({length:e},(l,E)=>{const m=d+T+E*D;return{record:i.subarray(m,m+D),from:c.getUint32(m+8),length:c.getUint32(m+12)}}),n=t.map(({
length:l})=>Math.ceil(l/4)*4),f=n.reduce((l,E)=>l+E,T+e*D);if(f>i.length+4*e||t.some(({from:l,length:E})=>l+E>i.length))return;const h=new Uint8Array(f),g=new DataView(
h.buffer);h.set(i.subarray(d,d+T));let b=T+e*D;for(const[l,{record:E,from:m,length:P}]of t.entries())h.set(E,T+l*D),g.setUint32(T+l*D+8,b),h.set(i.subarray(m,m+
P),b),b+=n[l];return h}var p=u(94389);const v="it must be a TrueType or OpenType font (.ttf or .otf)",O=2,x=12,R=256,S=512;function F({bytes:i},c){const d=n=>(0,B.
G6)([{field:c,message:n}]),e=(0,y.y)(i)==="a font collection"?K(i):i;if(!e)throw d(o);const t=M(e);if(t!==void 0)throw d(t);return{bytes:e,field:c}}function K(i){
try{return L(i)}catch(c){if(c instanceof RangeError)return;throw c}}function M(i){const c=(0,y.y)(i);if(c!=="a TrueType font"&&c!=="an OpenType font")return`is ${c??
"not a font"}; ${v}`;try{const d=new DataView(i.buffer,i.byteOffset,i.byteLength),e=(0,p.tI)(d);if(![...e.values()].every(({at:n,length:f})=>n+f<=i.length))return r;
if(s.some(n=>!e.has(n)))return o;if(!e.has("CFF ")&&!(e.has("glyf")&&e.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueTy\
pe or CFF outlines";const t=e.get("OS/2");return t&&a(d.getUint16(t.at+8))}catch(d){if(d instanceof RangeError)return r;throw d}}const s=["head","hhea","hmtx","\
maxp","cmap"],o="is a damaged font; give a complete TrueType or OpenType font",r="ends too early for a font; give a complete TrueType or OpenType font";function a(i){
const c=d=>`is a font whose license (fsType) ${d}; give a font that may be embedded`;return i&O&&!(i&x)?c("forbids embedding"):i&R?c("forbids embedding only the\
 characters that are used"):i&S?c("forbids embedding its outlines"):void 0}const w=i=>(0,B.G6)([{field:i,message:i==="file"?`has a font in a style sheet that ${o}`:
o}])}),89067:(($,I,u)=>{u.d(I,{J:()=>C});var B=u(45599),y=u(81077),D=u(9819);const T=100;class C{document;root;entries;nextKey;constructor(p,v,O,x){this.document=
p,this.root=v,this.entries=O,this.nextKey=x}static async read(p){const v=(0,D.Wo)(p,"StructTreeRoot");if(!v)return;const O=new Map;for(const[S,F]of await(0,y.Zc)(
p,v.dict.get("ParentTree"),"Nums"))typeof S=="number"&&O.set(S,F);const x=p.resolve(v.dict.get("ParentTreeNextKey")),R=[...O.keys()].reduce((S,F)=>Math.max(S,F+
1),typeof x=="number"?x:0);return new C(p,v,O,R)}newKey(){return this.nextKey++}write(){const{document:p,root:v,entries:O}=this,x=[...O].sort(([R],[S])=>R-S);p.
edit(v.holder),v.dict.set("ParentTree",p.add((0,y.H6)(p,x,"Nums"))),v.dict.set("ParentTreeNextKey",this.nextKey)}grow(p){const{document:v,root:O,entries:x}=this,
R=this.lastLeaf(),S=R.at(-1);if(!S)return this.write();v.edit(O.holder),O.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:M,holder:s}of R){const o=v.array(
M.get("Limits"));v.edit(s),o&&M.set("Limits",[o[0]??p,p])}const F=S.dict.get("Nums"),K=(0,B.i9)(F)?v.edit(F):F;(0,B.cy)(K)?K.push(p,x.get(p)):S.dict.set("Nums",
[p,x.get(p)])}lastLeaf(){const{document:p,root:v}=this,O=[];let x=v.holder,R=v.dict.get("ParentTree");for(;R!==void 0&&O.length<T;){(0,B.i9)(R)&&(x=R.number);const S=p.
dict(R);if(!S)return[];O.push({dict:S,holder:x});const F=p.array(S.get("Kids"));if(!F||F.length===0)return O;R=F.at(-1)}return[]}}})};
