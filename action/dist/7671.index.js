"use strict";exports.id=7671,exports.ids=[7671],exports.modules={44082:((j,I,S)=>{S.d(I,{EC:()=>f,Ft:()=>g,LT:()=>i,y$:()=>L});var m=S(78157),M=S(79725),T=S(88500),b=S(45599);
const K=["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","Properties"];class L{document;shared=new Map;categories=new Map;entries=new M.R;inside=new M.
R;source;last;constructor(d){this.document=d,this.source=(0,m.bS)(d.bytes)}of(d){const{document:a}=this,o=a.place(d),{entries:h}=this,r=o&&a.locate(d,o,h)?h.find(
o.bytes,"Resources"):-1;if(!o||r<0||o.bytes[h.at[r+2]]!==m.iH)return this.ofShared(this.valueOf(d));const c=h.at[r+2],s=h.at[r+3],{last:u,source:l}=this,w=o.bytes===
a.bytes;if(u&&w&&l.compare(l,u.start,u.end,c,s)===0)return u.list;const E=this.written(o.bytes,c,s)??this.ofShared(this.valueOf(d));return w&&(this.last={start:c,
end:s,list:E}),E}valueOf(d){return this.document.entry(d,"Resources")??this.givenTo(d)}inheritedBy(d){return this.ofShared(this.givenTo(d))}givenTo(d){const{pages:a}=this.
document,o=a.indexOf(d);return o<0?void 0:a.inheritedBy(o).Resources}written(d,a,o){const{inside:h}=this;if(!h.locate(d,a,o))return;const{at:r,scan:c}=h,s=[],u=[];
for(const l of K){const w=h.find(d,l);if(w<0)continue;const E=r[w+2],_=r[w+3];if((0,m.yp)(d[E]))u.push(this.category((0,m.JI)(d,E,_).value));else for(let C=h.marksFrom;C<
h.marksTo;C+=3)c.marks[C]!==T.A&&c.marks[C+1]>=E&&c.marks[C+1]<_&&s.push(c.marks[C])}return{numbers:s,categories:u}}ofShared(d){const a=(0,b.i9)(d)?d.number:(0,b.
Zm)(d)?d:void 0;if(a===void 0)return y;let o=this.shared.get(a);if(!o){const h=this.document.dict(d),r=K.map(c=>h?.get(c));o={numbers:r.flatMap(c=>(0,b.Zm)(c)?g(
c):[]),categories:r.flatMap(c=>(0,b.i9)(c)?[this.category(c.number)]:[])},this.shared.set(a,o)}return o}category(d){let a=this.categories.get(d);if(!a){const o=this.
document.dict(new b.oS(d));this.categories.set(d,a={numbers:o?g(o):[],categories:[]})}return a}}const y={numbers:[],categories:[]};class f{categories;constructor(d,a){
this.categories=K.flatMap(o=>d.dict(a.get(o))??[])}named(d){const a=[];for(const o of this.categories){const h=o.get(d);h!==void 0&&a.push(h)}return a}}function i(p,d){
const a=new b.Bi(p);for(const o of K){const h=p.get(o);h!==void 0&&a.set(o,d(h))}return a}function g(p){const d=new Set,a=[p];for(let o=a.pop();o!==void 0;o=a.pop())
if(o instanceof b.oS)d.add(o.number);else if(Array.isArray(o))for(const h of o)a.push(h);else if(o instanceof b.Bi)for(const h of o.values())a.push(h);return[...d]}}),
64261:((j,I,S)=>{S.d(I,{h:()=>p});var m=S(78157),M=S(82416),T=S(45599),b=S(9819);const K=4096,L=64,y=1e4,f=new WeakMap;function i(a,o,h){const{data:r,dict:c,sealed:s}=o;
if(r.length<K||s||!(0,T.Eo)(c.get("Filter"),"FlateDecode")||c.has("DecodeParms"))return h();const{memory:u}=a.job,l=f.get(u)??[],w=l.find(_=>_.data.length===r.length&&
Buffer.compare(_.data,r)===0);if(w)return w.names;const E=h();return l.length<L&&(E?.size??0)<y&&f.set(u,[...l,{data:r.slice(),names:E}]),E}var g=S(44082);class p{document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(o){
this.document=o,this.allowance=new b.b9(o)}inContent(o){const{document:h,lists:r}=this,c=h.resolve(h.entry(o,"Contents"));return c instanceof T.Z6?this.namesOf(
c):(0,T.cy)(c)?(r.has(c)?this.allowance.spend(r.get(c)?.size??0):r.set(c,this.inStreams(c)),r.get(c)):new Set}inStreams(o){const h=new Set;for(const r of o){const c=this.
document.resolve(r),s=c instanceof T.Z6?this.namesOf(c):[];if(!s)return;for(const u of s)h.add(u)}return h}borrowed(o,h,r){const c=new Set(r),s=new Set(this.appearancesWithoutResources(
o)),u=l=>{const w=this.drawnBy(h.named(l));for(const E of w??[])s.add(E);return w!==void 0};for(const l of r)if(!u(l))return;for(const l of s){const w=this.contentOf(
l);if(!w)return;for(const E of w.draws)s.add(E);for(const E of w.lacking)if(!c.has(E)&&(c.add(E),!u(E)))return}return c}contentOf(o){const{contents:h}=this,r=h.
get(o);return r?this.allowance.spend(1+r.lacking.size+r.draws.length):h.has(o)||h.set(o,this.readContent(o)),h.get(o)}readContent(o){const h=this.namesOf(o),r=this.
document.dict(o.dict.get("Resources"));if(!h||!r)return h&&{lacking:h,draws:[]};const c=new g.EC(this.document,r),s=new Set,u=[];for(const w of h){const E=c.named(
w);E.length===0&&s.add(w);for(const _ of E)u.push(_)}const l=this.drawnBy(u);return l&&{lacking:s,draws:l}}appearancesWithoutResources(o){const{document:h,appearances:r}=this,
c=h.array(h.entry(o,"Annots"))??[],s=r.get(c);if(s)return this.allowance.spend(s.length),s;const u=[];for(const l of c)for(const w of h.dict(h.dict(l)?.get("AP"))?.
values()??[]){const E=h.resolve(w);for(const _ of(0,T.Zm)(E)?E.values():[E]){const C=h.resolve(_);C instanceof T.Z6&&!this.hasResources(C.dict)&&u.push(C)}}return r.
set(c,u),u}drawnBy(o){const{document:h}=this,r=[];for(const c of o){const s=h.resolve(c),u=h.dict(s),l=h.resolve(u?.get("Subtype"));if(u&&(0,T.Eo)(l,"Type3")&&!this.
hasResources(u))return;if(s instanceof T.Z6){((0,T.Eo)(l,"Form")||h.resolve(s.dict.get("PatternType"))===1)&&r.push(s);continue}const w=h.resolve(h.dict(u?.get(
"SMask"))?.get("G"));w instanceof T.Z6&&r.push(w)}return r}hasResources(o){return this.document.dict(o.get("Resources"))!==void 0}namesOf(o){const{names:h}=this;
if(h.has(o))this.allowance.spend(1+(h.get(o)?.size??0));else{const{document:r}=this,c=()=>{const s=r.decodedPart(o);return s?.whole?d(s.data):void 0};h.set(o,i(
r,o,c))}return h.get(o)}}function d(a){const o=new Set;for(let h=a.indexOf(m.cL);h>=0;h=a.indexOf(m.cL,h)){const r=h+1;h=(0,m.Wd)(a,r,a.length),o.add((0,M.MQ)(a,
r,h))}return o}}),91374:((j,I,S)=>{S.d(I,{QL:()=>L,bf:()=>K,fq:()=>h,hj:()=>o,i4:()=>d,iA:()=>f,pv:()=>a,qU:()=>g,tP:()=>y});var m=S(77581),M=S(45599),T=S(9819),
b=S(70549);function K(s){for(;s.part===""&&s.parent;)s=s.parent;return s}const L="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),y=100;
function*f(s,{from:u=s.array((0,T.Wo)(s,"AcroForm")?.dict.get("Fields")),below:l,visit:w=new T._i(s),depth:E=1/0}={}){const _=[],C=(B=[],x)=>{for(let F=B.length-
1;F>=0;F--)_.push({value:B[F],parent:x})};C(u,l);for(let B=_.pop();B;B=_.pop()){const{value:x,parent:F}=B,W=(0,M.i9)(x)?s.get(x):x;if(!(0,M.Zm)(W)||!w.first(x)||
(F?.depth??0)>=E)continue;const z=s.resolve(W.get("T")),k=s.resolve(W.get("FT")),X=z instanceof M.Mx?(0,m.g7)(z):"",H={number:(0,M.i9)(x)?x.number:void 0,dict:W,
parent:F,part:X,name:c(F&&F.depth%y!==0?F.name:"",X),type:k instanceof M.SX?k.text:F?.type,depth:(F?.depth??0)+1};yield H,C(s.array(W.get("Kids")),H)}}const i=1e3,
g=(0,b.n)(p);async function p(s){const u=[];for(const l of f(s)){u.push(l);const w=s.job.pace.step(i);w&&await w}return u}function d(s){const u=new Set(s.flatMap(
({parent:l,dict:w})=>l&&w.has("T")?[l]:[]));return s.filter(l=>(l.dict.has("T")||!l.parent)&&!u.has(l))}function a(s,u){const l=s.resolve(o(s,u,"FT"));return l instanceof
M.SX?l.text:void 0}function o(s,u,l){for(const w of r(s,u)){const E=w.get(l);if(E!==void 0)return E}}function h(s,u){let l="";for(const w of r(s,u)){const E=s.resolve(
w.get("T"));E instanceof M.Mx&&(l=c((0,m.g7)(E),l))}return l}function*r(s,u){let l=u;for(let w=0;l&&w<y;w++)yield l,l=s.dict(l.get("Parent"))}const c=(s,u)=>s===
""||u===""?s+u:`${s}.${u}`}),83137:((j,I,S)=>{S.d(I,{I:()=>K});var m=S(45599),M=S(9819),T=S(91374),b=S(43791);class K{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;constructor(y){
this.removal=y,this.document=y.document}losing(y){if(!(0,m.Eo)(y.get("Subtype"),"Widget")||(this.pruned=!0,y.has("T")&&!y.has("Kids")&&this.removedFields++,(0,T.
pv)(this.document,y)!=="Sig"))return;this.signatureRemoved=!0;const f=(0,T.hj)(this.document,y,"V");(0,m.i9)(f)&&this.signatures.add(f.number)}keepsAsField(y,f){
if(!this.document.array(f.get("Kids")))return!1;this.document.edit(y);for(const i of[...f.keys()])!T.QL.includes(i)&&i!=="Kids"&&i!=="AA"&&f.delete(i);return this.
touch(y),!0}touch(y){this.open.add(y),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const f of this.open)this.open.delete(f),this.pruneField(f);if(!this.
pruned)return;this.pruned=!1;const y=(0,M.Wo)(this.document,"AcroForm");y&&(this.filter(y.holder,y.dict,"Fields"),this.filter(y.holder,y.dict,"CO"),this.signatureRemoved&&
this.dropSignatures(y.holder,y.dict),!(this.document.array(y.dict.get("Fields"))?.length!==0||y.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){
const y=(0,M.Wo)(this.document,"AcroForm");y?.dict.has("XFA")&&(this.document.edit(y.holder),y.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRende\
ring"),this.removedXfa=!0)}pruneField(y){const f=this.document.dict(new m.oS(y)),i=this.document.array(f?.get("Kids"));if(!f||!i)return;const g=i.filter(d=>!this.
removal.isGone(d));if(g.length===i.length)return;if(this.document.edit(y),g.length>0||(0,m.Eo)(f.get("Subtype"),"Widget")){f.set("Kids",g);return}const p=f.get(
"Parent");this.removal.remove(y),this.removedFields++,(0,m.i9)(p)&&this.open.add(p.number)}filter(y,f,i){const g=this.document.array(f.get(i)),p=g?.filter(d=>!this.
removal.isGone(d));!g||!p||p.length===g.length||(this.document.edit(y),p.length>0||i==="Fields"?f.set(i,p):f.delete(i))}dropSignatures(y,f){const i=(0,M.Wo)(this.
document,"Perms");for(const[d,a]of i?[...i.dict]:[])!(0,m.i9)(a)||!this.signatures.has(a.number)||(this.document.edit(i.holder),i.dict.delete(d));i?.dict.size===
0&&this.document.editCatalog().delete("Perms");const g=[...(0,T.iA)(this.document)].filter(({type:d})=>d==="Sig");g.some(({dict:d})=>(0,m.Zm)(this.document.resolve(
(0,T.hj)(this.document,d,"V"))))||(0,b.H)(this.document),!(!f.has("SigFlags")||g.length>0)&&(this.document.edit(y),f.delete("SigFlags"))}}}),3466:((j,I,S)=>{S.d(
I,{R:()=>f});var m=S(21996),M=S(90536),T=S(77581),b=S(45599),K=S(19557),L=S(91374);const y=4e3;class f{document;holders;names;constructor(d,a,o){this.document=d,
this.holders=a,this.names=o}static async of(d){if(!d.catalog.has("AcroForm"))return;const a=await(0,m.zx)(d,["Hide","ResetForm","SubmitForm"]),o=[...new Set(Object.
values(a).flat())].filter(r=>i(d,r).length>0);if(o.length===0)return;const h=new Set(o.flatMap(r=>i(d,r)));return new f(d,o,await g(d,h))}async gone(){const d=await g(
this.document,this.names);return new Set([...this.names].filter(a=>!d.has(a)))}}function i(p,d){const a=[];return(0,M.C)(p.get(d),o=>{const h=p.resolve(o.get("S")),
r=h instanceof b.SX?K.fP.get(h.text):void 0,c=r===void 0?void 0:p.resolve(o.get(r));for(const s of Array.isArray(c)?c:[c??null]){const u=p.resolve(s);u instanceof
b.Mx&&u.bytes.length<=y&&a.push((0,T.g7)(u))}}),a}async function g(p,d){const a=new Set([...d].map(({length:h})=>h)),o=new Set;for(const{name:h}of await(0,L.qU)(
p))a.has(h.length)&&d.has(h)&&o.add(h);return o}}),43791:((j,I,S)=>{S.d(I,{H:()=>M});var m=S(45599);function M(T){const{catalog:b}=T;if(!b.has("DSS")&&!b.has("E\
xtensions"))return;const K=T.dict(b.get("Extensions"));if(!b.has("DSS")&&!K?.has("ESIC")||(T.edit(T.catalogNumber),b.delete("DSS"),!K?.has("ESIC")))return;const L=new m.
Bi([...K].filter(([y])=>y!=="ESIC"));L.size>0?b.set("Extensions",L):b.delete("Extensions")}}),76862:((j,I,S)=>{S.d(I,{a:()=>b,s:()=>T});var m=S(45599),M=S(9819);
function T(y){const f=(0,M.Wo)(y,"OCProperties"),i=y.array(f?.dict.get("OCGs"));if(!f||!i||i.length===0)return;const g=y.catalog.get("OCProperties"),p=y.editCatalog();
return p.delete("OCProperties"),d=>{const a=new Set(i.flatMap(o=>(0,m.i9)(o)&&d[o.number]!==1?[o.number]:[]));a.size===0?p.set("OCProperties",g):a.size<i.length&&
p.set("OCProperties",new L(y,a).without(f.dict,K))}}function b(y,f){const i=(0,M.Wo)(y,"OCProperties"),g=y.array(i?.dict.get("OCGs"))??[];if(!i||f.size===0)return;
const p=y.editCatalog();g.every(d=>(0,m.i9)(d)&&f.has(d.number))?p.delete("OCProperties"):p.set("OCProperties",new L(y,f).without(i.dict,K))}const K=32;class L{document;gone;allowance;constructor(f,i){
this.document=f,this.gone=i,this.allowance=new M.b9(f)}without(f,i){if(this.allowance.spend(1),(0,m.i9)(f)&&this.isGroup(f))return f;const g=this.document.resolve(
f);return Array.isArray(g)?i===0?[]:this.items(g,i):g instanceof m.Bi?new m.Bi(i===0?[]:[...g].map(([p,d])=>[p,this.without(d,i-1)])):f}items(f,i){const g=[];let p=!1;
for(const d of f){if(this.isGone(d)){p=!0;continue}const a=this.without(d,i-1),o=Array.isArray(a),h=o&&a.every(r=>r instanceof m.Mx)&&this.document.array(d).length>
a.length;if(o&&p)for(const r of h?[]:a)g.push(r);else h||g.push(a);p=!1}return g}isGone(f){return(0,m.i9)(f)&&this.gone.has(f.number)}isGroup(f){return this.gone.
has(f.number)||(0,m.Eo)(this.document.dict(f)?.get("Type"),"OCG")}}}),15141:((j,I,S)=>{S.d(I,{X:()=>K});var m=S(45599),M=S(9819);class T{chain;known=new Map;constructor(y){
this.chain=y}of(y){return this.known.has(y)||this.explore(y),this.known.get(y)}explore(y){const{chain:f,known:i}=this,g=new Map,p=[],d=[],a=o=>{f.spend(1);const h={
action:o,next:f.next(o),at:0,index:g.size,low:g.size,place:p.length};g.set(o,h),p.push(h),d.push(h)};a(y);for(let o=d.at(-1);o;o=d.at(-1)){if(o.at<o.next.length){
const s=f.dead(o.next[o.at++]);if(!s||i.has(s))continue;const u=g.get(s);u?o.low=Math.min(o.low,u.index):a(s);continue}d.pop();const h=d.at(-1);if(h&&(h.low=Math.
min(h.low,o.low)),o.low<o.index)continue;const r=p.splice(o.place),c=this.collect(r);for(const{action:s}of r)i.set(s,c)}}collect(y){const f=new Set;for(const{next:g}of y)
for(const p of g){const d=this.chain.dead(p),a=d?this.known.get(d):[p];a&&a.length>0&&f.add(a)}if(f.size<2)return[...f][0]??[];const i=new Map;for(const g of f){
this.chain.spend(g.length);for(const p of g)i.set((0,m.i9)(p)?`${p.number}`:p,p)}return[...i.values()]}}var b=S(12207);class K{document;rules;settled=new Set;chain;successors;constructor(y,f){
this.document=y,this.rules=f,this.chain={next:i=>(0,b.ji)(y,i.get("Next")).filter(g=>!f.isGone(g)),dead:i=>this.deadAction(i),spend:new M.b9(y).spend},this.successors=
new T(this.chain)}refresh(){this.settled.clear(),this.successors=new T(this.chain)}pruneActions(y,f){for(const i of[...f.keys()])this.pruneAction(y,f,i)}pruneAdditional(y,f,i="\
AA"){const g=f.get(i),p=this.document.dict(g);p&&(this.pruneActions((0,M.Kd)(g,y),p),!(p.size>0)&&(this.document.edit(y),f.delete(i)))}pruneAction(y,f,i){const g=f.
get(i);if(g===void 0)return!1;const[p,...d]=this.living([g]);if(p===void 0)return this.document.edit(y),f.delete(i),!0;p!==g&&(this.document.edit(y),f.set(i,p));
const a=this.document.dict(p);if(!a)return!1;const o=(0,b.ji)(this.document,a.get("Next")),h=d.filter(r=>!o.includes(r));return h.length>0&&(this.document.edit(
(0,M.Kd)(p,y)),a.set("Next",[...o,...h])),this.pruneChain(p,y),!1}pruneChain(y,f){const i=[[y,(0,M.Kd)(y,f)]];for(let g=i.pop();g;g=i.pop()){const[p,d]=g,a=this.
document.dict(p);if(!a||(0,m.i9)(p)&&this.settled.has(p.number)||((0,m.i9)(p)&&this.settled.add(p.number),this.rules.staying?.(d,a),!a.has("Next")))continue;const o=(0,b.
ji)(this.document,a.get("Next")),h=this.living(o);(h.length!==o.length||h.some((r,c)=>r!==o[c]))&&(this.document.edit(d),h.length===0?a.delete("Next"):a.set("Ne\
xt",h.length===1?h[0]:[...h]));for(const r of h)i.push([r,(0,M.Kd)(r,d)])}}living(y){const f=[],i=new Set;for(const g of y){if(this.rules.isGone(g))continue;const p=this.
deadAction(g);if(!p){f.push(g);continue}const d=this.successors.of(p);if(!i.has(d)){i.add(d);for(const a of d)f.push(a)}}return f}deadAction(y){const f=this.document.
dict(y);return f&&this.rules.isDead(f)?f:void 0}}}),19557:((j,I,S)=>{S.d(I,{Hx:()=>T,ao:()=>M,fP:()=>m});const m=new Map([["Hide","T"],["ResetForm","Fields"],["\
SubmitForm","Fields"]]),M=new Set(["ResetForm","SubmitForm"]),T=1}),33546:((j,I,S)=>{S.d(I,{FB:()=>K,Hr:()=>y,Zh:()=>f,k$:()=>L,qm:()=>i});var m=S(93604),M=S(45599),
T=S(81077);const b={first:0,style:"D",prefix:void 0,start:1};async function K(a){const o=a.catalog.get("PageLabels");if(!a.dict(o))return;const h=(await(0,T.Zc)(
a,o,"Nums")).map(([r,c])=>({first:Number(r),label:a.dict(c)})).filter(({first:r})=>Number.isInteger(r)&&r>=0).sort((r,c)=>r.first-c.first).filter(({first:r},c,s)=>s[c+
1]?.first!==r).map(({first:r,label:c})=>({first:r,...g(a,c)}));return h[0]?.first===0?h:[b,...h]}function L(a,o){const h=a.editCatalog();if(o.length===0){h.delete(
"PageLabels");return}const c=(o[0].first===0?o:[b,...o]).map(({first:s,start:u,...l})=>[s,d({...l,number:u})]);h.set("PageLabels",a.add((0,T.H6)(a,c,"Nums")))}async function y(a){
const o=await K(a);if(!o)return;const h=o.map(({first:r})=>r);return r=>{const c=o[(0,m.M)(h,r)-1];return{...c,number:c.start+r-c.first}}}function f(a,o){const h=[];
let r,c=0;for(const s of o)(!r||!p(r,s))&&h.push([c,d(s)]),r=s,c++;return(0,T.H6)(a,h,"Nums")}async function i(a,o){const h=await y(a);if(!h)return;const r=f(a,
Array.from(o,c=>h(c-1)));a.editCatalog().set("PageLabels",a.add(r))}function g(a,o){const h=a.resolve(o?.get("S")),r=a.resolve(o?.get("P")),c=a.resolve(o?.get("\
St"));return{style:h instanceof M.SX?h.text:void 0,prefix:r instanceof M.Mx&&r.bytes.length>0?r:void 0,start:typeof c=="number"&&Number.isInteger(c)&&c>=1?c:1}}
function p(a,o){return a.style!==o.style||o.style!==void 0&&o.number!==a.number+1?!1:a.prefix===o.prefix?!0:!!a.prefix&&!!o.prefix&&Buffer.compare(a.prefix.bytes,
o.prefix.bytes)===0}function d({style:a,prefix:o,number:h}){return(0,M.jd)({S:a===void 0?void 0:(0,M.UU)(a),P:o,St:a===void 0||h===1?void 0:h})}}),37081:((j,I,S)=>{
S.d(I,{O:()=>T});var m=S(45599),M=S(9819);async function T(K,L,y=1/0){const f=new M._i(K),i=(0,M.Wo)(K,"Outlines"),g=[{value:i&&b(K,i.holder,i.dict,"First"),level:1}];
for(let p=g.pop();p;p=g.pop()){const{value:d,level:a}=p;if(d===void 0||!f.first(d)||!L(d,a)||!(0,m.i9)(d))continue;const o=r=>{const c=K.entry(d.number,r);return c instanceof
m.Bi?b(K,d.number,K.get(d.number),r):c};g.push({value:o("Next"),level:a}),a<y&&g.push({value:o("First"),level:a+1});const h=K.job.pace.step(300);h&&await h}}function b(K,L,y,f){
const i=y.get(f);if(!(i instanceof m.Bi))return i;const g=K.add(i);return f==="Next"&&i.set("Prev",new m.oS(L)),K.edit(L),y.set(f,g),g}}),60502:((j,I,S)=>{S.d(I,
{Q:()=>K,_:()=>b});var m=S(45599),M=S(9819),T=S(37081);class b{removal;destinations;document;dead=new Set;repaired=new Set;allowance;constructor(f,i){this.removal=
f,this.destinations=i,this.document=f.document,this.allowance=new M.b9(this.document)}get removedItems(){return this.dead.size}touch(f,i){this.removal.isGone(i.
get("SE"))&&(this.document.edit(f),i.delete("SE")),this.destinations.pruneTargets(f,i)&&this.dead.add(f)}async touchAll(){await(0,T.O)(this.document,f=>{const i=(0,m.
i9)(f)?this.document.dict(f):void 0;return i&&this.touch(f.number,i),i!==void 0})}async flush(){for(const i of this.dead){const g=this.document.dict(new m.oS(i));
g&&this.unlink(i,g);const p=this.document.job.pace.step(1e3);p&&await p}const f=(0,M.Wo)(this.document,"Outlines");!f||this.dead.size===0||this.document.dict(f.
dict.get("First"))||this.document.editCatalog().delete("Outlines")}unlink(f,i){const g=i.get("Parent"),p=this.document.dict(g);if(p&&(0,m.i9)(g)&&this.isLinked(
f,i,g.number,p)){const d=this.kidsOf(i);this.splice(i,d,g,p);const a=d.reduce((o,h)=>o+1+Math.max(0,L(this.document,h.item)),0);this.recount(g,L(this.document,i)>
0?-1:a-1),!p.has("First")&&p.has("Title")&&!p.has("Dest")&&!p.has("A")&&this.dead.add(g.number)}this.removal.remove(f)}splice(f,i,g,p){const d=this.itemAt(f.get(
"Prev")),a=this.itemAt(f.get("Next")),[o,h]=[i[0],i.at(-1)];d?this.link(d,"Next",o??a):this.link({item:p,ref:g},"First",o??a),a?this.link(a,"Prev",h??d):this.link(
{item:p,ref:g},"Last",h??d);for(const[r,c]of i.entries())this.link(c,"Parent",{item:p,ref:g}),this.link(c,"Prev",i[r-1]??d),this.link(c,"Next",i[r+1]??a)}recount(f,i){
const g=this.visit();let p=f;for(let d=this.document.dict(p);i!==0&&d&&(0,m.i9)(p)&&g.first(p);d=this.document.dict(p)){const a=L(this.document,d);if(a===0)return;
this.document.edit(p);const o=Math.abs(a)+i;if(o>0&&d.has("First")?d.set("Count",Math.sign(a)*o):d.delete("Count"),a<0)return;p=d.get("Parent")}}isLinked(f,i,g,p){
const d=()=>{const o=this.itemAt(i.get("Prev")),h=o?o.item.get("Next"):p.get("First");return(0,m.i9)(h)&&h.number===f};if(d())return!0;if(this.repaired.has(g))return!1;
this.repaired.add(g);let a;for(const o of this.kidsOf(p)){const h=o.item.get("Prev");((0,m.i9)(h)?h.number:void 0)!==a?.ref.number&&this.link(o,"Prev",a),a=o}return d()}visit(){
return new M._i(this.document,this.allowance)}kidsOf(f){const i=[],g=this.visit();for(let p=this.itemAt(f.get("First"));p&&g.first(p.ref);p=this.itemAt(p.item.get(
"Next")))i.push(p);return i}itemAt(f){const i=this.document.dict(f);return i&&(0,m.i9)(f)?{item:i,ref:f}:void 0}link(f,i,g){this.document.edit(f.ref),g?f.item.set(
i,g.ref):f.item.delete(i)}}function K(y){return y.has("Title")&&y.has("Parent")&&!y.has("S")&&!y.has("Subtype")&&!y.has("FT")}function L(y,f){const i=y.resolve(
f.get("Count"));return typeof i=="number"?i:0}}),2878:((j,I,S)=>{S.d(I,{m:()=>M});var m=S(9819);function M(T){const b=(0,m.Wo)(T,"ViewerPreferences");b?.dict.has(
"PrintPageRange")&&(T.edit(b.holder),b.dict.delete("PrintPageRange"),b.dict.size===0&&T.editCatalog().delete("ViewerPreferences"))}}),12207:((j,I,S)=>{S.d(I,{Ht:()=>f,
hN:()=>b,jS:()=>T,ji:()=>K});var m=S(45599),M=S(81077);async function T(i){const{catalog:g}=i,p=await(0,M.Zc)(i,i.dict(g.get("Names"))?.get("Dests"),"Names");return{
names:new Map(i.dict(g.get("Dests"))),strings:new Map(p.map(([d,a])=>[(0,M.Pu)(d),a]))}}function b({pages:i},g){const p=(0,m.i9)(g)?i.indexOf(g.number):g;return typeof p==
"number"&&Number.isInteger(p)&&p>=0&&p<i.count?p:void 0}function K(i,g){return g==null?[]:i.array(g)??[g]}const L=8,y=50;class f{document;named;constructor(g,p){
this.document=g,this.named=p}static async of(g){return new f(g,await T(g))}pageOf(g){return this.pageOfDestination(g.get("Dest"))??this.pageOfAction(g.get("A"))}pageOfDestination(g,p=L){
const{document:d}=this,a=d.resolve(g),o=d.array(a);if(o)return b(d,o[0]);if(p===0)return;const h=d.dict(a);return h?this.pageOfDestination(h.get("D"),p-1):this.
pageOfDestination(this.namedBy(a),p-1)}namedBy(g){const{names:p,strings:d}=this.named;if(g instanceof m.SX)return p.get(g.text)??d.get(g.text);if(!(g instanceof
m.Mx))return;const a=(0,M.Pu)(g);return d.get(a)??p.get(a)}pageOfAction(g){const{document:p}=this,d=g===void 0?[]:[g];for(let a=0;d.length>0&&a<y;a++){const o=p.
dict(d.shift());if(!o)continue;const r=(0,m.Eo)(p.resolve(o.get("S")),"GoTo")?this.pageOfDestination(o.get("D")):void 0;if(r!==void 0)return r;d.push(...K(p,o.get(
"Next")).slice(0,y))}}}}),94399:((j,I,S)=>{S.d(I,{N:()=>T});var m=S(45599),M=S(9819);function T(b){const K=b.catalog.get("DPartRoot");if(K===void 0)return;const L=new M.
J7(b),y=new M._i(b),f=[K];for(let i=f.pop();i!==void 0;i=f.pop()){const g=b.dict(i),p=b.array(i);if(!(!y.first(i)||!(g??p))){for(const d of p??[])f.push(d);for(const d of[
"DPartRootNode","DParts"]){const a=g?.get(d);a!==void 0&&f.push(a)}(0,m.i9)(i)&&L.remove(i.number)}}b.editCatalog().delete("DPartRoot")}}),9731:((j,I,S)=>{S.d(I,
{U:()=>p});var m=S(33973),M=S(45599),T=S(44082),b=S(64261),K=S(9819);const L=["XObject","Pattern","Shading","Properties"];async function y(d){const a=(0,K.Wo)(d,
"AcroForm"),o=a?.dict.get("DR"),h=d.dict(o);if(!a||o===void 0||!h||!L.some(s=>h.has(s)))return;const r=await f(d,h);if(!r)return;const c=s=>new M.Bi([...h].flatMap(
([u,l])=>{const w=L.includes(u)?d.dict(l):void 0;if(!w)return[[u,l]];const E=[...w].filter(([_,C])=>!(0,M.i9)(C)||r.has(_)||s(C.number));return E.length===w.size?
[[u,l]]:E.length>0?[[u,new M.Bi(E)]]:[]}));return d.edit(a.holder),a.dict.set("DR",c(()=>!1)),s=>a.dict.set("DR",c(u=>s[u]===1))}async function f(d,a){const o=new b.
h(d),h=new Set,r=new T.EC(d,a);for(const c of d.pages.numbers){const s=d.job.pace.step(1e3);if(s&&await s,d.entry(c,"Annots")===void 0)continue;const u=o.borrowed(
c,r,i);if(!u)return;for(const l of u)h.add(l)}return h}const i=new Set;var g=S(76862);async function p({removal:{document:d},structure:a}){const o=await y(d),h=(0,g.
s)(d),r=a.types.take();if(!o&&!h&&!r)return;const{live:c}=await(0,m.Gy)(d);o?.(c),h?.(c),await r?.(c)}}),17671:((j,I,S)=>{S.d(I,{zg:()=>et,Hi:()=>tt,E2:()=>wt,Pv:()=>Y,
Wi:()=>nt,lh:()=>gt});var m=S(45599),M=S(9819);class T{removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;constructor(e,t){
this.removal=e,this.destinations=t,this.document=e.document}touch(e,t){if(!this.prune(e,t))return;const n=this.pageOf(e,t);if(this.forget(t),this.removal.remove(
e),n===void 0){this.removal.chase(e);return}let v=this.pages.get(n);v||this.pages.set(n,v=new Set),v.add(e)}touchPage(e){const t=this.document.entry(e,"Annots"),
n=this.document.array(t);if(!n||(0,m.i9)(t)&&this.touched.has(t.number))return;(0,m.i9)(t)&&this.touched.add(t.number);const v=n.filter(P=>{if(this.removal.isGone(
P))return!1;const D=this.document.dict(P),A=(0,M.Kd)(P,(0,M.Kd)(t,e));return!D||!this.prune(A,D)?!0:(this.forget(D),(0,m.i9)(P)&&this.removal.remove(P.number),!1)});
v.length<n.length&&this.setAnnots(e,t,v)}async flush(){const e=new Map;for(const[t,n]of this.pages){const v=this.document.entry(t,"Annots"),P=((0,m.i9)(v)?e.get(
v.number):void 0)??this.dropGone(t,v);(0,m.i9)(v)&&e.set(v.number,P);for(const A of n)P.has(A)||this.removal.chase(A);const D=this.document.job.pace.step(1e3);D&&
await D}this.pages.clear()}dropGone(e,t){const n=this.document.array(t)??[],v=n.filter(P=>!this.removal.isGone(P));return v.length<n.length&&this.setAnnots(e,t,
v),new Set(n.map(P=>(0,m.i9)(P)?P.number:-1))}prune(e,t){if(this.destinations.pruneTargets(e,t)&&(0,m.Eo)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;
for(const n of["P","Popup","IRT"])this.removal.isGone(t.get(n))&&(this.document.edit(e),t.delete(n),n==="IRT"&&t.delete("RT"));return(0,m.Eo)(t.get("Subtype"),"\
Popup")&&this.removal.isGone(t.get("Parent"))}pageOf(e,t){const{pages:n}=this.document,v=t.get("P");if((0,m.i9)(v)&&n.indexOf(v.number)>=0)return v.number;const P=this.
via[e]??0;return[P,this.via[P]??0].find(D=>n.indexOf(D)>=0)}forget(e){const t=this.document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(
t)}setAnnots(e,t,n){(0,m.i9)(t)&&this.document.put(t,n),n.length===0?this.document.patch(e,{Annots:void 0}):(0,m.i9)(t)||this.document.patch(e,{Annots:n})}}function b(O){
return O.has("Rect")&&O.has("Subtype")}var K=S(64580),L=S(83363),y=S(91374);const f=["Parent","StructParents","B","DPart","PieceInfo","Annots"],i=["Type","Kids",
"Count"];class g{document;allowance;fields;constructor(e){this.document=e,this.allowance=new M.b9(e)}copyPage(e){const{document:t}=this,n=t.pages.number(e),v=t.
pages.attribute(e,"Resources");(0,m.Zm)(v)&&t.patch(n,{Resources:t.add(v)});const P=t.dict(new m.oS(n))??new m.Bi,D=new m.Bi([["Type",new m.SX("Page")]]);for(const[
N,U]of P)!f.includes(N)&&!i.includes(N)&&D.set(N,this.clone(U));for(const N of L.i){const U=t.pages.attribute(e,N);U!==void 0&&!D.has(N)&&D.set(N,this.clone(U))}
const A=t.add(D),R=t.array(P.get("Annots"));return R&&R.length>0&&D.set("Annots",this.copyAnnotations(R,A)),A.number}clone(e){return(0,K.F)(e,this.allowance.spend)}copyAnnotations(e,t){
const{document:n}=this,v=new Map,P=[],D=[];for(const A of e){const R=n.dict(A);if(!R||(0,m.i9)(A)&&v.has(A.number))continue;const N=(0,m.Eo)(R.get("Subtype"),"W\
idget");if(N&&(0,y.pv)(n,R)==="Sig")continue;const U=this.clone(N&&(0,m.i9)(A)?this.asKid(A):R);if(U.delete("StructParent"),U.set("P",t),P.push(U),!(0,m.i9)(A)){
D.push(U);continue}const G=n.add(U);v.set(A.number,G),D.push(G),N&&this.addKid(U,G)}for(const A of P)p(A,v);return D}asKid(e){const{document:t}=this,n=t.dict(e);
if(!n.has("T")&&!n.has("FT")){const R=n.has("Parent")?void 0:this.fieldOf(e.number);return R?(t.edit(e),n.set("Parent",R)):n}t.edit(e);const v=new m.Bi;for(const R of y.
QL){const N=n.get(R);N!==void 0&&(v.set(R,N),n.delete(R))}this.divideActions(n,v),v.set("Kids",[e]);const P=t.add(v),D=v.get("Parent");n.set("Parent",P),(0,m.i9)(
D)&&d(t,D.number,t.dict(D),"Kids",e,P);const A=(0,M.Wo)(t,"AcroForm");for(const R of["Fields","CO"])A&&d(t,A.holder,A.dict,R,e,P);return n}fieldOf(e){return this.
fields??=new Map([...(0,y.iA)(this.document)].flatMap(({number:t,parent:n})=>t===void 0||n?.number===void 0?[]:[[t,new m.oS(n.number)]])),this.fields.get(e)}divideActions(e,t){
const n=this.document.dict(e.get("AA"));if(!n)return;const[v,P]=[new m.Bi,new m.Bi];for(const[D,A]of n)(["K","F","V","C"].includes(D)?v:P).set(D,A);v.size>0&&t.
set("AA",v),P.size>0?e.set("AA",P):e.delete("AA")}addKid(e,t){const n=e.get("Parent"),v=this.document.dict(n);if(!(0,m.i9)(n)||!v)return;this.document.edit(n);const P=this.
document.array(v.get("Kids"));P&&!(0,m.i9)(v.get("Kids"))?P.push(t):v.set("Kids",[...P??[],t])}}function p(O,e){const t=(0,m.Eo)(O.get("Subtype"),"Popup")?["Par\
ent"]:["Popup","IRT"];for(const n of t){const v=O.get(n);if(!(0,m.i9)(v))continue;const P=e.get(v.number);P?O.set(n,P):O.delete(n)}}function d(O,e,t,n,v,P){const D=O.
array(t?.get(n));!t||!D?.some(A=>(0,m.i9)(A)&&A.number===v.number)||(O.edit(e),t.set(n,D.map(A=>(0,m.i9)(A)&&A.number===v.number?P:A)))}var a=S(77581),o=S(81077),
h=S(15141),r=S(19557);class c{removal;document;deadNames=new Set;deadStrings=new Set;goneFields=new Set;removedNames=0;lists=new Map;chains;constructor(e){this.
removal=e,this.document=e.document,this.chains=new h.X(this.document,{isDead:t=>this.isDeadAction(t),isGone:t=>e.isGone(t),staying:(t,n)=>this.pruneTarget(t,n)})}isDead(e){
if(e==null)return!1;if(this.removal.isGone(e))return!0;const t=this.document.resolve(e);if(t instanceof m.SX)return this.deadNames.has(t.text);if(t instanceof m.
Mx)return this.deadStrings.has((0,o.Pu)(t));if((0,m.cy)(t))return this.removal.isGone(t[0]);if(!(0,m.Zm)(t))return!1;const n=t.get("D");return this.removal.isGone(
n)||this.removal.isGone(this.document.array(n)?.[0])}refresh(){this.lists.clear(),this.chains.refresh()}async pruneNames(){const e=(0,M.Wo)(this.document,"Dests"),
[t,n,v]=[new Set,new Set,new Set];for(const[D,A]of e?[...e.dict]:[])this.isDead(A)&&(this.document.edit(e.holder),e.dict.delete(D),t.add(D),(0,m.i9)(A)&&this.removal.
remove(A.number));e?.dict.size===0&&this.document.editCatalog().delete("Dests");const P=(0,M.Wo)(this.document,"Names");if(P){await this.pruneNameTree(P,"Dests",
(D,A)=>this.isDead(A)?(n.add(D),(0,m.i9)(A)&&this.removal.remove(A.number),!0):(t.has(D)&&v.add(D),!1));for(const D of["Pages","Templates"])await this.pruneNameTree(
P,D,(A,R)=>this.removal.isGone(R))}this.removedNames+=t.size+n.size;for(const D of t)this.deadNames.add(D),v.has(D)||this.deadStrings.add(D);for(const D of n)this.
deadStrings.add(D),e?.dict.has(D)||this.deadNames.add(D)}pruneTargets(e,t){let n=!1;return this.isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Dest"),n=
!0),this.chains.pruneAction(e,t,"A")&&(n=!0),this.chains.pruneAdditional(e,t),n&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){this.chains.pruneActions(e,t)}pruneOpenAction(){
const{catalog:e,catalogNumber:t}=this.document,n=e.get("OpenAction");(0,m.Zm)(this.document.resolve(n))?this.chains.pruneAction(t,e,"OpenAction"):this.isDead(n)&&
(this.document.edit(t),e.delete("OpenAction"))}isDeadAction(e){const t=e.get("S");if((0,m.Eo)(t,"GoTo"))return this.isDead(e.get("D"));if((0,m.Eo)(t,"Hide")){const n=e.
get("T");return this.isGone(n)||this.leftOf(n)?.length===0}return t instanceof m.SX&&r.ao.has(t.text)?this.leftOf(e.get("Fields"))?.length===0&&!s(this.document.
resolve(e.get("Flags"))):(0,m.Eo)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneChain(e,t){this.chains.pruneChain(e,t)}pruneTarget(e,t){this.isDead(
t.get("SD"))&&(this.document.edit(e),t.delete("SD")),this.pruneLists(e,t)}isGone(e){if(this.removal.isGone(e))return!0;if(this.goneFields.size===0)return!1;const t=this.
document.resolve(e);return t instanceof m.Mx&&this.goneFields.has((0,a.g7)(t))}pruneLists(e,t){if(!this.isDeadAction(t))for(const n of["T","Fields"]){const v=t.
get(n),P=this.leftOf(v);if(!(!P||P===this.document.array(v))){if((0,m.i9)(v)){this.document.put(v,P);continue}this.document.edit(e),t.set(n,P)}}}leftOf(e){const t=this.
document.array(e);if(!t||t.length===0)return;const n=(0,m.i9)(e)?this.lists.get(e.number):void 0;if(n)return n;const v=t.filter(D=>!this.isGone(D)),P=v.length===
t.length?t:v;return(0,m.i9)(e)&&this.lists.set(e.number,P),P}async pruneNameTree(e,t,n){const v=e.dict.get(t);if(v===void 0)return;const P=(0,M.Kd)(v,e.holder);
await(0,o.BX)(this.document,v,P,"Names",(A,R)=>n((0,o.Pu)(A),R))&&(this.document.edit(e.holder),e.dict.delete(t))}}const s=O=>typeof O=="number"&&(O&r.Hx)!==0;var u=S(
94399),l=S(83137),w=S(3466),E=S(9731),_=S(33546),C=S(60502),B=S(2878),x=S(78021);class F{removal;document;threads;constructor(e){this.removal=e,this.document=e.
document}touch(e,t){if(!this.removal.isGone(t.get("P")))return;const[n,v]=[t.get("N"),t.get("V")],[P,D]=[this.document.dict(n),this.document.dict(v)],A=this.threadStartingAt(
e);if(this.threads.delete(e),this.removal.remove(e),!(0,m.i9)(n)||n.number===e||!P){A&&this.removal.remove(A.number);return}D&&(0,m.i9)(v)&&(this.document.edit(
v),D.set("N",n),this.document.edit(n),P.set("V",v)),A&&(this.document.edit(A).set("F",n),this.document.edit(n),P.set("T",A),this.threads.set(n.number,A))}threadStartingAt(e){
if(!this.threads){this.threads=new Map;for(const t of this.document.array(this.document.catalog.get("Threads"))??[]){const n=this.document.dict(t)?.get("F");(0,m.
i9)(t)&&(0,m.i9)(n)&&this.threads.set(n.number,t)}}return this.threads.get(e)}flush(){const{catalog:e,catalogNumber:t}=this.document,n=e.get("Threads"),v=this.document.
array(n),P=v?.filter(D=>{const A=this.document.dict(D);return A?this.document.dict(A.get("F"))!==void 0:!this.removal.isGone(D)});!v||!P||P.length===v.length||(this.
document.edit(t),P.length>0?e.set("Threads",P):e.delete("Threads"))}}function W(O){return(0,m.i9)(O.get("N"))&&(0,m.i9)(O.get("V"))&&(O.has("R")||O.has("P"))&&!O.
has("S")}function z(O,e){const{removal:t}=O,{document:n}=t,v=n.get(e);(0,m.cy)(v)?k(t,e,v):(0,m.Zm)(v)&&X(O,n,e,v)}function k(O,e,t){O.isGone(t[0])&&t[1]instanceof
m.SX&&O.remove(e),O.chase(e)}function X(O,e,t,n){const{annotations:v,destinations:P,outlines:D,removal:A,structure:R,threads:N}=O;t===e.catalogNumber?V(O,n):(0,m.
Eo)(n.get("Type"),"Page")||e.pages.indexOf(t)>=0?(P.pruneTargets(t,n),v.touchPage(t),J(A,t,n)):(0,C.Q)(n)?D.touch(t,n):(0,x.Uc)(n)?R.touch(t):(0,x.FH)(n)?(A.remove(
t),A.chase(t)):W(n)?N.touch(t,n):H(O,e,t,n)}function H(O,e,t,n){const{annotations:v,destinations:P,form:D,removal:A,structure:R}=O;b(n)&&v.touch(t,n),e.get(t)!==
null&&(n.has("Kids")&&D.touch(t),n.has("Fields")&&D.touchForm(),(n.has("ParentTree")||(0,m.Eo)(n.get("Type"),"StructTreeRoot"))&&R.touchRoot(),!b(n)&&(P.pruneTargets(
t,n),n.get("S")instanceof m.SX?P.pruneChain(n,t):P.pruneActions(t,n),!(!P.isDeadAction(n)&&!(n.has("D")&&P.isDead(n)))&&(n.has("Next")||A.remove(t),A.chase(t))))}
function V({destinations:O,form:e,removal:t,structure:n},v){O.pruneOpenAction(),O.pruneTargets(t.document.catalogNumber,v),e.touchForm(),n.touchRoot()}function J(O,e,t){
const{document:n}=O,v=n.dict(t.get("SeparationInfo")),P=n.array(v?.get("Pages"));!v||!P?.some(D=>O.isGone(D))||(n.edit((0,M.Kd)(t.get("SeparationInfo"),e)),v.set(
"Pages",P.filter(D=>!O.isGone(D))))}var $=S(44082),rt=S(64261);async function at(O,e,t){const{pace:n}=O.job,v=new $.y$(O),P=new ut(O.size);for(const R of t){P.noteRemoved(
v.of(R));const N=n.step(400);N&&await N}const D=new rt.h(O),A=[];for(const R of e){if(P.areAllUsed)break;const N=v.of(R);let U=n.step(400);P.consider(N)&&(A.push(
R),P.hasSomeOf(N)&&dt(O,R,v,D,P),U??=n.step(2e4)),U&&await U}return P.isEmpty||await ht(O,v,A,P),O.pages.inherits("Resources")&&await ct(O,e,v,P)}async function ct(O,e,t,n){
for(const v of e){if(n.wasRemoved(t.inheritedBy(v)))return!0;const P=O.job.pace.step(400);P&&await P}return!1}function dt(O,e,t,n,v){const P=O.dict(t.valueOf(e));
if(!P)return;const D=new $.EC(O,P);for(const R of["DefaultGray","DefaultRGB","DefaultCMYK"])v.use(D.named(R));let A=n.inContent(e);for(const R of A??[])v.use(D.
named(R));if(!(A&&!v.hasSomeOf(t.of(e)))){A&&=n.borrowed(e,D,A),A||v.useAll(t.of(e));for(const R of A??[])v.use(D.named(R))}}const q=1,ft=2;class ut{leaving;unused=0;open=new Set;used=new WeakSet;constructor(e){
this.leaving=new Uint8Array(e)}get isEmpty(){return this.open.size===0}get areAllUsed(){return this.unused===0}has(e){return(0,m.i9)(e)?this.open.has(e.number):
(0,$.Ft)(e).some(t=>this.open.has(t))}noteRemoved(e){if(!e.isNoted){e.isNoted=!0;for(const t of e.numbers)this.leaving[t]===0&&this.unused++,this.leaving[t]=q;for(const t of e.
categories)this.noteRemoved(t)}}consider(e){if(!e.left){e.left=e.numbers.filter(n=>this.leaving[n]===q);for(const n of e.left)this.open.add(n)}let t=e.left.length>
0;for(const n of e.categories)t=this.consider(n)||t;return t}wasRemoved(e){return e.isLeaving??=e.numbers.some(t=>this.leaving[t]>0)||e.categories.some(t=>this.
wasRemoved(t))}hasSomeOf(e){const t=e.left??=[...e.numbers];for(;t.length>0&&!this.open.has(t.at(-1));)t.pop();return t.length>0||e.categories.some(n=>this.hasSomeOf(
n))}use(e){for(const t of e)if((0,m.i9)(t))this.take(t.number);else if(typeof t=="object"&&t!==null&&!this.used.has(t)){this.used.add(t);for(const n of(0,$.Ft)(
t))this.take(n)}}useAll(e){for(const t of e.left??e.numbers)this.take(t);e.left=[];for(const t of e.categories)this.useAll(t)}take(e){this.leaving[e]===q&&(this.
leaving[e]=ft,this.unused--,this.open.delete(e))}}async function ht(O,e,t,n){const v=new Map,P=new Map,D=A=>{const R=O.dict(A);if(!R)return A;const N=(0,m.i9)(A)?
P.get(A.number):void 0;if(N!==void 0)return N;const U=new m.Bi([...R].filter(([,Z])=>!n.has(Z))),G=U.size===R.size?A:(0,m.i9)(A)?O.add(U):U;return(0,m.i9)(A)&&P.
set(A.number,G),G};for(const A of t){if(!n.hasSomeOf(e.of(A)))continue;const R=e.valueOf(A),N=O.dict(R);if(!N)continue;const U=(0,m.Zm)(O.entry(A,"Resources")),
G=(0,m.i9)(R)?R.number:N,Z=v.get(G)??(0,$.LT)(N,D),Q=Z instanceof m.Bi&&!U?O.add(Z):Z;Q instanceof m.oS&&v.set(G,Q),O.patch(A,{Resources:Q});const ot=O.job.pace.
step(1e3);ot&&await ot}}var lt=S(33973);const mt=10;async function gt(O,e){const{pages:t}=O;await t.keepStreams();const{numbers:n,dropped:v,repeated:P,used:D}=await pt(
O,e),A=n.length!==t.count||n.some((Z,Q)=>Z!==t.number(Q)),R=e.every((Z,Q)=>Q===0||Z>e[Q-1]);A&&(await(0,_.qm)(O,e),(0,u.N)(O),(0,B.m)(O));const N=v.length>0?await vt(
O,v):void 0,U=N?await at(O,n,v):!1;A&&await(R&&!U?t.keep(D):t.rebuild(n));const G=N?await yt(O,n,N):void 0;return{pageCount:n.length,removedPages:v.length,repeatedPages:P,
removedOutlineItems:G?.outlines.removedItems??0,removedDestinations:G?.destinations.removedNames??0,removedLinks:G?.annotations.removedLinks??0,removedFields:G?.
form.removedFields??0,removedStructureElements:G?.structure.removedElements??0,removedXfa:G?.form.removedXfa??!1}}async function pt(O,e){const{pages:t}=O,n=new g(
O),v=new Uint8Array(t.count),P=[];let D=0;for(const R of e){const N=R-1;if(v[N]){P.push(n.copyPage(N)),D++;const U=O.job.pace.step(4e3);U&&await U}else P.push(t.
number(N));v[N]=1}const A=[];for(let R=0;R<t.count;R++)v[R]||A.push(t.number(R));return{numbers:P,dropped:A,repeated:D,used:v}}async function vt(O,e){const t=new Set,
n=new Map,v=new Set,P=O.dict(O.catalog.get("StructTreeRoot"))!==void 0;for(const D of e){const A=P?O.resolve(O.entry(D,"StructParents")):null;typeof A=="number"&&
v.add(A);const R=O.entry(D,"Annots"),N=O.array(R)??[];(0,m.i9)(R)&&n.set(R.number,N);for(const G of N)(0,m.i9)(G)&&t.add(G.number);const U=O.job.pace.step(1e3);
U&&await U}return{pages:e,annotations:t,arrays:n,structKeys:v}}async function yt(O,e,t){const n=tt(O),{destinations:v,removal:P,structure:D}=n,A=await w.R.of(O);
for(const N of t.pages)P.remove(N);await v.pruneNames(),n.form.dropXfa(),await D.dropKeys(t.structKeys),await D.flush(),v.removedNames>0&&await st(n,e);const R=new Set(
[...P.removed(),...t.annotations]);return await Y(n,R,async({live:N,referrers:U})=>{St(n,t,N,U),await nt(n,t.annotations)}),A&&await et(n,A),await(0,E.U)(n),n}async function et(O,e){
const{destinations:t,removal:n}=O;if(t.goneFields=await e.gone(),t.goneFields.size!==0){t.refresh();for(const v of e.holders){z(O,v);const P=n.document.job.pace.
step(1e3);P&&await P}await it(O),await Y(O,n.takeChased())}}async function wt(O,e){const t=tt(O),{destinations:n,removal:v}=t;v.remove(e.number),await n.pruneNames(),
n.removedNames>0&&await st(t,O.pages.numbers),await Y(t,new Set(v.removed()))}function tt(O){const e=new M.J7(O),t=new c(e);return{removal:e,destinations:t,annotations:new T(
e,t),outlines:new C._(e,t),form:new l.I(e),structure:new x.oE(e),threads:new F(e)}}async function Y(O,e,t){const{destinations:n,removal:v}=O,{document:P}=v;for(let D=0;D<
mt&&e.size>0;D++){const A=await(0,lt.Gy)(P,{watched:e});O.annotations.via=A.via,n.refresh(),D===0&&await t?.(A);for(const R of[...A.referrers].sort((N,U)=>N-U)){
z(O,R);const N=P.job.pace.step(1e3);N&&await N}await it(O),e=v.takeChased()}}async function st({annotations:O,destinations:e,outlines:t,removal:n},v){const{document:P}=n;
e.pruneOpenAction(),e.pruneTargets(P.catalogNumber,P.catalog),await t.touchAll();for(const D of v){const A=P.job.pace.step(2e3);A&&await A,P.entry(D,"AA")!==void 0&&
e.pruneTargets(D,P.get(D)),O.touchPage(D)}}function St({removal:O},e,t,n){const{document:v}=O,P=A=>{for(const R of A??[])(0,m.i9)(R)&&e.annotations.delete(R.number)};
for(const[A,R]of e.arrays)t[A]&&P(R);let D=!1;for(const A of n)v.pages.indexOf(A)>=0?P(v.array(v.entry(A,"Annots"))):Array.isArray(v.get(A))&&(D=!0);if(D)for(const A of v.
pages.numbers){const R=v.entry(A,"Annots");(0,m.i9)(R)&&n.has(R.number)&&P(v.array(R))}}async function nt({form:O,removal:e,structure:t},n){const{document:v}=e,
P=new Set,D=v.catalog.has("StructTreeRoot"),A=v.catalog.has("AcroForm");for(const R of n){const N=v.job.pace.step(200);N&&await N;const U=D?v.resolve(v.entry(R,
"StructParent")):null;if(typeof U=="number"&&P.add(U),A&&(0,m.Eo)(v.resolve(v.entry(R,"Subtype")),"Widget")){const G=v.dict(new m.oS(R));if(G&&O.losing(G),G&&O.
keepsAsField(R,G))continue}e.remove(R)}await t.dropKeys(P)}async function it({annotations:O,form:e,outlines:t,structure:n,threads:v}){await O.flush(),await n.dropKeys(
O.structKeys),O.structKeys.clear(),await n.flush(),e.flush(),await t.flush(),v.flush()}}),78021:((j,I,S)=>{S.d(I,{oE:()=>o,FH:()=>r,Uc:()=>h});var m=S(93604),M=S(
45599),T=S(81077),b=S(9819),K=S(21996),L=S(90536);const y={S:"RoleMap",C:"ClassMap"},f=["S","C"],i=200;class g{document;lost={S:new Set,C:new Set};constructor(s){
this.document=s}losing(s){for(const u of f)for(const l of p(this.document,s,u))this.lost[u].add(l)}take(){const{document:s}=this,u=s.catalog.get("StructTreeRoot"),
l=s.dict(u);if(!l)return;const w={S:s.dict(l.get("RoleMap")),C:s.dict(l.get("ClassMap"))},E={S:a(w.S,d(s,w.S,this.lost.S)),C:a(w.C,this.lost.C)};if(E.S.size+E.C.
size!==0)return async _=>{const C=await this.used(E,_),B=[...w.S?.keys()??[]].filter(x=>!E.S.has(x)||C.S.has(x));for(const x of d(s,w.S,B))C.S.add(x);for(const x of f){
const F=[...E[x]].filter(z=>!C[x].has(z));if(F.length===0)continue;const W=(0,b.Kd)(u,s.catalogNumber);s.edit((0,b.Kd)(l.get(y[x]),W));for(const z of F)w[x].delete(
z);w[x].size>0||(s.edit(W),l.delete(y[x]))}}}async used(s,u){const{document:l}=this,w={S:new Set,C:new Set},E=[...s.S,...s.C].filter(C=>C!==""),_=await(0,K.zx)(
l,E.length>i?["S"]:E);for(const C of new Set(Object.values(_).flat())){const B=l.job.pace.step(200);B&&await B,u[C]===1&&(0,L.C)(l.get(C),x=>{for(const F of f)for(const W of p(
l,x,F))s[F].has(W)&&w[F].add(W)})}return w}}function p(c,s,u){const l=c.resolve(s.get(u));return(Array.isArray(l)?l.map(E=>c.resolve(E)):[l]).flatMap(E=>E instanceof
M.SX?[E.text]:[])}function d(c,s,u){const l=new Set(u);for(const w of l){const E=c.resolve(s?.get(w));E instanceof M.SX&&l.add(E.text)}return l}const a=(c,s)=>new Set(
[...s].filter(u=>c?.has(u)));class o{removal;document;root;open=new Set;unsaid=new Map;lost=new Map;parents;silenced=new Set;identifierRemoved=!1;removedElements=0;types;constructor(s){
this.removal=s,this.document=s.document,this.types=new g(this.document),this.root=(0,b.Wo)(this.document,"StructTreeRoot")}async dropKeys(s){const u=this.root?.
dict.get("ParentTree");if(!this.root||u===void 0||s.size===0)return;const l=Float64Array.from(s).sort(),w=(B,x)=>{const F=(0,m.B)(l,B);return F<l.length&&l[F]<=
x},E=new Set,_=(B,x)=>{if(!s.has(B))return!1;const F=this.document.array(x);return(!F||!E.has(F))&&this.touchParents(x,F??[]),F&&E.add(F),!0};await(0,T.BX)(this.
document,u,(0,b.Kd)(u,this.root.holder),"Nums",_,w)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}async dropMarked(s,u,l,w){this.parents??=
new Map((await(0,T.Zc)(this.document,this.root?.dict.get("ParentTree"),"Nums")).map(([_,C])=>[Number(_),C]));const E=this.document.array(this.parents.get(s))??[];
for(const _ of w){const C=E[_];if(!(0,M.i9)(C))continue;this.open.add(C.number);let B=this.lost.get(C.number);B||this.lost.set(C.number,B=new Set),l>0?B.add(`in\
 ${l} ${_}`):B.add(`on ${u} ${_}`).add(`on a page ${_}`)}}touch(s){this.open.add(s)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.
root)return;for(const l of this.open){this.open.delete(l);const w=this.document.job.pace.step(500);w&&await w,l===this.root.holder?this.pruneRoot(this.root):this.
pruneElement(l)}const s=this.root.dict.get("IDTree");if(!this.identifierRemoved||s===void 0)return;this.identifierRemoved=!1;const u=(l,w)=>this.removal.isGone(
w);await(0,T.BX)(this.document,s,(0,b.Kd)(s,this.root.holder),"Names",u)&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(s,u){
(0,M.i9)(s)&&!(0,M.cy)(this.document.resolve(s))&&this.open.add(s.number);for(const[l,w]of u.entries()){if(!(0,M.i9)(w))continue;this.open.add(w.number);let E=this.
unsaid.get(w.number);E||this.unsaid.set(w.number,E=new Set),E.add(l)}}pruneElement(s){const u=this.document.dict(new M.oS(s));if(!u)return;this.pruneReferences(
s,u);const l=u.get("Pg"),w=l===void 0?this.unsaid.get(s):void 0,E=this.kidsOf(u),_=E.filter(B=>!this.isLost(B,l,w)&&!this.isDropped(s,B,l));if(this.removal.isGone(
l)&&(this.document.edit(s),u.delete("Pg")),_.length===E.length)return;const C=u.get("P");_.length===0?(u.has("ID")&&(this.identifierRemoved=!0),this.types.losing(
u),this.removal.remove(s),this.removedElements++):(this.document.edit(s),u.set("K",_.length===1?_[0]:_)),(0,M.i9)(C)&&this.open.add(C.number),this.silence(_.length===
0?C:new M.oS(s))}pruneRoot({dict:s,holder:u}){const l=this.kidsOf(s),w=l.filter(_=>!this.removal.isGone(_));if(w.length===l.length)return;if(this.document.edit(
u),w.length>0){s.set("K",w.length===1?w[0]:w);return}const E=this.document.editCatalog();E.delete("StructTreeRoot"),E.delete("MarkInfo")}isLost(s,u,l){return typeof s==
"number"?this.removal.isGone(u)||(l?.has(s)??!1):this.removal.isGone(s)?!0:(0,M.Zm)(s)?(0,M.Eo)(s.get("Type"),"OBJR")&&this.removal.isGone(s.get("Obj"))?!0:((0,M.
Eo)(s.get("Type"),"MCR")||(0,M.Eo)(s.get("Type"),"OBJR"))&&this.removal.isGone(s.get("Pg")??u):!1}isDropped(s,u,l){const w=this.lost.get(s);if(!w)return!1;const E=typeof u==
"number"?void 0:this.document.dict(u),_=E?this.document.resolve(E.get("MCID")):u;if(typeof _!="number")return!1;const C=E?.get("Stm");if((0,M.i9)(C))return w.has(
`in ${C.number} ${_}`);const B=E?.get("Pg")??l;return w.has((0,M.i9)(B)?`on ${B.number} ${_}`:`on a page ${_}`)}pruneReferences(s,u){const l=this.document.array(
u.get("Ref")),w=l?.filter(E=>!this.removal.isGone(E));!l||!w||w.length===l.length||(this.document.edit(s),w.length>0?u.set("Ref",w):u.delete("Ref"))}silence(s){
for(;(0,M.i9)(s)&&!this.silenced.has(s.number);){this.silenced.add(s.number);const u=this.document.dict(s);u?.has("ActualText")&&(this.document.edit(s),u.delete(
"ActualText")),s=u?.get("P")}}kidsOf(s){const u=s.get("K");return u==null?[]:this.document.array(u)??[u]}}function h(c){return(0,M.Eo)(c.get("Type"),"StructElem")?
!0:!c.has("Type")&&c.has("S")&&(0,M.i9)(c.get("P"))&&(c.has("K")||c.has("Pg"))}function r(c){return(0,M.Eo)(c.get("Type"),"MCR")||(0,M.Eo)(c.get("Type"),"OBJR")}}),
81077:((j,I,S)=>{S.d(I,{AN:()=>i,BX:()=>L,H6:()=>y,MN:()=>f,Pu:()=>b,Zc:()=>K});var m=S(45599),M=S(9819);const T=64,b=r=>typeof r=="number"?String(r):Buffer.from(
r.bytes).toString("latin1");async function K(r,c,s){const u=[];for(const l of await p(r,c,0,s)){for(const E of a(r,l,s))u.push(E);const w=r.job.pace.step(g);w&&
await w}return u}async function L(r,c,s,u,l,w){const E=await p(r,c,s,u,w);for(let _=E.length-1;_>=0;_--){const C=E[_],B=a(r,C,u),x=B.filter(([k,X])=>!l(k,X)),F=r.
job.pace.step(g+B.length*g);F&&await F,x.length<B.length&&(r.edit(C.holder),C.dict.set(u,x.flat()),C.changed=!0);for(const k of C.repeats)r.edit(C.holder),C.dict.
delete(k),C.changed=!0;if(C.emptyKids){const k=(r.array(C.dict.get("Kids"))??[]).filter(X=>!C.emptyKids.has(r.dict(X)));r.edit(C.holder),C.dict.set("Kids",k),C.
changed=!0}if(!C.changed)continue;const W=r.array(C.dict.get("Kids"))??[];C.empty=x.length===0&&W.length===0;const z=C.parent;z&&(z.changed=!0,C.empty?(z.emptyKids??=
new Set).add(C.dict):o(r,C,x,W))}return E[0]?.empty??!1}function y(r,c,s){if(c.length<=T)return(0,m.jd)({[s]:c.flat()});let u=[];for(const l of h(c)){const[w,E]=[
l[0][0],l.at(-1)[0]];u.push({ref:r.add((0,m.jd)({Limits:[w,E],[s]:l.flat()})),low:w,high:E})}for(;u.length>T;)u=h(u).map(l=>{const[w,E]=[l[0].low,l.at(-1).high];
return{ref:r.add((0,m.jd)({Limits:[w,E],Kids:l.map(({ref:_})=>_)})),low:w,high:E}});return(0,m.jd)({Kids:u.map(({ref:l})=>l)})}const f=(r,c)=>y(r,i([...c].map(([
s,u])=>[(0,m.Px)(s),u])),"Names");function i(r){return r.map(c=>({entry:c,key:b(c[0])})).sort((c,s)=>c.key<s.key?-1:c.key>s.key?1:0).map(({entry:c})=>c)}const g=100;
async function p(r,c,s,u,l){const w=new M.b9(r),E=new Set,_=x=>E.size<E.add(x).size,C=[],B=[{value:c??null,holder:s,parent:void 0}];for(let x=B.pop();x!==void 0;x=
B.pop()){w.spend(1);const F=r.dict(x.value);if(!F||!_(F)||l&&x.parent&&!d(r,F,l))continue;const W=[],z=J=>{const $=r.array(F.get(J));return!$||_($)?$??[]:(W.push(
J),[])},k=z(u).length>>1,X=z("Kids"),H={dict:F,holder:(0,M.Kd)(x.value,x.holder),parent:x.parent,repeats:W};C.push(H),w.spend(k);for(let J=X.length-1;J>=0;J--)B.
push({value:X[J],holder:(0,M.Kd)(F.get("Kids"),H.holder),parent:H});const V=r.job.pace.step(g+k*g);V&&await V}return C}function d(r,c,s){const[u,l]=r.array(c.get(
"Limits"))??[];return typeof u!="number"||typeof l!="number"||s(u,l)}function a(r,{dict:c,repeats:s},u){const l=s.includes(u)?void 0:r.array(c.get(u));if(!l)return[];
const w=[];for(let E=0;E+1<l.length;E+=2){const _=r.resolve(l[E]);(u==="Names"?_ instanceof m.Mx:typeof _=="number")&&w.push([_,l[E+1]])}return w}function o(r,c,s,u){
const l=_=>r.array(r.dict(_)?.get("Limits"))??[],w=s[0]?.[0]??l(u[0])[0],E=s.at(-1)?.[0]??l(u.at(-1))[1];r.edit(c.holder),w!==void 0&&E!==void 0?c.dict.set("Lim\
its",[w,E]):c.dict.delete("Limits")}function h(r){const c=[];for(let s=0;s<r.length;s+=T)c.push(r.slice(s,s+T));return c}}),70549:((j,I,S)=>{S.d(I,{n:()=>m});function m(M){
const T=new WeakMap;return b=>{if(b.hasChanges)return M(b);const K=T.get(b);if(K)return K.answer;const L=M(b);return T.set(b,{answer:L}),L}}}),9819:((j,I,S)=>{S.
d(I,{J7:()=>T,Kd:()=>L,Wo:()=>y,_i:()=>K,b9:()=>b});var m=S(42973),M=S(45599);class T{document;gone=new Set;chased=new Set;constructor(i){this.document=i}remove(i){
const{catalog:g,catalogNumber:p,pages:d}=this.document,a=g.get("Pages");i===p||(0,M.i9)(a)&&i===a.number||d.holds(i)||(this.gone.add(i),this.document.remove(i))}chase(i){
this.chased.add(i)}removed(){return this.gone}takeChased(){const i=this.chased;return this.chased=new Set,i}isGone(i){return(0,M.i9)(i)&&this.gone.has(i.number)}}
class b{most;left;constructor(i){this.most=this.left=i.job.limits.nodes}spend=i=>{if(this.left-=i,this.left<0)throw(0,m.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class K{seen;beyond=new Set;allowance;constructor(i,g=new b(
i)){this.allowance=g,this.seen=new Uint8Array((i.size>>3)+1)}first(i){if(this.allowance.spend(1),!(0,M.i9)(i))return!0;const{number:g}=i,p=g>>3;if(p>=this.seen.
length)return this.beyond.size<this.beyond.add(g).size;const d=1<<(g&7),a=(this.seen[p]&d)===0;return this.seen[p]|=d,a}}function L(f,i){return(0,M.i9)(f)?f.number:
i}function y(f,i){const g=f.catalog.get(i),p=f.dict(g);return p&&{dict:p,holder:L(g,f.catalogNumber)}}}),21996:((j,I,S)=>{S.d(I,{Av:()=>i,RJ:()=>d,V3:()=>p,vb:()=>a,
zx:()=>f});var m=S(54619),M=S(93604),T=S(78157),b=S(88500);const K=2048,L=65536,y="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function f(r,c){const{found:s,all:u}=await g(
r,c),l=w=>[...new Set([...w,...u])].sort((E,_)=>E-_);return Object.fromEntries(c.map(w=>[w,l(s[w])]))}async function i(r,c){const{found:s,all:u}=await g(r,c);for(const l of Object.
values(s))for(const w of l)u.add(w);return u}async function g(r,c){const s=c.map(E=>{const[_="",...C]=[...E].map(x=>x.replace(/\W/,"\\$&")),B=/\W/.test(E)?y:"\\w";
return`${_}(?:${C.join("")}|${B}{0,${Math.max(0,E.length-2)}}#)`}),u=new RegExp(`/(?:${s.join("|")}|#)`,"g"),l=Object.fromEntries(c.map(E=>[E,new Set])),w=new Set;
await d(r,(E,_,C,B)=>{const x=E.toString("latin1",_,C);u.lastIndex=0;for(let F=u.exec(x);F;F=u.exec(x)){const W=B(_+F.index);W!==void 0&&(F[0].endsWith("#")?w.add(
W):l[F[0].slice(1)].add(W))}});for(const E of a(r))w.add(E);return{found:l,all:w}}async function p(r,c){const s=await f(r,c);return[...new Set(Object.values(s).
flat())].sort((u,l)=>u-l)}async function d(r,c){const{bytes:s,table:u}=r,l=o(r),w=new Int32Array(l.length);for(let x=0;x<l.length;x++)w[x]=u.place[l[x]];const E=(0,T.
bS)(s),_=x=>l[(0,M.M)(w,x)-1],C=new b.s;let B=0;for(let x=0;x<l.length;x++){const F=x+1===l.length,W=F?s.length:w[x+1],z=W-w[x]>K;if(!z&&!F&&W-B<L)continue;if(z){
w[x]>B&&c(E,B,w[x],_),C.reset();const X=C.value(s,r.bodies[l[x]],W);c(E,w[x],X<0?W:X,_)}else c(E,B,W,_);const k=r.job.pace.step(Math.min(W-B,L));k&&await k,B=W}
for(const[x,F]of h(r)){const W=r.objectStream(x);if(!W)continue;const z=new Set(F),{starts:k}=W;c((0,T.bS)(W.data),0,W.data.length,H=>{const V=W.numbers[(0,M.M)(
k,H)-1];return V!==void 0&&z.has(V)?V:void 0});const X=r.job.pace.step(W.data.length);X&&await X}}function*a(r){for(let c=1;r.hasChanges&&c<r.size;c++)r.isChanged(
c)&&r.exists(c)&&(yield c)}function o(r){const{table:c,hasChanges:s}=r,u=[];let l=!0,w=-1;for(let E=1;E<c.size;E++){if(c.kind[E]!==m.tL||s&&r.isChanged(E))continue;
const _=c.place[E];l&&=_>=w,w=_,u.push(E)}return l?u:u.sort((E,_)=>c.place[E]-c.place[_])}function h(r){const{table:c,hasChanges:s}=r,u=new Map;for(let l=1;l<c.
size;l++){if(c.kind[l]!==m.UT||s&&r.isChanged(l))continue;const w=c.place[l],E=u.get(w);E?E.push(l):u.set(w,[l])}return u}}),90536:((j,I,S)=>{S.d(I,{C:()=>M,L:()=>T});
var m=S(45599);function M(b,K){const L=[b];for(;L.length>0;){const y=L.pop(),f=y instanceof m.Z6?y.dict:y;if(Array.isArray(f))for(const i of f)L.push(i);else if(f instanceof
m.Bi){K(f);for(const i of f.values())L.push(i)}}}function T(b,K){const L=[];return M(b,y=>{L.length===0&&K(y)&&L.push(y)}),L.length>0}}),93604:((j,I,S)=>{S.d(I,
{B:()=>m,M:()=>M});const m=(b,K)=>T(b,K,!1),M=(b,K)=>T(b,K,!0);function T(b,K,L){let[y,f]=[0,b.length];for(;y<f;){const i=y+f>>1,g=b[i];g<K||L&&g===K?y=i+1:f=i}
return y}})};
