"use strict";exports.id=4949,exports.ids=[4949],exports.modules={17079:((x,P,u)=>{u.d(P,{Z:()=>y,_:()=>v});const c=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
w=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,_=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function v(f){
if(f.length>64)return;const h=f.trim().replace(w,(t,a,e,o)=>`${a??""}${1900+Number(e)}${o}`);return g(M(c.exec(h)??_.exec(h)))}function y(f){const h=f.length>64?
void 0:M(_.exec(f.trim()));if(!h||g(h)===void 0)return;const{year:t,month:a="",day:e="",hour:o="",minute:n="",second:i="",zone:s=""}=h;return`D:${t}${a}${e}${o}${n}${i}${s===
"Z"||s===""?s:`${s.replace(":","'")}'`}`}function M(f){if(!f)return;const[,h,t,a,e,o,n,i,s,r,l]=f,d=i??(s===void 0?void 0:`${s}${r??"00"}:${l??"00"}`);return{year:h,
month:t,day:a,hour:e,minute:o,second:n,zone:d}}function g(f){if(!f)return;const{year:h,month:t,day:a,hour:e,minute:o="00",second:n="00",zone:i}=f,s=(l,d,p)=>l===
void 0||Number(l)>=d&&Number(l)<=p;if(Number(h)===0||!s(t,1,12)||!s(a,1,m(Number(h),Number(t)))||!s(e,0,23)||!s(o,0,59)||!s(n,0,59)||i!==void 0&&i!=="Z"&&!(s(i.
slice(1,3),0,23)&&s(i.slice(4),0,59)))return;const r=[h,t,a].filter(l=>l!==void 0).join("-");return e===void 0?r:`${r}T${e}:${o}:${n}${i==="+00:00"||i==="-00:00"?
"Z":i??""}`}function m(f,h){return h===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(h)?30:31}}),57594:((x,P,u)=>{u.d(P,{v:()=>t,I:()=>a});var c=u(
45599),w=u(64019),_=u(81627),v=u(36078),y=u(99876),M=u(36502),g=u(89067),m=u(45079),f=u(64680);class h{document;tree;changed=!1;added=new Map;contents=new Map;constructor(n){
this.document=n}async read(){this.tree=await g.J.read(this.document)}mark(n,i){return this.tree?this.identify(n,i,this.tree)??"/Artifact BMC":""}pageEntries(n){
const i=this.added.get(n);return i===void 0?{}:{StructParents:i}}finish(){const{tree:n,document:i}=this;if(!(!n||!this.changed)){for(const[s,r]of this.contents)
n.entries.set(s,i.add(r));n.write()}}identify(n,i,s){const{document:r}=this,{entries:l}=s,d=r.resolve(n.dict.get("StructParent"));if(typeof d!="number")return;const p=l.
get(d),O=r.dict(p);if(!(0,c.i9)(p)||!O)return;const E=r.array(O.get("K"))??[O.get("K")??null],D=E.findIndex(R=>this.isReference(R,n.number));if(D<0)return;const A=r.
pages.number(i),C=this.contentsOf(i,s).push(p)-1,b=[...E];b[D]=new c.Bi([["Type",new c.SX("MCR")],["Pg",new c.oS(A,r.generation(A))],["MCID",C]]),r.edit(p),O.set(
"K",b.length===1?b[0]:b),l.delete(d),this.changed=!0;const B=r.resolve(O.get("S")),S=new f.k(32);return(0,m.dZ)(S,B instanceof c.SX?B.text:"Form"),`${Buffer.from(
S.bytes).toString("latin1")} <</MCID ${C}>> BDC`}isReference(n,i){const s=this.document.resolve(n);if(!(0,c.Zm)(s)||!(0,c.Eo)(this.document.resolve(s.get("Type")),
"OBJR"))return!1;const r=s.get("Obj");return(0,c.i9)(r)&&r.number===i}contentsOf(n,i){const{document:s}=this,r=s.resolve(s.entry(s.pages.number(n),"StructParent\
s"));let l=typeof r=="number"?r:this.added.get(n);l===void 0&&this.added.set(n,l=i.newKey());let d=this.contents.get(l);return d||this.contents.set(l,d=[...s.array(
i.entries.get(l))??[]]),d}}class t{document;name;defaults;layers;tags;prepared=new Set;constructor(n,i,s){this.document=n,this.name=i,this.defaults=s,this.layers=
new M.z(n),this.tags=new h(n)}async run(n,i){const{document:s}=this,{kinds:r,pages:l}=await(0,y.F)(s,n),d=new _.B(s);await d.inspect(l),l.length>0&&await this.tags.
read();for(const[p,O]of l.entries()){const E=new e(this.name),D=B=>this.paint(E,B,O.index,r[O.kind].rotation),A=await i({index:O.index,items:a(s,O.index),paint:D}),
T={Annots:A.length>0?[...A]:void 0,...this.tags.pageEntries(O.index)},C=B=>`${E.painted.map(S=>S(B)).join(`
`)}
`;E.painted.length>0?await d.over(O,{resources:E.additions,operators:C},T):s.pages.patch(O.index,T);const b=s.job.pace.step(4e3+E.painted.length*400);b&&await b,
p%200===0&&s.job.pace.progress(p/l.length)}this.tags.finish()}isVisible(n){return!(0,w.dK)(this.document,n)&&!this.layers.isOff(n.get("OC"))}paint(n,i,s,r){const l=this.
place(i,r);if(!l)return;const{form:d,matrix:p}=l,O=n.add("XObject",d),E=i.dict.get("OC"),D=(0,c.i9)(E)?n.add("Properties",E):void 0,A=this.tags.mark(i,s);n.painted.
push(T=>{const C=(0,v.qK)(T[O],(0,v.vs)(p)),b=A===""?C:`${A}
${C}
EMC`;return D===void 0?b:`/OC /${T[D]} BDC
${b}
EMC`})}place(n,i){const{document:s}=this;if(!this.isVisible(n.dict))return;const r=(0,w.wR)(s,n.dict);if(!r)return;const l=(0,w.hs)(s,n.dict,r,i);return l&&this.
prepare(r),l}prepare(n){if(this.prepared.has(n.number))return;this.prepared.add(n.number);const{document:i}=this,s=i.get(n);if(!(s instanceof c.Z6))return;const r=i.
dict(s.dict.get("Resources")),l=i.resolve(s.dict.get("Subtype")),d=this.defaults!==void 0&&!r?.has("Font");if(l instanceof c.SX&&l.text==="Form"&&r&&!d)return;const p=new c.
Bi(s.dict).set("Type",new c.SX("XObject")).set("Subtype",new c.SX("Form"));d&&(!r||r.size===0)?p.set("Resources",this.defaults):d?p.set("Resources",new c.Bi(r).
set("Font",this.document.dict(this.defaults).get("Font"))):r||p.set("Resources",new c.Bi),i.put(n,new c.Z6(p,s.data,s.sealed))}}const a=(o,n)=>o.array(o.entry(o.
pages.number(n),"Annots"))??[];class e{name;additions=[];painted=[];known=new Map;constructor(n){this.name=n}add(n,i){const s=n==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",r=this.known.get(i.number)??this.additions.push({category:n,name:s,ref:i})-1;return this.known.set(i.number,r),r}}}),97755:((x,P,u)=>{
u.d(P,{N:()=>g});var c=u(45599),w=u(64019),_=u(55969),v=u(89835),y=u(44738),M=u(57594);async function g(t,a){const e=new v.I(t),o=new M.v(t,"OctavoAnnotation"),
n=new Set,i=[],s=new Set;for(let d=0;d<t.pages.count;d++){let p=!1;for(const{number:O}of(0,y.m)(t,t.pages.number(d))){const E=t.get(O);if(!(0,c.Zm)(E)||!(0,_.E)(
(0,_.B)(t,E),a))continue;s.add(E),p=!0,o.isVisible(E)&&!f(t,E)&&await e.draw(E,O);const D=t.job.pace.step(1e3);D&&await D}p&&i.push(d+1)}await e.finish();for(const d of s){
m(t,o,d)&&n.add(d);const p=t.job.pace.step(1e3);p&&await p}const r=await h(t,o,i,n);await(0,y.L)(t,d=>n.has(d));const l=new Set([...n].filter(d=>(0,_.B)(t,d)===
"Popup"));return{flattened:r,hidden:n.size-l.size-r,left:s.size-n.size,isTransparent:e.isTransparent,missing:[...e.missing]}}const m=(t,a,e)=>(0,_.B)(t,e)==="Po\
pup"||!a.isVisible(e)||f(t,e),f=(t,a)=>(0,w.wR)(t,a)!==void 0;async function h(t,a,e,o){const n=new Set;return await a.run(Uint32Array.from(e),async({items:i,paint:s})=>{
for(const r of i){const l=t.job.pace.step(1e3);l&&await l;const d=(0,c.i9)(r)?t.get(r):void 0;!(0,c.i9)(r)||!(0,c.Zm)(d)||!o.has(d)||(0,_.B)(t,d)==="Popup"||!a.
isVisible(d)||(n.add(d),s({number:r.number,dict:d}))}return i}),n.size}}),30020:((x,P,u)=>{u.d(P,{Ah:()=>y,bs:()=>v,gs:()=>M});var c=u(82943),w=u(47707),_=u(98446);
const v={code:"no_annotations",message:"The document has none of these annotations."},y=g=>({code:"annotations_left",message:`${(0,_.C7)(g,"annotation has","ann\
otations have")} no appearance and ${(0,_.d5)(g,"stays as it is","stay as they are")}, because each viewer draws such notes and stamps in its own way. To remove\
 them, use remove_annotations.`,mentions:["remove_annotations"]}),M=g=>(0,c.F)(`text boxes (${[...new Set(g.map(w.I2))].sort().join(", ")})`,"Save the document \
in a program that draws its text boxes, and flatten it then.")}),42689:((x,P,u)=>{u.r(P),u.d(P,{flatten_annotations:()=>f});var c=u(21281),w=u(824),_=u(21836),v=u(
14029),y=u(97755),M=u(30020),g=u(45657);const m="1.4",f=async(t,a,e)=>{const o=await(0,_.E)(t.bytes,e,{password:a.open_password}),{flattened:n,hidden:i,left:s,isTransparent:r,
missing:l}=await(0,y.N)(o,a.annotation_kinds),d=[];n+i+s===0&&d.push(M.bs),s>0&&d.push((0,M.Ah)(s)),l.length>0&&d.push((0,M.gs)(l)),r&&(0,g.RZ)(d,await h(o));const p=o.
pages.count,O=await(0,v.UN)(o,r?{version:m}:{});return{documents:[{name:t.name,bytes:O,pageCount:p}],notes:d,facts:{pageCount:p,flattenedAnnotations:n,removedAnnotations:i,
leftAnnotations:s}}};async function h(t){const a=await(0,w.Br)(t),{archive:e}=(0,c.Ip)(t,a);return e?.part===1?[(0,c.qg)(t,a,e,"that standard allows no transpar\
ency")]:[]}}),64019:((x,P,u)=>{u.d(P,{dK:()=>h,wR:()=>a,hs:()=>t});var c=u(45599),w=u(74135),_=u(6057);function v(e,o,n,i){const s=(0,_.b0)(e,o.get("Rect")),r=e.
get(n);if(!s||!(r instanceof c.Z6))return;const l=(0,_.b0)(e,r.dict.get("BBox"));if(!l)return;const[d,p,O,E]=(0,w.zl)((0,_.lQ)(e,r.dict.get("Matrix")),l);if(!(O>
d)||!(E>p))return;const D=(s[2]-s[0])/(O-d),A=(s[3]-s[1])/(E-p),T=[D,0,0,A,s[0]-d*D,s[1]-p*A];return{form:n,matrix:i===0?T:y(T,i,s[0],s[3])}}function y([e,o,n,i,
s,r],l,d,p){const O=l===180?-1:0,E=l===90?1:l===270?-1:0,D=(C,b)=>[O*C-E*b,E*C+O*b],[A,T]=D(s-d,r-p);return[...D(e,o),...D(n,i),A+d,T+p]}const M=2,g=16,m=32;function f(e,o){
const n=e.resolve(o.get("F"));return typeof n=="number"?n:0}const h=(e,o)=>(f(e,o)&(M|m))!==0;function t(e,o,n,i){return v(e,o,n,f(e,o)&g?i:0)}function a(e,o){const n=e.
dict(o.get("AP"))?.get("N"),i=e.resolve(n);if(i instanceof c.Z6)return(0,c.i9)(n)?n:void 0;if(!(i instanceof c.Bi))return;const s=e.resolve(o.get("AS")),r=s instanceof
c.SX?i.get(s.text):void 0;return(0,c.i9)(r)&&e.resolve(r)instanceof c.Z6?r:void 0}}),82943:((x,P,u)=>{u.d(P,{F:()=>c});const c=(w,_,v=[])=>({code:"characters_mi\
ssing",message:`Boxes are drawn for characters that cannot be shown: ${w}. ${_}`,...v.length>0?{mentions:v}:{}})}),36502:((x,P,u)=>{u.d(P,{z:()=>m});var c=u(45599);
const w={View:"ViewState",Print:"PrintState"};class _{document;categories={View:new Map,Print:new Map};intents;constructor(t,a){this.document=t,this.intents=this.
intentsOf(a);for(const e of t.array(a?.get("AS"))??[]){const o=t.dict(e),n=t.resolve(o?.get("Event"));if(!o||!((0,c.Eo)(n,"View")||(0,c.Eo)(n,"Print")))continue;
const i=v(t,o.get("Category")),s=this.categories[n.text];for(const r of t.array(o.get("OCGs"))??[]){if(!(0,c.i9)(r))continue;const l=s.get(r.number)??new Set;for(const d of i)
l.add(d);s.set(r.number,l)}}}isAlwaysOn(t){const{intents:a}=this;if(a.has("All"))return!1;const e=this.intentsOf(this.document.dict(new c.oS(t)));return!e.has("\
All")&&![...e].some(o=>a.has(o))}stateOf(t,a){const e=this.categories[a].get(t);if(!e)return;const o=this.document.dict(this.document.dict(new c.oS(t))?.get("Us\
age"));let n;for(const i of e){const s=w[i],r=s===void 0?null:this.document.resolve(this.document.dict(o?.get(i))?.get(s));if((0,c.Eo)(r,"OFF"))return!1;(0,c.Eo)(
r,"ON")&&(n=!0)}return n}intentsOf(t){const a=v(this.document,t?.get("Intent"));return new Set(a.length>0?a:["View"])}}function v(h,t){return(h.array(t)??[t??null]).
map(e=>h.resolve(e)).flatMap(e=>e instanceof c.SX?[e.text]:[])}const y=32;function M(h,t,a,e){const o=(n,i)=>{const s=e.get(n);if(s!==void 0)return s;e.set(n,!0);
const r=h.resolve(n[0]),l=O=>{const E=h.resolve(O);return(0,c.cy)(E)?i>0?o(E,i-1):!0:!(0,c.i9)(O)||a(O.number)},d=n.slice(1),p=g(r instanceof c.SX?r.text:"",d,l);
return e.set(n,p),p};return o(t,y)}function g(h,t,a){switch(h){case"And":return t.every(a);case"Or":return t.some(a);case"Not":return t.length===0||!a(t[0]);default:
return!0}}class m{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(t){this.document=t;const a=t.dict(t.dict(t.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,c.Eo)(t.resolve(a?.get("BaseState")),"OFF");for(const e of t.array(a?.get("OFF"))??[])(0,c.i9)(e)&&this.off.add(e.number);for(const e of t.
array(a?.get("ON"))??[])(0,c.i9)(e)&&this.on.add(e.number);this.usages=new _(t,a),this.viewed=f(e=>this.usages.isAlwaysOn(e)||(this.usages.stateOf(e,"View")??!this.
isGroupOff(e))),this.printed=f(e=>this.usages.stateOf(e,"Print")??this.viewed.states(e))}isOff(t){return!this.shows(t,this.viewed)}isNeverShown(t){return this.isOff(
t)&&!this.shows(t,this.printed)}groupsOff(){const{document:t}=this,a=t.dict(t.catalog.get("OCProperties"));return this.baseOff?(t.array(a?.get("OCGs"))??[]).filter(
e=>!(0,c.i9)(e)||!this.on.has(e.number)):t.array(t.dict(a?.get("D"))?.get("OFF"))??[]}async neverShown(){const t=this.document.array(this.document.dict(this.document.
catalog.get("OCProperties"))?.get("OCGs"))??[],a=new Set(t.flatMap(o=>(0,c.i9)(o)?[o.number]:[])),e=[];for(const o of a){!this.viewed.states(o)&&!this.printed.states(
o)&&e.push(o);const n=this.document.job.pace.step(1e3);n&&await n}return e}shows(t,a){const{document:e}=this,{states:o,memberships:n,expressions:i}=a,s=e.dict(t);
if(!s)return!0;if(!(0,c.Eo)(e.resolve(s.get("Type")),"OCMD"))return!(0,c.i9)(t)||o(t.number);const r=n.get(s);if(r!==void 0)return r;const l=e.resolve(s.get("VE")),
d=(0,c.cy)(l)?M(e,l,o,i):this.showsByPolicy(s,a);return n.set(s,d),d}showsByPolicy(t,{states:a,lists:e}){const{document:o}=this,n=o.array(t.get("OCGs"))??[t.get(
"OCGs")??null];let i=e.get(n);if(!i){const r=n.filter(c.i9).map(({number:l})=>a(l));i=r.length===0?"empty":{all:!r.includes(!1),any:r.includes(!0)},e.set(n,i)}if(i===
"empty")return!0;const s=o.resolve(t.get("P"));switch(s instanceof c.SX?s.text:"AnyOn"){case"AllOn":return i.all;case"AnyOff":return!i.all;case"AllOff":return!i.
any;default:return i.any}}isGroupOff(t){return this.off.has(t)||this.baseOff&&!this.on.has(t)}}function f(h){const t=new Map;return{states:e=>{let o=t.get(e);return o===
void 0&&t.set(e,o=h(e)),o},memberships:new WeakMap,expressions:new WeakMap,lists:new WeakMap}}}),44738:((x,P,u)=>{u.d(P,{L:()=>g,m:()=>m});var c=u(45599),w=u(55969),
_=u(3466),v=u(9731),y=u(17671);const M=1e3;async function g(f,h){const t=new Set;let a=0,e=!1;for(let i=0;i<f.pages.count;i++){const s=m(f,f.pages.number(i));for(const{
number:l}of s){const d=f.get(l),p=f.job.pace.step(M);if(p&&await p,t.has(l)||!(0,c.Zm)(d)||!h(d,i))continue;t.add(l);const O=(0,w.B)(f,d);O==="Popup"&&a++,O==="\
Widget"&&(e=!0)}const r=f.job.pace.step(500);r&&await r}if(t.size===0)return 0;const o=(0,y.Hi)(f),n=e?await _.R.of(f):void 0;return await(0,y.Pv)(o,t,()=>(0,y.
Wi)(o,t)),n&&await(0,y.zg)(o,n),await(0,v.U)(o),t.size-a}function m(f,h){const t=f.entry(h,"Annots"),a=f.array(t)??[];if(!a.some(c.Zm))return a.filter(c.i9);const e=f.
edit((0,c.i9)(t)?t:h),o=f.array((0,c.Zm)(e)?e.get("Annots"):e)??[];for(const[n,i]of o.entries())(0,c.Zm)(i)&&(o[n]=f.add(i));return o.filter(c.i9)}}),89067:((x,P,u)=>{
u.d(P,{J:()=>y});var c=u(45599),w=u(81077),_=u(9819);const v=100;class y{document;root;entries;nextKey;constructor(g,m,f,h){this.document=g,this.root=m,this.entries=
f,this.nextKey=h}static async read(g){const m=(0,_.Wo)(g,"StructTreeRoot");if(!m)return;const f=new Map;for(const[a,e]of await(0,w.Zc)(g,m.dict.get("ParentTree"),
"Nums"))typeof a=="number"&&f.set(a,e);const h=g.resolve(m.dict.get("ParentTreeNextKey")),t=[...f.keys()].reduce((a,e)=>Math.max(a,e+1),typeof h=="number"?h:0);
return new y(g,m,f,t)}newKey(){return this.nextKey++}write(){const{document:g,root:m,entries:f}=this,h=[...f].sort(([t],[a])=>t-a);g.edit(m.holder),m.dict.set("\
ParentTree",g.add((0,w.H6)(g,h,"Nums"))),m.dict.set("ParentTreeNextKey",this.nextKey)}grow(g){const{document:m,root:f,entries:h}=this,t=this.lastLeaf(),a=t.at(-1);
if(!a)return this.write();m.edit(f.holder),f.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:n,holder:i}of t){const s=m.array(n.get("Limits"));m.edit(
i),s&&n.set("Limits",[s[0]??g,g])}const e=a.dict.get("Nums"),o=(0,c.i9)(e)?m.edit(e):e;(0,c.cy)(o)?o.push(g,h.get(g)):a.dict.set("Nums",[g,h.get(g)])}lastLeaf(){
const{document:g,root:m}=this,f=[];let h=m.holder,t=m.dict.get("ParentTree");for(;t!==void 0&&f.length<v;){(0,c.i9)(t)&&(h=t.number);const a=g.dict(t);if(!a)return[];
f.push({dict:a,holder:h});const e=g.array(a.get("Kids"));if(!e||e.length===0)return f;t=e.at(-1)}return[]}}}),59071:((x,P,u)=>{u.d(P,{Gh:()=>t,ZK:()=>a,wh:()=>h});
var c=u(77581),w=u(45599);const _=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,v=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,y=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
M=e=>e.replace(_,"").replace(v,"").replace(y,"�"),g=200,m=new WeakMap;function f(e){if(e.bytes.length<g)return M((0,c.g7)(e));let o=m.get(e);return o===void 0&&
m.set(e,o=M((0,c.g7)(e))),o}const h=e=>M(e).trim();function t(e){const o=e instanceof w.Mx?f(e).trim():"";return o===""?null:o}const a=e=>e?f(e):""})};
