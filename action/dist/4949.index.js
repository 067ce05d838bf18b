"use strict";exports.id=4949,exports.ids=[4949],exports.modules={17079:((x,P,d)=>{d.d(P,{Z:()=>w,_:()=>v});const c=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
y=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,_=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function v(l){
if(l.length>64)return;const f=l.trim().replace(y,(e,i,t,a)=>`${i??""}${1900+Number(t)}${a}`);return m(M(c.exec(f)??_.exec(f)))}function w(l){const f=l.length>64?
void 0:M(_.exec(l.trim()));if(!f||m(f)===void 0)return;const{year:e,month:i="",day:t="",hour:a="",minute:n="",second:o="",zone:s=""}=f;return`D:${e}${i}${t}${a}${n}${o}${s===
"Z"||s===""?s:`${s.replace(":","'")}'`}`}function M(l){if(!l)return;const[,f,e,i,t,a,n,o,s,r,u]=l,h=o??(s===void 0?void 0:`${s}${r??"00"}:${u??"00"}`);return{year:f,
month:e,day:i,hour:t,minute:a,second:n,zone:h}}function m(l){if(!l)return;const{year:f,month:e,day:i,hour:t,minute:a="00",second:n="00",zone:o}=l,s=(u,h,p)=>u===
void 0||Number(u)>=h&&Number(u)<=p;if(Number(f)===0||!s(e,1,12)||!s(i,1,g(Number(f),Number(e)))||!s(t,0,23)||!s(a,0,59)||!s(n,0,59)||o!==void 0&&o!=="Z"&&!(s(o.
slice(1,3),0,23)&&s(o.slice(4),0,59)))return;const r=[f,e,i].filter(u=>u!==void 0).join("-");return t===void 0?r:`${r}T${t}:${a}:${n}${o==="+00:00"||o==="-00:00"?
"Z":o??""}`}function g(l,f){return f===2?l%4===0&&(l%100!==0||l%400===0)?29:28:[4,6,9,11].includes(f)?30:31}}),57594:((x,P,d)=>{d.d(P,{v:()=>e,I:()=>i});var c=d(
45599),y=d(64019),_=d(81627),v=d(36078),w=d(99876),M=d(36502),m=d(89067),g=d(45079),l=d(64680);class f{document;tree;changed=!1;added=new Map;contents=new Map;constructor(n){
this.document=n}async read(){this.tree=await m.J.read(this.document)}mark(n,o){return this.tree?this.identify(n,o,this.tree)??"/Artifact BMC":""}pageEntries(n){
const o=this.added.get(n);return o===void 0?{}:{StructParents:o}}finish(){const{tree:n,document:o}=this;if(!(!n||!this.changed)){for(const[s,r]of this.contents)
n.entries.set(s,o.add(r));n.write()}}identify(n,o,s){const{document:r}=this,{entries:u}=s,h=r.resolve(n.dict.get("StructParent"));if(typeof h!="number")return;const p=u.
get(h),O=r.dict(p);if(!(0,c.i9)(p)||!O)return;const E=r.array(O.get("K"))??[O.get("K")??null],D=E.findIndex(R=>this.isReference(R,n.number));if(D<0)return;const A=r.
pages.number(o),B=this.contentsOf(o,s).push(p)-1,T=[...E];T[D]=new c.Bi([["Type",new c.SX("MCR")],["Pg",new c.oS(A,r.generation(A))],["MCID",B]]),r.edit(p),O.set(
"K",T.length===1?T[0]:T),u.delete(h),this.changed=!0;const C=r.resolve(O.get("S")),S=new l.k(32);return(0,g.dZ)(S,C instanceof c.SX?C.text:"Form"),`${Buffer.from(
S.bytes).toString("latin1")} <</MCID ${B}>> BDC`}isReference(n,o){const s=this.document.resolve(n);if(!(0,c.Zm)(s)||!(0,c.Eo)(this.document.resolve(s.get("Type")),
"OBJR"))return!1;const r=s.get("Obj");return(0,c.i9)(r)&&r.number===o}contentsOf(n,o){const{document:s}=this,r=s.resolve(s.entry(s.pages.number(n),"StructParent\
s"));let u=typeof r=="number"?r:this.added.get(n);u===void 0&&this.added.set(n,u=o.newKey());let h=this.contents.get(u);return h||this.contents.set(u,h=[...s.array(
o.entries.get(u))??[]]),h}}class e{document;name;defaults;layers;tags;prepared=new Set;constructor(n,o,s){this.document=n,this.name=o,this.defaults=s,this.layers=
new M.z(n),this.tags=new f(n)}async run(n,o){const{document:s}=this,{kinds:r,pages:u}=await(0,w.F)(s,n),h=new _.B(s);await h.inspect(u),u.length>0&&await this.tags.
read();for(const[p,O]of u.entries()){const E=new t(this.name),D=C=>this.paint(E,C,O.index,r[O.kind].rotation),A=o({index:O.index,items:i(s,O.index),paint:D}),b={
Annots:A.length>0?[...A]:void 0,...this.tags.pageEntries(O.index)},B=C=>`${E.painted.map(S=>S(C)).join(`
`)}
`;E.painted.length>0?await h.over(O,{resources:E.additions,operators:B},b):s.pages.patch(O.index,b);const T=s.job.pace.step(4e3+E.painted.length*400);T&&await T,
p%200===0&&s.job.pace.progress(p/u.length)}this.tags.finish()}isVisible(n){return!(0,y.dK)(this.document,n)&&!this.layers.isOff(n.get("OC"))}paint(n,o,s,r){const u=this.
place(o,r);if(!u)return;const{form:h,matrix:p}=u,O=n.add("XObject",h),E=o.dict.get("OC"),D=(0,c.i9)(E)?n.add("Properties",E):void 0,A=this.tags.mark(o,s);n.painted.
push(b=>{const B=(0,v.qK)(b[O],(0,v.vs)(p)),T=A===""?B:`${A}
${B}
EMC`;return D===void 0?T:`/OC /${b[D]} BDC
${T}
EMC`})}place(n,o){const{document:s}=this;if(!this.isVisible(n.dict))return;const r=(0,y.wR)(s,n.dict);if(!r)return;const u=(0,y.hs)(s,n.dict,r,o);return u&&this.
prepare(r),u}prepare(n){if(this.prepared.has(n.number))return;this.prepared.add(n.number);const{document:o}=this,s=o.get(n);if(!(s instanceof c.Z6))return;const r=o.
dict(s.dict.get("Resources")),u=o.resolve(s.dict.get("Subtype")),h=this.defaults!==void 0&&!r?.has("Font");if(u instanceof c.SX&&u.text==="Form"&&r&&!h)return;const p=new c.
Bi(s.dict).set("Type",new c.SX("XObject")).set("Subtype",new c.SX("Form"));h&&(!r||r.size===0)?p.set("Resources",this.defaults):h?p.set("Resources",new c.Bi(r).
set("Font",this.document.dict(this.defaults).get("Font"))):r||p.set("Resources",new c.Bi),o.put(n,new c.Z6(p,s.data,s.sealed))}}const i=(a,n)=>a.array(a.entry(a.
pages.number(n),"Annots"))??[];class t{name;additions=[];painted=[];known=new Map;constructor(n){this.name=n}add(n,o){const s=n==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",r=this.known.get(o.number)??this.additions.push({category:n,name:s,ref:o})-1;return this.known.set(o.number,r),r}}}),97755:((x,P,d)=>{
d.d(P,{N:()=>m});var c=d(45599),y=d(64019),_=d(55969),v=d(12844),w=d(44738),M=d(57594);async function m(e,i){const t=new v.I(e),a=new M.v(e,"OctavoAnnotation"),
n=new Set,o=[],s=[];for(let h=0;h<e.pages.count;h++){const p=s.length;for(const{number:O}of(0,w.m)(e,e.pages.number(h))){const E=e.get(O);if(!(0,c.Zm)(E)||!(0,_.
E)((0,_.B)(e,E),i))continue;s.push(E),a.isVisible(E)&&!l(e,E)&&await t.draw(E,O);const D=e.job.pace.step(1e3);D&&await D}s.length>p&&o.push(h+1)}await t.finish();
for(const h of s)g(e,a,h)&&n.add(h);const r=await f(e,a,o,n);await(0,w.L)(e,h=>n.has(h));const u=new Set([...n].filter(h=>(0,_.B)(e,h)==="Popup"));return{flattened:r,
hidden:n.size-u.size-r,left:new Set(s).size-n.size,isTransparent:t.isTransparent,missing:[...t.missing]}}const g=(e,i,t)=>(0,_.B)(e,t)==="Popup"||!i.isVisible(t)||
l(e,t),l=(e,i)=>(0,y.wR)(e,i)!==void 0;async function f(e,i,t,a){const n=new Set;return await i.run(Uint32Array.from(t),({items:o,paint:s})=>{for(const r of o){
const u=(0,c.i9)(r)?e.get(r):void 0;!(0,c.i9)(r)||!(0,c.Zm)(u)||!a.has(u)||(0,_.B)(e,u)==="Popup"||!i.isVisible(u)||(n.add(u),s({number:r.number,dict:u}))}return o}),
n.size}}),30020:((x,P,d)=>{d.d(P,{Ah:()=>w,bs:()=>v,gs:()=>M});var c=d(82943),y=d(47707),_=d(98446);const v={code:"no_annotations",message:"The document has non\
e of these annotations."},w=m=>({code:"annotations_left",message:`${(0,_.C7)(m,"annotation has","annotations have")} no appearance and ${(0,_.d5)(m,"stays as it\
 is","stay as they are")}, because each viewer draws such notes and stamps in its own way. To remove them, use remove_annotations.`,mentions:["remove_annotation\
s"]}),M=m=>(0,c.F)(`text boxes (${[...new Set(m.map(y.I2))].sort().join(", ")})`,"Save the document in a program that draws its text boxes, and flatten it then.")}),
42689:((x,P,d)=>{d.r(P),d.d(P,{flatten_annotations:()=>l});var c=d(21281),y=d(824),_=d(92356),v=d(14029),w=d(97755),M=d(30020),m=d(45657);const g="1.4",l=async(e,i,t)=>{
const a=await(0,_.E)(e.bytes,t,{password:i.open_password}),{flattened:n,hidden:o,left:s,isTransparent:r,missing:u}=await(0,w.N)(a,i.annotation_kinds),h=[];n+o+s===
0&&h.push(M.bs),s>0&&h.push((0,M.Ah)(s)),u.length>0&&h.push((0,M.gs)(u)),r&&(0,m.RZ)(h,await f(a));const p=a.pages.count,O=await(0,v.UN)(a,r?{version:g}:{});return{
documents:[{name:e.name,bytes:O,pageCount:p}],notes:h,facts:{pageCount:p,flattenedAnnotations:n,removedAnnotations:o,leftAnnotations:s}}};async function f(e){const i=await(0,y.
Br)(e),{archive:t}=(0,c.Ip)(e,i);return t?.part===1?[(0,c.qg)(e,i,t,"that standard allows no transparency")]:[]}}),64019:((x,P,d)=>{d.d(P,{dK:()=>f,wR:()=>i,hs:()=>e});
var c=d(45599),y=d(74135),_=d(6057);function v(t,a,n,o){const s=(0,_.b0)(t,a.get("Rect")),r=t.get(n);if(!s||!(r instanceof c.Z6))return;const u=(0,_.b0)(t,r.dict.
get("BBox"));if(!u)return;const[h,p,O,E]=(0,y.zl)((0,_.lQ)(t,r.dict.get("Matrix")),u);if(!(O>h)||!(E>p))return;const D=(s[2]-s[0])/(O-h),A=(s[3]-s[1])/(E-p),b=[
D,0,0,A,s[0]-h*D,s[1]-p*A];return{form:n,matrix:o===0?b:w(b,o,s[0],s[3])}}function w([t,a,n,o,s,r],u,h,p){const O=u===180?-1:0,E=u===90?1:u===270?-1:0,D=(B,T)=>[
O*B-E*T,E*B+O*T],[A,b]=D(s-h,r-p);return[...D(t,a),...D(n,o),A+h,b+p]}const M=2,m=16,g=32;function l(t,a){const n=t.resolve(a.get("F"));return typeof n=="number"?
n:0}const f=(t,a)=>(l(t,a)&(M|g))!==0;function e(t,a,n,o){return v(t,a,n,l(t,a)&m?o:0)}function i(t,a){const n=t.dict(a.get("AP"))?.get("N"),o=t.resolve(n);if(o instanceof
c.Z6)return(0,c.i9)(n)?n:void 0;if(!(o instanceof c.Bi))return;const s=t.resolve(a.get("AS")),r=s instanceof c.SX?o.get(s.text):void 0;return(0,c.i9)(r)&&t.resolve(
r)instanceof c.Z6?r:void 0}}),82943:((x,P,d)=>{d.d(P,{F:()=>c});const c=(y,_,v=[])=>({code:"characters_missing",message:`Boxes are drawn for characters that can\
not be shown: ${y}. ${_}`,...v.length>0?{mentions:v}:{}})}),36502:((x,P,d)=>{d.d(P,{z:()=>g});var c=d(45599);const y={View:"ViewState",Print:"PrintState"};class _{document;categories={
View:new Map,Print:new Map};intents;constructor(e,i){this.document=e,this.intents=this.intentsOf(i);for(const t of e.array(i?.get("AS"))??[]){const a=e.dict(t),
n=e.resolve(a?.get("Event"));if(!a||!((0,c.Eo)(n,"View")||(0,c.Eo)(n,"Print")))continue;const o=v(e,a.get("Category")),s=this.categories[n.text];for(const r of e.
array(a.get("OCGs"))??[]){if(!(0,c.i9)(r))continue;const u=s.get(r.number)??new Set;for(const h of o)u.add(h);s.set(r.number,u)}}}isAlwaysOn(e){const{intents:i}=this;
if(i.has("All"))return!1;const t=this.intentsOf(this.document.dict(new c.oS(e)));return!t.has("All")&&![...t].some(a=>i.has(a))}stateOf(e,i){const t=this.categories[i].
get(e);if(!t)return;const a=this.document.dict(this.document.dict(new c.oS(e))?.get("Usage"));let n;for(const o of t){const s=y[o],r=s===void 0?null:this.document.
resolve(this.document.dict(a?.get(o))?.get(s));if((0,c.Eo)(r,"OFF"))return!1;(0,c.Eo)(r,"ON")&&(n=!0)}return n}intentsOf(e){const i=v(this.document,e?.get("Inte\
nt"));return new Set(i.length>0?i:["View"])}}function v(f,e){return(f.array(e)??[e??null]).map(t=>f.resolve(t)).flatMap(t=>t instanceof c.SX?[t.text]:[])}const w=32;
function M(f,e,i){const t=new Map,a=(n,o)=>{const s=t.get(n);if(s!==void 0)return s;t.set(n,!0);const r=f.resolve(n[0]),u=O=>{const E=f.resolve(O);return(0,c.cy)(
E)?o>0?a(E,o-1):!0:!(0,c.i9)(O)||i(O.number)},h=n.slice(1),p=m(r instanceof c.SX?r.text:"",h,u);return t.set(n,p),p};return a(e,w)}function m(f,e,i){switch(f){case"\
And":return e.every(i);case"Or":return e.some(i);case"Not":return e.length===0||!i(e[0]);default:return!0}}class g{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(e){
this.document=e;const i=e.dict(e.dict(e.catalog.get("OCProperties"))?.get("D"));this.baseOff=(0,c.Eo)(e.resolve(i?.get("BaseState")),"OFF");for(const t of e.array(
i?.get("OFF"))??[])(0,c.i9)(t)&&this.off.add(t.number);for(const t of e.array(i?.get("ON"))??[])(0,c.i9)(t)&&this.on.add(t.number);this.usages=new _(e,i),this.viewed=
l(t=>this.usages.isAlwaysOn(t)||(this.usages.stateOf(t,"View")??!this.isGroupOff(t))),this.printed=l(t=>this.usages.stateOf(t,"Print")??this.viewed.states(t))}isOff(e){
return!this.shows(e,this.viewed)}isNeverShown(e){return this.isOff(e)&&!this.shows(e,this.printed)}groupsOff(){const{document:e}=this,i=e.dict(e.catalog.get("OC\
Properties"));return this.baseOff?(e.array(i?.get("OCGs"))??[]).filter(t=>!(0,c.i9)(t)||!this.on.has(t.number)):e.array(e.dict(i?.get("D"))?.get("OFF"))??[]}neverShown(){
const e=this.document.array(this.document.dict(this.document.catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(e.flatMap(t=>(0,c.i9)(t)?[t.number]:
[]))].filter(t=>!this.viewed.states(t)&&!this.printed.states(t))}shows(e,{states:i,memberships:t}){const{document:a}=this,n=a.dict(e);if(!n)return!0;if(!(0,c.Eo)(
a.resolve(n.get("Type")),"OCMD"))return!(0,c.i9)(e)||i(e.number);const o=t.get(n);if(o!==void 0)return o;const s=a.resolve(n.get("VE")),r=(0,c.cy)(s)?M(a,s,i):this.
showsByPolicy(n,i);return t.set(n,r),r}showsByPolicy(e,i){const{document:t}=this,a=e.get("OCGs"),n=(t.array(a)??[a]).filter(c.i9);if(n.length===0)return!0;const o=n.
map(({number:r})=>i(r)),s=t.resolve(e.get("P"));switch(s instanceof c.SX?s.text:"AnyOn"){case"AllOn":return o.every(r=>r);case"AnyOff":return!o.every(r=>r);case"\
AllOff":return!o.some(r=>r);default:return o.some(r=>r)}}isGroupOff(e){return this.off.has(e)||this.baseOff&&!this.on.has(e)}}function l(f){const e=new Map;return{
states:t=>{let a=e.get(t);return a===void 0&&e.set(t,a=f(t)),a},memberships:new WeakMap}}}),44738:((x,P,d)=>{d.d(P,{L:()=>M,m:()=>m});var c=d(45599),y=d(55969),
_=d(3466),v=d(9731),w=d(17671);async function M(g,l){const f=new Set;let e=0,i=!1;for(let n=0;n<g.pages.count;n++){const o=m(g,g.pages.number(n));for(const{number:r}of o){
const u=g.get(r);if(f.has(r)||!(0,c.Zm)(u)||!l(u,n))continue;f.add(r);const h=(0,y.B)(g,u);h==="Popup"&&e++,h==="Widget"&&(i=!0)}const s=g.job.pace.step(500+o.length*
100);s&&await s}if(f.size===0)return 0;const t=(0,w.Hi)(g),a=i?await _.R.of(g):void 0;return await(0,w.Pv)(t,f,()=>(0,w.Wi)(t,f)),a&&await(0,w.zg)(t,a),await(0,v.
U)(t),f.size-e}function m(g,l){const f=g.entry(l,"Annots"),e=g.array(f)??[];if(!e.some(c.Zm))return e.filter(c.i9);const i=g.edit((0,c.i9)(f)?f:l),t=g.array((0,c.
Zm)(i)?i.get("Annots"):i)??[];for(const[a,n]of t.entries())(0,c.Zm)(n)&&(t[a]=g.add(n));return t.filter(c.i9)}}),89067:((x,P,d)=>{d.d(P,{J:()=>w});var c=d(45599),
y=d(81077),_=d(9819);const v=100;class w{document;root;entries;nextKey;constructor(m,g,l,f){this.document=m,this.root=g,this.entries=l,this.nextKey=f}static async read(m){
const g=(0,_.Wo)(m,"StructTreeRoot");if(!g)return;const l=new Map;for(const[i,t]of await(0,y.Zc)(m,g.dict.get("ParentTree"),"Nums"))typeof i=="number"&&l.set(i,
t);const f=m.resolve(g.dict.get("ParentTreeNextKey")),e=[...l.keys()].reduce((i,t)=>Math.max(i,t+1),typeof f=="number"?f:0);return new w(m,g,l,e)}newKey(){return this.
nextKey++}write(){const{document:m,root:g,entries:l}=this,f=[...l].sort(([e],[i])=>e-i);m.edit(g.holder),g.dict.set("ParentTree",m.add((0,y.H6)(m,f,"Nums"))),g.
dict.set("ParentTreeNextKey",this.nextKey)}grow(m){const{document:g,root:l,entries:f}=this,e=this.lastLeaf(),i=e.at(-1);if(!i)return this.write();g.edit(l.holder),
l.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:n,holder:o}of e){const s=g.array(n.get("Limits"));g.edit(o),s&&n.set("Limits",[s[0]??m,m])}const t=i.
dict.get("Nums"),a=(0,c.i9)(t)?g.edit(t):t;(0,c.cy)(a)?a.push(m,f.get(m)):i.dict.set("Nums",[m,f.get(m)])}lastLeaf(){const{document:m,root:g}=this,l=[];let f=g.
holder,e=g.dict.get("ParentTree");for(;e!==void 0&&l.length<v;){(0,c.i9)(e)&&(f=e.number);const i=m.dict(e);if(!i)return[];l.push({dict:i,holder:f});const t=m.array(
i.get("Kids"));if(!t||t.length===0)return l;e=t.at(-1)}return[]}}}),59071:((x,P,d)=>{d.d(P,{Gh:()=>e,ZK:()=>i,wh:()=>f});var c=d(77581),y=d(45599);const _=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,
v=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,w=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,M=t=>t.replace(_,"").replace(
v,"").replace(w,"�"),m=200,g=new WeakMap;function l(t){if(t.bytes.length<m)return M((0,c.g7)(t));let a=g.get(t);return a===void 0&&g.set(t,a=M((0,c.g7)(t))),a}
const f=t=>M(t).trim();function e(t){const a=t instanceof y.Mx?l(t).trim():"";return a===""?null:a}const i=t=>t?l(t):""})};
