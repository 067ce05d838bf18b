"use strict";exports.id=7671,exports.ids=[7671],exports.modules={39684:((z,W,w)=>{w.d(W,{K:()=>F,x:()=>b});var d=w(45599);const M=new Set(["Type","Rect","P","NM","M","F","AP",
"AS","OC","StructParent","AF","ca","CA","BM","Lang"]),L=2,C=4,N=32;function F(h,e){const l=h.resolve(e.get("F")),f=typeof l=="number"?l:0;if(f&L||f&N&&!(f&C))return!1;
const[i,c,g,u]=(h.array(e.get("Rect"))??[]).map(D=>h.resolve(D));return typeof i=="number"&&typeof c=="number"&&typeof g=="number"&&typeof u=="number"&&i!==g&&c!==
u&&h.dict(e.get("AP"))?.has("N")===!0}function b(h,e){for(const i of[...e.keys()])M.has(i)||e.delete(i);e.set("Subtype",new d.SX("Stamp"));const f=h.dict(e.get(
"AP"))?.get("N");f!==void 0&&e.set("AP",new d.Bi([["N",f]]))}}),44082:((z,W,w)=>{w.d(W,{EC:()=>h,Ft:()=>l,LT:()=>e,y$:()=>F});var d=w(78157),M=w(79725),L=w(88500),
C=w(45599);const N=["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","Properties"];class F{document;shared=new Map;categories=new Map;entries=new M.
R;inside=new M.R;source;last;constructor(i){this.document=i,this.source=(0,d.bS)(i.bytes)}of(i){const{document:c}=this,g=c.place(i),{entries:u}=this,P=g&&c.locate(
i,g,u)?u.find(g.bytes,"Resources"):-1;if(!g||P<0||g.bytes[u.at[P+2]]!==d.iH)return this.ofShared(this.valueOf(i));const D=u.at[P+2],a=u.at[P+3],{last:o,source:n}=this,
m=g.bytes===c.bytes;if(o&&m&&n.compare(n,o.start,o.end,D,a)===0)return o.list;const y=this.written(g.bytes,D,a)??this.ofShared(this.valueOf(i));return m&&(this.
last={start:D,end:a,list:y}),y}valueOf(i){return this.document.entry(i,"Resources")??this.givenTo(i)}inheritedBy(i){return this.ofShared(this.givenTo(i))}givenTo(i){
const{pages:c}=this.document,g=c.indexOf(i);return g<0?void 0:c.inheritedBy(g).Resources}written(i,c,g){const{inside:u}=this;if(!u.locate(i,c,g))return;const{at:P,
scan:D}=u,a=[],o=[];for(const n of N){const m=u.find(i,n);if(m<0)continue;const y=P[m+2],v=P[m+3];if((0,d.yp)(i[y]))o.push(this.category((0,d.JI)(i,y,v).value));else
for(let S=u.marksFrom;S<u.marksTo;S+=3)D.marks[S]!==L.A&&D.marks[S+1]>=y&&D.marks[S+1]<v&&a.push(D.marks[S])}return{numbers:a,categories:o}}ofShared(i){const c=(0,C.
i9)(i)?i.number:(0,C.Zm)(i)?i:void 0;if(c===void 0)return b;let g=this.shared.get(c);if(!g){const u=this.document.dict(i),P=N.map(D=>u?.get(D));g={numbers:P.flatMap(
D=>(0,C.Zm)(D)?l(D):[]),categories:P.flatMap(D=>(0,C.i9)(D)?[this.category(D.number)]:[])},this.shared.set(c,g)}return g}category(i){let c=this.categories.get(i);
if(!c){const g=this.document.dict(new C.oS(i));this.categories.set(i,c={numbers:g?l(g):[],categories:[]})}return c}}const b={numbers:[],categories:[]};class h{categories;constructor(i,c){
this.categories=N.flatMap(g=>i.dict(c.get(g))??[])}named(i){const c=[];for(const g of this.categories){const u=g.get(i);u!==void 0&&c.push(u)}return c}}function e(f,i){
const c=new C.Bi(f);for(const g of N){const u=f.get(g);u!==void 0&&c.set(g,i(u))}return c}function l(f){const i=new Set,c=[f];for(let g=c.pop();g!==void 0;g=c.pop())
if(g instanceof C.oS)i.add(g.number);else if(Array.isArray(g))for(const u of g)c.push(u);else if(g instanceof C.Bi)for(const u of g.values())c.push(u);return[...i]}}),
64261:((z,W,w)=>{w.d(W,{h:()=>P});var d=w(78157),M=w(82416),L=w(45599),C=w(9819);const N=4096,F=64,b=1e4,h=new WeakMap;function e(a,o,n){if(!f(o))return n();const{
memory:m}=a.job,y=i(m,o);if(y)return y.names;const v=n(),S=h.get(m)??[];return S.length<F&&(v?.size??0)<b&&h.set(m,[...S,{data:o.data.slice(),names:v}]),v}const l=(a,o)=>f(
o)&&!i(a.job.memory,o),f=({data:a,dict:o,sealed:n})=>a.length>=N&&!n&&(0,L.Eo)(o.get("Filter"),"FlateDecode")&&!o.has("DecodeParms"),i=(a,{data:o})=>h.get(a)?.find(
n=>n.data.length===o.length&&Buffer.compare(n.data,o)===0);var c=w(44082);const g=1e6,u=1<<21;class P{document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(o){
this.document=o,this.allowance=new C.b9(o)}inContent(o){const{document:n,lists:m}=this,y=n.resolve(n.entry(o,"Contents"));return y instanceof L.Z6?this.namesOf(
y):(0,L.cy)(y)?(m.has(y)?this.allowance.spend(m.get(y)?.size??0):m.set(y,this.inStreams(y)),m.get(y)):new Set}inStreams(o){const n=new Set;for(const m of o){const y=this.
document.resolve(m),v=y instanceof L.Z6?this.namesOf(y):[];if(!v)return;for(const S of v)n.add(S)}return n}borrowed(o,n,m){const y=new Set(m),v=new Set(this.appearancesWithoutResources(
o)),S=_=>{const R=this.drawnBy(n.named(_));for(const K of R??[])v.add(K);return R!==void 0};for(const _ of m)if(!S(_))return;for(const _ of v){const R=this.contentOf(
_);if(!R)return;for(const K of R.draws)v.add(K);for(const K of R.lacking)if(!y.has(K)&&(y.add(K),!S(K)))return}return y}contentOf(o){const{contents:n}=this,m=n.
get(o);return m?this.allowance.spend(1+m.lacking.size+m.draws.length):n.has(o)||n.set(o,this.readContent(o)),n.get(o)}readContent(o){const n=this.namesOf(o),m=this.
document.dict(o.dict.get("Resources"));if(!n||!m)return n&&{lacking:n,draws:[]};const y=new c.EC(this.document,m),v=new Set,S=[];for(const R of n){const K=y.named(
R);K.length===0&&v.add(R);for(const B of K)S.push(B)}const _=this.drawnBy(S);return _&&{lacking:v,draws:_}}appearancesWithoutResources(o){const{document:n,appearances:m}=this,
y=n.array(n.entry(o,"Annots"))??[],v=m.get(y);if(v)return this.allowance.spend(v.length),v;const S=[];for(const _ of y)for(const R of n.dict(n.dict(_)?.get("AP"))?.
values()??[]){const K=n.resolve(R);for(const B of(0,L.Zm)(K)?K.values():[K]){const j=n.resolve(B);j instanceof L.Z6&&!this.hasResources(j.dict)&&S.push(j)}}return m.
set(y,S),S}drawnBy(o){const{document:n}=this,m=[];for(const y of o){const v=n.resolve(y),S=n.dict(v),_=n.resolve(S?.get("Subtype"));if(S&&(0,L.Eo)(_,"Type3")&&!this.
hasResources(S))return;if(v instanceof L.Z6){((0,L.Eo)(_,"Form")||n.resolve(v.dict.get("PatternType"))===1)&&m.push(v);continue}const R=n.resolve(n.dict(S?.get(
"SMask"))?.get("G"));R instanceof L.Z6&&m.push(R)}return m}hasResources(o){return this.document.dict(o.get("Resources"))!==void 0}async prepare(o){const{document:n,
names:m}=this,y=n.resolve(n.entry(o,"Contents"));for(const v of(0,L.cy)(y)?y:[y]){const S=n.resolve(v);if(!(S instanceof L.Z6)||m.has(S)||!l(n,S))continue;const _=n.
decodedPart(S);if(!_?.whole||_.data.length<u)continue;const R=new D(_.data);for(;R.run(u);){const K=n.job.pace.step(u);K&&await K}m.set(S,e(n,S,()=>R.names))}}namesOf(o){
const{names:n}=this;if(n.has(o))this.allowance.spend(1+(n.get(o)?.size??0));else{const{document:m}=this,y=()=>{const v=m.decodedPart(o);if(m.job.pace.add(v?.data.
length||g),!v?.whole)return;const S=new D(v.data);return S.run(1/0),S.names};n.set(o,e(m,o,y))}return n.get(o)}}class D{content;names=new Set;at=0;constructor(o){
this.content=o}run(o){const{content:n,names:m}=this,y=this.at+o;let{at:v}=this;for(v=n.indexOf(d.cL,v);v>=0&&v<y;v=n.indexOf(d.cL,v)){const S=v+1;v=(0,d.Wd)(n,S,
n.length),m.add((0,M.MQ)(n,S,v))}return this.at=v,v>=0}}}),91374:((z,W,w)=>{w.d(W,{QL:()=>F,bf:()=>N,fq:()=>u,hj:()=>g,i4:()=>i,iA:()=>h,pv:()=>c,qU:()=>l,tP:()=>b});
var d=w(77581),M=w(45599),L=w(9819),C=w(70549);function N(a){for(;a.part===""&&a.parent;)a=a.parent;return a}const F="FT Parent T TU TM Ff V DV DA Q DS RV Opt M\
axLen TI I Lock SV".split(" "),b=100;function*h(a,{from:o=a.array((0,L.Wo)(a,"AcroForm")?.dict.get("Fields")),below:n,visit:m=new L._i(a),depth:y=1/0}={}){const v=[],
S=(_=[],R)=>{for(let K=_.length-1;K>=0;K--)v.push({value:_[K],parent:R})};S(o,n);for(let _=v.pop();_;_=v.pop()){const{value:R,parent:K}=_,B=(0,M.i9)(R)?a.get(R):
R;if(!(0,M.Zm)(B)||!m.first(R)||(K?.depth??0)>=y)continue;const j=a.resolve(B.get("T")),k=a.resolve(B.get("FT")),X=j instanceof M.Mx?(0,d.g7)(j):"",Z={number:(0,M.
i9)(R)?R.number:void 0,dict:B,parent:K,part:X,name:D(K&&K.depth%b!==0?K.name:"",X),type:k instanceof M.SX?k.text:K?.type,depth:(K?.depth??0)+1};yield Z,S(a.array(
B.get("Kids")),Z)}}const e=1e3,l=(0,C.n)(f);async function f(a){const o=[];for(const n of h(a)){o.push(n);const m=a.job.pace.step(e);m&&await m}return o}function i(a){
const o=new Set(a.flatMap(({parent:n,dict:m})=>n&&m.has("T")?[n]:[]));return a.filter(n=>(n.dict.has("T")||!n.parent)&&!o.has(n))}function c(a,o){const n=a.resolve(
g(a,o,"FT"));return n instanceof M.SX?n.text:void 0}function g(a,o,n){for(const m of P(a,o)){const y=m.get(n);if(y!==void 0)return y}}function u(a,o){let n="";for(const m of P(
a,o)){const y=a.resolve(m.get("T"));y instanceof M.Mx&&(n=D((0,d.g7)(y),n))}return n}function*P(a,o){let n=o;for(let m=0;n&&m<b;m++)yield n,n=a.dict(n.get("Pare\
nt"))}const D=(a,o)=>a===""||o===""?a+o:`${a}.${o}`}),83137:((z,W,w)=>{w.d(W,{I:()=>N});var d=w(45599),M=w(9819),L=w(91374),C=w(43791);class N{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedSignatures=0;removedFields=0;groups=new Set;removedXfa=!1;constructor(b){
this.removal=b,this.document=b.document}losing(b){if(!(0,d.Eo)(b.get("Subtype"),"Widget")||(this.pruned=!0,b.has("T")&&!b.has("Kids")&&this.countField(b),(0,L.pv)(
this.document,b)!=="Sig"))return;this.signatureRemoved=!0;const h=(0,L.hj)(this.document,b,"V");(0,d.Zm)(this.document.resolve(h))&&this.removedSignatures++,(0,d.
i9)(h)&&this.signatures.add(h.number)}keepsAsField(b,h){if(!this.document.array(h.get("Kids")))return!1;this.document.edit(b);for(const e of[...h.keys()])!L.QL.
includes(e)&&e!=="Kids"&&e!=="AA"&&h.delete(e);return this.touch(b),!0}touch(b){this.open.add(b),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const h of this.
open)this.open.delete(h),this.pruneField(h);if(!this.pruned)return;this.pruned=!1;const b=(0,M.Wo)(this.document,"AcroForm");b&&(this.filter(b.holder,b.dict,"Fi\
elds"),this.filter(b.holder,b.dict,"CO"),this.signatureRemoved&&this.dropSignatures(b.holder,b.dict),!(this.document.array(b.dict.get("Fields"))?.length!==0||b.
dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){const b=(0,M.Wo)(this.document,"AcroForm");b?.dict.has("XFA")&&(this.document.edit(b.
holder),b.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRendering"),this.removedXfa=!0)}pruneField(b){const h=this.document.dict(new d.oS(b)),e=this.
document.array(h?.get("Kids"));if(!h||!e)return;const l=e.filter(i=>!this.removal.isGone(i));if(l.length===e.length)return;if(this.document.edit(b),l.length>0||
(0,d.Eo)(h.get("Subtype"),"Widget")){h.set("Kids",l);return}const f=h.get("Parent");this.removal.remove(b),this.groups.has(b)?(0,d.i9)(f)&&this.groups.add(f.number):
this.countField(h),(0,d.i9)(f)&&this.open.add(f.number)}countField(b){this.removedFields++;const h=b.get("Parent");(0,d.i9)(h)&&this.groups.add(h.number)}filter(b,h,e){
const l=this.document.array(h.get(e)),f=l?.filter(i=>!this.removal.isGone(i));!l||!f||f.length===l.length||(this.document.edit(b),f.length>0||e==="Fields"?h.set(
e,f):h.delete(e))}dropSignatures(b,h){const e=(0,M.Wo)(this.document,"Perms");for(const[i,c]of e?[...e.dict]:[])!(0,d.i9)(c)||!this.signatures.has(c.number)||(this.
document.edit(e.holder),e.dict.delete(i));e?.dict.size===0&&this.document.editCatalog().delete("Perms");const l=[...(0,L.iA)(this.document)].filter(({type:i})=>i===
"Sig");l.some(({dict:i})=>(0,d.Zm)(this.document.resolve((0,L.hj)(this.document,i,"V"))))||(0,C.H)(this.document),!(!h.has("SigFlags")||l.length>0)&&(this.document.
edit(b),h.delete("SigFlags"))}}}),3466:((z,W,w)=>{w.d(W,{R:()=>e});var d=w(21996),M=w(87773),L=w(90536),C=w(77581),N=w(45599),F=w(19557),b=w(91374);const h=4e3;
class e{document;holders;names;constructor(c,g,u){this.document=c,this.holders=g,this.names=u}static async of(c){if(!c.catalog.has("AcroForm"))return;const g=await(0,d.
zx)(c,["Hide","ResetForm","SubmitForm"]),u=[],P=new Set;for await(const[D,a]of(0,M.$)(c,new Set(Object.values(g).flat()))){const o=l(c,a);o.length>0&&u.push(D);
for(const n of o)P.add(n)}if(u.length!==0)return new e(c,u,await f(c,P))}async gone(){const c=await f(this.document,this.names);return new Set([...this.names].filter(
g=>!c.has(g)))}}function l(i,c){const g=[];return(0,L.C)(c,u=>{const P=i.resolve(u.get("S")),D=P instanceof N.SX?F.fP.get(P.text):void 0,a=D===void 0?void 0:i.resolve(
u.get(D));for(const o of Array.isArray(a)?a:[a??null]){const n=i.resolve(o);n instanceof N.Mx&&n.bytes.length<=h&&g.push((0,C.g7)(n))}}),g}async function f(i,c){
const g=new Set([...c].map(({length:P})=>P)),u=new Set;for(const{name:P}of await(0,b.qU)(i))g.has(P.length)&&c.has(P)&&u.add(P);return u}}),43791:((z,W,w)=>{w.d(
W,{H:()=>M});var d=w(45599);function M(L){const{catalog:C}=L;if(!C.has("DSS")&&!C.has("Extensions"))return;const N=L.dict(C.get("Extensions"));if(!C.has("DSS")&&
!N?.has("ESIC")||(L.edit(L.catalogNumber),C.delete("DSS"),!N?.has("ESIC")))return;const F=new d.Bi([...N].filter(([b])=>b!=="ESIC"));F.size>0?C.set("Extensions",
F):C.delete("Extensions")}}),76862:((z,W,w)=>{w.d(W,{a:()=>C,s:()=>L});var d=w(45599),M=w(9819);function L(b){const h=(0,M.Wo)(b,"OCProperties"),e=b.array(h?.dict.
get("OCGs"));if(!h||!e||e.length===0)return;const l=b.catalog.get("OCProperties"),f=b.editCatalog();return f.delete("OCProperties"),i=>{const c=new Set(e.flatMap(
g=>(0,d.i9)(g)&&i[g.number]!==1?[g.number]:[]));c.size===0?f.set("OCProperties",l):c.size<e.length&&f.set("OCProperties",new F(b,c).without(h.dict,N))}}function C(b,h){
const e=(0,M.Wo)(b,"OCProperties"),l=b.array(e?.dict.get("OCGs"))??[];if(!e||h.size===0)return;const f=b.editCatalog();l.every(i=>(0,d.i9)(i)&&h.has(i.number))?
f.delete("OCProperties"):f.set("OCProperties",new F(b,h).without(e.dict,N))}const N=32;class F{document;gone;allowance;constructor(h,e){this.document=h,this.gone=
e,this.allowance=new M.b9(h)}without(h,e){if(this.allowance.spend(1),(0,d.i9)(h)&&this.isGroup(h))return h;const l=this.document.resolve(h);return Array.isArray(
l)?e===0?[]:this.items(l,e):l instanceof d.Bi?new d.Bi(e===0?[]:[...l].map(([f,i])=>[f,this.without(i,e-1)])):h}items(h,e){const l=[];let f=!1;for(const i of h){
if(this.isGone(i)){f=!0;continue}const c=this.without(i,e-1),g=Array.isArray(c),u=g&&c.every(P=>P instanceof d.Mx)&&this.document.array(i).length>c.length;if(g&&
f)for(const P of u?[]:c)l.push(P);else u||l.push(c);f=!1}return l}isGone(h){return(0,d.i9)(h)&&this.gone.has(h.number)}isGroup(h){return this.gone.has(h.number)||
(0,d.Eo)(this.document.dict(h)?.get("Type"),"OCG")}}}),15141:((z,W,w)=>{w.d(W,{X:()=>b});var d=w(45599),M=w(9819);const L=[];class C{chain;known=new Map;ofLists=new Map;constructor(e){
this.chain=e}of(e){return e.has("Next")?this.known.get(e):L}*explore(e){const{chain:l,known:f}=this,i=new Map,c=[],g=[];f.has(e)||this.enter(e,i,c,g);for(let u=g.
at(-1);u;u=g.at(-1)){if(yield 1,u.at<u.next.length){const o=l.dead(u.next[u.at++]);if(!o||f.has(o))continue;const n=i.get(o);n?u.low=Math.min(u.low,n.index):this.
enter(o,i,c,g);continue}g.pop();const P=g.at(-1);if(P&&(P.low=Math.min(P.low,u.low)),u.low<u.index)continue;const D=c.splice(u.place),a=yield*this.collect(D);for(const{
action:o}of D)f.set(o,a);D.length===1&&this.ofLists.set(u.next,a)}}enter(e,l,f,i){const c=this.chain.next(e),g=this.ofLists.get(c);if(g){this.known.set(e,g);return}
this.chain.spend(1+c.length);const u={action:e,next:c,at:0,index:l.size,low:l.size,place:f.length};l.set(e,u),f.push(u),i.push(u)}*collect(e){const l=new Set;for(const{
next:i}of e)for(const c of i){yield 1;const g=this.chain.dead(c),u=g?this.of(g):[c];u&&u.length>0&&l.add(u)}if(l.size<2)return[...l][0]??L;const f=new Map;for(const i of l){
this.chain.spend(i.length);for(const c of i)yield 1,f.set((0,d.i9)(c)?`${c.number}`:c,c)}return[...f.values()]}}var N=w(12207);const F=500;class b{document;rules;settled=new Set;chain;successors;open=[];unexplored=[];work;isBehind=!1;lists=new Map;following=new Map;heads=new Map;joined=new Set;constructor(e,l){
this.document=e,this.rules=l,this.chain={next:f=>this.leftOf(f.get("Next")),dead:f=>this.deadAction(f),spend:new M.b9(e).spend},this.successors=new C(this.chain)}refresh(){
for(const e of[this.settled,this.lists,this.following,this.heads,this.joined])e.clear();this.successors=new C(this.chain)}pruneActions(e,l){for(const f of[...l.
keys()])this.pruneAction(e,l,f)}pruneAdditional(e,l,f="AA"){const i=l.get(f),c=this.document.dict(i);c&&(this.pruneActions((0,M.Kd)(i,e),c),!(c.size>0)&&(this.document.
edit(e),l.delete(f)))}pruneAction(e,l,f){const i=l.get(f);if(i===void 0)return!1;const c=this.replacing(i);if(!c)return this.isBehind=!0,!1;const g=c[0];if(g===
void 0)return this.document.edit(e),l.delete(f),!0;g!==i&&(this.document.edit(e),l.set(f,g));const u=this.document.dict(g);return!u||this.joined.has(c)||(this.joined.
add(c),c.length>1&&this.addNext(g,u,e,c.slice(1)),this.pruneChain(g,e)),!1}addNext(e,l,f,i){const c=(0,N.ji)(this.document,l.get("Next")),g=new Set(c),u=i.filter(
P=>!g.has(P));u.length!==0&&(this.document.edit((0,M.Kd)(e,f)),l.set("Next",[...c,...u]))}replacing(e){const l=(0,d.i9)(e)?this.heads.get(e.number):void 0;if(l)
return l;const f=this.rules.isGone(e)?void 0:this.deadAction(e);f&&!this.successors.of(f)&&(this.unexplored.push(f),this.goOn());const i=f?this.successors.of(f):
this.rules.isGone(e)?[]:[e];return i&&(0,d.i9)(e)&&this.heads.set(e.number,i),i}pruneChain(e,l){this.open.push([e,(0,M.Kd)(e,l)]),this.goOn()}get isSettled(){return!this.
work&&!this.isBehind&&this.open.length===0&&this.unexplored.length===0}async settle(){const{pace:e}=this.document.job;for(let f=this.nextWork();f;f=this.nextWork()){
const i=e.step(F*f);i&&await i}const l=this.isBehind;return this.isBehind=!1,l}goOn(){const{pace:e}=this.document.job;for(;!e.isFull;){const l=this.nextWork();if(l===
0)return;e.add(F*l)}}nextWork(){if(!this.work&&this.open.length===0&&this.unexplored.length===0)return 0;const{done:e,value:l}=(this.work??=this.goThrough()).next();
return e?(this.work=void 0,0):l}*goThrough(){for(;;){const e=this.unexplored.pop();if(e){yield*this.successors.explore(e);continue}const l=this.open.pop();if(!l)
return;yield*this.followNext(...l)}}*followNext(e,l){yield 1;const f=this.document.dict(e);if(!f||(0,d.i9)(e)&&this.settled.has(e.number))return;(0,d.i9)(e)&&this.
settled.add(e.number),this.rules.staying?.(l,f);const i=f.get("Next");if(i===void 0)return;const g=((0,d.i9)(i)?this.lists.get(i.number):void 0)??(yield*this.listOf(
i));if(g.isChanged&&this.setNext(f,l,g,i),!g.isFollowed){g.isFollowed=!0;for(const u of g.after)this.open.push([u,(0,M.Kd)(u,l)])}}leftOf(e){const l=(0,d.i9)(e)?
this.following.get(e.number):void 0;if(l)return l;const f=(0,N.ji)(this.document,e).filter(i=>!this.rules.isGone(i));return(0,d.i9)(e)&&this.following.set(e.number,
f),f}*listOf(e){const l=(0,N.ji)(this.document,e),f=yield*this.living(l),i=f.length!==l.length||f.some((g,u)=>g!==l[u]),c={before:l,after:f,isChanged:i,isFollowed:!1};
return(0,d.i9)(e)&&this.lists.set(e.number,c),c}setNext(e,l,{after:f},i){if((0,d.i9)(i)&&this.document.array(i)!==void 0&&f.length>1){this.document.put(i,[...f]);
return}this.document.edit(l),f.length===0?e.delete("Next"):e.set("Next",f.length===1?f[0]:[...f])}*living(e){const l=[],f=new Set;for(const i of e){if(yield 1,this.
rules.isGone(i))continue;const c=this.deadAction(i);if(!c){l.push(i);continue}this.successors.of(c)||(yield*this.successors.explore(c));const g=this.successors.
of(c);if(!f.has(g)){f.add(g);for(const u of g)l.push(u)}}return l}deadAction(e){const l=this.document.dict(e);return l&&this.rules.isDead(l)?l:void 0}}}),19557:((z,W,w)=>{
w.d(W,{Hx:()=>L,ao:()=>M,fP:()=>d});const d=new Map([["Hide","T"],["ResetForm","Fields"],["SubmitForm","Fields"]]),M=new Set(["ResetForm","SubmitForm"]),L=1}),33546:((z,W,w)=>{
w.d(W,{FB:()=>N,Hr:()=>b,Zh:()=>h,k$:()=>F,qm:()=>e});var d=w(44233),M=w(45599),L=w(81077);const C={first:0,style:"D",prefix:void 0,start:1};async function N(u){
const P=u.catalog.get("PageLabels");if(!u.dict(P))return;const D=(await(0,L.Zc)(u,P,"Nums")).map(([a,o])=>({first:Number(a),label:u.dict(o)})).filter(({first:a})=>Number.
isInteger(a)&&a>=0).sort((a,o)=>a.first-o.first).filter(({first:a},o,n)=>n[o+1]?.first!==a).map(({first:a,label:o})=>({first:a,...l(u,o)}));return D[0]?.first===
0?D:[C,...D]}function F(u,P){const D=u.editCatalog();if(P.length===0){D.delete("PageLabels");return}const a=P[0].first===0?P:[C,...P],o=g(u),n=a.map(({first:m,start:y,
...v})=>[m,c({...v,number:y},o)]);D.set("PageLabels",u.add((0,L.H6)(u,n,"Nums")))}async function b(u){const P=await N(u);if(!P)return;const D=P.map(({first:a})=>a);
return a=>{const o=P[(0,d.MJ)(D,a)-1];return{...o,number:o.start+a-o.first}}}function h(u,P){const D=[],a=g(u);let o,n=0;for(const m of P)(!o||!f(o,m))&&D.push(
[n,c(m,a)]),o=m,n++;return(0,L.H6)(u,D,"Nums")}async function e(u,P){const D=await b(u);if(!D)return;const a=h(u,Array.from(P,o=>D(o-1)));u.editCatalog().set("P\
ageLabels",u.add(a))}function l(u,P){const D=u.resolve(P?.get("S")),a=u.resolve(P?.get("P")),o=u.resolve(P?.get("St"));return{style:D instanceof M.SX?D.text:void 0,
prefix:a instanceof M.Mx&&a.bytes.length>0?a:void 0,start:typeof o=="number"&&Number.isInteger(o)&&o>=1?o:1}}function f(u,P){return u.style!==P.style||P.style!==
void 0&&P.number!==u.number+1?!1:u.prefix===P.prefix?!0:!!u.prefix&&!!P.prefix&&Buffer.compare(u.prefix.bytes,P.prefix.bytes)===0}const i=100;function c({style:u,
prefix:P,number:D},a){return(0,M.jd)({S:u===void 0?void 0:(0,M.UU)(u),P:P&&P.bytes.length>i?a(P):P,St:u===void 0||D===1?void 0:D})}function g(u){const P=new Map;
return D=>{let a=P.get(D);return a||P.set(D,a=u.add(D)),a}}}),37081:((z,W,w)=>{w.d(W,{O:()=>L});var d=w(45599),M=w(9819);async function L(N,F,b=1/0){const h=new M.
_i(N),e=(0,M.Wo)(N,"Outlines"),l=[{value:e&&C(N,e.holder,e.dict,"First"),level:1}];for(let f=l.pop();f;f=l.pop()){const{value:i,level:c}=f;if(i===void 0||!h.first(
i)||!F(i,c)||!(0,d.i9)(i))continue;const g=P=>{const D=N.entry(i.number,P);return D instanceof d.Bi?C(N,i.number,N.get(i.number),P):D};l.push({value:g("Next"),level:c}),
c<b&&l.push({value:g("First"),level:c+1});const u=N.job.pace.step(300);u&&await u}}function C(N,F,b,h){const e=b.get(h);if(!(e instanceof d.Bi))return e;const l=N.
add(e);return h==="Next"&&e.set("Prev",new d.oS(F)),N.edit(F),b.set(h,l),l}}),60502:((z,W,w)=>{w.d(W,{Q:()=>N,_:()=>C});var d=w(45599),M=w(9819),L=w(37081);class C{removal;destinations;document;dead=new Set;repaired=new Set;allowance;isMended=!1;keepsTitles=!1;constructor(h,e){
this.removal=h,this.destinations=e,this.document=h.document,this.allowance=new M.b9(this.document)}get removedItems(){return this.dead.size}drop(h){this.dead.add(
h)}touch(h,e){this.removal.isGone(e.get("SE"))&&(this.document.edit(h),e.delete("SE")),this.destinations.pruneTargets(h,e)&&!this.keepsTitles&&this.dead.add(h)}async touchAll(){
await(0,L.O)(this.document,h=>{const e=(0,d.i9)(h)?this.document.dict(h):void 0;return e&&this.touch(h.number,e),e!==void 0})}async flush(){for(const e of this.
dead){const l=this.document.dict(new d.oS(e));l&&await this.unlink(e,l);const f=this.document.job.pace.step(1e3);f&&await f}const h=(0,M.Wo)(this.document,"Outl\
ines");!h||this.dead.size===0||this.document.dict(h.dict.get("First"))||this.document.editCatalog().delete("Outlines")}async unlink(h,e){this.parentOf(h,e)||await this.
mendParents();const l=this.parentOf(h,e);if(l){const{item:f,ref:i}=l,c=this.kidsOf(e);this.splice(e,c,i,f);const g=c.reduce((u,P)=>u+1+Math.max(0,F(this.document,
P.item)),0);this.recount(i,F(this.document,e)>0?-1:g-1),!f.has("First")&&f.has("Title")&&!f.has("Dest")&&!f.has("A")&&this.dead.add(i.number)}this.removal.remove(
h)}parentOf(h,e){const l=this.itemAt(e.get("Parent"));return l&&this.isLinked(h,e,l.ref.number,l.item)?l:void 0}async mendParents(){const{document:h}=this,e=(0,M.
Wo)(h,"Outlines");if(this.isMended||!e)return;this.isMended=!0,this.repaired.clear();let l=h.catalog.get("Outlines");(0,d.i9)(l)||h.editCatalog().set("Outlines",
l=h.add(e.dict));const f=this.visit(),i=[{item:e.dict,ref:l}];for(let c=i.pop();c;c=i.pop()){if(!f.first(c.ref))continue;for(const u of this.kidsOf(c.item)){const P=u.
item.get("Parent");(!(0,d.i9)(P)||P.number!==c.ref.number)&&this.link(u,"Parent",c),i.push(u)}const g=h.job.pace.step(1e3);g&&await g}}splice(h,e,l,f){const i=this.
itemAt(h.get("Prev")),c=this.itemAt(h.get("Next")),[g,u]=[e[0],e.at(-1)];i?this.link(i,"Next",g??c):this.link({item:f,ref:l},"First",g??c),c?this.link(c,"Prev",
u??i):this.link({item:f,ref:l},"Last",u??i);for(const[P,D]of e.entries())this.link(D,"Parent",{item:f,ref:l}),this.link(D,"Prev",e[P-1]??i),this.link(D,"Next",e[P+
1]??c)}recount(h,e){const l=this.visit();let f=h;for(let i=this.document.dict(f);e!==0&&i&&(0,d.i9)(f)&&l.first(f);i=this.document.dict(f)){const c=F(this.document,
i);if(c===0)return;this.document.edit(f);const g=Math.abs(c)+e;if(g>0&&i.has("First")?i.set("Count",Math.sign(c)*g):i.delete("Count"),c<0)return;f=i.get("Parent")}}isLinked(h,e,l,f){
const i=()=>{const g=this.itemAt(e.get("Prev")),u=g?g.item.get("Next"):f.get("First");return(0,d.i9)(u)&&u.number===h};if(i())return!0;if(this.repaired.has(l))return!1;
this.repaired.add(l);let c;for(const g of this.kidsOf(f)){const u=g.item.get("Prev");((0,d.i9)(u)?u.number:void 0)!==c?.ref.number&&this.link(g,"Prev",c),c=g}return i()}visit(){
return new M._i(this.document,this.allowance)}kidsOf(h){const e=[],l=this.visit();for(let f=this.itemAt(h.get("First"));f&&l.first(f.ref);f=this.itemAt(f.item.get(
"Next")))e.push(f);return e}itemAt(h){const e=this.document.dict(h);return e&&(0,d.i9)(h)?{item:e,ref:h}:void 0}link(h,e,l){this.document.edit(h.ref),l?h.item.set(
e,l.ref):h.item.delete(e)}}function N(b){return b.has("Title")&&b.has("Parent")&&!b.has("S")&&!b.has("Subtype")&&!b.has("FT")}function F(b,h){const e=b.resolve(
h.get("Count"));return typeof e=="number"?e:0}}),2878:((z,W,w)=>{w.d(W,{m:()=>M});var d=w(9819);function M(L){const C=(0,d.Wo)(L,"ViewerPreferences");C?.dict.has(
"PrintPageRange")&&(L.edit(C.holder),C.dict.delete("PrintPageRange"),C.dict.size===0&&L.editCatalog().delete("ViewerPreferences"))}}),12207:((z,W,w)=>{w.d(W,{Ht:()=>l,
hN:()=>F,jS:()=>N,ji:()=>b});var d=w(45599),M=w(81077),L=w(45657);const C=200;async function N(f){const{catalog:i}=f,c=await(0,M.Zc)(f,f.dict(i.get("Names"))?.get(
"Dests"),"Names"),g=new Map;for(const[u,P]of c){g.set((0,M.Pu)(u),P);const D=f.job.pace.step(C);D&&await D}return{names:new Map(f.dict(i.get("Dests"))),strings:g}}
function F({pages:f},i){const c=(0,d.i9)(i)?f.indexOf(i.number):i;return typeof c=="number"&&Number.isInteger(c)&&c>=0&&c<f.count?c:void 0}function b(f,i){return i==
null?[]:f.array(i)??[i]}const h=8,e=50;class l{document;named;constructor(i,c){this.document=i,this.named=c}static async of(i){return new l(i,await N(i))}pageOf(i){
return this.pageOfDestination(i.get("Dest"))??this.pageOfAction(i.get("A"))}pageOfDestination(i,c=h){const{document:g}=this,u=g.resolve(i),P=g.array(u);if(P)return F(
g,P[0]);if(c===0)return;const D=g.dict(u);return D?this.pageOfDestination(D.get("D"),c-1):this.pageOfDestination(this.namedBy(u),c-1)}namedBy(i){const{names:c,strings:g}=this.
named;if(i instanceof d.SX)return c.get(i.text)??g.get(i.text);if(!(i instanceof d.Mx))return;const u=(0,M.Pu)(i);return g.get(u)??c.get(u)}pageOfAction(i){const{
document:c}=this,g=i===void 0?[]:[i];for(let u=0;g.length>0&&u<e;u++){const P=c.dict(g.shift());if(!P)continue;const a=(0,d.Eo)(c.resolve(P.get("S")),"GoTo")?this.
pageOfDestination(P.get("D")):void 0;if(a!==void 0)return a;(0,L.RZ)(g,b(c,P.get("Next")).slice(0,e))}}}}),94399:((z,W,w)=>{w.d(W,{N:()=>L});var d=w(45599),M=w(
9819);function L(C){const N=C.catalog.get("DPartRoot");if(N===void 0)return;const F=new M.J7(C),b=new M._i(C),h=[N];for(let e=h.pop();e!==void 0;e=h.pop()){const l=C.
dict(e),f=C.array(e);if(!(!b.first(e)||!(l??f))){for(const i of f??[])h.push(i);for(const i of["DPartRootNode","DParts"]){const c=l?.get(i);c!==void 0&&h.push(c)}
(0,d.i9)(e)&&F.remove(e.number)}}C.editCatalog().delete("DPartRoot")}}),9731:((z,W,w)=>{w.d(W,{U:()=>f});var d=w(33973),M=w(45599),L=w(44082),C=w(64261),N=w(9819);
const F=["XObject","Pattern","Shading","Properties"];async function b(i){const c=(0,N.Wo)(i,"AcroForm"),g=c?.dict.get("DR"),u=i.dict(g);if(!c||g===void 0||!u||!F.
some(a=>u.has(a)))return;const P=await h(i,u);if(!P)return;const D=a=>new M.Bi([...u].flatMap(([o,n])=>{const m=F.includes(o)?i.dict(n):void 0;if(!m)return[[o,n]];
const y=[...m].filter(([v,S])=>!(0,M.i9)(S)||P.has(v)||a(S.number));return y.length===m.size?[[o,n]]:y.length>0?[[o,new M.Bi(y)]]:[]}));return i.edit(c.holder),
c.dict.set("DR",D(()=>!1)),a=>c.dict.set("DR",D(o=>a[o]===1))}async function h(i,c){const g=new C.h(i),u=new Set,P=new L.EC(i,c);for(const D of i.pages.numbers){
const a=i.job.pace.step(1e3);if(a&&await a,i.entry(D,"Annots")===void 0)continue;const o=g.borrowed(D,P,e);if(!o)return;for(const n of o)u.add(n)}return u}const e=new Set;
var l=w(76862);async function f({removal:{document:i},structure:c}){const g=await b(i),u=(0,l.s)(i),P=c.types.take();if(!g&&!u&&!P)return;const{live:D}=await(0,d.
Gy)(i);g?.(D),u?.(D),await P?.(D)}}),17671:((z,W,w)=>{w.d(W,{zg:()=>at,Hi:()=>rt,E2:()=>Ot,Pv:()=>it,Wi:()=>dt,lh:()=>yt});var d=w(45599),M=w(9819);class L{removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;constructor(s,t){
this.removal=s,this.destinations=t,this.document=s.document}touch(s,t){if(!this.prune(s,t))return;const r=this.pageOf(s,t);if(this.forget(t),this.removal.remove(
s),r===void 0){this.removal.chase(s);return}let p=this.pages.get(r);p||this.pages.set(r,p=new Set),p.add(s)}async readPage(s){for(const t of this.document.array(
this.document.entry(s,"Annots"))??[]){this.document.dict(t);const r=this.document.job.pace.step(1e3);r&&await r}}touchPage(s){const t=this.document.entry(s,"Ann\
ots"),r=this.document.array(t);if(!r||(0,d.i9)(t)&&this.touched.has(t.number))return;(0,d.i9)(t)&&this.touched.add(t.number);const p=r.filter(O=>{if(this.removal.
isGone(O))return!1;const T=this.document.dict(O),A=(0,M.Kd)(O,(0,M.Kd)(t,s));return!T||!this.prune(A,T)?!0:(this.forget(T),(0,d.i9)(O)&&this.removal.remove(O.number),
!1)});p.length<r.length&&this.setAnnots(s,t,p),(0,d.i9)(t)&&this.destinations.isBehind&&this.touched.delete(t.number)}async flush(){const s=new Map;for(const[t,
r]of this.pages){const p=this.document.entry(t,"Annots"),O=((0,d.i9)(p)?s.get(p.number):void 0)??this.dropGone(t,p);(0,d.i9)(p)&&s.set(p.number,O);for(const A of r)
O.has(A)||this.removal.chase(A);const T=this.document.job.pace.step(1e3);T&&await T}this.pages.clear()}dropGone(s,t){const r=this.document.array(t)??[],p=r.filter(
O=>!this.removal.isGone(O));return p.length<r.length&&this.setAnnots(s,t,p),new Set(r.map(O=>(0,d.i9)(O)?O.number:-1))}prune(s,t){if(this.destinations.pruneTargets(
s,t)&&(0,d.Eo)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;for(const r of["P","Popup","IRT"])this.removal.isGone(t.get(r))&&(this.document.edit(s),t.
delete(r),r==="IRT"&&t.delete("RT"));return(0,d.Eo)(t.get("Subtype"),"Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(s,t){const{pages:r}=this.document,p=t.
get("P");if((0,d.i9)(p)&&r.indexOf(p.number)>=0)return p.number;const O=this.via[s]??0;return[O,this.via[O]??0].find(T=>r.indexOf(T)>=0)}forget(s){const t=this.
document.resolve(s.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(s,t,r){(0,d.i9)(t)&&this.document.put(t,r),r.length===0?this.document.
patch(s,{Annots:void 0}):(0,d.i9)(t)||this.document.patch(s,{Annots:r})}}function C(E){return E.has("Rect")&&E.has("Subtype")}var N=w(64580),F=w(83363),b=w(39684),
h=w(91374);const e=["Parent","StructParents","B","DPart","PieceInfo","Annots"],l=["Type","Kids","Count"];class f{document;allowance;fields;constructor(s){this.document=
s,this.allowance=new M.b9(s)}copyPage(s){const{document:t}=this,r=t.pages.number(s),p=t.pages.attribute(s,"Resources");(0,d.Zm)(p)&&t.patch(r,{Resources:t.add(p)});
const O=t.dict(new d.oS(r))??new d.Bi,T=new d.Bi([["Type",new d.SX("Page")]]);for(const[I,U]of O)!e.includes(I)&&!l.includes(I)&&T.set(I,this.clone(U));for(const I of F.
i){const U=t.pages.attribute(s,I);U!==void 0&&!T.has(I)&&T.set(I,this.clone(U))}const A=t.add(T),x=t.array(O.get("Annots"));return x&&x.length>0&&T.set("Annots",
this.copyAnnotations(x,A)),A.number}clone(s){return(0,N.F)(s,this.allowance.spend)}copyAnnotations(s,t){const{document:r}=this,p=new Map,O=[],T=[];for(const A of s){
const x=r.dict(A);if(!x||(0,d.i9)(A)&&p.has(A.number))continue;const I=(0,d.Eo)(x.get("Subtype"),"Widget"),U=I&&(0,h.pv)(r,x)==="Sig";if(U&&!(i(r,x)&&(0,b.K)(r,
x)))continue;const G=this.clone(I&&!U&&(0,d.i9)(A)?this.asKid(A):x);if(U&&(0,b.x)(r,G),G.delete("StructParent"),G.set("P",t),O.push(G),!(0,d.i9)(A)){T.push(G);continue}
const J=r.add(G);p.set(A.number,J),T.push(J),I&&!U&&this.addKid(G,J)}for(const A of O)c(A,p);return T}asKid(s){const{document:t}=this,r=t.dict(s);if(!r.has("T")&&
!r.has("FT")){const x=r.has("Parent")?void 0:this.fieldOf(s.number);return x?(t.edit(s),r.set("Parent",x)):r}t.edit(s);const p=new d.Bi;for(const x of h.QL){const I=r.
get(x);I!==void 0&&(p.set(x,I),r.delete(x))}this.divideActions(r,p),p.set("Kids",[s]);const O=t.add(p),T=p.get("Parent");r.set("Parent",O),(0,d.i9)(T)&&g(t,T.number,
t.dict(T),"Kids",s,O);const A=(0,M.Wo)(t,"AcroForm");for(const x of["Fields","CO"])A&&g(t,A.holder,A.dict,x,s,O);return r}fieldOf(s){return this.fields??=new Map(
[...(0,h.iA)(this.document)].flatMap(({number:t,parent:r})=>t===void 0||r?.number===void 0?[]:[[t,new d.oS(r.number)]])),this.fields.get(s)}divideActions(s,t){const r=this.
document.dict(s.get("AA"));if(!r)return;const[p,O]=[new d.Bi,new d.Bi];for(const[T,A]of r)(["K","F","V","C"].includes(T)?p:O).set(T,A);p.size>0&&t.set("AA",p),O.
size>0?s.set("AA",O):s.delete("AA")}addKid(s,t){const r=s.get("Parent"),p=this.document.dict(r);if(!(0,d.i9)(r)||!p)return;this.document.edit(r);const O=this.document.
array(p.get("Kids"));O&&!(0,d.i9)(p.get("Kids"))?O.push(t):p.set("Kids",[...O??[],t])}}const i=(E,s)=>(0,d.Zm)(E.resolve((0,h.hj)(E,s,"V")));function c(E,s){const t=(0,d.
Eo)(E.get("Subtype"),"Popup")?["Parent"]:["Popup","IRT"];for(const r of t){const p=E.get(r);if(!(0,d.i9)(p))continue;const O=s.get(p.number);O?E.set(r,O):E.delete(
r)}}function g(E,s,t,r,p,O){const T=E.array(t?.get(r));!t||!T?.some(A=>(0,d.i9)(A)&&A.number===p.number)||(E.edit(s),t.set(r,T.map(A=>(0,d.i9)(A)&&A.number===p.
number?O:A)))}var u=w(77581),P=w(81077),D=w(15141),a=w(19557);class o{removal;document;deadNames=new Set;deadStrings=new Set;goneFields=new Set;removedNames=0;lists=new Map;chains;constructor(s){
this.removal=s,this.document=s.document,this.chains=new D.X(this.document,{isDead:t=>this.isDeadAction(t),isGone:t=>s.isGone(t),staying:(t,r)=>this.pruneTarget(
t,r)})}isDead(s){if(s==null)return!1;if(this.removal.isGone(s))return!0;const t=this.document.resolve(s);if(t instanceof d.SX)return this.deadNames.has(t.text);
if(t instanceof d.Mx)return this.deadStrings.has((0,P.Pu)(t));if((0,d.cy)(t))return this.removal.isGone(t[0]);if(!(0,d.Zm)(t))return!1;const r=t.get("D");return this.
removal.isGone(r)||this.removal.isGone(this.document.array(r)?.[0])}refresh(){this.lists.clear(),this.chains.refresh()}async pruneNames(){const s=(0,M.Wo)(this.
document,"Dests"),[t,r,p]=[new Set,new Set,new Set];for(const[T,A]of s?[...s.dict]:[])this.isDead(A)&&(this.document.edit(s.holder),s.dict.delete(T),t.add(T),(0,d.
i9)(A)&&this.removal.remove(A.number));s?.dict.size===0&&this.document.editCatalog().delete("Dests");const O=(0,M.Wo)(this.document,"Names");if(O){await this.pruneNameTree(
O,"Dests",(T,A)=>this.isDead(A)?(r.add(T),(0,d.i9)(A)&&this.removal.remove(A.number),!0):(t.has(T)&&p.add(T),!1));for(const T of["Pages","Templates"])await this.
pruneNameTree(O,T,(A,x)=>this.removal.isGone(x))}this.removedNames+=t.size+r.size;for(const T of t)this.deadNames.add(T),p.has(T)||this.deadStrings.add(T);for(const T of r)
this.deadStrings.add(T),s?.dict.has(T)||this.deadNames.add(T)}pruneTargets(s,t){let r=!1;return this.isDead(t.get("Dest"))&&(this.document.edit(s),t.delete("Des\
t"),r=!0),this.chains.pruneAction(s,t,"A")&&(r=!0),this.chains.pruneAdditional(s,t),r&&!t.has("Dest")&&!t.has("A")}pruneActions(s,t){this.chains.pruneActions(s,
t)}pruneOpenAction(){const{catalog:s,catalogNumber:t}=this.document,r=s.get("OpenAction");(0,d.Zm)(this.document.resolve(r))?this.chains.pruneAction(t,s,"OpenAc\
tion"):this.isDead(r)&&(this.document.edit(t),s.delete("OpenAction"))}isDeadAction(s){const t=s.get("S");if((0,d.Eo)(t,"GoTo"))return this.isDead(s.get("D"));if((0,d.
Eo)(t,"Hide")){const r=s.get("T");return this.isGone(r)||this.leftOf(r)?.length===0}return t instanceof d.SX&&a.ao.has(t.text)?this.leftOf(s.get("Fields"))?.length===
0&&!n(this.document.resolve(s.get("Flags"))):(0,d.Eo)(t,"Thread")&&!s.has("F")&&this.removal.isGone(s.get("D"))}pruneChain(s,t){this.chains.pruneChain(s,t)}get isBehind(){
return this.chains.isBehind}async settleChains(s){do await s?.();while(await this.chains.settle())}pruneTarget(s,t){this.isDead(t.get("SD"))&&(this.document.edit(
s),t.delete("SD")),this.pruneLists(s,t)}isGone(s){if(this.removal.isGone(s))return!0;if(this.goneFields.size===0)return!1;const t=this.document.resolve(s);return t instanceof
d.Mx&&this.goneFields.has((0,u.g7)(t))}pruneLists(s,t){if(!this.isDeadAction(t))for(const r of["T","Fields"]){const p=t.get(r),O=this.leftOf(p);if(!(!O||O===this.
document.array(p))){if((0,d.i9)(p)){this.document.put(p,O);continue}this.document.edit(s),t.set(r,O)}}}leftOf(s){const t=this.document.array(s);if(!t||t.length===
0)return;const r=(0,d.i9)(s)?this.lists.get(s.number):void 0;if(r)return r;const p=t.filter(T=>!this.isGone(T)),O=p.length===t.length?t:p;return(0,d.i9)(s)&&this.
lists.set(s.number,O),O}async pruneNameTree(s,t,r){const p=s.dict.get(t);if(p===void 0)return;const O=(0,M.Kd)(p,s.holder);await(0,P.BX)(this.document,p,O,"Name\
s",(A,x)=>r((0,P.Pu)(A),x))&&(this.document.edit(s.holder),s.dict.delete(t))}}const n=E=>typeof E=="number"&&(E&a.Hx)!==0;var m=w(94399),y=w(83137),v=w(3466),S=w(
9731),_=w(33546),R=w(60502),K=w(2878),B=w(78021);class j{removal;document;threads;constructor(s){this.removal=s,this.document=s.document}touch(s,t){if(!this.removal.
isGone(t.get("P")))return;const[r,p]=[t.get("N"),t.get("V")],[O,T]=[this.document.dict(r),this.document.dict(p)],A=this.threadStartingAt(s);if(this.threads.delete(
s),this.removal.remove(s),!(0,d.i9)(r)||r.number===s||!O){A&&this.removal.remove(A.number);return}T&&(0,d.i9)(p)&&(this.document.edit(p),T.set("N",r),this.document.
edit(r),O.set("V",p)),A&&(this.document.edit(A).set("F",r),this.document.edit(r),O.set("T",A),this.threads.set(r.number,A))}threadStartingAt(s){if(!this.threads){
this.threads=new Map;for(const t of this.document.array(this.document.catalog.get("Threads"))??[]){const r=this.document.dict(t)?.get("F");(0,d.i9)(t)&&(0,d.i9)(
r)&&this.threads.set(r.number,t)}}return this.threads.get(s)}flush(){const{catalog:s,catalogNumber:t}=this.document,r=s.get("Threads"),p=this.document.array(r),
O=p?.filter(T=>{const A=this.document.dict(T);return A?this.document.dict(A.get("F"))!==void 0:!this.removal.isGone(T)});!p||!O||O.length===p.length||(this.document.
edit(t),O.length>0?s.set("Threads",O):s.delete("Threads"))}}function k(E){return(0,d.i9)(E.get("N"))&&(0,d.i9)(E.get("V"))&&(E.has("R")||E.has("P"))&&!E.has("S")}
function X(E,s){const{removal:t}=E,{document:r}=t,p=r.get(s);(0,d.cy)(p)?Z(t,s,p):(0,d.Zm)(p)&&$(E,r,s,p)}function Z(E,s,t){E.isGone(t[0])&&t[1]instanceof d.SX&&
E.remove(s),E.chase(s)}function $(E,s,t,r){const{annotations:p,destinations:O,outlines:T,removal:A,structure:x,threads:I}=E;t===s.catalogNumber?V(E,r):(0,d.Eo)(
r.get("Type"),"Page")||s.pages.indexOf(t)>=0?(O.pruneTargets(t,r),p.touchPage(t),tt(A,t,r)):(0,R.Q)(r)?T.touch(t,r):(0,B.Uc)(r)?x.touch(t):(0,B.FH)(r)?(A.remove(
t),A.chase(t)):k(r)?I.touch(t,r):H(E,s,t,r)}function H(E,s,t,r){const{annotations:p,destinations:O,form:T,removal:A,structure:x}=E;C(r)&&p.touch(t,r),s.get(t)!==
null&&(r.has("Kids")&&T.touch(t),r.has("Fields")&&T.touchForm(),(r.has("ParentTree")||(0,d.Eo)(r.get("Type"),"StructTreeRoot"))&&x.touchRoot(),!C(r)&&(O.pruneTargets(
t,r),r.get("S")instanceof d.SX?O.pruneChain(r,t):O.pruneActions(t,r),!(!O.isDeadAction(r)&&!(r.has("D")&&O.isDead(r)))&&(r.has("Next")||A.remove(t),A.chase(t))))}
function V({destinations:E,form:s,removal:t,structure:r},p){E.pruneOpenAction(),E.pruneTargets(t.document.catalogNumber,p),s.touchForm(),r.touchRoot()}function tt(E,s,t){
const{document:r}=E,p=r.dict(t.get("SeparationInfo")),O=r.array(p?.get("Pages"));!p||!O?.some(T=>E.isGone(T))||(r.edit((0,M.Kd)(t.get("SeparationInfo"),s)),p.set(
"Pages",O.filter(T=>!E.isGone(T))))}var Q=w(44082),q=w(64261);async function Y(E,s,t){const{pace:r}=E.job,p=new Q.y$(E),O=new lt(E.size);for(const x of t){O.noteRemoved(
p.of(x));const I=r.step(400);I&&await I}const T=new q.h(E),A=[];for(const x of s){if(O.areAllUsed)break;const I=p.of(x);let U=r.step(400);O.consider(I)&&(A.push(
x),O.hasSomeOf(I)&&(await T.prepare(x),st(E,x,p,T,O)),U??=r.step(2e4)),U&&await U}return O.isEmpty||await mt(E,p,A,O),E.pages.inherits("Resources")&&await et(E,
s,p,O)}async function et(E,s,t,r){for(const p of s){if(r.wasRemoved(t.inheritedBy(p)))return!0;const O=E.job.pace.step(400);O&&await O}return!1}function st(E,s,t,r,p){
const O=E.dict(t.valueOf(s));if(!O)return;const T=new Q.EC(E,O);for(const x of["DefaultGray","DefaultRGB","DefaultCMYK"])p.use(T.named(x));let A=r.inContent(s);
for(const x of A??[])p.use(T.named(x));if(!(A&&!p.hasSomeOf(t.of(s)))){A&&=r.borrowed(s,T,A),A||p.useAll(t.of(s));for(const x of A??[])p.use(T.named(x))}}const ot=1,
ht=2;class lt{leaving;unused=0;open=new Set;used=new WeakSet;constructor(s){this.leaving=new Uint8Array(s)}get isEmpty(){return this.open.size===0}get areAllUsed(){
return this.unused===0}has(s){return(0,d.i9)(s)?this.open.has(s.number):(0,Q.Ft)(s).some(t=>this.open.has(t))}noteRemoved(s){if(!s.isNoted){s.isNoted=!0;for(const t of s.
numbers)this.leaving[t]===0&&this.unused++,this.leaving[t]=ot;for(const t of s.categories)this.noteRemoved(t)}}consider(s){if(!s.left){s.left=s.numbers.filter(r=>this.
leaving[r]===ot);for(const r of s.left)this.open.add(r)}let t=s.left.length>0;for(const r of s.categories)t=this.consider(r)||t;return t}wasRemoved(s){return s.
isLeaving??=s.numbers.some(t=>this.leaving[t]>0)||s.categories.some(t=>this.wasRemoved(t))}hasSomeOf(s){const t=s.left??=[...s.numbers];for(;t.length>0&&!this.open.
has(t.at(-1));)t.pop();return t.length>0||s.categories.some(r=>this.hasSomeOf(r))}use(s){for(const t of s)if((0,d.i9)(t))this.take(t.number);else if(typeof t=="\
object"&&t!==null&&!this.used.has(t)){this.used.add(t);for(const r of(0,Q.Ft)(t))this.take(r)}}useAll(s){for(const t of s.left??s.numbers)this.take(t);s.left=[];
for(const t of s.categories)this.useAll(t)}take(s){this.leaving[s]===ot&&(this.leaving[s]=ht,this.unused--,this.open.delete(s))}}async function mt(E,s,t,r){const p=new Map,
O=new Map,T=A=>{const x=E.dict(A);if(!x)return A;const I=(0,d.i9)(A)?O.get(A.number):void 0;if(I!==void 0)return I;const U=new d.Bi([...x].filter(([,J])=>!r.has(
J))),G=U.size===x.size?A:(0,d.i9)(A)?E.add(U):U;return(0,d.i9)(A)&&O.set(A.number,G),G};for(const A of t){if(!r.hasSomeOf(s.of(A)))continue;const x=s.valueOf(A),
I=E.dict(x);if(!I)continue;const U=(0,d.Zm)(E.entry(A,"Resources")),G=(0,d.i9)(x)?x.number:I,J=p.get(G)??(0,Q.LT)(I,T),nt=J instanceof d.Bi&&!U?E.add(J):J;nt instanceof
d.oS&&p.set(G,nt),E.patch(A,{Resources:nt});const ut=E.job.pace.step(1e3);ut&&await ut}}var gt=w(33973);const pt=10;async function yt(E,s){const{pages:t}=E;await t.
keepStreams();const{numbers:r,dropped:p,repeated:O,used:T}=await vt(E,s),A=r.length!==t.count||r.some((J,nt)=>J!==t.number(nt)),x=s.every((J,nt)=>nt===0||J>s[nt-
1]);A&&(await(0,_.qm)(E,s),(0,m.N)(E),(0,K.m)(E));const I=p.length>0?await wt(E,p):void 0,U=I?await Y(E,r,p):!1;A&&await(x&&!U?t.keep(T):t.rebuild(r));const G=I?
await St(E,r,I):void 0;return{pageCount:r.length,removedPages:p.length,repeatedPages:O,removedOutlineItems:G?.outlines.removedItems??0,removedDestinations:G?.destinations.
removedNames??0,removedLinks:G?.annotations.removedLinks??0,removedFields:G?.form.removedFields??0,removedSignatures:G?.form.removedSignatures??0,removedStructureElements:G?.
structure.removedElements??0,removedXfa:G?.form.removedXfa??!1}}async function vt(E,s){const{pages:t}=E,r=new f(E),p=new Uint8Array(t.count),O=[];let T=0;for(const x of s){
const I=x-1;if(p[I]){O.push(r.copyPage(I)),T++;const U=E.job.pace.step(4e3);U&&await U}else O.push(t.number(I));p[I]=1}const A=[];for(let x=0;x<t.count;x++)p[x]||
A.push(t.number(x));return{numbers:O,dropped:A,repeated:T,used:p}}async function wt(E,s){const t=new Set,r=new Map,p=new Set,O=E.dict(E.catalog.get("StructTreeR\
oot"))!==void 0;for(const T of s){const A=O?E.resolve(E.entry(T,"StructParents")):null;typeof A=="number"&&p.add(A);const x=E.entry(T,"Annots"),I=E.array(x)??[];
(0,d.i9)(x)&&r.set(x.number,I);for(const G of I)(0,d.i9)(G)&&t.add(G.number);const U=E.job.pace.step(1e3);U&&await U}return{pages:s,annotations:t,arrays:r,structKeys:p}}
async function St(E,s,t){const r=rt(E),{destinations:p,removal:O,structure:T}=r,A=await v.R.of(E);for(const I of t.pages)O.remove(I);await p.pruneNames(),r.form.
dropXfa(),await T.dropKeys(t.structKeys),await T.flush(),p.removedNames>0&&await ct(r,s);const x=new Set([...O.removed(),...t.annotations]);return await it(r,x,
async({live:I,referrers:U})=>{await Et(r,t,I,U),await dt(r,t.annotations)}),A&&await at(r,A),await(0,S.U)(r),r}async function at(E,s){const{destinations:t,removal:r}=E;
if(t.goneFields=await s.gone(),t.goneFields.size!==0){t.refresh();for(const p of s.holders){X(E,p);const O=r.document.job.pace.step(1e3);O&&await O}await ft(E),
await it(E,r.takeChased())}}async function Ot(E,s){const t=rt(E),{destinations:r,removal:p}=t;t.outlines.keepsTitles=!0,p.remove(s.number),await r.pruneNames(),
r.removedNames>0&&await ct(t,E.pages.numbers),await it(t,new Set(p.removed()))}function rt(E){const s=new M.J7(E),t=new o(s);return{removal:s,destinations:t,annotations:new L(
s,t),outlines:new R._(s,t),form:new y.I(s),structure:new B.oE(s),threads:new j(s)}}async function it(E,s,t){const{destinations:r,removal:p}=E,{document:O}=p;for(let T=0;T<
pt&&s.size>0;T++){const A=await(0,gt.Gy)(O,{watched:s});E.annotations.via=A.via,r.refresh(),T===0&&await t?.(A);for(const x of[...A.referrers].sort((I,U)=>I-U)){
await r.settleChains(()=>X(E,x));const I=O.job.pace.step(1e3);I&&await I}await ft(E),s=p.takeChased()}}async function ct({annotations:E,destinations:s,outlines:t,
removal:r},p){const{document:O}=r;await s.settleChains(()=>{s.pruneOpenAction(),s.pruneTargets(O.catalogNumber,O.catalog)}),await s.settleChains(()=>t.touchAll());
for(const T of p){const A=O.job.pace.step(2e3);A&&await A,await E.readPage(T),await s.settleChains(()=>{O.entry(T,"AA")!==void 0&&s.pruneTargets(T,O.get(T)),E.touchPage(
T)})}}async function Et({removal:E},s,t,r){const{document:p}=E,O=A=>{for(const x of A??[])(0,d.i9)(x)&&s.annotations.delete(x.number)};for(const[A,x]of s.arrays)
t[A]&&O(x);let T=!1;for(const A of r){p.pages.indexOf(A)>=0?O(p.array(p.entry(A,"Annots"))):Array.isArray(p.get(A))&&(T=!0);const x=p.job.pace.step(1e3);x&&await x}
if(T)for(const A of p.pages.numbers){const x=p.entry(A,"Annots");(0,d.i9)(x)&&r.has(x.number)&&O(p.array(x))}}async function dt({form:E,removal:s,structure:t},r){
const{document:p}=s,O=new Set,T=p.catalog.has("StructTreeRoot"),A=p.catalog.has("AcroForm");for(const x of r){const I=p.job.pace.step(200);I&&await I;const U=T?
p.resolve(p.entry(x,"StructParent")):null;if(typeof U=="number"&&O.add(U),A&&(0,d.Eo)(p.resolve(p.entry(x,"Subtype")),"Widget")){const G=p.dict(new d.oS(x));if(G&&
E.losing(G),G&&E.keepsAsField(x,G))continue}s.remove(x)}await t.dropKeys(O)}async function ft({annotations:E,destinations:s,form:t,outlines:r,structure:p,threads:O}){
await s.settleChains(),await E.flush(),await p.dropKeys(E.structKeys),E.structKeys.clear(),await p.flush(),t.flush(),await r.flush(),O.flush()}}),78021:((z,W,w)=>{
w.d(W,{oE:()=>g,FH:()=>P,Uc:()=>u});var d=w(44233),M=w(45599),L=w(81077),C=w(9819),N=w(21996),F=w(90536);const b={S:"RoleMap",C:"ClassMap"},h=["S","C"],e=200;class l{document;lost={
S:new Set,C:new Set};constructor(a){this.document=a}losing(a){for(const o of h)for(const n of f(this.document,a,o))this.lost[o].add(n)}take(){const{document:a}=this,
o=a.catalog.get("StructTreeRoot"),n=a.dict(o);if(!n)return;const m={S:a.dict(n.get("RoleMap")),C:a.dict(n.get("ClassMap"))},y={S:c(m.S,i(a,m.S,this.lost.S)),C:c(
m.C,this.lost.C)};if(y.S.size+y.C.size!==0)return async v=>{const S=await this.used(y,v),_=[...m.S?.keys()??[]].filter(R=>!y.S.has(R)||S.S.has(R));for(const R of i(
a,m.S,_))S.S.add(R);for(const R of h){const K=[...y[R]].filter(j=>!S[R].has(j));if(K.length===0)continue;const B=(0,C.Kd)(o,a.catalogNumber);a.edit((0,C.Kd)(n.get(
b[R]),B));for(const j of K)m[R].delete(j);m[R].size>0||(a.edit(B),n.delete(b[R]))}}}async used(a,o){const{document:n}=this,m={S:new Set,C:new Set},y=[...a.S,...a.
C].filter(S=>S!==""),v=await(0,N.zx)(n,y.length>e?["S"]:y);for(const S of new Set(Object.values(v).flat())){const _=n.job.pace.step(200);_&&await _,o[S]===1&&(0,F.
C)(n.get(S),R=>{for(const K of h)for(const B of f(n,R,K))a[K].has(B)&&m[K].add(B)})}return m}}function f(D,a,o){const n=D.resolve(a.get(o));return(Array.isArray(
n)?n.map(y=>D.resolve(y)):[n]).flatMap(y=>y instanceof M.SX?[y.text]:[])}function i(D,a,o){const n=new Set(o);for(const m of n){const y=D.resolve(a?.get(m));y instanceof
M.SX&&n.add(y.text)}return n}const c=(D,a)=>new Set([...a].filter(o=>D?.has(o)));class g{removal;document;root;open=new Set;unsaid=new Map;lost=new Map;parents;silenced=new Set;identifierRemoved=!1;removedElements=0;types;constructor(a){
this.removal=a,this.document=a.document,this.types=new l(this.document),this.root=(0,C.Wo)(this.document,"StructTreeRoot")}async dropKeys(a){const o=this.root?.
dict.get("ParentTree");if(!this.root||o===void 0||a.size===0)return;const n=Float64Array.from(a).sort(),m=(_,R)=>{const K=(0,d.BC)(n,_);return K<n.length&&n[K]<=
R},y=new Set,v=(_,R)=>{if(!a.has(_))return!1;const K=this.document.array(R);return(!K||!y.has(K))&&this.touchParents(R,K??[]),K&&y.add(K),!0};await(0,L.BX)(this.
document,o,(0,C.Kd)(o,this.root.holder),"Nums",v,m)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}async dropMarked(a,o,n,m){this.parents??=
new Map((await(0,L.Zc)(this.document,this.root?.dict.get("ParentTree"),"Nums")).map(([v,S])=>[Number(v),S]));const y=this.document.array(this.parents.get(a))??[];
for(const v of m){const S=y[v];if(!(0,M.i9)(S))continue;this.open.add(S.number);let _=this.lost.get(S.number);_||this.lost.set(S.number,_=new Set),n>0?_.add(`in\
 ${n} ${v}`):_.add(`on ${o} ${v}`).add(`on a page ${v}`)}}touch(a){this.open.add(a)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.
root)return;for(const n of this.open){this.open.delete(n);const m=this.document.job.pace.step(500);m&&await m,n===this.root.holder?this.pruneRoot(this.root):this.
pruneElement(n)}const a=this.root.dict.get("IDTree");if(!this.identifierRemoved||a===void 0)return;this.identifierRemoved=!1;const o=(n,m)=>this.removal.isGone(
m);await(0,L.BX)(this.document,a,(0,C.Kd)(a,this.root.holder),"Names",o)&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(a,o){
(0,M.i9)(a)&&!(0,M.cy)(this.document.resolve(a))&&this.open.add(a.number);for(const[n,m]of o.entries()){if(!(0,M.i9)(m))continue;this.open.add(m.number);let y=this.
unsaid.get(m.number);y||this.unsaid.set(m.number,y=new Set),y.add(n)}}pruneElement(a){const o=this.document.dict(new M.oS(a));if(!o)return;this.pruneReferences(
a,o);const n=o.get("Pg"),m=n===void 0?this.unsaid.get(a):void 0,y=this.kidsOf(o),v=y.filter(_=>!this.isLost(_,n,m)&&!this.isDropped(a,_,n));if(this.removal.isGone(
n)&&(this.document.edit(a),o.delete("Pg")),v.length===y.length)return;const S=o.get("P");v.length===0?(o.has("ID")&&(this.identifierRemoved=!0),this.types.losing(
o),this.removal.remove(a),this.removedElements++):(this.document.edit(a),o.set("K",v.length===1?v[0]:v)),(0,M.i9)(S)&&this.open.add(S.number),this.silence(v.length===
0?S:new M.oS(a))}pruneRoot({dict:a,holder:o}){const n=this.kidsOf(a),m=n.filter(v=>!this.removal.isGone(v));if(m.length===n.length)return;if(this.document.edit(
o),m.length>0){a.set("K",m.length===1?m[0]:m);return}const y=this.document.editCatalog();y.delete("StructTreeRoot"),y.delete("MarkInfo")}isLost(a,o,n){return typeof a==
"number"?this.removal.isGone(o)||(n?.has(a)??!1):this.removal.isGone(a)?!0:(0,M.Zm)(a)?(0,M.Eo)(a.get("Type"),"OBJR")&&this.removal.isGone(a.get("Obj"))?!0:((0,M.
Eo)(a.get("Type"),"MCR")||(0,M.Eo)(a.get("Type"),"OBJR"))&&this.removal.isGone(a.get("Pg")??o):!1}isDropped(a,o,n){const m=this.lost.get(a);if(!m)return!1;const y=typeof o==
"number"?void 0:this.document.dict(o),v=y?this.document.resolve(y.get("MCID")):o;if(typeof v!="number")return!1;const S=y?.get("Stm");if((0,M.i9)(S))return m.has(
`in ${S.number} ${v}`);const _=y?.get("Pg")??n;return m.has((0,M.i9)(_)?`on ${_.number} ${v}`:`on a page ${v}`)}pruneReferences(a,o){const n=this.document.array(
o.get("Ref")),m=n?.filter(y=>!this.removal.isGone(y));!n||!m||m.length===n.length||(this.document.edit(a),m.length>0?o.set("Ref",m):o.delete("Ref"))}silence(a){
for(;(0,M.i9)(a)&&!this.silenced.has(a.number);){this.silenced.add(a.number);const o=this.document.dict(a);o?.has("ActualText")&&(this.document.edit(a),o.delete(
"ActualText")),a=o?.get("P")}}kidsOf(a){const o=a.get("K");return o==null?[]:this.document.array(o)??[o]}}function u(D){return(0,M.Eo)(D.get("Type"),"StructElem")?
!0:!D.has("Type")&&D.has("S")&&(0,M.i9)(D.get("P"))&&(D.has("K")||D.has("Pg"))}function P(D){return(0,M.Eo)(D.get("Type"),"MCR")||(0,M.Eo)(D.get("Type"),"OBJR")}}),
81077:((z,W,w)=>{w.d(W,{BX:()=>h,H6:()=>e,MN:()=>l,Pu:()=>F,Zc:()=>b,r6:()=>f});var d=w(45599),M=w(44233),L=w(77581),C=w(9819);const N=64,F=n=>typeof n=="number"?
String(n):(0,L.U0)(n);async function b(n,m,y){const v=[];for(const S of await g(n,m,0,y)){for(const R of P(n,S,y))v.push(R);const _=n.job.pace.step(i);_&&await _}
return v}async function h(n,m,y,v,S,_){const R=await g(n,m,y,v,_);for(let K=R.length-1;K>=0;K--){const B=R[K],j=P(n,B,v),k=j.filter(([H,V])=>!S(H,V)),X=n.job.pace.
step(i+j.length*i);X&&await X,k.length<j.length&&(n.edit(B.holder),B.dict.set(v,a(k)),B.changed=!0);for(const H of B.repeats)n.edit(B.holder),B.dict.delete(H),B.
changed=!0;if(B.emptyKids){const H=(n.array(B.dict.get("Kids"))??[]).filter(V=>!B.emptyKids.has(n.dict(V)));n.edit(B.holder),B.dict.set("Kids",H),B.changed=!0}if(!B.
changed)continue;const Z=n.array(B.dict.get("Kids"))??[];B.empty=k.length===0&&Z.length===0;const $=B.parent;$&&($.changed=!0,B.empty?($.emptyKids??=new Set).add(
B.dict):D(n,B,k,Z))}return R[0]?.empty??!1}function e(n,m,y){if(m.length<=N)return(0,d.jd)({[y]:a(m)});let v=[];for(const S of o(m)){const[_,R]=[S[0][0],S.at(-1)[0]];
v.push({ref:n.add((0,d.jd)({Limits:[_,R],[y]:a(S)})),low:_,high:R})}for(;v.length>N;)v=o(v).map(S=>{const[_,R]=[S[0].low,S.at(-1).high];return{ref:n.add((0,d.jd)(
{Limits:[_,R],Kids:S.map(({ref:K})=>K)})),low:_,high:R}});return(0,d.jd)({Kids:v.map(({ref:S})=>S)})}async function l(n,m){const{pace:y}=n.job,v=[];for(const[S,
_]of m){v.push([(0,d.Px)(S),_]);const R=y.step(10*i);R&&await R}return e(n,await f(n,v),"Names")}async function f(n,m){const{pace:y}=n.job,v=[];for(const _ of m){
v.push({entry:_,key:F(_[0])});const R=y.step(i);R&&await R}return(await(0,M.qZ)(v,(_,R)=>_.key<R.key?-1:_.key>R.key?1:0,y)).map(({entry:_})=>_)}const i=100,c=30;
async function g(n,m,y,v,S){const _=new C.b9(n),R=new Set,K=k=>R.size<R.add(k).size,B=[],j=[{value:m??null,holder:y,parent:void 0}];for(let k=j.pop();k!==void 0;k=
j.pop()){_.spend(1);const X=n.job.pace.step(i);X&&await X;const Z=n.dict(k.value);if(!Z||!K(Z)||S&&k.parent&&!u(n,Z,S))continue;const $=[],H=et=>{const st=n.array(
Z.get(et));return!st||K(st)?st??[]:($.push(et),[])},V=H(v).length>>1,tt=H("Kids"),Q={dict:Z,holder:(0,C.Kd)(k.value,k.holder),parent:k.parent,repeats:$};B.push(
Q),_.spend(V);const q=(0,C.Kd)(Z.get("Kids"),Q.holder);for(let et=tt.length-1;et>=0;et--){j.push({value:tt[et],holder:q,parent:Q});const st=n.job.pace.step(c);st&&
await st}const Y=n.job.pace.step(V*i);Y&&await Y}return B}function u(n,m,y){const[v,S]=n.array(m.get("Limits"))??[];return typeof v!="number"||typeof S!="number"||
y(v,S)}function P(n,{dict:m,repeats:y},v){const S=y.includes(v)?void 0:n.array(m.get(v));if(!S)return[];const _=[];for(let R=0;R+1<S.length;R+=2){const K=n.resolve(
S[R]);(v==="Names"?K instanceof d.Mx:typeof K=="number")&&_.push([K,S[R+1]])}return _}function D(n,m,y,v){const S=K=>n.array(n.dict(K)?.get("Limits"))??[],_=y[0]?.[0]??
S(v[0])[0],R=y.at(-1)?.[0]??S(v.at(-1))[1];n.edit(m.holder),_!==void 0&&R!==void 0?m.dict.set("Limits",[_,R]):m.dict.delete("Limits")}function a(n){const m=[];for(const[
y,v]of n)m.push(y,v);return m}function o(n){const m=[];for(let y=0;y<n.length;y+=N)m.push(n.slice(y,y+N));return m}}),70549:((z,W,w)=>{w.d(W,{n:()=>d});function d(M){
const L=new WeakMap;return C=>{if(C.hasChanges)return M(C);const N=L.get(C);if(N)return N.answer;const F=M(C);return L.set(C,{answer:F}),F}}}),9819:((z,W,w)=>{w.
d(W,{J7:()=>L,Kd:()=>F,Wo:()=>b,_i:()=>N,b9:()=>C});var d=w(42973),M=w(45599);class L{document;gone=new Set;chased=new Set;constructor(e){this.document=e}remove(e){
const{catalog:l,catalogNumber:f,pages:i}=this.document,c=l.get("Pages");e===f||(0,M.i9)(c)&&e===c.number||i.holds(e)||(this.gone.add(e),this.document.remove(e))}chase(e){
this.chased.add(e)}removed(){return this.gone}takeChased(){const e=this.chased;return this.chased=new Set,e}isGone(e){return(0,M.i9)(e)&&this.gone.has(e.number)}}
class C{most;left;constructor(e){this.most=this.left=e.job.limits.nodes}spend=e=>{if(this.left-=e,this.left<0)throw(0,d.FU)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class N{seen;beyond=new Set;allowance;constructor(e,l=new C(
e)){this.allowance=l,this.seen=new Uint8Array((e.size>>3)+1)}first(e){if(this.allowance.spend(1),!(0,M.i9)(e))return!0;const{number:l}=e,f=l>>3;if(f>=this.seen.
length)return this.beyond.size<this.beyond.add(l).size;const i=1<<(l&7),c=(this.seen[f]&i)===0;return this.seen[f]|=i,c}}function F(h,e){return(0,M.i9)(h)?h.number:
e}function b(h,e){const l=h.catalog.get(e),f=h.dict(l);return f&&{dict:f,holder:F(l,h.catalogNumber)}}}),21996:((z,W,w)=>{w.d(W,{Av:()=>i,RJ:()=>u,V3:()=>g,vb:()=>P,
zx:()=>f});var d=w(54619),M=w(44233),L=w(78157),C=w(88500);const N=2048,F=65536,b=4,h=1<<20,e=1024,l="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function f(o,n){const{
found:m,all:y}=await c(o,n),v=S=>[...new Set([...S,...y])].sort((_,R)=>_-R);return Object.fromEntries(n.map(S=>[S,v(m[S])]))}async function i(o,n){const{found:m,
all:y}=await c(o,n);for(const v of Object.values(m))for(const S of v)y.add(S);return y}async function c(o,n){const m=n.map(_=>{const[R="",...K]=[..._].map(j=>j.
replace(/\W/,"\\$&")),B=/\W/.test(_)?l:"\\w";return`${R}(?:${K.join("")}|${B}{0,${Math.max(0,_.length-2)}}#)`}),y=new RegExp(`/(?:${m.join("|")}|#)`,"g"),v=Object.
fromEntries(n.map(_=>[_,new Set])),S=new Set;await u(o,(_,R,K,B)=>{const j=_.toString("latin1",R,K);y.lastIndex=0;for(let k=y.exec(j);k;k=y.exec(j)){const X=B(R+
k.index);X!==void 0&&(k[0].endsWith("#")?S.add(X):v[k[0].slice(1)].add(X))}});for(const _ of P(o))S.add(_);return{found:v,all:S}}async function g(o,n){const m=await f(
o,n);return[...new Set(Object.values(m).flat())].sort((y,v)=>y-v)}async function u(o,n){const{bytes:m,table:y}=o,v=D(o),S=new Int32Array(v.length);for(let j=0;j<
v.length;j++)S[j]=y.place[v[j]];const _=(0,L.bS)(m),R=j=>v[(0,M.MJ)(S,j)-1],K=new C.s;let B=0;for(let j=0;j<v.length;j++){const k=j+1===v.length,X=k?m.length:S[j+
1],Z=X-S[j]>N;if(!Z&&!k&&X-B<F)continue;let $=X;if(Z){S[j]>B&&n(_,B,S[j],R),K.reset();const V=K.value(m,o.bodies[v[j]],X);B=S[j],V>=0&&($=V)}n(_,B,$,R);const H=o.
job.pace.step(b*($-B));H&&await H,B=X}for(const[j,k]of a(o)){const X=o.objectStream(j),Z=o.job.pace.step(0);if(Z&&await Z,!X)continue;const $=new Set(k),{starts:H,
numbers:V,data:tt}=X,Q=q=>{const Y=V[(0,M.MJ)(H,q)-1];return Y!==void 0&&$.has(Y)?Y:void 0};for(let q=0;q<tt.length;q+=h){n((0,L.bS)(tt),q,Math.min(q+h+e,tt.length),
Q);const Y=o.job.pace.step(b*h);Y&&await Y}}}function*P(o){for(let n=1;o.hasChanges&&n<o.size;n++)o.isChanged(n)&&o.exists(n)&&(yield n)}function D(o){const{table:n,
hasChanges:m}=o,y=[];let v=!0,S=-1;for(let _=1;_<n.size;_++){if(n.kind[_]!==d.tL||m&&o.isChanged(_))continue;const R=n.place[_];v&&=R>=S,S=R,y.push(_)}return v?
y:y.sort((_,R)=>n.place[_]-n.place[R])}function a(o){const{table:n,hasChanges:m}=o,y=new Map;for(let v=1;v<n.size;v++){if(n.kind[v]!==d.UT||m&&o.isChanged(v))continue;
const S=n.place[v],_=y.get(S);_?_.push(v):y.set(S,[v])}return y}}),87773:((z,W,w)=>{w.d(W,{$:()=>M});const d=2e3;async function*M(L,C){for(const N of C){yield[N,
L.get(N)];const F=L.job.pace.step(d);F&&await F}}}),90536:((z,W,w)=>{w.d(W,{C:()=>M,L:()=>L});var d=w(45599);function M(C,N){const F=[C];for(;F.length>0;){const b=F.
pop(),h=b instanceof d.Z6?b.dict:b;if(Array.isArray(h))for(const e of h)F.push(e);else if(h instanceof d.Bi){N(h);for(const e of h.values())F.push(e)}}}function L(C,N){
const F=[];return M(C,b=>{F.length===0&&N(b)&&F.push(b)}),F.length>0}})};
