"use strict";exports.id=6445,exports.ids=[6445],exports.modules={96445:((A,C,c)=>{c.r(C),c.d(C,{set_metadata:()=>f});var I=c(90966),O=c(37253),d=c(21281),m=c(71856),v=c(43496),
h=c(77581),E=c(45599),M=c(824),b=c(60912);const a={title:"Title",author:"Author",subject:"Subject",keywords:"Keywords",creator:"Creator"};async function w(e,s){
const o=await(0,M.Br)(e);if(((0,d.Ip)(e,o).archive?.part??0)>=4?y(e,s):x(e,s),s.language!==void 0&&e.edit(e.catalogNumber).set("Lang",(0,h.wx)(s.language)),o?.malformed===
!0)return(0,b._L)(e,(0,b.T3)(r(e,s))),[g];const p=P(s);return o?(0,b._L)(e,(0,b.QH)(o,t(p,o),p)):e.version>="2.0"&&(0,b._L)(e,(0,b.T3)(r(e,s))),[]}const g={code:"\
xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info dictionary, without claims such as PDF/A."};function x(e,s){
const o=Object.entries(a).flatMap(([u,i])=>{const _=s[u];return _===void 0?[]:[[i,(0,h.wx)(_)]]});if(o.length===0)return;const l=e.trailer.get("Info"),p=new E.Bi(
[...(0,M._U)(e)??[],...o]);l instanceof E.oS&&e.exists(l.number)?e.put(l,p):e.trailer.set("Info",e.add(p))}function y(e,s){const o=(0,M._U)(e);if(!o)return;const l=new Set(
Object.entries(a).flatMap(([i,_])=>s[i]===void 0?[]:[_])),p=new E.Bi([...o].filter(([i])=>!l.has(i)));if(p.size===o.size)return;const u=e.trailer.get("Info");p.
size===0?e.trailer.delete("Info"):u instanceof E.oS?e.put(u,p):e.trailer.set("Info",p)}function P(e){const{title:s,author:o,subject:l,keywords:p,creator:u,language:i}=e,
_=(D,T,$,j)=>j===void 0?[]:[{prefix:D,name:T,form:$,values:[j]}];return[..._("dc","title","alternative",s),..._("dc","description","alternative",l),..._("dc","c\
reator","ordered",o),..._("pdf","Keywords","simple",p),..._("xmp","CreatorTool","simple",u),..._("dc","language","unordered",i)]}function t(e,{properties:s}){const o=e.
find(({name:u})=>u==="Keywords")?.values[0],l=s.some(({namespace:u,name:i})=>u===v.dK.dc&&i==="subject");o!==void 0&&l&&e.push({prefix:"dc",name:"subject",form:"\
unordered",values:n(o)});const p=new Set(e.map(({prefix:u,name:i})=>`${v.dK[u]} ${i}`));return({namespace:u,name:i})=>p.has(`${u} ${i}`)}const n=e=>e.split(/[,;]/).
map(s=>s.trim()).filter(s=>s!=="");function r(e,s){const{title:o,author:l,subject:p,keywords:u,creator:i,producer:_,created:D,modified:T,language:$}=(0,M._6)(e,
void 0),S=Object.entries({...{title:o,author:l,subject:p,keywords:u,creator:i,language:$},...s}).filter(([,B])=>B!==null),L=(B,U,K)=>K===null?[]:[{prefix:B,name:U,
form:"simple",values:[K]}];return[...P(Object.fromEntries(S)),...L("pdf","Producer",_),...L("xmp","CreateDate",D),...L("xmp","ModifyDate",T)]}const f=async(e,s,o)=>{
const{remove_existing:l,open_password:p,...u}=s,i=await(0,I.E)(e.bytes,o,{password:p}),_=[];if(l){const{archive:T}=await(0,d.ds)(i);await(0,m.Ij)(i),T&&_.push((0,d.
Xb)(T,"its metadata was removed"))}Object.keys(u).length>0&&_.push(...await w(i,u));const D=i.pages.count;return{documents:[{name:e.name,bytes:await(0,O.UN)(i),
pageCount:D}],notes:_,facts:{pageCount:D}}}}),21281:((A,C,c)=>{c.d(C,{Ip:()=>M,XM:()=>x,Xb:()=>g,ds:()=>E,qg:()=>w});var I=c(59071),O=c(70549),d=c(43496),m=c(824),
v=c(1975),h=c(60912);const E=(0,O.n)(async t=>M(t,await(0,m.Br)(t)));function M(t,n){const r=(p,u)=>(0,I.wh)((0,v.sm)(n,p,u)[0]??""),f=a(r("pdfaid","part"),r("p\
dfaid","conformance").toLowerCase()),e=b(r("pdfuaid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,o=[r("pdfxid","GTS_PDFXVersion")||r("pdfx","GTS_PDFXVersion")||
((0,I.Gh)(t.resolve((0,m._U)(t)?.get("GTS_PDFXVersion")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],l=[f?.name,e,...o.filter(p=>/^PDF\/[\w .:/()-]{1,40}$/.
test(p))];return{archive:f,accessible:e,names:l.filter(p=>p!==void 0)}}const b=t=>/^[1-9]$/.test(t);function a(t,n){if(!b(t))return;const r=/^[abuef]$/.test(n)?
n:"";return{part:Number(t),level:r,name:`PDF/A-${t}${r}`}}function w(t,n,r,f){return n&&P(t,n,[d.dK.pdfaid]),g(r,f)}const g=({name:t},n)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${n}.`});async function x(t){const n=await(0,m.Br)(t);if(!n)return[];const{archive:r,accessible:f}=M(
t,n);P(t,n,[d.dK.pdfaid,d.dK.pdfuaid]);const e=[r?.name,f].filter(s=>s!==void 0);return e.length>0?[y(e)]:[]}const y=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function P(t,n,r){n.properties.some(({namespace:f})=>r.includes(f))&&
(0,h._L)(t,(0,h.QH)(n,({namespace:f})=>r.includes(f),[]))}}),71856:((A,C,c)=>{c.d(C,{B4:()=>b,Ij:()=>m,In:()=>v,lq:()=>h});var I=c(21996),O=c(90536),d=c(45599);
async function m(a){a.trailer.delete("Info");const w=await(0,I.Av)(a,Object.keys(E));for(const g of[...w].sort((x,y)=>x-y)){if(!(0,O.L)(a.get(g),y=>M(a,y).length>
0))continue;(0,O.C)(a.edit(g),y=>{for(const P of M(a,y))y.delete(P)});const x=a.job.pace.step(1e3);x&&await x}}const v=a=>a instanceof d.Z6&&((0,d.Eo)(a.dict.get(
"Type"),"Metadata")||(0,d.Eo)(a.dict.get("Subtype"),"XML")),h={"PTEX.FileName":a=>a instanceof d.Mx,"PTEX.InfoDict":d.Zm},E={Metadata:v,PieceInfo:()=>!0,...h},M=(a,w)=>Object.
keys(E).filter(g=>w.has(g)&&E[g](a.resolve(w.get(g))));function b(a){const w=a.dict(a.trailer.get("Info"))!==void 0,g=a.resolve(a.catalog.get("Metadata"))!==null;
return a.trailer.delete("Info"),a.catalog.has("Metadata")&&a.editCatalog().delete("Metadata"),Number(w)+Number(g)}}),60912:((A,C,c)=>{c.d(C,{QH:()=>m,T3:()=>v,_L:()=>b});
var I=c(43496),O=c(3907),d=c(45599);function m(a,w,g){const{text:x,properties:y,end:P,about:t}=a,n=[];let r=0;for(const f of y.filter(w).sort((e,s)=>e.from-s.from))
f.from<r||(n.push(x.slice(r,f.from)),r=f.to);return n.push(x.slice(r,Math.max(P,r))),g.length>0&&n.push(h(g,t)),n.push(x.slice(Math.max(P,r))),M(n.join(""))}function v(a){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${I.dK.rdf}">
${h(a,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function h(a,w){const x=[...new Set(a.map(({prefix:P})=>P))].map(P=>` xmlns:${P}="${I.dK[P]}"`).join(""),y=a.map(({prefix:P,name:t,form:n,values:r})=>`\
<${P}:${t}>${E(n,r)}</${P}:${t}>
`);return`<rdf:Description xmlns:rdf="${I.dK.rdf}" rdf:about="${(0,O.X)(w)}"${x}>
${y.join("")}</rdf:Description>
`}function E(a,w){const g=x=>w.map(y=>`<rdf:li${x}>${(0,O.X)(y)}</rdf:li>`).join("");switch(a){case"simple":return(0,O.X)(w[0]??"");case"alternative":return`<rd\
f:Alt>${g(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${g("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${g("")}</rdf:Bag>`}}const M=a=>a.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function b(a,w){const g=a.catalog.get("Metadata"),x=a.resolve(g),y=x instanceof d.Z6?[...x.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],P=new d.Bi([["Type",new d.SX("Metadata")],["Subtype",new d.SX("XML")],...y]),t=new d.Z6(P,Buffer.
from(w,"utf8"));(0,d.i9)(g)&&x instanceof d.Z6?a.put(g,t):a.edit(a.catalogNumber).set("Metadata",a.add(t))}}),70549:((A,C,c)=>{c.d(C,{n:()=>I});function I(O){const d=new WeakMap;
return m=>{if(m.hasChanges)return O(m);const v=d.get(m);if(v)return v.answer;const h=O(m);return d.set(m,{answer:h}),h}}}),21996:((A,C,c)=>{c.d(C,{Av:()=>b,RJ:()=>g,
V3:()=>w,vb:()=>x,zx:()=>M});var I=c(54619),O=c(93604),d=c(78157),m=c(88500);const v=2048,h=65536,E="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function M(t,n){const{
found:r,all:f}=await a(t,n),e=s=>[...new Set([...s,...f])].sort((o,l)=>o-l);return Object.fromEntries(n.map(s=>[s,e(r[s])]))}async function b(t,n){const{found:r,
all:f}=await a(t,n);for(const e of Object.values(r))for(const s of e)f.add(s);return f}async function a(t,n){const r=n.map(o=>{const[l="",...p]=[...o].map(i=>i.
replace(/\W/,"\\$&")),u=/\W/.test(o)?E:"\\w";return`${l}(?:${p.join("")}|${u}{0,${Math.max(0,o.length-2)}}#)`}),f=new RegExp(`/(?:${r.join("|")}|#)`,"g"),e=Object.
fromEntries(n.map(o=>[o,new Set])),s=new Set;await g(t,(o,l,p,u)=>{const i=o.toString("latin1",l,p);f.lastIndex=0;for(let _=f.exec(i);_;_=f.exec(i)){const D=u(l+
_.index);D!==void 0&&(_[0].endsWith("#")?s.add(D):e[_[0].slice(1)].add(D))}});for(const o of x(t))s.add(o);return{found:e,all:s}}async function w(t,n){const r=await M(
t,n);return[...new Set(Object.values(r).flat())].sort((f,e)=>f-e)}async function g(t,n){const{bytes:r,table:f}=t,e=y(t),s=new Int32Array(e.length);for(let i=0;i<
e.length;i++)s[i]=f.place[e[i]];const o=(0,d.bS)(r),l=i=>e[(0,O.M)(s,i)-1],p=new m.s;let u=0;for(let i=0;i<e.length;i++){const _=i+1===e.length,D=_?r.length:s[i+
1],T=D-s[i]>v;if(!T&&!_&&D-u<h)continue;if(T){s[i]>u&&n(o,u,s[i],l),p.reset();const j=p.value(r,t.bodies[e[i]],D);n(o,s[i],j<0?D:j,l)}else n(o,u,D,l);const $=t.
job.pace.step(Math.min(D-u,h));$&&await $,u=D}for(const[i,_]of P(t)){const D=t.objectStream(i);if(!D)continue;const T=new Set(_),{starts:$}=D;n((0,d.bS)(D.data),
0,D.data.length,S=>{const L=D.numbers[(0,O.M)($,S)-1];return L!==void 0&&T.has(L)?L:void 0});const j=t.job.pace.step(D.data.length);j&&await j}}function*x(t){for(let n=1;t.
hasChanges&&n<t.size;n++)t.isChanged(n)&&t.exists(n)&&(yield n)}function y(t){const{table:n,hasChanges:r}=t,f=[];let e=!0,s=-1;for(let o=1;o<n.size;o++){if(n.kind[o]!==
I.tL||r&&t.isChanged(o))continue;const l=n.place[o];e&&=l>=s,s=l,f.push(o)}return e?f:f.sort((o,l)=>n.place[o]-n.place[l])}function P(t){const{table:n,hasChanges:r}=t,
f=new Map;for(let e=1;e<n.size;e++){if(n.kind[e]!==I.UT||r&&t.isChanged(e))continue;const s=n.place[e],o=f.get(s);o?o.push(e):f.set(s,[e])}return f}}),90536:((A,C,c)=>{
c.d(C,{C:()=>O,L:()=>d});var I=c(45599);function O(m,v){const h=[m];for(;h.length>0;){const E=h.pop(),M=E instanceof I.Z6?E.dict:E;if(Array.isArray(M))for(const b of M)
h.push(b);else if(M instanceof I.Bi){v(M);for(const b of M.values())h.push(b)}}}function d(m,v){const h=[];return O(m,E=>{h.length===0&&v(E)&&h.push(E)}),h.length>
0}}),93604:((A,C,c)=>{c.d(C,{B:()=>I,M:()=>O});const I=(m,v)=>d(m,v,!1),O=(m,v)=>d(m,v,!0);function d(m,v,h){let[E,M]=[0,m.length];for(;E<M;){const b=E+M>>1,a=m[b];
a<v||h&&a===v?E=b+1:M=b}return E}})};
