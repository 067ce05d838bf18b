"use strict";exports.id=8909,exports.ids=[8909],exports.modules={78909:((A,C,c)=>{c.r(C),c.d(C,{set_metadata:()=>f});var w=c(7390),O=c(86009),l=c(80397),h=c(4268),E=c(1480),
m=c(20381),x=c(16039),v=c(10404),b=c(31808);const s={title:"Title",author:"Author",subject:"Subject",keywords:"Keywords",creator:"Creator"};async function I(e,a){
const o=await(0,v.Br)(e);if(((0,l.Ip)(e,o).archive?.part??0)>=4?y(e,a):g(e,a),a.language!==void 0&&e.edit(e.catalogNumber).set("Lang",(0,m.wx)(a.language)),o?.malformed===
!0)return(0,b._L)(e,(0,b.T3)(r(e,a))),[D];const p=_(a);return o?(0,b._L)(e,(0,b.QH)(o,t(p,o),p)):e.version>="2.0"&&(0,b._L)(e,(0,b.T3)(r(e,a))),[]}const D={code:"\
xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info dictionary, without claims such as PDF/A."};function g(e,a){
const o=Object.entries(s).flatMap(([u,i])=>{const M=a[u];return M===void 0?[]:[[i,(0,m.wx)(M)]]});if(o.length===0)return;const d=e.trailer.get("Info"),p=new x.Bi(
[...(0,v._U)(e)??[],...o]);d instanceof x.oS&&e.exists(d.number)?e.put(d,p):e.trailer.set("Info",e.add(p))}function y(e,a){const o=(0,v._U)(e);if(!o)return;const d=new Set(
Object.entries(s).flatMap(([i,M])=>a[i]===void 0?[]:[M])),p=new x.Bi([...o].filter(([i])=>!d.has(i)));if(p.size===o.size)return;const u=e.trailer.get("Info");p.
size===0?e.trailer.delete("Info"):u instanceof x.oS?e.put(u,p):e.trailer.set("Info",p)}function _(e){const{title:a,author:o,subject:d,keywords:p,creator:u,language:i}=e,
M=(P,T,j,$)=>$===void 0?[]:[{prefix:P,name:T,form:j,values:[$]}];return[...M("dc","title","alternative",a),...M("dc","description","alternative",d),...M("dc","c\
reator","ordered",o),...M("pdf","Keywords","simple",p),...M("xmp","CreatorTool","simple",u),...M("dc","language","unordered",i)]}function t(e,{properties:a}){const o=e.
find(({name:u})=>u==="Keywords")?.values[0],d=a.some(({namespace:u,name:i})=>u===E.dK.dc&&i==="subject");o!==void 0&&d&&e.push({prefix:"dc",name:"subject",form:"\
unordered",values:n(o)});const p=new Set(e.map(({prefix:u,name:i})=>`${E.dK[u]} ${i}`));return({namespace:u,name:i})=>p.has(`${u} ${i}`)}const n=e=>e.split(/[,;]/).
map(a=>a.trim()).filter(a=>a!=="");function r(e,a){const{title:o,author:d,subject:p,keywords:u,creator:i,producer:M,created:P,modified:T,language:j}=(0,v._6)(e,
void 0),S=Object.entries({...{title:o,author:d,subject:p,keywords:u,creator:i,language:j},...a}).filter(([,B])=>B!==null),L=(B,U,K)=>K===null?[]:[{prefix:B,name:U,
form:"simple",values:[K]}];return[..._(Object.fromEntries(S)),...L("pdf","Producer",M),...L("xmp","CreateDate",P),...L("xmp","ModifyDate",T)]}const f=async(e,a,o)=>{
const{remove_existing:d,open_password:p,...u}=a,i=await(0,w.E)(e.bytes,o,{password:p}),M=[];if(d){const{archive:T}=await(0,l.ds)(i);await(0,h.Ij)(i),T&&M.push((0,l.
Xb)(T,"its metadata was removed"))}Object.keys(u).length>0&&M.push(...await I(i,u));const P=i.pages.count;return{documents:[{name:e.name,bytes:await(0,O.UN)(i),
pageCount:P}],notes:M,facts:{pageCount:P}}}}),80397:((A,C,c)=>{c.d(C,{Ip:()=>v,XM:()=>g,Xb:()=>D,ds:()=>x,qg:()=>I});var w=c(58247),O=c(30729),l=c(1480),h=c(10404),
E=c(34331),m=c(31808);const x=(0,O.H)(async t=>v(t,await(0,h.Br)(t)));function v(t,n){const r=(p,u)=>(0,w.w)((0,E.sm)(n,p,u)[0]??""),f=s(r("pdfaid","part"),r("p\
dfaid","conformance").toLowerCase()),e=b(r("pdfuaid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,o=[r("pdfxid","GTS_PDFXVersion")||r("pdfx","GTS_PDFXVersion")||
((0,w.G)(t.resolve((0,h._U)(t)?.get("GTS_PDFXVersion")))??""),r("pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],d=[f?.name,e,...o.filter(p=>/^PDF\/[\w .:/()-]{1,40}$/.
test(p))];return{archive:f,accessible:e,names:d.filter(p=>p!==void 0)}}const b=t=>/^[1-9]$/.test(t);function s(t,n){if(!b(t))return;const r=/^[abuef]$/.test(n)?
n:"";return{part:Number(t),level:r,name:`PDF/A-${t}${r}`}}function I(t,n,r,f){return n&&_(t,n,[l.dK.pdfaid]),D(r,f)}const D=({name:t},n)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${n}.`});async function g(t){const n=await(0,h.Br)(t);if(!n)return[];const{archive:r,accessible:f}=v(
t,n);_(t,n,[l.dK.pdfaid,l.dK.pdfuaid]);const e=[r?.name,f].filter(a=>a!==void 0);return e.length>0?[y(e)]:[]}const y=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function _(t,n,r){n.properties.some(({namespace:f})=>r.includes(f))&&
(0,m._L)(t,(0,m.QH)(n,({namespace:f})=>r.includes(f),[]))}}),4268:((A,C,c)=>{c.d(C,{B4:()=>b,Ij:()=>h,In:()=>v,Wl:()=>m,lq:()=>E});var w=c(7548),O=c(38504),l=c(
16039);async function h(s){s.trailer.delete("Info");const I=await(0,w.Av)(s,["Metadata","PieceInfo",...E]),D=g=>g.has("PieceInfo")||x(s,g)||E.some(y=>m(s,g,y));
for(const g of[...I].sort((y,_)=>y-_)){if(!(0,O.L)(s.get(g),D))continue;(0,O.C)(s.edit(g),_=>{x(s,_)&&_.delete("Metadata"),_.delete("PieceInfo");for(const t of E)
m(s,_,t)&&_.delete(t)});const y=s.job.pace.step(1e3);y&&await y}}const E=["PTEX.FileName","PTEX.InfoDict"];function m(s,I,D){const g=s.resolve(I.get(D));return D===
"PTEX.InfoDict"?(0,l.Zm)(g):g instanceof l.Mx}function x(s,I){return v(s.resolve(I.get("Metadata")))}const v=s=>s instanceof l.Z6&&((0,l.Eo)(s.dict.get("Type"),
"Metadata")||(0,l.Eo)(s.dict.get("Subtype"),"XML"));function b(s){const I=s.dict(s.trailer.get("Info"))!==void 0,D=s.resolve(s.catalog.get("Metadata"))!==null;return s.
trailer.delete("Info"),s.catalog.has("Metadata")&&s.editCatalog().delete("Metadata"),Number(I)+Number(D)}}),31808:((A,C,c)=>{c.d(C,{QH:()=>h,T3:()=>E,_L:()=>b});
var w=c(1480),O=c(54075),l=c(16039);function h(s,I,D){const{text:g,properties:y,end:_,about:t}=s,n=[];let r=0;for(const f of y.filter(I).sort((e,a)=>e.from-a.from))
f.from<r||(n.push(g.slice(r,f.from)),r=f.to);return n.push(g.slice(r,Math.max(_,r))),D.length>0&&n.push(m(D,t)),n.push(g.slice(Math.max(_,r))),v(n.join(""))}function E(s){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${m(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function m(s,I){const g=[...new Set(s.map(({prefix:_})=>_))].map(_=>` xmlns:${_}="${w.dK[_]}"`).join(""),y=s.map(({prefix:_,name:t,form:n,values:r})=>`\
<${_}:${t}>${x(n,r)}</${_}:${t}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,O.X)(I)}"${g}>
${y.join("")}</rdf:Description>
`}function x(s,I){const D=g=>I.map(y=>`<rdf:li${g}>${(0,O.X)(y)}</rdf:li>`).join("");switch(s){case"simple":return(0,O.X)(I[0]??"");case"alternative":return`<rd\
f:Alt>${D(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${D("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${D("")}</rdf:Bag>`}}const v=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function b(s,I){const D=s.catalog.get("Metadata"),g=s.resolve(D),y=g instanceof l.Z6?[...g.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],_=new l.Bi([["Type",new l.SX("Metadata")],["Subtype",new l.SX("XML")],...y]),t=new l.Z6(_,Buffer.
from(I,"utf8"));(0,l.i9)(D)&&g instanceof l.Z6?s.put(D,t):s.edit(s.catalogNumber).set("Metadata",s.add(t))}}),30729:((A,C,c)=>{c.d(C,{H:()=>w});function w(O){const l=new WeakMap;
return h=>{if(h.hasChanges)return O(h);const E=l.get(h);if(E)return E.answer;const m=O(h);return l.set(h,{answer:m}),m}}}),7548:((A,C,c)=>{c.d(C,{Av:()=>b,RJ:()=>D,
V3:()=>I,vb:()=>g,zx:()=>v});var w=c(58143),O=c(88960),l=c(269),h=c(48024);const E=2048,m=65536,x="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function v(t,n){const{
found:r,all:f}=await s(t,n),e=a=>[...new Set([...a,...f])].sort((o,d)=>o-d);return Object.fromEntries(n.map(a=>[a,e(r[a])]))}async function b(t,n){const{found:r,
all:f}=await s(t,n);for(const e of Object.values(r))for(const a of e)f.add(a);return f}async function s(t,n){const r=n.map(o=>{const[d="",...p]=[...o].map(i=>i.
replace(/\W/,"\\$&")),u=/\W/.test(o)?x:"\\w";return`${d}(?:${p.join("")}|${u}{0,${Math.max(0,o.length-2)}}#)`}),f=new RegExp(`/(?:${r.join("|")}|#)`,"g"),e=Object.
fromEntries(n.map(o=>[o,new Set])),a=new Set;await D(t,(o,d,p,u)=>{const i=o.toString("latin1",d,p);f.lastIndex=0;for(let M=f.exec(i);M;M=f.exec(i)){const P=u(d+
M.index);P!==void 0&&(M[0].endsWith("#")?a.add(P):e[M[0].slice(1)].add(P))}});for(const o of g(t))a.add(o);return{found:e,all:a}}async function I(t,n){const r=await v(
t,n);return[...new Set(Object.values(r).flat())].sort((f,e)=>f-e)}async function D(t,n){const{bytes:r,table:f}=t,e=y(t),a=new Int32Array(e.length);for(let i=0;i<
e.length;i++)a[i]=f.place[e[i]];const o=(0,l.bS)(r),d=i=>e[(0,O.M)(a,i)-1],p=new h.s;let u=0;for(let i=0;i<e.length;i++){const M=i+1===e.length,P=M?r.length:a[i+
1],T=P-a[i]>E;if(!T&&!M&&P-u<m)continue;if(T){a[i]>u&&n(o,u,a[i],d),p.reset();const $=p.value(r,t.bodies[e[i]],P);n(o,a[i],$<0?P:$,d)}else n(o,u,P,d);const j=t.
job.pace.step(Math.min(P-u,m));j&&await j,u=P}for(const[i,M]of _(t)){const P=t.objectStream(i);if(!P)continue;const T=new Set(M),{starts:j}=P;n((0,l.bS)(P.data),
0,P.data.length,S=>{const L=P.numbers[(0,O.M)(j,S)-1];return L!==void 0&&T.has(L)?L:void 0});const $=t.job.pace.step(P.data.length);$&&await $}}function*g(t){for(let n=1;t.
hasChanges&&n<t.size;n++)t.isChanged(n)&&t.exists(n)&&(yield n)}function y(t){const{table:n,hasChanges:r}=t,f=[];let e=!0,a=-1;for(let o=1;o<n.size;o++){if(n.kind[o]!==
w.tL||r&&t.isChanged(o))continue;const d=n.place[o];e&&=d>=a,a=d,f.push(o)}return e?f:f.sort((o,d)=>n.place[o]-n.place[d])}function _(t){const{table:n,hasChanges:r}=t,
f=new Map;for(let e=1;e<n.size;e++){if(n.kind[e]!==w.UT||r&&t.isChanged(e))continue;const a=n.place[e],o=f.get(a);o?o.push(e):f.set(a,[e])}return f}}),38504:((A,C,c)=>{
c.d(C,{C:()=>O,L:()=>l});var w=c(16039);function O(h,E){const m=[h];for(;m.length>0;){const x=m.pop(),v=x instanceof w.Z6?x.dict:x;if(Array.isArray(v))for(const b of v)
m.push(b);else if(v instanceof w.Bi){E(v);for(const b of v.values())m.push(b)}}}function l(h,E){const m=[];return O(h,x=>{m.length===0&&E(x)&&m.push(x)}),m.length>
0}}),88960:((A,C,c)=>{c.d(C,{B:()=>w,M:()=>O});const w=(h,E)=>l(h,E,!1),O=(h,E)=>l(h,E,!0);function l(h,E,m){let[x,v]=[0,h.length];for(;x<v;){const b=x+v>>1,s=h[b];
s<E||m&&s===E?x=b+1:v=b}return x}})};
