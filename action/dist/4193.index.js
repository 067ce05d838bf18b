"use strict";exports.id=4193,exports.ids=[4193],exports.modules={89552:((H,K,f)=>{f.d(K,{H:()=>k});var x=f(52301),C=f(90191),D=f(7548),a=f(16039),j=f(84805);const W=new Set(
["FreeText","Line","Square","Circle","Polygon","PolyLine","Ink","Caret","Stamp","Watermark","Highlight","Underline","Squiggly","StrikeOut"]),X=new Set(["Link","\
Popup"]),L=200;function A(i,e,t){const n=new Set,o=new B,s=z(i,e);let r=!1;for(let c=e.length-1;c>=0;c--){const y=e[c],h=i.dict(y),m=h&&(0,j.b0)(i,h.get("Rect"));
if(!h||!m||!t.isVisible(h))continue;if(t.isField(y)){o.add(m);continue}const O=i.resolve(h.get("Subtype")),v=O instanceof a.SX?O.text:"";if(X.has(v)||v==="Widge\
t"||!o.meets(m))continue;const b=(0,a.i9)(y)&&s.has(y.number);W.has(v)&&!b&&t.hasAppearance(h)?(n.add(c),o.add(m)):r=!0}return{painted:n,dropped:n.size>0?V(i,e,
n):new Set,covers:r}}function z(i,e){const t=e.map(n=>i.dict(n)?.get("IRT"));return new Set(t.flatMap(n=>(0,a.i9)(n)?[n.number]:[]))}function V(i,e,t){const n=new Set(
[...t].flatMap(s=>(0,a.i9)(e[s])?[e[s].number]:[])),o=new Set;for(const[s,r]of e.entries()){const c=i.dict(r)?.get("Parent"),y=i.resolve(i.dict(r)?.get("Subtype"));
y instanceof a.SX&&y.text==="Popup"&&(0,a.i9)(c)&&n.has(c.number)&&o.add(s)}return o}class B{boxes=[];all;add(e){this.boxes.push(e);const{all:t=e}=this;this.all=
[Math.min(t[0],e[0]),Math.min(t[1],e[1]),Math.max(t[2],e[2]),Math.max(t[3],e[3])]}meets(e){return!this.all||!l(this.all,e)?!1:this.boxes.length>L||this.boxes.some(
t=>l(t,e))}}const l=(i,e)=>i[0]<e[2]&&e[0]<i[2]&&i[1]<e[3]&&e[1]<i[3],p=10;function w(i){const e=i.slice(0,p).join(", ")+(i.length>p?` and ${i.length-p} more`:"");
return i.length===1?`On page ${e}`:`On pages ${e}`}function d(i){return i.length===0?[]:[{code:"annotations_flattened",message:`${w(i)}, annotations under field\
s became content of the page with them, so that they do not cover them. Their comments are not kept.`}]}function u(i){return i.length===0?[]:[{code:"fields_cove\
red",message:`${w(i)}, annotations that were under fields are now over them, because they cannot become content of the page.`}]}var g=f(65300),T=f(59234),R=f(30900),
E=f(36342),S=f(88771),F=f(78713),M=f(15975),$=f(348);class I{document;root;entries=new Map;changed=!1;nextKey=0;added=new Map;contents=new Map;constructor(e){this.
document=e,this.root=(0,C.Wo)(e,"StructTreeRoot")}async read(){const{document:e,root:t,entries:n}=this;for(const[s,r]of await(0,F.Zc)(e,t?.dict.get("ParentTree"),
"Nums"))typeof s=="number"&&n.set(s,r);const o=e.resolve(t?.dict.get("ParentTreeNextKey"));this.nextKey=[...n.keys()].reduce((s,r)=>Math.max(s,r+1),typeof o=="n\
umber"?o:0)}mark(e,t){return this.root?this.identify(e,t)??"/Artifact BMC":""}pageEntries(e){const t=this.added.get(e);return t===void 0?{}:{StructParents:t}}finish(){
const{root:e,entries:t,document:n}=this;if(!e||!this.changed)return;for(const[s,r]of this.contents)t.set(s,n.add(r));const o=[...t].sort(([s],[r])=>s-r);n.edit(
e.holder),e.dict.set("ParentTree",n.add((0,F.H6)(n,o,"Nums"))),e.dict.set("ParentTreeNextKey",this.nextKey)}identify(e,t){const{document:n,entries:o}=this,s=n.resolve(
e.dict.get("StructParent"));if(typeof s!="number")return;const r=o.get(s),c=n.dict(r);if(!(0,a.i9)(r)||!c)return;const y=n.array(c.get("K"))??[c.get("K")??null],
h=y.findIndex(Z=>this.isReference(Z,e.number));if(h<0)return;const m=n.pages.number(t),v=this.contentsOf(t,o).push(r)-1,b=[...y];b[h]=new a.Bi([["Type",new a.SX(
"MCR")],["Pg",new a.oS(m,n.generation(m))],["MCID",v]]),n.edit(r),c.set("K",b.length===1?b[0]:b),o.delete(s),this.changed=!0;const P=n.resolve(c.get("S")),N=new $.
k(32);return(0,M.dZ)(N,P instanceof a.SX?P.text:"Form"),`${Buffer.from(N.bytes).toString("latin1")} <</MCID ${v}>> BDC`}isReference(e,t){const n=this.document.resolve(
e);if(!(0,a.Zm)(n)||!(0,a.Eo)(this.document.resolve(n.get("Type")),"OBJR"))return!1;const o=n.get("Obj");return(0,a.i9)(o)&&o.number===t}contentsOf(e,t){const{document:n}=this,
o=n.resolve(n.entry(n.pages.number(e),"StructParents"));let s=typeof o=="number"?o:this.added.get(e);s===void 0&&this.added.set(e,s=this.nextKey++);let r=this.contents.
get(s);return r||this.contents.set(s,r=[...n.array(t.get(s))??[]]),r}}async function k(i,e,t){return new U(i,e).run(t)}class U{document;model;layers;tags;prepared=new Set;defaults;flattened=new Set;joined=[];covered=[];constructor(e,t){
this.document=e,this.model=t,this.layers=new E.z(e),this.tags=new I(e),this.defaults=this.defaultResources()}async run(e){const{document:t}=this,n=e.filter(c=>this.
hasWidgets(c-1)),{kinds:o,pages:s}=await(0,R.F)(t,n),r=new g.B(t);await r.inspect(s),s.length>0&&await this.tags.read();for(const[c,y]of s.entries()){const{additions:h,
paint:m,left:O}=this.widgetsOf(y.index,o[y.kind].rotation),v={Annots:O.length>0?O:void 0,...this.tags.pageEntries(y.index)},b=N=>`${m.map(Z=>Z(N)).join(`
`)}
`;m.length>0?r.over(y,{resources:h,operators:b},v):t.pages.patch(y.index,v);const P=t.job.pace.step(4e3+m.length*400);P&&await P,c%200===0&&t.job.pace.progress(
c/s.length)}return this.tags.finish(),await this.removeFields(),{widgets:this.flattened.size,notes:[...d(this.joined),...u(this.covered)]}}hasWidgets(e){return this.
annotations(e).some(t=>(0,a.i9)(t)&&this.model.widgets.has(t.number))}annotations(e){return this.document.array(this.document.entry(this.document.pages.number(e),
"Annots"))??[]}widgetsOf(e,t){const n={additions:[],paint:[],left:[]},o=new Map,s=(m,O,v)=>{const b=o.get(v.number)??n.additions.push({category:m,name:O,ref:v})-
1;return o.set(v.number,b),b},r=this.annotations(e),{painted:c,dropped:y,covers:h}=this.beneath(r);c.size>0&&this.joined.push(e+1),h&&this.covered.push(e+1);for(const[
m,O]of r.entries()){if(y.has(m))continue;const v=this.widgetOf(O),b=v??(c.has(m)?this.drawing(O):void 0);if(!b){n.left.push(O);continue}v&&this.flattened.add(b.
number);const P=this.place(b,t);if(!P)continue;const{form:N,matrix:Z}=P,te=s("XObject",`OctavoField${n.additions.length+1}`,N),G=b.dict.get("OC"),J=(0,a.i9)(G)?
s("Properties","OctavoLayer",G):void 0,Y=this.tags.mark(b,e);n.paint.push(Q=>{const q=(0,T.qK)(Q[te],(0,T.vs)(Z)),_=Y===""?q:`${Y}
${q}
EMC`;return J===void 0?_:`/OC /${Q[J]} BDC
${_}
EMC`})}return n}widgetOf(e){return(0,a.i9)(e)?this.model.widgets.get(e.number):void 0}drawing(e){const t=this.document.dict(e);return t&&{number:(0,a.i9)(e)?e.number:
-1,dict:t}}beneath(e){return A(this.document,e,{isField:t=>{const n=this.widgetOf(t);return n!==void 0&&(0,S.wR)(this.document,n.dict)!==void 0},isVisible:t=>this.
isVisible(t),hasAppearance:t=>(0,S.wR)(this.document,t)!==void 0})}isVisible(e){return!(0,S.dK)(this.document,e)&&!this.layers.isOff(e.get("OC"))}place(e,t){const{
document:n}=this;if(!this.isVisible(e.dict))return;const o=(0,S.wR)(n,e.dict);if(!o)return;const s=(0,S.hs)(n,e.dict,o,t);return s&&this.prepare(o),s}prepare(e){
if(this.prepared.has(e.number))return;this.prepared.add(e.number);const{document:t}=this,n=t.get(e);if(!(n instanceof a.Z6))return;const o=t.dict(n.dict.get("Re\
sources")),s=t.resolve(n.dict.get("Subtype")),r=this.defaults!==void 0&&!o?.has("Font");if(s instanceof a.SX&&s.text==="Form"&&o&&!r)return;const c=new a.Bi(n.dict).
set("Type",new a.SX("XObject")).set("Subtype",new a.SX("Form"));r&&(!o||o.size===0)?c.set("Resources",this.defaults):r?c.set("Resources",new a.Bi(o).set("Font",
this.document.dict(this.defaults).get("Font"))):o||c.set("Resources",new a.Bi),t.put(e,new a.Z6(c,n.data,n.sealed))}defaultResources(){const e=this.model.form?.
dict.get("DR"),t=this.document.dict(e);if(t?.has("Font"))return(0,a.i9)(e)?e:this.document.add(t)}async removeFields(){const{document:e,model:t}=this,{widgets:n,
form:o}=t,s=new C.J7(e);if(this.flattened.size<[...n.values()].filter(({pages:h})=>h.length>0).length){const h=new x.I(s);for(const m of this.flattened){const{dict:O,
node:v}=n.get(m);h.losing(O),h.keepsAsField(m,O)||s.remove(m),v.parent&&h.touch(v.parent.number)}h.flush();return}for(const h of t.numbers())s.remove(h);if(!o)return;
const r=e.editCatalog(),c=o.dict.get("DR");c!==void 0&&(await(0,D.V3)(e,["FreeText"])).some(h=>ee(e,h))?r.set("AcroForm",new a.Bi([["Fields",[]],["DR",c]])):r.delete(
"AcroForm")}}const ee=(i,e)=>(0,a.Eo)(i.resolve(i.entry(e,"Subtype")),"FreeText")}),88771:((H,K,f)=>{f.d(K,{dK:()=>z,wR:()=>B,hs:()=>V});var x=f(16039),C=f(80199),
D=f(84805);function a(l,p,w,d){const u=(0,D.b0)(l,p.get("Rect")),g=l.get(w);if(!u||!(g instanceof x.Z6))return;const T=(0,D.b0)(l,g.dict.get("BBox"));if(!T)return;
const[R,E,S,F]=(0,C.zl)((0,D.lQ)(l,g.dict.get("Matrix")),T);if(!(S>R)||!(F>E))return;const M=(u[2]-u[0])/(S-R),$=(u[3]-u[1])/(F-E),I=[M,0,0,$,u[0]-R*M,u[1]-E*$];
return{form:w,matrix:d===0?I:j(I,d,u[0],u[3])}}function j([l,p,w,d,u,g],T,R,E){const S=T===180?-1:0,F=T===90?1:T===270?-1:0,M=(k,U)=>[S*k-F*U,F*k+S*U],[$,I]=M(u-
R,g-E);return[...M(l,p),...M(w,d),$+R,I+E]}const W=2,X=16,L=32;function A(l,p){const w=l.resolve(p.get("F"));return typeof w=="number"?w:0}const z=(l,p)=>(A(l,p)&
(W|L))!==0;function V(l,p,w,d){return a(l,p,w,A(l,p)&X?d:0)}function B(l,p){const w=l.dict(p.get("AP"))?.get("N"),d=l.resolve(w);if(d instanceof x.Z6)return(0,x.
i9)(w)?w:void 0;if(!(d instanceof x.Bi))return;const u=l.resolve(p.get("AS")),g=u instanceof x.SX?d.get(u.text):void 0;return(0,x.i9)(g)&&l.resolve(g)instanceof
x.Z6?g:void 0}}),24840:((H,K,f)=>{f.d(K,{g:()=>A,t:()=>w});var x=f(49153),C=f(93413),D=f(94777);const a="it must be a TrueType or OpenType font (.ttf or .otf)",
j=2,W=12,X=256,L=512;function A({bytes:d},u){const g=z(d);if(g!==void 0)throw(0,x.G6)([{field:u,message:g}]);return{bytes:d,field:u}}function z(d){const u=(0,C.
y)(d);if(u==="a font collection")return`is a font collection; ${a} with a single font`;if(u!=="a TrueType font"&&u!=="an OpenType font")return`is ${u??"not a fo\
nt"}; ${a}`;try{const g=new DataView(d.buffer,d.byteOffset,d.byteLength),T=(0,D.tI)(g);if(![...T.values()].every(({at:E,length:S})=>E+S<=d.length))return l;if(V.
some(E=>!T.has(E)))return B;if(!T.has("CFF ")&&!(T.has("glyf")&&T.has("loca")))return"has no outlines that a PDF document can hold; give a font with TrueType or\
 CFF outlines";const R=T.get("OS/2");return R&&p(g.getUint16(R.at+8))}catch(g){if(g instanceof RangeError)return l;throw g}}const V=["head","hhea","hmtx","maxp",
"cmap"],B="is a damaged font; give a complete TrueType or OpenType font",l="ends too early for a font; give a complete TrueType or OpenType font";function p(d){
const u=g=>`is a font whose license (fsType) ${g}; give a font that may be embedded`;return d&j&&!(d&W)?u("forbids embedding"):d&X?u("forbids embedding only the\
 characters that are used"):d&L?u("forbids embedding its outlines"):void 0}const w=d=>(0,x.G6)([{field:d,message:B}])})};
