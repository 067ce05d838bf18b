"use strict";exports.id=7671,exports.ids=[7671],exports.modules={39684:((k,B,w)=>{w.d(B,{K:()=>I,x:()=>R});var c=w(45599);const D=new Set(["Type","Rect","P","NM","M","F","AP",
"AS","OC","StructParent","AF","ca","CA","BM","Lang"]),L=2,C=4,K=32;function I(u,o){const g=u.resolve(o.get("F")),h=typeof g=="number"?g:0;if(h&L||h&K&&!(h&C))return!1;
const[a,f,p,l]=(u.array(o.get("Rect"))??[]).map(A=>u.resolve(A));return typeof a=="number"&&typeof f=="number"&&typeof p=="number"&&typeof l=="number"&&a!==p&&f!==
l&&u.dict(o.get("AP"))?.has("N")===!0}function R(u,o){for(const a of[...o.keys()])D.has(a)||o.delete(a);o.set("Subtype",new c.SX("Stamp"));const h=u.dict(o.get(
"AP"))?.get("N");h!==void 0&&o.set("AP",new c.Bi([["N",h]]))}}),44082:((k,B,w)=>{w.d(B,{EC:()=>u,Ft:()=>g,LT:()=>o,y$:()=>I});var c=w(78157),D=w(79725),L=w(88500),
C=w(45599);const K=["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","Properties"];class I{document;shared=new Map;categories=new Map;entries=new D.
R;inside=new D.R;source;last;constructor(a){this.document=a,this.source=(0,c.bS)(a.bytes)}of(a){const{document:f}=this,p=f.place(a),{entries:l}=this,P=p&&f.locate(
a,p,l)?l.find(p.bytes,"Resources"):-1;if(!p||P<0||p.bytes[l.at[P+2]]!==c.iH)return this.ofShared(this.valueOf(a));const A=l.at[P+2],r=l.at[P+3],{last:s,source:i}=this,
m=p.bytes===f.bytes;if(s&&m&&i.compare(i,s.start,s.end,A,r)===0)return s.list;const S=this.written(p.bytes,A,r)??this.ofShared(this.valueOf(a));return m&&(this.
last={start:A,end:r,list:S}),S}valueOf(a){return this.document.entry(a,"Resources")??this.givenTo(a)}inheritedBy(a){return this.ofShared(this.givenTo(a))}givenTo(a){
const{pages:f}=this.document,p=f.indexOf(a);return p<0?void 0:f.inheritedBy(p).Resources}written(a,f,p){const{inside:l}=this;if(!l.locate(a,f,p))return;const{at:P,
scan:A}=l,r=[],s=[];for(const i of K){const m=l.find(a,i);if(m<0)continue;const S=P[m+2],E=P[m+3];if((0,c.yp)(a[S]))s.push(this.category((0,c.JI)(a,S,E).value));else
for(let M=l.marksFrom;M<l.marksTo;M+=3)A.marks[M]!==L.A&&A.marks[M+1]>=S&&A.marks[M+1]<E&&r.push(A.marks[M])}return{numbers:r,categories:s}}ofShared(a){const f=(0,C.
i9)(a)?a.number:(0,C.Zm)(a)?a:void 0;if(f===void 0)return R;let p=this.shared.get(f);if(!p){const l=this.document.dict(a),P=K.map(A=>l?.get(A));p={numbers:P.flatMap(
A=>(0,C.Zm)(A)?g(A):[]),categories:P.flatMap(A=>(0,C.i9)(A)?[this.category(A.number)]:[])},this.shared.set(f,p)}return p}category(a){let f=this.categories.get(a);
if(!f){const p=this.document.dict(new C.oS(a));this.categories.set(a,f={numbers:p?g(p):[],categories:[]})}return f}}const R={numbers:[],categories:[]};class u{categories;constructor(a,f){
this.categories=K.flatMap(p=>a.dict(f.get(p))??[])}named(a){const f=[];for(const p of this.categories){const l=p.get(a);l!==void 0&&f.push(l)}return f}}function o(h,a){
const f=new C.Bi(h);for(const p of K){const l=h.get(p);l!==void 0&&f.set(p,a(l))}return f}function g(h){const a=new Set,f=[h];for(let p=f.pop();p!==void 0;p=f.pop())
if(p instanceof C.oS)a.add(p.number);else if(Array.isArray(p))for(const l of p)f.push(l);else if(p instanceof C.Bi)for(const l of p.values())f.push(l);return[...a]}}),
64261:((k,B,w)=>{w.d(B,{h:()=>P});var c=w(78157),D=w(82416),L=w(45599),C=w(9819);const K=4096,I=64,R=1e4,u=new WeakMap;function o(r,s,i){if(!h(s))return i();const{
memory:m}=r.job,S=a(m,s);if(S)return S.names;const E=i(),M=u.get(m)??[];return M.length<I&&(E?.size??0)<R&&u.set(m,[...M,{data:s.data.slice(),names:E}]),E}const g=(r,s)=>h(
s)&&!a(r.job.memory,s),h=({data:r,dict:s,sealed:i})=>r.length>=K&&!i&&(0,L.Eo)(s.get("Filter"),"FlateDecode")&&!s.has("DecodeParms"),a=(r,{data:s})=>u.get(r)?.find(
i=>i.data.length===s.length&&Buffer.compare(i.data,s)===0);var f=w(44082);const p=1e6,l=1<<21;class P{document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(s){
this.document=s,this.allowance=new C.b9(s)}inContent(s){const{document:i,lists:m}=this,S=i.resolve(i.entry(s,"Contents"));return S instanceof L.Z6?this.namesOf(
S):(0,L.cy)(S)?(m.has(S)?this.allowance.spend(m.get(S)?.size??0):m.set(S,this.inStreams(S)),m.get(S)):new Set}inStreams(s){const i=new Set;for(const m of s){const S=this.
document.resolve(m),E=S instanceof L.Z6?this.namesOf(S):[];if(!E)return;for(const M of E)i.add(M)}return i}borrowed(s,i,m){const S=new Set(m),E=new Set(this.appearancesWithoutResources(
s)),M=x=>{const _=this.drawnBy(i.named(x));for(const N of _??[])E.add(N);return _!==void 0};for(const x of m)if(!M(x))return;for(const x of E){const _=this.contentOf(
x);if(!_)return;for(const N of _.draws)E.add(N);for(const N of _.lacking)if(!S.has(N)&&(S.add(N),!M(N)))return}return S}contentOf(s){const{contents:i}=this,m=i.
get(s);return m?this.allowance.spend(1+m.lacking.size+m.draws.length):i.has(s)||i.set(s,this.readContent(s)),i.get(s)}readContent(s){const i=this.namesOf(s),m=this.
document.dict(s.dict.get("Resources"));if(!i||!m)return i&&{lacking:i,draws:[]};const S=new f.EC(this.document,m),E=new Set,M=[];for(const _ of i){const N=S.named(
_);N.length===0&&E.add(_);for(const U of N)M.push(U)}const x=this.drawnBy(M);return x&&{lacking:E,draws:x}}appearancesWithoutResources(s){const{document:i,appearances:m}=this,
S=i.array(i.entry(s,"Annots"))??[],E=m.get(S);if(E)return this.allowance.spend(E.length),E;const M=[];for(const x of S)for(const _ of i.dict(i.dict(x)?.get("AP"))?.
values()??[]){const N=i.resolve(_);for(const U of(0,L.Zm)(N)?N.values():[N]){const W=i.resolve(U);W instanceof L.Z6&&!this.hasResources(W.dict)&&M.push(W)}}return m.
set(S,M),M}drawnBy(s){const{document:i}=this,m=[];for(const S of s){const E=i.resolve(S),M=i.dict(E),x=i.resolve(M?.get("Subtype"));if(M&&(0,L.Eo)(x,"Type3")&&!this.
hasResources(M))return;if(E instanceof L.Z6){((0,L.Eo)(x,"Form")||i.resolve(E.dict.get("PatternType"))===1)&&m.push(E);continue}const _=i.resolve(i.dict(M?.get(
"SMask"))?.get("G"));_ instanceof L.Z6&&m.push(_)}return m}hasResources(s){return this.document.dict(s.get("Resources"))!==void 0}async prepare(s){const{document:i,
names:m}=this,S=i.resolve(i.entry(s,"Contents"));for(const E of(0,L.cy)(S)?S:[S]){const M=i.resolve(E);if(!(M instanceof L.Z6)||m.has(M)||!g(i,M))continue;const x=i.
decodedPart(M);if(!x?.whole||x.data.length<l)continue;const _=new A(x.data);for(;_.run(l);){const N=i.job.pace.step(l);N&&await N}m.set(M,o(i,M,()=>_.names))}}namesOf(s){
const{names:i}=this;if(i.has(s))this.allowance.spend(1+(i.get(s)?.size??0));else{const{document:m}=this,S=()=>{const E=m.decodedPart(s);if(m.job.pace.add(E?.data.
length||p),!E?.whole)return;const M=new A(E.data);return M.run(1/0),M.names};i.set(s,o(m,s,S))}return i.get(s)}}class A{content;names=new Set;at=0;constructor(s){
this.content=s}run(s){const{content:i,names:m}=this,S=this.at+s;let{at:E}=this;for(E=i.indexOf(c.cL,E);E>=0&&E<S;E=i.indexOf(c.cL,E)){const M=E+1;E=(0,c.Wd)(i,M,
i.length),m.add((0,D.MQ)(i,M,E))}return this.at=E,E>=0}}}),91374:((k,B,w)=>{w.d(B,{QL:()=>I,bf:()=>K,fq:()=>l,hj:()=>p,i4:()=>a,iA:()=>u,pv:()=>f,qU:()=>g,tP:()=>R});
var c=w(77581),D=w(45599),L=w(9819),C=w(70549);function K(r){for(;r.part===""&&r.parent;)r=r.parent;return r}const I="FT Parent T TU TM Ff V DV DA Q DS RV Opt M\
axLen TI I Lock SV".split(" "),R=100;function*u(r,{from:s=r.array((0,L.Wo)(r,"AcroForm")?.dict.get("Fields")),below:i,visit:m=new L._i(r),depth:S=1/0}={}){const E=[],
M=(x=[],_)=>{for(let N=x.length-1;N>=0;N--)E.push({value:x[N],parent:_})};M(s,i);for(let x=E.pop();x;x=E.pop()){const{value:_,parent:N}=x,U=(0,D.i9)(_)?r.get(_):
_;if(!(0,D.Zm)(U)||!m.first(_)||(N?.depth??0)>=S)continue;const W=r.resolve(U.get("T")),X=r.resolve(U.get("FT")),z=W instanceof D.Mx?(0,c.g7)(W):"",H={number:(0,D.
i9)(_)?_.number:void 0,dict:U,parent:N,part:z,name:A(N&&N.depth%R!==0?N.name:"",z),type:X instanceof D.SX?X.text:N?.type,depth:(N?.depth??0)+1};yield H,M(r.array(
U.get("Kids")),H)}}const o=1e3,g=(0,C.n)(h);async function h(r){const s=[];for(const i of u(r)){s.push(i);const m=r.job.pace.step(o);m&&await m}return s}function a(r){
const s=new Set(r.flatMap(({parent:i,dict:m})=>i&&m.has("T")?[i]:[]));return r.filter(i=>(i.dict.has("T")||!i.parent)&&!s.has(i))}function f(r,s){const i=r.resolve(
p(r,s,"FT"));return i instanceof D.SX?i.text:void 0}function p(r,s,i){for(const m of P(r,s)){const S=m.get(i);if(S!==void 0)return S}}function l(r,s){let i="";for(const m of P(
r,s)){const S=r.resolve(m.get("T"));S instanceof D.Mx&&(i=A((0,c.g7)(S),i))}return i}function*P(r,s){let i=s;for(let m=0;i&&m<R;m++)yield i,i=r.dict(i.get("Pare\
nt"))}const A=(r,s)=>r===""||s===""?r+s:`${r}.${s}`}),83137:((k,B,w)=>{w.d(B,{I:()=>K});var c=w(45599),D=w(9819),L=w(91374),C=w(43791);class K{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;constructor(R){
this.removal=R,this.document=R.document}losing(R){if(!(0,c.Eo)(R.get("Subtype"),"Widget")||(this.pruned=!0,R.has("T")&&!R.has("Kids")&&this.removedFields++,(0,L.
pv)(this.document,R)!=="Sig"))return;this.signatureRemoved=!0;const u=(0,L.hj)(this.document,R,"V");(0,c.i9)(u)&&this.signatures.add(u.number)}keepsAsField(R,u){
if(!this.document.array(u.get("Kids")))return!1;this.document.edit(R);for(const o of[...u.keys()])!L.QL.includes(o)&&o!=="Kids"&&o!=="AA"&&u.delete(o);return this.
touch(R),!0}touch(R){this.open.add(R),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const u of this.open)this.open.delete(u),this.pruneField(u);if(!this.
pruned)return;this.pruned=!1;const R=(0,D.Wo)(this.document,"AcroForm");R&&(this.filter(R.holder,R.dict,"Fields"),this.filter(R.holder,R.dict,"CO"),this.signatureRemoved&&
this.dropSignatures(R.holder,R.dict),!(this.document.array(R.dict.get("Fields"))?.length!==0||R.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){
const R=(0,D.Wo)(this.document,"AcroForm");R?.dict.has("XFA")&&(this.document.edit(R.holder),R.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRende\
ring"),this.removedXfa=!0)}pruneField(R){const u=this.document.dict(new c.oS(R)),o=this.document.array(u?.get("Kids"));if(!u||!o)return;const g=o.filter(a=>!this.
removal.isGone(a));if(g.length===o.length)return;if(this.document.edit(R),g.length>0||(0,c.Eo)(u.get("Subtype"),"Widget")){u.set("Kids",g);return}const h=u.get(
"Parent");this.removal.remove(R),this.removedFields++,(0,c.i9)(h)&&this.open.add(h.number)}filter(R,u,o){const g=this.document.array(u.get(o)),h=g?.filter(a=>!this.
removal.isGone(a));!g||!h||h.length===g.length||(this.document.edit(R),h.length>0||o==="Fields"?u.set(o,h):u.delete(o))}dropSignatures(R,u){const o=(0,D.Wo)(this.
document,"Perms");for(const[a,f]of o?[...o.dict]:[])!(0,c.i9)(f)||!this.signatures.has(f.number)||(this.document.edit(o.holder),o.dict.delete(a));o?.dict.size===
0&&this.document.editCatalog().delete("Perms");const g=[...(0,L.iA)(this.document)].filter(({type:a})=>a==="Sig");g.some(({dict:a})=>(0,c.Zm)(this.document.resolve(
(0,L.hj)(this.document,a,"V"))))||(0,C.H)(this.document),!(!u.has("SigFlags")||g.length>0)&&(this.document.edit(R),u.delete("SigFlags"))}}}),3466:((k,B,w)=>{w.d(
B,{R:()=>o});var c=w(21996),D=w(87773),L=w(90536),C=w(77581),K=w(45599),I=w(19557),R=w(91374);const u=4e3;class o{document;holders;names;constructor(f,p,l){this.
document=f,this.holders=p,this.names=l}static async of(f){if(!f.catalog.has("AcroForm"))return;const p=await(0,c.zx)(f,["Hide","ResetForm","SubmitForm"]),l=[],P=new Set;
for await(const[A,r]of(0,D.$)(f,new Set(Object.values(p).flat()))){const s=g(f,r);s.length>0&&l.push(A);for(const i of s)P.add(i)}if(l.length!==0)return new o(f,
l,await h(f,P))}async gone(){const f=await h(this.document,this.names);return new Set([...this.names].filter(p=>!f.has(p)))}}function g(a,f){const p=[];return(0,L.
C)(f,l=>{const P=a.resolve(l.get("S")),A=P instanceof K.SX?I.fP.get(P.text):void 0,r=A===void 0?void 0:a.resolve(l.get(A));for(const s of Array.isArray(r)?r:[r??
null]){const i=a.resolve(s);i instanceof K.Mx&&i.bytes.length<=u&&p.push((0,C.g7)(i))}}),p}async function h(a,f){const p=new Set([...f].map(({length:P})=>P)),l=new Set;
for(const{name:P}of await(0,R.qU)(a))p.has(P.length)&&f.has(P)&&l.add(P);return l}}),43791:((k,B,w)=>{w.d(B,{H:()=>D});var c=w(45599);function D(L){const{catalog:C}=L;
if(!C.has("DSS")&&!C.has("Extensions"))return;const K=L.dict(C.get("Extensions"));if(!C.has("DSS")&&!K?.has("ESIC")||(L.edit(L.catalogNumber),C.delete("DSS"),!K?.
has("ESIC")))return;const I=new c.Bi([...K].filter(([R])=>R!=="ESIC"));I.size>0?C.set("Extensions",I):C.delete("Extensions")}}),76862:((k,B,w)=>{w.d(B,{a:()=>C,
s:()=>L});var c=w(45599),D=w(9819);function L(R){const u=(0,D.Wo)(R,"OCProperties"),o=R.array(u?.dict.get("OCGs"));if(!u||!o||o.length===0)return;const g=R.catalog.
get("OCProperties"),h=R.editCatalog();return h.delete("OCProperties"),a=>{const f=new Set(o.flatMap(p=>(0,c.i9)(p)&&a[p.number]!==1?[p.number]:[]));f.size===0?h.
set("OCProperties",g):f.size<o.length&&h.set("OCProperties",new I(R,f).without(u.dict,K))}}function C(R,u){const o=(0,D.Wo)(R,"OCProperties"),g=R.array(o?.dict.
get("OCGs"))??[];if(!o||u.size===0)return;const h=R.editCatalog();g.every(a=>(0,c.i9)(a)&&u.has(a.number))?h.delete("OCProperties"):h.set("OCProperties",new I(R,
u).without(o.dict,K))}const K=32;class I{document;gone;allowance;constructor(u,o){this.document=u,this.gone=o,this.allowance=new D.b9(u)}without(u,o){if(this.allowance.
spend(1),(0,c.i9)(u)&&this.isGroup(u))return u;const g=this.document.resolve(u);return Array.isArray(g)?o===0?[]:this.items(g,o):g instanceof c.Bi?new c.Bi(o===
0?[]:[...g].map(([h,a])=>[h,this.without(a,o-1)])):u}items(u,o){const g=[];let h=!1;for(const a of u){if(this.isGone(a)){h=!0;continue}const f=this.without(a,o-
1),p=Array.isArray(f),l=p&&f.every(P=>P instanceof c.Mx)&&this.document.array(a).length>f.length;if(p&&h)for(const P of l?[]:f)g.push(P);else l||g.push(f);h=!1}
return g}isGone(u){return(0,c.i9)(u)&&this.gone.has(u.number)}isGroup(u){return this.gone.has(u.number)||(0,c.Eo)(this.document.dict(u)?.get("Type"),"OCG")}}}),
15141:((k,B,w)=>{w.d(B,{X:()=>R});var c=w(45599),D=w(9819);class L{chain;known=new Map;ofLists=new Map;constructor(o){this.chain=o}of(o){return this.known.has(o)||
this.explore(o),this.known.get(o)}explore(o){const{chain:g,known:h}=this,a=new Map,f=[],p=[],l=P=>{const A=g.next(P),r=this.ofLists.get(A);if(r){h.set(P,r);return}
g.spend(1+A.length);const s={action:P,next:A,at:0,index:a.size,low:a.size,place:f.length};a.set(P,s),f.push(s),p.push(s)};l(o);for(let P=p.at(-1);P;P=p.at(-1)){
if(P.at<P.next.length){const i=g.dead(P.next[P.at++]);if(!i||h.has(i))continue;const m=a.get(i);m?P.low=Math.min(P.low,m.index):l(i);continue}p.pop();const A=p.
at(-1);if(A&&(A.low=Math.min(A.low,P.low)),P.low<P.index)continue;const r=f.splice(P.place),s=this.collect(r);for(const{action:i}of r)h.set(i,s);r.length===1&&this.
ofLists.set(P.next,s)}}collect(o){const g=new Set;for(const{next:a}of o)for(const f of a){const p=this.chain.dead(f),l=p?this.known.get(p):[f];l&&l.length>0&&g.
add(l)}if(g.size<2)return[...g][0]??[];const h=new Map;for(const a of g){this.chain.spend(a.length);for(const f of a)h.set((0,c.i9)(f)?`${f.number}`:f,f)}return[
...h.values()]}}var C=w(12207);const K=500,I=2e3;class R{document;rules;settled=new Set;chain;successors;open=[];lists=new Map;following=new Map;heads=new Map;joined=new Set;constructor(o,g){
this.document=o,this.rules=g,this.chain={next:h=>this.leftOf(h.get("Next")),dead:h=>this.deadAction(h),spend:new D.b9(o).spend},this.successors=new L(this.chain)}refresh(){
for(const o of[this.settled,this.lists,this.following,this.heads,this.joined])o.clear();this.successors=new L(this.chain)}pruneActions(o,g){for(const h of[...g.
keys()])this.pruneAction(o,g,h)}pruneAdditional(o,g,h="AA"){const a=g.get(h),f=this.document.dict(a);f&&(this.pruneActions((0,D.Kd)(a,o),f),!(f.size>0)&&(this.document.
edit(o),g.delete(h)))}pruneAction(o,g,h){const a=g.get(h);if(a===void 0)return!1;const f=this.replacing(a),p=f[0];if(p===void 0)return this.document.edit(o),g.delete(
h),!0;p!==a&&(this.document.edit(o),g.set(h,p));const l=this.document.dict(p);return!l||this.joined.has(f)||(this.joined.add(f),f.length>1&&this.addNext(p,l,o,f.
slice(1)),this.pruneChain(p,o)),!1}addNext(o,g,h,a){const f=(0,C.ji)(this.document,g.get("Next")),p=new Set(f),l=a.filter(P=>!p.has(P));l.length!==0&&(this.document.
edit((0,D.Kd)(o,h)),g.set("Next",[...f,...l]))}replacing(o){const g=(0,c.i9)(o)?this.heads.get(o.number):void 0;if(g)return g;const h=this.rules.isGone(o)?void 0:
this.deadAction(o),a=h?this.successors.of(h):this.rules.isGone(o)?[]:[o];return(0,c.i9)(o)&&this.heads.set(o.number,a),a}pruneChain(o,g){this.open.push([o,(0,D.
Kd)(o,g)]);for(let h=0;this.open.length>0&&h<I;)h+=this.pruneNext()}async settle(){for(;this.open.length>0;){const o=this.document.job.pace.step(this.pruneNext()*
K);o&&await o}}pruneNext(){const[o,g]=this.open.pop(),h=this.document.dict(o);if(!h||(0,c.i9)(o)&&this.settled.has(o.number))return 1;(0,c.i9)(o)&&this.settled.
add(o.number),this.rules.staying?.(g,h);const a=h.get("Next");if(a===void 0)return 1;const p=((0,c.i9)(a)?this.lists.get(a.number):void 0)??this.listOf(a);if(p.
isChanged&&this.setNext(h,g,p,a),p.isFollowed)return 1;p.isFollowed=!0;for(const l of p.after)this.open.push([l,(0,D.Kd)(l,g)]);return 1+p.before.length}leftOf(o){
const g=(0,c.i9)(o)?this.following.get(o.number):void 0;if(g)return g;const h=(0,C.ji)(this.document,o).filter(a=>!this.rules.isGone(a));return(0,c.i9)(o)&&this.
following.set(o.number,h),h}listOf(o){const g=(0,C.ji)(this.document,o),h=this.living(g),a=h.length!==g.length||h.some((p,l)=>p!==g[l]),f={before:g,after:h,isChanged:a,
isFollowed:!1};return(0,c.i9)(o)&&this.lists.set(o.number,f),f}setNext(o,g,{after:h},a){if((0,c.i9)(a)&&this.document.array(a)!==void 0&&h.length>1){this.document.
put(a,[...h]);return}this.document.edit(g),h.length===0?o.delete("Next"):o.set("Next",h.length===1?h[0]:[...h])}living(o){const g=[],h=new Set;for(const a of o){
if(this.rules.isGone(a))continue;const f=this.deadAction(a);if(!f){g.push(a);continue}const p=this.successors.of(f);if(!h.has(p)){h.add(p);for(const l of p)g.push(
l)}}return g}deadAction(o){const g=this.document.dict(o);return g&&this.rules.isDead(g)?g:void 0}}}),19557:((k,B,w)=>{w.d(B,{Hx:()=>L,ao:()=>D,fP:()=>c});const c=new Map(
[["Hide","T"],["ResetForm","Fields"],["SubmitForm","Fields"]]),D=new Set(["ResetForm","SubmitForm"]),L=1}),33546:((k,B,w)=>{w.d(B,{FB:()=>K,Hr:()=>R,Zh:()=>u,k$:()=>I,
qm:()=>o});var c=w(93604),D=w(45599),L=w(81077);const C={first:0,style:"D",prefix:void 0,start:1};async function K(l){const P=l.catalog.get("PageLabels");if(!l.
dict(P))return;const A=(await(0,L.Zc)(l,P,"Nums")).map(([r,s])=>({first:Number(r),label:l.dict(s)})).filter(({first:r})=>Number.isInteger(r)&&r>=0).sort((r,s)=>r.
first-s.first).filter(({first:r},s,i)=>i[s+1]?.first!==r).map(({first:r,label:s})=>({first:r,...g(l,s)}));return A[0]?.first===0?A:[C,...A]}function I(l,P){const A=l.
editCatalog();if(P.length===0){A.delete("PageLabels");return}const r=P[0].first===0?P:[C,...P],s=p(l),i=r.map(({first:m,start:S,...E})=>[m,f({...E,number:S},s)]);
A.set("PageLabels",l.add((0,L.H6)(l,i,"Nums")))}async function R(l){const P=await K(l);if(!P)return;const A=P.map(({first:r})=>r);return r=>{const s=P[(0,c.MJ)(
A,r)-1];return{...s,number:s.start+r-s.first}}}function u(l,P){const A=[],r=p(l);let s,i=0;for(const m of P)(!s||!h(s,m))&&A.push([i,f(m,r)]),s=m,i++;return(0,L.
H6)(l,A,"Nums")}async function o(l,P){const A=await R(l);if(!A)return;const r=u(l,Array.from(P,s=>A(s-1)));l.editCatalog().set("PageLabels",l.add(r))}function g(l,P){
const A=l.resolve(P?.get("S")),r=l.resolve(P?.get("P")),s=l.resolve(P?.get("St"));return{style:A instanceof D.SX?A.text:void 0,prefix:r instanceof D.Mx&&r.bytes.
length>0?r:void 0,start:typeof s=="number"&&Number.isInteger(s)&&s>=1?s:1}}function h(l,P){return l.style!==P.style||P.style!==void 0&&P.number!==l.number+1?!1:
l.prefix===P.prefix?!0:!!l.prefix&&!!P.prefix&&Buffer.compare(l.prefix.bytes,P.prefix.bytes)===0}const a=100;function f({style:l,prefix:P,number:A},r){return(0,D.
jd)({S:l===void 0?void 0:(0,D.UU)(l),P:P&&P.bytes.length>a?r(P):P,St:l===void 0||A===1?void 0:A})}function p(l){const P=new Map;return A=>{let r=P.get(A);return r||
P.set(A,r=l.add(A)),r}}}),60502:((k,B,w)=>{w.d(B,{Q:()=>K,_:()=>C});var c=w(45599),D=w(9819),L=w(37081);class C{removal;destinations;document;dead=new Set;repaired=new Set;allowance;isMended=!1;keepsTitles=!1;constructor(u,o){
this.removal=u,this.destinations=o,this.document=u.document,this.allowance=new D.b9(this.document)}get removedItems(){return this.dead.size}drop(u){this.dead.add(
u)}touch(u,o){this.removal.isGone(o.get("SE"))&&(this.document.edit(u),o.delete("SE")),this.destinations.pruneTargets(u,o)&&!this.keepsTitles&&this.dead.add(u)}async touchAll(){
await(0,L.O)(this.document,u=>{const o=(0,c.i9)(u)?this.document.dict(u):void 0;return o&&this.touch(u.number,o),o!==void 0})}async flush(){for(const o of this.
dead){const g=this.document.dict(new c.oS(o));g&&await this.unlink(o,g);const h=this.document.job.pace.step(1e3);h&&await h}const u=(0,D.Wo)(this.document,"Outl\
ines");!u||this.dead.size===0||this.document.dict(u.dict.get("First"))||this.document.editCatalog().delete("Outlines")}async unlink(u,o){this.parentOf(u,o)||await this.
mendParents();const g=this.parentOf(u,o);if(g){const{item:h,ref:a}=g,f=this.kidsOf(o);this.splice(o,f,a,h);const p=f.reduce((l,P)=>l+1+Math.max(0,I(this.document,
P.item)),0);this.recount(a,I(this.document,o)>0?-1:p-1),!h.has("First")&&h.has("Title")&&!h.has("Dest")&&!h.has("A")&&this.dead.add(a.number)}this.removal.remove(
u)}parentOf(u,o){const g=this.itemAt(o.get("Parent"));return g&&this.isLinked(u,o,g.ref.number,g.item)?g:void 0}async mendParents(){const{document:u}=this,o=(0,D.
Wo)(u,"Outlines");if(this.isMended||!o)return;this.isMended=!0,this.repaired.clear();let g=u.catalog.get("Outlines");(0,c.i9)(g)||u.editCatalog().set("Outlines",
g=u.add(o.dict));const h=this.visit(),a=[{item:o.dict,ref:g}];for(let f=a.pop();f;f=a.pop()){if(!h.first(f.ref))continue;for(const l of this.kidsOf(f.item)){const P=l.
item.get("Parent");(!(0,c.i9)(P)||P.number!==f.ref.number)&&this.link(l,"Parent",f),a.push(l)}const p=u.job.pace.step(1e3);p&&await p}}splice(u,o,g,h){const a=this.
itemAt(u.get("Prev")),f=this.itemAt(u.get("Next")),[p,l]=[o[0],o.at(-1)];a?this.link(a,"Next",p??f):this.link({item:h,ref:g},"First",p??f),f?this.link(f,"Prev",
l??a):this.link({item:h,ref:g},"Last",l??a);for(const[P,A]of o.entries())this.link(A,"Parent",{item:h,ref:g}),this.link(A,"Prev",o[P-1]??a),this.link(A,"Next",o[P+
1]??f)}recount(u,o){const g=this.visit();let h=u;for(let a=this.document.dict(h);o!==0&&a&&(0,c.i9)(h)&&g.first(h);a=this.document.dict(h)){const f=I(this.document,
a);if(f===0)return;this.document.edit(h);const p=Math.abs(f)+o;if(p>0&&a.has("First")?a.set("Count",Math.sign(f)*p):a.delete("Count"),f<0)return;h=a.get("Parent")}}isLinked(u,o,g,h){
const a=()=>{const p=this.itemAt(o.get("Prev")),l=p?p.item.get("Next"):h.get("First");return(0,c.i9)(l)&&l.number===u};if(a())return!0;if(this.repaired.has(g))return!1;
this.repaired.add(g);let f;for(const p of this.kidsOf(h)){const l=p.item.get("Prev");((0,c.i9)(l)?l.number:void 0)!==f?.ref.number&&this.link(p,"Prev",f),f=p}return a()}visit(){
return new D._i(this.document,this.allowance)}kidsOf(u){const o=[],g=this.visit();for(let h=this.itemAt(u.get("First"));h&&g.first(h.ref);h=this.itemAt(h.item.get(
"Next")))o.push(h);return o}itemAt(u){const o=this.document.dict(u);return o&&(0,c.i9)(u)?{item:o,ref:u}:void 0}link(u,o,g){this.document.edit(u.ref),g?u.item.set(
o,g.ref):u.item.delete(o)}}function K(R){return R.has("Title")&&R.has("Parent")&&!R.has("S")&&!R.has("Subtype")&&!R.has("FT")}function I(R,u){const o=R.resolve(
u.get("Count"));return typeof o=="number"?o:0}}),2878:((k,B,w)=>{w.d(B,{m:()=>D});var c=w(9819);function D(L){const C=(0,c.Wo)(L,"ViewerPreferences");C?.dict.has(
"PrintPageRange")&&(L.edit(C.holder),C.dict.delete("PrintPageRange"),C.dict.size===0&&L.editCatalog().delete("ViewerPreferences"))}}),94399:((k,B,w)=>{w.d(B,{N:()=>L});
var c=w(45599),D=w(9819);function L(C){const K=C.catalog.get("DPartRoot");if(K===void 0)return;const I=new D.J7(C),R=new D._i(C),u=[K];for(let o=u.pop();o!==void 0;o=
u.pop()){const g=C.dict(o),h=C.array(o);if(!(!R.first(o)||!(g??h))){for(const a of h??[])u.push(a);for(const a of["DPartRootNode","DParts"]){const f=g?.get(a);f!==
void 0&&u.push(f)}(0,c.i9)(o)&&I.remove(o.number)}}C.editCatalog().delete("DPartRoot")}}),9731:((k,B,w)=>{w.d(B,{U:()=>h});var c=w(33973),D=w(45599),L=w(44082),
C=w(64261),K=w(9819);const I=["XObject","Pattern","Shading","Properties"];async function R(a){const f=(0,K.Wo)(a,"AcroForm"),p=f?.dict.get("DR"),l=a.dict(p);if(!f||
p===void 0||!l||!I.some(r=>l.has(r)))return;const P=await u(a,l);if(!P)return;const A=r=>new D.Bi([...l].flatMap(([s,i])=>{const m=I.includes(s)?a.dict(i):void 0;
if(!m)return[[s,i]];const S=[...m].filter(([E,M])=>!(0,D.i9)(M)||P.has(E)||r(M.number));return S.length===m.size?[[s,i]]:S.length>0?[[s,new D.Bi(S)]]:[]}));return a.
edit(f.holder),f.dict.set("DR",A(()=>!1)),r=>f.dict.set("DR",A(s=>r[s]===1))}async function u(a,f){const p=new C.h(a),l=new Set,P=new L.EC(a,f);for(const A of a.
pages.numbers){const r=a.job.pace.step(1e3);if(r&&await r,a.entry(A,"Annots")===void 0)continue;const s=p.borrowed(A,P,o);if(!s)return;for(const i of s)l.add(i)}
return l}const o=new Set;var g=w(76862);async function h({removal:{document:a},structure:f}){const p=await R(a),l=(0,g.s)(a),P=f.types.take();if(!p&&!l&&!P)return;
const{live:A}=await(0,c.Gy)(a);p?.(A),l?.(A),await P?.(A)}}),17671:((k,B,w)=>{w.d(B,{zg:()=>ot,Hi:()=>it,E2:()=>Pt,Pv:()=>st,Wi:()=>at,lh:()=>vt});var c=w(45599),
D=w(9819);class L{removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;constructor(e,t){this.removal=
e,this.destinations=t,this.document=e.document}touch(e,t){if(!this.prune(e,t))return;const n=this.pageOf(e,t);if(this.forget(t),this.removal.remove(e),n===void 0){
this.removal.chase(e);return}let d=this.pages.get(n);d||this.pages.set(n,d=new Set),d.add(e)}async readPage(e){for(const t of this.document.array(this.document.
entry(e,"Annots"))??[]){this.document.dict(t);const n=this.document.job.pace.step(1e3);n&&await n}}touchPage(e){const t=this.document.entry(e,"Annots"),n=this.document.
array(t);if(!n||(0,c.i9)(t)&&this.touched.has(t.number))return;(0,c.i9)(t)&&this.touched.add(t.number);const d=n.filter(v=>{if(this.removal.isGone(v))return!1;const b=this.
document.dict(v),O=(0,D.Kd)(v,(0,D.Kd)(t,e));return!b||!this.prune(O,b)?!0:(this.forget(b),(0,c.i9)(v)&&this.removal.remove(v.number),!1)});d.length<n.length&&this.
setAnnots(e,t,d)}async flush(){const e=new Map;for(const[t,n]of this.pages){const d=this.document.entry(t,"Annots"),v=((0,c.i9)(d)?e.get(d.number):void 0)??this.
dropGone(t,d);(0,c.i9)(d)&&e.set(d.number,v);for(const O of n)v.has(O)||this.removal.chase(O);const b=this.document.job.pace.step(1e3);b&&await b}this.pages.clear()}dropGone(e,t){
const n=this.document.array(t)??[],d=n.filter(v=>!this.removal.isGone(v));return d.length<n.length&&this.setAnnots(e,t,d),new Set(n.map(v=>(0,c.i9)(v)?v.number:
-1))}prune(e,t){if(this.destinations.pruneTargets(e,t)&&(0,c.Eo)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;for(const n of["P","Popup","IRT"])this.removal.
isGone(t.get(n))&&(this.document.edit(e),t.delete(n),n==="IRT"&&t.delete("RT"));return(0,c.Eo)(t.get("Subtype"),"Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){
const{pages:n}=this.document,d=t.get("P");if((0,c.i9)(d)&&n.indexOf(d.number)>=0)return d.number;const v=this.via[e]??0;return[v,this.via[v]??0].find(b=>n.indexOf(
b)>=0)}forget(e){const t=this.document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(e,t,n){(0,c.i9)(t)&&this.document.put(
t,n),n.length===0?this.document.patch(e,{Annots:void 0}):(0,c.i9)(t)||this.document.patch(e,{Annots:n})}}function C(y){return y.has("Rect")&&y.has("Subtype")}var K=w(
64580),I=w(83363),R=w(39684),u=w(91374);const o=["Parent","StructParents","B","DPart","PieceInfo","Annots"],g=["Type","Kids","Count"];class h{document;allowance;fields;constructor(e){
this.document=e,this.allowance=new D.b9(e)}copyPage(e){const{document:t}=this,n=t.pages.number(e),d=t.pages.attribute(e,"Resources");(0,c.Zm)(d)&&t.patch(n,{Resources:t.
add(d)});const v=t.dict(new c.oS(n))??new c.Bi,b=new c.Bi([["Type",new c.SX("Page")]]);for(const[F,G]of v)!o.includes(F)&&!g.includes(F)&&b.set(F,this.clone(G));
for(const F of I.i){const G=t.pages.attribute(e,F);G!==void 0&&!b.has(F)&&b.set(F,this.clone(G))}const O=t.add(b),T=t.array(v.get("Annots"));return T&&T.length>
0&&b.set("Annots",this.copyAnnotations(T,O)),O.number}clone(e){return(0,K.F)(e,this.allowance.spend)}copyAnnotations(e,t){const{document:n}=this,d=new Map,v=[],
b=[];for(const O of e){const T=n.dict(O);if(!T||(0,c.i9)(O)&&d.has(O.number))continue;const F=(0,c.Eo)(T.get("Subtype"),"Widget"),G=F&&(0,u.pv)(n,T)==="Sig";if(G&&
!(a(n,T)&&(0,R.K)(n,T)))continue;const j=this.clone(F&&!G&&(0,c.i9)(O)?this.asKid(O):T);if(G&&(0,R.x)(n,j),j.delete("StructParent"),j.set("P",t),v.push(j),!(0,c.
i9)(O)){b.push(j);continue}const $=n.add(j);d.set(O.number,$),b.push($),F&&!G&&this.addKid(j,$)}for(const O of v)f(O,d);return b}asKid(e){const{document:t}=this,
n=t.dict(e);if(!n.has("T")&&!n.has("FT")){const T=n.has("Parent")?void 0:this.fieldOf(e.number);return T?(t.edit(e),n.set("Parent",T)):n}t.edit(e);const d=new c.
Bi;for(const T of u.QL){const F=n.get(T);F!==void 0&&(d.set(T,F),n.delete(T))}this.divideActions(n,d),d.set("Kids",[e]);const v=t.add(d),b=d.get("Parent");n.set(
"Parent",v),(0,c.i9)(b)&&p(t,b.number,t.dict(b),"Kids",e,v);const O=(0,D.Wo)(t,"AcroForm");for(const T of["Fields","CO"])O&&p(t,O.holder,O.dict,T,e,v);return n}fieldOf(e){
return this.fields??=new Map([...(0,u.iA)(this.document)].flatMap(({number:t,parent:n})=>t===void 0||n?.number===void 0?[]:[[t,new c.oS(n.number)]])),this.fields.
get(e)}divideActions(e,t){const n=this.document.dict(e.get("AA"));if(!n)return;const[d,v]=[new c.Bi,new c.Bi];for(const[b,O]of n)(["K","F","V","C"].includes(b)?
d:v).set(b,O);d.size>0&&t.set("AA",d),v.size>0?e.set("AA",v):e.delete("AA")}addKid(e,t){const n=e.get("Parent"),d=this.document.dict(n);if(!(0,c.i9)(n)||!d)return;
this.document.edit(n);const v=this.document.array(d.get("Kids"));v&&!(0,c.i9)(d.get("Kids"))?v.push(t):d.set("Kids",[...v??[],t])}}const a=(y,e)=>(0,c.Zm)(y.resolve(
(0,u.hj)(y,e,"V")));function f(y,e){const t=(0,c.Eo)(y.get("Subtype"),"Popup")?["Parent"]:["Popup","IRT"];for(const n of t){const d=y.get(n);if(!(0,c.i9)(d))continue;
const v=e.get(d.number);v?y.set(n,v):y.delete(n)}}function p(y,e,t,n,d,v){const b=y.array(t?.get(n));!t||!b?.some(O=>(0,c.i9)(O)&&O.number===d.number)||(y.edit(
e),t.set(n,b.map(O=>(0,c.i9)(O)&&O.number===d.number?v:O)))}var l=w(77581),P=w(81077),A=w(15141),r=w(19557);class s{removal;document;deadNames=new Set;deadStrings=new Set;goneFields=new Set;removedNames=0;lists=new Map;chains;constructor(e){
this.removal=e,this.document=e.document,this.chains=new A.X(this.document,{isDead:t=>this.isDeadAction(t),isGone:t=>e.isGone(t),staying:(t,n)=>this.pruneTarget(
t,n)})}isDead(e){if(e==null)return!1;if(this.removal.isGone(e))return!0;const t=this.document.resolve(e);if(t instanceof c.SX)return this.deadNames.has(t.text);
if(t instanceof c.Mx)return this.deadStrings.has((0,P.Pu)(t));if((0,c.cy)(t))return this.removal.isGone(t[0]);if(!(0,c.Zm)(t))return!1;const n=t.get("D");return this.
removal.isGone(n)||this.removal.isGone(this.document.array(n)?.[0])}refresh(){this.lists.clear(),this.chains.refresh()}async pruneNames(){const e=(0,D.Wo)(this.
document,"Dests"),[t,n,d]=[new Set,new Set,new Set];for(const[b,O]of e?[...e.dict]:[])this.isDead(O)&&(this.document.edit(e.holder),e.dict.delete(b),t.add(b),(0,c.
i9)(O)&&this.removal.remove(O.number));e?.dict.size===0&&this.document.editCatalog().delete("Dests");const v=(0,D.Wo)(this.document,"Names");if(v){await this.pruneNameTree(
v,"Dests",(b,O)=>this.isDead(O)?(n.add(b),(0,c.i9)(O)&&this.removal.remove(O.number),!0):(t.has(b)&&d.add(b),!1));for(const b of["Pages","Templates"])await this.
pruneNameTree(v,b,(O,T)=>this.removal.isGone(T))}this.removedNames+=t.size+n.size;for(const b of t)this.deadNames.add(b),d.has(b)||this.deadStrings.add(b);for(const b of n)
this.deadStrings.add(b),e?.dict.has(b)||this.deadNames.add(b)}pruneTargets(e,t){let n=!1;return this.isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Des\
t"),n=!0),this.chains.pruneAction(e,t,"A")&&(n=!0),this.chains.pruneAdditional(e,t),n&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){this.chains.pruneActions(e,
t)}pruneOpenAction(){const{catalog:e,catalogNumber:t}=this.document,n=e.get("OpenAction");(0,c.Zm)(this.document.resolve(n))?this.chains.pruneAction(t,e,"OpenAc\
tion"):this.isDead(n)&&(this.document.edit(t),e.delete("OpenAction"))}isDeadAction(e){const t=e.get("S");if((0,c.Eo)(t,"GoTo"))return this.isDead(e.get("D"));if((0,c.
Eo)(t,"Hide")){const n=e.get("T");return this.isGone(n)||this.leftOf(n)?.length===0}return t instanceof c.SX&&r.ao.has(t.text)?this.leftOf(e.get("Fields"))?.length===
0&&!i(this.document.resolve(e.get("Flags"))):(0,c.Eo)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneChain(e,t){this.chains.pruneChain(e,t)}settleChains(){
return this.chains.settle()}pruneTarget(e,t){this.isDead(t.get("SD"))&&(this.document.edit(e),t.delete("SD")),this.pruneLists(e,t)}isGone(e){if(this.removal.isGone(
e))return!0;if(this.goneFields.size===0)return!1;const t=this.document.resolve(e);return t instanceof c.Mx&&this.goneFields.has((0,l.g7)(t))}pruneLists(e,t){if(!this.
isDeadAction(t))for(const n of["T","Fields"]){const d=t.get(n),v=this.leftOf(d);if(!(!v||v===this.document.array(d))){if((0,c.i9)(d)){this.document.put(d,v);continue}
this.document.edit(e),t.set(n,v)}}}leftOf(e){const t=this.document.array(e);if(!t||t.length===0)return;const n=(0,c.i9)(e)?this.lists.get(e.number):void 0;if(n)
return n;const d=t.filter(b=>!this.isGone(b)),v=d.length===t.length?t:d;return(0,c.i9)(e)&&this.lists.set(e.number,v),v}async pruneNameTree(e,t,n){const d=e.dict.
get(t);if(d===void 0)return;const v=(0,D.Kd)(d,e.holder);await(0,P.BX)(this.document,d,v,"Names",(O,T)=>n((0,P.Pu)(O),T))&&(this.document.edit(e.holder),e.dict.
delete(t))}}const i=y=>typeof y=="number"&&(y&r.Hx)!==0;var m=w(94399),S=w(83137),E=w(3466),M=w(9731),x=w(33546),_=w(60502),N=w(2878),U=w(78021);class W{removal;document;threads;constructor(e){
this.removal=e,this.document=e.document}touch(e,t){if(!this.removal.isGone(t.get("P")))return;const[n,d]=[t.get("N"),t.get("V")],[v,b]=[this.document.dict(n),this.
document.dict(d)],O=this.threadStartingAt(e);if(this.threads.delete(e),this.removal.remove(e),!(0,c.i9)(n)||n.number===e||!v){O&&this.removal.remove(O.number);return}
b&&(0,c.i9)(d)&&(this.document.edit(d),b.set("N",n),this.document.edit(n),v.set("V",d)),O&&(this.document.edit(O).set("F",n),this.document.edit(n),v.set("T",O),
this.threads.set(n.number,O))}threadStartingAt(e){if(!this.threads){this.threads=new Map;for(const t of this.document.array(this.document.catalog.get("Threads"))??
[]){const n=this.document.dict(t)?.get("F");(0,c.i9)(t)&&(0,c.i9)(n)&&this.threads.set(n.number,t)}}return this.threads.get(e)}flush(){const{catalog:e,catalogNumber:t}=this.
document,n=e.get("Threads"),d=this.document.array(n),v=d?.filter(b=>{const O=this.document.dict(b);return O?this.document.dict(O.get("F"))!==void 0:!this.removal.
isGone(b)});!d||!v||v.length===d.length||(this.document.edit(t),v.length>0?e.set("Threads",v):e.delete("Threads"))}}function X(y){return(0,c.i9)(y.get("N"))&&(0,c.
i9)(y.get("V"))&&(y.has("R")||y.has("P"))&&!y.has("S")}function z(y,e){const{removal:t}=y,{document:n}=t,d=n.get(e);(0,c.cy)(d)?H(t,e,d):(0,c.Zm)(d)&&Q(y,n,e,d)}
function H(y,e,t){y.isGone(t[0])&&t[1]instanceof c.SX&&y.remove(e),y.chase(e)}function Q(y,e,t,n){const{annotations:d,destinations:v,outlines:b,removal:O,structure:T,
threads:F}=y;t===e.catalogNumber?tt(y,n):(0,c.Eo)(n.get("Type"),"Page")||e.pages.indexOf(t)>=0?(v.pruneTargets(t,n),d.touchPage(t),et(O,t,n)):(0,_.Q)(n)?b.touch(
t,n):(0,U.Uc)(n)?T.touch(t):(0,U.FH)(n)?(O.remove(t),O.chase(t)):X(n)?F.touch(t,n):q(y,e,t,n)}function q(y,e,t,n){const{annotations:d,destinations:v,form:b,removal:O,
structure:T}=y;C(n)&&d.touch(t,n),e.get(t)!==null&&(n.has("Kids")&&b.touch(t),n.has("Fields")&&b.touchForm(),(n.has("ParentTree")||(0,c.Eo)(n.get("Type"),"Struc\
tTreeRoot"))&&T.touchRoot(),!C(n)&&(v.pruneTargets(t,n),n.get("S")instanceof c.SX?v.pruneChain(n,t):v.pruneActions(t,n),!(!v.isDeadAction(n)&&!(n.has("D")&&v.isDead(
n)))&&(n.has("Next")||O.remove(t),O.chase(t))))}function tt({destinations:y,form:e,removal:t,structure:n},d){y.pruneOpenAction(),y.pruneTargets(t.document.catalogNumber,
d),e.touchForm(),n.touchRoot()}function et(y,e,t){const{document:n}=y,d=n.dict(t.get("SeparationInfo")),v=n.array(d?.get("Pages"));!d||!v?.some(b=>y.isGone(b))||
(n.edit((0,D.Kd)(t.get("SeparationInfo"),e)),d.set("Pages",v.filter(b=>!y.isGone(b))))}var Y=w(44082),Z=w(64261);async function V(y,e,t){const{pace:n}=y.job,d=new Y.
y$(y),v=new lt(y.size);for(const T of t){v.noteRemoved(d.of(T));const F=n.step(400);F&&await F}const b=new Z.h(y),O=[];for(const T of e){if(v.areAllUsed)break;const F=d.
of(T);let G=n.step(400);v.consider(F)&&(O.push(T),v.hasSomeOf(F)&&(await b.prepare(T),ut(y,T,d,b,v)),G??=n.step(2e4)),G&&await G}return v.isEmpty||await mt(y,d,
O,v),y.pages.inherits("Resources")&&await ft(y,e,d,v)}async function ft(y,e,t,n){for(const d of e){if(n.wasRemoved(t.inheritedBy(d)))return!0;const v=y.job.pace.
step(400);v&&await v}return!1}function ut(y,e,t,n,d){const v=y.dict(t.valueOf(e));if(!v)return;const b=new Y.EC(y,v);for(const T of["DefaultGray","DefaultRGB","\
DefaultCMYK"])d.use(b.named(T));let O=n.inContent(e);for(const T of O??[])d.use(b.named(T));if(!(O&&!d.hasSomeOf(t.of(e)))){O&&=n.borrowed(e,b,O),O||d.useAll(t.
of(e));for(const T of O??[])d.use(b.named(T))}}const nt=1,ht=2;class lt{leaving;unused=0;open=new Set;used=new WeakSet;constructor(e){this.leaving=new Uint8Array(
e)}get isEmpty(){return this.open.size===0}get areAllUsed(){return this.unused===0}has(e){return(0,c.i9)(e)?this.open.has(e.number):(0,Y.Ft)(e).some(t=>this.open.
has(t))}noteRemoved(e){if(!e.isNoted){e.isNoted=!0;for(const t of e.numbers)this.leaving[t]===0&&this.unused++,this.leaving[t]=nt;for(const t of e.categories)this.
noteRemoved(t)}}consider(e){if(!e.left){e.left=e.numbers.filter(n=>this.leaving[n]===nt);for(const n of e.left)this.open.add(n)}let t=e.left.length>0;for(const n of e.
categories)t=this.consider(n)||t;return t}wasRemoved(e){return e.isLeaving??=e.numbers.some(t=>this.leaving[t]>0)||e.categories.some(t=>this.wasRemoved(t))}hasSomeOf(e){
const t=e.left??=[...e.numbers];for(;t.length>0&&!this.open.has(t.at(-1));)t.pop();return t.length>0||e.categories.some(n=>this.hasSomeOf(n))}use(e){for(const t of e)
if((0,c.i9)(t))this.take(t.number);else if(typeof t=="object"&&t!==null&&!this.used.has(t)){this.used.add(t);for(const n of(0,Y.Ft)(t))this.take(n)}}useAll(e){for(const t of e.
left??e.numbers)this.take(t);e.left=[];for(const t of e.categories)this.useAll(t)}take(e){this.leaving[e]===nt&&(this.leaving[e]=ht,this.unused--,this.open.delete(
e))}}async function mt(y,e,t,n){const d=new Map,v=new Map,b=O=>{const T=y.dict(O);if(!T)return O;const F=(0,c.i9)(O)?v.get(O.number):void 0;if(F!==void 0)return F;
const G=new c.Bi([...T].filter(([,$])=>!n.has($))),j=G.size===T.size?O:(0,c.i9)(O)?y.add(G):G;return(0,c.i9)(O)&&v.set(O.number,j),j};for(const O of t){if(!n.hasSomeOf(
e.of(O)))continue;const T=e.valueOf(O),F=y.dict(T);if(!F)continue;const G=(0,c.Zm)(y.entry(O,"Resources")),j=(0,c.i9)(T)?T.number:F,$=d.get(j)??(0,Y.LT)(F,b),J=$ instanceof
c.Bi&&!G?y.add($):$;J instanceof c.oS&&d.set(j,J),y.patch(O,{Resources:J});const dt=y.job.pace.step(1e3);dt&&await dt}}var gt=w(33973);const pt=10;async function vt(y,e){
const{pages:t}=y;await t.keepStreams();const{numbers:n,dropped:d,repeated:v,used:b}=await yt(y,e),O=n.length!==t.count||n.some(($,J)=>$!==t.number(J)),T=e.every(
($,J)=>J===0||$>e[J-1]);O&&(await(0,x.qm)(y,e),(0,m.N)(y),(0,N.m)(y));const F=d.length>0?await wt(y,d):void 0,G=F?await V(y,n,d):!1;O&&await(T&&!G?t.keep(b):t.rebuild(
n));const j=F?await St(y,n,F):void 0;return{pageCount:n.length,removedPages:d.length,repeatedPages:v,removedOutlineItems:j?.outlines.removedItems??0,removedDestinations:j?.
destinations.removedNames??0,removedLinks:j?.annotations.removedLinks??0,removedFields:j?.form.removedFields??0,removedStructureElements:j?.structure.removedElements??
0,removedXfa:j?.form.removedXfa??!1}}async function yt(y,e){const{pages:t}=y,n=new h(y),d=new Uint8Array(t.count),v=[];let b=0;for(const T of e){const F=T-1;if(d[F]){
v.push(n.copyPage(F)),b++;const G=y.job.pace.step(4e3);G&&await G}else v.push(t.number(F));d[F]=1}const O=[];for(let T=0;T<t.count;T++)d[T]||O.push(t.number(T));
return{numbers:v,dropped:O,repeated:b,used:d}}async function wt(y,e){const t=new Set,n=new Map,d=new Set,v=y.dict(y.catalog.get("StructTreeRoot"))!==void 0;for(const b of e){
const O=v?y.resolve(y.entry(b,"StructParents")):null;typeof O=="number"&&d.add(O);const T=y.entry(b,"Annots"),F=y.array(T)??[];(0,c.i9)(T)&&n.set(T.number,F);for(const j of F)
(0,c.i9)(j)&&t.add(j.number);const G=y.job.pace.step(1e3);G&&await G}return{pages:e,annotations:t,arrays:n,structKeys:d}}async function St(y,e,t){const n=it(y),
{destinations:d,removal:v,structure:b}=n,O=await E.R.of(y);for(const F of t.pages)v.remove(F);await d.pruneNames(),n.form.dropXfa(),await b.dropKeys(t.structKeys),
await b.flush(),d.removedNames>0&&await rt(n,e);const T=new Set([...v.removed(),...t.annotations]);return await st(n,T,async({live:F,referrers:G})=>{Ot(n,t,F,G),
await at(n,t.annotations)}),O&&await ot(n,O),await(0,M.U)(n),n}async function ot(y,e){const{destinations:t,removal:n}=y;if(t.goneFields=await e.gone(),t.goneFields.
size!==0){t.refresh();for(const d of e.holders){z(y,d);const v=n.document.job.pace.step(1e3);v&&await v}await ct(y),await st(y,n.takeChased())}}async function Pt(y,e){
const t=it(y),{destinations:n,removal:d}=t;t.outlines.keepsTitles=!0,d.remove(e.number),await n.pruneNames(),n.removedNames>0&&await rt(t,y.pages.numbers),await st(
t,new Set(d.removed()))}function it(y){const e=new D.J7(y),t=new s(e);return{removal:e,destinations:t,annotations:new L(e,t),outlines:new _._(e,t),form:new S.I(
e),structure:new U.oE(e),threads:new W(e)}}async function st(y,e,t){const{destinations:n,removal:d}=y,{document:v}=d;for(let b=0;b<pt&&e.size>0;b++){const O=await(0,gt.
Gy)(v,{watched:e});y.annotations.via=O.via,n.refresh(),b===0&&await t?.(O);for(const T of[...O.referrers].sort((F,G)=>F-G)){z(y,T);const F=v.job.pace.step(1e3);
F&&await F}await ct(y),e=d.takeChased()}}async function rt({annotations:y,destinations:e,outlines:t,removal:n},d){const{document:v}=n;e.pruneOpenAction(),e.pruneTargets(
v.catalogNumber,v.catalog),await t.touchAll();for(const b of d){const O=v.job.pace.step(2e3);O&&await O,v.entry(b,"AA")!==void 0&&e.pruneTargets(b,v.get(b)),await y.
readPage(b),y.touchPage(b)}await e.settleChains()}function Ot({removal:y},e,t,n){const{document:d}=y,v=O=>{for(const T of O??[])(0,c.i9)(T)&&e.annotations.delete(
T.number)};for(const[O,T]of e.arrays)t[O]&&v(T);let b=!1;for(const O of n)d.pages.indexOf(O)>=0?v(d.array(d.entry(O,"Annots"))):Array.isArray(d.get(O))&&(b=!0);
if(b)for(const O of d.pages.numbers){const T=d.entry(O,"Annots");(0,c.i9)(T)&&n.has(T.number)&&v(d.array(T))}}async function at({form:y,removal:e,structure:t},n){
const{document:d}=e,v=new Set,b=d.catalog.has("StructTreeRoot"),O=d.catalog.has("AcroForm");for(const T of n){const F=d.job.pace.step(200);F&&await F;const G=b?
d.resolve(d.entry(T,"StructParent")):null;if(typeof G=="number"&&v.add(G),O&&(0,c.Eo)(d.resolve(d.entry(T,"Subtype")),"Widget")){const j=d.dict(new c.oS(T));if(j&&
y.losing(j),j&&y.keepsAsField(T,j))continue}e.remove(T)}await t.dropKeys(v)}async function ct({annotations:y,destinations:e,form:t,outlines:n,structure:d,threads:v}){
await e.settleChains(),await y.flush(),await d.dropKeys(y.structKeys),y.structKeys.clear(),await d.flush(),t.flush(),await n.flush(),v.flush()}}),78021:((k,B,w)=>{
w.d(B,{oE:()=>p,FH:()=>P,Uc:()=>l});var c=w(93604),D=w(45599),L=w(81077),C=w(9819),K=w(21996),I=w(90536);const R={S:"RoleMap",C:"ClassMap"},u=["S","C"],o=200;class g{document;lost={
S:new Set,C:new Set};constructor(r){this.document=r}losing(r){for(const s of u)for(const i of h(this.document,r,s))this.lost[s].add(i)}take(){const{document:r}=this,
s=r.catalog.get("StructTreeRoot"),i=r.dict(s);if(!i)return;const m={S:r.dict(i.get("RoleMap")),C:r.dict(i.get("ClassMap"))},S={S:f(m.S,a(r,m.S,this.lost.S)),C:f(
m.C,this.lost.C)};if(S.S.size+S.C.size!==0)return async E=>{const M=await this.used(S,E),x=[...m.S?.keys()??[]].filter(_=>!S.S.has(_)||M.S.has(_));for(const _ of a(
r,m.S,x))M.S.add(_);for(const _ of u){const N=[...S[_]].filter(W=>!M[_].has(W));if(N.length===0)continue;const U=(0,C.Kd)(s,r.catalogNumber);r.edit((0,C.Kd)(i.get(
R[_]),U));for(const W of N)m[_].delete(W);m[_].size>0||(r.edit(U),i.delete(R[_]))}}}async used(r,s){const{document:i}=this,m={S:new Set,C:new Set},S=[...r.S,...r.
C].filter(M=>M!==""),E=await(0,K.zx)(i,S.length>o?["S"]:S);for(const M of new Set(Object.values(E).flat())){const x=i.job.pace.step(200);x&&await x,s[M]===1&&(0,I.
C)(i.get(M),_=>{for(const N of u)for(const U of h(i,_,N))r[N].has(U)&&m[N].add(U)})}return m}}function h(A,r,s){const i=A.resolve(r.get(s));return(Array.isArray(
i)?i.map(S=>A.resolve(S)):[i]).flatMap(S=>S instanceof D.SX?[S.text]:[])}function a(A,r,s){const i=new Set(s);for(const m of i){const S=A.resolve(r?.get(m));S instanceof
D.SX&&i.add(S.text)}return i}const f=(A,r)=>new Set([...r].filter(s=>A?.has(s)));class p{removal;document;root;open=new Set;unsaid=new Map;lost=new Map;parents;silenced=new Set;identifierRemoved=!1;removedElements=0;types;constructor(r){
this.removal=r,this.document=r.document,this.types=new g(this.document),this.root=(0,C.Wo)(this.document,"StructTreeRoot")}async dropKeys(r){const s=this.root?.
dict.get("ParentTree");if(!this.root||s===void 0||r.size===0)return;const i=Float64Array.from(r).sort(),m=(x,_)=>{const N=(0,c.BC)(i,x);return N<i.length&&i[N]<=
_},S=new Set,E=(x,_)=>{if(!r.has(x))return!1;const N=this.document.array(_);return(!N||!S.has(N))&&this.touchParents(_,N??[]),N&&S.add(N),!0};await(0,L.BX)(this.
document,s,(0,C.Kd)(s,this.root.holder),"Nums",E,m)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}async dropMarked(r,s,i,m){this.parents??=
new Map((await(0,L.Zc)(this.document,this.root?.dict.get("ParentTree"),"Nums")).map(([E,M])=>[Number(E),M]));const S=this.document.array(this.parents.get(r))??[];
for(const E of m){const M=S[E];if(!(0,D.i9)(M))continue;this.open.add(M.number);let x=this.lost.get(M.number);x||this.lost.set(M.number,x=new Set),i>0?x.add(`in\
 ${i} ${E}`):x.add(`on ${s} ${E}`).add(`on a page ${E}`)}}touch(r){this.open.add(r)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.
root)return;for(const i of this.open){this.open.delete(i);const m=this.document.job.pace.step(500);m&&await m,i===this.root.holder?this.pruneRoot(this.root):this.
pruneElement(i)}const r=this.root.dict.get("IDTree");if(!this.identifierRemoved||r===void 0)return;this.identifierRemoved=!1;const s=(i,m)=>this.removal.isGone(
m);await(0,L.BX)(this.document,r,(0,C.Kd)(r,this.root.holder),"Names",s)&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(r,s){
(0,D.i9)(r)&&!(0,D.cy)(this.document.resolve(r))&&this.open.add(r.number);for(const[i,m]of s.entries()){if(!(0,D.i9)(m))continue;this.open.add(m.number);let S=this.
unsaid.get(m.number);S||this.unsaid.set(m.number,S=new Set),S.add(i)}}pruneElement(r){const s=this.document.dict(new D.oS(r));if(!s)return;this.pruneReferences(
r,s);const i=s.get("Pg"),m=i===void 0?this.unsaid.get(r):void 0,S=this.kidsOf(s),E=S.filter(x=>!this.isLost(x,i,m)&&!this.isDropped(r,x,i));if(this.removal.isGone(
i)&&(this.document.edit(r),s.delete("Pg")),E.length===S.length)return;const M=s.get("P");E.length===0?(s.has("ID")&&(this.identifierRemoved=!0),this.types.losing(
s),this.removal.remove(r),this.removedElements++):(this.document.edit(r),s.set("K",E.length===1?E[0]:E)),(0,D.i9)(M)&&this.open.add(M.number),this.silence(E.length===
0?M:new D.oS(r))}pruneRoot({dict:r,holder:s}){const i=this.kidsOf(r),m=i.filter(E=>!this.removal.isGone(E));if(m.length===i.length)return;if(this.document.edit(
s),m.length>0){r.set("K",m.length===1?m[0]:m);return}const S=this.document.editCatalog();S.delete("StructTreeRoot"),S.delete("MarkInfo")}isLost(r,s,i){return typeof r==
"number"?this.removal.isGone(s)||(i?.has(r)??!1):this.removal.isGone(r)?!0:(0,D.Zm)(r)?(0,D.Eo)(r.get("Type"),"OBJR")&&this.removal.isGone(r.get("Obj"))?!0:((0,D.
Eo)(r.get("Type"),"MCR")||(0,D.Eo)(r.get("Type"),"OBJR"))&&this.removal.isGone(r.get("Pg")??s):!1}isDropped(r,s,i){const m=this.lost.get(r);if(!m)return!1;const S=typeof s==
"number"?void 0:this.document.dict(s),E=S?this.document.resolve(S.get("MCID")):s;if(typeof E!="number")return!1;const M=S?.get("Stm");if((0,D.i9)(M))return m.has(
`in ${M.number} ${E}`);const x=S?.get("Pg")??i;return m.has((0,D.i9)(x)?`on ${x.number} ${E}`:`on a page ${E}`)}pruneReferences(r,s){const i=this.document.array(
s.get("Ref")),m=i?.filter(S=>!this.removal.isGone(S));!i||!m||m.length===i.length||(this.document.edit(r),m.length>0?s.set("Ref",m):s.delete("Ref"))}silence(r){
for(;(0,D.i9)(r)&&!this.silenced.has(r.number);){this.silenced.add(r.number);const s=this.document.dict(r);s?.has("ActualText")&&(this.document.edit(r),s.delete(
"ActualText")),r=s?.get("P")}}kidsOf(r){const s=r.get("K");return s==null?[]:this.document.array(s)??[s]}}function l(A){return(0,D.Eo)(A.get("Type"),"StructElem")?
!0:!A.has("Type")&&A.has("S")&&(0,D.i9)(A.get("P"))&&(A.has("K")||A.has("Pg"))}function P(A){return(0,D.Eo)(A.get("Type"),"MCR")||(0,D.Eo)(A.get("Type"),"OBJR")}}),
70549:((k,B,w)=>{w.d(B,{n:()=>c});function c(D){const L=new WeakMap;return C=>{if(C.hasChanges)return D(C);const K=L.get(C);if(K)return K.answer;const I=D(C);return L.
set(C,{answer:I}),I}}}),21996:((k,B,w)=>{w.d(B,{Av:()=>a,RJ:()=>l,V3:()=>p,vb:()=>P,zx:()=>h});var c=w(54619),D=w(93604),L=w(78157),C=w(88500);const K=2048,I=65536,
R=4,u=1<<20,o=1024,g="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function h(s,i){const{found:m,all:S}=await f(s,i),E=M=>[...new Set([...M,...S])].sort((x,_)=>x-_);
return Object.fromEntries(i.map(M=>[M,E(m[M])]))}async function a(s,i){const{found:m,all:S}=await f(s,i);for(const E of Object.values(m))for(const M of E)S.add(
M);return S}async function f(s,i){const m=i.map(x=>{const[_="",...N]=[...x].map(W=>W.replace(/\W/,"\\$&")),U=/\W/.test(x)?g:"\\w";return`${_}(?:${N.join("")}|${U}\
{0,${Math.max(0,x.length-2)}}#)`}),S=new RegExp(`/(?:${m.join("|")}|#)`,"g"),E=Object.fromEntries(i.map(x=>[x,new Set])),M=new Set;await l(s,(x,_,N,U)=>{const W=x.
toString("latin1",_,N);S.lastIndex=0;for(let X=S.exec(W);X;X=S.exec(W)){const z=U(_+X.index);z!==void 0&&(X[0].endsWith("#")?M.add(z):E[X[0].slice(1)].add(z))}});
for(const x of P(s))M.add(x);return{found:E,all:M}}async function p(s,i){const m=await h(s,i);return[...new Set(Object.values(m).flat())].sort((S,E)=>S-E)}async function l(s,i){
const{bytes:m,table:S}=s,E=A(s),M=new Int32Array(E.length);for(let W=0;W<E.length;W++)M[W]=S.place[E[W]];const x=(0,L.bS)(m),_=W=>E[(0,D.MJ)(M,W)-1],N=new C.s;let U=0;
for(let W=0;W<E.length;W++){const X=W+1===E.length,z=X?m.length:M[W+1],H=z-M[W]>K;if(!H&&!X&&z-U<I)continue;let Q=z;if(H){M[W]>U&&i(x,U,M[W],_),N.reset();const tt=N.
value(m,s.bodies[E[W]],z);U=M[W],tt>=0&&(Q=tt)}i(x,U,Q,_);const q=s.job.pace.step(R*(Q-U));q&&await q,U=z}for(const[W,X]of r(s)){const z=s.objectStream(W),H=s.job.
pace.step(0);if(H&&await H,!z)continue;const Q=new Set(X),{starts:q,numbers:tt,data:et}=z,Y=Z=>{const V=tt[(0,D.MJ)(q,Z)-1];return V!==void 0&&Q.has(V)?V:void 0};
for(let Z=0;Z<et.length;Z+=u){i((0,L.bS)(et),Z,Math.min(Z+u+o,et.length),Y);const V=s.job.pace.step(R*u);V&&await V}}}function*P(s){for(let i=1;s.hasChanges&&i<
s.size;i++)s.isChanged(i)&&s.exists(i)&&(yield i)}function A(s){const{table:i,hasChanges:m}=s,S=[];let E=!0,M=-1;for(let x=1;x<i.size;x++){if(i.kind[x]!==c.tL||
m&&s.isChanged(x))continue;const _=i.place[x];E&&=_>=M,M=_,S.push(x)}return E?S:S.sort((x,_)=>i.place[x]-i.place[_])}function r(s){const{table:i,hasChanges:m}=s,
S=new Map;for(let E=1;E<i.size;E++){if(i.kind[E]!==c.UT||m&&s.isChanged(E))continue;const M=i.place[E],x=S.get(M);x?x.push(E):S.set(M,[E])}return S}}),87773:((k,B,w)=>{
w.d(B,{$:()=>D});const c=2e3;async function*D(L,C){for(const K of C){yield[K,L.get(K)];const I=L.job.pace.step(c);I&&await I}}}),90536:((k,B,w)=>{w.d(B,{C:()=>D,
L:()=>L});var c=w(45599);function D(C,K){const I=[C];for(;I.length>0;){const R=I.pop(),u=R instanceof c.Z6?R.dict:R;if(Array.isArray(u))for(const o of u)I.push(
o);else if(u instanceof c.Bi){K(u);for(const o of u.values())I.push(o)}}}function L(C,K){const I=[];return D(C,R=>{I.length===0&&K(R)&&I.push(R)}),I.length>0}})};
