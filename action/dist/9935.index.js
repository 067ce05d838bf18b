"use strict";exports.id=9935,exports.ids=[9935],exports.modules={16630:((j,I,S)=>{S.d(I,{EC:()=>c,Ft:()=>a,LT:()=>o,y$:()=>L});var l=S(269),D=S(66249),T=S(48024),b=S(16039);
const K=["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","Properties"];class L{document;shared=new Map;categories=new Map;entries=new D.R;inside=new D.
R;source;last;constructor(i){this.document=i,this.source=(0,l.bS)(i.bytes)}of(i){const{document:g}=this,r=g.place(i),{entries:m}=this,u=r&&g.locate(i,r,m)?m.find(
r.bytes,"Resources"):-1;if(!r||u<0||r.bytes[m.at[u+2]]!==l.iH)return this.ofShared(this.valueOf(i));const p=m.at[u+2],s=m.at[u+3],{last:d,source:h}=this,w=r.bytes===
g.bytes;if(d&&w&&h.compare(h,d.start,d.end,p,s)===0)return d.list;const E=this.written(r.bytes,p,s)??this.ofShared(this.valueOf(i));return w&&(this.last={start:p,
end:s,list:E}),E}valueOf(i){return this.document.entry(i,"Resources")??this.givenTo(i)}inheritedBy(i){return this.ofShared(this.givenTo(i))}givenTo(i){const{pages:g}=this.
document,r=g.indexOf(i);return r<0?void 0:g.inheritedBy(r).Resources}written(i,g,r){const{inside:m}=this;if(!m.locate(i,g,r))return;const{at:u,scan:p}=m,s=[],d=[];
for(const h of K){const w=m.find(i,h);if(w<0)continue;const E=u[w+2],_=u[w+3];if((0,l.yp)(i[E]))d.push(this.category((0,l.JI)(i,E,_).value));else for(let C=m.marksFrom;C<
m.marksTo;C+=3)p.marks[C]!==T.A&&p.marks[C+1]>=E&&p.marks[C+1]<_&&s.push(p.marks[C])}return{numbers:s,categories:d}}ofShared(i){const g=(0,b.i9)(i)?i.number:(0,b.
Zm)(i)?i:void 0;if(g===void 0)return y;let r=this.shared.get(g);if(!r){const m=this.document.dict(i),u=K.map(p=>m?.get(p));r={numbers:u.flatMap(p=>(0,b.Zm)(p)?a(
p):[]),categories:u.flatMap(p=>(0,b.i9)(p)?[this.category(p.number)]:[])},this.shared.set(g,r)}return r}category(i){let g=this.categories.get(i);if(!g){const r=this.
document.dict(new b.oS(i));this.categories.set(i,g={numbers:r?a(r):[],categories:[]})}return g}}const y={numbers:[],categories:[]};class c{categories;constructor(i,g){
this.categories=K.flatMap(r=>i.dict(g.get(r))??[])}named(i){const g=[];for(const r of this.categories){const m=r.get(i);m!==void 0&&g.push(m)}return g}}function o(f,i){
const g=new b.Bi(f);for(const r of K){const m=f.get(r);m!==void 0&&g.set(r,i(m))}return g}function a(f){const i=new Set,g=[f];for(let r=g.pop();r!==void 0;r=g.pop())
if(r instanceof b.oS)i.add(r.number);else if(Array.isArray(r))for(const m of r)g.push(m);else if(r instanceof b.Bi)for(const m of r.values())g.push(m);return[...i]}}),
86349:((j,I,S)=>{S.d(I,{h:()=>f});var l=S(269),D=S(19980),T=S(16039),b=S(90191);const K=4096,L=64,y=1e4,c=new WeakMap;function o(g,r,m){const{data:u,dict:p,sealed:s}=r;
if(u.length<K||s||!(0,T.Eo)(p.get("Filter"),"FlateDecode")||p.has("DecodeParms"))return m();const{memory:d}=g.job,h=c.get(d)??[],w=h.find(_=>_.data.length===u.length&&
Buffer.compare(_.data,u)===0);if(w)return w.names;const E=m();return h.length<L&&(E?.size??0)<y&&c.set(d,[...h,{data:u.slice(),names:E}]),E}var a=S(16630);class f{document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(r){
this.document=r,this.allowance=new b.b9(r)}inContent(r){const{document:m,lists:u}=this,p=m.resolve(m.entry(r,"Contents"));return p instanceof T.Z6?this.namesOf(
p):(0,T.cy)(p)?(u.has(p)?this.allowance.spend(u.get(p)?.size??0):u.set(p,this.inStreams(p)),u.get(p)):new Set}inStreams(r){const m=new Set;for(const u of r){const p=this.
document.resolve(u),s=p instanceof T.Z6?this.namesOf(p):[];if(!s)return;for(const d of s)m.add(d)}return m}borrowed(r,m,u){const p=new Set(u),s=new Set(this.appearancesWithoutResources(
r)),d=h=>{const w=this.drawnBy(m.named(h));for(const E of w??[])s.add(E);return w!==void 0};for(const h of u)if(!d(h))return;for(const h of s){const w=this.contentOf(
h);if(!w)return;for(const E of w.draws)s.add(E);for(const E of w.lacking)if(!p.has(E)&&(p.add(E),!d(E)))return}return p}contentOf(r){const{contents:m}=this,u=m.
get(r);return u?this.allowance.spend(1+u.lacking.size+u.draws.length):m.has(r)||m.set(r,this.readContent(r)),m.get(r)}readContent(r){const m=this.namesOf(r),u=this.
document.dict(r.dict.get("Resources"));if(!m||!u)return m&&{lacking:m,draws:[]};const p=new a.EC(this.document,u),s=new Set,d=[];for(const w of m){const E=p.named(
w);E.length===0&&s.add(w);for(const _ of E)d.push(_)}const h=this.drawnBy(d);return h&&{lacking:s,draws:h}}appearancesWithoutResources(r){const{document:m,appearances:u}=this,
p=m.array(m.entry(r,"Annots"))??[],s=u.get(p);if(s)return this.allowance.spend(s.length),s;const d=[];for(const h of p)for(const w of m.dict(m.dict(h)?.get("AP"))?.
values()??[]){const E=m.resolve(w);for(const _ of(0,T.Zm)(E)?E.values():[E]){const C=m.resolve(_);C instanceof T.Z6&&!this.hasResources(C.dict)&&d.push(C)}}return u.
set(p,d),d}drawnBy(r){const{document:m}=this,u=[];for(const p of r){const s=m.resolve(p),d=m.dict(s),h=m.resolve(d?.get("Subtype"));if(d&&(0,T.Eo)(h,"Type3")&&!this.
hasResources(d))return;if(s instanceof T.Z6){((0,T.Eo)(h,"Form")||m.resolve(s.dict.get("PatternType"))===1)&&u.push(s);continue}const w=m.resolve(m.dict(d?.get(
"SMask"))?.get("G"));w instanceof T.Z6&&u.push(w)}return u}hasResources(r){return this.document.dict(r.get("Resources"))!==void 0}namesOf(r){const{names:m}=this;
if(m.has(r))this.allowance.spend(1+(m.get(r)?.size??0));else{const{document:u}=this,p=()=>{const s=u.decodedPart(r);return s?.whole?i(s.data):void 0};m.set(r,o(
u,r,p))}return m.get(r)}}function i(g){const r=new Set;for(let m=g.indexOf(l.cL);m>=0;m=g.indexOf(l.cL,m)){const u=m+1;m=(0,l.Wd)(g,u,g.length),r.add((0,D.MQ)(g,
u,m))}return r}}),38990:((j,I,S)=>{S.d(I,{QL:()=>L,bf:()=>K,fq:()=>m,hj:()=>r,i4:()=>i,iA:()=>c,pv:()=>g,qU:()=>a,tP:()=>y});var l=S(20381),D=S(16039),T=S(90191),
b=S(30729);function K(s){for(;s.part===""&&s.parent;)s=s.parent;return s}const L="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),y=100;
function*c(s,{from:d=s.array((0,T.Wo)(s,"AcroForm")?.dict.get("Fields")),below:h,visit:w=new T._i(s),depth:E=1/0}={}){const _=[],C=(B=[],x)=>{for(let F=B.length-
1;F>=0;F--)_.push({value:B[F],parent:x})};C(d,h);for(let B=_.pop();B;B=_.pop()){const{value:x,parent:F}=B,W=(0,D.i9)(x)?s.get(x):x;if(!(0,D.Zm)(W)||!w.first(x)||
(F?.depth??0)>=E)continue;const k=s.resolve(W.get("T")),z=s.resolve(W.get("FT")),X=k instanceof D.Mx?(0,l.g7)(k):"",H={number:(0,D.i9)(x)?x.number:void 0,dict:W,
parent:F,part:X,name:p(F&&F.depth%y!==0?F.name:"",X),type:z instanceof D.SX?z.text:F?.type,depth:(F?.depth??0)+1};yield H,C(s.array(W.get("Kids")),H)}}const o=1e3,
a=(0,b.H)(f);async function f(s){const d=[];for(const h of c(s)){d.push(h);const w=s.job.pace.step(o);w&&await w}return d}function i(s){const d=new Set(s.flatMap(
({parent:h,dict:w})=>h&&w.has("T")?[h]:[]));return s.filter(h=>(h.dict.has("T")||!h.parent)&&!d.has(h))}function g(s,d){const h=s.resolve(r(s,d,"FT"));return h instanceof
D.SX?h.text:void 0}function r(s,d,h){for(const w of u(s,d)){const E=w.get(h);if(E!==void 0)return E}}function m(s,d){let h="";for(const w of u(s,d)){const E=s.resolve(
w.get("T"));E instanceof D.Mx&&(h=p((0,l.g7)(E),h))}return h}function*u(s,d){let h=d;for(let w=0;h&&w<y;w++)yield h,h=s.dict(h.get("Parent"))}const p=(s,d)=>s===
""||d===""?s+d:`${s}.${d}`}),52301:((j,I,S)=>{S.d(I,{I:()=>K});var l=S(16039),D=S(90191),T=S(38990),b=S(91707);class K{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;constructor(y){
this.removal=y,this.document=y.document}losing(y){if(!(0,l.Eo)(y.get("Subtype"),"Widget")||(this.pruned=!0,y.has("T")&&!y.has("Kids")&&this.removedFields++,(0,T.
pv)(this.document,y)!=="Sig"))return;this.signatureRemoved=!0;const c=(0,T.hj)(this.document,y,"V");(0,l.i9)(c)&&this.signatures.add(c.number)}keepsAsField(y,c){
if(!this.document.array(c.get("Kids")))return!1;this.document.edit(y);for(const o of[...c.keys()])!T.QL.includes(o)&&o!=="Kids"&&o!=="AA"&&c.delete(o);return this.
touch(y),!0}touch(y){this.open.add(y),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const c of this.open)this.open.delete(c),this.pruneField(c);if(!this.
pruned)return;this.pruned=!1;const y=(0,D.Wo)(this.document,"AcroForm");y&&(this.filter(y.holder,y.dict,"Fields"),this.filter(y.holder,y.dict,"CO"),this.signatureRemoved&&
this.dropSignatures(y.holder,y.dict),!(this.document.array(y.dict.get("Fields"))?.length!==0||y.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){
const y=(0,D.Wo)(this.document,"AcroForm");y?.dict.has("XFA")&&(this.document.edit(y.holder),y.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRende\
ring"),this.removedXfa=!0)}pruneField(y){const c=this.document.dict(new l.oS(y)),o=this.document.array(c?.get("Kids"));if(!c||!o)return;const a=o.filter(i=>!this.
removal.isGone(i));if(a.length===o.length)return;if(this.document.edit(y),a.length>0||(0,l.Eo)(c.get("Subtype"),"Widget")){c.set("Kids",a);return}const f=c.get(
"Parent");this.removal.remove(y),this.removedFields++,(0,l.i9)(f)&&this.open.add(f.number)}filter(y,c,o){const a=this.document.array(c.get(o)),f=a?.filter(i=>!this.
removal.isGone(i));!a||!f||f.length===a.length||(this.document.edit(y),f.length>0||o==="Fields"?c.set(o,f):c.delete(o))}dropSignatures(y,c){const o=(0,D.Wo)(this.
document,"Perms");for(const[i,g]of o?[...o.dict]:[])!(0,l.i9)(g)||!this.signatures.has(g.number)||(this.document.edit(o.holder),o.dict.delete(i));o?.dict.size===
0&&this.document.editCatalog().delete("Perms");const a=[...(0,T.iA)(this.document)].filter(({type:i})=>i==="Sig");a.some(({dict:i})=>(0,l.Zm)(this.document.resolve(
(0,T.hj)(this.document,i,"V"))))||(0,b.H)(this.document),!(!c.has("SigFlags")||a.length>0)&&(this.document.edit(y),c.delete("SigFlags"))}}}),75142:((j,I,S)=>{S.
d(I,{R:()=>c});var l=S(7548),D=S(38504),T=S(20381),b=S(16039),K=S(87357),L=S(38990);const y=4e3;class c{document;holders;names;constructor(i,g,r){this.document=
i,this.holders=g,this.names=r}static async of(i){if(!i.catalog.has("AcroForm"))return;const g=await(0,l.zx)(i,["Hide","ResetForm","SubmitForm"]),r=[...new Set(Object.
values(g).flat())].filter(u=>o(i,u).length>0);if(r.length===0)return;const m=new Set(r.flatMap(u=>o(i,u)));return new c(i,r,await a(i,m))}async gone(){const i=await a(
this.document,this.names);return new Set([...this.names].filter(g=>!i.has(g)))}}function o(f,i){const g=[];return(0,D.C)(f.get(i),r=>{const m=f.resolve(r.get("S")),
u=m instanceof b.SX?K.fP.get(m.text):void 0,p=u===void 0?void 0:f.resolve(r.get(u));for(const s of Array.isArray(p)?p:[p??null]){const d=f.resolve(s);d instanceof
b.Mx&&d.bytes.length<=y&&g.push((0,T.g7)(d))}}),g}async function a(f,i){const g=new Set([...i].map(({length:m})=>m)),r=new Set;for(const{name:m}of await(0,L.qU)(
f))g.has(m.length)&&i.has(m)&&r.add(m);return r}}),91707:((j,I,S)=>{S.d(I,{H:()=>D});var l=S(16039);function D(T){const{catalog:b}=T;if(!b.has("DSS")&&!b.has("E\
xtensions"))return;const K=T.dict(b.get("Extensions"));if(!b.has("DSS")&&!K?.has("ESIC")||(T.edit(T.catalogNumber),b.delete("DSS"),!K?.has("ESIC")))return;const L=new l.
Bi([...K].filter(([y])=>y!=="ESIC"));L.size>0?b.set("Extensions",L):b.delete("Extensions")}}),46958:((j,I,S)=>{S.d(I,{a:()=>b,s:()=>T});var l=S(16039),D=S(90191);
function T(y){const c=(0,D.Wo)(y,"OCProperties"),o=y.array(c?.dict.get("OCGs"));if(!c||!o||o.length===0)return;const a=y.catalog.get("OCProperties"),f=y.editCatalog();
return f.delete("OCProperties"),i=>{const g=new Set(o.flatMap(r=>(0,l.i9)(r)&&i[r.number]!==1?[r.number]:[]));g.size===0?f.set("OCProperties",a):g.size<o.length&&
f.set("OCProperties",new L(y,g).without(c.dict,K))}}function b(y,c){const o=(0,D.Wo)(y,"OCProperties"),a=y.array(o?.dict.get("OCGs"))??[];if(!o||c.size===0)return;
const f=y.editCatalog();a.every(i=>(0,l.i9)(i)&&c.has(i.number))?f.delete("OCProperties"):f.set("OCProperties",new L(y,c).without(o.dict,K))}const K=32;class L{document;gone;allowance;constructor(c,o){
this.document=c,this.gone=o,this.allowance=new D.b9(c)}without(c,o){if(this.allowance.spend(1),(0,l.i9)(c)&&this.isGroup(c))return c;const a=this.document.resolve(
c);return Array.isArray(a)?o===0?[]:this.items(a,o):a instanceof l.Bi?new l.Bi(o===0?[]:[...a].map(([f,i])=>[f,this.without(i,o-1)])):c}items(c,o){const a=[];let f=!1;
for(const i of c){if(this.isGone(i)){f=!0;continue}const g=this.without(i,o-1),r=Array.isArray(g),m=r&&g.every(u=>u instanceof l.Mx)&&this.document.array(i).length>
g.length;if(r&&f)for(const u of m?[]:g)a.push(u);else m||a.push(g);f=!1}return a}isGone(c){return(0,l.i9)(c)&&this.gone.has(c.number)}isGroup(c){return this.gone.
has(c.number)||(0,l.Eo)(this.document.dict(c)?.get("Type"),"OCG")}}}),15914:((j,I,S)=>{S.d(I,{X:()=>K});var l=S(16039),D=S(90191);class T{chain;known=new Map;constructor(y){
this.chain=y}of(y){return this.known.has(y)||this.explore(y),this.known.get(y)}explore(y){const{chain:c,known:o}=this,a=new Map,f=[],i=[],g=r=>{c.spend(1);const m={
action:r,next:c.next(r),at:0,index:a.size,low:a.size,place:f.length};a.set(r,m),f.push(m),i.push(m)};g(y);for(let r=i.at(-1);r;r=i.at(-1)){if(r.at<r.next.length){
const s=c.dead(r.next[r.at++]);if(!s||o.has(s))continue;const d=a.get(s);d?r.low=Math.min(r.low,d.index):g(s);continue}i.pop();const m=i.at(-1);if(m&&(m.low=Math.
min(m.low,r.low)),r.low<r.index)continue;const u=f.splice(r.place),p=this.collect(u);for(const{action:s}of u)o.set(s,p)}}collect(y){const c=new Set;for(const{next:a}of y)
for(const f of a){const i=this.chain.dead(f),g=i?this.known.get(i):[f];g&&g.length>0&&c.add(g)}if(c.size<2)return[...c][0]??[];const o=new Map;for(const a of c){
this.chain.spend(a.length);for(const f of a)o.set((0,l.i9)(f)?`${f.number}`:f,f)}return[...o.values()]}}var b=S(73811);class K{document;rules;settled=new Set;chain;successors;constructor(y,c){
this.document=y,this.rules=c,this.chain={next:o=>(0,b.ji)(y,o.get("Next")).filter(a=>!c.isGone(a)),dead:o=>this.deadAction(o),spend:new D.b9(y).spend},this.successors=
new T(this.chain)}refresh(){this.settled.clear(),this.successors=new T(this.chain)}pruneActions(y,c){for(const o of[...c.keys()])this.pruneAction(y,c,o)}pruneAdditional(y,c,o="\
AA"){const a=c.get(o),f=this.document.dict(a);f&&(this.pruneActions((0,D.Kd)(a,y),f),!(f.size>0)&&(this.document.edit(y),c.delete(o)))}pruneAction(y,c,o){const a=c.
get(o);if(a===void 0)return!1;const[f,...i]=this.living([a]);if(f===void 0)return this.document.edit(y),c.delete(o),!0;f!==a&&(this.document.edit(y),c.set(o,f));
const g=this.document.dict(f);if(!g)return!1;const r=(0,b.ji)(this.document,g.get("Next")),m=i.filter(u=>!r.includes(u));return m.length>0&&(this.document.edit(
(0,D.Kd)(f,y)),g.set("Next",[...r,...m])),this.pruneChain(f,y),!1}pruneChain(y,c){const o=[[y,(0,D.Kd)(y,c)]];for(let a=o.pop();a;a=o.pop()){const[f,i]=a,g=this.
document.dict(f);if(!g||(0,l.i9)(f)&&this.settled.has(f.number)||((0,l.i9)(f)&&this.settled.add(f.number),this.rules.staying?.(i,g),!g.has("Next")))continue;const r=(0,b.
ji)(this.document,g.get("Next")),m=this.living(r);(m.length!==r.length||m.some((u,p)=>u!==r[p]))&&(this.document.edit(i),m.length===0?g.delete("Next"):g.set("Ne\
xt",m.length===1?m[0]:[...m]));for(const u of m)o.push([u,(0,D.Kd)(u,i)])}}living(y){const c=[],o=new Set;for(const a of y){if(this.rules.isGone(a))continue;const f=this.
deadAction(a);if(!f){c.push(a);continue}const i=this.successors.of(f);if(!o.has(i)){o.add(i);for(const g of i)c.push(g)}}return c}deadAction(y){const c=this.document.
dict(y);return c&&this.rules.isDead(c)?c:void 0}}}),87357:((j,I,S)=>{S.d(I,{Hx:()=>T,ao:()=>D,fP:()=>l});const l=new Map([["Hide","T"],["ResetForm","Fields"],["\
SubmitForm","Fields"]]),D=new Set(["ResetForm","SubmitForm"]),T=1}),20138:((j,I,S)=>{S.d(I,{Hr:()=>b,Zh:()=>K,qm:()=>L});var l=S(88960),D=S(16039),T=S(78713);async function b(a){
const f=a.catalog.get("PageLabels");if(!a.dict(f))return;const i=(await(0,T.Zc)(a,f,"Nums")).map(([r,m])=>({first:Number(r),label:a.dict(m)})).filter(({first:r})=>Number.
isInteger(r)&&r>=0).sort((r,m)=>r.first-m.first).map(({first:r,label:m})=>({first:r,...y(a,m)})),g=i.map(({first:r})=>r);return r=>{const m=i[(0,l.M)(g,r)-1];return m?
{...m,number:m.start+r-m.first}:{style:"D",prefix:void 0,number:r+1}}}function K(a,f){const i=[];let g,r=0;for(const m of f)(!g||!c(g,m))&&i.push([r,o(m)]),g=m,
r++;return(0,T.H6)(a,i,"Nums")}async function L(a,f){const i=await b(a);if(!i)return;const g=K(a,Array.from(f,r=>i(r-1)));a.editCatalog().set("PageLabels",a.add(
g))}function y(a,f){const i=a.resolve(f?.get("S")),g=a.resolve(f?.get("P")),r=a.resolve(f?.get("St"));return{style:i instanceof D.SX?i.text:void 0,prefix:g instanceof
D.Mx&&g.bytes.length>0?g:void 0,start:typeof r=="number"&&Number.isInteger(r)&&r>=1?r:1}}function c(a,f){return a.style!==f.style||f.style!==void 0&&f.number!==
a.number+1?!1:a.prefix===f.prefix?!0:!!a.prefix&&!!f.prefix&&Buffer.compare(a.prefix.bytes,f.prefix.bytes)===0}function o({style:a,prefix:f,number:i}){return(0,D.
jd)({S:a===void 0?void 0:(0,D.UU)(a),P:f,St:a===void 0||i===1?void 0:i})}}),53449:((j,I,S)=>{S.d(I,{O:()=>T});var l=S(16039),D=S(90191);async function T(K,L,y=1/0){
const c=new D._i(K),o=(0,D.Wo)(K,"Outlines"),a=[{value:o&&b(K,o.holder,o.dict,"First"),level:1}];for(let f=a.pop();f;f=a.pop()){const{value:i,level:g}=f;if(i===
void 0||!c.first(i)||!L(i,g)||!(0,l.i9)(i))continue;const r=u=>{const p=K.entry(i.number,u);return p instanceof l.Bi?b(K,i.number,K.get(i.number),u):p};a.push({
value:r("Next"),level:g}),g<y&&a.push({value:r("First"),level:g+1});const m=K.job.pace.step(300);m&&await m}}function b(K,L,y,c){const o=y.get(c);if(!(o instanceof
l.Bi))return o;const a=K.add(o);return c==="Next"&&o.set("Prev",new l.oS(L)),K.edit(L),y.set(c,a),a}}),71322:((j,I,S)=>{S.d(I,{Q:()=>K,_:()=>b});var l=S(16039),
D=S(90191),T=S(53449);class b{removal;destinations;document;dead=new Set;repaired=new Set;allowance;constructor(c,o){this.removal=c,this.destinations=o,this.document=
c.document,this.allowance=new D.b9(this.document)}get removedItems(){return this.dead.size}touch(c,o){this.removal.isGone(o.get("SE"))&&(this.document.edit(c),o.
delete("SE")),this.destinations.pruneTargets(c,o)&&this.dead.add(c)}async touchAll(){await(0,T.O)(this.document,c=>{const o=(0,l.i9)(c)?this.document.dict(c):void 0;
return o&&this.touch(c.number,o),o!==void 0})}async flush(){for(const o of this.dead){const a=this.document.dict(new l.oS(o));a&&this.unlink(o,a);const f=this.document.
job.pace.step(1e3);f&&await f}const c=(0,D.Wo)(this.document,"Outlines");!c||this.dead.size===0||this.document.dict(c.dict.get("First"))||this.document.editCatalog().
delete("Outlines")}unlink(c,o){const a=o.get("Parent"),f=this.document.dict(a);if(f&&(0,l.i9)(a)&&this.isLinked(c,o,a.number,f)){const i=this.kidsOf(o);this.splice(
o,i,a,f);const g=i.reduce((r,m)=>r+1+Math.max(0,L(this.document,m.item)),0);this.recount(a,L(this.document,o)>0?-1:g-1),!f.has("First")&&f.has("Title")&&!f.has(
"Dest")&&!f.has("A")&&this.dead.add(a.number)}this.removal.remove(c)}splice(c,o,a,f){const i=this.itemAt(c.get("Prev")),g=this.itemAt(c.get("Next")),[r,m]=[o[0],
o.at(-1)];i?this.link(i,"Next",r??g):this.link({item:f,ref:a},"First",r??g),g?this.link(g,"Prev",m??i):this.link({item:f,ref:a},"Last",m??i);for(const[u,p]of o.
entries())this.link(p,"Parent",{item:f,ref:a}),this.link(p,"Prev",o[u-1]??i),this.link(p,"Next",o[u+1]??g)}recount(c,o){const a=this.visit();let f=c;for(let i=this.
document.dict(f);o!==0&&i&&(0,l.i9)(f)&&a.first(f);i=this.document.dict(f)){const g=L(this.document,i);if(g===0)return;this.document.edit(f);const r=Math.abs(g)+
o;if(r>0&&i.has("First")?i.set("Count",Math.sign(g)*r):i.delete("Count"),g<0)return;f=i.get("Parent")}}isLinked(c,o,a,f){const i=()=>{const r=this.itemAt(o.get(
"Prev")),m=r?r.item.get("Next"):f.get("First");return(0,l.i9)(m)&&m.number===c};if(i())return!0;if(this.repaired.has(a))return!1;this.repaired.add(a);let g;for(const r of this.
kidsOf(f)){const m=r.item.get("Prev");((0,l.i9)(m)?m.number:void 0)!==g?.ref.number&&this.link(r,"Prev",g),g=r}return i()}visit(){return new D._i(this.document,
this.allowance)}kidsOf(c){const o=[],a=this.visit();for(let f=this.itemAt(c.get("First"));f&&a.first(f.ref);f=this.itemAt(f.item.get("Next")))o.push(f);return o}itemAt(c){
const o=this.document.dict(c);return o&&(0,l.i9)(c)?{item:o,ref:c}:void 0}link(c,o,a){this.document.edit(c.ref),a?c.item.set(o,a.ref):c.item.delete(o)}}function K(y){
return y.has("Title")&&y.has("Parent")&&!y.has("S")&&!y.has("Subtype")&&!y.has("FT")}function L(y,c){const o=y.resolve(c.get("Count"));return typeof o=="number"?
o:0}}),91134:((j,I,S)=>{S.d(I,{m:()=>D});var l=S(90191);function D(T){const b=(0,l.Wo)(T,"ViewerPreferences");b?.dict.has("PrintPageRange")&&(T.edit(b.holder),b.
dict.delete("PrintPageRange"),b.dict.size===0&&T.editCatalog().delete("ViewerPreferences"))}}),73811:((j,I,S)=>{S.d(I,{Ht:()=>c,hN:()=>b,jS:()=>T,ji:()=>K});var l=S(
16039),D=S(78713);async function T(o){const{catalog:a}=o,f=await(0,D.Zc)(o,o.dict(a.get("Names"))?.get("Dests"),"Names");return{names:new Map(o.dict(a.get("Dest\
s"))),strings:new Map(f.map(([i,g])=>[(0,D.Pu)(i),g]))}}function b({pages:o},a){const f=(0,l.i9)(a)?o.indexOf(a.number):a;return typeof f=="number"&&Number.isInteger(
f)&&f>=0&&f<o.count?f:void 0}function K(o,a){return a==null?[]:o.array(a)??[a]}const L=8,y=50;class c{document;named;constructor(a,f){this.document=a,this.named=
f}static async of(a){return new c(a,await T(a))}pageOf(a){return this.pageOfDestination(a.get("Dest"))??this.pageOfAction(a.get("A"))}pageOfDestination(a,f=L){const{
document:i}=this,g=i.resolve(a),r=i.array(g);if(r)return b(i,r[0]);if(f===0)return;const m=i.dict(g);return m?this.pageOfDestination(m.get("D"),f-1):this.pageOfDestination(
this.namedBy(g),f-1)}namedBy(a){const{names:f,strings:i}=this.named;if(a instanceof l.SX)return f.get(a.text)??i.get(a.text);if(!(a instanceof l.Mx))return;const g=(0,D.
Pu)(a);return i.get(g)??f.get(g)}pageOfAction(a){const{document:f}=this,i=a===void 0?[]:[a];for(let g=0;i.length>0&&g<y;g++){const r=f.dict(i.shift());if(!r)continue;
const u=(0,l.Eo)(f.resolve(r.get("S")),"GoTo")?this.pageOfDestination(r.get("D")):void 0;if(u!==void 0)return u;i.push(...K(f,r.get("Next")).slice(0,y))}}}}),80783:((j,I,S)=>{
S.d(I,{N:()=>T});var l=S(16039),D=S(90191);function T(b){const K=b.catalog.get("DPartRoot");if(K===void 0)return;const L=new D.J7(b),y=new D._i(b),c=[K];for(let o=c.
pop();o!==void 0;o=c.pop()){const a=b.dict(o),f=b.array(o);if(!(!y.first(o)||!(a??f))){for(const i of f??[])c.push(i);for(const i of["DPartRootNode","DParts"]){
const g=a?.get(i);g!==void 0&&c.push(g)}(0,l.i9)(o)&&L.remove(o.number)}}b.editCatalog().delete("DPartRoot")}}),65789:((j,I,S)=>{S.d(I,{U:()=>f});var l=S(11275),
D=S(16039),T=S(16630),b=S(86349),K=S(90191);const L=["XObject","Pattern","Shading","Properties"];async function y(i){const g=(0,K.Wo)(i,"AcroForm"),r=g?.dict.get(
"DR"),m=i.dict(r);if(!g||r===void 0||!m||!L.some(s=>m.has(s)))return;const u=await c(i,m);if(!u)return;const p=s=>new D.Bi([...m].flatMap(([d,h])=>{const w=L.includes(
d)?i.dict(h):void 0;if(!w)return[[d,h]];const E=[...w].filter(([_,C])=>!(0,D.i9)(C)||u.has(_)||s(C.number));return E.length===w.size?[[d,h]]:E.length>0?[[d,new D.
Bi(E)]]:[]}));return i.edit(g.holder),g.dict.set("DR",p(()=>!1)),s=>g.dict.set("DR",p(d=>s[d]===1))}async function c(i,g){const r=new b.h(i),m=new Set,u=new T.EC(
i,g);for(const p of i.pages.numbers){const s=i.job.pace.step(1e3);if(s&&await s,i.entry(p,"Annots")===void 0)continue;const d=r.borrowed(p,u,o);if(!d)return;for(const h of d)
m.add(h)}return m}const o=new Set;var a=S(46958);async function f({removal:{document:i},structure:g}){const r=await y(i),m=(0,a.s)(i),u=g.types.take();if(!r&&!m&&
!u)return;const{live:p}=await(0,l.Gy)(i);r?.(p),m?.(p),await u?.(p)}}),39935:((j,I,S)=>{S.d(I,{zg:()=>et,Hi:()=>tt,E2:()=>wt,Pv:()=>Y,Wi:()=>nt,lh:()=>gt});var l=S(
16039),D=S(90191);class T{removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;constructor(e,t){this.
removal=e,this.destinations=t,this.document=e.document}touch(e,t){if(!this.prune(e,t))return;const n=this.pageOf(e,t);if(this.forget(t),this.removal.remove(e),n===
void 0){this.removal.chase(e);return}let v=this.pages.get(n);v||this.pages.set(n,v=new Set),v.add(e)}touchPage(e){const t=this.document.entry(e,"Annots"),n=this.
document.array(t);if(!n||(0,l.i9)(t)&&this.touched.has(t.number))return;(0,l.i9)(t)&&this.touched.add(t.number);const v=n.filter(P=>{if(this.removal.isGone(P))return!1;
const M=this.document.dict(P),A=(0,D.Kd)(P,(0,D.Kd)(t,e));return!M||!this.prune(A,M)?!0:(this.forget(M),(0,l.i9)(P)&&this.removal.remove(P.number),!1)});v.length<
n.length&&this.setAnnots(e,t,v)}async flush(){const e=new Map;for(const[t,n]of this.pages){const v=this.document.entry(t,"Annots"),P=((0,l.i9)(v)?e.get(v.number):
void 0)??this.dropGone(t,v);(0,l.i9)(v)&&e.set(v.number,P);for(const A of n)P.has(A)||this.removal.chase(A);const M=this.document.job.pace.step(1e3);M&&await M}
this.pages.clear()}dropGone(e,t){const n=this.document.array(t)??[],v=n.filter(P=>!this.removal.isGone(P));return v.length<n.length&&this.setAnnots(e,t,v),new Set(
n.map(P=>(0,l.i9)(P)?P.number:-1))}prune(e,t){if(this.destinations.pruneTargets(e,t)&&(0,l.Eo)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;for(const n of[
"P","Popup","IRT"])this.removal.isGone(t.get(n))&&(this.document.edit(e),t.delete(n),n==="IRT"&&t.delete("RT"));return(0,l.Eo)(t.get("Subtype"),"Popup")&&this.removal.
isGone(t.get("Parent"))}pageOf(e,t){const{pages:n}=this.document,v=t.get("P");if((0,l.i9)(v)&&n.indexOf(v.number)>=0)return v.number;const P=this.via[e]??0;return[
P,this.via[P]??0].find(M=>n.indexOf(M)>=0)}forget(e){const t=this.document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(e,t,n){
(0,l.i9)(t)&&this.document.put(t,n),n.length===0?this.document.patch(e,{Annots:void 0}):(0,l.i9)(t)||this.document.patch(e,{Annots:n})}}function b(O){return O.has(
"Rect")&&O.has("Subtype")}var K=S(65920),L=S(30625),y=S(38990);const c=["Parent","StructParents","B","DPart","PieceInfo","Annots"],o=["Type","Kids","Count"];class a{document;allowance;fields;constructor(e){
this.document=e,this.allowance=new D.b9(e)}copyPage(e){const{document:t}=this,n=t.pages.number(e),v=t.pages.attribute(e,"Resources");(0,l.Zm)(v)&&t.patch(n,{Resources:t.
add(v)});const P=t.dict(new l.oS(n))??new l.Bi,M=new l.Bi([["Type",new l.SX("Page")]]);for(const[N,U]of P)!c.includes(N)&&!o.includes(N)&&M.set(N,this.clone(U));
for(const N of L.i){const U=t.pages.attribute(e,N);U!==void 0&&!M.has(N)&&M.set(N,this.clone(U))}const A=t.add(M),R=t.array(P.get("Annots"));return R&&R.length>
0&&M.set("Annots",this.copyAnnotations(R,A)),A.number}clone(e){return(0,K.F)(e,this.allowance.spend)}copyAnnotations(e,t){const{document:n}=this,v=new Map,P=[],
M=[];for(const A of e){const R=n.dict(A);if(!R||(0,l.i9)(A)&&v.has(A.number))continue;const N=(0,l.Eo)(R.get("Subtype"),"Widget");if(N&&(0,y.pv)(n,R)==="Sig")continue;
const U=this.clone(N&&(0,l.i9)(A)?this.asKid(A):R);if(U.delete("StructParent"),U.set("P",t),P.push(U),!(0,l.i9)(A)){M.push(U);continue}const G=n.add(U);v.set(A.
number,G),M.push(G),N&&this.addKid(U,G)}for(const A of P)f(A,v);return M}asKid(e){const{document:t}=this,n=t.dict(e);if(!n.has("T")&&!n.has("FT")){const R=n.has(
"Parent")?void 0:this.fieldOf(e.number);return R?(t.edit(e),n.set("Parent",R)):n}t.edit(e);const v=new l.Bi;for(const R of y.QL){const N=n.get(R);N!==void 0&&(v.
set(R,N),n.delete(R))}this.divideActions(n,v),v.set("Kids",[e]);const P=t.add(v),M=v.get("Parent");n.set("Parent",P),(0,l.i9)(M)&&i(t,M.number,t.dict(M),"Kids",
e,P);const A=(0,D.Wo)(t,"AcroForm");for(const R of["Fields","CO"])A&&i(t,A.holder,A.dict,R,e,P);return n}fieldOf(e){return this.fields??=new Map([...(0,y.iA)(this.
document)].flatMap(({number:t,parent:n})=>t===void 0||n?.number===void 0?[]:[[t,new l.oS(n.number)]])),this.fields.get(e)}divideActions(e,t){const n=this.document.
dict(e.get("AA"));if(!n)return;const[v,P]=[new l.Bi,new l.Bi];for(const[M,A]of n)(["K","F","V","C"].includes(M)?v:P).set(M,A);v.size>0&&t.set("AA",v),P.size>0?e.
set("AA",P):e.delete("AA")}addKid(e,t){const n=e.get("Parent"),v=this.document.dict(n);if(!(0,l.i9)(n)||!v)return;this.document.edit(n);const P=this.document.array(
v.get("Kids"));P&&!(0,l.i9)(v.get("Kids"))?P.push(t):v.set("Kids",[...P??[],t])}}function f(O,e){const t=(0,l.Eo)(O.get("Subtype"),"Popup")?["Parent"]:["Popup",
"IRT"];for(const n of t){const v=O.get(n);if(!(0,l.i9)(v))continue;const P=e.get(v.number);P?O.set(n,P):O.delete(n)}}function i(O,e,t,n,v,P){const M=O.array(t?.
get(n));!t||!M?.some(A=>(0,l.i9)(A)&&A.number===v.number)||(O.edit(e),t.set(n,M.map(A=>(0,l.i9)(A)&&A.number===v.number?P:A)))}var g=S(20381),r=S(78713),m=S(15914),
u=S(87357);class p{removal;document;deadNames=new Set;deadStrings=new Set;goneFields=new Set;removedNames=0;lists=new Map;chains;constructor(e){this.removal=e,this.
document=e.document,this.chains=new m.X(this.document,{isDead:t=>this.isDeadAction(t),isGone:t=>e.isGone(t),staying:(t,n)=>this.pruneTarget(t,n)})}isDead(e){if(e==
null)return!1;if(this.removal.isGone(e))return!0;const t=this.document.resolve(e);if(t instanceof l.SX)return this.deadNames.has(t.text);if(t instanceof l.Mx)return this.
deadStrings.has((0,r.Pu)(t));if((0,l.cy)(t))return this.removal.isGone(t[0]);if(!(0,l.Zm)(t))return!1;const n=t.get("D");return this.removal.isGone(n)||this.removal.
isGone(this.document.array(n)?.[0])}refresh(){this.lists.clear(),this.chains.refresh()}async pruneNames(){const e=(0,D.Wo)(this.document,"Dests"),[t,n,v]=[new Set,
new Set,new Set];for(const[M,A]of e?[...e.dict]:[])this.isDead(A)&&(this.document.edit(e.holder),e.dict.delete(M),t.add(M),(0,l.i9)(A)&&this.removal.remove(A.number));
e?.dict.size===0&&this.document.editCatalog().delete("Dests");const P=(0,D.Wo)(this.document,"Names");if(P){await this.pruneNameTree(P,"Dests",(M,A)=>this.isDead(
A)?(n.add(M),(0,l.i9)(A)&&this.removal.remove(A.number),!0):(t.has(M)&&v.add(M),!1));for(const M of["Pages","Templates"])await this.pruneNameTree(P,M,(A,R)=>this.
removal.isGone(R))}this.removedNames+=t.size+n.size;for(const M of t)this.deadNames.add(M),v.has(M)||this.deadStrings.add(M);for(const M of n)this.deadStrings.add(
M),e?.dict.has(M)||this.deadNames.add(M)}pruneTargets(e,t){let n=!1;return this.isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Dest"),n=!0),this.chains.
pruneAction(e,t,"A")&&(n=!0),this.chains.pruneAdditional(e,t),n&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){this.chains.pruneActions(e,t)}pruneOpenAction(){const{
catalog:e,catalogNumber:t}=this.document,n=e.get("OpenAction");(0,l.Zm)(this.document.resolve(n))?this.chains.pruneAction(t,e,"OpenAction"):this.isDead(n)&&(this.
document.edit(t),e.delete("OpenAction"))}isDeadAction(e){const t=e.get("S");if((0,l.Eo)(t,"GoTo"))return this.isDead(e.get("D"));if((0,l.Eo)(t,"Hide")){const n=e.
get("T");return this.isGone(n)||this.leftOf(n)?.length===0}return t instanceof l.SX&&u.ao.has(t.text)?this.leftOf(e.get("Fields"))?.length===0&&!s(this.document.
resolve(e.get("Flags"))):(0,l.Eo)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneChain(e,t){this.chains.pruneChain(e,t)}pruneTarget(e,t){this.isDead(
t.get("SD"))&&(this.document.edit(e),t.delete("SD")),this.pruneLists(e,t)}isGone(e){if(this.removal.isGone(e))return!0;if(this.goneFields.size===0)return!1;const t=this.
document.resolve(e);return t instanceof l.Mx&&this.goneFields.has((0,g.g7)(t))}pruneLists(e,t){if(!this.isDeadAction(t))for(const n of["T","Fields"]){const v=t.
get(n),P=this.leftOf(v);if(!(!P||P===this.document.array(v))){if((0,l.i9)(v)){this.document.put(v,P);continue}this.document.edit(e),t.set(n,P)}}}leftOf(e){const t=this.
document.array(e);if(!t||t.length===0)return;const n=(0,l.i9)(e)?this.lists.get(e.number):void 0;if(n)return n;const v=t.filter(M=>!this.isGone(M)),P=v.length===
t.length?t:v;return(0,l.i9)(e)&&this.lists.set(e.number,P),P}async pruneNameTree(e,t,n){const v=e.dict.get(t);if(v===void 0)return;const P=(0,D.Kd)(v,e.holder);
await(0,r.BX)(this.document,v,P,"Names",(A,R)=>n((0,r.Pu)(A),R))&&(this.document.edit(e.holder),e.dict.delete(t))}}const s=O=>typeof O=="number"&&(O&u.Hx)!==0;var d=S(
80783),h=S(52301),w=S(75142),E=S(65789),_=S(20138),C=S(71322),B=S(91134),x=S(16463);class F{removal;document;threads;constructor(e){this.removal=e,this.document=
e.document}touch(e,t){if(!this.removal.isGone(t.get("P")))return;const[n,v]=[t.get("N"),t.get("V")],[P,M]=[this.document.dict(n),this.document.dict(v)],A=this.threadStartingAt(
e);if(this.threads.delete(e),this.removal.remove(e),!(0,l.i9)(n)||n.number===e||!P){A&&this.removal.remove(A.number);return}M&&(0,l.i9)(v)&&(this.document.edit(
v),M.set("N",n),this.document.edit(n),P.set("V",v)),A&&(this.document.edit(A).set("F",n),this.document.edit(n),P.set("T",A),this.threads.set(n.number,A))}threadStartingAt(e){
if(!this.threads){this.threads=new Map;for(const t of this.document.array(this.document.catalog.get("Threads"))??[]){const n=this.document.dict(t)?.get("F");(0,l.
i9)(t)&&(0,l.i9)(n)&&this.threads.set(n.number,t)}}return this.threads.get(e)}flush(){const{catalog:e,catalogNumber:t}=this.document,n=e.get("Threads"),v=this.document.
array(n),P=v?.filter(M=>{const A=this.document.dict(M);return A?this.document.dict(A.get("F"))!==void 0:!this.removal.isGone(M)});!v||!P||P.length===v.length||(this.
document.edit(t),P.length>0?e.set("Threads",P):e.delete("Threads"))}}function W(O){return(0,l.i9)(O.get("N"))&&(0,l.i9)(O.get("V"))&&(O.has("R")||O.has("P"))&&!O.
has("S")}function k(O,e){const{removal:t}=O,{document:n}=t,v=n.get(e);(0,l.cy)(v)?z(t,e,v):(0,l.Zm)(v)&&X(O,n,e,v)}function z(O,e,t){O.isGone(t[0])&&t[1]instanceof
l.SX&&O.remove(e),O.chase(e)}function X(O,e,t,n){const{annotations:v,destinations:P,outlines:M,removal:A,structure:R,threads:N}=O;t===e.catalogNumber?V(O,n):(0,l.
Eo)(n.get("Type"),"Page")||e.pages.indexOf(t)>=0?(P.pruneTargets(t,n),v.touchPage(t),J(A,t,n)):(0,C.Q)(n)?M.touch(t,n):(0,x.Uc)(n)?R.touch(t):(0,x.FH)(n)?(A.remove(
t),A.chase(t)):W(n)?N.touch(t,n):H(O,e,t,n)}function H(O,e,t,n){const{annotations:v,destinations:P,form:M,removal:A,structure:R}=O;b(n)&&v.touch(t,n),e.get(t)!==
null&&(n.has("Kids")&&M.touch(t),n.has("Fields")&&M.touchForm(),(n.has("ParentTree")||(0,l.Eo)(n.get("Type"),"StructTreeRoot"))&&R.touchRoot(),!b(n)&&(P.pruneTargets(
t,n),n.get("S")instanceof l.SX?P.pruneChain(n,t):P.pruneActions(t,n),!(!P.isDeadAction(n)&&!(n.has("D")&&P.isDead(n)))&&(n.has("Next")||A.remove(t),A.chase(t))))}
function V({destinations:O,form:e,removal:t,structure:n},v){O.pruneOpenAction(),O.pruneTargets(t.document.catalogNumber,v),e.touchForm(),n.touchRoot()}function J(O,e,t){
const{document:n}=O,v=n.dict(t.get("SeparationInfo")),P=n.array(v?.get("Pages"));!v||!P?.some(M=>O.isGone(M))||(n.edit((0,D.Kd)(t.get("SeparationInfo"),e)),v.set(
"Pages",P.filter(M=>!O.isGone(M))))}var Z=S(16630),rt=S(86349);async function at(O,e,t){const{pace:n}=O.job,v=new Z.y$(O),P=new ut(O.size);for(const R of t){P.noteRemoved(
v.of(R));const N=n.step(400);N&&await N}const M=new rt.h(O),A=[];for(const R of e){if(P.areAllUsed)break;const N=v.of(R);let U=n.step(400);P.consider(N)&&(A.push(
R),P.hasSomeOf(N)&&dt(O,R,v,M,P),U??=n.step(2e4)),U&&await U}return P.isEmpty||await ht(O,v,A,P),O.pages.inherits("Resources")&&await ct(O,e,v,P)}async function ct(O,e,t,n){
for(const v of e){if(n.wasRemoved(t.inheritedBy(v)))return!0;const P=O.job.pace.step(400);P&&await P}return!1}function dt(O,e,t,n,v){const P=O.dict(t.valueOf(e));
if(!P)return;const M=new Z.EC(O,P);for(const R of["DefaultGray","DefaultRGB","DefaultCMYK"])v.use(M.named(R));let A=n.inContent(e);for(const R of A??[])v.use(M.
named(R));if(!(A&&!v.hasSomeOf(t.of(e)))){A&&=n.borrowed(e,M,A),A||v.useAll(t.of(e));for(const R of A??[])v.use(M.named(R))}}const q=1,ft=2;class ut{leaving;unused=0;open=new Set;used=new WeakSet;constructor(e){
this.leaving=new Uint8Array(e)}get isEmpty(){return this.open.size===0}get areAllUsed(){return this.unused===0}has(e){return(0,l.i9)(e)?this.open.has(e.number):
(0,Z.Ft)(e).some(t=>this.open.has(t))}noteRemoved(e){if(!e.isNoted){e.isNoted=!0;for(const t of e.numbers)this.leaving[t]===0&&this.unused++,this.leaving[t]=q;for(const t of e.
categories)this.noteRemoved(t)}}consider(e){if(!e.left){e.left=e.numbers.filter(n=>this.leaving[n]===q);for(const n of e.left)this.open.add(n)}let t=e.left.length>
0;for(const n of e.categories)t=this.consider(n)||t;return t}wasRemoved(e){return e.isLeaving??=e.numbers.some(t=>this.leaving[t]>0)||e.categories.some(t=>this.
wasRemoved(t))}hasSomeOf(e){const t=e.left??=[...e.numbers];for(;t.length>0&&!this.open.has(t.at(-1));)t.pop();return t.length>0||e.categories.some(n=>this.hasSomeOf(
n))}use(e){for(const t of e)if((0,l.i9)(t))this.take(t.number);else if(typeof t=="object"&&t!==null&&!this.used.has(t)){this.used.add(t);for(const n of(0,Z.Ft)(
t))this.take(n)}}useAll(e){for(const t of e.left??e.numbers)this.take(t);e.left=[];for(const t of e.categories)this.useAll(t)}take(e){this.leaving[e]===q&&(this.
leaving[e]=ft,this.unused--,this.open.delete(e))}}async function ht(O,e,t,n){const v=new Map,P=new Map,M=A=>{const R=O.dict(A);if(!R)return A;const N=(0,l.i9)(A)?
P.get(A.number):void 0;if(N!==void 0)return N;const U=new l.Bi([...R].filter(([,$])=>!n.has($))),G=U.size===R.size?A:(0,l.i9)(A)?O.add(U):U;return(0,l.i9)(A)&&P.
set(A.number,G),G};for(const A of t){if(!n.hasSomeOf(e.of(A)))continue;const R=e.valueOf(A),N=O.dict(R);if(!N)continue;const U=(0,l.Zm)(O.entry(A,"Resources")),
G=(0,l.i9)(R)?R.number:N,$=v.get(G)??(0,Z.LT)(N,M),Q=$ instanceof l.Bi&&!U?O.add($):$;Q instanceof l.oS&&v.set(G,Q),O.patch(A,{Resources:Q});const it=O.job.pace.
step(1e3);it&&await it}}var lt=S(11275);const mt=10;async function gt(O,e){const{pages:t}=O;await t.keepStreams();const{numbers:n,dropped:v,repeated:P,used:M}=await pt(
O,e),A=n.length!==t.count||n.some(($,Q)=>$!==t.number(Q)),R=e.every(($,Q)=>Q===0||$>e[Q-1]);A&&(await(0,_.qm)(O,e),(0,d.N)(O),(0,B.m)(O));const N=v.length>0?await vt(
O,v):void 0,U=N?await at(O,n,v):!1;A&&await(R&&!U?t.keep(M):t.rebuild(n));const G=N?await yt(O,n,N):void 0;return{pageCount:n.length,removedPages:v.length,repeatedPages:P,
removedOutlineItems:G?.outlines.removedItems??0,removedDestinations:G?.destinations.removedNames??0,removedLinks:G?.annotations.removedLinks??0,removedFields:G?.
form.removedFields??0,removedStructureElements:G?.structure.removedElements??0,removedXfa:G?.form.removedXfa??!1}}async function pt(O,e){const{pages:t}=O,n=new a(
O),v=new Uint8Array(t.count),P=[];let M=0;for(const R of e){const N=R-1;if(v[N]){P.push(n.copyPage(N)),M++;const U=O.job.pace.step(4e3);U&&await U}else P.push(t.
number(N));v[N]=1}const A=[];for(let R=0;R<t.count;R++)v[R]||A.push(t.number(R));return{numbers:P,dropped:A,repeated:M,used:v}}async function vt(O,e){const t=new Set,
n=new Map,v=new Set,P=O.dict(O.catalog.get("StructTreeRoot"))!==void 0;for(const M of e){const A=P?O.resolve(O.entry(M,"StructParents")):null;typeof A=="number"&&
v.add(A);const R=O.entry(M,"Annots"),N=O.array(R)??[];(0,l.i9)(R)&&n.set(R.number,N);for(const G of N)(0,l.i9)(G)&&t.add(G.number);const U=O.job.pace.step(1e3);
U&&await U}return{pages:e,annotations:t,arrays:n,structKeys:v}}async function yt(O,e,t){const n=tt(O),{destinations:v,removal:P,structure:M}=n,A=await w.R.of(O);
for(const N of t.pages)P.remove(N);await v.pruneNames(),n.form.dropXfa(),await M.dropKeys(t.structKeys),await M.flush(),v.removedNames>0&&await st(n,e);const R=new Set(
[...P.removed(),...t.annotations]);return await Y(n,R,async({live:N,referrers:U})=>{St(n,t,N,U),await nt(n,t.annotations)}),A&&await et(n,A),await(0,E.U)(n),n}async function et(O,e){
const{destinations:t,removal:n}=O;if(t.goneFields=await e.gone(),t.goneFields.size!==0){t.refresh();for(const v of e.holders){k(O,v);const P=n.document.job.pace.
step(1e3);P&&await P}await ot(O),await Y(O,n.takeChased())}}async function wt(O,e){const t=tt(O),{destinations:n,removal:v}=t;v.remove(e.number),await n.pruneNames(),
n.removedNames>0&&await st(t,O.pages.numbers),await Y(t,new Set(v.removed()))}function tt(O){const e=new D.J7(O),t=new p(e);return{removal:e,destinations:t,annotations:new T(
e,t),outlines:new C._(e,t),form:new h.I(e),structure:new x.oE(e),threads:new F(e)}}async function Y(O,e,t){const{destinations:n,removal:v}=O,{document:P}=v;for(let M=0;M<
mt&&e.size>0;M++){const A=await(0,lt.Gy)(P,{watched:e});O.annotations.via=A.via,n.refresh(),M===0&&await t?.(A);for(const R of[...A.referrers].sort((N,U)=>N-U)){
k(O,R);const N=P.job.pace.step(1e3);N&&await N}await ot(O),e=v.takeChased()}}async function st({annotations:O,destinations:e,outlines:t,removal:n},v){const{document:P}=n;
e.pruneOpenAction(),e.pruneTargets(P.catalogNumber,P.catalog),await t.touchAll();for(const M of v){const A=P.job.pace.step(2e3);A&&await A,P.entry(M,"AA")!==void 0&&
e.pruneTargets(M,P.get(M)),O.touchPage(M)}}function St({removal:O},e,t,n){const{document:v}=O,P=A=>{for(const R of A??[])(0,l.i9)(R)&&e.annotations.delete(R.number)};
for(const[A,R]of e.arrays)t[A]&&P(R);let M=!1;for(const A of n)v.pages.indexOf(A)>=0?P(v.array(v.entry(A,"Annots"))):Array.isArray(v.get(A))&&(M=!0);if(M)for(const A of v.
pages.numbers){const R=v.entry(A,"Annots");(0,l.i9)(R)&&n.has(R.number)&&P(v.array(R))}}async function nt({form:O,removal:e,structure:t},n){const{document:v}=e,
P=new Set,M=v.catalog.has("StructTreeRoot"),A=v.catalog.has("AcroForm");for(const R of n){const N=v.job.pace.step(200);N&&await N;const U=M?v.resolve(v.entry(R,
"StructParent")):null;if(typeof U=="number"&&P.add(U),A&&(0,l.Eo)(v.resolve(v.entry(R,"Subtype")),"Widget")){const G=v.dict(new l.oS(R));if(G&&O.losing(G),G&&O.
keepsAsField(R,G))continue}e.remove(R)}await t.dropKeys(P)}async function ot({annotations:O,form:e,outlines:t,structure:n,threads:v}){await O.flush(),await n.dropKeys(
O.structKeys),O.structKeys.clear(),await n.flush(),e.flush(),await t.flush(),v.flush()}}),16463:((j,I,S)=>{S.d(I,{oE:()=>r,FH:()=>u,Uc:()=>m});var l=S(88960),D=S(
16039),T=S(78713),b=S(90191),K=S(7548),L=S(38504);const y={S:"RoleMap",C:"ClassMap"},c=["S","C"],o=200;class a{document;lost={S:new Set,C:new Set};constructor(s){
this.document=s}losing(s){for(const d of c)for(const h of f(this.document,s,d))this.lost[d].add(h)}take(){const{document:s}=this,d=s.catalog.get("StructTreeRoot"),
h=s.dict(d);if(!h)return;const w={S:s.dict(h.get("RoleMap")),C:s.dict(h.get("ClassMap"))},E={S:g(w.S,i(s,w.S,this.lost.S)),C:g(w.C,this.lost.C)};if(E.S.size+E.C.
size!==0)return async _=>{const C=await this.used(E,_),B=[...w.S?.keys()??[]].filter(x=>!E.S.has(x)||C.S.has(x));for(const x of i(s,w.S,B))C.S.add(x);for(const x of c){
const F=[...E[x]].filter(k=>!C[x].has(k));if(F.length===0)continue;const W=(0,b.Kd)(d,s.catalogNumber);s.edit((0,b.Kd)(h.get(y[x]),W));for(const k of F)w[x].delete(
k);w[x].size>0||(s.edit(W),h.delete(y[x]))}}}async used(s,d){const{document:h}=this,w={S:new Set,C:new Set},E=[...s.S,...s.C].filter(C=>C!==""),_=await(0,K.zx)(
h,E.length>o?["S"]:E);for(const C of new Set(Object.values(_).flat())){const B=h.job.pace.step(200);B&&await B,d[C]===1&&(0,L.C)(h.get(C),x=>{for(const F of c)for(const W of f(
h,x,F))s[F].has(W)&&w[F].add(W)})}return w}}function f(p,s,d){const h=p.resolve(s.get(d));return(Array.isArray(h)?h.map(E=>p.resolve(E)):[h]).flatMap(E=>E instanceof
D.SX?[E.text]:[])}function i(p,s,d){const h=new Set(d);for(const w of h){const E=p.resolve(s?.get(w));E instanceof D.SX&&h.add(E.text)}return h}const g=(p,s)=>new Set(
[...s].filter(d=>p?.has(d)));class r{removal;document;root;open=new Set;unsaid=new Map;lost=new Map;parents;silenced=new Set;identifierRemoved=!1;removedElements=0;types;constructor(s){
this.removal=s,this.document=s.document,this.types=new a(this.document),this.root=(0,b.Wo)(this.document,"StructTreeRoot")}async dropKeys(s){const d=this.root?.
dict.get("ParentTree");if(!this.root||d===void 0||s.size===0)return;const h=Float64Array.from(s).sort(),w=(B,x)=>{const F=(0,l.B)(h,B);return F<h.length&&h[F]<=
x},E=new Set,_=(B,x)=>{if(!s.has(B))return!1;const F=this.document.array(x);return(!F||!E.has(F))&&this.touchParents(x,F??[]),F&&E.add(F),!0};await(0,T.BX)(this.
document,d,(0,b.Kd)(d,this.root.holder),"Nums",_,w)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}async dropMarked(s,d,h,w){this.parents??=
new Map((await(0,T.Zc)(this.document,this.root?.dict.get("ParentTree"),"Nums")).map(([_,C])=>[Number(_),C]));const E=this.document.array(this.parents.get(s))??[];
for(const _ of w){const C=E[_];if(!(0,D.i9)(C))continue;this.open.add(C.number);let B=this.lost.get(C.number);B||this.lost.set(C.number,B=new Set),h>0?B.add(`in\
 ${h} ${_}`):B.add(`on ${d} ${_}`).add(`on a page ${_}`)}}touch(s){this.open.add(s)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.
root)return;for(const h of this.open){this.open.delete(h);const w=this.document.job.pace.step(500);w&&await w,h===this.root.holder?this.pruneRoot(this.root):this.
pruneElement(h)}const s=this.root.dict.get("IDTree");if(!this.identifierRemoved||s===void 0)return;this.identifierRemoved=!1;const d=(h,w)=>this.removal.isGone(
w);await(0,T.BX)(this.document,s,(0,b.Kd)(s,this.root.holder),"Names",d)&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(s,d){
(0,D.i9)(s)&&!(0,D.cy)(this.document.resolve(s))&&this.open.add(s.number);for(const[h,w]of d.entries()){if(!(0,D.i9)(w))continue;this.open.add(w.number);let E=this.
unsaid.get(w.number);E||this.unsaid.set(w.number,E=new Set),E.add(h)}}pruneElement(s){const d=this.document.dict(new D.oS(s));if(!d)return;this.pruneReferences(
s,d);const h=d.get("Pg"),w=h===void 0?this.unsaid.get(s):void 0,E=this.kidsOf(d),_=E.filter(B=>!this.isLost(B,h,w)&&!this.isDropped(s,B,h));if(this.removal.isGone(
h)&&(this.document.edit(s),d.delete("Pg")),_.length===E.length)return;const C=d.get("P");_.length===0?(d.has("ID")&&(this.identifierRemoved=!0),this.types.losing(
d),this.removal.remove(s),this.removedElements++):(this.document.edit(s),d.set("K",_.length===1?_[0]:_)),(0,D.i9)(C)&&this.open.add(C.number),this.silence(_.length===
0?C:new D.oS(s))}pruneRoot({dict:s,holder:d}){const h=this.kidsOf(s),w=h.filter(_=>!this.removal.isGone(_));if(w.length===h.length)return;if(this.document.edit(
d),w.length>0){s.set("K",w.length===1?w[0]:w);return}const E=this.document.editCatalog();E.delete("StructTreeRoot"),E.delete("MarkInfo")}isLost(s,d,h){return typeof s==
"number"?this.removal.isGone(d)||(h?.has(s)??!1):this.removal.isGone(s)?!0:(0,D.Zm)(s)?(0,D.Eo)(s.get("Type"),"OBJR")&&this.removal.isGone(s.get("Obj"))?!0:((0,D.
Eo)(s.get("Type"),"MCR")||(0,D.Eo)(s.get("Type"),"OBJR"))&&this.removal.isGone(s.get("Pg")??d):!1}isDropped(s,d,h){const w=this.lost.get(s);if(!w)return!1;const E=typeof d==
"number"?void 0:this.document.dict(d),_=E?this.document.resolve(E.get("MCID")):d;if(typeof _!="number")return!1;const C=E?.get("Stm");if((0,D.i9)(C))return w.has(
`in ${C.number} ${_}`);const B=E?.get("Pg")??h;return w.has((0,D.i9)(B)?`on ${B.number} ${_}`:`on a page ${_}`)}pruneReferences(s,d){const h=this.document.array(
d.get("Ref")),w=h?.filter(E=>!this.removal.isGone(E));!h||!w||w.length===h.length||(this.document.edit(s),w.length>0?d.set("Ref",w):d.delete("Ref"))}silence(s){
for(;(0,D.i9)(s)&&!this.silenced.has(s.number);){this.silenced.add(s.number);const d=this.document.dict(s);d?.has("ActualText")&&(this.document.edit(s),d.delete(
"ActualText")),s=d?.get("P")}}kidsOf(s){const d=s.get("K");return d==null?[]:this.document.array(d)??[d]}}function m(p){return(0,D.Eo)(p.get("Type"),"StructElem")?
!0:!p.has("Type")&&p.has("S")&&(0,D.i9)(p.get("P"))&&(p.has("K")||p.has("Pg"))}function u(p){return(0,D.Eo)(p.get("Type"),"MCR")||(0,D.Eo)(p.get("Type"),"OBJR")}}),
78713:((j,I,S)=>{S.d(I,{AN:()=>o,BX:()=>L,H6:()=>y,MN:()=>c,Pu:()=>b,Zc:()=>K});var l=S(16039),D=S(90191);const T=64,b=u=>typeof u=="number"?String(u):Buffer.from(
u.bytes).toString("latin1");async function K(u,p,s){const d=[];for(const h of await f(u,p,0,s)){for(const E of g(u,h,s))d.push(E);const w=u.job.pace.step(a);w&&
await w}return d}async function L(u,p,s,d,h,w){const E=await f(u,p,s,d,w);for(let _=E.length-1;_>=0;_--){const C=E[_],B=g(u,C,d),x=B.filter(([z,X])=>!h(z,X)),F=u.
job.pace.step(a+B.length*a);F&&await F,x.length<B.length&&(u.edit(C.holder),C.dict.set(d,x.flat()),C.changed=!0);for(const z of C.repeats)u.edit(C.holder),C.dict.
delete(z),C.changed=!0;if(C.emptyKids){const z=(u.array(C.dict.get("Kids"))??[]).filter(X=>!C.emptyKids.has(u.dict(X)));u.edit(C.holder),C.dict.set("Kids",z),C.
changed=!0}if(!C.changed)continue;const W=u.array(C.dict.get("Kids"))??[];C.empty=x.length===0&&W.length===0;const k=C.parent;k&&(k.changed=!0,C.empty?(k.emptyKids??=
new Set).add(C.dict):r(u,C,x,W))}return E[0]?.empty??!1}function y(u,p,s){if(p.length<=T)return(0,l.jd)({[s]:p.flat()});let d=[];for(const h of m(p)){const[w,E]=[
h[0][0],h.at(-1)[0]];d.push({ref:u.add((0,l.jd)({Limits:[w,E],[s]:h.flat()})),low:w,high:E})}for(;d.length>T;)d=m(d).map(h=>{const[w,E]=[h[0].low,h.at(-1).high];
return{ref:u.add((0,l.jd)({Limits:[w,E],Kids:h.map(({ref:_})=>_)})),low:w,high:E}});return(0,l.jd)({Kids:d.map(({ref:h})=>h)})}const c=(u,p)=>y(u,o([...p].map(([
s,d])=>[(0,l.Px)(s),d])),"Names");function o(u){return u.map(p=>({entry:p,key:b(p[0])})).sort((p,s)=>p.key<s.key?-1:p.key>s.key?1:0).map(({entry:p})=>p)}const a=100;
async function f(u,p,s,d,h){const w=new D.b9(u),E=new Set,_=x=>E.size<E.add(x).size,C=[],B=[{value:p??null,holder:s,parent:void 0}];for(let x=B.pop();x!==void 0;x=
B.pop()){w.spend(1);const F=u.dict(x.value);if(!F||!_(F)||h&&x.parent&&!i(u,F,h))continue;const W=[],k=J=>{const Z=u.array(F.get(J));return!Z||_(Z)?Z??[]:(W.push(
J),[])},z=k(d).length>>1,X=k("Kids"),H={dict:F,holder:(0,D.Kd)(x.value,x.holder),parent:x.parent,repeats:W};C.push(H),w.spend(z);for(let J=X.length-1;J>=0;J--)B.
push({value:X[J],holder:(0,D.Kd)(F.get("Kids"),H.holder),parent:H});const V=u.job.pace.step(a+z*a);V&&await V}return C}function i(u,p,s){const[d,h]=u.array(p.get(
"Limits"))??[];return typeof d!="number"||typeof h!="number"||s(d,h)}function g(u,{dict:p,repeats:s},d){const h=s.includes(d)?void 0:u.array(p.get(d));if(!h)return[];
const w=[];for(let E=0;E+1<h.length;E+=2){const _=u.resolve(h[E]);(d==="Names"?_ instanceof l.Mx:typeof _=="number")&&w.push([_,h[E+1]])}return w}function r(u,p,s,d){
const h=_=>u.array(u.dict(_)?.get("Limits"))??[],w=s[0]?.[0]??h(d[0])[0],E=s.at(-1)?.[0]??h(d.at(-1))[1];u.edit(p.holder),w!==void 0&&E!==void 0?p.dict.set("Lim\
its",[w,E]):p.dict.delete("Limits")}function m(u){const p=[];for(let s=0;s<u.length;s+=T)p.push(u.slice(s,s+T));return p}}),30729:((j,I,S)=>{S.d(I,{H:()=>l});function l(D){
const T=new WeakMap;return b=>{if(b.hasChanges)return D(b);const K=T.get(b);if(K)return K.answer;const L=D(b);return T.set(b,{answer:L}),L}}}),90191:((j,I,S)=>{
S.d(I,{J7:()=>T,Kd:()=>L,Wo:()=>y,_i:()=>K,b9:()=>b});var l=S(84293),D=S(16039);class T{document;gone=new Set;chased=new Set;constructor(o){this.document=o}remove(o){
const{catalog:a,catalogNumber:f,pages:i}=this.document,g=a.get("Pages");o===f||(0,D.i9)(g)&&o===g.number||i.holds(o)||(this.gone.add(o),this.document.remove(o))}chase(o){
this.chased.add(o)}removed(){return this.gone}takeChased(){const o=this.chased;return this.chased=new Set,o}isGone(o){return(0,D.i9)(o)&&this.gone.has(o.number)}}
class b{most;left;constructor(o){this.most=this.left=o.job.limits.nodes}spend=o=>{if(this.left-=o,this.left<0)throw(0,l.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class K{seen=new Set;allowance;constructor(o,a=new b(
o)){this.allowance=a}first(o){return this.allowance.spend(1),(0,D.i9)(o)?this.seen.has(o.number)?!1:(this.seen.add(o.number),!0):!0}}function L(c,o){return(0,D.
i9)(c)?c.number:o}function y(c,o){const a=c.catalog.get(o),f=c.dict(a);return f&&{dict:f,holder:L(a,c.catalogNumber)}}}),7548:((j,I,S)=>{S.d(I,{Av:()=>o,RJ:()=>i,
V3:()=>f,vb:()=>g,zx:()=>c});var l=S(58143),D=S(88960),T=S(269),b=S(48024);const K=16384,L=65536,y="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function c(u,p){const{
found:s,all:d}=await a(u,p),h=w=>[...new Set([...w,...d])].sort((E,_)=>E-_);return Object.fromEntries(p.map(w=>[w,h(s[w])]))}async function o(u,p){const{found:s,
all:d}=await a(u,p);for(const h of Object.values(s))for(const w of h)d.add(w);return d}async function a(u,p){const s=p.map(E=>{const[_="",...C]=[...E].map(x=>x.
replace(/\W/,"\\$&")),B=/\W/.test(E)?y:"\\w";return`${_}(?:${C.join("")}|${B}{0,${Math.max(0,E.length-2)}}#)`}),d=new RegExp(`/(?:${s.join("|")}|#)`,"g"),h=Object.
fromEntries(p.map(E=>[E,new Set])),w=new Set;await i(u,(E,_,C,B)=>{const x=E.toString("latin1",_,C);d.lastIndex=0;for(let F=d.exec(x);F;F=d.exec(x)){const W=B(_+
F.index);W!==void 0&&(F[0].endsWith("#")?w.add(W):h[F[0].slice(1)].add(W))}});for(const E of g(u))w.add(E);return{found:h,all:w}}async function f(u,p){const s=await c(
u,p);return[...new Set(Object.values(s).flat())].sort((d,h)=>d-h)}async function i(u,p){const{bytes:s,table:d}=u,h=r(u),w=new Int32Array(h.length);for(let x=0;x<
h.length;x++)w[x]=d.place[h[x]];const E=(0,T.bS)(s),_=x=>h[(0,D.M)(w,x)-1],C=new b.s;let B=0;for(let x=0;x<h.length;x++){const F=x+1===h.length,W=F?s.length:w[x+
1],k=W-w[x]>K;if(!k&&!F&&W-B<L)continue;if(k){w[x]>B&&p(E,B,w[x],_),C.reset();const X=C.value(s,u.bodies[h[x]],W);p(E,w[x],X<0?W:X,_)}else p(E,B,W,_);const z=u.
job.pace.step(Math.min(W-B,L));z&&await z,B=W}for(const[x,F]of m(u)){const W=u.objectStream(x);if(!W)continue;const k=new Set(F),{starts:z}=W;p((0,T.bS)(W.data),
0,W.data.length,H=>{const V=W.numbers[(0,D.M)(z,H)-1];return V!==void 0&&k.has(V)?V:void 0});const X=u.job.pace.step(W.data.length);X&&await X}}function*g(u){for(let p=1;u.
hasChanges&&p<u.size;p++)u.isChanged(p)&&u.exists(p)&&(yield p)}function r(u){const{table:p,hasChanges:s}=u,d=[];let h=!0,w=-1;for(let E=1;E<p.size;E++){if(p.kind[E]!==
l.tL||s&&u.isChanged(E))continue;const _=p.place[E];h&&=_>=w,w=_,d.push(E)}return h?d:d.sort((E,_)=>p.place[E]-p.place[_])}function m(u){const{table:p,hasChanges:s}=u,
d=new Map;for(let h=1;h<p.size;h++){if(p.kind[h]!==l.UT||s&&u.isChanged(h))continue;const w=p.place[h],E=d.get(w);E?E.push(h):d.set(w,[h])}return d}}),38504:((j,I,S)=>{
S.d(I,{C:()=>D,L:()=>T});var l=S(16039);function D(b,K){const L=[b];for(;L.length>0;){const y=L.pop(),c=y instanceof l.Z6?y.dict:y;if(Array.isArray(c))for(const o of c)
L.push(o);else if(c instanceof l.Bi){K(c);for(const o of c.values())L.push(o)}}}function T(b,K){const L=[];return D(b,y=>{L.length===0&&K(y)&&L.push(y)}),L.length>
0}}),88960:((j,I,S)=>{S.d(I,{B:()=>l,M:()=>D});const l=(b,K)=>T(b,K,!1),D=(b,K)=>T(b,K,!0);function T(b,K,L){let[y,c]=[0,b.length];for(;y<c;){const o=y+c>>1,a=b[o];
a<K||L&&a===K?y=o+1:c=o}return y}})};
