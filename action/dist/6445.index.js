"use strict";exports.id=6445,exports.ids=[6445],exports.modules={96445:((A,C,i)=>{i.r(C),i.d(C,{set_metadata:()=>d});var y=i(12237),w=i(14029),m=i(21281),x=i(71856),b=i(43496),
v=i(77581),E=i(45599),M=i(824),_=i(60912);const a={title:"Title",author:"Author",subject:"Subject",keywords:"Keywords",creator:"Creator"};async function O(e,s){
const c=await(0,M.Br)(e);if(((0,m.Ip)(e,c).archive?.part??0)>=4?I(e,s):D(e,s),s.language!==void 0&&e.edit(e.catalogNumber).set("Lang",(0,v.wx)(s.language)),c?.malformed===
!0)return(0,_._L)(e,(0,_.T3)(o(e,s))),[h];const p=P(s);return c?(0,_._L)(e,(0,_.QH)(c,t(p,c),p)):e.version>="2.0"&&(0,_._L)(e,(0,_.T3)(o(e,s))),[]}const h={code:"\
xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info dictionary, without claims such as PDF/A."};function D(e,s){
const c=Object.entries(a).flatMap(([r,u])=>{const l=s[r];return l===void 0?[]:[[u,(0,v.wx)(l)]]});if(c.length===0)return;const g=e.trailer.get("Info"),p=new E.Bi(
[...(0,M._U)(e)??[],...c]);g instanceof E.oS&&e.exists(g.number)?e.put(g,p):e.trailer.set("Info",e.add(p))}function I(e,s){const c=(0,M._U)(e);if(!c)return;const g=new Set(
Object.entries(a).flatMap(([u,l])=>s[u]===void 0?[]:[l])),p=new E.Bi([...c].filter(([u])=>!g.has(u)));if(p.size===c.size)return;const r=e.trailer.get("Info");p.
size===0?e.trailer.delete("Info"):r instanceof E.oS?e.put(r,p):e.trailer.set("Info",p)}function P(e){const{title:s,author:c,subject:g,keywords:p,creator:r,language:u}=e,
l=(T,j,$,L)=>L===void 0?[]:[{prefix:T,name:j,form:$,values:[L]}];return[...l("dc","title","alternative",s),...l("dc","description","alternative",g),...l("dc","c\
reator","ordered",c),...l("pdf","Keywords","simple",p),...l("xmp","CreatorTool","simple",r),...l("dc","language","unordered",u)]}function t(e,{properties:s}){const c=e.
find(({name:r})=>r==="Keywords")?.values[0],g=s.some(({namespace:r,name:u})=>r===b.dK.dc&&u==="subject");c!==void 0&&g&&e.push({prefix:"dc",name:"subject",form:"\
unordered",values:n(c)});const p=new Set(e.map(({prefix:r,name:u})=>`${b.dK[r]} ${u}`));return({namespace:r,name:u})=>p.has(`${r} ${u}`)}const n=e=>e.split(/[,;]/).
map(s=>s.trim()).filter(s=>s!=="");function o(e,s){const{title:c,author:g,subject:p,keywords:r,creator:u,producer:l,created:T,modified:j,language:$}=(0,M._6)(e,
void 0),S=Object.entries({...{title:c,author:g,subject:p,keywords:r,creator:u,language:$},...s}).filter(([,K])=>K!==null),B=(K,U,R)=>R===null?[]:[{prefix:K,name:U,
form:"simple",values:[R]}];return[...P(Object.fromEntries(S)),...B("pdf","Producer",l),...B("xmp","CreateDate",T),...B("xmp","ModifyDate",j)]}var f=i(45657);const d=async(e,s,c)=>{
const{remove_existing:g,open_password:p,...r}=s,u=await(0,y.E)(e.bytes,c,{password:p}),l=[];if(g){const{archive:j}=await(0,m.ds)(u);await(0,x.Ij)(u),j&&l.push((0,m.
Xb)(j,"its metadata was removed"))}Object.keys(r).length>0&&(0,f.RZ)(l,await O(u,r));const T=u.pages.count;return{documents:[{name:e.name,bytes:await(0,w.UN)(u),
pageCount:T}],notes:l,facts:{pageCount:T}}}}),21281:((A,C,i)=>{i.d(C,{Ip:()=>M,XM:()=>D,Xb:()=>h,ds:()=>E,qg:()=>O});var y=i(59071),w=i(70549),m=i(43496),x=i(824),
b=i(1975),v=i(60912);const E=(0,w.n)(async t=>M(t,await(0,x.Br)(t)));function M(t,n){const o=(g,p)=>(0,y.wh)((0,b.sm)(n,g,p)[0]??""),f=a(o("pdfaid","part"),o("p\
dfaid","conformance").toLowerCase()),d=_(o("pdfuaid","part"))?`PDF/UA-${o("pdfuaid","part")}`:void 0,s=[o("pdfxid","GTS_PDFXVersion")||o("pdfx","GTS_PDFXVersion")||
((0,y.Gh)(t.resolve((0,x._U)(t)?.get("GTS_PDFXVersion")))??""),o("pdfe","ISO_PDFEVersion"),o("pdfvtid","GTS_PDFVTVersion")],c=[f?.name,d,...s.filter(g=>/^PDF\/[\w .:/()-]{1,40}$/.
test(g))];return{archive:f,accessible:d,names:c.filter(g=>g!==void 0)}}const _=t=>/^[1-9]$/.test(t);function a(t,n){if(!_(t))return;const o=/^[abuef]$/.test(n)?
n:"";return{part:Number(t),level:o,name:`PDF/A-${t}${o}`}}function O(t,n,o,f){return n&&P(t,n,[m.dK.pdfaid]),h(o,f)}const h=({name:t},n)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${t}: ${n}.`});async function D(t){const n=await(0,x.Br)(t);if(!n)return[];const{archive:o,accessible:f}=M(
t,n);P(t,n,[m.dK.pdfaid,m.dK.pdfuaid]);const d=[o?.name,f].filter(e=>e!==void 0);return d.length>0?[I(d)]:[]}const I=t=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${t.join(" and ")}, because a merge cannot guarantee conformance.`});function P(t,n,o){n.properties.some(({namespace:f})=>o.includes(f))&&
(0,v._L)(t,(0,v.QH)(n,({namespace:f})=>o.includes(f),[]))}}),71856:((A,C,i)=>{i.d(C,{B4:()=>_,Ij:()=>x,In:()=>b,lq:()=>v});var y=i(21996),w=i(90536),m=i(45599);
async function x(a){a.trailer.delete("Info");const O=await(0,y.Av)(a,Object.keys(E));for(const h of[...O].sort((D,I)=>D-I)){if(!(0,w.L)(a.get(h),I=>M(a,I).length>
0))continue;(0,w.C)(a.edit(h),I=>{for(const P of M(a,I))I.delete(P)});const D=a.job.pace.step(1e3);D&&await D}}const b=a=>a instanceof m.Z6&&((0,m.Eo)(a.dict.get(
"Type"),"Metadata")||(0,m.Eo)(a.dict.get("Subtype"),"XML")),v={"PTEX.FileName":a=>a instanceof m.Mx,"PTEX.InfoDict":m.Zm},E={Metadata:b,PieceInfo:()=>!0,...v},M=(a,O)=>Object.
keys(E).filter(h=>O.has(h)&&E[h](a.resolve(O.get(h))));function _(a){const O=a.dict(a.trailer.get("Info"))!==void 0,h=a.resolve(a.catalog.get("Metadata"))!==null;
return a.trailer.delete("Info"),a.catalog.has("Metadata")&&a.editCatalog().delete("Metadata"),Number(O)+Number(h)}}),60912:((A,C,i)=>{i.d(C,{QH:()=>x,T3:()=>b,_L:()=>_});
var y=i(43496),w=i(3907),m=i(45599);function x(a,O,h){const{text:D,properties:I,end:P,about:t}=a,n=[];let o=0;for(const f of I.filter(O).sort((d,e)=>d.from-e.from))
f.from<o||(n.push(D.slice(o,f.from)),o=f.to);return n.push(D.slice(o,Math.max(P,o))),h.length>0&&n.push(v(h,t)),n.push(D.slice(Math.max(P,o))),M(n.join(""))}function b(a){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${y.dK.rdf}">
${v(a,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function v(a,O){const D=[...new Set(a.map(({prefix:P})=>P))].map(P=>` xmlns:${P}="${y.dK[P]}"`).join(""),I=a.map(({prefix:P,name:t,form:n,values:o})=>`\
<${P}:${t}>${E(n,o)}</${P}:${t}>
`);return`<rdf:Description xmlns:rdf="${y.dK.rdf}" rdf:about="${(0,w.X)(O)}"${D}>
${I.join("")}</rdf:Description>
`}function E(a,O){const h=D=>O.map(I=>`<rdf:li${D}>${(0,w.X)(I)}</rdf:li>`).join("");switch(a){case"simple":return(0,w.X)(O[0]??"");case"alternative":return`<rd\
f:Alt>${h(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${h("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${h("")}</rdf:Bag>`}}const M=a=>a.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function _(a,O){const h=a.catalog.get("Metadata"),D=a.resolve(h),I=D instanceof m.Z6?[...D.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],P=new m.Bi([["Type",new m.SX("Metadata")],["Subtype",new m.SX("XML")],...I]),t=new m.Z6(P,Buffer.
from(O,"utf8"));(0,m.i9)(h)&&D instanceof m.Z6?a.put(h,t):a.edit(a.catalogNumber).set("Metadata",a.add(t))}}),21996:((A,C,i)=>{i.d(C,{Av:()=>_,RJ:()=>h,V3:()=>O,
vb:()=>D,zx:()=>M});var y=i(54619),w=i(93604),m=i(78157),x=i(88500);const b=2048,v=65536,E="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function M(t,n){const{found:o,
all:f}=await a(t,n),d=e=>[...new Set([...e,...f])].sort((s,c)=>s-c);return Object.fromEntries(n.map(e=>[e,d(o[e])]))}async function _(t,n){const{found:o,all:f}=await a(
t,n);for(const d of Object.values(o))for(const e of d)f.add(e);return f}async function a(t,n){const o=n.map(s=>{const[c="",...g]=[...s].map(r=>r.replace(/\W/,"\\\
$&")),p=/\W/.test(s)?E:"\\w";return`${c}(?:${g.join("")}|${p}{0,${Math.max(0,s.length-2)}}#)`}),f=new RegExp(`/(?:${o.join("|")}|#)`,"g"),d=Object.fromEntries(n.
map(s=>[s,new Set])),e=new Set;await h(t,(s,c,g,p)=>{const r=s.toString("latin1",c,g);f.lastIndex=0;for(let u=f.exec(r);u;u=f.exec(r)){const l=p(c+u.index);l!==
void 0&&(u[0].endsWith("#")?e.add(l):d[u[0].slice(1)].add(l))}});for(const s of D(t))e.add(s);return{found:d,all:e}}async function O(t,n){const o=await M(t,n);return[
...new Set(Object.values(o).flat())].sort((f,d)=>f-d)}async function h(t,n){const{bytes:o,table:f}=t,d=I(t),e=new Int32Array(d.length);for(let r=0;r<d.length;r++)
e[r]=f.place[d[r]];const s=(0,m.bS)(o),c=r=>d[(0,w.M)(e,r)-1],g=new x.s;let p=0;for(let r=0;r<d.length;r++){const u=r+1===d.length,l=u?o.length:e[r+1],T=l-e[r]>
b;if(!T&&!u&&l-p<v)continue;if(T){e[r]>p&&n(s,p,e[r],c),g.reset();const $=g.value(o,t.bodies[d[r]],l);n(s,e[r],$<0?l:$,c)}else n(s,p,l,c);const j=t.job.pace.step(
Math.min(l-p,v));j&&await j,p=l}for(const[r,u]of P(t)){const l=t.objectStream(r);if(!l)continue;const T=new Set(u),{starts:j}=l;n((0,m.bS)(l.data),0,l.data.length,
L=>{const S=l.numbers[(0,w.M)(j,L)-1];return S!==void 0&&T.has(S)?S:void 0});const $=t.job.pace.step(l.data.length);$&&await $}}function*D(t){for(let n=1;t.hasChanges&&
n<t.size;n++)t.isChanged(n)&&t.exists(n)&&(yield n)}function I(t){const{table:n,hasChanges:o}=t,f=[];let d=!0,e=-1;for(let s=1;s<n.size;s++){if(n.kind[s]!==y.tL||
o&&t.isChanged(s))continue;const c=n.place[s];d&&=c>=e,e=c,f.push(s)}return d?f:f.sort((s,c)=>n.place[s]-n.place[c])}function P(t){const{table:n,hasChanges:o}=t,
f=new Map;for(let d=1;d<n.size;d++){if(n.kind[d]!==y.UT||o&&t.isChanged(d))continue;const e=n.place[d],s=f.get(e);s?s.push(d):f.set(e,[d])}return f}}),90536:((A,C,i)=>{
i.d(C,{C:()=>w,L:()=>m});var y=i(45599);function w(x,b){const v=[x];for(;v.length>0;){const E=v.pop(),M=E instanceof y.Z6?E.dict:E;if(Array.isArray(M))for(const _ of M)
v.push(_);else if(M instanceof y.Bi){b(M);for(const _ of M.values())v.push(_)}}}function m(x,b){const v=[];return w(x,E=>{v.length===0&&b(E)&&v.push(E)}),v.length>
0}}),93604:((A,C,i)=>{i.d(C,{B:()=>y,M:()=>w});const y=(x,b)=>m(x,b,!1),w=(x,b)=>m(x,b,!0);function m(x,b,v){let[E,M]=[0,x.length];for(;E<M;){const _=E+M>>1,a=x[_];
a<b||v&&a===b?E=_+1:M=_}return E}})};
