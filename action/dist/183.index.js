"use strict";exports.id=183,exports.ids=[183],exports.modules={64898:((K,C,u)=>{u.d(C,{v:()=>P,I:()=>l});var f=u(16039),x=u(88771),E=u(65300),w=u(59234),R=u(30900),A=u(36342),
F=u(78713),B=u(90191),M=u(15975),I=u(348);class ${document;root;entries=new Map;changed=!1;nextKey=0;added=new Map;contents=new Map;constructor(e){this.document=
e,this.root=(0,B.Wo)(e,"StructTreeRoot")}async read(){const{document:e,root:s,entries:n}=this;for(const[a,d]of await(0,F.Zc)(e,s?.dict.get("ParentTree"),"Nums"))
typeof a=="number"&&n.set(a,d);const r=e.resolve(s?.dict.get("ParentTreeNextKey"));this.nextKey=[...n.keys()].reduce((a,d)=>Math.max(a,d+1),typeof r=="number"?r:
0)}mark(e,s){return this.root?this.identify(e,s)??"/Artifact BMC":""}pageEntries(e){const s=this.added.get(e);return s===void 0?{}:{StructParents:s}}finish(){const{
root:e,entries:s,document:n}=this;if(!e||!this.changed)return;for(const[a,d]of this.contents)s.set(a,n.add(d));const r=[...s].sort(([a],[d])=>a-d);n.edit(e.holder),
e.dict.set("ParentTree",n.add((0,F.H6)(n,r,"Nums"))),e.dict.set("ParentTreeNextKey",this.nextKey)}identify(e,s){const{document:n,entries:r}=this,a=n.resolve(e.dict.
get("StructParent"));if(typeof a!="number")return;const d=r.get(a),p=n.dict(d);if(!(0,f.i9)(d)||!p)return;const i=n.array(p.get("K"))??[p.get("K")??null],t=i.findIndex(
O=>this.isReference(O,e.number));if(t<0)return;const o=n.pages.number(s),g=this.contentsOf(s,r).push(d)-1,m=[...i];m[t]=new f.Bi([["Type",new f.SX("MCR")],["Pg",
new f.oS(o,n.generation(o))],["MCID",g]]),n.edit(d),p.set("K",m.length===1?m[0]:m),r.delete(a),this.changed=!0;const b=n.resolve(p.get("S")),T=new I.k(32);return(0,M.
dZ)(T,b instanceof f.SX?b.text:"Form"),`${Buffer.from(T.bytes).toString("latin1")} <</MCID ${g}>> BDC`}isReference(e,s){const n=this.document.resolve(e);if(!(0,f.
Zm)(n)||!(0,f.Eo)(this.document.resolve(n.get("Type")),"OBJR"))return!1;const r=n.get("Obj");return(0,f.i9)(r)&&r.number===s}contentsOf(e,s){const{document:n}=this,
r=n.resolve(n.entry(n.pages.number(e),"StructParents"));let a=typeof r=="number"?r:this.added.get(e);a===void 0&&this.added.set(e,a=this.nextKey++);let d=this.contents.
get(a);return d||this.contents.set(a,d=[...n.array(s.get(a))??[]]),d}}class P{document;name;defaults;layers;tags;prepared=new Set;constructor(e,s,n){this.document=
e,this.name=s,this.defaults=n,this.layers=new A.z(e),this.tags=new $(e)}async run(e,s){const{document:n}=this,{kinds:r,pages:a}=await(0,R.F)(n,e),d=new E.B(n);await d.
inspect(a),a.length>0&&await this.tags.read();for(const[p,i]of a.entries()){const t=new y(this.name),o=T=>this.paint(t,T,i.index,r[i.kind].rotation),c=s({index:i.
index,items:l(n,i.index),paint:o}),g={Annots:c.length>0?[...c]:void 0,...this.tags.pageEntries(i.index)},m=T=>`${t.painted.map(O=>O(T)).join(`
`)}
`;t.painted.length>0?d.over(i,{resources:t.additions,operators:m},g):n.pages.patch(i.index,g);const b=n.job.pace.step(4e3+t.painted.length*400);b&&await b,p%200===
0&&n.job.pace.progress(p/a.length)}this.tags.finish()}isVisible(e){return!(0,x.dK)(this.document,e)&&!this.layers.isOff(e.get("OC"))}paint(e,s,n,r){const a=this.
place(s,r);if(!a)return;const{form:d,matrix:p}=a,i=e.add("XObject",d),t=s.dict.get("OC"),o=(0,f.i9)(t)?e.add("Properties",t):void 0,c=this.tags.mark(s,n);e.painted.
push(g=>{const m=(0,w.qK)(g[i],(0,w.vs)(p)),b=c===""?m:`${c}
${m}
EMC`;return o===void 0?b:`/OC /${g[o]} BDC
${b}
EMC`})}place(e,s){const{document:n}=this;if(!this.isVisible(e.dict))return;const r=(0,x.wR)(n,e.dict);if(!r)return;const a=(0,x.hs)(n,e.dict,r,s);return a&&this.
prepare(r),a}prepare(e){if(this.prepared.has(e.number))return;this.prepared.add(e.number);const{document:s}=this,n=s.get(e);if(!(n instanceof f.Z6))return;const r=s.
dict(n.dict.get("Resources")),a=s.resolve(n.dict.get("Subtype")),d=this.defaults!==void 0&&!r?.has("Font");if(a instanceof f.SX&&a.text==="Form"&&r&&!d)return;const p=new f.
Bi(n.dict).set("Type",new f.SX("XObject")).set("Subtype",new f.SX("Form"));d&&(!r||r.size===0)?p.set("Resources",this.defaults):d?p.set("Resources",new f.Bi(r).
set("Font",this.document.dict(this.defaults).get("Font"))):r||p.set("Resources",new f.Bi),s.put(e,new f.Z6(p,n.data,n.sealed))}}const l=(h,e)=>h.array(h.entry(h.
pages.number(e),"Annots"))??[];class y{name;additions=[];painted=[];known=new Map;constructor(e){this.name=e}add(e,s){const n=e==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",r=this.known.get(s.number)??this.additions.push({category:e,name:n,ref:s})-1;return this.known.set(s.number,r),r}}}),49114:((K,C,u)=>{
u.d(C,{H:()=>a});var f=u(52301),x=u(90191),E=u(7548),w=u(16039),R=u(64898),A=u(84805);const F=new Set(["FreeText","Line","Square","Circle","Polygon","PolyLine",
"Ink","Caret","Stamp","Watermark","Highlight","Underline","Squiggly","StrikeOut"]),B=new Set(["Link","Popup"]),M=200;function I(i,t,o){const c=new Set,g=new l,m=$(
i,t);let b=!1;for(let T=t.length-1;T>=0;T--){const O=t[T],v=i.dict(O),S=v&&(0,A.b0)(i,v.get("Rect"));if(!v||!S||!o.isVisible(v))continue;if(o.isField(O)){g.add(
S);continue}const D=i.resolve(v.get("Subtype")),N=D instanceof w.SX?D.text:"";if(B.has(N)||N==="Widget"||!g.meets(S))continue;const j=(0,w.i9)(O)&&m.has(O.number);
F.has(N)&&!j&&o.hasAppearance(v)?(c.add(T),g.add(S)):b=!0}return{painted:c,dropped:c.size>0?P(i,t,c):new Set,covers:b}}function $(i,t){const o=t.map(c=>i.dict(c)?.
get("IRT"));return new Set(o.flatMap(c=>(0,w.i9)(c)?[c.number]:[]))}function P(i,t,o){const c=new Set([...o].flatMap(m=>(0,w.i9)(t[m])?[t[m].number]:[])),g=new Set;
for(const[m,b]of t.entries()){const T=i.dict(b)?.get("Parent"),O=i.resolve(i.dict(b)?.get("Subtype"));O instanceof w.SX&&O.text==="Popup"&&(0,w.i9)(T)&&c.has(T.
number)&&g.add(m)}return g}class l{boxes=[];all;add(t){this.boxes.push(t);const{all:o=t}=this;this.all=[Math.min(o[0],t[0]),Math.min(o[1],t[1]),Math.max(o[2],t[2]),
Math.max(o[3],t[3])]}meets(t){return!this.all||!y(this.all,t)?!1:this.boxes.length>M||this.boxes.some(o=>y(o,t))}}const y=(i,t)=>i[0]<t[2]&&t[0]<i[2]&&i[1]<t[3]&&
t[1]<i[3],h=10;function e(i){const t=i.slice(0,h).join(", ")+(i.length>h?` and ${i.length-h} more`:"");return i.length===1?`On page ${t}`:`On pages ${t}`}function s(i){
return i.length===0?[]:[{code:"annotations_flattened",message:`${e(i)}, annotations under fields became content of the page with them, so that they do not cover\
 them. Their comments are not kept.`}]}function n(i){return i.length===0?[]:[{code:"fields_covered",message:`${e(i)}, annotations that were under fields are now\
 over them, because they cannot become content of the page.`}]}var r=u(88771);async function a(i,t,o){return new d(i,t).run(o)}class d{document;model;pages;flattened=new Set;joined=[];covered=[];constructor(t,o){
this.document=t,this.model=o,this.pages=new R.v(t,"OctavoField",this.defaultResources())}async run(t){const o=t.filter(c=>(0,R.I)(this.document,c-1).some(g=>this.
widgetOf(g)));return await this.pages.run(o,c=>this.paintWidgets(c)),await this.removeFields(),{widgets:this.flattened.size,notes:[...s(this.joined),...n(this.covered)]}}paintWidgets({
index:t,items:o,paint:c}){const g=[],{painted:m,dropped:b,covers:T}=this.beneath(o);m.size>0&&this.joined.push(t+1),T&&this.covered.push(t+1);for(const[O,v]of o.
entries()){if(b.has(O))continue;const S=this.widgetOf(v),D=S??(m.has(O)?this.drawing(v):void 0);S&&this.flattened.add(S.number),D?c(D):g.push(v)}return g}widgetOf(t){
return(0,w.i9)(t)?this.model.widgets.get(t.number):void 0}drawing(t){const o=this.document.dict(t);return o&&{number:(0,w.i9)(t)?t.number:-1,dict:o}}beneath(t){
return I(this.document,t,{isField:o=>{const c=this.widgetOf(o);return c!==void 0&&(0,r.wR)(this.document,c.dict)!==void 0},isVisible:o=>this.pages.isVisible(o),
hasAppearance:o=>(0,r.wR)(this.document,o)!==void 0})}defaultResources(){const t=this.model.form?.dict.get("DR"),o=this.document.dict(t);if(o?.has("Font"))return(0,w.
i9)(t)?t:this.document.add(o)}async removeFields(){const{document:t,model:o}=this,{widgets:c,form:g}=o,m=new x.J7(t);if(this.flattened.size<[...c.values()].filter(
({pages:v})=>v.length>0).length){const v=new f.I(m);for(const S of this.flattened){const{dict:D,node:N}=c.get(S);v.losing(D),v.keepsAsField(S,D)||m.remove(S),N.
parent&&v.touch(N.parent.number)}v.flush();return}for(const v of o.numbers())m.remove(v);if(!g)return;const b=t.editCatalog(),T=g.dict.get("DR");T!==void 0&&(await(0,E.
V3)(t,["FreeText"])).some(v=>p(t,v))?b.set("AcroForm",new w.Bi([["Fields",[]],["DR",T]])):b.delete("AcroForm")}}const p=(i,t)=>(0,w.Eo)(i.resolve(i.entry(t,"Sub\
type")),"FreeText")}),88771:((K,C,u)=>{u.d(C,{dK:()=>I,wR:()=>P,hs:()=>$});var f=u(16039),x=u(80199),E=u(84805);function w(l,y,h,e){const s=(0,E.b0)(l,y.get("Re\
ct")),n=l.get(h);if(!s||!(n instanceof f.Z6))return;const r=(0,E.b0)(l,n.dict.get("BBox"));if(!r)return;const[a,d,p,i]=(0,x.zl)((0,E.lQ)(l,n.dict.get("Matrix")),
r);if(!(p>a)||!(i>d))return;const t=(s[2]-s[0])/(p-a),o=(s[3]-s[1])/(i-d),c=[t,0,0,o,s[0]-a*t,s[1]-d*o];return{form:h,matrix:e===0?c:R(c,e,s[0],s[3])}}function R([
l,y,h,e,s,n],r,a,d){const p=r===180?-1:0,i=r===90?1:r===270?-1:0,t=(g,m)=>[p*g-i*m,i*g+p*m],[o,c]=t(s-a,n-d);return[...t(l,y),...t(h,e),o+a,c+d]}const A=2,F=16,
B=32;function M(l,y){const h=l.resolve(y.get("F"));return typeof h=="number"?h:0}const I=(l,y)=>(M(l,y)&(A|B))!==0;function $(l,y,h,e){return w(l,y,h,M(l,y)&F?e:
0)}function P(l,y){const h=l.dict(y.get("AP"))?.get("N"),e=l.resolve(h);if(e instanceof f.Z6)return(0,f.i9)(h)?h:void 0;if(!(e instanceof f.Bi))return;const s=l.
resolve(y.get("AS")),n=s instanceof f.SX?e.get(s.text):void 0;return(0,f.i9)(n)&&l.resolve(n)instanceof f.Z6?n:void 0}}),24840:((K,C,u)=>{u.d(C,{g:()=>M,t:()=>h});
var f=u(49153),x=u(93413),E=u(94777);const w="it must be a TrueType or OpenType font (.ttf or .otf)",R=2,A=12,F=256,B=512;function M({bytes:e},s){const n=I(e);if(n!==
void 0)throw(0,f.G6)([{field:s,message:n}]);return{bytes:e,field:s}}function I(e){const s=(0,x.y)(e);if(s==="a font collection")return`is a font collection; ${w}\
 with a single font`;if(s!=="a TrueType font"&&s!=="an OpenType font")return`is ${s??"not a font"}; ${w}`;try{const n=new DataView(e.buffer,e.byteOffset,e.byteLength),
r=(0,E.tI)(n);if(![...r.values()].every(({at:d,length:p})=>d+p<=e.length))return l;if($.some(d=>!r.has(d)))return P;if(!r.has("CFF ")&&!(r.has("glyf")&&r.has("l\
oca")))return"has no outlines that a PDF document can hold; give a font with TrueType or CFF outlines";const a=r.get("OS/2");return a&&y(n.getUint16(a.at+8))}catch(n){
if(n instanceof RangeError)return l;throw n}}const $=["head","hhea","hmtx","maxp","cmap"],P="is a damaged font; give a complete TrueType or OpenType font",l="en\
ds too early for a font; give a complete TrueType or OpenType font";function y(e){const s=n=>`is a font whose license (fsType) ${n}; give a font that may be emb\
edded`;return e&R&&!(e&A)?s("forbids embedding"):e&F?s("forbids embedding only the characters that are used"):e&B?s("forbids embedding its outlines"):void 0}const h=e=>(0,f.
G6)([{field:e,message:P}])})};
