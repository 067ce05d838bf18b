"use strict";exports.id=7671,exports.ids=[7671],exports.modules={39684:((X,j,w)=>{w.d(j,{K:()=>B,x:()=>D});var d=w(45599);const b=new Set(["Type","Rect","P","NM","M","F","AP",
"AS","OC","StructParent","AF","ca","CA","BM","Lang"]),L=2,R=4,K=32;function B(v,n){const r=v.resolve(n.get("F")),f=typeof r=="number"?r:0;if(f&L||f&K&&!(f&R))return!1;
const[i,a,p,h]=(v.array(n.get("Rect"))??[]).map(_=>v.resolve(_));return typeof i=="number"&&typeof a=="number"&&typeof p=="number"&&typeof h=="number"&&i!==p&&a!==
h&&v.dict(n.get("AP"))?.has("N")===!0}function D(v,n){for(const i of[...n.keys()])b.has(i)||n.delete(i);n.set("Subtype",new d.SX("Stamp"));const f=v.dict(n.get(
"AP"))?.get("N");f!==void 0&&n.set("AP",new d.Bi([["N",f]]))}}),44082:((X,j,w)=>{w.d(j,{EC:()=>v,Ft:()=>r,LT:()=>n,y$:()=>B});var d=w(78157),b=w(79725),L=w(88500),
R=w(45599);const K=["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","Properties"];class B{document;shared=new Map;categories=new Map;entries=new b.
R;inside=new b.R;source;last;constructor(i){this.document=i,this.source=(0,d.bS)(i.bytes)}of(i){const{document:a}=this,p=a.place(i),{entries:h}=this,O=p&&a.locate(
i,p,h)?h.find(p.bytes,"Resources"):-1;if(!p||O<0||p.bytes[h.at[O+2]]!==d.iH)return this.ofShared(this.valueOf(i));const _=h.at[O+2],E=h.at[O+3],{last:c,source:t}=this,
l=p.bytes===a.bytes;if(c&&l&&t.compare(t,c.start,c.end,_,E)===0)return c.list;const m=this.written(p.bytes,_,E)??this.ofShared(this.valueOf(i));return l&&(this.
last={start:_,end:E,list:m}),m}valueOf(i){return this.document.entry(i,"Resources")??this.givenTo(i)}inheritedBy(i){return this.ofShared(this.givenTo(i))}givenTo(i){
const{pages:a}=this.document,p=a.indexOf(i);return p<0?void 0:a.inheritedBy(p).Resources}written(i,a,p){const{inside:h}=this;if(!h.locate(i,a,p))return;const{at:O,
scan:_}=h,E=[],c=[];for(const t of K){const l=h.find(i,t);if(l<0)continue;const m=O[l+2],u=O[l+3];if((0,d.yp)(i[m]))c.push(this.category((0,d.JI)(i,m,u).value));else
for(let y=h.marksFrom;y<h.marksTo;y+=3)_.marks[y]!==L.A&&_.marks[y+1]>=m&&_.marks[y+1]<u&&E.push(_.marks[y])}return{numbers:E,categories:c}}ofShared(i){const a=(0,R.
i9)(i)?i.number:(0,R.Zm)(i)?i:void 0;if(a===void 0)return D;let p=this.shared.get(a);if(!p){const h=this.document.dict(i),O=K.map(_=>h?.get(_));p={numbers:O.flatMap(
_=>(0,R.Zm)(_)?r(_):[]),categories:O.flatMap(_=>(0,R.i9)(_)?[this.category(_.number)]:[])},this.shared.set(a,p)}return p}category(i){let a=this.categories.get(i);
if(!a){const p=this.document.dict(new R.oS(i));this.categories.set(i,a={numbers:p?r(p):[],categories:[]})}return a}}const D={numbers:[],categories:[]};class v{categories;constructor(i,a){
this.categories=K.flatMap(p=>i.dict(a.get(p))??[])}named(i){const a=[];for(const p of this.categories){const h=p.get(i);h!==void 0&&a.push(h)}return a}}function n(f,i){
const a=new R.Bi(f);for(const p of K){const h=f.get(p);h!==void 0&&a.set(p,i(h))}return a}function r(f){const i=new Set,a=[f];for(let p=a.pop();p!==void 0;p=a.pop())
if(p instanceof R.oS)i.add(p.number);else if(Array.isArray(p))for(const h of p)a.push(h);else if(p instanceof R.Bi)for(const h of p.values())a.push(h);return[...i]}}),
64261:((X,j,w)=>{w.d(j,{h:()=>O});var d=w(78157),b=w(82416),L=w(45599),R=w(9819);const K=4096,B=64,D=1e4,v=new WeakMap;function n(E,c,t){if(!f(c))return t();const{
memory:l}=E.job,m=i(l,c);if(m)return m.names;const u=t(),y=v.get(l)??[];return y.length<B&&(u?.size??0)<D&&v.set(l,[...y,{data:c.data.slice(),names:u}]),u}const r=(E,c)=>f(
c)&&!i(E.job.memory,c),f=({data:E,dict:c,sealed:t})=>E.length>=K&&!t&&(0,L.Eo)(c.get("Filter"),"FlateDecode")&&!c.has("DecodeParms"),i=(E,{data:c})=>v.get(E)?.find(
t=>t.data.length===c.length&&Buffer.compare(t.data,c)===0);var a=w(44082);const p=1e6,h=1<<21;class O{document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(c){
this.document=c,this.allowance=new R.b9(c)}inContent(c){const{document:t,lists:l}=this,m=t.resolve(t.entry(c,"Contents"));return m instanceof L.Z6?this.namesOf(
m):(0,L.cy)(m)?(l.has(m)?this.allowance.spend(l.get(m)?.size??0):l.set(m,this.inStreams(m)),l.get(m)):new Set}inStreams(c){const t=new Set;for(const l of c){const m=this.
document.resolve(l),u=m instanceof L.Z6?this.namesOf(m):[];if(!u)return;for(const y of u)t.add(y)}return t}borrowed(c,t,l){const m=new Set(l),u=new Set(this.appearancesWithoutResources(
c)),y=A=>{const C=this.drawnBy(t.named(A));for(const N of C??[])u.add(N);return C!==void 0};for(const A of l)if(!y(A))return;for(const A of u){const C=this.contentOf(
A);if(!C)return;for(const N of C.draws)u.add(N);for(const N of C.lacking)if(!m.has(N)&&(m.add(N),!y(N)))return}return m}contentOf(c){const{contents:t}=this,l=t.
get(c);return l?this.allowance.spend(1+l.lacking.size+l.draws.length):t.has(c)||t.set(c,this.readContent(c)),t.get(c)}readContent(c){const t=this.namesOf(c),l=this.
document.dict(c.dict.get("Resources"));if(!t||!l)return t&&{lacking:t,draws:[]};const m=new a.EC(this.document,l),u=new Set,y=[];for(const C of t){const N=m.named(
C);N.length===0&&u.add(C);for(const F of N)y.push(F)}const A=this.drawnBy(y);return A&&{lacking:u,draws:A}}appearancesWithoutResources(c){const{document:t,appearances:l}=this,
m=t.array(t.entry(c,"Annots"))??[],u=l.get(m);if(u)return this.allowance.spend(u.length),u;const y=[];for(const A of m)for(const C of t.dict(t.dict(A)?.get("AP"))?.
values()??[]){const N=t.resolve(C);for(const F of(0,L.Zm)(N)?N.values():[N]){const W=t.resolve(F);W instanceof L.Z6&&!this.hasResources(W.dict)&&y.push(W)}}return l.
set(m,y),y}drawnBy(c){const{document:t}=this,l=[];for(const m of c){const u=t.resolve(m),y=t.dict(u),A=t.resolve(y?.get("Subtype"));if(y&&(0,L.Eo)(A,"Type3")&&!this.
hasResources(y))return;if(u instanceof L.Z6){((0,L.Eo)(A,"Form")||t.resolve(u.dict.get("PatternType"))===1)&&l.push(u);continue}const C=t.resolve(t.dict(y?.get(
"SMask"))?.get("G"));C instanceof L.Z6&&l.push(C)}return l}hasResources(c){return this.document.dict(c.get("Resources"))!==void 0}async prepare(c){const{document:t,
names:l}=this,m=t.resolve(t.entry(c,"Contents"));for(const u of(0,L.cy)(m)?m:[m]){const y=t.resolve(u);if(!(y instanceof L.Z6)||l.has(y)||!r(t,y))continue;const A=t.
decodedPart(y);if(!A?.whole||A.data.length<h)continue;const C=new _(A.data);for(;C.run(h);){const N=t.job.pace.step(h);N&&await N}l.set(y,n(t,y,()=>C.names))}}namesOf(c){
const{names:t}=this;if(t.has(c))this.allowance.spend(1+(t.get(c)?.size??0));else{const{document:l}=this,m=()=>{const u=l.decodedPart(c);if(l.job.pace.add(u?.data.
length||p),!u?.whole)return;const y=new _(u.data);return y.run(1/0),y.names};t.set(c,n(l,c,m))}return t.get(c)}}class _{content;names=new Set;at=0;constructor(c){
this.content=c}run(c){const{content:t,names:l}=this,m=this.at+c;let{at:u}=this;for(u=t.indexOf(d.cL,u);u>=0&&u<m;u=t.indexOf(d.cL,u)){const y=u+1;u=(0,d.Wd)(t,y,
t.length),l.add((0,b.MQ)(t,y,u))}return this.at=u,u>=0}}}),91374:((X,j,w)=>{w.d(j,{QL:()=>B,bf:()=>K,fq:()=>h,hj:()=>p,i4:()=>i,iA:()=>v,pv:()=>a,qU:()=>r,tP:()=>D});
var d=w(77581),b=w(45599),L=w(9819),R=w(70549);function K(E){for(;E.part===""&&E.parent;)E=E.parent;return E}const B="FT Parent T TU TM Ff V DV DA Q DS RV Opt M\
axLen TI I Lock SV".split(" "),D=100;function*v(E,{from:c=E.array((0,L.Wo)(E,"AcroForm")?.dict.get("Fields")),below:t,visit:l=new L._i(E),depth:m=1/0}={}){const u=[],
y=(A=[],C)=>{for(let N=A.length-1;N>=0;N--)u.push({value:A[N],parent:C})};y(c,t);for(let A=u.pop();A;A=u.pop()){const{value:C,parent:N}=A,F=(0,b.i9)(C)?E.get(C):
C;if(!(0,b.Zm)(F)||!l.first(C)||(N?.depth??0)>=m)continue;const W=E.resolve(F.get("T")),U=E.resolve(F.get("FT")),G=W instanceof b.Mx?(0,d.g7)(W):"",H={number:(0,b.
i9)(C)?C.number:void 0,dict:F,parent:N,part:G,name:_(N&&N.depth%D!==0?N.name:"",G),type:U instanceof b.SX?U.text:N?.type,depth:(N?.depth??0)+1};yield H;const $=F.
get("Kids"),Z=E.array($);Z&&(!(0,b.i9)($)||l.firstList(Z))&&y(Z,H)}}const n=1e3,r=(0,R.n)(f);async function f(E){const c=[];for(const t of v(E)){c.push(t);const l=E.
job.pace.step(n);l&&await l}return c}function i(E){const c=new Set(E.flatMap(({parent:t,dict:l})=>t&&l.has("T")?[t]:[]));return E.filter(t=>(t.dict.has("T")||!t.
parent)&&!c.has(t))}function a(E,c){const t=E.resolve(p(E,c,"FT"));return t instanceof b.SX?t.text:void 0}function p(E,c,t){for(const l of O(E,c)){const m=l.get(
t);if(m!==void 0)return m}}function h(E,c){let t="";for(const l of O(E,c)){const m=E.resolve(l.get("T"));m instanceof b.Mx&&(t=_((0,d.g7)(m),t))}return t}function*O(E,c){
let t=c;for(let l=0;t&&l<D;l++)yield t,t=E.dict(t.get("Parent"))}const _=(E,c)=>E===""||c===""?E+c:`${E}.${c}`}),83137:((X,j,w)=>{w.d(j,{I:()=>K});var d=w(45599),
b=w(9819),L=w(91374),R=w(43791);class K{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedSignatures=0;removedFields=0;groups=new Set;removedXfa=!1;constructor(D){
this.removal=D,this.document=D.document}losing(D){if(!(0,d.Eo)(D.get("Subtype"),"Widget")||(this.pruned=!0,D.has("T")&&!D.has("Kids")&&this.countField(D),(0,L.pv)(
this.document,D)!=="Sig"))return;this.signatureRemoved=!0;const v=(0,L.hj)(this.document,D,"V");(0,d.Zm)(this.document.resolve(v))&&this.removedSignatures++,(0,d.
i9)(v)&&this.signatures.add(v.number)}keepsAsField(D,v){if(!this.document.array(v.get("Kids")))return!1;this.document.edit(D);for(const n of[...v.keys()])!L.QL.
includes(n)&&n!=="Kids"&&n!=="AA"&&v.delete(n);return this.touch(D),!0}touch(D){this.open.add(D),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const v of this.
open)this.open.delete(v),this.pruneField(v);if(!this.pruned)return;this.pruned=!1;const D=(0,b.Wo)(this.document,"AcroForm");D&&(this.filter(D.holder,D.dict,"Fi\
elds"),this.filter(D.holder,D.dict,"CO"),this.signatureRemoved&&this.dropSignatures(D.holder,D.dict),!(this.document.array(D.dict.get("Fields"))?.length!==0||D.
dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){const D=(0,b.Wo)(this.document,"AcroForm");D?.dict.has("XFA")&&(this.document.edit(D.
holder),D.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRendering"),this.removedXfa=!0)}pruneField(D){const v=this.document.dict(new d.oS(D)),n=this.
document.array(v?.get("Kids"));if(!v||!n)return;const r=n.filter(i=>!this.removal.isGone(i));if(r.length===n.length)return;if(this.document.edit(D),r.length>0||
(0,d.Eo)(v.get("Subtype"),"Widget")){v.set("Kids",r);return}const f=v.get("Parent");this.removal.remove(D),this.groups.has(D)?(0,d.i9)(f)&&this.groups.add(f.number):
this.countField(v),(0,d.i9)(f)&&this.open.add(f.number)}countField(D){this.removedFields++;const v=D.get("Parent");(0,d.i9)(v)&&this.groups.add(v.number)}filter(D,v,n){
const r=this.document.array(v.get(n)),f=r?.filter(i=>!this.removal.isGone(i));!r||!f||f.length===r.length||(this.document.edit(D),f.length>0||n==="Fields"?v.set(
n,f):v.delete(n))}dropSignatures(D,v){const n=(0,b.Wo)(this.document,"Perms");for(const[i,a]of n?[...n.dict]:[])!(0,d.i9)(a)||!this.signatures.has(a.number)||(this.
document.edit(n.holder),n.dict.delete(i));n?.dict.size===0&&this.document.editCatalog().delete("Perms");const r=[...(0,L.iA)(this.document)].filter(({type:i})=>i===
"Sig");r.some(({dict:i})=>(0,d.Zm)(this.document.resolve((0,L.hj)(this.document,i,"V"))))||(0,R.H)(this.document),!(!v.has("SigFlags")||r.length>0)&&(this.document.
edit(D),v.delete("SigFlags"))}}}),3466:((X,j,w)=>{w.d(j,{R:()=>n});var d=w(21996),b=w(87773),L=w(90536),R=w(77581),K=w(45599),B=w(19557),D=w(91374);const v=4e3;
class n{document;holders;names;constructor(a,p,h){this.document=a,this.holders=p,this.names=h}static async of(a){if(!a.catalog.has("AcroForm"))return;const p=await(0,d.
Av)(a,["Hide","ResetForm","SubmitForm"]),h=[],O=new Set;for await(const[_,E]of(0,b.$)(a,p)){const c=r(a,E);c.length>0&&h.push(_);for(const t of c)O.add(t)}if(h.
length!==0)return new n(a,h,await f(a,O))}async gone(){const a=await f(this.document,this.names);return new Set([...this.names].filter(p=>!a.has(p)))}}function r(i,a){
const p=[];return(0,L.C)(a,h=>{const O=i.resolve(h.get("S")),_=O instanceof K.SX?B.fP.get(O.text):void 0,E=_===void 0?void 0:i.resolve(h.get(_));for(const c of Array.
isArray(E)?E:[E??null]){const t=i.resolve(c);t instanceof K.Mx&&t.bytes.length<=v&&p.push((0,R.g7)(t))}}),p}async function f(i,a){const p=new Set([...a].map(({length:O})=>O)),
h=new Set;for(const{name:O}of await(0,D.qU)(i))p.has(O.length)&&a.has(O)&&h.add(O);return h}}),43791:((X,j,w)=>{w.d(j,{H:()=>b});var d=w(45599);function b(L){const{
catalog:R}=L;if(!R.has("DSS")&&!R.has("Extensions"))return;const K=L.dict(R.get("Extensions"));if(!R.has("DSS")&&!K?.has("ESIC")||(L.edit(L.catalogNumber),R.delete(
"DSS"),!K?.has("ESIC")))return;const B=new d.Bi([...K].filter(([D])=>D!=="ESIC"));B.size>0?R.set("Extensions",B):R.delete("Extensions")}}),76862:((X,j,w)=>{w.d(
j,{a:()=>R,s:()=>L});var d=w(45599),b=w(9819);function L(D){const v=(0,b.Wo)(D,"OCProperties"),n=D.array(v?.dict.get("OCGs"));if(!v||!n||n.length===0)return;const r=D.
catalog.get("OCProperties"),f=D.editCatalog();return f.delete("OCProperties"),i=>{const a=new Set(n.flatMap(p=>(0,d.i9)(p)&&i[p.number]!==1?[p.number]:[]));a.size===
0?f.set("OCProperties",r):a.size<n.length&&f.set("OCProperties",new B(D,a).without(v.dict,K))}}function R(D,v){const n=(0,b.Wo)(D,"OCProperties"),r=D.array(n?.dict.
get("OCGs"))??[];if(!n||v.size===0)return;const f=D.editCatalog();r.every(i=>(0,d.i9)(i)&&v.has(i.number))?f.delete("OCProperties"):f.set("OCProperties",new B(D,
v).without(n.dict,K))}const K=32;class B{document;gone;allowance;constructor(v,n){this.document=v,this.gone=n,this.allowance=new b.b9(v)}without(v,n){if(this.allowance.
spend(1),(0,d.i9)(v)&&this.isGroup(v))return v;const r=this.document.resolve(v);return Array.isArray(r)?n===0?[]:this.items(r,n):r instanceof d.Bi?new d.Bi(n===
0?[]:[...r].map(([f,i])=>[f,this.without(i,n-1)])):v}items(v,n){const r=[];let f=!1;for(const i of v){if(this.isGone(i)){f=!0;continue}const a=this.without(i,n-
1),p=Array.isArray(a),h=p&&a.every(O=>O instanceof d.Mx)&&this.document.array(i).length>a.length;if(p&&f)for(const O of h?[]:a)r.push(O);else h||r.push(a);f=!1}
return r}isGone(v){return(0,d.i9)(v)&&this.gone.has(v.number)}isGroup(v){return this.gone.has(v.number)||(0,d.Eo)(this.document.dict(v)?.get("Type"),"OCG")}}}),
15141:((X,j,w)=>{w.d(j,{X:()=>D});var d=w(45599),b=w(9819);const L=[];class R{chain;known=new Map;ofLists=new Map;constructor(n){this.chain=n}of(n){return n.has(
"Next")?this.known.get(n):L}*explore(n){const{chain:r,known:f}=this,i=new Map,a=[],p=[];f.has(n)||this.enter(n,i,a,p);for(let h=p.at(-1);h;h=p.at(-1)){if(yield 1,
h.at<h.next.length){const c=r.dead(h.next[h.at++]);if(!c||f.has(c))continue;const t=i.get(c);t?h.low=Math.min(h.low,t.index):this.enter(c,i,a,p);continue}p.pop();
const O=p.at(-1);if(O&&(O.low=Math.min(O.low,h.low)),h.low<h.index)continue;const _=a.splice(h.place),E=yield*this.collect(_);for(const{action:c}of _)f.set(c,E);
_.length===1&&this.ofLists.set(h.next,E)}}enter(n,r,f,i){const a=this.chain.next(n),p=this.ofLists.get(a);if(p){this.known.set(n,p);return}this.chain.spend(1+a.
length);const h={action:n,next:a,at:0,index:r.size,low:r.size,place:f.length};r.set(n,h),f.push(h),i.push(h)}*collect(n){const r=new Set;for(const{next:i}of n)for(const a of i){
yield 1;const p=this.chain.dead(a),h=p?this.of(p):[a];h&&h.length>0&&r.add(h)}if(r.size<2)return[...r][0]??L;const f=new Map;for(const i of r){this.chain.spend(
i.length);for(const a of i)yield 1,f.set((0,d.i9)(a)?`${a.number}`:a,a)}return[...f.values()]}}var K=w(12207);const B=500;class D{document;rules;settled=new Set;chain;successors;open=[];unexplored=[];work;isBehind=!1;lists=new Map;following=new Map;heads=new Map;joined=new Set;constructor(n,r){
this.document=n,this.rules=r,this.chain={next:f=>this.leftOf(f.get("Next")),dead:f=>this.deadAction(f),spend:new b.b9(n).spend},this.successors=new R(this.chain)}refresh(){
for(const n of[this.settled,this.lists,this.following,this.heads,this.joined])n.clear();this.successors=new R(this.chain)}pruneActions(n,r){for(const f of[...r.
keys()])this.pruneAction(n,r,f)}pruneAdditional(n,r,f="AA"){const i=r.get(f),a=this.document.dict(i);a&&(this.pruneActions((0,b.Kd)(i,n),a),!(a.size>0)&&(this.document.
edit(n),r.delete(f)))}pruneAction(n,r,f){const i=r.get(f);if(i===void 0)return!1;const a=this.replacing(i);if(!a)return this.isBehind=!0,!1;const p=a[0];if(p===
void 0)return this.document.edit(n),r.delete(f),!0;p!==i&&(this.document.edit(n),r.set(f,p));const h=this.document.dict(p);return!h||this.joined.has(a)||(this.joined.
add(a),a.length>1&&this.addNext(p,h,n,a.slice(1)),this.pruneChain(p,n)),!1}addNext(n,r,f,i){const a=(0,K.ji)(this.document,r.get("Next")),p=new Set(a),h=i.filter(
O=>!p.has(O));h.length!==0&&(this.document.edit((0,b.Kd)(n,f)),r.set("Next",[...a,...h]))}replacing(n){const r=(0,d.i9)(n)?this.heads.get(n.number):void 0;if(r)
return r;const f=this.rules.isGone(n)?void 0:this.deadAction(n);f&&!this.successors.of(f)&&(this.unexplored.push(f),this.goOn());const i=f?this.successors.of(f):
this.rules.isGone(n)?[]:[n];return i&&(0,d.i9)(n)&&this.heads.set(n.number,i),i}pruneChain(n,r){this.open.push([n,(0,b.Kd)(n,r)]),this.goOn()}get isSettled(){return!this.
work&&!this.isBehind&&this.open.length===0&&this.unexplored.length===0}async settle(){const{pace:n}=this.document.job;for(let f=this.nextWork();f;f=this.nextWork()){
const i=n.step(B*f);i&&await i}const r=this.isBehind;return this.isBehind=!1,r}goOn(){const{pace:n}=this.document.job;for(;!n.isFull;){const r=this.nextWork();if(r===
0)return;n.add(B*r)}}nextWork(){if(!this.work&&this.open.length===0&&this.unexplored.length===0)return 0;const{done:n,value:r}=(this.work??=this.goThrough()).next();
return n?(this.work=void 0,0):r}*goThrough(){for(;;){const n=this.unexplored.pop();if(n){yield*this.successors.explore(n);continue}const r=this.open.pop();if(!r)
return;yield*this.followNext(...r)}}*followNext(n,r){yield 1;const f=this.document.dict(n);if(!f||(0,d.i9)(n)&&this.settled.has(n.number))return;(0,d.i9)(n)&&this.
settled.add(n.number),this.rules.staying?.(r,f);const i=f.get("Next");if(i===void 0)return;const p=((0,d.i9)(i)?this.lists.get(i.number):void 0)??(yield*this.listOf(
i));if(p.isChanged&&this.setNext(f,r,p,i),!p.isFollowed){p.isFollowed=!0;for(const h of p.after)this.open.push([h,(0,b.Kd)(h,r)])}}leftOf(n){const r=(0,d.i9)(n)?
this.following.get(n.number):void 0;if(r)return r;const f=(0,K.ji)(this.document,n).filter(i=>!this.rules.isGone(i));return(0,d.i9)(n)&&this.following.set(n.number,
f),f}*listOf(n){const r=(0,K.ji)(this.document,n),f=yield*this.living(r),i=f.length!==r.length||f.some((p,h)=>p!==r[h]),a={before:r,after:f,isChanged:i,isFollowed:!1};
return(0,d.i9)(n)&&this.lists.set(n.number,a),a}setNext(n,r,{after:f},i){if((0,d.i9)(i)&&this.document.array(i)!==void 0&&f.length>1){this.document.put(i,[...f]);
return}this.document.edit(r),f.length===0?n.delete("Next"):n.set("Next",f.length===1?f[0]:[...f])}*living(n){const r=[],f=new Set;for(const i of n){if(yield 1,this.
rules.isGone(i))continue;const a=this.deadAction(i);if(!a){r.push(i);continue}this.successors.of(a)||(yield*this.successors.explore(a));const p=this.successors.
of(a);if(!f.has(p)){f.add(p);for(const h of p)r.push(h)}}return r}deadAction(n){const r=this.document.dict(n);return r&&this.rules.isDead(r)?r:void 0}}}),19557:((X,j,w)=>{
w.d(j,{Hx:()=>L,ao:()=>b,fP:()=>d});const d=new Map([["Hide","T"],["ResetForm","Fields"],["SubmitForm","Fields"]]),b=new Set(["ResetForm","SubmitForm"]),L=1}),33546:((X,j,w)=>{
w.d(j,{FB:()=>K,Hr:()=>D,Zh:()=>v,k$:()=>B,qm:()=>n});var d=w(44233),b=w(45599),L=w(81077);const R={first:0,style:"D",prefix:void 0,start:1};async function K(h){
const O=h.catalog.get("PageLabels");if(!h.dict(O))return;const _=(await(0,L.Zc)(h,O,"Nums")).map(([E,c])=>({first:Number(E),label:h.dict(c)})).filter(({first:E})=>Number.
isInteger(E)&&E>=0).sort((E,c)=>E.first-c.first).filter(({first:E},c,t)=>t[c+1]?.first!==E).map(({first:E,label:c})=>({first:E,...r(h,c)}));return _[0]?.first===
0?_:[R,..._]}function B(h,O){const _=h.editCatalog();if(O.length===0){_.delete("PageLabels");return}const E=O[0].first===0?O:[R,...O],c=p(h),t=E.map(({first:l,start:m,
...u})=>[l,a({...u,number:m},c)]);_.set("PageLabels",h.add((0,L.H6)(h,t,"Nums")))}async function D(h){const O=await K(h);if(!O)return;const _=O.map(({first:E})=>E);
return E=>{const c=O[(0,d.MJ)(_,E)-1];return{...c,number:c.start+E-c.first}}}function v(h,O){const _=[],E=p(h);let c,t=0;for(const l of O)(!c||!f(c,l))&&_.push(
[t,a(l,E)]),c=l,t++;return(0,L.H6)(h,_,"Nums")}async function n(h,O){const _=await D(h);if(!_)return;const E=v(h,Array.from(O,c=>_(c-1)));h.editCatalog().set("P\
ageLabels",h.add(E))}function r(h,O){const _=h.resolve(O?.get("S")),E=h.resolve(O?.get("P")),c=h.resolve(O?.get("St"));return{style:_ instanceof b.SX?_.text:void 0,
prefix:E instanceof b.Mx&&E.bytes.length>0?E:void 0,start:typeof c=="number"&&Number.isInteger(c)&&c>=1?c:1}}function f(h,O){return h.style!==O.style||O.style!==
void 0&&O.number!==h.number+1?!1:h.prefix===O.prefix?!0:!!h.prefix&&!!O.prefix&&Buffer.compare(h.prefix.bytes,O.prefix.bytes)===0}const i=100;function a({style:h,
prefix:O,number:_},E){return(0,b.jd)({S:h===void 0?void 0:(0,b.UU)(h),P:O&&O.bytes.length>i?E(O):O,St:h===void 0||_===1?void 0:_})}function p(h){const O=new Map;
return _=>{let E=O.get(_);return E||O.set(_,E=h.add(_)),E}}}),37081:((X,j,w)=>{w.d(j,{O:()=>L});var d=w(45599),b=w(9819);async function L(K,B,D=1/0){const v=new b.
_i(K),n=(0,b.Wo)(K,"Outlines"),r=[{value:n&&R(K,n.holder,n.dict,"First"),level:1}];for(let f=r.pop();f;f=r.pop()){const{value:i,level:a}=f;if(i===void 0||!v.first(
i)||!B(i,a)||!(0,d.i9)(i))continue;const p=O=>{const _=K.entry(i.number,O);return _ instanceof d.Bi?R(K,i.number,K.get(i.number),O):_};r.push({value:p("Next"),level:a}),
a<D&&r.push({value:p("First"),level:a+1});const h=K.job.pace.step(300);h&&await h}}function R(K,B,D,v){const n=D.get(v);if(!(n instanceof d.Bi))return n;const r=K.
add(n);return v==="Next"&&n.set("Prev",new d.oS(B)),K.edit(B),D.set(v,r),r}}),60502:((X,j,w)=>{w.d(j,{Q:()=>B,_:()=>R});var d=w(45599),b=w(9819),L=w(37081);class R{removal;destinations;document;dead=new Set;repaired=new Set;allowance;isMended=!1;keepsTitles=!1;constructor(n,r){
this.removal=n,this.destinations=r,this.document=n.document,this.allowance=new b.b9(this.document)}get removedItems(){return this.dead.size}drop(n){this.dead.add(
n)}touch(n,r){this.removal.isGone(r.get("SE"))&&(this.document.edit(n),r.delete("SE")),this.destinations.pruneTargets(n,r)&&!this.keepsTitles&&this.dead.add(n)}async touchAll(){
await(0,L.O)(this.document,n=>{const r=(0,d.i9)(n)?this.document.dict(n):void 0;return r&&this.touch(n.number,r),r!==void 0})}async flush(){for(const r of this.
dead){const f=this.document.dict(new d.oS(r));f&&await this.unlink(r,f);const i=this.document.job.pace.step(1e3);i&&await i}const n=(0,b.Wo)(this.document,"Outl\
ines");!n||this.dead.size===0||this.document.dict(n.dict.get("First"))||this.document.editCatalog().delete("Outlines")}async unlink(n,r){this.parentOf(n,r)||await this.
mendParents();const f=this.parentOf(n,r);if(f){const{item:i,ref:a}=f,p=this.kidsOf(r);this.splice(r,p,a,i);const h=p.reduce((O,_)=>O+1+Math.max(0,D(this.document,
_.item)),0);this.recount(a,D(this.document,r)>0?-1:h-1),!i.has("First")&&i.has("Title")&&!i.has("Dest")&&!i.has("A")&&this.dead.add(a.number)}this.removal.remove(
n)}parentOf(n,r){const f=this.itemAt(r.get("Parent"));return f&&this.isLinked(n,r,f.ref.number,f.item)?f:void 0}async mendParents(){const{document:n}=this,r=(0,b.
Wo)(n,"Outlines");if(this.isMended||!r)return;this.isMended=!0,this.repaired.clear();let f=n.catalog.get("Outlines");(0,d.i9)(f)||n.editCatalog().set("Outlines",
f=n.add(r.dict));const i=this.visit(),a=[{item:r.dict,ref:f}];for(let p=a.pop();p;p=a.pop()){if(!i.first(p.ref))continue;for(const O of this.kidsOf(p.item)){const _=O.
item.get("Parent");(!(0,d.i9)(_)||_.number!==p.ref.number)&&this.link(O,"Parent",p),a.push(O)}const h=n.job.pace.step(1e3);h&&await h}}splice(n,r,f,i){const a=this.
itemAt(n.get("Prev")),p=this.itemAt(n.get("Next")),[h,O]=[r[0],r.at(-1)];a?this.link(a,"Next",h??p):this.link({item:i,ref:f},"First",h??p),p?this.link(p,"Prev",
O??a):this.link({item:i,ref:f},"Last",O??a);for(const[_,E]of r.entries())this.link(E,"Parent",{item:i,ref:f}),this.link(E,"Prev",r[_-1]??a),this.link(E,"Next",r[_+
1]??p)}recount(n,r){const f=this.visit();let i=n;for(let a=this.document.dict(i);r!==0&&a&&(0,d.i9)(i)&&f.first(i);a=this.document.dict(i)){const p=D(this.document,
a);if(p===0)return;this.document.edit(i);const h=Math.abs(p)+r;if(h>0&&a.has("First")?a.set("Count",Math.sign(p)*h):a.delete("Count"),p<0)return;i=a.get("Parent")}}isLinked(n,r,f,i){
const a=()=>{const h=this.itemAt(r.get("Prev")),O=h?h.item.get("Next"):i.get("First");return(0,d.i9)(O)&&O.number===n};if(a())return!0;if(this.repaired.has(f))return!1;
this.repaired.add(f);let p;for(const h of this.kidsOf(i)){const O=h.item.get("Prev");((0,d.i9)(O)?O.number:void 0)!==p?.ref.number&&this.link(h,"Prev",p),p=h}return a()}visit(){
return new b._i(this.document,this.allowance)}kidsOf(n){const r=[],f=this.visit();for(let i=this.itemAt(n.get("First"));i&&f.first(i.ref);i=this.itemAt(i.item.get(
"Next")))r.push(i);return r}itemAt(n){const r=this.document.dict(n),f=r&&this.document.resolve(r.get("Type"));return r&&!K.some(i=>(0,d.Eo)(f,i))&&(0,d.i9)(n)?{
item:r,ref:n}:void 0}link(n,r,f){this.document.edit(n.ref),f?n.item.set(r,f.ref):n.item.delete(r)}}const K=["Catalog","Pages","Page"];function B(v){return v.has(
"Title")&&v.has("Parent")&&!v.has("S")&&!v.has("Subtype")&&!v.has("FT")}function D(v,n){const r=v.resolve(n.get("Count"));return typeof r=="number"?r:0}}),2878:((X,j,w)=>{
w.d(j,{m:()=>b});var d=w(9819);function b(L){const R=(0,d.Wo)(L,"ViewerPreferences");R?.dict.has("PrintPageRange")&&(L.edit(R.holder),R.dict.delete("PrintPageRa\
nge"),R.dict.size===0&&L.editCatalog().delete("ViewerPreferences"))}}),12207:((X,j,w)=>{w.d(j,{Ht:()=>r,hN:()=>B,jS:()=>K,ji:()=>D});var d=w(45599),b=w(81077),L=w(
45657);const R=200;async function K(f){const{catalog:i}=f,a=await(0,b.Zc)(f,f.dict(i.get("Names"))?.get("Dests"),"Names"),p=new Map;for(const[h,O]of a){p.set((0,b.
Pu)(h),O);const _=f.job.pace.step(R);_&&await _}return{names:new Map(f.dict(i.get("Dests"))),strings:p}}function B({pages:f},i){const a=(0,d.i9)(i)?f.indexOf(i.
number):i;return typeof a=="number"&&Number.isInteger(a)&&a>=0&&a<f.count?a:void 0}function D(f,i){return i==null?[]:f.array(i)??[i]}const v=8,n=50;class r{document;named;constructor(i,a){
this.document=i,this.named=a}static async of(i){return new r(i,await K(i))}pageOf(i){return this.pageOfDestination(i.get("Dest"))??this.pageOfAction(i.get("A"))}pageOfDestination(i,a=v){
const{document:p}=this,h=p.resolve(i),O=p.array(h);if(O)return B(p,O[0]);if(a===0)return;const _=p.dict(h);return _?this.pageOfDestination(_.get("D"),a-1):this.
pageOfDestination(this.namedBy(h),a-1)}namedBy(i){const{names:a,strings:p}=this.named;if(i instanceof d.SX)return a.get(i.text)??p.get(i.text);if(!(i instanceof
d.Mx))return;const h=(0,b.Pu)(i);return p.get(h)??a.get(h)}pageOfAction(i){const{document:a}=this,p=i===void 0?[]:[i];for(let h=0;p.length>0&&h<n;h++){const O=a.
dict(p.shift());if(!O)continue;const E=(0,d.Eo)(a.resolve(O.get("S")),"GoTo")?this.pageOfDestination(O.get("D")):void 0;if(E!==void 0)return E;(0,L.RZ)(p,D(a,O.
get("Next")).slice(0,n))}}}}),94399:((X,j,w)=>{w.d(j,{N:()=>L});var d=w(45599),b=w(9819);function L(R){const K=R.catalog.get("DPartRoot");if(K===void 0)return;const B=new b.
J7(R),D=new b._i(R),v=[K];for(let n=v.pop();n!==void 0;n=v.pop()){const r=R.dict(n),f=R.array(n);if(!(!D.first(n)||!(r??f))){for(const i of f??[])v.push(i);for(const i of[
"DPartRootNode","DParts"]){const a=r?.get(i);a!==void 0&&v.push(a)}(0,d.i9)(n)&&B.remove(n.number)}}R.editCatalog().delete("DPartRoot")}}),9731:((X,j,w)=>{w.d(j,
{U:()=>f});var d=w(33973),b=w(45599),L=w(44082),R=w(64261),K=w(9819);const B=["XObject","Pattern","Shading","Properties"];async function D(i){const a=(0,K.Wo)(i,
"AcroForm"),p=a?.dict.get("DR"),h=i.dict(p);if(!a||p===void 0||!h||!B.some(E=>h.has(E)))return;const O=await v(i,h);if(!O)return;const _=E=>new b.Bi([...h].flatMap(
([c,t])=>{const l=B.includes(c)?i.dict(t):void 0;if(!l)return[[c,t]];const m=[...l].filter(([u,y])=>!(0,b.i9)(y)||O.has(u)||E(y.number));return m.length===l.size?
[[c,t]]:m.length>0?[[c,new b.Bi(m)]]:[]}));return i.edit(a.holder),a.dict.set("DR",_(()=>!1)),E=>a.dict.set("DR",_(c=>E[c]===1))}async function v(i,a){const p=new R.
h(i),h=new Set,O=new L.EC(i,a);for(const _ of i.pages.numbers){const E=i.job.pace.step(1e3);if(E&&await E,i.entry(_,"Annots")===void 0)continue;const c=p.borrowed(
_,O,n);if(!c)return;for(const t of c)h.add(t)}return h}const n=new Set;var r=w(76862);async function f({removal:{document:i},structure:a}){const p=await D(i),h=(0,r.
s)(i),O=a.types.take();if(!p&&!h&&!O)return;const{live:_}=await(0,d.Gy)(i);p?.(_),h?.(_),await O?.(_)}}),17671:((X,j,w)=>{w.d(j,{zg:()=>at,Hi:()=>rt,E2:()=>Et,Pv:()=>it,
Wi:()=>dt,lh:()=>wt});var d=w(45599),b=w(9819);class L{removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;constructor(s,e){
this.removal=s,this.destinations=e,this.document=s.document}touch(s,e){if(!this.prune(s,e))return;const o=this.pageOf(s,e);if(this.forget(e),this.removal.remove(
s),o===void 0){this.removal.chase(s);return}let g=this.pages.get(o);g||this.pages.set(o,g=new Set),g.add(s)}async readPage(s){for(const e of this.document.array(
this.document.entry(s,"Annots"))??[]){this.document.dict(e);const o=this.document.job.pace.step(1e3);o&&await o}}touchPage(s){const e=this.document.entry(s,"Ann\
ots"),o=this.document.array(e);if(!o||(0,d.i9)(e)&&this.touched.has(e.number))return;(0,d.i9)(e)&&this.touched.add(e.number);const g=o.filter(S=>{if(this.removal.
isGone(S))return!1;const T=this.document.dict(S),M=(0,b.Kd)(S,(0,b.Kd)(e,s));return!T||!this.prune(M,T)?!0:(this.forget(T),(0,d.i9)(S)&&this.removal.remove(S.number),
!1)});g.length<o.length&&this.setAnnots(s,e,g),(0,d.i9)(e)&&this.destinations.isBehind&&this.touched.delete(e.number)}async flush(){const s=new Map;for(const[e,
o]of this.pages){const g=this.document.entry(e,"Annots"),S=((0,d.i9)(g)?s.get(g.number):void 0)??this.dropGone(e,g);(0,d.i9)(g)&&s.set(g.number,S);for(const M of o)
S.has(M)||this.removal.chase(M);const T=this.document.job.pace.step(1e3);T&&await T}this.pages.clear()}dropGone(s,e){const o=this.document.array(e)??[],g=o.filter(
S=>!this.removal.isGone(S));return g.length<o.length&&this.setAnnots(s,e,g),new Set(o.map(S=>(0,d.i9)(S)?S.number:-1))}prune(s,e){if(this.destinations.pruneTargets(
s,e)&&(0,d.Eo)(e.get("Subtype"),"Link"))return this.removedLinks++,!0;for(const o of["P","Popup","IRT"])this.removal.isGone(e.get(o))&&(this.document.edit(s),e.
delete(o),o==="IRT"&&e.delete("RT"));return(0,d.Eo)(e.get("Subtype"),"Popup")&&this.removal.isGone(e.get("Parent"))}pageOf(s,e){const{pages:o}=this.document,g=e.
get("P");if((0,d.i9)(g)&&o.indexOf(g.number)>=0)return g.number;const S=this.via[s]??0;return[S,this.via[S]??0].find(T=>o.indexOf(T)>=0)}forget(s){const e=this.
document.resolve(s.get("StructParent"));typeof e=="number"&&this.structKeys.add(e)}setAnnots(s,e,o){(0,d.i9)(e)&&this.document.put(e,o),o.length===0?this.document.
patch(s,{Annots:void 0}):(0,d.i9)(e)||this.document.patch(s,{Annots:o})}}function R(P){return P.has("Rect")&&P.has("Subtype")}var K=w(64580),B=w(83363),D=w(39684),
v=w(91374);const n=["Parent","StructParents","B","DPart","PieceInfo","Annots"],r=["Type","Kids","Count"],f=1e3,i=80;class a{document;allowance;fields;places=new Map;constructor(s){
this.document=s,this.allowance=new b.b9(s)}async copyPage(s){const{document:e}=this,o=e.pages.number(s),g=e.pages.attribute(s,"Resources");(0,d.Zm)(g)&&e.patch(
o,{Resources:e.add(g)});const S=e.dict(new d.oS(o))??new d.Bi,T=new d.Bi([["Type",new d.SX("Page")]]);for(const[I,k]of S)!n.includes(I)&&!r.includes(I)&&T.set(I,
this.clone(k));for(const I of B.i){const k=e.pages.attribute(s,I);k!==void 0&&!T.has(I)&&T.set(I,this.clone(k))}const M=e.add(T),x=e.array(S.get("Annots"));return x&&
x.length>0&&T.set("Annots",await this.copyAnnotations(x,M)),M.number}clone(s){return(0,K.F)(s,this.spend)}spend=s=>{this.allowance.spend(s),this.document.job.pace.
add(i*s)};async copyAnnotations(s,e){const{document:o}=this,g=new Map,S=[],T=[];for(const M of s){const x=o.job.pace.step(f);x&&await x;const I=o.dict(M);if(!I||
(0,d.i9)(M)&&g.has(M.number))continue;const k=(0,d.Eo)(I.get("Subtype"),"Widget"),z=k&&(0,v.pv)(o,I)==="Sig";if(z&&!(p(o,I)&&(0,D.K)(o,I)))continue;const V=this.
clone(k&&!z&&(0,d.i9)(M)?this.asKid(M):I);if(z&&(0,D.x)(o,V),V.delete("StructParent"),V.set("P",e),S.push(V),!(0,d.i9)(M)){T.push(V);continue}const Y=o.add(V);g.
set(M.number,Y),T.push(Y),k&&!z&&this.addKid(V,Y)}for(const M of S)h(M,g);return T}asKid(s){const{document:e}=this,o=e.dict(s);if(!o.has("T")&&!o.has("FT")){const x=o.
has("Parent")?void 0:this.fieldOf(s.number);return x?(e.edit(s),o.set("Parent",x)):o}e.edit(s);const g=new d.Bi;for(const x of v.QL){const I=o.get(x);I!==void 0&&
(g.set(x,I),o.delete(x))}this.divideActions(o,g),g.set("Kids",[s]);const S=e.add(g),T=g.get("Parent");o.set("Parent",S),(0,d.i9)(T)&&this.replace(T.number,e.dict(
T),"Kids",s,S);const M=(0,b.Wo)(e,"AcroForm");for(const x of["Fields","CO"])M&&this.replace(M.holder,M.dict,x,s,S);return o}replace(s,e,o,g,S){const T=this.document.
array(e?.get(o));if(!e||!T)return;const M=this.places.get(T),x=M??this.placesIn(T),I=x.get(g.number);if(!I)return;this.document.edit(s);const k=M?T:[...T];M||e.
set(o,k),this.places.set(k,x);for(const z of I)k[z]=S;x.delete(g.number),x.set(S.number,I)}placesIn(s){const e=new Map;for(const[o,g]of s.entries()){if(!(0,d.i9)(
g))continue;const S=e.get(g.number);S?S.push(o):e.set(g.number,[o])}return this.document.job.pace.add(s.length),e}fieldOf(s){return this.fields??=new Map([...(0,v.
iA)(this.document)].flatMap(({number:e,parent:o})=>e===void 0||o?.number===void 0?[]:[[e,new d.oS(o.number)]])),this.fields.get(s)}divideActions(s,e){const o=this.
document.dict(s.get("AA"));if(!o)return;this.spend(o.size);const[g,S]=[new d.Bi,new d.Bi];for(const[T,M]of o)(["K","F","V","C"].includes(T)?g:S).set(T,M);g.size>
0&&e.set("AA",g),S.size>0?s.set("AA",S):s.delete("AA")}addKid(s,e){const o=s.get("Parent"),g=this.document.dict(o);if(!(0,d.i9)(o)||!g)return;this.document.edit(
o);const S=this.document.array(g.get("Kids"));S&&!(0,d.i9)(g.get("Kids"))?S.push(e):g.set("Kids",[...S??[],e])}}const p=(P,s)=>(0,d.Zm)(P.resolve((0,v.hj)(P,s,"\
V")));function h(P,s){const e=(0,d.Eo)(P.get("Subtype"),"Popup")?["Parent"]:["Popup","IRT"];for(const o of e){const g=P.get(o);if(!(0,d.i9)(g))continue;const S=s.
get(g.number);S?P.set(o,S):P.delete(o)}}var O=w(77581),_=w(81077),E=w(15141),c=w(19557);class t{removal;document;deadNames=new Set;deadStrings=new Set;goneFields=new Set;removedNames=0;lists=new Map;chains;constructor(s){
this.removal=s,this.document=s.document,this.chains=new E.X(this.document,{isDead:e=>this.isDeadAction(e),isGone:e=>s.isGone(e),staying:(e,o)=>this.pruneTarget(
e,o)})}isDead(s){if(s==null)return!1;if(this.removal.isGone(s))return!0;const e=this.document.resolve(s);if(e instanceof d.SX)return this.deadNames.has(e.text);
if(e instanceof d.Mx)return this.deadStrings.has((0,_.Pu)(e));if((0,d.cy)(e))return this.removal.isGone(e[0]);if(!(0,d.Zm)(e))return!1;const o=e.get("D");return this.
removal.isGone(o)||this.removal.isGone(this.document.array(o)?.[0])}refresh(){this.lists.clear(),this.chains.refresh()}async pruneNames(){const s=(0,b.Wo)(this.
document,"Dests"),[e,o,g]=[new Set,new Set,new Set];for(const[T,M]of s?[...s.dict]:[])this.isDead(M)&&(this.document.edit(s.holder),s.dict.delete(T),e.add(T),(0,d.
i9)(M)&&this.removal.remove(M.number));s?.dict.size===0&&this.document.editCatalog().delete("Dests");const S=(0,b.Wo)(this.document,"Names");if(S){await this.pruneNameTree(
S,"Dests",(T,M)=>this.isDead(M)?(o.add(T),(0,d.i9)(M)&&this.removal.remove(M.number),!0):(e.has(T)&&g.add(T),!1));for(const T of["Pages","Templates"])await this.
pruneNameTree(S,T,(M,x)=>this.removal.isGone(x))}this.removedNames+=e.size+o.size;for(const T of e)this.deadNames.add(T),g.has(T)||this.deadStrings.add(T);for(const T of o)
this.deadStrings.add(T),s?.dict.has(T)||this.deadNames.add(T)}pruneTargets(s,e){let o=!1;return this.isDead(e.get("Dest"))&&(this.document.edit(s),e.delete("Des\
t"),o=!0),this.chains.pruneAction(s,e,"A")&&(o=!0),this.chains.pruneAdditional(s,e),o&&!e.has("Dest")&&!e.has("A")}pruneActions(s,e){this.chains.pruneActions(s,
e)}pruneOpenAction(){const{catalog:s,catalogNumber:e}=this.document,o=s.get("OpenAction");(0,d.Zm)(this.document.resolve(o))?this.chains.pruneAction(e,s,"OpenAc\
tion"):this.isDead(o)&&(this.document.edit(e),s.delete("OpenAction"))}isDeadAction(s){const e=s.get("S");if((0,d.Eo)(e,"GoTo"))return this.isDead(s.get("D"));if((0,d.
Eo)(e,"Hide")){const o=s.get("T");return this.isGone(o)||this.leftOf(o)?.length===0}return e instanceof d.SX&&c.ao.has(e.text)?this.leftOf(s.get("Fields"))?.length===
0&&!l(this.document.resolve(s.get("Flags"))):(0,d.Eo)(e,"Thread")&&!s.has("F")&&this.removal.isGone(s.get("D"))}pruneChain(s,e){this.chains.pruneChain(s,e)}get isBehind(){
return this.chains.isBehind}async settleChains(s){do await s?.();while(await this.chains.settle())}pruneTarget(s,e){this.isDead(e.get("SD"))&&(this.document.edit(
s),e.delete("SD")),this.pruneLists(s,e)}isGone(s){if(this.removal.isGone(s))return!0;if(this.goneFields.size===0)return!1;const e=this.document.resolve(s);return e instanceof
d.Mx&&this.goneFields.has((0,O.g7)(e))}pruneLists(s,e){if(!this.isDeadAction(e))for(const o of["T","Fields"]){const g=e.get(o),S=this.leftOf(g);if(!(!S||S===this.
document.array(g))){if((0,d.i9)(g)){this.document.put(g,S);continue}this.document.edit(s),e.set(o,S)}}}leftOf(s){const e=this.document.array(s);if(!e||e.length===
0)return;const o=(0,d.i9)(s)?this.lists.get(s.number):void 0;if(o)return o;const g=e.filter(T=>!this.isGone(T)),S=g.length===e.length?e:g;return(0,d.i9)(s)&&this.
lists.set(s.number,S),S}async pruneNameTree(s,e,o){const g=s.dict.get(e);if(g===void 0)return;const S=(0,b.Kd)(g,s.holder);await(0,_.BX)(this.document,g,S,"Name\
s",(M,x)=>o((0,_.Pu)(M),x))&&(this.document.edit(s.holder),s.dict.delete(e))}}const l=P=>typeof P=="number"&&(P&c.Hx)!==0;var m=w(94399),u=w(83137),y=w(3466),A=w(
9731),C=w(33546),N=w(60502),F=w(2878),W=w(78021);class U{removal;document;threads;constructor(s){this.removal=s,this.document=s.document}touch(s,e){if(!this.removal.
isGone(e.get("P")))return;const[o,g]=[e.get("N"),e.get("V")],[S,T]=[this.document.dict(o),this.document.dict(g)],M=this.threadStartingAt(s);if(this.threads.delete(
s),this.removal.remove(s),!(0,d.i9)(o)||o.number===s||!S){M&&this.removal.remove(M.number);return}T&&(0,d.i9)(g)&&(this.document.edit(g),T.set("N",o),this.document.
edit(o),S.set("V",g)),M&&(this.document.edit(M).set("F",o),this.document.edit(o),S.set("T",M),this.threads.set(o.number,M))}threadStartingAt(s){if(!this.threads){
this.threads=new Map;for(const e of this.document.array(this.document.catalog.get("Threads"))??[]){const o=this.document.dict(e)?.get("F");(0,d.i9)(e)&&(0,d.i9)(
o)&&this.threads.set(o.number,e)}}return this.threads.get(s)}flush(){const{catalog:s,catalogNumber:e}=this.document,o=s.get("Threads"),g=this.document.array(o),
S=g?.filter(T=>{const M=this.document.dict(T);return M?this.document.dict(M.get("F"))!==void 0:!this.removal.isGone(T)});!g||!S||S.length===g.length||(this.document.
edit(e),S.length>0?s.set("Threads",S):s.delete("Threads"))}}function G(P){return(0,d.i9)(P.get("N"))&&(0,d.i9)(P.get("V"))&&(P.has("R")||P.has("P"))&&!P.has("S")}
function H(P,s){const{removal:e}=P,{document:o}=e,g=o.get(s);(0,d.cy)(g)?$(e,s,g):(0,d.Zm)(g)&&Z(P,o,s,g)}function $(P,s,e){P.isGone(e[0])&&e[1]instanceof d.SX&&
P.remove(s),P.chase(s)}function Z(P,s,e,o){const{annotations:g,destinations:S,outlines:T,removal:M,structure:x,threads:I}=P;e===s.catalogNumber?tt(P,o):(0,d.Eo)(
o.get("Type"),"Page")||s.pages.indexOf(e)>=0?(S.pruneTargets(e,o),g.touchPage(e),nt(M,e,o)):(0,N.Q)(o)?T.touch(e,o):(0,W.Uc)(o)?x.touch(e):(0,W.FH)(o)?(M.remove(
e),M.chase(e)):G(o)?I.touch(e,o):Q(P,s,e,o)}function Q(P,s,e,o){const{annotations:g,destinations:S,form:T,removal:M,structure:x}=P;R(o)&&g.touch(e,o),s.get(e)!==
null&&(o.has("Kids")&&T.touch(e),o.has("Fields")&&T.touchForm(),(o.has("ParentTree")||(0,d.Eo)(o.get("Type"),"StructTreeRoot"))&&x.touchRoot(),!R(o)&&(S.pruneTargets(
e,o),o.get("S")instanceof d.SX?S.pruneChain(o,e):S.pruneActions(e,o),!(!S.isDeadAction(o)&&!(o.has("D")&&S.isDead(o)))&&(o.has("Next")||M.remove(e),M.chase(e))))}
function tt({destinations:P,form:s,removal:e,structure:o},g){P.pruneOpenAction(),P.pruneTargets(e.document.catalogNumber,g),s.touchForm(),o.touchRoot()}function nt(P,s,e){
const{document:o}=P,g=o.dict(e.get("SeparationInfo")),S=o.array(g?.get("Pages"));!g||!S?.some(T=>P.isGone(T))||(o.edit((0,b.Kd)(e.get("SeparationInfo"),s)),g.set(
"Pages",S.filter(T=>!P.isGone(T))))}var J=w(44082),q=w(64261);async function et(P,s,e){const{pace:o}=P.job,g=new J.y$(P),S=new mt(P.size);for(const x of e){S.noteRemoved(
g.of(x));const I=o.step(400);I&&await I}const T=new q.h(P),M=[];for(const x of s){if(S.areAllUsed)break;const I=g.of(x);let k=o.step(400);S.consider(I)&&(M.push(
x),S.hasSomeOf(I)&&(await T.prepare(x),ht(P,x,g,T,S)),k??=o.step(2e4)),k&&await k}return S.isEmpty||await pt(P,g,M,S),P.pages.inherits("Resources")&&await st(P,
s,g,S)}async function st(P,s,e,o){for(const g of s){if(o.wasRemoved(e.inheritedBy(g)))return!0;const S=P.job.pace.step(400);S&&await S}return!1}function ht(P,s,e,o,g){
const S=P.dict(e.valueOf(s));if(!S)return;const T=new J.EC(P,S);for(const x of["DefaultGray","DefaultRGB","DefaultCMYK"])g.use(T.named(x));let M=o.inContent(s);
for(const x of M??[])g.use(T.named(x));if(!(M&&!g.hasSomeOf(e.of(s)))){M&&=o.borrowed(s,T,M),M||g.useAll(e.of(s));for(const x of M??[])g.use(T.named(x))}}const ot=1,
lt=2;class mt{leaving;unused=0;open=new Set;used=new WeakSet;constructor(s){this.leaving=new Uint8Array(s)}get isEmpty(){return this.open.size===0}get areAllUsed(){
return this.unused===0}has(s){return(0,d.i9)(s)?this.open.has(s.number):(0,J.Ft)(s).some(e=>this.open.has(e))}noteRemoved(s){if(!s.isNoted){s.isNoted=!0;for(const e of s.
numbers)this.leaving[e]===0&&this.unused++,this.leaving[e]=ot;for(const e of s.categories)this.noteRemoved(e)}}consider(s){if(!s.left){s.left=s.numbers.filter(o=>this.
leaving[o]===ot);for(const o of s.left)this.open.add(o)}let e=s.left.length>0;for(const o of s.categories)e=this.consider(o)||e;return e}wasRemoved(s){return s.
isLeaving??=s.numbers.some(e=>this.leaving[e]>0)||s.categories.some(e=>this.wasRemoved(e))}hasSomeOf(s){const e=s.left??=[...s.numbers];for(;e.length>0&&!this.open.
has(e.at(-1));)e.pop();return e.length>0||s.categories.some(o=>this.hasSomeOf(o))}use(s){for(const e of s)if((0,d.i9)(e))this.take(e.number);else if(typeof e=="\
object"&&e!==null&&!this.used.has(e)){this.used.add(e);for(const o of(0,J.Ft)(e))this.take(o)}}useAll(s){for(const e of s.left??s.numbers)this.take(e);s.left=[];
for(const e of s.categories)this.useAll(e)}take(s){this.leaving[s]===ot&&(this.leaving[s]=lt,this.unused--,this.open.delete(s))}}async function pt(P,s,e,o){const g=new Map,
S=new Map,T=M=>{const x=P.dict(M);if(!x)return M;const I=(0,d.i9)(M)?S.get(M.number):void 0;if(I!==void 0)return I;const k=new d.Bi([...x].filter(([,V])=>!o.has(
V))),z=k.size===x.size?M:(0,d.i9)(M)?P.add(k):k;return(0,d.i9)(M)&&S.set(M.number,z),z};for(const M of e){if(!o.hasSomeOf(s.of(M)))continue;const x=s.valueOf(M),
I=P.dict(x);if(!I)continue;const k=(0,d.Zm)(P.entry(M,"Resources")),z=(0,d.i9)(x)?x.number:I,V=g.get(z)??(0,J.LT)(I,T),Y=V instanceof d.Bi&&!k?P.add(V):V;Y instanceof
d.oS&&g.set(z,Y),P.patch(M,{Resources:Y});const ut=P.job.pace.step(1e3);ut&&await ut}}var gt=w(33973);const yt=10;async function wt(P,s){const{pages:e}=P;await e.
keepStreams();const{numbers:o,dropped:g,repeated:S,used:T}=await vt(P,s),M=o.length!==e.count||o.some((V,Y)=>V!==e.number(Y)),x=s.every((V,Y)=>Y===0||V>s[Y-1]);
M&&(await(0,C.qm)(P,s),(0,m.N)(P),(0,F.m)(P));const I=g.length>0?await St(P,g):void 0,k=I?await et(P,o,g):!1;M&&await(x&&!k?e.keep(T):e.rebuild(o));const z=I?await Ot(
P,o,I):void 0;return{pageCount:o.length,removedPages:g.length,repeatedPages:S,removedOutlineItems:z?.outlines.removedItems??0,removedDestinations:z?.destinations.
removedNames??0,removedLinks:z?.annotations.removedLinks??0,removedFields:z?.form.removedFields??0,removedSignatures:z?.form.removedSignatures??0,removedStructureElements:z?.
structure.removedElements??0,removedXfa:z?.form.removedXfa??!1}}async function vt(P,s){const{pages:e}=P,o=new a(P),g=new Uint8Array(e.count),S=[];let T=0;for(const x of s){
const I=x-1;if(g[I]){S.push(await o.copyPage(I)),T++;const k=P.job.pace.step(4e3);k&&await k}else S.push(e.number(I));g[I]=1}const M=[];for(let x=0;x<e.count;x++)
g[x]||M.push(e.number(x));return{numbers:S,dropped:M,repeated:T,used:g}}async function St(P,s){const e=new Set,o=new Map,g=new Set,S=P.dict(P.catalog.get("Struc\
tTreeRoot"))!==void 0;for(const T of s){const M=S?P.resolve(P.entry(T,"StructParents")):null;typeof M=="number"&&g.add(M);const x=P.entry(T,"Annots"),I=P.array(
x)??[];(0,d.i9)(x)&&o.set(x.number,I);for(const z of I)(0,d.i9)(z)&&e.add(z.number);const k=P.job.pace.step(1e3);k&&await k}return{pages:s,annotations:e,arrays:o,
structKeys:g}}async function Ot(P,s,e){const o=rt(P),{destinations:g,removal:S,structure:T}=o,M=await y.R.of(P);for(const I of e.pages)S.remove(I);await g.pruneNames(),
o.form.dropXfa(),await T.dropKeys(e.structKeys),await T.flush(),g.removedNames>0&&await ct(o,s);const x=new Set([...S.removed(),...e.annotations]);return await it(
o,x,async({live:I,referrers:k})=>{await Pt(o,e,I,k),await dt(o,e.annotations)}),M&&await at(o,M),await(0,A.U)(o),o}async function at(P,s){const{destinations:e,removal:o}=P;
if(e.goneFields=await s.gone(),e.goneFields.size!==0){e.refresh();for(const g of s.holders){H(P,g);const S=o.document.job.pace.step(1e3);S&&await S}await ft(P),
await it(P,o.takeChased())}}async function Et(P,s){const e=rt(P),{destinations:o,removal:g}=e;e.outlines.keepsTitles=!0,g.remove(s.number),await o.pruneNames(),
o.removedNames>0&&await ct(e,P.pages.numbers),await it(e,new Set(g.removed()))}function rt(P){const s=new b.J7(P),e=new t(s);return{removal:s,destinations:e,annotations:new L(
s,e),outlines:new N._(s,e),form:new u.I(s),structure:new W.oE(s),threads:new U(s)}}async function it(P,s,e){const{destinations:o,removal:g}=P,{document:S}=g;for(let T=0;T<
yt&&s.size>0;T++){const M=await(0,gt.Gy)(S,{watched:s});P.annotations.via=M.via,o.refresh(),T===0&&await e?.(M);for(const x of[...M.referrers].sort((I,k)=>I-k)){
await o.settleChains(()=>H(P,x));const I=S.job.pace.step(1e3);I&&await I}await ft(P),s=g.takeChased()}}async function ct({annotations:P,destinations:s,outlines:e,
removal:o},g){const{document:S}=o;await s.settleChains(()=>{s.pruneOpenAction(),s.pruneTargets(S.catalogNumber,S.catalog)}),await s.settleChains(()=>e.touchAll());
for(const T of g){const M=S.job.pace.step(2e3);M&&await M,await P.readPage(T),await s.settleChains(()=>{S.entry(T,"AA")!==void 0&&s.pruneTargets(T,S.get(T)),P.touchPage(
T)})}}async function Pt({removal:P},s,e,o){const{document:g}=P,S=M=>{for(const x of M??[])(0,d.i9)(x)&&s.annotations.delete(x.number)};for(const[M,x]of s.arrays)
e[M]&&S(x);let T=!1;for(const M of o){g.pages.indexOf(M)>=0?S(g.array(g.entry(M,"Annots"))):Array.isArray(g.get(M))&&(T=!0);const x=g.job.pace.step(1e3);x&&await x}
if(T)for(const M of g.pages.numbers){const x=g.entry(M,"Annots");(0,d.i9)(x)&&o.has(x.number)&&S(g.array(x))}}async function dt({form:P,removal:s,structure:e},o){
const{document:g}=s,S=new Set,T=g.catalog.has("StructTreeRoot"),M=g.catalog.has("AcroForm");for(const x of o){const I=g.job.pace.step(200);I&&await I;const k=T?
g.resolve(g.entry(x,"StructParent")):null;if(typeof k=="number"&&S.add(k),M&&(0,d.Eo)(g.resolve(g.entry(x,"Subtype")),"Widget")){const z=g.dict(new d.oS(x));if(z&&
P.losing(z),z&&P.keepsAsField(x,z))continue}s.remove(x)}await e.dropKeys(S)}async function ft({annotations:P,destinations:s,form:e,outlines:o,structure:g,threads:S}){
await s.settleChains(),await P.flush(),await g.dropKeys(P.structKeys),P.structKeys.clear(),await g.flush(),e.flush(),await o.flush(),S.flush()}}),78021:((X,j,w)=>{
w.d(j,{oE:()=>O,FH:()=>E,Uc:()=>_});var d=w(44233),b=w(45599),L=w(81077),R=w(9819),K=w(21996),B=w(90536);const D={S:"RoleMap",C:"ClassMap"},v=["S","C"],n=200;class r{document;lost={
S:new Set,C:new Set};lists=f();constructor(t){this.document=t}losing(t){for(const l of v)for(const m of i(this.document,t,l,this.lists))this.lost[l].add(m)}take(){
const{document:t}=this,l=t.catalog.get("StructTreeRoot"),m=t.dict(l);if(!m)return;const u={S:t.dict(m.get("RoleMap")),C:t.dict(m.get("ClassMap"))},y={S:p(u.S,a(
t,u.S,this.lost.S)),C:p(u.C,this.lost.C)};if(y.S.size+y.C.size!==0)return async A=>{const C=await this.used(y,A),N=[...u.S?.keys()??[]].filter(F=>!y.S.has(F)||C.
S.has(F));for(const F of a(t,u.S,N))C.S.add(F);for(const F of v){const W=[...y[F]].filter(G=>!C[F].has(G));if(W.length===0)continue;const U=(0,R.Kd)(l,t.catalogNumber);
t.edit((0,R.Kd)(m.get(D[F]),U));for(const G of W)u[F].delete(G);u[F].size>0||(t.edit(U),m.delete(D[F]))}}}async used(t,l){const{document:m}=this,u={S:new Set,C:new Set},
y=f(),A=[...t.S,...t.C].filter(N=>N!==""),C=await(0,K.zx)(m,A.length>n?["S"]:A);for(const N of new Set(Object.values(C).flat())){const F=m.job.pace.step(200);F&&
await F,l[N]===1&&(0,B.C)(m.get(N),W=>{for(const U of v)for(const G of i(m,W,U,y))t[U].has(G)&&u[U].add(G)})}return u}}const f=()=>({S:new Set,C:new Set});function i(c,t,l,m){
const u=c.resolve(t.get(l));if(Array.isArray(u)){if(m[l].has(u))return[];m[l].add(u)}return(Array.isArray(u)?u.map(A=>c.resolve(A)):[u]).flatMap(A=>A instanceof
b.SX?[A.text]:[])}function a(c,t,l){const m=new Set(l);for(const u of m){const y=c.resolve(t?.get(u));y instanceof b.SX&&m.add(y.text)}return m}const p=(c,t)=>new Set(
[...t].filter(l=>c?.has(l))),h=5;class O{removal;document;root;open=new Set;unsaid=new Map;lost=new Map;parents;owners=new Map;allowance;silenced=new Set;identifierRemoved=!1;removedElements=0;types;constructor(t){
this.removal=t,this.document=t.document,this.allowance=new R.b9(this.document),this.types=new r(this.document),this.root=(0,R.Wo)(this.document,"StructTreeRoot")}async dropKeys(t){
const l=this.root?.dict.get("ParentTree");if(!this.root||l===void 0||t.size===0)return;const m=Float64Array.from(t).sort(),u=(N,F)=>{const W=(0,d.BC)(m,N);return W<
m.length&&m[W]<=F},y=new Set,A=(N,F)=>{if(!t.has(N))return!1;const W=this.document.array(F);return(!W||!y.has(W))&&this.touchParents(F,W??[]),W&&y.add(W),!0};await(0,L.
BX)(this.document,l,(0,R.Kd)(l,this.root.holder),"Nums",A,u)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}async dropMarked(t,l,m,u){
this.parents??=new Map((await(0,L.Zc)(this.document,this.root?.dict.get("ParentTree"),"Nums")).map(([A,C])=>[Number(A),C]));const y=this.document.array(this.parents.
get(t))??[];for(const A of u){const C=y[A];if(!(0,b.i9)(C))continue;this.open.add(C.number);let N=this.lost.get(C.number);N||this.lost.set(C.number,N=new Set),m>
0?N.add(`in ${m} ${A}`):N.add(`on ${l} ${A}`).add(`on a page ${A}`)}}touch(t){this.open.add(t)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){
if(!this.root)return;for(const m of this.open){this.open.delete(m);const u=this.document.job.pace.step(500);u&&await u,m===this.root.holder?this.pruneRoot(this.
root):this.pruneElement(m)}const t=this.root.dict.get("IDTree");if(!this.identifierRemoved||t===void 0)return;this.identifierRemoved=!1;const l=(m,u)=>this.removal.
isGone(u);await(0,L.BX)(this.document,t,(0,R.Kd)(t,this.root.holder),"Names",l)&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(t,l){
(0,b.i9)(t)&&!(0,b.cy)(this.document.resolve(t))&&this.open.add(t.number);for(const[m,u]of l.entries()){if(!(0,b.i9)(u))continue;this.open.add(u.number);let y=this.
unsaid.get(u.number);y||this.unsaid.set(u.number,y=new Set),y.add(m)}}pruneElement(t){const l=this.document.dict(new b.oS(t));if(!l)return;this.pruneReferences(
t,l);const m=l.get("Pg"),u=m===void 0?this.unsaid.get(t):void 0,y=this.kidsOf(l,t),A=y.filter(N=>!this.isLost(N,m,u)&&!this.isDropped(t,N,m));if(this.removal.isGone(
m)&&(this.document.edit(t),l.delete("Pg")),A.length===y.length)return;const C=l.get("P");A.length===0?(l.has("ID")&&(this.identifierRemoved=!0),this.types.losing(
l),this.removal.remove(t),this.removedElements++):(this.document.edit(t),l.set("K",A.length===1?A[0]:A)),(0,b.i9)(C)&&this.open.add(C.number),this.silence(A.length===
0?C:new b.oS(t))}pruneRoot({dict:t,holder:l}){const m=this.kidsOf(t,l),u=m.filter(A=>!this.removal.isGone(A));if(u.length===m.length)return;if(this.document.edit(
l),u.length>0){t.set("K",u.length===1?u[0]:u);return}const y=this.document.editCatalog();y.delete("StructTreeRoot"),y.delete("MarkInfo")}isLost(t,l,m){return typeof t==
"number"?this.removal.isGone(l)||(m?.has(t)??!1):this.removal.isGone(t)?!0:(0,b.Zm)(t)?(0,b.Eo)(t.get("Type"),"OBJR")&&this.removal.isGone(t.get("Obj"))?!0:((0,b.
Eo)(t.get("Type"),"MCR")||(0,b.Eo)(t.get("Type"),"OBJR"))&&this.removal.isGone(t.get("Pg")??l):!1}isDropped(t,l,m){const u=this.lost.get(t);if(!u)return!1;const y=typeof l==
"number"?void 0:this.document.dict(l),A=y?this.document.resolve(y.get("MCID")):l;if(typeof A!="number")return!1;const C=y?.get("Stm");if((0,b.i9)(C))return u.has(
`in ${C.number} ${A}`);const N=y?.get("Pg")??m;return u.has((0,b.i9)(N)?`on ${N.number} ${A}`:`on a page ${A}`)}pruneReferences(t,l){const m=this.document.array(
l.get("Ref")),u=m?.filter(y=>!this.removal.isGone(y));!m||!u||u.length===m.length||(this.document.edit(t),u.length>0?l.set("Ref",u):l.delete("Ref"))}silence(t){
for(;(0,b.i9)(t)&&!this.silenced.has(t.number);){this.silenced.add(t.number);const l=this.document.dict(t);l?.has("ActualText")&&(this.document.edit(t),l.delete(
"ActualText")),t=l?.get("P")}}kidsOf(t,l){const m=t.get("K");if(m==null)return[];const u=this.document.array(m);if(!u)return[m];if(this.document.job.pace.add(h*
u.length),!(0,b.i9)(m))return u;const y=this.owners.get(u);return y===void 0?this.owners.set(u,l):y!==l&&this.allowance.spend(u.length),u}}function _(c){return(0,b.
Eo)(c.get("Type"),"StructElem")?!0:!c.has("Type")&&c.has("S")&&(0,b.i9)(c.get("P"))&&(c.has("K")||c.has("Pg"))}function E(c){return(0,b.Eo)(c.get("Type"),"MCR")||
(0,b.Eo)(c.get("Type"),"OBJR")}}),81077:((X,j,w)=>{w.d(j,{BX:()=>v,H6:()=>n,MN:()=>r,Pu:()=>B,Zc:()=>D,r6:()=>f});var d=w(45599),b=w(44233),L=w(77581),R=w(9819);
const K=64,B=t=>typeof t=="number"?String(t):(0,L.U0)(t);async function D(t,l,m){const u=[];for(const y of await p(t,l,0,m)){for(const C of O(t,y,m))u.push(C);const A=t.
job.pace.step(i);A&&await A}return u}async function v(t,l,m,u,y,A){const C=await p(t,l,m,u,A);for(let N=C.length-1;N>=0;N--){const F=C[N],W=O(t,F,u),U=W.filter(
([Z,Q])=>!y(Z,Q)),G=t.job.pace.step(i+W.length*i);G&&await G,U.length<W.length&&(t.edit(F.holder),F.dict.set(u,E(U)),F.changed=!0);for(const Z of F.repeats)t.edit(
F.holder),F.dict.delete(Z),F.changed=!0;if(F.emptyKids){const Z=(t.array(F.dict.get("Kids"))??[]).filter(Q=>!F.emptyKids.has(t.dict(Q)));t.edit(F.holder),F.dict.
set("Kids",Z),F.changed=!0}if(!F.changed)continue;const H=t.array(F.dict.get("Kids"))??[];F.empty=U.length===0&&H.length===0;const $=F.parent;$&&($.changed=!0,F.
empty?($.emptyKids??=new Set).add(F.dict):_(t,F,U,H))}return C[0]?.empty??!1}function n(t,l,m){if(l.length<=K)return(0,d.jd)({[m]:E(l)});let u=[];for(const y of c(
l)){const[A,C]=[y[0][0],y.at(-1)[0]];u.push({ref:t.add((0,d.jd)({Limits:[A,C],[m]:E(y)})),low:A,high:C})}for(;u.length>K;)u=c(u).map(y=>{const[A,C]=[y[0].low,y.
at(-1).high];return{ref:t.add((0,d.jd)({Limits:[A,C],Kids:y.map(({ref:N})=>N)})),low:A,high:C}});return(0,d.jd)({Kids:u.map(({ref:y})=>y)})}async function r(t,l){
const{pace:m}=t.job,u=[];for(const[y,A]of l){u.push([(0,d.Px)(y),A]);const C=m.step(10*i);C&&await C}return n(t,await f(t,u),"Names")}async function f(t,l){const{
pace:m}=t.job,u=[];for(const A of l){u.push({entry:A,key:B(A[0])});const C=m.step(i);C&&await C}return(await(0,b.qZ)(u,(A,C)=>A.key<C.key?-1:A.key>C.key?1:0,m)).
map(({entry:A})=>A)}const i=100,a=30;async function p(t,l,m,u,y){const A=new R.b9(t),C=new Set,N=U=>C.size<C.add(U).size,F=[],W=[{value:l??null,holder:m,parent:void 0}];
for(let U=W.pop();U!==void 0;U=W.pop()){A.spend(1);const G=t.job.pace.step(i);G&&await G;const H=t.dict(U.value);if(!H||!N(H)||y&&U.parent&&!h(t,H,y))continue;const $=[],
Z=et=>{const st=t.array(H.get(et));return!st||N(st)?st??[]:($.push(et),[])},Q=Z(u).length>>1,tt=Z("Kids"),nt={dict:H,holder:(0,R.Kd)(U.value,U.holder),parent:U.
parent,repeats:$};F.push(nt),A.spend(Q);const J=(0,R.Kd)(H.get("Kids"),nt.holder);for(let et=tt.length-1;et>=0;et--){W.push({value:tt[et],holder:J,parent:nt});const st=t.
job.pace.step(a);st&&await st}const q=t.job.pace.step(Q*i);q&&await q}return F}function h(t,l,m){const[u,y]=t.array(l.get("Limits"))??[];return typeof u!="numbe\
r"||typeof y!="number"||m(u,y)}function O(t,{dict:l,repeats:m},u){const y=m.includes(u)?void 0:t.array(l.get(u));if(!y)return[];const A=[];for(let C=0;C+1<y.length;C+=
2){const N=t.resolve(y[C]);(u==="Names"?N instanceof d.Mx:typeof N=="number")&&A.push([N,y[C+1]])}return A}function _(t,l,m,u){const y=N=>t.array(t.dict(N)?.get(
"Limits"))??[],A=m[0]?.[0]??y(u[0])[0],C=m.at(-1)?.[0]??y(u.at(-1))[1];t.edit(l.holder),A!==void 0&&C!==void 0?l.dict.set("Limits",[A,C]):l.dict.delete("Limits")}
function E(t){const l=[];for(const[m,u]of t)l.push(m,u);return l}function c(t){const l=[];for(let m=0;m<t.length;m+=K)l.push(t.slice(m,m+K));return l}}),70549:((X,j,w)=>{
w.d(j,{n:()=>d});function d(b){const L=new WeakMap;return R=>{if(R.hasChanges)return b(R);const K=L.get(R);if(K)return K.answer;const B=b(R);return L.set(R,{answer:B}),
B}}}),9819:((X,j,w)=>{w.d(j,{J7:()=>L,Kd:()=>B,Wo:()=>D,_i:()=>K,b9:()=>R});var d=w(42973),b=w(45599);class L{document;gone=new Set;chased=new Set;constructor(n){
this.document=n}remove(n){const{catalog:r,catalogNumber:f,pages:i}=this.document,a=r.get("Pages");n===f||(0,b.i9)(a)&&n===a.number||i.holds(n)||(this.gone.add(n),
this.document.remove(n))}chase(n){this.chased.add(n)}removed(){return this.gone}takeChased(){const n=this.chased;return this.chased=new Set,n}isGone(n){return(0,b.
i9)(n)&&this.gone.has(n.number)}}class R{most;left;constructor(n){this.most=this.left=n.job.limits.nodes}spend=n=>{if(this.left-=n,this.left<0)throw(0,d.FU)("no\
des",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class K{seen;beyond=new Set;lists=new Set;allowance;constructor(n,r=new R(
n)){this.allowance=r,this.seen=new Uint8Array((n.size>>3)+1)}first(n){if(this.allowance.spend(1),!(0,b.i9)(n))return!0;const{number:r}=n,f=r>>3;if(f>=this.seen.
length)return this.beyond.size<this.beyond.add(r).size;const i=1<<(r&7),a=(this.seen[f]&i)===0;return this.seen[f]|=i,a}firstList(n){return this.lists.size<this.
lists.add(n).size}}function B(v,n){return(0,b.i9)(v)?v.number:n}function D(v,n){const r=v.catalog.get(n),f=v.dict(r);return f&&{dict:f,holder:B(r,v.catalogNumber)}}}),
21996:((X,j,w)=>{w.d(j,{Av:()=>i,RJ:()=>h,V3:()=>p,vb:()=>O,zx:()=>f});var d=w(54619),b=w(44233),L=w(78157),R=w(88500);const K=2048,B=65536,D=4,v=1<<20,n=1024,r="\
[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function f(c,t){const{found:l,all:m}=await a(c,t),u=y=>[...new Set([...y,...m])].sort((A,C)=>A-C);return Object.fromEntries(
t.map(y=>[y,u(l[y])]))}async function i(c,t){const{found:l,all:m}=await a(c,t);for(const u of Object.values(l))for(const y of u)m.add(y);return m}async function a(c,t){
const l=t.map(A=>{const[C="",...N]=[...A].map(W=>W.replace(/\W/,"\\$&")),F=/\W/.test(A)?r:"\\w";return`${C}(?:${N.join("")}|${F}{0,${Math.max(0,A.length-2)}}#)`}),
m=new RegExp(`/(?:${l.join("|")}|#)`,"g"),u=Object.fromEntries(t.map(A=>[A,new Set])),y=new Set;await h(c,(A,C,N,F)=>{const W=A.toString("latin1",C,N);m.lastIndex=
0;for(let U=m.exec(W);U;U=m.exec(W)){const G=F(C+U.index);G!==void 0&&(U[0].endsWith("#")?y.add(G):u[U[0].slice(1)].add(G))}});for(const A of O(c))y.add(A);return{
found:u,all:y}}async function p(c,t){const l=await f(c,t);return[...new Set(Object.values(l).flat())].sort((m,u)=>m-u)}async function h(c,t){const{bytes:l,table:m}=c,
u=_(c),y=new Int32Array(u.length);for(let W=0;W<u.length;W++)y[W]=m.place[u[W]];const A=(0,L.bS)(l),C=W=>u[(0,b.MJ)(y,W)-1],N=new R.s;let F=0;for(let W=0;W<u.length;W++){
const U=W+1===u.length,G=U?l.length:y[W+1],H=G-y[W]>K;if(!H&&!U&&G-F<B)continue;let $=G;if(H){y[W]>F&&t(A,F,y[W],C),N.reset();const Q=N.value(l,c.bodies[u[W]],G);
F=y[W],Q>=0&&($=Q)}t(A,F,$,C);const Z=c.job.pace.step(D*($-F));Z&&await Z,F=G}for(const[W,U]of E(c)){const G=c.objectStream(W),H=c.job.pace.step(0);if(H&&await H,
!G)continue;const $=new Set(U),{starts:Z,numbers:Q,data:tt}=G,nt=J=>{const q=Q[(0,b.MJ)(Z,J)-1];return q!==void 0&&$.has(q)?q:void 0};for(let J=0;J<tt.length;J+=
v){t((0,L.bS)(tt),J,Math.min(J+v+n,tt.length),nt);const q=c.job.pace.step(D*v);q&&await q}}}function*O(c){for(let t=1;c.hasChanges&&t<c.size;t++)c.isChanged(t)&&
c.exists(t)&&(yield t)}function _(c){const{table:t,hasChanges:l}=c,m=[];let u=!0,y=-1;for(let A=1;A<t.size;A++){if(t.kind[A]!==d.tL||l&&c.isChanged(A))continue;
const C=t.place[A];u&&=C>=y,y=C,m.push(A)}return u?m:m.sort((A,C)=>t.place[A]-t.place[C])}function E(c){const{table:t,hasChanges:l}=c,m=new Map;for(let u=1;u<t.
size;u++){if(t.kind[u]!==d.UT||l&&c.isChanged(u))continue;const y=t.place[u],A=m.get(y);A?A.push(u):m.set(y,[u])}return m}}),87773:((X,j,w)=>{w.d(j,{$:()=>b});const d=2e3;
async function*b(L,R){for(const K of R){yield[K,L.get(K)];const B=L.job.pace.step(d);B&&await B}}}),90536:((X,j,w)=>{w.d(j,{C:()=>b,L:()=>L});var d=w(45599);function b(R,K){
const B=[R];for(;B.length>0;){const D=B.pop(),v=D instanceof d.Z6?D.dict:D;if(Array.isArray(v))for(const n of v)B.push(n);else if(v instanceof d.Bi){K(v);for(const n of v.
values())B.push(n)}}}function L(R,K){const B=[];return b(R,D=>{B.length===0&&K(D)&&B.push(D)}),B.length>0}})};
