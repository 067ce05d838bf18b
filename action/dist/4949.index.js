"use strict";exports.id=4949,exports.ids=[4949],exports.modules={17079:((x,P,c)=>{c.d(P,{Z:()=>w,_:()=>v});const d=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
y=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,_=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function v(h){
if(h.length>64)return;const f=h.trim().replace(y,(e,i,t,r)=>`${i??""}${1900+Number(t)}${r}`);return p(M(d.exec(f)??_.exec(f)))}function w(h){const f=h.length>64?
void 0:M(_.exec(h.trim()));if(!f||p(f)===void 0)return;const{year:e,month:i="",day:t="",hour:r="",minute:n="",second:o="",zone:s=""}=f;return`D:${e}${i}${t}${r}${n}${o}${s===
"Z"||s===""?s:`${s.replace(":","'")}'`}`}function M(h){if(!h)return;const[,f,e,i,t,r,n,o,s,a,l]=h,u=o??(s===void 0?void 0:`${s}${a??"00"}:${l??"00"}`);return{year:f,
month:e,day:i,hour:t,minute:r,second:n,zone:u}}function p(h){if(!h)return;const{year:f,month:e,day:i,hour:t,minute:r="00",second:n="00",zone:o}=h,s=(l,u,m)=>l===
void 0||Number(l)>=u&&Number(l)<=m;if(Number(f)===0||!s(e,1,12)||!s(i,1,g(Number(f),Number(e)))||!s(t,0,23)||!s(r,0,59)||!s(n,0,59)||o!==void 0&&o!=="Z"&&!(s(o.
slice(1,3),0,23)&&s(o.slice(4),0,59)))return;const a=[f,e,i].filter(l=>l!==void 0).join("-");return t===void 0?a:`${a}T${t}:${r}:${n}${o==="+00:00"||o==="-00:00"?
"Z":o??""}`}function g(h,f){return f===2?h%4===0&&(h%100!==0||h%400===0)?29:28:[4,6,9,11].includes(f)?30:31}}),57594:((x,P,c)=>{c.d(P,{v:()=>e,I:()=>i});var d=c(
45599),y=c(64019),_=c(81627),v=c(36078),w=c(99876),M=c(36502),p=c(89067),g=c(45079),h=c(64680);class f{document;tree;changed=!1;added=new Map;contents=new Map;constructor(n){
this.document=n}async read(){this.tree=await p.J.read(this.document)}mark(n,o){return this.tree?this.identify(n,o,this.tree)??"/Artifact BMC":""}pageEntries(n){
const o=this.added.get(n);return o===void 0?{}:{StructParents:o}}finish(){const{tree:n,document:o}=this;if(!(!n||!this.changed)){for(const[s,a]of this.contents)
n.entries.set(s,o.add(a));n.write()}}identify(n,o,s){const{document:a}=this,{entries:l}=s,u=a.resolve(n.dict.get("StructParent"));if(typeof u!="number")return;const m=l.
get(u),O=a.dict(m);if(!(0,d.i9)(m)||!O)return;const E=a.array(O.get("K"))??[O.get("K")??null],D=E.findIndex(R=>this.isReference(R,n.number));if(D<0)return;const A=a.
pages.number(o),B=this.contentsOf(o,s).push(m)-1,T=[...E];T[D]=new d.Bi([["Type",new d.SX("MCR")],["Pg",new d.oS(A,a.generation(A))],["MCID",B]]),a.edit(m),O.set(
"K",T.length===1?T[0]:T),l.delete(u),this.changed=!0;const C=a.resolve(O.get("S")),S=new h.k(32);return(0,g.dZ)(S,C instanceof d.SX?C.text:"Form"),`${Buffer.from(
S.bytes).toString("latin1")} <</MCID ${B}>> BDC`}isReference(n,o){const s=this.document.resolve(n);if(!(0,d.Zm)(s)||!(0,d.Eo)(this.document.resolve(s.get("Type")),
"OBJR"))return!1;const a=s.get("Obj");return(0,d.i9)(a)&&a.number===o}contentsOf(n,o){const{document:s}=this,a=s.resolve(s.entry(s.pages.number(n),"StructParent\
s"));let l=typeof a=="number"?a:this.added.get(n);l===void 0&&this.added.set(n,l=o.newKey());let u=this.contents.get(l);return u||this.contents.set(l,u=[...s.array(
o.entries.get(l))??[]]),u}}class e{document;name;defaults;layers;tags;prepared=new Set;constructor(n,o,s){this.document=n,this.name=o,this.defaults=s,this.layers=
new M.z(n),this.tags=new f(n)}async run(n,o){const{document:s}=this,{kinds:a,pages:l}=await(0,w.F)(s,n),u=new _.B(s);await u.inspect(l),l.length>0&&await this.tags.
read();for(const[m,O]of l.entries()){const E=new t(this.name),D=C=>this.paint(E,C,O.index,a[O.kind].rotation),A=await o({index:O.index,items:i(s,O.index),paint:D}),
b={Annots:A.length>0?[...A]:void 0,...this.tags.pageEntries(O.index)},B=C=>`${E.painted.map(S=>S(C)).join(`
`)}
`;E.painted.length>0?await u.over(O,{resources:E.additions,operators:B},b):s.pages.patch(O.index,b);const T=s.job.pace.step(4e3+E.painted.length*400);T&&await T,
m%200===0&&s.job.pace.progress(m/l.length)}this.tags.finish()}isVisible(n){return!(0,y.dK)(this.document,n)&&!this.layers.isOff(n.get("OC"))}paint(n,o,s,a){const l=this.
place(o,a);if(!l)return;const{form:u,matrix:m}=l,O=n.add("XObject",u),E=o.dict.get("OC"),D=(0,d.i9)(E)?n.add("Properties",E):void 0,A=this.tags.mark(o,s);n.painted.
push(b=>{const B=(0,v.qK)(b[O],(0,v.vs)(m)),T=A===""?B:`${A}
${B}
EMC`;return D===void 0?T:`/OC /${b[D]} BDC
${T}
EMC`})}place(n,o){const{document:s}=this;if(!this.isVisible(n.dict))return;const a=(0,y.wR)(s,n.dict);if(!a)return;const l=(0,y.hs)(s,n.dict,a,o);return l&&this.
prepare(a),l}prepare(n){if(this.prepared.has(n.number))return;this.prepared.add(n.number);const{document:o}=this,s=o.get(n);if(!(s instanceof d.Z6))return;const a=o.
dict(s.dict.get("Resources")),l=o.resolve(s.dict.get("Subtype")),u=this.defaults!==void 0&&!a?.has("Font");if(l instanceof d.SX&&l.text==="Form"&&a&&!u)return;const m=new d.
Bi(s.dict).set("Type",new d.SX("XObject")).set("Subtype",new d.SX("Form"));u&&(!a||a.size===0)?m.set("Resources",this.defaults):u?m.set("Resources",new d.Bi(a).
set("Font",this.document.dict(this.defaults).get("Font"))):a||m.set("Resources",new d.Bi),o.put(n,new d.Z6(m,s.data,s.sealed))}}const i=(r,n)=>r.array(r.entry(r.
pages.number(n),"Annots"))??[];class t{name;additions=[];painted=[];known=new Map;constructor(n){this.name=n}add(n,o){const s=n==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",a=this.known.get(o.number)??this.additions.push({category:n,name:s,ref:o})-1;return this.known.set(o.number,a),a}}}),97755:((x,P,c)=>{
c.d(P,{N:()=>p});var d=c(45599),y=c(64019),_=c(55969),v=c(12844),w=c(44738),M=c(57594);async function p(e,i){const t=new v.I(e),r=new M.v(e,"OctavoAnnotation"),
n=new Set,o=[],s=new Set;for(let u=0;u<e.pages.count;u++){let m=!1;for(const{number:O}of(0,w.m)(e,e.pages.number(u))){const E=e.get(O);if(!(0,d.Zm)(E)||!(0,_.E)(
(0,_.B)(e,E),i))continue;s.add(E),m=!0,r.isVisible(E)&&!h(e,E)&&await t.draw(E,O);const D=e.job.pace.step(1e3);D&&await D}m&&o.push(u+1)}await t.finish();for(const u of s){
g(e,r,u)&&n.add(u);const m=e.job.pace.step(1e3);m&&await m}const a=await f(e,r,o,n);await(0,w.L)(e,u=>n.has(u));const l=new Set([...n].filter(u=>(0,_.B)(e,u)===
"Popup"));return{flattened:a,hidden:n.size-l.size-a,left:s.size-n.size,isTransparent:t.isTransparent,missing:[...t.missing]}}const g=(e,i,t)=>(0,_.B)(e,t)==="Po\
pup"||!i.isVisible(t)||h(e,t),h=(e,i)=>(0,y.wR)(e,i)!==void 0;async function f(e,i,t,r){const n=new Set;return await i.run(Uint32Array.from(t),async({items:o,paint:s})=>{
for(const a of o){const l=e.job.pace.step(1e3);l&&await l;const u=(0,d.i9)(a)?e.get(a):void 0;!(0,d.i9)(a)||!(0,d.Zm)(u)||!r.has(u)||(0,_.B)(e,u)==="Popup"||!i.
isVisible(u)||(n.add(u),s({number:a.number,dict:u}))}return o}),n.size}}),30020:((x,P,c)=>{c.d(P,{Ah:()=>w,bs:()=>v,gs:()=>M});var d=c(82943),y=c(47707),_=c(98446);
const v={code:"no_annotations",message:"The document has none of these annotations."},w=p=>({code:"annotations_left",message:`${(0,_.C7)(p,"annotation has","ann\
otations have")} no appearance and ${(0,_.d5)(p,"stays as it is","stay as they are")}, because each viewer draws such notes and stamps in its own way. To remove\
 them, use remove_annotations.`,mentions:["remove_annotations"]}),M=p=>(0,d.F)(`text boxes (${[...new Set(p.map(y.I2))].sort().join(", ")})`,"Save the document \
in a program that draws its text boxes, and flatten it then.")}),42689:((x,P,c)=>{c.r(P),c.d(P,{flatten_annotations:()=>h});var d=c(21281),y=c(824),_=c(94518),v=c(
14029),w=c(97755),M=c(30020),p=c(45657);const g="1.4",h=async(e,i,t)=>{const r=await(0,_.E)(e.bytes,t,{password:i.open_password}),{flattened:n,hidden:o,left:s,isTransparent:a,
missing:l}=await(0,w.N)(r,i.annotation_kinds),u=[];n+o+s===0&&u.push(M.bs),s>0&&u.push((0,M.Ah)(s)),l.length>0&&u.push((0,M.gs)(l)),a&&(0,p.RZ)(u,await f(r));const m=r.
pages.count,O=await(0,v.UN)(r,a?{version:g}:{});return{documents:[{name:e.name,bytes:O,pageCount:m}],notes:u,facts:{pageCount:m,flattenedAnnotations:n,removedAnnotations:o,
leftAnnotations:s}}};async function f(e){const i=await(0,y.Br)(e),{archive:t}=(0,d.Ip)(e,i);return t?.part===1?[(0,d.qg)(e,i,t,"that standard allows no transpar\
ency")]:[]}}),64019:((x,P,c)=>{c.d(P,{dK:()=>f,wR:()=>i,hs:()=>e});var d=c(45599),y=c(74135),_=c(6057);function v(t,r,n,o){const s=(0,_.b0)(t,r.get("Rect")),a=t.
get(n);if(!s||!(a instanceof d.Z6))return;const l=(0,_.b0)(t,a.dict.get("BBox"));if(!l)return;const[u,m,O,E]=(0,y.zl)((0,_.lQ)(t,a.dict.get("Matrix")),l);if(!(O>
u)||!(E>m))return;const D=(s[2]-s[0])/(O-u),A=(s[3]-s[1])/(E-m),b=[D,0,0,A,s[0]-u*D,s[1]-m*A];return{form:n,matrix:o===0?b:w(b,o,s[0],s[3])}}function w([t,r,n,o,
s,a],l,u,m){const O=l===180?-1:0,E=l===90?1:l===270?-1:0,D=(B,T)=>[O*B-E*T,E*B+O*T],[A,b]=D(s-u,a-m);return[...D(t,r),...D(n,o),A+u,b+m]}const M=2,p=16,g=32;function h(t,r){
const n=t.resolve(r.get("F"));return typeof n=="number"?n:0}const f=(t,r)=>(h(t,r)&(M|g))!==0;function e(t,r,n,o){return v(t,r,n,h(t,r)&p?o:0)}function i(t,r){const n=t.
dict(r.get("AP"))?.get("N"),o=t.resolve(n);if(o instanceof d.Z6)return(0,d.i9)(n)?n:void 0;if(!(o instanceof d.Bi))return;const s=t.resolve(r.get("AS")),a=s instanceof
d.SX?o.get(s.text):void 0;return(0,d.i9)(a)&&t.resolve(a)instanceof d.Z6?a:void 0}}),82943:((x,P,c)=>{c.d(P,{F:()=>d});const d=(y,_,v=[])=>({code:"characters_mi\
ssing",message:`Boxes are drawn for characters that cannot be shown: ${y}. ${_}`,...v.length>0?{mentions:v}:{}})}),36502:((x,P,c)=>{c.d(P,{z:()=>g});var d=c(45599);
const y={View:"ViewState",Print:"PrintState"};class _{document;categories={View:new Map,Print:new Map};intents;constructor(e,i){this.document=e,this.intents=this.
intentsOf(i);for(const t of e.array(i?.get("AS"))??[]){const r=e.dict(t),n=e.resolve(r?.get("Event"));if(!r||!((0,d.Eo)(n,"View")||(0,d.Eo)(n,"Print")))continue;
const o=v(e,r.get("Category")),s=this.categories[n.text];for(const a of e.array(r.get("OCGs"))??[]){if(!(0,d.i9)(a))continue;const l=s.get(a.number)??new Set;for(const u of o)
l.add(u);s.set(a.number,l)}}}isAlwaysOn(e){const{intents:i}=this;if(i.has("All"))return!1;const t=this.intentsOf(this.document.dict(new d.oS(e)));return!t.has("\
All")&&![...t].some(r=>i.has(r))}stateOf(e,i){const t=this.categories[i].get(e);if(!t)return;const r=this.document.dict(this.document.dict(new d.oS(e))?.get("Us\
age"));let n;for(const o of t){const s=y[o],a=s===void 0?null:this.document.resolve(this.document.dict(r?.get(o))?.get(s));if((0,d.Eo)(a,"OFF"))return!1;(0,d.Eo)(
a,"ON")&&(n=!0)}return n}intentsOf(e){const i=v(this.document,e?.get("Intent"));return new Set(i.length>0?i:["View"])}}function v(f,e){return(f.array(e)??[e??null]).
map(t=>f.resolve(t)).flatMap(t=>t instanceof d.SX?[t.text]:[])}const w=32;function M(f,e,i){const t=new Map,r=(n,o)=>{const s=t.get(n);if(s!==void 0)return s;t.
set(n,!0);const a=f.resolve(n[0]),l=O=>{const E=f.resolve(O);return(0,d.cy)(E)?o>0?r(E,o-1):!0:!(0,d.i9)(O)||i(O.number)},u=n.slice(1),m=p(a instanceof d.SX?a.text:
"",u,l);return t.set(n,m),m};return r(e,w)}function p(f,e,i){switch(f){case"And":return e.every(i);case"Or":return e.some(i);case"Not":return e.length===0||!i(e[0]);default:
return!0}}class g{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(e){this.document=e;const i=e.dict(e.dict(e.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,d.Eo)(e.resolve(i?.get("BaseState")),"OFF");for(const t of e.array(i?.get("OFF"))??[])(0,d.i9)(t)&&this.off.add(t.number);for(const t of e.
array(i?.get("ON"))??[])(0,d.i9)(t)&&this.on.add(t.number);this.usages=new _(e,i),this.viewed=h(t=>this.usages.isAlwaysOn(t)||(this.usages.stateOf(t,"View")??!this.
isGroupOff(t))),this.printed=h(t=>this.usages.stateOf(t,"Print")??this.viewed.states(t))}isOff(e){return!this.shows(e,this.viewed)}isNeverShown(e){return this.isOff(
e)&&!this.shows(e,this.printed)}groupsOff(){const{document:e}=this,i=e.dict(e.catalog.get("OCProperties"));return this.baseOff?(e.array(i?.get("OCGs"))??[]).filter(
t=>!(0,d.i9)(t)||!this.on.has(t.number)):e.array(e.dict(i?.get("D"))?.get("OFF"))??[]}neverShown(){const e=this.document.array(this.document.dict(this.document.
catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(e.flatMap(t=>(0,d.i9)(t)?[t.number]:[]))].filter(t=>!this.viewed.states(t)&&!this.printed.states(
t))}shows(e,{states:i,memberships:t}){const{document:r}=this,n=r.dict(e);if(!n)return!0;if(!(0,d.Eo)(r.resolve(n.get("Type")),"OCMD"))return!(0,d.i9)(e)||i(e.number);
const o=t.get(n);if(o!==void 0)return o;const s=r.resolve(n.get("VE")),a=(0,d.cy)(s)?M(r,s,i):this.showsByPolicy(n,i);return t.set(n,a),a}showsByPolicy(e,i){const{
document:t}=this,r=e.get("OCGs"),n=(t.array(r)??[r]).filter(d.i9);if(n.length===0)return!0;const o=n.map(({number:a})=>i(a)),s=t.resolve(e.get("P"));switch(s instanceof
d.SX?s.text:"AnyOn"){case"AllOn":return o.every(a=>a);case"AnyOff":return!o.every(a=>a);case"AllOff":return!o.some(a=>a);default:return o.some(a=>a)}}isGroupOff(e){
return this.off.has(e)||this.baseOff&&!this.on.has(e)}}function h(f){const e=new Map;return{states:t=>{let r=e.get(t);return r===void 0&&e.set(t,r=f(t)),r},memberships:new WeakMap}}}),
44738:((x,P,c)=>{c.d(P,{L:()=>M,m:()=>p});var d=c(45599),y=c(55969),_=c(3466),v=c(9731),w=c(17671);async function M(g,h){const f=new Set;let e=0,i=!1;for(let n=0;n<
g.pages.count;n++){const o=p(g,g.pages.number(n));for(const{number:a}of o){const l=g.get(a);if(f.has(a)||!(0,d.Zm)(l)||!h(l,n))continue;f.add(a);const u=(0,y.B)(
g,l);u==="Popup"&&e++,u==="Widget"&&(i=!0)}const s=g.job.pace.step(500+o.length*100);s&&await s}if(f.size===0)return 0;const t=(0,w.Hi)(g),r=i?await _.R.of(g):void 0;
return await(0,w.Pv)(t,f,()=>(0,w.Wi)(t,f)),r&&await(0,w.zg)(t,r),await(0,v.U)(t),f.size-e}function p(g,h){const f=g.entry(h,"Annots"),e=g.array(f)??[];if(!e.some(
d.Zm))return e.filter(d.i9);const i=g.edit((0,d.i9)(f)?f:h),t=g.array((0,d.Zm)(i)?i.get("Annots"):i)??[];for(const[r,n]of t.entries())(0,d.Zm)(n)&&(t[r]=g.add(n));
return t.filter(d.i9)}}),89067:((x,P,c)=>{c.d(P,{J:()=>w});var d=c(45599),y=c(81077),_=c(9819);const v=100;class w{document;root;entries;nextKey;constructor(p,g,h,f){
this.document=p,this.root=g,this.entries=h,this.nextKey=f}static async read(p){const g=(0,_.Wo)(p,"StructTreeRoot");if(!g)return;const h=new Map;for(const[i,t]of await(0,y.
Zc)(p,g.dict.get("ParentTree"),"Nums"))typeof i=="number"&&h.set(i,t);const f=p.resolve(g.dict.get("ParentTreeNextKey")),e=[...h.keys()].reduce((i,t)=>Math.max(
i,t+1),typeof f=="number"?f:0);return new w(p,g,h,e)}newKey(){return this.nextKey++}write(){const{document:p,root:g,entries:h}=this,f=[...h].sort(([e],[i])=>e-i);
p.edit(g.holder),g.dict.set("ParentTree",p.add((0,y.H6)(p,f,"Nums"))),g.dict.set("ParentTreeNextKey",this.nextKey)}grow(p){const{document:g,root:h,entries:f}=this,
e=this.lastLeaf(),i=e.at(-1);if(!i)return this.write();g.edit(h.holder),h.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:n,holder:o}of e){const s=g.array(
n.get("Limits"));g.edit(o),s&&n.set("Limits",[s[0]??p,p])}const t=i.dict.get("Nums"),r=(0,d.i9)(t)?g.edit(t):t;(0,d.cy)(r)?r.push(p,f.get(p)):i.dict.set("Nums",
[p,f.get(p)])}lastLeaf(){const{document:p,root:g}=this,h=[];let f=g.holder,e=g.dict.get("ParentTree");for(;e!==void 0&&h.length<v;){(0,d.i9)(e)&&(f=e.number);const i=p.
dict(e);if(!i)return[];h.push({dict:i,holder:f});const t=p.array(i.get("Kids"));if(!t||t.length===0)return h;e=t.at(-1)}return[]}}}),59071:((x,P,c)=>{c.d(P,{Gh:()=>e,
ZK:()=>i,wh:()=>f});var d=c(77581),y=c(45599);const _=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,v=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,w=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
M=t=>t.replace(_,"").replace(v,"").replace(w,"�"),p=200,g=new WeakMap;function h(t){if(t.bytes.length<p)return M((0,d.g7)(t));let r=g.get(t);return r===void 0&&
g.set(t,r=M((0,d.g7)(t))),r}const f=t=>M(t).trim();function e(t){const r=t instanceof y.Mx?h(t).trim():"";return r===""?null:r}const i=t=>t?h(t):""})};
