"use strict";exports.id=9935,exports.ids=[9935],exports.modules={16630:((j,I,S)=>{S.d(I,{EC:()=>c,Ft:()=>a,LT:()=>i,y$:()=>L});var l=S(269),D=S(66249),T=S(48024),b=S(16039);
const K=["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","Properties"];class L{document;shared=new Map;categories=new Map;entries=new D.R;inside=new D.
R;source;last;constructor(o){this.document=o,this.source=(0,l.bS)(o.bytes)}of(o){const{document:m}=this,r=m.place(o),{entries:g}=this,u=r&&m.locate(o,r,g)?g.find(
r.bytes,"Resources"):-1;if(!r||u<0||r.bytes[g.at[u+2]]!==l.iH)return this.ofShared(this.valueOf(o));const p=g.at[u+2],s=g.at[u+3],{last:f,source:h}=this,w=r.bytes===
m.bytes;if(f&&w&&h.compare(h,f.start,f.end,p,s)===0)return f.list;const E=this.written(r.bytes,p,s)??this.ofShared(this.valueOf(o));return w&&(this.last={start:p,
end:s,list:E}),E}valueOf(o){return this.document.entry(o,"Resources")??this.givenTo(o)}inheritedBy(o){return this.ofShared(this.givenTo(o))}givenTo(o){const{pages:m}=this.
document,r=m.indexOf(o);return r<0?void 0:m.inheritedBy(r).Resources}written(o,m,r){const{inside:g}=this;if(!g.locate(o,m,r))return;const{at:u,scan:p}=g,s=[],f=[];
for(const h of K){const w=g.find(o,h);if(w<0)continue;const E=u[w+2],_=u[w+3];if((0,l.yp)(o[E]))f.push(this.category((0,l.JI)(o,E,_).value));else for(let C=g.marksFrom;C<
g.marksTo;C+=3)p.marks[C]!==T.A&&p.marks[C+1]>=E&&p.marks[C+1]<_&&s.push(p.marks[C])}return{numbers:s,categories:f}}ofShared(o){const m=(0,b.i9)(o)?o.number:(0,b.
Zm)(o)?o:void 0;if(m===void 0)return y;let r=this.shared.get(m);if(!r){const g=this.document.dict(o),u=K.map(p=>g?.get(p));r={numbers:u.flatMap(p=>(0,b.Zm)(p)?a(
p):[]),categories:u.flatMap(p=>(0,b.i9)(p)?[this.category(p.number)]:[])},this.shared.set(m,r)}return r}category(o){let m=this.categories.get(o);if(!m){const r=this.
document.dict(new b.oS(o));this.categories.set(o,m={numbers:r?a(r):[],categories:[]})}return m}}const y={numbers:[],categories:[]};class c{categories;constructor(o,m){
this.categories=K.flatMap(r=>o.dict(m.get(r))??[])}named(o){const m=[];for(const r of this.categories){const g=r.get(o);g!==void 0&&m.push(g)}return m}}function i(d,o){
const m=new b.Bi(d);for(const r of K){const g=d.get(r);g!==void 0&&m.set(r,o(g))}return m}function a(d){const o=new Set,m=[d];for(let r=m.pop();r!==void 0;r=m.pop())
if(r instanceof b.oS)o.add(r.number);else if(Array.isArray(r))for(const g of r)m.push(g);else if(r instanceof b.Bi)for(const g of r.values())m.push(g);return[...o]}}),
86349:((j,I,S)=>{S.d(I,{h:()=>d});var l=S(269),D=S(19980),T=S(16039),b=S(90191);const K=4096,L=64,y=1e4,c=new WeakMap;function i(m,r,g){const{data:u,dict:p,sealed:s}=r;
if(u.length<K||s||!(0,T.Eo)(p.get("Filter"),"FlateDecode")||p.has("DecodeParms"))return g();const{memory:f}=m.job,h=c.get(f)??[],w=h.find(_=>_.data.length===u.length&&
Buffer.compare(_.data,u)===0);if(w)return w.names;const E=g();return h.length<L&&(E?.size??0)<y&&c.set(f,[...h,{data:u.slice(),names:E}]),E}var a=S(16630);class d{document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(r){
this.document=r,this.allowance=new b.b9(r)}inContent(r){const{document:g,lists:u}=this,p=g.resolve(g.entry(r,"Contents"));return p instanceof T.Z6?this.namesOf(
p):(0,T.cy)(p)?(u.has(p)?this.allowance.spend(u.get(p)?.size??0):u.set(p,this.inStreams(p)),u.get(p)):new Set}inStreams(r){const g=new Set;for(const u of r){const p=this.
document.resolve(u),s=p instanceof T.Z6?this.namesOf(p):[];if(!s)return;for(const f of s)g.add(f)}return g}borrowed(r,g,u){const p=new Set(u),s=new Set(this.appearancesWithoutResources(
r)),f=h=>{const w=this.drawnBy(g.named(h));for(const E of w??[])s.add(E);return w!==void 0};for(const h of u)if(!f(h))return;for(const h of s){const w=this.contentOf(
h);if(!w)return;for(const E of w.draws)s.add(E);for(const E of w.lacking)if(!p.has(E)&&(p.add(E),!f(E)))return}return p}contentOf(r){const{contents:g}=this,u=g.
get(r);return u?this.allowance.spend(1+u.lacking.size+u.draws.length):g.has(r)||g.set(r,this.readContent(r)),g.get(r)}readContent(r){const g=this.namesOf(r),u=this.
document.dict(r.dict.get("Resources"));if(!g||!u)return g&&{lacking:g,draws:[]};const p=new a.EC(this.document,u),s=new Set,f=[];for(const w of g){const E=p.named(
w);E.length===0&&s.add(w);for(const _ of E)f.push(_)}const h=this.drawnBy(f);return h&&{lacking:s,draws:h}}appearancesWithoutResources(r){const{document:g,appearances:u}=this,
p=g.array(g.entry(r,"Annots"))??[],s=u.get(p);if(s)return this.allowance.spend(s.length),s;const f=[];for(const h of p)for(const w of g.dict(g.dict(h)?.get("AP"))?.
values()??[]){const E=g.resolve(w);for(const _ of(0,T.Zm)(E)?E.values():[E]){const C=g.resolve(_);C instanceof T.Z6&&!this.hasResources(C.dict)&&f.push(C)}}return u.
set(p,f),f}drawnBy(r){const{document:g}=this,u=[];for(const p of r){const s=g.resolve(p),f=g.dict(s),h=g.resolve(f?.get("Subtype"));if(f&&(0,T.Eo)(h,"Type3")&&!this.
hasResources(f))return;if(s instanceof T.Z6){((0,T.Eo)(h,"Form")||g.resolve(s.dict.get("PatternType"))===1)&&u.push(s);continue}const w=g.resolve(g.dict(f?.get(
"SMask"))?.get("G"));w instanceof T.Z6&&u.push(w)}return u}hasResources(r){return this.document.dict(r.get("Resources"))!==void 0}namesOf(r){const{names:g}=this;
if(g.has(r))this.allowance.spend(1+(g.get(r)?.size??0));else{const{document:u}=this,p=()=>{const s=u.decodedPart(r);return s?.whole?o(s.data):void 0};g.set(r,i(
u,r,p))}return g.get(r)}}function o(m){const r=new Set;for(let g=m.indexOf(l.cL);g>=0;g=m.indexOf(l.cL,g)){const u=g+1;g=(0,l.Wd)(m,u,m.length),r.add((0,D.MQ)(m,
u,g))}return r}}),38990:((j,I,S)=>{S.d(I,{QL:()=>L,bf:()=>K,fq:()=>g,hj:()=>r,i4:()=>o,iA:()=>c,pv:()=>m,qU:()=>a,tP:()=>y});var l=S(20381),D=S(16039),T=S(90191),
b=S(30729);function K(s){for(;s.part===""&&s.parent;)s=s.parent;return s}const L="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),y=100;
function*c(s,{from:f=s.array((0,T.Wo)(s,"AcroForm")?.dict.get("Fields")),below:h,visit:w=new T._i(s),depth:E=1/0}={}){const _=[],C=(B=[],x)=>{for(let F=B.length-
1;F>=0;F--)_.push({value:B[F],parent:x})};C(f,h);for(let B=_.pop();B;B=_.pop()){const{value:x,parent:F}=B,W=(0,D.i9)(x)?s.get(x):x;if(!(0,D.Zm)(W)||!w.first(x)||
(F?.depth??0)>=E)continue;const z=s.resolve(W.get("T")),k=s.resolve(W.get("FT")),X=z instanceof D.Mx?(0,l.g7)(z):"",H={number:(0,D.i9)(x)?x.number:void 0,dict:W,
parent:F,part:X,name:p(F&&F.depth%y!==0?F.name:"",X),type:k instanceof D.SX?k.text:F?.type,depth:(F?.depth??0)+1};yield H,C(s.array(W.get("Kids")),H)}}const i=1e3,
a=(0,b.H)(d);async function d(s){const f=[];for(const h of c(s)){f.push(h);const w=s.job.pace.step(i);w&&await w}return f}function o(s){const f=new Set(s.flatMap(
({parent:h,dict:w})=>h&&w.has("T")?[h]:[]));return s.filter(h=>(h.dict.has("T")||!h.parent)&&!f.has(h))}function m(s,f){const h=s.resolve(r(s,f,"FT"));return h instanceof
D.SX?h.text:void 0}function r(s,f,h){for(const w of u(s,f)){const E=w.get(h);if(E!==void 0)return E}}function g(s,f){let h="";for(const w of u(s,f)){const E=s.resolve(
w.get("T"));E instanceof D.Mx&&(h=p((0,l.g7)(E),h))}return h}function*u(s,f){let h=f;for(let w=0;h&&w<y;w++)yield h,h=s.dict(h.get("Parent"))}const p=(s,f)=>s===
""||f===""?s+f:`${s}.${f}`}),52301:((j,I,S)=>{S.d(I,{I:()=>K});var l=S(16039),D=S(90191),T=S(38990),b=S(91707);class K{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;constructor(y){
this.removal=y,this.document=y.document}losing(y){if(!(0,l.Eo)(y.get("Subtype"),"Widget")||(this.pruned=!0,y.has("T")&&!y.has("Kids")&&this.removedFields++,(0,T.
pv)(this.document,y)!=="Sig"))return;this.signatureRemoved=!0;const c=(0,T.hj)(this.document,y,"V");(0,l.i9)(c)&&this.signatures.add(c.number)}keepsAsField(y,c){
if(!this.document.array(c.get("Kids")))return!1;this.document.edit(y);for(const i of[...c.keys()])!T.QL.includes(i)&&i!=="Kids"&&i!=="AA"&&c.delete(i);return this.
touch(y),!0}touch(y){this.open.add(y),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const c of this.open)this.open.delete(c),this.pruneField(c);if(!this.
pruned)return;this.pruned=!1;const y=(0,D.Wo)(this.document,"AcroForm");y&&(this.filter(y.holder,y.dict,"Fields"),this.filter(y.holder,y.dict,"CO"),this.signatureRemoved&&
this.dropSignatures(y.holder,y.dict),!(this.document.array(y.dict.get("Fields"))?.length!==0||y.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){
const y=(0,D.Wo)(this.document,"AcroForm");y?.dict.has("XFA")&&(this.document.edit(y.holder),y.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRende\
ring"),this.removedXfa=!0)}pruneField(y){const c=this.document.dict(new l.oS(y)),i=this.document.array(c?.get("Kids"));if(!c||!i)return;const a=i.filter(o=>!this.
removal.isGone(o));if(a.length===i.length)return;if(this.document.edit(y),a.length>0||(0,l.Eo)(c.get("Subtype"),"Widget")){c.set("Kids",a);return}const d=c.get(
"Parent");this.removal.remove(y),this.removedFields++,(0,l.i9)(d)&&this.open.add(d.number)}filter(y,c,i){const a=this.document.array(c.get(i)),d=a?.filter(o=>!this.
removal.isGone(o));!a||!d||d.length===a.length||(this.document.edit(y),d.length>0||i==="Fields"?c.set(i,d):c.delete(i))}dropSignatures(y,c){const i=(0,D.Wo)(this.
document,"Perms");for(const[o,m]of i?[...i.dict]:[])!(0,l.i9)(m)||!this.signatures.has(m.number)||(this.document.edit(i.holder),i.dict.delete(o));i?.dict.size===
0&&this.document.editCatalog().delete("Perms");const a=[...(0,T.iA)(this.document)].filter(({type:o})=>o==="Sig");a.some(({dict:o})=>(0,l.Zm)(this.document.resolve(
(0,T.hj)(this.document,o,"V"))))||(0,b.H)(this.document),!(!c.has("SigFlags")||a.length>0)&&(this.document.edit(y),c.delete("SigFlags"))}}}),75142:((j,I,S)=>{S.
d(I,{R:()=>c});var l=S(7548),D=S(38504),T=S(20381),b=S(16039),K=S(87357),L=S(38990);const y=4e3;class c{document;holders;names;constructor(o,m,r){this.document=
o,this.holders=m,this.names=r}static async of(o){if(!o.catalog.has("AcroForm"))return;const m=await(0,l.zx)(o,["Hide","ResetForm","SubmitForm"]),r=[...new Set(Object.
values(m).flat())].filter(u=>i(o,u).length>0);if(r.length===0)return;const g=new Set(r.flatMap(u=>i(o,u)));return new c(o,r,await a(o,g))}async gone(){const o=await a(
this.document,this.names);return new Set([...this.names].filter(m=>!o.has(m)))}}function i(d,o){const m=[];return(0,D.C)(d.get(o),r=>{const g=d.resolve(r.get("S")),
u=g instanceof b.SX?K.fP.get(g.text):void 0,p=u===void 0?void 0:d.resolve(r.get(u));for(const s of Array.isArray(p)?p:[p??null]){const f=d.resolve(s);f instanceof
b.Mx&&f.bytes.length<=y&&m.push((0,T.g7)(f))}}),m}async function a(d,o){const m=new Set([...o].map(({length:g})=>g)),r=new Set;for(const{name:g}of await(0,L.qU)(
d))m.has(g.length)&&o.has(g)&&r.add(g);return r}}),91707:((j,I,S)=>{S.d(I,{H:()=>D});var l=S(16039);function D(T){const{catalog:b}=T;if(!b.has("DSS")&&!b.has("E\
xtensions"))return;const K=T.dict(b.get("Extensions"));if(!b.has("DSS")&&!K?.has("ESIC")||(T.edit(T.catalogNumber),b.delete("DSS"),!K?.has("ESIC")))return;const L=new l.
Bi([...K].filter(([y])=>y!=="ESIC"));L.size>0?b.set("Extensions",L):b.delete("Extensions")}}),46958:((j,I,S)=>{S.d(I,{a:()=>b,s:()=>T});var l=S(16039),D=S(90191);
function T(y){const c=(0,D.Wo)(y,"OCProperties"),i=y.array(c?.dict.get("OCGs"));if(!c||!i||i.length===0)return;const a=y.catalog.get("OCProperties"),d=y.editCatalog();
return d.delete("OCProperties"),o=>{const m=new Set(i.flatMap(r=>(0,l.i9)(r)&&o[r.number]!==1?[r.number]:[]));m.size===0?d.set("OCProperties",a):m.size<i.length&&
d.set("OCProperties",new L(y,m).without(c.dict,K))}}function b(y,c){const i=(0,D.Wo)(y,"OCProperties"),a=y.array(i?.dict.get("OCGs"))??[];if(!i||c.size===0)return;
const d=y.editCatalog();a.every(o=>(0,l.i9)(o)&&c.has(o.number))?d.delete("OCProperties"):d.set("OCProperties",new L(y,c).without(i.dict,K))}const K=32;class L{document;gone;allowance;constructor(c,i){
this.document=c,this.gone=i,this.allowance=new D.b9(c)}without(c,i){if(this.allowance.spend(1),(0,l.i9)(c)&&this.isGroup(c))return c;const a=this.document.resolve(
c);return Array.isArray(a)?i===0?[]:this.items(a,i):a instanceof l.Bi?new l.Bi(i===0?[]:[...a].map(([d,o])=>[d,this.without(o,i-1)])):c}items(c,i){const a=[];let d=!1;
for(const o of c){if(this.isGone(o)){d=!0;continue}const m=this.without(o,i-1),r=Array.isArray(m),g=r&&m.every(u=>u instanceof l.Mx)&&this.document.array(o).length>
m.length;if(r&&d)for(const u of g?[]:m)a.push(u);else g||a.push(m);d=!1}return a}isGone(c){return(0,l.i9)(c)&&this.gone.has(c.number)}isGroup(c){return this.gone.
has(c.number)||(0,l.Eo)(this.document.dict(c)?.get("Type"),"OCG")}}}),15914:((j,I,S)=>{S.d(I,{X:()=>K});var l=S(16039),D=S(90191);class T{chain;known=new Map;constructor(y){
this.chain=y}of(y){return this.known.has(y)||this.explore(y),this.known.get(y)}explore(y){const{chain:c,known:i}=this,a=new Map,d=[],o=[],m=r=>{c.spend(1);const g={
action:r,next:c.next(r),at:0,index:a.size,low:a.size,place:d.length};a.set(r,g),d.push(g),o.push(g)};m(y);for(let r=o.at(-1);r;r=o.at(-1)){if(r.at<r.next.length){
const s=c.dead(r.next[r.at++]);if(!s||i.has(s))continue;const f=a.get(s);f?r.low=Math.min(r.low,f.index):m(s);continue}o.pop();const g=o.at(-1);if(g&&(g.low=Math.
min(g.low,r.low)),r.low<r.index)continue;const u=d.splice(r.place),p=this.collect(u);for(const{action:s}of u)i.set(s,p)}}collect(y){const c=new Set;for(const{next:a}of y)
for(const d of a){const o=this.chain.dead(d),m=o?this.known.get(o):[d];m&&m.length>0&&c.add(m)}if(c.size<2)return[...c][0]??[];const i=new Map;for(const a of c){
this.chain.spend(a.length);for(const d of a)i.set((0,l.i9)(d)?`${d.number}`:d,d)}return[...i.values()]}}var b=S(73811);class K{document;rules;settled=new Set;chain;successors;constructor(y,c){
this.document=y,this.rules=c,this.chain={next:i=>(0,b.ji)(y,i.get("Next")).filter(a=>!c.isGone(a)),dead:i=>this.deadAction(i),spend:new D.b9(y).spend},this.successors=
new T(this.chain)}refresh(){this.settled.clear(),this.successors=new T(this.chain)}pruneActions(y,c){for(const i of[...c.keys()])this.pruneAction(y,c,i)}pruneAdditional(y,c,i="\
AA"){const a=c.get(i),d=this.document.dict(a);d&&(this.pruneActions((0,D.Kd)(a,y),d),!(d.size>0)&&(this.document.edit(y),c.delete(i)))}pruneAction(y,c,i){const a=c.
get(i);if(a===void 0)return!1;const[d,...o]=this.living([a]);if(d===void 0)return this.document.edit(y),c.delete(i),!0;d!==a&&(this.document.edit(y),c.set(i,d));
const m=this.document.dict(d);if(!m)return!1;const r=(0,b.ji)(this.document,m.get("Next")),g=o.filter(u=>!r.includes(u));return g.length>0&&(this.document.edit(
(0,D.Kd)(d,y)),m.set("Next",[...r,...g])),this.pruneChain(d,y),!1}pruneChain(y,c){const i=[[y,(0,D.Kd)(y,c)]];for(let a=i.pop();a;a=i.pop()){const[d,o]=a,m=this.
document.dict(d);if(!m||(0,l.i9)(d)&&this.settled.has(d.number)||((0,l.i9)(d)&&this.settled.add(d.number),this.rules.staying?.(o,m),!m.has("Next")))continue;const r=(0,b.
ji)(this.document,m.get("Next")),g=this.living(r);(g.length!==r.length||g.some((u,p)=>u!==r[p]))&&(this.document.edit(o),g.length===0?m.delete("Next"):m.set("Ne\
xt",g.length===1?g[0]:[...g]));for(const u of g)i.push([u,(0,D.Kd)(u,o)])}}living(y){const c=[],i=new Set;for(const a of y){if(this.rules.isGone(a))continue;const d=this.
deadAction(a);if(!d){c.push(a);continue}const o=this.successors.of(d);if(!i.has(o)){i.add(o);for(const m of o)c.push(m)}}return c}deadAction(y){const c=this.document.
dict(y);return c&&this.rules.isDead(c)?c:void 0}}}),87357:((j,I,S)=>{S.d(I,{Hx:()=>T,ao:()=>D,fP:()=>l});const l=new Map([["Hide","T"],["ResetForm","Fields"],["\
SubmitForm","Fields"]]),D=new Set(["ResetForm","SubmitForm"]),T=1}),20138:((j,I,S)=>{S.d(I,{Hr:()=>b,Zh:()=>K,qm:()=>L});var l=S(88960),D=S(16039),T=S(78713);async function b(a){
const d=a.catalog.get("PageLabels");if(!a.dict(d))return;const o=(await(0,T.Zc)(a,d,"Nums")).map(([r,g])=>({first:Number(r),label:a.dict(g)})).filter(({first:r})=>Number.
isInteger(r)&&r>=0).sort((r,g)=>r.first-g.first).map(({first:r,label:g})=>({first:r,...y(a,g)})),m=o.map(({first:r})=>r);return r=>{const g=o[(0,l.M)(m,r)-1];return g?
{...g,number:g.start+r-g.first}:{style:"D",prefix:void 0,number:r+1}}}function K(a,d){const o=[];let m,r=0;for(const g of d)(!m||!c(m,g))&&o.push([r,i(g)]),m=g,
r++;return(0,T.H6)(a,o,"Nums")}async function L(a,d){const o=await b(a);if(!o)return;const m=K(a,Array.from(d,r=>o(r-1)));a.editCatalog().set("PageLabels",a.add(
m))}function y(a,d){const o=a.resolve(d?.get("S")),m=a.resolve(d?.get("P")),r=a.resolve(d?.get("St"));return{style:o instanceof D.SX?o.text:void 0,prefix:m instanceof
D.Mx&&m.bytes.length>0?m:void 0,start:typeof r=="number"&&Number.isInteger(r)&&r>=1?r:1}}function c(a,d){return a.style!==d.style||d.style!==void 0&&d.number!==
a.number+1?!1:a.prefix===d.prefix?!0:!!a.prefix&&!!d.prefix&&Buffer.compare(a.prefix.bytes,d.prefix.bytes)===0}function i({style:a,prefix:d,number:o}){return(0,D.
jd)({S:a===void 0?void 0:(0,D.UU)(a),P:d,St:a===void 0||o===1?void 0:o})}}),53449:((j,I,S)=>{S.d(I,{O:()=>T});var l=S(16039),D=S(90191);async function T(K,L,y=1/0){
const c=new D._i(K),i=(0,D.Wo)(K,"Outlines"),a=[{value:i&&b(K,i.holder,i.dict,"First"),level:1}];for(let d=a.pop();d;d=a.pop()){const{value:o,level:m}=d;if(o===
void 0||!c.first(o)||!L(o,m)||!(0,l.i9)(o))continue;const r=u=>{const p=K.entry(o.number,u);return p instanceof l.Bi?b(K,o.number,K.get(o.number),u):p};a.push({
value:r("Next"),level:m}),m<y&&a.push({value:r("First"),level:m+1});const g=K.job.pace.step(300);g&&await g}}function b(K,L,y,c){const i=y.get(c);if(!(i instanceof
l.Bi))return i;const a=K.add(i);return c==="Next"&&i.set("Prev",new l.oS(L)),K.edit(L),y.set(c,a),a}}),71322:((j,I,S)=>{S.d(I,{Q:()=>K,_:()=>b});var l=S(16039),
D=S(90191),T=S(53449);class b{removal;destinations;document;dead=new Set;repaired=new Set;allowance;constructor(c,i){this.removal=c,this.destinations=i,this.document=
c.document,this.allowance=new D.b9(this.document)}get removedItems(){return this.dead.size}touch(c,i){this.removal.isGone(i.get("SE"))&&(this.document.edit(c),i.
delete("SE")),this.destinations.pruneTargets(c,i)&&this.dead.add(c)}async touchAll(){await(0,T.O)(this.document,c=>{const i=(0,l.i9)(c)?this.document.dict(c):void 0;
return i&&this.touch(c.number,i),i!==void 0})}async flush(){for(const i of this.dead){const a=this.document.dict(new l.oS(i));a&&this.unlink(i,a);const d=this.document.
job.pace.step(1e3);d&&await d}const c=(0,D.Wo)(this.document,"Outlines");!c||this.dead.size===0||this.document.dict(c.dict.get("First"))||this.document.editCatalog().
delete("Outlines")}unlink(c,i){const a=i.get("Parent"),d=this.document.dict(a);if(d&&(0,l.i9)(a)&&this.isLinked(c,i,a.number,d)){const o=this.kidsOf(i);this.splice(
i,o,a,d);const m=o.reduce((r,g)=>r+1+Math.max(0,L(this.document,g.item)),0);this.recount(a,L(this.document,i)>0?-1:m-1),!d.has("First")&&d.has("Title")&&!d.has(
"Dest")&&!d.has("A")&&this.dead.add(a.number)}this.removal.remove(c)}splice(c,i,a,d){const o=this.itemAt(c.get("Prev")),m=this.itemAt(c.get("Next")),[r,g]=[i[0],
i.at(-1)];o?this.link(o,"Next",r??m):this.link({item:d,ref:a},"First",r??m),m?this.link(m,"Prev",g??o):this.link({item:d,ref:a},"Last",g??o);for(const[u,p]of i.
entries())this.link(p,"Parent",{item:d,ref:a}),this.link(p,"Prev",i[u-1]??o),this.link(p,"Next",i[u+1]??m)}recount(c,i){const a=this.visit();let d=c;for(let o=this.
document.dict(d);i!==0&&o&&(0,l.i9)(d)&&a.first(d);o=this.document.dict(d)){const m=L(this.document,o);if(m===0)return;this.document.edit(d);const r=Math.abs(m)+
i;if(r>0&&o.has("First")?o.set("Count",Math.sign(m)*r):o.delete("Count"),m<0)return;d=o.get("Parent")}}isLinked(c,i,a,d){const o=()=>{const r=this.itemAt(i.get(
"Prev")),g=r?r.item.get("Next"):d.get("First");return(0,l.i9)(g)&&g.number===c};if(o())return!0;if(this.repaired.has(a))return!1;this.repaired.add(a);let m;for(const r of this.
kidsOf(d)){const g=r.item.get("Prev");((0,l.i9)(g)?g.number:void 0)!==m?.ref.number&&this.link(r,"Prev",m),m=r}return o()}visit(){return new D._i(this.document,
this.allowance)}kidsOf(c){const i=[],a=this.visit();for(let d=this.itemAt(c.get("First"));d&&a.first(d.ref);d=this.itemAt(d.item.get("Next")))i.push(d);return i}itemAt(c){
const i=this.document.dict(c);return i&&(0,l.i9)(c)?{item:i,ref:c}:void 0}link(c,i,a){this.document.edit(c.ref),a?c.item.set(i,a.ref):c.item.delete(i)}}function K(y){
return y.has("Title")&&y.has("Parent")&&!y.has("S")&&!y.has("Subtype")&&!y.has("FT")}function L(y,c){const i=y.resolve(c.get("Count"));return typeof i=="number"?
i:0}}),91134:((j,I,S)=>{S.d(I,{m:()=>D});var l=S(90191);function D(T){const b=(0,l.Wo)(T,"ViewerPreferences");b?.dict.has("PrintPageRange")&&(T.edit(b.holder),b.
dict.delete("PrintPageRange"),b.dict.size===0&&T.editCatalog().delete("ViewerPreferences"))}}),73811:((j,I,S)=>{S.d(I,{Ht:()=>c,hN:()=>b,jS:()=>T,ji:()=>K});var l=S(
16039),D=S(78713);async function T(i){const{catalog:a}=i,d=await(0,D.Zc)(i,i.dict(a.get("Names"))?.get("Dests"),"Names");return{names:new Map(i.dict(a.get("Dest\
s"))),strings:new Map(d.map(([o,m])=>[(0,D.Pu)(o),m]))}}function b({pages:i},a){const d=(0,l.i9)(a)?i.indexOf(a.number):a;return typeof d=="number"&&Number.isInteger(
d)&&d>=0&&d<i.count?d:void 0}function K(i,a){return a==null?[]:i.array(a)??[a]}const L=8,y=50;class c{document;named;constructor(a,d){this.document=a,this.named=
d}static async of(a){return new c(a,await T(a))}pageOf(a){return this.pageOfDestination(a.get("Dest"))??this.pageOfAction(a.get("A"))}pageOfDestination(a,d=L){const{
document:o}=this,m=o.resolve(a),r=o.array(m);if(r)return b(o,r[0]);if(d===0)return;const g=o.dict(m);return g?this.pageOfDestination(g.get("D"),d-1):this.pageOfDestination(
this.namedBy(m),d-1)}namedBy(a){const{names:d,strings:o}=this.named;if(a instanceof l.SX)return d.get(a.text)??o.get(a.text);if(!(a instanceof l.Mx))return;const m=(0,D.
Pu)(a);return o.get(m)??d.get(m)}pageOfAction(a){const{document:d}=this,o=a===void 0?[]:[a];for(let m=0;o.length>0&&m<y;m++){const r=d.dict(o.shift());if(!r)continue;
const u=(0,l.Eo)(d.resolve(r.get("S")),"GoTo")?this.pageOfDestination(r.get("D")):void 0;if(u!==void 0)return u;o.push(...K(d,r.get("Next")).slice(0,y))}}}}),80783:((j,I,S)=>{
S.d(I,{N:()=>T});var l=S(16039),D=S(90191);function T(b){const K=b.catalog.get("DPartRoot");if(K===void 0)return;const L=new D.J7(b),y=new D._i(b),c=[K];for(let i=c.
pop();i!==void 0;i=c.pop()){const a=b.dict(i),d=b.array(i);if(!(!y.first(i)||!(a??d))){for(const o of d??[])c.push(o);for(const o of["DPartRootNode","DParts"]){
const m=a?.get(o);m!==void 0&&c.push(m)}(0,l.i9)(i)&&L.remove(i.number)}}b.editCatalog().delete("DPartRoot")}}),65789:((j,I,S)=>{S.d(I,{U:()=>d});var l=S(11275),
D=S(16039),T=S(16630),b=S(86349),K=S(90191);const L=["XObject","Pattern","Shading","Properties"];async function y(o){const m=(0,K.Wo)(o,"AcroForm"),r=m?.dict.get(
"DR"),g=o.dict(r);if(!m||r===void 0||!g||!L.some(s=>g.has(s)))return;const u=await c(o,g);if(!u)return;const p=s=>new D.Bi([...g].flatMap(([f,h])=>{const w=L.includes(
f)?o.dict(h):void 0;if(!w)return[[f,h]];const E=[...w].filter(([_,C])=>!(0,D.i9)(C)||u.has(_)||s(C.number));return E.length===w.size?[[f,h]]:E.length>0?[[f,new D.
Bi(E)]]:[]}));return o.edit(m.holder),m.dict.set("DR",p(()=>!1)),s=>m.dict.set("DR",p(f=>s[f]===1))}async function c(o,m){const r=new b.h(o),g=new Set,u=new T.EC(
o,m);for(const p of o.pages.numbers){const s=o.job.pace.step(1e3);if(s&&await s,o.entry(p,"Annots")===void 0)continue;const f=r.borrowed(p,u,i);if(!f)return;for(const h of f)
g.add(h)}return g}const i=new Set;var a=S(46958);async function d({removal:{document:o},structure:m}){const r=await y(o),g=(0,a.s)(o),u=m.types.take();if(!r&&!g&&
!u)return;const{live:p}=await(0,l.Gy)(o);r?.(p),g?.(p),await u?.(p)}}),39935:((j,I,S)=>{S.d(I,{zg:()=>et,Hi:()=>tt,E2:()=>wt,Pv:()=>Y,Wi:()=>nt,lh:()=>gt});var l=S(
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
"Rect")&&O.has("Subtype")}var K=S(65920),L=S(30625),y=S(38990);const c=["Parent","StructParents","B","DPart","PieceInfo","Annots"],i=["Type","Kids","Count"];class a{document;allowance;fields;constructor(e){
this.document=e,this.allowance=new D.b9(e)}copyPage(e){const{document:t}=this,n=t.pages.number(e),v=t.pages.attribute(e,"Resources");(0,l.Zm)(v)&&t.patch(n,{Resources:t.
add(v)});const P=t.dict(new l.oS(n))??new l.Bi,M=new l.Bi([["Type",new l.SX("Page")]]);for(const[N,U]of P)!c.includes(N)&&!i.includes(N)&&M.set(N,this.clone(U));
for(const N of L.i){const U=t.pages.attribute(e,N);U!==void 0&&!M.has(N)&&M.set(N,this.clone(U))}const A=t.add(M),R=t.array(P.get("Annots"));return R&&R.length>
0&&M.set("Annots",this.copyAnnotations(R,A)),A.number}clone(e){return(0,K.F)(e,this.allowance.spend)}copyAnnotations(e,t){const{document:n}=this,v=new Map,P=[],
M=[];for(const A of e){const R=n.dict(A);if(!R||(0,l.i9)(A)&&v.has(A.number))continue;const N=(0,l.Eo)(R.get("Subtype"),"Widget");if(N&&(0,y.pv)(n,R)==="Sig")continue;
const U=this.clone(N&&(0,l.i9)(A)?this.asKid(A):R);if(U.delete("StructParent"),U.set("P",t),P.push(U),!(0,l.i9)(A)){M.push(U);continue}const G=n.add(U);v.set(A.
number,G),M.push(G),N&&this.addKid(U,G)}for(const A of P)d(A,v);return M}asKid(e){const{document:t}=this,n=t.dict(e);if(!n.has("T")&&!n.has("FT")){const R=n.has(
"Parent")?void 0:this.fieldOf(e.number);return R?(t.edit(e),n.set("Parent",R)):n}t.edit(e);const v=new l.Bi;for(const R of y.QL){const N=n.get(R);N!==void 0&&(v.
set(R,N),n.delete(R))}this.divideActions(n,v),v.set("Kids",[e]);const P=t.add(v),M=v.get("Parent");n.set("Parent",P),(0,l.i9)(M)&&o(t,M.number,t.dict(M),"Kids",
e,P);const A=(0,D.Wo)(t,"AcroForm");for(const R of["Fields","CO"])A&&o(t,A.holder,A.dict,R,e,P);return n}fieldOf(e){return this.fields??=new Map([...(0,y.iA)(this.
document)].flatMap(({number:t,parent:n})=>t===void 0||n?.number===void 0?[]:[[t,new l.oS(n.number)]])),this.fields.get(e)}divideActions(e,t){const n=this.document.
dict(e.get("AA"));if(!n)return;const[v,P]=[new l.Bi,new l.Bi];for(const[M,A]of n)(["K","F","V","C"].includes(M)?v:P).set(M,A);v.size>0&&t.set("AA",v),P.size>0?e.
set("AA",P):e.delete("AA")}addKid(e,t){const n=e.get("Parent"),v=this.document.dict(n);if(!(0,l.i9)(n)||!v)return;this.document.edit(n);const P=this.document.array(
v.get("Kids"));P&&!(0,l.i9)(v.get("Kids"))?P.push(t):v.set("Kids",[...P??[],t])}}function d(O,e){const t=(0,l.Eo)(O.get("Subtype"),"Popup")?["Parent"]:["Popup",
"IRT"];for(const n of t){const v=O.get(n);if(!(0,l.i9)(v))continue;const P=e.get(v.number);P?O.set(n,P):O.delete(n)}}function o(O,e,t,n,v,P){const M=O.array(t?.
get(n));!t||!M?.some(A=>(0,l.i9)(A)&&A.number===v.number)||(O.edit(e),t.set(n,M.map(A=>(0,l.i9)(A)&&A.number===v.number?P:A)))}var m=S(20381),r=S(78713),g=S(15914),
u=S(87357);class p{removal;document;deadNames=new Set;deadStrings=new Set;goneFields=new Set;removedNames=0;lists=new Map;chains;constructor(e){this.removal=e,this.
document=e.document,this.chains=new g.X(this.document,{isDead:t=>this.isDeadAction(t),isGone:t=>e.isGone(t),staying:(t,n)=>this.pruneTarget(t,n)})}isDead(e){if(e==
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
document.resolve(e);return t instanceof l.Mx&&this.goneFields.has((0,m.g7)(t))}pruneLists(e,t){if(!this.isDeadAction(t))for(const n of["T","Fields"]){const v=t.
get(n),P=this.leftOf(v);if(!(!P||P===this.document.array(v))){if((0,l.i9)(v)){this.document.put(v,P);continue}this.document.edit(e),t.set(n,P)}}}leftOf(e){const t=this.
document.array(e);if(!t||t.length===0)return;const n=(0,l.i9)(e)?this.lists.get(e.number):void 0;if(n)return n;const v=t.filter(M=>!this.isGone(M)),P=v.length===
t.length?t:v;return(0,l.i9)(e)&&this.lists.set(e.number,P),P}async pruneNameTree(e,t,n){const v=e.dict.get(t);if(v===void 0)return;const P=(0,D.Kd)(v,e.holder);
await(0,r.BX)(this.document,v,P,"Names",(A,R)=>n((0,r.Pu)(A),R))&&(this.document.edit(e.holder),e.dict.delete(t))}}const s=O=>typeof O=="number"&&(O&u.Hx)!==0;var f=S(
80783),h=S(52301),w=S(75142),E=S(65789),_=S(20138),C=S(71322),B=S(91134),x=S(16463);class F{removal;document;threads;constructor(e){this.removal=e,this.document=
e.document}touch(e,t){if(!this.removal.isGone(t.get("P")))return;const[n,v]=[t.get("N"),t.get("V")],[P,M]=[this.document.dict(n),this.document.dict(v)],A=this.threadStartingAt(
e);if(this.threads.delete(e),this.removal.remove(e),!(0,l.i9)(n)||n.number===e||!P){A&&this.removal.remove(A.number);return}M&&(0,l.i9)(v)&&(this.document.edit(
v),M.set("N",n),this.document.edit(n),P.set("V",v)),A&&(this.document.edit(A).set("F",n),this.document.edit(n),P.set("T",A),this.threads.set(n.number,A))}threadStartingAt(e){
if(!this.threads){this.threads=new Map;for(const t of this.document.array(this.document.catalog.get("Threads"))??[]){const n=this.document.dict(t)?.get("F");(0,l.
i9)(t)&&(0,l.i9)(n)&&this.threads.set(n.number,t)}}return this.threads.get(e)}flush(){const{catalog:e,catalogNumber:t}=this.document,n=e.get("Threads"),v=this.document.
array(n),P=v?.filter(M=>{const A=this.document.dict(M);return A?this.document.dict(A.get("F"))!==void 0:!this.removal.isGone(M)});!v||!P||P.length===v.length||(this.
document.edit(t),P.length>0?e.set("Threads",P):e.delete("Threads"))}}function W(O){return(0,l.i9)(O.get("N"))&&(0,l.i9)(O.get("V"))&&(O.has("R")||O.has("P"))&&!O.
has("S")}function z(O,e){const{removal:t}=O,{document:n}=t,v=n.get(e);(0,l.cy)(v)?k(t,e,v):(0,l.Zm)(v)&&X(O,n,e,v)}function k(O,e,t){O.isGone(t[0])&&t[1]instanceof
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
G=(0,l.i9)(R)?R.number:N,$=v.get(G)??(0,Z.LT)(N,M),Q=$ instanceof l.Bi&&!U?O.add($):$;Q instanceof l.oS&&v.set(G,Q),O.patch(A,{Resources:Q});const ot=O.job.pace.
step(1e3);ot&&await ot}}var lt=S(11275);const mt=10;async function gt(O,e){const{pages:t}=O;await t.keepStreams();const{numbers:n,dropped:v,repeated:P,used:M}=await pt(
O,e),A=n.length!==t.count||n.some(($,Q)=>$!==t.number(Q)),R=e.every(($,Q)=>Q===0||$>e[Q-1]);A&&(await(0,_.qm)(O,e),(0,f.N)(O),(0,B.m)(O));const N=v.length>0?await vt(
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
const{destinations:t,removal:n}=O;if(t.goneFields=await e.gone(),t.goneFields.size!==0){t.refresh();for(const v of e.holders){z(O,v);const P=n.document.job.pace.
step(1e3);P&&await P}await it(O),await Y(O,n.takeChased())}}async function wt(O,e){const t=tt(O),{destinations:n,removal:v}=t;v.remove(e.number),await n.pruneNames(),
n.removedNames>0&&await st(t,O.pages.numbers),await Y(t,new Set(v.removed()))}function tt(O){const e=new D.J7(O),t=new p(e);return{removal:e,destinations:t,annotations:new T(
e,t),outlines:new C._(e,t),form:new h.I(e),structure:new x.oE(e),threads:new F(e)}}async function Y(O,e,t){const{destinations:n,removal:v}=O,{document:P}=v;for(let M=0;M<
mt&&e.size>0;M++){const A=await(0,lt.Gy)(P,{watched:e});O.annotations.via=A.via,n.refresh(),M===0&&await t?.(A);for(const R of[...A.referrers].sort((N,U)=>N-U)){
z(O,R);const N=P.job.pace.step(1e3);N&&await N}await it(O),e=v.takeChased()}}async function st({annotations:O,destinations:e,outlines:t,removal:n},v){const{document:P}=n;
e.pruneOpenAction(),e.pruneTargets(P.catalogNumber,P.catalog),await t.touchAll();for(const M of v){const A=P.job.pace.step(2e3);A&&await A,P.entry(M,"AA")!==void 0&&
e.pruneTargets(M,P.get(M)),O.touchPage(M)}}function St({removal:O},e,t,n){const{document:v}=O,P=A=>{for(const R of A??[])(0,l.i9)(R)&&e.annotations.delete(R.number)};
for(const[A,R]of e.arrays)t[A]&&P(R);let M=!1;for(const A of n)v.pages.indexOf(A)>=0?P(v.array(v.entry(A,"Annots"))):Array.isArray(v.get(A))&&(M=!0);if(M)for(const A of v.
pages.numbers){const R=v.entry(A,"Annots");(0,l.i9)(R)&&n.has(R.number)&&P(v.array(R))}}async function nt({form:O,removal:e,structure:t},n){const{document:v}=e,
P=new Set,M=v.catalog.has("StructTreeRoot"),A=v.catalog.has("AcroForm");for(const R of n){const N=v.job.pace.step(200);N&&await N;const U=M?v.resolve(v.entry(R,
"StructParent")):null;if(typeof U=="number"&&P.add(U),A&&(0,l.Eo)(v.resolve(v.entry(R,"Subtype")),"Widget")){const G=v.dict(new l.oS(R));if(G&&O.losing(G),G&&O.
keepsAsField(R,G))continue}e.remove(R)}await t.dropKeys(P)}async function it({annotations:O,form:e,outlines:t,structure:n,threads:v}){await O.flush(),await n.dropKeys(
O.structKeys),O.structKeys.clear(),await n.flush(),e.flush(),await t.flush(),v.flush()}}),16463:((j,I,S)=>{S.d(I,{oE:()=>r,FH:()=>u,Uc:()=>g});var l=S(88960),D=S(
16039),T=S(78713),b=S(90191),K=S(7548),L=S(38504);const y={S:"RoleMap",C:"ClassMap"},c=["S","C"],i=200;class a{document;lost={S:new Set,C:new Set};constructor(s){
this.document=s}losing(s){for(const f of c)for(const h of d(this.document,s,f))this.lost[f].add(h)}take(){const{document:s}=this,f=s.catalog.get("StructTreeRoot"),
h=s.dict(f);if(!h)return;const w={S:s.dict(h.get("RoleMap")),C:s.dict(h.get("ClassMap"))},E={S:m(w.S,o(s,w.S,this.lost.S)),C:m(w.C,this.lost.C)};if(E.S.size+E.C.
size!==0)return async _=>{const C=await this.used(E,_),B=[...w.S?.keys()??[]].filter(x=>!E.S.has(x)||C.S.has(x));for(const x of o(s,w.S,B))C.S.add(x);for(const x of c){
const F=[...E[x]].filter(z=>!C[x].has(z));if(F.length===0)continue;const W=(0,b.Kd)(f,s.catalogNumber);s.edit((0,b.Kd)(h.get(y[x]),W));for(const z of F)w[x].delete(
z);w[x].size>0||(s.edit(W),h.delete(y[x]))}}}async used(s,f){const{document:h}=this,w={S:new Set,C:new Set},E=[...s.S,...s.C].filter(C=>C!==""),_=await(0,K.zx)(
h,E.length>i?["S"]:E);for(const C of new Set(Object.values(_).flat())){const B=h.job.pace.step(200);B&&await B,f[C]===1&&(0,L.C)(h.get(C),x=>{for(const F of c)for(const W of d(
h,x,F))s[F].has(W)&&w[F].add(W)})}return w}}function d(p,s,f){const h=p.resolve(s.get(f));return(Array.isArray(h)?h.map(E=>p.resolve(E)):[h]).flatMap(E=>E instanceof
D.SX?[E.text]:[])}function o(p,s,f){const h=new Set(f);for(const w of h){const E=p.resolve(s?.get(w));E instanceof D.SX&&h.add(E.text)}return h}const m=(p,s)=>new Set(
[...s].filter(f=>p?.has(f)));class r{removal;document;root;open=new Set;unsaid=new Map;lost=new Map;parents;silenced=new Set;identifierRemoved=!1;removedElements=0;types;constructor(s){
this.removal=s,this.document=s.document,this.types=new a(this.document),this.root=(0,b.Wo)(this.document,"StructTreeRoot")}async dropKeys(s){const f=this.root?.
dict.get("ParentTree");if(!this.root||f===void 0||s.size===0)return;const h=Float64Array.from(s).sort(),w=(B,x)=>{const F=(0,l.B)(h,B);return F<h.length&&h[F]<=
x},E=new Set,_=(B,x)=>{if(!s.has(B))return!1;const F=this.document.array(x);return(!F||!E.has(F))&&this.touchParents(x,F??[]),F&&E.add(F),!0};await(0,T.BX)(this.
document,f,(0,b.Kd)(f,this.root.holder),"Nums",_,w)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}async dropMarked(s,f,h,w){this.parents??=
new Map((await(0,T.Zc)(this.document,this.root?.dict.get("ParentTree"),"Nums")).map(([_,C])=>[Number(_),C]));const E=this.document.array(this.parents.get(s))??[];
for(const _ of w){const C=E[_];if(!(0,D.i9)(C))continue;this.open.add(C.number);let B=this.lost.get(C.number);B||this.lost.set(C.number,B=new Set),h>0?B.add(`in\
 ${h} ${_}`):B.add(`on ${f} ${_}`).add(`on a page ${_}`)}}touch(s){this.open.add(s)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.
root)return;for(const h of this.open){this.open.delete(h);const w=this.document.job.pace.step(500);w&&await w,h===this.root.holder?this.pruneRoot(this.root):this.
pruneElement(h)}const s=this.root.dict.get("IDTree");if(!this.identifierRemoved||s===void 0)return;this.identifierRemoved=!1;const f=(h,w)=>this.removal.isGone(
w);await(0,T.BX)(this.document,s,(0,b.Kd)(s,this.root.holder),"Names",f)&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(s,f){
(0,D.i9)(s)&&!(0,D.cy)(this.document.resolve(s))&&this.open.add(s.number);for(const[h,w]of f.entries()){if(!(0,D.i9)(w))continue;this.open.add(w.number);let E=this.
unsaid.get(w.number);E||this.unsaid.set(w.number,E=new Set),E.add(h)}}pruneElement(s){const f=this.document.dict(new D.oS(s));if(!f)return;this.pruneReferences(
s,f);const h=f.get("Pg"),w=h===void 0?this.unsaid.get(s):void 0,E=this.kidsOf(f),_=E.filter(B=>!this.isLost(B,h,w)&&!this.isDropped(s,B,h));if(this.removal.isGone(
h)&&(this.document.edit(s),f.delete("Pg")),_.length===E.length)return;const C=f.get("P");_.length===0?(f.has("ID")&&(this.identifierRemoved=!0),this.types.losing(
f),this.removal.remove(s),this.removedElements++):(this.document.edit(s),f.set("K",_.length===1?_[0]:_)),(0,D.i9)(C)&&this.open.add(C.number),this.silence(_.length===
0?C:new D.oS(s))}pruneRoot({dict:s,holder:f}){const h=this.kidsOf(s),w=h.filter(_=>!this.removal.isGone(_));if(w.length===h.length)return;if(this.document.edit(
f),w.length>0){s.set("K",w.length===1?w[0]:w);return}const E=this.document.editCatalog();E.delete("StructTreeRoot"),E.delete("MarkInfo")}isLost(s,f,h){return typeof s==
"number"?this.removal.isGone(f)||(h?.has(s)??!1):this.removal.isGone(s)?!0:(0,D.Zm)(s)?(0,D.Eo)(s.get("Type"),"OBJR")&&this.removal.isGone(s.get("Obj"))?!0:((0,D.
Eo)(s.get("Type"),"MCR")||(0,D.Eo)(s.get("Type"),"OBJR"))&&this.removal.isGone(s.get("Pg")??f):!1}isDropped(s,f,h){const w=this.lost.get(s);if(!w)return!1;const E=typeof f==
"number"?void 0:this.document.dict(f),_=E?this.document.resolve(E.get("MCID")):f;if(typeof _!="number")return!1;const C=E?.get("Stm");if((0,D.i9)(C))return w.has(
`in ${C.number} ${_}`);const B=E?.get("Pg")??h;return w.has((0,D.i9)(B)?`on ${B.number} ${_}`:`on a page ${_}`)}pruneReferences(s,f){const h=this.document.array(
f.get("Ref")),w=h?.filter(E=>!this.removal.isGone(E));!h||!w||w.length===h.length||(this.document.edit(s),w.length>0?f.set("Ref",w):f.delete("Ref"))}silence(s){
for(;(0,D.i9)(s)&&!this.silenced.has(s.number);){this.silenced.add(s.number);const f=this.document.dict(s);f?.has("ActualText")&&(this.document.edit(s),f.delete(
"ActualText")),s=f?.get("P")}}kidsOf(s){const f=s.get("K");return f==null?[]:this.document.array(f)??[f]}}function g(p){return(0,D.Eo)(p.get("Type"),"StructElem")?
!0:!p.has("Type")&&p.has("S")&&(0,D.i9)(p.get("P"))&&(p.has("K")||p.has("Pg"))}function u(p){return(0,D.Eo)(p.get("Type"),"MCR")||(0,D.Eo)(p.get("Type"),"OBJR")}}),
78713:((j,I,S)=>{S.d(I,{AN:()=>i,BX:()=>L,H6:()=>y,MN:()=>c,Pu:()=>b,Zc:()=>K});var l=S(16039),D=S(90191);const T=64,b=u=>typeof u=="number"?String(u):Buffer.from(
u.bytes).toString("latin1");async function K(u,p,s){const f=[];for(const h of await d(u,p,0,s)){for(const E of m(u,h,s))f.push(E);const w=u.job.pace.step(a);w&&
await w}return f}async function L(u,p,s,f,h,w){const E=await d(u,p,s,f,w);for(let _=E.length-1;_>=0;_--){const C=E[_],B=m(u,C,f),x=B.filter(([k,X])=>!h(k,X)),F=u.
job.pace.step(a+B.length*a);F&&await F,x.length<B.length&&(u.edit(C.holder),C.dict.set(f,x.flat()),C.changed=!0);for(const k of C.repeats)u.edit(C.holder),C.dict.
delete(k),C.changed=!0;if(C.emptyKids){const k=(u.array(C.dict.get("Kids"))??[]).filter(X=>!C.emptyKids.has(u.dict(X)));u.edit(C.holder),C.dict.set("Kids",k),C.
changed=!0}if(!C.changed)continue;const W=u.array(C.dict.get("Kids"))??[];C.empty=x.length===0&&W.length===0;const z=C.parent;z&&(z.changed=!0,C.empty?(z.emptyKids??=
new Set).add(C.dict):r(u,C,x,W))}return E[0]?.empty??!1}function y(u,p,s){if(p.length<=T)return(0,l.jd)({[s]:p.flat()});let f=[];for(const h of g(p)){const[w,E]=[
h[0][0],h.at(-1)[0]];f.push({ref:u.add((0,l.jd)({Limits:[w,E],[s]:h.flat()})),low:w,high:E})}for(;f.length>T;)f=g(f).map(h=>{const[w,E]=[h[0].low,h.at(-1).high];
return{ref:u.add((0,l.jd)({Limits:[w,E],Kids:h.map(({ref:_})=>_)})),low:w,high:E}});return(0,l.jd)({Kids:f.map(({ref:h})=>h)})}const c=(u,p)=>y(u,i([...p].map(([
s,f])=>[(0,l.Px)(s),f])),"Names");function i(u){return u.map(p=>({entry:p,key:b(p[0])})).sort((p,s)=>p.key<s.key?-1:p.key>s.key?1:0).map(({entry:p})=>p)}const a=100;
async function d(u,p,s,f,h){const w=new D.b9(u),E=new Set,_=x=>E.size<E.add(x).size,C=[],B=[{value:p??null,holder:s,parent:void 0}];for(let x=B.pop();x!==void 0;x=
B.pop()){w.spend(1);const F=u.dict(x.value);if(!F||!_(F)||h&&x.parent&&!o(u,F,h))continue;const W=[],z=J=>{const Z=u.array(F.get(J));return!Z||_(Z)?Z??[]:(W.push(
J),[])},k=z(f).length>>1,X=z("Kids"),H={dict:F,holder:(0,D.Kd)(x.value,x.holder),parent:x.parent,repeats:W};C.push(H),w.spend(k);for(let J=X.length-1;J>=0;J--)B.
push({value:X[J],holder:(0,D.Kd)(F.get("Kids"),H.holder),parent:H});const V=u.job.pace.step(a+k*a);V&&await V}return C}function o(u,p,s){const[f,h]=u.array(p.get(
"Limits"))??[];return typeof f!="number"||typeof h!="number"||s(f,h)}function m(u,{dict:p,repeats:s},f){const h=s.includes(f)?void 0:u.array(p.get(f));if(!h)return[];
const w=[];for(let E=0;E+1<h.length;E+=2){const _=u.resolve(h[E]);(f==="Names"?_ instanceof l.Mx:typeof _=="number")&&w.push([_,h[E+1]])}return w}function r(u,p,s,f){
const h=_=>u.array(u.dict(_)?.get("Limits"))??[],w=s[0]?.[0]??h(f[0])[0],E=s.at(-1)?.[0]??h(f.at(-1))[1];u.edit(p.holder),w!==void 0&&E!==void 0?p.dict.set("Lim\
its",[w,E]):p.dict.delete("Limits")}function g(u){const p=[];for(let s=0;s<u.length;s+=T)p.push(u.slice(s,s+T));return p}}),30729:((j,I,S)=>{S.d(I,{H:()=>l});function l(D){
const T=new WeakMap;return b=>{if(b.hasChanges)return D(b);const K=T.get(b);if(K)return K.answer;const L=D(b);return T.set(b,{answer:L}),L}}}),90191:((j,I,S)=>{
S.d(I,{J7:()=>T,Kd:()=>L,Wo:()=>y,_i:()=>K,b9:()=>b});var l=S(84293),D=S(16039);class T{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){
const{catalog:a,catalogNumber:d,pages:o}=this.document,m=a.get("Pages");i===d||(0,D.i9)(m)&&i===m.number||o.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){
this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,D.i9)(i)&&this.gone.has(i.number)}}
class b{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,l.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class K{seen;beyond=new Set;allowance;constructor(i,a=new b(
i)){this.allowance=a,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,D.i9)(i))return!0;const{number:a}=i,d=a>>3;if(d>=this.seen.
length)return this.beyond.size<this.beyond.add(a).size;const o=1<<(a&7),m=(this.seen[d]&o)===0;return this.seen[d]|=o,m}}function L(c,i){return(0,D.i9)(c)?c.number:
i}function y(c,i){const a=c.catalog.get(i),d=c.dict(a);return d&&{dict:d,holder:L(a,c.catalogNumber)}}}),7548:((j,I,S)=>{S.d(I,{Av:()=>i,RJ:()=>o,V3:()=>d,vb:()=>m,
zx:()=>c});var l=S(58143),D=S(88960),T=S(269),b=S(48024);const K=2048,L=65536,y="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function c(u,p){const{found:s,all:f}=await a(
u,p),h=w=>[...new Set([...w,...f])].sort((E,_)=>E-_);return Object.fromEntries(p.map(w=>[w,h(s[w])]))}async function i(u,p){const{found:s,all:f}=await a(u,p);for(const h of Object.
values(s))for(const w of h)f.add(w);return f}async function a(u,p){const s=p.map(E=>{const[_="",...C]=[...E].map(x=>x.replace(/\W/,"\\$&")),B=/\W/.test(E)?y:"\\w";
return`${_}(?:${C.join("")}|${B}{0,${Math.max(0,E.length-2)}}#)`}),f=new RegExp(`/(?:${s.join("|")}|#)`,"g"),h=Object.fromEntries(p.map(E=>[E,new Set])),w=new Set;
await o(u,(E,_,C,B)=>{const x=E.toString("latin1",_,C);f.lastIndex=0;for(let F=f.exec(x);F;F=f.exec(x)){const W=B(_+F.index);W!==void 0&&(F[0].endsWith("#")?w.add(
W):h[F[0].slice(1)].add(W))}});for(const E of m(u))w.add(E);return{found:h,all:w}}async function d(u,p){const s=await c(u,p);return[...new Set(Object.values(s).
flat())].sort((f,h)=>f-h)}async function o(u,p){const{bytes:s,table:f}=u,h=r(u),w=new Int32Array(h.length);for(let x=0;x<h.length;x++)w[x]=f.place[h[x]];const E=(0,T.
bS)(s),_=x=>h[(0,D.M)(w,x)-1],C=new b.s;let B=0;for(let x=0;x<h.length;x++){const F=x+1===h.length,W=F?s.length:w[x+1],z=W-w[x]>K;if(!z&&!F&&W-B<L)continue;if(z){
w[x]>B&&p(E,B,w[x],_),C.reset();const X=C.value(s,u.bodies[h[x]],W);p(E,w[x],X<0?W:X,_)}else p(E,B,W,_);const k=u.job.pace.step(Math.min(W-B,L));k&&await k,B=W}
for(const[x,F]of g(u)){const W=u.objectStream(x);if(!W)continue;const z=new Set(F),{starts:k}=W;p((0,T.bS)(W.data),0,W.data.length,H=>{const V=W.numbers[(0,D.M)(
k,H)-1];return V!==void 0&&z.has(V)?V:void 0});const X=u.job.pace.step(W.data.length);X&&await X}}function*m(u){for(let p=1;u.hasChanges&&p<u.size;p++)u.isChanged(
p)&&u.exists(p)&&(yield p)}function r(u){const{table:p,hasChanges:s}=u,f=[];let h=!0,w=-1;for(let E=1;E<p.size;E++){if(p.kind[E]!==l.tL||s&&u.isChanged(E))continue;
const _=p.place[E];h&&=_>=w,w=_,f.push(E)}return h?f:f.sort((E,_)=>p.place[E]-p.place[_])}function g(u){const{table:p,hasChanges:s}=u,f=new Map;for(let h=1;h<p.
size;h++){if(p.kind[h]!==l.UT||s&&u.isChanged(h))continue;const w=p.place[h],E=f.get(w);E?E.push(h):f.set(w,[h])}return f}}),38504:((j,I,S)=>{S.d(I,{C:()=>D,L:()=>T});
var l=S(16039);function D(b,K){const L=[b];for(;L.length>0;){const y=L.pop(),c=y instanceof l.Z6?y.dict:y;if(Array.isArray(c))for(const i of c)L.push(i);else if(c instanceof
l.Bi){K(c);for(const i of c.values())L.push(i)}}}function T(b,K){const L=[];return D(b,y=>{L.length===0&&K(y)&&L.push(y)}),L.length>0}}),88960:((j,I,S)=>{S.d(I,
{B:()=>l,M:()=>D});const l=(b,K)=>T(b,K,!1),D=(b,K)=>T(b,K,!0);function T(b,K,L){let[y,c]=[0,b.length];for(;y<c;){const i=y+c>>1,a=b[i];a<K||L&&a===K?y=i+1:c=i}
return y}})};
