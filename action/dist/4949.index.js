"use strict";exports.id=4949,exports.ids=[4949],exports.modules={17079:((T,P,f)=>{f.d(P,{Z:()=>w,_:()=>v});const l=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
m=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,y=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function v(u){
if(u.length>64)return;const h=u.trim().replace(m,(t,o,e,i)=>`${o??""}${1900+Number(e)}${i}`);return g(D(l.exec(h)??y.exec(h)))}function w(u){const h=u.length>64?
void 0:D(y.exec(u.trim()));if(!h||g(h)===void 0)return;const{year:t,month:o="",day:e="",hour:i="",minute:r="",second:n="",zone:s=""}=h;return`D:${t}${o}${e}${i}${r}${n}${s===
"Z"||s===""?s:`${s.replace(":","'")}'`}`}function D(u){if(!u)return;const[,h,t,o,e,i,r,n,s,a,c]=u,d=n??(s===void 0?void 0:`${s}${a??"00"}:${c??"00"}`);return{year:h,
month:t,day:o,hour:e,minute:i,second:r,zone:d}}function g(u){if(!u)return;const{year:h,month:t,day:o,hour:e,minute:i="00",second:r="00",zone:n}=u,s=(c,d,p)=>c===
void 0||Number(c)>=d&&Number(c)<=p;if(Number(h)===0||!s(t,1,12)||!s(o,1,O(Number(h),Number(t)))||!s(e,0,23)||!s(i,0,59)||!s(r,0,59)||n!==void 0&&n!=="Z"&&!(s(n.
slice(1,3),0,23)&&s(n.slice(4),0,59)))return;const a=[h,t,o].filter(c=>c!==void 0).join("-");return e===void 0?a:`${a}T${e}:${i}:${r}${n==="+00:00"||n==="-00:00"?
"Z":n??""}`}function O(u,h){return h===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(h)?30:31}}),57594:((T,P,f)=>{f.d(P,{v:()=>o,I:()=>e});var l=f(
62328),m=f(45599),y=f(64019),v=f(81627),w=f(36078),D=f(99876),g=f(36502),O=f(89067),u=f(45079),h=f(64680);class t{document;tree;changed=!1;added=new Map;contents=new Map;constructor(n){
this.document=n}async read(){this.tree=await O.J.read(this.document)}mark(n,s){return this.tree?this.identify(n,s,this.tree)??"/Artifact BMC":""}pageEntries(n){
const s=this.added.get(n);return s===void 0?{}:{StructParents:s}}finish(){const{tree:n,document:s}=this;if(!(!n||!this.changed)){for(const[a,c]of this.contents)
n.entries.set(a,s.add(c));n.write()}}identify(n,s,a){const{document:c}=this,{entries:d}=a,p=c.resolve(n.dict.get("StructParent"));if(typeof p!="number")return;const _=d.
get(p),E=c.dict(_);if(!(0,m.i9)(_)||!E)return;const M=c.array(E.get("K"))??[E.get("K")??null],b=M.findIndex(K=>this.isReference(K,n.number));if(b<0)return;const A=c.
pages.number(s),x=this.contentsOf(s,a).push(_)-1,C=[...M];C[b]=new m.Bi([["Type",new m.SX("MCR")],["Pg",new m.oS(A,c.generation(A))],["MCID",x]]),c.edit(_),E.set(
"K",C.length===1?C[0]:C),d.delete(p),this.changed=!0;const S=c.resolve(E.get("S")),R=new h.k(32);return(0,u.dZ)(R,S instanceof m.SX?S.text:"Form"),`${Buffer.from(
R.bytes).toString("latin1")} <</MCID ${x}>> BDC`}isReference(n,s){const a=this.document.resolve(n);if(!(0,m.Zm)(a)||!(0,m.Eo)(this.document.resolve(a.get("Type")),
"OBJR"))return!1;const c=a.get("Obj");return(0,m.i9)(c)&&c.number===s}contentsOf(n,s){const{document:a}=this,c=a.resolve(a.entry(a.pages.number(n),"StructParent\
s"));let d=typeof c=="number"?c:this.added.get(n);d===void 0&&this.added.set(n,d=s.newKey());let p=this.contents.get(d);return p||this.contents.set(d,p=[...a.array(
s.entries.get(d))??[]]),p}}class o{document;name;defaults;layers;tags;prepared=new Set;streams;constructor(n,s,a){this.document=n,this.name=s,this.defaults=a,this.
layers=new g.z(n),this.tags=new t(n),this.streams=new l.D(n,!0)}async run(n,s){const{document:a}=this,{kinds:c,pages:d}=await(0,D.F)(a,n),p=new v.B(a);await p.inspect(
d),d.length>0&&await this.tags.read();for(const[_,E]of d.entries()){const M=new i(this.name),b=S=>this.paint(M,S,E.index,c[E.kind].rotation),A=await s({index:E.
index,items:e(a,E.index),paint:b}),B={Annots:A.length>0?[...A]:void 0,...this.tags.pageEntries(E.index)},x=S=>`${M.painted.map(R=>R(S)).join(`
`)}
`;M.painted.length>0?await p.over(E,{resources:M.additions,operators:x},B):a.pages.patch(E.index,B);for(const{category:S,ref:R}of M.additions)S==="XObject"&&await this.
streams.has(R,!0);const C=a.job.pace.step(4e3+M.painted.length*400);C&&await C,_%200===0&&a.job.pace.progress(_/d.length)}this.tags.finish()}isVisible(n){return!(0,y.
dK)(this.document,n)&&!this.layers.isOff(n.get("OC"))}paint(n,s,a,c){const d=this.place(s,c);if(!d)return;const{form:p,matrix:_}=d,E=n.add("XObject",p),M=s.dict.
get("OC"),b=(0,m.i9)(M)?n.add("Properties",M):void 0,A=this.tags.mark(s,a);n.painted.push(B=>{const x=(0,w.qK)(B[E],(0,w.vs)(_)),C=A===""?x:`${A}
${x}
EMC`;return b===void 0?C:`/OC /${B[b]} BDC
${C}
EMC`})}place(n,s){const{document:a}=this;if(!this.isVisible(n.dict))return;const c=(0,y.wR)(a,n.dict);if(!c)return;const d=(0,y.hs)(a,n.dict,c,s);return d&&this.
prepare(c),d}prepare(n){if(this.prepared.has(n.number))return;this.prepared.add(n.number);const{document:s}=this,a=s.get(n);if(!(a instanceof m.Z6))return;const c=s.
dict(a.dict.get("Resources")),d=s.resolve(a.dict.get("Subtype")),p=this.defaults!==void 0&&!c?.has("Font");if(d instanceof m.SX&&d.text==="Form"&&c&&!p)return;const _=new m.
Bi(a.dict).set("Type",new m.SX("XObject")).set("Subtype",new m.SX("Form"));p&&(!c||c.size===0)?_.set("Resources",this.defaults):p?_.set("Resources",new m.Bi(c).
set("Font",this.document.dict(this.defaults).get("Font"))):c||_.set("Resources",new m.Bi),s.put(n,new m.Z6(_,a.data,a.sealed))}}const e=(r,n)=>r.array(r.entry(r.
pages.number(n),"Annots"))??[];class i{name;additions=[];painted=[];known=new Map;constructor(n){this.name=n}add(n,s){const a=n==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",c=this.known.get(s.number)??this.additions.push({category:n,name:a,ref:s})-1;return this.known.set(s.number,c),c}}}),97755:((T,P,f)=>{
f.d(P,{N:()=>g});var l=f(45599),m=f(64019),y=f(55969),v=f(89835),w=f(44738),D=f(57594);async function g(t,o){const e=new v.I(t),i=new D.v(t,"OctavoAnnotation"),
r=new Set,n=[],s=new Set;for(let d=0;d<t.pages.count;d++){let p=!1;for(const{number:_}of(0,w.m)(t,t.pages.number(d))){const E=t.get(_);if(!(0,l.Zm)(E)||!(0,y.E)(
(0,y.B)(t,E),o))continue;s.add(E),p=!0,i.isVisible(E)&&!u(t,E)&&await e.draw(E,_);const M=t.job.pace.step(1e3);M&&await M}p&&n.push(d+1)}await e.finish();for(const d of s){
O(t,i,d)&&r.add(d);const p=t.job.pace.step(1e3);p&&await p}const a=await h(t,i,n,r);await(0,w.L)(t,d=>r.has(d));const c=new Set([...r].filter(d=>(0,y.B)(t,d)===
"Popup"));return{flattened:a,hidden:r.size-c.size-a,left:s.size-r.size,isTransparent:e.isTransparent,missing:[...e.missing]}}const O=(t,o,e)=>(0,y.B)(t,e)==="Po\
pup"||!o.isVisible(e)||u(t,e),u=(t,o)=>(0,m.wR)(t,o)!==void 0;async function h(t,o,e,i){const r=new Set;return await o.run(Uint32Array.from(e),async({items:n,paint:s})=>{
for(const a of n){const c=t.job.pace.step(1e3);c&&await c;const d=(0,l.i9)(a)?t.get(a):void 0;!(0,l.i9)(a)||!(0,l.Zm)(d)||!i.has(d)||(0,y.B)(t,d)==="Popup"||!o.
isVisible(d)||(r.add(d),s({number:a.number,dict:d}))}return n}),r.size}}),30020:((T,P,f)=>{f.d(P,{Ah:()=>w,bs:()=>v,gs:()=>D});var l=f(82943),m=f(47707),y=f(98446);
const v={code:"no_annotations",message:"The document has none of these annotations."},w=g=>({code:"annotations_left",message:`${(0,y.C7)(g,"annotation has","ann\
otations have")} no appearance and ${(0,y.d5)(g,"stays as it is","stay as they are")}, because each viewer draws such notes and stamps in its own way. To remove\
 them, use remove_annotations.`,mentions:["remove_annotations"]}),D=g=>(0,l.F)(`text boxes (${[...new Set(g.map(m.I2))].sort().join(", ")})`,"Save the document \
in a program that draws its text boxes, and flatten it then.")}),42689:((T,P,f)=>{f.r(P),f.d(P,{flatten_annotations:()=>u});var l=f(21281),m=f(824),y=f(91519),v=f(
14029),w=f(97755),D=f(30020),g=f(45657);const O="1.4",u=async(t,o,e)=>{const i=await(0,y.E)(t.bytes,e,{password:o.open_password}),{flattened:r,hidden:n,left:s,isTransparent:a,
missing:c}=await(0,w.N)(i,o.annotation_kinds),d=[];r+n+s===0&&d.push(D.bs),s>0&&d.push((0,D.Ah)(s)),c.length>0&&d.push((0,D.gs)(c)),a&&(0,g.RZ)(d,await h(i));const p=i.
pages.count,_=await(0,v.UN)(i,a?{version:O}:{});return{documents:[{name:t.name,bytes:_,pageCount:p}],notes:d,facts:{pageCount:p,flattenedAnnotations:r,removedAnnotations:n,
leftAnnotations:s}}};async function h(t){const o=await(0,m.Br)(t),{archive:e}=(0,l.Ip)(t,o);return e?.part===1?[(0,l.qg)(t,o,e,"that standard allows no transpar\
ency")]:[]}}),64019:((T,P,f)=>{f.d(P,{dK:()=>h,wR:()=>o,hs:()=>t});var l=f(45599),m=f(74135),y=f(6057);function v(e,i,r,n){const s=(0,y.b0)(e,i.get("Rect")),a=e.
get(r);if(!s||!(a instanceof l.Z6))return;const c=(0,y.b0)(e,a.dict.get("BBox"));if(!c)return;const[d,p,_,E]=(0,m.zl)((0,y.lQ)(e,a.dict.get("Matrix")),c);if(!(_>
d)||!(E>p))return;const M=(s[2]-s[0])/(_-d),b=(s[3]-s[1])/(E-p),A=[M,0,0,b,s[0]-d*M,s[1]-p*b];return{form:r,matrix:n===0?A:w(A,n,s[0],s[3])}}function w([e,i,r,n,
s,a],c,d,p){const _=c===180?-1:0,E=c===90?1:c===270?-1:0,M=(B,x)=>[_*B-E*x,E*B+_*x],[b,A]=M(s-d,a-p);return[...M(e,i),...M(r,n),b+d,A+p]}const D=2,g=16,O=32;function u(e,i){
const r=e.resolve(i.get("F"));return typeof r=="number"?r:0}const h=(e,i)=>(u(e,i)&(D|O))!==0;function t(e,i,r,n){return v(e,i,r,u(e,i)&g?n:0)}function o(e,i){const r=e.
dict(i.get("AP"))?.get("N"),n=e.resolve(r);if(n instanceof l.Z6)return(0,l.i9)(r)?r:void 0;if(!(n instanceof l.Bi))return;const s=e.resolve(i.get("AS")),a=s instanceof
l.SX?n.get(s.text):void 0;return(0,l.i9)(a)&&e.resolve(a)instanceof l.Z6?a:void 0}}),82943:((T,P,f)=>{f.d(P,{F:()=>l});const l=(m,y,v=[])=>({code:"characters_mi\
ssing",message:`Boxes are drawn for characters that cannot be shown: ${m}. ${y}`,...v.length>0?{mentions:v}:{}})}),36502:((T,P,f)=>{f.d(P,{z:()=>O});var l=f(45599);
const m={View:"ViewState",Print:"PrintState"};class y{document;categories={View:new Map,Print:new Map};intents;constructor(t,o){this.document=t,this.intents=this.
intentsOf(o);for(const e of t.array(o?.get("AS"))??[]){const i=t.dict(e),r=t.resolve(i?.get("Event"));if(!i||!((0,l.Eo)(r,"View")||(0,l.Eo)(r,"Print")))continue;
const n=v(t,i.get("Category")),s=this.categories[r.text];for(const a of t.array(i.get("OCGs"))??[]){if(!(0,l.i9)(a))continue;const c=s.get(a.number)??new Set;for(const d of n)
c.add(d);s.set(a.number,c)}}}isAlwaysOn(t){const{intents:o}=this;if(o.has("All"))return!1;const e=this.intentsOf(this.document.dict(new l.oS(t)));return!e.has("\
All")&&![...e].some(i=>o.has(i))}stateOf(t,o){const e=this.categories[o].get(t);if(!e)return;const i=this.document.dict(this.document.dict(new l.oS(t))?.get("Us\
age"));let r;for(const n of e){const s=m[n],a=s===void 0?null:this.document.resolve(this.document.dict(i?.get(n))?.get(s));if((0,l.Eo)(a,"OFF"))return!1;(0,l.Eo)(
a,"ON")&&(r=!0)}return r}intentsOf(t){const o=v(this.document,t?.get("Intent"));return new Set(o.length>0?o:["View"])}}function v(h,t){return(h.array(t)??[t??null]).
map(e=>h.resolve(e)).flatMap(e=>e instanceof l.SX?[e.text]:[])}const w=32;function D(h,t,o,e){const i=(r,n)=>{const s=e.get(r);if(s!==void 0)return s;e.set(r,!0);
const a=h.resolve(r[0]),c=_=>{const E=h.resolve(_);return(0,l.cy)(E)?n>0?i(E,n-1):!0:!(0,l.i9)(_)||o(_.number)},d=r.slice(1),p=g(a instanceof l.SX?a.text:"",d,c);
return e.set(r,p),p};return i(t,w)}function g(h,t,o){switch(h){case"And":return t.every(o);case"Or":return t.some(o);case"Not":return t.length===0||!o(t[0]);default:
return!0}}class O{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const o=t.dict(t.dict(t.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,l.Eo)(t.resolve(o?.get("BaseState")),"OFF");for(const e of t.array(o?.get("OFF"))??[])(0,l.i9)(e)&&this.off.add(e.number);for(const e of t.
array(o?.get("ON"))??[])(0,l.i9)(e)&&this.on.add(e.number);this.usages=new y(t,o),this.viewed=u(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.
isGroupOff(e))),this.printed=u(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(
t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,o=t.dict(t.catalog.get("OCProperties"));return this.baseOff?(t.array(o?.get("OCGs"))??[]).filter(
e=>!(0,l.i9)(e)||!this.on.has(e.number)):t.array(t.dict(o?.get("D"))?.get("OFF"))??[]}async neverShown(){const t=this.document.array(this.document.dict(this.document.
catalog.get("OCProperties"))?.get("OCGs"))??[],o=new Set(t.flatMap(i=>(0,l.i9)(i)?[i.number]:[])),e=[];for(const i of o){!this.viewed.states(i)&&!this.printed.states(
i)&&e.push(i);const r=this.document.job.pace.step(1e3);r&&await r}return e}shows(t,o){const{document:e}=this,{states:i,memberships:r,expressions:n}=o,s=e.dict(t);
if(!s)return!0;if(!(0,l.Eo)(e.resolve(s.get("Type")),"OCMD"))return!(0,l.i9)(t)||i(t.number);const a=r.get(s);if(a!==void 0)return a;const c=e.resolve(s.get("VE")),
d=(0,l.cy)(c)?D(e,c,i,n):this.showsByPolicy(s,o);return r.set(s,d),d}showsByPolicy(t,{states:o,lists:e}){const{document:i}=this,r=i.array(t.get("OCGs"))??[t.get(
"OCGs")??null];let n=e.get(r);if(!n){const a=r.filter(l.i9).map(({number:c})=>o(c));n=a.length===0?"empty":{all:!a.includes(!1),any:a.includes(!0)},e.set(r,n)}if(n===
"empty")return!0;const s=i.resolve(t.get("P"));switch(s instanceof l.SX?s.text:"AnyOn"){case"AllOn":return n.all;case"AnyOff":return!n.all;case"AllOff":return!n.
any;default:return n.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function u(h){const t=new Map;return{states:e=>{let i=t.get(e);return i===
void 0&&t.set(e,i=h(e)),i},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),44738:((T,P,f)=>{f.d(P,{L:()=>g,m:()=>O});var l=f(45599),m=f(55969),
y=f(3466),v=f(9731),w=f(17671);const D=1e3;async function g(u,h){const t=new Set;let o=0,e=!1;for(let n=0;n<u.pages.count;n++){const s=O(u,u.pages.number(n));for(const{
number:c}of s){const d=u.get(c),p=u.job.pace.step(D);if(p&&await p,t.has(c)||!(0,l.Zm)(d)||!h(d,n))continue;t.add(c);const _=(0,m.B)(u,d);_==="Popup"&&o++,_==="\
Widget"&&(e=!0)}const a=u.job.pace.step(500);a&&await a}if(t.size===0)return 0;const i=(0,w.Hi)(u),r=e?await y.R.of(u):void 0;return await(0,w.Pv)(i,t,()=>(0,w.
Wi)(i,t)),r&&await(0,w.zg)(i,r),await(0,v.U)(i),t.size-o}function O(u,h){const t=u.entry(h,"Annots"),o=u.array(t)??[];if(!o.some(l.Zm))return o.filter(l.i9);const e=u.
edit((0,l.i9)(t)?t:h),i=u.array((0,l.Zm)(e)?e.get("Annots"):e)??[];for(const[r,n]of i.entries())(0,l.Zm)(n)&&(i[r]=u.add(n));return i.filter(l.i9)}}),89067:((T,P,f)=>{
f.d(P,{J:()=>w});var l=f(45599),m=f(81077),y=f(9819);const v=100;class w{document;root;entries;nextKey;constructor(g,O,u,h){this.document=g,this.root=O,this.entries=
u,this.nextKey=h}static async read(g){const O=(0,y.Wo)(g,"StructTreeRoot");if(!O)return;const u=new Map;for(const[o,e]of await(0,m.Zc)(g,O.dict.get("ParentTree"),
"Nums"))typeof o=="number"&&u.set(o,e);const h=g.resolve(O.dict.get("ParentTreeNextKey")),t=[...u.keys()].reduce((o,e)=>Math.max(o,e+1),typeof h=="number"?h:0);
return new w(g,O,u,t)}newKey(){return this.nextKey++}write(){const{document:g,root:O,entries:u}=this,h=[...u].sort(([t],[o])=>t-o);g.edit(O.holder),O.dict.set("\
ParentTree",g.add((0,m.H6)(g,h,"Nums"))),O.dict.set("ParentTreeNextKey",this.nextKey)}grow(g){const{document:O,root:u,entries:h}=this,t=this.lastLeaf(),o=t.at(-1);
if(!o)return this.write();O.edit(u.holder),u.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:r,holder:n}of t){const s=O.array(r.get("Limits"));O.edit(
n),s&&r.set("Limits",[s[0]??g,g])}const e=o.dict.get("Nums"),i=(0,l.i9)(e)?O.edit(e):e;(0,l.cy)(i)?i.push(g,h.get(g)):o.dict.set("Nums",[g,h.get(g)])}lastLeaf(){
const{document:g,root:O}=this,u=[];let h=O.holder,t=O.dict.get("ParentTree");for(;t!==void 0&&u.length<v;){(0,l.i9)(t)&&(h=t.number);const o=g.dict(t);if(!o)return[];
u.push({dict:o,holder:h});const e=g.array(o.get("Kids"));if(!e||e.length===0)return u;t=e.at(-1)}return[]}}}),59071:((T,P,f)=>{f.d(P,{Gh:()=>t,ZK:()=>o,wh:()=>h});
var l=f(77581),m=f(45599);const y=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,v=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,w=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
D=e=>e.replace(y,"").replace(v,"").replace(w,"�"),g=200,O=new WeakMap;function u(e){let i=O.get(e);if(i)return i;const r=D((0,l.g7)(e));return i={whole:r,trimmed:r.
trim()},e.bytes.length>=g&&O.set(e,i),i}const h=e=>D(e).trim();function t(e){const i=e instanceof m.Mx?u(e).trimmed:"";return i===""?null:i}const o=e=>e?u(e).whole:
""})};
