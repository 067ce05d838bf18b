"use strict";exports.id=9935,exports.ids=[9935],exports.modules={16630:((j,I,S)=>{S.d(I,{EC:()=>d,Ft:()=>c,LT:()=>o,y$:()=>L});var h=S(269),D=S(66249),R=S(48024),T=S(16039);
const K=["ExtGState","ColorSpace","Pattern","Shading","XObject","Font","Properties"];class L{document;shared=new Map;categories=new Map;entries=new D.R;inside=new D.
R;source;last;constructor(r){this.document=r,this.source=(0,h.bS)(r.bytes)}of(r){const{document:l}=this,n=l.place(r),{entries:a}=this,p=n&&l.locate(r,n,a)?a.find(
n.bytes,"Resources"):-1;if(!n||p<0||n.bytes[a.at[p+2]]!==h.iH)return this.ofShared(this.valueOf(r));const v=a.at[p+2],s=a.at[p+3],{last:u,source:m}=this,w=n.bytes===
l.bytes;if(u&&w&&m.compare(m,u.start,u.end,v,s)===0)return u.list;const A=this.written(n.bytes,v,s)??this.ofShared(this.valueOf(r));return w&&(this.last={start:v,
end:s,list:A}),A}valueOf(r){return this.document.entry(r,"Resources")??this.givenTo(r)}inheritedBy(r){return this.ofShared(this.givenTo(r))}givenTo(r){const{pages:l}=this.
document,n=l.indexOf(r);return n<0?void 0:l.inheritedBy(n).Resources}written(r,l,n){const{inside:a}=this;if(!a.locate(r,l,n))return;const{at:p,scan:v}=a,s=[],u=[];
for(const m of K){const w=a.find(r,m);if(w<0)continue;const A=p[w+2],C=p[w+3];if((0,h.yp)(r[A]))u.push(this.category((0,h.JI)(r,A,C).value));else for(let b=a.marksFrom;b<
a.marksTo;b+=3)v.marks[b]!==R.A&&v.marks[b+1]>=A&&v.marks[b+1]<C&&s.push(v.marks[b])}return{numbers:s,categories:u}}ofShared(r){const l=(0,T.i9)(r)?r.number:(0,T.
Zm)(r)?r:void 0;if(l===void 0)return y;let n=this.shared.get(l);if(!n){const a=this.document.dict(r),p=K.map(v=>a?.get(v));n={numbers:p.flatMap(v=>(0,T.Zm)(v)?c(
v):[]),categories:p.flatMap(v=>(0,T.i9)(v)?[this.category(v.number)]:[])},this.shared.set(l,n)}return n}category(r){let l=this.categories.get(r);if(!l){const n=this.
document.dict(new T.oS(r));this.categories.set(r,l={numbers:n?c(n):[],categories:[]})}return l}}const y={numbers:[],categories:[]};class d{categories;constructor(r,l){
this.categories=K.flatMap(n=>r.dict(l.get(n))??[])}named(r){const l=[];for(const n of this.categories){const a=n.get(r);a!==void 0&&l.push(a)}return l}}function o(f,r){
const l=new T.Bi(f);for(const n of K){const a=f.get(n);a!==void 0&&l.set(n,r(a))}return l}function c(f){const r=new Set,l=[f];for(let n=l.pop();n!==void 0;n=l.pop())
if(n instanceof T.oS)r.add(n.number);else if(Array.isArray(n))for(const a of n)l.push(a);else if(n instanceof T.Bi)for(const a of n.values())l.push(a);return[...r]}}),
86349:((j,I,S)=>{S.d(I,{h:()=>f});var h=S(269),D=S(19980),R=S(16039),T=S(90191);const K=4096,L=64,y=1e4,d=new WeakMap;function o(l,n,a){const{data:p,dict:v,sealed:s}=n;
if(p.length<K||s||!(0,R.Eo)(v.get("Filter"),"FlateDecode")||v.has("DecodeParms"))return a();const{memory:u}=l.job,m=d.get(u)??[],w=m.find(C=>C.data.length===p.length&&
Buffer.compare(C.data,p)===0);if(w)return w.names;const A=a();return m.length<L&&(A?.size??0)<y&&d.set(u,[...m,{data:p.slice(),names:A}]),A}var c=S(16630);class f{document;names=new Map;contents=new Map;lists=new WeakMap;appearances=new WeakMap;allowance;constructor(n){
this.document=n,this.allowance=new T.b9(n)}inContent(n){const{document:a,lists:p}=this,v=a.resolve(a.entry(n,"Contents"));return v instanceof R.Z6?this.namesOf(
v):(0,R.cy)(v)?(p.has(v)?this.allowance.spend(p.get(v)?.size??0):p.set(v,this.inStreams(v)),p.get(v)):new Set}inStreams(n){const a=new Set;for(const p of n){const v=this.
document.resolve(p),s=v instanceof R.Z6?this.namesOf(v):[];if(!s)return;for(const u of s)a.add(u)}return a}borrowed(n,a,p){const v=new Set(p),s=new Set(this.appearancesWithoutResources(
n)),u=m=>{const w=this.drawnBy(a.named(m));for(const A of w??[])s.add(A);return w!==void 0};for(const m of p)if(!u(m))return;for(const m of s){const w=this.contentOf(
m);if(!w)return;for(const A of w.draws)s.add(A);for(const A of w.lacking)if(!v.has(A)&&(v.add(A),!u(A)))return}return v}contentOf(n){const{contents:a}=this,p=a.
get(n);return p?this.allowance.spend(1+p.lacking.size+p.draws.length):a.has(n)||a.set(n,this.readContent(n)),a.get(n)}readContent(n){const a=this.namesOf(n),p=this.
document.dict(n.dict.get("Resources"));if(!a||!p)return a&&{lacking:a,draws:[]};const v=new c.EC(this.document,p),s=new Set,u=[];for(const w of a){const A=v.named(
w);A.length===0&&s.add(w);for(const C of A)u.push(C)}const m=this.drawnBy(u);return m&&{lacking:s,draws:m}}appearancesWithoutResources(n){const{document:a,appearances:p}=this,
v=a.array(a.entry(n,"Annots"))??[],s=p.get(v);if(s)return this.allowance.spend(s.length),s;const u=[];for(const m of v)for(const w of a.dict(a.dict(m)?.get("AP"))?.
values()??[]){const A=a.resolve(w);for(const C of(0,R.Zm)(A)?A.values():[A]){const b=a.resolve(C);b instanceof R.Z6&&!this.hasResources(b.dict)&&u.push(b)}}return p.
set(v,u),u}drawnBy(n){const{document:a}=this,p=[];for(const v of n){const s=a.resolve(v),u=a.dict(s),m=a.resolve(u?.get("Subtype"));if(u&&(0,R.Eo)(m,"Type3")&&!this.
hasResources(u))return;if(s instanceof R.Z6){((0,R.Eo)(m,"Form")||a.resolve(s.dict.get("PatternType"))===1)&&p.push(s);continue}const w=a.resolve(a.dict(u?.get(
"SMask"))?.get("G"));w instanceof R.Z6&&p.push(w)}return p}hasResources(n){return this.document.dict(n.get("Resources"))!==void 0}namesOf(n){const{names:a}=this;
if(a.has(n))this.allowance.spend(1+(a.get(n)?.size??0));else{const{document:p}=this,v=()=>{const s=p.decodedPart(n);return s?.whole?r(s.data):void 0};a.set(n,o(
p,n,v))}return a.get(n)}}function r(l){const n=new Set;for(let a=l.indexOf(h.cL);a>=0;a=l.indexOf(h.cL,a)){const p=a+1;a=(0,h.Wd)(l,p,l.length),n.add((0,D.MQ)(l,
p,a))}return n}}),38990:((j,I,S)=>{S.d(I,{QL:()=>L,bf:()=>K,fq:()=>a,hj:()=>n,i4:()=>r,iA:()=>d,pv:()=>l,qU:()=>c,tP:()=>y});var h=S(20381),D=S(16039),R=S(90191),
T=S(30729);function K(s){for(;s.part===""&&s.parent;)s=s.parent;return s}const L="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),y=100;
function*d(s,{from:u=s.array((0,R.Wo)(s,"AcroForm")?.dict.get("Fields")),below:m,visit:w=new R._i(s),depth:A=1/0}={}){const C=[],b=(B=[],x)=>{for(let N=B.length-
1;N>=0;N--)C.push({value:B[N],parent:x})};b(u,m);for(let B=C.pop();B;B=C.pop()){const{value:x,parent:N}=B,U=(0,D.i9)(x)?s.get(x):x;if(!(0,D.Zm)(U)||!w.first(x)||
(N?.depth??0)>=A)continue;const k=s.resolve(U.get("T")),z=s.resolve(U.get("FT")),X=k instanceof D.Mx?(0,h.g7)(k):"",$={number:(0,D.i9)(x)?x.number:void 0,dict:U,
parent:N,part:X,name:v(N&&N.depth%y!==0?N.name:"",X),type:z instanceof D.SX?z.text:N?.type,depth:(N?.depth??0)+1};yield $,b(s.array(U.get("Kids")),$)}}const o=1e3,
c=(0,T.H)(f);async function f(s){const u=[];for(const m of d(s)){u.push(m);const w=s.job.pace.step(o);w&&await w}return u}function r(s){const u=new Set(s.flatMap(
({parent:m,dict:w})=>m&&w.has("T")?[m]:[]));return s.filter(m=>(m.dict.has("T")||!m.parent)&&!u.has(m))}function l(s,u){const m=s.resolve(n(s,u,"FT"));return m instanceof
D.SX?m.text:void 0}function n(s,u,m){for(const w of p(s,u)){const A=w.get(m);if(A!==void 0)return A}}function a(s,u){let m="";for(const w of p(s,u)){const A=s.resolve(
w.get("T"));A instanceof D.Mx&&(m=v((0,h.g7)(A),m))}return m}function*p(s,u){let m=u;for(let w=0;m&&w<y;w++)yield m,m=s.dict(m.get("Parent"))}const v=(s,u)=>s===
""||u===""?s+u:`${s}.${u}`}),52301:((j,I,S)=>{S.d(I,{I:()=>K});var h=S(16039),D=S(90191),R=S(38990),T=S(91707);class K{removal;document;open=new Set;pruned=!1;signatures=new Set;signatureRemoved=!1;removedFields=0;removedXfa=!1;constructor(y){
this.removal=y,this.document=y.document}losing(y){if(!(0,h.Eo)(y.get("Subtype"),"Widget")||(this.pruned=!0,y.has("T")&&!y.has("Kids")&&this.removedFields++,(0,R.
pv)(this.document,y)!=="Sig"))return;this.signatureRemoved=!0;const d=(0,R.hj)(this.document,y,"V");(0,h.i9)(d)&&this.signatures.add(d.number)}keepsAsField(y,d){
if(!this.document.array(d.get("Kids")))return!1;this.document.edit(y);for(const o of[...d.keys()])!R.QL.includes(o)&&o!=="Kids"&&o!=="AA"&&d.delete(o);return this.
touch(y),!0}touch(y){this.open.add(y),this.pruned=!0}touchForm(){this.pruned=!0}flush(){for(const d of this.open)this.open.delete(d),this.pruneField(d);if(!this.
pruned)return;this.pruned=!1;const y=(0,D.Wo)(this.document,"AcroForm");y&&(this.filter(y.holder,y.dict,"Fields"),this.filter(y.holder,y.dict,"CO"),this.signatureRemoved&&
this.dropSignatures(y.holder,y.dict),!(this.document.array(y.dict.get("Fields"))?.length!==0||y.dict.has("DR"))&&this.document.editCatalog().delete("AcroForm"))}dropXfa(){
const y=(0,D.Wo)(this.document,"AcroForm");y?.dict.has("XFA")&&(this.document.edit(y.holder),y.dict.delete("XFA"),this.document.editCatalog().delete("NeedsRende\
ring"),this.removedXfa=!0)}pruneField(y){const d=this.document.dict(new h.oS(y)),o=this.document.array(d?.get("Kids"));if(!d||!o)return;const c=o.filter(r=>!this.
removal.isGone(r));if(c.length===o.length)return;if(this.document.edit(y),c.length>0||(0,h.Eo)(d.get("Subtype"),"Widget")){d.set("Kids",c);return}const f=d.get(
"Parent");this.removal.remove(y),this.removedFields++,(0,h.i9)(f)&&this.open.add(f.number)}filter(y,d,o){const c=this.document.array(d.get(o)),f=c?.filter(r=>!this.
removal.isGone(r));!c||!f||f.length===c.length||(this.document.edit(y),f.length>0||o==="Fields"?d.set(o,f):d.delete(o))}dropSignatures(y,d){const o=(0,D.Wo)(this.
document,"Perms");for(const[r,l]of o?[...o.dict]:[])!(0,h.i9)(l)||!this.signatures.has(l.number)||(this.document.edit(o.holder),o.dict.delete(r));o?.dict.size===
0&&this.document.editCatalog().delete("Perms");const c=[...(0,R.iA)(this.document)].filter(({type:r})=>r==="Sig");c.some(({dict:r})=>(0,h.Zm)(this.document.resolve(
(0,R.hj)(this.document,r,"V"))))||(0,T.H)(this.document),!(!d.has("SigFlags")||c.length>0)&&(this.document.edit(y),d.delete("SigFlags"))}}}),75142:((j,I,S)=>{S.
d(I,{R:()=>d});var h=S(7548),D=S(38504),R=S(20381),T=S(16039),K=S(87357),L=S(38990);const y=4e3;class d{document;holders;names;constructor(r,l,n){this.document=
r,this.holders=l,this.names=n}static async of(r){if(!r.catalog.has("AcroForm"))return;const l=await(0,h.zx)(r,["Hide","ResetForm","SubmitForm"]),n=[...new Set(Object.
values(l).flat())].filter(p=>o(r,p).length>0);if(n.length===0)return;const a=new Set(n.flatMap(p=>o(r,p)));return new d(r,n,await c(r,a))}async gone(){const r=await c(
this.document,this.names);return new Set([...this.names].filter(l=>!r.has(l)))}}function o(f,r){const l=[];return(0,D.C)(f.get(r),n=>{const a=f.resolve(n.get("S")),
p=a instanceof T.SX?K.fP.get(a.text):void 0,v=p===void 0?void 0:f.resolve(n.get(p));for(const s of Array.isArray(v)?v:[v??null]){const u=f.resolve(s);u instanceof
T.Mx&&u.bytes.length<=y&&l.push((0,R.g7)(u))}}),l}async function c(f,r){const l=new Set([...r].map(({length:a})=>a)),n=new Set;for(const{name:a}of await(0,L.qU)(
f))l.has(a.length)&&r.has(a)&&n.add(a);return n}}),91707:((j,I,S)=>{S.d(I,{H:()=>D});var h=S(16039);function D(R){const{catalog:T}=R;if(!T.has("DSS")&&!T.has("E\
xtensions"))return;const K=R.dict(T.get("Extensions"));if(!T.has("DSS")&&!K?.has("ESIC")||(R.edit(R.catalogNumber),T.delete("DSS"),!K?.has("ESIC")))return;const L=new h.
Bi([...K].filter(([y])=>y!=="ESIC"));L.size>0?T.set("Extensions",L):T.delete("Extensions")}}),46958:((j,I,S)=>{S.d(I,{a:()=>T,s:()=>R});var h=S(16039),D=S(90191);
function R(y){const d=(0,D.Wo)(y,"OCProperties"),o=y.array(d?.dict.get("OCGs"));if(!d||!o||o.length===0)return;const c=y.catalog.get("OCProperties"),f=y.editCatalog();
return f.delete("OCProperties"),r=>{const l=new Set(o.flatMap(n=>(0,h.i9)(n)&&r[n.number]!==1?[n.number]:[]));l.size===0?f.set("OCProperties",c):l.size<o.length&&
f.set("OCProperties",new L(y,l).without(d.dict,K))}}function T(y,d){const o=(0,D.Wo)(y,"OCProperties"),c=y.array(o?.dict.get("OCGs"))??[];if(!o||d.size===0)return;
const f=y.editCatalog();c.every(r=>(0,h.i9)(r)&&d.has(r.number))?f.delete("OCProperties"):f.set("OCProperties",new L(y,d).without(o.dict,K))}const K=32;class L{document;gone;allowance;constructor(d,o){
this.document=d,this.gone=o,this.allowance=new D.b9(d)}without(d,o){if(this.allowance.spend(1),(0,h.i9)(d)&&this.isGroup(d))return d;const c=this.document.resolve(
d);return Array.isArray(c)?o===0?[]:this.items(c,o):c instanceof h.Bi?new h.Bi(o===0?[]:[...c].map(([f,r])=>[f,this.without(r,o-1)])):d}items(d,o){const c=[];let f=!1;
for(const r of d){if(this.isGone(r)){f=!0;continue}const l=this.without(r,o-1),n=Array.isArray(l),a=n&&l.every(p=>p instanceof h.Mx)&&this.document.array(r).length>
l.length;if(n&&f)for(const p of a?[]:l)c.push(p);else a||c.push(l);f=!1}return c}isGone(d){return(0,h.i9)(d)&&this.gone.has(d.number)}isGroup(d){return this.gone.
has(d.number)||(0,h.Eo)(this.document.dict(d)?.get("Type"),"OCG")}}}),15914:((j,I,S)=>{S.d(I,{X:()=>K});var h=S(16039),D=S(90191);class R{chain;known=new Map;constructor(y){
this.chain=y}of(y){return this.known.has(y)||this.explore(y),this.known.get(y)}explore(y){const{chain:d,known:o}=this,c=new Map,f=[],r=[],l=n=>{d.spend(1);const a={
action:n,next:d.next(n),at:0,index:c.size,low:c.size,place:f.length};c.set(n,a),f.push(a),r.push(a)};l(y);for(let n=r.at(-1);n;n=r.at(-1)){if(n.at<n.next.length){
const s=d.dead(n.next[n.at++]);if(!s||o.has(s))continue;const u=c.get(s);u?n.low=Math.min(n.low,u.index):l(s);continue}r.pop();const a=r.at(-1);if(a&&(a.low=Math.
min(a.low,n.low)),n.low<n.index)continue;const p=f.splice(n.place),v=this.collect(p);for(const{action:s}of p)o.set(s,v)}}collect(y){const d=new Set;for(const{next:c}of y)
for(const f of c){const r=this.chain.dead(f),l=r?this.known.get(r):[f];l&&l.length>0&&d.add(l)}if(d.size<2)return[...d][0]??[];const o=new Map;for(const c of d){
this.chain.spend(c.length);for(const f of c)o.set((0,h.i9)(f)?`${f.number}`:f,f)}return[...o.values()]}}var T=S(73811);class K{document;rules;settled=new Set;chain;successors;constructor(y,d){
this.document=y,this.rules=d,this.chain={next:o=>(0,T.ji)(y,o.get("Next")).filter(c=>!d.isGone(c)),dead:o=>this.deadAction(o),spend:new D.b9(y).spend},this.successors=
new R(this.chain)}refresh(){this.settled.clear(),this.successors=new R(this.chain)}pruneActions(y,d){for(const o of[...d.keys()])this.pruneAction(y,d,o)}pruneAdditional(y,d,o="\
AA"){const c=d.get(o),f=this.document.dict(c);f&&(this.pruneActions((0,D.Kd)(c,y),f),!(f.size>0)&&(this.document.edit(y),d.delete(o)))}pruneAction(y,d,o){const c=d.
get(o);if(c===void 0)return!1;const[f,...r]=this.living([c]);if(f===void 0)return this.document.edit(y),d.delete(o),!0;f!==c&&(this.document.edit(y),d.set(o,f));
const l=this.document.dict(f);if(!l)return!1;const n=(0,T.ji)(this.document,l.get("Next")),a=r.filter(p=>!n.includes(p));return a.length>0&&(this.document.edit(
(0,D.Kd)(f,y)),l.set("Next",[...n,...a])),this.pruneChain(f,y),!1}pruneChain(y,d){const o=[[y,(0,D.Kd)(y,d)]];for(let c=o.pop();c;c=o.pop()){const[f,r]=c,l=this.
document.dict(f);if(!l||(0,h.i9)(f)&&this.settled.has(f.number)||((0,h.i9)(f)&&this.settled.add(f.number),this.rules.staying?.(r,l),!l.has("Next")))continue;const n=(0,T.
ji)(this.document,l.get("Next")),a=this.living(n);(a.length!==n.length||a.some((p,v)=>p!==n[v]))&&(this.document.edit(r),a.length===0?l.delete("Next"):l.set("Ne\
xt",a.length===1?a[0]:[...a]));for(const p of a)o.push([p,(0,D.Kd)(p,r)])}}living(y){const d=[],o=new Set;for(const c of y){if(this.rules.isGone(c))continue;const f=this.
deadAction(c);if(!f){d.push(c);continue}const r=this.successors.of(f);if(!o.has(r)){o.add(r);for(const l of r)d.push(l)}}return d}deadAction(y){const d=this.document.
dict(y);return d&&this.rules.isDead(d)?d:void 0}}}),87357:((j,I,S)=>{S.d(I,{Hx:()=>R,ao:()=>D,fP:()=>h});const h=new Map([["Hide","T"],["ResetForm","Fields"],["\
SubmitForm","Fields"]]),D=new Set(["ResetForm","SubmitForm"]),R=1}),20138:((j,I,S)=>{S.d(I,{Hr:()=>T,Zh:()=>K,qm:()=>L});var h=S(88960),D=S(16039),R=S(78713);async function T(c){
const f=c.catalog.get("PageLabels");if(!c.dict(f))return;const r=(await(0,R.Zc)(c,f,"Nums")).map(([n,a])=>({first:Number(n),label:c.dict(a)})).filter(({first:n})=>Number.
isInteger(n)&&n>=0).sort((n,a)=>n.first-a.first).map(({first:n,label:a})=>({first:n,...y(c,a)})),l=r.map(({first:n})=>n);return n=>{const a=r[(0,h.M)(l,n)-1];return a?
{...a,number:a.start+n-a.first}:{style:"D",prefix:void 0,number:n+1}}}function K(c,f){const r=[];let l,n=0;for(const a of f)(!l||!d(l,a))&&r.push([n,o(a)]),l=a,
n++;return(0,R.H6)(c,r,"Nums")}async function L(c,f){const r=await T(c);if(!r)return;const l=K(c,Array.from(f,n=>r(n-1)));c.editCatalog().set("PageLabels",c.add(
l))}function y(c,f){const r=c.resolve(f?.get("S")),l=c.resolve(f?.get("P")),n=c.resolve(f?.get("St"));return{style:r instanceof D.SX?r.text:void 0,prefix:l instanceof
D.Mx&&l.bytes.length>0?l:void 0,start:typeof n=="number"&&Number.isInteger(n)&&n>=1?n:1}}function d(c,f){return c.style!==f.style||f.style!==void 0&&f.number!==
c.number+1?!1:c.prefix===f.prefix?!0:!!c.prefix&&!!f.prefix&&Buffer.compare(c.prefix.bytes,f.prefix.bytes)===0}function o({style:c,prefix:f,number:r}){return(0,D.
jd)({S:c===void 0?void 0:(0,D.UU)(c),P:f,St:c===void 0||r===1?void 0:r})}}),53449:((j,I,S)=>{S.d(I,{O:()=>R});var h=S(16039),D=S(90191);async function R(K,L,y=1/0){
const d=new D._i(K),o=(0,D.Wo)(K,"Outlines"),c=[{value:o&&T(K,o.holder,o.dict,"First"),level:1}];for(let f=c.pop();f;f=c.pop()){const{value:r,level:l}=f;if(r===
void 0||!d.first(r)||!L(r,l)||!(0,h.i9)(r))continue;const n=p=>{const v=K.entry(r.number,p);return v instanceof h.Bi?T(K,r.number,K.get(r.number),p):v};c.push({
value:n("Next"),level:l}),l<y&&c.push({value:n("First"),level:l+1});const a=K.job.pace.step(300);a&&await a}}function T(K,L,y,d){const o=y.get(d);if(!(o instanceof
h.Bi))return o;const c=K.add(o);return d==="Next"&&o.set("Prev",new h.oS(L)),K.edit(L),y.set(d,c),c}}),71322:((j,I,S)=>{S.d(I,{Q:()=>K,_:()=>T});var h=S(16039),
D=S(90191),R=S(53449);class T{removal;destinations;document;dead=new Set;repaired=new Set;allowance;constructor(d,o){this.removal=d,this.destinations=o,this.document=
d.document,this.allowance=new D.b9(this.document)}get removedItems(){return this.dead.size}touch(d,o){this.removal.isGone(o.get("SE"))&&(this.document.edit(d),o.
delete("SE")),this.destinations.pruneTargets(d,o)&&this.dead.add(d)}async touchAll(){await(0,R.O)(this.document,d=>{const o=(0,h.i9)(d)?this.document.dict(d):void 0;
return o&&this.touch(d.number,o),o!==void 0})}async flush(){for(const o of this.dead){const c=this.document.dict(new h.oS(o));c&&this.unlink(o,c);const f=this.document.
job.pace.step(1e3);f&&await f}const d=(0,D.Wo)(this.document,"Outlines");!d||this.dead.size===0||this.document.dict(d.dict.get("First"))||this.document.editCatalog().
delete("Outlines")}unlink(d,o){const c=o.get("Parent"),f=this.document.dict(c);if(f&&(0,h.i9)(c)&&this.isLinked(d,o,c.number,f)){const r=this.kidsOf(o);this.splice(
o,r,c,f);const l=r.reduce((n,a)=>n+1+Math.max(0,L(this.document,a.item)),0);this.recount(c,L(this.document,o)>0?-1:l-1),!f.has("First")&&f.has("Title")&&!f.has(
"Dest")&&!f.has("A")&&this.dead.add(c.number)}this.removal.remove(d)}splice(d,o,c,f){const r=this.itemAt(d.get("Prev")),l=this.itemAt(d.get("Next")),[n,a]=[o[0],
o.at(-1)];r?this.link(r,"Next",n??l):this.link({item:f,ref:c},"First",n??l),l?this.link(l,"Prev",a??r):this.link({item:f,ref:c},"Last",a??r);for(const[p,v]of o.
entries())this.link(v,"Parent",{item:f,ref:c}),this.link(v,"Prev",o[p-1]??r),this.link(v,"Next",o[p+1]??l)}recount(d,o){const c=this.visit();let f=d;for(let r=this.
document.dict(f);o!==0&&r&&(0,h.i9)(f)&&c.first(f);r=this.document.dict(f)){const l=L(this.document,r);if(l===0)return;this.document.edit(f);const n=Math.abs(l)+
o;if(n>0&&r.has("First")?r.set("Count",Math.sign(l)*n):r.delete("Count"),l<0)return;f=r.get("Parent")}}isLinked(d,o,c,f){const r=()=>{const n=this.itemAt(o.get(
"Prev")),a=n?n.item.get("Next"):f.get("First");return(0,h.i9)(a)&&a.number===d};if(r())return!0;if(this.repaired.has(c))return!1;this.repaired.add(c);let l;for(const n of this.
kidsOf(f)){const a=n.item.get("Prev");((0,h.i9)(a)?a.number:void 0)!==l?.ref.number&&this.link(n,"Prev",l),l=n}return r()}visit(){return new D._i(this.document,
this.allowance)}kidsOf(d){const o=[],c=this.visit();for(let f=this.itemAt(d.get("First"));f&&c.first(f.ref);f=this.itemAt(f.item.get("Next")))o.push(f);return o}itemAt(d){
const o=this.document.dict(d);return o&&(0,h.i9)(d)?{item:o,ref:d}:void 0}link(d,o,c){this.document.edit(d.ref),c?d.item.set(o,c.ref):d.item.delete(o)}}function K(y){
return y.has("Title")&&y.has("Parent")&&!y.has("S")&&!y.has("Subtype")&&!y.has("FT")}function L(y,d){const o=y.resolve(d.get("Count"));return typeof o=="number"?
o:0}}),91134:((j,I,S)=>{S.d(I,{m:()=>D});var h=S(90191);function D(R){const T=(0,h.Wo)(R,"ViewerPreferences");T?.dict.has("PrintPageRange")&&(R.edit(T.holder),T.
dict.delete("PrintPageRange"),T.dict.size===0&&R.editCatalog().delete("ViewerPreferences"))}}),73811:((j,I,S)=>{S.d(I,{Ht:()=>d,hN:()=>T,jS:()=>R,ji:()=>K});var h=S(
16039),D=S(78713);async function R(o){const{catalog:c}=o,f=await(0,D.Zc)(o,o.dict(c.get("Names"))?.get("Dests"),"Names");return{names:new Map(o.dict(c.get("Dest\
s"))),strings:new Map(f.map(([r,l])=>[(0,D.Pu)(r),l]))}}function T({pages:o},c){const f=(0,h.i9)(c)?o.indexOf(c.number):c;return typeof f=="number"&&Number.isInteger(
f)&&f>=0&&f<o.count?f:void 0}function K(o,c){return c==null?[]:o.array(c)??[c]}const L=8,y=50;class d{document;named;constructor(c,f){this.document=c,this.named=
f}static async of(c){return new d(c,await R(c))}pageOf(c){return this.pageOfDestination(c.get("Dest"))??this.pageOfAction(c.get("A"))}pageOfDestination(c,f=L){const{
document:r}=this,l=r.resolve(c),n=r.array(l);if(n)return T(r,n[0]);if(f===0)return;const a=r.dict(l);return a?this.pageOfDestination(a.get("D"),f-1):this.pageOfDestination(
this.namedBy(l),f-1)}namedBy(c){const{names:f,strings:r}=this.named;if(c instanceof h.SX)return f.get(c.text)??r.get(c.text);if(!(c instanceof h.Mx))return;const l=(0,D.
Pu)(c);return r.get(l)??f.get(l)}pageOfAction(c){const{document:f}=this,r=c===void 0?[]:[c];for(let l=0;r.length>0&&l<y;l++){const n=f.dict(r.shift());if(!n)continue;
const p=(0,h.Eo)(f.resolve(n.get("S")),"GoTo")?this.pageOfDestination(n.get("D")):void 0;if(p!==void 0)return p;r.push(...K(f,n.get("Next")).slice(0,y))}}}}),80783:((j,I,S)=>{
S.d(I,{N:()=>R});var h=S(16039),D=S(90191);function R(T){const K=T.catalog.get("DPartRoot");if(K===void 0)return;const L=new D.J7(T),y=new D._i(T),d=[K];for(let o=d.
pop();o!==void 0;o=d.pop()){const c=T.dict(o),f=T.array(o);if(!(!y.first(o)||!(c??f))){for(const r of f??[])d.push(r);for(const r of["DPartRootNode","DParts"]){
const l=c?.get(r);l!==void 0&&d.push(l)}(0,h.i9)(o)&&L.remove(o.number)}}T.editCatalog().delete("DPartRoot")}}),65789:((j,I,S)=>{S.d(I,{U:()=>f});var h=S(11275),
D=S(16039),R=S(16630),T=S(86349),K=S(90191);const L=["XObject","Pattern","Shading","Properties"];async function y(r){const l=(0,K.Wo)(r,"AcroForm"),n=l?.dict.get(
"DR"),a=r.dict(n);if(!l||n===void 0||!a||!L.some(s=>a.has(s)))return;const p=await d(r,a);if(!p)return;const v=s=>new D.Bi([...a].flatMap(([u,m])=>{const w=L.includes(
u)?r.dict(m):void 0;if(!w)return[[u,m]];const A=[...w].filter(([C,b])=>!(0,D.i9)(b)||p.has(C)||s(b.number));return A.length===w.size?[[u,m]]:A.length>0?[[u,new D.
Bi(A)]]:[]}));return r.edit(l.holder),l.dict.set("DR",v(()=>!1)),s=>l.dict.set("DR",v(u=>s[u]===1))}async function d(r,l){const n=new T.h(r),a=new Set,p=new R.EC(
r,l);for(const v of r.pages.numbers){const s=r.job.pace.step(1e3);if(s&&await s,r.entry(v,"Annots")===void 0)continue;const u=n.borrowed(v,p,o);if(!u)return;for(const m of u)
a.add(m)}return a}const o=new Set;var c=S(46958);async function f({removal:{document:r},structure:l}){const n=await y(r),a=(0,c.s)(r),p=l.types.take();if(!n&&!a&&
!p)return;const{live:v}=await(0,h.Gy)(r);n?.(v),a?.(v),await p?.(v)}}),39935:((j,I,S)=>{S.d(I,{zg:()=>et,Hi:()=>tt,E2:()=>wt,Pv:()=>Y,Wi:()=>nt,lh:()=>gt});var h=S(
16039),D=S(90191);class R{removal;destinations;document;pages=new Map;touched=new Set;structKeys=new Set;via=new Int32Array;removedLinks=0;constructor(e,t){this.
removal=e,this.destinations=t,this.document=e.document}touch(e,t){if(!this.prune(e,t))return;const i=this.pageOf(e,t);if(this.forget(t),this.removal.remove(e),i===
void 0){this.removal.chase(e);return}let g=this.pages.get(i);g||this.pages.set(i,g=new Set),g.add(e)}touchPage(e){const t=this.document.entry(e,"Annots"),i=this.
document.array(t);if(!i||(0,h.i9)(t)&&this.touched.has(t.number))return;(0,h.i9)(t)&&this.touched.add(t.number);const g=i.filter(E=>{if(this.removal.isGone(E))return!1;
const M=this.document.dict(E),O=(0,D.Kd)(E,(0,D.Kd)(t,e));return!M||!this.prune(O,M)?!0:(this.forget(M),(0,h.i9)(E)&&this.removal.remove(E.number),!1)});g.length<
i.length&&this.setAnnots(e,t,g)}async flush(){const e=new Map;for(const[t,i]of this.pages){const g=this.document.entry(t,"Annots"),E=((0,h.i9)(g)?e.get(g.number):
void 0)??this.dropGone(t,g);(0,h.i9)(g)&&e.set(g.number,E);for(const O of i)E.has(O)||this.removal.chase(O);const M=this.document.job.pace.step(1e3);M&&await M}
this.pages.clear()}dropGone(e,t){const i=this.document.array(t)??[],g=i.filter(E=>!this.removal.isGone(E));return g.length<i.length&&this.setAnnots(e,t,g),new Set(
i.map(E=>(0,h.i9)(E)?E.number:-1))}prune(e,t){if(this.destinations.pruneTargets(e,t)&&(0,h.Eo)(t.get("Subtype"),"Link"))return this.removedLinks++,!0;for(const i of[
"P","Popup","IRT"])this.removal.isGone(t.get(i))&&(this.document.edit(e),t.delete(i),i==="IRT"&&t.delete("RT"));return(0,h.Eo)(t.get("Subtype"),"Popup")&&this.removal.
isGone(t.get("Parent"))}pageOf(e,t){const{pages:i}=this.document,g=t.get("P");if((0,h.i9)(g)&&i.indexOf(g.number)>=0)return g.number;const E=this.via[e]??0;return[
E,this.via[E]??0].find(M=>i.indexOf(M)>=0)}forget(e){const t=this.document.resolve(e.get("StructParent"));typeof t=="number"&&this.structKeys.add(t)}setAnnots(e,t,i){
(0,h.i9)(t)&&this.document.put(t,i),i.length===0?this.document.patch(e,{Annots:void 0}):(0,h.i9)(t)||this.document.patch(e,{Annots:i})}}function T(P){return P.has(
"Rect")&&P.has("Subtype")}var K=S(65920),L=S(30625),y=S(38990);const d=["Parent","StructParents","B","DPart","PieceInfo","Annots"],o=["Type","Kids","Count"];class c{document;allowance;fields;constructor(e){
this.document=e,this.allowance=new D.b9(e)}copyPage(e){const{document:t}=this,i=t.pages.number(e),g=t.pages.attribute(e,"Resources");(0,h.Zm)(g)&&t.patch(i,{Resources:t.
add(g)});const E=t.dict(new h.oS(i))??new h.Bi,M=new h.Bi([["Type",new h.SX("Page")]]);for(const[F,W]of E)!d.includes(F)&&!o.includes(F)&&M.set(F,this.clone(W));
for(const F of L.i){const W=t.pages.attribute(e,F);W!==void 0&&!M.has(F)&&M.set(F,this.clone(W))}const O=t.add(M),_=t.array(E.get("Annots"));return _&&_.length>
0&&M.set("Annots",this.copyAnnotations(_,O)),O.number}clone(e){return(0,K.F)(e,this.allowance.spend)}copyAnnotations(e,t){const{document:i}=this,g=new Map,E=[],
M=[];for(const O of e){const _=i.dict(O);if(!_||(0,h.i9)(O)&&g.has(O.number))continue;const F=(0,h.Eo)(_.get("Subtype"),"Widget");if(F&&(0,y.pv)(i,_)==="Sig")continue;
const W=this.clone(F&&(0,h.i9)(O)?this.asKid(O):_);if(W.delete("StructParent"),W.set("P",t),E.push(W),!(0,h.i9)(O)){M.push(W);continue}const G=i.add(W);g.set(O.
number,G),M.push(G),F&&this.addKid(W,G)}for(const O of E)f(O,g);return M}asKid(e){const{document:t}=this,i=t.dict(e);if(!i.has("T")&&!i.has("FT")){const _=i.has(
"Parent")?void 0:this.fieldOf(e.number);return _?(t.edit(e),i.set("Parent",_)):i}t.edit(e);const g=new h.Bi;for(const _ of y.QL){const F=i.get(_);F!==void 0&&(g.
set(_,F),i.delete(_))}this.divideActions(i,g),g.set("Kids",[e]);const E=t.add(g),M=g.get("Parent");i.set("Parent",E),(0,h.i9)(M)&&r(t,M.number,t.dict(M),"Kids",
e,E);const O=(0,D.Wo)(t,"AcroForm");for(const _ of["Fields","CO"])O&&r(t,O.holder,O.dict,_,e,E);return i}fieldOf(e){return this.fields??=new Map([...(0,y.iA)(this.
document)].flatMap(({number:t,parent:i})=>t===void 0||i?.number===void 0?[]:[[t,new h.oS(i.number)]])),this.fields.get(e)}divideActions(e,t){const i=this.document.
dict(e.get("AA"));if(!i)return;const[g,E]=[new h.Bi,new h.Bi];for(const[M,O]of i)(["K","F","V","C"].includes(M)?g:E).set(M,O);g.size>0&&t.set("AA",g),E.size>0?e.
set("AA",E):e.delete("AA")}addKid(e,t){const i=e.get("Parent"),g=this.document.dict(i);if(!(0,h.i9)(i)||!g)return;this.document.edit(i);const E=this.document.array(
g.get("Kids"));E&&!(0,h.i9)(g.get("Kids"))?E.push(t):g.set("Kids",[...E??[],t])}}function f(P,e){const t=(0,h.Eo)(P.get("Subtype"),"Popup")?["Parent"]:["Popup",
"IRT"];for(const i of t){const g=P.get(i);if(!(0,h.i9)(g))continue;const E=e.get(g.number);E?P.set(i,E):P.delete(i)}}function r(P,e,t,i,g,E){const M=P.array(t?.
get(i));!t||!M?.some(O=>(0,h.i9)(O)&&O.number===g.number)||(P.edit(e),t.set(i,M.map(O=>(0,h.i9)(O)&&O.number===g.number?E:O)))}var l=S(20381),n=S(78713),a=S(15914),
p=S(87357);class v{removal;document;deadNames=new Set;deadStrings=new Set;goneFields=new Set;removedNames=0;lists=new Map;chains;constructor(e){this.removal=e,this.
document=e.document,this.chains=new a.X(this.document,{isDead:t=>this.isDeadAction(t),isGone:t=>e.isGone(t),staying:(t,i)=>this.pruneTarget(t,i)})}isDead(e){if(e==
null)return!1;if(this.removal.isGone(e))return!0;const t=this.document.resolve(e);if(t instanceof h.SX)return this.deadNames.has(t.text);if(t instanceof h.Mx)return this.
deadStrings.has((0,n.Pu)(t));if((0,h.cy)(t))return this.removal.isGone(t[0]);if(!(0,h.Zm)(t))return!1;const i=t.get("D");return this.removal.isGone(i)||this.removal.
isGone(this.document.array(i)?.[0])}refresh(){this.lists.clear(),this.chains.refresh()}async pruneNames(){const e=(0,D.Wo)(this.document,"Dests"),[t,i,g]=[new Set,
new Set,new Set];for(const[M,O]of e?[...e.dict]:[])this.isDead(O)&&(this.document.edit(e.holder),e.dict.delete(M),t.add(M),(0,h.i9)(O)&&this.removal.remove(O.number));
e?.dict.size===0&&this.document.editCatalog().delete("Dests");const E=(0,D.Wo)(this.document,"Names");if(E){await this.pruneNameTree(E,"Dests",(M,O)=>this.isDead(
O)?(i.add(M),(0,h.i9)(O)&&this.removal.remove(O.number),!0):(t.has(M)&&g.add(M),!1));for(const M of["Pages","Templates"])await this.pruneNameTree(E,M,(O,_)=>this.
removal.isGone(_))}this.removedNames+=t.size+i.size;for(const M of t)this.deadNames.add(M),g.has(M)||this.deadStrings.add(M);for(const M of i)this.deadStrings.add(
M),e?.dict.has(M)||this.deadNames.add(M)}pruneTargets(e,t){let i=!1;return this.isDead(t.get("Dest"))&&(this.document.edit(e),t.delete("Dest"),i=!0),this.chains.
pruneAction(e,t,"A")&&(i=!0),this.chains.pruneAdditional(e,t),i&&!t.has("Dest")&&!t.has("A")}pruneActions(e,t){this.chains.pruneActions(e,t)}pruneOpenAction(){const{
catalog:e,catalogNumber:t}=this.document,i=e.get("OpenAction");(0,h.Zm)(this.document.resolve(i))?this.chains.pruneAction(t,e,"OpenAction"):this.isDead(i)&&(this.
document.edit(t),e.delete("OpenAction"))}isDeadAction(e){const t=e.get("S");if((0,h.Eo)(t,"GoTo"))return this.isDead(e.get("D"));if((0,h.Eo)(t,"Hide")){const i=e.
get("T");return this.isGone(i)||this.leftOf(i)?.length===0}return t instanceof h.SX&&p.ao.has(t.text)?this.leftOf(e.get("Fields"))?.length===0&&!s(this.document.
resolve(e.get("Flags"))):(0,h.Eo)(t,"Thread")&&!e.has("F")&&this.removal.isGone(e.get("D"))}pruneChain(e,t){this.chains.pruneChain(e,t)}pruneTarget(e,t){this.isDead(
t.get("SD"))&&(this.document.edit(e),t.delete("SD")),this.pruneLists(e,t)}isGone(e){if(this.removal.isGone(e))return!0;if(this.goneFields.size===0)return!1;const t=this.
document.resolve(e);return t instanceof h.Mx&&this.goneFields.has((0,l.g7)(t))}pruneLists(e,t){if(!this.isDeadAction(t))for(const i of["T","Fields"]){const g=t.
get(i),E=this.leftOf(g);if(!(!E||E===this.document.array(g))){if((0,h.i9)(g)){this.document.put(g,E);continue}this.document.edit(e),t.set(i,E)}}}leftOf(e){const t=this.
document.array(e);if(!t||t.length===0)return;const i=(0,h.i9)(e)?this.lists.get(e.number):void 0;if(i)return i;const g=t.filter(M=>!this.isGone(M)),E=g.length===
t.length?t:g;return(0,h.i9)(e)&&this.lists.set(e.number,E),E}async pruneNameTree(e,t,i){const g=e.dict.get(t);if(g===void 0)return;const E=(0,D.Kd)(g,e.holder);
await(0,n.BX)(this.document,g,E,"Names",(O,_)=>i((0,n.Pu)(O),_))&&(this.document.edit(e.holder),e.dict.delete(t))}}const s=P=>typeof P=="number"&&(P&p.Hx)!==0;var u=S(
80783),m=S(52301),w=S(75142),A=S(65789),C=S(20138),b=S(71322),B=S(91134),x=S(16463);class N{removal;document;threads;constructor(e){this.removal=e,this.document=
e.document}touch(e,t){if(!this.removal.isGone(t.get("P")))return;const[i,g]=[t.get("N"),t.get("V")],[E,M]=[this.document.dict(i),this.document.dict(g)],O=this.threadStartingAt(
e);if(this.threads.delete(e),this.removal.remove(e),!(0,h.i9)(i)||i.number===e||!E){O&&this.removal.remove(O.number);return}M&&(0,h.i9)(g)&&(this.document.edit(
g),M.set("N",i),this.document.edit(i),E.set("V",g)),O&&(this.document.edit(O).set("F",i),this.document.edit(i),E.set("T",O),this.threads.set(i.number,O))}threadStartingAt(e){
if(!this.threads){this.threads=new Map;for(const t of this.document.array(this.document.catalog.get("Threads"))??[]){const i=this.document.dict(t)?.get("F");(0,h.
i9)(t)&&(0,h.i9)(i)&&this.threads.set(i.number,t)}}return this.threads.get(e)}flush(){const{catalog:e,catalogNumber:t}=this.document,i=e.get("Threads"),g=this.document.
array(i),E=g?.filter(M=>{const O=this.document.dict(M);return O?this.document.dict(O.get("F"))!==void 0:!this.removal.isGone(M)});!g||!E||E.length===g.length||(this.
document.edit(t),E.length>0?e.set("Threads",E):e.delete("Threads"))}}function U(P){return(0,h.i9)(P.get("N"))&&(0,h.i9)(P.get("V"))&&(P.has("R")||P.has("P"))&&!P.
has("S")}function k(P,e){const{removal:t}=P,{document:i}=t,g=i.get(e);(0,h.cy)(g)?z(t,e,g):(0,h.Zm)(g)&&X(P,i,e,g)}function z(P,e,t){P.isGone(t[0])&&t[1]instanceof
h.SX&&P.remove(e),P.chase(e)}function X(P,e,t,i){const{annotations:g,destinations:E,outlines:M,removal:O,structure:_,threads:F}=P;t===e.catalogNumber?Q(P,i):(0,h.
Eo)(i.get("Type"),"Page")||e.pages.indexOf(t)>=0?(E.pruneTargets(t,i),g.touchPage(t),V(O,t,i)):(0,b.Q)(i)?M.touch(t,i):(0,x.Uc)(i)?_.touch(t):(0,x.FH)(i)?(O.remove(
t),O.chase(t)):U(i)?F.touch(t,i):$(P,e,t,i)}function $(P,e,t,i){const{annotations:g,destinations:E,form:M,removal:O,structure:_}=P;T(i)&&g.touch(t,i),e.get(t)!==
null&&(i.has("Kids")&&M.touch(t),i.has("Fields")&&M.touchForm(),(i.has("ParentTree")||(0,h.Eo)(i.get("Type"),"StructTreeRoot"))&&_.touchRoot(),!T(i)&&(E.pruneTargets(
t,i),i.get("S")instanceof h.SX?E.pruneChain(i,t):E.pruneActions(t,i),!(!E.isDeadAction(i)&&!(i.has("D")&&E.isDead(i)))&&(i.has("Next")||O.remove(t),O.chase(t))))}
function Q({destinations:P,form:e,removal:t,structure:i},g){P.pruneOpenAction(),P.pruneTargets(t.document.catalogNumber,g),e.touchForm(),i.touchRoot()}function V(P,e,t){
const{document:i}=P,g=i.dict(t.get("SeparationInfo")),E=i.array(g?.get("Pages"));!g||!E?.some(M=>P.isGone(M))||(i.edit((0,D.Kd)(t.get("SeparationInfo"),e)),g.set(
"Pages",E.filter(M=>!P.isGone(M))))}var H=S(16630),rt=S(86349);async function at(P,e,t){const{pace:i}=P.job,g=new H.y$(P),E=new ut(P.size);for(const _ of t){E.noteRemoved(
g.of(_));const F=i.step(400);F&&await F}const M=new rt.h(P),O=[];for(const _ of e){if(E.areAllUsed)break;const F=g.of(_);let W=i.step(400);E.consider(F)&&(O.push(
_),E.hasSomeOf(F)&&dt(P,_,g,M,E),W??=i.step(2e4)),W&&await W}return E.isEmpty||await ht(P,g,O,E),P.pages.inherits("Resources")&&await ct(P,e,g,E)}async function ct(P,e,t,i){
for(const g of e){if(i.wasRemoved(t.inheritedBy(g)))return!0;const E=P.job.pace.step(400);E&&await E}return!1}function dt(P,e,t,i,g){const E=P.dict(t.valueOf(e));
if(!E)return;const M=new H.EC(P,E);for(const _ of["DefaultGray","DefaultRGB","DefaultCMYK"])g.use(M.named(_));let O=i.inContent(e);for(const _ of O??[])g.use(M.
named(_));if(!(O&&!g.hasSomeOf(t.of(e)))){O&&=i.borrowed(e,M,O),O||g.useAll(t.of(e));for(const _ of O??[])g.use(M.named(_))}}const q=1,ft=2;class ut{leaving;unused=0;open=new Set;used=new WeakSet;constructor(e){
this.leaving=new Uint8Array(e)}get isEmpty(){return this.open.size===0}get areAllUsed(){return this.unused===0}has(e){return(0,h.i9)(e)?this.open.has(e.number):
(0,H.Ft)(e).some(t=>this.open.has(t))}noteRemoved(e){if(!e.isNoted){e.isNoted=!0;for(const t of e.numbers)this.leaving[t]===0&&this.unused++,this.leaving[t]=q;for(const t of e.
categories)this.noteRemoved(t)}}consider(e){if(!e.left){e.left=e.numbers.filter(i=>this.leaving[i]===q);for(const i of e.left)this.open.add(i)}let t=e.left.length>
0;for(const i of e.categories)t=this.consider(i)||t;return t}wasRemoved(e){return e.isLeaving??=e.numbers.some(t=>this.leaving[t]>0)||e.categories.some(t=>this.
wasRemoved(t))}hasSomeOf(e){const t=e.left??=[...e.numbers];for(;t.length>0&&!this.open.has(t.at(-1));)t.pop();return t.length>0||e.categories.some(i=>this.hasSomeOf(
i))}use(e){for(const t of e)if((0,h.i9)(t))this.take(t.number);else if(typeof t=="object"&&t!==null&&!this.used.has(t)){this.used.add(t);for(const i of(0,H.Ft)(
t))this.take(i)}}useAll(e){for(const t of e.left??e.numbers)this.take(t);e.left=[];for(const t of e.categories)this.useAll(t)}take(e){this.leaving[e]===q&&(this.
leaving[e]=ft,this.unused--,this.open.delete(e))}}async function ht(P,e,t,i){const g=new Map,E=new Map,M=O=>{const _=P.dict(O);if(!_)return O;const F=(0,h.i9)(O)?
E.get(O.number):void 0;if(F!==void 0)return F;const W=new h.Bi([..._].filter(([,Z])=>!i.has(Z))),G=W.size===_.size?O:(0,h.i9)(O)?P.add(W):W;return(0,h.i9)(O)&&E.
set(O.number,G),G};for(const O of t){if(!i.hasSomeOf(e.of(O)))continue;const _=e.valueOf(O),F=P.dict(_);if(!F)continue;const W=(0,h.Zm)(P.entry(O,"Resources")),
G=(0,h.i9)(_)?_.number:F,Z=g.get(G)??(0,H.LT)(F,M),J=Z instanceof h.Bi&&!W?P.add(Z):Z;J instanceof h.oS&&g.set(G,J),P.patch(O,{Resources:J});const ot=P.job.pace.
step(1e3);ot&&await ot}}var lt=S(11275);const mt=10;async function gt(P,e){const{pages:t}=P;await t.keepStreams();const{numbers:i,dropped:g,repeated:E,used:M}=await pt(
P,e),O=i.length!==t.count||i.some((Z,J)=>Z!==t.number(J)),_=e.every((Z,J)=>J===0||Z>e[J-1]);O&&(await(0,C.qm)(P,e),(0,u.N)(P),(0,B.m)(P));const F=g.length>0?await vt(
P,g):void 0,W=F?await at(P,i,g):!1;O&&await(_&&!W?t.keep(M):t.rebuild(i));const G=F?await yt(P,i,F):void 0;return{pageCount:i.length,removedPages:g.length,repeatedPages:E,
removedOutlineItems:G?.outlines.removedItems??0,removedDestinations:G?.destinations.removedNames??0,removedLinks:G?.annotations.removedLinks??0,removedFields:G?.
form.removedFields??0,removedStructureElements:G?.structure.removedElements??0,removedXfa:G?.form.removedXfa??!1}}async function pt(P,e){const{pages:t}=P,i=new c(
P),g=new Uint8Array(t.count),E=[];let M=0;for(const _ of e){const F=_-1;if(g[F]){E.push(i.copyPage(F)),M++;const W=P.job.pace.step(4e3);W&&await W}else E.push(t.
number(F));g[F]=1}const O=[];for(let _=0;_<t.count;_++)g[_]||O.push(t.number(_));return{numbers:E,dropped:O,repeated:M,used:g}}async function vt(P,e){const t=new Set,
i=new Map,g=new Set,E=P.dict(P.catalog.get("StructTreeRoot"))!==void 0;for(const M of e){const O=E?P.resolve(P.entry(M,"StructParents")):null;typeof O=="number"&&
g.add(O);const _=P.entry(M,"Annots"),F=P.array(_)??[];(0,h.i9)(_)&&i.set(_.number,F);for(const G of F)(0,h.i9)(G)&&t.add(G.number);const W=P.job.pace.step(1e3);
W&&await W}return{pages:e,annotations:t,arrays:i,structKeys:g}}async function yt(P,e,t){const i=tt(P),{destinations:g,removal:E,structure:M}=i,O=await w.R.of(P);
for(const F of t.pages)E.remove(F);await g.pruneNames(),i.form.dropXfa(),await M.dropKeys(t.structKeys),await M.flush(),g.removedNames>0&&await st(i,e);const _=new Set(
[...E.removed(),...t.annotations]);return await Y(i,_,async({live:F,referrers:W})=>{St(i,t,F,W),await nt(i,t.annotations)}),O&&await et(i,O),await(0,A.U)(i),i}async function et(P,e){
const{destinations:t,removal:i}=P;if(t.goneFields=await e.gone(),t.goneFields.size!==0){t.refresh();for(const g of e.holders){k(P,g);const E=i.document.job.pace.
step(1e3);E&&await E}await it(P),await Y(P,i.takeChased())}}async function wt(P,e){const t=tt(P),{destinations:i,removal:g}=t;g.remove(e.number),await i.pruneNames(),
i.removedNames>0&&await st(t,P.pages.numbers),await Y(t,new Set(g.removed()))}function tt(P){const e=new D.J7(P),t=new v(e);return{removal:e,destinations:t,annotations:new R(
e,t),outlines:new b._(e,t),form:new m.I(e),structure:new x.oE(e),threads:new N(e)}}async function Y(P,e,t){const{destinations:i,removal:g}=P,{document:E}=g;for(let M=0;M<
mt&&e.size>0;M++){const O=await(0,lt.Gy)(E,{watched:e});P.annotations.via=O.via,i.refresh(),M===0&&await t?.(O);for(const _ of[...O.referrers].sort((F,W)=>F-W)){
k(P,_);const F=E.job.pace.step(1e3);F&&await F}await it(P),e=g.takeChased()}}async function st({annotations:P,destinations:e,outlines:t,removal:i},g){const{document:E}=i;
e.pruneOpenAction(),e.pruneTargets(E.catalogNumber,E.catalog),await t.touchAll();for(const M of g){const O=E.job.pace.step(2e3);O&&await O,E.entry(M,"AA")!==void 0&&
e.pruneTargets(M,E.get(M)),P.touchPage(M)}}function St({removal:P},e,t,i){const{document:g}=P,E=O=>{for(const _ of O??[])(0,h.i9)(_)&&e.annotations.delete(_.number)};
for(const[O,_]of e.arrays)t[O]&&E(_);let M=!1;for(const O of i)g.pages.indexOf(O)>=0?E(g.array(g.entry(O,"Annots"))):Array.isArray(g.get(O))&&(M=!0);if(M)for(const O of g.
pages.numbers){const _=g.entry(O,"Annots");(0,h.i9)(_)&&i.has(_.number)&&E(g.array(_))}}async function nt({form:P,removal:e,structure:t},i){const{document:g}=e,
E=new Set,M=g.catalog.has("StructTreeRoot"),O=g.catalog.has("AcroForm");for(const _ of i){const F=g.job.pace.step(200);F&&await F;const W=M?g.resolve(g.entry(_,
"StructParent")):null;if(typeof W=="number"&&E.add(W),O&&(0,h.Eo)(g.resolve(g.entry(_,"Subtype")),"Widget")){const G=g.dict(new h.oS(_));if(G&&P.losing(G),G&&P.
keepsAsField(_,G))continue}e.remove(_)}await t.dropKeys(E)}async function it({annotations:P,form:e,outlines:t,structure:i,threads:g}){await P.flush(),await i.dropKeys(
P.structKeys),P.structKeys.clear(),await i.flush(),e.flush(),await t.flush(),g.flush()}}),16463:((j,I,S)=>{S.d(I,{oE:()=>n,FH:()=>p,Uc:()=>a});var h=S(88960),D=S(
16039),R=S(78713),T=S(90191),K=S(7548),L=S(38504);const y={S:"RoleMap",C:"ClassMap"},d=["S","C"],o=200;class c{document;lost={S:new Set,C:new Set};constructor(s){
this.document=s}losing(s){for(const u of d)for(const m of f(this.document,s,u))this.lost[u].add(m)}take(){const{document:s}=this,u=s.catalog.get("StructTreeRoot"),
m=s.dict(u);if(!m)return;const w={S:s.dict(m.get("RoleMap")),C:s.dict(m.get("ClassMap"))},A={S:l(w.S,r(s,w.S,this.lost.S)),C:l(w.C,this.lost.C)};if(A.S.size+A.C.
size!==0)return async C=>{const b=await this.used(A,C),B=[...w.S?.keys()??[]].filter(x=>!A.S.has(x)||b.S.has(x));for(const x of r(s,w.S,B))b.S.add(x);for(const x of d){
const N=[...A[x]].filter(k=>!b[x].has(k));if(N.length===0)continue;const U=(0,T.Kd)(u,s.catalogNumber);s.edit((0,T.Kd)(m.get(y[x]),U));for(const k of N)w[x].delete(
k);w[x].size>0||(s.edit(U),m.delete(y[x]))}}}async used(s,u){const{document:m}=this,w={S:new Set,C:new Set},A=[...s.S,...s.C].filter(b=>b!==""),C=await(0,K.zx)(
m,A.length>o?["S"]:A);for(const b of new Set(Object.values(C).flat())){const B=m.job.pace.step(200);B&&await B,u[b]===1&&(0,L.C)(m.get(b),x=>{for(const N of d)for(const U of f(
m,x,N))s[N].has(U)&&w[N].add(U)})}return w}}function f(v,s,u){const m=v.resolve(s.get(u));return(Array.isArray(m)?m.map(A=>v.resolve(A)):[m]).flatMap(A=>A instanceof
D.SX?[A.text]:[])}function r(v,s,u){const m=new Set(u);for(const w of m){const A=v.resolve(s?.get(w));A instanceof D.SX&&m.add(A.text)}return m}const l=(v,s)=>new Set(
[...s].filter(u=>v?.has(u)));class n{removal;document;root;open=new Set;unsaid=new Map;lost=new Map;parents;silenced=new Set;identifierRemoved=!1;removedElements=0;types;constructor(s){
this.removal=s,this.document=s.document,this.types=new c(this.document),this.root=(0,T.Wo)(this.document,"StructTreeRoot")}async dropKeys(s){const u=this.root?.
dict.get("ParentTree");if(!this.root||u===void 0||s.size===0)return;const m=Float64Array.from(s).sort(),w=(B,x)=>{const N=(0,h.B)(m,B);return N<m.length&&m[N]<=
x},A=new Set,C=(B,x)=>{if(!s.has(B))return!1;const N=this.document.array(x);return(!N||!A.has(N))&&this.touchParents(x,N??[]),N&&A.add(N),!0};await(0,R.BX)(this.
document,u,(0,T.Kd)(u,this.root.holder),"Nums",C,w)&&(this.document.edit(this.root.holder),this.root.dict.delete("ParentTree"))}async dropMarked(s,u,m,w){this.parents??=
new Map((await(0,R.Zc)(this.document,this.root?.dict.get("ParentTree"),"Nums")).map(([C,b])=>[Number(C),b]));const A=this.document.array(this.parents.get(s))??[];
for(const C of w){const b=A[C];if(!(0,D.i9)(b))continue;this.open.add(b.number);let B=this.lost.get(b.number);B||this.lost.set(b.number,B=new Set),B.add(m>0?`in\
 ${m} ${C}`:`on ${u} ${C}`)}}touch(s){this.open.add(s)}touchRoot(){this.root&&this.open.add(this.root.holder)}async flush(){if(!this.root)return;for(const m of this.
open){this.open.delete(m);const w=this.document.job.pace.step(500);w&&await w,m===this.root.holder?this.pruneRoot(this.root):this.pruneElement(m)}const s=this.root.
dict.get("IDTree");if(!this.identifierRemoved||s===void 0)return;this.identifierRemoved=!1;const u=(m,w)=>this.removal.isGone(w);await(0,R.BX)(this.document,s,(0,T.
Kd)(s,this.root.holder),"Names",u)&&(this.document.edit(this.root.holder),this.root.dict.delete("IDTree"))}touchParents(s,u){(0,D.i9)(s)&&!(0,D.cy)(this.document.
resolve(s))&&this.open.add(s.number);for(const[m,w]of u.entries()){if(!(0,D.i9)(w))continue;this.open.add(w.number);let A=this.unsaid.get(w.number);A||this.unsaid.
set(w.number,A=new Set),A.add(m)}}pruneElement(s){const u=this.document.dict(new D.oS(s));if(!u)return;this.pruneReferences(s,u);const m=u.get("Pg"),w=m===void 0?
this.unsaid.get(s):void 0,A=this.kidsOf(u),C=A.filter(B=>!this.isLost(B,m,w)&&!this.isDropped(s,B,m));if(this.removal.isGone(m)&&(this.document.edit(s),u.delete(
"Pg")),C.length===A.length)return;const b=u.get("P");C.length===0?(u.has("ID")&&(this.identifierRemoved=!0),this.types.losing(u),this.removal.remove(s),this.removedElements++):
(this.document.edit(s),u.set("K",C.length===1?C[0]:C)),(0,D.i9)(b)&&this.open.add(b.number),this.silence(C.length===0?b:new D.oS(s))}pruneRoot({dict:s,holder:u}){
const m=this.kidsOf(s),w=m.filter(C=>!this.removal.isGone(C));if(w.length===m.length)return;if(this.document.edit(u),w.length>0){s.set("K",w.length===1?w[0]:w);
return}const A=this.document.editCatalog();A.delete("StructTreeRoot"),A.delete("MarkInfo")}isLost(s,u,m){return typeof s=="number"?this.removal.isGone(u)||(m?.has(
s)??!1):this.removal.isGone(s)?!0:(0,D.Zm)(s)?(0,D.Eo)(s.get("Type"),"OBJR")&&this.removal.isGone(s.get("Obj"))?!0:((0,D.Eo)(s.get("Type"),"MCR")||(0,D.Eo)(s.get(
"Type"),"OBJR"))&&this.removal.isGone(s.get("Pg")??u):!1}isDropped(s,u,m){const w=this.lost.get(s);if(!w)return!1;const A=typeof u=="number"?void 0:this.document.
dict(u),C=A?this.document.resolve(A.get("MCID")):u;if(typeof C!="number")return!1;const b=A?.get("Stm");if((0,D.i9)(b))return w.has(`in ${b.number} ${C}`);const B=A?.
get("Pg")??m;return(0,D.i9)(B)?w.has(`on ${B.number} ${C}`):[...w].some(x=>x.startsWith("on ")&&x.endsWith(` ${C}`))}pruneReferences(s,u){const m=this.document.
array(u.get("Ref")),w=m?.filter(A=>!this.removal.isGone(A));!m||!w||w.length===m.length||(this.document.edit(s),w.length>0?u.set("Ref",w):u.delete("Ref"))}silence(s){
for(;(0,D.i9)(s)&&!this.silenced.has(s.number);){this.silenced.add(s.number);const u=this.document.dict(s);u?.has("ActualText")&&(this.document.edit(s),u.delete(
"ActualText")),s=u?.get("P")}}kidsOf(s){const u=s.get("K");return u==null?[]:this.document.array(u)??[u]}}function a(v){return(0,D.Eo)(v.get("Type"),"StructElem")?
!0:!v.has("Type")&&v.has("S")&&(0,D.i9)(v.get("P"))&&(v.has("K")||v.has("Pg"))}function p(v){return(0,D.Eo)(v.get("Type"),"MCR")||(0,D.Eo)(v.get("Type"),"OBJR")}}),
78713:((j,I,S)=>{S.d(I,{AN:()=>o,BX:()=>L,H6:()=>y,MN:()=>d,Pu:()=>T,Zc:()=>K});var h=S(16039),D=S(90191);const R=64,T=p=>typeof p=="number"?String(p):Buffer.from(
p.bytes).toString("latin1");async function K(p,v,s){const u=[];for(const m of await f(p,v,0,s)){for(const A of l(p,m,s))u.push(A);const w=p.job.pace.step(c);w&&
await w}return u}async function L(p,v,s,u,m,w){const A=await f(p,v,s,u,w);for(let C=A.length-1;C>=0;C--){const b=A[C],B=l(p,b,u),x=B.filter(([z,X])=>!m(z,X)),N=p.
job.pace.step(c+B.length*c);N&&await N,x.length<B.length&&(p.edit(b.holder),b.dict.set(u,x.flat()),b.changed=!0);for(const z of b.repeats)p.edit(b.holder),b.dict.
delete(z),b.changed=!0;if(b.emptyKids){const z=(p.array(b.dict.get("Kids"))??[]).filter(X=>!b.emptyKids.has(p.dict(X)));p.edit(b.holder),b.dict.set("Kids",z),b.
changed=!0}if(!b.changed)continue;const U=p.array(b.dict.get("Kids"))??[];b.empty=x.length===0&&U.length===0;const k=b.parent;k&&(k.changed=!0,b.empty?(k.emptyKids??=
new Set).add(b.dict):n(p,b,x,U))}return A[0]?.empty??!1}function y(p,v,s){if(v.length<=R)return(0,h.jd)({[s]:v.flat()});let u=[];for(const m of a(v)){const[w,A]=[
m[0][0],m.at(-1)[0]];u.push({ref:p.add((0,h.jd)({Limits:[w,A],[s]:m.flat()})),low:w,high:A})}for(;u.length>R;)u=a(u).map(m=>{const[w,A]=[m[0].low,m.at(-1).high];
return{ref:p.add((0,h.jd)({Limits:[w,A],Kids:m.map(({ref:C})=>C)})),low:w,high:A}});return(0,h.jd)({Kids:u.map(({ref:m})=>m)})}const d=(p,v)=>y(p,o([...v].map(([
s,u])=>[(0,h.Px)(s),u])),"Names");function o(p){return p.map(v=>({entry:v,key:T(v[0])})).sort((v,s)=>v.key<s.key?-1:v.key>s.key?1:0).map(({entry:v})=>v)}const c=100;
async function f(p,v,s,u,m){const w=new D.b9(p),A=new Set,C=x=>A.size<A.add(x).size,b=[],B=[{value:v??null,holder:s,parent:void 0}];for(let x=B.pop();x!==void 0;x=
B.pop()){w.spend(1);const N=p.dict(x.value);if(!N||!C(N)||m&&x.parent&&!r(p,N,m))continue;const U=[],k=V=>{const H=p.array(N.get(V));return!H||C(H)?H??[]:(U.push(
V),[])},z=k(u).length>>1,X=k("Kids"),$={dict:N,holder:(0,D.Kd)(x.value,x.holder),parent:x.parent,repeats:U};b.push($),w.spend(z);for(let V=X.length-1;V>=0;V--)B.
push({value:X[V],holder:(0,D.Kd)(N.get("Kids"),$.holder),parent:$});const Q=p.job.pace.step(c+z*c);Q&&await Q}return b}function r(p,v,s){const[u,m]=p.array(v.get(
"Limits"))??[];return typeof u!="number"||typeof m!="number"||s(u,m)}function l(p,{dict:v,repeats:s},u){const m=s.includes(u)?void 0:p.array(v.get(u));if(!m)return[];
const w=[];for(let A=0;A+1<m.length;A+=2){const C=p.resolve(m[A]);(u==="Names"?C instanceof h.Mx:typeof C=="number")&&w.push([C,m[A+1]])}return w}function n(p,v,s,u){
const m=C=>p.array(p.dict(C)?.get("Limits"))??[],w=s[0]?.[0]??m(u[0])[0],A=s.at(-1)?.[0]??m(u.at(-1))[1];p.edit(v.holder),w!==void 0&&A!==void 0?v.dict.set("Lim\
its",[w,A]):v.dict.delete("Limits")}function a(p){const v=[];for(let s=0;s<p.length;s+=R)v.push(p.slice(s,s+R));return v}}),30729:((j,I,S)=>{S.d(I,{H:()=>h});function h(D){
const R=new WeakMap;return T=>{if(T.hasChanges)return D(T);const K=R.get(T);if(K)return K.answer;const L=D(T);return R.set(T,{answer:L}),L}}}),90191:((j,I,S)=>{
S.d(I,{J7:()=>R,Kd:()=>L,Wo:()=>y,_i:()=>K,b9:()=>T});var h=S(84293),D=S(16039);class R{document;gone=new Set;chased=new Set;constructor(o){this.document=o}remove(o){
const{catalog:c,catalogNumber:f,pages:r}=this.document,l=c.get("Pages");o===f||(0,D.i9)(l)&&o===l.number||r.holds(o)||(this.gone.add(o),this.document.remove(o))}chase(o){
this.chased.add(o)}removed(){return this.gone}takeChased(){const o=this.chased;return this.chased=new Set,o}isGone(o){return(0,D.i9)(o)&&this.gone.has(o.number)}}
class T{most;left;constructor(o){this.most=this.left=o.job.limits.nodes}spend=o=>{if(this.left-=o,this.left<0)throw(0,h.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class K{seen=new Set;allowance;constructor(o,c=new T(
o)){this.allowance=c}first(o){return this.allowance.spend(1),(0,D.i9)(o)?this.seen.has(o.number)?!1:(this.seen.add(o.number),!0):!0}}function L(d,o){return(0,D.
i9)(d)?d.number:o}function y(d,o){const c=d.catalog.get(o),f=d.dict(c);return f&&{dict:f,holder:L(c,d.catalogNumber)}}}),7548:((j,I,S)=>{S.d(I,{RJ:()=>c,V3:()=>o,
vb:()=>f,zx:()=>d});var h=S(58143),D=S(88960),R=S(269),T=S(48024);const K=16384,L=65536,y="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function d(n,a){const p=a.map(
w=>{const[A="",...C]=[...w].map(B=>B.replace(/\W/,"\\$&")),b=/\W/.test(w)?y:"\\w";return`${A}(?:${C.join("")}|${b}{0,${Math.max(0,w.length-2)}}#)`}),v=new RegExp(
`/(?:${p.join("|")}|#)`,"g"),s=Object.fromEntries(a.map(w=>[w,new Set])),u=new Set;await c(n,(w,A,C,b)=>{const B=w.toString("latin1",A,C);v.lastIndex=0;for(let x=v.
exec(B);x;x=v.exec(B)){const N=b(A+x.index);N!==void 0&&(x[0].endsWith("#")?u.add(N):s[x[0].slice(1)].add(N))}});for(const w of f(n))u.add(w);const m=w=>[...new Set(
[...w,...u])].sort((A,C)=>A-C);return Object.fromEntries(a.map(w=>[w,m(s[w])]))}async function o(n,a){const p=await d(n,a);return[...new Set(Object.values(p).flat())].
sort((v,s)=>v-s)}async function c(n,a){const{bytes:p,table:v}=n,s=r(n),u=new Int32Array(s.length);for(let b=0;b<s.length;b++)u[b]=v.place[s[b]];const m=(0,R.bS)(
p),w=b=>s[(0,D.M)(u,b)-1],A=new T.s;let C=0;for(let b=0;b<s.length;b++){const B=b+1===s.length,x=B?p.length:u[b+1],N=x-u[b]>K;if(!N&&!B&&x-C<L)continue;if(N){u[b]>
C&&a(m,C,u[b],w),A.reset();const k=A.value(p,n.bodies[s[b]],x);a(m,u[b],k<0?x:k,w)}else a(m,C,x,w);const U=n.job.pace.step(Math.min(x-C,L));U&&await U,C=x}for(const[
b,B]of l(n)){const x=n.objectStream(b);if(!x)continue;const N=new Set(B),{starts:U}=x;a((0,R.bS)(x.data),0,x.data.length,z=>{const X=x.numbers[(0,D.M)(U,z)-1];return X!==
void 0&&N.has(X)?X:void 0});const k=n.job.pace.step(x.data.length);k&&await k}}function*f(n){for(let a=1;n.hasChanges&&a<n.size;a++)n.isChanged(a)&&n.exists(a)&&
(yield a)}function r(n){const{table:a,hasChanges:p}=n,v=[];let s=!0,u=-1;for(let m=1;m<a.size;m++){if(a.kind[m]!==h.tL||p&&n.isChanged(m))continue;const w=a.place[m];
s&&=w>=u,u=w,v.push(m)}return s?v:v.sort((m,w)=>a.place[m]-a.place[w])}function l(n){const{table:a,hasChanges:p}=n,v=new Map;for(let s=1;s<a.size;s++){if(a.kind[s]!==
h.UT||p&&n.isChanged(s))continue;const u=a.place[s],m=v.get(u);m?m.push(s):v.set(u,[s])}return v}}),38504:((j,I,S)=>{S.d(I,{C:()=>D,L:()=>R});var h=S(16039);function D(T,K){
const L=[T];for(;L.length>0;){const y=L.pop(),d=y instanceof h.Z6?y.dict:y;if(Array.isArray(d))for(const o of d)L.push(o);else if(d instanceof h.Bi){K(d);for(const o of d.
values())L.push(o)}}}function R(T,K){const L=[];return D(T,y=>{L.length===0&&K(y)&&L.push(y)}),L.length>0}}),88960:((j,I,S)=>{S.d(I,{B:()=>h,M:()=>D});const h=(T,K)=>R(
T,K,!1),D=(T,K)=>R(T,K,!0);function R(T,K,L){let[y,d]=[0,T.length];for(;y<d;){const o=y+d>>1,c=T[o];c<K||L&&c===K?y=o+1:d=o}return y}})};
