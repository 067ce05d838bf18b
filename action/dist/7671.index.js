"use strict";exports.id=7671,exports.ids=[7671],exports.modules={39684:((z,I,S)=>{S.d(I,{K:()=>L,x:()=>y});var h=S(45599);const M=new Set(["Type","Rect","P","NM","M","F","AP",
"AS","OC","StructParent","AF","ca","CA","BM","Lang"]),_=2,T=4,x=32;function L(r,i){const v=r.resolve(i.get("F")),u=typeof v=="number"?v:0;if(u&_||u&x&&!(u&T))return!1;
const[a,l,f,c]=(r.array(i.get("Rect"))??[]).map(m=>r.resolve(m));return typeof a=="number"&&typeof l=="number"&&typeof f=="number"&&typeof c=="number"&&a!==f&&l!==
c&&r.dict(i.get("AP"))?.has("N")===!0}function y(r,i){for(const a of[...i.keys()])M.has(a)||i.delete(a);i.set("Subtype",new h.SX("Stamp"));const u=r.dict(i.get(
"AP"))?.get("N");u!==void 0&&i.set("AP",new h.Bi([["N",u]]))}}),44082:((z,I,S)=>{S.d(I,{EC:()=>r,Ft:()=>v,LT:()=>i,y$:()=>L});var h=S(78157),M=S(79725),_=S(88500),
T=S(45599);const x=["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","Properties"];class L{document;shared=new Map;categories=new Map;entries=new M.
R;inside=new M.R;source;last;constructor(a){this.document=a,this.source=(0,h.bS)(a.bytes)}of(a){const{document:l}=this,f=l.place(a),{entries:c}=this,d=f&&l.locate(
a,f,c)?c.find(f.bytes,"Resources"):-1;if(!f||d<0||f.bytes[c.at[d+2]]!==h.iH)return this.ofShared(this.valueOf(a));const m=c.at[d+2],e=c.at[d+3],{last:n,source:g}=this,
w=f.bytes===l.bytes;if(n&&w&&g.compare(g,n.start,n.end,m,e)===0)return n.list;const P=this.written(f.bytes,m,e)??this.ofShared(this.valueOf(a));return w&&(this.
last={start:m,end:e,list:P}),P}valueOf(a){return this.document.entry(a,"Resources")??this.givenTo(a)}inheritedBy(a){return this.ofShared(this.givenTo(a))}givenTo(a){
const{pages:l}=this.document,f=l.indexOf(a);return f<0?void 0:l.inheritedBy(f).Resources}written(a,l,f){const{inside:c}=this;if(!c.locate(a,l,f))return;const{at:d,
scan:m}=c,e=[],n=[];for(const g of x){const w=c.find(a,g);if(w<0)continue;const P=d[w+2],R=d[w+3];if((0,h.yp)(a[P]))n.push(this.category((0,h.JI)(a,P,R).value));else
for(let b=c.marksFrom;b<c.marksTo;b+=3)m.marks[b]!==_.A&&m.marks[b+1]>=P&&m.marks[b+1]<R&&e.push(m.marks[b])}return{numbers:e,categories:n}}ofShared(a){const l=(0,T.
i9)(a)?a.number:(0,T.Zm)(a)?a:void 0;if(l===void 0)return y;let f=this.shared.get(l);if(!f){const c=this.document.dict(a),d=x.map(m=>c?.get(m));f={numbers:d.flatMap(
m=>(0,T.Zm)(m)?v(m):[]),categories:d.flatMap(m=>(0,T.i9)(m)?[this.category(m.number)]:[])},this.shared.set(l,f)}return f}category(a){let l=this.categories.get(a);
if(!l){const f=this.document.dict(new T.oS(a));this.categories.set(a,l={numbers:f?v(f):[],categories:[]})}return l}}const y={numbers:[],categories:[]};class r{categories;constructor(a,l){
this.categories=x.flatMap(f=>a.dict(l.get(f))??[])}named(a){const l=[];for(const f of this.categories){const c=f.get(a);c!==void 0&&l.push(c)}return l}}function i(u,a){
const l=new T.Bi(u);for(const f of x){const c=u.get(f);c!==void 0&&l.set(f,a(c))}return l}function v(u){const a=new Set,l=[u];for(let f=l.pop();f!==void 0;f=l.pop())
if(f instanceof T.oS)a.add(f.number);else if(Array.isArray(f))for(const c of f)l.push(c);else if(f instanceof T.Bi)for(const c of f.values())l.push(c);return[...a]}}),
64261:((z,I,S)=>{S.d(I,{h:()=>u});var h=S(78157),M=S(82416),_=S(45599),T=S(9819);const x=4096,L=64,y=1e4,r=new WeakMap;function i(l,f,c){const{data:d,dict:m,sealed:e}=f;
if(d.length<x||e||!(0,_.Eo)(m.get("Filter"),"FlateDecode")||m.has("DecodeParms"))return c();const{memory:n}=l.job,g=r.get(n)??[],w=g.find(R=>R.data.length===d.length&&
Buffer.compare(R.data,d)===0);if(w)return w.names;const P=c();return g.length<L&&(P?.size??0)<y&&r.set(n,[...g,{data:d.slice(),names:P}]),P}var v=S(44082);class u{document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(f){
this.document=f,this.allowance=new T.b9(f)}inContent(f){const{document:c,lists:d}=this,m=c.resolve(c.entry(f,"Contents"));return m instanceof _.Z6?this.namesOf(
m):(0,_.cy)(m)?(d.has(m)?this.allowance.spend(d.get(m)?.size??0):d.set(m,this.inStreams(m)),d.get(m)):new Set}inStreams(f){const c=new Set;for(const d of f){const m=this.
document.resolve(d),e=m instanceof _.Z6?this.namesOf(m):[];if(!e)return;for(const n of e)c.add(n)}return c}borrowed(f,c,d){const m=new Set(d),e=new Set(this.appearancesWithoutResources(
f)),n=g=>{const w=this.drawnBy(c.named(g));for(const P of w??[])e.add(P);return w!==void 0};for(const g of d)if(!n(g))return;for(const g of e){const w=this.contentOf(
g);if(!w)return;for(const P of w.draws)e.add(P);for(const P of w.lacking)if(!m.has(P)&&(m.add(P),!n(P)))return}return m}contentOf(f){const{contents:c}=this,d=c.
get(f);return d?this.allowance.spend(1+d.lacking.size+d.draws.length):c.has(f)||c.set(f,this.readContent(f)),c.get(f)}readContent(f){const c=this.namesOf(f),d=this.
document.dict(f.dict.get("Resources"));if(!c||!d)return c&&{lacking:c,draws:[]};const m=new v.EC(this.document,d),e=new Set,n=[];for(const w of c){const P=m.named(
w);P.length===0&&e.add(w);for(const R of P)n.push(R)}const g=this.drawnBy(n);return g&&{lacking:e,draws:g}}appearancesWithoutResources(f){const{document:c,appearances:d}=this,
m=c.array(c.entry(f,"Annots"))??[],e=d.get(m);if(e)return this.allowance.spend(e.length),e;const n=[];for(const g of m)for(const w of c.dict(c.dict(g)?.get("AP"))?.
values()??[]){const P=c.resolve(w);for(const R of(0,_.Zm)(P)?P.values():[P]){const b=c.resolve(R);b instanceof _.Z6&&!this.hasResources(b.dict)&&n.push(b)}}return d.
set(m,n),n}drawnBy(f){const{document:c}=this,d=[];for(const m of f){const e=c.resolve(m),n=c.dict(e),g=c.resolve(n?.get("Subtype"));if(n&&(0,_.Eo)(g,"Type3")&&!this.
hasResources(n))return;if(e instanceof _.Z6){((0,_.Eo)(g,"Form")||c.resolve(e.dict.get("PatternType"))===1)&&d.push(e);continue}const w=c.resolve(c.dict(n?.get(
"SMask"))?.get("G"));w instanceof _.Z6&&d.push(w)}return d}hasResources(f){return this.document.dict(f.get("Resources"))!==void 0}namesOf(f){const{names:c}=this;
if(c.has(f))this.allowance.spend(1+(c.get(f)?.size??0));else{const{document:d}=this,m=()=>{const e=d.decodedPart(f);return e?.whole?a(e.data):void 0};c.set(f,i(
d,f,m))}return c.get(f)}}function a(l){const f=new Set;for(let c=l.indexOf(h.cL);c>=0;c=l.indexOf(h.cL,c)){const d=c+1;c=(0,h.Wd)(l,d,l.length),f.add((0,M.MQ)(l,
d,c))}return f}}),91374:((z,I,S)=>{S.d(I,{QL:()=>L,bf:()=>x,fq:()=>c,hj:()=>f,i4:()=>a,iA:()=>r,pv:()=>l,qU:()=>v,tP:()=>y});var h=S(77581),M=S(45599),_=S(9819),
T=S(70549);function x(e){for(;e.part===""&&e.parent;)e=e.parent;return e}const L="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),y=100;
function*r(e,{from:n=e.array((0,_.Wo)(e,"AcroForm")?.dict.get("Fields")),below:g,visit:w=new _._i(e),depth:P=1/0}={}){const R=[],b=(N=[],F)=>{for(let B=N.length-
1;B>=0;B--)R.push({value:N[B],parent:F})};b(n,g);for(let N=R.pop();N;N=R.pop()){const{value:F,parent:B}=N,W=(0,M.i9)(F)?e.get(F):F;if(!(0,M.Zm)(W)||!w.first(F)||
(B?.depth??0)>=P)continue;const k=e.resolve(W.get("T")),G=e.resolve(W.get("FT")),X=k instanceof M.Mx?(0,h.g7)(k):"",H={number:(0,M.i9)(F)?F.number:void 0,dict:W,
parent:B,part:X,name:m(B&&B.depth%y!==0?B.name:"",X),type:G instanceof M.SX?G.text:B?.type,depth:(B?.depth??0)+1};yield H,b(e.array(W.get("Kids")),H)}}const i=1e3,
v=(0,T.n)(u);async function u(e){const n=[];for(const g of r(e)){n.push(g);const w=e.job.pace.step(i);w&&await w}return n}function a(e){const n=new Set(e.flatMap(
({parent:g,dict:w})=>g&&w.has("T")?[g]:[]));return e.filter(g=>(g.dict.has("T")||!g.parent)&&!n.has(g))}function l(e,n){const g=e.resolve(f(e,n,"FT"));return g instanceof
M.SX?g.text:void 0}function f(e,n,g){for(const w of d(e,n)){const P=w.get(g);if(P!==void 0)return P}}function c(e,n){let g="";for(const w of d(e,n)){const P=e.resolve(
w.get("T"));P instanceof M.Mx&&(g=m((0,h.g7)(P),g))}return g}function*d(e,n){let g=n;for(let w=0;g&&w<y;w++)yield g,g=e.dict(g.get("Parent"))}const m=(e,n)=>e===
""||n===""?e+n:`${e}.${n}`}),83137:((z,I,S)=>{S.d(I,{I:()=>x});var h=S(45599),M=S(9819),_=S(91374),T=S(43791);class x{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;constructor(y){
this.removal=y,this.document=y.document}losing(y){if(!(0,h.Eo)(y.get("Subtype"),"Widget")||(this.pruned=!0,y.has("T")&&!y.has("Kids")&&this.removedFields++,(0,_.
pv)(this.document,y)!=="Sig"))return;this.signatureRemoved=!0;const r=(0,_.hj)(this.document,y,"V");(0,h.i9)(r)&&this.signatures.add(r.number)}keepsAsField(y,r){
if(!this.document.array(r.get("Kids")))return!1;this.document.edit(y);for(const i of[...r.keys()])!_.QL.includes(i)&&i!=="Kids"&&i!=="AA"&&r.delete(i);return this.
touch(y),!0}touch(y){this.open.add(y),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const r of this.open)this.open.delete(r),this.pruneField(r);if(!this.
pruned)return;this.pruned=!1;const y=(0,M.Wo)(this.document,"AcroForm");y&&(this.filter(y.holder,y.dict,"Fields"),this.filter(y.holder,y.dict,"CO"),this.signatureRemoved&&
this.dropSignatures(y.holder,y.dict),!(this.document.array(y.dict.get("Fields"))?.length!==0||y.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){
const y=(0,M.Wo)(this.document,"AcroForm");y?.dict.has("XFA")&&(this.document.edit(y.holder),y.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRende\
ring"),this.removedXfa=!0)}pruneField(y){const r=this.document.dict(new h.oS(y)),i=this.document.array(r?.get("Kids"));if(!r||!i)return;const v=i.filter(a=>!this.
removal.isGone(a));if(v.length===i.length)return;if(this.document.edit(y),v.length>0||(0,h.Eo)(r.get("Subtype"),"Widget")){r.set("Kids",v);return}const u=r.get(
"Parent");this.removal.remove(y),this.removedFields++,(0,h.i9)(u)&&this.open.add(u.number)}filter(y,r,i){const v=this.document.array(r.get(i)),u=v?.filter(a=>!this.
removal.isGone(a));!v||!u||u.length===v.length||(this.document.edit(y),u.length>0||i==="Fields"?r.set(i,u):r.delete(i))}dropSignatures(y,r){const i=(0,M.Wo)(this.
document,"Perms");for(const[a,l]of i?[...i.dict]:[])!(0,h.i9)(l)||!this.signatures.has(l.number)||(this.document.edit(i.holder),i.dict.delete(a));i?.dict.size===
0&&this.document.editCatalog().delete("Perms");const v=[...(0,_.iA)(this.document)].filter(({type:a})=>a==="Sig");v.some(({dict:a})=>(0,h.Zm)(this.document.resolve(
(0,_.hj)(this.document,a,"V"))))||(0,T.H)(this.document),!(!r.has("SigFlags")||v.length>0)&&(this.document.edit(y),r.delete("SigFlags"))}}}),3466:((z,I,S)=>{S.d(
I,{R:()=>r});var h=S(21996),M=S(90536),_=S(77581),T=S(45599),x=S(19557),L=S(91374);const y=4e3;class r{document;holders;names;constructor(a,l,f){this.document=a,
this.holders=l,this.names=f}static async of(a){if(!a.catalog.has("AcroForm"))return;const l=await(0,h.zx)(a,["Hide","ResetForm","SubmitForm"]),f=[...new Set(Object.
values(l).flat())].filter(d=>i(a,d).length>0);if(f.length===0)return;const c=new Set(f.flatMap(d=>i(a,d)));return new r(a,f,await v(a,c))}async gone(){const a=await v(
this.document,this.names);return new Set([...this.names].filter(l=>!a.has(l)))}}function i(u,a){const l=[];return(0,M.C)(u.get(a),f=>{const c=u.resolve(f.get("S")),
d=c instanceof T.SX?x.fP.get(c.text):void 0,m=d===void 0?void 0:u.resolve(f.get(d));for(const e of Array.isArray(m)?m:[m??null]){const n=u.resolve(e);n instanceof
T.Mx&&n.bytes.length<=y&&l.push((0,_.g7)(n))}}),l}async function v(u,a){const l=new Set([...a].map(({length:c})=>c)),f=new Set;for(const{name:c}of await(0,L.qU)(
u))l.has(c.length)&&a.has(c)&&f.add(c);return f}}),43791:((z,I,S)=>{S.d(I,{H:()=>M});var h=S(45599);function M(_){const{catalog:T}=_;if(!T.has("DSS")&&!T.has("E\
xtensions"))return;const x=_.dict(T.get("Extensions"));if(!T.has("DSS")&&!x?.has("ESIC")||(_.edit(_.catalogNumber),T.delete("DSS"),!x?.has("ESIC")))return;const L=new h.
Bi([...x].filter(([y])=>y!=="ESIC"));L.size>0?T.set("Extensions",L):T.delete("Extensions")}}),76862:((z,I,S)=>{S.d(I,{a:()=>T,s:()=>_});var h=S(45599),M=S(9819);
function _(y){const r=(0,M.Wo)(y,"OCProperties"),i=y.array(r?.dict.get("OCGs"));if(!r||!i||i.length===0)return;const v=y.catalog.get("OCProperties"),u=y.editCatalog();
return u.delete("OCProperties"),a=>{const l=new Set(i.flatMap(f=>(0,h.i9)(f)&&a[f.number]!==1?[f.number]:[]));l.size===0?u.set("OCProperties",v):l.size<i.length&&
u.set("OCProperties",new L(y,l).without(r.dict,x))}}function T(y,r){const i=(0,M.Wo)(y,"OCProperties"),v=y.array(i?.dict.get("OCGs"))??[];if(!i||r.size===0)return;
const u=y.editCatalog();v.every(a=>(0,h.i9)(a)&&r.has(a.number))?u.delete("OCProperties"):u.set("OCProperties",new L(y,r).without(i.dict,x))}const x=32;class L{document;gone;allowance;constructor(r,i){
this.document=r,this.gone=i,this.allowance=new M.b9(r)}without(r,i){if(this.allowance.spend(1),(0,h.i9)(r)&&this.isGroup(r))return r;const v=this.document.resolve(
r);return Array.isArray(v)?i===0?[]:this.items(v,i):v instanceof h.Bi?new h.Bi(i===0?[]:[...v].map(([u,a])=>[u,this.without(a,i-1)])):r}items(r,i){const v=[];let u=!1;
for(const a of r){if(this.isGone(a)){u=!0;continue}const l=this.without(a,i-1),f=Array.isArray(l),c=f&&l.every(d=>d instanceof h.Mx)&&this.document.array(a).length>
l.length;if(f&&u)for(const d of c?[]:l)v.push(d);else c||v.push(l);u=!1}return v}isGone(r){return(0,h.i9)(r)&&this.gone.has(r.number)}isGroup(r){return this.gone.
has(r.number)||(0,h.Eo)(this.document.dict(r)?.get("Type"),"OCG")}}}),15141:((z,I,S)=>{S.d(I,{X:()=>x});var h=S(45599),M=S(9819);class _{chain;known=new Map;constructor(y){
this.chain=y}of(y){return this.known.has(y)||this.explore(y),this.known.get(y)}explore(y){const{chain:r,known:i}=this,v=new Map,u=[],a=[],l=f=>{r.spend(1);const c={
action:f,next:r.next(f),at:0,index:v.size,low:v.size,place:u.length};v.set(f,c),u.push(c),a.push(c)};l(y);for(let f=a.at(-1);f;f=a.at(-1)){if(f.at<f.next.length){
const e=r.dead(f.next[f.at++]);if(!e||i.has(e))continue;const n=v.get(e);n?f.low=Math.min(f.low,n.index):l(e);continue}a.pop();const c=a.at(-1);if(c&&(c.low=Math.
min(c.low,f.low)),f.low<f.index)continue;const d=u.splice(f.place),m=this.collect(d);for(const{action:e}of d)i.set(e,m)}}collect(y){const r=new Set;for(const{next:v}of y)
for(const u of v){const a=this.chain.dead(u),l=a?this.known.get(a):[u];l&&l.length>0&&r.add(l)}if(r.size<2)return[...r][0]??[];const i=new Map;for(const v of r){
this.chain.spend(v.length);for(const u of v)i.set((0,h.i9)(u)?`${u.number}`:u,u)}return[...i.values()]}}var T=S(12207);class x{document;rules;settled=new Set;chain;successors;constructor(y,r){
this.document=y,this.rules=r,this.chain={next:i=>(0,T.ji)(y,i.get("Next")).filter(v=>!r.isGone(v)),dead:i=>this.deadAction(i),spend:new M.b9(y).spend},this.successors=
new _(this.chain)}refresh(){this.settled.clear(),this.successors=new _(this.chain)}pruneActions(y,r){for(const i of[...r.keys()])this.pruneAction(y,r,i)}pruneAdditional(y,r,i="\
AA"){const v=r.get(i),u=this.document.dict(v);u&&(this.pruneActions((0,M.Kd)(v,y),u),!(u.size>0)&&(this.document.edit(y),r.delete(i)))}pruneAction(y,r,i){const v=r.
get(i);if(v===void 0)return!1;const[u,...a]=this.living([v]);if(u===void 0)return this.document.edit(y),r.delete(i),!0;u!==v&&(this.document.edit(y),r.set(i,u));
const l=this.document.dict(u);if(!l)return!1;const f=(0,T.ji)(this.document,l.get("Next")),c=a.filter(d=>!f.includes(d));return c.length>0&&(this.document.edit(
(0,M.Kd)(u,y)),l.set("Next",[...f,...c])),this.pruneChain(u,y),!1}pruneChain(y,r){const i=[[y,(0,M.Kd)(y,r)]];for(let v=i.pop();v;v=i.pop()){const[u,a]=v,l=this.
document.dict(u);if(!l||(0,h.i9)(u)&&this.settled.has(u.number)||((0,h.i9)(u)&&this.settled.add(u.number),this.rules.staying?.(a,l),!l.has("Next")))continue;const f=(0,T.
ji)(this.document,l.get("Next")),c=this.living(f);(c.length!==f.length||c.some((d,m)=>d!==f[m]))&&(this.document.edit(a),c.length===0?l.delete("Next"):l.set("Ne\
xt",c.length===1?c[0]:[...c]));for(const d of c)i.push([d,(0,M.Kd)(d,a)])}}living(y){const r=[],i=new Set;for(const v of y){if(this.rules.isGone(v))continue;const u=this.
deadAction(v);if(!u){r.push(v);continue}const a=this.successors.of(u);if(!i.has(a)){i.add(a);for(const l of a)r.push(l)}}return r}deadAction(y){const r=this.document.
dict(y);return r&&this.rules.isDead(r)?r:void 0}}}),19557:((z,I,S)=>{S.d(I,{Hx:()=>_,ao:()=>M,fP:()=>h});const h=new Map([["Hide","T"],["ResetForm","Fields"],["\
SubmitForm","Fields"]]),M=new Set(["ResetForm","SubmitForm"]),_=1}),33546:((z,I,S)=>{S.d(I,{FB:()=>x,Hr:()=>y,Zh:()=>r,k$:()=>L,qm:()=>i});var h=S(93604),M=S(45599),
_=S(81077);const T={first:0,style:"D",prefix:void 0,start:1};async function x(c){const d=c.catalog.get("PageLabels");if(!c.dict(d))return;const m=(await(0,_.Zc)(
c,d,"Nums")).map(([e,n])=>({first:Number(e),label:c.dict(n)})).filter(({first:e})=>Number.isInteger(e)&&e>=0).sort((e,n)=>e.first-n.first).filter(({first:e},n,g)=>g[n+
1]?.first!==e).map(({first:e,label:n})=>({first:e,...v(c,n)}));return m[0]?.first===0?m:[T,...m]}function L(c,d){const m=c.editCatalog();if(d.length===0){m.delete(
"PageLabels");return}const e=d[0].first===0?d:[T,...d],n=f(c),g=e.map(({first:w,start:P,...R})=>[w,l({...R,number:P},n)]);m.set("PageLabels",c.add((0,_.H6)(c,g,
"Nums")))}async function y(c){const d=await x(c);if(!d)return;const m=d.map(({first:e})=>e);return e=>{const n=d[(0,h.M)(m,e)-1];return{...n,number:n.start+e-n.
first}}}function r(c,d){const m=[],e=f(c);let n,g=0;for(const w of d)(!n||!u(n,w))&&m.push([g,l(w,e)]),n=w,g++;return(0,_.H6)(c,m,"Nums")}async function i(c,d){
const m=await y(c);if(!m)return;const e=r(c,Array.from(d,n=>m(n-1)));c.editCatalog().set("PageLabels",c.add(e))}function v(c,d){const m=c.resolve(d?.get("S")),e=c.
resolve(d?.get("P")),n=c.resolve(d?.get("St"));return{style:m instanceof M.SX?m.text:void 0,prefix:e instanceof M.Mx&&e.bytes.length>0?e:void 0,start:typeof n==
"number"&&Number.isInteger(n)&&n>=1?n:1}}function u(c,d){return c.style!==d.style||d.style!==void 0&&d.number!==c.number+1?!1:c.prefix===d.prefix?!0:!!c.prefix&&
!!d.prefix&&Buffer.compare(c.prefix.bytes,d.prefix.bytes)===0}const a=100;function l({style:c,prefix:d,number:m},e){return(0,M.jd)({S:c===void 0?void 0:(0,M.UU)(
c),P:d&&d.bytes.length>a?e(d):d,St:c===void 0||m===1?void 0:m})}function f(c){const d=new Map;return m=>{let e=d.get(m);return e||d.set(m,e=c.add(m)),e}}}),37081:((z,I,S)=>{
S.d(I,{O:()=>_});var h=S(45599),M=S(9819);async function _(x,L,y=1/0){const r=new M._i(x),i=(0,M.Wo)(x,"Outlines"),v=[{value:i&&T(x,i.holder,i.dict,"First"),level:1}];
for(let u=v.pop();u;u=v.pop()){const{value:a,level:l}=u;if(a===void 0||!r.first(a)||!L(a,l)||!(0,h.i9)(a))continue;const f=d=>{const m=x.entry(a.number,d);return m instanceof
h.Bi?T(x,a.number,x.get(a.number),d):m};v.push({value:f("Next"),level:l}),l<y&&v.push({value:f("First"),level:l+1});const c=x.job.pace.step(300);c&&await c}}function T(x,L,y,r){
const i=y.get(r);if(!(i instanceof h.Bi))return i;const v=x.add(i);return r==="Next"&&i.set("Prev",new h.oS(L)),x.edit(L),y.set(r,v),v}}),60502:((z,I,S)=>{S.d(I,
{Q:()=>x,_:()=>T});var h=S(45599),M=S(9819),_=S(37081);class T{removal;destinations;document;dead=new Set;repaired=new Set;allowance;isMended=!1;keepsTitles=!1;constructor(r,i){
this.removal=r,this.destinations=i,this.document=r.document,this.allowance=new M.b9(this.document)}get removedItems(){return this.dead.size}drop(r){this.dead.add(
r)}touch(r,i){this.removal.isGone(i.get("SE"))&&(this.document.edit(r),i.delete("SE")),this.destinations.pruneTargets(r,i)&&!this.keepsTitles&&this.dead.add(r)}async touchAll(){
await(0,_.O)(this.document,r=>{const i=(0,h.i9)(r)?this.document.dict(r):void 0;return i&&this.touch(r.number,i),i!==void 0})}async flush(){for(const i of this.
dead){const v=this.document.dict(new h.oS(i));v&&await this.unlink(i,v);const u=this.document.job.pace.step(1e3);u&&await u}const r=(0,M.Wo)(this.document,"Outl\
ines");!r||this.dead.size===0||this.document.dict(r.dict.get("First"))||this.document.editCatalog().delete("Outlines")}async unlink(r,i){this.parentOf(r,i)||await this.
mendParents();const v=this.parentOf(r,i);if(v){const{item:u,ref:a}=v,l=this.kidsOf(i);this.splice(i,l,a,u);const f=l.reduce((c,d)=>c+1+Math.max(0,L(this.document,
d.item)),0);this.recount(a,L(this.document,i)>0?-1:f-1),!u.has("First")&&u.has("Title")&&!u.has("Dest")&&!u.has("A")&&this.dead.add(a.number)}this.removal.remove(
r)}parentOf(r,i){const v=this.itemAt(i.get("Parent"));return v&&this.isLinked(r,i,v.ref.number,v.item)?v:void 0}async mendParents(){const{document:r}=this,i=(0,M.
Wo)(r,"Outlines");if(this.isMended||!i)return;this.isMended=!0,this.repaired.clear();let v=r.catalog.get("Outlines");(0,h.i9)(v)||r.editCatalog().set("Outlines",
v=r.add(i.dict));const u=this.visit(),a=[{item:i.dict,ref:v}];for(let l=a.pop();l;l=a.pop()){if(!u.first(l.ref))continue;for(const c of this.kidsOf(l.item)){const d=c.
item.get("Parent");(!(0,h.i9)(d)||d.number!==l.ref.number)&&this.link(c,"Parent",l),a.push(c)}const f=r.job.pace.step(1e3);f&&await f}}splice(r,i,v,u){const a=this.
itemAt(r.get("Prev")),l=this.itemAt(r.get("Next")),[f,c]=[i[0],i.at(-1)];a?this.link(a,"Next",f??l):this.link({item:u,ref:v},"First",f??l),l?this.link(l,"Prev",
c??a):this.link({item:u,ref:v},"Last",c??a);for(const[d,m]of i.entries())this.link(m,"Parent",{item:u,ref:v}),this.link(m,"Prev",i[d-1]??a),this.link(m,"Next",i[d+
1]??l)}recount(r,i){const v=this.visit();let u=r;for(let a=this.document.dict(u);i!==0&&a&&(0,h.i9)(u)&&v.first(u);a=this.document.dict(u)){const l=L(this.document,
a);if(l===0)return;this.document.edit(u);const f=Math.abs(l)+i;if(f>0&&a.has("First")?a.set("Count",Math.sign(l)*f):a.delete("Count"),l<0)return;u=a.get("Parent")}}isLinked(r,i,v,u){
const a=()=>{const f=this.itemAt(i.get("Prev")),c=f?f.item.get("Next"):u.get("First");return(0,h.i9)(c)&&c.number===r};if(a())return!0;if(this.repaired.has(v))return!1;
this.repaired.add(v);let l;for(const f of this.kidsOf(u)){const c=f.item.get("Prev");((0,h.i9)(c)?c.number:void 0)!==l?.ref.number&&this.link(f,"Prev",l),l=f}return a()}visit(){
return new M._i(this.document,this.allowance)}kidsOf(r){const i=[],v=this.visit();for(let u=this.itemAt(r.get("First"));u&&v.first(u.ref);u=this.itemAt(u.item.get(
"Next")))i.push(u);return i}itemAt(r){const i=this.document.dict(r);return i&&(0,h.i9)(r)?{item:i,ref:r}:void 0}link(r,i,v){this.document.edit(r.ref),v?r.item.set(
i,v.ref):r.item.delete(i)}}function x(y){return y.has("Title")&&y.has("Parent")&&!y.has("S")&&!y.has("Subtype")&&!y.has("FT")}function L(y,r){const i=y.resolve(
r.get("Count"));return typeof i=="number"?i:0}}),2878:((z,I,S)=>{S.d(I,{m:()=>M});var h=S(9819);function M(_){const T=(0,h.Wo)(_,"ViewerPreferences");T?.dict.has(
"PrintPageRange")&&(_.edit(T.holder),T.dict.delete("PrintPageRange"),T.dict.size===0&&_.editCatalog().delete("ViewerPreferences"))}}),12207:((z,I,S)=>{S.d(I,{Ht:()=>i,
hN:()=>x,jS:()=>T,ji:()=>L});var h=S(45599),M=S(81077),_=S(45657);async function T(v){const{catalog:u}=v,a=await(0,M.Zc)(v,v.dict(u.get("Names"))?.get("Dests"),
"Names");return{names:new Map(v.dict(u.get("Dests"))),strings:new Map(a.map(([l,f])=>[(0,M.Pu)(l),f]))}}function x({pages:v},u){const a=(0,h.i9)(u)?v.indexOf(u.
number):u;return typeof a=="number"&&Number.isInteger(a)&&a>=0&&a<v.count?a:void 0}function L(v,u){return u==null?[]:v.array(u)??[u]}const y=8,r=50;class i{document;named;constructor(u,a){
this.document=u,this.named=a}static async of(u){return new i(u,await T(u))}pageOf(u){return this.pageOfDestination(u.get("Dest"))??this.pageOfAction(u.get("A"))}pageOfDestination(u,a=y){
const{document:l}=this,f=l.resolve(u),c=l.array(f);if(c)return x(l,c[0]);if(a===0)return;const d=l.dict(f);return d?this.pageOfDestination(d.get("D"),a-1):this.
pageOfDestination(this.namedBy(f),a-1)}namedBy(u){const{names:a,strings:l}=this.named;if(u instanceof h.SX)return a.get(u.text)??l.get(u.text);if(!(u instanceof
h.Mx))return;const f=(0,M.Pu)(u);return l.get(f)??a.get(f)}pageOfAction(u){const{document:a}=this,l=u===void 0?[]:[u];for(let f=0;l.length>0&&f<r;f++){const c=a.
dict(l.shift());if(!c)continue;const m=(0,h.Eo)(a.resolve(c.get("S")),"GoTo")?this.pageOfDestination(c.get("D")):void 0;if(m!==void 0)return m;(0,_.RZ)(l,L(a,c.
get("Next")).slice(0,r))}}}}),94399:((z,I,S)=>{S.d(I,{N:()=>_});var h=S(45599),M=S(9819);function _(T){const x=T.catalog.get("DPartRoot");if(x===void 0)return;const L=new M.
J7(T),y=new M._i(T),r=[x];for(let i=r.pop();i!==void 0;i=r.pop()){const v=T.dict(i),u=T.array(i);if(!(!y.first(i)||!(v??u))){for(const a of u??[])r.push(a);for(const a of[
"DPartRootNode","DParts"]){const l=v?.get(a);l!==void 0&&r.push(l)}(0,h.i9)(i)&&L.remove(i.number)}}T.editCatalog().delete("DPartRoot")}}),9731:((z,I,S)=>{S.d(I,
{U:()=>u});var h=S(33973),M=S(45599),_=S(44082),T=S(64261),x=S(9819);const L=["XObject","Pattern","Shading","Properties"];async function y(a){const l=(0,x.Wo)(a,
"AcroForm"),f=l?.dict.get("DR"),c=a.dict(f);if(!l||f===void 0||!c||!L.some(e=>c.has(e)))return;const d=await r(a,c);if(!d)return;const m=e=>new M.Bi([...c].flatMap(
([n,g])=>{const w=L.includes(n)?a.dict(g):void 0;if(!w)return[[n,g]];const P=[...w].filter(([R,b])=>!(0,M.i9)(b)||d.has(R)||e(b.number));return P.length===w.size?
[[n,g]]:P.length>0?[[n,new M.Bi(P)]]:[]}));return a.edit(l.holder),l.dict.set("DR",m(()=>!1)),e=>l.dict.set("DR",m(n=>e[n]===1))}async function r(a,l){const f=new T.
h(a),c=new Set,d=new _.EC(a,l);for(const m of a.pages.numbers){const e=a.job.pace.step(1e3);if(e&&await e,a.entry(m,"Annots")===void 0)continue;const n=f.borrowed(
m,d,i);if(!n)return;for(const g of n)c.add(g)}return c}const i=new Set;var v=S(76862);async function u({removal:{document:a},structure:l}){const f=await y(a),c=(0,v.
s)(a),d=l.types.take();if(!f&&!c&&!d)return;const{live:m}=await(0,h.Gy)(a);f?.(m),c?.(m),await d?.(m)}}),17671:((z,I,S)=>{S.d(I,{zg:()=>nt,Hi:()=>st,E2:()=>Pt,Pv:()=>tt,
Wi:()=>ot,lh:()=>vt});var h=S(45599),M=S(9819);class _{removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;constructor(s,t){
this.removal=s,this.destinations=t,this.document=s.document}touch(s,t){if(!this.prune(s,t))return;const o=this.pageOf(s,t);if(this.forget(t),this.removal.remove(
s),o===void 0){this.removal.chase(s);return}let p=this.pages.get(o);p||this.pages.set(o,p=new Set),p.add(s)}touchPage(s){const t=this.document.entry(s,"Annots"),
o=this.document.array(t);if(!o||(0,h.i9)(t)&&this.touched.has(t.number))return;(0,h.i9)(t)&&this.touched.add(t.number);const p=o.filter(E=>{if(this.removal.isGone(
E))return!1;const D=this.document.dict(E),A=(0,M.Kd)(E,(0,M.Kd)(t,s));return!D||!this.prune(A,D)?!0:(this.forget(D),(0,h.i9)(E)&&this.removal.remove(E.number),!1)});
p.length<o.length&&this.setAnnots(s,t,p)}async flush(){const s=new Map;for(const[t,o]of this.pages){const p=this.document.entry(t,"Annots"),E=((0,h.i9)(p)?s.get(
p.number):void 0)??this.dropGone(t,p);(0,h.i9)(p)&&s.set(p.number,E);for(const A of o)E.has(A)||this.removal.chase(A);const D=this.document.job.pace.step(1e3);D&&
await D}this.pages.clear()}dropGone(s,t){const o=this.document.array(t)??[],p=o.filter(E=>!this.removal.isGone(E));return p.length<o.length&&this.setAnnots(s,t,
p),new Set(o.map(E=>(0,h.i9)(E)?E.number:-1))}prune(s,t){if(this.destinations.pruneTargets(s,t)&&(0,h.Eo)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;
for(const o of["P","Popup","IRT"])this.removal.isGone(t.get(o))&&(this.document.edit(s),t.delete(o),o==="IRT"&&t.delete("RT"));return(0,h.Eo)(t.get("Subtype"),"\
Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(s,t){const{pages:o}=this.document,p=t.get("P");if((0,h.i9)(p)&&o.indexOf(p.number)>=0)return p.number;const E=this.
via[s]??0;return[E,this.via[E]??0].find(D=>o.indexOf(D)>=0)}forget(s){const t=this.document.resolve(s.get("StructParent"));typeof t=="number"&&this.structKeys.add(
t)}setAnnots(s,t,o){(0,h.i9)(t)&&this.document.put(t,o),o.length===0?this.document.patch(s,{Annots:void 0}):(0,h.i9)(t)||this.document.patch(s,{Annots:o})}}function T(O){
return O.has("Rect")&&O.has("Subtype")}var x=S(64580),L=S(83363),y=S(39684),r=S(91374);const i=["Parent","StructParents","B","DPart","PieceInfo","Annots"],v=["T\
ype","Kids","Count"];class u{document;allowance;fields;constructor(s){this.document=s,this.allowance=new M.b9(s)}copyPage(s){const{document:t}=this,o=t.pages.number(
s),p=t.pages.attribute(s,"Resources");(0,h.Zm)(p)&&t.patch(o,{Resources:t.add(p)});const E=t.dict(new h.oS(o))??new h.Bi,D=new h.Bi([["Type",new h.SX("Page")]]);
for(const[K,U]of E)!i.includes(K)&&!v.includes(K)&&D.set(K,this.clone(U));for(const K of L.i){const U=t.pages.attribute(s,K);U!==void 0&&!D.has(K)&&D.set(K,this.
clone(U))}const A=t.add(D),C=t.array(E.get("Annots"));return C&&C.length>0&&D.set("Annots",this.copyAnnotations(C,A)),A.number}clone(s){return(0,x.F)(s,this.allowance.
spend)}copyAnnotations(s,t){const{document:o}=this,p=new Map,E=[],D=[];for(const A of s){const C=o.dict(A);if(!C||(0,h.i9)(A)&&p.has(A.number))continue;const K=(0,h.
Eo)(C.get("Subtype"),"Widget"),U=K&&(0,r.pv)(o,C)==="Sig";if(U&&!(a(o,C)&&(0,y.K)(o,C)))continue;const j=this.clone(K&&!U&&(0,h.i9)(A)?this.asKid(A):C);if(U&&(0,y.
x)(o,j),j.delete("StructParent"),j.set("P",t),E.push(j),!(0,h.i9)(A)){D.push(j);continue}const Z=o.add(j);p.set(A.number,Z),D.push(Z),K&&!U&&this.addKid(j,Z)}for(const A of E)
l(A,p);return D}asKid(s){const{document:t}=this,o=t.dict(s);if(!o.has("T")&&!o.has("FT")){const C=o.has("Parent")?void 0:this.fieldOf(s.number);return C?(t.edit(
s),o.set("Parent",C)):o}t.edit(s);const p=new h.Bi;for(const C of r.QL){const K=o.get(C);K!==void 0&&(p.set(C,K),o.delete(C))}this.divideActions(o,p),p.set("Kid\
s",[s]);const E=t.add(p),D=p.get("Parent");o.set("Parent",E),(0,h.i9)(D)&&f(t,D.number,t.dict(D),"Kids",s,E);const A=(0,M.Wo)(t,"AcroForm");for(const C of["Fiel\
ds","CO"])A&&f(t,A.holder,A.dict,C,s,E);return o}fieldOf(s){return this.fields??=new Map([...(0,r.iA)(this.document)].flatMap(({number:t,parent:o})=>t===void 0||
o?.number===void 0?[]:[[t,new h.oS(o.number)]])),this.fields.get(s)}divideActions(s,t){const o=this.document.dict(s.get("AA"));if(!o)return;const[p,E]=[new h.Bi,
new h.Bi];for(const[D,A]of o)(["K","F","V","C"].includes(D)?p:E).set(D,A);p.size>0&&t.set("AA",p),E.size>0?s.set("AA",E):s.delete("AA")}addKid(s,t){const o=s.get(
"Parent"),p=this.document.dict(o);if(!(0,h.i9)(o)||!p)return;this.document.edit(o);const E=this.document.array(p.get("Kids"));E&&!(0,h.i9)(p.get("Kids"))?E.push(
t):p.set("Kids",[...E??[],t])}}const a=(O,s)=>(0,h.Zm)(O.resolve((0,r.hj)(O,s,"V")));function l(O,s){const t=(0,h.Eo)(O.get("Subtype"),"Popup")?["Parent"]:["Pop\
up","IRT"];for(const o of t){const p=O.get(o);if(!(0,h.i9)(p))continue;const E=s.get(p.number);E?O.set(o,E):O.delete(o)}}function f(O,s,t,o,p,E){const D=O.array(
t?.get(o));!t||!D?.some(A=>(0,h.i9)(A)&&A.number===p.number)||(O.edit(s),t.set(o,D.map(A=>(0,h.i9)(A)&&A.number===p.number?E:A)))}var c=S(77581),d=S(81077),m=S(
15141),e=S(19557);class n{removal;document;deadNames=new Set;deadStrings=new Set;goneFields=new Set;removedNames=0;lists=new Map;chains;constructor(s){this.removal=
s,this.document=s.document,this.chains=new m.X(this.document,{isDead:t=>this.isDeadAction(t),isGone:t=>s.isGone(t),staying:(t,o)=>this.pruneTarget(t,o)})}isDead(s){
if(s==null)return!1;if(this.removal.isGone(s))return!0;const t=this.document.resolve(s);if(t instanceof h.SX)return this.deadNames.has(t.text);if(t instanceof h.
Mx)return this.deadStrings.has((0,d.Pu)(t));if((0,h.cy)(t))return this.removal.isGone(t[0]);if(!(0,h.Zm)(t))return!1;const o=t.get("D");return this.removal.isGone(
o)||this.removal.isGone(this.document.array(o)?.[0])}refresh(){this.lists.clear(),this.chains.refresh()}async pruneNames(){const s=(0,M.Wo)(this.document,"Dests"),
[t,o,p]=[new Set,new Set,new Set];for(const[D,A]of s?[...s.dict]:[])this.isDead(A)&&(this.document.edit(s.holder),s.dict.delete(D),t.add(D),(0,h.i9)(A)&&this.removal.
remove(A.number));s?.dict.size===0&&this.document.editCatalog().delete("Dests");const E=(0,M.Wo)(this.document,"Names");if(E){await this.pruneNameTree(E,"Dests",
(D,A)=>this.isDead(A)?(o.add(D),(0,h.i9)(A)&&this.removal.remove(A.number),!0):(t.has(D)&&p.add(D),!1));for(const D of["Pages","Templates"])await this.pruneNameTree(
E,D,(A,C)=>this.removal.isGone(C))}this.removedNames+=t.size+o.size;for(const D of t)this.deadNames.add(D),p.has(D)||this.deadStrings.add(D);for(const D of o)this.
deadStrings.add(D),s?.dict.has(D)||this.deadNames.add(D)}pruneTargets(s,t){let o=!1;return this.isDead(t.get("Dest"))&&(this.document.edit(s),t.delete("Dest"),o=
!0),this.chains.pruneAction(s,t,"A")&&(o=!0),this.chains.pruneAdditional(s,t),o&&!t.has("Dest")&&!t.has("A")}pruneActions(s,t){this.chains.pruneActions(s,t)}pruneOpenAction(){
const{catalog:s,catalogNumber:t}=this.document,o=s.get("OpenAction");(0,h.Zm)(this.document.resolve(o))?this.chains.pruneAction(t,s,"OpenAction"):this.isDead(o)&&
(this.document.edit(t),s.delete("OpenAction"))}isDeadAction(s){const t=s.get("S");if((0,h.Eo)(t,"GoTo"))return this.isDead(s.get("D"));if((0,h.Eo)(t,"Hide")){const o=s.
get("T");return this.isGone(o)||this.leftOf(o)?.length===0}return t instanceof h.SX&&e.ao.has(t.text)?this.leftOf(s.get("Fields"))?.length===0&&!g(this.document.
resolve(s.get("Flags"))):(0,h.Eo)(t,"Thread")&&!s.has("F")&&this.removal.isGone(s.get("D"))}pruneChain(s,t){this.chains.pruneChain(s,t)}pruneTarget(s,t){this.isDead(
t.get("SD"))&&(this.document.edit(s),t.delete("SD")),this.pruneLists(s,t)}isGone(s){if(this.removal.isGone(s))return!0;if(this.goneFields.size===0)return!1;const t=this.
document.resolve(s);return t instanceof h.Mx&&this.goneFields.has((0,c.g7)(t))}pruneLists(s,t){if(!this.isDeadAction(t))for(const o of["T","Fields"]){const p=t.
get(o),E=this.leftOf(p);if(!(!E||E===this.document.array(p))){if((0,h.i9)(p)){this.document.put(p,E);continue}this.document.edit(s),t.set(o,E)}}}leftOf(s){const t=this.
document.array(s);if(!t||t.length===0)return;const o=(0,h.i9)(s)?this.lists.get(s.number):void 0;if(o)return o;const p=t.filter(D=>!this.isGone(D)),E=p.length===
t.length?t:p;return(0,h.i9)(s)&&this.lists.set(s.number,E),E}async pruneNameTree(s,t,o){const p=s.dict.get(t);if(p===void 0)return;const E=(0,M.Kd)(p,s.holder);
await(0,d.BX)(this.document,p,E,"Names",(A,C)=>o((0,d.Pu)(A),C))&&(this.document.edit(s.holder),s.dict.delete(t))}}const g=O=>typeof O=="number"&&(O&e.Hx)!==0;var w=S(
94399),P=S(83137),R=S(3466),b=S(9731),N=S(33546),F=S(60502),B=S(2878),W=S(78021);class k{removal;document;threads;constructor(s){this.removal=s,this.document=s.
document}touch(s,t){if(!this.removal.isGone(t.get("P")))return;const[o,p]=[t.get("N"),t.get("V")],[E,D]=[this.document.dict(o),this.document.dict(p)],A=this.threadStartingAt(
s);if(this.threads.delete(s),this.removal.remove(s),!(0,h.i9)(o)||o.number===s||!E){A&&this.removal.remove(A.number);return}D&&(0,h.i9)(p)&&(this.document.edit(
p),D.set("N",o),this.document.edit(o),E.set("V",p)),A&&(this.document.edit(A).set("F",o),this.document.edit(o),E.set("T",A),this.threads.set(o.number,A))}threadStartingAt(s){
if(!this.threads){this.threads=new Map;for(const t of this.document.array(this.document.catalog.get("Threads"))??[]){const o=this.document.dict(t)?.get("F");(0,h.
i9)(t)&&(0,h.i9)(o)&&this.threads.set(o.number,t)}}return this.threads.get(s)}flush(){const{catalog:s,catalogNumber:t}=this.document,o=s.get("Threads"),p=this.document.
array(o),E=p?.filter(D=>{const A=this.document.dict(D);return A?this.document.dict(A.get("F"))!==void 0:!this.removal.isGone(D)});!p||!E||E.length===p.length||(this.
document.edit(t),E.length>0?s.set("Threads",E):s.delete("Threads"))}}function G(O){return(0,h.i9)(O.get("N"))&&(0,h.i9)(O.get("V"))&&(O.has("R")||O.has("P"))&&!O.
has("S")}function X(O,s){const{removal:t}=O,{document:o}=t,p=o.get(s);(0,h.cy)(p)?H(t,s,p):(0,h.Zm)(p)&&J(O,o,s,p)}function H(O,s,t){O.isGone(t[0])&&t[1]instanceof
h.SX&&O.remove(s),O.chase(s)}function J(O,s,t,o){const{annotations:p,destinations:E,outlines:D,removal:A,structure:C,threads:K}=O;t===s.catalogNumber?q(O,o):(0,h.
Eo)(o.get("Type"),"Page")||s.pages.indexOf(t)>=0?(E.pruneTargets(t,o),p.touchPage(t),Q(A,t,o)):(0,F.Q)(o)?D.touch(t,o):(0,W.Uc)(o)?C.touch(t):(0,W.FH)(o)?(A.remove(
t),A.chase(t)):G(o)?K.touch(t,o):$(O,s,t,o)}function $(O,s,t,o){const{annotations:p,destinations:E,form:D,removal:A,structure:C}=O;T(o)&&p.touch(t,o),s.get(t)!==
null&&(o.has("Kids")&&D.touch(t),o.has("Fields")&&D.touchForm(),(o.has("ParentTree")||(0,h.Eo)(o.get("Type"),"StructTreeRoot"))&&C.touchRoot(),!T(o)&&(E.pruneTargets(
t,o),o.get("S")instanceof h.SX?E.pruneChain(o,t):E.pruneActions(t,o),!(!E.isDeadAction(o)&&!(o.has("D")&&E.isDead(o)))&&(o.has("Next")||A.remove(t),A.chase(t))))}
function q({destinations:O,form:s,removal:t,structure:o},p){O.pruneOpenAction(),O.pruneTargets(t.document.catalogNumber,p),s.touchForm(),o.touchRoot()}function Q(O,s,t){
const{document:o}=O,p=o.dict(t.get("SeparationInfo")),E=o.array(p?.get("Pages"));!p||!E?.some(D=>O.isGone(D))||(o.edit((0,M.Kd)(t.get("SeparationInfo"),s)),p.set(
"Pages",E.filter(D=>!O.isGone(D))))}var V=S(44082),ct=S(64261);async function dt(O,s,t){const{pace:o}=O.job,p=new V.y$(O),E=new lt(O.size);for(const C of t){E.noteRemoved(
p.of(C));const K=o.step(400);K&&await K}const D=new ct.h(O),A=[];for(const C of s){if(E.areAllUsed)break;const K=p.of(C);let U=o.step(400);E.consider(K)&&(A.push(
C),E.hasSomeOf(K)&&ut(O,C,p,D,E),U??=o.step(2e4)),U&&await U}return E.isEmpty||await mt(O,p,A,E),O.pages.inherits("Resources")&&await ft(O,s,p,E)}async function ft(O,s,t,o){
for(const p of s){if(o.wasRemoved(t.inheritedBy(p)))return!0;const E=O.job.pace.step(400);E&&await E}return!1}function ut(O,s,t,o,p){const E=O.dict(t.valueOf(s));
if(!E)return;const D=new V.EC(O,E);for(const C of["DefaultGray","DefaultRGB","DefaultCMYK"])p.use(D.named(C));let A=o.inContent(s);for(const C of A??[])p.use(D.
named(C));if(!(A&&!p.hasSomeOf(t.of(s)))){A&&=o.borrowed(s,D,A),A||p.useAll(t.of(s));for(const C of A??[])p.use(D.named(C))}}const et=1,ht=2;class lt{leaving;unused=0;open=new Set;used=new WeakSet;constructor(s){
this.leaving=new Uint8Array(s)}get isEmpty(){return this.open.size===0}get areAllUsed(){return this.unused===0}has(s){return(0,h.i9)(s)?this.open.has(s.number):
(0,V.Ft)(s).some(t=>this.open.has(t))}noteRemoved(s){if(!s.isNoted){s.isNoted=!0;for(const t of s.numbers)this.leaving[t]===0&&this.unused++,this.leaving[t]=et;
for(const t of s.categories)this.noteRemoved(t)}}consider(s){if(!s.left){s.left=s.numbers.filter(o=>this.leaving[o]===et);for(const o of s.left)this.open.add(o)}
let t=s.left.length>0;for(const o of s.categories)t=this.consider(o)||t;return t}wasRemoved(s){return s.isLeaving??=s.numbers.some(t=>this.leaving[t]>0)||s.categories.
some(t=>this.wasRemoved(t))}hasSomeOf(s){const t=s.left??=[...s.numbers];for(;t.length>0&&!this.open.has(t.at(-1));)t.pop();return t.length>0||s.categories.some(
o=>this.hasSomeOf(o))}use(s){for(const t of s)if((0,h.i9)(t))this.take(t.number);else if(typeof t=="object"&&t!==null&&!this.used.has(t)){this.used.add(t);for(const o of(0,V.
Ft)(t))this.take(o)}}useAll(s){for(const t of s.left??s.numbers)this.take(t);s.left=[];for(const t of s.categories)this.useAll(t)}take(s){this.leaving[s]===et&&
(this.leaving[s]=ht,this.unused--,this.open.delete(s))}}async function mt(O,s,t,o){const p=new Map,E=new Map,D=A=>{const C=O.dict(A);if(!C)return A;const K=(0,h.
i9)(A)?E.get(A.number):void 0;if(K!==void 0)return K;const U=new h.Bi([...C].filter(([,Z])=>!o.has(Z))),j=U.size===C.size?A:(0,h.i9)(A)?O.add(U):U;return(0,h.i9)(
A)&&E.set(A.number,j),j};for(const A of t){if(!o.hasSomeOf(s.of(A)))continue;const C=s.valueOf(A),K=O.dict(C);if(!K)continue;const U=(0,h.Zm)(O.entry(A,"Resourc\
es")),j=(0,h.i9)(C)?C.number:K,Z=p.get(j)??(0,V.LT)(K,D),Y=Z instanceof h.Bi&&!U?O.add(Z):Z;Y instanceof h.oS&&p.set(j,Y),O.patch(A,{Resources:Y});const at=O.job.
pace.step(1e3);at&&await at}}var gt=S(33973);const pt=10;async function vt(O,s){const{pages:t}=O;await t.keepStreams();const{numbers:o,dropped:p,repeated:E,used:D}=await yt(
O,s),A=o.length!==t.count||o.some((Z,Y)=>Z!==t.number(Y)),C=s.every((Z,Y)=>Y===0||Z>s[Y-1]);A&&(await(0,N.qm)(O,s),(0,w.N)(O),(0,B.m)(O));const K=p.length>0?await wt(
O,p):void 0,U=K?await dt(O,o,p):!1;A&&await(C&&!U?t.keep(D):t.rebuild(o));const j=K?await St(O,o,K):void 0;return{pageCount:o.length,removedPages:p.length,repeatedPages:E,
removedOutlineItems:j?.outlines.removedItems??0,removedDestinations:j?.destinations.removedNames??0,removedLinks:j?.annotations.removedLinks??0,removedFields:j?.
form.removedFields??0,removedStructureElements:j?.structure.removedElements??0,removedXfa:j?.form.removedXfa??!1}}async function yt(O,s){const{pages:t}=O,o=new u(
O),p=new Uint8Array(t.count),E=[];let D=0;for(const C of s){const K=C-1;if(p[K]){E.push(o.copyPage(K)),D++;const U=O.job.pace.step(4e3);U&&await U}else E.push(t.
number(K));p[K]=1}const A=[];for(let C=0;C<t.count;C++)p[C]||A.push(t.number(C));return{numbers:E,dropped:A,repeated:D,used:p}}async function wt(O,s){const t=new Set,
o=new Map,p=new Set,E=O.dict(O.catalog.get("StructTreeRoot"))!==void 0;for(const D of s){const A=E?O.resolve(O.entry(D,"StructParents")):null;typeof A=="number"&&
p.add(A);const C=O.entry(D,"Annots"),K=O.array(C)??[];(0,h.i9)(C)&&o.set(C.number,K);for(const j of K)(0,h.i9)(j)&&t.add(j.number);const U=O.job.pace.step(1e3);
U&&await U}return{pages:s,annotations:t,arrays:o,structKeys:p}}async function St(O,s,t){const o=st(O),{destinations:p,removal:E,structure:D}=o,A=await R.R.of(O);
for(const K of t.pages)E.remove(K);await p.pruneNames(),o.form.dropXfa(),await D.dropKeys(t.structKeys),await D.flush(),p.removedNames>0&&await it(o,s);const C=new Set(
[...E.removed(),...t.annotations]);return await tt(o,C,async({live:K,referrers:U})=>{Et(o,t,K,U),await ot(o,t.annotations)}),A&&await nt(o,A),await(0,b.U)(o),o}
async function nt(O,s){const{destinations:t,removal:o}=O;if(t.goneFields=await s.gone(),t.goneFields.size!==0){t.refresh();for(const p of s.holders){X(O,p);const E=o.
document.job.pace.step(1e3);E&&await E}await rt(O),await tt(O,o.takeChased())}}async function Pt(O,s){const t=st(O),{destinations:o,removal:p}=t;t.outlines.keepsTitles=
!0,p.remove(s.number),await o.pruneNames(),o.removedNames>0&&await it(t,O.pages.numbers),await tt(t,new Set(p.removed()))}function st(O){const s=new M.J7(O),t=new n(
s);return{removal:s,destinations:t,annotations:new _(s,t),outlines:new F._(s,t),form:new P.I(s),structure:new W.oE(s),threads:new k(s)}}async function tt(O,s,t){
const{destinations:o,removal:p}=O,{document:E}=p;for(let D=0;D<pt&&s.size>0;D++){const A=await(0,gt.Gy)(E,{watched:s});O.annotations.via=A.via,o.refresh(),D===0&&
await t?.(A);for(const C of[...A.referrers].sort((K,U)=>K-U)){X(O,C);const K=E.job.pace.step(1e3);K&&await K}await rt(O),s=p.takeChased()}}async function it({annotations:O,
destinations:s,outlines:t,removal:o},p){const{document:E}=o;s.pruneOpenAction(),s.pruneTargets(E.catalogNumber,E.catalog),await t.touchAll();for(const D of p){const A=E.
job.pace.step(2e3);A&&await A,E.entry(D,"AA")!==void 0&&s.pruneTargets(D,E.get(D)),O.touchPage(D)}}function Et({removal:O},s,t,o){const{document:p}=O,E=A=>{for(const C of A??
[])(0,h.i9)(C)&&s.annotations.delete(C.number)};for(const[A,C]of s.arrays)t[A]&&E(C);let D=!1;for(const A of o)p.pages.indexOf(A)>=0?E(p.array(p.entry(A,"Annots"))):
Array.isArray(p.get(A))&&(D=!0);if(D)for(const A of p.pages.numbers){const C=p.entry(A,"Annots");(0,h.i9)(C)&&o.has(C.number)&&E(p.array(C))}}async function ot({
form:O,removal:s,structure:t},o){const{document:p}=s,E=new Set,D=p.catalog.has("StructTreeRoot"),A=p.catalog.has("AcroForm");for(const C of o){const K=p.job.pace.
step(200);K&&await K;const U=D?p.resolve(p.entry(C,"StructParent")):null;if(typeof U=="number"&&E.add(U),A&&(0,h.Eo)(p.resolve(p.entry(C,"Subtype")),"Widget")){
const j=p.dict(new h.oS(C));if(j&&O.losing(j),j&&O.keepsAsField(C,j))continue}s.remove(C)}await t.dropKeys(E)}async function rt({annotations:O,form:s,outlines:t,
structure:o,threads:p}){await O.flush(),await o.dropKeys(O.structKeys),O.structKeys.clear(),await o.flush(),s.flush(),await t.flush(),p.flush()}}),78021:((z,I,S)=>{
S.d(I,{oE:()=>f,FH:()=>d,Uc:()=>c});var h=S(93604),M=S(45599),_=S(81077),T=S(9819),x=S(21996),L=S(90536);const y={S:"RoleMap",C:"ClassMap"},r=["S","C"],i=200;class v{document;lost={
S:new Set,C:new Set};constructor(e){this.document=e}losing(e){for(const n of r)for(const g of u(this.document,e,n))this.lost[n].add(g)}take(){const{document:e}=this,
n=e.catalog.get("StructTreeRoot"),g=e.dict(n);if(!g)return;const w={S:e.dict(g.get("RoleMap")),C:e.dict(g.get("ClassMap"))},P={S:l(w.S,a(e,w.S,this.lost.S)),C:l(
w.C,this.lost.C)};if(P.S.size+P.C.size!==0)return async R=>{const b=await this.used(P,R),N=[...w.S?.keys()??[]].filter(F=>!P.S.has(F)||b.S.has(F));for(const F of a(
e,w.S,N))b.S.add(F);for(const F of r){const B=[...P[F]].filter(k=>!b[F].has(k));if(B.length===0)continue;const W=(0,T.Kd)(n,e.catalogNumber);e.edit((0,T.Kd)(g.get(
y[F]),W));for(const k of B)w[F].delete(k);w[F].size>0||(e.edit(W),g.delete(y[F]))}}}async used(e,n){const{document:g}=this,w={S:new Set,C:new Set},P=[...e.S,...e.
C].filter(b=>b!==""),R=await(0,x.zx)(g,P.length>i?["S"]:P);for(const b of new Set(Object.values(R).flat())){const N=g.job.pace.step(200);N&&await N,n[b]===1&&(0,L.
C)(g.get(b),F=>{for(const B of r)for(const W of u(g,F,B))e[B].has(W)&&w[B].add(W)})}return w}}function u(m,e,n){const g=m.resolve(e.get(n));return(Array.isArray(
g)?g.map(P=>m.resolve(P)):[g]).flatMap(P=>P instanceof M.SX?[P.text]:[])}function a(m,e,n){const g=new Set(n);for(const w of g){const P=m.resolve(e?.get(w));P instanceof
M.SX&&g.add(P.text)}return g}const l=(m,e)=>new Set([...e].filter(n=>m?.has(n)));class f{removal;document;root;open=new Set;unsaid=new Map;lost=new Map;parents;silenced=new Set;identifierRemoved=!1;removedElements=0;types;constructor(e){
this.removal=e,this.document=e.document,this.types=new v(this.document),this.root=(0,T.Wo)(this.document,"StructTreeRoot")}async dropKeys(e){const n=this.root?.
dict.get("ParentTree");if(!this.root||n===void 0||e.size===0)return;const g=Float64Array.from(e).sort(),w=(N,F)=>{const B=(0,h.B)(g,N);return B<g.length&&g[B]<=
F},P=new Set,R=(N,F)=>{if(!e.has(N))return!1;const B=this.document.array(F);return(!B||!P.has(B))&&this.touchParents(F,B??[]),B&&P.add(B),!0};await(0,_.BX)(this.
document,n,(0,T.Kd)(n,this.root.holder),"Nums",R,w)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}async dropMarked(e,n,g,w){this.parents??=
new Map((await(0,_.Zc)(this.document,this.root?.dict.get("ParentTree"),"Nums")).map(([R,b])=>[Number(R),b]));const P=this.document.array(this.parents.get(e))??[];
for(const R of w){const b=P[R];if(!(0,M.i9)(b))continue;this.open.add(b.number);let N=this.lost.get(b.number);N||this.lost.set(b.number,N=new Set),g>0?N.add(`in\
 ${g} ${R}`):N.add(`on ${n} ${R}`).add(`on a page ${R}`)}}touch(e){this.open.add(e)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.
root)return;for(const g of this.open){this.open.delete(g);const w=this.document.job.pace.step(500);w&&await w,g===this.root.holder?this.pruneRoot(this.root):this.
pruneElement(g)}const e=this.root.dict.get("IDTree");if(!this.identifierRemoved||e===void 0)return;this.identifierRemoved=!1;const n=(g,w)=>this.removal.isGone(
w);await(0,_.BX)(this.document,e,(0,T.Kd)(e,this.root.holder),"Names",n)&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(e,n){
(0,M.i9)(e)&&!(0,M.cy)(this.document.resolve(e))&&this.open.add(e.number);for(const[g,w]of n.entries()){if(!(0,M.i9)(w))continue;this.open.add(w.number);let P=this.
unsaid.get(w.number);P||this.unsaid.set(w.number,P=new Set),P.add(g)}}pruneElement(e){const n=this.document.dict(new M.oS(e));if(!n)return;this.pruneReferences(
e,n);const g=n.get("Pg"),w=g===void 0?this.unsaid.get(e):void 0,P=this.kidsOf(n),R=P.filter(N=>!this.isLost(N,g,w)&&!this.isDropped(e,N,g));if(this.removal.isGone(
g)&&(this.document.edit(e),n.delete("Pg")),R.length===P.length)return;const b=n.get("P");R.length===0?(n.has("ID")&&(this.identifierRemoved=!0),this.types.losing(
n),this.removal.remove(e),this.removedElements++):(this.document.edit(e),n.set("K",R.length===1?R[0]:R)),(0,M.i9)(b)&&this.open.add(b.number),this.silence(R.length===
0?b:new M.oS(e))}pruneRoot({dict:e,holder:n}){const g=this.kidsOf(e),w=g.filter(R=>!this.removal.isGone(R));if(w.length===g.length)return;if(this.document.edit(
n),w.length>0){e.set("K",w.length===1?w[0]:w);return}const P=this.document.editCatalog();P.delete("StructTreeRoot"),P.delete("MarkInfo")}isLost(e,n,g){return typeof e==
"number"?this.removal.isGone(n)||(g?.has(e)??!1):this.removal.isGone(e)?!0:(0,M.Zm)(e)?(0,M.Eo)(e.get("Type"),"OBJR")&&this.removal.isGone(e.get("Obj"))?!0:((0,M.
Eo)(e.get("Type"),"MCR")||(0,M.Eo)(e.get("Type"),"OBJR"))&&this.removal.isGone(e.get("Pg")??n):!1}isDropped(e,n,g){const w=this.lost.get(e);if(!w)return!1;const P=typeof n==
"number"?void 0:this.document.dict(n),R=P?this.document.resolve(P.get("MCID")):n;if(typeof R!="number")return!1;const b=P?.get("Stm");if((0,M.i9)(b))return w.has(
`in ${b.number} ${R}`);const N=P?.get("Pg")??g;return w.has((0,M.i9)(N)?`on ${N.number} ${R}`:`on a page ${R}`)}pruneReferences(e,n){const g=this.document.array(
n.get("Ref")),w=g?.filter(P=>!this.removal.isGone(P));!g||!w||w.length===g.length||(this.document.edit(e),w.length>0?n.set("Ref",w):n.delete("Ref"))}silence(e){
for(;(0,M.i9)(e)&&!this.silenced.has(e.number);){this.silenced.add(e.number);const n=this.document.dict(e);n?.has("ActualText")&&(this.document.edit(e),n.delete(
"ActualText")),e=n?.get("P")}}kidsOf(e){const n=e.get("K");return n==null?[]:this.document.array(n)??[n]}}function c(m){return(0,M.Eo)(m.get("Type"),"StructElem")?
!0:!m.has("Type")&&m.has("S")&&(0,M.i9)(m.get("P"))&&(m.has("K")||m.has("Pg"))}function d(m){return(0,M.Eo)(m.get("Type"),"MCR")||(0,M.Eo)(m.get("Type"),"OBJR")}}),
81077:((z,I,S)=>{S.d(I,{AN:()=>i,BX:()=>L,H6:()=>y,MN:()=>r,Pu:()=>T,Zc:()=>x});var h=S(45599),M=S(9819);const _=64,T=d=>typeof d=="number"?String(d):Buffer.from(
d.bytes).toString("latin1");async function x(d,m,e){const n=[];for(const g of await u(d,m,0,e)){for(const P of l(d,g,e))n.push(P);const w=d.job.pace.step(v);w&&
await w}return n}async function L(d,m,e,n,g,w){const P=await u(d,m,e,n,w);for(let R=P.length-1;R>=0;R--){const b=P[R],N=l(d,b,n),F=N.filter(([G,X])=>!g(G,X)),B=d.
job.pace.step(v+N.length*v);B&&await B,F.length<N.length&&(d.edit(b.holder),b.dict.set(n,F.flat()),b.changed=!0);for(const G of b.repeats)d.edit(b.holder),b.dict.
delete(G),b.changed=!0;if(b.emptyKids){const G=(d.array(b.dict.get("Kids"))??[]).filter(X=>!b.emptyKids.has(d.dict(X)));d.edit(b.holder),b.dict.set("Kids",G),b.
changed=!0}if(!b.changed)continue;const W=d.array(b.dict.get("Kids"))??[];b.empty=F.length===0&&W.length===0;const k=b.parent;k&&(k.changed=!0,b.empty?(k.emptyKids??=
new Set).add(b.dict):f(d,b,F,W))}return P[0]?.empty??!1}function y(d,m,e){if(m.length<=_)return(0,h.jd)({[e]:m.flat()});let n=[];for(const g of c(m)){const[w,P]=[
g[0][0],g.at(-1)[0]];n.push({ref:d.add((0,h.jd)({Limits:[w,P],[e]:g.flat()})),low:w,high:P})}for(;n.length>_;)n=c(n).map(g=>{const[w,P]=[g[0].low,g.at(-1).high];
return{ref:d.add((0,h.jd)({Limits:[w,P],Kids:g.map(({ref:R})=>R)})),low:w,high:P}});return(0,h.jd)({Kids:n.map(({ref:g})=>g)})}const r=(d,m)=>y(d,i([...m].map(([
e,n])=>[(0,h.Px)(e),n])),"Names");function i(d){return d.map(m=>({entry:m,key:T(m[0])})).sort((m,e)=>m.key<e.key?-1:m.key>e.key?1:0).map(({entry:m})=>m)}const v=100;
async function u(d,m,e,n,g){const w=new M.b9(d),P=new Set,R=F=>P.size<P.add(F).size,b=[],N=[{value:m??null,holder:e,parent:void 0}];for(let F=N.pop();F!==void 0;F=
N.pop()){w.spend(1);const B=d.dict(F.value);if(!B||!R(B)||g&&F.parent&&!a(d,B,g))continue;const W=[],k=$=>{const q=d.array(B.get($));return!q||R(q)?q??[]:(W.push(
$),[])},G=k(n).length>>1,X=k("Kids"),H={dict:B,holder:(0,M.Kd)(F.value,F.holder),parent:F.parent,repeats:W};b.push(H),w.spend(G);for(let $=X.length-1;$>=0;$--)N.
push({value:X[$],holder:(0,M.Kd)(B.get("Kids"),H.holder),parent:H});const J=d.job.pace.step(v+G*v);J&&await J}return b}function a(d,m,e){const[n,g]=d.array(m.get(
"Limits"))??[];return typeof n!="number"||typeof g!="number"||e(n,g)}function l(d,{dict:m,repeats:e},n){const g=e.includes(n)?void 0:d.array(m.get(n));if(!g)return[];
const w=[];for(let P=0;P+1<g.length;P+=2){const R=d.resolve(g[P]);(n==="Names"?R instanceof h.Mx:typeof R=="number")&&w.push([R,g[P+1]])}return w}function f(d,m,e,n){
const g=R=>d.array(d.dict(R)?.get("Limits"))??[],w=e[0]?.[0]??g(n[0])[0],P=e.at(-1)?.[0]??g(n.at(-1))[1];d.edit(m.holder),w!==void 0&&P!==void 0?m.dict.set("Lim\
its",[w,P]):m.dict.delete("Limits")}function c(d){const m=[];for(let e=0;e<d.length;e+=_)m.push(d.slice(e,e+_));return m}}),70549:((z,I,S)=>{S.d(I,{n:()=>h});function h(M){
const _=new WeakMap;return T=>{if(T.hasChanges)return M(T);const x=_.get(T);if(x)return x.answer;const L=M(T);return _.set(T,{answer:L}),L}}}),9819:((z,I,S)=>{S.
d(I,{J7:()=>_,Kd:()=>L,Wo:()=>y,_i:()=>x,b9:()=>T});var h=S(42973),M=S(45599);class _{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){
const{catalog:v,catalogNumber:u,pages:a}=this.document,l=v.get("Pages");i===u||(0,M.i9)(l)&&i===l.number||a.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){
this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,M.i9)(i)&&this.gone.has(i.number)}}
class T{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,h.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class x{seen;beyond=new Set;allowance;constructor(i,v=new T(
i)){this.allowance=v,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,M.i9)(i))return!0;const{number:v}=i,u=v>>3;if(u>=this.seen.
length)return this.beyond.size<this.beyond.add(v).size;const a=1<<(v&7),l=(this.seen[u]&a)===0;return this.seen[u]|=a,l}}function L(r,i){return(0,M.i9)(r)?r.number:
i}function y(r,i){const v=r.catalog.get(i),u=r.dict(v);return u&&{dict:u,holder:L(v,r.catalogNumber)}}}),21996:((z,I,S)=>{S.d(I,{Av:()=>u,RJ:()=>f,V3:()=>l,vb:()=>c,
zx:()=>v});var h=S(54619),M=S(93604),_=S(78157),T=S(88500);const x=2048,L=65536,y=1<<20,r=1024,i="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function v(e,n){const{
found:g,all:w}=await a(e,n),P=R=>[...new Set([...R,...w])].sort((b,N)=>b-N);return Object.fromEntries(n.map(R=>[R,P(g[R])]))}async function u(e,n){const{found:g,
all:w}=await a(e,n);for(const P of Object.values(g))for(const R of P)w.add(R);return w}async function a(e,n){const g=n.map(b=>{const[N="",...F]=[...b].map(W=>W.
replace(/\W/,"\\$&")),B=/\W/.test(b)?i:"\\w";return`${N}(?:${F.join("")}|${B}{0,${Math.max(0,b.length-2)}}#)`}),w=new RegExp(`/(?:${g.join("|")}|#)`,"g"),P=Object.
fromEntries(n.map(b=>[b,new Set])),R=new Set;await f(e,(b,N,F,B)=>{const W=b.toString("latin1",N,F);w.lastIndex=0;for(let k=w.exec(W);k;k=w.exec(W)){const G=B(N+
k.index);G!==void 0&&(k[0].endsWith("#")?R.add(G):P[k[0].slice(1)].add(G))}});for(const b of c(e))R.add(b);return{found:P,all:R}}async function l(e,n){const g=await v(
e,n);return[...new Set(Object.values(g).flat())].sort((w,P)=>w-P)}async function f(e,n){const{bytes:g,table:w}=e,P=d(e),R=new Int32Array(P.length);for(let W=0;W<
P.length;W++)R[W]=w.place[P[W]];const b=(0,_.bS)(g),N=W=>P[(0,M.M)(R,W)-1],F=new T.s;let B=0;for(let W=0;W<P.length;W++){const k=W+1===P.length,G=k?g.length:R[W+
1],X=G-R[W]>x;if(!X&&!k&&G-B<L)continue;if(X){R[W]>B&&n(b,B,R[W],N),F.reset();const J=F.value(g,e.bodies[P[W]],G);n(b,R[W],J<0?G:J,N)}else n(b,B,G,N);const H=e.
job.pace.step(Math.min(G-B,L));H&&await H,B=G}for(const[W,k]of m(e)){const G=e.objectStream(W);if(!G)continue;const X=new Set(k),{starts:H,numbers:J,data:$}=G,q=Q=>{
const V=J[(0,M.M)(H,Q)-1];return V!==void 0&&X.has(V)?V:void 0};for(let Q=0;Q<$.length;Q+=y){n((0,_.bS)($),Q,Math.min(Q+y+r,$.length),q);const V=e.job.pace.step(
4*y);V&&await V}}}function*c(e){for(let n=1;e.hasChanges&&n<e.size;n++)e.isChanged(n)&&e.exists(n)&&(yield n)}function d(e){const{table:n,hasChanges:g}=e,w=[];let P=!0,
R=-1;for(let b=1;b<n.size;b++){if(n.kind[b]!==h.tL||g&&e.isChanged(b))continue;const N=n.place[b];P&&=N>=R,R=N,w.push(b)}return P?w:w.sort((b,N)=>n.place[b]-n.place[N])}
function m(e){const{table:n,hasChanges:g}=e,w=new Map;for(let P=1;P<n.size;P++){if(n.kind[P]!==h.UT||g&&e.isChanged(P))continue;const R=n.place[P],b=w.get(R);b?
b.push(P):w.set(R,[P])}return w}}),90536:((z,I,S)=>{S.d(I,{C:()=>M,L:()=>_});var h=S(45599);function M(T,x){const L=[T];for(;L.length>0;){const y=L.pop(),r=y instanceof
h.Z6?y.dict:y;if(Array.isArray(r))for(const i of r)L.push(i);else if(r instanceof h.Bi){x(r);for(const i of r.values())L.push(i)}}}function _(T,x){const L=[];return M(
T,y=>{L.length===0&&x(y)&&L.push(y)}),L.length>0}}),93604:((z,I,S)=>{S.d(I,{B:()=>h,M:()=>M});const h=(T,x)=>_(T,x,!1),M=(T,x)=>_(T,x,!0);function _(T,x,L){let[
y,r]=[0,T.length];for(;y<r;){const i=y+r>>1,v=T[i];v<x||L&&v===x?y=i+1:r=i}return y}})};
