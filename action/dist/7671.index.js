"use strict";exports.id=7671,exports.ids=[7671],exports.modules={39684:((z,I,S)=>{S.d(I,{K:()=>F,x:()=>y});var f=S(45599);const D=new Set(["Type","Rect","P","NM","M","F","AP",
"AS","OC","StructParent","AF","ca","CA","BM","Lang"]),_=2,R=4,x=32;function F(r,i){const v=r.resolve(i.get("F")),d=typeof v=="number"?v:0;if(d&_||d&x&&!(d&R))return!1;
const[c,u,w,l]=(r.array(i.get("Rect"))??[]).map(P=>r.resolve(P));return typeof c=="number"&&typeof u=="number"&&typeof w=="number"&&typeof l=="number"&&c!==w&&u!==
l&&r.dict(i.get("AP"))?.has("N")===!0}function y(r,i){for(const c of[...i.keys()])D.has(c)||i.delete(c);i.set("Subtype",new f.SX("Stamp"));const d=r.dict(i.get(
"AP"))?.get("N");d!==void 0&&i.set("AP",new f.Bi([["N",d]]))}}),44082:((z,I,S)=>{S.d(I,{EC:()=>r,Ft:()=>v,LT:()=>i,y$:()=>F});var f=S(78157),D=S(79725),_=S(88500),
R=S(45599);const x=["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","Properties"];class F{document;shared=new Map;categories=new Map;entries=new D.
R;inside=new D.R;source;last;constructor(c){this.document=c,this.source=(0,f.bS)(c.bytes)}of(c){const{document:u}=this,w=u.place(c),{entries:l}=this,g=w&&u.locate(
c,w,l)?l.find(w.bytes,"Resources"):-1;if(!w||g<0||w.bytes[l.at[g+2]]!==f.iH)return this.ofShared(this.valueOf(c));const P=l.at[g+2],s=l.at[g+3],{last:n,source:a}=this,
h=w.bytes===u.bytes;if(n&&h&&a.compare(a,n.start,n.end,P,s)===0)return n.list;const p=this.written(w.bytes,P,s)??this.ofShared(this.valueOf(c));return h&&(this.
last={start:P,end:s,list:p}),p}valueOf(c){return this.document.entry(c,"Resources")??this.givenTo(c)}inheritedBy(c){return this.ofShared(this.givenTo(c))}givenTo(c){
const{pages:u}=this.document,w=u.indexOf(c);return w<0?void 0:u.inheritedBy(w).Resources}written(c,u,w){const{inside:l}=this;if(!l.locate(c,u,w))return;const{at:g,
scan:P}=l,s=[],n=[];for(const a of x){const h=l.find(c,a);if(h<0)continue;const p=g[h+2],A=g[h+3];if((0,f.yp)(c[p]))n.push(this.category((0,f.JI)(c,p,A).value));else
for(let E=l.marksFrom;E<l.marksTo;E+=3)P.marks[E]!==_.A&&P.marks[E+1]>=p&&P.marks[E+1]<A&&s.push(P.marks[E])}return{numbers:s,categories:n}}ofShared(c){const u=(0,R.
i9)(c)?c.number:(0,R.Zm)(c)?c:void 0;if(u===void 0)return y;let w=this.shared.get(u);if(!w){const l=this.document.dict(c),g=x.map(P=>l?.get(P));w={numbers:g.flatMap(
P=>(0,R.Zm)(P)?v(P):[]),categories:g.flatMap(P=>(0,R.i9)(P)?[this.category(P.number)]:[])},this.shared.set(u,w)}return w}category(c){let u=this.categories.get(c);
if(!u){const w=this.document.dict(new R.oS(c));this.categories.set(c,u={numbers:w?v(w):[],categories:[]})}return u}}const y={numbers:[],categories:[]};class r{categories;constructor(c,u){
this.categories=x.flatMap(w=>c.dict(u.get(w))??[])}named(c){const u=[];for(const w of this.categories){const l=w.get(c);l!==void 0&&u.push(l)}return u}}function i(d,c){
const u=new R.Bi(d);for(const w of x){const l=d.get(w);l!==void 0&&u.set(w,c(l))}return u}function v(d){const c=new Set,u=[d];for(let w=u.pop();w!==void 0;w=u.pop())
if(w instanceof R.oS)c.add(w.number);else if(Array.isArray(w))for(const l of w)u.push(l);else if(w instanceof R.Bi)for(const l of w.values())u.push(l);return[...c]}}),
64261:((z,I,S)=>{S.d(I,{h:()=>g});var f=S(78157),D=S(82416),_=S(45599),R=S(9819);const x=4096,F=64,y=1e4,r=new WeakMap;function i(s,n,a){if(!d(n))return a();const{
memory:h}=s.job,p=c(h,n);if(p)return p.names;const A=a(),E=r.get(h)??[];return E.length<F&&(A?.size??0)<y&&r.set(h,[...E,{data:n.data.slice(),names:A}]),A}const v=(s,n)=>d(
n)&&!c(s.job.memory,n),d=({data:s,dict:n,sealed:a})=>s.length>=x&&!a&&(0,_.Eo)(n.get("Filter"),"FlateDecode")&&!n.has("DecodeParms"),c=(s,{data:n})=>r.get(s)?.find(
a=>a.data.length===n.length&&Buffer.compare(a.data,n)===0);var u=S(44082);const w=1e6,l=1<<21;class g{document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(n){
this.document=n,this.allowance=new R.b9(n)}inContent(n){const{document:a,lists:h}=this,p=a.resolve(a.entry(n,"Contents"));return p instanceof _.Z6?this.namesOf(
p):(0,_.cy)(p)?(h.has(p)?this.allowance.spend(h.get(p)?.size??0):h.set(p,this.inStreams(p)),h.get(p)):new Set}inStreams(n){const a=new Set;for(const h of n){const p=this.
document.resolve(h),A=p instanceof _.Z6?this.namesOf(p):[];if(!A)return;for(const E of A)a.add(E)}return a}borrowed(n,a,h){const p=new Set(h),A=new Set(this.appearancesWithoutResources(
n)),E=L=>{const N=this.drawnBy(a.named(L));for(const K of N??[])A.add(K);return N!==void 0};for(const L of h)if(!E(L))return;for(const L of A){const N=this.contentOf(
L);if(!N)return;for(const K of N.draws)A.add(K);for(const K of N.lacking)if(!p.has(K)&&(p.add(K),!E(K)))return}return p}contentOf(n){const{contents:a}=this,h=a.
get(n);return h?this.allowance.spend(1+h.lacking.size+h.draws.length):a.has(n)||a.set(n,this.readContent(n)),a.get(n)}readContent(n){const a=this.namesOf(n),h=this.
document.dict(n.dict.get("Resources"));if(!a||!h)return a&&{lacking:a,draws:[]};const p=new u.EC(this.document,h),A=new Set,E=[];for(const N of a){const K=p.named(
N);K.length===0&&A.add(N);for(const W of K)E.push(W)}const L=this.drawnBy(E);return L&&{lacking:A,draws:L}}appearancesWithoutResources(n){const{document:a,appearances:h}=this,
p=a.array(a.entry(n,"Annots"))??[],A=h.get(p);if(A)return this.allowance.spend(A.length),A;const E=[];for(const L of p)for(const N of a.dict(a.dict(L)?.get("AP"))?.
values()??[]){const K=a.resolve(N);for(const W of(0,_.Zm)(K)?K.values():[K]){const G=a.resolve(W);G instanceof _.Z6&&!this.hasResources(G.dict)&&E.push(G)}}return h.
set(p,E),E}drawnBy(n){const{document:a}=this,h=[];for(const p of n){const A=a.resolve(p),E=a.dict(A),L=a.resolve(E?.get("Subtype"));if(E&&(0,_.Eo)(L,"Type3")&&!this.
hasResources(E))return;if(A instanceof _.Z6){((0,_.Eo)(L,"Form")||a.resolve(A.dict.get("PatternType"))===1)&&h.push(A);continue}const N=a.resolve(a.dict(E?.get(
"SMask"))?.get("G"));N instanceof _.Z6&&h.push(N)}return h}hasResources(n){return this.document.dict(n.get("Resources"))!==void 0}async prepare(n){const{document:a,
names:h}=this,p=a.resolve(a.entry(n,"Contents"));for(const A of(0,_.cy)(p)?p:[p]){const E=a.resolve(A);if(!(E instanceof _.Z6)||h.has(E)||!v(a,E))continue;const L=a.
decodedPart(E);if(!L?.whole||L.data.length<l)continue;const N=new P(L.data);for(;N.run(l);){const K=a.job.pace.step(l);K&&await K}h.set(E,i(a,E,()=>N.names))}}namesOf(n){
const{names:a}=this;if(a.has(n))this.allowance.spend(1+(a.get(n)?.size??0));else{const{document:h}=this,p=()=>{const A=h.decodedPart(n);if(h.job.pace.add(A?.data.
length||w),!A?.whole)return;const E=new P(A.data);return E.run(1/0),E.names};a.set(n,i(h,n,p))}return a.get(n)}}class P{content;names=new Set;at=0;constructor(n){
this.content=n}run(n){const{content:a,names:h}=this,p=this.at+n;let{at:A}=this;for(A=a.indexOf(f.cL,A);A>=0&&A<p;A=a.indexOf(f.cL,A)){const E=A+1;A=(0,f.Wd)(a,E,
a.length),h.add((0,D.MQ)(a,E,A))}return this.at=A,A>=0}}}),91374:((z,I,S)=>{S.d(I,{QL:()=>F,bf:()=>x,fq:()=>l,hj:()=>w,i4:()=>c,iA:()=>r,pv:()=>u,qU:()=>v,tP:()=>y});
var f=S(77581),D=S(45599),_=S(9819),R=S(70549);function x(s){for(;s.part===""&&s.parent;)s=s.parent;return s}const F="FT Parent T TU TM Ff V DV DA Q DS RV Opt M\
axLen TI I Lock SV".split(" "),y=100;function*r(s,{from:n=s.array((0,_.Wo)(s,"AcroForm")?.dict.get("Fields")),below:a,visit:h=new _._i(s),depth:p=1/0}={}){const A=[],
E=(L=[],N)=>{for(let K=L.length-1;K>=0;K--)A.push({value:L[K],parent:N})};E(n,a);for(let L=A.pop();L;L=A.pop()){const{value:N,parent:K}=L,W=(0,D.i9)(N)?s.get(N):
N;if(!(0,D.Zm)(W)||!h.first(N)||(K?.depth??0)>=p)continue;const G=s.resolve(W.get("T")),j=s.resolve(W.get("FT")),X=G instanceof D.Mx?(0,f.g7)(G):"",Z={number:(0,D.
i9)(N)?N.number:void 0,dict:W,parent:K,part:X,name:P(K&&K.depth%y!==0?K.name:"",X),type:j instanceof D.SX?j.text:K?.type,depth:(K?.depth??0)+1};yield Z,E(s.array(
W.get("Kids")),Z)}}const i=1e3,v=(0,R.n)(d);async function d(s){const n=[];for(const a of r(s)){n.push(a);const h=s.job.pace.step(i);h&&await h}return n}function c(s){
const n=new Set(s.flatMap(({parent:a,dict:h})=>a&&h.has("T")?[a]:[]));return s.filter(a=>(a.dict.has("T")||!a.parent)&&!n.has(a))}function u(s,n){const a=s.resolve(
w(s,n,"FT"));return a instanceof D.SX?a.text:void 0}function w(s,n,a){for(const h of g(s,n)){const p=h.get(a);if(p!==void 0)return p}}function l(s,n){let a="";for(const h of g(
s,n)){const p=s.resolve(h.get("T"));p instanceof D.Mx&&(a=P((0,f.g7)(p),a))}return a}function*g(s,n){let a=n;for(let h=0;a&&h<y;h++)yield a,a=s.dict(a.get("Pare\
nt"))}const P=(s,n)=>s===""||n===""?s+n:`${s}.${n}`}),83137:((z,I,S)=>{S.d(I,{I:()=>x});var f=S(45599),D=S(9819),_=S(91374),R=S(43791);class x{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;constructor(y){
this.removal=y,this.document=y.document}losing(y){if(!(0,f.Eo)(y.get("Subtype"),"Widget")||(this.pruned=!0,y.has("T")&&!y.has("Kids")&&this.removedFields++,(0,_.
pv)(this.document,y)!=="Sig"))return;this.signatureRemoved=!0;const r=(0,_.hj)(this.document,y,"V");(0,f.i9)(r)&&this.signatures.add(r.number)}keepsAsField(y,r){
if(!this.document.array(r.get("Kids")))return!1;this.document.edit(y);for(const i of[...r.keys()])!_.QL.includes(i)&&i!=="Kids"&&i!=="AA"&&r.delete(i);return this.
touch(y),!0}touch(y){this.open.add(y),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const r of this.open)this.open.delete(r),this.pruneField(r);if(!this.
pruned)return;this.pruned=!1;const y=(0,D.Wo)(this.document,"AcroForm");y&&(this.filter(y.holder,y.dict,"Fields"),this.filter(y.holder,y.dict,"CO"),this.signatureRemoved&&
this.dropSignatures(y.holder,y.dict),!(this.document.array(y.dict.get("Fields"))?.length!==0||y.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){
const y=(0,D.Wo)(this.document,"AcroForm");y?.dict.has("XFA")&&(this.document.edit(y.holder),y.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRende\
ring"),this.removedXfa=!0)}pruneField(y){const r=this.document.dict(new f.oS(y)),i=this.document.array(r?.get("Kids"));if(!r||!i)return;const v=i.filter(c=>!this.
removal.isGone(c));if(v.length===i.length)return;if(this.document.edit(y),v.length>0||(0,f.Eo)(r.get("Subtype"),"Widget")){r.set("Kids",v);return}const d=r.get(
"Parent");this.removal.remove(y),this.removedFields++,(0,f.i9)(d)&&this.open.add(d.number)}filter(y,r,i){const v=this.document.array(r.get(i)),d=v?.filter(c=>!this.
removal.isGone(c));!v||!d||d.length===v.length||(this.document.edit(y),d.length>0||i==="Fields"?r.set(i,d):r.delete(i))}dropSignatures(y,r){const i=(0,D.Wo)(this.
document,"Perms");for(const[c,u]of i?[...i.dict]:[])!(0,f.i9)(u)||!this.signatures.has(u.number)||(this.document.edit(i.holder),i.dict.delete(c));i?.dict.size===
0&&this.document.editCatalog().delete("Perms");const v=[...(0,_.iA)(this.document)].filter(({type:c})=>c==="Sig");v.some(({dict:c})=>(0,f.Zm)(this.document.resolve(
(0,_.hj)(this.document,c,"V"))))||(0,R.H)(this.document),!(!r.has("SigFlags")||v.length>0)&&(this.document.edit(y),r.delete("SigFlags"))}}}),3466:((z,I,S)=>{S.d(
I,{R:()=>r});var f=S(21996),D=S(90536),_=S(77581),R=S(45599),x=S(19557),F=S(91374);const y=4e3;class r{document;holders;names;constructor(c,u,w){this.document=c,
this.holders=u,this.names=w}static async of(c){if(!c.catalog.has("AcroForm"))return;const u=await(0,f.zx)(c,["Hide","ResetForm","SubmitForm"]),w=[...new Set(Object.
values(u).flat())].filter(g=>i(c,g).length>0);if(w.length===0)return;const l=new Set(w.flatMap(g=>i(c,g)));return new r(c,w,await v(c,l))}async gone(){const c=await v(
this.document,this.names);return new Set([...this.names].filter(u=>!c.has(u)))}}function i(d,c){const u=[];return(0,D.C)(d.get(c),w=>{const l=d.resolve(w.get("S")),
g=l instanceof R.SX?x.fP.get(l.text):void 0,P=g===void 0?void 0:d.resolve(w.get(g));for(const s of Array.isArray(P)?P:[P??null]){const n=d.resolve(s);n instanceof
R.Mx&&n.bytes.length<=y&&u.push((0,_.g7)(n))}}),u}async function v(d,c){const u=new Set([...c].map(({length:l})=>l)),w=new Set;for(const{name:l}of await(0,F.qU)(
d))u.has(l.length)&&c.has(l)&&w.add(l);return w}}),43791:((z,I,S)=>{S.d(I,{H:()=>D});var f=S(45599);function D(_){const{catalog:R}=_;if(!R.has("DSS")&&!R.has("E\
xtensions"))return;const x=_.dict(R.get("Extensions"));if(!R.has("DSS")&&!x?.has("ESIC")||(_.edit(_.catalogNumber),R.delete("DSS"),!x?.has("ESIC")))return;const F=new f.
Bi([...x].filter(([y])=>y!=="ESIC"));F.size>0?R.set("Extensions",F):R.delete("Extensions")}}),76862:((z,I,S)=>{S.d(I,{a:()=>R,s:()=>_});var f=S(45599),D=S(9819);
function _(y){const r=(0,D.Wo)(y,"OCProperties"),i=y.array(r?.dict.get("OCGs"));if(!r||!i||i.length===0)return;const v=y.catalog.get("OCProperties"),d=y.editCatalog();
return d.delete("OCProperties"),c=>{const u=new Set(i.flatMap(w=>(0,f.i9)(w)&&c[w.number]!==1?[w.number]:[]));u.size===0?d.set("OCProperties",v):u.size<i.length&&
d.set("OCProperties",new F(y,u).without(r.dict,x))}}function R(y,r){const i=(0,D.Wo)(y,"OCProperties"),v=y.array(i?.dict.get("OCGs"))??[];if(!i||r.size===0)return;
const d=y.editCatalog();v.every(c=>(0,f.i9)(c)&&r.has(c.number))?d.delete("OCProperties"):d.set("OCProperties",new F(y,r).without(i.dict,x))}const x=32;class F{document;gone;allowance;constructor(r,i){
this.document=r,this.gone=i,this.allowance=new D.b9(r)}without(r,i){if(this.allowance.spend(1),(0,f.i9)(r)&&this.isGroup(r))return r;const v=this.document.resolve(
r);return Array.isArray(v)?i===0?[]:this.items(v,i):v instanceof f.Bi?new f.Bi(i===0?[]:[...v].map(([d,c])=>[d,this.without(c,i-1)])):r}items(r,i){const v=[];let d=!1;
for(const c of r){if(this.isGone(c)){d=!0;continue}const u=this.without(c,i-1),w=Array.isArray(u),l=w&&u.every(g=>g instanceof f.Mx)&&this.document.array(c).length>
u.length;if(w&&d)for(const g of l?[]:u)v.push(g);else l||v.push(u);d=!1}return v}isGone(r){return(0,f.i9)(r)&&this.gone.has(r.number)}isGroup(r){return this.gone.
has(r.number)||(0,f.Eo)(this.document.dict(r)?.get("Type"),"OCG")}}}),15141:((z,I,S)=>{S.d(I,{X:()=>x});var f=S(45599),D=S(9819);class _{chain;known=new Map;constructor(y){
this.chain=y}of(y){return this.known.has(y)||this.explore(y),this.known.get(y)}explore(y){const{chain:r,known:i}=this,v=new Map,d=[],c=[],u=w=>{r.spend(1);const l={
action:w,next:r.next(w),at:0,index:v.size,low:v.size,place:d.length};v.set(w,l),d.push(l),c.push(l)};u(y);for(let w=c.at(-1);w;w=c.at(-1)){if(w.at<w.next.length){
const s=r.dead(w.next[w.at++]);if(!s||i.has(s))continue;const n=v.get(s);n?w.low=Math.min(w.low,n.index):u(s);continue}c.pop();const l=c.at(-1);if(l&&(l.low=Math.
min(l.low,w.low)),w.low<w.index)continue;const g=d.splice(w.place),P=this.collect(g);for(const{action:s}of g)i.set(s,P)}}collect(y){const r=new Set;for(const{next:v}of y)
for(const d of v){const c=this.chain.dead(d),u=c?this.known.get(c):[d];u&&u.length>0&&r.add(u)}if(r.size<2)return[...r][0]??[];const i=new Map;for(const v of r){
this.chain.spend(v.length);for(const d of v)i.set((0,f.i9)(d)?`${d.number}`:d,d)}return[...i.values()]}}var R=S(12207);class x{document;rules;settled=new Set;chain;successors;constructor(y,r){
this.document=y,this.rules=r,this.chain={next:i=>(0,R.ji)(y,i.get("Next")).filter(v=>!r.isGone(v)),dead:i=>this.deadAction(i),spend:new D.b9(y).spend},this.successors=
new _(this.chain)}refresh(){this.settled.clear(),this.successors=new _(this.chain)}pruneActions(y,r){for(const i of[...r.keys()])this.pruneAction(y,r,i)}pruneAdditional(y,r,i="\
AA"){const v=r.get(i),d=this.document.dict(v);d&&(this.pruneActions((0,D.Kd)(v,y),d),!(d.size>0)&&(this.document.edit(y),r.delete(i)))}pruneAction(y,r,i){const v=r.
get(i);if(v===void 0)return!1;const[d,...c]=this.living([v]);if(d===void 0)return this.document.edit(y),r.delete(i),!0;d!==v&&(this.document.edit(y),r.set(i,d));
const u=this.document.dict(d);if(!u)return!1;const w=(0,R.ji)(this.document,u.get("Next")),l=c.filter(g=>!w.includes(g));return l.length>0&&(this.document.edit(
(0,D.Kd)(d,y)),u.set("Next",[...w,...l])),this.pruneChain(d,y),!1}pruneChain(y,r){const i=[[y,(0,D.Kd)(y,r)]];for(let v=i.pop();v;v=i.pop()){const[d,c]=v,u=this.
document.dict(d);if(!u||(0,f.i9)(d)&&this.settled.has(d.number)||((0,f.i9)(d)&&this.settled.add(d.number),this.rules.staying?.(c,u),!u.has("Next")))continue;const w=(0,R.
ji)(this.document,u.get("Next")),l=this.living(w);(l.length!==w.length||l.some((g,P)=>g!==w[P]))&&(this.document.edit(c),l.length===0?u.delete("Next"):u.set("Ne\
xt",l.length===1?l[0]:[...l]));for(const g of l)i.push([g,(0,D.Kd)(g,c)])}}living(y){const r=[],i=new Set;for(const v of y){if(this.rules.isGone(v))continue;const d=this.
deadAction(v);if(!d){r.push(v);continue}const c=this.successors.of(d);if(!i.has(c)){i.add(c);for(const u of c)r.push(u)}}return r}deadAction(y){const r=this.document.
dict(y);return r&&this.rules.isDead(r)?r:void 0}}}),19557:((z,I,S)=>{S.d(I,{Hx:()=>_,ao:()=>D,fP:()=>f});const f=new Map([["Hide","T"],["ResetForm","Fields"],["\
SubmitForm","Fields"]]),D=new Set(["ResetForm","SubmitForm"]),_=1}),33546:((z,I,S)=>{S.d(I,{FB:()=>x,Hr:()=>y,Zh:()=>r,k$:()=>F,qm:()=>i});var f=S(93604),D=S(45599),
_=S(81077);const R={first:0,style:"D",prefix:void 0,start:1};async function x(l){const g=l.catalog.get("PageLabels");if(!l.dict(g))return;const P=(await(0,_.Zc)(
l,g,"Nums")).map(([s,n])=>({first:Number(s),label:l.dict(n)})).filter(({first:s})=>Number.isInteger(s)&&s>=0).sort((s,n)=>s.first-n.first).filter(({first:s},n,a)=>a[n+
1]?.first!==s).map(({first:s,label:n})=>({first:s,...v(l,n)}));return P[0]?.first===0?P:[R,...P]}function F(l,g){const P=l.editCatalog();if(g.length===0){P.delete(
"PageLabels");return}const s=g[0].first===0?g:[R,...g],n=w(l),a=s.map(({first:h,start:p,...A})=>[h,u({...A,number:p},n)]);P.set("PageLabels",l.add((0,_.H6)(l,a,
"Nums")))}async function y(l){const g=await x(l);if(!g)return;const P=g.map(({first:s})=>s);return s=>{const n=g[(0,f.M)(P,s)-1];return{...n,number:n.start+s-n.
first}}}function r(l,g){const P=[],s=w(l);let n,a=0;for(const h of g)(!n||!d(n,h))&&P.push([a,u(h,s)]),n=h,a++;return(0,_.H6)(l,P,"Nums")}async function i(l,g){
const P=await y(l);if(!P)return;const s=r(l,Array.from(g,n=>P(n-1)));l.editCatalog().set("PageLabels",l.add(s))}function v(l,g){const P=l.resolve(g?.get("S")),s=l.
resolve(g?.get("P")),n=l.resolve(g?.get("St"));return{style:P instanceof D.SX?P.text:void 0,prefix:s instanceof D.Mx&&s.bytes.length>0?s:void 0,start:typeof n==
"number"&&Number.isInteger(n)&&n>=1?n:1}}function d(l,g){return l.style!==g.style||g.style!==void 0&&g.number!==l.number+1?!1:l.prefix===g.prefix?!0:!!l.prefix&&
!!g.prefix&&Buffer.compare(l.prefix.bytes,g.prefix.bytes)===0}const c=100;function u({style:l,prefix:g,number:P},s){return(0,D.jd)({S:l===void 0?void 0:(0,D.UU)(
l),P:g&&g.bytes.length>c?s(g):g,St:l===void 0||P===1?void 0:P})}function w(l){const g=new Map;return P=>{let s=g.get(P);return s||g.set(P,s=l.add(P)),s}}}),37081:((z,I,S)=>{
S.d(I,{O:()=>_});var f=S(45599),D=S(9819);async function _(x,F,y=1/0){const r=new D._i(x),i=(0,D.Wo)(x,"Outlines"),v=[{value:i&&R(x,i.holder,i.dict,"First"),level:1}];
for(let d=v.pop();d;d=v.pop()){const{value:c,level:u}=d;if(c===void 0||!r.first(c)||!F(c,u)||!(0,f.i9)(c))continue;const w=g=>{const P=x.entry(c.number,g);return P instanceof
f.Bi?R(x,c.number,x.get(c.number),g):P};v.push({value:w("Next"),level:u}),u<y&&v.push({value:w("First"),level:u+1});const l=x.job.pace.step(300);l&&await l}}function R(x,F,y,r){
const i=y.get(r);if(!(i instanceof f.Bi))return i;const v=x.add(i);return r==="Next"&&i.set("Prev",new f.oS(F)),x.edit(F),y.set(r,v),v}}),60502:((z,I,S)=>{S.d(I,
{Q:()=>x,_:()=>R});var f=S(45599),D=S(9819),_=S(37081);class R{removal;destinations;document;dead=new Set;repaired=new Set;allowance;isMended=!1;keepsTitles=!1;constructor(r,i){
this.removal=r,this.destinations=i,this.document=r.document,this.allowance=new D.b9(this.document)}get removedItems(){return this.dead.size}drop(r){this.dead.add(
r)}touch(r,i){this.removal.isGone(i.get("SE"))&&(this.document.edit(r),i.delete("SE")),this.destinations.pruneTargets(r,i)&&!this.keepsTitles&&this.dead.add(r)}async touchAll(){
await(0,_.O)(this.document,r=>{const i=(0,f.i9)(r)?this.document.dict(r):void 0;return i&&this.touch(r.number,i),i!==void 0})}async flush(){for(const i of this.
dead){const v=this.document.dict(new f.oS(i));v&&await this.unlink(i,v);const d=this.document.job.pace.step(1e3);d&&await d}const r=(0,D.Wo)(this.document,"Outl\
ines");!r||this.dead.size===0||this.document.dict(r.dict.get("First"))||this.document.editCatalog().delete("Outlines")}async unlink(r,i){this.parentOf(r,i)||await this.
mendParents();const v=this.parentOf(r,i);if(v){const{item:d,ref:c}=v,u=this.kidsOf(i);this.splice(i,u,c,d);const w=u.reduce((l,g)=>l+1+Math.max(0,F(this.document,
g.item)),0);this.recount(c,F(this.document,i)>0?-1:w-1),!d.has("First")&&d.has("Title")&&!d.has("Dest")&&!d.has("A")&&this.dead.add(c.number)}this.removal.remove(
r)}parentOf(r,i){const v=this.itemAt(i.get("Parent"));return v&&this.isLinked(r,i,v.ref.number,v.item)?v:void 0}async mendParents(){const{document:r}=this,i=(0,D.
Wo)(r,"Outlines");if(this.isMended||!i)return;this.isMended=!0,this.repaired.clear();let v=r.catalog.get("Outlines");(0,f.i9)(v)||r.editCatalog().set("Outlines",
v=r.add(i.dict));const d=this.visit(),c=[{item:i.dict,ref:v}];for(let u=c.pop();u;u=c.pop()){if(!d.first(u.ref))continue;for(const l of this.kidsOf(u.item)){const g=l.
item.get("Parent");(!(0,f.i9)(g)||g.number!==u.ref.number)&&this.link(l,"Parent",u),c.push(l)}const w=r.job.pace.step(1e3);w&&await w}}splice(r,i,v,d){const c=this.
itemAt(r.get("Prev")),u=this.itemAt(r.get("Next")),[w,l]=[i[0],i.at(-1)];c?this.link(c,"Next",w??u):this.link({item:d,ref:v},"First",w??u),u?this.link(u,"Prev",
l??c):this.link({item:d,ref:v},"Last",l??c);for(const[g,P]of i.entries())this.link(P,"Parent",{item:d,ref:v}),this.link(P,"Prev",i[g-1]??c),this.link(P,"Next",i[g+
1]??u)}recount(r,i){const v=this.visit();let d=r;for(let c=this.document.dict(d);i!==0&&c&&(0,f.i9)(d)&&v.first(d);c=this.document.dict(d)){const u=F(this.document,
c);if(u===0)return;this.document.edit(d);const w=Math.abs(u)+i;if(w>0&&c.has("First")?c.set("Count",Math.sign(u)*w):c.delete("Count"),u<0)return;d=c.get("Parent")}}isLinked(r,i,v,d){
const c=()=>{const w=this.itemAt(i.get("Prev")),l=w?w.item.get("Next"):d.get("First");return(0,f.i9)(l)&&l.number===r};if(c())return!0;if(this.repaired.has(v))return!1;
this.repaired.add(v);let u;for(const w of this.kidsOf(d)){const l=w.item.get("Prev");((0,f.i9)(l)?l.number:void 0)!==u?.ref.number&&this.link(w,"Prev",u),u=w}return c()}visit(){
return new D._i(this.document,this.allowance)}kidsOf(r){const i=[],v=this.visit();for(let d=this.itemAt(r.get("First"));d&&v.first(d.ref);d=this.itemAt(d.item.get(
"Next")))i.push(d);return i}itemAt(r){const i=this.document.dict(r);return i&&(0,f.i9)(r)?{item:i,ref:r}:void 0}link(r,i,v){this.document.edit(r.ref),v?r.item.set(
i,v.ref):r.item.delete(i)}}function x(y){return y.has("Title")&&y.has("Parent")&&!y.has("S")&&!y.has("Subtype")&&!y.has("FT")}function F(y,r){const i=y.resolve(
r.get("Count"));return typeof i=="number"?i:0}}),2878:((z,I,S)=>{S.d(I,{m:()=>D});var f=S(9819);function D(_){const R=(0,f.Wo)(_,"ViewerPreferences");R?.dict.has(
"PrintPageRange")&&(_.edit(R.holder),R.dict.delete("PrintPageRange"),R.dict.size===0&&_.editCatalog().delete("ViewerPreferences"))}}),12207:((z,I,S)=>{S.d(I,{Ht:()=>i,
hN:()=>x,jS:()=>R,ji:()=>F});var f=S(45599),D=S(81077),_=S(45657);async function R(v){const{catalog:d}=v,c=await(0,D.Zc)(v,v.dict(d.get("Names"))?.get("Dests"),
"Names");return{names:new Map(v.dict(d.get("Dests"))),strings:new Map(c.map(([u,w])=>[(0,D.Pu)(u),w]))}}function x({pages:v},d){const c=(0,f.i9)(d)?v.indexOf(d.
number):d;return typeof c=="number"&&Number.isInteger(c)&&c>=0&&c<v.count?c:void 0}function F(v,d){return d==null?[]:v.array(d)??[d]}const y=8,r=50;class i{document;named;constructor(d,c){
this.document=d,this.named=c}static async of(d){return new i(d,await R(d))}pageOf(d){return this.pageOfDestination(d.get("Dest"))??this.pageOfAction(d.get("A"))}pageOfDestination(d,c=y){
const{document:u}=this,w=u.resolve(d),l=u.array(w);if(l)return x(u,l[0]);if(c===0)return;const g=u.dict(w);return g?this.pageOfDestination(g.get("D"),c-1):this.
pageOfDestination(this.namedBy(w),c-1)}namedBy(d){const{names:c,strings:u}=this.named;if(d instanceof f.SX)return c.get(d.text)??u.get(d.text);if(!(d instanceof
f.Mx))return;const w=(0,D.Pu)(d);return u.get(w)??c.get(w)}pageOfAction(d){const{document:c}=this,u=d===void 0?[]:[d];for(let w=0;u.length>0&&w<r;w++){const l=c.
dict(u.shift());if(!l)continue;const P=(0,f.Eo)(c.resolve(l.get("S")),"GoTo")?this.pageOfDestination(l.get("D")):void 0;if(P!==void 0)return P;(0,_.RZ)(u,F(c,l.
get("Next")).slice(0,r))}}}}),94399:((z,I,S)=>{S.d(I,{N:()=>_});var f=S(45599),D=S(9819);function _(R){const x=R.catalog.get("DPartRoot");if(x===void 0)return;const F=new D.
J7(R),y=new D._i(R),r=[x];for(let i=r.pop();i!==void 0;i=r.pop()){const v=R.dict(i),d=R.array(i);if(!(!y.first(i)||!(v??d))){for(const c of d??[])r.push(c);for(const c of[
"DPartRootNode","DParts"]){const u=v?.get(c);u!==void 0&&r.push(u)}(0,f.i9)(i)&&F.remove(i.number)}}R.editCatalog().delete("DPartRoot")}}),9731:((z,I,S)=>{S.d(I,
{U:()=>d});var f=S(33973),D=S(45599),_=S(44082),R=S(64261),x=S(9819);const F=["XObject","Pattern","Shading","Properties"];async function y(c){const u=(0,x.Wo)(c,
"AcroForm"),w=u?.dict.get("DR"),l=c.dict(w);if(!u||w===void 0||!l||!F.some(s=>l.has(s)))return;const g=await r(c,l);if(!g)return;const P=s=>new D.Bi([...l].flatMap(
([n,a])=>{const h=F.includes(n)?c.dict(a):void 0;if(!h)return[[n,a]];const p=[...h].filter(([A,E])=>!(0,D.i9)(E)||g.has(A)||s(E.number));return p.length===h.size?
[[n,a]]:p.length>0?[[n,new D.Bi(p)]]:[]}));return c.edit(u.holder),u.dict.set("DR",P(()=>!1)),s=>u.dict.set("DR",P(n=>s[n]===1))}async function r(c,u){const w=new R.
h(c),l=new Set,g=new _.EC(c,u);for(const P of c.pages.numbers){const s=c.job.pace.step(1e3);if(s&&await s,c.entry(P,"Annots")===void 0)continue;const n=w.borrowed(
P,g,i);if(!n)return;for(const a of n)l.add(a)}return l}const i=new Set;var v=S(76862);async function d({removal:{document:c},structure:u}){const w=await y(c),l=(0,v.
s)(c),g=u.types.take();if(!w&&!l&&!g)return;const{live:P}=await(0,f.Gy)(c);w?.(P),l?.(P),await g?.(P)}}),17671:((z,I,S)=>{S.d(I,{zg:()=>nt,Hi:()=>st,E2:()=>Pt,Pv:()=>tt,
Wi:()=>ot,lh:()=>vt});var f=S(45599),D=S(9819);class _{removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;constructor(e,t){
this.removal=e,this.destinations=t,this.document=e.document}touch(e,t){if(!this.prune(e,t))return;const o=this.pageOf(e,t);if(this.forget(t),this.removal.remove(
e),o===void 0){this.removal.chase(e);return}let m=this.pages.get(o);m||this.pages.set(o,m=new Set),m.add(e)}touchPage(e){const t=this.document.entry(e,"Annots"),
o=this.document.array(t);if(!o||(0,f.i9)(t)&&this.touched.has(t.number))return;(0,f.i9)(t)&&this.touched.add(t.number);const m=o.filter(O=>{if(this.removal.isGone(
O))return!1;const T=this.document.dict(O),b=(0,D.Kd)(O,(0,D.Kd)(t,e));return!T||!this.prune(b,T)?!0:(this.forget(T),(0,f.i9)(O)&&this.removal.remove(O.number),!1)});
m.length<o.length&&this.setAnnots(e,t,m)}async flush(){const e=new Map;for(const[t,o]of this.pages){const m=this.document.entry(t,"Annots"),O=((0,f.i9)(m)?e.get(
m.number):void 0)??this.dropGone(t,m);(0,f.i9)(m)&&e.set(m.number,O);for(const b of o)O.has(b)||this.removal.chase(b);const T=this.document.job.pace.step(1e3);T&&
await T}this.pages.clear()}dropGone(e,t){const o=this.document.array(t)??[],m=o.filter(O=>!this.removal.isGone(O));return m.length<o.length&&this.setAnnots(e,t,
m),new Set(o.map(O=>(0,f.i9)(O)?O.number:-1))}prune(e,t){if(this.destinations.pruneTargets(e,t)&&(0,f.Eo)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;
for(const o of["P","Popup","IRT"])this.removal.isGone(t.get(o))&&(this.document.edit(e),t.delete(o),o==="IRT"&&t.delete("RT"));return(0,f.Eo)(t.get("Subtype"),"\
Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){const{pages:o}=this.document,m=t.get("P");if((0,f.i9)(m)&&o.indexOf(m.number)>=0)return m.number;const O=this.
via[e]??0;return[O,this.via[O]??0].find(T=>o.indexOf(T)>=0)}forget(e){const t=this.document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(
t)}setAnnots(e,t,o){(0,f.i9)(t)&&this.document.put(t,o),o.length===0?this.document.patch(e,{Annots:void 0}):(0,f.i9)(t)||this.document.patch(e,{Annots:o})}}function R(M){
return M.has("Rect")&&M.has("Subtype")}var x=S(64580),F=S(83363),y=S(39684),r=S(91374);const i=["Parent","StructParents","B","DPart","PieceInfo","Annots"],v=["T\
ype","Kids","Count"];class d{document;allowance;fields;constructor(e){this.document=e,this.allowance=new D.b9(e)}copyPage(e){const{document:t}=this,o=t.pages.number(
e),m=t.pages.attribute(e,"Resources");(0,f.Zm)(m)&&t.patch(o,{Resources:t.add(m)});const O=t.dict(new f.oS(o))??new f.Bi,T=new f.Bi([["Type",new f.SX("Page")]]);
for(const[B,U]of O)!i.includes(B)&&!v.includes(B)&&T.set(B,this.clone(U));for(const B of F.i){const U=t.pages.attribute(e,B);U!==void 0&&!T.has(B)&&T.set(B,this.
clone(U))}const b=t.add(T),C=t.array(O.get("Annots"));return C&&C.length>0&&T.set("Annots",this.copyAnnotations(C,b)),b.number}clone(e){return(0,x.F)(e,this.allowance.
spend)}copyAnnotations(e,t){const{document:o}=this,m=new Map,O=[],T=[];for(const b of e){const C=o.dict(b);if(!C||(0,f.i9)(b)&&m.has(b.number))continue;const B=(0,f.
Eo)(C.get("Subtype"),"Widget"),U=B&&(0,r.pv)(o,C)==="Sig";if(U&&!(c(o,C)&&(0,y.K)(o,C)))continue;const k=this.clone(B&&!U&&(0,f.i9)(b)?this.asKid(b):C);if(U&&(0,y.
x)(o,k),k.delete("StructParent"),k.set("P",t),O.push(k),!(0,f.i9)(b)){T.push(k);continue}const H=o.add(k);m.set(b.number,H),T.push(H),B&&!U&&this.addKid(k,H)}for(const b of O)
u(b,m);return T}asKid(e){const{document:t}=this,o=t.dict(e);if(!o.has("T")&&!o.has("FT")){const C=o.has("Parent")?void 0:this.fieldOf(e.number);return C?(t.edit(
e),o.set("Parent",C)):o}t.edit(e);const m=new f.Bi;for(const C of r.QL){const B=o.get(C);B!==void 0&&(m.set(C,B),o.delete(C))}this.divideActions(o,m),m.set("Kid\
s",[e]);const O=t.add(m),T=m.get("Parent");o.set("Parent",O),(0,f.i9)(T)&&w(t,T.number,t.dict(T),"Kids",e,O);const b=(0,D.Wo)(t,"AcroForm");for(const C of["Fiel\
ds","CO"])b&&w(t,b.holder,b.dict,C,e,O);return o}fieldOf(e){return this.fields??=new Map([...(0,r.iA)(this.document)].flatMap(({number:t,parent:o})=>t===void 0||
o?.number===void 0?[]:[[t,new f.oS(o.number)]])),this.fields.get(e)}divideActions(e,t){const o=this.document.dict(e.get("AA"));if(!o)return;const[m,O]=[new f.Bi,
new f.Bi];for(const[T,b]of o)(["K","F","V","C"].includes(T)?m:O).set(T,b);m.size>0&&t.set("AA",m),O.size>0?e.set("AA",O):e.delete("AA")}addKid(e,t){const o=e.get(
"Parent"),m=this.document.dict(o);if(!(0,f.i9)(o)||!m)return;this.document.edit(o);const O=this.document.array(m.get("Kids"));O&&!(0,f.i9)(m.get("Kids"))?O.push(
t):m.set("Kids",[...O??[],t])}}const c=(M,e)=>(0,f.Zm)(M.resolve((0,r.hj)(M,e,"V")));function u(M,e){const t=(0,f.Eo)(M.get("Subtype"),"Popup")?["Parent"]:["Pop\
up","IRT"];for(const o of t){const m=M.get(o);if(!(0,f.i9)(m))continue;const O=e.get(m.number);O?M.set(o,O):M.delete(o)}}function w(M,e,t,o,m,O){const T=M.array(
t?.get(o));!t||!T?.some(b=>(0,f.i9)(b)&&b.number===m.number)||(M.edit(e),t.set(o,T.map(b=>(0,f.i9)(b)&&b.number===m.number?O:b)))}var l=S(77581),g=S(81077),P=S(
15141),s=S(19557);class n{removal;document;deadNames=new Set;deadStrings=new Set;goneFields=new Set;removedNames=0;lists=new Map;chains;constructor(e){this.removal=
e,this.document=e.document,this.chains=new P.X(this.document,{isDead:t=>this.isDeadAction(t),isGone:t=>e.isGone(t),staying:(t,o)=>this.pruneTarget(t,o)})}isDead(e){
if(e==null)return!1;if(this.removal.isGone(e))return!0;const t=this.document.resolve(e);if(t instanceof f.SX)return this.deadNames.has(t.text);if(t instanceof f.
Mx)return this.deadStrings.has((0,g.Pu)(t));if((0,f.cy)(t))return this.removal.isGone(t[0]);if(!(0,f.Zm)(t))return!1;const o=t.get("D");return this.removal.isGone(
o)||this.removal.isGone(this.document.array(o)?.[0])}refresh(){this.lists.clear(),this.chains.refresh()}async pruneNames(){const e=(0,D.Wo)(this.document,"Dests"),
[t,o,m]=[new Set,new Set,new Set];for(const[T,b]of e?[...e.dict]:[])this.isDead(b)&&(this.document.edit(e.holder),e.dict.delete(T),t.add(T),(0,f.i9)(b)&&this.removal.
remove(b.number));e?.dict.size===0&&this.document.editCatalog().delete("Dests");const O=(0,D.Wo)(this.document,"Names");if(O){await this.pruneNameTree(O,"Dests",
(T,b)=>this.isDead(b)?(o.add(T),(0,f.i9)(b)&&this.removal.remove(b.number),!0):(t.has(T)&&m.add(T),!1));for(const T of["Pages","Templates"])await this.pruneNameTree(
O,T,(b,C)=>this.removal.isGone(C))}this.removedNames+=t.size+o.size;for(const T of t)this.deadNames.add(T),m.has(T)||this.deadStrings.add(T);for(const T of o)this.
deadStrings.add(T),e?.dict.has(T)||this.deadNames.add(T)}pruneTargets(e,t){let o=!1;return this.isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Dest"),o=
!0),this.chains.pruneAction(e,t,"A")&&(o=!0),this.chains.pruneAdditional(e,t),o&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){this.chains.pruneActions(e,t)}pruneOpenAction(){
const{catalog:e,catalogNumber:t}=this.document,o=e.get("OpenAction");(0,f.Zm)(this.document.resolve(o))?this.chains.pruneAction(t,e,"OpenAction"):this.isDead(o)&&
(this.document.edit(t),e.delete("OpenAction"))}isDeadAction(e){const t=e.get("S");if((0,f.Eo)(t,"GoTo"))return this.isDead(e.get("D"));if((0,f.Eo)(t,"Hide")){const o=e.
get("T");return this.isGone(o)||this.leftOf(o)?.length===0}return t instanceof f.SX&&s.ao.has(t.text)?this.leftOf(e.get("Fields"))?.length===0&&!a(this.document.
resolve(e.get("Flags"))):(0,f.Eo)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneChain(e,t){this.chains.pruneChain(e,t)}pruneTarget(e,t){this.isDead(
t.get("SD"))&&(this.document.edit(e),t.delete("SD")),this.pruneLists(e,t)}isGone(e){if(this.removal.isGone(e))return!0;if(this.goneFields.size===0)return!1;const t=this.
document.resolve(e);return t instanceof f.Mx&&this.goneFields.has((0,l.g7)(t))}pruneLists(e,t){if(!this.isDeadAction(t))for(const o of["T","Fields"]){const m=t.
get(o),O=this.leftOf(m);if(!(!O||O===this.document.array(m))){if((0,f.i9)(m)){this.document.put(m,O);continue}this.document.edit(e),t.set(o,O)}}}leftOf(e){const t=this.
document.array(e);if(!t||t.length===0)return;const o=(0,f.i9)(e)?this.lists.get(e.number):void 0;if(o)return o;const m=t.filter(T=>!this.isGone(T)),O=m.length===
t.length?t:m;return(0,f.i9)(e)&&this.lists.set(e.number,O),O}async pruneNameTree(e,t,o){const m=e.dict.get(t);if(m===void 0)return;const O=(0,D.Kd)(m,e.holder);
await(0,g.BX)(this.document,m,O,"Names",(b,C)=>o((0,g.Pu)(b),C))&&(this.document.edit(e.holder),e.dict.delete(t))}}const a=M=>typeof M=="number"&&(M&s.Hx)!==0;var h=S(
94399),p=S(83137),A=S(3466),E=S(9731),L=S(33546),N=S(60502),K=S(2878),W=S(78021);class G{removal;document;threads;constructor(e){this.removal=e,this.document=e.
document}touch(e,t){if(!this.removal.isGone(t.get("P")))return;const[o,m]=[t.get("N"),t.get("V")],[O,T]=[this.document.dict(o),this.document.dict(m)],b=this.threadStartingAt(
e);if(this.threads.delete(e),this.removal.remove(e),!(0,f.i9)(o)||o.number===e||!O){b&&this.removal.remove(b.number);return}T&&(0,f.i9)(m)&&(this.document.edit(
m),T.set("N",o),this.document.edit(o),O.set("V",m)),b&&(this.document.edit(b).set("F",o),this.document.edit(o),O.set("T",b),this.threads.set(o.number,b))}threadStartingAt(e){
if(!this.threads){this.threads=new Map;for(const t of this.document.array(this.document.catalog.get("Threads"))??[]){const o=this.document.dict(t)?.get("F");(0,f.
i9)(t)&&(0,f.i9)(o)&&this.threads.set(o.number,t)}}return this.threads.get(e)}flush(){const{catalog:e,catalogNumber:t}=this.document,o=e.get("Threads"),m=this.document.
array(o),O=m?.filter(T=>{const b=this.document.dict(T);return b?this.document.dict(b.get("F"))!==void 0:!this.removal.isGone(T)});!m||!O||O.length===m.length||(this.
document.edit(t),O.length>0?e.set("Threads",O):e.delete("Threads"))}}function j(M){return(0,f.i9)(M.get("N"))&&(0,f.i9)(M.get("V"))&&(M.has("R")||M.has("P"))&&!M.
has("S")}function X(M,e){const{removal:t}=M,{document:o}=t,m=o.get(e);(0,f.cy)(m)?Z(t,e,m):(0,f.Zm)(m)&&J(M,o,e,m)}function Z(M,e,t){M.isGone(t[0])&&t[1]instanceof
f.SX&&M.remove(e),M.chase(e)}function J(M,e,t,o){const{annotations:m,destinations:O,outlines:T,removal:b,structure:C,threads:B}=M;t===e.catalogNumber?q(M,o):(0,f.
Eo)(o.get("Type"),"Page")||e.pages.indexOf(t)>=0?(O.pruneTargets(t,o),m.touchPage(t),Q(b,t,o)):(0,N.Q)(o)?T.touch(t,o):(0,W.Uc)(o)?C.touch(t):(0,W.FH)(o)?(b.remove(
t),b.chase(t)):j(o)?B.touch(t,o):$(M,e,t,o)}function $(M,e,t,o){const{annotations:m,destinations:O,form:T,removal:b,structure:C}=M;R(o)&&m.touch(t,o),e.get(t)!==
null&&(o.has("Kids")&&T.touch(t),o.has("Fields")&&T.touchForm(),(o.has("ParentTree")||(0,f.Eo)(o.get("Type"),"StructTreeRoot"))&&C.touchRoot(),!R(o)&&(O.pruneTargets(
t,o),o.get("S")instanceof f.SX?O.pruneChain(o,t):O.pruneActions(t,o),!(!O.isDeadAction(o)&&!(o.has("D")&&O.isDead(o)))&&(o.has("Next")||b.remove(t),b.chase(t))))}
function q({destinations:M,form:e,removal:t,structure:o},m){M.pruneOpenAction(),M.pruneTargets(t.document.catalogNumber,m),e.touchForm(),o.touchRoot()}function Q(M,e,t){
const{document:o}=M,m=o.dict(t.get("SeparationInfo")),O=o.array(m?.get("Pages"));!m||!O?.some(T=>M.isGone(T))||(o.edit((0,D.Kd)(t.get("SeparationInfo"),e)),m.set(
"Pages",O.filter(T=>!M.isGone(T))))}var V=S(44082),ct=S(64261);async function dt(M,e,t){const{pace:o}=M.job,m=new V.y$(M),O=new lt(M.size);for(const C of t){O.noteRemoved(
m.of(C));const B=o.step(400);B&&await B}const T=new ct.h(M),b=[];for(const C of e){if(O.areAllUsed)break;const B=m.of(C);let U=o.step(400);O.consider(B)&&(b.push(
C),O.hasSomeOf(B)&&(await T.prepare(C),ut(M,C,m,T,O)),U??=o.step(2e4)),U&&await U}return O.isEmpty||await mt(M,m,b,O),M.pages.inherits("Resources")&&await ft(M,
e,m,O)}async function ft(M,e,t,o){for(const m of e){if(o.wasRemoved(t.inheritedBy(m)))return!0;const O=M.job.pace.step(400);O&&await O}return!1}function ut(M,e,t,o,m){
const O=M.dict(t.valueOf(e));if(!O)return;const T=new V.EC(M,O);for(const C of["DefaultGray","DefaultRGB","DefaultCMYK"])m.use(T.named(C));let b=o.inContent(e);
for(const C of b??[])m.use(T.named(C));if(!(b&&!m.hasSomeOf(t.of(e)))){b&&=o.borrowed(e,T,b),b||m.useAll(t.of(e));for(const C of b??[])m.use(T.named(C))}}const et=1,
ht=2;class lt{leaving;unused=0;open=new Set;used=new WeakSet;constructor(e){this.leaving=new Uint8Array(e)}get isEmpty(){return this.open.size===0}get areAllUsed(){
return this.unused===0}has(e){return(0,f.i9)(e)?this.open.has(e.number):(0,V.Ft)(e).some(t=>this.open.has(t))}noteRemoved(e){if(!e.isNoted){e.isNoted=!0;for(const t of e.
numbers)this.leaving[t]===0&&this.unused++,this.leaving[t]=et;for(const t of e.categories)this.noteRemoved(t)}}consider(e){if(!e.left){e.left=e.numbers.filter(o=>this.
leaving[o]===et);for(const o of e.left)this.open.add(o)}let t=e.left.length>0;for(const o of e.categories)t=this.consider(o)||t;return t}wasRemoved(e){return e.
isLeaving??=e.numbers.some(t=>this.leaving[t]>0)||e.categories.some(t=>this.wasRemoved(t))}hasSomeOf(e){const t=e.left??=[...e.numbers];for(;t.length>0&&!this.open.
has(t.at(-1));)t.pop();return t.length>0||e.categories.some(o=>this.hasSomeOf(o))}use(e){for(const t of e)if((0,f.i9)(t))this.take(t.number);else if(typeof t=="\
object"&&t!==null&&!this.used.has(t)){this.used.add(t);for(const o of(0,V.Ft)(t))this.take(o)}}useAll(e){for(const t of e.left??e.numbers)this.take(t);e.left=[];
for(const t of e.categories)this.useAll(t)}take(e){this.leaving[e]===et&&(this.leaving[e]=ht,this.unused--,this.open.delete(e))}}async function mt(M,e,t,o){const m=new Map,
O=new Map,T=b=>{const C=M.dict(b);if(!C)return b;const B=(0,f.i9)(b)?O.get(b.number):void 0;if(B!==void 0)return B;const U=new f.Bi([...C].filter(([,H])=>!o.has(
H))),k=U.size===C.size?b:(0,f.i9)(b)?M.add(U):U;return(0,f.i9)(b)&&O.set(b.number,k),k};for(const b of t){if(!o.hasSomeOf(e.of(b)))continue;const C=e.valueOf(b),
B=M.dict(C);if(!B)continue;const U=(0,f.Zm)(M.entry(b,"Resources")),k=(0,f.i9)(C)?C.number:B,H=m.get(k)??(0,V.LT)(B,T),Y=H instanceof f.Bi&&!U?M.add(H):H;Y instanceof
f.oS&&m.set(k,Y),M.patch(b,{Resources:Y});const at=M.job.pace.step(1e3);at&&await at}}var gt=S(33973);const pt=10;async function vt(M,e){const{pages:t}=M;await t.
keepStreams();const{numbers:o,dropped:m,repeated:O,used:T}=await yt(M,e),b=o.length!==t.count||o.some((H,Y)=>H!==t.number(Y)),C=e.every((H,Y)=>Y===0||H>e[Y-1]);
b&&(await(0,L.qm)(M,e),(0,h.N)(M),(0,K.m)(M));const B=m.length>0?await wt(M,m):void 0,U=B?await dt(M,o,m):!1;b&&await(C&&!U?t.keep(T):t.rebuild(o));const k=B?await St(
M,o,B):void 0;return{pageCount:o.length,removedPages:m.length,repeatedPages:O,removedOutlineItems:k?.outlines.removedItems??0,removedDestinations:k?.destinations.
removedNames??0,removedLinks:k?.annotations.removedLinks??0,removedFields:k?.form.removedFields??0,removedStructureElements:k?.structure.removedElements??0,removedXfa:k?.
form.removedXfa??!1}}async function yt(M,e){const{pages:t}=M,o=new d(M),m=new Uint8Array(t.count),O=[];let T=0;for(const C of e){const B=C-1;if(m[B]){O.push(o.copyPage(
B)),T++;const U=M.job.pace.step(4e3);U&&await U}else O.push(t.number(B));m[B]=1}const b=[];for(let C=0;C<t.count;C++)m[C]||b.push(t.number(C));return{numbers:O,
dropped:b,repeated:T,used:m}}async function wt(M,e){const t=new Set,o=new Map,m=new Set,O=M.dict(M.catalog.get("StructTreeRoot"))!==void 0;for(const T of e){const b=O?
M.resolve(M.entry(T,"StructParents")):null;typeof b=="number"&&m.add(b);const C=M.entry(T,"Annots"),B=M.array(C)??[];(0,f.i9)(C)&&o.set(C.number,B);for(const k of B)
(0,f.i9)(k)&&t.add(k.number);const U=M.job.pace.step(1e3);U&&await U}return{pages:e,annotations:t,arrays:o,structKeys:m}}async function St(M,e,t){const o=st(M),
{destinations:m,removal:O,structure:T}=o,b=await A.R.of(M);for(const B of t.pages)O.remove(B);await m.pruneNames(),o.form.dropXfa(),await T.dropKeys(t.structKeys),
await T.flush(),m.removedNames>0&&await it(o,e);const C=new Set([...O.removed(),...t.annotations]);return await tt(o,C,async({live:B,referrers:U})=>{Et(o,t,B,U),
await ot(o,t.annotations)}),b&&await nt(o,b),await(0,E.U)(o),o}async function nt(M,e){const{destinations:t,removal:o}=M;if(t.goneFields=await e.gone(),t.goneFields.
size!==0){t.refresh();for(const m of e.holders){X(M,m);const O=o.document.job.pace.step(1e3);O&&await O}await rt(M),await tt(M,o.takeChased())}}async function Pt(M,e){
const t=st(M),{destinations:o,removal:m}=t;t.outlines.keepsTitles=!0,m.remove(e.number),await o.pruneNames(),o.removedNames>0&&await it(t,M.pages.numbers),await tt(
t,new Set(m.removed()))}function st(M){const e=new D.J7(M),t=new n(e);return{removal:e,destinations:t,annotations:new _(e,t),outlines:new N._(e,t),form:new p.I(
e),structure:new W.oE(e),threads:new G(e)}}async function tt(M,e,t){const{destinations:o,removal:m}=M,{document:O}=m;for(let T=0;T<pt&&e.size>0;T++){const b=await(0,gt.
Gy)(O,{watched:e});M.annotations.via=b.via,o.refresh(),T===0&&await t?.(b);for(const C of[...b.referrers].sort((B,U)=>B-U)){X(M,C);const B=O.job.pace.step(1e3);
B&&await B}await rt(M),e=m.takeChased()}}async function it({annotations:M,destinations:e,outlines:t,removal:o},m){const{document:O}=o;e.pruneOpenAction(),e.pruneTargets(
O.catalogNumber,O.catalog),await t.touchAll();for(const T of m){const b=O.job.pace.step(2e3);b&&await b,O.entry(T,"AA")!==void 0&&e.pruneTargets(T,O.get(T)),M.touchPage(
T)}}function Et({removal:M},e,t,o){const{document:m}=M,O=b=>{for(const C of b??[])(0,f.i9)(C)&&e.annotations.delete(C.number)};for(const[b,C]of e.arrays)t[b]&&O(
C);let T=!1;for(const b of o)m.pages.indexOf(b)>=0?O(m.array(m.entry(b,"Annots"))):Array.isArray(m.get(b))&&(T=!0);if(T)for(const b of m.pages.numbers){const C=m.
entry(b,"Annots");(0,f.i9)(C)&&o.has(C.number)&&O(m.array(C))}}async function ot({form:M,removal:e,structure:t},o){const{document:m}=e,O=new Set,T=m.catalog.has(
"StructTreeRoot"),b=m.catalog.has("AcroForm");for(const C of o){const B=m.job.pace.step(200);B&&await B;const U=T?m.resolve(m.entry(C,"StructParent")):null;if(typeof U==
"number"&&O.add(U),b&&(0,f.Eo)(m.resolve(m.entry(C,"Subtype")),"Widget")){const k=m.dict(new f.oS(C));if(k&&M.losing(k),k&&M.keepsAsField(C,k))continue}e.remove(
C)}await t.dropKeys(O)}async function rt({annotations:M,form:e,outlines:t,structure:o,threads:m}){await M.flush(),await o.dropKeys(M.structKeys),M.structKeys.clear(),
await o.flush(),e.flush(),await t.flush(),m.flush()}}),78021:((z,I,S)=>{S.d(I,{oE:()=>w,FH:()=>g,Uc:()=>l});var f=S(93604),D=S(45599),_=S(81077),R=S(9819),x=S(21996),
F=S(90536);const y={S:"RoleMap",C:"ClassMap"},r=["S","C"],i=200;class v{document;lost={S:new Set,C:new Set};constructor(s){this.document=s}losing(s){for(const n of r)
for(const a of d(this.document,s,n))this.lost[n].add(a)}take(){const{document:s}=this,n=s.catalog.get("StructTreeRoot"),a=s.dict(n);if(!a)return;const h={S:s.dict(
a.get("RoleMap")),C:s.dict(a.get("ClassMap"))},p={S:u(h.S,c(s,h.S,this.lost.S)),C:u(h.C,this.lost.C)};if(p.S.size+p.C.size!==0)return async A=>{const E=await this.
used(p,A),L=[...h.S?.keys()??[]].filter(N=>!p.S.has(N)||E.S.has(N));for(const N of c(s,h.S,L))E.S.add(N);for(const N of r){const K=[...p[N]].filter(G=>!E[N].has(
G));if(K.length===0)continue;const W=(0,R.Kd)(n,s.catalogNumber);s.edit((0,R.Kd)(a.get(y[N]),W));for(const G of K)h[N].delete(G);h[N].size>0||(s.edit(W),a.delete(
y[N]))}}}async used(s,n){const{document:a}=this,h={S:new Set,C:new Set},p=[...s.S,...s.C].filter(E=>E!==""),A=await(0,x.zx)(a,p.length>i?["S"]:p);for(const E of new Set(
Object.values(A).flat())){const L=a.job.pace.step(200);L&&await L,n[E]===1&&(0,F.C)(a.get(E),N=>{for(const K of r)for(const W of d(a,N,K))s[K].has(W)&&h[K].add(
W)})}return h}}function d(P,s,n){const a=P.resolve(s.get(n));return(Array.isArray(a)?a.map(p=>P.resolve(p)):[a]).flatMap(p=>p instanceof D.SX?[p.text]:[])}function c(P,s,n){
const a=new Set(n);for(const h of a){const p=P.resolve(s?.get(h));p instanceof D.SX&&a.add(p.text)}return a}const u=(P,s)=>new Set([...s].filter(n=>P?.has(n)));
class w{removal;document;root;open=new Set;unsaid=new Map;lost=new Map;parents;silenced=new Set;identifierRemoved=!1;removedElements=0;types;constructor(s){this.
removal=s,this.document=s.document,this.types=new v(this.document),this.root=(0,R.Wo)(this.document,"StructTreeRoot")}async dropKeys(s){const n=this.root?.dict.
get("ParentTree");if(!this.root||n===void 0||s.size===0)return;const a=Float64Array.from(s).sort(),h=(L,N)=>{const K=(0,f.B)(a,L);return K<a.length&&a[K]<=N},p=new Set,
A=(L,N)=>{if(!s.has(L))return!1;const K=this.document.array(N);return(!K||!p.has(K))&&this.touchParents(N,K??[]),K&&p.add(K),!0};await(0,_.BX)(this.document,n,(0,R.
Kd)(n,this.root.holder),"Nums",A,h)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}async dropMarked(s,n,a,h){this.parents??=new Map(
(await(0,_.Zc)(this.document,this.root?.dict.get("ParentTree"),"Nums")).map(([A,E])=>[Number(A),E]));const p=this.document.array(this.parents.get(s))??[];for(const A of h){
const E=p[A];if(!(0,D.i9)(E))continue;this.open.add(E.number);let L=this.lost.get(E.number);L||this.lost.set(E.number,L=new Set),a>0?L.add(`in ${a} ${A}`):L.add(
`on ${n} ${A}`).add(`on a page ${A}`)}}touch(s){this.open.add(s)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(const a of this.
open){this.open.delete(a);const h=this.document.job.pace.step(500);h&&await h,a===this.root.holder?this.pruneRoot(this.root):this.pruneElement(a)}const s=this.root.
dict.get("IDTree");if(!this.identifierRemoved||s===void 0)return;this.identifierRemoved=!1;const n=(a,h)=>this.removal.isGone(h);await(0,_.BX)(this.document,s,(0,R.
Kd)(s,this.root.holder),"Names",n)&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(s,n){(0,D.i9)(s)&&!(0,D.cy)(this.document.
resolve(s))&&this.open.add(s.number);for(const[a,h]of n.entries()){if(!(0,D.i9)(h))continue;this.open.add(h.number);let p=this.unsaid.get(h.number);p||this.unsaid.
set(h.number,p=new Set),p.add(a)}}pruneElement(s){const n=this.document.dict(new D.oS(s));if(!n)return;this.pruneReferences(s,n);const a=n.get("Pg"),h=a===void 0?
this.unsaid.get(s):void 0,p=this.kidsOf(n),A=p.filter(L=>!this.isLost(L,a,h)&&!this.isDropped(s,L,a));if(this.removal.isGone(a)&&(this.document.edit(s),n.delete(
"Pg")),A.length===p.length)return;const E=n.get("P");A.length===0?(n.has("ID")&&(this.identifierRemoved=!0),this.types.losing(n),this.removal.remove(s),this.removedElements++):
(this.document.edit(s),n.set("K",A.length===1?A[0]:A)),(0,D.i9)(E)&&this.open.add(E.number),this.silence(A.length===0?E:new D.oS(s))}pruneRoot({dict:s,holder:n}){
const a=this.kidsOf(s),h=a.filter(A=>!this.removal.isGone(A));if(h.length===a.length)return;if(this.document.edit(n),h.length>0){s.set("K",h.length===1?h[0]:h);
return}const p=this.document.editCatalog();p.delete("StructTreeRoot"),p.delete("MarkInfo")}isLost(s,n,a){return typeof s=="number"?this.removal.isGone(n)||(a?.has(
s)??!1):this.removal.isGone(s)?!0:(0,D.Zm)(s)?(0,D.Eo)(s.get("Type"),"OBJR")&&this.removal.isGone(s.get("Obj"))?!0:((0,D.Eo)(s.get("Type"),"MCR")||(0,D.Eo)(s.get(
"Type"),"OBJR"))&&this.removal.isGone(s.get("Pg")??n):!1}isDropped(s,n,a){const h=this.lost.get(s);if(!h)return!1;const p=typeof n=="number"?void 0:this.document.
dict(n),A=p?this.document.resolve(p.get("MCID")):n;if(typeof A!="number")return!1;const E=p?.get("Stm");if((0,D.i9)(E))return h.has(`in ${E.number} ${A}`);const L=p?.
get("Pg")??a;return h.has((0,D.i9)(L)?`on ${L.number} ${A}`:`on a page ${A}`)}pruneReferences(s,n){const a=this.document.array(n.get("Ref")),h=a?.filter(p=>!this.
removal.isGone(p));!a||!h||h.length===a.length||(this.document.edit(s),h.length>0?n.set("Ref",h):n.delete("Ref"))}silence(s){for(;(0,D.i9)(s)&&!this.silenced.has(
s.number);){this.silenced.add(s.number);const n=this.document.dict(s);n?.has("ActualText")&&(this.document.edit(s),n.delete("ActualText")),s=n?.get("P")}}kidsOf(s){
const n=s.get("K");return n==null?[]:this.document.array(n)??[n]}}function l(P){return(0,D.Eo)(P.get("Type"),"StructElem")?!0:!P.has("Type")&&P.has("S")&&(0,D.i9)(
P.get("P"))&&(P.has("K")||P.has("Pg"))}function g(P){return(0,D.Eo)(P.get("Type"),"MCR")||(0,D.Eo)(P.get("Type"),"OBJR")}}),81077:((z,I,S)=>{S.d(I,{AN:()=>i,BX:()=>F,
H6:()=>y,MN:()=>r,Pu:()=>R,Zc:()=>x});var f=S(45599),D=S(9819);const _=64,R=g=>typeof g=="number"?String(g):Buffer.from(g.bytes).toString("latin1");async function x(g,P,s){
const n=[];for(const a of await d(g,P,0,s)){for(const p of u(g,a,s))n.push(p);const h=g.job.pace.step(v);h&&await h}return n}async function F(g,P,s,n,a,h){const p=await d(
g,P,s,n,h);for(let A=p.length-1;A>=0;A--){const E=p[A],L=u(g,E,n),N=L.filter(([j,X])=>!a(j,X)),K=g.job.pace.step(v+L.length*v);K&&await K,N.length<L.length&&(g.
edit(E.holder),E.dict.set(n,N.flat()),E.changed=!0);for(const j of E.repeats)g.edit(E.holder),E.dict.delete(j),E.changed=!0;if(E.emptyKids){const j=(g.array(E.dict.
get("Kids"))??[]).filter(X=>!E.emptyKids.has(g.dict(X)));g.edit(E.holder),E.dict.set("Kids",j),E.changed=!0}if(!E.changed)continue;const W=g.array(E.dict.get("K\
ids"))??[];E.empty=N.length===0&&W.length===0;const G=E.parent;G&&(G.changed=!0,E.empty?(G.emptyKids??=new Set).add(E.dict):w(g,E,N,W))}return p[0]?.empty??!1}function y(g,P,s){
if(P.length<=_)return(0,f.jd)({[s]:P.flat()});let n=[];for(const a of l(P)){const[h,p]=[a[0][0],a.at(-1)[0]];n.push({ref:g.add((0,f.jd)({Limits:[h,p],[s]:a.flat()})),
low:h,high:p})}for(;n.length>_;)n=l(n).map(a=>{const[h,p]=[a[0].low,a.at(-1).high];return{ref:g.add((0,f.jd)({Limits:[h,p],Kids:a.map(({ref:A})=>A)})),low:h,high:p}});
return(0,f.jd)({Kids:n.map(({ref:a})=>a)})}const r=(g,P)=>y(g,i([...P].map(([s,n])=>[(0,f.Px)(s),n])),"Names");function i(g){return g.map(P=>({entry:P,key:R(P[0])})).
sort((P,s)=>P.key<s.key?-1:P.key>s.key?1:0).map(({entry:P})=>P)}const v=100;async function d(g,P,s,n,a){const h=new D.b9(g),p=new Set,A=N=>p.size<p.add(N).size,
E=[],L=[{value:P??null,holder:s,parent:void 0}];for(let N=L.pop();N!==void 0;N=L.pop()){h.spend(1);const K=g.dict(N.value);if(!K||!A(K)||a&&N.parent&&!c(g,K,a))
continue;const W=[],G=$=>{const q=g.array(K.get($));return!q||A(q)?q??[]:(W.push($),[])},j=G(n).length>>1,X=G("Kids"),Z={dict:K,holder:(0,D.Kd)(N.value,N.holder),
parent:N.parent,repeats:W};E.push(Z),h.spend(j);for(let $=X.length-1;$>=0;$--)L.push({value:X[$],holder:(0,D.Kd)(K.get("Kids"),Z.holder),parent:Z});const J=g.job.
pace.step(v+j*v);J&&await J}return E}function c(g,P,s){const[n,a]=g.array(P.get("Limits"))??[];return typeof n!="number"||typeof a!="number"||s(n,a)}function u(g,{
dict:P,repeats:s},n){const a=s.includes(n)?void 0:g.array(P.get(n));if(!a)return[];const h=[];for(let p=0;p+1<a.length;p+=2){const A=g.resolve(a[p]);(n==="Names"?
A instanceof f.Mx:typeof A=="number")&&h.push([A,a[p+1]])}return h}function w(g,P,s,n){const a=A=>g.array(g.dict(A)?.get("Limits"))??[],h=s[0]?.[0]??a(n[0])[0],
p=s.at(-1)?.[0]??a(n.at(-1))[1];g.edit(P.holder),h!==void 0&&p!==void 0?P.dict.set("Limits",[h,p]):P.dict.delete("Limits")}function l(g){const P=[];for(let s=0;s<
g.length;s+=_)P.push(g.slice(s,s+_));return P}}),70549:((z,I,S)=>{S.d(I,{n:()=>f});function f(D){const _=new WeakMap;return R=>{if(R.hasChanges)return D(R);const x=_.
get(R);if(x)return x.answer;const F=D(R);return _.set(R,{answer:F}),F}}}),9819:((z,I,S)=>{S.d(I,{J7:()=>_,Kd:()=>F,Wo:()=>y,_i:()=>x,b9:()=>R});var f=S(42973),D=S(
45599);class _{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){const{catalog:v,catalogNumber:d,pages:c}=this.document,u=v.get("Pag\
es");i===d||(0,D.i9)(u)&&i===u.number||c.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){this.chased.add(i)}removed(){return this.gone}takeChased(){
const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,D.i9)(i)&&this.gone.has(i.number)}}class R{most;left;constructor(i){this.most=this.left=i.job.
limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,f.F)("nodes",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,
"Remove bookmarks or tags with another program first")}}class x{seen;beyond=new Set;allowance;constructor(i,v=new R(i)){this.allowance=v,this.seen=new Uint8Array(
(i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,D.i9)(i))return!0;const{number:v}=i,d=v>>3;if(d>=this.seen.length)return this.beyond.size<this.beyond.add(
v).size;const c=1<<(v&7),u=(this.seen[d]&c)===0;return this.seen[d]|=c,u}}function F(r,i){return(0,D.i9)(r)?r.number:i}function y(r,i){const v=r.catalog.get(i),
d=r.dict(v);return d&&{dict:d,holder:F(v,r.catalogNumber)}}}),21996:((z,I,S)=>{S.d(I,{Av:()=>d,RJ:()=>w,V3:()=>u,vb:()=>l,zx:()=>v});var f=S(54619),D=S(93604),_=S(
78157),R=S(88500);const x=2048,F=65536,y=1<<20,r=1024,i="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function v(s,n){const{found:a,all:h}=await c(s,n),p=A=>[...new Set(
[...A,...h])].sort((E,L)=>E-L);return Object.fromEntries(n.map(A=>[A,p(a[A])]))}async function d(s,n){const{found:a,all:h}=await c(s,n);for(const p of Object.values(
a))for(const A of p)h.add(A);return h}async function c(s,n){const a=n.map(E=>{const[L="",...N]=[...E].map(W=>W.replace(/\W/,"\\$&")),K=/\W/.test(E)?i:"\\w";return`${L}\
(?:${N.join("")}|${K}{0,${Math.max(0,E.length-2)}}#)`}),h=new RegExp(`/(?:${a.join("|")}|#)`,"g"),p=Object.fromEntries(n.map(E=>[E,new Set])),A=new Set;await w(
s,(E,L,N,K)=>{const W=E.toString("latin1",L,N);h.lastIndex=0;for(let G=h.exec(W);G;G=h.exec(W)){const j=K(L+G.index);j!==void 0&&(G[0].endsWith("#")?A.add(j):p[G[0].
slice(1)].add(j))}});for(const E of l(s))A.add(E);return{found:p,all:A}}async function u(s,n){const a=await v(s,n);return[...new Set(Object.values(a).flat())].sort(
(h,p)=>h-p)}async function w(s,n){const{bytes:a,table:h}=s,p=g(s),A=new Int32Array(p.length);for(let W=0;W<p.length;W++)A[W]=h.place[p[W]];const E=(0,_.bS)(a),L=W=>p[(0,D.
M)(A,W)-1],N=new R.s;let K=0;for(let W=0;W<p.length;W++){const G=W+1===p.length,j=G?a.length:A[W+1],X=j-A[W]>x;if(!X&&!G&&j-K<F)continue;if(X){A[W]>K&&n(E,K,A[W],
L),N.reset();const J=N.value(a,s.bodies[p[W]],j);n(E,A[W],J<0?j:J,L)}else n(E,K,j,L);const Z=s.job.pace.step(Math.min(j-K,F));Z&&await Z,K=j}for(const[W,G]of P(
s)){const j=s.objectStream(W);if(!j)continue;const X=new Set(G),{starts:Z,numbers:J,data:$}=j,q=Q=>{const V=J[(0,D.M)(Z,Q)-1];return V!==void 0&&X.has(V)?V:void 0};
for(let Q=0;Q<$.length;Q+=y){n((0,_.bS)($),Q,Math.min(Q+y+r,$.length),q);const V=s.job.pace.step(4*y);V&&await V}}}function*l(s){for(let n=1;s.hasChanges&&n<s.size;n++)
s.isChanged(n)&&s.exists(n)&&(yield n)}function g(s){const{table:n,hasChanges:a}=s,h=[];let p=!0,A=-1;for(let E=1;E<n.size;E++){if(n.kind[E]!==f.tL||a&&s.isChanged(
E))continue;const L=n.place[E];p&&=L>=A,A=L,h.push(E)}return p?h:h.sort((E,L)=>n.place[E]-n.place[L])}function P(s){const{table:n,hasChanges:a}=s,h=new Map;for(let p=1;p<
n.size;p++){if(n.kind[p]!==f.UT||a&&s.isChanged(p))continue;const A=n.place[p],E=h.get(A);E?E.push(p):h.set(A,[p])}return h}}),90536:((z,I,S)=>{S.d(I,{C:()=>D,L:()=>_});
var f=S(45599);function D(R,x){const F=[R];for(;F.length>0;){const y=F.pop(),r=y instanceof f.Z6?y.dict:y;if(Array.isArray(r))for(const i of r)F.push(i);else if(r instanceof
f.Bi){x(r);for(const i of r.values())F.push(i)}}}function _(R,x){const F=[];return D(R,y=>{F.length===0&&x(y)&&F.push(y)}),F.length>0}}),93604:((z,I,S)=>{S.d(I,
{B:()=>f,M:()=>D});const f=(R,x)=>_(R,x,!1),D=(R,x)=>_(R,x,!0);function _(R,x,F){let[y,r]=[0,R.length];for(;y<r;){const i=y+r>>1,v=R[i];v<x||F&&v===x?y=i+1:r=i}
return y}})};
