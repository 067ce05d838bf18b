"use strict";exports.id=7671,exports.ids=[7671],exports.modules={39684:((z,W,w)=>{w.d(W,{K:()=>B,x:()=>D});var f=w(45599);const b=new Set(["Type","Rect","P","NM","M","F","AP",
"AS","OC","StructParent","AF","ca","CA","BM","Lang"]),x=2,R=4,K=32;function B(l,s){const h=l.resolve(s.get("F")),d=typeof h=="number"?h:0;if(d&x||d&K&&!(d&R))return!1;
const[i,c,g,u]=(l.array(s.get("Rect"))??[]).map(M=>l.resolve(M));return typeof i=="number"&&typeof c=="number"&&typeof g=="number"&&typeof u=="number"&&i!==g&&c!==
u&&l.dict(s.get("AP"))?.has("N")===!0}function D(l,s){for(const i of[...s.keys()])b.has(i)||s.delete(i);s.set("Subtype",new f.SX("Stamp"));const d=l.dict(s.get(
"AP"))?.get("N");d!==void 0&&s.set("AP",new f.Bi([["N",d]]))}}),44082:((z,W,w)=>{w.d(W,{EC:()=>l,Ft:()=>h,LT:()=>s,y$:()=>B});var f=w(78157),b=w(79725),x=w(88500),
R=w(45599);const K=["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","Properties"];class B{document;shared=new Map;categories=new Map;entries=new b.
R;inside=new b.R;source;last;constructor(i){this.document=i,this.source=(0,f.bS)(i.bytes)}of(i){const{document:c}=this,g=c.place(i),{entries:u}=this,P=g&&c.locate(
i,g,u)?u.find(g.bytes,"Resources"):-1;if(!g||P<0||g.bytes[u.at[P+2]]!==f.iH)return this.ofShared(this.valueOf(i));const M=u.at[P+2],a=u.at[P+3],{last:e,source:o}=this,
m=g.bytes===c.bytes;if(e&&m&&o.compare(o,e.start,e.end,M,a)===0)return e.list;const p=this.written(g.bytes,M,a)??this.ofShared(this.valueOf(i));return m&&(this.
last={start:M,end:a,list:p}),p}valueOf(i){return this.document.entry(i,"Resources")??this.givenTo(i)}inheritedBy(i){return this.ofShared(this.givenTo(i))}givenTo(i){
const{pages:c}=this.document,g=c.indexOf(i);return g<0?void 0:c.inheritedBy(g).Resources}written(i,c,g){const{inside:u}=this;if(!u.locate(i,c,g))return;const{at:P,
scan:M}=u,a=[],e=[];for(const o of K){const m=u.find(i,o);if(m<0)continue;const p=P[m+2],v=P[m+3];if((0,f.yp)(i[p]))e.push(this.category((0,f.JI)(i,p,v).value));else
for(let S=u.marksFrom;S<u.marksTo;S+=3)M.marks[S]!==x.A&&M.marks[S+1]>=p&&M.marks[S+1]<v&&a.push(M.marks[S])}return{numbers:a,categories:e}}ofShared(i){const c=(0,R.
i9)(i)?i.number:(0,R.Zm)(i)?i:void 0;if(c===void 0)return D;let g=this.shared.get(c);if(!g){const u=this.document.dict(i),P=K.map(M=>u?.get(M));g={numbers:P.flatMap(
M=>(0,R.Zm)(M)?h(M):[]),categories:P.flatMap(M=>(0,R.i9)(M)?[this.category(M.number)]:[])},this.shared.set(c,g)}return g}category(i){let c=this.categories.get(i);
if(!c){const g=this.document.dict(new R.oS(i));this.categories.set(i,c={numbers:g?h(g):[],categories:[]})}return c}}const D={numbers:[],categories:[]};class l{categories;constructor(i,c){
this.categories=K.flatMap(g=>i.dict(c.get(g))??[])}named(i){const c=[];for(const g of this.categories){const u=g.get(i);u!==void 0&&c.push(u)}return c}}function s(d,i){
const c=new R.Bi(d);for(const g of K){const u=d.get(g);u!==void 0&&c.set(g,i(u))}return c}function h(d){const i=new Set,c=[d];for(let g=c.pop();g!==void 0;g=c.pop())
if(g instanceof R.oS)i.add(g.number);else if(Array.isArray(g))for(const u of g)c.push(u);else if(g instanceof R.Bi)for(const u of g.values())c.push(u);return[...i]}}),
64261:((z,W,w)=>{w.d(W,{h:()=>P});var f=w(78157),b=w(82416),x=w(45599),R=w(9819);const K=4096,B=64,D=1e4,l=new WeakMap;function s(a,e,o){if(!d(e))return o();const{
memory:m}=a.job,p=i(m,e);if(p)return p.names;const v=o(),S=l.get(m)??[];return S.length<B&&(v?.size??0)<D&&l.set(m,[...S,{data:e.data.slice(),names:v}]),v}const h=(a,e)=>d(
e)&&!i(a.job.memory,e),d=({data:a,dict:e,sealed:o})=>a.length>=K&&!o&&(0,x.Eo)(e.get("Filter"),"FlateDecode")&&!e.has("DecodeParms"),i=(a,{data:e})=>l.get(a)?.find(
o=>o.data.length===e.length&&Buffer.compare(o.data,e)===0);var c=w(44082);const g=1e6,u=1<<21;class P{document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(e){
this.document=e,this.allowance=new R.b9(e)}inContent(e){const{document:o,lists:m}=this,p=o.resolve(o.entry(e,"Contents"));return p instanceof x.Z6?this.namesOf(
p):(0,x.cy)(p)?(m.has(p)?this.allowance.spend(m.get(p)?.size??0):m.set(p,this.inStreams(p)),m.get(p)):new Set}inStreams(e){const o=new Set;for(const m of e){const p=this.
document.resolve(m),v=p instanceof x.Z6?this.namesOf(p):[];if(!v)return;for(const S of v)o.add(S)}return o}borrowed(e,o,m){const p=new Set(m),v=new Set(this.appearancesWithoutResources(
e)),S=T=>{const N=this.drawnBy(o.named(T));for(const L of N??[])v.add(L);return N!==void 0};for(const T of m)if(!S(T))return;for(const T of v){const N=this.contentOf(
T);if(!N)return;for(const L of N.draws)v.add(L);for(const L of N.lacking)if(!p.has(L)&&(p.add(L),!S(L)))return}return p}contentOf(e){const{contents:o}=this,m=o.
get(e);return m?this.allowance.spend(1+m.lacking.size+m.draws.length):o.has(e)||o.set(e,this.readContent(e)),o.get(e)}readContent(e){const o=this.namesOf(e),m=this.
document.dict(e.dict.get("Resources"));if(!o||!m)return o&&{lacking:o,draws:[]};const p=new c.EC(this.document,m),v=new Set,S=[];for(const N of o){const L=p.named(
N);L.length===0&&v.add(N);for(const j of L)S.push(j)}const T=this.drawnBy(S);return T&&{lacking:v,draws:T}}appearancesWithoutResources(e){const{document:o,appearances:m}=this,
p=o.array(o.entry(e,"Annots"))??[],v=m.get(p);if(v)return this.allowance.spend(v.length),v;const S=[];for(const T of p)for(const N of o.dict(o.dict(T)?.get("AP"))?.
values()??[]){const L=o.resolve(N);for(const j of(0,x.Zm)(L)?L.values():[L]){const I=o.resolve(j);I instanceof x.Z6&&!this.hasResources(I.dict)&&S.push(I)}}return m.
set(p,S),S}drawnBy(e){const{document:o}=this,m=[];for(const p of e){const v=o.resolve(p),S=o.dict(v),T=o.resolve(S?.get("Subtype"));if(S&&(0,x.Eo)(T,"Type3")&&!this.
hasResources(S))return;if(v instanceof x.Z6){((0,x.Eo)(T,"Form")||o.resolve(v.dict.get("PatternType"))===1)&&m.push(v);continue}const N=o.resolve(o.dict(S?.get(
"SMask"))?.get("G"));N instanceof x.Z6&&m.push(N)}return m}hasResources(e){return this.document.dict(e.get("Resources"))!==void 0}async prepare(e){const{document:o,
names:m}=this,p=o.resolve(o.entry(e,"Contents"));for(const v of(0,x.cy)(p)?p:[p]){const S=o.resolve(v);if(!(S instanceof x.Z6)||m.has(S)||!h(o,S))continue;const T=o.
decodedPart(S);if(!T?.whole||T.data.length<u)continue;const N=new M(T.data);for(;N.run(u);){const L=o.job.pace.step(u);L&&await L}m.set(S,s(o,S,()=>N.names))}}namesOf(e){
const{names:o}=this;if(o.has(e))this.allowance.spend(1+(o.get(e)?.size??0));else{const{document:m}=this,p=()=>{const v=m.decodedPart(e);if(m.job.pace.add(v?.data.
length||g),!v?.whole)return;const S=new M(v.data);return S.run(1/0),S.names};o.set(e,s(m,e,p))}return o.get(e)}}class M{content;names=new Set;at=0;constructor(e){
this.content=e}run(e){const{content:o,names:m}=this,p=this.at+e;let{at:v}=this;for(v=o.indexOf(f.cL,v);v>=0&&v<p;v=o.indexOf(f.cL,v)){const S=v+1;v=(0,f.Wd)(o,S,
o.length),m.add((0,b.MQ)(o,S,v))}return this.at=v,v>=0}}}),91374:((z,W,w)=>{w.d(W,{QL:()=>B,bf:()=>K,fq:()=>u,hj:()=>g,i4:()=>i,iA:()=>l,pv:()=>c,qU:()=>h,tP:()=>D});
var f=w(77581),b=w(45599),x=w(9819),R=w(70549);function K(a){for(;a.part===""&&a.parent;)a=a.parent;return a}const B="FT Parent T TU TM Ff V DV DA Q DS RV Opt M\
axLen TI I Lock SV".split(" "),D=100;function*l(a,{from:e=a.array((0,x.Wo)(a,"AcroForm")?.dict.get("Fields")),below:o,visit:m=new x._i(a),depth:p=1/0}={}){const v=[],
S=(T=[],N)=>{for(let L=T.length-1;L>=0;L--)v.push({value:T[L],parent:N})};S(e,o);for(let T=v.pop();T;T=v.pop()){const{value:N,parent:L}=T,j=(0,b.i9)(N)?a.get(N):
N;if(!(0,b.Zm)(j)||!m.first(N)||(L?.depth??0)>=p)continue;const I=a.resolve(j.get("T")),X=a.resolve(j.get("FT")),U=I instanceof b.Mx?(0,f.g7)(I):"",H={number:(0,b.
i9)(N)?N.number:void 0,dict:j,parent:L,part:U,name:M(L&&L.depth%D!==0?L.name:"",U),type:X instanceof b.SX?X.text:L?.type,depth:(L?.depth??0)+1};yield H,S(a.array(
j.get("Kids")),H)}}const s=1e3,h=(0,R.n)(d);async function d(a){const e=[];for(const o of l(a)){e.push(o);const m=a.job.pace.step(s);m&&await m}return e}function i(a){
const e=new Set(a.flatMap(({parent:o,dict:m})=>o&&m.has("T")?[o]:[]));return a.filter(o=>(o.dict.has("T")||!o.parent)&&!e.has(o))}function c(a,e){const o=a.resolve(
g(a,e,"FT"));return o instanceof b.SX?o.text:void 0}function g(a,e,o){for(const m of P(a,e)){const p=m.get(o);if(p!==void 0)return p}}function u(a,e){let o="";for(const m of P(
a,e)){const p=a.resolve(m.get("T"));p instanceof b.Mx&&(o=M((0,f.g7)(p),o))}return o}function*P(a,e){let o=e;for(let m=0;o&&m<D;m++)yield o,o=a.dict(o.get("Pare\
nt"))}const M=(a,e)=>a===""||e===""?a+e:`${a}.${e}`}),83137:((z,W,w)=>{w.d(W,{I:()=>K});var f=w(45599),b=w(9819),x=w(91374),R=w(43791);class K{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;constructor(D){
this.removal=D,this.document=D.document}losing(D){if(!(0,f.Eo)(D.get("Subtype"),"Widget")||(this.pruned=!0,D.has("T")&&!D.has("Kids")&&this.removedFields++,(0,x.
pv)(this.document,D)!=="Sig"))return;this.signatureRemoved=!0;const l=(0,x.hj)(this.document,D,"V");(0,f.i9)(l)&&this.signatures.add(l.number)}keepsAsField(D,l){
if(!this.document.array(l.get("Kids")))return!1;this.document.edit(D);for(const s of[...l.keys()])!x.QL.includes(s)&&s!=="Kids"&&s!=="AA"&&l.delete(s);return this.
touch(D),!0}touch(D){this.open.add(D),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const l of this.open)this.open.delete(l),this.pruneField(l);if(!this.
pruned)return;this.pruned=!1;const D=(0,b.Wo)(this.document,"AcroForm");D&&(this.filter(D.holder,D.dict,"Fields"),this.filter(D.holder,D.dict,"CO"),this.signatureRemoved&&
this.dropSignatures(D.holder,D.dict),!(this.document.array(D.dict.get("Fields"))?.length!==0||D.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){
const D=(0,b.Wo)(this.document,"AcroForm");D?.dict.has("XFA")&&(this.document.edit(D.holder),D.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRende\
ring"),this.removedXfa=!0)}pruneField(D){const l=this.document.dict(new f.oS(D)),s=this.document.array(l?.get("Kids"));if(!l||!s)return;const h=s.filter(i=>!this.
removal.isGone(i));if(h.length===s.length)return;if(this.document.edit(D),h.length>0||(0,f.Eo)(l.get("Subtype"),"Widget")){l.set("Kids",h);return}const d=l.get(
"Parent");this.removal.remove(D),this.removedFields++,(0,f.i9)(d)&&this.open.add(d.number)}filter(D,l,s){const h=this.document.array(l.get(s)),d=h?.filter(i=>!this.
removal.isGone(i));!h||!d||d.length===h.length||(this.document.edit(D),d.length>0||s==="Fields"?l.set(s,d):l.delete(s))}dropSignatures(D,l){const s=(0,b.Wo)(this.
document,"Perms");for(const[i,c]of s?[...s.dict]:[])!(0,f.i9)(c)||!this.signatures.has(c.number)||(this.document.edit(s.holder),s.dict.delete(i));s?.dict.size===
0&&this.document.editCatalog().delete("Perms");const h=[...(0,x.iA)(this.document)].filter(({type:i})=>i==="Sig");h.some(({dict:i})=>(0,f.Zm)(this.document.resolve(
(0,x.hj)(this.document,i,"V"))))||(0,R.H)(this.document),!(!l.has("SigFlags")||h.length>0)&&(this.document.edit(D),l.delete("SigFlags"))}}}),3466:((z,W,w)=>{w.d(
W,{R:()=>s});var f=w(21996),b=w(87773),x=w(90536),R=w(77581),K=w(45599),B=w(19557),D=w(91374);const l=4e3;class s{document;holders;names;constructor(c,g,u){this.
document=c,this.holders=g,this.names=u}static async of(c){if(!c.catalog.has("AcroForm"))return;const g=await(0,f.zx)(c,["Hide","ResetForm","SubmitForm"]),u=[],P=new Set;
for await(const[M,a]of(0,b.$)(c,new Set(Object.values(g).flat()))){const e=h(c,a);e.length>0&&u.push(M);for(const o of e)P.add(o)}if(u.length!==0)return new s(c,
u,await d(c,P))}async gone(){const c=await d(this.document,this.names);return new Set([...this.names].filter(g=>!c.has(g)))}}function h(i,c){const g=[];return(0,x.
C)(c,u=>{const P=i.resolve(u.get("S")),M=P instanceof K.SX?B.fP.get(P.text):void 0,a=M===void 0?void 0:i.resolve(u.get(M));for(const e of Array.isArray(a)?a:[a??
null]){const o=i.resolve(e);o instanceof K.Mx&&o.bytes.length<=l&&g.push((0,R.g7)(o))}}),g}async function d(i,c){const g=new Set([...c].map(({length:P})=>P)),u=new Set;
for(const{name:P}of await(0,D.qU)(i))g.has(P.length)&&c.has(P)&&u.add(P);return u}}),43791:((z,W,w)=>{w.d(W,{H:()=>b});var f=w(45599);function b(x){const{catalog:R}=x;
if(!R.has("DSS")&&!R.has("Extensions"))return;const K=x.dict(R.get("Extensions"));if(!R.has("DSS")&&!K?.has("ESIC")||(x.edit(x.catalogNumber),R.delete("DSS"),!K?.
has("ESIC")))return;const B=new f.Bi([...K].filter(([D])=>D!=="ESIC"));B.size>0?R.set("Extensions",B):R.delete("Extensions")}}),76862:((z,W,w)=>{w.d(W,{a:()=>R,
s:()=>x});var f=w(45599),b=w(9819);function x(D){const l=(0,b.Wo)(D,"OCProperties"),s=D.array(l?.dict.get("OCGs"));if(!l||!s||s.length===0)return;const h=D.catalog.
get("OCProperties"),d=D.editCatalog();return d.delete("OCProperties"),i=>{const c=new Set(s.flatMap(g=>(0,f.i9)(g)&&i[g.number]!==1?[g.number]:[]));c.size===0?d.
set("OCProperties",h):c.size<s.length&&d.set("OCProperties",new B(D,c).without(l.dict,K))}}function R(D,l){const s=(0,b.Wo)(D,"OCProperties"),h=D.array(s?.dict.
get("OCGs"))??[];if(!s||l.size===0)return;const d=D.editCatalog();h.every(i=>(0,f.i9)(i)&&l.has(i.number))?d.delete("OCProperties"):d.set("OCProperties",new B(D,
l).without(s.dict,K))}const K=32;class B{document;gone;allowance;constructor(l,s){this.document=l,this.gone=s,this.allowance=new b.b9(l)}without(l,s){if(this.allowance.
spend(1),(0,f.i9)(l)&&this.isGroup(l))return l;const h=this.document.resolve(l);return Array.isArray(h)?s===0?[]:this.items(h,s):h instanceof f.Bi?new f.Bi(s===
0?[]:[...h].map(([d,i])=>[d,this.without(i,s-1)])):l}items(l,s){const h=[];let d=!1;for(const i of l){if(this.isGone(i)){d=!0;continue}const c=this.without(i,s-
1),g=Array.isArray(c),u=g&&c.every(P=>P instanceof f.Mx)&&this.document.array(i).length>c.length;if(g&&d)for(const P of u?[]:c)h.push(P);else u||h.push(c);d=!1}
return h}isGone(l){return(0,f.i9)(l)&&this.gone.has(l.number)}isGroup(l){return this.gone.has(l.number)||(0,f.Eo)(this.document.dict(l)?.get("Type"),"OCG")}}}),
15141:((z,W,w)=>{w.d(W,{X:()=>D});var f=w(45599),b=w(9819);const x=[];class R{chain;known=new Map;ofLists=new Map;constructor(s){this.chain=s}of(s){return s.has(
"Next")?this.known.get(s):x}*explore(s){const{chain:h,known:d}=this,i=new Map,c=[],g=[];d.has(s)||this.enter(s,i,c,g);for(let u=g.at(-1);u;u=g.at(-1)){if(yield 1,
u.at<u.next.length){const e=h.dead(u.next[u.at++]);if(!e||d.has(e))continue;const o=i.get(e);o?u.low=Math.min(u.low,o.index):this.enter(e,i,c,g);continue}g.pop();
const P=g.at(-1);if(P&&(P.low=Math.min(P.low,u.low)),u.low<u.index)continue;const M=c.splice(u.place),a=yield*this.collect(M);for(const{action:e}of M)d.set(e,a);
M.length===1&&this.ofLists.set(u.next,a)}}enter(s,h,d,i){const c=this.chain.next(s),g=this.ofLists.get(c);if(g){this.known.set(s,g);return}this.chain.spend(1+c.
length);const u={action:s,next:c,at:0,index:h.size,low:h.size,place:d.length};h.set(s,u),d.push(u),i.push(u)}*collect(s){const h=new Set;for(const{next:i}of s)for(const c of i){
yield 1;const g=this.chain.dead(c),u=g?this.of(g):[c];u&&u.length>0&&h.add(u)}if(h.size<2)return[...h][0]??x;const d=new Map;for(const i of h){this.chain.spend(
i.length);for(const c of i)yield 1,d.set((0,f.i9)(c)?`${c.number}`:c,c)}return[...d.values()]}}var K=w(12207);const B=500;class D{document;rules;settled=new Set;chain;successors;open=[];unexplored=[];work;isBehind=!1;lists=new Map;following=new Map;heads=new Map;joined=new Set;constructor(s,h){
this.document=s,this.rules=h,this.chain={next:d=>this.leftOf(d.get("Next")),dead:d=>this.deadAction(d),spend:new b.b9(s).spend},this.successors=new R(this.chain)}refresh(){
for(const s of[this.settled,this.lists,this.following,this.heads,this.joined])s.clear();this.successors=new R(this.chain)}pruneActions(s,h){for(const d of[...h.
keys()])this.pruneAction(s,h,d)}pruneAdditional(s,h,d="AA"){const i=h.get(d),c=this.document.dict(i);c&&(this.pruneActions((0,b.Kd)(i,s),c),!(c.size>0)&&(this.document.
edit(s),h.delete(d)))}pruneAction(s,h,d){const i=h.get(d);if(i===void 0)return!1;const c=this.replacing(i);if(!c)return this.isBehind=!0,!1;const g=c[0];if(g===
void 0)return this.document.edit(s),h.delete(d),!0;g!==i&&(this.document.edit(s),h.set(d,g));const u=this.document.dict(g);return!u||this.joined.has(c)||(this.joined.
add(c),c.length>1&&this.addNext(g,u,s,c.slice(1)),this.pruneChain(g,s)),!1}addNext(s,h,d,i){const c=(0,K.ji)(this.document,h.get("Next")),g=new Set(c),u=i.filter(
P=>!g.has(P));u.length!==0&&(this.document.edit((0,b.Kd)(s,d)),h.set("Next",[...c,...u]))}replacing(s){const h=(0,f.i9)(s)?this.heads.get(s.number):void 0;if(h)
return h;const d=this.rules.isGone(s)?void 0:this.deadAction(s);d&&!this.successors.of(d)&&(this.unexplored.push(d),this.goOn());const i=d?this.successors.of(d):
this.rules.isGone(s)?[]:[s];return i&&(0,f.i9)(s)&&this.heads.set(s.number,i),i}pruneChain(s,h){this.open.push([s,(0,b.Kd)(s,h)]),this.goOn()}get isSettled(){return!this.
work&&!this.isBehind&&this.open.length===0&&this.unexplored.length===0}async settle(){const{pace:s}=this.document.job;for(let d=this.nextWork();d;d=this.nextWork()){
const i=s.step(B*d);i&&await i}const h=this.isBehind;return this.isBehind=!1,h}goOn(){const{pace:s}=this.document.job;for(;!s.isFull;){const h=this.nextWork();if(h===
0)return;s.add(B*h)}}nextWork(){if(!this.work&&this.open.length===0&&this.unexplored.length===0)return 0;const{done:s,value:h}=(this.work??=this.goThrough()).next();
return s?(this.work=void 0,0):h}*goThrough(){for(;;){const s=this.unexplored.pop();if(s){yield*this.successors.explore(s);continue}const h=this.open.pop();if(!h)
return;yield*this.followNext(...h)}}*followNext(s,h){yield 1;const d=this.document.dict(s);if(!d||(0,f.i9)(s)&&this.settled.has(s.number))return;(0,f.i9)(s)&&this.
settled.add(s.number),this.rules.staying?.(h,d);const i=d.get("Next");if(i===void 0)return;const g=((0,f.i9)(i)?this.lists.get(i.number):void 0)??(yield*this.listOf(
i));if(g.isChanged&&this.setNext(d,h,g,i),!g.isFollowed){g.isFollowed=!0;for(const u of g.after)this.open.push([u,(0,b.Kd)(u,h)])}}leftOf(s){const h=(0,f.i9)(s)?
this.following.get(s.number):void 0;if(h)return h;const d=(0,K.ji)(this.document,s).filter(i=>!this.rules.isGone(i));return(0,f.i9)(s)&&this.following.set(s.number,
d),d}*listOf(s){const h=(0,K.ji)(this.document,s),d=yield*this.living(h),i=d.length!==h.length||d.some((g,u)=>g!==h[u]),c={before:h,after:d,isChanged:i,isFollowed:!1};
return(0,f.i9)(s)&&this.lists.set(s.number,c),c}setNext(s,h,{after:d},i){if((0,f.i9)(i)&&this.document.array(i)!==void 0&&d.length>1){this.document.put(i,[...d]);
return}this.document.edit(h),d.length===0?s.delete("Next"):s.set("Next",d.length===1?d[0]:[...d])}*living(s){const h=[],d=new Set;for(const i of s){if(yield 1,this.
rules.isGone(i))continue;const c=this.deadAction(i);if(!c){h.push(i);continue}this.successors.of(c)||(yield*this.successors.explore(c));const g=this.successors.
of(c);if(!d.has(g)){d.add(g);for(const u of g)h.push(u)}}return h}deadAction(s){const h=this.document.dict(s);return h&&this.rules.isDead(h)?h:void 0}}}),19557:((z,W,w)=>{
w.d(W,{Hx:()=>x,ao:()=>b,fP:()=>f});const f=new Map([["Hide","T"],["ResetForm","Fields"],["SubmitForm","Fields"]]),b=new Set(["ResetForm","SubmitForm"]),x=1}),33546:((z,W,w)=>{
w.d(W,{FB:()=>K,Hr:()=>D,Zh:()=>l,k$:()=>B,qm:()=>s});var f=w(93604),b=w(45599),x=w(81077);const R={first:0,style:"D",prefix:void 0,start:1};async function K(u){
const P=u.catalog.get("PageLabels");if(!u.dict(P))return;const M=(await(0,x.Zc)(u,P,"Nums")).map(([a,e])=>({first:Number(a),label:u.dict(e)})).filter(({first:a})=>Number.
isInteger(a)&&a>=0).sort((a,e)=>a.first-e.first).filter(({first:a},e,o)=>o[e+1]?.first!==a).map(({first:a,label:e})=>({first:a,...h(u,e)}));return M[0]?.first===
0?M:[R,...M]}function B(u,P){const M=u.editCatalog();if(P.length===0){M.delete("PageLabels");return}const a=P[0].first===0?P:[R,...P],e=g(u),o=a.map(({first:m,start:p,
...v})=>[m,c({...v,number:p},e)]);M.set("PageLabels",u.add((0,x.H6)(u,o,"Nums")))}async function D(u){const P=await K(u);if(!P)return;const M=P.map(({first:a})=>a);
return a=>{const e=P[(0,f.MJ)(M,a)-1];return{...e,number:e.start+a-e.first}}}function l(u,P){const M=[],a=g(u);let e,o=0;for(const m of P)(!e||!d(e,m))&&M.push(
[o,c(m,a)]),e=m,o++;return(0,x.H6)(u,M,"Nums")}async function s(u,P){const M=await D(u);if(!M)return;const a=l(u,Array.from(P,e=>M(e-1)));u.editCatalog().set("P\
ageLabels",u.add(a))}function h(u,P){const M=u.resolve(P?.get("S")),a=u.resolve(P?.get("P")),e=u.resolve(P?.get("St"));return{style:M instanceof b.SX?M.text:void 0,
prefix:a instanceof b.Mx&&a.bytes.length>0?a:void 0,start:typeof e=="number"&&Number.isInteger(e)&&e>=1?e:1}}function d(u,P){return u.style!==P.style||P.style!==
void 0&&P.number!==u.number+1?!1:u.prefix===P.prefix?!0:!!u.prefix&&!!P.prefix&&Buffer.compare(u.prefix.bytes,P.prefix.bytes)===0}const i=100;function c({style:u,
prefix:P,number:M},a){return(0,b.jd)({S:u===void 0?void 0:(0,b.UU)(u),P:P&&P.bytes.length>i?a(P):P,St:u===void 0||M===1?void 0:M})}function g(u){const P=new Map;
return M=>{let a=P.get(M);return a||P.set(M,a=u.add(M)),a}}}),37081:((z,W,w)=>{w.d(W,{O:()=>x});var f=w(45599),b=w(9819);async function x(K,B,D=1/0){const l=new b.
_i(K),s=(0,b.Wo)(K,"Outlines"),h=[{value:s&&R(K,s.holder,s.dict,"First"),level:1}];for(let d=h.pop();d;d=h.pop()){const{value:i,level:c}=d;if(i===void 0||!l.first(
i)||!B(i,c)||!(0,f.i9)(i))continue;const g=P=>{const M=K.entry(i.number,P);return M instanceof f.Bi?R(K,i.number,K.get(i.number),P):M};h.push({value:g("Next"),level:c}),
c<D&&h.push({value:g("First"),level:c+1});const u=K.job.pace.step(300);u&&await u}}function R(K,B,D,l){const s=D.get(l);if(!(s instanceof f.Bi))return s;const h=K.
add(s);return l==="Next"&&s.set("Prev",new f.oS(B)),K.edit(B),D.set(l,h),h}}),60502:((z,W,w)=>{w.d(W,{Q:()=>K,_:()=>R});var f=w(45599),b=w(9819),x=w(37081);class R{removal;destinations;document;dead=new Set;repaired=new Set;allowance;isMended=!1;keepsTitles=!1;constructor(l,s){
this.removal=l,this.destinations=s,this.document=l.document,this.allowance=new b.b9(this.document)}get removedItems(){return this.dead.size}drop(l){this.dead.add(
l)}touch(l,s){this.removal.isGone(s.get("SE"))&&(this.document.edit(l),s.delete("SE")),this.destinations.pruneTargets(l,s)&&!this.keepsTitles&&this.dead.add(l)}async touchAll(){
await(0,x.O)(this.document,l=>{const s=(0,f.i9)(l)?this.document.dict(l):void 0;return s&&this.touch(l.number,s),s!==void 0})}async flush(){for(const s of this.
dead){const h=this.document.dict(new f.oS(s));h&&await this.unlink(s,h);const d=this.document.job.pace.step(1e3);d&&await d}const l=(0,b.Wo)(this.document,"Outl\
ines");!l||this.dead.size===0||this.document.dict(l.dict.get("First"))||this.document.editCatalog().delete("Outlines")}async unlink(l,s){this.parentOf(l,s)||await this.
mendParents();const h=this.parentOf(l,s);if(h){const{item:d,ref:i}=h,c=this.kidsOf(s);this.splice(s,c,i,d);const g=c.reduce((u,P)=>u+1+Math.max(0,B(this.document,
P.item)),0);this.recount(i,B(this.document,s)>0?-1:g-1),!d.has("First")&&d.has("Title")&&!d.has("Dest")&&!d.has("A")&&this.dead.add(i.number)}this.removal.remove(
l)}parentOf(l,s){const h=this.itemAt(s.get("Parent"));return h&&this.isLinked(l,s,h.ref.number,h.item)?h:void 0}async mendParents(){const{document:l}=this,s=(0,b.
Wo)(l,"Outlines");if(this.isMended||!s)return;this.isMended=!0,this.repaired.clear();let h=l.catalog.get("Outlines");(0,f.i9)(h)||l.editCatalog().set("Outlines",
h=l.add(s.dict));const d=this.visit(),i=[{item:s.dict,ref:h}];for(let c=i.pop();c;c=i.pop()){if(!d.first(c.ref))continue;for(const u of this.kidsOf(c.item)){const P=u.
item.get("Parent");(!(0,f.i9)(P)||P.number!==c.ref.number)&&this.link(u,"Parent",c),i.push(u)}const g=l.job.pace.step(1e3);g&&await g}}splice(l,s,h,d){const i=this.
itemAt(l.get("Prev")),c=this.itemAt(l.get("Next")),[g,u]=[s[0],s.at(-1)];i?this.link(i,"Next",g??c):this.link({item:d,ref:h},"First",g??c),c?this.link(c,"Prev",
u??i):this.link({item:d,ref:h},"Last",u??i);for(const[P,M]of s.entries())this.link(M,"Parent",{item:d,ref:h}),this.link(M,"Prev",s[P-1]??i),this.link(M,"Next",s[P+
1]??c)}recount(l,s){const h=this.visit();let d=l;for(let i=this.document.dict(d);s!==0&&i&&(0,f.i9)(d)&&h.first(d);i=this.document.dict(d)){const c=B(this.document,
i);if(c===0)return;this.document.edit(d);const g=Math.abs(c)+s;if(g>0&&i.has("First")?i.set("Count",Math.sign(c)*g):i.delete("Count"),c<0)return;d=i.get("Parent")}}isLinked(l,s,h,d){
const i=()=>{const g=this.itemAt(s.get("Prev")),u=g?g.item.get("Next"):d.get("First");return(0,f.i9)(u)&&u.number===l};if(i())return!0;if(this.repaired.has(h))return!1;
this.repaired.add(h);let c;for(const g of this.kidsOf(d)){const u=g.item.get("Prev");((0,f.i9)(u)?u.number:void 0)!==c?.ref.number&&this.link(g,"Prev",c),c=g}return i()}visit(){
return new b._i(this.document,this.allowance)}kidsOf(l){const s=[],h=this.visit();for(let d=this.itemAt(l.get("First"));d&&h.first(d.ref);d=this.itemAt(d.item.get(
"Next")))s.push(d);return s}itemAt(l){const s=this.document.dict(l);return s&&(0,f.i9)(l)?{item:s,ref:l}:void 0}link(l,s,h){this.document.edit(l.ref),h?l.item.set(
s,h.ref):l.item.delete(s)}}function K(D){return D.has("Title")&&D.has("Parent")&&!D.has("S")&&!D.has("Subtype")&&!D.has("FT")}function B(D,l){const s=D.resolve(
l.get("Count"));return typeof s=="number"?s:0}}),2878:((z,W,w)=>{w.d(W,{m:()=>b});var f=w(9819);function b(x){const R=(0,f.Wo)(x,"ViewerPreferences");R?.dict.has(
"PrintPageRange")&&(x.edit(R.holder),R.dict.delete("PrintPageRange"),R.dict.size===0&&x.editCatalog().delete("ViewerPreferences"))}}),12207:((z,W,w)=>{w.d(W,{Ht:()=>h,
hN:()=>B,jS:()=>K,ji:()=>D});var f=w(45599),b=w(81077),x=w(45657);const R=200;async function K(d){const{catalog:i}=d,c=await(0,b.Zc)(d,d.dict(i.get("Names"))?.get(
"Dests"),"Names"),g=new Map;for(const[u,P]of c){g.set((0,b.Pu)(u),P);const M=d.job.pace.step(R);M&&await M}return{names:new Map(d.dict(i.get("Dests"))),strings:g}}
function B({pages:d},i){const c=(0,f.i9)(i)?d.indexOf(i.number):i;return typeof c=="number"&&Number.isInteger(c)&&c>=0&&c<d.count?c:void 0}function D(d,i){return i==
null?[]:d.array(i)??[i]}const l=8,s=50;class h{document;named;constructor(i,c){this.document=i,this.named=c}static async of(i){return new h(i,await K(i))}pageOf(i){
return this.pageOfDestination(i.get("Dest"))??this.pageOfAction(i.get("A"))}pageOfDestination(i,c=l){const{document:g}=this,u=g.resolve(i),P=g.array(u);if(P)return B(
g,P[0]);if(c===0)return;const M=g.dict(u);return M?this.pageOfDestination(M.get("D"),c-1):this.pageOfDestination(this.namedBy(u),c-1)}namedBy(i){const{names:c,strings:g}=this.
named;if(i instanceof f.SX)return c.get(i.text)??g.get(i.text);if(!(i instanceof f.Mx))return;const u=(0,b.Pu)(i);return g.get(u)??c.get(u)}pageOfAction(i){const{
document:c}=this,g=i===void 0?[]:[i];for(let u=0;g.length>0&&u<s;u++){const P=c.dict(g.shift());if(!P)continue;const a=(0,f.Eo)(c.resolve(P.get("S")),"GoTo")?this.
pageOfDestination(P.get("D")):void 0;if(a!==void 0)return a;(0,x.RZ)(g,D(c,P.get("Next")).slice(0,s))}}}}),94399:((z,W,w)=>{w.d(W,{N:()=>x});var f=w(45599),b=w(
9819);function x(R){const K=R.catalog.get("DPartRoot");if(K===void 0)return;const B=new b.J7(R),D=new b._i(R),l=[K];for(let s=l.pop();s!==void 0;s=l.pop()){const h=R.
dict(s),d=R.array(s);if(!(!D.first(s)||!(h??d))){for(const i of d??[])l.push(i);for(const i of["DPartRootNode","DParts"]){const c=h?.get(i);c!==void 0&&l.push(c)}
(0,f.i9)(s)&&B.remove(s.number)}}R.editCatalog().delete("DPartRoot")}}),9731:((z,W,w)=>{w.d(W,{U:()=>d});var f=w(33973),b=w(45599),x=w(44082),R=w(64261),K=w(9819);
const B=["XObject","Pattern","Shading","Properties"];async function D(i){const c=(0,K.Wo)(i,"AcroForm"),g=c?.dict.get("DR"),u=i.dict(g);if(!c||g===void 0||!u||!B.
some(a=>u.has(a)))return;const P=await l(i,u);if(!P)return;const M=a=>new b.Bi([...u].flatMap(([e,o])=>{const m=B.includes(e)?i.dict(o):void 0;if(!m)return[[e,o]];
const p=[...m].filter(([v,S])=>!(0,b.i9)(S)||P.has(v)||a(S.number));return p.length===m.size?[[e,o]]:p.length>0?[[e,new b.Bi(p)]]:[]}));return i.edit(c.holder),
c.dict.set("DR",M(()=>!1)),a=>c.dict.set("DR",M(e=>a[e]===1))}async function l(i,c){const g=new R.h(i),u=new Set,P=new x.EC(i,c);for(const M of i.pages.numbers){
const a=i.job.pace.step(1e3);if(a&&await a,i.entry(M,"Annots")===void 0)continue;const e=g.borrowed(M,P,s);if(!e)return;for(const o of e)u.add(o)}return u}const s=new Set;
var h=w(76862);async function d({removal:{document:i},structure:c}){const g=await D(i),u=(0,h.s)(i),P=c.types.take();if(!g&&!u&&!P)return;const{live:M}=await(0,f.
Gy)(i);g?.(M),u?.(M),await P?.(M)}}),17671:((z,W,w)=>{w.d(W,{zg:()=>rt,Hi:()=>ot,E2:()=>Ot,Pv:()=>nt,Wi:()=>ct,lh:()=>yt});var f=w(45599),b=w(9819);class x{removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;constructor(n,t){
this.removal=n,this.destinations=t,this.document=n.document}touch(n,t){if(!this.prune(n,t))return;const r=this.pageOf(n,t);if(this.forget(t),this.removal.remove(
n),r===void 0){this.removal.chase(n);return}let y=this.pages.get(r);y||this.pages.set(r,y=new Set),y.add(n)}async readPage(n){for(const t of this.document.array(
this.document.entry(n,"Annots"))??[]){this.document.dict(t);const r=this.document.job.pace.step(1e3);r&&await r}}touchPage(n){const t=this.document.entry(n,"Ann\
ots"),r=this.document.array(t);if(!r||(0,f.i9)(t)&&this.touched.has(t.number))return;(0,f.i9)(t)&&this.touched.add(t.number);const y=r.filter(O=>{if(this.removal.
isGone(O))return!1;const _=this.document.dict(O),A=(0,b.Kd)(O,(0,b.Kd)(t,n));return!_||!this.prune(A,_)?!0:(this.forget(_),(0,f.i9)(O)&&this.removal.remove(O.number),
!1)});y.length<r.length&&this.setAnnots(n,t,y),(0,f.i9)(t)&&this.destinations.isBehind&&this.touched.delete(t.number)}async flush(){const n=new Map;for(const[t,
r]of this.pages){const y=this.document.entry(t,"Annots"),O=((0,f.i9)(y)?n.get(y.number):void 0)??this.dropGone(t,y);(0,f.i9)(y)&&n.set(y.number,O);for(const A of r)
O.has(A)||this.removal.chase(A);const _=this.document.job.pace.step(1e3);_&&await _}this.pages.clear()}dropGone(n,t){const r=this.document.array(t)??[],y=r.filter(
O=>!this.removal.isGone(O));return y.length<r.length&&this.setAnnots(n,t,y),new Set(r.map(O=>(0,f.i9)(O)?O.number:-1))}prune(n,t){if(this.destinations.pruneTargets(
n,t)&&(0,f.Eo)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;for(const r of["P","Popup","IRT"])this.removal.isGone(t.get(r))&&(this.document.edit(n),t.
delete(r),r==="IRT"&&t.delete("RT"));return(0,f.Eo)(t.get("Subtype"),"Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(n,t){const{pages:r}=this.document,y=t.
get("P");if((0,f.i9)(y)&&r.indexOf(y.number)>=0)return y.number;const O=this.via[n]??0;return[O,this.via[O]??0].find(_=>r.indexOf(_)>=0)}forget(n){const t=this.
document.resolve(n.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(n,t,r){(0,f.i9)(t)&&this.document.put(t,r),r.length===0?this.document.
patch(n,{Annots:void 0}):(0,f.i9)(t)||this.document.patch(n,{Annots:r})}}function R(E){return E.has("Rect")&&E.has("Subtype")}var K=w(64580),B=w(83363),D=w(39684),
l=w(91374);const s=["Parent","StructParents","B","DPart","PieceInfo","Annots"],h=["Type","Kids","Count"];class d{document;allowance;fields;constructor(n){this.document=
n,this.allowance=new b.b9(n)}copyPage(n){const{document:t}=this,r=t.pages.number(n),y=t.pages.attribute(n,"Resources");(0,f.Zm)(y)&&t.patch(r,{Resources:t.add(y)});
const O=t.dict(new f.oS(r))??new f.Bi,_=new f.Bi([["Type",new f.SX("Page")]]);for(const[F,k]of O)!s.includes(F)&&!h.includes(F)&&_.set(F,this.clone(k));for(const F of B.
i){const k=t.pages.attribute(n,F);k!==void 0&&!_.has(F)&&_.set(F,this.clone(k))}const A=t.add(_),C=t.array(O.get("Annots"));return C&&C.length>0&&_.set("Annots",
this.copyAnnotations(C,A)),A.number}clone(n){return(0,K.F)(n,this.allowance.spend)}copyAnnotations(n,t){const{document:r}=this,y=new Map,O=[],_=[];for(const A of n){
const C=r.dict(A);if(!C||(0,f.i9)(A)&&y.has(A.number))continue;const F=(0,f.Eo)(C.get("Subtype"),"Widget"),k=F&&(0,l.pv)(r,C)==="Sig";if(k&&!(i(r,C)&&(0,D.K)(r,
C)))continue;const G=this.clone(F&&!k&&(0,f.i9)(A)?this.asKid(A):C);if(k&&(0,D.x)(r,G),G.delete("StructParent"),G.set("P",t),O.push(G),!(0,f.i9)(A)){_.push(G);continue}
const J=r.add(G);y.set(A.number,J),_.push(J),F&&!k&&this.addKid(G,J)}for(const A of O)c(A,y);return _}asKid(n){const{document:t}=this,r=t.dict(n);if(!r.has("T")&&
!r.has("FT")){const C=r.has("Parent")?void 0:this.fieldOf(n.number);return C?(t.edit(n),r.set("Parent",C)):r}t.edit(n);const y=new f.Bi;for(const C of l.QL){const F=r.
get(C);F!==void 0&&(y.set(C,F),r.delete(C))}this.divideActions(r,y),y.set("Kids",[n]);const O=t.add(y),_=y.get("Parent");r.set("Parent",O),(0,f.i9)(_)&&g(t,_.number,
t.dict(_),"Kids",n,O);const A=(0,b.Wo)(t,"AcroForm");for(const C of["Fields","CO"])A&&g(t,A.holder,A.dict,C,n,O);return r}fieldOf(n){return this.fields??=new Map(
[...(0,l.iA)(this.document)].flatMap(({number:t,parent:r})=>t===void 0||r?.number===void 0?[]:[[t,new f.oS(r.number)]])),this.fields.get(n)}divideActions(n,t){const r=this.
document.dict(n.get("AA"));if(!r)return;const[y,O]=[new f.Bi,new f.Bi];for(const[_,A]of r)(["K","F","V","C"].includes(_)?y:O).set(_,A);y.size>0&&t.set("AA",y),O.
size>0?n.set("AA",O):n.delete("AA")}addKid(n,t){const r=n.get("Parent"),y=this.document.dict(r);if(!(0,f.i9)(r)||!y)return;this.document.edit(r);const O=this.document.
array(y.get("Kids"));O&&!(0,f.i9)(y.get("Kids"))?O.push(t):y.set("Kids",[...O??[],t])}}const i=(E,n)=>(0,f.Zm)(E.resolve((0,l.hj)(E,n,"V")));function c(E,n){const t=(0,f.
Eo)(E.get("Subtype"),"Popup")?["Parent"]:["Popup","IRT"];for(const r of t){const y=E.get(r);if(!(0,f.i9)(y))continue;const O=n.get(y.number);O?E.set(r,O):E.delete(
r)}}function g(E,n,t,r,y,O){const _=E.array(t?.get(r));!t||!_?.some(A=>(0,f.i9)(A)&&A.number===y.number)||(E.edit(n),t.set(r,_.map(A=>(0,f.i9)(A)&&A.number===y.
number?O:A)))}var u=w(77581),P=w(81077),M=w(15141),a=w(19557);class e{removal;document;deadNames=new Set;deadStrings=new Set;goneFields=new Set;removedNames=0;lists=new Map;chains;constructor(n){
this.removal=n,this.document=n.document,this.chains=new M.X(this.document,{isDead:t=>this.isDeadAction(t),isGone:t=>n.isGone(t),staying:(t,r)=>this.pruneTarget(
t,r)})}isDead(n){if(n==null)return!1;if(this.removal.isGone(n))return!0;const t=this.document.resolve(n);if(t instanceof f.SX)return this.deadNames.has(t.text);
if(t instanceof f.Mx)return this.deadStrings.has((0,P.Pu)(t));if((0,f.cy)(t))return this.removal.isGone(t[0]);if(!(0,f.Zm)(t))return!1;const r=t.get("D");return this.
removal.isGone(r)||this.removal.isGone(this.document.array(r)?.[0])}refresh(){this.lists.clear(),this.chains.refresh()}async pruneNames(){const n=(0,b.Wo)(this.
document,"Dests"),[t,r,y]=[new Set,new Set,new Set];for(const[_,A]of n?[...n.dict]:[])this.isDead(A)&&(this.document.edit(n.holder),n.dict.delete(_),t.add(_),(0,f.
i9)(A)&&this.removal.remove(A.number));n?.dict.size===0&&this.document.editCatalog().delete("Dests");const O=(0,b.Wo)(this.document,"Names");if(O){await this.pruneNameTree(
O,"Dests",(_,A)=>this.isDead(A)?(r.add(_),(0,f.i9)(A)&&this.removal.remove(A.number),!0):(t.has(_)&&y.add(_),!1));for(const _ of["Pages","Templates"])await this.
pruneNameTree(O,_,(A,C)=>this.removal.isGone(C))}this.removedNames+=t.size+r.size;for(const _ of t)this.deadNames.add(_),y.has(_)||this.deadStrings.add(_);for(const _ of r)
this.deadStrings.add(_),n?.dict.has(_)||this.deadNames.add(_)}pruneTargets(n,t){let r=!1;return this.isDead(t.get("Dest"))&&(this.document.edit(n),t.delete("Des\
t"),r=!0),this.chains.pruneAction(n,t,"A")&&(r=!0),this.chains.pruneAdditional(n,t),r&&!t.has("Dest")&&!t.has("A")}pruneActions(n,t){this.chains.pruneActions(n,
t)}pruneOpenAction(){const{catalog:n,catalogNumber:t}=this.document,r=n.get("OpenAction");(0,f.Zm)(this.document.resolve(r))?this.chains.pruneAction(t,n,"OpenAc\
tion"):this.isDead(r)&&(this.document.edit(t),n.delete("OpenAction"))}isDeadAction(n){const t=n.get("S");if((0,f.Eo)(t,"GoTo"))return this.isDead(n.get("D"));if((0,f.
Eo)(t,"Hide")){const r=n.get("T");return this.isGone(r)||this.leftOf(r)?.length===0}return t instanceof f.SX&&a.ao.has(t.text)?this.leftOf(n.get("Fields"))?.length===
0&&!o(this.document.resolve(n.get("Flags"))):(0,f.Eo)(t,"Thread")&&!n.has("F")&&this.removal.isGone(n.get("D"))}pruneChain(n,t){this.chains.pruneChain(n,t)}get isBehind(){
return this.chains.isBehind}async settleChains(n){do await n?.();while(await this.chains.settle())}pruneTarget(n,t){this.isDead(t.get("SD"))&&(this.document.edit(
n),t.delete("SD")),this.pruneLists(n,t)}isGone(n){if(this.removal.isGone(n))return!0;if(this.goneFields.size===0)return!1;const t=this.document.resolve(n);return t instanceof
f.Mx&&this.goneFields.has((0,u.g7)(t))}pruneLists(n,t){if(!this.isDeadAction(t))for(const r of["T","Fields"]){const y=t.get(r),O=this.leftOf(y);if(!(!O||O===this.
document.array(y))){if((0,f.i9)(y)){this.document.put(y,O);continue}this.document.edit(n),t.set(r,O)}}}leftOf(n){const t=this.document.array(n);if(!t||t.length===
0)return;const r=(0,f.i9)(n)?this.lists.get(n.number):void 0;if(r)return r;const y=t.filter(_=>!this.isGone(_)),O=y.length===t.length?t:y;return(0,f.i9)(n)&&this.
lists.set(n.number,O),O}async pruneNameTree(n,t,r){const y=n.dict.get(t);if(y===void 0)return;const O=(0,b.Kd)(y,n.holder);await(0,P.BX)(this.document,y,O,"Name\
s",(A,C)=>r((0,P.Pu)(A),C))&&(this.document.edit(n.holder),n.dict.delete(t))}}const o=E=>typeof E=="number"&&(E&a.Hx)!==0;var m=w(94399),p=w(83137),v=w(3466),S=w(
9731),T=w(33546),N=w(60502),L=w(2878),j=w(78021);class I{removal;document;threads;constructor(n){this.removal=n,this.document=n.document}touch(n,t){if(!this.removal.
isGone(t.get("P")))return;const[r,y]=[t.get("N"),t.get("V")],[O,_]=[this.document.dict(r),this.document.dict(y)],A=this.threadStartingAt(n);if(this.threads.delete(
n),this.removal.remove(n),!(0,f.i9)(r)||r.number===n||!O){A&&this.removal.remove(A.number);return}_&&(0,f.i9)(y)&&(this.document.edit(y),_.set("N",r),this.document.
edit(r),O.set("V",y)),A&&(this.document.edit(A).set("F",r),this.document.edit(r),O.set("T",A),this.threads.set(r.number,A))}threadStartingAt(n){if(!this.threads){
this.threads=new Map;for(const t of this.document.array(this.document.catalog.get("Threads"))??[]){const r=this.document.dict(t)?.get("F");(0,f.i9)(t)&&(0,f.i9)(
r)&&this.threads.set(r.number,t)}}return this.threads.get(n)}flush(){const{catalog:n,catalogNumber:t}=this.document,r=n.get("Threads"),y=this.document.array(r),
O=y?.filter(_=>{const A=this.document.dict(_);return A?this.document.dict(A.get("F"))!==void 0:!this.removal.isGone(_)});!y||!O||O.length===y.length||(this.document.
edit(t),O.length>0?n.set("Threads",O):n.delete("Threads"))}}function X(E){return(0,f.i9)(E.get("N"))&&(0,f.i9)(E.get("V"))&&(E.has("R")||E.has("P"))&&!E.has("S")}
function U(E,n){const{removal:t}=E,{document:r}=t,y=r.get(n);(0,f.cy)(y)?H(t,n,y):(0,f.Zm)(y)&&Z(E,r,n,y)}function H(E,n,t){E.isGone(t[0])&&t[1]instanceof f.SX&&
E.remove(n),E.chase(n)}function Z(E,n,t,r){const{annotations:y,destinations:O,outlines:_,removal:A,structure:C,threads:F}=E;t===n.catalogNumber?Y(E,r):(0,f.Eo)(
r.get("Type"),"Page")||n.pages.indexOf(t)>=0?(O.pruneTargets(t,r),y.touchPage(t),q(A,t,r)):(0,N.Q)(r)?_.touch(t,r):(0,j.Uc)(r)?C.touch(t):(0,j.FH)(r)?(A.remove(
t),A.chase(t)):X(r)?F.touch(t,r):V(E,n,t,r)}function V(E,n,t,r){const{annotations:y,destinations:O,form:_,removal:A,structure:C}=E;R(r)&&y.touch(t,r),n.get(t)!==
null&&(r.has("Kids")&&_.touch(t),r.has("Fields")&&_.touchForm(),(r.has("ParentTree")||(0,f.Eo)(r.get("Type"),"StructTreeRoot"))&&C.touchRoot(),!R(r)&&(O.pruneTargets(
t,r),r.get("S")instanceof f.SX?O.pruneChain(r,t):O.pruneActions(t,r),!(!O.isDeadAction(r)&&!(r.has("D")&&O.isDead(r)))&&(r.has("Next")||A.remove(t),A.chase(t))))}
function Y({destinations:E,form:n,removal:t,structure:r},y){E.pruneOpenAction(),E.pruneTargets(t.document.catalogNumber,y),n.touchForm(),r.touchRoot()}function q(E,n,t){
const{document:r}=E,y=r.dict(t.get("SeparationInfo")),O=r.array(y?.get("Pages"));!y||!O?.some(_=>E.isGone(_))||(r.edit((0,b.Kd)(t.get("SeparationInfo"),n)),y.set(
"Pages",O.filter(_=>!E.isGone(_))))}var tt=w(44082),Q=w(64261);async function $(E,n,t){const{pace:r}=E.job,y=new tt.y$(E),O=new lt(E.size);for(const C of t){O.noteRemoved(
y.of(C));const F=r.step(400);F&&await F}const _=new Q.h(E),A=[];for(const C of n){if(O.areAllUsed)break;const F=y.of(C);let k=r.step(400);O.consider(F)&&(A.push(
C),O.hasSomeOf(F)&&(await _.prepare(C),ut(E,C,y,_,O)),k??=r.step(2e4)),k&&await k}return O.isEmpty||await mt(E,y,A,O),E.pages.inherits("Resources")&&await et(E,
n,y,O)}async function et(E,n,t,r){for(const y of n){if(r.wasRemoved(t.inheritedBy(y)))return!0;const O=E.job.pace.step(400);O&&await O}return!1}function ut(E,n,t,r,y){
const O=E.dict(t.valueOf(n));if(!O)return;const _=new tt.EC(E,O);for(const C of["DefaultGray","DefaultRGB","DefaultCMYK"])y.use(_.named(C));let A=r.inContent(n);
for(const C of A??[])y.use(_.named(C));if(!(A&&!y.hasSomeOf(t.of(n)))){A&&=r.borrowed(n,_,A),A||y.useAll(t.of(n));for(const C of A??[])y.use(_.named(C))}}const it=1,
ht=2;class lt{leaving;unused=0;open=new Set;used=new WeakSet;constructor(n){this.leaving=new Uint8Array(n)}get isEmpty(){return this.open.size===0}get areAllUsed(){
return this.unused===0}has(n){return(0,f.i9)(n)?this.open.has(n.number):(0,tt.Ft)(n).some(t=>this.open.has(t))}noteRemoved(n){if(!n.isNoted){n.isNoted=!0;for(const t of n.
numbers)this.leaving[t]===0&&this.unused++,this.leaving[t]=it;for(const t of n.categories)this.noteRemoved(t)}}consider(n){if(!n.left){n.left=n.numbers.filter(r=>this.
leaving[r]===it);for(const r of n.left)this.open.add(r)}let t=n.left.length>0;for(const r of n.categories)t=this.consider(r)||t;return t}wasRemoved(n){return n.
isLeaving??=n.numbers.some(t=>this.leaving[t]>0)||n.categories.some(t=>this.wasRemoved(t))}hasSomeOf(n){const t=n.left??=[...n.numbers];for(;t.length>0&&!this.open.
has(t.at(-1));)t.pop();return t.length>0||n.categories.some(r=>this.hasSomeOf(r))}use(n){for(const t of n)if((0,f.i9)(t))this.take(t.number);else if(typeof t=="\
object"&&t!==null&&!this.used.has(t)){this.used.add(t);for(const r of(0,tt.Ft)(t))this.take(r)}}useAll(n){for(const t of n.left??n.numbers)this.take(t);n.left=[];
for(const t of n.categories)this.useAll(t)}take(n){this.leaving[n]===it&&(this.leaving[n]=ht,this.unused--,this.open.delete(n))}}async function mt(E,n,t,r){const y=new Map,
O=new Map,_=A=>{const C=E.dict(A);if(!C)return A;const F=(0,f.i9)(A)?O.get(A.number):void 0;if(F!==void 0)return F;const k=new f.Bi([...C].filter(([,J])=>!r.has(
J))),G=k.size===C.size?A:(0,f.i9)(A)?E.add(k):k;return(0,f.i9)(A)&&O.set(A.number,G),G};for(const A of t){if(!r.hasSomeOf(n.of(A)))continue;const C=n.valueOf(A),
F=E.dict(C);if(!F)continue;const k=(0,f.Zm)(E.entry(A,"Resources")),G=(0,f.i9)(C)?C.number:F,J=y.get(G)??(0,tt.LT)(F,_),st=J instanceof f.Bi&&!k?E.add(J):J;st instanceof
f.oS&&y.set(G,st),E.patch(A,{Resources:st});const ft=E.job.pace.step(1e3);ft&&await ft}}var gt=w(33973);const pt=10;async function yt(E,n){const{pages:t}=E;await t.
keepStreams();const{numbers:r,dropped:y,repeated:O,used:_}=await vt(E,n),A=r.length!==t.count||r.some((J,st)=>J!==t.number(st)),C=n.every((J,st)=>st===0||J>n[st-
1]);A&&(await(0,T.qm)(E,n),(0,m.N)(E),(0,L.m)(E));const F=y.length>0?await wt(E,y):void 0,k=F?await $(E,r,y):!1;A&&await(C&&!k?t.keep(_):t.rebuild(r));const G=F?
await St(E,r,F):void 0;return{pageCount:r.length,removedPages:y.length,repeatedPages:O,removedOutlineItems:G?.outlines.removedItems??0,removedDestinations:G?.destinations.
removedNames??0,removedLinks:G?.annotations.removedLinks??0,removedFields:G?.form.removedFields??0,removedStructureElements:G?.structure.removedElements??0,removedXfa:G?.
form.removedXfa??!1}}async function vt(E,n){const{pages:t}=E,r=new d(E),y=new Uint8Array(t.count),O=[];let _=0;for(const C of n){const F=C-1;if(y[F]){O.push(r.copyPage(
F)),_++;const k=E.job.pace.step(4e3);k&&await k}else O.push(t.number(F));y[F]=1}const A=[];for(let C=0;C<t.count;C++)y[C]||A.push(t.number(C));return{numbers:O,
dropped:A,repeated:_,used:y}}async function wt(E,n){const t=new Set,r=new Map,y=new Set,O=E.dict(E.catalog.get("StructTreeRoot"))!==void 0;for(const _ of n){const A=O?
E.resolve(E.entry(_,"StructParents")):null;typeof A=="number"&&y.add(A);const C=E.entry(_,"Annots"),F=E.array(C)??[];(0,f.i9)(C)&&r.set(C.number,F);for(const G of F)
(0,f.i9)(G)&&t.add(G.number);const k=E.job.pace.step(1e3);k&&await k}return{pages:n,annotations:t,arrays:r,structKeys:y}}async function St(E,n,t){const r=ot(E),
{destinations:y,removal:O,structure:_}=r,A=await v.R.of(E);for(const F of t.pages)O.remove(F);await y.pruneNames(),r.form.dropXfa(),await _.dropKeys(t.structKeys),
await _.flush(),y.removedNames>0&&await at(r,n);const C=new Set([...O.removed(),...t.annotations]);return await nt(r,C,async({live:F,referrers:k})=>{await Et(r,
t,F,k),await ct(r,t.annotations)}),A&&await rt(r,A),await(0,S.U)(r),r}async function rt(E,n){const{destinations:t,removal:r}=E;if(t.goneFields=await n.gone(),t.
goneFields.size!==0){t.refresh();for(const y of n.holders){U(E,y);const O=r.document.job.pace.step(1e3);O&&await O}await dt(E),await nt(E,r.takeChased())}}async function Ot(E,n){
const t=ot(E),{destinations:r,removal:y}=t;t.outlines.keepsTitles=!0,y.remove(n.number),await r.pruneNames(),r.removedNames>0&&await at(t,E.pages.numbers),await nt(
t,new Set(y.removed()))}function ot(E){const n=new b.J7(E),t=new e(n);return{removal:n,destinations:t,annotations:new x(n,t),outlines:new N._(n,t),form:new p.I(
n),structure:new j.oE(n),threads:new I(n)}}async function nt(E,n,t){const{destinations:r,removal:y}=E,{document:O}=y;for(let _=0;_<pt&&n.size>0;_++){const A=await(0,gt.
Gy)(O,{watched:n});E.annotations.via=A.via,r.refresh(),_===0&&await t?.(A);for(const C of[...A.referrers].sort((F,k)=>F-k)){await r.settleChains(()=>U(E,C));const F=O.
job.pace.step(1e3);F&&await F}await dt(E),n=y.takeChased()}}async function at({annotations:E,destinations:n,outlines:t,removal:r},y){const{document:O}=r;await n.
settleChains(()=>{n.pruneOpenAction(),n.pruneTargets(O.catalogNumber,O.catalog)}),await n.settleChains(()=>t.touchAll());for(const _ of y){const A=O.job.pace.step(
2e3);A&&await A,await E.readPage(_),await n.settleChains(()=>{O.entry(_,"AA")!==void 0&&n.pruneTargets(_,O.get(_)),E.touchPage(_)})}}async function Et({removal:E},n,t,r){
const{document:y}=E,O=A=>{for(const C of A??[])(0,f.i9)(C)&&n.annotations.delete(C.number)};for(const[A,C]of n.arrays)t[A]&&O(C);let _=!1;for(const A of r){y.pages.
indexOf(A)>=0?O(y.array(y.entry(A,"Annots"))):Array.isArray(y.get(A))&&(_=!0);const C=y.job.pace.step(1e3);C&&await C}if(_)for(const A of y.pages.numbers){const C=y.
entry(A,"Annots");(0,f.i9)(C)&&r.has(C.number)&&O(y.array(C))}}async function ct({form:E,removal:n,structure:t},r){const{document:y}=n,O=new Set,_=y.catalog.has(
"StructTreeRoot"),A=y.catalog.has("AcroForm");for(const C of r){const F=y.job.pace.step(200);F&&await F;const k=_?y.resolve(y.entry(C,"StructParent")):null;if(typeof k==
"number"&&O.add(k),A&&(0,f.Eo)(y.resolve(y.entry(C,"Subtype")),"Widget")){const G=y.dict(new f.oS(C));if(G&&E.losing(G),G&&E.keepsAsField(C,G))continue}n.remove(
C)}await t.dropKeys(O)}async function dt({annotations:E,destinations:n,form:t,outlines:r,structure:y,threads:O}){await n.settleChains(),await E.flush(),await y.
dropKeys(E.structKeys),E.structKeys.clear(),await y.flush(),t.flush(),await r.flush(),O.flush()}}),78021:((z,W,w)=>{w.d(W,{oE:()=>g,FH:()=>P,Uc:()=>u});var f=w(
93604),b=w(45599),x=w(81077),R=w(9819),K=w(21996),B=w(90536);const D={S:"RoleMap",C:"ClassMap"},l=["S","C"],s=200;class h{document;lost={S:new Set,C:new Set};constructor(a){
this.document=a}losing(a){for(const e of l)for(const o of d(this.document,a,e))this.lost[e].add(o)}take(){const{document:a}=this,e=a.catalog.get("StructTreeRoot"),
o=a.dict(e);if(!o)return;const m={S:a.dict(o.get("RoleMap")),C:a.dict(o.get("ClassMap"))},p={S:c(m.S,i(a,m.S,this.lost.S)),C:c(m.C,this.lost.C)};if(p.S.size+p.C.
size!==0)return async v=>{const S=await this.used(p,v),T=[...m.S?.keys()??[]].filter(N=>!p.S.has(N)||S.S.has(N));for(const N of i(a,m.S,T))S.S.add(N);for(const N of l){
const L=[...p[N]].filter(I=>!S[N].has(I));if(L.length===0)continue;const j=(0,R.Kd)(e,a.catalogNumber);a.edit((0,R.Kd)(o.get(D[N]),j));for(const I of L)m[N].delete(
I);m[N].size>0||(a.edit(j),o.delete(D[N]))}}}async used(a,e){const{document:o}=this,m={S:new Set,C:new Set},p=[...a.S,...a.C].filter(S=>S!==""),v=await(0,K.zx)(
o,p.length>s?["S"]:p);for(const S of new Set(Object.values(v).flat())){const T=o.job.pace.step(200);T&&await T,e[S]===1&&(0,B.C)(o.get(S),N=>{for(const L of l)for(const j of d(
o,N,L))a[L].has(j)&&m[L].add(j)})}return m}}function d(M,a,e){const o=M.resolve(a.get(e));return(Array.isArray(o)?o.map(p=>M.resolve(p)):[o]).flatMap(p=>p instanceof
b.SX?[p.text]:[])}function i(M,a,e){const o=new Set(e);for(const m of o){const p=M.resolve(a?.get(m));p instanceof b.SX&&o.add(p.text)}return o}const c=(M,a)=>new Set(
[...a].filter(e=>M?.has(e)));class g{removal;document;root;open=new Set;unsaid=new Map;lost=new Map;parents;silenced=new Set;identifierRemoved=!1;removedElements=0;types;constructor(a){
this.removal=a,this.document=a.document,this.types=new h(this.document),this.root=(0,R.Wo)(this.document,"StructTreeRoot")}async dropKeys(a){const e=this.root?.
dict.get("ParentTree");if(!this.root||e===void 0||a.size===0)return;const o=Float64Array.from(a).sort(),m=(T,N)=>{const L=(0,f.BC)(o,T);return L<o.length&&o[L]<=
N},p=new Set,v=(T,N)=>{if(!a.has(T))return!1;const L=this.document.array(N);return(!L||!p.has(L))&&this.touchParents(N,L??[]),L&&p.add(L),!0};await(0,x.BX)(this.
document,e,(0,R.Kd)(e,this.root.holder),"Nums",v,m)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}async dropMarked(a,e,o,m){this.parents??=
new Map((await(0,x.Zc)(this.document,this.root?.dict.get("ParentTree"),"Nums")).map(([v,S])=>[Number(v),S]));const p=this.document.array(this.parents.get(a))??[];
for(const v of m){const S=p[v];if(!(0,b.i9)(S))continue;this.open.add(S.number);let T=this.lost.get(S.number);T||this.lost.set(S.number,T=new Set),o>0?T.add(`in\
 ${o} ${v}`):T.add(`on ${e} ${v}`).add(`on a page ${v}`)}}touch(a){this.open.add(a)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.
root)return;for(const o of this.open){this.open.delete(o);const m=this.document.job.pace.step(500);m&&await m,o===this.root.holder?this.pruneRoot(this.root):this.
pruneElement(o)}const a=this.root.dict.get("IDTree");if(!this.identifierRemoved||a===void 0)return;this.identifierRemoved=!1;const e=(o,m)=>this.removal.isGone(
m);await(0,x.BX)(this.document,a,(0,R.Kd)(a,this.root.holder),"Names",e)&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(a,e){
(0,b.i9)(a)&&!(0,b.cy)(this.document.resolve(a))&&this.open.add(a.number);for(const[o,m]of e.entries()){if(!(0,b.i9)(m))continue;this.open.add(m.number);let p=this.
unsaid.get(m.number);p||this.unsaid.set(m.number,p=new Set),p.add(o)}}pruneElement(a){const e=this.document.dict(new b.oS(a));if(!e)return;this.pruneReferences(
a,e);const o=e.get("Pg"),m=o===void 0?this.unsaid.get(a):void 0,p=this.kidsOf(e),v=p.filter(T=>!this.isLost(T,o,m)&&!this.isDropped(a,T,o));if(this.removal.isGone(
o)&&(this.document.edit(a),e.delete("Pg")),v.length===p.length)return;const S=e.get("P");v.length===0?(e.has("ID")&&(this.identifierRemoved=!0),this.types.losing(
e),this.removal.remove(a),this.removedElements++):(this.document.edit(a),e.set("K",v.length===1?v[0]:v)),(0,b.i9)(S)&&this.open.add(S.number),this.silence(v.length===
0?S:new b.oS(a))}pruneRoot({dict:a,holder:e}){const o=this.kidsOf(a),m=o.filter(v=>!this.removal.isGone(v));if(m.length===o.length)return;if(this.document.edit(
e),m.length>0){a.set("K",m.length===1?m[0]:m);return}const p=this.document.editCatalog();p.delete("StructTreeRoot"),p.delete("MarkInfo")}isLost(a,e,o){return typeof a==
"number"?this.removal.isGone(e)||(o?.has(a)??!1):this.removal.isGone(a)?!0:(0,b.Zm)(a)?(0,b.Eo)(a.get("Type"),"OBJR")&&this.removal.isGone(a.get("Obj"))?!0:((0,b.
Eo)(a.get("Type"),"MCR")||(0,b.Eo)(a.get("Type"),"OBJR"))&&this.removal.isGone(a.get("Pg")??e):!1}isDropped(a,e,o){const m=this.lost.get(a);if(!m)return!1;const p=typeof e==
"number"?void 0:this.document.dict(e),v=p?this.document.resolve(p.get("MCID")):e;if(typeof v!="number")return!1;const S=p?.get("Stm");if((0,b.i9)(S))return m.has(
`in ${S.number} ${v}`);const T=p?.get("Pg")??o;return m.has((0,b.i9)(T)?`on ${T.number} ${v}`:`on a page ${v}`)}pruneReferences(a,e){const o=this.document.array(
e.get("Ref")),m=o?.filter(p=>!this.removal.isGone(p));!o||!m||m.length===o.length||(this.document.edit(a),m.length>0?e.set("Ref",m):e.delete("Ref"))}silence(a){
for(;(0,b.i9)(a)&&!this.silenced.has(a.number);){this.silenced.add(a.number);const e=this.document.dict(a);e?.has("ActualText")&&(this.document.edit(a),e.delete(
"ActualText")),a=e?.get("P")}}kidsOf(a){const e=a.get("K");return e==null?[]:this.document.array(e)??[e]}}function u(M){return(0,b.Eo)(M.get("Type"),"StructElem")?
!0:!M.has("Type")&&M.has("S")&&(0,b.i9)(M.get("P"))&&(M.has("K")||M.has("Pg"))}function P(M){return(0,b.Eo)(M.get("Type"),"MCR")||(0,b.Eo)(M.get("Type"),"OBJR")}}),
81077:((z,W,w)=>{w.d(W,{BX:()=>D,H6:()=>l,MN:()=>s,Pu:()=>K,Zc:()=>B,r6:()=>h});var f=w(45599),b=w(93604),x=w(9819);const R=64,K=e=>typeof e=="number"?String(e):
Buffer.from(e.bytes).toString("latin1");async function B(e,o,m){const p=[];for(const v of await c(e,o,0,m)){for(const T of u(e,v,m))p.push(T);const S=e.job.pace.
step(d);S&&await S}return p}async function D(e,o,m,p,v,S){const T=await c(e,o,m,p,S);for(let N=T.length-1;N>=0;N--){const L=T[N],j=u(e,L,p),I=j.filter(([Z,V])=>!v(
Z,V)),X=e.job.pace.step(d+j.length*d);X&&await X,I.length<j.length&&(e.edit(L.holder),L.dict.set(p,M(I)),L.changed=!0);for(const Z of L.repeats)e.edit(L.holder),
L.dict.delete(Z),L.changed=!0;if(L.emptyKids){const Z=(e.array(L.dict.get("Kids"))??[]).filter(V=>!L.emptyKids.has(e.dict(V)));e.edit(L.holder),L.dict.set("Kids",
Z),L.changed=!0}if(!L.changed)continue;const U=e.array(L.dict.get("Kids"))??[];L.empty=I.length===0&&U.length===0;const H=L.parent;H&&(H.changed=!0,L.empty?(H.emptyKids??=
new Set).add(L.dict):P(e,L,I,U))}return T[0]?.empty??!1}function l(e,o,m){if(o.length<=R)return(0,f.jd)({[m]:M(o)});let p=[];for(const v of a(o)){const[S,T]=[v[0][0],
v.at(-1)[0]];p.push({ref:e.add((0,f.jd)({Limits:[S,T],[m]:M(v)})),low:S,high:T})}for(;p.length>R;)p=a(p).map(v=>{const[S,T]=[v[0].low,v.at(-1).high];return{ref:e.
add((0,f.jd)({Limits:[S,T],Kids:v.map(({ref:N})=>N)})),low:S,high:T}});return(0,f.jd)({Kids:p.map(({ref:v})=>v)})}async function s(e,o){const{pace:m}=e.job,p=[];
for(const[v,S]of o){p.push([(0,f.Px)(v),S]);const T=m.step(10*d);T&&await T}return l(e,await h(e,p),"Names")}async function h(e,o){const{pace:m}=e.job,p=[];for(const S of o){
p.push({entry:S,key:K(S[0])});const T=m.step(d);T&&await T}return(await(0,b.qZ)(p,(S,T)=>S.key<T.key?-1:S.key>T.key?1:0,m)).map(({entry:S})=>S)}const d=100,i=30;
async function c(e,o,m,p,v){const S=new x.b9(e),T=new Set,N=I=>T.size<T.add(I).size,L=[],j=[{value:o??null,holder:m,parent:void 0}];for(let I=j.pop();I!==void 0;I=
j.pop()){S.spend(1);const X=e.job.pace.step(d);X&&await X;const U=e.dict(I.value);if(!U||!N(U)||v&&I.parent&&!g(e,U,v))continue;const H=[],Z=$=>{const et=e.array(
U.get($));return!et||N(et)?et??[]:(H.push($),[])},V=Z(p).length>>1,Y=Z("Kids"),q={dict:U,holder:(0,x.Kd)(I.value,I.holder),parent:I.parent,repeats:H};L.push(q),
S.spend(V);const tt=(0,x.Kd)(U.get("Kids"),q.holder);for(let $=Y.length-1;$>=0;$--){j.push({value:Y[$],holder:tt,parent:q});const et=e.job.pace.step(i);et&&await et}
const Q=e.job.pace.step(V*d);Q&&await Q}return L}function g(e,o,m){const[p,v]=e.array(o.get("Limits"))??[];return typeof p!="number"||typeof v!="number"||m(p,v)}
function u(e,{dict:o,repeats:m},p){const v=m.includes(p)?void 0:e.array(o.get(p));if(!v)return[];const S=[];for(let T=0;T+1<v.length;T+=2){const N=e.resolve(v[T]);
(p==="Names"?N instanceof f.Mx:typeof N=="number")&&S.push([N,v[T+1]])}return S}function P(e,o,m,p){const v=N=>e.array(e.dict(N)?.get("Limits"))??[],S=m[0]?.[0]??
v(p[0])[0],T=m.at(-1)?.[0]??v(p.at(-1))[1];e.edit(o.holder),S!==void 0&&T!==void 0?o.dict.set("Limits",[S,T]):o.dict.delete("Limits")}function M(e){const o=[];for(const[
m,p]of e)o.push(m,p);return o}function a(e){const o=[];for(let m=0;m<e.length;m+=R)o.push(e.slice(m,m+R));return o}}),70549:((z,W,w)=>{w.d(W,{n:()=>f});function f(b){
const x=new WeakMap;return R=>{if(R.hasChanges)return b(R);const K=x.get(R);if(K)return K.answer;const B=b(R);return x.set(R,{answer:B}),B}}}),9819:((z,W,w)=>{w.
d(W,{J7:()=>x,Kd:()=>B,Wo:()=>D,_i:()=>K,b9:()=>R});var f=w(42973),b=w(45599);class x{document;gone=new Set;chased=new Set;constructor(s){this.document=s}remove(s){
const{catalog:h,catalogNumber:d,pages:i}=this.document,c=h.get("Pages");s===d||(0,b.i9)(c)&&s===c.number||i.holds(s)||(this.gone.add(s),this.document.remove(s))}chase(s){
this.chased.add(s)}removed(){return this.gone}takeChased(){const s=this.chased;return this.chased=new Set,s}isGone(s){return(0,b.i9)(s)&&this.gone.has(s.number)}}
class R{most;left;constructor(s){this.most=this.left=s.job.limits.nodes}spend=s=>{if(this.left-=s,this.left<0)throw(0,f.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class K{seen;beyond=new Set;allowance;constructor(s,h=new R(
s)){this.allowance=h,this.seen=new Uint8Array((s.size>>3)+1)}first(s){if(this.allowance.spend(1),!(0,b.i9)(s))return!0;const{number:h}=s,d=h>>3;if(d>=this.seen.
length)return this.beyond.size<this.beyond.add(h).size;const i=1<<(h&7),c=(this.seen[d]&i)===0;return this.seen[d]|=i,c}}function B(l,s){return(0,b.i9)(l)?l.number:
s}function D(l,s){const h=l.catalog.get(s),d=l.dict(h);return d&&{dict:d,holder:B(h,l.catalogNumber)}}}),21996:((z,W,w)=>{w.d(W,{Av:()=>i,RJ:()=>u,V3:()=>g,vb:()=>P,
zx:()=>d});var f=w(54619),b=w(93604),x=w(78157),R=w(88500);const K=2048,B=65536,D=4,l=1<<20,s=1024,h="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function d(e,o){const{
found:m,all:p}=await c(e,o),v=S=>[...new Set([...S,...p])].sort((T,N)=>T-N);return Object.fromEntries(o.map(S=>[S,v(m[S])]))}async function i(e,o){const{found:m,
all:p}=await c(e,o);for(const v of Object.values(m))for(const S of v)p.add(S);return p}async function c(e,o){const m=o.map(T=>{const[N="",...L]=[...T].map(I=>I.
replace(/\W/,"\\$&")),j=/\W/.test(T)?h:"\\w";return`${N}(?:${L.join("")}|${j}{0,${Math.max(0,T.length-2)}}#)`}),p=new RegExp(`/(?:${m.join("|")}|#)`,"g"),v=Object.
fromEntries(o.map(T=>[T,new Set])),S=new Set;await u(e,(T,N,L,j)=>{const I=T.toString("latin1",N,L);p.lastIndex=0;for(let X=p.exec(I);X;X=p.exec(I)){const U=j(N+
X.index);U!==void 0&&(X[0].endsWith("#")?S.add(U):v[X[0].slice(1)].add(U))}});for(const T of P(e))S.add(T);return{found:v,all:S}}async function g(e,o){const m=await d(
e,o);return[...new Set(Object.values(m).flat())].sort((p,v)=>p-v)}async function u(e,o){const{bytes:m,table:p}=e,v=M(e),S=new Int32Array(v.length);for(let I=0;I<
v.length;I++)S[I]=p.place[v[I]];const T=(0,x.bS)(m),N=I=>v[(0,b.MJ)(S,I)-1],L=new R.s;let j=0;for(let I=0;I<v.length;I++){const X=I+1===v.length,U=X?m.length:S[I+
1],H=U-S[I]>K;if(!H&&!X&&U-j<B)continue;let Z=U;if(H){S[I]>j&&o(T,j,S[I],N),L.reset();const Y=L.value(m,e.bodies[v[I]],U);j=S[I],Y>=0&&(Z=Y)}o(T,j,Z,N);const V=e.
job.pace.step(D*(Z-j));V&&await V,j=U}for(const[I,X]of a(e)){const U=e.objectStream(I),H=e.job.pace.step(0);if(H&&await H,!U)continue;const Z=new Set(X),{starts:V,
numbers:Y,data:q}=U,tt=Q=>{const $=Y[(0,b.MJ)(V,Q)-1];return $!==void 0&&Z.has($)?$:void 0};for(let Q=0;Q<q.length;Q+=l){o((0,x.bS)(q),Q,Math.min(Q+l+s,q.length),
tt);const $=e.job.pace.step(D*l);$&&await $}}}function*P(e){for(let o=1;e.hasChanges&&o<e.size;o++)e.isChanged(o)&&e.exists(o)&&(yield o)}function M(e){const{table:o,
hasChanges:m}=e,p=[];let v=!0,S=-1;for(let T=1;T<o.size;T++){if(o.kind[T]!==f.tL||m&&e.isChanged(T))continue;const N=o.place[T];v&&=N>=S,S=N,p.push(T)}return v?
p:p.sort((T,N)=>o.place[T]-o.place[N])}function a(e){const{table:o,hasChanges:m}=e,p=new Map;for(let v=1;v<o.size;v++){if(o.kind[v]!==f.UT||m&&e.isChanged(v))continue;
const S=o.place[v],T=p.get(S);T?T.push(v):p.set(S,[v])}return p}}),87773:((z,W,w)=>{w.d(W,{$:()=>b});const f=2e3;async function*b(x,R){for(const K of R){yield[K,
x.get(K)];const B=x.job.pace.step(f);B&&await B}}}),90536:((z,W,w)=>{w.d(W,{C:()=>b,L:()=>x});var f=w(45599);function b(R,K){const B=[R];for(;B.length>0;){const D=B.
pop(),l=D instanceof f.Z6?D.dict:D;if(Array.isArray(l))for(const s of l)B.push(s);else if(l instanceof f.Bi){K(l);for(const s of l.values())B.push(s)}}}function x(R,K){
const B=[];return b(R,D=>{B.length===0&&K(D)&&B.push(D)}),B.length>0}})};
