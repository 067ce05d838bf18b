"use strict";exports.id=6445,exports.ids=[6445],exports.modules={96445:((A,C,r)=>{r.r(C),r.d(C,{set_metadata:()=>d});var I=r(12237),O=r(37253),u=r(21281),h=r(71856),D=r(43496),
g=r(77581),_=r(45599),v=r(824),x=r(60912);const a={title:"Title",author:"Author",subject:"Subject",keywords:"Keywords",creator:"Creator"};async function w(e,s){
const c=await(0,v.Br)(e);if(((0,u.Ip)(e,c).archive?.part??0)>=4?y(e,s):b(e,s),s.language!==void 0&&e.edit(e.catalogNumber).set("Lang",(0,g.wx)(s.language)),c?.malformed===
!0)return(0,x._L)(e,(0,x.T3)(o(e,s))),[E];const m=P(s);return c?(0,x._L)(e,(0,x.QH)(c,t(m,c),m)):e.version>="2.0"&&(0,x._L)(e,(0,x.T3)(o(e,s))),[]}const E={code:"\
xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info dictionary, without claims such as PDF/A."};function b(e,s){
const c=Object.entries(a).flatMap(([i,p])=>{const l=s[i];return l===void 0?[]:[[p,(0,g.wx)(l)]]});if(c.length===0)return;const M=e.trailer.get("Info"),m=new _.Bi(
[...(0,v._U)(e)??[],...c]);M instanceof _.oS&&e.exists(M.number)?e.put(M,m):e.trailer.set("Info",e.add(m))}function y(e,s){const c=(0,v._U)(e);if(!c)return;const M=new Set(
Object.entries(a).flatMap(([p,l])=>s[p]===void 0?[]:[l])),m=new _.Bi([...c].filter(([p])=>!M.has(p)));if(m.size===c.size)return;const i=e.trailer.get("Info");m.
size===0?e.trailer.delete("Info"):i instanceof _.oS?e.put(i,m):e.trailer.set("Info",m)}function P(e){const{title:s,author:c,subject:M,keywords:m,creator:i,language:p}=e,
l=(T,j,$,L)=>L===void 0?[]:[{prefix:T,name:j,form:$,values:[L]}];return[...l("dc","title","alternative",s),...l("dc","description","alternative",M),...l("dc","c\
reator","ordered",c),...l("pdf","Keywords","simple",m),...l("xmp","CreatorTool","simple",i),...l("dc","language","unordered",p)]}function t(e,{properties:s}){const c=e.
find(({name:i})=>i==="Keywords")?.values[0],M=s.some(({namespace:i,name:p})=>i===D.dK.dc&&p==="subject");c!==void 0&&M&&e.push({prefix:"dc",name:"subject",form:"\
unordered",values:n(c)});const m=new Set(e.map(({prefix:i,name:p})=>`${D.dK[i]} ${p}`));return({namespace:i,name:p})=>m.has(`${i} ${p}`)}const n=e=>e.split(/[,;]/).
map(s=>s.trim()).filter(s=>s!=="");function o(e,s){const{title:c,author:M,subject:m,keywords:i,creator:p,producer:l,created:T,modified:j,language:$}=(0,v._6)(e,
void 0),S=Object.entries({...{title:c,author:M,subject:m,keywords:i,creator:p,language:$},...s}).filter(([,K])=>K!==null),B=(K,U,R)=>R===null?[]:[{prefix:K,name:U,
form:"simple",values:[R]}];return[...P(Object.fromEntries(S)),...B("pdf","Producer",l),...B("xmp","CreateDate",T),...B("xmp","ModifyDate",j)]}var f=r(45657);const d=async(e,s,c)=>{
const{remove_existing:M,open_password:m,...i}=s,p=await(0,I.E)(e.bytes,c,{password:m}),l=[];if(M){const{archive:j}=await(0,u.ds)(p);await(0,h.Ij)(p),j&&l.push((0,u.
Xb)(j,"its metadata was removed"))}Object.keys(i).length>0&&(0,f.RZ)(l,await w(p,i));const T=p.pages.count;return{documents:[{name:e.name,bytes:await(0,O.UN)(p),
pageCount:T}],notes:l,facts:{pageCount:T}}}}),21281:((A,C,r)=>{r.d(C,{Ip:()=>v,XM:()=>b,Xb:()=>E,ds:()=>_,qg:()=>w});var I=r(59071),O=r(70549),u=r(43496),h=r(824),
D=r(1975),g=r(60912);const _=(0,O.n)(async t=>v(t,await(0,h.Br)(t)));function v(t,n){const o=(M,m)=>(0,I.wh)((0,D.sm)(n,M,m)[0]??""),f=a(o("pdfaid","part"),o("p\
dfaid","conformance").toLowerCase()),d=x(o("pdfuaid","part"))?`PDF/UA-${o("pdfuaid","part")}`:void 0,s=[o("pdfxid","GTS_PDFXVersion")||o("pdfx","GTS_PDFXVersion")||
((0,I.Gh)(t.resolve((0,h._U)(t)?.get("GTS_PDFXVersion")))??""),o("pdfe","ISO_PDFEVersion"),o("pdfvtid","GTS_PDFVTVersion")],c=[f?.name,d,...s.filter(M=>/^PDF\/[\w .:/()-]{1,40}$/.
test(M))];return{archive:f,accessible:d,names:c.filter(M=>M!==void 0)}}const x=t=>/^[1-9]$/.test(t);function a(t,n){if(!x(t))return;const o=/^[abuef]$/.test(n)?
n:"";return{part:Number(t),level:o,name:`PDF/A-${t}${o}`}}function w(t,n,o,f){return n&&P(t,n,[u.dK.pdfaid]),E(o,f)}const E=({name:t},n)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${n}.`});async function b(t){const n=await(0,h.Br)(t);if(!n)return[];const{archive:o,accessible:f}=v(
t,n);P(t,n,[u.dK.pdfaid,u.dK.pdfuaid]);const d=[o?.name,f].filter(e=>e!==void 0);return d.length>0?[y(d)]:[]}const y=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function P(t,n,o){n.properties.some(({namespace:f})=>o.includes(f))&&
(0,g._L)(t,(0,g.QH)(n,({namespace:f})=>o.includes(f),[]))}}),71856:((A,C,r)=>{r.d(C,{B4:()=>x,Ij:()=>h,In:()=>D,lq:()=>g});var I=r(21996),O=r(90536),u=r(45599);
async function h(a){a.trailer.delete("Info");const w=await(0,I.Av)(a,Object.keys(_));for(const E of[...w].sort((b,y)=>b-y)){if(!(0,O.L)(a.get(E),y=>v(a,y).length>
0))continue;(0,O.C)(a.edit(E),y=>{for(const P of v(a,y))y.delete(P)});const b=a.job.pace.step(1e3);b&&await b}}const D=a=>a instanceof u.Z6&&((0,u.Eo)(a.dict.get(
"Type"),"Metadata")||(0,u.Eo)(a.dict.get("Subtype"),"XML")),g={"PTEX.FileName":a=>a instanceof u.Mx,"PTEX.InfoDict":u.Zm},_={Metadata:D,PieceInfo:()=>!0,...g},v=(a,w)=>Object.
keys(_).filter(E=>w.has(E)&&_[E](a.resolve(w.get(E))));function x(a){const w=a.dict(a.trailer.get("Info"))!==void 0,E=a.resolve(a.catalog.get("Metadata"))!==null;
return a.trailer.delete("Info"),a.catalog.has("Metadata")&&a.editCatalog().delete("Metadata"),Number(w)+Number(E)}}),60912:((A,C,r)=>{r.d(C,{QH:()=>h,T3:()=>D,_L:()=>x});
var I=r(43496),O=r(3907),u=r(45599);function h(a,w,E){const{text:b,properties:y,end:P,about:t}=a,n=[];let o=0;for(const f of y.filter(w).sort((d,e)=>d.from-e.from))
f.from<o||(n.push(b.slice(o,f.from)),o=f.to);return n.push(b.slice(o,Math.max(P,o))),E.length>0&&n.push(g(E,t)),n.push(b.slice(Math.max(P,o))),v(n.join(""))}function D(a){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${I.dK.rdf}">
${g(a,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function g(a,w){const b=[...new Set(a.map(({prefix:P})=>P))].map(P=>` xmlns:${P}="${I.dK[P]}"`).join(""),y=a.map(({prefix:P,name:t,form:n,values:o})=>`\
<${P}:${t}>${_(n,o)}</${P}:${t}>
`);return`<rdf:Description xmlns:rdf="${I.dK.rdf}" rdf:about="${(0,O.X)(w)}"${b}>
${y.join("")}</rdf:Description>
`}function _(a,w){const E=b=>w.map(y=>`<rdf:li${b}>${(0,O.X)(y)}</rdf:li>`).join("");switch(a){case"simple":return(0,O.X)(w[0]??"");case"alternative":return`<rd\
f:Alt>${E(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${E("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${E("")}</rdf:Bag>`}}const v=a=>a.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function x(a,w){const E=a.catalog.get("Metadata"),b=a.resolve(E),y=b instanceof u.Z6?[...b.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],P=new u.Bi([["Type",new u.SX("Metadata")],["Subtype",new u.SX("XML")],...y]),t=new u.Z6(P,Buffer.
from(w,"utf8"));(0,u.i9)(E)&&b instanceof u.Z6?a.put(E,t):a.edit(a.catalogNumber).set("Metadata",a.add(t))}}),70549:((A,C,r)=>{r.d(C,{n:()=>I});function I(O){const u=new WeakMap;
return h=>{if(h.hasChanges)return O(h);const D=u.get(h);if(D)return D.answer;const g=O(h);return u.set(h,{answer:g}),g}}}),21996:((A,C,r)=>{r.d(C,{Av:()=>x,RJ:()=>E,
V3:()=>w,vb:()=>b,zx:()=>v});var I=r(54619),O=r(93604),u=r(78157),h=r(88500);const D=2048,g=65536,_="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function v(t,n){const{
found:o,all:f}=await a(t,n),d=e=>[...new Set([...e,...f])].sort((s,c)=>s-c);return Object.fromEntries(n.map(e=>[e,d(o[e])]))}async function x(t,n){const{found:o,
all:f}=await a(t,n);for(const d of Object.values(o))for(const e of d)f.add(e);return f}async function a(t,n){const o=n.map(s=>{const[c="",...M]=[...s].map(i=>i.
replace(/\W/,"\\$&")),m=/\W/.test(s)?_:"\\w";return`${c}(?:${M.join("")}|${m}{0,${Math.max(0,s.length-2)}}#)`}),f=new RegExp(`/(?:${o.join("|")}|#)`,"g"),d=Object.
fromEntries(n.map(s=>[s,new Set])),e=new Set;await E(t,(s,c,M,m)=>{const i=s.toString("latin1",c,M);f.lastIndex=0;for(let p=f.exec(i);p;p=f.exec(i)){const l=m(c+
p.index);l!==void 0&&(p[0].endsWith("#")?e.add(l):d[p[0].slice(1)].add(l))}});for(const s of b(t))e.add(s);return{found:d,all:e}}async function w(t,n){const o=await v(
t,n);return[...new Set(Object.values(o).flat())].sort((f,d)=>f-d)}async function E(t,n){const{bytes:o,table:f}=t,d=y(t),e=new Int32Array(d.length);for(let i=0;i<
d.length;i++)e[i]=f.place[d[i]];const s=(0,u.bS)(o),c=i=>d[(0,O.M)(e,i)-1],M=new h.s;let m=0;for(let i=0;i<d.length;i++){const p=i+1===d.length,l=p?o.length:e[i+
1],T=l-e[i]>D;if(!T&&!p&&l-m<g)continue;if(T){e[i]>m&&n(s,m,e[i],c),M.reset();const $=M.value(o,t.bodies[d[i]],l);n(s,e[i],$<0?l:$,c)}else n(s,m,l,c);const j=t.
job.pace.step(Math.min(l-m,g));j&&await j,m=l}for(const[i,p]of P(t)){const l=t.objectStream(i);if(!l)continue;const T=new Set(p),{starts:j}=l;n((0,u.bS)(l.data),
0,l.data.length,L=>{const S=l.numbers[(0,O.M)(j,L)-1];return S!==void 0&&T.has(S)?S:void 0});const $=t.job.pace.step(l.data.length);$&&await $}}function*b(t){for(let n=1;t.
hasChanges&&n<t.size;n++)t.isChanged(n)&&t.exists(n)&&(yield n)}function y(t){const{table:n,hasChanges:o}=t,f=[];let d=!0,e=-1;for(let s=1;s<n.size;s++){if(n.kind[s]!==
I.tL||o&&t.isChanged(s))continue;const c=n.place[s];d&&=c>=e,e=c,f.push(s)}return d?f:f.sort((s,c)=>n.place[s]-n.place[c])}function P(t){const{table:n,hasChanges:o}=t,
f=new Map;for(let d=1;d<n.size;d++){if(n.kind[d]!==I.UT||o&&t.isChanged(d))continue;const e=n.place[d],s=f.get(e);s?s.push(d):f.set(e,[d])}return f}}),90536:((A,C,r)=>{
r.d(C,{C:()=>O,L:()=>u});var I=r(45599);function O(h,D){const g=[h];for(;g.length>0;){const _=g.pop(),v=_ instanceof I.Z6?_.dict:_;if(Array.isArray(v))for(const x of v)
g.push(x);else if(v instanceof I.Bi){D(v);for(const x of v.values())g.push(x)}}}function u(h,D){const g=[];return O(h,_=>{g.length===0&&D(_)&&g.push(_)}),g.length>
0}}),93604:((A,C,r)=>{r.d(C,{B:()=>I,M:()=>O});const I=(h,D)=>u(h,D,!1),O=(h,D)=>u(h,D,!0);function u(h,D,g){let[_,v]=[0,h.length];for(;_<v;){const x=_+v>>1,a=h[x];
a<D||g&&a===D?_=x+1:v=x}return _}})};
