"use strict";exports.id=9867,exports.ids=[9867],exports.modules={85673:((I,M,d)=>{d.d(M,{gx:()=>m,h:()=>y});function _(r,o){const i=O(r,o);if(i!==void 0)return[i];const f=l(
r);return o.filter(a=>l(a).some(e=>e.length>3&&f.includes(e)))}function O(r,o){let i;const f=l(r);for(const a of o){const e=E(f,l(a));e<=2&&e<(i?.count??1/0)&&(i=
{name:a,count:e})}return i?.name}function E(r,o){return r.length!==o.length?r.length*o.length===0?1/0:E([r.join("")],[o.join("")]):o.reduce((i,f,a)=>{const e=r[a]??
"",t=Math.min(e.length,f.length),n=u(e,f);return n>(t<3?0:t<7?1:2)?1/0:i+n},0)}const y=(r,o)=>p(_(r,o));function m(r,o){const i=O(r,o),f=e=>l(e).sort().join(" "),
a=f(r);return p(i===void 0?o.filter(e=>r!==""&&f(e)===a):[i])}const p=r=>r.length===0||r.length>3?"":` (did you mean ${r.join(" or ")}?)`,l=r=>r.trim().slice(0,
64).replace(/(?<=[a-z])(?=[A-Z])/g," ").toLowerCase().split(/[\s_-]+/).filter(o=>o!==""),h=2;function u(r,o){if(Math.abs(r.length-o.length)>h)return 1/0;let i=[],
f=Array.from({length:o.length+1},(e,t)=>t<=h?t:1/0);for(let e=0;e<r.length;e++){const t=[];t[0]=e+1;let n=1/0;for(let s=Math.max(0,e-h);s<=Math.min(o.length-1,e+
h);s++){const c=e>0&&s>0&&r[e]===o[s-1]&&r[e-1]===o[s];t[s+1]=Math.min((f[s+1]??1/0)+1,(t[s]??1/0)+1,(f[s]??1/0)+(r[e]===o[s]?0:1),c?(i[s-1]??1/0)+1:1/0),n=Math.
min(n,t[s+1])}if(n>h)return 1/0;i=f,f=t}const a=f[o.length]??1/0;return a>h?1/0:a}}),45657:((I,M,d)=>{d.d(M,{Hn:()=>O,Kf:()=>y,RZ:()=>_,Vp:()=>p,YG:()=>m,vH:()=>E});
function _(l,h){for(const u of h)l.push(u)}const O=l=>l.slice();function E(l,h,u){const r=l.get(h);r?r.push(u):l.set(h,[u])}const y=l=>{let h=-1/0;for(const u of l)
h=Math.max(h,u);return h},m=l=>{let h=1/0;for(const u of l)h=Math.min(h,u);return h},p=l=>Number.isInteger(l)&&!Number.isSafeInteger(l)}),17768:((I,M,d)=>{d.r(M),
d.d(M,{check_signatures:()=>u});var _=d(74963),O=d(58552),E=d(34773),y=d(81720);const m=50;async function p({bytes:o},i,f){const a=(0,y.X3)(o)?(0,y.Je)(o).filter(
({label:n})=>n==="CERTIFICATE"):[{bytes:o}];if(a.length>y.hk)throw(0,O.G6)([{field:i,message:`has more than ${y.hk} certificates; at most that many are allowed`}]);
const e=[];for(const n of a){e.push((0,E.w$)(n.bytes));const s=f.step(n.bytes.length*m);s&&await s}const t=e.findIndex(n=>n===void 0);if(e.length===0||t>=0){const n=e.
length>1?`: certificate ${t+1} of ${e.length} cannot be read`:"";throw(0,O.G6)([{field:i,message:`has no certificate that can be read${n}: give PEM or DER`}])}return e.
filter(n=>n!==void 0)}var l=d(91519),h=d(41561);const u=async(o,i,f)=>{const{trusted_certificates:a,open_password:e}=i,t=a&&await p(a,"trusted_certificates",f.pace),
{quiet:n,wasRepaired:s}=(0,h.gd)(f),c=await(0,l.E)(o.bytes,n,{password:e}),g=await(0,_.ae)(c,o.bytes,{password:e,anchors:t,isDamaged:s()}),D=g.entries.length===
0?[r]:[];return{documents:[{...o,pageCount:c.pages.count}],data:(0,_.vA)(g),notes:D,facts:{}}},r={code:"unsigned",message:"The document has no signature."}}),81720:((I,M,d)=>{
d.d(M,{Je:()=>p,X3:()=>m,hk:()=>_});const _=1e3,O="-----BEGIN ",E="-----",y=64,m=l=>Buffer.from(l.buffer,l.byteOffset,l.length).includes(O);function p(l){const h=Buffer.
from(l.buffer,l.byteOffset,l.length),u=[];for(let r=h.indexOf(O);r>=0&&u.length<=_;r=h.indexOf(O,r)){const o=r+O.length,i=h.indexOf(E,o);if(i<0)break;if(r=o,i-o>
y)continue;const f=h.toString("latin1",o,i),a=i+E.length,e=h.indexOf(E,a);if(e<0)break;r=e;const t=`${E}END ${f}${E}`;h.toString("latin1",e,e+t.length)===t&&(u.
push({label:f,bytes:Buffer.from(h.toString("latin1",a,e),"base64")}),r=e+t.length)}return u}}),84961:((I,M,d)=>{d.d(M,{$x:()=>o,Kh:()=>u,qg:()=>i,xS:()=>r});var _=d(
58552),O=d(33973),E=d(87773),y=d(90536),m=d(45599),p=d(3907),l=d(33311),h=d(9819);function u(a,e){const t=a.resolve(e.get("S"));return(!e.has("S")||(0,m.Eo)(t,"\
JavaScript")||(0,m.Eo)(t,"Rendition"))&&a.resolve(e.get("JS"))!==null}async function r(a,e){const t=[];for await(const[s,c]of(0,E.$)(a,e))(0,y.L)(c,g=>u(a,g))&&
t.push(s);if(t.length===0)return!1;const{live:n}=await(0,O.Gy)(a);return t.some(s=>n[s]===1)}async function o(a){return await r(a,(await(0,l.S)(a)).JS)||i(a)}async function i(a){
if(!(0,m.Zm)(a.get(a.catalogNumber)))return!1;const e=a.resolve((0,h.Wo)(a,"AcroForm")?.dict.get("XFA"));if(e===null)return!1;if(a.security?.locked===!0)return null;
for(const t of Array.isArray(e)?e:[e]){const n=a.resolve(t);if(!(n instanceof m.Z6))continue;let s;try{s=await a.decodedAtEase(n)}catch(g){if(!(g instanceof _.zU)||
g.code==="cancelled")throw g;return!0}const c=(0,p.xK)(s);if(c===void 0||c.includes("script")&&await f(c,a.job.pace))return!0}return!1}async function f(a,e){const t=n=>(n.
kind==="start"||n.kind==="empty")&&/^(?:[^:]*:)?script$/.test(n.name);return await(0,p.km)(a,e,t)!=="well-formed"}}),6856:((I,M,d)=>{d.d(M,{n:()=>o,w:()=>p});var _=d(
78157),O=d(79725),E=d(45599),y=d(70549),m=d(6057);const p=(0,y.n)(l);async function l(e){const{pages:t,job:n}=e,s=new o(e),c=new Int32Array(t.count),g=new Set;for(let D=0;D<
t.count;D++){s.goTo(D),c[D]=s.kind,g.add(s.resources);const P=n.pace.step(300);P&&await P}return{kinds:s.kinds,kindOf:c,resources:g}}const h=["MediaBox","CropBo\
x","Rotate","UserUnit"],u=2e3,r=/\(|(?:^|[^<])<(?!<)/;class o{document;kinds=[];kind=-1;resources;bytes;entries=new O.R;index=-1;inherited;geometry=new i(h);own=new i(
["Resources"]);kindOf=new Map;recognised=new Map;dictionaries=new Map;constructor(t){this.document=t}goTo(t){const{document:n,entries:s,inherited:c}=this,{pages:g}=n,
D=g.number(t),P=n.place(D),v=g.inheritedBy(t);if(this.index=t,this.inherited=v,!P||!n.locate(D,P,s)){this.bytes=void 0,this.geometry.forget(),this.own.forget(),
this.kind=this.kindHere(),this.resources=g.attribute(t,"Resources");return}(this.bytes?.buffer!==P.bytes.buffer||this.bytes.byteOffset!==P.bytes.byteOffset)&&(this.
bytes=(0,_.bS)(P.bytes));const[x,A]=[this.geometry.take(this.bytes,s),this.own.take(this.bytes,s)];(!x||v!==c)&&(this.kind=this.recognise(v)),(!A||v!==c)&&(this.
resources=this.resourcesHere())}contents(){const{document:t,bytes:n}=this,s=t.pages.number(this.index);if(!n)return t.entry(s,"Contents");const c=this.entries.find(
n,"Contents");if(c<0)return;const{at:g}=this.entries;return a(n,g[c+2],g[c+3])??t.entry(s,"Contents")}get resourcesSpan(){return this.own.of(0)}resourcesHere(){
const{document:t,index:n}=this,{pages:s}=t,[c,g]=this.own.of(0);if(c===g)return s.inheritedBy(n).Resources;const D=a(this.bytes,c,g);if(D)return D;const P=()=>t.
entry(s.number(n),"Resources");if(g-c>u)return P();const v=this.own.text();return t.security&&r.test(v)?P():(this.dictionaries.has(v)||this.dictionaries.set(v,P()),
this.dictionaries.get(v))}recognise(t){let n=this.recognised.get(t);n||this.recognised.set(t,n=new Map);const s=this.geometry.text();let c=n.get(s);return c===void 0&&
n.set(s,c=this.kindHere()),c}kindHere(){const t=(0,m.iw)(this.document,this.index),n=`${t.box.join(" ")} ${t.rotation} ${t.userUnit}`;let s=this.kindOf.get(n);return s===
void 0&&this.kindOf.set(n,s=this.kinds.push(t)-1),s}}class i{keys;bytes;from;to;constructor(t){this.keys=t,this.from=new Int32Array(t.length),this.to=new Int32Array(
t.length)}forget(){this.bytes=void 0}take(t,n){const{bytes:s,from:c,to:g,keys:D}=this;let P=s!==void 0;for(let v=0;v<D.length;v++){const x=n.find(t,D[v]),A=x<0?
0:n.at[x+2],S=x<0?0:n.at[x+3];P&&=f(s,c[v],g[v],t,A,S),c[v]=A,g[v]=S}return this.bytes=t,P}of(t){return[this.from[t],this.to[t]]}text(){let t="";for(let n=0;n<this.
keys.length;n++)t+=`${this.bytes.toString("latin1",this.from[n],this.to[n])}|`;return t}}function f(e,t,n,s,c,g){if(n-t!==g-c)return!1;for(let D=t,P=c;D<n;D++,P++)
if(e[D]!==s[P])return!1;return!0}function a(e,t,n){if(!(0,_.yp)(e[t])||e[n-1]!==_.AV||e[n-2]!==_.Z4)return;const s=(0,_.JI)(e,t,n),c=(0,_.JI)(e,s.after+1,n);return e[s.
after]===_.Z4&&c.value>=0&&c.after===n-2?new E.oS(s.value,c.value):void 0}}),21281:((I,M,d)=>{d.d(M,{Ip:()=>h,XM:()=>f,Xb:()=>i,ds:()=>l,qg:()=>o});var _=d(59071),
O=d(70549),E=d(21115),y=d(824),m=d(1975),p=d(60912);const l=(0,O.n)(async t=>h(t,await(0,y.Br)(t)));function h(t,n){const s=(x,A)=>(0,_.wh)((0,m.sm)(n,x,A)[0]??
""),c=r(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),g=u(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,P=[s("pdfxid","GTS_PDFXVersi\
on")||s("pdfx","GTS_PDFXVersion")||((0,_.Gh)(t.resolve((0,y._U)(t)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],v=[
c?.name,g,...P.filter(x=>/^PDF\/[\w .:/()-]{1,40}$/.test(x))];return{archive:c,accessible:g,names:v.filter(x=>x!==void 0)}}const u=t=>/^[1-9]$/.test(t);function r(t,n){
if(!u(t))return;const s=/^[abuef]$/.test(n)?n:"";return{part:Number(t),level:s,name:`PDF/A-${t}${s}`}}function o(t,n,s,c){return n&&e(t,n,[E.dK.pdfaid]),i(s,c)}
const i=({name:t},n)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${t}: ${n}.`});async function f(t){const n=await(0,y.Br)(t);if(!n)
return[];const{archive:s,accessible:c}=h(t,n);e(t,n,[E.dK.pdfaid,E.dK.pdfuaid]);const g=[s?.name,c].filter(D=>D!==void 0);return g.length>0?[a(g)]:[]}const a=t=>({
code:"conformance_dropped",message:`The result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function e(t,n,s){n.properties.
some(({namespace:c})=>s.includes(c))&&(0,p._L)(t,(0,p.QH)(n,({namespace:c})=>s.includes(c),[]))}}),60912:((I,M,d)=>{d.d(M,{QH:()=>y,T3:()=>m,_L:()=>u});var _=d(
21115),O=d(3907),E=d(45599);function y(r,o,i){const{text:f,properties:a,end:e,about:t}=r,n=[];let s=0;for(const c of a.filter(o).sort((g,D)=>g.from-D.from))c.from<
s||(n.push(f.slice(s,c.from)),s=c.to);return n.push(f.slice(s,Math.max(e,s))),i.length>0&&n.push(p(i,t)),n.push(f.slice(Math.max(e,s))),h(n.join(""))}function m(r){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${_.dK.rdf}">
${p(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function p(r,o){const f=[...new Set(r.map(({prefix:e})=>e))].map(e=>` xmlns:${e}="${_.dK[e]}"`).join(""),a=r.map(({prefix:e,name:t,form:n,values:s})=>`\
<${e}:${t}>${l(n,s)}</${e}:${t}>
`);return`<rdf:Description xmlns:rdf="${_.dK.rdf}" rdf:about="${(0,O.X)(o)}"${f}>
${a.join("")}</rdf:Description>
`}function l(r,o){const i=f=>o.map(a=>`<rdf:li${f}>${(0,O.X)(a)}</rdf:li>`).join("");switch(r){case"simple":return(0,O.X)(o[0]??"");case"alternative":return`<rd\
f:Alt>${i(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${i("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${i("")}</rdf:Bag>`}}const h=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(r,o){const i=r.catalog.get("Metadata"),f=r.resolve(i),a=f instanceof E.Z6?[...f.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],e=new E.Bi([["Type",new E.SX("Metadata")],["Subtype",new E.SX("XML")],...a]),t=new E.Z6(e,Buffer.
from(o,"utf8"));(0,E.i9)(i)&&f instanceof E.Z6?r.put(i,t):r.edit(r.catalogNumber).set("Metadata",r.add(t))}}),33546:((I,M,d)=>{d.d(M,{FB:()=>m,Hr:()=>l,Zh:()=>h,
k$:()=>p,qm:()=>u});var _=d(44233),O=d(45599),E=d(81077);const y={first:0,style:"D",prefix:void 0,start:1};async function m(e){const t=e.catalog.get("PageLabels");
if(!e.dict(t))return;const n=(await(0,E.Zc)(e,t,"Nums")).map(([s,c])=>({first:Number(s),label:e.dict(c)})).filter(({first:s})=>Number.isInteger(s)&&s>=0).sort((s,c)=>s.
first-c.first).filter(({first:s},c,g)=>g[c+1]?.first!==s).map(({first:s,label:c})=>({first:s,...r(e,c)}));return n[0]?.first===0?n:[y,...n]}function p(e,t){const n=e.
editCatalog();if(t.length===0){n.delete("PageLabels");return}const s=t[0].first===0?t:[y,...t],c=a(e),g=s.map(({first:D,start:P,...v})=>[D,f({...v,number:P},c)]);
n.set("PageLabels",e.add((0,E.H6)(e,g,"Nums")))}async function l(e){const t=await m(e);if(!t)return;const n=t.map(({first:s})=>s);return s=>{const c=t[(0,_.MJ)(
n,s)-1];return{...c,number:c.start+s-c.first}}}function h(e,t){const n=[],s=a(e);let c,g=0;for(const D of t)(!c||!o(c,D))&&n.push([g,f(D,s)]),c=D,g++;return(0,E.
H6)(e,n,"Nums")}async function u(e,t){const n=await l(e);if(!n)return;const s=h(e,Array.from(t,c=>n(c-1)));e.editCatalog().set("PageLabels",e.add(s))}function r(e,t){
const n=e.resolve(t?.get("S")),s=e.resolve(t?.get("P")),c=e.resolve(t?.get("St"));return{style:n instanceof O.SX?n.text:void 0,prefix:s instanceof O.Mx&&s.bytes.
length>0?s:void 0,start:typeof c=="number"&&Number.isInteger(c)&&c>=1?c:1}}function o(e,t){return e.style!==t.style||t.style!==void 0&&t.number!==e.number+1?!1:
e.prefix===t.prefix?!0:!!e.prefix&&!!t.prefix&&Buffer.compare(e.prefix.bytes,t.prefix.bytes)===0}const i=100;function f({style:e,prefix:t,number:n},s){return(0,O.
jd)({S:e===void 0?void 0:(0,O.UU)(e),P:t&&t.bytes.length>i?s(t):t,St:e===void 0||n===1?void 0:n})}function a(e){const t=new Map;return n=>{let s=t.get(n);return s||
t.set(n,s=e.add(n)),s}}}),37081:((I,M,d)=>{d.d(M,{O:()=>E});var _=d(45599),O=d(9819);async function E(m,p,l=1/0){const h=new O._i(m),u=(0,O.Wo)(m,"Outlines"),r=[
{value:u&&y(m,u.holder,u.dict,"First"),level:1}];for(let o=r.pop();o;o=r.pop()){const{value:i,level:f}=o;if(i===void 0||!h.first(i)||!p(i,f)||!(0,_.i9)(i))continue;
const a=t=>{const n=m.entry(i.number,t);return n instanceof _.Bi?y(m,i.number,m.get(i.number),t):n};r.push({value:a("Next"),level:f}),f<l&&r.push({value:a("Firs\
t"),level:f+1});const e=m.job.pace.step(300);e&&await e}}function y(m,p,l,h){const u=l.get(h);if(!(u instanceof _.Bi))return u;const r=m.add(u);return h==="Next"&&
u.set("Prev",new _.oS(p)),m.edit(p),l.set(h,r),r}}),12207:((I,M,d)=>{d.d(M,{Ht:()=>r,hN:()=>p,jS:()=>m,ji:()=>l});var _=d(45599),O=d(81077),E=d(45657);const y=200;
async function m(o){const{catalog:i}=o,f=await(0,O.Zc)(o,o.dict(i.get("Names"))?.get("Dests"),"Names"),a=new Map;for(const[e,t]of f){a.set((0,O.Pu)(e),t);const n=o.
job.pace.step(y);n&&await n}return{names:new Map(o.dict(i.get("Dests"))),strings:a}}function p({pages:o},i){const f=(0,_.i9)(i)?o.indexOf(i.number):i;return typeof f==
"number"&&Number.isInteger(f)&&f>=0&&f<o.count?f:void 0}function l(o,i){return i==null?[]:o.array(i)??[i]}const h=8,u=50;class r{document;named;constructor(i,f){
this.document=i,this.named=f}static async of(i){return new r(i,await m(i))}pageOf(i){return this.pageOfDestination(i.get("Dest"))??this.pageOfAction(i.get("A"))}pageOfDestination(i,f=h){
const{document:a}=this,e=a.resolve(i),t=a.array(e);if(t)return p(a,t[0]);if(f===0)return;const n=a.dict(e);return n?this.pageOfDestination(n.get("D"),f-1):this.
pageOfDestination(this.namedBy(e),f-1)}namedBy(i){const{names:f,strings:a}=this.named;if(i instanceof _.SX)return f.get(i.text)??a.get(i.text);if(!(i instanceof
_.Mx))return;const e=(0,O.Pu)(i);return a.get(e)??f.get(e)}pageOfAction(i){const{document:f}=this,a=i===void 0?[]:[i];for(let e=0;a.length>0&&e<u;e++){const t=f.
dict(a.shift());if(!t)continue;const s=(0,_.Eo)(f.resolve(t.get("S")),"GoTo")?this.pageOfDestination(t.get("D")):void 0;if(s!==void 0)return s;(0,E.RZ)(a,l(f,t.
get("Next")).slice(0,u))}}}}),90536:((I,M,d)=>{d.d(M,{C:()=>O,L:()=>E});var _=d(45599);function O(y,m){const p=[y];for(;p.length>0;){const l=p.pop(),h=l instanceof
_.Z6?l.dict:l;if(Array.isArray(h))for(const u of h)p.push(u);else if(h instanceof _.Bi){m(h);for(const u of h.values())p.push(u)}}}function E(y,m){const p=[];return O(
y,l=>{p.length===0&&m(l)&&p.push(l)}),p.length>0}}),22332:((I,M,d)=>{d.d(M,{l3:()=>p,mq:()=>h,nD:()=>l});var _=d(78157),O=d(45798),E=d(45599);const y=50,m=1e4;function p(u,r){
const o=(0,_.bS)(u).lastIndexOf("startxref",r);return o<0?-1:(0,_.JI)(u,(0,_.AN)(u,o+9,r),r).value}function l(u,r){const o=u.length;if(r<0||r>=o)return;const i=(0,_.
AN)(u,r,o),f=!(0,_.w1)(u,i,"xref"),a=f?-1:(0,_.bS)(u).indexOf("trailer",i),e=f?(0,_.ay)(u,i,o)?.body??-1:a<0?-1:a+7,t=e<0?null:new O.i(u,e,o,y).value();return(0,E.
Zm)(t)?{at:r,isStream:f,trailer:t}:void 0}function h(u){const r=new Set;for(let o=p(u,u.length);typeof o=="number"&&!r.has(o)&&r.size<m;){const i=l(u,o);if(!i)break;
r.add(o),o=i.trailer.get("Prev")}return r}})};
