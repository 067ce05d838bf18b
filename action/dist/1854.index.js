"use strict";exports.id=1854,exports.ids=[1854],exports.modules={57594:((N,U,f)=>{f.d(U,{v:()=>S,I:()=>F});var K=f(62328),l=f(45599),C=f(64019),v=f(81627),B=f(36078),I=f(99876),
h=f(36502),m=f(89067),b=f(45079),O=f(64680);class R{document;tree;changed=!1;added=new Map;contents=new Map;constructor(s){this.document=s}async read(){this.tree=
await m.J.read(this.document)}mark(s,o){return this.tree?this.identify(s,o,this.tree)??"/Artifact BMC":""}pageEntries(s){const o=this.added.get(s);return o===void 0?
{}:{StructParents:o}}finish(){const{tree:s,document:o}=this;if(!(!s||!this.changed)){for(const[r,a]of this.contents)s.entries.set(r,o.add(a));s.write()}}identify(s,o,r){
const{document:a}=this,{entries:u}=r,T=a.resolve(s.dict.get("StructParent"));if(typeof T!="number")return;const M=u.get(T),x=a.dict(M);if(!(0,l.i9)(M)||!x)return;
const e=a.array(x.get("K"))??[x.get("K")??null],t=e.findIndex(A=>this.isReference(A,s.number));if(t<0)return;const n=a.pages.number(o),d=this.contentsOf(o,r).push(
M)-1,c=[...e];c[t]=new l.Bi([["Type",new l.SX("MCR")],["Pg",new l.oS(n,a.generation(n))],["MCID",d]]),a.edit(M),x.set("K",c.length===1?c[0]:c),u.delete(T),this.
changed=!0;const p=a.resolve(x.get("S")),g=new O.k(32);return(0,b.dZ)(g,p instanceof l.SX?p.text:"Form"),`${Buffer.from(g.bytes).toString("latin1")} <</MCID ${d}\
>> BDC`}isReference(s,o){const r=this.document.resolve(s);if(!(0,l.Zm)(r)||!(0,l.Eo)(this.document.resolve(r.get("Type")),"OBJR"))return!1;const a=r.get("Obj");
return(0,l.i9)(a)&&a.number===o}contentsOf(s,o){const{document:r}=this,a=r.resolve(r.entry(r.pages.number(s),"StructParents"));let u=typeof a=="number"?a:this.added.
get(s);u===void 0&&this.added.set(s,u=o.newKey());let T=this.contents.get(u);return T||this.contents.set(u,T=[...r.array(o.entries.get(u))??[]]),T}}class S{document;name;defaults;layers;tags;prepared=new Set;streams;constructor(s,o,r){
this.document=s,this.name=o,this.defaults=r,this.layers=new h.z(s),this.tags=new R(s),this.streams=new K.D(s,!0)}async run(s,o){const{document:r}=this,{kinds:a,
pages:u}=await(0,I.F)(r,s),T=new v.B(r);await T.inspect(u),u.length>0&&await this.tags.read();for(const[M,x]of u.entries()){const e=new j(this.name),t=p=>this.paint(
e,p,x.index,a[x.kind].rotation),n=await o({index:x.index,items:F(r,x.index),paint:t}),i={Annots:n.length>0?[...n]:void 0,...this.tags.pageEntries(x.index)},d=p=>`${e.
painted.map(g=>g(p)).join(`
`)}
`;e.painted.length>0?await T.over(x,{resources:e.additions,operators:d},i):r.pages.patch(x.index,i);for(const{category:p,ref:g}of e.additions)p==="XObject"&&await this.
streams.has(g,!0);const c=r.job.pace.step(4e3+e.painted.length*400);c&&await c,M%200===0&&r.job.pace.progress(M/u.length)}this.tags.finish()}isVisible(s){return!(0,C.
dK)(this.document,s)&&!this.layers.isOff(s.get("OC"))}paint(s,o,r,a){const u=this.place(o,a);if(!u)return;const{form:T,matrix:M}=u,x=s.add("XObject",T),e=o.dict.
get("OC"),t=(0,l.i9)(e)?s.add("Properties",e):void 0,n=this.tags.mark(o,r);s.painted.push(i=>{const d=(0,B.qK)(i[x],(0,B.vs)(M)),c=n===""?d:`${n}
${d}
EMC`;return t===void 0?c:`/OC /${i[t]} BDC
${c}
EMC`})}place(s,o){const{document:r}=this;if(!this.isVisible(s.dict))return;const a=(0,C.wR)(r,s.dict);if(!a)return;const u=(0,C.hs)(r,s.dict,a,o);return u&&this.
prepare(a),u}prepare(s){if(this.prepared.has(s.number))return;this.prepared.add(s.number);const{document:o}=this,r=o.get(s);if(!(r instanceof l.Z6))return;const a=o.
dict(r.dict.get("Resources")),u=o.resolve(r.dict.get("Subtype")),T=this.defaults!==void 0&&!a?.has("Font");if(u instanceof l.SX&&u.text==="Form"&&a&&!T)return;const M=new l.
Bi(r.dict).set("Type",new l.SX("XObject")).set("Subtype",new l.SX("Form"));T&&(!a||a.size===0)?M.set("Resources",this.defaults):T?M.set("Resources",new l.Bi(a).
set("Font",this.document.dict(this.defaults).get("Font"))):a||M.set("Resources",new l.Bi),o.put(s,new l.Z6(M,r.data,r.sealed))}}const F=(D,s)=>D.array(D.entry(D.
pages.number(s),"Annots"))??[];class j{name;additions=[];painted=[];known=new Map;constructor(s){this.name=s}add(s,o){const r=s==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",a=this.known.get(o.number)??this.additions.push({category:s,name:r,ref:o})-1;return this.known.set(o.number,a),a}}}),76586:((N,U,f)=>{
f.d(U,{H:()=>T});var K=f(83137),l=f(9819),C=f(21996),v=f(45599),B=f(57594),I=f(6057);const h=new Set(["FreeText","Line","Square","Circle","Polygon","PolyLine","\
Ink","Caret","Stamp","Watermark","Highlight","Underline","Squiggly","StrikeOut"]),m=new Set(["Link","Popup"]),b=200,O=1e3;async function R(e,t,n){const i=new Set,
d=new j,c=await S(e,t);let p=!1;for(let g=t.length-1;g>=0;g--){const A=e.job.pace.step(O);A&&await A;const y=t[g],w=e.dict(y),E=w&&(0,I.b0)(e,w.get("Rect"));if(!w||
!E||!n.isVisible(w))continue;if(n.isField(y)){d.add(E);continue}const P=e.resolve(w.get("Subtype")),L=P instanceof v.SX?P.text:"";if(m.has(L)||L==="Widget"||!d.
meets(E))continue;const $=(0,v.i9)(y)&&c.has(y.number);h.has(L)&&!$&&n.hasAppearance(w)?(i.add(g),d.add(E)):p=!0}return{painted:i,dropped:i.size>0?F(e,t,i):new Set,
covers:p}}async function S(e,t){const n=new Set;for(const i of t){const d=e.dict(i)?.get("IRT");(0,v.i9)(d)&&n.add(d.number);const c=e.job.pace.step(O);c&&await c}
return n}function F(e,t,n){const i=new Set([...n].flatMap(c=>(0,v.i9)(t[c])?[t[c].number]:[])),d=new Set;for(const[c,p]of t.entries()){const g=e.dict(p)?.get("P\
arent"),A=e.resolve(e.dict(p)?.get("Subtype"));A instanceof v.SX&&A.text==="Popup"&&(0,v.i9)(g)&&i.has(g.number)&&d.add(c)}return d}class j{boxes=[];all;add(t){
this.boxes.push(t);const{all:n=t}=this;this.all=[Math.min(n[0],t[0]),Math.min(n[1],t[1]),Math.max(n[2],t[2]),Math.max(n[3],t[3])]}meets(t){return!this.all||!D(this.
all,t)?!1:this.boxes.length>b||this.boxes.some(n=>D(n,t))}}const D=(e,t)=>e[0]<t[2]&&t[0]<e[2]&&e[1]<t[3]&&t[1]<e[3];var s=f(98446);function o(e){return e.length===
0?[]:[{code:"annotations_flattened",message:`On ${(0,s.oi)(e)}, annotations under fields became content of the page with them, so that they do not cover them. T\
heir comments are not kept.`}]}function r(e){return e.length===0?[]:[{code:"fields_covered",message:`On ${(0,s.oi)(e)}, annotations that were under fields are n\
ow over them, because they cannot become content of the page.`}]}var a=f(64019);const u=1e3;async function T(e,t,n){return new M(e,t).run(n)}class M{document;model;pages;flattened=new Set;joined=[];covered=[];constructor(t,n){
this.document=t,this.model=n,this.pages=new B.v(t,"OctavoField",this.defaultResources())}async run(t){const n=t.filter(i=>(0,B.I)(this.document,i-1).some(d=>this.
widgetOf(d)));return await this.pages.run(n,i=>this.paintWidgets(i)),await this.removeFields(),{widgets:this.flattened.size,notes:[...o(this.joined),...r(this.covered)]}}async paintWidgets({
index:t,items:n,paint:i}){const d=[],{painted:c,dropped:p,covers:g}=await this.beneath(n);c.size>0&&this.joined.push(t+1),g&&this.covered.push(t+1);for(const[A,
y]of n.entries()){const w=this.document.job.pace.step(u);if(w&&await w,p.has(A))continue;const E=this.widgetOf(y),P=E??(c.has(A)?this.drawing(y):void 0);E&&this.
flattened.add(E.number),P?i(P):d.push(y)}return d}widgetOf(t){return(0,v.i9)(t)?this.model.widgets.get(t.number):void 0}drawing(t){const n=this.document.dict(t);
return n&&{number:(0,v.i9)(t)?t.number:-1,dict:n}}beneath(t){return R(this.document,t,{isField:n=>{const i=this.widgetOf(n);return i!==void 0&&(0,a.wR)(this.document,
i.dict)!==void 0},isVisible:n=>this.pages.isVisible(n),hasAppearance:n=>(0,a.wR)(this.document,n)!==void 0})}defaultResources(){const t=this.model.form?.dict.get(
"DR"),n=this.document.dict(t);if(n?.has("Font"))return(0,v.i9)(t)?t:this.document.add(n)}async removeFields(){const{document:t,model:n}=this,{widgets:i,form:d}=n,
c=new l.J7(t);if(this.flattened.size<[...i.values()].filter(({pages:y})=>y.length>0).length){const y=new K.I(c);for(const w of this.flattened){const{dict:E,node:P}=i.
get(w);y.losing(E),y.keepsAsField(w,E)||c.remove(w),P.parent&&y.touch(P.parent.number)}y.flush();return}for(const y of n.numbers())c.remove(y);if(!d)return;const p=t.
editCatalog(),g=d.dict.get("DR");g!==void 0&&(await(0,C.V3)(t,["FreeText"])).some(y=>x(t,y))?p.set("AcroForm",new v.Bi([["Fields",[]],["DR",g]])):p.delete("Acro\
Form")}}const x=(e,t)=>(0,v.Eo)(e.resolve(e.entry(t,"Subtype")),"FreeText")}),86799:((N,U,f)=>{f.d(U,{t:()=>x,g:()=>F});var K=f(58552),l=f(59277);const[C,v]=[16,
12],B=200;function I(e){const t=new DataView(e.buffer,e.byteOffset,e.byteLength);if(t.getUint32(8)===0)return;const n=t.getUint32(12),i=t.getUint16(n+4);if(i===
0||i>B)return;const d=Array.from({length:i},(w,E)=>{const P=n+v+E*C;return{record:e.subarray(P,P+C),from:t.getUint32(P+8),length:t.getUint32(P+12)}}),c=d.map(({
length:w})=>Math.ceil(w/4)*4),p=c.reduce((w,E)=>w+E,v+i*C);if(p>e.length+4*i||d.some(({from:w,length:E})=>w+E>e.length))return;const g=new Uint8Array(p),A=new DataView(
g.buffer);g.set(e.subarray(n,n+v));let y=v+i*C;for(const[w,{record:E,from:P,length:L}]of d.entries())g.set(E,v+w*C),A.setUint32(v+w*C+8,y),g.set(e.subarray(P,P+
L),y),y+=c[w];return g}var h=f(94389);const m="it must be a TrueType or OpenType font (.ttf or .otf)",b=2,O=12,R=256,S=512;function F({bytes:e},t){const n=c=>(0,K.
G6)([{field:t,message:c}]),i=(0,l.y)(e)==="a font collection"?j(e):e;if(!i)throw n(u);const d=D(i);if(d!==void 0)throw n(d);return{bytes:i,field:t}}function j(e){
try{return I(e)}catch(t){if(t instanceof RangeError)return;throw t}}function D(e){const t=(0,l.y)(e);if(t!=="a TrueType font"&&t!=="an OpenType font")return`is ${t??
"not a font"}; ${m}`;try{const n=new DataView(e.buffer,e.byteOffset,e.byteLength);if(n.getUint16(s)>o)return u;const i=(0,h.tI)(n);if(![...i.values()].every(({at:c,
length:p})=>c+p<=e.length))return T;if(a.some(c=>!i.has(c))||n.getUint16(i.get("cmap").at+2)>r)return u;if(!i.has("CFF ")&&!(i.has("glyf")&&i.has("loca")))return"\
has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const d=i.get("OS/2");return d&&M(n.getUint16(d.at+8))}catch(n){if(n instanceof
RangeError)return T;throw n}}const[s,o]=[4,200],r=1e3,a=["head","hhea","hmtx","maxp","cmap"],u="is a damaged font; give a complete TrueType or OpenType font",T="\
ends too early for a font; give a complete TrueType or OpenType font";function M(e){const t=n=>`is a font whose license (fsType) ${n}; give a font that may be e\
mbedded`;return e&b&&!(e&O)?t("forbids embedding"):e&R?t("forbids embedding only the characters that are used"):e&S?t("forbids embedding its outlines"):void 0}const x=e=>(0,K.
G6)([{field:e,message:e==="file"?`has a font in a style sheet that ${u}`:u}])}),89067:((N,U,f)=>{f.d(U,{J:()=>B});var K=f(45599),l=f(81077),C=f(9819);const v=100;
class B{document;root;entries;nextKey;constructor(h,m,b,O){this.document=h,this.root=m,this.entries=b,this.nextKey=O}static async read(h){const m=(0,C.Wo)(h,"St\
ructTreeRoot");if(!m)return;const b=new Map;for(const[S,F]of await(0,l.Zc)(h,m.dict.get("ParentTree"),"Nums"))typeof S=="number"&&b.set(S,F);const O=h.resolve(m.
dict.get("ParentTreeNextKey")),R=[...b.keys()].reduce((S,F)=>Math.max(S,F+1),typeof O=="number"?O:0);return new B(h,m,b,R)}newKey(){return this.nextKey++}write(){
const{document:h,root:m,entries:b}=this,O=[...b].sort(([R],[S])=>R-S);h.edit(m.holder),m.dict.set("ParentTree",h.add((0,l.H6)(h,O,"Nums"))),m.dict.set("ParentTr\
eeNextKey",this.nextKey)}grow(h){const{document:m,root:b,entries:O}=this,R=this.lastLeaf(),S=R.at(-1);if(!S)return this.write();m.edit(b.holder),b.dict.set("Par\
entTreeNextKey",this.nextKey);for(const{dict:D,holder:s}of R){const o=m.array(D.get("Limits"));m.edit(s),o&&D.set("Limits",[o[0]??h,h])}const F=S.dict.get("Nums"),
j=(0,K.i9)(F)?m.edit(F):F;(0,K.cy)(j)?j.push(h,O.get(h)):S.dict.set("Nums",[h,O.get(h)])}lastLeaf(){const{document:h,root:m}=this,b=[];let O=m.holder,R=m.dict.get(
"ParentTree");for(;R!==void 0&&b.length<v;){(0,K.i9)(R)&&(O=R.number);const S=h.dict(R);if(!S)return[];b.push({dict:S,holder:O});const F=h.array(S.get("Kids"));
if(!F||F.length===0)return b;R=F.at(-1)}return[]}}})};
