"use strict";exports.id=8475,exports.ids=[8475],exports.modules={57594:((N,D,f)=>{f.d(D,{v:()=>M,I:()=>l});var u=f(45599),S=f(64019),x=f(97727),b=f(36078),R=f(99876),C=f(36502),
E=f(81077),A=f(9819),F=f(45079),B=f(64680);class I{document;root;entries=new Map;changed=!1;nextKey=0;added=new Map;contents=new Map;constructor(e){this.document=
e,this.root=(0,A.Wo)(e,"StructTreeRoot")}async read(){const{document:e,root:s,entries:n}=this;for(const[a,d]of await(0,E.Zc)(e,s?.dict.get("ParentTree"),"Nums"))
typeof a=="number"&&n.set(a,d);const r=e.resolve(s?.dict.get("ParentTreeNextKey"));this.nextKey=[...n.keys()].reduce((a,d)=>Math.max(a,d+1),typeof r=="number"?r:
0)}mark(e,s){return this.root?this.identify(e,s)??"/Artifact BMC":""}pageEntries(e){const s=this.added.get(e);return s===void 0?{}:{StructParents:s}}finish(){const{
root:e,entries:s,document:n}=this;if(!e||!this.changed)return;for(const[a,d]of this.contents)s.set(a,n.add(d));const r=[...s].sort(([a],[d])=>a-d);n.edit(e.holder),
e.dict.set("ParentTree",n.add((0,E.H6)(n,r,"Nums"))),e.dict.set("ParentTreeNextKey",this.nextKey)}identify(e,s){const{document:n,entries:r}=this,a=n.resolve(e.dict.
get("StructParent"));if(typeof a!="number")return;const d=r.get(a),o=n.dict(d);if(!(0,u.i9)(d)||!o)return;const t=n.array(o.get("K"))??[o.get("K")??null],i=t.findIndex(
m=>this.isReference(m,e.number));if(i<0)return;const c=n.pages.number(s),p=this.contentsOf(s,r).push(d)-1,v=[...t];v[i]=new u.Bi([["Type",new u.SX("MCR")],["Pg",
new u.oS(c,n.generation(c))],["MCID",p]]),n.edit(d),o.set("K",v.length===1?v[0]:v),r.delete(a),this.changed=!0;const y=n.resolve(o.get("S")),T=new B.k(32);return(0,F.
dZ)(T,y instanceof u.SX?y.text:"Form"),`${Buffer.from(T.bytes).toString("latin1")} <</MCID ${p}>> BDC`}isReference(e,s){const n=this.document.resolve(e);if(!(0,u.
Zm)(n)||!(0,u.Eo)(this.document.resolve(n.get("Type")),"OBJR"))return!1;const r=n.get("Obj");return(0,u.i9)(r)&&r.number===s}contentsOf(e,s){const{document:n}=this,
r=n.resolve(n.entry(n.pages.number(e),"StructParents"));let a=typeof r=="number"?r:this.added.get(e);a===void 0&&this.added.set(e,a=this.nextKey++);let d=this.contents.
get(a);return d||this.contents.set(a,d=[...n.array(s.get(a))??[]]),d}}class M{document;name;defaults;layers;tags;prepared=new Set;constructor(e,s,n){this.document=
e,this.name=s,this.defaults=n,this.layers=new C.z(e),this.tags=new I(e)}async run(e,s){const{document:n}=this,{kinds:r,pages:a}=await(0,R.F)(n,e),d=new x.B(n);await d.
inspect(a),a.length>0&&await this.tags.read();for(const[o,t]of a.entries()){const i=new w(this.name),c=T=>this.paint(i,T,t.index,r[t.kind].rotation),h=s({index:t.
index,items:l(n,t.index),paint:c}),p={Annots:h.length>0?[...h]:void 0,...this.tags.pageEntries(t.index)},v=T=>`${i.painted.map(m=>m(T)).join(`
`)}
`;i.painted.length>0?d.over(t,{resources:i.additions,operators:v},p):n.pages.patch(t.index,p);const y=n.job.pace.step(4e3+i.painted.length*400);y&&await y,o%200===
0&&n.job.pace.progress(o/a.length)}this.tags.finish()}isVisible(e){return!(0,S.dK)(this.document,e)&&!this.layers.isOff(e.get("OC"))}paint(e,s,n,r){const a=this.
place(s,r);if(!a)return;const{form:d,matrix:o}=a,t=e.add("XObject",d),i=s.dict.get("OC"),c=(0,u.i9)(i)?e.add("Properties",i):void 0,h=this.tags.mark(s,n);e.painted.
push(p=>{const v=(0,b.qK)(p[t],(0,b.vs)(o)),y=h===""?v:`${h}
${v}
EMC`;return c===void 0?y:`/OC /${p[c]} BDC
${y}
EMC`})}place(e,s){const{document:n}=this;if(!this.isVisible(e.dict))return;const r=(0,S.wR)(n,e.dict);if(!r)return;const a=(0,S.hs)(n,e.dict,r,s);return a&&this.
prepare(r),a}prepare(e){if(this.prepared.has(e.number))return;this.prepared.add(e.number);const{document:s}=this,n=s.get(e);if(!(n instanceof u.Z6))return;const r=s.
dict(n.dict.get("Resources")),a=s.resolve(n.dict.get("Subtype")),d=this.defaults!==void 0&&!r?.has("Font");if(a instanceof u.SX&&a.text==="Form"&&r&&!d)return;const o=new u.
Bi(n.dict).set("Type",new u.SX("XObject")).set("Subtype",new u.SX("Form"));d&&(!r||r.size===0)?o.set("Resources",this.defaults):d?o.set("Resources",new u.Bi(r).
set("Font",this.document.dict(this.defaults).get("Font"))):r||o.set("Resources",new u.Bi),s.put(e,new u.Z6(o,n.data,n.sealed))}}const l=(g,e)=>g.array(g.entry(g.
pages.number(e),"Annots"))??[];class w{name;additions=[];painted=[];known=new Map;constructor(e){this.name=e}add(e,s){const n=e==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",r=this.known.get(s.number)??this.additions.push({category:e,name:n,ref:s})-1;return this.known.set(s.number,r),r}}}),76586:((N,D,f)=>{
f.d(D,{H:()=>r});var u=f(83137),S=f(9819),x=f(21996),b=f(45599),R=f(57594),C=f(6057);const E=new Set(["FreeText","Line","Square","Circle","Polygon","PolyLine","\
Ink","Caret","Stamp","Watermark","Highlight","Underline","Squiggly","StrikeOut"]),A=new Set(["Link","Popup"]),F=200;function B(o,t,i){const c=new Set,h=new l,p=I(
o,t);let v=!1;for(let y=t.length-1;y>=0;y--){const T=t[y],m=o.dict(T),O=m&&(0,C.b0)(o,m.get("Rect"));if(!m||!O||!i.isVisible(m))continue;if(i.isField(T)){h.add(
O);continue}const P=o.resolve(m.get("Subtype")),K=P instanceof b.SX?P.text:"";if(A.has(K)||K==="Widget"||!h.meets(O))continue;const $=(0,b.i9)(T)&&p.has(T.number);
E.has(K)&&!$&&i.hasAppearance(m)?(c.add(y),h.add(O)):v=!0}return{painted:c,dropped:c.size>0?M(o,t,c):new Set,covers:v}}function I(o,t){const i=t.map(c=>o.dict(c)?.
get("IRT"));return new Set(i.flatMap(c=>(0,b.i9)(c)?[c.number]:[]))}function M(o,t,i){const c=new Set([...i].flatMap(p=>(0,b.i9)(t[p])?[t[p].number]:[])),h=new Set;
for(const[p,v]of t.entries()){const y=o.dict(v)?.get("Parent"),T=o.resolve(o.dict(v)?.get("Subtype"));T instanceof b.SX&&T.text==="Popup"&&(0,b.i9)(y)&&c.has(y.
number)&&h.add(p)}return h}class l{boxes=[];all;add(t){this.boxes.push(t);const{all:i=t}=this;this.all=[Math.min(i[0],t[0]),Math.min(i[1],t[1]),Math.max(i[2],t[2]),
Math.max(i[3],t[3])]}meets(t){return!this.all||!w(this.all,t)?!1:this.boxes.length>F||this.boxes.some(i=>w(i,t))}}const w=(o,t)=>o[0]<t[2]&&t[0]<o[2]&&o[1]<t[3]&&
t[1]<o[3];var g=f(98446);function e(o){return o.length===0?[]:[{code:"annotations_flattened",message:`On ${(0,g.oi)(o)}, annotations under fields became content\
 of the page with them, so that they do not cover them. Their comments are not kept.`}]}function s(o){return o.length===0?[]:[{code:"fields_covered",message:`On\
 ${(0,g.oi)(o)}, annotations that were under fields are now over them, because they cannot become content of the page.`}]}var n=f(64019);async function r(o,t,i){
return new a(o,t).run(i)}class a{document;model;pages;flattened=new Set;joined=[];covered=[];constructor(t,i){this.document=t,this.model=i,this.pages=new R.v(t,
"OctavoField",this.defaultResources())}async run(t){const i=t.filter(c=>(0,R.I)(this.document,c-1).some(h=>this.widgetOf(h)));return await this.pages.run(i,c=>this.
paintWidgets(c)),await this.removeFields(),{widgets:this.flattened.size,notes:[...e(this.joined),...s(this.covered)]}}paintWidgets({index:t,items:i,paint:c}){const h=[],
{painted:p,dropped:v,covers:y}=this.beneath(i);p.size>0&&this.joined.push(t+1),y&&this.covered.push(t+1);for(const[T,m]of i.entries()){if(v.has(T))continue;const O=this.
widgetOf(m),P=O??(p.has(T)?this.drawing(m):void 0);O&&this.flattened.add(O.number),P?c(P):h.push(m)}return h}widgetOf(t){return(0,b.i9)(t)?this.model.widgets.get(
t.number):void 0}drawing(t){const i=this.document.dict(t);return i&&{number:(0,b.i9)(t)?t.number:-1,dict:i}}beneath(t){return B(this.document,t,{isField:i=>{const c=this.
widgetOf(i);return c!==void 0&&(0,n.wR)(this.document,c.dict)!==void 0},isVisible:i=>this.pages.isVisible(i),hasAppearance:i=>(0,n.wR)(this.document,i)!==void 0})}defaultResources(){
const t=this.model.form?.dict.get("DR"),i=this.document.dict(t);if(i?.has("Font"))return(0,b.i9)(t)?t:this.document.add(i)}async removeFields(){const{document:t,
model:i}=this,{widgets:c,form:h}=i,p=new S.J7(t);if(this.flattened.size<[...c.values()].filter(({pages:m})=>m.length>0).length){const m=new u.I(p);for(const O of this.
flattened){const{dict:P,node:K}=c.get(O);m.losing(P),m.keepsAsField(O,P)||p.remove(O),K.parent&&m.touch(K.parent.number)}m.flush();return}for(const m of i.numbers())
p.remove(m);if(!h)return;const v=t.editCatalog(),y=h.dict.get("DR");y!==void 0&&(await(0,x.V3)(t,["FreeText"])).some(m=>d(t,m))?v.set("AcroForm",new b.Bi([["Fie\
lds",[]],["DR",y]])):v.delete("AcroForm")}}const d=(o,t)=>(0,b.Eo)(o.resolve(o.entry(t,"Subtype")),"FreeText")}),64019:((N,D,f)=>{f.d(D,{dK:()=>B,wR:()=>M,hs:()=>I});
var u=f(45599),S=f(74135),x=f(6057);function b(l,w,g,e){const s=(0,x.b0)(l,w.get("Rect")),n=l.get(g);if(!s||!(n instanceof u.Z6))return;const r=(0,x.b0)(l,n.dict.
get("BBox"));if(!r)return;const[a,d,o,t]=(0,S.zl)((0,x.lQ)(l,n.dict.get("Matrix")),r);if(!(o>a)||!(t>d))return;const i=(s[2]-s[0])/(o-a),c=(s[3]-s[1])/(t-d),h=[
i,0,0,c,s[0]-a*i,s[1]-d*c];return{form:g,matrix:e===0?h:R(h,e,s[0],s[3])}}function R([l,w,g,e,s,n],r,a,d){const o=r===180?-1:0,t=r===90?1:r===270?-1:0,i=(p,v)=>[
o*p-t*v,t*p+o*v],[c,h]=i(s-a,n-d);return[...i(l,w),...i(g,e),c+a,h+d]}const C=2,E=16,A=32;function F(l,w){const g=l.resolve(w.get("F"));return typeof g=="number"?
g:0}const B=(l,w)=>(F(l,w)&(C|A))!==0;function I(l,w,g,e){return b(l,w,g,F(l,w)&E?e:0)}function M(l,w){const g=l.dict(w.get("AP"))?.get("N"),e=l.resolve(g);if(e instanceof
u.Z6)return(0,u.i9)(g)?g:void 0;if(!(e instanceof u.Bi))return;const s=l.resolve(w.get("AS")),n=s instanceof u.SX?e.get(s.text):void 0;return(0,u.i9)(n)&&l.resolve(
n)instanceof u.Z6?n:void 0}}),72648:((N,D,f)=>{f.d(D,{g:()=>F,t:()=>g});var u=f(58552),S=f(59277),x=f(94389);const b="it must be a TrueType or OpenType font (.t\
tf or .otf)",R=2,C=12,E=256,A=512;function F({bytes:e},s){const n=B(e);if(n!==void 0)throw(0,u.G6)([{field:s,message:n}]);return{bytes:e,field:s}}function B(e){
const s=(0,S.y)(e);if(s==="a font collection")return`is a font collection; ${b} with a single font`;if(s!=="a TrueType font"&&s!=="an OpenType font")return`is ${s??
"not a font"}; ${b}`;try{const n=new DataView(e.buffer,e.byteOffset,e.byteLength),r=(0,x.tI)(n);if(![...r.values()].every(({at:d,length:o})=>d+o<=e.length))return l;
if(I.some(d=>!r.has(d)))return M;if(!r.has("CFF ")&&!(r.has("glyf")&&r.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueTy\
pe or CFF outlines";const a=r.get("OS/2");return a&&w(n.getUint16(a.at+8))}catch(n){if(n instanceof RangeError)return l;throw n}}const I=["head","hhea","hmtx","\
maxp","cmap"],M="is a damaged font; give a complete TrueType or OpenType font",l="ends too early for a font; give a complete TrueType or OpenType font";function w(e){
const s=n=>`is a font whose license (fsType) ${n}; give a font that may be embedded`;return e&R&&!(e&C)?s("forbids embedding"):e&E?s("forbids embedding only the\
 characters that are used"):e&A?s("forbids embedding its outlines"):void 0}const g=e=>(0,u.G6)([{field:e,message:M}])})};
