"use strict";exports.id=7671,exports.ids=[7671],exports.modules={39684:((z,I,S)=>{S.d(I,{K:()=>F,x:()=>y});var f=S(45599);const D=new Set(["Type","Rect","P","NM","M","F","AP",
"AS","OC","StructParent","AF","ca","CA","BM","Lang"]),_=2,T=4,N=32;function F(a,o){const p=a.resolve(o.get("F")),d=typeof p=="number"?p:0;if(d&_||d&N&&!(d&T))return!1;
const[c,u,w,l]=(a.array(o.get("Rect"))??[]).map(E=>a.resolve(E));return typeof c=="number"&&typeof u=="number"&&typeof w=="number"&&typeof l=="number"&&c!==w&&u!==
l&&a.dict(o.get("AP"))?.has("N")===!0}function y(a,o){for(const c of[...o.keys()])D.has(c)||o.delete(c);o.set("Subtype",new f.SX("Stamp"));const d=a.dict(o.get(
"AP"))?.get("N");d!==void 0&&o.set("AP",new f.Bi([["N",d]]))}}),44082:((z,I,S)=>{S.d(I,{EC:()=>a,Ft:()=>p,LT:()=>o,y$:()=>F});var f=S(78157),D=S(79725),_=S(88500),
T=S(45599);const N=["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","Properties"];class F{document;shared=new Map;categories=new Map;entries=new D.
R;inside=new D.R;source;last;constructor(c){this.document=c,this.source=(0,f.bS)(c.bytes)}of(c){const{document:u}=this,w=u.place(c),{entries:l}=this,m=w&&u.locate(
c,w,l)?l.find(w.bytes,"Resources"):-1;if(!w||m<0||w.bytes[l.at[m+2]]!==f.iH)return this.ofShared(this.valueOf(c));const E=l.at[m+2],i=l.at[m+3],{last:s,source:n}=this,
h=w.bytes===u.bytes;if(s&&h&&n.compare(n,s.start,s.end,E,i)===0)return s.list;const v=this.written(w.bytes,E,i)??this.ofShared(this.valueOf(c));return h&&(this.
last={start:E,end:i,list:v}),v}valueOf(c){return this.document.entry(c,"Resources")??this.givenTo(c)}inheritedBy(c){return this.ofShared(this.givenTo(c))}givenTo(c){
const{pages:u}=this.document,w=u.indexOf(c);return w<0?void 0:u.inheritedBy(w).Resources}written(c,u,w){const{inside:l}=this;if(!l.locate(c,u,w))return;const{at:m,
scan:E}=l,i=[],s=[];for(const n of N){const h=l.find(c,n);if(h<0)continue;const v=m[h+2],P=m[h+3];if((0,f.yp)(c[v]))s.push(this.category((0,f.JI)(c,v,P).value));else
for(let O=l.marksFrom;O<l.marksTo;O+=3)E.marks[O]!==_.A&&E.marks[O+1]>=v&&E.marks[O+1]<P&&i.push(E.marks[O])}return{numbers:i,categories:s}}ofShared(c){const u=(0,T.
i9)(c)?c.number:(0,T.Zm)(c)?c:void 0;if(u===void 0)return y;let w=this.shared.get(u);if(!w){const l=this.document.dict(c),m=N.map(E=>l?.get(E));w={numbers:m.flatMap(
E=>(0,T.Zm)(E)?p(E):[]),categories:m.flatMap(E=>(0,T.i9)(E)?[this.category(E.number)]:[])},this.shared.set(u,w)}return w}category(c){let u=this.categories.get(c);
if(!u){const w=this.document.dict(new T.oS(c));this.categories.set(c,u={numbers:w?p(w):[],categories:[]})}return u}}const y={numbers:[],categories:[]};class a{categories;constructor(c,u){
this.categories=N.flatMap(w=>c.dict(u.get(w))??[])}named(c){const u=[];for(const w of this.categories){const l=w.get(c);l!==void 0&&u.push(l)}return u}}function o(d,c){
const u=new T.Bi(d);for(const w of N){const l=d.get(w);l!==void 0&&u.set(w,c(l))}return u}function p(d){const c=new Set,u=[d];for(let w=u.pop();w!==void 0;w=u.pop())
if(w instanceof T.oS)c.add(w.number);else if(Array.isArray(w))for(const l of w)u.push(l);else if(w instanceof T.Bi)for(const l of w.values())u.push(l);return[...c]}}),
64261:((z,I,S)=>{S.d(I,{h:()=>m});var f=S(78157),D=S(82416),_=S(45599),T=S(9819);const N=4096,F=64,y=1e4,a=new WeakMap;function o(i,s,n){if(!d(s))return n();const{
memory:h}=i.job,v=c(h,s);if(v)return v.names;const P=n(),O=a.get(h)??[];return O.length<F&&(P?.size??0)<y&&a.set(h,[...O,{data:s.data.slice(),names:P}]),P}const p=(i,s)=>d(
s)&&!c(i.job.memory,s),d=({data:i,dict:s,sealed:n})=>i.length>=N&&!n&&(0,_.Eo)(s.get("Filter"),"FlateDecode")&&!s.has("DecodeParms"),c=(i,{data:s})=>a.get(i)?.find(
n=>n.data.length===s.length&&Buffer.compare(n.data,s)===0);var u=S(44082);const w=1e6,l=1<<21;class m{document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(s){
this.document=s,this.allowance=new T.b9(s)}inContent(s){const{document:n,lists:h}=this,v=n.resolve(n.entry(s,"Contents"));return v instanceof _.Z6?this.namesOf(
v):(0,_.cy)(v)?(h.has(v)?this.allowance.spend(h.get(v)?.size??0):h.set(v,this.inStreams(v)),h.get(v)):new Set}inStreams(s){const n=new Set;for(const h of s){const v=this.
document.resolve(h),P=v instanceof _.Z6?this.namesOf(v):[];if(!P)return;for(const O of P)n.add(O)}return n}borrowed(s,n,h){const v=new Set(h),P=new Set(this.appearancesWithoutResources(
s)),O=C=>{const L=this.drawnBy(n.named(C));for(const K of L??[])P.add(K);return L!==void 0};for(const C of h)if(!O(C))return;for(const C of P){const L=this.contentOf(
C);if(!L)return;for(const K of L.draws)P.add(K);for(const K of L.lacking)if(!v.has(K)&&(v.add(K),!O(K)))return}return v}contentOf(s){const{contents:n}=this,h=n.
get(s);return h?this.allowance.spend(1+h.lacking.size+h.draws.length):n.has(s)||n.set(s,this.readContent(s)),n.get(s)}readContent(s){const n=this.namesOf(s),h=this.
document.dict(s.dict.get("Resources"));if(!n||!h)return n&&{lacking:n,draws:[]};const v=new u.EC(this.document,h),P=new Set,O=[];for(const L of n){const K=v.named(
L);K.length===0&&P.add(L);for(const U of K)O.push(U)}const C=this.drawnBy(O);return C&&{lacking:P,draws:C}}appearancesWithoutResources(s){const{document:n,appearances:h}=this,
v=n.array(n.entry(s,"Annots"))??[],P=h.get(v);if(P)return this.allowance.spend(P.length),P;const O=[];for(const C of v)for(const L of n.dict(n.dict(C)?.get("AP"))?.
values()??[]){const K=n.resolve(L);for(const U of(0,_.Zm)(K)?K.values():[K]){const W=n.resolve(U);W instanceof _.Z6&&!this.hasResources(W.dict)&&O.push(W)}}return h.
set(v,O),O}drawnBy(s){const{document:n}=this,h=[];for(const v of s){const P=n.resolve(v),O=n.dict(P),C=n.resolve(O?.get("Subtype"));if(O&&(0,_.Eo)(C,"Type3")&&!this.
hasResources(O))return;if(P instanceof _.Z6){((0,_.Eo)(C,"Form")||n.resolve(P.dict.get("PatternType"))===1)&&h.push(P);continue}const L=n.resolve(n.dict(O?.get(
"SMask"))?.get("G"));L instanceof _.Z6&&h.push(L)}return h}hasResources(s){return this.document.dict(s.get("Resources"))!==void 0}async prepare(s){const{document:n,
names:h}=this,v=n.resolve(n.entry(s,"Contents"));for(const P of(0,_.cy)(v)?v:[v]){const O=n.resolve(P);if(!(O instanceof _.Z6)||h.has(O)||!p(n,O))continue;const C=n.
decodedPart(O);if(!C?.whole||C.data.length<l)continue;const L=new E(C.data);for(;L.run(l);){const K=n.job.pace.step(l);K&&await K}h.set(O,o(n,O,()=>L.names))}}namesOf(s){
const{names:n}=this;if(n.has(s))this.allowance.spend(1+(n.get(s)?.size??0));else{const{document:h}=this,v=()=>{const P=h.decodedPart(s);if(h.job.pace.add(P?.data.
length||w),!P?.whole)return;const O=new E(P.data);return O.run(1/0),O.names};n.set(s,o(h,s,v))}return n.get(s)}}class E{content;names=new Set;at=0;constructor(s){
this.content=s}run(s){const{content:n,names:h}=this,v=this.at+s;let{at:P}=this;for(P=n.indexOf(f.cL,P);P>=0&&P<v;P=n.indexOf(f.cL,P)){const O=P+1;P=(0,f.Wd)(n,O,
n.length),h.add((0,D.MQ)(n,O,P))}return this.at=P,P>=0}}}),91374:((z,I,S)=>{S.d(I,{QL:()=>F,bf:()=>N,fq:()=>l,hj:()=>w,i4:()=>c,iA:()=>a,pv:()=>u,qU:()=>p,tP:()=>y});
var f=S(77581),D=S(45599),_=S(9819),T=S(70549);function N(i){for(;i.part===""&&i.parent;)i=i.parent;return i}const F="FT Parent T TU TM Ff V DV DA Q DS RV Opt M\
axLen TI I Lock SV".split(" "),y=100;function*a(i,{from:s=i.array((0,_.Wo)(i,"AcroForm")?.dict.get("Fields")),below:n,visit:h=new _._i(i),depth:v=1/0}={}){const P=[],
O=(C=[],L)=>{for(let K=C.length-1;K>=0;K--)P.push({value:C[K],parent:L})};O(s,n);for(let C=P.pop();C;C=P.pop()){const{value:L,parent:K}=C,U=(0,D.i9)(L)?i.get(L):
L;if(!(0,D.Zm)(U)||!h.first(L)||(K?.depth??0)>=v)continue;const W=i.resolve(U.get("T")),X=i.resolve(U.get("FT")),k=W instanceof D.Mx?(0,f.g7)(W):"",H={number:(0,D.
i9)(L)?L.number:void 0,dict:U,parent:K,part:k,name:E(K&&K.depth%y!==0?K.name:"",k),type:X instanceof D.SX?X.text:K?.type,depth:(K?.depth??0)+1};yield H,O(i.array(
U.get("Kids")),H)}}const o=1e3,p=(0,T.n)(d);async function d(i){const s=[];for(const n of a(i)){s.push(n);const h=i.job.pace.step(o);h&&await h}return s}function c(i){
const s=new Set(i.flatMap(({parent:n,dict:h})=>n&&h.has("T")?[n]:[]));return i.filter(n=>(n.dict.has("T")||!n.parent)&&!s.has(n))}function u(i,s){const n=i.resolve(
w(i,s,"FT"));return n instanceof D.SX?n.text:void 0}function w(i,s,n){for(const h of m(i,s)){const v=h.get(n);if(v!==void 0)return v}}function l(i,s){let n="";for(const h of m(
i,s)){const v=i.resolve(h.get("T"));v instanceof D.Mx&&(n=E((0,f.g7)(v),n))}return n}function*m(i,s){let n=s;for(let h=0;n&&h<y;h++)yield n,n=i.dict(n.get("Pare\
nt"))}const E=(i,s)=>i===""||s===""?i+s:`${i}.${s}`}),83137:((z,I,S)=>{S.d(I,{I:()=>N});var f=S(45599),D=S(9819),_=S(91374),T=S(43791);class N{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;constructor(y){
this.removal=y,this.document=y.document}losing(y){if(!(0,f.Eo)(y.get("Subtype"),"Widget")||(this.pruned=!0,y.has("T")&&!y.has("Kids")&&this.removedFields++,(0,_.
pv)(this.document,y)!=="Sig"))return;this.signatureRemoved=!0;const a=(0,_.hj)(this.document,y,"V");(0,f.i9)(a)&&this.signatures.add(a.number)}keepsAsField(y,a){
if(!this.document.array(a.get("Kids")))return!1;this.document.edit(y);for(const o of[...a.keys()])!_.QL.includes(o)&&o!=="Kids"&&o!=="AA"&&a.delete(o);return this.
touch(y),!0}touch(y){this.open.add(y),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const a of this.open)this.open.delete(a),this.pruneField(a);if(!this.
pruned)return;this.pruned=!1;const y=(0,D.Wo)(this.document,"AcroForm");y&&(this.filter(y.holder,y.dict,"Fields"),this.filter(y.holder,y.dict,"CO"),this.signatureRemoved&&
this.dropSignatures(y.holder,y.dict),!(this.document.array(y.dict.get("Fields"))?.length!==0||y.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){
const y=(0,D.Wo)(this.document,"AcroForm");y?.dict.has("XFA")&&(this.document.edit(y.holder),y.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRende\
ring"),this.removedXfa=!0)}pruneField(y){const a=this.document.dict(new f.oS(y)),o=this.document.array(a?.get("Kids"));if(!a||!o)return;const p=o.filter(c=>!this.
removal.isGone(c));if(p.length===o.length)return;if(this.document.edit(y),p.length>0||(0,f.Eo)(a.get("Subtype"),"Widget")){a.set("Kids",p);return}const d=a.get(
"Parent");this.removal.remove(y),this.removedFields++,(0,f.i9)(d)&&this.open.add(d.number)}filter(y,a,o){const p=this.document.array(a.get(o)),d=p?.filter(c=>!this.
removal.isGone(c));!p||!d||d.length===p.length||(this.document.edit(y),d.length>0||o==="Fields"?a.set(o,d):a.delete(o))}dropSignatures(y,a){const o=(0,D.Wo)(this.
document,"Perms");for(const[c,u]of o?[...o.dict]:[])!(0,f.i9)(u)||!this.signatures.has(u.number)||(this.document.edit(o.holder),o.dict.delete(c));o?.dict.size===
0&&this.document.editCatalog().delete("Perms");const p=[...(0,_.iA)(this.document)].filter(({type:c})=>c==="Sig");p.some(({dict:c})=>(0,f.Zm)(this.document.resolve(
(0,_.hj)(this.document,c,"V"))))||(0,T.H)(this.document),!(!a.has("SigFlags")||p.length>0)&&(this.document.edit(y),a.delete("SigFlags"))}}}),3466:((z,I,S)=>{S.d(
I,{R:()=>a});var f=S(21996),D=S(90536),_=S(77581),T=S(45599),N=S(19557),F=S(91374);const y=4e3;class a{document;holders;names;constructor(c,u,w){this.document=c,
this.holders=u,this.names=w}static async of(c){if(!c.catalog.has("AcroForm"))return;const u=await(0,f.zx)(c,["Hide","ResetForm","SubmitForm"]),w=[...new Set(Object.
values(u).flat())].filter(m=>o(c,m).length>0);if(w.length===0)return;const l=new Set(w.flatMap(m=>o(c,m)));return new a(c,w,await p(c,l))}async gone(){const c=await p(
this.document,this.names);return new Set([...this.names].filter(u=>!c.has(u)))}}function o(d,c){const u=[];return(0,D.C)(d.get(c),w=>{const l=d.resolve(w.get("S")),
m=l instanceof T.SX?N.fP.get(l.text):void 0,E=m===void 0?void 0:d.resolve(w.get(m));for(const i of Array.isArray(E)?E:[E??null]){const s=d.resolve(i);s instanceof
T.Mx&&s.bytes.length<=y&&u.push((0,_.g7)(s))}}),u}async function p(d,c){const u=new Set([...c].map(({length:l})=>l)),w=new Set;for(const{name:l}of await(0,F.qU)(
d))u.has(l.length)&&c.has(l)&&w.add(l);return w}}),43791:((z,I,S)=>{S.d(I,{H:()=>D});var f=S(45599);function D(_){const{catalog:T}=_;if(!T.has("DSS")&&!T.has("E\
xtensions"))return;const N=_.dict(T.get("Extensions"));if(!T.has("DSS")&&!N?.has("ESIC")||(_.edit(_.catalogNumber),T.delete("DSS"),!N?.has("ESIC")))return;const F=new f.
Bi([...N].filter(([y])=>y!=="ESIC"));F.size>0?T.set("Extensions",F):T.delete("Extensions")}}),76862:((z,I,S)=>{S.d(I,{a:()=>T,s:()=>_});var f=S(45599),D=S(9819);
function _(y){const a=(0,D.Wo)(y,"OCProperties"),o=y.array(a?.dict.get("OCGs"));if(!a||!o||o.length===0)return;const p=y.catalog.get("OCProperties"),d=y.editCatalog();
return d.delete("OCProperties"),c=>{const u=new Set(o.flatMap(w=>(0,f.i9)(w)&&c[w.number]!==1?[w.number]:[]));u.size===0?d.set("OCProperties",p):u.size<o.length&&
d.set("OCProperties",new F(y,u).without(a.dict,N))}}function T(y,a){const o=(0,D.Wo)(y,"OCProperties"),p=y.array(o?.dict.get("OCGs"))??[];if(!o||a.size===0)return;
const d=y.editCatalog();p.every(c=>(0,f.i9)(c)&&a.has(c.number))?d.delete("OCProperties"):d.set("OCProperties",new F(y,a).without(o.dict,N))}const N=32;class F{document;gone;allowance;constructor(a,o){
this.document=a,this.gone=o,this.allowance=new D.b9(a)}without(a,o){if(this.allowance.spend(1),(0,f.i9)(a)&&this.isGroup(a))return a;const p=this.document.resolve(
a);return Array.isArray(p)?o===0?[]:this.items(p,o):p instanceof f.Bi?new f.Bi(o===0?[]:[...p].map(([d,c])=>[d,this.without(c,o-1)])):a}items(a,o){const p=[];let d=!1;
for(const c of a){if(this.isGone(c)){d=!0;continue}const u=this.without(c,o-1),w=Array.isArray(u),l=w&&u.every(m=>m instanceof f.Mx)&&this.document.array(c).length>
u.length;if(w&&d)for(const m of l?[]:u)p.push(m);else l||p.push(u);d=!1}return p}isGone(a){return(0,f.i9)(a)&&this.gone.has(a.number)}isGroup(a){return this.gone.
has(a.number)||(0,f.Eo)(this.document.dict(a)?.get("Type"),"OCG")}}}),15141:((z,I,S)=>{S.d(I,{X:()=>N});var f=S(45599),D=S(9819);class _{chain;known=new Map;constructor(y){
this.chain=y}of(y){return this.known.has(y)||this.explore(y),this.known.get(y)}explore(y){const{chain:a,known:o}=this,p=new Map,d=[],c=[],u=w=>{a.spend(1);const l={
action:w,next:a.next(w),at:0,index:p.size,low:p.size,place:d.length};p.set(w,l),d.push(l),c.push(l)};u(y);for(let w=c.at(-1);w;w=c.at(-1)){if(w.at<w.next.length){
const i=a.dead(w.next[w.at++]);if(!i||o.has(i))continue;const s=p.get(i);s?w.low=Math.min(w.low,s.index):u(i);continue}c.pop();const l=c.at(-1);if(l&&(l.low=Math.
min(l.low,w.low)),w.low<w.index)continue;const m=d.splice(w.place),E=this.collect(m);for(const{action:i}of m)o.set(i,E)}}collect(y){const a=new Set;for(const{next:p}of y)
for(const d of p){const c=this.chain.dead(d),u=c?this.known.get(c):[d];u&&u.length>0&&a.add(u)}if(a.size<2)return[...a][0]??[];const o=new Map;for(const p of a){
this.chain.spend(p.length);for(const d of p)o.set((0,f.i9)(d)?`${d.number}`:d,d)}return[...o.values()]}}var T=S(12207);class N{document;rules;settled=new Set;chain;successors;constructor(y,a){
this.document=y,this.rules=a,this.chain={next:o=>(0,T.ji)(y,o.get("Next")).filter(p=>!a.isGone(p)),dead:o=>this.deadAction(o),spend:new D.b9(y).spend},this.successors=
new _(this.chain)}refresh(){this.settled.clear(),this.successors=new _(this.chain)}pruneActions(y,a){for(const o of[...a.keys()])this.pruneAction(y,a,o)}pruneAdditional(y,a,o="\
AA"){const p=a.get(o),d=this.document.dict(p);d&&(this.pruneActions((0,D.Kd)(p,y),d),!(d.size>0)&&(this.document.edit(y),a.delete(o)))}pruneAction(y,a,o){const p=a.
get(o);if(p===void 0)return!1;const[d,...c]=this.living([p]);if(d===void 0)return this.document.edit(y),a.delete(o),!0;d!==p&&(this.document.edit(y),a.set(o,d));
const u=this.document.dict(d);if(!u)return!1;const w=(0,T.ji)(this.document,u.get("Next")),l=c.filter(m=>!w.includes(m));return l.length>0&&(this.document.edit(
(0,D.Kd)(d,y)),u.set("Next",[...w,...l])),this.pruneChain(d,y),!1}pruneChain(y,a){const o=[[y,(0,D.Kd)(y,a)]];for(let p=o.pop();p;p=o.pop()){const[d,c]=p,u=this.
document.dict(d);if(!u||(0,f.i9)(d)&&this.settled.has(d.number)||((0,f.i9)(d)&&this.settled.add(d.number),this.rules.staying?.(c,u),!u.has("Next")))continue;const w=(0,T.
ji)(this.document,u.get("Next")),l=this.living(w);(l.length!==w.length||l.some((m,E)=>m!==w[E]))&&(this.document.edit(c),l.length===0?u.delete("Next"):u.set("Ne\
xt",l.length===1?l[0]:[...l]));for(const m of l)o.push([m,(0,D.Kd)(m,c)])}}living(y){const a=[],o=new Set;for(const p of y){if(this.rules.isGone(p))continue;const d=this.
deadAction(p);if(!d){a.push(p);continue}const c=this.successors.of(d);if(!o.has(c)){o.add(c);for(const u of c)a.push(u)}}return a}deadAction(y){const a=this.document.
dict(y);return a&&this.rules.isDead(a)?a:void 0}}}),19557:((z,I,S)=>{S.d(I,{Hx:()=>_,ao:()=>D,fP:()=>f});const f=new Map([["Hide","T"],["ResetForm","Fields"],["\
SubmitForm","Fields"]]),D=new Set(["ResetForm","SubmitForm"]),_=1}),33546:((z,I,S)=>{S.d(I,{FB:()=>N,Hr:()=>y,Zh:()=>a,k$:()=>F,qm:()=>o});var f=S(93604),D=S(45599),
_=S(81077);const T={first:0,style:"D",prefix:void 0,start:1};async function N(l){const m=l.catalog.get("PageLabels");if(!l.dict(m))return;const E=(await(0,_.Zc)(
l,m,"Nums")).map(([i,s])=>({first:Number(i),label:l.dict(s)})).filter(({first:i})=>Number.isInteger(i)&&i>=0).sort((i,s)=>i.first-s.first).filter(({first:i},s,n)=>n[s+
1]?.first!==i).map(({first:i,label:s})=>({first:i,...p(l,s)}));return E[0]?.first===0?E:[T,...E]}function F(l,m){const E=l.editCatalog();if(m.length===0){E.delete(
"PageLabels");return}const i=m[0].first===0?m:[T,...m],s=w(l),n=i.map(({first:h,start:v,...P})=>[h,u({...P,number:v},s)]);E.set("PageLabels",l.add((0,_.H6)(l,n,
"Nums")))}async function y(l){const m=await N(l);if(!m)return;const E=m.map(({first:i})=>i);return i=>{const s=m[(0,f.M)(E,i)-1];return{...s,number:s.start+i-s.
first}}}function a(l,m){const E=[],i=w(l);let s,n=0;for(const h of m)(!s||!d(s,h))&&E.push([n,u(h,i)]),s=h,n++;return(0,_.H6)(l,E,"Nums")}async function o(l,m){
const E=await y(l);if(!E)return;const i=a(l,Array.from(m,s=>E(s-1)));l.editCatalog().set("PageLabels",l.add(i))}function p(l,m){const E=l.resolve(m?.get("S")),i=l.
resolve(m?.get("P")),s=l.resolve(m?.get("St"));return{style:E instanceof D.SX?E.text:void 0,prefix:i instanceof D.Mx&&i.bytes.length>0?i:void 0,start:typeof s==
"number"&&Number.isInteger(s)&&s>=1?s:1}}function d(l,m){return l.style!==m.style||m.style!==void 0&&m.number!==l.number+1?!1:l.prefix===m.prefix?!0:!!l.prefix&&
!!m.prefix&&Buffer.compare(l.prefix.bytes,m.prefix.bytes)===0}const c=100;function u({style:l,prefix:m,number:E},i){return(0,D.jd)({S:l===void 0?void 0:(0,D.UU)(
l),P:m&&m.bytes.length>c?i(m):m,St:l===void 0||E===1?void 0:E})}function w(l){const m=new Map;return E=>{let i=m.get(E);return i||m.set(E,i=l.add(E)),i}}}),37081:((z,I,S)=>{
S.d(I,{O:()=>_});var f=S(45599),D=S(9819);async function _(N,F,y=1/0){const a=new D._i(N),o=(0,D.Wo)(N,"Outlines"),p=[{value:o&&T(N,o.holder,o.dict,"First"),level:1}];
for(let d=p.pop();d;d=p.pop()){const{value:c,level:u}=d;if(c===void 0||!a.first(c)||!F(c,u)||!(0,f.i9)(c))continue;const w=m=>{const E=N.entry(c.number,m);return E instanceof
f.Bi?T(N,c.number,N.get(c.number),m):E};p.push({value:w("Next"),level:u}),u<y&&p.push({value:w("First"),level:u+1});const l=N.job.pace.step(300);l&&await l}}function T(N,F,y,a){
const o=y.get(a);if(!(o instanceof f.Bi))return o;const p=N.add(o);return a==="Next"&&o.set("Prev",new f.oS(F)),N.edit(F),y.set(a,p),p}}),60502:((z,I,S)=>{S.d(I,
{Q:()=>N,_:()=>T});var f=S(45599),D=S(9819),_=S(37081);class T{removal;destinations;document;dead=new Set;repaired=new Set;allowance;isMended=!1;keepsTitles=!1;constructor(a,o){
this.removal=a,this.destinations=o,this.document=a.document,this.allowance=new D.b9(this.document)}get removedItems(){return this.dead.size}drop(a){this.dead.add(
a)}touch(a,o){this.removal.isGone(o.get("SE"))&&(this.document.edit(a),o.delete("SE")),this.destinations.pruneTargets(a,o)&&!this.keepsTitles&&this.dead.add(a)}async touchAll(){
await(0,_.O)(this.document,a=>{const o=(0,f.i9)(a)?this.document.dict(a):void 0;return o&&this.touch(a.number,o),o!==void 0})}async flush(){for(const o of this.
dead){const p=this.document.dict(new f.oS(o));p&&await this.unlink(o,p);const d=this.document.job.pace.step(1e3);d&&await d}const a=(0,D.Wo)(this.document,"Outl\
ines");!a||this.dead.size===0||this.document.dict(a.dict.get("First"))||this.document.editCatalog().delete("Outlines")}async unlink(a,o){this.parentOf(a,o)||await this.
mendParents();const p=this.parentOf(a,o);if(p){const{item:d,ref:c}=p,u=this.kidsOf(o);this.splice(o,u,c,d);const w=u.reduce((l,m)=>l+1+Math.max(0,F(this.document,
m.item)),0);this.recount(c,F(this.document,o)>0?-1:w-1),!d.has("First")&&d.has("Title")&&!d.has("Dest")&&!d.has("A")&&this.dead.add(c.number)}this.removal.remove(
a)}parentOf(a,o){const p=this.itemAt(o.get("Parent"));return p&&this.isLinked(a,o,p.ref.number,p.item)?p:void 0}async mendParents(){const{document:a}=this,o=(0,D.
Wo)(a,"Outlines");if(this.isMended||!o)return;this.isMended=!0,this.repaired.clear();let p=a.catalog.get("Outlines");(0,f.i9)(p)||a.editCatalog().set("Outlines",
p=a.add(o.dict));const d=this.visit(),c=[{item:o.dict,ref:p}];for(let u=c.pop();u;u=c.pop()){if(!d.first(u.ref))continue;for(const l of this.kidsOf(u.item)){const m=l.
item.get("Parent");(!(0,f.i9)(m)||m.number!==u.ref.number)&&this.link(l,"Parent",u),c.push(l)}const w=a.job.pace.step(1e3);w&&await w}}splice(a,o,p,d){const c=this.
itemAt(a.get("Prev")),u=this.itemAt(a.get("Next")),[w,l]=[o[0],o.at(-1)];c?this.link(c,"Next",w??u):this.link({item:d,ref:p},"First",w??u),u?this.link(u,"Prev",
l??c):this.link({item:d,ref:p},"Last",l??c);for(const[m,E]of o.entries())this.link(E,"Parent",{item:d,ref:p}),this.link(E,"Prev",o[m-1]??c),this.link(E,"Next",o[m+
1]??u)}recount(a,o){const p=this.visit();let d=a;for(let c=this.document.dict(d);o!==0&&c&&(0,f.i9)(d)&&p.first(d);c=this.document.dict(d)){const u=F(this.document,
c);if(u===0)return;this.document.edit(d);const w=Math.abs(u)+o;if(w>0&&c.has("First")?c.set("Count",Math.sign(u)*w):c.delete("Count"),u<0)return;d=c.get("Parent")}}isLinked(a,o,p,d){
const c=()=>{const w=this.itemAt(o.get("Prev")),l=w?w.item.get("Next"):d.get("First");return(0,f.i9)(l)&&l.number===a};if(c())return!0;if(this.repaired.has(p))return!1;
this.repaired.add(p);let u;for(const w of this.kidsOf(d)){const l=w.item.get("Prev");((0,f.i9)(l)?l.number:void 0)!==u?.ref.number&&this.link(w,"Prev",u),u=w}return c()}visit(){
return new D._i(this.document,this.allowance)}kidsOf(a){const o=[],p=this.visit();for(let d=this.itemAt(a.get("First"));d&&p.first(d.ref);d=this.itemAt(d.item.get(
"Next")))o.push(d);return o}itemAt(a){const o=this.document.dict(a);return o&&(0,f.i9)(a)?{item:o,ref:a}:void 0}link(a,o,p){this.document.edit(a.ref),p?a.item.set(
o,p.ref):a.item.delete(o)}}function N(y){return y.has("Title")&&y.has("Parent")&&!y.has("S")&&!y.has("Subtype")&&!y.has("FT")}function F(y,a){const o=y.resolve(
a.get("Count"));return typeof o=="number"?o:0}}),2878:((z,I,S)=>{S.d(I,{m:()=>D});var f=S(9819);function D(_){const T=(0,f.Wo)(_,"ViewerPreferences");T?.dict.has(
"PrintPageRange")&&(_.edit(T.holder),T.dict.delete("PrintPageRange"),T.dict.size===0&&_.editCatalog().delete("ViewerPreferences"))}}),12207:((z,I,S)=>{S.d(I,{Ht:()=>o,
hN:()=>N,jS:()=>T,ji:()=>F});var f=S(45599),D=S(81077),_=S(45657);async function T(p){const{catalog:d}=p,c=await(0,D.Zc)(p,p.dict(d.get("Names"))?.get("Dests"),
"Names");return{names:new Map(p.dict(d.get("Dests"))),strings:new Map(c.map(([u,w])=>[(0,D.Pu)(u),w]))}}function N({pages:p},d){const c=(0,f.i9)(d)?p.indexOf(d.
number):d;return typeof c=="number"&&Number.isInteger(c)&&c>=0&&c<p.count?c:void 0}function F(p,d){return d==null?[]:p.array(d)??[d]}const y=8,a=50;class o{document;named;constructor(d,c){
this.document=d,this.named=c}static async of(d){return new o(d,await T(d))}pageOf(d){return this.pageOfDestination(d.get("Dest"))??this.pageOfAction(d.get("A"))}pageOfDestination(d,c=y){
const{document:u}=this,w=u.resolve(d),l=u.array(w);if(l)return N(u,l[0]);if(c===0)return;const m=u.dict(w);return m?this.pageOfDestination(m.get("D"),c-1):this.
pageOfDestination(this.namedBy(w),c-1)}namedBy(d){const{names:c,strings:u}=this.named;if(d instanceof f.SX)return c.get(d.text)??u.get(d.text);if(!(d instanceof
f.Mx))return;const w=(0,D.Pu)(d);return u.get(w)??c.get(w)}pageOfAction(d){const{document:c}=this,u=d===void 0?[]:[d];for(let w=0;u.length>0&&w<a;w++){const l=c.
dict(u.shift());if(!l)continue;const E=(0,f.Eo)(c.resolve(l.get("S")),"GoTo")?this.pageOfDestination(l.get("D")):void 0;if(E!==void 0)return E;(0,_.RZ)(u,F(c,l.
get("Next")).slice(0,a))}}}}),94399:((z,I,S)=>{S.d(I,{N:()=>_});var f=S(45599),D=S(9819);function _(T){const N=T.catalog.get("DPartRoot");if(N===void 0)return;const F=new D.
J7(T),y=new D._i(T),a=[N];for(let o=a.pop();o!==void 0;o=a.pop()){const p=T.dict(o),d=T.array(o);if(!(!y.first(o)||!(p??d))){for(const c of d??[])a.push(c);for(const c of[
"DPartRootNode","DParts"]){const u=p?.get(c);u!==void 0&&a.push(u)}(0,f.i9)(o)&&F.remove(o.number)}}T.editCatalog().delete("DPartRoot")}}),9731:((z,I,S)=>{S.d(I,
{U:()=>d});var f=S(33973),D=S(45599),_=S(44082),T=S(64261),N=S(9819);const F=["XObject","Pattern","Shading","Properties"];async function y(c){const u=(0,N.Wo)(c,
"AcroForm"),w=u?.dict.get("DR"),l=c.dict(w);if(!u||w===void 0||!l||!F.some(i=>l.has(i)))return;const m=await a(c,l);if(!m)return;const E=i=>new D.Bi([...l].flatMap(
([s,n])=>{const h=F.includes(s)?c.dict(n):void 0;if(!h)return[[s,n]];const v=[...h].filter(([P,O])=>!(0,D.i9)(O)||m.has(P)||i(O.number));return v.length===h.size?
[[s,n]]:v.length>0?[[s,new D.Bi(v)]]:[]}));return c.edit(u.holder),u.dict.set("DR",E(()=>!1)),i=>u.dict.set("DR",E(s=>i[s]===1))}async function a(c,u){const w=new T.
h(c),l=new Set,m=new _.EC(c,u);for(const E of c.pages.numbers){const i=c.job.pace.step(1e3);if(i&&await i,c.entry(E,"Annots")===void 0)continue;const s=w.borrowed(
E,m,o);if(!s)return;for(const n of s)l.add(n)}return l}const o=new Set;var p=S(76862);async function d({removal:{document:c},structure:u}){const w=await y(c),l=(0,p.
s)(c),m=u.types.take();if(!w&&!l&&!m)return;const{live:E}=await(0,f.Gy)(c);w?.(E),l?.(E),await m?.(E)}}),17671:((z,I,S)=>{S.d(I,{zg:()=>ot,Hi:()=>it,E2:()=>Et,Pv:()=>st,
Wi:()=>at,lh:()=>vt});var f=S(45599),D=S(9819);class _{removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;constructor(e,t){
this.removal=e,this.destinations=t,this.document=e.document}touch(e,t){if(!this.prune(e,t))return;const r=this.pageOf(e,t);if(this.forget(t),this.removal.remove(
e),r===void 0){this.removal.chase(e);return}let g=this.pages.get(r);g||this.pages.set(r,g=new Set),g.add(e)}touchPage(e){const t=this.document.entry(e,"Annots"),
r=this.document.array(t);if(!r||(0,f.i9)(t)&&this.touched.has(t.number))return;(0,f.i9)(t)&&this.touched.add(t.number);const g=r.filter(A=>{if(this.removal.isGone(
A))return!1;const R=this.document.dict(A),b=(0,D.Kd)(A,(0,D.Kd)(t,e));return!R||!this.prune(b,R)?!0:(this.forget(R),(0,f.i9)(A)&&this.removal.remove(A.number),!1)});
g.length<r.length&&this.setAnnots(e,t,g)}async flush(){const e=new Map;for(const[t,r]of this.pages){const g=this.document.entry(t,"Annots"),A=((0,f.i9)(g)?e.get(
g.number):void 0)??this.dropGone(t,g);(0,f.i9)(g)&&e.set(g.number,A);for(const b of r)A.has(b)||this.removal.chase(b);const R=this.document.job.pace.step(1e3);R&&
await R}this.pages.clear()}dropGone(e,t){const r=this.document.array(t)??[],g=r.filter(A=>!this.removal.isGone(A));return g.length<r.length&&this.setAnnots(e,t,
g),new Set(r.map(A=>(0,f.i9)(A)?A.number:-1))}prune(e,t){if(this.destinations.pruneTargets(e,t)&&(0,f.Eo)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;
for(const r of["P","Popup","IRT"])this.removal.isGone(t.get(r))&&(this.document.edit(e),t.delete(r),r==="IRT"&&t.delete("RT"));return(0,f.Eo)(t.get("Subtype"),"\
Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){const{pages:r}=this.document,g=t.get("P");if((0,f.i9)(g)&&r.indexOf(g.number)>=0)return g.number;const A=this.
via[e]??0;return[A,this.via[A]??0].find(R=>r.indexOf(R)>=0)}forget(e){const t=this.document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(
t)}setAnnots(e,t,r){(0,f.i9)(t)&&this.document.put(t,r),r.length===0?this.document.patch(e,{Annots:void 0}):(0,f.i9)(t)||this.document.patch(e,{Annots:r})}}function T(M){
return M.has("Rect")&&M.has("Subtype")}var N=S(64580),F=S(83363),y=S(39684),a=S(91374);const o=["Parent","StructParents","B","DPart","PieceInfo","Annots"],p=["T\
ype","Kids","Count"];class d{document;allowance;fields;constructor(e){this.document=e,this.allowance=new D.b9(e)}copyPage(e){const{document:t}=this,r=t.pages.number(
e),g=t.pages.attribute(e,"Resources");(0,f.Zm)(g)&&t.patch(r,{Resources:t.add(g)});const A=t.dict(new f.oS(r))??new f.Bi,R=new f.Bi([["Type",new f.SX("Page")]]);
for(const[B,j]of A)!o.includes(B)&&!p.includes(B)&&R.set(B,this.clone(j));for(const B of F.i){const j=t.pages.attribute(e,B);j!==void 0&&!R.has(B)&&R.set(B,this.
clone(j))}const b=t.add(R),x=t.array(A.get("Annots"));return x&&x.length>0&&R.set("Annots",this.copyAnnotations(x,b)),b.number}clone(e){return(0,N.F)(e,this.allowance.
spend)}copyAnnotations(e,t){const{document:r}=this,g=new Map,A=[],R=[];for(const b of e){const x=r.dict(b);if(!x||(0,f.i9)(b)&&g.has(b.number))continue;const B=(0,f.
Eo)(x.get("Subtype"),"Widget"),j=B&&(0,a.pv)(r,x)==="Sig";if(j&&!(c(r,x)&&(0,y.K)(r,x)))continue;const G=this.clone(B&&!j&&(0,f.i9)(b)?this.asKid(b):x);if(j&&(0,y.
x)(r,G),G.delete("StructParent"),G.set("P",t),A.push(G),!(0,f.i9)(b)){R.push(G);continue}const $=r.add(G);g.set(b.number,$),R.push($),B&&!j&&this.addKid(G,$)}for(const b of A)
u(b,g);return R}asKid(e){const{document:t}=this,r=t.dict(e);if(!r.has("T")&&!r.has("FT")){const x=r.has("Parent")?void 0:this.fieldOf(e.number);return x?(t.edit(
e),r.set("Parent",x)):r}t.edit(e);const g=new f.Bi;for(const x of a.QL){const B=r.get(x);B!==void 0&&(g.set(x,B),r.delete(x))}this.divideActions(r,g),g.set("Kid\
s",[e]);const A=t.add(g),R=g.get("Parent");r.set("Parent",A),(0,f.i9)(R)&&w(t,R.number,t.dict(R),"Kids",e,A);const b=(0,D.Wo)(t,"AcroForm");for(const x of["Fiel\
ds","CO"])b&&w(t,b.holder,b.dict,x,e,A);return r}fieldOf(e){return this.fields??=new Map([...(0,a.iA)(this.document)].flatMap(({number:t,parent:r})=>t===void 0||
r?.number===void 0?[]:[[t,new f.oS(r.number)]])),this.fields.get(e)}divideActions(e,t){const r=this.document.dict(e.get("AA"));if(!r)return;const[g,A]=[new f.Bi,
new f.Bi];for(const[R,b]of r)(["K","F","V","C"].includes(R)?g:A).set(R,b);g.size>0&&t.set("AA",g),A.size>0?e.set("AA",A):e.delete("AA")}addKid(e,t){const r=e.get(
"Parent"),g=this.document.dict(r);if(!(0,f.i9)(r)||!g)return;this.document.edit(r);const A=this.document.array(g.get("Kids"));A&&!(0,f.i9)(g.get("Kids"))?A.push(
t):g.set("Kids",[...A??[],t])}}const c=(M,e)=>(0,f.Zm)(M.resolve((0,a.hj)(M,e,"V")));function u(M,e){const t=(0,f.Eo)(M.get("Subtype"),"Popup")?["Parent"]:["Pop\
up","IRT"];for(const r of t){const g=M.get(r);if(!(0,f.i9)(g))continue;const A=e.get(g.number);A?M.set(r,A):M.delete(r)}}function w(M,e,t,r,g,A){const R=M.array(
t?.get(r));!t||!R?.some(b=>(0,f.i9)(b)&&b.number===g.number)||(M.edit(e),t.set(r,R.map(b=>(0,f.i9)(b)&&b.number===g.number?A:b)))}var l=S(77581),m=S(81077),E=S(
15141),i=S(19557);class s{removal;document;deadNames=new Set;deadStrings=new Set;goneFields=new Set;removedNames=0;lists=new Map;chains;constructor(e){this.removal=
e,this.document=e.document,this.chains=new E.X(this.document,{isDead:t=>this.isDeadAction(t),isGone:t=>e.isGone(t),staying:(t,r)=>this.pruneTarget(t,r)})}isDead(e){
if(e==null)return!1;if(this.removal.isGone(e))return!0;const t=this.document.resolve(e);if(t instanceof f.SX)return this.deadNames.has(t.text);if(t instanceof f.
Mx)return this.deadStrings.has((0,m.Pu)(t));if((0,f.cy)(t))return this.removal.isGone(t[0]);if(!(0,f.Zm)(t))return!1;const r=t.get("D");return this.removal.isGone(
r)||this.removal.isGone(this.document.array(r)?.[0])}refresh(){this.lists.clear(),this.chains.refresh()}async pruneNames(){const e=(0,D.Wo)(this.document,"Dests"),
[t,r,g]=[new Set,new Set,new Set];for(const[R,b]of e?[...e.dict]:[])this.isDead(b)&&(this.document.edit(e.holder),e.dict.delete(R),t.add(R),(0,f.i9)(b)&&this.removal.
remove(b.number));e?.dict.size===0&&this.document.editCatalog().delete("Dests");const A=(0,D.Wo)(this.document,"Names");if(A){await this.pruneNameTree(A,"Dests",
(R,b)=>this.isDead(b)?(r.add(R),(0,f.i9)(b)&&this.removal.remove(b.number),!0):(t.has(R)&&g.add(R),!1));for(const R of["Pages","Templates"])await this.pruneNameTree(
A,R,(b,x)=>this.removal.isGone(x))}this.removedNames+=t.size+r.size;for(const R of t)this.deadNames.add(R),g.has(R)||this.deadStrings.add(R);for(const R of r)this.
deadStrings.add(R),e?.dict.has(R)||this.deadNames.add(R)}pruneTargets(e,t){let r=!1;return this.isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Dest"),r=
!0),this.chains.pruneAction(e,t,"A")&&(r=!0),this.chains.pruneAdditional(e,t),r&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){this.chains.pruneActions(e,t)}pruneOpenAction(){
const{catalog:e,catalogNumber:t}=this.document,r=e.get("OpenAction");(0,f.Zm)(this.document.resolve(r))?this.chains.pruneAction(t,e,"OpenAction"):this.isDead(r)&&
(this.document.edit(t),e.delete("OpenAction"))}isDeadAction(e){const t=e.get("S");if((0,f.Eo)(t,"GoTo"))return this.isDead(e.get("D"));if((0,f.Eo)(t,"Hide")){const r=e.
get("T");return this.isGone(r)||this.leftOf(r)?.length===0}return t instanceof f.SX&&i.ao.has(t.text)?this.leftOf(e.get("Fields"))?.length===0&&!n(this.document.
resolve(e.get("Flags"))):(0,f.Eo)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneChain(e,t){this.chains.pruneChain(e,t)}pruneTarget(e,t){this.isDead(
t.get("SD"))&&(this.document.edit(e),t.delete("SD")),this.pruneLists(e,t)}isGone(e){if(this.removal.isGone(e))return!0;if(this.goneFields.size===0)return!1;const t=this.
document.resolve(e);return t instanceof f.Mx&&this.goneFields.has((0,l.g7)(t))}pruneLists(e,t){if(!this.isDeadAction(t))for(const r of["T","Fields"]){const g=t.
get(r),A=this.leftOf(g);if(!(!A||A===this.document.array(g))){if((0,f.i9)(g)){this.document.put(g,A);continue}this.document.edit(e),t.set(r,A)}}}leftOf(e){const t=this.
document.array(e);if(!t||t.length===0)return;const r=(0,f.i9)(e)?this.lists.get(e.number):void 0;if(r)return r;const g=t.filter(R=>!this.isGone(R)),A=g.length===
t.length?t:g;return(0,f.i9)(e)&&this.lists.set(e.number,A),A}async pruneNameTree(e,t,r){const g=e.dict.get(t);if(g===void 0)return;const A=(0,D.Kd)(g,e.holder);
await(0,m.BX)(this.document,g,A,"Names",(b,x)=>r((0,m.Pu)(b),x))&&(this.document.edit(e.holder),e.dict.delete(t))}}const n=M=>typeof M=="number"&&(M&i.Hx)!==0;var h=S(
94399),v=S(83137),P=S(3466),O=S(9731),C=S(33546),L=S(60502),K=S(2878),U=S(78021);class W{removal;document;threads;constructor(e){this.removal=e,this.document=e.
document}touch(e,t){if(!this.removal.isGone(t.get("P")))return;const[r,g]=[t.get("N"),t.get("V")],[A,R]=[this.document.dict(r),this.document.dict(g)],b=this.threadStartingAt(
e);if(this.threads.delete(e),this.removal.remove(e),!(0,f.i9)(r)||r.number===e||!A){b&&this.removal.remove(b.number);return}R&&(0,f.i9)(g)&&(this.document.edit(
g),R.set("N",r),this.document.edit(r),A.set("V",g)),b&&(this.document.edit(b).set("F",r),this.document.edit(r),A.set("T",b),this.threads.set(r.number,b))}threadStartingAt(e){
if(!this.threads){this.threads=new Map;for(const t of this.document.array(this.document.catalog.get("Threads"))??[]){const r=this.document.dict(t)?.get("F");(0,f.
i9)(t)&&(0,f.i9)(r)&&this.threads.set(r.number,t)}}return this.threads.get(e)}flush(){const{catalog:e,catalogNumber:t}=this.document,r=e.get("Threads"),g=this.document.
array(r),A=g?.filter(R=>{const b=this.document.dict(R);return b?this.document.dict(b.get("F"))!==void 0:!this.removal.isGone(R)});!g||!A||A.length===g.length||(this.
document.edit(t),A.length>0?e.set("Threads",A):e.delete("Threads"))}}function X(M){return(0,f.i9)(M.get("N"))&&(0,f.i9)(M.get("V"))&&(M.has("R")||M.has("P"))&&!M.
has("S")}function k(M,e){const{removal:t}=M,{document:r}=t,g=r.get(e);(0,f.cy)(g)?H(t,e,g):(0,f.Zm)(g)&&V(M,r,e,g)}function H(M,e,t){M.isGone(t[0])&&t[1]instanceof
f.SX&&M.remove(e),M.chase(e)}function V(M,e,t,r){const{annotations:g,destinations:A,outlines:R,removal:b,structure:x,threads:B}=M;t===e.catalogNumber?J(M,r):(0,f.
Eo)(r.get("Type"),"Page")||e.pages.indexOf(t)>=0?(A.pruneTargets(t,r),g.touchPage(t),et(b,t,r)):(0,L.Q)(r)?R.touch(t,r):(0,U.Uc)(r)?x.touch(t):(0,U.FH)(r)?(b.remove(
t),b.chase(t)):X(r)?B.touch(t,r):Z(M,e,t,r)}function Z(M,e,t,r){const{annotations:g,destinations:A,form:R,removal:b,structure:x}=M;T(r)&&g.touch(t,r),e.get(t)!==
null&&(r.has("Kids")&&R.touch(t),r.has("Fields")&&R.touchForm(),(r.has("ParentTree")||(0,f.Eo)(r.get("Type"),"StructTreeRoot"))&&x.touchRoot(),!T(r)&&(A.pruneTargets(
t,r),r.get("S")instanceof f.SX?A.pruneChain(r,t):A.pruneActions(t,r),!(!A.isDeadAction(r)&&!(r.has("D")&&A.isDead(r)))&&(r.has("Next")||b.remove(t),b.chase(t))))}
function J({destinations:M,form:e,removal:t,structure:r},g){M.pruneOpenAction(),M.pruneTargets(t.document.catalogNumber,g),e.touchForm(),r.touchRoot()}function et(M,e,t){
const{document:r}=M,g=r.dict(t.get("SeparationInfo")),A=r.array(g?.get("Pages"));!g||!A?.some(R=>M.isGone(R))||(r.edit((0,D.Kd)(t.get("SeparationInfo"),e)),g.set(
"Pages",A.filter(R=>!M.isGone(R))))}var tt=S(44082),Q=S(64261);async function Y(M,e,t){const{pace:r}=M.job,g=new tt.y$(M),A=new lt(M.size);for(const x of t){A.noteRemoved(
g.of(x));const B=r.step(400);B&&await B}const R=new Q.h(M),b=[];for(const x of e){if(A.areAllUsed)break;const B=g.of(x);let j=r.step(400);A.consider(B)&&(b.push(
x),A.hasSomeOf(B)&&(await R.prepare(x),ut(M,x,g,R,A)),j??=r.step(2e4)),j&&await j}return A.isEmpty||await mt(M,g,b,A),M.pages.inherits("Resources")&&await ft(M,
e,g,A)}async function ft(M,e,t,r){for(const g of e){if(r.wasRemoved(t.inheritedBy(g)))return!0;const A=M.job.pace.step(400);A&&await A}return!1}function ut(M,e,t,r,g){
const A=M.dict(t.valueOf(e));if(!A)return;const R=new tt.EC(M,A);for(const x of["DefaultGray","DefaultRGB","DefaultCMYK"])g.use(R.named(x));let b=r.inContent(e);
for(const x of b??[])g.use(R.named(x));if(!(b&&!g.hasSomeOf(t.of(e)))){b&&=r.borrowed(e,R,b),b||g.useAll(t.of(e));for(const x of b??[])g.use(R.named(x))}}const nt=1,
ht=2;class lt{leaving;unused=0;open=new Set;used=new WeakSet;constructor(e){this.leaving=new Uint8Array(e)}get isEmpty(){return this.open.size===0}get areAllUsed(){
return this.unused===0}has(e){return(0,f.i9)(e)?this.open.has(e.number):(0,tt.Ft)(e).some(t=>this.open.has(t))}noteRemoved(e){if(!e.isNoted){e.isNoted=!0;for(const t of e.
numbers)this.leaving[t]===0&&this.unused++,this.leaving[t]=nt;for(const t of e.categories)this.noteRemoved(t)}}consider(e){if(!e.left){e.left=e.numbers.filter(r=>this.
leaving[r]===nt);for(const r of e.left)this.open.add(r)}let t=e.left.length>0;for(const r of e.categories)t=this.consider(r)||t;return t}wasRemoved(e){return e.
isLeaving??=e.numbers.some(t=>this.leaving[t]>0)||e.categories.some(t=>this.wasRemoved(t))}hasSomeOf(e){const t=e.left??=[...e.numbers];for(;t.length>0&&!this.open.
has(t.at(-1));)t.pop();return t.length>0||e.categories.some(r=>this.hasSomeOf(r))}use(e){for(const t of e)if((0,f.i9)(t))this.take(t.number);else if(typeof t=="\
object"&&t!==null&&!this.used.has(t)){this.used.add(t);for(const r of(0,tt.Ft)(t))this.take(r)}}useAll(e){for(const t of e.left??e.numbers)this.take(t);e.left=[];
for(const t of e.categories)this.useAll(t)}take(e){this.leaving[e]===nt&&(this.leaving[e]=ht,this.unused--,this.open.delete(e))}}async function mt(M,e,t,r){const g=new Map,
A=new Map,R=b=>{const x=M.dict(b);if(!x)return b;const B=(0,f.i9)(b)?A.get(b.number):void 0;if(B!==void 0)return B;const j=new f.Bi([...x].filter(([,$])=>!r.has(
$))),G=j.size===x.size?b:(0,f.i9)(b)?M.add(j):j;return(0,f.i9)(b)&&A.set(b.number,G),G};for(const b of t){if(!r.hasSomeOf(e.of(b)))continue;const x=e.valueOf(b),
B=M.dict(x);if(!B)continue;const j=(0,f.Zm)(M.entry(b,"Resources")),G=(0,f.i9)(x)?x.number:B,$=g.get(G)??(0,tt.LT)(B,R),q=$ instanceof f.Bi&&!j?M.add($):$;q instanceof
f.oS&&g.set(G,q),M.patch(b,{Resources:q});const dt=M.job.pace.step(1e3);dt&&await dt}}var gt=S(33973);const pt=10;async function vt(M,e){const{pages:t}=M;await t.
keepStreams();const{numbers:r,dropped:g,repeated:A,used:R}=await yt(M,e),b=r.length!==t.count||r.some(($,q)=>$!==t.number(q)),x=e.every(($,q)=>q===0||$>e[q-1]);
b&&(await(0,C.qm)(M,e),(0,h.N)(M),(0,K.m)(M));const B=g.length>0?await wt(M,g):void 0,j=B?await Y(M,r,g):!1;b&&await(x&&!j?t.keep(R):t.rebuild(r));const G=B?await St(
M,r,B):void 0;return{pageCount:r.length,removedPages:g.length,repeatedPages:A,removedOutlineItems:G?.outlines.removedItems??0,removedDestinations:G?.destinations.
removedNames??0,removedLinks:G?.annotations.removedLinks??0,removedFields:G?.form.removedFields??0,removedStructureElements:G?.structure.removedElements??0,removedXfa:G?.
form.removedXfa??!1}}async function yt(M,e){const{pages:t}=M,r=new d(M),g=new Uint8Array(t.count),A=[];let R=0;for(const x of e){const B=x-1;if(g[B]){A.push(r.copyPage(
B)),R++;const j=M.job.pace.step(4e3);j&&await j}else A.push(t.number(B));g[B]=1}const b=[];for(let x=0;x<t.count;x++)g[x]||b.push(t.number(x));return{numbers:A,
dropped:b,repeated:R,used:g}}async function wt(M,e){const t=new Set,r=new Map,g=new Set,A=M.dict(M.catalog.get("StructTreeRoot"))!==void 0;for(const R of e){const b=A?
M.resolve(M.entry(R,"StructParents")):null;typeof b=="number"&&g.add(b);const x=M.entry(R,"Annots"),B=M.array(x)??[];(0,f.i9)(x)&&r.set(x.number,B);for(const G of B)
(0,f.i9)(G)&&t.add(G.number);const j=M.job.pace.step(1e3);j&&await j}return{pages:e,annotations:t,arrays:r,structKeys:g}}async function St(M,e,t){const r=it(M),
{destinations:g,removal:A,structure:R}=r,b=await P.R.of(M);for(const B of t.pages)A.remove(B);await g.pruneNames(),r.form.dropXfa(),await R.dropKeys(t.structKeys),
await R.flush(),g.removedNames>0&&await rt(r,e);const x=new Set([...A.removed(),...t.annotations]);return await st(r,x,async({live:B,referrers:j})=>{Pt(r,t,B,j),
await at(r,t.annotations)}),b&&await ot(r,b),await(0,O.U)(r),r}async function ot(M,e){const{destinations:t,removal:r}=M;if(t.goneFields=await e.gone(),t.goneFields.
size!==0){t.refresh();for(const g of e.holders){k(M,g);const A=r.document.job.pace.step(1e3);A&&await A}await ct(M),await st(M,r.takeChased())}}async function Et(M,e){
const t=it(M),{destinations:r,removal:g}=t;t.outlines.keepsTitles=!0,g.remove(e.number),await r.pruneNames(),r.removedNames>0&&await rt(t,M.pages.numbers),await st(
t,new Set(g.removed()))}function it(M){const e=new D.J7(M),t=new s(e);return{removal:e,destinations:t,annotations:new _(e,t),outlines:new L._(e,t),form:new v.I(
e),structure:new U.oE(e),threads:new W(e)}}async function st(M,e,t){const{destinations:r,removal:g}=M,{document:A}=g;for(let R=0;R<pt&&e.size>0;R++){const b=await(0,gt.
Gy)(A,{watched:e});M.annotations.via=b.via,r.refresh(),R===0&&await t?.(b);for(const x of[...b.referrers].sort((B,j)=>B-j)){k(M,x);const B=A.job.pace.step(1e3);
B&&await B}await ct(M),e=g.takeChased()}}async function rt({annotations:M,destinations:e,outlines:t,removal:r},g){const{document:A}=r;e.pruneOpenAction(),e.pruneTargets(
A.catalogNumber,A.catalog),await t.touchAll();for(const R of g){const b=A.job.pace.step(2e3);b&&await b,A.entry(R,"AA")!==void 0&&e.pruneTargets(R,A.get(R)),M.touchPage(
R)}}function Pt({removal:M},e,t,r){const{document:g}=M,A=b=>{for(const x of b??[])(0,f.i9)(x)&&e.annotations.delete(x.number)};for(const[b,x]of e.arrays)t[b]&&A(
x);let R=!1;for(const b of r)g.pages.indexOf(b)>=0?A(g.array(g.entry(b,"Annots"))):Array.isArray(g.get(b))&&(R=!0);if(R)for(const b of g.pages.numbers){const x=g.
entry(b,"Annots");(0,f.i9)(x)&&r.has(x.number)&&A(g.array(x))}}async function at({form:M,removal:e,structure:t},r){const{document:g}=e,A=new Set,R=g.catalog.has(
"StructTreeRoot"),b=g.catalog.has("AcroForm");for(const x of r){const B=g.job.pace.step(200);B&&await B;const j=R?g.resolve(g.entry(x,"StructParent")):null;if(typeof j==
"number"&&A.add(j),b&&(0,f.Eo)(g.resolve(g.entry(x,"Subtype")),"Widget")){const G=g.dict(new f.oS(x));if(G&&M.losing(G),G&&M.keepsAsField(x,G))continue}e.remove(
x)}await t.dropKeys(A)}async function ct({annotations:M,form:e,outlines:t,structure:r,threads:g}){await M.flush(),await r.dropKeys(M.structKeys),M.structKeys.clear(),
await r.flush(),e.flush(),await t.flush(),g.flush()}}),78021:((z,I,S)=>{S.d(I,{oE:()=>w,FH:()=>m,Uc:()=>l});var f=S(93604),D=S(45599),_=S(81077),T=S(9819),N=S(21996),
F=S(90536);const y={S:"RoleMap",C:"ClassMap"},a=["S","C"],o=200;class p{document;lost={S:new Set,C:new Set};constructor(i){this.document=i}losing(i){for(const s of a)
for(const n of d(this.document,i,s))this.lost[s].add(n)}take(){const{document:i}=this,s=i.catalog.get("StructTreeRoot"),n=i.dict(s);if(!n)return;const h={S:i.dict(
n.get("RoleMap")),C:i.dict(n.get("ClassMap"))},v={S:u(h.S,c(i,h.S,this.lost.S)),C:u(h.C,this.lost.C)};if(v.S.size+v.C.size!==0)return async P=>{const O=await this.
used(v,P),C=[...h.S?.keys()??[]].filter(L=>!v.S.has(L)||O.S.has(L));for(const L of c(i,h.S,C))O.S.add(L);for(const L of a){const K=[...v[L]].filter(W=>!O[L].has(
W));if(K.length===0)continue;const U=(0,T.Kd)(s,i.catalogNumber);i.edit((0,T.Kd)(n.get(y[L]),U));for(const W of K)h[L].delete(W);h[L].size>0||(i.edit(U),n.delete(
y[L]))}}}async used(i,s){const{document:n}=this,h={S:new Set,C:new Set},v=[...i.S,...i.C].filter(O=>O!==""),P=await(0,N.zx)(n,v.length>o?["S"]:v);for(const O of new Set(
Object.values(P).flat())){const C=n.job.pace.step(200);C&&await C,s[O]===1&&(0,F.C)(n.get(O),L=>{for(const K of a)for(const U of d(n,L,K))i[K].has(U)&&h[K].add(
U)})}return h}}function d(E,i,s){const n=E.resolve(i.get(s));return(Array.isArray(n)?n.map(v=>E.resolve(v)):[n]).flatMap(v=>v instanceof D.SX?[v.text]:[])}function c(E,i,s){
const n=new Set(s);for(const h of n){const v=E.resolve(i?.get(h));v instanceof D.SX&&n.add(v.text)}return n}const u=(E,i)=>new Set([...i].filter(s=>E?.has(s)));
class w{removal;document;root;open=new Set;unsaid=new Map;lost=new Map;parents;silenced=new Set;identifierRemoved=!1;removedElements=0;types;constructor(i){this.
removal=i,this.document=i.document,this.types=new p(this.document),this.root=(0,T.Wo)(this.document,"StructTreeRoot")}async dropKeys(i){const s=this.root?.dict.
get("ParentTree");if(!this.root||s===void 0||i.size===0)return;const n=Float64Array.from(i).sort(),h=(C,L)=>{const K=(0,f.B)(n,C);return K<n.length&&n[K]<=L},v=new Set,
P=(C,L)=>{if(!i.has(C))return!1;const K=this.document.array(L);return(!K||!v.has(K))&&this.touchParents(L,K??[]),K&&v.add(K),!0};await(0,_.BX)(this.document,s,(0,T.
Kd)(s,this.root.holder),"Nums",P,h)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}async dropMarked(i,s,n,h){this.parents??=new Map(
(await(0,_.Zc)(this.document,this.root?.dict.get("ParentTree"),"Nums")).map(([P,O])=>[Number(P),O]));const v=this.document.array(this.parents.get(i))??[];for(const P of h){
const O=v[P];if(!(0,D.i9)(O))continue;this.open.add(O.number);let C=this.lost.get(O.number);C||this.lost.set(O.number,C=new Set),n>0?C.add(`in ${n} ${P}`):C.add(
`on ${s} ${P}`).add(`on a page ${P}`)}}touch(i){this.open.add(i)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(const n of this.
open){this.open.delete(n);const h=this.document.job.pace.step(500);h&&await h,n===this.root.holder?this.pruneRoot(this.root):this.pruneElement(n)}const i=this.root.
dict.get("IDTree");if(!this.identifierRemoved||i===void 0)return;this.identifierRemoved=!1;const s=(n,h)=>this.removal.isGone(h);await(0,_.BX)(this.document,i,(0,T.
Kd)(i,this.root.holder),"Names",s)&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(i,s){(0,D.i9)(i)&&!(0,D.cy)(this.document.
resolve(i))&&this.open.add(i.number);for(const[n,h]of s.entries()){if(!(0,D.i9)(h))continue;this.open.add(h.number);let v=this.unsaid.get(h.number);v||this.unsaid.
set(h.number,v=new Set),v.add(n)}}pruneElement(i){const s=this.document.dict(new D.oS(i));if(!s)return;this.pruneReferences(i,s);const n=s.get("Pg"),h=n===void 0?
this.unsaid.get(i):void 0,v=this.kidsOf(s),P=v.filter(C=>!this.isLost(C,n,h)&&!this.isDropped(i,C,n));if(this.removal.isGone(n)&&(this.document.edit(i),s.delete(
"Pg")),P.length===v.length)return;const O=s.get("P");P.length===0?(s.has("ID")&&(this.identifierRemoved=!0),this.types.losing(s),this.removal.remove(i),this.removedElements++):
(this.document.edit(i),s.set("K",P.length===1?P[0]:P)),(0,D.i9)(O)&&this.open.add(O.number),this.silence(P.length===0?O:new D.oS(i))}pruneRoot({dict:i,holder:s}){
const n=this.kidsOf(i),h=n.filter(P=>!this.removal.isGone(P));if(h.length===n.length)return;if(this.document.edit(s),h.length>0){i.set("K",h.length===1?h[0]:h);
return}const v=this.document.editCatalog();v.delete("StructTreeRoot"),v.delete("MarkInfo")}isLost(i,s,n){return typeof i=="number"?this.removal.isGone(s)||(n?.has(
i)??!1):this.removal.isGone(i)?!0:(0,D.Zm)(i)?(0,D.Eo)(i.get("Type"),"OBJR")&&this.removal.isGone(i.get("Obj"))?!0:((0,D.Eo)(i.get("Type"),"MCR")||(0,D.Eo)(i.get(
"Type"),"OBJR"))&&this.removal.isGone(i.get("Pg")??s):!1}isDropped(i,s,n){const h=this.lost.get(i);if(!h)return!1;const v=typeof s=="number"?void 0:this.document.
dict(s),P=v?this.document.resolve(v.get("MCID")):s;if(typeof P!="number")return!1;const O=v?.get("Stm");if((0,D.i9)(O))return h.has(`in ${O.number} ${P}`);const C=v?.
get("Pg")??n;return h.has((0,D.i9)(C)?`on ${C.number} ${P}`:`on a page ${P}`)}pruneReferences(i,s){const n=this.document.array(s.get("Ref")),h=n?.filter(v=>!this.
removal.isGone(v));!n||!h||h.length===n.length||(this.document.edit(i),h.length>0?s.set("Ref",h):s.delete("Ref"))}silence(i){for(;(0,D.i9)(i)&&!this.silenced.has(
i.number);){this.silenced.add(i.number);const s=this.document.dict(i);s?.has("ActualText")&&(this.document.edit(i),s.delete("ActualText")),i=s?.get("P")}}kidsOf(i){
const s=i.get("K");return s==null?[]:this.document.array(s)??[s]}}function l(E){return(0,D.Eo)(E.get("Type"),"StructElem")?!0:!E.has("Type")&&E.has("S")&&(0,D.i9)(
E.get("P"))&&(E.has("K")||E.has("Pg"))}function m(E){return(0,D.Eo)(E.get("Type"),"MCR")||(0,D.Eo)(E.get("Type"),"OBJR")}}),81077:((z,I,S)=>{S.d(I,{AN:()=>o,BX:()=>F,
H6:()=>y,MN:()=>a,Pu:()=>T,Zc:()=>N});var f=S(45599),D=S(9819);const _=64,T=m=>typeof m=="number"?String(m):Buffer.from(m.bytes).toString("latin1");async function N(m,E,i){
const s=[];for(const n of await d(m,E,0,i)){for(const v of u(m,n,i))s.push(v);const h=m.job.pace.step(p);h&&await h}return s}async function F(m,E,i,s,n,h){const v=await d(
m,E,i,s,h);for(let P=v.length-1;P>=0;P--){const O=v[P],C=u(m,O,s),L=C.filter(([X,k])=>!n(X,k)),K=m.job.pace.step(p+C.length*p);K&&await K,L.length<C.length&&(m.
edit(O.holder),O.dict.set(s,L.flat()),O.changed=!0);for(const X of O.repeats)m.edit(O.holder),O.dict.delete(X),O.changed=!0;if(O.emptyKids){const X=(m.array(O.dict.
get("Kids"))??[]).filter(k=>!O.emptyKids.has(m.dict(k)));m.edit(O.holder),O.dict.set("Kids",X),O.changed=!0}if(!O.changed)continue;const U=m.array(O.dict.get("K\
ids"))??[];O.empty=L.length===0&&U.length===0;const W=O.parent;W&&(W.changed=!0,O.empty?(W.emptyKids??=new Set).add(O.dict):w(m,O,L,U))}return v[0]?.empty??!1}function y(m,E,i){
if(E.length<=_)return(0,f.jd)({[i]:E.flat()});let s=[];for(const n of l(E)){const[h,v]=[n[0][0],n.at(-1)[0]];s.push({ref:m.add((0,f.jd)({Limits:[h,v],[i]:n.flat()})),
low:h,high:v})}for(;s.length>_;)s=l(s).map(n=>{const[h,v]=[n[0].low,n.at(-1).high];return{ref:m.add((0,f.jd)({Limits:[h,v],Kids:n.map(({ref:P})=>P)})),low:h,high:v}});
return(0,f.jd)({Kids:s.map(({ref:n})=>n)})}async function a(m,E){const{pace:i}=m.job,s=[];for(const[v,P]of E){s.push([(0,f.Px)(v),P]);const O=i.step(10*p);O&&await O}
const n=o(s),h=i.step(n.length*10*p);return h&&await h,y(m,n,"Names")}function o(m){return m.map(E=>({entry:E,key:T(E[0])})).sort((E,i)=>E.key<i.key?-1:E.key>i.
key?1:0).map(({entry:E})=>E)}const p=100;async function d(m,E,i,s,n){const h=new D.b9(m),v=new Set,P=L=>v.size<v.add(L).size,O=[],C=[{value:E??null,holder:i,parent:void 0}];
for(let L=C.pop();L!==void 0;L=C.pop()){h.spend(1);const K=m.dict(L.value);if(!K||!P(K)||n&&L.parent&&!c(m,K,n))continue;const U=[],W=Z=>{const J=m.array(K.get(
Z));return!J||P(J)?J??[]:(U.push(Z),[])},X=W(s).length>>1,k=W("Kids"),H={dict:K,holder:(0,D.Kd)(L.value,L.holder),parent:L.parent,repeats:U};O.push(H),h.spend(X);
for(let Z=k.length-1;Z>=0;Z--)C.push({value:k[Z],holder:(0,D.Kd)(K.get("Kids"),H.holder),parent:H});const V=m.job.pace.step(p+X*p);V&&await V}return O}function c(m,E,i){
const[s,n]=m.array(E.get("Limits"))??[];return typeof s!="number"||typeof n!="number"||i(s,n)}function u(m,{dict:E,repeats:i},s){const n=i.includes(s)?void 0:m.
array(E.get(s));if(!n)return[];const h=[];for(let v=0;v+1<n.length;v+=2){const P=m.resolve(n[v]);(s==="Names"?P instanceof f.Mx:typeof P=="number")&&h.push([P,n[v+
1]])}return h}function w(m,E,i,s){const n=P=>m.array(m.dict(P)?.get("Limits"))??[],h=i[0]?.[0]??n(s[0])[0],v=i.at(-1)?.[0]??n(s.at(-1))[1];m.edit(E.holder),h!==
void 0&&v!==void 0?E.dict.set("Limits",[h,v]):E.dict.delete("Limits")}function l(m){const E=[];for(let i=0;i<m.length;i+=_)E.push(m.slice(i,i+_));return E}}),70549:((z,I,S)=>{
S.d(I,{n:()=>f});function f(D){const _=new WeakMap;return T=>{if(T.hasChanges)return D(T);const N=_.get(T);if(N)return N.answer;const F=D(T);return _.set(T,{answer:F}),
F}}}),9819:((z,I,S)=>{S.d(I,{J7:()=>_,Kd:()=>F,Wo:()=>y,_i:()=>N,b9:()=>T});var f=S(42973),D=S(45599);class _{document;gone=new Set;chased=new Set;constructor(o){
this.document=o}remove(o){const{catalog:p,catalogNumber:d,pages:c}=this.document,u=p.get("Pages");o===d||(0,D.i9)(u)&&o===u.number||c.holds(o)||(this.gone.add(o),
this.document.remove(o))}chase(o){this.chased.add(o)}removed(){return this.gone}takeChased(){const o=this.chased;return this.chased=new Set,o}isGone(o){return(0,D.
i9)(o)&&this.gone.has(o.number)}}class T{most;left;constructor(o){this.most=this.left=o.job.limits.nodes}spend=o=>{if(this.left-=o,this.left<0)throw(0,f.F)("nod\
es",`The document has more than ${this.most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class N{seen;beyond=new Set;allowance;constructor(o,p=new T(
o)){this.allowance=p,this.seen=new Uint8Array((o.size>>3)+1)}first(o){if(this.allowance.spend(1),!(0,D.i9)(o))return!0;const{number:p}=o,d=p>>3;if(d>=this.seen.
length)return this.beyond.size<this.beyond.add(p).size;const c=1<<(p&7),u=(this.seen[d]&c)===0;return this.seen[d]|=c,u}}function F(a,o){return(0,D.i9)(a)?a.number:
o}function y(a,o){const p=a.catalog.get(o),d=a.dict(p);return d&&{dict:d,holder:F(p,a.catalogNumber)}}}),21996:((z,I,S)=>{S.d(I,{Av:()=>c,RJ:()=>l,V3:()=>w,vb:()=>m,
zx:()=>d});var f=S(54619),D=S(93604),_=S(78157),T=S(88500);const N=2048,F=65536,y=4,a=1<<20,o=1024,p="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function d(s,n){const{
found:h,all:v}=await u(s,n),P=O=>[...new Set([...O,...v])].sort((C,L)=>C-L);return Object.fromEntries(n.map(O=>[O,P(h[O])]))}async function c(s,n){const{found:h,
all:v}=await u(s,n);for(const P of Object.values(h))for(const O of P)v.add(O);return v}async function u(s,n){const h=n.map(C=>{const[L="",...K]=[...C].map(W=>W.
replace(/\W/,"\\$&")),U=/\W/.test(C)?p:"\\w";return`${L}(?:${K.join("")}|${U}{0,${Math.max(0,C.length-2)}}#)`}),v=new RegExp(`/(?:${h.join("|")}|#)`,"g"),P=Object.
fromEntries(n.map(C=>[C,new Set])),O=new Set;await l(s,(C,L,K,U)=>{const W=C.toString("latin1",L,K);v.lastIndex=0;for(let X=v.exec(W);X;X=v.exec(W)){const k=U(L+
X.index);k!==void 0&&(X[0].endsWith("#")?O.add(k):P[X[0].slice(1)].add(k))}});for(const C of m(s))O.add(C);return{found:P,all:O}}async function w(s,n){const h=await d(
s,n);return[...new Set(Object.values(h).flat())].sort((v,P)=>v-P)}async function l(s,n){const{bytes:h,table:v}=s,P=E(s),O=new Int32Array(P.length);for(let W=0;W<
P.length;W++)O[W]=v.place[P[W]];const C=(0,_.bS)(h),L=W=>P[(0,D.M)(O,W)-1],K=new T.s;let U=0;for(let W=0;W<P.length;W++){const X=W+1===P.length,k=X?h.length:O[W+
1],H=k-O[W]>N;if(!H&&!X&&k-U<F)continue;let V=k;if(H){O[W]>U&&n(C,U,O[W],L),K.reset();const J=K.value(h,s.bodies[P[W]],k);U=O[W],J>=0&&(V=J)}n(C,U,V,L);const Z=s.
job.pace.step(y*(V-U));Z&&await Z,U=k}for(const[W,X]of i(s)){const k=s.objectStream(W),H=s.job.pace.step(0);if(H&&await H,!k)continue;const V=new Set(X),{starts:Z,
numbers:J,data:et}=k,tt=Q=>{const Y=J[(0,D.M)(Z,Q)-1];return Y!==void 0&&V.has(Y)?Y:void 0};for(let Q=0;Q<et.length;Q+=a){n((0,_.bS)(et),Q,Math.min(Q+a+o,et.length),
tt);const Y=s.job.pace.step(y*a);Y&&await Y}}}function*m(s){for(let n=1;s.hasChanges&&n<s.size;n++)s.isChanged(n)&&s.exists(n)&&(yield n)}function E(s){const{table:n,
hasChanges:h}=s,v=[];let P=!0,O=-1;for(let C=1;C<n.size;C++){if(n.kind[C]!==f.tL||h&&s.isChanged(C))continue;const L=n.place[C];P&&=L>=O,O=L,v.push(C)}return P?
v:v.sort((C,L)=>n.place[C]-n.place[L])}function i(s){const{table:n,hasChanges:h}=s,v=new Map;for(let P=1;P<n.size;P++){if(n.kind[P]!==f.UT||h&&s.isChanged(P))continue;
const O=n.place[P],C=v.get(O);C?C.push(P):v.set(O,[P])}return v}}),90536:((z,I,S)=>{S.d(I,{C:()=>D,L:()=>_});var f=S(45599);function D(T,N){const F=[T];for(;F.length>
0;){const y=F.pop(),a=y instanceof f.Z6?y.dict:y;if(Array.isArray(a))for(const o of a)F.push(o);else if(a instanceof f.Bi){N(a);for(const o of a.values())F.push(
o)}}}function _(T,N){const F=[];return D(T,y=>{F.length===0&&N(y)&&F.push(y)}),F.length>0}}),93604:((z,I,S)=>{S.d(I,{B:()=>f,M:()=>D});const f=(T,N)=>_(T,N,!1),
D=(T,N)=>_(T,N,!0);function _(T,N,F){let[y,a]=[0,T.length];for(;y<a;){const o=y+a>>1,p=T[o];p<N||F&&p===N?y=o+1:a=o}return y}})};
