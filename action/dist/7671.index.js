"use strict";exports.id=7671,exports.ids=[7671],exports.modules={39684:((X,j,v)=>{v.d(j,{K:()=>B,x:()=>M});var c=v(45599);const b=new Set(["Type","Rect","P","NM","M","F","AP",
"AS","OC","StructParent","AF","ca","CA","BM","Lang"]),L=2,R=4,K=32;function B(l,s){const m=l.resolve(s.get("F")),d=typeof m=="number"?m:0;if(d&L||d&K&&!(d&R))return!1;
const[i,r,y,h]=(l.array(s.get("Rect"))??[]).map(C=>l.resolve(C));return typeof i=="number"&&typeof r=="number"&&typeof y=="number"&&typeof h=="number"&&i!==y&&r!==
h&&l.dict(s.get("AP"))?.has("N")===!0}function M(l,s){for(const i of[...s.keys()])b.has(i)||s.delete(i);s.set("Subtype",new c.SX("Stamp"));const d=l.dict(s.get(
"AP"))?.get("N");d!==void 0&&s.set("AP",new c.Bi([["N",d]]))}}),44082:((X,j,v)=>{v.d(j,{EC:()=>l,Ft:()=>m,LT:()=>s,y$:()=>B});var c=v(78157),b=v(79725),L=v(88500),
R=v(45599);const K=["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","Properties"];class B{document;shared=new Map;categories=new Map;entries=new b.
R;inside=new b.R;source;last;constructor(i){this.document=i,this.source=(0,c.bS)(i.bytes)}of(i){const{document:r}=this,y=r.place(i),{entries:h}=this,A=y&&r.locate(
i,y,h)?h.find(y.bytes,"Resources"):-1;if(!y||A<0||y.bytes[h.at[A+2]]!==c.iH)return this.ofShared(this.valueOf(i));const C=h.at[A+2],P=h.at[A+3],{last:a,source:t}=this,
u=y.bytes===r.bytes;if(a&&u&&t.compare(t,a.start,a.end,C,P)===0)return a.list;const p=this.written(y.bytes,C,P)??this.ofShared(this.valueOf(i));return u&&(this.
last={start:C,end:P,list:p}),p}valueOf(i){return this.document.entry(i,"Resources")??this.givenTo(i)}inheritedBy(i){return this.ofShared(this.givenTo(i))}givenTo(i){
const{pages:r}=this.document,y=r.indexOf(i);return y<0?void 0:r.inheritedBy(y).Resources}written(i,r,y){const{inside:h}=this;if(!h.locate(i,r,y))return;const{at:A,
scan:C}=h,P=[],a=[];for(const t of K){const u=h.find(i,t);if(u<0)continue;const p=A[u+2],f=A[u+3];if((0,c.yp)(i[p]))a.push(this.category((0,c.JI)(i,p,f).value));else
for(let w=h.marksFrom;w<h.marksTo;w+=3)C.marks[w]!==L.A&&C.marks[w+1]>=p&&C.marks[w+1]<f&&P.push(C.marks[w])}return{numbers:P,categories:a}}ofShared(i){const r=(0,R.
i9)(i)?i.number:(0,R.Zm)(i)?i:void 0;if(r===void 0)return M;let y=this.shared.get(r);if(!y){const h=this.document.dict(i),A=K.map(C=>h?.get(C));y={numbers:A.flatMap(
C=>(0,R.Zm)(C)?m(C):[]),categories:A.flatMap(C=>(0,R.i9)(C)?[this.category(C.number)]:[])},this.shared.set(r,y)}return y}category(i){let r=this.categories.get(i);
if(!r){const y=this.document.dict(new R.oS(i));this.categories.set(i,r={numbers:y?m(y):[],categories:[]})}return r}}const M={numbers:[],categories:[]};class l{categories;constructor(i,r){
this.categories=K.flatMap(y=>i.dict(r.get(y))??[])}named(i){const r=[];for(const y of this.categories){const h=y.get(i);h!==void 0&&r.push(h)}return r}}function s(d,i){
const r=new R.Bi(d);for(const y of K){const h=d.get(y);h!==void 0&&r.set(y,i(h))}return r}function m(d){const i=new Set,r=[d];for(let y=r.pop();y!==void 0;y=r.pop())
if(y instanceof R.oS)i.add(y.number);else if(Array.isArray(y))for(const h of y)r.push(h);else if(y instanceof R.Bi)for(const h of y.values())r.push(h);return[...i]}}),
64261:((X,j,v)=>{v.d(j,{h:()=>A});var c=v(78157),b=v(82416),L=v(45599),R=v(9819);const K=4096,B=64,M=1e4,l=new WeakMap;function s(P,a,t){if(!d(a))return t();const{
memory:u}=P.job,p=i(u,a);if(p)return p.names;const f=t(),w=l.get(u)??[];return w.length<B&&(f?.size??0)<M&&l.set(u,[...w,{data:a.data.slice(),names:f}]),f}const m=(P,a)=>d(
a)&&!i(P.job.memory,a),d=({data:P,dict:a,sealed:t})=>P.length>=K&&!t&&(0,L.Eo)(a.get("Filter"),"FlateDecode")&&!a.has("DecodeParms"),i=(P,{data:a})=>l.get(P)?.find(
t=>t.data.length===a.length&&Buffer.compare(t.data,a)===0);var r=v(44082);const y=1e6,h=1<<21;class A{document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(a){
this.document=a,this.allowance=new R.b9(a)}inContent(a){const{document:t,lists:u}=this,p=t.resolve(t.entry(a,"Contents"));return p instanceof L.Z6?this.namesOf(
p):(0,L.cy)(p)?(u.has(p)?this.allowance.spend(u.get(p)?.size??0):u.set(p,this.inStreams(p)),u.get(p)):new Set}inStreams(a){const t=new Set;for(const u of a){const p=this.
document.resolve(u),f=p instanceof L.Z6?this.namesOf(p):[];if(!f)return;for(const w of f)t.add(w)}return t}borrowed(a,t,u){const p=new Set(u),f=new Set(this.appearancesWithoutResources(
a)),w=E=>{const T=this.drawnBy(t.named(E));for(const N of T??[])f.add(N);return T!==void 0};for(const E of u)if(!w(E))return;for(const E of f){const T=this.contentOf(
E);if(!T)return;for(const N of T.draws)f.add(N);for(const N of T.lacking)if(!p.has(N)&&(p.add(N),!w(N)))return}return p}contentOf(a){const{contents:t}=this,u=t.
get(a);return u?this.allowance.spend(1+u.lacking.size+u.draws.length):t.has(a)||t.set(a,this.readContent(a)),t.get(a)}readContent(a){const t=this.namesOf(a),u=this.
document.dict(a.dict.get("Resources"));if(!t||!u)return t&&{lacking:t,draws:[]};const p=new r.EC(this.document,u),f=new Set,w=[];for(const T of t){const N=p.named(
T);N.length===0&&f.add(T);for(const F of N)w.push(F)}const E=this.drawnBy(w);return E&&{lacking:f,draws:E}}appearancesWithoutResources(a){const{document:t,appearances:u}=this,
p=t.array(t.entry(a,"Annots"))??[],f=u.get(p);if(f)return this.allowance.spend(f.length),f;const w=[];for(const E of p)for(const T of t.dict(t.dict(E)?.get("AP"))?.
values()??[]){const N=t.resolve(T);for(const F of(0,L.Zm)(N)?N.values():[N]){const W=t.resolve(F);W instanceof L.Z6&&!this.hasResources(W.dict)&&w.push(W)}}return u.
set(p,w),w}drawnBy(a){const{document:t}=this,u=[];for(const p of a){const f=t.resolve(p),w=t.dict(f),E=t.resolve(w?.get("Subtype"));if(w&&(0,L.Eo)(E,"Type3")&&!this.
hasResources(w))return;if(f instanceof L.Z6){((0,L.Eo)(E,"Form")||t.resolve(f.dict.get("PatternType"))===1)&&u.push(f);continue}const T=t.resolve(t.dict(w?.get(
"SMask"))?.get("G"));T instanceof L.Z6&&u.push(T)}return u}hasResources(a){return this.document.dict(a.get("Resources"))!==void 0}async prepare(a){const{document:t,
names:u}=this,p=t.resolve(t.entry(a,"Contents"));for(const f of(0,L.cy)(p)?p:[p]){const w=t.resolve(f);if(!(w instanceof L.Z6)||u.has(w)||!m(t,w))continue;const E=t.
decodedPart(w);if(!E?.whole||E.data.length<h)continue;const T=new C(E.data);for(;T.run(h);){const N=t.job.pace.step(h);N&&await N}u.set(w,s(t,w,()=>T.names))}}namesOf(a){
const{names:t}=this;if(t.has(a))this.allowance.spend(1+(t.get(a)?.size??0));else{const{document:u}=this,p=()=>{const f=u.decodedPart(a);if(u.job.pace.add(f?.data.
length||y),!f?.whole)return;const w=new C(f.data);return w.run(1/0),w.names};t.set(a,s(u,a,p))}return t.get(a)}}class C{content;names=new Set;at=0;constructor(a){
this.content=a}run(a){const{content:t,names:u}=this,p=this.at+a;let{at:f}=this;for(f=t.indexOf(c.cL,f);f>=0&&f<p;f=t.indexOf(c.cL,f)){const w=f+1;f=(0,c.Wd)(t,w,
t.length),u.add((0,b.MQ)(t,w,f))}return this.at=f,f>=0}}}),91374:((X,j,v)=>{v.d(j,{QL:()=>B,bf:()=>K,fq:()=>h,hj:()=>y,i4:()=>i,iA:()=>l,pv:()=>r,qU:()=>m,tP:()=>M});
var c=v(77581),b=v(45599),L=v(9819),R=v(70549);function K(P){for(;P.part===""&&P.parent;)P=P.parent;return P}const B="FT Parent T TU TM Ff V DV DA Q DS RV Opt M\
axLen TI I Lock SV".split(" "),M=100;function*l(P,{from:a=P.array((0,L.Wo)(P,"AcroForm")?.dict.get("Fields")),below:t,visit:u=new L._i(P),depth:p=1/0}={}){const f=[],
w=(E=[],T)=>{for(let N=E.length-1;N>=0;N--)f.push({value:E[N],parent:T})};w(a,t);for(let E=f.pop();E;E=f.pop()){const{value:T,parent:N}=E,F=(0,b.i9)(T)?P.get(T):
T;if(!(0,b.Zm)(F)||!u.first(T)||(N?.depth??0)>=p)continue;const W=P.resolve(F.get("T")),U=P.resolve(F.get("FT")),G=W instanceof b.Mx?(0,c.g7)(W):"",Z={number:(0,b.
i9)(T)?T.number:void 0,dict:F,parent:N,part:G,name:C(N&&N.depth%M!==0?N.name:"",G),type:U instanceof b.SX?U.text:N?.type,depth:(N?.depth??0)+1};yield Z;const $=F.
get("Kids"),H=P.array($);H&&(!(0,b.i9)($)||u.firstList(H))&&w(H,Z)}}const s=1e3,m=(0,R.n)(d);async function d(P){const a=[];for(const t of l(P)){a.push(t);const u=P.
job.pace.step(s);u&&await u}return a}function i(P){const a=new Set(P.flatMap(({parent:t,dict:u})=>t&&u.has("T")?[t]:[]));return P.filter(t=>(t.dict.has("T")||!t.
parent)&&!a.has(t))}function r(P,a){const t=P.resolve(y(P,a,"FT"));return t instanceof b.SX?t.text:void 0}function y(P,a,t){for(const u of A(P,a)){const p=u.get(
t);if(p!==void 0)return p}}function h(P,a){let t="";for(const u of A(P,a)){const p=P.resolve(u.get("T"));p instanceof b.Mx&&(t=C((0,c.g7)(p),t))}return t}function*A(P,a){
let t=a;for(let u=0;t&&u<M;u++)yield t,t=P.dict(t.get("Parent"))}const C=(P,a)=>P===""||a===""?P+a:`${P}.${a}`}),83137:((X,j,v)=>{v.d(j,{I:()=>K});var c=v(45599),
b=v(9819),L=v(91374),R=v(43791);class K{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedSignatures=0;removedFields=0;groups=new Set;removedXfa=!1;constructor(M){
this.removal=M,this.document=M.document}losing(M){if(!(0,c.Eo)(M.get("Subtype"),"Widget")||(this.pruned=!0,M.has("T")&&!M.has("Kids")&&this.countField(M),(0,L.pv)(
this.document,M)!=="Sig"))return;this.signatureRemoved=!0;const l=(0,L.hj)(this.document,M,"V");(0,c.Zm)(this.document.resolve(l))&&this.removedSignatures++,(0,c.
i9)(l)&&this.signatures.add(l.number)}keepsAsField(M,l){if(!this.document.array(l.get("Kids")))return!1;this.document.edit(M);for(const s of[...l.keys()])!L.QL.
includes(s)&&s!=="Kids"&&s!=="AA"&&l.delete(s);return this.touch(M),!0}touch(M){this.open.add(M),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const l of this.
open)this.open.delete(l),this.pruneField(l);if(!this.pruned)return;this.pruned=!1;const M=(0,b.Wo)(this.document,"AcroForm");M&&(this.filter(M.holder,M.dict,"Fi\
elds"),this.filter(M.holder,M.dict,"CO"),this.signatureRemoved&&this.dropSignatures(M.holder,M.dict),!(this.document.array(M.dict.get("Fields"))?.length!==0||M.
dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){const M=(0,b.Wo)(this.document,"AcroForm");M?.dict.has("XFA")&&(this.document.edit(M.
holder),M.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRendering"),this.removedXfa=!0)}pruneField(M){const l=this.document.dict(new c.oS(M)),s=this.
document.array(l?.get("Kids"));if(!l||!s)return;const m=s.filter(i=>!this.removal.isGone(i));if(m.length===s.length)return;if(this.document.edit(M),m.length>0||
(0,c.Eo)(l.get("Subtype"),"Widget")){l.set("Kids",m);return}const d=l.get("Parent");this.removal.remove(M),this.groups.has(M)?(0,c.i9)(d)&&this.groups.add(d.number):
this.countField(l),(0,c.i9)(d)&&this.open.add(d.number)}countField(M){this.removedFields++;const l=M.get("Parent");(0,c.i9)(l)&&this.groups.add(l.number)}filter(M,l,s){
const m=this.document.array(l.get(s)),d=m?.filter(i=>!this.removal.isGone(i));!m||!d||d.length===m.length||(this.document.edit(M),d.length>0||s==="Fields"?l.set(
s,d):l.delete(s))}dropSignatures(M,l){const s=(0,b.Wo)(this.document,"Perms");for(const[i,r]of s?[...s.dict]:[])!(0,c.i9)(r)||!this.signatures.has(r.number)||(this.
document.edit(s.holder),s.dict.delete(i));s?.dict.size===0&&this.document.editCatalog().delete("Perms");const m=[...(0,L.iA)(this.document)].filter(({type:i})=>i===
"Sig");m.some(({dict:i})=>(0,c.Zm)(this.document.resolve((0,L.hj)(this.document,i,"V"))))||(0,R.H)(this.document),!(!l.has("SigFlags")||m.length>0)&&(this.document.
edit(M),l.delete("SigFlags"))}}}),3466:((X,j,v)=>{v.d(j,{R:()=>s});var c=v(21996),b=v(87773),L=v(90536),R=v(77581),K=v(45599),B=v(19557),M=v(91374);const l=4e3;
class s{document;holders;names;constructor(r,y,h){this.document=r,this.holders=y,this.names=h}static async of(r){if(!r.catalog.has("AcroForm"))return;const y=await(0,c.
Av)(r,["Hide","ResetForm","SubmitForm"]),h=[],A=new Set;for await(const[C,P]of(0,b.$)(r,y)){const a=m(r,P);a.length>0&&h.push(C);for(const t of a)A.add(t)}if(h.
length!==0)return new s(r,h,await d(r,A))}async gone(){const r=await d(this.document,this.names);return new Set([...this.names].filter(y=>!r.has(y)))}}function m(i,r){
const y=[];return(0,L.C)(r,h=>{const A=i.resolve(h.get("S")),C=A instanceof K.SX?B.fP.get(A.text):void 0,P=C===void 0?void 0:i.resolve(h.get(C));for(const a of Array.
isArray(P)?P:[P??null]){const t=i.resolve(a);t instanceof K.Mx&&t.bytes.length<=l&&y.push((0,R.g7)(t))}}),y}async function d(i,r){const y=new Set([...r].map(({length:A})=>A)),
h=new Set;for(const{name:A}of await(0,M.qU)(i))y.has(A.length)&&r.has(A)&&h.add(A);return h}}),43791:((X,j,v)=>{v.d(j,{H:()=>b});var c=v(45599);function b(L){const{
catalog:R}=L;if(!R.has("DSS")&&!R.has("Extensions"))return;const K=L.dict(R.get("Extensions"));if(!R.has("DSS")&&!K?.has("ESIC")||(L.edit(L.catalogNumber),R.delete(
"DSS"),!K?.has("ESIC")))return;const B=new c.Bi([...K].filter(([M])=>M!=="ESIC"));B.size>0?R.set("Extensions",B):R.delete("Extensions")}}),76862:((X,j,v)=>{v.d(
j,{a:()=>R,s:()=>L});var c=v(45599),b=v(9819);function L(M){const l=(0,b.Wo)(M,"OCProperties"),s=M.array(l?.dict.get("OCGs"));if(!l||!s||s.length===0)return;const m=M.
catalog.get("OCProperties"),d=M.editCatalog();return d.delete("OCProperties"),i=>{const r=new Set(s.flatMap(y=>(0,c.i9)(y)&&i[y.number]!==1?[y.number]:[]));r.size===
0?d.set("OCProperties",m):r.size<s.length&&d.set("OCProperties",new B(M,r).without(l.dict,K))}}function R(M,l){const s=(0,b.Wo)(M,"OCProperties"),m=M.array(s?.dict.
get("OCGs"))??[];if(!s||l.size===0)return;const d=M.editCatalog();m.every(i=>(0,c.i9)(i)&&l.has(i.number))?d.delete("OCProperties"):d.set("OCProperties",new B(M,
l).without(s.dict,K))}const K=32;class B{document;gone;allowance;constructor(l,s){this.document=l,this.gone=s,this.allowance=new b.b9(l)}without(l,s){if(this.allowance.
spend(1),(0,c.i9)(l)&&this.isGroup(l))return l;const m=this.document.resolve(l);return Array.isArray(m)?s===0?[]:this.items(m,s):m instanceof c.Bi?new c.Bi(s===
0?[]:[...m].map(([d,i])=>[d,this.without(i,s-1)])):l}items(l,s){const m=[];let d=!1;for(const i of l){if(this.isGone(i)){d=!0;continue}const r=this.without(i,s-
1),y=Array.isArray(r),h=y&&r.every(A=>A instanceof c.Mx)&&this.document.array(i).length>r.length;if(y&&d)for(const A of h?[]:r)m.push(A);else h||m.push(r);d=!1}
return m}isGone(l){return(0,c.i9)(l)&&this.gone.has(l.number)}isGroup(l){return this.gone.has(l.number)||(0,c.Eo)(this.document.dict(l)?.get("Type"),"OCG")}}}),
15141:((X,j,v)=>{v.d(j,{X:()=>M});var c=v(45599),b=v(9819);const L=[];class R{chain;known=new Map;ofLists=new Map;constructor(s){this.chain=s}of(s){return s.has(
"Next")?this.known.get(s):L}*explore(s){const{chain:m,known:d}=this,i=new Map,r=[],y=[];d.has(s)||this.enter(s,i,r,y);for(let h=y.at(-1);h;h=y.at(-1)){if(yield 1,
h.at<h.next.length){const a=m.dead(h.next[h.at++]);if(!a||d.has(a))continue;const t=i.get(a);t?h.low=Math.min(h.low,t.index):this.enter(a,i,r,y);continue}y.pop();
const A=y.at(-1);if(A&&(A.low=Math.min(A.low,h.low)),h.low<h.index)continue;const C=r.splice(h.place),P=yield*this.collect(C);for(const{action:a}of C)d.set(a,P);
C.length===1&&this.ofLists.set(h.next,P)}}enter(s,m,d,i){const r=this.chain.next(s),y=this.ofLists.get(r);if(y){this.known.set(s,y);return}this.chain.spend(1+r.
length);const h={action:s,next:r,at:0,index:m.size,low:m.size,place:d.length};m.set(s,h),d.push(h),i.push(h)}*collect(s){const m=new Set;for(const{next:i}of s)for(const r of i){
yield 1;const y=this.chain.dead(r),h=y?this.of(y):[r];h&&h.length>0&&m.add(h)}if(m.size<2)return[...m][0]??L;const d=new Map;for(const i of m){this.chain.spend(
i.length);for(const r of i)yield 1,d.set((0,c.i9)(r)?`${r.number}`:r,r)}return[...d.values()]}}var K=v(12207);const B=500;class M{document;rules;settled=new Set;chain;successors;open=[];unexplored=[];work;isBehind=!1;lists=new Map;following=new Map;heads=new Map;joined=new Set;constructor(s,m){
this.document=s,this.rules=m,this.chain={next:d=>this.leftOf(d.get("Next")),dead:d=>this.deadAction(d),spend:new b.b9(s).spend},this.successors=new R(this.chain)}refresh(){
for(const s of[this.settled,this.lists,this.following,this.heads,this.joined])s.clear();this.successors=new R(this.chain)}pruneActions(s,m){for(const d of[...m.
keys()])this.pruneAction(s,m,d)}pruneAdditional(s,m,d="AA"){const i=m.get(d),r=this.document.dict(i);r&&(this.pruneActions((0,b.Kd)(i,s),r),!(r.size>0)&&(this.document.
edit(s),m.delete(d)))}pruneAction(s,m,d){const i=m.get(d);if(i===void 0)return!1;const r=this.replacing(i);if(!r)return this.isBehind=!0,!1;const y=r[0];if(y===
void 0)return this.document.edit(s),m.delete(d),!0;y!==i&&(this.document.edit(s),m.set(d,y));const h=this.document.dict(y);return!h||this.joined.has(r)||(this.joined.
add(r),r.length>1&&this.addNext(y,h,s,r.slice(1)),this.pruneChain(y,s)),!1}addNext(s,m,d,i){const r=(0,K.ji)(this.document,m.get("Next")),y=new Set(r),h=i.filter(
A=>!y.has(A));h.length!==0&&(this.document.edit((0,b.Kd)(s,d)),m.set("Next",[...r,...h]))}replacing(s){const m=(0,c.i9)(s)?this.heads.get(s.number):void 0;if(m)
return m;const d=this.rules.isGone(s)?void 0:this.deadAction(s);d&&!this.successors.of(d)&&(this.unexplored.push(d),this.goOn());const i=d?this.successors.of(d):
this.rules.isGone(s)?[]:[s];return i&&(0,c.i9)(s)&&this.heads.set(s.number,i),i}pruneChain(s,m){this.open.push([s,(0,b.Kd)(s,m)]),this.goOn()}get isSettled(){return!this.
work&&!this.isBehind&&this.open.length===0&&this.unexplored.length===0}async settle(){const{pace:s}=this.document.job;for(let d=this.nextWork();d;d=this.nextWork()){
const i=s.step(B*d);i&&await i}const m=this.isBehind;return this.isBehind=!1,m}goOn(){const{pace:s}=this.document.job;for(;!s.isFull;){const m=this.nextWork();if(m===
0)return;s.add(B*m)}}nextWork(){if(!this.work&&this.open.length===0&&this.unexplored.length===0)return 0;const{done:s,value:m}=(this.work??=this.goThrough()).next();
return s?(this.work=void 0,0):m}*goThrough(){for(;;){const s=this.unexplored.pop();if(s){yield*this.successors.explore(s);continue}const m=this.open.pop();if(!m)
return;yield*this.followNext(...m)}}*followNext(s,m){yield 1;const d=this.document.dict(s);if(!d||(0,c.i9)(s)&&this.settled.has(s.number))return;(0,c.i9)(s)&&this.
settled.add(s.number),this.rules.staying?.(m,d);const i=d.get("Next");if(i===void 0)return;const y=((0,c.i9)(i)?this.lists.get(i.number):void 0)??(yield*this.listOf(
i));if(y.isChanged&&this.setNext(d,m,y,i),!y.isFollowed){y.isFollowed=!0;for(const h of y.after)this.open.push([h,(0,b.Kd)(h,m)])}}leftOf(s){const m=(0,c.i9)(s)?
this.following.get(s.number):void 0;if(m)return m;const d=(0,K.ji)(this.document,s).filter(i=>!this.rules.isGone(i));return(0,c.i9)(s)&&this.following.set(s.number,
d),d}*listOf(s){const m=(0,K.ji)(this.document,s),d=yield*this.living(m),i=d.length!==m.length||d.some((y,h)=>y!==m[h]),r={before:m,after:d,isChanged:i,isFollowed:!1};
return(0,c.i9)(s)&&this.lists.set(s.number,r),r}setNext(s,m,{after:d},i){if((0,c.i9)(i)&&this.document.array(i)!==void 0&&d.length>1){this.document.put(i,[...d]);
return}this.document.edit(m),d.length===0?s.delete("Next"):s.set("Next",d.length===1?d[0]:[...d])}*living(s){const m=[],d=new Set;for(const i of s){if(yield 1,this.
rules.isGone(i))continue;const r=this.deadAction(i);if(!r){m.push(i);continue}this.successors.of(r)||(yield*this.successors.explore(r));const y=this.successors.
of(r);if(!d.has(y)){d.add(y);for(const h of y)m.push(h)}}return m}deadAction(s){const m=this.document.dict(s);return m&&this.rules.isDead(m)?m:void 0}}}),19557:((X,j,v)=>{
v.d(j,{Hx:()=>L,ao:()=>b,fP:()=>c});const c=new Map([["Hide","T"],["ResetForm","Fields"],["SubmitForm","Fields"]]),b=new Set(["ResetForm","SubmitForm"]),L=1}),33546:((X,j,v)=>{
v.d(j,{FB:()=>K,Hr:()=>M,Zh:()=>l,k$:()=>B,qm:()=>s});var c=v(44233),b=v(45599),L=v(81077);const R={first:0,style:"D",prefix:void 0,start:1};async function K(h){
const A=h.catalog.get("PageLabels");if(!h.dict(A))return;const C=(await(0,L.Zc)(h,A,"Nums")).map(([P,a])=>({first:Number(P),label:h.dict(a)})).filter(({first:P})=>Number.
isInteger(P)&&P>=0).sort((P,a)=>P.first-a.first).filter(({first:P},a,t)=>t[a+1]?.first!==P).map(({first:P,label:a})=>({first:P,...m(h,a)}));return C[0]?.first===
0?C:[R,...C]}function B(h,A){const C=h.editCatalog();if(A.length===0){C.delete("PageLabels");return}const P=A[0].first===0?A:[R,...A],a=y(h),t=P.map(({first:u,start:p,
...f})=>[u,r({...f,number:p},a)]);C.set("PageLabels",h.add((0,L.H6)(h,t,"Nums")))}async function M(h){const A=await K(h);if(!A)return;const C=A.map(({first:P})=>P);
return P=>{const a=A[(0,c.MJ)(C,P)-1];return{...a,number:a.start+P-a.first}}}function l(h,A){const C=[],P=y(h);let a,t=0;for(const u of A)(!a||!d(a,u))&&C.push(
[t,r(u,P)]),a=u,t++;return(0,L.H6)(h,C,"Nums")}async function s(h,A){const C=await M(h);if(!C)return;const P=l(h,Array.from(A,a=>C(a-1)));h.editCatalog().set("P\
ageLabels",h.add(P))}function m(h,A){const C=h.resolve(A?.get("S")),P=h.resolve(A?.get("P")),a=h.resolve(A?.get("St"));return{style:C instanceof b.SX?C.text:void 0,
prefix:P instanceof b.Mx&&P.bytes.length>0?P:void 0,start:typeof a=="number"&&Number.isInteger(a)&&a>=1?a:1}}function d(h,A){return h.style!==A.style||A.style!==
void 0&&A.number!==h.number+1?!1:h.prefix===A.prefix?!0:!!h.prefix&&!!A.prefix&&Buffer.compare(h.prefix.bytes,A.prefix.bytes)===0}const i=100;function r({style:h,
prefix:A,number:C},P){return(0,b.jd)({S:h===void 0?void 0:(0,b.UU)(h),P:A&&A.bytes.length>i?P(A):A,St:h===void 0||C===1?void 0:C})}function y(h){const A=new Map;
return C=>{let P=A.get(C);return P||A.set(C,P=h.add(C)),P}}}),37081:((X,j,v)=>{v.d(j,{O:()=>L});var c=v(45599),b=v(9819);async function L(K,B,M=1/0){const l=new b.
_i(K),s=(0,b.Wo)(K,"Outlines"),m=[{value:s&&R(K,s.holder,s.dict,"First"),level:1}];for(let d=m.pop();d;d=m.pop()){const{value:i,level:r}=d;if(i===void 0||!l.first(
i)||!B(i,r)||!(0,c.i9)(i))continue;const y=A=>{const C=K.entry(i.number,A);return C instanceof c.Bi?R(K,i.number,K.get(i.number),A):C};m.push({value:y("Next"),level:r}),
r<M&&m.push({value:y("First"),level:r+1});const h=K.job.pace.step(300);h&&await h}}function R(K,B,M,l){const s=M.get(l);if(!(s instanceof c.Bi))return s;const m=K.
add(s);return l==="Next"&&s.set("Prev",new c.oS(B)),K.edit(B),M.set(l,m),m}}),60502:((X,j,v)=>{v.d(j,{Q:()=>K,_:()=>R});var c=v(45599),b=v(9819),L=v(37081);class R{removal;destinations;document;dead=new Set;repaired=new Set;allowance;isMended=!1;keepsTitles=!1;constructor(l,s){
this.removal=l,this.destinations=s,this.document=l.document,this.allowance=new b.b9(this.document)}get removedItems(){return this.dead.size}drop(l){this.dead.add(
l)}touch(l,s){this.removal.isGone(s.get("SE"))&&(this.document.edit(l),s.delete("SE")),this.destinations.pruneTargets(l,s)&&!this.keepsTitles&&this.dead.add(l)}async touchAll(){
await(0,L.O)(this.document,l=>{const s=(0,c.i9)(l)?this.document.dict(l):void 0;return s&&this.touch(l.number,s),s!==void 0})}async flush(){for(const s of this.
dead){const m=this.document.dict(new c.oS(s));m&&await this.unlink(s,m);const d=this.document.job.pace.step(1e3);d&&await d}const l=(0,b.Wo)(this.document,"Outl\
ines");!l||this.dead.size===0||this.document.dict(l.dict.get("First"))||this.document.editCatalog().delete("Outlines")}async unlink(l,s){this.parentOf(l,s)||await this.
mendParents();const m=this.parentOf(l,s);if(m){const{item:d,ref:i}=m,r=this.kidsOf(s);this.splice(s,r,i,d);const y=r.reduce((h,A)=>h+1+Math.max(0,B(this.document,
A.item)),0);this.recount(i,B(this.document,s)>0?-1:y-1),!d.has("First")&&d.has("Title")&&!d.has("Dest")&&!d.has("A")&&this.dead.add(i.number)}this.removal.remove(
l)}parentOf(l,s){const m=this.itemAt(s.get("Parent"));return m&&this.isLinked(l,s,m.ref.number,m.item)?m:void 0}async mendParents(){const{document:l}=this,s=(0,b.
Wo)(l,"Outlines");if(this.isMended||!s)return;this.isMended=!0,this.repaired.clear();let m=l.catalog.get("Outlines");(0,c.i9)(m)||l.editCatalog().set("Outlines",
m=l.add(s.dict));const d=this.visit(),i=[{item:s.dict,ref:m}];for(let r=i.pop();r;r=i.pop()){if(!d.first(r.ref))continue;for(const h of this.kidsOf(r.item)){const A=h.
item.get("Parent");(!(0,c.i9)(A)||A.number!==r.ref.number)&&this.link(h,"Parent",r),i.push(h)}const y=l.job.pace.step(1e3);y&&await y}}splice(l,s,m,d){const i=this.
itemAt(l.get("Prev")),r=this.itemAt(l.get("Next")),[y,h]=[s[0],s.at(-1)];i?this.link(i,"Next",y??r):this.link({item:d,ref:m},"First",y??r),r?this.link(r,"Prev",
h??i):this.link({item:d,ref:m},"Last",h??i);for(const[A,C]of s.entries())this.link(C,"Parent",{item:d,ref:m}),this.link(C,"Prev",s[A-1]??i),this.link(C,"Next",s[A+
1]??r)}recount(l,s){const m=this.visit();let d=l;for(let i=this.document.dict(d);s!==0&&i&&(0,c.i9)(d)&&m.first(d);i=this.document.dict(d)){const r=B(this.document,
i);if(r===0)return;this.document.edit(d);const y=Math.abs(r)+s;if(y>0&&i.has("First")?i.set("Count",Math.sign(r)*y):i.delete("Count"),r<0)return;d=i.get("Parent")}}isLinked(l,s,m,d){
const i=()=>{const y=this.itemAt(s.get("Prev")),h=y?y.item.get("Next"):d.get("First");return(0,c.i9)(h)&&h.number===l};if(i())return!0;if(this.repaired.has(m))return!1;
this.repaired.add(m);let r;for(const y of this.kidsOf(d)){const h=y.item.get("Prev");((0,c.i9)(h)?h.number:void 0)!==r?.ref.number&&this.link(y,"Prev",r),r=y}return i()}visit(){
return new b._i(this.document,this.allowance)}kidsOf(l){const s=[],m=this.visit();for(let d=this.itemAt(l.get("First"));d&&m.first(d.ref);d=this.itemAt(d.item.get(
"Next")))s.push(d);return s}itemAt(l){const s=this.document.dict(l);return s&&(0,c.i9)(l)?{item:s,ref:l}:void 0}link(l,s,m){this.document.edit(l.ref),m?l.item.set(
s,m.ref):l.item.delete(s)}}function K(M){return M.has("Title")&&M.has("Parent")&&!M.has("S")&&!M.has("Subtype")&&!M.has("FT")}function B(M,l){const s=M.resolve(
l.get("Count"));return typeof s=="number"?s:0}}),2878:((X,j,v)=>{v.d(j,{m:()=>b});var c=v(9819);function b(L){const R=(0,c.Wo)(L,"ViewerPreferences");R?.dict.has(
"PrintPageRange")&&(L.edit(R.holder),R.dict.delete("PrintPageRange"),R.dict.size===0&&L.editCatalog().delete("ViewerPreferences"))}}),12207:((X,j,v)=>{v.d(j,{Ht:()=>m,
hN:()=>B,jS:()=>K,ji:()=>M});var c=v(45599),b=v(81077),L=v(45657);const R=200;async function K(d){const{catalog:i}=d,r=await(0,b.Zc)(d,d.dict(i.get("Names"))?.get(
"Dests"),"Names"),y=new Map;for(const[h,A]of r){y.set((0,b.Pu)(h),A);const C=d.job.pace.step(R);C&&await C}return{names:new Map(d.dict(i.get("Dests"))),strings:y}}
function B({pages:d},i){const r=(0,c.i9)(i)?d.indexOf(i.number):i;return typeof r=="number"&&Number.isInteger(r)&&r>=0&&r<d.count?r:void 0}function M(d,i){return i==
null?[]:d.array(i)??[i]}const l=8,s=50;class m{document;named;constructor(i,r){this.document=i,this.named=r}static async of(i){return new m(i,await K(i))}pageOf(i){
return this.pageOfDestination(i.get("Dest"))??this.pageOfAction(i.get("A"))}pageOfDestination(i,r=l){const{document:y}=this,h=y.resolve(i),A=y.array(h);if(A)return B(
y,A[0]);if(r===0)return;const C=y.dict(h);return C?this.pageOfDestination(C.get("D"),r-1):this.pageOfDestination(this.namedBy(h),r-1)}namedBy(i){const{names:r,strings:y}=this.
named;if(i instanceof c.SX)return r.get(i.text)??y.get(i.text);if(!(i instanceof c.Mx))return;const h=(0,b.Pu)(i);return y.get(h)??r.get(h)}pageOfAction(i){const{
document:r}=this,y=i===void 0?[]:[i];for(let h=0;y.length>0&&h<s;h++){const A=r.dict(y.shift());if(!A)continue;const P=(0,c.Eo)(r.resolve(A.get("S")),"GoTo")?this.
pageOfDestination(A.get("D")):void 0;if(P!==void 0)return P;(0,L.RZ)(y,M(r,A.get("Next")).slice(0,s))}}}}),94399:((X,j,v)=>{v.d(j,{N:()=>L});var c=v(45599),b=v(
9819);function L(R){const K=R.catalog.get("DPartRoot");if(K===void 0)return;const B=new b.J7(R),M=new b._i(R),l=[K];for(let s=l.pop();s!==void 0;s=l.pop()){const m=R.
dict(s),d=R.array(s);if(!(!M.first(s)||!(m??d))){for(const i of d??[])l.push(i);for(const i of["DPartRootNode","DParts"]){const r=m?.get(i);r!==void 0&&l.push(r)}
(0,c.i9)(s)&&B.remove(s.number)}}R.editCatalog().delete("DPartRoot")}}),9731:((X,j,v)=>{v.d(j,{U:()=>d});var c=v(33973),b=v(45599),L=v(44082),R=v(64261),K=v(9819);
const B=["XObject","Pattern","Shading","Properties"];async function M(i){const r=(0,K.Wo)(i,"AcroForm"),y=r?.dict.get("DR"),h=i.dict(y);if(!r||y===void 0||!h||!B.
some(P=>h.has(P)))return;const A=await l(i,h);if(!A)return;const C=P=>new b.Bi([...h].flatMap(([a,t])=>{const u=B.includes(a)?i.dict(t):void 0;if(!u)return[[a,t]];
const p=[...u].filter(([f,w])=>!(0,b.i9)(w)||A.has(f)||P(w.number));return p.length===u.size?[[a,t]]:p.length>0?[[a,new b.Bi(p)]]:[]}));return i.edit(r.holder),
r.dict.set("DR",C(()=>!1)),P=>r.dict.set("DR",C(a=>P[a]===1))}async function l(i,r){const y=new R.h(i),h=new Set,A=new L.EC(i,r);for(const C of i.pages.numbers){
const P=i.job.pace.step(1e3);if(P&&await P,i.entry(C,"Annots")===void 0)continue;const a=y.borrowed(C,A,s);if(!a)return;for(const t of a)h.add(t)}return h}const s=new Set;
var m=v(76862);async function d({removal:{document:i},structure:r}){const y=await M(i),h=(0,m.s)(i),A=r.types.take();if(!y&&!h&&!A)return;const{live:C}=await(0,c.
Gy)(i);y?.(C),h?.(C),await A?.(C)}}),17671:((X,j,v)=>{v.d(j,{zg:()=>at,Hi:()=>rt,E2:()=>Et,Pv:()=>it,Wi:()=>dt,lh:()=>wt});var c=v(45599),b=v(9819);class L{removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;constructor(n,e){
this.removal=n,this.destinations=e,this.document=n.document}touch(n,e){if(!this.prune(n,e))return;const o=this.pageOf(n,e);if(this.forget(e),this.removal.remove(
n),o===void 0){this.removal.chase(n);return}let g=this.pages.get(o);g||this.pages.set(o,g=new Set),g.add(n)}async readPage(n){for(const e of this.document.array(
this.document.entry(n,"Annots"))??[]){this.document.dict(e);const o=this.document.job.pace.step(1e3);o&&await o}}touchPage(n){const e=this.document.entry(n,"Ann\
ots"),o=this.document.array(e);if(!o||(0,c.i9)(e)&&this.touched.has(e.number))return;(0,c.i9)(e)&&this.touched.add(e.number);const g=o.filter(S=>{if(this.removal.
isGone(S))return!1;const _=this.document.dict(S),D=(0,b.Kd)(S,(0,b.Kd)(e,n));return!_||!this.prune(D,_)?!0:(this.forget(_),(0,c.i9)(S)&&this.removal.remove(S.number),
!1)});g.length<o.length&&this.setAnnots(n,e,g),(0,c.i9)(e)&&this.destinations.isBehind&&this.touched.delete(e.number)}async flush(){const n=new Map;for(const[e,
o]of this.pages){const g=this.document.entry(e,"Annots"),S=((0,c.i9)(g)?n.get(g.number):void 0)??this.dropGone(e,g);(0,c.i9)(g)&&n.set(g.number,S);for(const D of o)
S.has(D)||this.removal.chase(D);const _=this.document.job.pace.step(1e3);_&&await _}this.pages.clear()}dropGone(n,e){const o=this.document.array(e)??[],g=o.filter(
S=>!this.removal.isGone(S));return g.length<o.length&&this.setAnnots(n,e,g),new Set(o.map(S=>(0,c.i9)(S)?S.number:-1))}prune(n,e){if(this.destinations.pruneTargets(
n,e)&&(0,c.Eo)(e.get("Subtype"),"Link"))return this.removedLinks++,!0;for(const o of["P","Popup","IRT"])this.removal.isGone(e.get(o))&&(this.document.edit(n),e.
delete(o),o==="IRT"&&e.delete("RT"));return(0,c.Eo)(e.get("Subtype"),"Popup")&&this.removal.isGone(e.get("Parent"))}pageOf(n,e){const{pages:o}=this.document,g=e.
get("P");if((0,c.i9)(g)&&o.indexOf(g.number)>=0)return g.number;const S=this.via[n]??0;return[S,this.via[S]??0].find(_=>o.indexOf(_)>=0)}forget(n){const e=this.
document.resolve(n.get("StructParent"));typeof e=="number"&&this.structKeys.add(e)}setAnnots(n,e,o){(0,c.i9)(e)&&this.document.put(e,o),o.length===0?this.document.
patch(n,{Annots:void 0}):(0,c.i9)(e)||this.document.patch(n,{Annots:o})}}function R(O){return O.has("Rect")&&O.has("Subtype")}var K=v(64580),B=v(83363),M=v(39684),
l=v(91374);const s=["Parent","StructParents","B","DPart","PieceInfo","Annots"],m=["Type","Kids","Count"],d=1e3,i=80;class r{document;allowance;fields;places=new Map;constructor(n){
this.document=n,this.allowance=new b.b9(n)}async copyPage(n){const{document:e}=this,o=e.pages.number(n),g=e.pages.attribute(n,"Resources");(0,c.Zm)(g)&&e.patch(
o,{Resources:e.add(g)});const S=e.dict(new c.oS(o))??new c.Bi,_=new c.Bi([["Type",new c.SX("Page")]]);for(const[I,k]of S)!s.includes(I)&&!m.includes(I)&&_.set(I,
this.clone(k));for(const I of B.i){const k=e.pages.attribute(n,I);k!==void 0&&!_.has(I)&&_.set(I,this.clone(k))}const D=e.add(_),x=e.array(S.get("Annots"));return x&&
x.length>0&&_.set("Annots",await this.copyAnnotations(x,D)),D.number}clone(n){return(0,K.F)(n,this.spend)}spend=n=>{this.allowance.spend(n),this.document.job.pace.
add(i*n)};async copyAnnotations(n,e){const{document:o}=this,g=new Map,S=[],_=[];for(const D of n){const x=o.job.pace.step(d);x&&await x;const I=o.dict(D);if(!I||
(0,c.i9)(D)&&g.has(D.number))continue;const k=(0,c.Eo)(I.get("Subtype"),"Widget"),z=k&&(0,l.pv)(o,I)==="Sig";if(z&&!(y(o,I)&&(0,M.K)(o,I)))continue;const V=this.
clone(k&&!z&&(0,c.i9)(D)?this.asKid(D):I);if(z&&(0,M.x)(o,V),V.delete("StructParent"),V.set("P",e),S.push(V),!(0,c.i9)(D)){_.push(V);continue}const Y=o.add(V);g.
set(D.number,Y),_.push(Y),k&&!z&&this.addKid(V,Y)}for(const D of S)h(D,g);return _}asKid(n){const{document:e}=this,o=e.dict(n);if(!o.has("T")&&!o.has("FT")){const x=o.
has("Parent")?void 0:this.fieldOf(n.number);return x?(e.edit(n),o.set("Parent",x)):o}e.edit(n);const g=new c.Bi;for(const x of l.QL){const I=o.get(x);I!==void 0&&
(g.set(x,I),o.delete(x))}this.divideActions(o,g),g.set("Kids",[n]);const S=e.add(g),_=g.get("Parent");o.set("Parent",S),(0,c.i9)(_)&&this.replace(_.number,e.dict(
_),"Kids",n,S);const D=(0,b.Wo)(e,"AcroForm");for(const x of["Fields","CO"])D&&this.replace(D.holder,D.dict,x,n,S);return o}replace(n,e,o,g,S){const _=this.document.
array(e?.get(o));if(!e||!_)return;const D=this.places.get(_),x=D??this.placesIn(_),I=x.get(g.number);if(!I)return;this.document.edit(n);const k=D?_:[..._];D||e.
set(o,k),this.places.set(k,x);for(const z of I)k[z]=S;x.delete(g.number),x.set(S.number,I)}placesIn(n){const e=new Map;for(const[o,g]of n.entries()){if(!(0,c.i9)(
g))continue;const S=e.get(g.number);S?S.push(o):e.set(g.number,[o])}return this.document.job.pace.add(n.length),e}fieldOf(n){return this.fields??=new Map([...(0,l.
iA)(this.document)].flatMap(({number:e,parent:o})=>e===void 0||o?.number===void 0?[]:[[e,new c.oS(o.number)]])),this.fields.get(n)}divideActions(n,e){const o=this.
document.dict(n.get("AA"));if(!o)return;this.spend(o.size);const[g,S]=[new c.Bi,new c.Bi];for(const[_,D]of o)(["K","F","V","C"].includes(_)?g:S).set(_,D);g.size>
0&&e.set("AA",g),S.size>0?n.set("AA",S):n.delete("AA")}addKid(n,e){const o=n.get("Parent"),g=this.document.dict(o);if(!(0,c.i9)(o)||!g)return;this.document.edit(
o);const S=this.document.array(g.get("Kids"));S&&!(0,c.i9)(g.get("Kids"))?S.push(e):g.set("Kids",[...S??[],e])}}const y=(O,n)=>(0,c.Zm)(O.resolve((0,l.hj)(O,n,"\
V")));function h(O,n){const e=(0,c.Eo)(O.get("Subtype"),"Popup")?["Parent"]:["Popup","IRT"];for(const o of e){const g=O.get(o);if(!(0,c.i9)(g))continue;const S=n.
get(g.number);S?O.set(o,S):O.delete(o)}}var A=v(77581),C=v(81077),P=v(15141),a=v(19557);class t{removal;document;deadNames=new Set;deadStrings=new Set;goneFields=new Set;removedNames=0;lists=new Map;chains;constructor(n){
this.removal=n,this.document=n.document,this.chains=new P.X(this.document,{isDead:e=>this.isDeadAction(e),isGone:e=>n.isGone(e),staying:(e,o)=>this.pruneTarget(
e,o)})}isDead(n){if(n==null)return!1;if(this.removal.isGone(n))return!0;const e=this.document.resolve(n);if(e instanceof c.SX)return this.deadNames.has(e.text);
if(e instanceof c.Mx)return this.deadStrings.has((0,C.Pu)(e));if((0,c.cy)(e))return this.removal.isGone(e[0]);if(!(0,c.Zm)(e))return!1;const o=e.get("D");return this.
removal.isGone(o)||this.removal.isGone(this.document.array(o)?.[0])}refresh(){this.lists.clear(),this.chains.refresh()}async pruneNames(){const n=(0,b.Wo)(this.
document,"Dests"),[e,o,g]=[new Set,new Set,new Set];for(const[_,D]of n?[...n.dict]:[])this.isDead(D)&&(this.document.edit(n.holder),n.dict.delete(_),e.add(_),(0,c.
i9)(D)&&this.removal.remove(D.number));n?.dict.size===0&&this.document.editCatalog().delete("Dests");const S=(0,b.Wo)(this.document,"Names");if(S){await this.pruneNameTree(
S,"Dests",(_,D)=>this.isDead(D)?(o.add(_),(0,c.i9)(D)&&this.removal.remove(D.number),!0):(e.has(_)&&g.add(_),!1));for(const _ of["Pages","Templates"])await this.
pruneNameTree(S,_,(D,x)=>this.removal.isGone(x))}this.removedNames+=e.size+o.size;for(const _ of e)this.deadNames.add(_),g.has(_)||this.deadStrings.add(_);for(const _ of o)
this.deadStrings.add(_),n?.dict.has(_)||this.deadNames.add(_)}pruneTargets(n,e){let o=!1;return this.isDead(e.get("Dest"))&&(this.document.edit(n),e.delete("Des\
t"),o=!0),this.chains.pruneAction(n,e,"A")&&(o=!0),this.chains.pruneAdditional(n,e),o&&!e.has("Dest")&&!e.has("A")}pruneActions(n,e){this.chains.pruneActions(n,
e)}pruneOpenAction(){const{catalog:n,catalogNumber:e}=this.document,o=n.get("OpenAction");(0,c.Zm)(this.document.resolve(o))?this.chains.pruneAction(e,n,"OpenAc\
tion"):this.isDead(o)&&(this.document.edit(e),n.delete("OpenAction"))}isDeadAction(n){const e=n.get("S");if((0,c.Eo)(e,"GoTo"))return this.isDead(n.get("D"));if((0,c.
Eo)(e,"Hide")){const o=n.get("T");return this.isGone(o)||this.leftOf(o)?.length===0}return e instanceof c.SX&&a.ao.has(e.text)?this.leftOf(n.get("Fields"))?.length===
0&&!u(this.document.resolve(n.get("Flags"))):(0,c.Eo)(e,"Thread")&&!n.has("F")&&this.removal.isGone(n.get("D"))}pruneChain(n,e){this.chains.pruneChain(n,e)}get isBehind(){
return this.chains.isBehind}async settleChains(n){do await n?.();while(await this.chains.settle())}pruneTarget(n,e){this.isDead(e.get("SD"))&&(this.document.edit(
n),e.delete("SD")),this.pruneLists(n,e)}isGone(n){if(this.removal.isGone(n))return!0;if(this.goneFields.size===0)return!1;const e=this.document.resolve(n);return e instanceof
c.Mx&&this.goneFields.has((0,A.g7)(e))}pruneLists(n,e){if(!this.isDeadAction(e))for(const o of["T","Fields"]){const g=e.get(o),S=this.leftOf(g);if(!(!S||S===this.
document.array(g))){if((0,c.i9)(g)){this.document.put(g,S);continue}this.document.edit(n),e.set(o,S)}}}leftOf(n){const e=this.document.array(n);if(!e||e.length===
0)return;const o=(0,c.i9)(n)?this.lists.get(n.number):void 0;if(o)return o;const g=e.filter(_=>!this.isGone(_)),S=g.length===e.length?e:g;return(0,c.i9)(n)&&this.
lists.set(n.number,S),S}async pruneNameTree(n,e,o){const g=n.dict.get(e);if(g===void 0)return;const S=(0,b.Kd)(g,n.holder);await(0,C.BX)(this.document,g,S,"Name\
s",(D,x)=>o((0,C.Pu)(D),x))&&(this.document.edit(n.holder),n.dict.delete(e))}}const u=O=>typeof O=="number"&&(O&a.Hx)!==0;var p=v(94399),f=v(83137),w=v(3466),E=v(
9731),T=v(33546),N=v(60502),F=v(2878),W=v(78021);class U{removal;document;threads;constructor(n){this.removal=n,this.document=n.document}touch(n,e){if(!this.removal.
isGone(e.get("P")))return;const[o,g]=[e.get("N"),e.get("V")],[S,_]=[this.document.dict(o),this.document.dict(g)],D=this.threadStartingAt(n);if(this.threads.delete(
n),this.removal.remove(n),!(0,c.i9)(o)||o.number===n||!S){D&&this.removal.remove(D.number);return}_&&(0,c.i9)(g)&&(this.document.edit(g),_.set("N",o),this.document.
edit(o),S.set("V",g)),D&&(this.document.edit(D).set("F",o),this.document.edit(o),S.set("T",D),this.threads.set(o.number,D))}threadStartingAt(n){if(!this.threads){
this.threads=new Map;for(const e of this.document.array(this.document.catalog.get("Threads"))??[]){const o=this.document.dict(e)?.get("F");(0,c.i9)(e)&&(0,c.i9)(
o)&&this.threads.set(o.number,e)}}return this.threads.get(n)}flush(){const{catalog:n,catalogNumber:e}=this.document,o=n.get("Threads"),g=this.document.array(o),
S=g?.filter(_=>{const D=this.document.dict(_);return D?this.document.dict(D.get("F"))!==void 0:!this.removal.isGone(_)});!g||!S||S.length===g.length||(this.document.
edit(e),S.length>0?n.set("Threads",S):n.delete("Threads"))}}function G(O){return(0,c.i9)(O.get("N"))&&(0,c.i9)(O.get("V"))&&(O.has("R")||O.has("P"))&&!O.has("S")}
function Z(O,n){const{removal:e}=O,{document:o}=e,g=o.get(n);(0,c.cy)(g)?$(e,n,g):(0,c.Zm)(g)&&H(O,o,n,g)}function $(O,n,e){O.isGone(e[0])&&e[1]instanceof c.SX&&
O.remove(n),O.chase(n)}function H(O,n,e,o){const{annotations:g,destinations:S,outlines:_,removal:D,structure:x,threads:I}=O;e===n.catalogNumber?tt(O,o):(0,c.Eo)(
o.get("Type"),"Page")||n.pages.indexOf(e)>=0?(S.pruneTargets(e,o),g.touchPage(e),nt(D,e,o)):(0,N.Q)(o)?_.touch(e,o):(0,W.Uc)(o)?x.touch(e):(0,W.FH)(o)?(D.remove(
e),D.chase(e)):G(o)?I.touch(e,o):Q(O,n,e,o)}function Q(O,n,e,o){const{annotations:g,destinations:S,form:_,removal:D,structure:x}=O;R(o)&&g.touch(e,o),n.get(e)!==
null&&(o.has("Kids")&&_.touch(e),o.has("Fields")&&_.touchForm(),(o.has("ParentTree")||(0,c.Eo)(o.get("Type"),"StructTreeRoot"))&&x.touchRoot(),!R(o)&&(S.pruneTargets(
e,o),o.get("S")instanceof c.SX?S.pruneChain(o,e):S.pruneActions(e,o),!(!S.isDeadAction(o)&&!(o.has("D")&&S.isDead(o)))&&(o.has("Next")||D.remove(e),D.chase(e))))}
function tt({destinations:O,form:n,removal:e,structure:o},g){O.pruneOpenAction(),O.pruneTargets(e.document.catalogNumber,g),n.touchForm(),o.touchRoot()}function nt(O,n,e){
const{document:o}=O,g=o.dict(e.get("SeparationInfo")),S=o.array(g?.get("Pages"));!g||!S?.some(_=>O.isGone(_))||(o.edit((0,b.Kd)(e.get("SeparationInfo"),n)),g.set(
"Pages",S.filter(_=>!O.isGone(_))))}var J=v(44082),q=v(64261);async function et(O,n,e){const{pace:o}=O.job,g=new J.y$(O),S=new mt(O.size);for(const x of e){S.noteRemoved(
g.of(x));const I=o.step(400);I&&await I}const _=new q.h(O),D=[];for(const x of n){if(S.areAllUsed)break;const I=g.of(x);let k=o.step(400);S.consider(I)&&(D.push(
x),S.hasSomeOf(I)&&(await _.prepare(x),ht(O,x,g,_,S)),k??=o.step(2e4)),k&&await k}return S.isEmpty||await pt(O,g,D,S),O.pages.inherits("Resources")&&await st(O,
n,g,S)}async function st(O,n,e,o){for(const g of n){if(o.wasRemoved(e.inheritedBy(g)))return!0;const S=O.job.pace.step(400);S&&await S}return!1}function ht(O,n,e,o,g){
const S=O.dict(e.valueOf(n));if(!S)return;const _=new J.EC(O,S);for(const x of["DefaultGray","DefaultRGB","DefaultCMYK"])g.use(_.named(x));let D=o.inContent(n);
for(const x of D??[])g.use(_.named(x));if(!(D&&!g.hasSomeOf(e.of(n)))){D&&=o.borrowed(n,_,D),D||g.useAll(e.of(n));for(const x of D??[])g.use(_.named(x))}}const ot=1,
lt=2;class mt{leaving;unused=0;open=new Set;used=new WeakSet;constructor(n){this.leaving=new Uint8Array(n)}get isEmpty(){return this.open.size===0}get areAllUsed(){
return this.unused===0}has(n){return(0,c.i9)(n)?this.open.has(n.number):(0,J.Ft)(n).some(e=>this.open.has(e))}noteRemoved(n){if(!n.isNoted){n.isNoted=!0;for(const e of n.
numbers)this.leaving[e]===0&&this.unused++,this.leaving[e]=ot;for(const e of n.categories)this.noteRemoved(e)}}consider(n){if(!n.left){n.left=n.numbers.filter(o=>this.
leaving[o]===ot);for(const o of n.left)this.open.add(o)}let e=n.left.length>0;for(const o of n.categories)e=this.consider(o)||e;return e}wasRemoved(n){return n.
isLeaving??=n.numbers.some(e=>this.leaving[e]>0)||n.categories.some(e=>this.wasRemoved(e))}hasSomeOf(n){const e=n.left??=[...n.numbers];for(;e.length>0&&!this.open.
has(e.at(-1));)e.pop();return e.length>0||n.categories.some(o=>this.hasSomeOf(o))}use(n){for(const e of n)if((0,c.i9)(e))this.take(e.number);else if(typeof e=="\
object"&&e!==null&&!this.used.has(e)){this.used.add(e);for(const o of(0,J.Ft)(e))this.take(o)}}useAll(n){for(const e of n.left??n.numbers)this.take(e);n.left=[];
for(const e of n.categories)this.useAll(e)}take(n){this.leaving[n]===ot&&(this.leaving[n]=lt,this.unused--,this.open.delete(n))}}async function pt(O,n,e,o){const g=new Map,
S=new Map,_=D=>{const x=O.dict(D);if(!x)return D;const I=(0,c.i9)(D)?S.get(D.number):void 0;if(I!==void 0)return I;const k=new c.Bi([...x].filter(([,V])=>!o.has(
V))),z=k.size===x.size?D:(0,c.i9)(D)?O.add(k):k;return(0,c.i9)(D)&&S.set(D.number,z),z};for(const D of e){if(!o.hasSomeOf(n.of(D)))continue;const x=n.valueOf(D),
I=O.dict(x);if(!I)continue;const k=(0,c.Zm)(O.entry(D,"Resources")),z=(0,c.i9)(x)?x.number:I,V=g.get(z)??(0,J.LT)(I,_),Y=V instanceof c.Bi&&!k?O.add(V):V;Y instanceof
c.oS&&g.set(z,Y),O.patch(D,{Resources:Y});const ut=O.job.pace.step(1e3);ut&&await ut}}var gt=v(33973);const yt=10;async function wt(O,n){const{pages:e}=O;await e.
keepStreams();const{numbers:o,dropped:g,repeated:S,used:_}=await vt(O,n),D=o.length!==e.count||o.some((V,Y)=>V!==e.number(Y)),x=n.every((V,Y)=>Y===0||V>n[Y-1]);
D&&(await(0,T.qm)(O,n),(0,p.N)(O),(0,F.m)(O));const I=g.length>0?await St(O,g):void 0,k=I?await et(O,o,g):!1;D&&await(x&&!k?e.keep(_):e.rebuild(o));const z=I?await Ot(
O,o,I):void 0;return{pageCount:o.length,removedPages:g.length,repeatedPages:S,removedOutlineItems:z?.outlines.removedItems??0,removedDestinations:z?.destinations.
removedNames??0,removedLinks:z?.annotations.removedLinks??0,removedFields:z?.form.removedFields??0,removedSignatures:z?.form.removedSignatures??0,removedStructureElements:z?.
structure.removedElements??0,removedXfa:z?.form.removedXfa??!1}}async function vt(O,n){const{pages:e}=O,o=new r(O),g=new Uint8Array(e.count),S=[];let _=0;for(const x of n){
const I=x-1;if(g[I]){S.push(await o.copyPage(I)),_++;const k=O.job.pace.step(4e3);k&&await k}else S.push(e.number(I));g[I]=1}const D=[];for(let x=0;x<e.count;x++)
g[x]||D.push(e.number(x));return{numbers:S,dropped:D,repeated:_,used:g}}async function St(O,n){const e=new Set,o=new Map,g=new Set,S=O.dict(O.catalog.get("Struc\
tTreeRoot"))!==void 0;for(const _ of n){const D=S?O.resolve(O.entry(_,"StructParents")):null;typeof D=="number"&&g.add(D);const x=O.entry(_,"Annots"),I=O.array(
x)??[];(0,c.i9)(x)&&o.set(x.number,I);for(const z of I)(0,c.i9)(z)&&e.add(z.number);const k=O.job.pace.step(1e3);k&&await k}return{pages:n,annotations:e,arrays:o,
structKeys:g}}async function Ot(O,n,e){const o=rt(O),{destinations:g,removal:S,structure:_}=o,D=await w.R.of(O);for(const I of e.pages)S.remove(I);await g.pruneNames(),
o.form.dropXfa(),await _.dropKeys(e.structKeys),await _.flush(),g.removedNames>0&&await ct(o,n);const x=new Set([...S.removed(),...e.annotations]);return await it(
o,x,async({live:I,referrers:k})=>{await Pt(o,e,I,k),await dt(o,e.annotations)}),D&&await at(o,D),await(0,E.U)(o),o}async function at(O,n){const{destinations:e,removal:o}=O;
if(e.goneFields=await n.gone(),e.goneFields.size!==0){e.refresh();for(const g of n.holders){Z(O,g);const S=o.document.job.pace.step(1e3);S&&await S}await ft(O),
await it(O,o.takeChased())}}async function Et(O,n){const e=rt(O),{destinations:o,removal:g}=e;e.outlines.keepsTitles=!0,g.remove(n.number),await o.pruneNames(),
o.removedNames>0&&await ct(e,O.pages.numbers),await it(e,new Set(g.removed()))}function rt(O){const n=new b.J7(O),e=new t(n);return{removal:n,destinations:e,annotations:new L(
n,e),outlines:new N._(n,e),form:new f.I(n),structure:new W.oE(n),threads:new U(n)}}async function it(O,n,e){const{destinations:o,removal:g}=O,{document:S}=g;for(let _=0;_<
yt&&n.size>0;_++){const D=await(0,gt.Gy)(S,{watched:n});O.annotations.via=D.via,o.refresh(),_===0&&await e?.(D);for(const x of[...D.referrers].sort((I,k)=>I-k)){
await o.settleChains(()=>Z(O,x));const I=S.job.pace.step(1e3);I&&await I}await ft(O),n=g.takeChased()}}async function ct({annotations:O,destinations:n,outlines:e,
removal:o},g){const{document:S}=o;await n.settleChains(()=>{n.pruneOpenAction(),n.pruneTargets(S.catalogNumber,S.catalog)}),await n.settleChains(()=>e.touchAll());
for(const _ of g){const D=S.job.pace.step(2e3);D&&await D,await O.readPage(_),await n.settleChains(()=>{S.entry(_,"AA")!==void 0&&n.pruneTargets(_,S.get(_)),O.touchPage(
_)})}}async function Pt({removal:O},n,e,o){const{document:g}=O,S=D=>{for(const x of D??[])(0,c.i9)(x)&&n.annotations.delete(x.number)};for(const[D,x]of n.arrays)
e[D]&&S(x);let _=!1;for(const D of o){g.pages.indexOf(D)>=0?S(g.array(g.entry(D,"Annots"))):Array.isArray(g.get(D))&&(_=!0);const x=g.job.pace.step(1e3);x&&await x}
if(_)for(const D of g.pages.numbers){const x=g.entry(D,"Annots");(0,c.i9)(x)&&o.has(x.number)&&S(g.array(x))}}async function dt({form:O,removal:n,structure:e},o){
const{document:g}=n,S=new Set,_=g.catalog.has("StructTreeRoot"),D=g.catalog.has("AcroForm");for(const x of o){const I=g.job.pace.step(200);I&&await I;const k=_?
g.resolve(g.entry(x,"StructParent")):null;if(typeof k=="number"&&S.add(k),D&&(0,c.Eo)(g.resolve(g.entry(x,"Subtype")),"Widget")){const z=g.dict(new c.oS(x));if(z&&
O.losing(z),z&&O.keepsAsField(x,z))continue}n.remove(x)}await e.dropKeys(S)}async function ft({annotations:O,destinations:n,form:e,outlines:o,structure:g,threads:S}){
await n.settleChains(),await O.flush(),await g.dropKeys(O.structKeys),O.structKeys.clear(),await g.flush(),e.flush(),await o.flush(),S.flush()}}),78021:((X,j,v)=>{
v.d(j,{oE:()=>A,FH:()=>P,Uc:()=>C});var c=v(44233),b=v(45599),L=v(81077),R=v(9819),K=v(21996),B=v(90536);const M={S:"RoleMap",C:"ClassMap"},l=["S","C"],s=200;class m{document;lost={
S:new Set,C:new Set};lists=d();constructor(t){this.document=t}losing(t){for(const u of l)for(const p of i(this.document,t,u,this.lists))this.lost[u].add(p)}take(){
const{document:t}=this,u=t.catalog.get("StructTreeRoot"),p=t.dict(u);if(!p)return;const f={S:t.dict(p.get("RoleMap")),C:t.dict(p.get("ClassMap"))},w={S:y(f.S,r(
t,f.S,this.lost.S)),C:y(f.C,this.lost.C)};if(w.S.size+w.C.size!==0)return async E=>{const T=await this.used(w,E),N=[...f.S?.keys()??[]].filter(F=>!w.S.has(F)||T.
S.has(F));for(const F of r(t,f.S,N))T.S.add(F);for(const F of l){const W=[...w[F]].filter(G=>!T[F].has(G));if(W.length===0)continue;const U=(0,R.Kd)(u,t.catalogNumber);
t.edit((0,R.Kd)(p.get(M[F]),U));for(const G of W)f[F].delete(G);f[F].size>0||(t.edit(U),p.delete(M[F]))}}}async used(t,u){const{document:p}=this,f={S:new Set,C:new Set},
w=d(),E=[...t.S,...t.C].filter(N=>N!==""),T=await(0,K.zx)(p,E.length>s?["S"]:E);for(const N of new Set(Object.values(T).flat())){const F=p.job.pace.step(200);F&&
await F,u[N]===1&&(0,B.C)(p.get(N),W=>{for(const U of l)for(const G of i(p,W,U,w))t[U].has(G)&&f[U].add(G)})}return f}}const d=()=>({S:new Set,C:new Set});function i(a,t,u,p){
const f=a.resolve(t.get(u));if(Array.isArray(f)){if(p[u].has(f))return[];p[u].add(f)}return(Array.isArray(f)?f.map(E=>a.resolve(E)):[f]).flatMap(E=>E instanceof
b.SX?[E.text]:[])}function r(a,t,u){const p=new Set(u);for(const f of p){const w=a.resolve(t?.get(f));w instanceof b.SX&&p.add(w.text)}return p}const y=(a,t)=>new Set(
[...t].filter(u=>a?.has(u))),h=5;class A{removal;document;root;open=new Set;unsaid=new Map;lost=new Map;parents;owners=new Map;allowance;silenced=new Set;identifierRemoved=!1;removedElements=0;types;constructor(t){
this.removal=t,this.document=t.document,this.allowance=new R.b9(this.document),this.types=new m(this.document),this.root=(0,R.Wo)(this.document,"StructTreeRoot")}async dropKeys(t){
const u=this.root?.dict.get("ParentTree");if(!this.root||u===void 0||t.size===0)return;const p=Float64Array.from(t).sort(),f=(N,F)=>{const W=(0,c.BC)(p,N);return W<
p.length&&p[W]<=F},w=new Set,E=(N,F)=>{if(!t.has(N))return!1;const W=this.document.array(F);return(!W||!w.has(W))&&this.touchParents(F,W??[]),W&&w.add(W),!0};await(0,L.
BX)(this.document,u,(0,R.Kd)(u,this.root.holder),"Nums",E,f)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}async dropMarked(t,u,p,f){
this.parents??=new Map((await(0,L.Zc)(this.document,this.root?.dict.get("ParentTree"),"Nums")).map(([E,T])=>[Number(E),T]));const w=this.document.array(this.parents.
get(t))??[];for(const E of f){const T=w[E];if(!(0,b.i9)(T))continue;this.open.add(T.number);let N=this.lost.get(T.number);N||this.lost.set(T.number,N=new Set),p>
0?N.add(`in ${p} ${E}`):N.add(`on ${u} ${E}`).add(`on a page ${E}`)}}touch(t){this.open.add(t)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){
if(!this.root)return;for(const p of this.open){this.open.delete(p);const f=this.document.job.pace.step(500);f&&await f,p===this.root.holder?this.pruneRoot(this.
root):this.pruneElement(p)}const t=this.root.dict.get("IDTree");if(!this.identifierRemoved||t===void 0)return;this.identifierRemoved=!1;const u=(p,f)=>this.removal.
isGone(f);await(0,L.BX)(this.document,t,(0,R.Kd)(t,this.root.holder),"Names",u)&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(t,u){
(0,b.i9)(t)&&!(0,b.cy)(this.document.resolve(t))&&this.open.add(t.number);for(const[p,f]of u.entries()){if(!(0,b.i9)(f))continue;this.open.add(f.number);let w=this.
unsaid.get(f.number);w||this.unsaid.set(f.number,w=new Set),w.add(p)}}pruneElement(t){const u=this.document.dict(new b.oS(t));if(!u)return;this.pruneReferences(
t,u);const p=u.get("Pg"),f=p===void 0?this.unsaid.get(t):void 0,w=this.kidsOf(u,t),E=w.filter(N=>!this.isLost(N,p,f)&&!this.isDropped(t,N,p));if(this.removal.isGone(
p)&&(this.document.edit(t),u.delete("Pg")),E.length===w.length)return;const T=u.get("P");E.length===0?(u.has("ID")&&(this.identifierRemoved=!0),this.types.losing(
u),this.removal.remove(t),this.removedElements++):(this.document.edit(t),u.set("K",E.length===1?E[0]:E)),(0,b.i9)(T)&&this.open.add(T.number),this.silence(E.length===
0?T:new b.oS(t))}pruneRoot({dict:t,holder:u}){const p=this.kidsOf(t,u),f=p.filter(E=>!this.removal.isGone(E));if(f.length===p.length)return;if(this.document.edit(
u),f.length>0){t.set("K",f.length===1?f[0]:f);return}const w=this.document.editCatalog();w.delete("StructTreeRoot"),w.delete("MarkInfo")}isLost(t,u,p){return typeof t==
"number"?this.removal.isGone(u)||(p?.has(t)??!1):this.removal.isGone(t)?!0:(0,b.Zm)(t)?(0,b.Eo)(t.get("Type"),"OBJR")&&this.removal.isGone(t.get("Obj"))?!0:((0,b.
Eo)(t.get("Type"),"MCR")||(0,b.Eo)(t.get("Type"),"OBJR"))&&this.removal.isGone(t.get("Pg")??u):!1}isDropped(t,u,p){const f=this.lost.get(t);if(!f)return!1;const w=typeof u==
"number"?void 0:this.document.dict(u),E=w?this.document.resolve(w.get("MCID")):u;if(typeof E!="number")return!1;const T=w?.get("Stm");if((0,b.i9)(T))return f.has(
`in ${T.number} ${E}`);const N=w?.get("Pg")??p;return f.has((0,b.i9)(N)?`on ${N.number} ${E}`:`on a page ${E}`)}pruneReferences(t,u){const p=this.document.array(
u.get("Ref")),f=p?.filter(w=>!this.removal.isGone(w));!p||!f||f.length===p.length||(this.document.edit(t),f.length>0?u.set("Ref",f):u.delete("Ref"))}silence(t){
for(;(0,b.i9)(t)&&!this.silenced.has(t.number);){this.silenced.add(t.number);const u=this.document.dict(t);u?.has("ActualText")&&(this.document.edit(t),u.delete(
"ActualText")),t=u?.get("P")}}kidsOf(t,u){const p=t.get("K");if(p==null)return[];const f=this.document.array(p);if(!f)return[p];if(this.document.job.pace.add(h*
f.length),!(0,b.i9)(p))return f;const w=this.owners.get(f);return w===void 0?this.owners.set(f,u):w!==u&&this.allowance.spend(f.length),f}}function C(a){return(0,b.
Eo)(a.get("Type"),"StructElem")?!0:!a.has("Type")&&a.has("S")&&(0,b.i9)(a.get("P"))&&(a.has("K")||a.has("Pg"))}function P(a){return(0,b.Eo)(a.get("Type"),"MCR")||
(0,b.Eo)(a.get("Type"),"OBJR")}}),81077:((X,j,v)=>{v.d(j,{BX:()=>l,H6:()=>s,MN:()=>m,Pu:()=>B,Zc:()=>M,r6:()=>d});var c=v(45599),b=v(44233),L=v(77581),R=v(9819);
const K=64,B=t=>typeof t=="number"?String(t):(0,L.U0)(t);async function M(t,u,p){const f=[];for(const w of await y(t,u,0,p)){for(const T of A(t,w,p))f.push(T);const E=t.
job.pace.step(i);E&&await E}return f}async function l(t,u,p,f,w,E){const T=await y(t,u,p,f,E);for(let N=T.length-1;N>=0;N--){const F=T[N],W=A(t,F,f),U=W.filter(
([H,Q])=>!w(H,Q)),G=t.job.pace.step(i+W.length*i);G&&await G,U.length<W.length&&(t.edit(F.holder),F.dict.set(f,P(U)),F.changed=!0);for(const H of F.repeats)t.edit(
F.holder),F.dict.delete(H),F.changed=!0;if(F.emptyKids){const H=(t.array(F.dict.get("Kids"))??[]).filter(Q=>!F.emptyKids.has(t.dict(Q)));t.edit(F.holder),F.dict.
set("Kids",H),F.changed=!0}if(!F.changed)continue;const Z=t.array(F.dict.get("Kids"))??[];F.empty=U.length===0&&Z.length===0;const $=F.parent;$&&($.changed=!0,F.
empty?($.emptyKids??=new Set).add(F.dict):C(t,F,U,Z))}return T[0]?.empty??!1}function s(t,u,p){if(u.length<=K)return(0,c.jd)({[p]:P(u)});let f=[];for(const w of a(
u)){const[E,T]=[w[0][0],w.at(-1)[0]];f.push({ref:t.add((0,c.jd)({Limits:[E,T],[p]:P(w)})),low:E,high:T})}for(;f.length>K;)f=a(f).map(w=>{const[E,T]=[w[0].low,w.
at(-1).high];return{ref:t.add((0,c.jd)({Limits:[E,T],Kids:w.map(({ref:N})=>N)})),low:E,high:T}});return(0,c.jd)({Kids:f.map(({ref:w})=>w)})}async function m(t,u){
const{pace:p}=t.job,f=[];for(const[w,E]of u){f.push([(0,c.Px)(w),E]);const T=p.step(10*i);T&&await T}return s(t,await d(t,f),"Names")}async function d(t,u){const{
pace:p}=t.job,f=[];for(const E of u){f.push({entry:E,key:B(E[0])});const T=p.step(i);T&&await T}return(await(0,b.qZ)(f,(E,T)=>E.key<T.key?-1:E.key>T.key?1:0,p)).
map(({entry:E})=>E)}const i=100,r=30;async function y(t,u,p,f,w){const E=new R.b9(t),T=new Set,N=U=>T.size<T.add(U).size,F=[],W=[{value:u??null,holder:p,parent:void 0}];
for(let U=W.pop();U!==void 0;U=W.pop()){E.spend(1);const G=t.job.pace.step(i);G&&await G;const Z=t.dict(U.value);if(!Z||!N(Z)||w&&U.parent&&!h(t,Z,w))continue;const $=[],
H=et=>{const st=t.array(Z.get(et));return!st||N(st)?st??[]:($.push(et),[])},Q=H(f).length>>1,tt=H("Kids"),nt={dict:Z,holder:(0,R.Kd)(U.value,U.holder),parent:U.
parent,repeats:$};F.push(nt),E.spend(Q);const J=(0,R.Kd)(Z.get("Kids"),nt.holder);for(let et=tt.length-1;et>=0;et--){W.push({value:tt[et],holder:J,parent:nt});const st=t.
job.pace.step(r);st&&await st}const q=t.job.pace.step(Q*i);q&&await q}return F}function h(t,u,p){const[f,w]=t.array(u.get("Limits"))??[];return typeof f!="numbe\
r"||typeof w!="number"||p(f,w)}function A(t,{dict:u,repeats:p},f){const w=p.includes(f)?void 0:t.array(u.get(f));if(!w)return[];const E=[];for(let T=0;T+1<w.length;T+=
2){const N=t.resolve(w[T]);(f==="Names"?N instanceof c.Mx:typeof N=="number")&&E.push([N,w[T+1]])}return E}function C(t,u,p,f){const w=N=>t.array(t.dict(N)?.get(
"Limits"))??[],E=p[0]?.[0]??w(f[0])[0],T=p.at(-1)?.[0]??w(f.at(-1))[1];t.edit(u.holder),E!==void 0&&T!==void 0?u.dict.set("Limits",[E,T]):u.dict.delete("Limits")}
function P(t){const u=[];for(const[p,f]of t)u.push(p,f);return u}function a(t){const u=[];for(let p=0;p<t.length;p+=K)u.push(t.slice(p,p+K));return u}}),70549:((X,j,v)=>{
v.d(j,{n:()=>c});function c(b){const L=new WeakMap;return R=>{if(R.hasChanges)return b(R);const K=L.get(R);if(K)return K.answer;const B=b(R);return L.set(R,{answer:B}),
B}}}),9819:((X,j,v)=>{v.d(j,{J7:()=>L,Kd:()=>B,Wo:()=>M,_i:()=>K,b9:()=>R});var c=v(42973),b=v(45599);class L{document;gone=new Set;chased=new Set;constructor(s){
this.document=s}remove(s){const{catalog:m,catalogNumber:d,pages:i}=this.document,r=m.get("Pages");s===d||(0,b.i9)(r)&&s===r.number||i.holds(s)||(this.gone.add(s),
this.document.remove(s))}chase(s){this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,b.
i9)(s)&&this.gone.has(s.number)}}class R{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,c.FU)("no\
des",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class K{seen;beyond=new Set;lists=new Set;allowance;constructor(s,m=new R(
s)){this.allowance=m,this.seen=new Uint8Array((s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,b.i9)(s))return!0;const{number:m}=s,d=m>>3;if(d>=this.seen.
length)return this.beyond.size<this.beyond.add(m).size;const i=1<<(m&7),r=(this.seen[d]&i)===0;return this.seen[d]|=i,r}firstList(s){return this.lists.size<this.
lists.add(s).size}}function B(l,s){return(0,b.i9)(l)?l.number:s}function M(l,s){const m=l.catalog.get(s),d=l.dict(m);return d&&{dict:d,holder:B(m,l.catalogNumber)}}}),
21996:((X,j,v)=>{v.d(j,{Av:()=>i,RJ:()=>h,V3:()=>y,vb:()=>A,zx:()=>d});var c=v(54619),b=v(44233),L=v(78157),R=v(88500);const K=2048,B=65536,M=4,l=1<<20,s=1024,m="\
[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function d(a,t){const{found:u,all:p}=await r(a,t),f=w=>[...new Set([...w,...p])].sort((E,T)=>E-T);return Object.fromEntries(
t.map(w=>[w,f(u[w])]))}async function i(a,t){const{found:u,all:p}=await r(a,t);for(const f of Object.values(u))for(const w of f)p.add(w);return p}async function r(a,t){
const u=t.map(E=>{const[T="",...N]=[...E].map(W=>W.replace(/\W/,"\\$&")),F=/\W/.test(E)?m:"\\w";return`${T}(?:${N.join("")}|${F}{0,${Math.max(0,E.length-2)}}#)`}),
p=new RegExp(`/(?:${u.join("|")}|#)`,"g"),f=Object.fromEntries(t.map(E=>[E,new Set])),w=new Set;await h(a,(E,T,N,F)=>{const W=E.toString("latin1",T,N);p.lastIndex=
0;for(let U=p.exec(W);U;U=p.exec(W)){const G=F(T+U.index);G!==void 0&&(U[0].endsWith("#")?w.add(G):f[U[0].slice(1)].add(G))}});for(const E of A(a))w.add(E);return{
found:f,all:w}}async function y(a,t){const u=await d(a,t);return[...new Set(Object.values(u).flat())].sort((p,f)=>p-f)}async function h(a,t){const{bytes:u,table:p}=a,
f=C(a),w=new Int32Array(f.length);for(let W=0;W<f.length;W++)w[W]=p.place[f[W]];const E=(0,L.bS)(u),T=W=>f[(0,b.MJ)(w,W)-1],N=new R.s;let F=0;for(let W=0;W<f.length;W++){
const U=W+1===f.length,G=U?u.length:w[W+1],Z=G-w[W]>K;if(!Z&&!U&&G-F<B)continue;let $=G;if(Z){w[W]>F&&t(E,F,w[W],T),N.reset();const Q=N.value(u,a.bodies[f[W]],G);
F=w[W],Q>=0&&($=Q)}t(E,F,$,T);const H=a.job.pace.step(M*($-F));H&&await H,F=G}for(const[W,U]of P(a)){const G=a.objectStream(W),Z=a.job.pace.step(0);if(Z&&await Z,
!G)continue;const $=new Set(U),{starts:H,numbers:Q,data:tt}=G,nt=J=>{const q=Q[(0,b.MJ)(H,J)-1];return q!==void 0&&$.has(q)?q:void 0};for(let J=0;J<tt.length;J+=
l){t((0,L.bS)(tt),J,Math.min(J+l+s,tt.length),nt);const q=a.job.pace.step(M*l);q&&await q}}}function*A(a){for(let t=1;a.hasChanges&&t<a.size;t++)a.isChanged(t)&&
a.exists(t)&&(yield t)}function C(a){const{table:t,hasChanges:u}=a,p=[];let f=!0,w=-1;for(let E=1;E<t.size;E++){if(t.kind[E]!==c.tL||u&&a.isChanged(E))continue;
const T=t.place[E];f&&=T>=w,w=T,p.push(E)}return f?p:p.sort((E,T)=>t.place[E]-t.place[T])}function P(a){const{table:t,hasChanges:u}=a,p=new Map;for(let f=1;f<t.
size;f++){if(t.kind[f]!==c.UT||u&&a.isChanged(f))continue;const w=t.place[f],E=p.get(w);E?E.push(f):p.set(w,[f])}return p}}),87773:((X,j,v)=>{v.d(j,{$:()=>b});const c=2e3;
async function*b(L,R){for(const K of R){yield[K,L.get(K)];const B=L.job.pace.step(c);B&&await B}}}),90536:((X,j,v)=>{v.d(j,{C:()=>b,L:()=>L});var c=v(45599);function b(R,K){
const B=[R];for(;B.length>0;){const M=B.pop(),l=M instanceof c.Z6?M.dict:M;if(Array.isArray(l))for(const s of l)B.push(s);else if(l instanceof c.Bi){K(l);for(const s of l.
values())B.push(s)}}}function L(R,K){const B=[];return b(R,M=>{B.length===0&&K(M)&&B.push(M)}),B.length>0}})};
