"use strict";exports.id=9867,exports.ids=[9867],exports.modules={85673:((I,D,d)=>{d.d(D,{gx:()=>m,h:()=>M});function g(i,a){const r=O(i,a);if(r!==void 0)return[r];const f=l(
i);return a.filter(c=>l(c).some(e=>e.length>3&&f.includes(e)))}function O(i,a){let r;const f=l(i);for(const c of a){const e=p(f,l(c));e<=2&&e<(r?.count??1/0)&&(r=
{name:c,count:e})}return r?.name}function p(i,a){return i.length!==a.length?i.length*a.length===0?1/0:p([i.join("")],[a.join("")]):a.reduce((r,f,c)=>{const e=i[c]??
"",t=Math.min(e.length,f.length),s=u(e,f);return s>(t<3?0:t<7?1:2)?1/0:r+s},0)}const M=(i,a)=>E(g(i,a));function m(i,a){const r=O(i,a),f=e=>l(e).sort().join(" "),
c=f(i);return E(r===void 0?a.filter(e=>i!==""&&f(e)===c):[r])}const E=i=>i.length===0||i.length>3?"":` (did you mean ${i.join(" or ")}?)`,l=i=>i.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(a=>a!==""),h=2;function u(i,a){if(Math.abs(i.length-a.length)>h)return 1/0;let r=[],
f=Array.from({length:a.length+1},(e,t)=>t<=h?t:1/0);for(let e=0;e<i.length;e++){const t=[];t[0]=e+1;let s=1/0;for(let n=Math.max(0,e-h);n<=Math.min(a.length-1,e+
h);n++){const o=e>0&&n>0&&i[e]===a[n-1]&&i[e-1]===a[n];t[n+1]=Math.min((f[n+1]??1/0)+1,(t[n]??1/0)+1,(f[n]??1/0)+(i[e]===a[n]?0:1),o?(r[n-1]??1/0)+1:1/0),s=Math.
min(s,t[n+1])}if(s>h)return 1/0;r=f,f=t}const c=f[a.length]??1/0;return c>h?1/0:c}}),45657:((I,D,d)=>{d.d(D,{Hn:()=>O,Kf:()=>M,RZ:()=>g,Vp:()=>E,YG:()=>m,vH:()=>p});
function g(l,h){for(const u of h)l.push(u)}const O=l=>l.slice();function p(l,h,u){const i=l.get(h);i?i.push(u):l.set(h,[u])}const M=l=>{let h=-1/0;for(const u of l)
h=Math.max(h,u);return h},m=l=>{let h=1/0;for(const u of l)h=Math.min(h,u);return h},E=l=>Number.isInteger(l)&&!Number.isSafeInteger(l)}),17768:((I,D,d)=>{d.r(D),
d.d(D,{check_signatures:()=>u});var g=d(74963),O=d(58552),p=d(34773),M=d(81720);const m=50;async function E({bytes:a},r,f){const c=(0,M.X3)(a)?(0,M.Je)(a).filter(
({label:s})=>s==="CERTIFICATE"):[{bytes:a}];if(c.length>M.hk)throw(0,O.G6)([{field:r,message:`has more than ${M.hk} certificates; at most that many are allowed`}]);
const e=[];for(const s of c){e.push((0,p.w$)(s.bytes));const n=f.step(s.bytes.length*m);n&&await n}const t=e.findIndex(s=>s===void 0);if(e.length===0||t>=0){const s=e.
length>1?`: certificate ${t+1} of ${e.length} cannot be read`:"";throw(0,O.G6)([{field:r,message:`has no certificate that can be read${s}: give PEM or DER`}])}return e.
filter(s=>s!==void 0)}var l=d(91519),h=d(41561);const u=async(a,r,f)=>{const{trusted_certificates:c,open_password:e}=r,t=c&&await E(c,"trusted_certificates",f.pace),
{quiet:s,wasRepaired:n}=(0,h.gd)(f),o=await(0,l.E)(a.bytes,s,{password:e}),_=await(0,g.ae)(o,a.bytes,{password:e,anchors:t,isDamaged:n()}),y=_.entries.length===
0?[i]:[];return{documents:[{...a,pageCount:o.pages.count}],data:(0,g.vA)(_),notes:y,facts:{}}},i={code:"unsigned",message:"The document has no signature."}}),81720:((I,D,d)=>{
d.d(D,{Je:()=>E,X3:()=>m,hk:()=>g});const g=1e3,O="-----BEGIN ",p="-----",M=64,m=l=>Buffer.from(l.buffer,l.byteOffset,l.length).includes(O);function E(l){const h=Buffer.
from(l.buffer,l.byteOffset,l.length),u=[];for(let i=h.indexOf(O);i>=0&&u.length<=g;i=h.indexOf(O,i)){const a=i+O.length,r=h.indexOf(p,a);if(r<0)break;if(i=a,r-a>
M)continue;const f=h.toString("latin1",a,r),c=r+p.length,e=h.indexOf(p,c);if(e<0)break;i=e;const t=`${p}END ${f}${p}`;h.toString("latin1",e,e+t.length)===t&&(u.
push({label:f,bytes:Buffer.from(h.toString("latin1",c,e),"base64")}),i=e+t.length)}return u}}),84961:((I,D,d)=>{d.d(D,{$x:()=>a,Kh:()=>u,qg:()=>r,xS:()=>i});var g=d(
58552),O=d(33973),p=d(87773),M=d(90536),m=d(45599),E=d(3907),l=d(33311),h=d(9819);function u(c,e){const t=c.resolve(e.get("S"));return(!e.has("S")||(0,m.Eo)(t,"\
JavaScript")||(0,m.Eo)(t,"Rendition"))&&c.resolve(e.get("JS"))!==null}async function i(c,e){const t=[];for await(const[n,o]of(0,p.$)(c,e))(0,M.L)(o,_=>u(c,_))&&
t.push(n);if(t.length===0)return!1;const{live:s}=await(0,O.Gy)(c);return t.some(n=>s[n]===1)}async function a(c){return await i(c,(await(0,l.S)(c)).JS)||r(c)}async function r(c){
if(!(0,m.Zm)(c.get(c.catalogNumber)))return!1;const e=c.resolve((0,h.Wo)(c,"AcroForm")?.dict.get("XFA"));if(e===null)return!1;if(c.security?.locked===!0)return null;
for(const t of Array.isArray(e)?e:[e]){const s=c.resolve(t);if(!(s instanceof m.Z6))continue;let n;try{n=await c.decodedAtEase(s)}catch(_){if(!(_ instanceof g.zU)||
_.code==="cancelled")throw _;return!0}const o=(0,E.xK)(n);if(o===void 0||o.includes("script")&&await f(o,c.job.pace))return!0}return!1}async function f(c,e){const t=s=>(s.
kind==="start"||s.kind==="empty")&&/^(?:[^:]*:)?script$/.test(s.name);return await(0,E.km)(c,e,t)!=="well-formed"}}),6856:((I,D,d)=>{d.d(D,{n:()=>a,w:()=>E});var g=d(
78157),O=d(79725),p=d(45599),M=d(70549),m=d(6057);const E=(0,M.n)(l);async function l(e){const{pages:t,job:s}=e,n=new a(e),o=new Int32Array(t.count),_=new Set;for(let y=0;y<
t.count;y++){n.goTo(y),o[y]=n.kind,_.add(n.resources);const P=s.pace.step(300);P&&await P}return{kinds:n.kinds,kindOf:o,resources:_}}const h=["MediaBox","CropBo\
x","Rotate","UserUnit"],u=2e3,i=/\(|(?:^|[^<])<(?!<)/;class a{document;kinds=[];kind=-1;resources;bytes;entries=new O.R;index=-1;inherited;geometry=new r(h);own=new r(
["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:s,entries:n,inherited:o}=this,{pages:_}=s,
y=_.number(t),P=s.place(y),v=_.inheritedBy(t);if(this.index=t,this.inherited=v,!P||!s.locate(y,P,n)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),
this.kind=this.kindHere(),this.resources=_.attribute(t,"Resources");return}(this.bytes?.buffer!==P.bytes.buffer||this.bytes.byteOffset!==P.bytes.byteOffset)&&(this.
bytes=(0,g.bS)(P.bytes));const[x,S]=[this.geometry.take(this.bytes,n),this.own.take(this.bytes,n)];(!x||v!==o)&&(this.kind=this.recognise(v)),(!S||v!==o)&&(this.
resources=this.resourcesHere())}contents(){const{document:t,bytes:s}=this,n=t.pages.number(this.index);if(!s)return t.entry(n,"Contents");const o=this.entries.find(
s,"Contents");if(o<0)return;const{at:_}=this.entries;return c(s,_[o+2],_[o+3])??t.entry(n,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:s}=this,{pages:n}=t,[o,_]=this.own.of(0);if(o===_)return n.inheritedBy(s).Resources;const y=c(this.bytes,o,_);if(y)return y;const P=()=>t.
entry(n.number(s),"Resources");if(_-o>u)return P();const v=this.own.text();return t.security&&i.test(v)?P():(this.dictionaries.has(v)||this.dictionaries.set(v,P()),
this.dictionaries.get(v))}recognise(t){let s=this.recognised.get(t);s||this.recognised.set(t,s=new Map);const n=this.geometry.text();let o=s.get(n);return o===void 0&&
s.set(n,o=this.kindHere()),o}kindHere(){const t=(0,m.iw)(this.document,this.index),s=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let n=this.kindOf.get(s);return n===
void 0&&this.kindOf.set(s,n=this.kinds.push(t)-1),n}}class r{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,s){const{bytes:n,from:o,to:_,keys:y}=this;let P=n!==void 0;for(let v=0;v<y.length;v++){const x=s.find(t,y[v]),S=x<0?
0:s.at[x+2],A=x<0?0:s.at[x+3];P&&=f(n,o[v],_[v],t,S,A),o[v]=S,_[v]=A}return this.bytes=t,P}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let s=0;s<this.
keys.length;s++)t+=`${this.bytes.toString("latin1",this.from[s],this.to[s])}|`;return t}}function f(e,t,s,n,o,_){if(s-t!==_-o)return!1;for(let y=t,P=o;y<s;y++,P++)
if(e[y]!==n[P])return!1;return!0}function c(e,t,s){if(!(0,g.yp)(e[t])||e[s-1]!==g.AV||e[s-2]!==g.Z4)return;const n=(0,g.JI)(e,t,s),o=(0,g.JI)(e,n.after+1,s);return e[n.
after]===g.Z4&&o.value>=0&&o.after===s-2?new p.oS(n.value,o.value):void 0}}),21281:((I,D,d)=>{d.d(D,{Ip:()=>h,XM:()=>f,Xb:()=>r,ds:()=>l,qg:()=>a,yB:()=>e});var g=d(
59071),O=d(70549),p=d(21115),M=d(824),m=d(1975),E=d(60912);const l=(0,O.n)(async n=>h(n,await(0,M.Br)(n)));function h(n,o){const _=(A,b)=>(0,g.wh)((0,m.sm)(o,A,
b)[0]??""),y=i(_("pdfaid","part"),_("pdfaid","conformance").toLowerCase()),P=u(_("pdfuaid","part"))?`PDF/UA-${_("pdfuaid","part")}`:void 0,x=[_("pdfxid","GTS_PD\
FXVersion")||_("pdfx","GTS_PDFXVersion")||((0,g.Gh)(n.resolve((0,M._U)(n)?.get("GTS_PDFXVersion")))??""),_("pdfe","ISO_PDFEVersion"),_("pdfvtid","GTS_PDFVTVersi\
on")],S=[y?.name,P,...x.filter(A=>/^PDF\/[\w .:/()-]{1,40}$/.test(A))];return{archive:y,accessible:P,names:S.filter(A=>A!==void 0)}}const u=n=>/^[1-9]$/.test(n);
function i(n,o){if(!u(n))return;const _=/^[abuef]$/.test(o)?o:"";return{part:Number(n),level:_,name:`PDF/A-${n}${_}`}}function a(n,o,_,y){return o&&s(n,o,[p.dK.
pdfaid]),r(_,y)}const r=({name:n},o)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${n}: ${o}.`});async function f(n){const o=await(0,M.
Br)(n);if(!o)return[];const{archive:_,accessible:y}=h(n,o);s(n,o,[p.dK.pdfaid,p.dK.pdfuaid]);const P=[_?.name,y].filter(v=>v!==void 0);return P.length>0?[c(P,"a\
 merge cannot guarantee conformance")]:[]}const c=(n,o)=>({code:"conformance_dropped",message:`The result no longer claims ${n.join(" and ")}, because ${o}.`}),
e=({archive:n,accessible:o})=>[...n?[r(n,t)]:[],...o===void 0?[]:[c([o],t)]],t="its metadata was removed";function s(n,o,_){o.properties.some(({namespace:y})=>_.
includes(y))&&(0,E._L)(n,(0,E.QH)(o,({namespace:y})=>_.includes(y),[]))}}),60912:((I,D,d)=>{d.d(D,{QH:()=>M,T3:()=>m,_L:()=>u});var g=d(21115),O=d(3907),p=d(45599);
function M(i,a,r){const{text:f,properties:c,end:e,about:t}=i,s=[];let n=0;for(const o of c.filter(a).sort((_,y)=>_.from-y.from))o.from<n||(s.push(f.slice(n,o.from)),
n=o.to);return s.push(f.slice(n,Math.max(e,n))),r.length>0&&s.push(E(r,t)),s.push(f.slice(Math.max(e,n))),h(s.join(""))}function m(i){return`<?xpacket begin="\uFEFF"\
 id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${g.dK.rdf}">
${E(i,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function E(i,a){const f=[...new Set(i.map(({prefix:e})=>e))].map(e=>` xmlns:${e}="${g.dK[e]}"`).join(""),c=i.map(({prefix:e,name:t,form:s,values:n})=>`\
<${e}:${t}>${l(s,n)}</${e}:${t}>
`);return`<rdf:Description xmlns:rdf="${g.dK.rdf}" rdf:about="${(0,O.X)(a)}"${f}>
${c.join("")}</rdf:Description>
`}function l(i,a){const r=f=>a.map(c=>`<rdf:li${f}>${(0,O.X)(c)}</rdf:li>`).join("");switch(i){case"simple":return(0,O.X)(a[0]??"");case"alternative":return`<rd\
f:Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${r("")}</rdf:Bag>`}}const h=i=>i.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(i,a){const r=i.catalog.get("Metadata"),f=i.resolve(r),c=f instanceof p.Z6?[...f.dict].
filter(([s])=>!["Filter","DecodeParms","Length"].includes(s)):[],e=new p.Bi([["Type",new p.SX("Metadata")],["Subtype",new p.SX("XML")],...c]),t=new p.Z6(e,Buffer.
from(a,"utf8"));(0,p.i9)(r)&&f instanceof p.Z6?i.put(r,t):i.edit(i.catalogNumber).set("Metadata",i.add(t))}}),33546:((I,D,d)=>{d.d(D,{FB:()=>m,Hr:()=>l,Zh:()=>h,
k$:()=>E,qm:()=>u});var g=d(44233),O=d(45599),p=d(81077);const M={first:0,style:"D",prefix:void 0,start:1};async function m(e){const t=e.catalog.get("PageLabels");
if(!e.dict(t))return;const s=(await(0,p.Zc)(e,t,"Nums")).map(([n,o])=>({first:Number(n),label:e.dict(o)})).filter(({first:n})=>Number.isInteger(n)&&n>=0).sort((n,o)=>n.
first-o.first).filter(({first:n},o,_)=>_[o+1]?.first!==n).map(({first:n,label:o})=>({first:n,...i(e,o)}));return s[0]?.first===0?s:[M,...s]}function E(e,t){const s=e.
editCatalog();if(t.length===0){s.delete("PageLabels");return}const n=t[0].first===0?t:[M,...t],o=c(e),_=n.map(({first:y,start:P,...v})=>[y,f({...v,number:P},o)]);
s.set("PageLabels",e.add((0,p.H6)(e,_,"Nums")))}async function l(e){const t=await m(e);if(!t)return;const s=t.map(({first:n})=>n);return n=>{const o=t[(0,g.MJ)(
s,n)-1];return{...o,number:o.start+n-o.first}}}function h(e,t){const s=[],n=c(e);let o,_=0;for(const y of t)(!o||!a(o,y))&&s.push([_,f(y,n)]),o=y,_++;return(0,p.
H6)(e,s,"Nums")}async function u(e,t){const s=await l(e);if(!s)return;const n=h(e,Array.from(t,o=>s(o-1)));e.editCatalog().set("PageLabels",e.add(n))}function i(e,t){
const s=e.resolve(t?.get("S")),n=e.resolve(t?.get("P")),o=e.resolve(t?.get("St"));return{style:s instanceof O.SX?s.text:void 0,prefix:n instanceof O.Mx&&n.bytes.
length>0?n:void 0,start:typeof o=="number"&&Number.isInteger(o)&&o>=1?o:1}}function a(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==e.number+1?!1:
e.prefix===t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}const r=100;function f({style:e,prefix:t,number:s},n){return(0,O.
jd)({S:e===void 0?void 0:(0,O.UU)(e),P:t&&t.bytes.length>r?n(t):t,St:e===void 0||s===1?void 0:s})}function c(e){const t=new Map;return s=>{let n=t.get(s);return n||
t.set(s,n=e.add(s)),n}}}),37081:((I,D,d)=>{d.d(D,{O:()=>p});var g=d(45599),O=d(9819);async function p(m,E,l=1/0){const h=new O._i(m),u=(0,O.Wo)(m,"Outlines"),i=[
{value:u&&M(m,u.holder,u.dict,"First"),level:1}];for(let a=i.pop();a;a=i.pop()){const{value:r,level:f}=a;if(r===void 0||!h.first(r)||!E(r,f)||!(0,g.i9)(r))continue;
const c=t=>{const s=m.entry(r.number,t);return s instanceof g.Bi?M(m,r.number,m.get(r.number),t):s};i.push({value:c("Next"),level:f}),f<l&&i.push({value:c("Firs\
t"),level:f+1});const e=m.job.pace.step(300);e&&await e}}function M(m,E,l,h){const u=l.get(h);if(!(u instanceof g.Bi))return u;const i=m.add(u);return h==="Next"&&
u.set("Prev",new g.oS(E)),m.edit(E),l.set(h,i),i}}),12207:((I,D,d)=>{d.d(D,{Ht:()=>i,hN:()=>E,jS:()=>m,ji:()=>l});var g=d(45599),O=d(81077),p=d(45657);const M=200;
async function m(a){const{catalog:r}=a,f=await(0,O.Zc)(a,a.dict(r.get("Names"))?.get("Dests"),"Names"),c=new Map;for(const[e,t]of f){c.set((0,O.Pu)(e),t);const s=a.
job.pace.step(M);s&&await s}return{names:new Map(a.dict(r.get("Dests"))),strings:c}}function E({pages:a},r){const f=(0,g.i9)(r)?a.indexOf(r.number):r;return typeof f==
"number"&&Number.isInteger(f)&&f>=0&&f<a.count?f:void 0}function l(a,r){return r==null?[]:a.array(r)??[r]}const h=8,u=50;class i{document;named;constructor(r,f){
this.document=r,this.named=f}static async of(r){return new i(r,await m(r))}pageOf(r){return this.pageOfDestination(r.get("Dest"))??this.pageOfAction(r.get("A"))}pageOfDestination(r,f=h){
const{document:c}=this,e=c.resolve(r),t=c.array(e);if(t)return E(c,t[0]);if(f===0)return;const s=c.dict(e);return s?this.pageOfDestination(s.get("D"),f-1):this.
pageOfDestination(this.namedBy(e),f-1)}namedBy(r){const{names:f,strings:c}=this.named;if(r instanceof g.SX)return f.get(r.text)??c.get(r.text);if(!(r instanceof
g.Mx))return;const e=(0,O.Pu)(r);return c.get(e)??f.get(e)}pageOfAction(r){const{document:f}=this,c=r===void 0?[]:[r];for(let e=0;c.length>0&&e<u;e++){const t=f.
dict(c.shift());if(!t)continue;const n=(0,g.Eo)(f.resolve(t.get("S")),"GoTo")?this.pageOfDestination(t.get("D")):void 0;if(n!==void 0)return n;(0,p.RZ)(c,l(f,t.
get("Next")).slice(0,u))}}}}),90536:((I,D,d)=>{d.d(D,{C:()=>O,L:()=>p});var g=d(45599);function O(M,m){const E=[M];for(;E.length>0;){const l=E.pop(),h=l instanceof
g.Z6?l.dict:l;if(Array.isArray(h))for(const u of h)E.push(u);else if(h instanceof g.Bi){m(h);for(const u of h.values())E.push(u)}}}function p(M,m){const E=[];return O(
M,l=>{E.length===0&&m(l)&&E.push(l)}),E.length>0}}),22332:((I,D,d)=>{d.d(D,{l3:()=>E,mq:()=>h,nD:()=>l});var g=d(78157),O=d(45798),p=d(45599);const M=50,m=1e4;function E(u,i){
const a=(0,g.bS)(u).lastIndexOf("startxref",i);return a<0?-1:(0,g.JI)(u,(0,g.AN)(u,a+9,i),i).value}function l(u,i){const a=u.length;if(i<0||i>=a)return;const r=(0,g.
AN)(u,i,a),f=!(0,g.w1)(u,r,"xref"),c=f?-1:(0,g.bS)(u).indexOf("trailer",r),e=f?(0,g.ay)(u,r,a)?.body??-1:c<0?-1:c+7,t=e<0?null:new O.i(u,e,a,M).value();return(0,p.
Zm)(t)?{at:i,isStream:f,trailer:t}:void 0}function h(u){const i=new Set;for(let a=E(u,u.length);typeof a=="number"&&!i.has(a)&&i.size<m;){const r=l(u,a);if(!r)break;
i.add(a),a=r.trailer.get("Prev")}return i}})};
