"use strict";exports.id=6673,exports.ids=[6673],exports.modules={85673:((K,I,l)=>{l.d(I,{gx:()=>P,h:()=>v});function O(c,_){const o=D(c,_);if(o!==void 0)return[o];const h=M(
c);return _.filter(p=>M(p).some(i=>i.length>3&&h.includes(i)))}function D(c,_){let o;const h=M(c);for(const p of _){const i=w(h,M(p));i<=2&&i<(o?.count??1/0)&&(o=
{name:p,count:i})}return o?.name}function w(c,_){return c.length!==_.length?c.length*_.length===0?1/0:w([c.join("")],[_.join("")]):_.reduce((o,h,p)=>{const i=c[p]??
"",s=Math.min(i.length,h.length),r=u(i,h);return r>(s<3?0:s<7?1:2)?1/0:o+r},0)}const v=(c,_)=>b(O(c,_));function P(c,_){const o=D(c,_),h=i=>M(i).sort().join(" "),
p=h(c);return b(o===void 0?_.filter(i=>c!==""&&h(i)===p):[o])}const b=c=>c.length===0||c.length>3?"":` (did you mean ${c.join(" or ")}?)`,M=c=>c.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(_=>_!==""),m=2;function u(c,_){if(Math.abs(c.length-_.length)>m)return 1/0;let o=[],
h=Array.from({length:_.length+1},(i,s)=>s<=m?s:1/0);for(let i=0;i<c.length;i++){const s=[];s[0]=i+1;let r=1/0;for(let t=Math.max(0,i-m);t<=Math.min(_.length-1,i+
m);t++){const n=i>0&&t>0&&c[i]===_[t-1]&&c[i-1]===_[t];s[t+1]=Math.min((h[t+1]??1/0)+1,(s[t]??1/0)+1,(h[t]??1/0)+(c[i]===_[t]?0:1),n?(o[t-1]??1/0)+1:1/0),r=Math.
min(r,s[t+1])}if(r>m)return 1/0;o=h,h=s}const p=h[_.length]??1/0;return p>m?1/0:p}}),45657:((K,I,l)=>{l.d(I,{Hn:()=>D,Kf:()=>v,RZ:()=>O,Vp:()=>b,YG:()=>P,vH:()=>w});
function O(M,m){for(const u of m)M.push(u)}const D=M=>M.slice();function w(M,m,u){const c=M.get(m);c?c.push(u):M.set(m,[u])}const v=M=>{let m=-1/0;for(const u of M)
m=Math.max(m,u);return m},P=M=>{let m=1/0;for(const u of M)m=Math.min(m,u);return m},b=M=>Number.isInteger(M)&&!Number.isSafeInteger(M)}),91461:((K,I,l)=>{l.r(I),
l.d(I,{get_document_info:()=>w});var O=l(91519),D=l(41561);const w=async(v,{per_page:P,with_bookmarks:b,open_password:M},m)=>{const{quiet:u,wasRepaired:c}=(0,D.
gd)(m),_=await(0,O.E)(v.bytes,u,{password:M,evenIfLocked:!0}),o=await(0,D.GS)(_,{perPage:P,withBookmarks:b,repaired:c(),size:v.bytes.length}),{pageCount:h}=o;return{
documents:[typeof h=="number"?{...v,pageCount:h}:v],data:o,notes:[],facts:{}}}}),84961:((K,I,l)=>{l.d(I,{$x:()=>_,Kh:()=>u,qg:()=>o,xS:()=>c});var O=l(58552),D=l(
33973),w=l(87773),v=l(90536),P=l(45599),b=l(3907),M=l(33311),m=l(9819);function u(p,i){const s=p.resolve(i.get("S"));return(!i.has("S")||(0,P.Eo)(s,"JavaScript")||
(0,P.Eo)(s,"Rendition"))&&p.resolve(i.get("JS"))!==null}async function c(p,i){const s=[];for await(const[t,n]of(0,w.$)(p,i))(0,v.L)(n,e=>u(p,e))&&s.push(t);if(s.
length===0)return!1;const{live:r}=await(0,D.Gy)(p);return s.some(t=>r[t]===1)}async function _(p){return await c(p,(await(0,M.S)(p)).JS)||o(p)}async function o(p){
if(!(0,P.Zm)(p.get(p.catalogNumber)))return!1;const i=p.resolve((0,m.Wo)(p,"AcroForm")?.dict.get("XFA"));if(i===null)return!1;if(p.security?.locked===!0)return null;
for(const s of Array.isArray(i)?i:[i]){const r=p.resolve(s);if(!(r instanceof P.Z6))continue;let t;try{t=await p.decodedAtEase(r)}catch(e){if(!(e instanceof O.zU)||
e.code==="cancelled")throw e;return!0}const n=(0,b.xK)(t);if(n===void 0||n.includes("script")&&await h(n,p.job.pace))return!0}return!1}async function h(p,i){const s=r=>(r.
kind==="start"||r.kind==="empty")&&/^(?:[^:]*:)?script$/.test(r.name);return await(0,b.km)(p,i,s)!=="well-formed"}}),91374:((K,I,l)=>{l.d(I,{QL:()=>b,bf:()=>P,fq:()=>i,
hj:()=>p,i4:()=>o,iA:()=>m,pv:()=>h,qU:()=>c,tP:()=>M});var O=l(77581),D=l(45599),w=l(9819),v=l(70549);function P(t){for(;t.part===""&&t.parent;)t=t.parent;return t}
const b="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),M=100;function*m(t,{from:n=t.array((0,w.Wo)(t,"AcroForm")?.dict.get("Fields")),
below:e,visit:a=new w._i(t),depth:d=1/0}={}){const f=[],y=(g=[],E)=>{for(let A=g.length-1;A>=0;A--)f.push({value:g[A],parent:E})};y(n,e);for(let g=f.pop();g;g=f.
pop()){const{value:E,parent:A}=g,x=(0,D.i9)(E)?t.get(E):E;if(!(0,D.Zm)(x)||!a.first(E)||(A?.depth??0)>=d)continue;const T=t.resolve(x.get("T")),L=t.resolve(x.get(
"FT")),S=T instanceof D.Mx?(0,O.g7)(T):"",C={number:(0,D.i9)(E)?E.number:void 0,dict:x,parent:A,part:S,name:r(A&&A.depth%M!==0?A.name:"",S),type:L instanceof D.
SX?L.text:A?.type,depth:(A?.depth??0)+1};yield C;const B=x.get("Kids"),R=t.array(B);R&&(!(0,D.i9)(B)||a.firstList(R))&&y(R,C)}}const u=1e3,c=(0,v.n)(_);async function _(t){
const n=[];for(const e of m(t)){n.push(e);const a=t.job.pace.step(u);a&&await a}return n}function o(t){const n=new Set(t.flatMap(({parent:e,dict:a})=>e&&a.has("\
T")?[e]:[]));return t.filter(e=>(e.dict.has("T")||!e.parent)&&!n.has(e))}function h(t,n){const e=t.resolve(p(t,n,"FT"));return e instanceof D.SX?e.text:void 0}function p(t,n,e){
for(const a of s(t,n)){const d=a.get(e);if(d!==void 0)return d}}function i(t,n){let e="";for(const a of s(t,n)){const d=t.resolve(a.get("T"));d instanceof D.Mx&&
(e=r((0,O.g7)(d),e))}return e}function*s(t,n){let e=n;for(let a=0;e&&a<M;a++)yield e,e=t.dict(e.get("Parent"))}const r=(t,n)=>t===""||n===""?t+n:`${t}.${n}`}),6856:((K,I,l)=>{
l.d(I,{n:()=>_,w:()=>b});var O=l(78157),D=l(79725),w=l(45599),v=l(70549),P=l(6057);const b=(0,v.n)(M);async function M(i){const{pages:s,job:r}=i,t=new _(i),n=new Int32Array(
s.count),e=new Set;for(let a=0;a<s.count;a++){t.goTo(a),n[a]=t.kind,e.add(t.resources);const d=r.pace.step(300);d&&await d}return{kinds:t.kinds,kindOf:n,resources:e}}
const m=["MediaBox","CropBox","Rotate","UserUnit"],u=2e3,c=/\(|(?:^|[^<])<(?!<)/;class _{document;kinds=[];kind=-1;resources;bytes;entries=new D.R;index=-1;inherited;geometry=new o(
m);own=new o(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(s){this.document=s}goTo(s){const{document:r,entries:t,inherited:n}=this,
{pages:e}=r,a=e.number(s),d=r.place(a),f=e.inheritedBy(s);if(this.index=s,this.inherited=f,!d||!r.locate(a,d,t)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=e.attribute(s,"Resources");return}(this.bytes?.buffer!==d.bytes.buffer||this.bytes.byteOffset!==d.bytes.byteOffset)&&
(this.bytes=(0,O.bS)(d.bytes));const[y,g]=[this.geometry.take(this.bytes,t),this.own.take(this.bytes,t)];(!y||f!==n)&&(this.kind=this.recognise(f)),(!g||f!==n)&&
(this.resources=this.resourcesHere())}contents(){const{document:s,bytes:r}=this,t=s.pages.number(this.index);if(!r)return s.entry(t,"Contents");const n=this.entries.
find(r,"Contents");if(n<0)return;const{at:e}=this.entries;return p(r,e[n+2],e[n+3])??s.entry(t,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:s,index:r}=this,{pages:t}=s,[n,e]=this.own.of(0);if(n===e)return t.inheritedBy(r).Resources;const a=p(this.bytes,n,e);if(a)return a;const d=()=>s.
entry(t.number(r),"Resources");if(e-n>u)return d();const f=this.own.text();return s.security&&c.test(f)?d():(this.dictionaries.has(f)||this.dictionaries.set(f,d()),
this.dictionaries.get(f))}recognise(s){let r=this.recognised.get(s);r||this.recognised.set(s,r=new Map);const t=this.geometry.text();let n=r.get(t);return n===void 0&&
r.set(t,n=this.kindHere()),n}kindHere(){const s=(0,P.iw)(this.document,this.index),r=`${s.box.join(" ")} ${s.rotation} ${s.userUnit}`;let t=this.kindOf.get(r);return t===
void 0&&this.kindOf.set(r,t=this.kinds.push(s)-1),t}}class o{keys;bytes;from;to;constructor(s){this.keys=s,this.from=new Int32Array(s.length),this.to=new Int32Array(
s.length)}forget(){this.bytes=void 0}take(s,r){const{bytes:t,from:n,to:e,keys:a}=this;let d=t!==void 0;for(let f=0;f<a.length;f++){const y=r.find(s,a[f]),g=y<0?
0:r.at[y+2],E=y<0?0:r.at[y+3];d&&=h(t,n[f],e[f],s,g,E),n[f]=g,e[f]=E}return this.bytes=s,d}of(s){return[this.from[s],this.to[s]]}text(){let s="";for(let r=0;r<this.
keys.length;r++)s+=`${this.bytes.toString("latin1",this.from[r],this.to[r])}|`;return s}}function h(i,s,r,t,n,e){if(r-s!==e-n)return!1;for(let a=s,d=n;a<r;a++,d++)
if(i[a]!==t[d])return!1;return!0}function p(i,s,r){if(!(0,O.yp)(i[s])||i[r-1]!==O.AV||i[r-2]!==O.Z4)return;const t=(0,O.JI)(i,s,r),n=(0,O.JI)(i,t.after+1,r);return i[t.
after]===O.Z4&&n.value>=0&&n.after===r-2?new w.oS(t.value,n.value):void 0}}),21281:((K,I,l)=>{l.d(I,{Ip:()=>m,XM:()=>h,Xb:()=>o,ds:()=>M,qg:()=>_,yB:()=>i});var O=l(
59071),D=l(70549),w=l(21115),v=l(824),P=l(1975),b=l(60912);const M=(0,D.n)(async t=>m(t,await(0,v.Br)(t)));function m(t,n){const e=(E,A)=>(0,O.wh)((0,P.sm)(n,E,
A)[0]??""),a=c(e("pdfaid","part"),e("pdfaid","conformance").toLowerCase()),d=u(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","part")}`:void 0,y=[e("pdfxid","GTS_PD\
FXVersion")||e("pdfx","GTS_PDFXVersion")||((0,O.Gh)(t.resolve((0,v._U)(t)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersi\
on")],g=[a?.name,d,...y.filter(E=>/^PDF\/[\w .:/()-]{1,40}$/.test(E))];return{archive:a,accessible:d,names:g.filter(E=>E!==void 0)}}const u=t=>/^[1-9]$/.test(t);
function c(t,n){if(!u(t))return;const e=/^[abuef]$/.test(n)?n:"";return{part:Number(t),level:e,name:`PDF/A-${t}${e}`}}function _(t,n,e,a){return n&&r(t,n,[w.dK.
pdfaid]),o(e,a)}const o=({name:t},n)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${n}.`});async function h(t){const n=await(0,v.
Br)(t);if(!n)return[];const{archive:e,accessible:a}=m(t,n);r(t,n,[w.dK.pdfaid,w.dK.pdfuaid]);const d=[e?.name,a].filter(f=>f!==void 0);return d.length>0?[p(d,"a\
 merge cannot guarantee conformance")]:[]}const p=(t,n)=>({code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because ${n}.`}),
i=({archive:t,accessible:n})=>[...t?[o(t,s)]:[],...n===void 0?[]:[p([n],s)]],s="its metadata was removed";function r(t,n,e){n.properties.some(({namespace:a})=>e.
includes(a))&&(0,b._L)(t,(0,b.QH)(n,({namespace:a})=>e.includes(a),[]))}}),60912:((K,I,l)=>{l.d(I,{QH:()=>v,T3:()=>P,_L:()=>u});var O=l(21115),D=l(3907),w=l(45599);
function v(c,_,o){const{text:h,properties:p,end:i,about:s}=c,r=[];let t=0;for(const n of p.filter(_).sort((e,a)=>e.from-a.from))n.from<t||(r.push(h.slice(t,n.from)),
t=n.to);return r.push(h.slice(t,Math.max(i,t))),o.length>0&&r.push(b(o,s)),r.push(h.slice(Math.max(i,t))),m(r.join(""))}function P(c){return`<?xpacket begin="\uFEFF"\
 id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${b(c,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function b(c,_){const h=[...new Set(c.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${O.dK[i]}"`).join(""),p=c.map(({prefix:i,name:s,form:r,values:t})=>`\
<${i}:${s}>${M(r,t)}</${i}:${s}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,D.X)(_)}"${h}>
${p.join("")}</rdf:Description>
`}function M(c,_){const o=h=>_.map(p=>`<rdf:li${h}>${(0,D.X)(p)}</rdf:li>`).join("");switch(c){case"simple":return(0,D.X)(_[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const m=c=>c.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(c,_){const o=c.catalog.get("Metadata"),h=c.resolve(o),p=h instanceof w.Z6?[...h.dict].
filter(([r])=>!["Filter","DecodeParms","Length"].includes(r)):[],i=new w.Bi([["Type",new w.SX("Metadata")],["Subtype",new w.SX("XML")],...p]),s=new w.Z6(i,Buffer.
from(_,"utf8"));(0,w.i9)(o)&&h instanceof w.Z6?c.put(o,s):c.edit(c.catalogNumber).set("Metadata",c.add(s))}}),33546:((K,I,l)=>{l.d(I,{FB:()=>P,Hr:()=>M,Zh:()=>m,
k$:()=>b,qm:()=>u});var O=l(44233),D=l(45599),w=l(81077);const v={first:0,style:"D",prefix:void 0,start:1};async function P(i){const s=i.catalog.get("PageLabels");
if(!i.dict(s))return;const r=(await(0,w.Zc)(i,s,"Nums")).map(([t,n])=>({first:Number(t),label:i.dict(n)})).filter(({first:t})=>Number.isInteger(t)&&t>=0).sort((t,n)=>t.
first-n.first).filter(({first:t},n,e)=>e[n+1]?.first!==t).map(({first:t,label:n})=>({first:t,...c(i,n)}));return r[0]?.first===0?r:[v,...r]}function b(i,s){const r=i.
editCatalog();if(s.length===0){r.delete("PageLabels");return}const t=s[0].first===0?s:[v,...s],n=p(i),e=t.map(({first:a,start:d,...f})=>[a,h({...f,number:d},n)]);
r.set("PageLabels",i.add((0,w.H6)(i,e,"Nums")))}async function M(i){const s=await P(i);if(!s)return;const r=s.map(({first:t})=>t);return t=>{const n=s[(0,O.MJ)(
r,t)-1];return{...n,number:n.start+t-n.first}}}function m(i,s){const r=[],t=p(i);let n,e=0;for(const a of s)(!n||!_(n,a))&&r.push([e,h(a,t)]),n=a,e++;return(0,w.
H6)(i,r,"Nums")}async function u(i,s){const r=await M(i);if(!r)return;const t=m(i,Array.from(s,n=>r(n-1)));i.editCatalog().set("PageLabels",i.add(t))}function c(i,s){
const r=i.resolve(s?.get("S")),t=i.resolve(s?.get("P")),n=i.resolve(s?.get("St"));return{style:r instanceof D.SX?r.text:void 0,prefix:t instanceof D.Mx&&t.bytes.
length>0?t:void 0,start:typeof n=="number"&&Number.isInteger(n)&&n>=1?n:1}}function _(i,s){return i.style!==s.style||s.style!==void 0&&s.number!==i.number+1?!1:
i.prefix===s.prefix?!0:!!i.prefix&&!!s.prefix&&Buffer.compare(i.prefix.bytes,s.prefix.bytes)===0}const o=100;function h({style:i,prefix:s,number:r},t){return(0,D.
jd)({S:i===void 0?void 0:(0,D.UU)(i),P:s&&s.bytes.length>o?t(s):s,St:i===void 0||r===1?void 0:r})}function p(i){const s=new Map;return r=>{let t=s.get(r);return t||
s.set(r,t=i.add(r)),t}}}),37081:((K,I,l)=>{l.d(I,{O:()=>w});var O=l(45599),D=l(9819);async function w(P,b,M=1/0){const m=new D._i(P),u=(0,D.Wo)(P,"Outlines"),c=[
{value:u&&v(P,u.holder,u.dict,"First"),level:1}];for(let _=c.pop();_;_=c.pop()){const{value:o,level:h}=_;if(o===void 0||!m.first(o)||!b(o,h)||!(0,O.i9)(o))continue;
const p=s=>{const r=P.entry(o.number,s);return r instanceof O.Bi?v(P,o.number,P.get(o.number),s):r};c.push({value:p("Next"),level:h}),h<M&&c.push({value:p("Firs\
t"),level:h+1});const i=P.job.pace.step(300);i&&await i}}function v(P,b,M,m){const u=M.get(m);if(!(u instanceof O.Bi))return u;const c=P.add(u);return m==="Next"&&
u.set("Prev",new O.oS(b)),P.edit(b),M.set(m,c),c}}),12207:((K,I,l)=>{l.d(I,{Ht:()=>c,hN:()=>b,jS:()=>P,ji:()=>M});var O=l(45599),D=l(81077),w=l(45657);const v=200;
async function P(_){const{catalog:o}=_,h=await(0,D.Zc)(_,_.dict(o.get("Names"))?.get("Dests"),"Names"),p=new Map;for(const[i,s]of h){p.set((0,D.Pu)(i),s);const r=_.
job.pace.step(v);r&&await r}return{names:new Map(_.dict(o.get("Dests"))),strings:p}}function b({pages:_},o){const h=(0,O.i9)(o)?_.indexOf(o.number):o;return typeof h==
"number"&&Number.isInteger(h)&&h>=0&&h<_.count?h:void 0}function M(_,o){return o==null?[]:_.array(o)??[o]}const m=8,u=50;class c{document;named;constructor(o,h){
this.document=o,this.named=h}static async of(o){return new c(o,await P(o))}pageOf(o){return this.pageOfDestination(o.get("Dest"))??this.pageOfAction(o.get("A"))}pageOfDestination(o,h=m){
const{document:p}=this,i=p.resolve(o),s=p.array(i);if(s)return b(p,s[0]);if(h===0)return;const r=p.dict(i);return r?this.pageOfDestination(r.get("D"),h-1):this.
pageOfDestination(this.namedBy(i),h-1)}namedBy(o){const{names:h,strings:p}=this.named;if(o instanceof O.SX)return h.get(o.text)??p.get(o.text);if(!(o instanceof
O.Mx))return;const i=(0,D.Pu)(o);return p.get(i)??h.get(i)}pageOfAction(o){const{document:h}=this,p=o===void 0?[]:[o];for(let i=0;p.length>0&&i<u;i++){const s=h.
dict(p.shift());if(!s)continue;const t=(0,O.Eo)(h.resolve(s.get("S")),"GoTo")?this.pageOfDestination(s.get("D")):void 0;if(t!==void 0)return t;(0,w.RZ)(p,M(h,s.
get("Next")).slice(0,u))}}}}),81077:((K,I,l)=>{l.d(I,{BX:()=>m,H6:()=>u,MN:()=>c,Pu:()=>b,Zc:()=>M,r6:()=>_});var O=l(45599),D=l(44233),w=l(77581),v=l(9819);const P=64,
b=e=>typeof e=="number"?String(e):(0,w.U0)(e);async function M(e,a,d){const f=[];for(const y of await p(e,a,0,d)){for(const E of s(e,y,d))f.push(E);const g=e.job.
pace.step(o);g&&await g}return f}async function m(e,a,d,f,y,g){const E=await p(e,a,d,f,g);for(let A=E.length-1;A>=0;A--){const x=E[A],T=s(e,x,f),L=T.filter(([R,
U])=>!y(R,U)),S=e.job.pace.step(o+T.length*o);S&&await S,L.length<T.length&&(e.edit(x.holder),x.dict.set(f,t(L)),x.changed=!0);for(const R of x.repeats)e.edit(x.
holder),x.dict.delete(R),x.changed=!0;if(x.emptyKids){const R=(e.array(x.dict.get("Kids"))??[]).filter(U=>!x.emptyKids.has(e.dict(U)));e.edit(x.holder),x.dict.set(
"Kids",R),x.changed=!0}if(!x.changed)continue;const C=e.array(x.dict.get("Kids"))??[];x.empty=L.length===0&&C.length===0;const B=x.parent;B&&(B.changed=!0,x.empty?
(B.emptyKids??=new Set).add(x.dict):r(e,x,L,C))}return E[0]?.empty??!1}function u(e,a,d){if(a.length<=P)return(0,O.jd)({[d]:t(a)});let f=[];for(const y of n(a)){
const[g,E]=[y[0][0],y.at(-1)[0]];f.push({ref:e.add((0,O.jd)({Limits:[g,E],[d]:t(y)})),low:g,high:E})}for(;f.length>P;)f=n(f).map(y=>{const[g,E]=[y[0].low,y.at(-1).
high];return{ref:e.add((0,O.jd)({Limits:[g,E],Kids:y.map(({ref:A})=>A)})),low:g,high:E}});return(0,O.jd)({Kids:f.map(({ref:y})=>y)})}async function c(e,a){const{
pace:d}=e.job,f=[];for(const[y,g]of a){f.push([(0,O.Px)(y),g]);const E=d.step(10*o);E&&await E}return u(e,await _(e,f),"Names")}async function _(e,a){const{pace:d}=e.
job,f=[];for(const g of a){f.push({entry:g,key:b(g[0])});const E=d.step(o);E&&await E}return(await(0,D.qZ)(f,(g,E)=>g.key<E.key?-1:g.key>E.key?1:0,d)).map(({entry:g})=>g)}
const o=100,h=30;async function p(e,a,d,f,y){const g=new v.b9(e),E=new Set,A=L=>E.size<E.add(L).size,x=[],T=[{value:a??null,holder:d,parent:void 0}];for(let L=T.
pop();L!==void 0;L=T.pop()){g.spend(1);const S=e.job.pace.step(o);S&&await S;const C=e.dict(L.value);if(!C||!A(C)||y&&L.parent&&!i(e,C,y))continue;const B=[],R=N=>{
const k=e.array(C.get(N));return!k||A(k)?k??[]:(B.push(N),[])},U=R(f).length>>1,$=R("Kids"),F={dict:C,holder:(0,v.Kd)(L.value,L.holder),parent:L.parent,repeats:B};
x.push(F),g.spend(U);const j=(0,v.Kd)(C.get("Kids"),F.holder);for(let N=$.length-1;N>=0;N--){T.push({value:$[N],holder:j,parent:F});const k=e.job.pace.step(h);k&&
await k}const W=e.job.pace.step(U*o);W&&await W}return x}function i(e,a,d){const[f,y]=e.array(a.get("Limits"))??[];return typeof f!="number"||typeof y!="number"||
d(f,y)}function s(e,{dict:a,repeats:d},f){const y=d.includes(f)?void 0:e.array(a.get(f));if(!y)return[];const g=[];for(let E=0;E+1<y.length;E+=2){const A=e.resolve(
y[E]);(f==="Names"?A instanceof O.Mx:typeof A=="number")&&g.push([A,y[E+1]])}return g}function r(e,a,d,f){const y=A=>e.array(e.dict(A)?.get("Limits"))??[],g=d[0]?.[0]??
y(f[0])[0],E=d.at(-1)?.[0]??y(f.at(-1))[1];e.edit(a.holder),g!==void 0&&E!==void 0?a.dict.set("Limits",[g,E]):a.dict.delete("Limits")}function t(e){const a=[];for(const[
d,f]of e)a.push(d,f);return a}function n(e){const a=[];for(let d=0;d<e.length;d+=P)a.push(e.slice(d,d+P));return a}}),70549:((K,I,l)=>{l.d(I,{n:()=>O});function O(D){
const w=new WeakMap;return v=>{if(v.hasChanges)return D(v);const P=w.get(v);if(P)return P.answer;const b=D(v);return w.set(v,{answer:b}),b}}}),9819:((K,I,l)=>{l.
d(I,{J7:()=>w,Kd:()=>b,Wo:()=>M,_i:()=>P,b9:()=>v});var O=l(42973),D=l(45599);class w{document;gone=new Set;chased=new Set;constructor(u){this.document=u}remove(u){
const{catalog:c,catalogNumber:_,pages:o}=this.document,h=c.get("Pages");u===_||(0,D.i9)(h)&&u===h.number||o.holds(u)||(this.gone.add(u),this.document.remove(u))}chase(u){
this.chased.add(u)}removed(){return this.gone}takeChased(){const u=this.chased;return this.chased=new Set,u}isGone(u){return(0,D.i9)(u)&&this.gone.has(u.number)}}
class v{most;left;constructor(u){this.most=this.left=u.job.limits.nodes}spend=u=>{if(this.left-=u,this.left<0)throw(0,O.FU)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class P{seen;beyond=new Set;lists=new Set;allowance;constructor(u,c=new v(
u)){this.allowance=c,this.seen=new Uint8Array((u.size>>3)+1)}first(u){if(this.allowance.spend(1),!(0,D.i9)(u))return!0;const{number:c}=u,_=c>>3;if(_>=this.seen.
length)return this.beyond.size<this.beyond.add(c).size;const o=1<<(c&7),h=(this.seen[_]&o)===0;return this.seen[_]|=o,h}firstList(u){return this.lists.size<this.
lists.add(u).size}}function b(m,u){return(0,D.i9)(m)?m.number:u}function M(m,u){const c=m.catalog.get(u),_=m.dict(c);return _&&{dict:_,holder:b(c,m.catalogNumber)}}}),
21996:((K,I,l)=>{l.d(I,{Av:()=>o,RJ:()=>i,V3:()=>p,vb:()=>s,zx:()=>_});var O=l(54619),D=l(44233),w=l(78157),v=l(88500);const P=2048,b=65536,M=4,m=1<<20,u=1024,c="\
[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function _(n,e){const{found:a,all:d}=await h(n,e),f=y=>[...new Set([...y,...d])].sort((g,E)=>g-E);return Object.fromEntries(
e.map(y=>[y,f(a[y])]))}async function o(n,e){const{found:a,all:d}=await h(n,e);for(const f of Object.values(a))for(const y of f)d.add(y);return d}async function h(n,e){
const a=e.map(g=>{const[E="",...A]=[...g].map(T=>T.replace(/\W/,"\\$&")),x=/\W/.test(g)?c:"\\w";return`${E}(?:${A.join("")}|${x}{0,${Math.max(0,g.length-2)}}#)`}),
d=new RegExp(`/(?:${a.join("|")}|#)`,"g"),f=Object.fromEntries(e.map(g=>[g,new Set])),y=new Set;await i(n,(g,E,A,x)=>{const T=g.toString("latin1",E,A);d.lastIndex=
0;for(let L=d.exec(T);L;L=d.exec(T)){const S=x(E+L.index);S!==void 0&&(L[0].endsWith("#")?y.add(S):f[L[0].slice(1)].add(S))}});for(const g of s(n))y.add(g);return{
found:f,all:y}}async function p(n,e){const a=await _(n,e);return[...new Set(Object.values(a).flat())].sort((d,f)=>d-f)}async function i(n,e){const{bytes:a,table:d}=n,
f=r(n),y=new Int32Array(f.length);for(let T=0;T<f.length;T++)y[T]=d.place[f[T]];const g=(0,w.bS)(a),E=T=>f[(0,D.MJ)(y,T)-1],A=new v.s;let x=0;for(let T=0;T<f.length;T++){
const L=T+1===f.length,S=L?a.length:y[T+1],C=S-y[T]>P;if(!C&&!L&&S-x<b)continue;let B=S;if(C){y[T]>x&&e(g,x,y[T],E),A.reset();const U=A.value(a,n.bodies[f[T]],S);
x=y[T],U>=0&&(B=U)}e(g,x,B,E);const R=n.job.pace.step(M*(B-x));R&&await R,x=S}for(const[T,L]of t(n)){const S=n.objectStream(T),C=n.job.pace.step(0);if(C&&await C,
!S)continue;const B=new Set(L),{starts:R,numbers:U,data:$}=S,F=j=>{const W=U[(0,D.MJ)(R,j)-1];return W!==void 0&&B.has(W)?W:void 0};for(let j=0;j<$.length;j+=m){
e((0,w.bS)($),j,Math.min(j+m+u,$.length),F);const W=n.job.pace.step(M*m);W&&await W}}}function*s(n){for(let e=1;n.hasChanges&&e<n.size;e++)n.isChanged(e)&&n.exists(
e)&&(yield e)}function r(n){const{table:e,hasChanges:a}=n,d=[];let f=!0,y=-1;for(let g=1;g<e.size;g++){if(e.kind[g]!==O.tL||a&&n.isChanged(g))continue;const E=e.
place[g];f&&=E>=y,y=E,d.push(g)}return f?d:d.sort((g,E)=>e.place[g]-e.place[E])}function t(n){const{table:e,hasChanges:a}=n,d=new Map;for(let f=1;f<e.size;f++){
if(e.kind[f]!==O.UT||a&&n.isChanged(f))continue;const y=e.place[f],g=d.get(y);g?g.push(f):d.set(y,[f])}return d}}),87773:((K,I,l)=>{l.d(I,{$:()=>D});const O=2e3;
async function*D(w,v){for(const P of v){yield[P,w.get(P)];const b=w.job.pace.step(O);b&&await b}}}),90536:((K,I,l)=>{l.d(I,{C:()=>D,L:()=>w});var O=l(45599);function D(v,P){
const b=[v];for(;b.length>0;){const M=b.pop(),m=M instanceof O.Z6?M.dict:M;if(Array.isArray(m))for(const u of m)b.push(u);else if(m instanceof O.Bi){P(m);for(const u of m.
values())b.push(u)}}}function w(v,P){const b=[];return D(v,M=>{b.length===0&&P(M)&&b.push(M)}),b.length>0}})};
