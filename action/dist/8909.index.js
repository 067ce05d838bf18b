"use strict";exports.id=8909,exports.ids=[8909],exports.modules={78909:((A,y,c)=>{c.r(y),c.d(y,{set_metadata:()=>f});var O=c(7390),P=c(86009),m=c(80397),h=c(4268),E=c(1480),
g=c(20381),x=c(16039),r=c(10404),_=c(31808);const d={title:"Title",author:"Author",subject:"Subject",keywords:"Keywords",creator:"Creator"};async function w(e,s){
const a=await(0,r.Br)(e);if(((0,m.Ip)(e,a).archive?.part??0)>=4?C(e,s):D(e,s),s.language!==void 0&&e.edit(e.catalogNumber).set("Lang",(0,g.wx)(s.language)),a?.malformed===
!0)return(0,_._L)(e,(0,_.T3)(o(e,s))),[b];const p=I(s);return a?(0,_._L)(e,(0,_.QH)(a,t(p,a),p)):e.version>="2.0"&&(0,_._L)(e,(0,_.T3)(o(e,s))),[]}const b={code:"\
xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info dictionary, without claims such as PDF/A."};function D(e,s){
const a=Object.entries(d).flatMap(([u,i])=>{const M=s[u];return M===void 0?[]:[[i,(0,g.wx)(M)]]});if(a.length===0)return;const l=e.trailer.get("Info"),p=new x.Bi(
[...(0,r._U)(e)??[],...a]);l instanceof x.oS&&e.exists(l.number)?e.put(l,p):e.trailer.set("Info",e.add(p))}function C(e,s){const a=(0,r._U)(e);if(!a)return;const l=new Set(
Object.entries(d).flatMap(([i,M])=>s[i]===void 0?[]:[M])),p=new x.Bi([...a].filter(([i])=>!l.has(i)));if(p.size===a.size)return;const u=e.trailer.get("Info");p.
size===0?e.trailer.delete("Info"):u instanceof x.oS?e.put(u,p):e.trailer.set("Info",p)}function I(e){const{title:s,author:a,subject:l,keywords:p,creator:u,language:i}=e,
M=(v,$,T,j)=>j===void 0?[]:[{prefix:v,name:$,form:T,values:[j]}];return[...M("dc","title","alternative",s),...M("dc","description","alternative",l),...M("dc","c\
reator","ordered",a),...M("pdf","Keywords","simple",p),...M("xmp","CreatorTool","simple",u),...M("dc","language","unordered",i)]}function t(e,{properties:s}){const a=e.
find(({name:u})=>u==="Keywords")?.values[0],l=s.some(({namespace:u,name:i})=>u===E.dK.dc&&i==="subject");a!==void 0&&l&&e.push({prefix:"dc",name:"subject",form:"\
unordered",values:n(a)});const p=new Set(e.map(({prefix:u,name:i})=>`${E.dK[u]} ${i}`));return({namespace:u,name:i})=>p.has(`${u} ${i}`)}const n=e=>e.split(/[,;]/).
map(s=>s.trim()).filter(s=>s!=="");function o(e,s){const{title:a,author:l,subject:p,keywords:u,creator:i,producer:M,created:v,modified:$,language:T}=(0,r._6)(e,
void 0),S=Object.entries({...{title:a,author:l,subject:p,keywords:u,creator:i,language:T},...s}).filter(([,B])=>B!==null),L=(B,U,K)=>K===null?[]:[{prefix:B,name:U,
form:"simple",values:[K]}];return[...I(Object.fromEntries(S)),...L("pdf","Producer",M),...L("xmp","CreateDate",v),...L("xmp","ModifyDate",$)]}const f=async(e,s,a)=>{
const{remove_existing:l,open_password:p,...u}=s,i=await(0,O.E)(e.bytes,a,{password:p}),M=[];if(l){const{archive:$}=await(0,m.ds)(i);await(0,h.Ij)(i),$&&M.push((0,m.
Xb)($,"its metadata was removed"))}Object.keys(u).length>0&&M.push(...await w(i,u));const v=i.pages.count;return{documents:[{name:e.name,bytes:await(0,P.UN)(i),
pageCount:v}],notes:M,facts:{pageCount:v}}}}),80397:((A,y,c)=>{c.d(y,{Ip:()=>r,XM:()=>D,Xb:()=>b,ds:()=>x,qg:()=>w});var O=c(58247),P=c(30729),m=c(1480),h=c(10404),
E=c(34331),g=c(31808);const x=(0,P.H)(async t=>r(t,await(0,h.Br)(t)));function r(t,n){const o=(p,u)=>(0,O.w)((0,E.sm)(n,p,u)[0]??""),f=d(o("pdfaid","part"),o("p\
dfaid","conformance").toLowerCase()),e=_(o("pdfuaid","part"))?`PDF/UA-${o("pdfuaid","part")}`:void 0,a=[o("pdfxid","GTS_PDFXVersion")||o("pdfx","GTS_PDFXVersion")||
((0,O.G)(t.resolve((0,h._U)(t)?.get("GTS_PDFXVersion")))??""),o("pdfe","ISO_PDFEVersion"),o("pdfvtid","GTS_PDFVTVersion")],l=[f?.name,e,...a.filter(p=>/^PDF\/[\w .:/()-]{1,40}$/.
test(p))];return{archive:f,accessible:e,names:l.filter(p=>p!==void 0)}}const _=t=>/^[1-9]$/.test(t);function d(t,n){if(!_(t))return;const o=/^[abuef]$/.test(n)?
n:"";return{part:Number(t),level:o,name:`PDF/A-${t}${o}`}}function w(t,n,o,f){return n&&I(t,n,[m.dK.pdfaid]),b(o,f)}const b=({name:t},n)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${n}.`});async function D(t){const n=await(0,h.Br)(t);if(!n)return[];const{archive:o,accessible:f}=r(
t,n);I(t,n,[m.dK.pdfaid,m.dK.pdfuaid]);const e=[o?.name,f].filter(s=>s!==void 0);return e.length>0?[C(e)]:[]}const C=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function I(t,n,o){n.properties.some(({namespace:f})=>o.includes(f))&&
(0,g._L)(t,(0,g.QH)(n,({namespace:f})=>o.includes(f),[]))}}),4268:((A,y,c)=>{c.d(y,{B4:()=>x,Ij:()=>h,In:()=>g});var O=c(7548),P=c(38504),m=c(16039);async function h(r){
r.trailer.delete("Info");const _=await(0,O.zx)(r,["Metadata","PieceInfo"]),d=w=>w.has("PieceInfo")||E(r,w);for(const w of new Set([..._.Metadata,..._.PieceInfo])){
if(!(0,P.L)(r.get(w),d))continue;(0,P.C)(r.edit(w),D=>{E(r,D)&&D.delete("Metadata"),D.delete("PieceInfo")});const b=r.job.pace.step(1e3);b&&await b}}function E(r,_){
return g(r.resolve(_.get("Metadata")))}const g=r=>r instanceof m.Z6&&((0,m.Eo)(r.dict.get("Type"),"Metadata")||(0,m.Eo)(r.dict.get("Subtype"),"XML"));function x(r){
const _=r.dict(r.trailer.get("Info"))!==void 0,d=r.resolve(r.catalog.get("Metadata"))!==null;return r.trailer.delete("Info"),r.catalog.has("Metadata")&&r.editCatalog().
delete("Metadata"),Number(_)+Number(d)}}),31808:((A,y,c)=>{c.d(y,{QH:()=>h,T3:()=>E,_L:()=>_});var O=c(1480),P=c(54075),m=c(16039);function h(d,w,b){const{text:D,
properties:C,end:I,about:t}=d,n=[];let o=0;for(const f of C.filter(w).sort((e,s)=>e.from-s.from))f.from<o||(n.push(D.slice(o,f.from)),o=f.to);return n.push(D.slice(
o,Math.max(I,o))),b.length>0&&n.push(g(b,t)),n.push(D.slice(Math.max(I,o))),r(n.join(""))}function E(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${O.dK.rdf}">
${g(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function g(d,w){const D=[...new Set(d.map(({prefix:I})=>I))].map(I=>` xmlns:${I}="${O.dK[I]}"`).join(""),C=d.map(({prefix:I,name:t,form:n,values:o})=>`\
<${I}:${t}>${x(n,o)}</${I}:${t}>
`);return`<rdf:Description xmlns:rdf="${O.dK.rdf}" rdf:about="${(0,P.X)(w)}"${D}>
${C.join("")}</rdf:Description>
`}function x(d,w){const b=D=>w.map(C=>`<rdf:li${D}>${(0,P.X)(C)}</rdf:li>`).join("");switch(d){case"simple":return(0,P.X)(w[0]??"");case"alternative":return`<rd\
f:Alt>${b(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${b("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${b("")}</rdf:Bag>`}}const r=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function _(d,w){const b=d.catalog.get("Metadata"),D=d.resolve(b),C=D instanceof m.Z6?[...D.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],I=new m.Bi([["Type",new m.SX("Metadata")],["Subtype",new m.SX("XML")],...C]),t=new m.Z6(I,Buffer.
from(w,"utf8"));(0,m.i9)(b)&&D instanceof m.Z6?d.put(b,t):d.edit(d.catalogNumber).set("Metadata",d.add(t))}}),30729:((A,y,c)=>{c.d(y,{H:()=>O});function O(P){const m=new WeakMap;
return h=>{if(h.hasChanges)return P(h);const E=m.get(h);if(E)return E.answer;const g=P(h);return m.set(h,{answer:g}),g}}}),7548:((A,y,c)=>{c.d(y,{Av:()=>_,RJ:()=>b,
V3:()=>w,vb:()=>D,zx:()=>r});var O=c(58143),P=c(88960),m=c(269),h=c(48024);const E=2048,g=65536,x="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function r(t,n){const{
found:o,all:f}=await d(t,n),e=s=>[...new Set([...s,...f])].sort((a,l)=>a-l);return Object.fromEntries(n.map(s=>[s,e(o[s])]))}async function _(t,n){const{found:o,
all:f}=await d(t,n);for(const e of Object.values(o))for(const s of e)f.add(s);return f}async function d(t,n){const o=n.map(a=>{const[l="",...p]=[...a].map(i=>i.
replace(/\W/,"\\$&")),u=/\W/.test(a)?x:"\\w";return`${l}(?:${p.join("")}|${u}{0,${Math.max(0,a.length-2)}}#)`}),f=new RegExp(`/(?:${o.join("|")}|#)`,"g"),e=Object.
fromEntries(n.map(a=>[a,new Set])),s=new Set;await b(t,(a,l,p,u)=>{const i=a.toString("latin1",l,p);f.lastIndex=0;for(let M=f.exec(i);M;M=f.exec(i)){const v=u(l+
M.index);v!==void 0&&(M[0].endsWith("#")?s.add(v):e[M[0].slice(1)].add(v))}});for(const a of D(t))s.add(a);return{found:e,all:s}}async function w(t,n){const o=await r(
t,n);return[...new Set(Object.values(o).flat())].sort((f,e)=>f-e)}async function b(t,n){const{bytes:o,table:f}=t,e=C(t),s=new Int32Array(e.length);for(let i=0;i<
e.length;i++)s[i]=f.place[e[i]];const a=(0,m.bS)(o),l=i=>e[(0,P.M)(s,i)-1],p=new h.s;let u=0;for(let i=0;i<e.length;i++){const M=i+1===e.length,v=M?o.length:s[i+
1],$=v-s[i]>E;if(!$&&!M&&v-u<g)continue;if($){s[i]>u&&n(a,u,s[i],l),p.reset();const j=p.value(o,t.bodies[e[i]],v);n(a,s[i],j<0?v:j,l)}else n(a,u,v,l);const T=t.
job.pace.step(Math.min(v-u,g));T&&await T,u=v}for(const[i,M]of I(t)){const v=t.objectStream(i);if(!v)continue;const $=new Set(M),{starts:T}=v;n((0,m.bS)(v.data),
0,v.data.length,S=>{const L=v.numbers[(0,P.M)(T,S)-1];return L!==void 0&&$.has(L)?L:void 0});const j=t.job.pace.step(v.data.length);j&&await j}}function*D(t){for(let n=1;t.
hasChanges&&n<t.size;n++)t.isChanged(n)&&t.exists(n)&&(yield n)}function C(t){const{table:n,hasChanges:o}=t,f=[];let e=!0,s=-1;for(let a=1;a<n.size;a++){if(n.kind[a]!==
O.tL||o&&t.isChanged(a))continue;const l=n.place[a];e&&=l>=s,s=l,f.push(a)}return e?f:f.sort((a,l)=>n.place[a]-n.place[l])}function I(t){const{table:n,hasChanges:o}=t,
f=new Map;for(let e=1;e<n.size;e++){if(n.kind[e]!==O.UT||o&&t.isChanged(e))continue;const s=n.place[e],a=f.get(s);a?a.push(e):f.set(s,[e])}return f}}),38504:((A,y,c)=>{
c.d(y,{C:()=>P,L:()=>m});var O=c(16039);function P(h,E){const g=[h];for(;g.length>0;){const x=g.pop(),r=x instanceof O.Z6?x.dict:x;if(Array.isArray(r))for(const _ of r)
g.push(_);else if(r instanceof O.Bi){E(r);for(const _ of r.values())g.push(_)}}}function m(h,E){const g=[];return P(h,x=>{g.length===0&&E(x)&&g.push(x)}),g.length>
0}}),88960:((A,y,c)=>{c.d(y,{B:()=>O,M:()=>P});const O=(h,E)=>m(h,E,!1),P=(h,E)=>m(h,E,!0);function m(h,E,g){let[x,r]=[0,h.length];for(;x<r;){const _=x+r>>1,d=h[_];
d<E||g&&d===E?x=_+1:r=_}return x}})};
