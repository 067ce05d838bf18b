"use strict";exports.id=8909,exports.ids=[8909],exports.modules={78909:((T,C,c)=>{c.r(C),c.d(C,{set_metadata:()=>l});var w=c(7390),P=c(95199),h=c(80397),_=c(4268),x=c(1480),
M=c(20381),D=c(16039),a=c(10404),E=c(31808);const p={title:"Title",author:"Author",subject:"Subject",keywords:"Keywords",creator:"Creator"};async function b(e,n){
const u=await(0,a.Br)(e);if(((0,h.Ip)(e,u).archive?.part??0)>=4?d(e,n):I(e,n),n.language!==void 0&&e.edit(e.catalogNumber).set("Lang",(0,M.wx)(n.language)),u?.malformed===
!0)return(0,E._L)(e,(0,E.T3)(t(e,n))),[O];const s=o(n);return u?(0,E._L)(e,(0,E.QH)(u,r(s,u),s)):e.version>="2.0"&&(0,E._L)(e,(0,E.T3)(t(e,n))),[]}const O={code:"\
xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info dictionary, without claims such as PDF/A."};function I(e,n){
const u=Object.entries(p).flatMap(([m,f])=>{const v=n[m];return v===void 0?[]:[[f,(0,M.wx)(v)]]});if(u.length===0)return;const g=e.trailer.get("Info"),s=new D.Bi(
[...(0,a._U)(e)??[],...u]);g instanceof D.oS&&e.exists(g.number)?e.put(g,s):e.trailer.set("Info",e.add(s))}function d(e,n){const u=(0,a._U)(e);if(!u)return;const g=new Set(
Object.entries(p).flatMap(([f,v])=>n[f]===void 0?[]:[v])),s=new D.Bi([...u].filter(([f])=>!g.has(f)));if(s.size===u.size)return;const m=e.trailer.get("Info");s.
size===0?e.trailer.delete("Info"):m instanceof D.oS?e.put(m,s):e.trailer.set("Info",s)}function o(e){const{title:n,author:u,subject:g,keywords:s,creator:m,language:f}=e,
v=($,y,L,j)=>j===void 0?[]:[{prefix:$,name:y,form:L,values:[j]}];return[...v("dc","title","alternative",n),...v("dc","description","alternative",g),...v("dc","c\
reator","ordered",u),...v("pdf","Keywords","simple",s),...v("xmp","CreatorTool","simple",m),...v("dc","language","unordered",f)]}function r(e,{properties:n}){const u=e.
find(({name:m})=>m==="Keywords")?.values[0],g=n.some(({namespace:m,name:f})=>m===x.dK.dc&&f==="subject");u!==void 0&&g&&e.push({prefix:"dc",name:"subject",form:"\
unordered",values:i(u)});const s=new Set(e.map(({prefix:m,name:f})=>`${x.dK[m]} ${f}`));return({namespace:m,name:f})=>s.has(`${m} ${f}`)}const i=e=>e.split(/[,;]/).
map(n=>n.trim()).filter(n=>n!=="");function t(e,n){const{title:u,author:g,subject:s,keywords:m,creator:f,producer:v,created:$,modified:y,language:L}=(0,a._6)(e,
void 0),K=Object.entries({...{title:u,author:g,subject:s,keywords:m,creator:f,language:L},...n}).filter(([,A])=>A!==null),S=(A,U,B)=>B===null?[]:[{prefix:A,name:U,
form:"simple",values:[B]}];return[...o(Object.fromEntries(K)),...S("pdf","Producer",v),...S("xmp","CreateDate",$),...S("xmp","ModifyDate",y)]}const l=async(e,n,u)=>{
const{remove_existing:g,open_password:s,...m}=n,f=await(0,w.E)(e.bytes,u,{password:s}),v=[];if(g){const{archive:y}=await(0,h.ds)(f);await(0,_.Ij)(f),y&&v.push((0,h.
Xb)(y,"its metadata was removed"))}Object.keys(m).length>0&&v.push(...await b(f,m));const $=f.pages.count;return{documents:[{name:e.name,bytes:await(0,P.UN)(f),
pageCount:$}],notes:v,facts:{pageCount:$}}}}),80397:((T,C,c)=>{c.d(C,{Ip:()=>a,XM:()=>I,Xb:()=>O,ds:()=>D,qg:()=>b});var w=c(58247),P=c(30729),h=c(1480),_=c(10404),
x=c(34331),M=c(31808);const D=(0,P.H)(async r=>a(r,await(0,_.Br)(r)));function a(r,i){const t=(s,m)=>(0,w.w)((0,x.sm)(i,s,m)[0]??""),l=p(t("pdfaid","part"),t("p\
dfaid","conformance").toLowerCase()),e=E(t("pdfuaid","part"))?`PDF/UA-${t("pdfuaid","part")}`:void 0,u=[t("pdfxid","GTS_PDFXVersion")||t("pdfx","GTS_PDFXVersion")||
((0,w.G)(r.resolve((0,_._U)(r)?.get("GTS_PDFXVersion")))??""),t("pdfe","ISO_PDFEVersion"),t("pdfvtid","GTS_PDFVTVersion")],g=[l?.name,e,...u.filter(s=>/^PDF\/[\w .:/()-]{1,40}$/.
test(s))];return{archive:l,accessible:e,names:g.filter(s=>s!==void 0)}}const E=r=>/^[1-9]$/.test(r);function p(r,i){if(!E(r))return;const t=/^[abuef]$/.test(i)?
i:"";return{part:Number(r),level:t,name:`PDF/A-${r}${t}`}}function b(r,i,t,l){return i&&o(r,i,[h.dK.pdfaid]),O(t,l)}const O=({name:r},i)=>({code:"pdfa_identific\
ation_removed",message:`The document no longer claims ${r}: ${i}.`});async function I(r){const i=await(0,_.Br)(r);if(!i)return[];const{archive:t,accessible:l}=a(
r,i);o(r,i,[h.dK.pdfaid,h.dK.pdfuaid]);const e=[t?.name,l].filter(n=>n!==void 0);return e.length>0?[d(e)]:[]}const d=r=>({code:"conformance_dropped",message:`Th\
e result no longer claims ${r.join(" and ")}, because a merge cannot guarantee conformance.`});function o(r,i,t){i.properties.some(({namespace:l})=>t.includes(l))&&
(0,M._L)(r,(0,M.QH)(i,({namespace:l})=>t.includes(l),[]))}}),4268:((T,C,c)=>{c.d(C,{B4:()=>D,Ij:()=>_,In:()=>M});var w=c(7548),P=c(38504),h=c(16039);async function _(a){
a.trailer.delete("Info");const E=await(0,w.zx)(a,["Metadata","PieceInfo"]),p=b=>b.has("PieceInfo")||x(a,b);for(const b of new Set([...E.Metadata,...E.PieceInfo])){
if(!(0,P.L)(a.get(b),p))continue;(0,P.C)(a.edit(b),I=>{x(a,I)&&I.delete("Metadata"),I.delete("PieceInfo")});const O=a.job.pace.step(1e3);O&&await O}}function x(a,E){
return M(a.resolve(E.get("Metadata")))}const M=a=>a instanceof h.Z6&&((0,h.Eo)(a.dict.get("Type"),"Metadata")||(0,h.Eo)(a.dict.get("Subtype"),"XML"));function D(a){
const E=a.dict(a.trailer.get("Info"))!==void 0,p=a.resolve(a.catalog.get("Metadata"))!==null;return a.trailer.delete("Info"),a.catalog.has("Metadata")&&a.editCatalog().
delete("Metadata"),Number(E)+Number(p)}}),31808:((T,C,c)=>{c.d(C,{QH:()=>_,T3:()=>x,_L:()=>E});var w=c(1480),P=c(54075),h=c(16039);function _(p,b,O){const{text:I,
properties:d,end:o,about:r}=p,i=[];let t=0;for(const l of d.filter(b).sort((e,n)=>e.from-n.from))l.from<t||(i.push(I.slice(t,l.from)),t=l.to);return i.push(I.slice(
t,Math.max(o,t))),O.length>0&&i.push(M(O,r)),i.push(I.slice(Math.max(o,t))),a(i.join(""))}function x(p){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${w.dK.rdf}">
${M(p,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function M(p,b){const I=[...new Set(p.map(({prefix:o})=>o))].map(o=>` xmlns:${o}="${w.dK[o]}"`).join(""),d=p.map(({prefix:o,name:r,form:i,values:t})=>`\
<${o}:${r}>${D(i,t)}</${o}:${r}>
`);return`<rdf:Description xmlns:rdf="${w.dK.rdf}" rdf:about="${(0,P.X)(b)}"${I}>
${d.join("")}</rdf:Description>
`}function D(p,b){const O=I=>b.map(d=>`<rdf:li${I}>${(0,P.X)(d)}</rdf:li>`).join("");switch(p){case"simple":return(0,P.X)(b[0]??"");case"alternative":return`<rd\
f:Alt>${O(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${O("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${O("")}</rdf:Bag>`}}const a=p=>p.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function E(p,b){const O=p.catalog.get("Metadata"),I=p.resolve(O),d=I instanceof h.Z6?[...I.dict].
filter(([i])=>!["Filter","DecodeParms","Length"].includes(i)):[],o=new h.Bi([["Type",new h.SX("Metadata")],["Subtype",new h.SX("XML")],...d]),r=new h.Z6(o,Buffer.
from(b,"utf8"));(0,h.i9)(O)&&I instanceof h.Z6?p.put(O,r):p.edit(p.catalogNumber).set("Metadata",p.add(r))}}),30729:((T,C,c)=>{c.d(C,{H:()=>w});function w(P){const h=new WeakMap;
return _=>{if(_.hasChanges)return P(_);const x=h.get(_);if(x)return x.answer;const M=P(_);return h.set(_,{answer:M}),M}}}),7548:((T,C,c)=>{c.d(C,{RJ:()=>p,V3:()=>E,
vb:()=>b,zx:()=>a});var w=c(58143),P=c(88960),h=c(269),_=c(48024);const x=16384,M=65536,D="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function a(d,o){const r=o.map(
n=>{const[u="",...g]=[...n].map(m=>m.replace(/\W/,"\\$&")),s=/\W/.test(n)?D:"\\w";return`${u}(?:${g.join("")}|${s}{0,${Math.max(0,n.length-2)}}#)`}),i=new RegExp(
`/(?:${r.join("|")}|#)`,"g"),t=Object.fromEntries(o.map(n=>[n,new Set])),l=new Set;await p(d,(n,u,g,s)=>{const m=n.toString("latin1",u,g);i.lastIndex=0;for(let f=i.
exec(m);f;f=i.exec(m)){const v=s(u+f.index);v!==void 0&&(f[0].endsWith("#")?l.add(v):t[f[0].slice(1)].add(v))}});for(const n of b(d))l.add(n);const e=n=>[...new Set(
[...n,...l])].sort((u,g)=>u-g);return Object.fromEntries(o.map(n=>[n,e(t[n])]))}async function E(d,o){const r=await a(d,o);return[...new Set(Object.values(r).flat())].
sort((i,t)=>i-t)}async function p(d,o){const{bytes:r,table:i}=d,t=O(d),l=new Int32Array(t.length);for(let s=0;s<t.length;s++)l[s]=i.place[t[s]];const e=(0,h.bS)(
r),n=s=>t[(0,P.M)(l,s)-1],u=new _.s;let g=0;for(let s=0;s<t.length;s++){const m=s+1===t.length,f=m?r.length:l[s+1],v=f-l[s]>x;if(!v&&!m&&f-g<M)continue;if(v){l[s]>
g&&o(e,g,l[s],n),u.reset();const y=u.value(r,d.bodies[t[s]],f);o(e,l[s],y<0?f:y,n)}else o(e,g,f,n);const $=d.job.pace.step(Math.min(f-g,M));$&&await $,g=f}for(const[
s,m]of I(d)){const f=d.objectStream(s);if(!f)continue;const v=new Set(m),{starts:$}=f;o((0,h.bS)(f.data),0,f.data.length,L=>{const j=f.numbers[(0,P.M)($,L)-1];return j!==
void 0&&v.has(j)?j:void 0});const y=d.job.pace.step(f.data.length);y&&await y}}function*b(d){for(let o=1;d.hasChanges&&o<d.size;o++)d.isChanged(o)&&d.exists(o)&&
(yield o)}function O(d){const{table:o,hasChanges:r}=d,i=[];let t=!0,l=-1;for(let e=1;e<o.size;e++){if(o.kind[e]!==w.tL||r&&d.isChanged(e))continue;const n=o.place[e];
t&&=n>=l,l=n,i.push(e)}return t?i:i.sort((e,n)=>o.place[e]-o.place[n])}function I(d){const{table:o,hasChanges:r}=d,i=new Map;for(let t=1;t<o.size;t++){if(o.kind[t]!==
w.UT||r&&d.isChanged(t))continue;const l=o.place[t],e=i.get(l);e?e.push(t):i.set(l,[t])}return i}}),38504:((T,C,c)=>{c.d(C,{C:()=>P,L:()=>h});var w=c(16039);function P(_,x){
const M=[_];for(;M.length>0;){const D=M.pop(),a=D instanceof w.Z6?D.dict:D;if(Array.isArray(a))for(const E of a)M.push(E);else if(a instanceof w.Bi){x(a);for(const E of a.
values())M.push(E)}}}function h(_,x){const M=[];return P(_,D=>{M.length===0&&x(D)&&M.push(D)}),M.length>0}}),88960:((T,C,c)=>{c.d(C,{B:()=>w,M:()=>P});const w=(_,x)=>h(
_,x,!1),P=(_,x)=>h(_,x,!0);function h(_,x,M){let[D,a]=[0,_.length];for(;D<a;){const E=D+a>>1,p=_[E];p<x||M&&p===x?D=E+1:a=E}return D}})};
