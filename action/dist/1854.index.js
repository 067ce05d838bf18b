"use strict";exports.id=1854,exports.ids=[1854],exports.modules={57594:((U,I,u)=>{u.d(I,{v:()=>O,I:()=>F});var B=u(62328),m=u(45599),C=u(64019),y=u(81627),A=u(36078),L=u(99876),
g=u(36502),w=u(89067),b=u(45079),x=u(64680);class R{document;tree;changed=!1;added=new Map;contents=new Map;constructor(s){this.document=s}async read(){this.tree=
await w.J.read(this.document)}mark(s,r){return this.tree?this.identify(s,r,this.tree)??"/Artifact BMC":""}pageEntries(s){const r=this.added.get(s);return r===void 0?
{}:{StructParents:r}}finish(){const{tree:s,document:r}=this;if(!(!s||!this.changed)){for(const[a,o]of this.contents)s.entries.set(a,r.add(o));s.write()}}identify(s,r,a){
const{document:o}=this,{entries:l}=a,S=o.resolve(s.dict.get("StructParent"));if(typeof S!="number")return;const M=l.get(S),i=o.dict(M);if(!(0,m.i9)(M)||!i)return;
const n=o.array(i.get("K"))??[i.get("K")??null],t=n.findIndex(P=>this.isReference(P,s.number));if(t<0)return;const e=o.pages.number(r),d=this.contentsOf(r,a).push(
M)-1,f=[...n];f[t]=new m.Bi([["Type",new m.SX("MCR")],["Pg",new m.oS(e,o.generation(e))],["MCID",d]]),o.edit(M),i.set("K",f.length===1?f[0]:f),l.delete(S),this.
changed=!0;const p=o.resolve(i.get("S")),v=new x.k(32);return(0,b.dZ)(v,p instanceof m.SX?p.text:"Form"),`${Buffer.from(v.bytes).toString("latin1")} <</MCID ${d}\
>> BDC`}isReference(s,r){const a=this.document.resolve(s);if(!(0,m.Zm)(a)||!(0,m.Eo)(this.document.resolve(a.get("Type")),"OBJR"))return!1;const o=a.get("Obj");
return(0,m.i9)(o)&&o.number===r}contentsOf(s,r){const{document:a}=this,o=a.resolve(a.entry(a.pages.number(s),"StructParents"));let l=typeof o=="number"?o:this.added.
get(s);l===void 0&&this.added.set(s,l=r.newKey());let S=this.contents.get(l);return S||this.contents.set(l,S=[...a.array(r.entries.get(l))??[]]),S}}class O{document;name;defaults;layers;tags;prepared=new Set;streams;constructor(s,r,a){
this.document=s,this.name=r,this.defaults=a,this.layers=new g.z(s),this.tags=new R(s),this.streams=new B.D(s,!0)}async run(s,r){const{document:a}=this,{kinds:o,
pages:l}=await(0,L.F)(a,s),S=new y.B(a);await S.inspect(l),l.length>0&&await this.tags.read();for(const[M,i]of l.entries()){const n=new j(this.name),t=p=>this.paint(
n,p,i.index,o[i.kind].rotation),e=await r({index:i.index,items:F(a,i.index),paint:t}),c={Annots:e.length>0?[...e]:void 0,...this.tags.pageEntries(i.index)},d=p=>`${n.
painted.map(v=>v(p)).join(`
`)}
`;n.painted.length>0?await S.over(i,{resources:n.additions,operators:d},c):a.pages.patch(i.index,c);for(const{category:p,ref:v}of n.additions)p==="XObject"&&await this.
streams.has(v,!0);const f=a.job.pace.step(4e3+n.painted.length*400);f&&await f,M%200===0&&a.job.pace.progress(M/l.length)}this.tags.finish()}isVisible(s){return!(0,C.
dK)(this.document,s)&&!this.layers.isOff(s.get("OC"))}paint(s,r,a,o){const l=this.place(r,o);if(!l)return;const{form:S,matrix:M}=l,i=s.add("XObject",S),n=r.dict.
get("OC"),t=(0,m.i9)(n)?s.add("Properties",n):void 0,e=this.tags.mark(r,a);s.painted.push(c=>{const d=(0,A.qK)(c[i],(0,A.vs)(M)),f=e===""?d:`${e}
${d}
EMC`;return t===void 0?f:`/OC /${c[t]} BDC
${f}
EMC`})}place(s,r){const{document:a}=this;if(!this.isVisible(s.dict))return;const o=(0,C.wR)(a,s.dict);if(!o)return;const l=(0,C.hs)(a,s.dict,o,r);return l&&this.
prepare(o),l}prepare(s){if(this.prepared.has(s.number))return;this.prepared.add(s.number);const{document:r}=this,a=r.get(s);if(!(a instanceof m.Z6))return;const o=r.
dict(a.dict.get("Resources")),l=r.resolve(a.dict.get("Subtype")),S=this.defaults!==void 0&&!o?.has("Font");if(l instanceof m.SX&&l.text==="Form"&&o&&!S)return;const M=new m.
Bi(a.dict).set("Type",new m.SX("XObject")).set("Subtype",new m.SX("Form"));S&&(!o||o.size===0)?M.set("Resources",this.defaults):S?M.set("Resources",new m.Bi(o).
set("Font",this.document.dict(this.defaults).get("Font"))):o||M.set("Resources",new m.Bi),r.put(s,new m.Z6(M,a.data,a.sealed))}}const F=(D,s)=>D.array(D.entry(D.
pages.number(s),"Annots"))??[];class j{name;additions=[];painted=[];known=new Map;constructor(s){this.name=s}add(s,r){const a=s==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",o=this.known.get(r.number)??this.additions.push({category:s,name:a,ref:r})-1;return this.known.set(r.number,o),o}}}),76586:((U,I,u)=>{
u.d(I,{H:()=>S});var B=u(83137),m=u(9819),C=u(21996),y=u(45599),A=u(57594),L=u(6057);const g=new Set(["FreeText","Line","Square","Circle","Polygon","PolyLine","\
Ink","Caret","Stamp","Watermark","Highlight","Underline","Squiggly","StrikeOut"]),w=new Set(["Link","Popup"]),b=200,x=1e3;async function R(n,t,e){const c=new Set,
d=new j,f=await O(n,t);let p=!1;for(let v=t.length-1;v>=0;v--){const P=n.job.pace.step(x);P&&await P;const h=t[v],T=n.dict(h),E=T&&(0,L.b0)(n,T.get("Rect"));if(!T||
!E||!e.isVisible(T))continue;if(e.isField(h)){d.add(E);continue}const K=n.resolve(T.get("Subtype")),N=K instanceof y.SX?K.text:"";if(w.has(N)||N==="Widget"||!d.
meets(E))continue;const $=(0,y.i9)(h)&&f.has(h.number);g.has(N)&&!$&&e.hasAppearance(T)?(c.add(v),d.add(E)):p=!0}return{painted:c,dropped:c.size>0?F(n,t,c):new Set,
covers:p}}async function O(n,t){const e=new Set;for(const c of t){const d=n.dict(c)?.get("IRT");(0,y.i9)(d)&&e.add(d.number);const f=n.job.pace.step(x);f&&await f}
return e}function F(n,t,e){const c=new Set([...e].flatMap(f=>(0,y.i9)(t[f])?[t[f].number]:[])),d=new Set;for(const[f,p]of t.entries()){const v=n.dict(p)?.get("P\
arent"),P=n.resolve(n.dict(p)?.get("Subtype"));P instanceof y.SX&&P.text==="Popup"&&(0,y.i9)(v)&&c.has(v.number)&&d.add(f)}return d}class j{boxes=[];all;add(t){
this.boxes.push(t);const{all:e=t}=this;this.all=[Math.min(e[0],t[0]),Math.min(e[1],t[1]),Math.max(e[2],t[2]),Math.max(e[3],t[3])]}meets(t){return!this.all||!D(this.
all,t)?!1:this.boxes.length>b||this.boxes.some(e=>D(e,t))}}const D=(n,t)=>n[0]<t[2]&&t[0]<n[2]&&n[1]<t[3]&&t[1]<n[3];var s=u(98446);function r(n){return n.length===
0?[]:[{code:"annotations_flattened",message:`On ${(0,s.oi)(n)}, annotations under fields became content of the page with them, so that they do not cover them. T\
heir comments are not kept.`}]}function a(n){return n.length===0?[]:[{code:"fields_covered",message:`On ${(0,s.oi)(n)}, annotations that were under fields are n\
ow over them, because they cannot become content of the page.`}]}var o=u(64019);const l=1e3;async function S(n,t,e){return new M(n,t).run(e)}class M{document;model;pages;flattened=new Set;joined=[];covered=[];constructor(t,e){
this.document=t,this.model=e,this.pages=new A.v(t,"OctavoField",this.defaultResources())}async run(t){const e=t.filter(c=>(0,A.I)(this.document,c-1).some(d=>this.
widgetOf(d)));return await this.pages.run(e,c=>this.paintWidgets(c)),await this.removeFields(),{widgets:this.flattened.size,notes:[...r(this.joined),...a(this.covered)]}}async paintWidgets({
index:t,items:e,paint:c}){const d=[],{painted:f,dropped:p,covers:v}=await this.beneath(e);f.size>0&&this.joined.push(t+1),v&&this.covered.push(t+1);for(const[P,
h]of e.entries()){const T=this.document.job.pace.step(l);if(T&&await T,p.has(P))continue;const E=this.widgetOf(h),K=E??(f.has(P)?this.drawing(h):void 0);E&&this.
flattened.add(E.number),K?c(K):d.push(h)}return d}widgetOf(t){return(0,y.i9)(t)?this.model.widgets.get(t.number):void 0}drawing(t){const e=this.document.dict(t);
return e&&{number:(0,y.i9)(t)?t.number:-1,dict:e}}beneath(t){return R(this.document,t,{isField:e=>{const c=this.widgetOf(e);return c!==void 0&&(0,o.wR)(this.document,
c.dict)!==void 0},isVisible:e=>this.pages.isVisible(e),hasAppearance:e=>(0,o.wR)(this.document,e)!==void 0})}defaultResources(){const t=this.model.form?.dict.get(
"DR"),e=this.document.dict(t);if(e?.has("Font"))return(0,y.i9)(t)?t:this.document.add(e)}async removeFields(){const{document:t,model:e}=this,{widgets:c,form:d}=e,
f=new m.J7(t);if(this.flattened.size<[...c.values()].filter(({pages:h})=>h.length>0).length){const h=new B.I(f);for(const T of this.flattened){const{dict:E,node:K}=c.
get(T);h.losing(E),h.keepsAsField(T,E)||f.remove(T),K.parent&&h.touch(K.parent.number)}h.flush();return}for(const h of e.numbers())f.remove(h);if(!d)return;const p=t.
editCatalog(),v=d.dict.get("DR");v!==void 0&&(await(0,C.V3)(t,["FreeText"])).some(h=>i(t,h))?p.set("AcroForm",new y.Bi([["Fields",[]],["DR",v]])):p.delete("Acro\
Form")}}const i=(n,t)=>(0,y.Eo)(n.resolve(n.entry(t,"Subtype")),"FreeText")}),86799:((U,I,u)=>{u.d(I,{t:()=>M,g:()=>F});var B=u(58552),m=u(59277);const[C,y]=[16,
12],A=200;function L(i){const n=new DataView(i.buffer,i.byteOffset,i.byteLength);if(n.getUint32(8)===0)return;const t=n.getUint32(12),e=n.getUint16(t+4);if(e===
0||e>A)return;const c=Array.from({length:e},(h,T)=>{const E=t+y+T*C;return{record:i.subarray(E,E+C),from:n.getUint32(E+8),length:n.getUint32(E+12)}}),d=c.map(({
length:h})=>Math.ceil(h/4)*4),f=d.reduce((h,T)=>h+T,y+e*C);if(f>i.length+4*e||c.some(({from:h,length:T})=>h+T>i.length))return;const p=new Uint8Array(f),v=new DataView(
p.buffer);p.set(i.subarray(t,t+y));let P=y+e*C;for(const[h,{record:T,from:E,length:K}]of c.entries())p.set(T,y+h*C),v.setUint32(y+h*C+8,P),p.set(i.subarray(E,E+
K),P),P+=d[h];return p}var g=u(94389);const w="it must be a TrueType or OpenType font (.ttf or .otf)",b=2,x=12,R=256,O=512;function F({bytes:i},n){const t=d=>(0,B.
G6)([{field:n,message:d}]),e=(0,m.y)(i)==="a font collection"?j(i):i;if(!e)throw t(o);const c=D(e);if(c!==void 0)throw t(c);return{bytes:e,field:n}}function j(i){
try{return L(i)}catch(n){if(n instanceof RangeError)return;throw n}}function D(i){const n=(0,m.y)(i);if(n!=="a TrueType font"&&n!=="an OpenType font")return`is ${n??
"not a font"}; ${w}`;try{const t=new DataView(i.buffer,i.byteOffset,i.byteLength);if(t.getUint16(s)>r)return o;const e=(0,g.tI)(t);if(![...e.values()].every(({at:d,
length:f})=>d+f<=i.length))return l;if(a.some(d=>!e.has(d)))return o;if(!e.has("CFF ")&&!(e.has("glyf")&&e.has("loca")))return"has no outlines that a PDF docume\
nt can hold; give a font with TrueType or CFF outlines";const c=e.get("OS/2");return c&&S(t.getUint16(c.at+8))}catch(t){if(t instanceof RangeError)return l;throw t}}
const[s,r]=[4,200],a=["head","hhea","hmtx","maxp","cmap"],o="is a damaged font; give a complete TrueType or OpenType font",l="ends too early for a font; give a \
complete TrueType or OpenType font";function S(i){const n=t=>`is a font whose license (fsType) ${t}; give a font that may be embedded`;return i&b&&!(i&x)?n("for\
bids embedding"):i&R?n("forbids embedding only the characters that are used"):i&O?n("forbids embedding its outlines"):void 0}const M=i=>(0,B.G6)([{field:i,message:i===
"file"?`has a font in a style sheet that ${o}`:o}])}),89067:((U,I,u)=>{u.d(I,{J:()=>A});var B=u(45599),m=u(81077),C=u(9819);const y=100;class A{document;root;entries;nextKey;constructor(g,w,b,x){
this.document=g,this.root=w,this.entries=b,this.nextKey=x}static async read(g){const w=(0,C.Wo)(g,"StructTreeRoot");if(!w)return;const b=new Map;for(const[O,F]of await(0,m.
Zc)(g,w.dict.get("ParentTree"),"Nums"))typeof O=="number"&&b.set(O,F);const x=g.resolve(w.dict.get("ParentTreeNextKey")),R=[...b.keys()].reduce((O,F)=>Math.max(
O,F+1),typeof x=="number"?x:0);return new A(g,w,b,R)}newKey(){return this.nextKey++}write(){const{document:g,root:w,entries:b}=this,x=[...b].sort(([R],[O])=>R-O);
g.edit(w.holder),w.dict.set("ParentTree",g.add((0,m.H6)(g,x,"Nums"))),w.dict.set("ParentTreeNextKey",this.nextKey)}grow(g){const{document:w,root:b,entries:x}=this,
R=this.lastLeaf(),O=R.at(-1);if(!O)return this.write();w.edit(b.holder),b.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:D,holder:s}of R){const r=w.array(
D.get("Limits"));w.edit(s),r&&D.set("Limits",[r[0]??g,g])}const F=O.dict.get("Nums"),j=(0,B.i9)(F)?w.edit(F):F;(0,B.cy)(j)?j.push(g,x.get(g)):O.dict.set("Nums",
[g,x.get(g)])}lastLeaf(){const{document:g,root:w}=this,b=[];let x=w.holder,R=w.dict.get("ParentTree");for(;R!==void 0&&b.length<y;){(0,B.i9)(R)&&(x=R.number);const O=g.
dict(R);if(!O)return[];b.push({dict:O,holder:x});const F=g.array(O.get("Kids"));if(!F||F.length===0)return b;R=F.at(-1)}return[]}}})};
