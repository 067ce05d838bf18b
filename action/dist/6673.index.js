"use strict";exports.id=6673,exports.ids=[6673],exports.modules={85673:((R,A,d)=>{d.d(A,{gx:()=>P,h:()=>v});function O(a,_){const o=D(a,_);if(o!==void 0)return[o];const u=E(
a);return _.filter(p=>E(p).some(s=>s.length>3&&u.includes(s)))}function D(a,_){let o;const u=E(a);for(const p of _){const s=w(u,E(p));s<=2&&s<(o?.count??1/0)&&(o=
{name:p,count:s})}return o?.name}function w(a,_){return a.length!==_.length?a.length*_.length===0?1/0:w([a.join("")],[_.join("")]):_.reduce((o,u,p)=>{const s=a[p]??
"",t=Math.min(s.length,u.length),i=h(s,u);return i>(t<3?0:t<7?1:2)?1/0:o+i},0)}const v=(a,_)=>b(O(a,_));function P(a,_){const o=D(a,_),u=s=>E(s).sort().join(" "),
p=u(a);return b(o===void 0?_.filter(s=>a!==""&&u(s)===p):[o])}const b=a=>a.length===0||a.length>3?"":` (did you mean ${a.join(" or ")}?)`,E=a=>a.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(_=>_!==""),y=2;function h(a,_){if(Math.abs(a.length-_.length)>y)return 1/0;let o=[],
u=Array.from({length:_.length+1},(s,t)=>t<=y?t:1/0);for(let s=0;s<a.length;s++){const t=[];t[0]=s+1;let i=1/0;for(let e=Math.max(0,s-y);e<=Math.min(_.length-1,s+
y);e++){const r=s>0&&e>0&&a[s]===_[e-1]&&a[s-1]===_[e];t[e+1]=Math.min((u[e+1]??1/0)+1,(t[e]??1/0)+1,(u[e]??1/0)+(a[s]===_[e]?0:1),r?(o[e-1]??1/0)+1:1/0),i=Math.
min(i,t[e+1])}if(i>y)return 1/0;o=u,u=t}const p=u[_.length]??1/0;return p>y?1/0:p}}),45657:((R,A,d)=>{d.d(A,{Hn:()=>D,Kf:()=>v,RZ:()=>O,Vp:()=>b,YG:()=>P,vH:()=>w});
function O(E,y){for(const h of y)E.push(h)}const D=E=>E.slice();function w(E,y,h){const a=E.get(y);a?a.push(h):E.set(y,[h])}const v=E=>{let y=-1/0;for(const h of E)
y=Math.max(y,h);return y},P=E=>{let y=1/0;for(const h of E)y=Math.min(y,h);return y},b=E=>Number.isInteger(E)&&!Number.isSafeInteger(E)}),91461:((R,A,d)=>{d.r(A),
d.d(A,{get_document_info:()=>w});var O=d(91519),D=d(41561);const w=async(v,{per_page:P,with_bookmarks:b,open_password:E},y)=>{const{quiet:h,wasRepaired:a}=(0,D.
gd)(y),_=await(0,O.E)(v.bytes,h,{password:E,evenIfLocked:!0}),o=await(0,D.GS)(_,{perPage:P,withBookmarks:b,repaired:a(),size:v.bytes.length}),{pageCount:u}=o;return{
documents:[typeof u=="number"?{...v,pageCount:u}:v],data:o,notes:[],facts:{}}}}),84961:((R,A,d)=>{d.d(A,{$x:()=>_,Kh:()=>h,qg:()=>o,xS:()=>a});var O=d(58552),D=d(
33973),w=d(87773),v=d(90536),P=d(45599),b=d(3907),E=d(33311),y=d(9819);function h(p,s){const t=p.resolve(s.get("S"));return(!s.has("S")||(0,P.Eo)(t,"JavaScript")||
(0,P.Eo)(t,"Rendition"))&&p.resolve(s.get("JS"))!==null}async function a(p,s){const t=[];for await(const[e,r]of(0,w.$)(p,s))(0,v.L)(r,n=>h(p,n))&&t.push(e);if(t.
length===0)return!1;const{live:i}=await(0,D.Gy)(p);return t.some(e=>i[e]===1)}async function _(p){return await a(p,(await(0,E.S)(p)).JS)||o(p)}async function o(p){
if(!(0,P.Zm)(p.get(p.catalogNumber)))return!1;const s=p.resolve((0,y.Wo)(p,"AcroForm")?.dict.get("XFA"));if(s===null)return!1;if(p.security?.locked===!0)return null;
for(const t of Array.isArray(s)?s:[s]){const i=p.resolve(t);if(!(i instanceof P.Z6))continue;let e;try{e=await p.decodedAtEase(i)}catch(n){if(!(n instanceof O.zU)||
n.code==="cancelled")throw n;return!0}const r=(0,b.xK)(e);if(r===void 0||r.includes("script")&&await u(r,p.job.pace))return!0}return!1}async function u(p,s){const t=i=>(i.
kind==="start"||i.kind==="empty")&&/^(?:[^:]*:)?script$/.test(i.name);return await(0,b.km)(p,s,t)!=="well-formed"}}),91374:((R,A,d)=>{d.d(A,{QL:()=>b,bf:()=>P,fq:()=>s,
hj:()=>p,i4:()=>o,iA:()=>y,pv:()=>u,qU:()=>a,tP:()=>E});var O=d(77581),D=d(45599),w=d(9819),v=d(70549);function P(e){for(;e.part===""&&e.parent;)e=e.parent;return e}
const b="FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV".split(" "),E=100;function*y(e,{from:r=e.array((0,w.Wo)(e,"AcroForm")?.dict.get("Fields")),
below:n,visit:c=new w._i(e),depth:l=1/0}={}){const f=[],g=(m=[],M)=>{for(let T=m.length-1;T>=0;T--)f.push({value:m[T],parent:M})};g(r,n);for(let m=f.pop();m;m=f.
pop()){const{value:M,parent:T}=m,x=(0,D.i9)(M)?e.get(M):M;if(!(0,D.Zm)(x)||!c.first(M)||(T?.depth??0)>=l)continue;const I=e.resolve(x.get("T")),L=e.resolve(x.get(
"FT")),S=I instanceof D.Mx?(0,O.g7)(I):"",C={number:(0,D.i9)(M)?M.number:void 0,dict:x,parent:T,part:S,name:i(T&&T.depth%E!==0?T.name:"",S),type:L instanceof D.
SX?L.text:T?.type,depth:(T?.depth??0)+1};yield C,g(e.array(x.get("Kids")),C)}}const h=1e3,a=(0,v.n)(_);async function _(e){const r=[];for(const n of y(e)){r.push(
n);const c=e.job.pace.step(h);c&&await c}return r}function o(e){const r=new Set(e.flatMap(({parent:n,dict:c})=>n&&c.has("T")?[n]:[]));return e.filter(n=>(n.dict.
has("T")||!n.parent)&&!r.has(n))}function u(e,r){const n=e.resolve(p(e,r,"FT"));return n instanceof D.SX?n.text:void 0}function p(e,r,n){for(const c of t(e,r)){
const l=c.get(n);if(l!==void 0)return l}}function s(e,r){let n="";for(const c of t(e,r)){const l=e.resolve(c.get("T"));l instanceof D.Mx&&(n=i((0,O.g7)(l),n))}return n}
function*t(e,r){let n=r;for(let c=0;n&&c<E;c++)yield n,n=e.dict(n.get("Parent"))}const i=(e,r)=>e===""||r===""?e+r:`${e}.${r}`}),6856:((R,A,d)=>{d.d(A,{n:()=>_,
w:()=>b});var O=d(78157),D=d(79725),w=d(45599),v=d(70549),P=d(6057);const b=(0,v.n)(E);async function E(s){const{pages:t,job:i}=s,e=new _(s),r=new Int32Array(t.
count),n=new Set;for(let c=0;c<t.count;c++){e.goTo(c),r[c]=e.kind,n.add(e.resources);const l=i.pace.step(300);l&&await l}return{kinds:e.kinds,kindOf:r,resources:n}}
const y=["MediaBox","CropBox","Rotate","UserUnit"],h=2e3,a=/\(|(?:^|[^<])<(?!<)/;class _{document;kinds=[];kind=-1;resources;bytes;entries=new D.R;index=-1;inherited;geometry=new o(
y);own=new o(["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:i,entries:e,inherited:r}=this,
{pages:n}=i,c=n.number(t),l=i.place(c),f=n.inheritedBy(t);if(this.index=t,this.inherited=f,!l||!i.locate(c,l,e)){this.bytes=void 0,this.geometry.forget(),this.own.
forget(),this.kind=this.kindHere(),this.resources=n.attribute(t,"Resources");return}(this.bytes?.buffer!==l.bytes.buffer||this.bytes.byteOffset!==l.bytes.byteOffset)&&
(this.bytes=(0,O.bS)(l.bytes));const[g,m]=[this.geometry.take(this.bytes,e),this.own.take(this.bytes,e)];(!g||f!==r)&&(this.kind=this.recognise(f)),(!m||f!==r)&&
(this.resources=this.resourcesHere())}contents(){const{document:t,bytes:i}=this,e=t.pages.number(this.index);if(!i)return t.entry(e,"Contents");const r=this.entries.
find(i,"Contents");if(r<0)return;const{at:n}=this.entries;return p(i,n[r+2],n[r+3])??t.entry(e,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:i}=this,{pages:e}=t,[r,n]=this.own.of(0);if(r===n)return e.inheritedBy(i).Resources;const c=p(this.bytes,r,n);if(c)return c;const l=()=>t.
entry(e.number(i),"Resources");if(n-r>h)return l();const f=this.own.text();return t.security&&a.test(f)?l():(this.dictionaries.has(f)||this.dictionaries.set(f,l()),
this.dictionaries.get(f))}recognise(t){let i=this.recognised.get(t);i||this.recognised.set(t,i=new Map);const e=this.geometry.text();let r=i.get(e);return r===void 0&&
i.set(e,r=this.kindHere()),r}kindHere(){const t=(0,P.iw)(this.document,this.index),i=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let e=this.kindOf.get(i);return e===
void 0&&this.kindOf.set(i,e=this.kinds.push(t)-1),e}}class o{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,i){const{bytes:e,from:r,to:n,keys:c}=this;let l=e!==void 0;for(let f=0;f<c.length;f++){const g=i.find(t,c[f]),m=g<0?
0:i.at[g+2],M=g<0?0:i.at[g+3];l&&=u(e,r[f],n[f],t,m,M),r[f]=m,n[f]=M}return this.bytes=t,l}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let i=0;i<this.
keys.length;i++)t+=`${this.bytes.toString("latin1",this.from[i],this.to[i])}|`;return t}}function u(s,t,i,e,r,n){if(i-t!==n-r)return!1;for(let c=t,l=r;c<i;c++,l++)
if(s[c]!==e[l])return!1;return!0}function p(s,t,i){if(!(0,O.yp)(s[t])||s[i-1]!==O.AV||s[i-2]!==O.Z4)return;const e=(0,O.JI)(s,t,i),r=(0,O.JI)(s,e.after+1,i);return s[e.
after]===O.Z4&&r.value>=0&&r.after===i-2?new w.oS(e.value,r.value):void 0}}),21281:((R,A,d)=>{d.d(A,{Ip:()=>y,XM:()=>u,Xb:()=>o,ds:()=>E,qg:()=>_});var O=d(59071),
D=d(70549),w=d(21115),v=d(824),P=d(1975),b=d(60912);const E=(0,D.n)(async t=>y(t,await(0,v.Br)(t)));function y(t,i){const e=(g,m)=>(0,O.wh)((0,P.sm)(i,g,m)[0]??
""),r=a(e("pdfaid","part"),e("pdfaid","conformance").toLowerCase()),n=h(e("pdfuaid","part"))?`PDF/UA-${e("pdfuaid","part")}`:void 0,l=[e("pdfxid","GTS_PDFXVersi\
on")||e("pdfx","GTS_PDFXVersion")||((0,O.Gh)(t.resolve((0,v._U)(t)?.get("GTS_PDFXVersion")))??""),e("pdfe","ISO_PDFEVersion"),e("pdfvtid","GTS_PDFVTVersion")],f=[
r?.name,n,...l.filter(g=>/^PDF\/[\w .:/()-]{1,40}$/.test(g))];return{archive:r,accessible:n,names:f.filter(g=>g!==void 0)}}const h=t=>/^[1-9]$/.test(t);function a(t,i){
if(!h(t))return;const e=/^[abuef]$/.test(i)?i:"";return{part:Number(t),level:e,name:`PDF/A-${t}${e}`}}function _(t,i,e,r){return i&&s(t,i,[w.dK.pdfaid]),o(e,r)}
const o=({name:t},i)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${i}.`});async function u(t){const i=await(0,v.Br)(t);if(!i)
return[];const{archive:e,accessible:r}=y(t,i);s(t,i,[w.dK.pdfaid,w.dK.pdfuaid]);const n=[e?.name,r].filter(c=>c!==void 0);return n.length>0?[p(n)]:[]}const p=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function s(t,i,e){i.properties.
some(({namespace:r})=>e.includes(r))&&(0,b._L)(t,(0,b.QH)(i,({namespace:r})=>e.includes(r),[]))}}),60912:((R,A,d)=>{d.d(A,{QH:()=>v,T3:()=>P,_L:()=>h});var O=d(
21115),D=d(3907),w=d(45599);function v(a,_,o){const{text:u,properties:p,end:s,about:t}=a,i=[];let e=0;for(const r of p.filter(_).sort((n,c)=>n.from-c.from))r.from<
e||(i.push(u.slice(e,r.from)),e=r.to);return i.push(u.slice(e,Math.max(s,e))),o.length>0&&i.push(b(o,t)),i.push(u.slice(Math.max(s,e))),y(i.join(""))}function P(a){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${b(a,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function b(a,_){const u=[...new Set(a.map(({prefix:s})=>s))].map(s=>` xmlns:${s}="${O.dK[s]}"`).join(""),p=a.map(({prefix:s,name:t,form:i,values:e})=>`\
<${s}:${t}>${E(i,e)}</${s}:${t}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,D.X)(_)}"${u}>
${p.join("")}</rdf:Description>
`}function E(a,_){const o=u=>_.map(p=>`<rdf:li${u}>${(0,D.X)(p)}</rdf:li>`).join("");switch(a){case"simple":return(0,D.X)(_[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const y=a=>a.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function h(a,_){const o=a.catalog.get("Metadata"),u=a.resolve(o),p=u instanceof w.Z6?[...u.dict].
filter(([i])=>!["Filter","DecodeParms","Length"].includes(i)):[],s=new w.Bi([["Type",new w.SX("Metadata")],["Subtype",new w.SX("XML")],...p]),t=new w.Z6(s,Buffer.
from(_,"utf8"));(0,w.i9)(o)&&u instanceof w.Z6?a.put(o,t):a.edit(a.catalogNumber).set("Metadata",a.add(t))}}),33546:((R,A,d)=>{d.d(A,{FB:()=>P,Hr:()=>E,Zh:()=>y,
k$:()=>b,qm:()=>h});var O=d(44233),D=d(45599),w=d(81077);const v={first:0,style:"D",prefix:void 0,start:1};async function P(s){const t=s.catalog.get("PageLabels");
if(!s.dict(t))return;const i=(await(0,w.Zc)(s,t,"Nums")).map(([e,r])=>({first:Number(e),label:s.dict(r)})).filter(({first:e})=>Number.isInteger(e)&&e>=0).sort((e,r)=>e.
first-r.first).filter(({first:e},r,n)=>n[r+1]?.first!==e).map(({first:e,label:r})=>({first:e,...a(s,r)}));return i[0]?.first===0?i:[v,...i]}function b(s,t){const i=s.
editCatalog();if(t.length===0){i.delete("PageLabels");return}const e=t[0].first===0?t:[v,...t],r=p(s),n=e.map(({first:c,start:l,...f})=>[c,u({...f,number:l},r)]);
i.set("PageLabels",s.add((0,w.H6)(s,n,"Nums")))}async function E(s){const t=await P(s);if(!t)return;const i=t.map(({first:e})=>e);return e=>{const r=t[(0,O.MJ)(
i,e)-1];return{...r,number:r.start+e-r.first}}}function y(s,t){const i=[],e=p(s);let r,n=0;for(const c of t)(!r||!_(r,c))&&i.push([n,u(c,e)]),r=c,n++;return(0,w.
H6)(s,i,"Nums")}async function h(s,t){const i=await E(s);if(!i)return;const e=y(s,Array.from(t,r=>i(r-1)));s.editCatalog().set("PageLabels",s.add(e))}function a(s,t){
const i=s.resolve(t?.get("S")),e=s.resolve(t?.get("P")),r=s.resolve(t?.get("St"));return{style:i instanceof D.SX?i.text:void 0,prefix:e instanceof D.Mx&&e.bytes.
length>0?e:void 0,start:typeof r=="number"&&Number.isInteger(r)&&r>=1?r:1}}function _(s,t){return s.style!==t.style||t.style!==void 0&&t.number!==s.number+1?!1:
s.prefix===t.prefix?!0:!!s.prefix&&!!t.prefix&&Buffer.compare(s.prefix.bytes,t.prefix.bytes)===0}const o=100;function u({style:s,prefix:t,number:i},e){return(0,D.
jd)({S:s===void 0?void 0:(0,D.UU)(s),P:t&&t.bytes.length>o?e(t):t,St:s===void 0||i===1?void 0:i})}function p(s){const t=new Map;return i=>{let e=t.get(i);return e||
t.set(i,e=s.add(i)),e}}}),37081:((R,A,d)=>{d.d(A,{O:()=>w});var O=d(45599),D=d(9819);async function w(P,b,E=1/0){const y=new D._i(P),h=(0,D.Wo)(P,"Outlines"),a=[
{value:h&&v(P,h.holder,h.dict,"First"),level:1}];for(let _=a.pop();_;_=a.pop()){const{value:o,level:u}=_;if(o===void 0||!y.first(o)||!b(o,u)||!(0,O.i9)(o))continue;
const p=t=>{const i=P.entry(o.number,t);return i instanceof O.Bi?v(P,o.number,P.get(o.number),t):i};a.push({value:p("Next"),level:u}),u<E&&a.push({value:p("Firs\
t"),level:u+1});const s=P.job.pace.step(300);s&&await s}}function v(P,b,E,y){const h=E.get(y);if(!(h instanceof O.Bi))return h;const a=P.add(h);return y==="Next"&&
h.set("Prev",new O.oS(b)),P.edit(b),E.set(y,a),a}}),12207:((R,A,d)=>{d.d(A,{Ht:()=>a,hN:()=>b,jS:()=>P,ji:()=>E});var O=d(45599),D=d(81077),w=d(45657);const v=200;
async function P(_){const{catalog:o}=_,u=await(0,D.Zc)(_,_.dict(o.get("Names"))?.get("Dests"),"Names"),p=new Map;for(const[s,t]of u){p.set((0,D.Pu)(s),t);const i=_.
job.pace.step(v);i&&await i}return{names:new Map(_.dict(o.get("Dests"))),strings:p}}function b({pages:_},o){const u=(0,O.i9)(o)?_.indexOf(o.number):o;return typeof u==
"number"&&Number.isInteger(u)&&u>=0&&u<_.count?u:void 0}function E(_,o){return o==null?[]:_.array(o)??[o]}const y=8,h=50;class a{document;named;constructor(o,u){
this.document=o,this.named=u}static async of(o){return new a(o,await P(o))}pageOf(o){return this.pageOfDestination(o.get("Dest"))??this.pageOfAction(o.get("A"))}pageOfDestination(o,u=y){
const{document:p}=this,s=p.resolve(o),t=p.array(s);if(t)return b(p,t[0]);if(u===0)return;const i=p.dict(s);return i?this.pageOfDestination(i.get("D"),u-1):this.
pageOfDestination(this.namedBy(s),u-1)}namedBy(o){const{names:u,strings:p}=this.named;if(o instanceof O.SX)return u.get(o.text)??p.get(o.text);if(!(o instanceof
O.Mx))return;const s=(0,D.Pu)(o);return p.get(s)??u.get(s)}pageOfAction(o){const{document:u}=this,p=o===void 0?[]:[o];for(let s=0;p.length>0&&s<h;s++){const t=u.
dict(p.shift());if(!t)continue;const e=(0,O.Eo)(u.resolve(t.get("S")),"GoTo")?this.pageOfDestination(t.get("D")):void 0;if(e!==void 0)return e;(0,w.RZ)(p,E(u,t.
get("Next")).slice(0,h))}}}}),81077:((R,A,d)=>{d.d(A,{BX:()=>y,H6:()=>h,MN:()=>a,Pu:()=>b,Zc:()=>E,r6:()=>_});var O=d(45599),D=d(44233),w=d(77581),v=d(9819);const P=64,
b=n=>typeof n=="number"?String(n):(0,w.U0)(n);async function E(n,c,l){const f=[];for(const g of await p(n,c,0,l)){for(const M of t(n,g,l))f.push(M);const m=n.job.
pace.step(o);m&&await m}return f}async function y(n,c,l,f,g,m){const M=await p(n,c,l,f,m);for(let T=M.length-1;T>=0;T--){const x=M[T],I=t(n,x,f),L=I.filter(([K,
U])=>!g(K,U)),S=n.job.pace.step(o+I.length*o);S&&await S,L.length<I.length&&(n.edit(x.holder),x.dict.set(f,e(L)),x.changed=!0);for(const K of x.repeats)n.edit(x.
holder),x.dict.delete(K),x.changed=!0;if(x.emptyKids){const K=(n.array(x.dict.get("Kids"))??[]).filter(U=>!x.emptyKids.has(n.dict(U)));n.edit(x.holder),x.dict.set(
"Kids",K),x.changed=!0}if(!x.changed)continue;const C=n.array(x.dict.get("Kids"))??[];x.empty=L.length===0&&C.length===0;const B=x.parent;B&&(B.changed=!0,x.empty?
(B.emptyKids??=new Set).add(x.dict):i(n,x,L,C))}return M[0]?.empty??!1}function h(n,c,l){if(c.length<=P)return(0,O.jd)({[l]:e(c)});let f=[];for(const g of r(c)){
const[m,M]=[g[0][0],g.at(-1)[0]];f.push({ref:n.add((0,O.jd)({Limits:[m,M],[l]:e(g)})),low:m,high:M})}for(;f.length>P;)f=r(f).map(g=>{const[m,M]=[g[0].low,g.at(-1).
high];return{ref:n.add((0,O.jd)({Limits:[m,M],Kids:g.map(({ref:T})=>T)})),low:m,high:M}});return(0,O.jd)({Kids:f.map(({ref:g})=>g)})}async function a(n,c){const{
pace:l}=n.job,f=[];for(const[g,m]of c){f.push([(0,O.Px)(g),m]);const M=l.step(10*o);M&&await M}return h(n,await _(n,f),"Names")}async function _(n,c){const{pace:l}=n.
job,f=[];for(const m of c){f.push({entry:m,key:b(m[0])});const M=l.step(o);M&&await M}return(await(0,D.qZ)(f,(m,M)=>m.key<M.key?-1:m.key>M.key?1:0,l)).map(({entry:m})=>m)}
const o=100,u=30;async function p(n,c,l,f,g){const m=new v.b9(n),M=new Set,T=L=>M.size<M.add(L).size,x=[],I=[{value:c??null,holder:l,parent:void 0}];for(let L=I.
pop();L!==void 0;L=I.pop()){m.spend(1);const S=n.job.pace.step(o);S&&await S;const C=n.dict(L.value);if(!C||!T(C)||g&&L.parent&&!s(n,C,g))continue;const B=[],K=N=>{
const F=n.array(C.get(N));return!F||T(F)?F??[]:(B.push(N),[])},U=K(f).length>>1,$=K("Kids"),k={dict:C,holder:(0,v.Kd)(L.value,L.holder),parent:L.parent,repeats:B};
x.push(k),m.spend(U);const j=(0,v.Kd)(C.get("Kids"),k.holder);for(let N=$.length-1;N>=0;N--){I.push({value:$[N],holder:j,parent:k});const F=n.job.pace.step(u);F&&
await F}const W=n.job.pace.step(U*o);W&&await W}return x}function s(n,c,l){const[f,g]=n.array(c.get("Limits"))??[];return typeof f!="number"||typeof g!="number"||
l(f,g)}function t(n,{dict:c,repeats:l},f){const g=l.includes(f)?void 0:n.array(c.get(f));if(!g)return[];const m=[];for(let M=0;M+1<g.length;M+=2){const T=n.resolve(
g[M]);(f==="Names"?T instanceof O.Mx:typeof T=="number")&&m.push([T,g[M+1]])}return m}function i(n,c,l,f){const g=T=>n.array(n.dict(T)?.get("Limits"))??[],m=l[0]?.[0]??
g(f[0])[0],M=l.at(-1)?.[0]??g(f.at(-1))[1];n.edit(c.holder),m!==void 0&&M!==void 0?c.dict.set("Limits",[m,M]):c.dict.delete("Limits")}function e(n){const c=[];for(const[
l,f]of n)c.push(l,f);return c}function r(n){const c=[];for(let l=0;l<n.length;l+=P)c.push(n.slice(l,l+P));return c}}),70549:((R,A,d)=>{d.d(A,{n:()=>O});function O(D){
const w=new WeakMap;return v=>{if(v.hasChanges)return D(v);const P=w.get(v);if(P)return P.answer;const b=D(v);return w.set(v,{answer:b}),b}}}),9819:((R,A,d)=>{d.
d(A,{J7:()=>w,Kd:()=>b,Wo:()=>E,_i:()=>P,b9:()=>v});var O=d(42973),D=d(45599);class w{document;gone=new Set;chased=new Set;constructor(h){this.document=h}remove(h){
const{catalog:a,catalogNumber:_,pages:o}=this.document,u=a.get("Pages");h===_||(0,D.i9)(u)&&h===u.number||o.holds(h)||(this.gone.add(h),this.document.remove(h))}chase(h){
this.chased.add(h)}removed(){return this.gone}takeChased(){const h=this.chased;return this.chased=new Set,h}isGone(h){return(0,D.i9)(h)&&this.gone.has(h.number)}}
class v{most;left;constructor(h){this.most=this.left=h.job.limits.nodes}spend=h=>{if(this.left-=h,this.left<0)throw(0,O.F)("nodes",`The document has more than ${this.
most} fields, bookmarks, names and structure elements`,"Remove bookmarks or tags with another program first")}}class P{seen;beyond=new Set;allowance;constructor(h,a=new v(
h)){this.allowance=a,this.seen=new Uint8Array((h.size>>3)+1)}first(h){if(this.allowance.spend(1),!(0,D.i9)(h))return!0;const{number:a}=h,_=a>>3;if(_>=this.seen.
length)return this.beyond.size<this.beyond.add(a).size;const o=1<<(a&7),u=(this.seen[_]&o)===0;return this.seen[_]|=o,u}}function b(y,h){return(0,D.i9)(y)?y.number:
h}function E(y,h){const a=y.catalog.get(h),_=y.dict(a);return _&&{dict:_,holder:b(a,y.catalogNumber)}}}),21996:((R,A,d)=>{d.d(A,{Av:()=>o,RJ:()=>s,V3:()=>p,vb:()=>t,
zx:()=>_});var O=d(54619),D=d(44233),w=d(78157),v=d(88500);const P=2048,b=65536,E=4,y=1<<20,h=1024,a="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function _(r,n){const{
found:c,all:l}=await u(r,n),f=g=>[...new Set([...g,...l])].sort((m,M)=>m-M);return Object.fromEntries(n.map(g=>[g,f(c[g])]))}async function o(r,n){const{found:c,
all:l}=await u(r,n);for(const f of Object.values(c))for(const g of f)l.add(g);return l}async function u(r,n){const c=n.map(m=>{const[M="",...T]=[...m].map(I=>I.
replace(/\W/,"\\$&")),x=/\W/.test(m)?a:"\\w";return`${M}(?:${T.join("")}|${x}{0,${Math.max(0,m.length-2)}}#)`}),l=new RegExp(`/(?:${c.join("|")}|#)`,"g"),f=Object.
fromEntries(n.map(m=>[m,new Set])),g=new Set;await s(r,(m,M,T,x)=>{const I=m.toString("latin1",M,T);l.lastIndex=0;for(let L=l.exec(I);L;L=l.exec(I)){const S=x(M+
L.index);S!==void 0&&(L[0].endsWith("#")?g.add(S):f[L[0].slice(1)].add(S))}});for(const m of t(r))g.add(m);return{found:f,all:g}}async function p(r,n){const c=await _(
r,n);return[...new Set(Object.values(c).flat())].sort((l,f)=>l-f)}async function s(r,n){const{bytes:c,table:l}=r,f=i(r),g=new Int32Array(f.length);for(let I=0;I<
f.length;I++)g[I]=l.place[f[I]];const m=(0,w.bS)(c),M=I=>f[(0,D.MJ)(g,I)-1],T=new v.s;let x=0;for(let I=0;I<f.length;I++){const L=I+1===f.length,S=L?c.length:g[I+
1],C=S-g[I]>P;if(!C&&!L&&S-x<b)continue;let B=S;if(C){g[I]>x&&n(m,x,g[I],M),T.reset();const U=T.value(c,r.bodies[f[I]],S);x=g[I],U>=0&&(B=U)}n(m,x,B,M);const K=r.
job.pace.step(E*(B-x));K&&await K,x=S}for(const[I,L]of e(r)){const S=r.objectStream(I),C=r.job.pace.step(0);if(C&&await C,!S)continue;const B=new Set(L),{starts:K,
numbers:U,data:$}=S,k=j=>{const W=U[(0,D.MJ)(K,j)-1];return W!==void 0&&B.has(W)?W:void 0};for(let j=0;j<$.length;j+=y){n((0,w.bS)($),j,Math.min(j+y+h,$.length),
k);const W=r.job.pace.step(E*y);W&&await W}}}function*t(r){for(let n=1;r.hasChanges&&n<r.size;n++)r.isChanged(n)&&r.exists(n)&&(yield n)}function i(r){const{table:n,
hasChanges:c}=r,l=[];let f=!0,g=-1;for(let m=1;m<n.size;m++){if(n.kind[m]!==O.tL||c&&r.isChanged(m))continue;const M=n.place[m];f&&=M>=g,g=M,l.push(m)}return f?
l:l.sort((m,M)=>n.place[m]-n.place[M])}function e(r){const{table:n,hasChanges:c}=r,l=new Map;for(let f=1;f<n.size;f++){if(n.kind[f]!==O.UT||c&&r.isChanged(f))continue;
const g=n.place[f],m=l.get(g);m?m.push(f):l.set(g,[f])}return l}}),87773:((R,A,d)=>{d.d(A,{$:()=>D});const O=2e3;async function*D(w,v){for(const P of v){yield[P,
w.get(P)];const b=w.job.pace.step(O);b&&await b}}}),90536:((R,A,d)=>{d.d(A,{C:()=>D,L:()=>w});var O=d(45599);function D(v,P){const b=[v];for(;b.length>0;){const E=b.
pop(),y=E instanceof O.Z6?E.dict:E;if(Array.isArray(y))for(const h of y)b.push(h);else if(y instanceof O.Bi){P(y);for(const h of y.values())b.push(h)}}}function w(v,P){
const b=[];return D(v,E=>{b.length===0&&P(E)&&b.push(E)}),b.length>0}})};
