"use strict";exports.id=4949,exports.ids=[4949],exports.modules={17079:((T,P,f)=>{f.d(P,{Z:()=>w,_:()=>v});const l=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
m=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,y=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function v(u){
if(u.length>64)return;const h=u.trim().replace(m,(e,i,t,o)=>`${i??""}${1900+Number(t)}${o}`);return g(M(l.exec(h)??y.exec(h)))}function w(u){const h=u.length>64?
void 0:M(y.exec(u.trim()));if(!h||g(h)===void 0)return;const{year:e,month:i="",day:t="",hour:o="",minute:r="",second:n="",zone:s=""}=h;return`D:${e}${i}${t}${o}${r}${n}${s===
"Z"||s===""?s:`${s.replace(":","'")}'`}`}function M(u){if(!u)return;const[,h,e,i,t,o,r,n,s,a,c]=u,d=n??(s===void 0?void 0:`${s}${a??"00"}:${c??"00"}`);return{year:h,
month:e,day:i,hour:t,minute:o,second:r,zone:d}}function g(u){if(!u)return;const{year:h,month:e,day:i,hour:t,minute:o="00",second:r="00",zone:n}=u,s=(c,d,p)=>c===
void 0||Number(c)>=d&&Number(c)<=p;if(Number(h)===0||!s(e,1,12)||!s(i,1,O(Number(h),Number(e)))||!s(t,0,23)||!s(o,0,59)||!s(r,0,59)||n!==void 0&&n!=="Z"&&!(s(n.
slice(1,3),0,23)&&s(n.slice(4),0,59)))return;const a=[h,e,i].filter(c=>c!==void 0).join("-");return t===void 0?a:`${a}T${t}:${o}:${r}${n==="+00:00"||n==="-00:00"?
"Z":n??""}`}function O(u,h){return h===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(h)?30:31}}),57594:((T,P,f)=>{f.d(P,{v:()=>i,I:()=>t});var l=f(
62328),m=f(45599),y=f(64019),v=f(81627),w=f(36078),M=f(99876),g=f(36502),O=f(89067),u=f(45079),h=f(64680);class e{document;tree;changed=!1;added=new Map;contents=new Map;constructor(n){
this.document=n}async read(){this.tree=await O.J.read(this.document)}mark(n,s){return this.tree?this.identify(n,s,this.tree)??"/Artifact BMC":""}pageEntries(n){
const s=this.added.get(n);return s===void 0?{}:{StructParents:s}}finish(){const{tree:n,document:s}=this;if(!(!n||!this.changed)){for(const[a,c]of this.contents)
n.entries.set(a,s.add(c));n.write()}}identify(n,s,a){const{document:c}=this,{entries:d}=a,p=c.resolve(n.dict.get("StructParent"));if(typeof p!="number")return;const _=d.
get(p),E=c.dict(_);if(!(0,m.i9)(_)||!E)return;const D=c.array(E.get("K"))??[E.get("K")??null],b=D.findIndex(K=>this.isReference(K,n.number));if(b<0)return;const A=c.
pages.number(s),x=this.contentsOf(s,a).push(_)-1,C=[...D];C[b]=new m.Bi([["Type",new m.SX("MCR")],["Pg",new m.oS(A,c.generation(A))],["MCID",x]]),c.edit(_),E.set(
"K",C.length===1?C[0]:C),d.delete(p),this.changed=!0;const S=c.resolve(E.get("S")),R=new h.k(32);return(0,u.dZ)(R,S instanceof m.SX?S.text:"Form"),`${Buffer.from(
R.bytes).toString("latin1")} <</MCID ${x}>> BDC`}isReference(n,s){const a=this.document.resolve(n);if(!(0,m.Zm)(a)||!(0,m.Eo)(this.document.resolve(a.get("Type")),
"OBJR"))return!1;const c=a.get("Obj");return(0,m.i9)(c)&&c.number===s}contentsOf(n,s){const{document:a}=this,c=a.resolve(a.entry(a.pages.number(n),"StructParent\
s"));let d=typeof c=="number"?c:this.added.get(n);d===void 0&&this.added.set(n,d=s.newKey());let p=this.contents.get(d);return p||this.contents.set(d,p=[...a.array(
s.entries.get(d))??[]]),p}}class i{document;name;defaults;layers;tags;prepared=new Set;streams;constructor(n,s,a){this.document=n,this.name=s,this.defaults=a,this.
layers=new g.z(n),this.tags=new e(n),this.streams=new l.D(n,!0)}async run(n,s){const{document:a}=this,{kinds:c,pages:d}=await(0,M.F)(a,n),p=new v.B(a);await p.inspect(
d),d.length>0&&await this.tags.read();for(const[_,E]of d.entries()){const D=new o(this.name),b=S=>this.paint(D,S,E.index,c[E.kind].rotation),A=await s({index:E.
index,items:t(a,E.index),paint:b}),B={Annots:A.length>0?[...A]:void 0,...this.tags.pageEntries(E.index)},x=S=>`${D.painted.map(R=>R(S)).join(`
`)}
`;D.painted.length>0?await p.over(E,{resources:D.additions,operators:x},B):a.pages.patch(E.index,B);for(const{category:S,ref:R}of D.additions)S==="XObject"&&await this.
streams.has(R,!0);const C=a.job.pace.step(4e3+D.painted.length*400);C&&await C,_%200===0&&a.job.pace.progress(_/d.length)}this.tags.finish()}isVisible(n){return!(0,y.
dK)(this.document,n)&&!this.layers.isOff(n.get("OC"))}paint(n,s,a,c){const d=this.place(s,c);if(!d)return;const{form:p,matrix:_}=d,E=n.add("XObject",p),D=s.dict.
get("OC"),b=(0,m.i9)(D)?n.add("Properties",D):void 0,A=this.tags.mark(s,a);n.painted.push(B=>{const x=(0,w.qK)(B[E],(0,w.vs)(_)),C=A===""?x:`${A}
${x}
EMC`;return b===void 0?C:`/OC /${B[b]} BDC
${C}
EMC`})}place(n,s){const{document:a}=this;if(!this.isVisible(n.dict))return;const c=(0,y.wR)(a,n.dict);if(!c)return;const d=(0,y.hs)(a,n.dict,c,s);return d&&this.
prepare(c),d}prepare(n){if(this.prepared.has(n.number))return;this.prepared.add(n.number);const{document:s}=this,a=s.get(n);if(!(a instanceof m.Z6))return;const c=s.
dict(a.dict.get("Resources")),d=s.resolve(a.dict.get("Subtype")),p=this.defaults!==void 0&&!c?.has("Font");if(d instanceof m.SX&&d.text==="Form"&&c&&!p)return;const _=new m.
Bi(a.dict).set("Type",new m.SX("XObject")).set("Subtype",new m.SX("Form"));p&&(!c||c.size===0)?_.set("Resources",this.defaults):p?_.set("Resources",new m.Bi(c).
set("Font",this.document.dict(this.defaults).get("Font"))):c||_.set("Resources",new m.Bi),s.put(n,new m.Z6(_,a.data,a.sealed))}}const t=(r,n)=>r.array(r.entry(r.
pages.number(n),"Annots"))??[];class o{name;additions=[];painted=[];known=new Map;constructor(n){this.name=n}add(n,s){const a=n==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",c=this.known.get(s.number)??this.additions.push({category:n,name:a,ref:s})-1;return this.known.set(s.number,c),c}}}),97755:((T,P,f)=>{
f.d(P,{N:()=>g});var l=f(45599),m=f(64019),y=f(55969),v=f(89835),w=f(44738),M=f(57594);async function g(e,i){const t=new v.I(e),o=new M.v(e,"OctavoAnnotation"),
r=new Set,n=[],s=new Set;for(let d=0;d<e.pages.count;d++){let p=!1;for(const{number:_}of(0,w.m)(e,e.pages.number(d))){const E=e.get(_);if(!(0,l.Zm)(E)||!(0,y.E)(
(0,y.B)(e,E),i))continue;s.add(E),p=!0,o.isVisible(E)&&!u(e,E)&&await t.draw(E,_);const D=e.job.pace.step(1e3);D&&await D}p&&n.push(d+1)}await t.finish();for(const d of s){
O(e,o,d)&&r.add(d);const p=e.job.pace.step(1e3);p&&await p}const a=await h(e,o,n,r);await(0,w.L)(e,d=>r.has(d));const c=new Set([...r].filter(d=>(0,y.B)(e,d)===
"Popup"));return{flattened:a,hidden:r.size-c.size-a,left:s.size-r.size,isTransparent:t.isTransparent,missing:[...t.missing]}}const O=(e,i,t)=>(0,y.B)(e,t)==="Po\
pup"||!i.isVisible(t)||u(e,t),u=(e,i)=>(0,m.wR)(e,i)!==void 0;async function h(e,i,t,o){const r=new Set;return await i.run(Uint32Array.from(t),async({items:n,paint:s})=>{
for(const a of n){const c=e.job.pace.step(1e3);c&&await c;const d=(0,l.i9)(a)?e.get(a):void 0;!(0,l.i9)(a)||!(0,l.Zm)(d)||!o.has(d)||(0,y.B)(e,d)==="Popup"||!i.
isVisible(d)||(r.add(d),s({number:a.number,dict:d}))}return n}),r.size}}),30020:((T,P,f)=>{f.d(P,{Ah:()=>w,bs:()=>v,gs:()=>M});var l=f(82943),m=f(47707),y=f(98446);
const v={code:"no_annotations",message:"The document has none of these annotations."},w=g=>({code:"annotations_left",message:`${(0,y.C7)(g,"annotation has","ann\
otations have")} no appearance and ${(0,y.d5)(g,"stays as it is","stay as they are")}, because each viewer draws such notes and stamps in its own way. To remove\
 them, use remove_annotations.`,mentions:["remove_annotations"]}),M=g=>(0,l.F)(`text boxes (${[...new Set(g.map(m.I2))].sort().join(", ")})`,"Save the document \
in a program that draws its text boxes, and flatten it then.")}),42689:((T,P,f)=>{f.r(P),f.d(P,{flatten_annotations:()=>u});var l=f(21281),m=f(824),y=f(91519),v=f(
14029),w=f(97755),M=f(30020),g=f(45657);const O="1.4",u=async(e,i,t)=>{const o=await(0,y.E)(e.bytes,t,{password:i.open_password}),{flattened:r,hidden:n,left:s,isTransparent:a,
missing:c}=await(0,w.N)(o,i.annotation_kinds),d=[];r+n+s===0&&d.push(M.bs),s>0&&d.push((0,M.Ah)(s)),c.length>0&&d.push((0,M.gs)(c)),a&&(0,g.RZ)(d,await h(o));const p=o.
pages.count,_=await(0,v.UN)(o,a?{version:O}:{});return{documents:[{name:e.name,bytes:_,pageCount:p}],notes:d,facts:{pageCount:p,flattenedAnnotations:r,removedAnnotations:n,
leftAnnotations:s}}};async function h(e){const i=await(0,m.Br)(e),{archive:t}=(0,l.Ip)(e,i);return t?.part===1?[(0,l.qg)(e,i,t,"that standard allows no transpar\
ency")]:[]}}),64019:((T,P,f)=>{f.d(P,{dK:()=>h,wR:()=>i,hs:()=>e});var l=f(45599),m=f(74135),y=f(6057);function v(t,o,r,n){const s=(0,y.b0)(t,o.get("Rect")),a=t.
get(r);if(!s||!(a instanceof l.Z6))return;const c=(0,y.b0)(t,a.dict.get("BBox"));if(!c)return;const[d,p,_,E]=(0,m.zl)((0,y.lQ)(t,a.dict.get("Matrix")),c);if(!(_>
d)||!(E>p))return;const D=(s[2]-s[0])/(_-d),b=(s[3]-s[1])/(E-p),A=[D,0,0,b,s[0]-d*D,s[1]-p*b];return{form:r,matrix:n===0?A:w(A,n,s[0],s[3])}}function w([t,o,r,n,
s,a],c,d,p){const _=c===180?-1:0,E=c===90?1:c===270?-1:0,D=(B,x)=>[_*B-E*x,E*B+_*x],[b,A]=D(s-d,a-p);return[...D(t,o),...D(r,n),b+d,A+p]}const M=2,g=16,O=32;function u(t,o){
const r=t.resolve(o.get("F"));return typeof r=="number"?r:0}const h=(t,o)=>(u(t,o)&(M|O))!==0;function e(t,o,r,n){return v(t,o,r,u(t,o)&g?n:0)}function i(t,o){const r=t.
dict(o.get("AP"))?.get("N"),n=t.resolve(r);if(n instanceof l.Z6)return(0,l.i9)(r)?r:void 0;if(!(n instanceof l.Bi))return;const s=t.resolve(o.get("AS")),a=s instanceof
l.SX?n.get(s.text):void 0;return(0,l.i9)(a)&&t.resolve(a)instanceof l.Z6?a:void 0}}),82943:((T,P,f)=>{f.d(P,{F:()=>l});const l=(m,y,v=[])=>({code:"characters_mi\
ssing",message:`Boxes are drawn for characters that cannot be shown: ${m}. ${y}`,...v.length>0?{mentions:v}:{}})}),36502:((T,P,f)=>{f.d(P,{z:()=>O});var l=f(45599);
const m={View:"ViewState",Print:"PrintState"};class y{document;categories={View:new Map,Print:new Map};intents;constructor(e,i){this.document=e,this.intents=this.
intentsOf(i);for(const t of e.array(i?.get("AS"))??[]){const o=e.dict(t),r=e.resolve(o?.get("Event"));if(!o||!((0,l.Eo)(r,"View")||(0,l.Eo)(r,"Print")))continue;
const n=v(e,o.get("Category")),s=this.categories[r.text];for(const a of e.array(o.get("OCGs"))??[]){if(!(0,l.i9)(a))continue;const c=s.get(a.number)??new Set;for(const d of n)
c.add(d);s.set(a.number,c)}}}isAlwaysOn(e){const{intents:i}=this;if(i.has("All"))return!1;const t=this.intentsOf(this.document.dict(new l.oS(e)));return!t.has("\
All")&&![...t].some(o=>i.has(o))}stateOf(e,i){const t=this.categories[i].get(e);if(!t)return;const o=this.document.dict(this.document.dict(new l.oS(e))?.get("Us\
age"));let r;for(const n of t){const s=m[n],a=s===void 0?null:this.document.resolve(this.document.dict(o?.get(n))?.get(s));if((0,l.Eo)(a,"OFF"))return!1;(0,l.Eo)(
a,"ON")&&(r=!0)}return r}intentsOf(e){const i=v(this.document,e?.get("Intent"));return new Set(i.length>0?i:["View"])}}function v(h,e){return(h.array(e)??[e??null]).
map(t=>h.resolve(t)).flatMap(t=>t instanceof l.SX?[t.text]:[])}const w=32;function M(h,e,i,t){const o=(r,n)=>{const s=t.get(r);if(s!==void 0)return s;t.set(r,!0);
const a=h.resolve(r[0]),c=_=>{const E=h.resolve(_);return(0,l.cy)(E)?n>0?o(E,n-1):!0:!(0,l.i9)(_)||i(_.number)},d=r.slice(1),p=g(a instanceof l.SX?a.text:"",d,c);
return t.set(r,p),p};return o(e,w)}function g(h,e,i){switch(h){case"And":return e.every(i);case"Or":return e.some(i);case"Not":return e.length===0||!i(e[0]);default:
return!0}}class O{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(e){this.document=e;const i=e.dict(e.dict(e.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,l.Eo)(e.resolve(i?.get("BaseState")),"OFF");for(const t of e.array(i?.get("OFF"))??[])(0,l.i9)(t)&&this.off.add(t.number);for(const t of e.
array(i?.get("ON"))??[])(0,l.i9)(t)&&this.on.add(t.number);this.usages=new y(e,i),this.viewed=u(t=>this.usages.isAlwaysOn(t)||(this.usages.stateOf(t,"View")??!this.
isGroupOff(t))),this.printed=u(t=>this.usages.stateOf(t,"Print")??this.viewed.states(t))}isOff(e){return!this.shows(e,this.viewed)}isNeverShown(e){return this.isOff(
e)&&!this.shows(e,this.printed)}groupsOff(){const{document:e}=this,i=e.dict(e.catalog.get("OCProperties"));return this.baseOff?(e.array(i?.get("OCGs"))??[]).filter(
t=>!(0,l.i9)(t)||!this.on.has(t.number)):e.array(e.dict(i?.get("D"))?.get("OFF"))??[]}async neverShown(){const e=this.document.array(this.document.dict(this.document.
catalog.get("OCProperties"))?.get("OCGs"))??[],i=new Set(e.flatMap(o=>(0,l.i9)(o)?[o.number]:[])),t=[];for(const o of i){!this.viewed.states(o)&&!this.printed.states(
o)&&t.push(o);const r=this.document.job.pace.step(1e3);r&&await r}return t}shows(e,i){const{document:t}=this,{states:o,memberships:r,expressions:n}=i,s=t.dict(e);
if(!s)return!0;if(!(0,l.Eo)(t.resolve(s.get("Type")),"OCMD"))return!(0,l.i9)(e)||o(e.number);const a=r.get(s);if(a!==void 0)return a;const c=t.resolve(s.get("VE")),
d=(0,l.cy)(c)?M(t,c,o,n):this.showsByPolicy(s,i);return r.set(s,d),d}showsByPolicy(e,{states:i,lists:t}){const{document:o}=this,r=o.array(e.get("OCGs"))??[e.get(
"OCGs")??null];let n=t.get(r);if(!n){const a=r.filter(l.i9).map(({number:c})=>i(c));n=a.length===0?"empty":{all:!a.includes(!1),any:a.includes(!0)},t.set(r,n)}if(n===
"empty")return!0;const s=o.resolve(e.get("P"));switch(s instanceof l.SX?s.text:"AnyOn"){case"AllOn":return n.all;case"AnyOff":return!n.all;case"AllOff":return!n.
any;default:return n.any}}isGroupOff(e){return this.off.has(e)||this.baseOff&&!this.on.has(e)}}function u(h){const e=new Map;return{states:t=>{let o=e.get(t);return o===
void 0&&e.set(t,o=h(t)),o},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),44738:((T,P,f)=>{f.d(P,{L:()=>g,m:()=>O});var l=f(45599),m=f(55969),
y=f(3466),v=f(9731),w=f(17671);const M=1e3;async function g(u,h){const e=new Set;let i=0,t=!1;for(let n=0;n<u.pages.count;n++){const s=O(u,u.pages.number(n));for(const{
number:c}of s){const d=u.get(c),p=u.job.pace.step(M);if(p&&await p,e.has(c)||!(0,l.Zm)(d)||!h(d,n))continue;e.add(c);const _=(0,m.B)(u,d);_==="Popup"&&i++,_==="\
Widget"&&(t=!0)}const a=u.job.pace.step(500);a&&await a}if(e.size===0)return 0;const o=(0,w.Hi)(u),r=t?await y.R.of(u):void 0;return await(0,w.Pv)(o,e,()=>(0,w.
Wi)(o,e)),r&&await(0,w.zg)(o,r),await(0,v.U)(o),e.size-i}function O(u,h){const e=u.entry(h,"Annots"),i=u.array(e)??[];if(!i.some(l.Zm))return i.filter(l.i9);const t=u.
edit((0,l.i9)(e)?e:h),o=u.array((0,l.Zm)(t)?t.get("Annots"):t)??[];for(const[r,n]of o.entries())(0,l.Zm)(n)&&(o[r]=u.add(n));return o.filter(l.i9)}}),89067:((T,P,f)=>{
f.d(P,{J:()=>w});var l=f(45599),m=f(81077),y=f(9819);const v=100;class w{document;root;entries;nextKey;constructor(g,O,u,h){this.document=g,this.root=O,this.entries=
u,this.nextKey=h}static async read(g){const O=(0,y.Wo)(g,"StructTreeRoot");if(!O)return;const u=new Map;for(const[i,t]of await(0,m.Zc)(g,O.dict.get("ParentTree"),
"Nums"))typeof i=="number"&&u.set(i,t);const h=g.resolve(O.dict.get("ParentTreeNextKey")),e=[...u.keys()].reduce((i,t)=>Math.max(i,t+1),typeof h=="number"?h:0);
return new w(g,O,u,e)}newKey(){return this.nextKey++}write(){const{document:g,root:O,entries:u}=this,h=[...u].sort(([e],[i])=>e-i);g.edit(O.holder),O.dict.set("\
ParentTree",g.add((0,m.H6)(g,h,"Nums"))),O.dict.set("ParentTreeNextKey",this.nextKey)}grow(g){const{document:O,root:u,entries:h}=this,e=this.lastLeaf(),i=e.at(-1);
if(!i)return this.write();O.edit(u.holder),u.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:r,holder:n}of e){const s=O.array(r.get("Limits"));O.edit(
n),s&&r.set("Limits",[s[0]??g,g])}const t=i.dict.get("Nums"),o=(0,l.i9)(t)?O.edit(t):t;(0,l.cy)(o)?o.push(g,h.get(g)):i.dict.set("Nums",[g,h.get(g)])}lastLeaf(){
const{document:g,root:O}=this,u=[];let h=O.holder,e=O.dict.get("ParentTree");for(;e!==void 0&&u.length<v;){(0,l.i9)(e)&&(h=e.number);const i=g.dict(e);if(!i)return[];
u.push({dict:i,holder:h});const t=g.array(i.get("Kids"));if(!t||t.length===0)return u;e=t.at(-1)}return[]}}}),59071:((T,P,f)=>{f.d(P,{Gh:()=>e,ZK:()=>i,wh:()=>h});
var l=f(77581),m=f(45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,v=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,w=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
M=t=>t.replace(y,"").replace(v,"").replace(w,"�"),g=200,O=new WeakMap;function u(t){if(t.bytes.length<g)return M((0,l.g7)(t));let o=O.get(t);return o===void 0&&
O.set(t,o=M((0,l.g7)(t))),o}const h=t=>M(t).trim();function e(t){const o=t instanceof m.Mx?u(t).trim():"";return o===""?null:o}const i=t=>t?u(t):""})};
