"use strict";exports.id=7671,exports.ids=[7671],exports.modules={39684:((j,B,S)=>{S.d(B,{K:()=>L,x:()=>y});var m=S(45599);const M=new Set(["Type","Rect","P","NM","M","F","AP",
"AS","OC","StructParent","AF","ca","CA","BM","Lang"]),T=2,b=4,x=32;function L(r,i){const v=r.resolve(i.get("F")),h=typeof v=="number"?v:0;if(h&T||h&x&&!(h&b))return!1;
const[a,g,u,d]=(r.array(i.get("Rect"))??[]).map(f=>r.resolve(f));return typeof a=="number"&&typeof g=="number"&&typeof u=="number"&&typeof d=="number"&&a!==u&&g!==
d&&r.dict(i.get("AP"))?.has("N")===!0}function y(r,i){for(const a of[...i.keys()])M.has(a)||i.delete(a);i.set("Subtype",new m.SX("Stamp"));const h=r.dict(i.get(
"AP"))?.get("N");h!==void 0&&i.set("AP",new m.Bi([["N",h]]))}}),44082:((j,B,S)=>{S.d(B,{EC:()=>r,Ft:()=>v,LT:()=>i,y$:()=>L});var m=S(78157),M=S(79725),T=S(88500),
b=S(45599);const x=["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","Properties"];class L{document;shared=new Map;categories=new Map;entries=new M.
R;inside=new M.R;source;last;constructor(a){this.document=a,this.source=(0,m.bS)(a.bytes)}of(a){const{document:g}=this,u=g.place(a),{entries:d}=this,n=u&&g.locate(
a,u,d)?d.find(u.bytes,"Resources"):-1;if(!u||n<0||u.bytes[d.at[n+2]]!==m.iH)return this.ofShared(this.valueOf(a));const f=d.at[n+2],e=d.at[n+3],{last:c,source:l}=this,
w=u.bytes===g.bytes;if(c&&w&&l.compare(l,c.start,c.end,f,e)===0)return c.list;const P=this.written(u.bytes,f,e)??this.ofShared(this.valueOf(a));return w&&(this.
last={start:f,end:e,list:P}),P}valueOf(a){return this.document.entry(a,"Resources")??this.givenTo(a)}inheritedBy(a){return this.ofShared(this.givenTo(a))}givenTo(a){
const{pages:g}=this.document,u=g.indexOf(a);return u<0?void 0:g.inheritedBy(u).Resources}written(a,g,u){const{inside:d}=this;if(!d.locate(a,g,u))return;const{at:n,
scan:f}=d,e=[],c=[];for(const l of x){const w=d.find(a,l);if(w<0)continue;const P=n[w+2],_=n[w+3];if((0,m.yp)(a[P]))c.push(this.category((0,m.JI)(a,P,_).value));else
for(let C=d.marksFrom;C<d.marksTo;C+=3)f.marks[C]!==T.A&&f.marks[C+1]>=P&&f.marks[C+1]<_&&e.push(f.marks[C])}return{numbers:e,categories:c}}ofShared(a){const g=(0,b.
i9)(a)?a.number:(0,b.Zm)(a)?a:void 0;if(g===void 0)return y;let u=this.shared.get(g);if(!u){const d=this.document.dict(a),n=x.map(f=>d?.get(f));u={numbers:n.flatMap(
f=>(0,b.Zm)(f)?v(f):[]),categories:n.flatMap(f=>(0,b.i9)(f)?[this.category(f.number)]:[])},this.shared.set(g,u)}return u}category(a){let g=this.categories.get(a);
if(!g){const u=this.document.dict(new b.oS(a));this.categories.set(a,g={numbers:u?v(u):[],categories:[]})}return g}}const y={numbers:[],categories:[]};class r{categories;constructor(a,g){
this.categories=x.flatMap(u=>a.dict(g.get(u))??[])}named(a){const g=[];for(const u of this.categories){const d=u.get(a);d!==void 0&&g.push(d)}return g}}function i(h,a){
const g=new b.Bi(h);for(const u of x){const d=h.get(u);d!==void 0&&g.set(u,a(d))}return g}function v(h){const a=new Set,g=[h];for(let u=g.pop();u!==void 0;u=g.pop())
if(u instanceof b.oS)a.add(u.number);else if(Array.isArray(u))for(const d of u)g.push(d);else if(u instanceof b.Bi)for(const d of u.values())g.push(d);return[...a]}}),
64261:((j,B,S)=>{S.d(B,{h:()=>h});var m=S(78157),M=S(82416),T=S(45599),b=S(9819);const x=4096,L=64,y=1e4,r=new WeakMap;function i(g,u,d){const{data:n,dict:f,sealed:e}=u;
if(n.length<x||e||!(0,T.Eo)(f.get("Filter"),"FlateDecode")||f.has("DecodeParms"))return d();const{memory:c}=g.job,l=r.get(c)??[],w=l.find(_=>_.data.length===n.length&&
Buffer.compare(_.data,n)===0);if(w)return w.names;const P=d();return l.length<L&&(P?.size??0)<y&&r.set(c,[...l,{data:n.slice(),names:P}]),P}var v=S(44082);class h{document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(u){
this.document=u,this.allowance=new b.b9(u)}inContent(u){const{document:d,lists:n}=this,f=d.resolve(d.entry(u,"Contents"));return f instanceof T.Z6?this.namesOf(
f):(0,T.cy)(f)?(n.has(f)?this.allowance.spend(n.get(f)?.size??0):n.set(f,this.inStreams(f)),n.get(f)):new Set}inStreams(u){const d=new Set;for(const n of u){const f=this.
document.resolve(n),e=f instanceof T.Z6?this.namesOf(f):[];if(!e)return;for(const c of e)d.add(c)}return d}borrowed(u,d,n){const f=new Set(n),e=new Set(this.appearancesWithoutResources(
u)),c=l=>{const w=this.drawnBy(d.named(l));for(const P of w??[])e.add(P);return w!==void 0};for(const l of n)if(!c(l))return;for(const l of e){const w=this.contentOf(
l);if(!w)return;for(const P of w.draws)e.add(P);for(const P of w.lacking)if(!f.has(P)&&(f.add(P),!c(P)))return}return f}contentOf(u){const{contents:d}=this,n=d.
get(u);return n?this.allowance.spend(1+n.lacking.size+n.draws.length):d.has(u)||d.set(u,this.readContent(u)),d.get(u)}readContent(u){const d=this.namesOf(u),n=this.
document.dict(u.dict.get("Resources"));if(!d||!n)return d&&{lacking:d,draws:[]};const f=new v.EC(this.document,n),e=new Set,c=[];for(const w of d){const P=f.named(
w);P.length===0&&e.add(w);for(const _ of P)c.push(_)}const l=this.drawnBy(c);return l&&{lacking:e,draws:l}}appearancesWithoutResources(u){const{document:d,appearances:n}=this,
f=d.array(d.entry(u,"Annots"))??[],e=n.get(f);if(e)return this.allowance.spend(e.length),e;const c=[];for(const l of f)for(const w of d.dict(d.dict(l)?.get("AP"))?.
values()??[]){const P=d.resolve(w);for(const _ of(0,T.Zm)(P)?P.values():[P]){const C=d.resolve(_);C instanceof T.Z6&&!this.hasResources(C.dict)&&c.push(C)}}return n.
set(f,c),c}drawnBy(u){const{document:d}=this,n=[];for(const f of u){const e=d.resolve(f),c=d.dict(e),l=d.resolve(c?.get("Subtype"));if(c&&(0,T.Eo)(l,"Type3")&&!this.
hasResources(c))return;if(e instanceof T.Z6){((0,T.Eo)(l,"Form")||d.resolve(e.dict.get("PatternType"))===1)&&n.push(e);continue}const w=d.resolve(d.dict(c?.get(
"SMask"))?.get("G"));w instanceof T.Z6&&n.push(w)}return n}hasResources(u){return this.document.dict(u.get("Resources"))!==void 0}namesOf(u){const{names:d}=this;
if(d.has(u))this.allowance.spend(1+(d.get(u)?.size??0));else{const{document:n}=this,f=()=>{const e=n.decodedPart(u);return e?.whole?a(e.data):void 0};d.set(u,i(
n,u,f))}return d.get(u)}}function a(g){const u=new Set;for(let d=g.indexOf(m.cL);d>=0;d=g.indexOf(m.cL,d)){const n=d+1;d=(0,m.Wd)(g,n,g.length),u.add((0,M.MQ)(g,
n,d))}return u}}),91374:((j,B,S)=>{S.d(B,{QL:()=>L,bf:()=>x,fq:()=>d,hj:()=>u,i4:()=>a,iA:()=>r,pv:()=>g,qU:()=>v,tP:()=>y});var m=S(77581),M=S(45599),T=S(9819),
b=S(70549);function x(e){for(;e.part===""&&e.parent;)e=e.parent;return e}const L="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),y=100;
function*r(e,{from:c=e.array((0,T.Wo)(e,"AcroForm")?.dict.get("Fields")),below:l,visit:w=new T._i(e),depth:P=1/0}={}){const _=[],C=(I=[],K)=>{for(let F=I.length-
1;F>=0;F--)_.push({value:I[F],parent:K})};C(c,l);for(let I=_.pop();I;I=_.pop()){const{value:K,parent:F}=I,W=(0,M.i9)(K)?e.get(K):K;if(!(0,M.Zm)(W)||!w.first(K)||
(F?.depth??0)>=P)continue;const k=e.resolve(W.get("T")),z=e.resolve(W.get("FT")),X=k instanceof M.Mx?(0,m.g7)(k):"",Z={number:(0,M.i9)(K)?K.number:void 0,dict:W,
parent:F,part:X,name:f(F&&F.depth%y!==0?F.name:"",X),type:z instanceof M.SX?z.text:F?.type,depth:(F?.depth??0)+1};yield Z,C(e.array(W.get("Kids")),Z)}}const i=1e3,
v=(0,b.n)(h);async function h(e){const c=[];for(const l of r(e)){c.push(l);const w=e.job.pace.step(i);w&&await w}return c}function a(e){const c=new Set(e.flatMap(
({parent:l,dict:w})=>l&&w.has("T")?[l]:[]));return e.filter(l=>(l.dict.has("T")||!l.parent)&&!c.has(l))}function g(e,c){const l=e.resolve(u(e,c,"FT"));return l instanceof
M.SX?l.text:void 0}function u(e,c,l){for(const w of n(e,c)){const P=w.get(l);if(P!==void 0)return P}}function d(e,c){let l="";for(const w of n(e,c)){const P=e.resolve(
w.get("T"));P instanceof M.Mx&&(l=f((0,m.g7)(P),l))}return l}function*n(e,c){let l=c;for(let w=0;l&&w<y;w++)yield l,l=e.dict(l.get("Parent"))}const f=(e,c)=>e===
""||c===""?e+c:`${e}.${c}`}),83137:((j,B,S)=>{S.d(B,{I:()=>x});var m=S(45599),M=S(9819),T=S(91374),b=S(43791);class x{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;constructor(y){
this.removal=y,this.document=y.document}losing(y){if(!(0,m.Eo)(y.get("Subtype"),"Widget")||(this.pruned=!0,y.has("T")&&!y.has("Kids")&&this.removedFields++,(0,T.
pv)(this.document,y)!=="Sig"))return;this.signatureRemoved=!0;const r=(0,T.hj)(this.document,y,"V");(0,m.i9)(r)&&this.signatures.add(r.number)}keepsAsField(y,r){
if(!this.document.array(r.get("Kids")))return!1;this.document.edit(y);for(const i of[...r.keys()])!T.QL.includes(i)&&i!=="Kids"&&i!=="AA"&&r.delete(i);return this.
touch(y),!0}touch(y){this.open.add(y),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const r of this.open)this.open.delete(r),this.pruneField(r);if(!this.
pruned)return;this.pruned=!1;const y=(0,M.Wo)(this.document,"AcroForm");y&&(this.filter(y.holder,y.dict,"Fields"),this.filter(y.holder,y.dict,"CO"),this.signatureRemoved&&
this.dropSignatures(y.holder,y.dict),!(this.document.array(y.dict.get("Fields"))?.length!==0||y.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){
const y=(0,M.Wo)(this.document,"AcroForm");y?.dict.has("XFA")&&(this.document.edit(y.holder),y.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRende\
ring"),this.removedXfa=!0)}pruneField(y){const r=this.document.dict(new m.oS(y)),i=this.document.array(r?.get("Kids"));if(!r||!i)return;const v=i.filter(a=>!this.
removal.isGone(a));if(v.length===i.length)return;if(this.document.edit(y),v.length>0||(0,m.Eo)(r.get("Subtype"),"Widget")){r.set("Kids",v);return}const h=r.get(
"Parent");this.removal.remove(y),this.removedFields++,(0,m.i9)(h)&&this.open.add(h.number)}filter(y,r,i){const v=this.document.array(r.get(i)),h=v?.filter(a=>!this.
removal.isGone(a));!v||!h||h.length===v.length||(this.document.edit(y),h.length>0||i==="Fields"?r.set(i,h):r.delete(i))}dropSignatures(y,r){const i=(0,M.Wo)(this.
document,"Perms");for(const[a,g]of i?[...i.dict]:[])!(0,m.i9)(g)||!this.signatures.has(g.number)||(this.document.edit(i.holder),i.dict.delete(a));i?.dict.size===
0&&this.document.editCatalog().delete("Perms");const v=[...(0,T.iA)(this.document)].filter(({type:a})=>a==="Sig");v.some(({dict:a})=>(0,m.Zm)(this.document.resolve(
(0,T.hj)(this.document,a,"V"))))||(0,b.H)(this.document),!(!r.has("SigFlags")||v.length>0)&&(this.document.edit(y),r.delete("SigFlags"))}}}),3466:((j,B,S)=>{S.d(
B,{R:()=>r});var m=S(21996),M=S(90536),T=S(77581),b=S(45599),x=S(19557),L=S(91374);const y=4e3;class r{document;holders;names;constructor(a,g,u){this.document=a,
this.holders=g,this.names=u}static async of(a){if(!a.catalog.has("AcroForm"))return;const g=await(0,m.zx)(a,["Hide","ResetForm","SubmitForm"]),u=[...new Set(Object.
values(g).flat())].filter(n=>i(a,n).length>0);if(u.length===0)return;const d=new Set(u.flatMap(n=>i(a,n)));return new r(a,u,await v(a,d))}async gone(){const a=await v(
this.document,this.names);return new Set([...this.names].filter(g=>!a.has(g)))}}function i(h,a){const g=[];return(0,M.C)(h.get(a),u=>{const d=h.resolve(u.get("S")),
n=d instanceof b.SX?x.fP.get(d.text):void 0,f=n===void 0?void 0:h.resolve(u.get(n));for(const e of Array.isArray(f)?f:[f??null]){const c=h.resolve(e);c instanceof
b.Mx&&c.bytes.length<=y&&g.push((0,T.g7)(c))}}),g}async function v(h,a){const g=new Set([...a].map(({length:d})=>d)),u=new Set;for(const{name:d}of await(0,L.qU)(
h))g.has(d.length)&&a.has(d)&&u.add(d);return u}}),43791:((j,B,S)=>{S.d(B,{H:()=>M});var m=S(45599);function M(T){const{catalog:b}=T;if(!b.has("DSS")&&!b.has("E\
xtensions"))return;const x=T.dict(b.get("Extensions"));if(!b.has("DSS")&&!x?.has("ESIC")||(T.edit(T.catalogNumber),b.delete("DSS"),!x?.has("ESIC")))return;const L=new m.
Bi([...x].filter(([y])=>y!=="ESIC"));L.size>0?b.set("Extensions",L):b.delete("Extensions")}}),76862:((j,B,S)=>{S.d(B,{a:()=>b,s:()=>T});var m=S(45599),M=S(9819);
function T(y){const r=(0,M.Wo)(y,"OCProperties"),i=y.array(r?.dict.get("OCGs"));if(!r||!i||i.length===0)return;const v=y.catalog.get("OCProperties"),h=y.editCatalog();
return h.delete("OCProperties"),a=>{const g=new Set(i.flatMap(u=>(0,m.i9)(u)&&a[u.number]!==1?[u.number]:[]));g.size===0?h.set("OCProperties",v):g.size<i.length&&
h.set("OCProperties",new L(y,g).without(r.dict,x))}}function b(y,r){const i=(0,M.Wo)(y,"OCProperties"),v=y.array(i?.dict.get("OCGs"))??[];if(!i||r.size===0)return;
const h=y.editCatalog();v.every(a=>(0,m.i9)(a)&&r.has(a.number))?h.delete("OCProperties"):h.set("OCProperties",new L(y,r).without(i.dict,x))}const x=32;class L{document;gone;allowance;constructor(r,i){
this.document=r,this.gone=i,this.allowance=new M.b9(r)}without(r,i){if(this.allowance.spend(1),(0,m.i9)(r)&&this.isGroup(r))return r;const v=this.document.resolve(
r);return Array.isArray(v)?i===0?[]:this.items(v,i):v instanceof m.Bi?new m.Bi(i===0?[]:[...v].map(([h,a])=>[h,this.without(a,i-1)])):r}items(r,i){const v=[];let h=!1;
for(const a of r){if(this.isGone(a)){h=!0;continue}const g=this.without(a,i-1),u=Array.isArray(g),d=u&&g.every(n=>n instanceof m.Mx)&&this.document.array(a).length>
g.length;if(u&&h)for(const n of d?[]:g)v.push(n);else d||v.push(g);h=!1}return v}isGone(r){return(0,m.i9)(r)&&this.gone.has(r.number)}isGroup(r){return this.gone.
has(r.number)||(0,m.Eo)(this.document.dict(r)?.get("Type"),"OCG")}}}),15141:((j,B,S)=>{S.d(B,{X:()=>x});var m=S(45599),M=S(9819);class T{chain;known=new Map;constructor(y){
this.chain=y}of(y){return this.known.has(y)||this.explore(y),this.known.get(y)}explore(y){const{chain:r,known:i}=this,v=new Map,h=[],a=[],g=u=>{r.spend(1);const d={
action:u,next:r.next(u),at:0,index:v.size,low:v.size,place:h.length};v.set(u,d),h.push(d),a.push(d)};g(y);for(let u=a.at(-1);u;u=a.at(-1)){if(u.at<u.next.length){
const e=r.dead(u.next[u.at++]);if(!e||i.has(e))continue;const c=v.get(e);c?u.low=Math.min(u.low,c.index):g(e);continue}a.pop();const d=a.at(-1);if(d&&(d.low=Math.
min(d.low,u.low)),u.low<u.index)continue;const n=h.splice(u.place),f=this.collect(n);for(const{action:e}of n)i.set(e,f)}}collect(y){const r=new Set;for(const{next:v}of y)
for(const h of v){const a=this.chain.dead(h),g=a?this.known.get(a):[h];g&&g.length>0&&r.add(g)}if(r.size<2)return[...r][0]??[];const i=new Map;for(const v of r){
this.chain.spend(v.length);for(const h of v)i.set((0,m.i9)(h)?`${h.number}`:h,h)}return[...i.values()]}}var b=S(12207);class x{document;rules;settled=new Set;chain;successors;constructor(y,r){
this.document=y,this.rules=r,this.chain={next:i=>(0,b.ji)(y,i.get("Next")).filter(v=>!r.isGone(v)),dead:i=>this.deadAction(i),spend:new M.b9(y).spend},this.successors=
new T(this.chain)}refresh(){this.settled.clear(),this.successors=new T(this.chain)}pruneActions(y,r){for(const i of[...r.keys()])this.pruneAction(y,r,i)}pruneAdditional(y,r,i="\
AA"){const v=r.get(i),h=this.document.dict(v);h&&(this.pruneActions((0,M.Kd)(v,y),h),!(h.size>0)&&(this.document.edit(y),r.delete(i)))}pruneAction(y,r,i){const v=r.
get(i);if(v===void 0)return!1;const[h,...a]=this.living([v]);if(h===void 0)return this.document.edit(y),r.delete(i),!0;h!==v&&(this.document.edit(y),r.set(i,h));
const g=this.document.dict(h);if(!g)return!1;const u=(0,b.ji)(this.document,g.get("Next")),d=a.filter(n=>!u.includes(n));return d.length>0&&(this.document.edit(
(0,M.Kd)(h,y)),g.set("Next",[...u,...d])),this.pruneChain(h,y),!1}pruneChain(y,r){const i=[[y,(0,M.Kd)(y,r)]];for(let v=i.pop();v;v=i.pop()){const[h,a]=v,g=this.
document.dict(h);if(!g||(0,m.i9)(h)&&this.settled.has(h.number)||((0,m.i9)(h)&&this.settled.add(h.number),this.rules.staying?.(a,g),!g.has("Next")))continue;const u=(0,b.
ji)(this.document,g.get("Next")),d=this.living(u);(d.length!==u.length||d.some((n,f)=>n!==u[f]))&&(this.document.edit(a),d.length===0?g.delete("Next"):g.set("Ne\
xt",d.length===1?d[0]:[...d]));for(const n of d)i.push([n,(0,M.Kd)(n,a)])}}living(y){const r=[],i=new Set;for(const v of y){if(this.rules.isGone(v))continue;const h=this.
deadAction(v);if(!h){r.push(v);continue}const a=this.successors.of(h);if(!i.has(a)){i.add(a);for(const g of a)r.push(g)}}return r}deadAction(y){const r=this.document.
dict(y);return r&&this.rules.isDead(r)?r:void 0}}}),19557:((j,B,S)=>{S.d(B,{Hx:()=>T,ao:()=>M,fP:()=>m});const m=new Map([["Hide","T"],["ResetForm","Fields"],["\
SubmitForm","Fields"]]),M=new Set(["ResetForm","SubmitForm"]),T=1}),33546:((j,B,S)=>{S.d(B,{FB:()=>x,Hr:()=>y,Zh:()=>r,k$:()=>L,qm:()=>i});var m=S(93604),M=S(45599),
T=S(81077);const b={first:0,style:"D",prefix:void 0,start:1};async function x(d){const n=d.catalog.get("PageLabels");if(!d.dict(n))return;const f=(await(0,T.Zc)(
d,n,"Nums")).map(([e,c])=>({first:Number(e),label:d.dict(c)})).filter(({first:e})=>Number.isInteger(e)&&e>=0).sort((e,c)=>e.first-c.first).filter(({first:e},c,l)=>l[c+
1]?.first!==e).map(({first:e,label:c})=>({first:e,...v(d,c)}));return f[0]?.first===0?f:[b,...f]}function L(d,n){const f=d.editCatalog();if(n.length===0){f.delete(
"PageLabels");return}const e=n[0].first===0?n:[b,...n],c=u(d),l=e.map(({first:w,start:P,..._})=>[w,g({..._,number:P},c)]);f.set("PageLabels",d.add((0,T.H6)(d,l,
"Nums")))}async function y(d){const n=await x(d);if(!n)return;const f=n.map(({first:e})=>e);return e=>{const c=n[(0,m.M)(f,e)-1];return{...c,number:c.start+e-c.
first}}}function r(d,n){const f=[],e=u(d);let c,l=0;for(const w of n)(!c||!h(c,w))&&f.push([l,g(w,e)]),c=w,l++;return(0,T.H6)(d,f,"Nums")}async function i(d,n){
const f=await y(d);if(!f)return;const e=r(d,Array.from(n,c=>f(c-1)));d.editCatalog().set("PageLabels",d.add(e))}function v(d,n){const f=d.resolve(n?.get("S")),e=d.
resolve(n?.get("P")),c=d.resolve(n?.get("St"));return{style:f instanceof M.SX?f.text:void 0,prefix:e instanceof M.Mx&&e.bytes.length>0?e:void 0,start:typeof c==
"number"&&Number.isInteger(c)&&c>=1?c:1}}function h(d,n){return d.style!==n.style||n.style!==void 0&&n.number!==d.number+1?!1:d.prefix===n.prefix?!0:!!d.prefix&&
!!n.prefix&&Buffer.compare(d.prefix.bytes,n.prefix.bytes)===0}const a=100;function g({style:d,prefix:n,number:f},e){return(0,M.jd)({S:d===void 0?void 0:(0,M.UU)(
d),P:n&&n.bytes.length>a?e(n):n,St:d===void 0||f===1?void 0:f})}function u(d){const n=new Map;return f=>{let e=n.get(f);return e||n.set(f,e=d.add(f)),e}}}),37081:((j,B,S)=>{
S.d(B,{O:()=>T});var m=S(45599),M=S(9819);async function T(x,L,y=1/0){const r=new M._i(x),i=(0,M.Wo)(x,"Outlines"),v=[{value:i&&b(x,i.holder,i.dict,"First"),level:1}];
for(let h=v.pop();h;h=v.pop()){const{value:a,level:g}=h;if(a===void 0||!r.first(a)||!L(a,g)||!(0,m.i9)(a))continue;const u=n=>{const f=x.entry(a.number,n);return f instanceof
m.Bi?b(x,a.number,x.get(a.number),n):f};v.push({value:u("Next"),level:g}),g<y&&v.push({value:u("First"),level:g+1});const d=x.job.pace.step(300);d&&await d}}function b(x,L,y,r){
const i=y.get(r);if(!(i instanceof m.Bi))return i;const v=x.add(i);return r==="Next"&&i.set("Prev",new m.oS(L)),x.edit(L),y.set(r,v),v}}),60502:((j,B,S)=>{S.d(B,
{Q:()=>x,_:()=>b});var m=S(45599),M=S(9819),T=S(37081);class b{removal;destinations;document;dead=new Set;repaired=new Set;allowance;isMended=!1;keepsTitles=!1;constructor(r,i){
this.removal=r,this.destinations=i,this.document=r.document,this.allowance=new M.b9(this.document)}get removedItems(){return this.dead.size}drop(r){this.dead.add(
r)}touch(r,i){this.removal.isGone(i.get("SE"))&&(this.document.edit(r),i.delete("SE")),this.destinations.pruneTargets(r,i)&&!this.keepsTitles&&this.dead.add(r)}async touchAll(){
await(0,T.O)(this.document,r=>{const i=(0,m.i9)(r)?this.document.dict(r):void 0;return i&&this.touch(r.number,i),i!==void 0})}async flush(){for(const i of this.
dead){const v=this.document.dict(new m.oS(i));v&&await this.unlink(i,v);const h=this.document.job.pace.step(1e3);h&&await h}const r=(0,M.Wo)(this.document,"Outl\
ines");!r||this.dead.size===0||this.document.dict(r.dict.get("First"))||this.document.editCatalog().delete("Outlines")}async unlink(r,i){this.parentOf(r,i)||await this.
mendParents();const v=this.parentOf(r,i);if(v){const{item:h,ref:a}=v,g=this.kidsOf(i);this.splice(i,g,a,h);const u=g.reduce((d,n)=>d+1+Math.max(0,L(this.document,
n.item)),0);this.recount(a,L(this.document,i)>0?-1:u-1),!h.has("First")&&h.has("Title")&&!h.has("Dest")&&!h.has("A")&&this.dead.add(a.number)}this.removal.remove(
r)}parentOf(r,i){const v=this.itemAt(i.get("Parent"));return v&&this.isLinked(r,i,v.ref.number,v.item)?v:void 0}async mendParents(){const{document:r}=this,i=(0,M.
Wo)(r,"Outlines");if(this.isMended||!i)return;this.isMended=!0,this.repaired.clear();let v=r.catalog.get("Outlines");(0,m.i9)(v)||r.editCatalog().set("Outlines",
v=r.add(i.dict));const h=this.visit(),a=[{item:i.dict,ref:v}];for(let g=a.pop();g;g=a.pop()){if(!h.first(g.ref))continue;for(const d of this.kidsOf(g.item)){const n=d.
item.get("Parent");(!(0,m.i9)(n)||n.number!==g.ref.number)&&this.link(d,"Parent",g),a.push(d)}const u=r.job.pace.step(1e3);u&&await u}}splice(r,i,v,h){const a=this.
itemAt(r.get("Prev")),g=this.itemAt(r.get("Next")),[u,d]=[i[0],i.at(-1)];a?this.link(a,"Next",u??g):this.link({item:h,ref:v},"First",u??g),g?this.link(g,"Prev",
d??a):this.link({item:h,ref:v},"Last",d??a);for(const[n,f]of i.entries())this.link(f,"Parent",{item:h,ref:v}),this.link(f,"Prev",i[n-1]??a),this.link(f,"Next",i[n+
1]??g)}recount(r,i){const v=this.visit();let h=r;for(let a=this.document.dict(h);i!==0&&a&&(0,m.i9)(h)&&v.first(h);a=this.document.dict(h)){const g=L(this.document,
a);if(g===0)return;this.document.edit(h);const u=Math.abs(g)+i;if(u>0&&a.has("First")?a.set("Count",Math.sign(g)*u):a.delete("Count"),g<0)return;h=a.get("Parent")}}isLinked(r,i,v,h){
const a=()=>{const u=this.itemAt(i.get("Prev")),d=u?u.item.get("Next"):h.get("First");return(0,m.i9)(d)&&d.number===r};if(a())return!0;if(this.repaired.has(v))return!1;
this.repaired.add(v);let g;for(const u of this.kidsOf(h)){const d=u.item.get("Prev");((0,m.i9)(d)?d.number:void 0)!==g?.ref.number&&this.link(u,"Prev",g),g=u}return a()}visit(){
return new M._i(this.document,this.allowance)}kidsOf(r){const i=[],v=this.visit();for(let h=this.itemAt(r.get("First"));h&&v.first(h.ref);h=this.itemAt(h.item.get(
"Next")))i.push(h);return i}itemAt(r){const i=this.document.dict(r);return i&&(0,m.i9)(r)?{item:i,ref:r}:void 0}link(r,i,v){this.document.edit(r.ref),v?r.item.set(
i,v.ref):r.item.delete(i)}}function x(y){return y.has("Title")&&y.has("Parent")&&!y.has("S")&&!y.has("Subtype")&&!y.has("FT")}function L(y,r){const i=y.resolve(
r.get("Count"));return typeof i=="number"?i:0}}),2878:((j,B,S)=>{S.d(B,{m:()=>M});var m=S(9819);function M(T){const b=(0,m.Wo)(T,"ViewerPreferences");b?.dict.has(
"PrintPageRange")&&(T.edit(b.holder),b.dict.delete("PrintPageRange"),b.dict.size===0&&T.editCatalog().delete("ViewerPreferences"))}}),12207:((j,B,S)=>{S.d(B,{Ht:()=>i,
hN:()=>x,jS:()=>b,ji:()=>L});var m=S(45599),M=S(81077),T=S(45657);async function b(v){const{catalog:h}=v,a=await(0,M.Zc)(v,v.dict(h.get("Names"))?.get("Dests"),
"Names");return{names:new Map(v.dict(h.get("Dests"))),strings:new Map(a.map(([g,u])=>[(0,M.Pu)(g),u]))}}function x({pages:v},h){const a=(0,m.i9)(h)?v.indexOf(h.
number):h;return typeof a=="number"&&Number.isInteger(a)&&a>=0&&a<v.count?a:void 0}function L(v,h){return h==null?[]:v.array(h)??[h]}const y=8,r=50;class i{document;named;constructor(h,a){
this.document=h,this.named=a}static async of(h){return new i(h,await b(h))}pageOf(h){return this.pageOfDestination(h.get("Dest"))??this.pageOfAction(h.get("A"))}pageOfDestination(h,a=y){
const{document:g}=this,u=g.resolve(h),d=g.array(u);if(d)return x(g,d[0]);if(a===0)return;const n=g.dict(u);return n?this.pageOfDestination(n.get("D"),a-1):this.
pageOfDestination(this.namedBy(u),a-1)}namedBy(h){const{names:a,strings:g}=this.named;if(h instanceof m.SX)return a.get(h.text)??g.get(h.text);if(!(h instanceof
m.Mx))return;const u=(0,M.Pu)(h);return g.get(u)??a.get(u)}pageOfAction(h){const{document:a}=this,g=h===void 0?[]:[h];for(let u=0;g.length>0&&u<r;u++){const d=a.
dict(g.shift());if(!d)continue;const f=(0,m.Eo)(a.resolve(d.get("S")),"GoTo")?this.pageOfDestination(d.get("D")):void 0;if(f!==void 0)return f;(0,T.RZ)(g,L(a,d.
get("Next")).slice(0,r))}}}}),94399:((j,B,S)=>{S.d(B,{N:()=>T});var m=S(45599),M=S(9819);function T(b){const x=b.catalog.get("DPartRoot");if(x===void 0)return;const L=new M.
J7(b),y=new M._i(b),r=[x];for(let i=r.pop();i!==void 0;i=r.pop()){const v=b.dict(i),h=b.array(i);if(!(!y.first(i)||!(v??h))){for(const a of h??[])r.push(a);for(const a of[
"DPartRootNode","DParts"]){const g=v?.get(a);g!==void 0&&r.push(g)}(0,m.i9)(i)&&L.remove(i.number)}}b.editCatalog().delete("DPartRoot")}}),9731:((j,B,S)=>{S.d(B,
{U:()=>h});var m=S(33973),M=S(45599),T=S(44082),b=S(64261),x=S(9819);const L=["XObject","Pattern","Shading","Properties"];async function y(a){const g=(0,x.Wo)(a,
"AcroForm"),u=g?.dict.get("DR"),d=a.dict(u);if(!g||u===void 0||!d||!L.some(e=>d.has(e)))return;const n=await r(a,d);if(!n)return;const f=e=>new M.Bi([...d].flatMap(
([c,l])=>{const w=L.includes(c)?a.dict(l):void 0;if(!w)return[[c,l]];const P=[...w].filter(([_,C])=>!(0,M.i9)(C)||n.has(_)||e(C.number));return P.length===w.size?
[[c,l]]:P.length>0?[[c,new M.Bi(P)]]:[]}));return a.edit(g.holder),g.dict.set("DR",f(()=>!1)),e=>g.dict.set("DR",f(c=>e[c]===1))}async function r(a,g){const u=new b.
h(a),d=new Set,n=new T.EC(a,g);for(const f of a.pages.numbers){const e=a.job.pace.step(1e3);if(e&&await e,a.entry(f,"Annots")===void 0)continue;const c=u.borrowed(
f,n,i);if(!c)return;for(const l of c)d.add(l)}return d}const i=new Set;var v=S(76862);async function h({removal:{document:a},structure:g}){const u=await y(a),d=(0,v.
s)(a),n=g.types.take();if(!u&&!d&&!n)return;const{live:f}=await(0,m.Gy)(a);u?.(f),d?.(f),await n?.(f)}}),17671:((j,B,S)=>{S.d(B,{zg:()=>st,Hi:()=>et,E2:()=>Pt,Pv:()=>q,
Wi:()=>it,lh:()=>vt});var m=S(45599),M=S(9819);class T{removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;constructor(s,t){
this.removal=s,this.destinations=t,this.document=s.document}touch(s,t){if(!this.prune(s,t))return;const o=this.pageOf(s,t);if(this.forget(t),this.removal.remove(
s),o===void 0){this.removal.chase(s);return}let p=this.pages.get(o);p||this.pages.set(o,p=new Set),p.add(s)}touchPage(s){const t=this.document.entry(s,"Annots"),
o=this.document.array(t);if(!o||(0,m.i9)(t)&&this.touched.has(t.number))return;(0,m.i9)(t)&&this.touched.add(t.number);const p=o.filter(E=>{if(this.removal.isGone(
E))return!1;const D=this.document.dict(E),A=(0,M.Kd)(E,(0,M.Kd)(t,s));return!D||!this.prune(A,D)?!0:(this.forget(D),(0,m.i9)(E)&&this.removal.remove(E.number),!1)});
p.length<o.length&&this.setAnnots(s,t,p)}async flush(){const s=new Map;for(const[t,o]of this.pages){const p=this.document.entry(t,"Annots"),E=((0,m.i9)(p)?s.get(
p.number):void 0)??this.dropGone(t,p);(0,m.i9)(p)&&s.set(p.number,E);for(const A of o)E.has(A)||this.removal.chase(A);const D=this.document.job.pace.step(1e3);D&&
await D}this.pages.clear()}dropGone(s,t){const o=this.document.array(t)??[],p=o.filter(E=>!this.removal.isGone(E));return p.length<o.length&&this.setAnnots(s,t,
p),new Set(o.map(E=>(0,m.i9)(E)?E.number:-1))}prune(s,t){if(this.destinations.pruneTargets(s,t)&&(0,m.Eo)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;
for(const o of["P","Popup","IRT"])this.removal.isGone(t.get(o))&&(this.document.edit(s),t.delete(o),o==="IRT"&&t.delete("RT"));return(0,m.Eo)(t.get("Subtype"),"\
Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(s,t){const{pages:o}=this.document,p=t.get("P");if((0,m.i9)(p)&&o.indexOf(p.number)>=0)return p.number;const E=this.
via[s]??0;return[E,this.via[E]??0].find(D=>o.indexOf(D)>=0)}forget(s){const t=this.document.resolve(s.get("StructParent"));typeof t=="number"&&this.structKeys.add(
t)}setAnnots(s,t,o){(0,m.i9)(t)&&this.document.put(t,o),o.length===0?this.document.patch(s,{Annots:void 0}):(0,m.i9)(t)||this.document.patch(s,{Annots:o})}}function b(O){
return O.has("Rect")&&O.has("Subtype")}var x=S(64580),L=S(83363),y=S(39684),r=S(91374);const i=["Parent","StructParents","B","DPart","PieceInfo","Annots"],v=["T\
ype","Kids","Count"];class h{document;allowance;fields;constructor(s){this.document=s,this.allowance=new M.b9(s)}copyPage(s){const{document:t}=this,o=t.pages.number(
s),p=t.pages.attribute(s,"Resources");(0,m.Zm)(p)&&t.patch(o,{Resources:t.add(p)});const E=t.dict(new m.oS(o))??new m.Bi,D=new m.Bi([["Type",new m.SX("Page")]]);
for(const[N,U]of E)!i.includes(N)&&!v.includes(N)&&D.set(N,this.clone(U));for(const N of L.i){const U=t.pages.attribute(s,N);U!==void 0&&!D.has(N)&&D.set(N,this.
clone(U))}const A=t.add(D),R=t.array(E.get("Annots"));return R&&R.length>0&&D.set("Annots",this.copyAnnotations(R,A)),A.number}clone(s){return(0,x.F)(s,this.allowance.
spend)}copyAnnotations(s,t){const{document:o}=this,p=new Map,E=[],D=[];for(const A of s){const R=o.dict(A);if(!R||(0,m.i9)(A)&&p.has(A.number))continue;const N=(0,m.
Eo)(R.get("Subtype"),"Widget"),U=N&&(0,r.pv)(o,R)==="Sig";if(U&&!(a(o,R)&&(0,y.K)(o,R)))continue;const G=this.clone(N&&!U&&(0,m.i9)(A)?this.asKid(A):R);if(U&&(0,y.
x)(o,G),G.delete("StructParent"),G.set("P",t),E.push(G),!(0,m.i9)(A)){D.push(G);continue}const H=o.add(G);p.set(A.number,H),D.push(H),N&&!U&&this.addKid(G,H)}for(const A of E)
g(A,p);return D}asKid(s){const{document:t}=this,o=t.dict(s);if(!o.has("T")&&!o.has("FT")){const R=o.has("Parent")?void 0:this.fieldOf(s.number);return R?(t.edit(
s),o.set("Parent",R)):o}t.edit(s);const p=new m.Bi;for(const R of r.QL){const N=o.get(R);N!==void 0&&(p.set(R,N),o.delete(R))}this.divideActions(o,p),p.set("Kid\
s",[s]);const E=t.add(p),D=p.get("Parent");o.set("Parent",E),(0,m.i9)(D)&&u(t,D.number,t.dict(D),"Kids",s,E);const A=(0,M.Wo)(t,"AcroForm");for(const R of["Fiel\
ds","CO"])A&&u(t,A.holder,A.dict,R,s,E);return o}fieldOf(s){return this.fields??=new Map([...(0,r.iA)(this.document)].flatMap(({number:t,parent:o})=>t===void 0||
o?.number===void 0?[]:[[t,new m.oS(o.number)]])),this.fields.get(s)}divideActions(s,t){const o=this.document.dict(s.get("AA"));if(!o)return;const[p,E]=[new m.Bi,
new m.Bi];for(const[D,A]of o)(["K","F","V","C"].includes(D)?p:E).set(D,A);p.size>0&&t.set("AA",p),E.size>0?s.set("AA",E):s.delete("AA")}addKid(s,t){const o=s.get(
"Parent"),p=this.document.dict(o);if(!(0,m.i9)(o)||!p)return;this.document.edit(o);const E=this.document.array(p.get("Kids"));E&&!(0,m.i9)(p.get("Kids"))?E.push(
t):p.set("Kids",[...E??[],t])}}const a=(O,s)=>(0,m.Zm)(O.resolve((0,r.hj)(O,s,"V")));function g(O,s){const t=(0,m.Eo)(O.get("Subtype"),"Popup")?["Parent"]:["Pop\
up","IRT"];for(const o of t){const p=O.get(o);if(!(0,m.i9)(p))continue;const E=s.get(p.number);E?O.set(o,E):O.delete(o)}}function u(O,s,t,o,p,E){const D=O.array(
t?.get(o));!t||!D?.some(A=>(0,m.i9)(A)&&A.number===p.number)||(O.edit(s),t.set(o,D.map(A=>(0,m.i9)(A)&&A.number===p.number?E:A)))}var d=S(77581),n=S(81077),f=S(
15141),e=S(19557);class c{removal;document;deadNames=new Set;deadStrings=new Set;goneFields=new Set;removedNames=0;lists=new Map;chains;constructor(s){this.removal=
s,this.document=s.document,this.chains=new f.X(this.document,{isDead:t=>this.isDeadAction(t),isGone:t=>s.isGone(t),staying:(t,o)=>this.pruneTarget(t,o)})}isDead(s){
if(s==null)return!1;if(this.removal.isGone(s))return!0;const t=this.document.resolve(s);if(t instanceof m.SX)return this.deadNames.has(t.text);if(t instanceof m.
Mx)return this.deadStrings.has((0,n.Pu)(t));if((0,m.cy)(t))return this.removal.isGone(t[0]);if(!(0,m.Zm)(t))return!1;const o=t.get("D");return this.removal.isGone(
o)||this.removal.isGone(this.document.array(o)?.[0])}refresh(){this.lists.clear(),this.chains.refresh()}async pruneNames(){const s=(0,M.Wo)(this.document,"Dests"),
[t,o,p]=[new Set,new Set,new Set];for(const[D,A]of s?[...s.dict]:[])this.isDead(A)&&(this.document.edit(s.holder),s.dict.delete(D),t.add(D),(0,m.i9)(A)&&this.removal.
remove(A.number));s?.dict.size===0&&this.document.editCatalog().delete("Dests");const E=(0,M.Wo)(this.document,"Names");if(E){await this.pruneNameTree(E,"Dests",
(D,A)=>this.isDead(A)?(o.add(D),(0,m.i9)(A)&&this.removal.remove(A.number),!0):(t.has(D)&&p.add(D),!1));for(const D of["Pages","Templates"])await this.pruneNameTree(
E,D,(A,R)=>this.removal.isGone(R))}this.removedNames+=t.size+o.size;for(const D of t)this.deadNames.add(D),p.has(D)||this.deadStrings.add(D);for(const D of o)this.
deadStrings.add(D),s?.dict.has(D)||this.deadNames.add(D)}pruneTargets(s,t){let o=!1;return this.isDead(t.get("Dest"))&&(this.document.edit(s),t.delete("Dest"),o=
!0),this.chains.pruneAction(s,t,"A")&&(o=!0),this.chains.pruneAdditional(s,t),o&&!t.has("Dest")&&!t.has("A")}pruneActions(s,t){this.chains.pruneActions(s,t)}pruneOpenAction(){
const{catalog:s,catalogNumber:t}=this.document,o=s.get("OpenAction");(0,m.Zm)(this.document.resolve(o))?this.chains.pruneAction(t,s,"OpenAction"):this.isDead(o)&&
(this.document.edit(t),s.delete("OpenAction"))}isDeadAction(s){const t=s.get("S");if((0,m.Eo)(t,"GoTo"))return this.isDead(s.get("D"));if((0,m.Eo)(t,"Hide")){const o=s.
get("T");return this.isGone(o)||this.leftOf(o)?.length===0}return t instanceof m.SX&&e.ao.has(t.text)?this.leftOf(s.get("Fields"))?.length===0&&!l(this.document.
resolve(s.get("Flags"))):(0,m.Eo)(t,"Thread")&&!s.has("F")&&this.removal.isGone(s.get("D"))}pruneChain(s,t){this.chains.pruneChain(s,t)}pruneTarget(s,t){this.isDead(
t.get("SD"))&&(this.document.edit(s),t.delete("SD")),this.pruneLists(s,t)}isGone(s){if(this.removal.isGone(s))return!0;if(this.goneFields.size===0)return!1;const t=this.
document.resolve(s);return t instanceof m.Mx&&this.goneFields.has((0,d.g7)(t))}pruneLists(s,t){if(!this.isDeadAction(t))for(const o of["T","Fields"]){const p=t.
get(o),E=this.leftOf(p);if(!(!E||E===this.document.array(p))){if((0,m.i9)(p)){this.document.put(p,E);continue}this.document.edit(s),t.set(o,E)}}}leftOf(s){const t=this.
document.array(s);if(!t||t.length===0)return;const o=(0,m.i9)(s)?this.lists.get(s.number):void 0;if(o)return o;const p=t.filter(D=>!this.isGone(D)),E=p.length===
t.length?t:p;return(0,m.i9)(s)&&this.lists.set(s.number,E),E}async pruneNameTree(s,t,o){const p=s.dict.get(t);if(p===void 0)return;const E=(0,M.Kd)(p,s.holder);
await(0,n.BX)(this.document,p,E,"Names",(A,R)=>o((0,n.Pu)(A),R))&&(this.document.edit(s.holder),s.dict.delete(t))}}const l=O=>typeof O=="number"&&(O&e.Hx)!==0;var w=S(
94399),P=S(83137),_=S(3466),C=S(9731),I=S(33546),K=S(60502),F=S(2878),W=S(78021);class k{removal;document;threads;constructor(s){this.removal=s,this.document=s.
document}touch(s,t){if(!this.removal.isGone(t.get("P")))return;const[o,p]=[t.get("N"),t.get("V")],[E,D]=[this.document.dict(o),this.document.dict(p)],A=this.threadStartingAt(
s);if(this.threads.delete(s),this.removal.remove(s),!(0,m.i9)(o)||o.number===s||!E){A&&this.removal.remove(A.number);return}D&&(0,m.i9)(p)&&(this.document.edit(
p),D.set("N",o),this.document.edit(o),E.set("V",p)),A&&(this.document.edit(A).set("F",o),this.document.edit(o),E.set("T",A),this.threads.set(o.number,A))}threadStartingAt(s){
if(!this.threads){this.threads=new Map;for(const t of this.document.array(this.document.catalog.get("Threads"))??[]){const o=this.document.dict(t)?.get("F");(0,m.
i9)(t)&&(0,m.i9)(o)&&this.threads.set(o.number,t)}}return this.threads.get(s)}flush(){const{catalog:s,catalogNumber:t}=this.document,o=s.get("Threads"),p=this.document.
array(o),E=p?.filter(D=>{const A=this.document.dict(D);return A?this.document.dict(A.get("F"))!==void 0:!this.removal.isGone(D)});!p||!E||E.length===p.length||(this.
document.edit(t),E.length>0?s.set("Threads",E):s.delete("Threads"))}}function z(O){return(0,m.i9)(O.get("N"))&&(0,m.i9)(O.get("V"))&&(O.has("R")||O.has("P"))&&!O.
has("S")}function X(O,s){const{removal:t}=O,{document:o}=t,p=o.get(s);(0,m.cy)(p)?Z(t,s,p):(0,m.Zm)(p)&&$(O,o,s,p)}function Z(O,s,t){O.isGone(t[0])&&t[1]instanceof
m.SX&&O.remove(s),O.chase(s)}function $(O,s,t,o){const{annotations:p,destinations:E,outlines:D,removal:A,structure:R,threads:N}=O;t===s.catalogNumber?Q(O,o):(0,m.
Eo)(o.get("Type"),"Page")||s.pages.indexOf(t)>=0?(E.pruneTargets(t,o),p.touchPage(t),at(A,t,o)):(0,K.Q)(o)?D.touch(t,o):(0,W.Uc)(o)?R.touch(t):(0,W.FH)(o)?(A.remove(
t),A.chase(t)):z(o)?N.touch(t,o):V(O,s,t,o)}function V(O,s,t,o){const{annotations:p,destinations:E,form:D,removal:A,structure:R}=O;b(o)&&p.touch(t,o),s.get(t)!==
null&&(o.has("Kids")&&D.touch(t),o.has("Fields")&&D.touchForm(),(o.has("ParentTree")||(0,m.Eo)(o.get("Type"),"StructTreeRoot"))&&R.touchRoot(),!b(o)&&(E.pruneTargets(
t,o),o.get("S")instanceof m.SX?E.pruneChain(o,t):E.pruneActions(t,o),!(!E.isDeadAction(o)&&!(o.has("D")&&E.isDead(o)))&&(o.has("Next")||A.remove(t),A.chase(t))))}
function Q({destinations:O,form:s,removal:t,structure:o},p){O.pruneOpenAction(),O.pruneTargets(t.document.catalogNumber,p),s.touchForm(),o.touchRoot()}function at(O,s,t){
const{document:o}=O,p=o.dict(t.get("SeparationInfo")),E=o.array(p?.get("Pages"));!p||!E?.some(D=>O.isGone(D))||(o.edit((0,M.Kd)(t.get("SeparationInfo"),s)),p.set(
"Pages",E.filter(D=>!O.isGone(D))))}var Y=S(44082),ct=S(64261);async function dt(O,s,t){const{pace:o}=O.job,p=new Y.y$(O),E=new lt(O.size);for(const R of t){E.noteRemoved(
p.of(R));const N=o.step(400);N&&await N}const D=new ct.h(O),A=[];for(const R of s){if(E.areAllUsed)break;const N=p.of(R);let U=o.step(400);E.consider(N)&&(A.push(
R),E.hasSomeOf(N)&&ut(O,R,p,D,E),U??=o.step(2e4)),U&&await U}return E.isEmpty||await mt(O,p,A,E),O.pages.inherits("Resources")&&await ft(O,s,p,E)}async function ft(O,s,t,o){
for(const p of s){if(o.wasRemoved(t.inheritedBy(p)))return!0;const E=O.job.pace.step(400);E&&await E}return!1}function ut(O,s,t,o,p){const E=O.dict(t.valueOf(s));
if(!E)return;const D=new Y.EC(O,E);for(const R of["DefaultGray","DefaultRGB","DefaultCMYK"])p.use(D.named(R));let A=o.inContent(s);for(const R of A??[])p.use(D.
named(R));if(!(A&&!p.hasSomeOf(t.of(s)))){A&&=o.borrowed(s,D,A),A||p.useAll(t.of(s));for(const R of A??[])p.use(D.named(R))}}const tt=1,ht=2;class lt{leaving;unused=0;open=new Set;used=new WeakSet;constructor(s){
this.leaving=new Uint8Array(s)}get isEmpty(){return this.open.size===0}get areAllUsed(){return this.unused===0}has(s){return(0,m.i9)(s)?this.open.has(s.number):
(0,Y.Ft)(s).some(t=>this.open.has(t))}noteRemoved(s){if(!s.isNoted){s.isNoted=!0;for(const t of s.numbers)this.leaving[t]===0&&this.unused++,this.leaving[t]=tt;
for(const t of s.categories)this.noteRemoved(t)}}consider(s){if(!s.left){s.left=s.numbers.filter(o=>this.leaving[o]===tt);for(const o of s.left)this.open.add(o)}
let t=s.left.length>0;for(const o of s.categories)t=this.consider(o)||t;return t}wasRemoved(s){return s.isLeaving??=s.numbers.some(t=>this.leaving[t]>0)||s.categories.
some(t=>this.wasRemoved(t))}hasSomeOf(s){const t=s.left??=[...s.numbers];for(;t.length>0&&!this.open.has(t.at(-1));)t.pop();return t.length>0||s.categories.some(
o=>this.hasSomeOf(o))}use(s){for(const t of s)if((0,m.i9)(t))this.take(t.number);else if(typeof t=="object"&&t!==null&&!this.used.has(t)){this.used.add(t);for(const o of(0,Y.
Ft)(t))this.take(o)}}useAll(s){for(const t of s.left??s.numbers)this.take(t);s.left=[];for(const t of s.categories)this.useAll(t)}take(s){this.leaving[s]===tt&&
(this.leaving[s]=ht,this.unused--,this.open.delete(s))}}async function mt(O,s,t,o){const p=new Map,E=new Map,D=A=>{const R=O.dict(A);if(!R)return A;const N=(0,m.
i9)(A)?E.get(A.number):void 0;if(N!==void 0)return N;const U=new m.Bi([...R].filter(([,H])=>!o.has(H))),G=U.size===R.size?A:(0,m.i9)(A)?O.add(U):U;return(0,m.i9)(
A)&&E.set(A.number,G),G};for(const A of t){if(!o.hasSomeOf(s.of(A)))continue;const R=s.valueOf(A),N=O.dict(R);if(!N)continue;const U=(0,m.Zm)(O.entry(A,"Resourc\
es")),G=(0,m.i9)(R)?R.number:N,H=p.get(G)??(0,Y.LT)(N,D),J=H instanceof m.Bi&&!U?O.add(H):H;J instanceof m.oS&&p.set(G,J),O.patch(A,{Resources:J});const rt=O.job.
pace.step(1e3);rt&&await rt}}var gt=S(33973);const pt=10;async function vt(O,s){const{pages:t}=O;await t.keepStreams();const{numbers:o,dropped:p,repeated:E,used:D}=await yt(
O,s),A=o.length!==t.count||o.some((H,J)=>H!==t.number(J)),R=s.every((H,J)=>J===0||H>s[J-1]);A&&(await(0,I.qm)(O,s),(0,w.N)(O),(0,F.m)(O));const N=p.length>0?await wt(
O,p):void 0,U=N?await dt(O,o,p):!1;A&&await(R&&!U?t.keep(D):t.rebuild(o));const G=N?await St(O,o,N):void 0;return{pageCount:o.length,removedPages:p.length,repeatedPages:E,
removedOutlineItems:G?.outlines.removedItems??0,removedDestinations:G?.destinations.removedNames??0,removedLinks:G?.annotations.removedLinks??0,removedFields:G?.
form.removedFields??0,removedStructureElements:G?.structure.removedElements??0,removedXfa:G?.form.removedXfa??!1}}async function yt(O,s){const{pages:t}=O,o=new h(
O),p=new Uint8Array(t.count),E=[];let D=0;for(const R of s){const N=R-1;if(p[N]){E.push(o.copyPage(N)),D++;const U=O.job.pace.step(4e3);U&&await U}else E.push(t.
number(N));p[N]=1}const A=[];for(let R=0;R<t.count;R++)p[R]||A.push(t.number(R));return{numbers:E,dropped:A,repeated:D,used:p}}async function wt(O,s){const t=new Set,
o=new Map,p=new Set,E=O.dict(O.catalog.get("StructTreeRoot"))!==void 0;for(const D of s){const A=E?O.resolve(O.entry(D,"StructParents")):null;typeof A=="number"&&
p.add(A);const R=O.entry(D,"Annots"),N=O.array(R)??[];(0,m.i9)(R)&&o.set(R.number,N);for(const G of N)(0,m.i9)(G)&&t.add(G.number);const U=O.job.pace.step(1e3);
U&&await U}return{pages:s,annotations:t,arrays:o,structKeys:p}}async function St(O,s,t){const o=et(O),{destinations:p,removal:E,structure:D}=o,A=await _.R.of(O);
for(const N of t.pages)E.remove(N);await p.pruneNames(),o.form.dropXfa(),await D.dropKeys(t.structKeys),await D.flush(),p.removedNames>0&&await nt(o,s);const R=new Set(
[...E.removed(),...t.annotations]);return await q(o,R,async({live:N,referrers:U})=>{Et(o,t,N,U),await it(o,t.annotations)}),A&&await st(o,A),await(0,C.U)(o),o}async function st(O,s){
const{destinations:t,removal:o}=O;if(t.goneFields=await s.gone(),t.goneFields.size!==0){t.refresh();for(const p of s.holders){X(O,p);const E=o.document.job.pace.
step(1e3);E&&await E}await ot(O),await q(O,o.takeChased())}}async function Pt(O,s){const t=et(O),{destinations:o,removal:p}=t;t.outlines.keepsTitles=!0,p.remove(
s.number),await o.pruneNames(),o.removedNames>0&&await nt(t,O.pages.numbers),await q(t,new Set(p.removed()))}function et(O){const s=new M.J7(O),t=new c(s);return{
removal:s,destinations:t,annotations:new T(s,t),outlines:new K._(s,t),form:new P.I(s),structure:new W.oE(s),threads:new k(s)}}async function q(O,s,t){const{destinations:o,
removal:p}=O,{document:E}=p;for(let D=0;D<pt&&s.size>0;D++){const A=await(0,gt.Gy)(E,{watched:s});O.annotations.via=A.via,o.refresh(),D===0&&await t?.(A);for(const R of[
...A.referrers].sort((N,U)=>N-U)){X(O,R);const N=E.job.pace.step(1e3);N&&await N}await ot(O),s=p.takeChased()}}async function nt({annotations:O,destinations:s,outlines:t,
removal:o},p){const{document:E}=o;s.pruneOpenAction(),s.pruneTargets(E.catalogNumber,E.catalog),await t.touchAll();for(const D of p){const A=E.job.pace.step(2e3);
A&&await A,E.entry(D,"AA")!==void 0&&s.pruneTargets(D,E.get(D)),O.touchPage(D)}}function Et({removal:O},s,t,o){const{document:p}=O,E=A=>{for(const R of A??[])(0,m.
i9)(R)&&s.annotations.delete(R.number)};for(const[A,R]of s.arrays)t[A]&&E(R);let D=!1;for(const A of o)p.pages.indexOf(A)>=0?E(p.array(p.entry(A,"Annots"))):Array.
isArray(p.get(A))&&(D=!0);if(D)for(const A of p.pages.numbers){const R=p.entry(A,"Annots");(0,m.i9)(R)&&o.has(R.number)&&E(p.array(R))}}async function it({form:O,
removal:s,structure:t},o){const{document:p}=s,E=new Set,D=p.catalog.has("StructTreeRoot"),A=p.catalog.has("AcroForm");for(const R of o){const N=p.job.pace.step(
200);N&&await N;const U=D?p.resolve(p.entry(R,"StructParent")):null;if(typeof U=="number"&&E.add(U),A&&(0,m.Eo)(p.resolve(p.entry(R,"Subtype")),"Widget")){const G=p.
dict(new m.oS(R));if(G&&O.losing(G),G&&O.keepsAsField(R,G))continue}s.remove(R)}await t.dropKeys(E)}async function ot({annotations:O,form:s,outlines:t,structure:o,
threads:p}){await O.flush(),await o.dropKeys(O.structKeys),O.structKeys.clear(),await o.flush(),s.flush(),await t.flush(),p.flush()}}),78021:((j,B,S)=>{S.d(B,{oE:()=>u,
FH:()=>n,Uc:()=>d});var m=S(93604),M=S(45599),T=S(81077),b=S(9819),x=S(21996),L=S(90536);const y={S:"RoleMap",C:"ClassMap"},r=["S","C"],i=200;class v{document;lost={
S:new Set,C:new Set};constructor(e){this.document=e}losing(e){for(const c of r)for(const l of h(this.document,e,c))this.lost[c].add(l)}take(){const{document:e}=this,
c=e.catalog.get("StructTreeRoot"),l=e.dict(c);if(!l)return;const w={S:e.dict(l.get("RoleMap")),C:e.dict(l.get("ClassMap"))},P={S:g(w.S,a(e,w.S,this.lost.S)),C:g(
w.C,this.lost.C)};if(P.S.size+P.C.size!==0)return async _=>{const C=await this.used(P,_),I=[...w.S?.keys()??[]].filter(K=>!P.S.has(K)||C.S.has(K));for(const K of a(
e,w.S,I))C.S.add(K);for(const K of r){const F=[...P[K]].filter(k=>!C[K].has(k));if(F.length===0)continue;const W=(0,b.Kd)(c,e.catalogNumber);e.edit((0,b.Kd)(l.get(
y[K]),W));for(const k of F)w[K].delete(k);w[K].size>0||(e.edit(W),l.delete(y[K]))}}}async used(e,c){const{document:l}=this,w={S:new Set,C:new Set},P=[...e.S,...e.
C].filter(C=>C!==""),_=await(0,x.zx)(l,P.length>i?["S"]:P);for(const C of new Set(Object.values(_).flat())){const I=l.job.pace.step(200);I&&await I,c[C]===1&&(0,L.
C)(l.get(C),K=>{for(const F of r)for(const W of h(l,K,F))e[F].has(W)&&w[F].add(W)})}return w}}function h(f,e,c){const l=f.resolve(e.get(c));return(Array.isArray(
l)?l.map(P=>f.resolve(P)):[l]).flatMap(P=>P instanceof M.SX?[P.text]:[])}function a(f,e,c){const l=new Set(c);for(const w of l){const P=f.resolve(e?.get(w));P instanceof
M.SX&&l.add(P.text)}return l}const g=(f,e)=>new Set([...e].filter(c=>f?.has(c)));class u{removal;document;root;open=new Set;unsaid=new Map;lost=new Map;parents;silenced=new Set;identifierRemoved=!1;removedElements=0;types;constructor(e){
this.removal=e,this.document=e.document,this.types=new v(this.document),this.root=(0,b.Wo)(this.document,"StructTreeRoot")}async dropKeys(e){const c=this.root?.
dict.get("ParentTree");if(!this.root||c===void 0||e.size===0)return;const l=Float64Array.from(e).sort(),w=(I,K)=>{const F=(0,m.B)(l,I);return F<l.length&&l[F]<=
K},P=new Set,_=(I,K)=>{if(!e.has(I))return!1;const F=this.document.array(K);return(!F||!P.has(F))&&this.touchParents(K,F??[]),F&&P.add(F),!0};await(0,T.BX)(this.
document,c,(0,b.Kd)(c,this.root.holder),"Nums",_,w)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}async dropMarked(e,c,l,w){this.parents??=
new Map((await(0,T.Zc)(this.document,this.root?.dict.get("ParentTree"),"Nums")).map(([_,C])=>[Number(_),C]));const P=this.document.array(this.parents.get(e))??[];
for(const _ of w){const C=P[_];if(!(0,M.i9)(C))continue;this.open.add(C.number);let I=this.lost.get(C.number);I||this.lost.set(C.number,I=new Set),l>0?I.add(`in\
 ${l} ${_}`):I.add(`on ${c} ${_}`).add(`on a page ${_}`)}}touch(e){this.open.add(e)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.
root)return;for(const l of this.open){this.open.delete(l);const w=this.document.job.pace.step(500);w&&await w,l===this.root.holder?this.pruneRoot(this.root):this.
pruneElement(l)}const e=this.root.dict.get("IDTree");if(!this.identifierRemoved||e===void 0)return;this.identifierRemoved=!1;const c=(l,w)=>this.removal.isGone(
w);await(0,T.BX)(this.document,e,(0,b.Kd)(e,this.root.holder),"Names",c)&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(e,c){
(0,M.i9)(e)&&!(0,M.cy)(this.document.resolve(e))&&this.open.add(e.number);for(const[l,w]of c.entries()){if(!(0,M.i9)(w))continue;this.open.add(w.number);let P=this.
unsaid.get(w.number);P||this.unsaid.set(w.number,P=new Set),P.add(l)}}pruneElement(e){const c=this.document.dict(new M.oS(e));if(!c)return;this.pruneReferences(
e,c);const l=c.get("Pg"),w=l===void 0?this.unsaid.get(e):void 0,P=this.kidsOf(c),_=P.filter(I=>!this.isLost(I,l,w)&&!this.isDropped(e,I,l));if(this.removal.isGone(
l)&&(this.document.edit(e),c.delete("Pg")),_.length===P.length)return;const C=c.get("P");_.length===0?(c.has("ID")&&(this.identifierRemoved=!0),this.types.losing(
c),this.removal.remove(e),this.removedElements++):(this.document.edit(e),c.set("K",_.length===1?_[0]:_)),(0,M.i9)(C)&&this.open.add(C.number),this.silence(_.length===
0?C:new M.oS(e))}pruneRoot({dict:e,holder:c}){const l=this.kidsOf(e),w=l.filter(_=>!this.removal.isGone(_));if(w.length===l.length)return;if(this.document.edit(
c),w.length>0){e.set("K",w.length===1?w[0]:w);return}const P=this.document.editCatalog();P.delete("StructTreeRoot"),P.delete("MarkInfo")}isLost(e,c,l){return typeof e==
"number"?this.removal.isGone(c)||(l?.has(e)??!1):this.removal.isGone(e)?!0:(0,M.Zm)(e)?(0,M.Eo)(e.get("Type"),"OBJR")&&this.removal.isGone(e.get("Obj"))?!0:((0,M.
Eo)(e.get("Type"),"MCR")||(0,M.Eo)(e.get("Type"),"OBJR"))&&this.removal.isGone(e.get("Pg")??c):!1}isDropped(e,c,l){const w=this.lost.get(e);if(!w)return!1;const P=typeof c==
"number"?void 0:this.document.dict(c),_=P?this.document.resolve(P.get("MCID")):c;if(typeof _!="number")return!1;const C=P?.get("Stm");if((0,M.i9)(C))return w.has(
`in ${C.number} ${_}`);const I=P?.get("Pg")??l;return w.has((0,M.i9)(I)?`on ${I.number} ${_}`:`on a page ${_}`)}pruneReferences(e,c){const l=this.document.array(
c.get("Ref")),w=l?.filter(P=>!this.removal.isGone(P));!l||!w||w.length===l.length||(this.document.edit(e),w.length>0?c.set("Ref",w):c.delete("Ref"))}silence(e){
for(;(0,M.i9)(e)&&!this.silenced.has(e.number);){this.silenced.add(e.number);const c=this.document.dict(e);c?.has("ActualText")&&(this.document.edit(e),c.delete(
"ActualText")),e=c?.get("P")}}kidsOf(e){const c=e.get("K");return c==null?[]:this.document.array(c)??[c]}}function d(f){return(0,M.Eo)(f.get("Type"),"StructElem")?
!0:!f.has("Type")&&f.has("S")&&(0,M.i9)(f.get("P"))&&(f.has("K")||f.has("Pg"))}function n(f){return(0,M.Eo)(f.get("Type"),"MCR")||(0,M.Eo)(f.get("Type"),"OBJR")}}),
81077:((j,B,S)=>{S.d(B,{AN:()=>i,BX:()=>L,H6:()=>y,MN:()=>r,Pu:()=>b,Zc:()=>x});var m=S(45599),M=S(9819);const T=64,b=n=>typeof n=="number"?String(n):Buffer.from(
n.bytes).toString("latin1");async function x(n,f,e){const c=[];for(const l of await h(n,f,0,e)){for(const P of g(n,l,e))c.push(P);const w=n.job.pace.step(v);w&&
await w}return c}async function L(n,f,e,c,l,w){const P=await h(n,f,e,c,w);for(let _=P.length-1;_>=0;_--){const C=P[_],I=g(n,C,c),K=I.filter(([z,X])=>!l(z,X)),F=n.
job.pace.step(v+I.length*v);F&&await F,K.length<I.length&&(n.edit(C.holder),C.dict.set(c,K.flat()),C.changed=!0);for(const z of C.repeats)n.edit(C.holder),C.dict.
delete(z),C.changed=!0;if(C.emptyKids){const z=(n.array(C.dict.get("Kids"))??[]).filter(X=>!C.emptyKids.has(n.dict(X)));n.edit(C.holder),C.dict.set("Kids",z),C.
changed=!0}if(!C.changed)continue;const W=n.array(C.dict.get("Kids"))??[];C.empty=K.length===0&&W.length===0;const k=C.parent;k&&(k.changed=!0,C.empty?(k.emptyKids??=
new Set).add(C.dict):u(n,C,K,W))}return P[0]?.empty??!1}function y(n,f,e){if(f.length<=T)return(0,m.jd)({[e]:f.flat()});let c=[];for(const l of d(f)){const[w,P]=[
l[0][0],l.at(-1)[0]];c.push({ref:n.add((0,m.jd)({Limits:[w,P],[e]:l.flat()})),low:w,high:P})}for(;c.length>T;)c=d(c).map(l=>{const[w,P]=[l[0].low,l.at(-1).high];
return{ref:n.add((0,m.jd)({Limits:[w,P],Kids:l.map(({ref:_})=>_)})),low:w,high:P}});return(0,m.jd)({Kids:c.map(({ref:l})=>l)})}const r=(n,f)=>y(n,i([...f].map(([
e,c])=>[(0,m.Px)(e),c])),"Names");function i(n){return n.map(f=>({entry:f,key:b(f[0])})).sort((f,e)=>f.key<e.key?-1:f.key>e.key?1:0).map(({entry:f})=>f)}const v=100;
async function h(n,f,e,c,l){const w=new M.b9(n),P=new Set,_=K=>P.size<P.add(K).size,C=[],I=[{value:f??null,holder:e,parent:void 0}];for(let K=I.pop();K!==void 0;K=
I.pop()){w.spend(1);const F=n.dict(K.value);if(!F||!_(F)||l&&K.parent&&!a(n,F,l))continue;const W=[],k=V=>{const Q=n.array(F.get(V));return!Q||_(Q)?Q??[]:(W.push(
V),[])},z=k(c).length>>1,X=k("Kids"),Z={dict:F,holder:(0,M.Kd)(K.value,K.holder),parent:K.parent,repeats:W};C.push(Z),w.spend(z);for(let V=X.length-1;V>=0;V--)I.
push({value:X[V],holder:(0,M.Kd)(F.get("Kids"),Z.holder),parent:Z});const $=n.job.pace.step(v+z*v);$&&await $}return C}function a(n,f,e){const[c,l]=n.array(f.get(
"Limits"))??[];return typeof c!="number"||typeof l!="number"||e(c,l)}function g(n,{dict:f,repeats:e},c){const l=e.includes(c)?void 0:n.array(f.get(c));if(!l)return[];
const w=[];for(let P=0;P+1<l.length;P+=2){const _=n.resolve(l[P]);(c==="Names"?_ instanceof m.Mx:typeof _=="number")&&w.push([_,l[P+1]])}return w}function u(n,f,e,c){
const l=_=>n.array(n.dict(_)?.get("Limits"))??[],w=e[0]?.[0]??l(c[0])[0],P=e.at(-1)?.[0]??l(c.at(-1))[1];n.edit(f.holder),w!==void 0&&P!==void 0?f.dict.set("Lim\
its",[w,P]):f.dict.delete("Limits")}function d(n){const f=[];for(let e=0;e<n.length;e+=T)f.push(n.slice(e,e+T));return f}}),70549:((j,B,S)=>{S.d(B,{n:()=>m});function m(M){
const T=new WeakMap;return b=>{if(b.hasChanges)return M(b);const x=T.get(b);if(x)return x.answer;const L=M(b);return T.set(b,{answer:L}),L}}}),9819:((j,B,S)=>{S.
d(B,{J7:()=>T,Kd:()=>L,Wo:()=>y,_i:()=>x,b9:()=>b});var m=S(42973),M=S(45599);class T{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){
const{catalog:v,catalogNumber:h,pages:a}=this.document,g=v.get("Pages");i===h||(0,M.i9)(g)&&i===g.number||a.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){
this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,M.i9)(i)&&this.gone.has(i.number)}}
class b{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,m.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class x{seen;beyond=new Set;allowance;constructor(i,v=new b(
i)){this.allowance=v,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,M.i9)(i))return!0;const{number:v}=i,h=v>>3;if(h>=this.seen.
length)return this.beyond.size<this.beyond.add(v).size;const a=1<<(v&7),g=(this.seen[h]&a)===0;return this.seen[h]|=a,g}}function L(r,i){return(0,M.i9)(r)?r.number:
i}function y(r,i){const v=r.catalog.get(i),h=r.dict(v);return h&&{dict:h,holder:L(v,r.catalogNumber)}}}),21996:((j,B,S)=>{S.d(B,{Av:()=>i,RJ:()=>a,V3:()=>h,vb:()=>g,
zx:()=>r});var m=S(54619),M=S(93604),T=S(78157),b=S(88500);const x=2048,L=65536,y="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function r(n,f){const{found:e,all:c}=await v(
n,f),l=w=>[...new Set([...w,...c])].sort((P,_)=>P-_);return Object.fromEntries(f.map(w=>[w,l(e[w])]))}async function i(n,f){const{found:e,all:c}=await v(n,f);for(const l of Object.
values(e))for(const w of l)c.add(w);return c}async function v(n,f){const e=f.map(P=>{const[_="",...C]=[...P].map(K=>K.replace(/\W/,"\\$&")),I=/\W/.test(P)?y:"\\w";
return`${_}(?:${C.join("")}|${I}{0,${Math.max(0,P.length-2)}}#)`}),c=new RegExp(`/(?:${e.join("|")}|#)`,"g"),l=Object.fromEntries(f.map(P=>[P,new Set])),w=new Set;
await a(n,(P,_,C,I)=>{const K=P.toString("latin1",_,C);c.lastIndex=0;for(let F=c.exec(K);F;F=c.exec(K)){const W=I(_+F.index);W!==void 0&&(F[0].endsWith("#")?w.add(
W):l[F[0].slice(1)].add(W))}});for(const P of g(n))w.add(P);return{found:l,all:w}}async function h(n,f){const e=await r(n,f);return[...new Set(Object.values(e).
flat())].sort((c,l)=>c-l)}async function a(n,f){const{bytes:e,table:c}=n,l=u(n),w=new Int32Array(l.length);for(let K=0;K<l.length;K++)w[K]=c.place[l[K]];const P=(0,T.
bS)(e),_=K=>l[(0,M.M)(w,K)-1],C=new b.s;let I=0;for(let K=0;K<l.length;K++){const F=K+1===l.length,W=F?e.length:w[K+1],k=W-w[K]>x;if(!k&&!F&&W-I<L)continue;if(k){
w[K]>I&&f(P,I,w[K],_),C.reset();const X=C.value(e,n.bodies[l[K]],W);f(P,w[K],X<0?W:X,_)}else f(P,I,W,_);const z=n.job.pace.step(Math.min(W-I,L));z&&await z,I=W}
for(const[K,F]of d(n)){const W=n.objectStream(K);if(!W)continue;const k=new Set(F),{starts:z}=W;f((0,T.bS)(W.data),0,W.data.length,Z=>{const $=W.numbers[(0,M.M)(
z,Z)-1];return $!==void 0&&k.has($)?$:void 0});const X=n.job.pace.step(W.data.length);X&&await X}}function*g(n){for(let f=1;n.hasChanges&&f<n.size;f++)n.isChanged(
f)&&n.exists(f)&&(yield f)}function u(n){const{table:f,hasChanges:e}=n,c=[];let l=!0,w=-1;for(let P=1;P<f.size;P++){if(f.kind[P]!==m.tL||e&&n.isChanged(P))continue;
const _=f.place[P];l&&=_>=w,w=_,c.push(P)}return l?c:c.sort((P,_)=>f.place[P]-f.place[_])}function d(n){const{table:f,hasChanges:e}=n,c=new Map;for(let l=1;l<f.
size;l++){if(f.kind[l]!==m.UT||e&&n.isChanged(l))continue;const w=f.place[l],P=c.get(w);P?P.push(l):c.set(w,[l])}return c}}),90536:((j,B,S)=>{S.d(B,{C:()=>M,L:()=>T});
var m=S(45599);function M(b,x){const L=[b];for(;L.length>0;){const y=L.pop(),r=y instanceof m.Z6?y.dict:y;if(Array.isArray(r))for(const i of r)L.push(i);else if(r instanceof
m.Bi){x(r);for(const i of r.values())L.push(i)}}}function T(b,x){const L=[];return M(b,y=>{L.length===0&&x(y)&&L.push(y)}),L.length>0}}),93604:((j,B,S)=>{S.d(B,
{B:()=>m,M:()=>M});const m=(b,x)=>T(b,x,!1),M=(b,x)=>T(b,x,!0);function T(b,x,L){let[y,r]=[0,b.length];for(;y<r;){const i=y+r>>1,v=b[i];v<x||L&&v===x?y=i+1:r=i}
return y}})};
