"use strict";exports.id=4949,exports.ids=[4949],exports.modules={17079:((x,P,f)=>{f.d(P,{Z:()=>y,_:()=>v});const d=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
w=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,_=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function v(h){
if(h.length>64)return;const u=h.trim().replace(w,(e,o,t,r)=>`${o??""}${1900+Number(t)}${r}`);return p(M(d.exec(u)??_.exec(u)))}function y(h){const u=h.length>64?
void 0:M(_.exec(h.trim()));if(!u||p(u)===void 0)return;const{year:e,month:o="",day:t="",hour:r="",minute:n="",second:i="",zone:s=""}=u;return`D:${e}${o}${t}${r}${n}${i}${s===
"Z"||s===""?s:`${s.replace(":","'")}'`}`}function M(h){if(!h)return;const[,u,e,o,t,r,n,i,s,a,l]=h,c=i??(s===void 0?void 0:`${s}${a??"00"}:${l??"00"}`);return{year:u,
month:e,day:o,hour:t,minute:r,second:n,zone:c}}function p(h){if(!h)return;const{year:u,month:e,day:o,hour:t,minute:r="00",second:n="00",zone:i}=h,s=(l,c,m)=>l===
void 0||Number(l)>=c&&Number(l)<=m;if(Number(u)===0||!s(e,1,12)||!s(o,1,g(Number(u),Number(e)))||!s(t,0,23)||!s(r,0,59)||!s(n,0,59)||i!==void 0&&i!=="Z"&&!(s(i.
slice(1,3),0,23)&&s(i.slice(4),0,59)))return;const a=[u,e,o].filter(l=>l!==void 0).join("-");return t===void 0?a:`${a}T${t}:${r}:${n}${i==="+00:00"||i==="-00:00"?
"Z":i??""}`}function g(h,u){return u===2?h%4===0&&(h%100!==0||h%400===0)?29:28:[4,6,9,11].includes(u)?30:31}}),57594:((x,P,f)=>{f.d(P,{v:()=>e,I:()=>o});var d=f(
45599),w=f(64019),_=f(81627),v=f(36078),y=f(99876),M=f(36502),p=f(89067),g=f(45079),h=f(64680);class u{document;tree;changed=!1;added=new Map;contents=new Map;constructor(n){
this.document=n}async read(){this.tree=await p.J.read(this.document)}mark(n,i){return this.tree?this.identify(n,i,this.tree)??"/Artifact BMC":""}pageEntries(n){
const i=this.added.get(n);return i===void 0?{}:{StructParents:i}}finish(){const{tree:n,document:i}=this;if(!(!n||!this.changed)){for(const[s,a]of this.contents)
n.entries.set(s,i.add(a));n.write()}}identify(n,i,s){const{document:a}=this,{entries:l}=s,c=a.resolve(n.dict.get("StructParent"));if(typeof c!="number")return;const m=l.
get(c),O=a.dict(m);if(!(0,d.i9)(m)||!O)return;const E=a.array(O.get("K"))??[O.get("K")??null],D=E.findIndex(R=>this.isReference(R,n.number));if(D<0)return;const A=a.
pages.number(i),C=this.contentsOf(i,s).push(m)-1,b=[...E];b[D]=new d.Bi([["Type",new d.SX("MCR")],["Pg",new d.oS(A,a.generation(A))],["MCID",C]]),a.edit(m),O.set(
"K",b.length===1?b[0]:b),l.delete(c),this.changed=!0;const B=a.resolve(O.get("S")),S=new h.k(32);return(0,g.dZ)(S,B instanceof d.SX?B.text:"Form"),`${Buffer.from(
S.bytes).toString("latin1")} <</MCID ${C}>> BDC`}isReference(n,i){const s=this.document.resolve(n);if(!(0,d.Zm)(s)||!(0,d.Eo)(this.document.resolve(s.get("Type")),
"OBJR"))return!1;const a=s.get("Obj");return(0,d.i9)(a)&&a.number===i}contentsOf(n,i){const{document:s}=this,a=s.resolve(s.entry(s.pages.number(n),"StructParent\
s"));let l=typeof a=="number"?a:this.added.get(n);l===void 0&&this.added.set(n,l=i.newKey());let c=this.contents.get(l);return c||this.contents.set(l,c=[...s.array(
i.entries.get(l))??[]]),c}}class e{document;name;defaults;layers;tags;prepared=new Set;constructor(n,i,s){this.document=n,this.name=i,this.defaults=s,this.layers=
new M.z(n),this.tags=new u(n)}async run(n,i){const{document:s}=this,{kinds:a,pages:l}=await(0,y.F)(s,n),c=new _.B(s);await c.inspect(l),l.length>0&&await this.tags.
read();for(const[m,O]of l.entries()){const E=new t(this.name),D=B=>this.paint(E,B,O.index,a[O.kind].rotation),A=await i({index:O.index,items:o(s,O.index),paint:D}),
T={Annots:A.length>0?[...A]:void 0,...this.tags.pageEntries(O.index)},C=B=>`${E.painted.map(S=>S(B)).join(`
`)}
`;E.painted.length>0?await c.over(O,{resources:E.additions,operators:C},T):s.pages.patch(O.index,T);const b=s.job.pace.step(4e3+E.painted.length*400);b&&await b,
m%200===0&&s.job.pace.progress(m/l.length)}this.tags.finish()}isVisible(n){return!(0,w.dK)(this.document,n)&&!this.layers.isOff(n.get("OC"))}paint(n,i,s,a){const l=this.
place(i,a);if(!l)return;const{form:c,matrix:m}=l,O=n.add("XObject",c),E=i.dict.get("OC"),D=(0,d.i9)(E)?n.add("Properties",E):void 0,A=this.tags.mark(i,s);n.painted.
push(T=>{const C=(0,v.qK)(T[O],(0,v.vs)(m)),b=A===""?C:`${A}
${C}
EMC`;return D===void 0?b:`/OC /${T[D]} BDC
${b}
EMC`})}place(n,i){const{document:s}=this;if(!this.isVisible(n.dict))return;const a=(0,w.wR)(s,n.dict);if(!a)return;const l=(0,w.hs)(s,n.dict,a,i);return l&&this.
prepare(a),l}prepare(n){if(this.prepared.has(n.number))return;this.prepared.add(n.number);const{document:i}=this,s=i.get(n);if(!(s instanceof d.Z6))return;const a=i.
dict(s.dict.get("Resources")),l=i.resolve(s.dict.get("Subtype")),c=this.defaults!==void 0&&!a?.has("Font");if(l instanceof d.SX&&l.text==="Form"&&a&&!c)return;const m=new d.
Bi(s.dict).set("Type",new d.SX("XObject")).set("Subtype",new d.SX("Form"));c&&(!a||a.size===0)?m.set("Resources",this.defaults):c?m.set("Resources",new d.Bi(a).
set("Font",this.document.dict(this.defaults).get("Font"))):a||m.set("Resources",new d.Bi),i.put(n,new d.Z6(m,s.data,s.sealed))}}const o=(r,n)=>r.array(r.entry(r.
pages.number(n),"Annots"))??[];class t{name;additions=[];painted=[];known=new Map;constructor(n){this.name=n}add(n,i){const s=n==="XObject"?`${this.name}${this.
additions.length+1}`:"OctavoLayer",a=this.known.get(i.number)??this.additions.push({category:n,name:s,ref:i})-1;return this.known.set(i.number,a),a}}}),97755:((x,P,f)=>{
f.d(P,{N:()=>p});var d=f(45599),w=f(64019),_=f(55969),v=f(12844),y=f(44738),M=f(57594);async function p(e,o){const t=new v.I(e),r=new M.v(e,"OctavoAnnotation"),
n=new Set,i=[],s=new Set;for(let c=0;c<e.pages.count;c++){let m=!1;for(const{number:O}of(0,y.m)(e,e.pages.number(c))){const E=e.get(O);if(!(0,d.Zm)(E)||!(0,_.E)(
(0,_.B)(e,E),o))continue;s.add(E),m=!0,r.isVisible(E)&&!h(e,E)&&await t.draw(E,O);const D=e.job.pace.step(1e3);D&&await D}m&&i.push(c+1)}await t.finish();for(const c of s){
g(e,r,c)&&n.add(c);const m=e.job.pace.step(1e3);m&&await m}const a=await u(e,r,i,n);await(0,y.L)(e,c=>n.has(c));const l=new Set([...n].filter(c=>(0,_.B)(e,c)===
"Popup"));return{flattened:a,hidden:n.size-l.size-a,left:s.size-n.size,isTransparent:t.isTransparent,missing:[...t.missing]}}const g=(e,o,t)=>(0,_.B)(e,t)==="Po\
pup"||!o.isVisible(t)||h(e,t),h=(e,o)=>(0,w.wR)(e,o)!==void 0;async function u(e,o,t,r){const n=new Set;return await o.run(Uint32Array.from(t),async({items:i,paint:s})=>{
for(const a of i){const l=e.job.pace.step(1e3);l&&await l;const c=(0,d.i9)(a)?e.get(a):void 0;!(0,d.i9)(a)||!(0,d.Zm)(c)||!r.has(c)||(0,_.B)(e,c)==="Popup"||!o.
isVisible(c)||(n.add(c),s({number:a.number,dict:c}))}return i}),n.size}}),30020:((x,P,f)=>{f.d(P,{Ah:()=>y,bs:()=>v,gs:()=>M});var d=f(82943),w=f(47707),_=f(98446);
const v={code:"no_annotations",message:"The document has none of these annotations."},y=p=>({code:"annotations_left",message:`${(0,_.C7)(p,"annotation has","ann\
otations have")} no appearance and ${(0,_.d5)(p,"stays as it is","stay as they are")}, because each viewer draws such notes and stamps in its own way. To remove\
 them, use remove_annotations.`,mentions:["remove_annotations"]}),M=p=>(0,d.F)(`text boxes (${[...new Set(p.map(w.I2))].sort().join(", ")})`,"Save the document \
in a program that draws its text boxes, and flatten it then.")}),42689:((x,P,f)=>{f.r(P),f.d(P,{flatten_annotations:()=>h});var d=f(21281),w=f(824),_=f(94518),v=f(
14029),y=f(97755),M=f(30020),p=f(45657);const g="1.4",h=async(e,o,t)=>{const r=await(0,_.E)(e.bytes,t,{password:o.open_password}),{flattened:n,hidden:i,left:s,isTransparent:a,
missing:l}=await(0,y.N)(r,o.annotation_kinds),c=[];n+i+s===0&&c.push(M.bs),s>0&&c.push((0,M.Ah)(s)),l.length>0&&c.push((0,M.gs)(l)),a&&(0,p.RZ)(c,await u(r));const m=r.
pages.count,O=await(0,v.UN)(r,a?{version:g}:{});return{documents:[{name:e.name,bytes:O,pageCount:m}],notes:c,facts:{pageCount:m,flattenedAnnotations:n,removedAnnotations:i,
leftAnnotations:s}}};async function u(e){const o=await(0,w.Br)(e),{archive:t}=(0,d.Ip)(e,o);return t?.part===1?[(0,d.qg)(e,o,t,"that standard allows no transpar\
ency")]:[]}}),64019:((x,P,f)=>{f.d(P,{dK:()=>u,wR:()=>o,hs:()=>e});var d=f(45599),w=f(74135),_=f(6057);function v(t,r,n,i){const s=(0,_.b0)(t,r.get("Rect")),a=t.
get(n);if(!s||!(a instanceof d.Z6))return;const l=(0,_.b0)(t,a.dict.get("BBox"));if(!l)return;const[c,m,O,E]=(0,w.zl)((0,_.lQ)(t,a.dict.get("Matrix")),l);if(!(O>
c)||!(E>m))return;const D=(s[2]-s[0])/(O-c),A=(s[3]-s[1])/(E-m),T=[D,0,0,A,s[0]-c*D,s[1]-m*A];return{form:n,matrix:i===0?T:y(T,i,s[0],s[3])}}function y([t,r,n,i,
s,a],l,c,m){const O=l===180?-1:0,E=l===90?1:l===270?-1:0,D=(C,b)=>[O*C-E*b,E*C+O*b],[A,T]=D(s-c,a-m);return[...D(t,r),...D(n,i),A+c,T+m]}const M=2,p=16,g=32;function h(t,r){
const n=t.resolve(r.get("F"));return typeof n=="number"?n:0}const u=(t,r)=>(h(t,r)&(M|g))!==0;function e(t,r,n,i){return v(t,r,n,h(t,r)&p?i:0)}function o(t,r){const n=t.
dict(r.get("AP"))?.get("N"),i=t.resolve(n);if(i instanceof d.Z6)return(0,d.i9)(n)?n:void 0;if(!(i instanceof d.Bi))return;const s=t.resolve(r.get("AS")),a=s instanceof
d.SX?i.get(s.text):void 0;return(0,d.i9)(a)&&t.resolve(a)instanceof d.Z6?a:void 0}}),82943:((x,P,f)=>{f.d(P,{F:()=>d});const d=(w,_,v=[])=>({code:"characters_mi\
ssing",message:`Boxes are drawn for characters that cannot be shown: ${w}. ${_}`,...v.length>0?{mentions:v}:{}})}),36502:((x,P,f)=>{f.d(P,{z:()=>g});var d=f(45599);
const w={View:"ViewState",Print:"PrintState"};class _{document;categories={View:new Map,Print:new Map};intents;constructor(e,o){this.document=e,this.intents=this.
intentsOf(o);for(const t of e.array(o?.get("AS"))??[]){const r=e.dict(t),n=e.resolve(r?.get("Event"));if(!r||!((0,d.Eo)(n,"View")||(0,d.Eo)(n,"Print")))continue;
const i=v(e,r.get("Category")),s=this.categories[n.text];for(const a of e.array(r.get("OCGs"))??[]){if(!(0,d.i9)(a))continue;const l=s.get(a.number)??new Set;for(const c of i)
l.add(c);s.set(a.number,l)}}}isAlwaysOn(e){const{intents:o}=this;if(o.has("All"))return!1;const t=this.intentsOf(this.document.dict(new d.oS(e)));return!t.has("\
All")&&![...t].some(r=>o.has(r))}stateOf(e,o){const t=this.categories[o].get(e);if(!t)return;const r=this.document.dict(this.document.dict(new d.oS(e))?.get("Us\
age"));let n;for(const i of t){const s=w[i],a=s===void 0?null:this.document.resolve(this.document.dict(r?.get(i))?.get(s));if((0,d.Eo)(a,"OFF"))return!1;(0,d.Eo)(
a,"ON")&&(n=!0)}return n}intentsOf(e){const o=v(this.document,e?.get("Intent"));return new Set(o.length>0?o:["View"])}}function v(u,e){return(u.array(e)??[e??null]).
map(t=>u.resolve(t)).flatMap(t=>t instanceof d.SX?[t.text]:[])}const y=32;function M(u,e,o,t){const r=(n,i)=>{const s=t.get(n);if(s!==void 0)return s;t.set(n,!0);
const a=u.resolve(n[0]),l=O=>{const E=u.resolve(O);return(0,d.cy)(E)?i>0?r(E,i-1):!0:!(0,d.i9)(O)||o(O.number)},c=n.slice(1),m=p(a instanceof d.SX?a.text:"",c,l);
return t.set(n,m),m};return r(e,y)}function p(u,e,o){switch(u){case"And":return e.every(o);case"Or":return e.some(o);case"Not":return e.length===0||!o(e[0]);default:
return!0}}class g{document;off=new Set;on=new Set;baseOff;usages;viewed;printed;constructor(e){this.document=e;const o=e.dict(e.dict(e.catalog.get("OCProperties"))?.
get("D"));this.baseOff=(0,d.Eo)(e.resolve(o?.get("BaseState")),"OFF");for(const t of e.array(o?.get("OFF"))??[])(0,d.i9)(t)&&this.off.add(t.number);for(const t of e.
array(o?.get("ON"))??[])(0,d.i9)(t)&&this.on.add(t.number);this.usages=new _(e,o),this.viewed=h(t=>this.usages.isAlwaysOn(t)||(this.usages.stateOf(t,"View")??!this.
isGroupOff(t))),this.printed=h(t=>this.usages.stateOf(t,"Print")??this.viewed.states(t))}isOff(e){return!this.shows(e,this.viewed)}isNeverShown(e){return this.isOff(
e)&&!this.shows(e,this.printed)}groupsOff(){const{document:e}=this,o=e.dict(e.catalog.get("OCProperties"));return this.baseOff?(e.array(o?.get("OCGs"))??[]).filter(
t=>!(0,d.i9)(t)||!this.on.has(t.number)):e.array(e.dict(o?.get("D"))?.get("OFF"))??[]}neverShown(){const e=this.document.array(this.document.dict(this.document.
catalog.get("OCProperties"))?.get("OCGs"))??[];return[...new Set(e.flatMap(t=>(0,d.i9)(t)?[t.number]:[]))].filter(t=>!this.viewed.states(t)&&!this.printed.states(
t))}shows(e,o){const{document:t}=this,{states:r,memberships:n,expressions:i}=o,s=t.dict(e);if(!s)return!0;if(!(0,d.Eo)(t.resolve(s.get("Type")),"OCMD"))return!(0,d.
i9)(e)||r(e.number);const a=n.get(s);if(a!==void 0)return a;const l=t.resolve(s.get("VE")),c=(0,d.cy)(l)?M(t,l,r,i):this.showsByPolicy(s,o);return n.set(s,c),c}showsByPolicy(e,{
states:o,lists:t}){const{document:r}=this,n=r.array(e.get("OCGs"))??[e.get("OCGs")??null];let i=t.get(n);if(!i){const a=n.filter(d.i9).map(({number:l})=>o(l));i=
a.length===0?"empty":{all:!a.includes(!1),any:a.includes(!0)},t.set(n,i)}if(i==="empty")return!0;const s=r.resolve(e.get("P"));switch(s instanceof d.SX?s.text:"\
AnyOn"){case"AllOn":return i.all;case"AnyOff":return!i.all;case"AllOff":return!i.any;default:return i.any}}isGroupOff(e){return this.off.has(e)||this.baseOff&&!this.
on.has(e)}}function h(u){const e=new Map;return{states:t=>{let r=e.get(t);return r===void 0&&e.set(t,r=u(t)),r},memberships:new WeakMap,expressions:new WeakMap,
lists:new WeakMap}}}),44738:((x,P,f)=>{f.d(P,{L:()=>M,m:()=>p});var d=f(45599),w=f(55969),_=f(3466),v=f(9731),y=f(17671);async function M(g,h){const u=new Set;let e=0,
o=!1;for(let n=0;n<g.pages.count;n++){const i=p(g,g.pages.number(n));for(const{number:a}of i){const l=g.get(a);if(u.has(a)||!(0,d.Zm)(l)||!h(l,n))continue;u.add(
a);const c=(0,w.B)(g,l);c==="Popup"&&e++,c==="Widget"&&(o=!0)}const s=g.job.pace.step(500+i.length*100);s&&await s}if(u.size===0)return 0;const t=(0,y.Hi)(g),r=o?
await _.R.of(g):void 0;return await(0,y.Pv)(t,u,()=>(0,y.Wi)(t,u)),r&&await(0,y.zg)(t,r),await(0,v.U)(t),u.size-e}function p(g,h){const u=g.entry(h,"Annots"),e=g.
array(u)??[];if(!e.some(d.Zm))return e.filter(d.i9);const o=g.edit((0,d.i9)(u)?u:h),t=g.array((0,d.Zm)(o)?o.get("Annots"):o)??[];for(const[r,n]of t.entries())(0,d.
Zm)(n)&&(t[r]=g.add(n));return t.filter(d.i9)}}),89067:((x,P,f)=>{f.d(P,{J:()=>y});var d=f(45599),w=f(81077),_=f(9819);const v=100;class y{document;root;entries;nextKey;constructor(p,g,h,u){
this.document=p,this.root=g,this.entries=h,this.nextKey=u}static async read(p){const g=(0,_.Wo)(p,"StructTreeRoot");if(!g)return;const h=new Map;for(const[o,t]of await(0,w.
Zc)(p,g.dict.get("ParentTree"),"Nums"))typeof o=="number"&&h.set(o,t);const u=p.resolve(g.dict.get("ParentTreeNextKey")),e=[...h.keys()].reduce((o,t)=>Math.max(
o,t+1),typeof u=="number"?u:0);return new y(p,g,h,e)}newKey(){return this.nextKey++}write(){const{document:p,root:g,entries:h}=this,u=[...h].sort(([e],[o])=>e-o);
p.edit(g.holder),g.dict.set("ParentTree",p.add((0,w.H6)(p,u,"Nums"))),g.dict.set("ParentTreeNextKey",this.nextKey)}grow(p){const{document:g,root:h,entries:u}=this,
e=this.lastLeaf(),o=e.at(-1);if(!o)return this.write();g.edit(h.holder),h.dict.set("ParentTreeNextKey",this.nextKey);for(const{dict:n,holder:i}of e){const s=g.array(
n.get("Limits"));g.edit(i),s&&n.set("Limits",[s[0]??p,p])}const t=o.dict.get("Nums"),r=(0,d.i9)(t)?g.edit(t):t;(0,d.cy)(r)?r.push(p,u.get(p)):o.dict.set("Nums",
[p,u.get(p)])}lastLeaf(){const{document:p,root:g}=this,h=[];let u=g.holder,e=g.dict.get("ParentTree");for(;e!==void 0&&h.length<v;){(0,d.i9)(e)&&(u=e.number);const o=p.
dict(e);if(!o)return[];h.push({dict:o,holder:u});const t=p.array(o.get("Kids"));if(!t||t.length===0)return h;e=t.at(-1)}return[]}}}),59071:((x,P,f)=>{f.d(P,{Gh:()=>e,
ZK:()=>o,wh:()=>u});var d=f(77581),w=f(45599);const _=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,v=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,y=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
M=t=>t.replace(_,"").replace(v,"").replace(y,"�"),p=200,g=new WeakMap;function h(t){if(t.bytes.length<p)return M((0,d.g7)(t));let r=g.get(t);return r===void 0&&
g.set(t,r=M((0,d.g7)(t))),r}const u=t=>M(t).trim();function e(t){const r=t instanceof w.Mx?h(t).trim():"";return r===""?null:r}const o=t=>t?h(t):""})};
