"use strict";exports.id=3930,exports.ids=[3930],exports.modules={53930:((T,$,c)=>{c.r($),c.d($,{set_metadata:()=>y});var I=c(7390),w=c(95199),M=c(80397),x=c(7548),O=c(38504),
_=c(16039);async function S(t){t.trailer.delete("Info");const i=await(0,x.zx)(t,["Metadata","PieceInfo"]),a=h=>h.has("PieceInfo")||E(t,h);for(const h of new Set(
[...i.Metadata,...i.PieceInfo])){if(!(0,O.L3)(t.get(h),a))continue;(0,O.CA)(t.edit(h),g=>{E(t,g)&&g.delete("Metadata"),g.delete("PieceInfo")});const b=t.job.pace.
step(1e3);b&&await b}}function E(t,i){const a=t.resolve(i.get("Metadata"));return a instanceof _.Z6&&((0,_.Eo)(a.dict.get("Type"),"Metadata")||(0,_.Eo)(a.dict.get(
"Subtype"),"XML"))}var P=c(1480),o=c(20381),p=c(10404),u=c(31808);const r={title:"Title",author:"Author",subject:"Subject",keywords:"Keywords",creator:"Creator"};
async function f(t,i){const a=await(0,p.Br)(t);if(((0,M.Ip)(t,a).archive?.part??0)>=4?n(t,i):e(t,i),i.language!==void 0&&t.edit(t.catalogNumber).set("Lang",(0,o.
wx)(i.language)),a?.malformed===!0)return(0,u._L)(t,(0,u.T3)(C(t,i))),[m];const b=s(i);return a?(0,u._L)(t,(0,u.QH)(a,l(b,a),b)):t.version>="2.0"&&(0,u._L)(t,(0,u.
T3)(C(t,i))),[]}const m={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info dictionary, without cla\
ims such as PDF/A."};function e(t,i){const a=Object.entries(r).flatMap(([g,v])=>{const D=i[g];return D===void 0?[]:[[v,(0,o.wx)(D)]]});if(a.length===0)return;const h=t.
trailer.get("Info"),b=new _.Bi([...(0,p._U)(t)??[],...a]);h instanceof _.oS&&t.exists(h.number)?t.put(h,b):t.trailer.set("Info",t.add(b))}function n(t,i){const a=(0,p.
_U)(t);if(!a)return;const h=new Set(Object.entries(r).flatMap(([v,D])=>i[v]===void 0?[]:[D])),b=new _.Bi([...a].filter(([v])=>!h.has(v)));if(b.size===a.size)return;
const g=t.trailer.get("Info");b.size===0?t.trailer.delete("Info"):g instanceof _.oS?t.put(g,b):t.trailer.set("Info",b)}function s(t){const{title:i,author:a,subject:h,
keywords:b,creator:g,language:v}=t,D=(j,L,A,B)=>B===void 0?[]:[{prefix:j,name:L,form:A,values:[B]}];return[...D("dc","title","alternative",i),...D("dc","descrip\
tion","alternative",h),...D("dc","creator","ordered",a),...D("pdf","Keywords","simple",b),...D("xmp","CreatorTool","simple",g),...D("dc","language","unordered",
v)]}function l(t,{properties:i}){const a=t.find(({name:g})=>g==="Keywords")?.values[0],h=i.some(({namespace:g,name:v})=>g===P.dK.dc&&v==="subject");a!==void 0&&
h&&t.push({prefix:"dc",name:"subject",form:"unordered",values:d(a)});const b=new Set(t.map(({prefix:g,name:v})=>`${P.dK[g]} ${v}`));return({namespace:g,name:v})=>b.
has(`${g} ${v}`)}const d=t=>t.split(/[,;]/).map(i=>i.trim()).filter(i=>i!=="");function C(t,i){const{title:a,author:h,subject:b,keywords:g,creator:v,producer:D,
created:j,modified:L,language:A}=(0,p._6)(t,void 0),W=Object.entries({...{title:a,author:h,subject:b,keywords:g,creator:v,language:A},...i}).filter(([,U])=>U!==
null),K=(U,F,R)=>R===null?[]:[{prefix:U,name:F,form:"simple",values:[R]}];return[...s(Object.fromEntries(W)),...K("pdf","Producer",D),...K("xmp","CreateDate",j),
...K("xmp","ModifyDate",L)]}const y=async(t,i,a)=>{const{remove_existing:h,open_password:b,...g}=i,v=await(0,I.E)(t.bytes,a,{password:b}),D=[];if(h){const{archive:L}=await(0,M.
ds)(v);await S(v),L&&D.push((0,M.Xb)(L,"its metadata was removed"))}Object.keys(g).length>0&&D.push(...await f(v,g));const j=v.pages.count;return{documents:[{name:t.
name,bytes:await(0,w.UN)(v),pageCount:j}],notes:D,facts:{pageCount:j}}}}),80397:((T,$,c)=>{c.d($,{Ip:()=>E,XM:()=>r,Xb:()=>u,ds:()=>S,qg:()=>p});var I=c(58247),
w=c(30729),M=c(1480),x=c(10404),O=c(34331),_=c(31808);const S=(0,w.H)(async e=>E(e,await(0,x.Br)(e)));function E(e,n){const s=(i,a)=>(0,I.w)((0,O.sm)(n,i,a)[0]??
""),l=o(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),d=P(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,y=[s("pdfxid","GTS_PDFXVersi\
on")||s("pdfx","GTS_PDFXVersion")||((0,I.G)(e.resolve((0,x._U)(e)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],t=[
l?.name,d,...y.filter(i=>/^PDF\/[\w .:/()-]{1,40}$/.test(i))];return{archive:l,accessible:d,names:t.filter(i=>i!==void 0)}}const P=e=>/^[1-9]$/.test(e);function o(e,n){
if(!P(e))return;const s=/^[abuef]$/.test(n)?n:"";return{part:Number(e),level:s,name:`PDF/A-${e}${s}`}}function p(e,n,s,l){return n&&m(e,n,[M.dK.pdfaid]),u(s,l)}
const u=({name:e},n)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}: ${n}.`});async function r(e){const n=await(0,x.Br)(e);if(!n)
return[];const{archive:s,accessible:l}=E(e,n);m(e,n,[M.dK.pdfaid,M.dK.pdfuaid]);const d=[s?.name,l].filter(C=>C!==void 0);return d.length>0?[f(d)]:[]}const f=e=>({
code:"conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function m(e,n,s){n.properties.
some(({namespace:l})=>s.includes(l))&&(0,_._L)(e,(0,_.QH)(n,({namespace:l})=>s.includes(l),[]))}}),31808:((T,$,c)=>{c.d($,{QH:()=>x,T3:()=>O,_L:()=>P});var I=c(
1480),w=c(54075),M=c(16039);function x(o,p,u){const{text:r,properties:f,end:m,about:e}=o,n=[];let s=0;for(const l of f.filter(p).sort((d,C)=>d.from-C.from))l.from<
s||(n.push(r.slice(s,l.from)),s=l.to);return n.push(r.slice(s,Math.max(m,s))),u.length>0&&n.push(_(u,e)),n.push(r.slice(Math.max(m,s))),E(n.join(""))}function O(o){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${I.dK.rdf}">
${_(o,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(o,p){const r=[...new Set(o.map(({prefix:m})=>m))].map(m=>` xmlns:${m}="${I.dK[m]}"`).join(""),f=o.map(({prefix:m,name:e,form:n,values:s})=>`\
<${m}:${e}>${S(n,s)}</${m}:${e}>
`);return`<rdf:Description xmlns:rdf="${I.dK.rdf}" rdf:about="${(0,w.X)(p)}"${r}>
${f.join("")}</rdf:Description>
`}function S(o,p){const u=r=>p.map(f=>`<rdf:li${r}>${(0,w.X)(f)}</rdf:li>`).join("");switch(o){case"simple":return(0,w.X)(p[0]??"");case"alternative":return`<rd\
f:Alt>${u(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${u("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${u("")}</rdf:Bag>`}}const E=o=>o.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function P(o,p){const u=o.catalog.get("Metadata"),r=o.resolve(u),f=r instanceof M.Z6?[...r.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],m=new M.Bi([["Type",new M.SX("Metadata")],["Subtype",new M.SX("XML")],...f]),e=new M.Z6(m,Buffer.
from(p,"utf8"));(0,M.i9)(u)&&r instanceof M.Z6?o.put(u,e):o.edit(o.catalogNumber).set("Metadata",o.add(e))}}),30729:((T,$,c)=>{c.d($,{H:()=>I});function I(w){const M=new WeakMap;
return x=>{if(x.hasChanges)return w(x);const O=M.get(x);if(O)return O.answer;const _=w(x);return M.set(x,{answer:_}),_}}}),7548:((T,$,c)=>{c.d($,{RJ:()=>P,vb:()=>o,
zx:()=>E});var I=c(58143),w=c(88960),M=c(269),x=c(48024);const O=16384,_=65536,S="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function E(r,f){const m=f.map(d=>{const[
C="",...y]=[...d].map(i=>i.replace(/\W/,"\\$&")),t=/\W/.test(d)?S:"\\w";return`${C}(?:${y.join("")}|${t}{0,${Math.max(0,d.length-2)}}#)`}),e=new RegExp(`/(?:${m.
join("|")}|#)`,"g"),n=Object.fromEntries(f.map(d=>[d,new Set])),s=new Set;await P(r,(d,C,y,t)=>{const i=d.toString("latin1",C,y);e.lastIndex=0;for(let a=e.exec(
i);a;a=e.exec(i)){const h=t(C+a.index);h!==void 0&&(a[0].endsWith("#")?s.add(h):n[a[0].slice(1)].add(h))}});for(const d of o(r))s.add(d);const l=d=>[...new Set(
[...d,...s])].sort((C,y)=>C-y);return Object.fromEntries(f.map(d=>[d,l(n[d])]))}async function P(r,f){const{bytes:m,table:e}=r,n=p(r),s=new Int32Array(n.length);
for(let t=0;t<n.length;t++)s[t]=e.place[n[t]];const l=(0,M.bS)(m),d=t=>n[(0,w.M)(s,t)-1],C=new x.s;let y=0;for(let t=0;t<n.length;t++){const i=t+1===n.length,a=i?
m.length:s[t+1],h=a-s[t]>O;if(!h&&!i&&a-y<_)continue;if(h){s[t]>y&&f(l,y,s[t],d),C.reset();const g=C.value(m,r.bodies[n[t]],a);f(l,s[t],g<0?a:g,d)}else f(l,y,a,
d);const b=r.job.pace.step(Math.min(a-y,_));b&&await b,y=a}for(const[t,i]of u(r)){const a=r.objectStream(t);if(!a)continue;const h=new Set(i),{starts:b}=a;f((0,M.
bS)(a.data),0,a.data.length,v=>{const D=a.numbers[(0,w.M)(b,v)-1];return D!==void 0&&h.has(D)?D:void 0});const g=r.job.pace.step(a.data.length);g&&await g}}function*o(r){
for(let f=1;r.hasChanges&&f<r.size;f++)r.isChanged(f)&&r.exists(f)&&(yield f)}function p(r){const{table:f,hasChanges:m}=r,e=[];let n=!0,s=-1;for(let l=1;l<f.size;l++){
if(f.kind[l]!==I.tL||m&&r.isChanged(l))continue;const d=f.place[l];n&&=d>=s,s=d,e.push(l)}return n?e:e.sort((l,d)=>f.place[l]-f.place[d])}function u(r){const{table:f,
hasChanges:m}=r,e=new Map;for(let n=1;n<f.size;n++){if(f.kind[n]!==I.UT||m&&r.isChanged(n))continue;const s=f.place[n],l=e.get(s);l?l.push(n):e.set(s,[n])}return e}}),
38504:((T,$,c)=>{c.d($,{CA:()=>_,L3:()=>S,p$:()=>O});var I=c(88960),w=c(269),M=c(16039),x=c(58143);function O(E,P){const{table:o}=E,p=new Set,u=[],r=new Map;for(let e=1;e<
o.size;e++)if(E.isChanged(e))E.exists(e)&&p.add(e);else if(o.kind[e]===x.tL)u.push(e);else if(o.kind[e]===x.UT){const n=o.place[e],s=r.get(n);s?s.push(e):r.set(
n,[e])}for(let e=o.size;e<E.size;e++)E.exists(e)&&p.add(e);u.sort((e,n)=>o.place[e]-o.place[n]);const f=Int32Array.from(u,e=>o.place[e]),m=(0,w.bS)(E.bytes);for(const e of P)
for(let n=m.indexOf(e);n>=0;n=m.indexOf(e,n+e.length)){const s=u[(0,I.M)(f,n)-1];s!==void 0&&p.add(s)}for(const[e,n]of r){const s=E.objectStream(e);if(!s)continue;
const l=(0,w.bS)(s.data);if(P.some(d=>l.includes(d)))for(const d of n)p.add(d)}return[...p].sort((e,n)=>e-n)}function _(E,P){const o=[E];for(;o.length>0;){const p=o.
pop(),u=p instanceof M.Z6?p.dict:p;if(Array.isArray(u))for(const r of u)o.push(r);else if(u instanceof M.Bi){P(u);for(const r of u.values())o.push(r)}}}function S(E,P){
const o=[];return _(E,p=>{o.length===0&&P(p)&&o.push(p)}),o.length>0}}),88960:((T,$,c)=>{c.d($,{B:()=>I,M:()=>w});const I=(x,O)=>M(x,O,!1),w=(x,O)=>M(x,O,!0);function M(x,O,_){
let[S,E]=[0,x.length];for(;S<E;){const P=S+E>>1,o=x[P];o<O||_&&o===O?S=P+1:E=P}return S}})};
