"use strict";exports.id=4193,exports.ids=[4193],exports.modules={89552:((G,N,f)=>{f.d(N,{H:()=>C});var x=f(52301),F=f(90191),K=f(38504),a=f(16039),j=f(84805);const W=new Set(
["FreeText","Line","Square","Circle","Polygon","PolyLine","Ink","Caret","Stamp","Watermark","Highlight","Underline","Squiggly","StrikeOut"]),X=new Set(["Link","\
Popup"]),$=200;function L(i,e,t){const n=new Set,o=new h,s=k(i,e);let r=!1;for(let d=e.length-1;d>=0;d--){const v=e[d],u=i.dict(v),m=u&&(0,j.b0)(i,u.get("Rect"));
if(!u||!m||!t.isVisible(u))continue;if(t.isField(v)){o.add(m);continue}const O=i.resolve(u.get("Subtype")),w=O instanceof a.SX?O.text:"";if(X.has(w)||w==="Widge\
t"||!o.meets(m))continue;const b=(0,a.i9)(v)&&s.has(v.number);W.has(w)&&!b&&t.hasAppearance(u)?(n.add(d),o.add(m)):r=!0}return{painted:n,dropped:n.size>0?Z(i,e,
n):new Set,covers:r}}function k(i,e){const t=e.map(n=>i.dict(n)?.get("IRT"));return new Set(t.flatMap(n=>(0,a.i9)(n)?[n.number]:[]))}function Z(i,e,t){const n=new Set(
[...t].flatMap(s=>(0,a.i9)(e[s])?[e[s].number]:[])),o=new Set;for(const[s,r]of e.entries()){const d=i.dict(r)?.get("Parent"),v=i.resolve(i.dict(r)?.get("Subtype"));
v instanceof a.SX&&v.text==="Popup"&&(0,a.i9)(d)&&n.has(d.number)&&o.add(s)}return o}class h{boxes=[];all;add(e){this.boxes.push(e);const{all:t=e}=this;this.all=
[Math.min(t[0],e[0]),Math.min(t[1],e[1]),Math.max(t[2],e[2]),Math.max(t[3],e[3])]}meets(e){return!this.all||!p(this.all,e)?!1:this.boxes.length>$||this.boxes.some(
t=>p(t,e))}}const p=(i,e)=>i[0]<e[2]&&e[0]<i[2]&&i[1]<e[3]&&e[1]<i[3],y=10;function T(i){const e=i.slice(0,y).join(", ")+(i.length>y?` and ${i.length-y} more`:"");
return i.length===1?`On page ${e}`:`On pages ${e}`}function c(i){return i.length===0?[]:[{code:"annotations_flattened",message:`${T(i)}, annotations under field\
s became content of the page with them, so that they do not cover them. Their comments are not kept.`}]}function l(i){return i.length===0?[]:[{code:"fields_cove\
red",message:`${T(i)}, annotations that were under fields are now over them, because they cannot become content of the page.`}]}var g=f(65300),S=f(59234),R=f(30900),
E=f(53403),M=f(88771),P=f(78713),z=f(15975),B=f(348);class D{document;root;entries=new Map;changed=!1;nextKey=0;added=new Map;contents=new Map;constructor(e){this.
document=e,this.root=(0,F.Wo)(e,"StructTreeRoot")}async read(){const{document:e,root:t,entries:n}=this;for(const[s,r]of await(0,P.Zc)(e,t?.dict.get("ParentTree"),
"Nums"))typeof s=="number"&&n.set(s,r);const o=e.resolve(t?.dict.get("ParentTreeNextKey"));this.nextKey=[...n.keys()].reduce((s,r)=>Math.max(s,r+1),typeof o=="n\
umber"?o:0)}mark(e,t){return this.root?this.identify(e,t)??"/Artifact BMC":""}pageEntries(e){const t=this.added.get(e);return t===void 0?{}:{StructParents:t}}finish(){
const{root:e,entries:t,document:n}=this;if(!e||!this.changed)return;for(const[s,r]of this.contents)t.set(s,n.add(r));const o=[...t].sort(([s],[r])=>s-r);n.edit(
e.holder),e.dict.set("ParentTree",n.add((0,P.H6)(n,o,"Nums"))),e.dict.set("ParentTreeNextKey",this.nextKey)}identify(e,t){const{document:n,entries:o}=this,s=n.resolve(
e.dict.get("StructParent"));if(typeof s!="number")return;const r=o.get(s),d=n.dict(r);if(!(0,a.i9)(r)||!d)return;const v=n.array(d.get("K"))??[d.get("K")??null],
u=v.findIndex(V=>this.isReference(V,e.number));if(u<0)return;const m=n.pages.number(t),w=this.contentsOf(t,o).push(r)-1,b=[...v];b[u]=new a.Bi([["Type",new a.SX(
"MCR")],["Pg",new a.oS(m,n.generation(m))],["MCID",w]]),n.edit(r),d.set("K",b.length===1?b[0]:b),o.delete(s),this.changed=!0;const A=n.resolve(d.get("S")),I=new B.
k(32);return(0,z.dZ)(I,A instanceof a.SX?A.text:"Form"),`${Buffer.from(I.bytes).toString("latin1")} <</MCID ${w}>> BDC`}isReference(e,t){const n=this.document.resolve(
e);if(!(0,a.Zm)(n)||!(0,a.Eo)(this.document.resolve(n.get("Type")),"OBJR"))return!1;const o=n.get("Obj");return(0,a.i9)(o)&&o.number===t}contentsOf(e,t){const{document:n}=this,
o=n.resolve(n.entry(n.pages.number(e),"StructParents"));let s=typeof o=="number"?o:this.added.get(e);s===void 0&&this.added.set(e,s=this.nextKey++);let r=this.contents.
get(s);return r||this.contents.set(s,r=[...n.array(t.get(s))??[]]),r}}async function C(i,e,t){return new H(i,e).run(t)}class H{document;model;layers;tags;prepared=new Set;defaults;flattened=new Set;joined=[];covered=[];constructor(e,t){
this.document=e,this.model=t,this.layers=new E.z(e),this.tags=new D(e),this.defaults=this.defaultResources()}async run(e){const{document:t}=this,n=e.filter(d=>this.
hasWidgets(d-1)),{kinds:o,pages:s}=await(0,R.F)(t,n),r=new g.B(t);await r.inspect(s),s.length>0&&await this.tags.read();for(const[d,v]of s.entries()){const{additions:u,
paint:m,left:O}=this.widgetsOf(v.index,o[v.kind].rotation),w={Annots:O.length>0?O:void 0,...this.tags.pageEntries(v.index)},b=I=>`${m.map(V=>V(I)).join(`
`)}
`;m.length>0?r.over(v,{resources:u,operators:b},w):t.pages.patch(v.index,w);const A=t.job.pace.step(4e3+m.length*400);A&&await A,d%200===0&&t.job.pace.progress(
d/s.length)}return this.tags.finish(),this.removeFields(),{widgets:this.flattened.size,notes:[...c(this.joined),...l(this.covered)]}}hasWidgets(e){return this.annotations(
e).some(t=>(0,a.i9)(t)&&this.model.widgets.has(t.number))}annotations(e){return this.document.array(this.document.entry(this.document.pages.number(e),"Annots"))??
[]}widgetsOf(e,t){const n={additions:[],paint:[],left:[]},o=new Map,s=(m,O,w)=>{const b=o.get(w.number)??n.additions.push({category:m,name:O,ref:w})-1;return o.
set(w.number,b),b},r=this.annotations(e),{painted:d,dropped:v,covers:u}=this.beneath(r);d.size>0&&this.joined.push(e+1),u&&this.covered.push(e+1);for(const[m,O]of r.
entries()){if(v.has(m))continue;const w=this.widgetOf(O),b=w??(d.has(m)?this.drawing(O):void 0);if(!b){n.left.push(O);continue}w&&this.flattened.add(b.number);const A=this.
place(b,t);if(!A)continue;const{form:I,matrix:V}=A,te=s("XObject",`OctavoField${n.additions.length+1}`,I),J=b.dict.get("OC"),Y=(0,a.i9)(J)?s("Properties","Octav\
oLayer",J):void 0,Q=this.tags.mark(b,e);n.paint.push(q=>{const _=(0,S.qK)(q[te],(0,S.vs)(V)),ee=Q===""?_:`${Q}
${_}
EMC`;return Y===void 0?ee:`/OC /${q[Y]} BDC
${ee}
EMC`})}return n}widgetOf(e){return(0,a.i9)(e)?this.model.widgets.get(e.number):void 0}drawing(e){const t=this.document.dict(e);return t&&{number:(0,a.i9)(e)?e.number:
-1,dict:t}}beneath(e){return L(this.document,e,{isField:t=>{const n=this.widgetOf(t);return n!==void 0&&(0,M.wR)(this.document,n.dict)!==void 0},isVisible:t=>this.
isVisible(t),hasAppearance:t=>(0,M.wR)(this.document,t)!==void 0})}isVisible(e){return!(0,M.dK)(this.document,e)&&!this.layers.isOff(e.get("OC"))}place(e,t){const{
document:n}=this;if(!this.isVisible(e.dict))return;const o=(0,M.wR)(n,e.dict);if(!o)return;const s=(0,M.hs)(n,e.dict,o,t);return s&&this.prepare(o),s}prepare(e){
if(this.prepared.has(e.number))return;this.prepared.add(e.number);const{document:t}=this,n=t.get(e);if(!(n instanceof a.Z6))return;const o=t.dict(n.dict.get("Re\
sources")),s=t.resolve(n.dict.get("Subtype")),r=this.defaults!==void 0&&!o?.has("Font");if(s instanceof a.SX&&s.text==="Form"&&o&&!r)return;const d=new a.Bi(n.dict).
set("Type",new a.SX("XObject")).set("Subtype",new a.SX("Form"));r&&(!o||o.size===0)?d.set("Resources",this.defaults):r?d.set("Resources",new a.Bi(o).set("Font",
this.document.dict(this.defaults).get("Font"))):o||d.set("Resources",new a.Bi),t.put(e,new a.Z6(d,n.data,n.sealed))}defaultResources(){const e=this.model.form?.
dict.get("DR"),t=this.document.dict(e);if(t?.has("Font"))return(0,a.i9)(e)?e:this.document.add(t)}removeFields(){const{document:e,model:t}=this,{widgets:n,form:o}=t,
s=new F.J7(e);if(this.flattened.size<[...n.values()].filter(({pages:u})=>u.length>0).length){const u=new x.I(s);for(const m of this.flattened){const{dict:O,node:w}=n.
get(m);u.losing(O),u.keepsAsField(m,O)||s.remove(m),w.parent&&u.touch(w.parent.number)}u.flush();return}for(const u of t.numbers())s.remove(u);if(!o)return;const r=e.
editCatalog(),d=o.dict.get("DR");d!==void 0&&(0,K.p$)(e,["/FreeText"]).some(u=>U(e,u))?r.set("AcroForm",new a.Bi([["Fields",[]],["DR",d]])):r.delete("AcroForm")}}
const U=(i,e)=>(0,a.Eo)(i.resolve(i.entry(e,"Subtype")),"FreeText")}),88771:((G,N,f)=>{f.d(N,{dK:()=>L,wR:()=>Z,hs:()=>k});var x=f(16039),F=f(84805);function K(h,p,y,T){
const c=(0,F.b0)(h,p.get("Rect")),l=h.get(y);if(!c||!(l instanceof x.Z6))return;const g=(0,F.b0)(h,l.dict.get("BBox"));if(!g)return;const[S,R,E,M,P,z]=(0,F.lQ)(
h,l.dict.get("Matrix")),B=[],D=[];for(const o of[g[0],g[2]])for(const s of[g[1],g[3]])B.push(S*o+E*s+P),D.push(R*o+M*s+z);const[C,H]=[Math.min(...B),Math.max(...B)],
[U,i]=[Math.min(...D),Math.max(...D)];if(!(H>C)||!(i>U))return;const e=(c[2]-c[0])/(H-C),t=(c[3]-c[1])/(i-U),n=[e,0,0,t,c[0]-C*e,c[1]-U*t];return{form:y,matrix:T===
0?n:a(n,T,c[0],c[3])}}function a([h,p,y,T,c,l],g,S,R){const E=g===180?-1:0,M=g===90?1:g===270?-1:0,P=(D,C)=>[E*D-M*C,M*D+E*C],[z,B]=P(c-S,l-R);return[...P(h,p),
...P(y,T),z+S,B+R]}const j=2,W=16,X=32;function $(h,p){const y=h.resolve(p.get("F"));return typeof y=="number"?y:0}const L=(h,p)=>($(h,p)&(j|X))!==0;function k(h,p,y,T){
return K(h,p,y,$(h,p)&W?T:0)}function Z(h,p){const y=h.dict(p.get("AP"))?.get("N"),T=h.resolve(y);if(T instanceof x.Z6)return(0,x.i9)(y)?y:void 0;if(!(T instanceof
x.Bi))return;const c=h.resolve(p.get("AS")),l=c instanceof x.SX?T.get(c.text):void 0;return(0,x.i9)(l)&&h.resolve(l)instanceof x.Z6?l:void 0}}),24840:((G,N,f)=>{
f.d(N,{g:()=>L,t:()=>T});var x=f(49153),F=f(93413),K=f(94777);const a="it must be a TrueType or OpenType font (.ttf or .otf)",j=2,W=12,X=256,$=512;function L({bytes:c},l){
const g=k(c);if(g!==void 0)throw(0,x.G6)([{field:l,message:g}]);return{bytes:c,field:l}}function k(c){const l=(0,F.y)(c);if(l==="a font collection")return`is a \
font collection; ${a} with a single font`;if(l!=="a TrueType font"&&l!=="an OpenType font")return`is ${l??"not a font"}; ${a}`;try{const g=new DataView(c.buffer,
c.byteOffset,c.byteLength),S=(0,K.tI)(g);if(![...S.values()].every(({at:E,length:M})=>E+M<=c.length))return p;if(Z.some(E=>!S.has(E)))return h;if(!S.has("CFF ")&&
!(S.has("glyf")&&S.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const R=S.get("OS/2");return R&&
y(g.getUint16(R.at+8))}catch(g){if(g instanceof RangeError)return p;throw g}}const Z=["head","hhea","hmtx","maxp","cmap"],h="is a damaged font; give a complete \
TrueType or OpenType font",p="ends too early for a font; give a complete TrueType or OpenType font";function y(c){const l=g=>`is a font whose license (fsType) ${g}\
; give a font that may be embedded`;return c&j&&!(c&W)?l("forbids embedding"):c&X?l("forbids embedding only the characters that are used"):c&$?l("forbids embedd\
ing its outlines"):void 0}const T=c=>(0,x.G6)([{field:c,message:h}])})};
