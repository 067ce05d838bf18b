"use strict";exports.id=2874,exports.ids=[2874],exports.modules={17079:((L,T,o)=>{o.d(T,{Z:()=>x,_:()=>P});const v=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
b=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,m=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(h){
if(h.length>64)return;const n=h.trim().replace(b,(M,l,i,c)=>`${l??""}${1900+Number(i)}${c}`);return g(E(v.exec(n)??m.exec(n)))}function x(h){const n=h.length>64?
void 0:E(m.exec(h.trim()));if(!n||g(n)===void 0)return;const{year:M,month:l="",day:i="",hour:c="",minute:p="",second:r="",zone:e=""}=n;return`D:${M}${l}${i}${c}${p}${r}${e===
"Z"||e===""?e:`${e.replace(":","'")}'`}`}function E(h){if(!h)return;const[,n,M,l,i,c,p,r,e,s,t]=h,a=r??(e===void 0?void 0:`${e}${s??"00"}:${t??"00"}`);return{year:n,
month:M,day:l,hour:i,minute:c,second:p,zone:a}}function g(h){if(!h)return;const{year:n,month:M,day:l,hour:i,minute:c="00",second:p="00",zone:r}=h,e=(t,a,u)=>t===
void 0||Number(t)>=a&&Number(t)<=u;if(Number(n)===0||!e(M,1,12)||!e(l,1,O(Number(n),Number(M)))||!e(i,0,23)||!e(c,0,59)||!e(p,0,59)||r!==void 0&&r!=="Z"&&!(e(r.
slice(1,3),0,23)&&e(r.slice(4),0,59)))return;const s=[n,M,l].filter(t=>t!==void 0).join("-");return i===void 0?s:`${s}T${i}:${c}:${p}${r==="+00:00"||r==="-00:00"?
"Z":r??""}`}function O(h,n){return n===2?h%4===0&&(h%100!==0||h%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),75676:((L,T,o)=>{o.r(T),o.d(T,{set_metadata:()=>g});
var v=o(91519),b=o(14029),m=o(21281),P=o(71856),x=o(32901),E=o(45657);const g=async(O,h,n)=>{const{remove_existing:M,open_password:l,...i}=h,c=await(0,v.E)(O.bytes,
n,{password:l}),p=[];if(M){const{archive:e}=await(0,m.ds)(c);await(0,P.Ij)(c),e&&p.push((0,m.Xb)(e,"its metadata was removed"))}Object.keys(i).length>0&&(0,E.RZ)(
p,await(0,x.f)(c,i));const r=c.pages.count;return{documents:[{name:O.name,bytes:await(0,b.UN)(c),pageCount:r}],notes:p,facts:{pageCount:r}}}}),21281:((L,T,o)=>{
o.d(T,{Ip:()=>O,XM:()=>i,Xb:()=>l,ds:()=>g,qg:()=>M});var v=o(59071),b=o(70549),m=o(21115),P=o(824),x=o(1975),E=o(60912);const g=(0,b.n)(async r=>O(r,await(0,P.
Br)(r)));function O(r,e){const s=(f,D)=>(0,v.wh)((0,x.sm)(e,f,D)[0]??""),t=n(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),a=h(s("pdfuaid","part"))?
`PDF/UA-${s("pdfuaid","part")}`:void 0,_=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,v.Gh)(r.resolve((0,P._U)(r)?.get("GTS_PDFXVersion")))??
""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],d=[t?.name,a,..._.filter(f=>/^PDF\/[\w .:/()-]{1,40}$/.test(f))];return{archive:t,accessible:a,
names:d.filter(f=>f!==void 0)}}const h=r=>/^[1-9]$/.test(r);function n(r,e){if(!h(r))return;const s=/^[abuef]$/.test(e)?e:"";return{part:Number(r),level:s,name:`\
PDF/A-${r}${s}`}}function M(r,e,s,t){return e&&p(r,e,[m.dK.pdfaid]),l(s,t)}const l=({name:r},e)=>({code:"pdfa_identification_removed",message:`The document no l\
onger claims ${r}: ${e}.`});async function i(r){const e=await(0,P.Br)(r);if(!e)return[];const{archive:s,accessible:t}=O(r,e);p(r,e,[m.dK.pdfaid,m.dK.pdfuaid]);const a=[
s?.name,t].filter(u=>u!==void 0);return a.length>0?[c(a)]:[]}const c=r=>({code:"conformance_dropped",message:`The result no longer claims ${r.join(" and ")}, be\
cause a merge cannot guarantee conformance.`});function p(r,e,s){e.properties.some(({namespace:t})=>s.includes(t))&&(0,E._L)(r,(0,E.QH)(e,({namespace:t})=>s.includes(
t),[]))}}),71856:((L,T,o)=>{o.d(T,{B4:()=>h,Ij:()=>P,In:()=>x,lq:()=>E});var v=o(21996),b=o(90536),m=o(45599);async function P(n){n.trailer.delete("Info");const M=await(0,v.
Av)(n,Object.keys(g));for(const l of[...M].sort((i,c)=>i-c)){if(!(0,b.L)(n.get(l),c=>O(n,c).length>0))continue;(0,b.C)(n.edit(l),c=>{for(const p of O(n,c))c.delete(
p)});const i=n.job.pace.step(1e3);i&&await i}}const x=n=>n instanceof m.Z6&&((0,m.Eo)(n.dict.get("Type"),"Metadata")||(0,m.Eo)(n.dict.get("Subtype"),"XML")),E={
"PTEX.FileName":n=>n instanceof m.Mx,"PTEX.InfoDict":m.Zm},g={Metadata:x,PieceInfo:()=>!0,...E},O=(n,M)=>Object.keys(g).filter(l=>M.has(l)&&g[l](n.resolve(M.get(
l))));function h(n){const M=n.dict(n.trailer.get("Info"))!==void 0,l=n.resolve(n.catalog.get("Metadata"))!==null;return n.trailer.delete("Info"),n.catalog.has("\
Metadata")&&n.editCatalog().delete("Metadata"),Number(M)+Number(l)}}),32901:((L,T,o)=>{o.d(T,{R:()=>p,f:()=>O});var v=o(21115),b=o(77581),m=o(45599),P=o(21281),
x=o(824),E=o(60912);const g={title:"Title",author:"Author",subject:"Subject",keywords:"Keywords",creator:"Creator"};async function O(e,s){const t=await(0,x.Br)(
e);if(((0,P.Ip)(e,t).archive?.part??0)>=4?M(e,s):n(e,s),s.language!==void 0&&e.edit(e.catalogNumber).set("Lang",(0,b.wx)(s.language)),t?.malformed===!0)return(0,E.
_L)(e,(0,E.T3)(r(e,s))),[h];const u=l(s);return t?(0,E._L)(e,(0,E.QH)(t,i(u,t),u)):e.version>="2.0"&&(0,E._L)(e,(0,E.T3)(r(e,s))),[]}const h={code:"xmp_replaced",
message:"The XMP metadata of the document was malformed. It was written again from the Info dictionary, without claims such as PDF/A."};function n(e,s){const t=Object.
entries(g).flatMap(([_,d])=>{const f=s[_];return f===void 0?[]:[[d,(0,b.wx)(f)]]});if(t.length===0)return;const a=e.trailer.get("Info"),u=new m.Bi([...(0,x._U)(
e)??[],...t]);a instanceof m.oS&&e.exists(a.number)?e.put(a,u):e.trailer.set("Info",e.add(u))}function M(e,s){const t=(0,x._U)(e);if(!t)return;const a=new Set(Object.
entries(g).flatMap(([d,f])=>s[d]===void 0?[]:[f])),u=new m.Bi([...t].filter(([d])=>!a.has(d)));if(u.size===t.size)return;const _=e.trailer.get("Info");u.size===
0?e.trailer.delete("Info"):_ instanceof m.oS?e.put(_,u):e.trailer.set("Info",u)}function l(e){const{title:s,author:t,subject:a,keywords:u,creator:_,language:d}=e,
f=(D,A,y,$)=>$===void 0?[]:[{prefix:D,name:A,form:y,values:[$]}];return[...f("dc","title","alternative",s),...f("dc","description","alternative",a),...f("dc","c\
reator","ordered",t),...f("pdf","Keywords","simple",u),...f("xmp","CreatorTool","simple",_),...f("dc","language","unordered",d)]}function i(e,{properties:s}){const t=e.
find(({name:_})=>_==="Keywords")?.values[0],a=s.some(({namespace:_,name:d})=>_===v.dK.dc&&d==="subject");t!==void 0&&a&&e.push({prefix:"dc",name:"subject",form:"\
unordered",values:c(t)});const u=new Set(e.map(({prefix:_,name:d})=>`${v.dK[_]} ${d}`));return({namespace:_,name:d})=>u.has(`${_} ${d}`)}const c=e=>e.split(/[,;]/).
map(s=>s.trim()).filter(s=>s!==""),p=(e,s)=>(0,E.T3)([...r(e,{}),...s]);function r(e,s){const{title:t,author:a,subject:u,keywords:_,creator:d,producer:f,created:D,
modified:A,language:y}=(0,x._6)(e,void 0),I=Object.entries({...{title:t,author:a,subject:u,keywords:_,creator:d,language:y},...s}).filter(([,C])=>C!==null),w=(C,K,R)=>R===
null?[]:[{prefix:C,name:K,form:"simple",values:[R]}];return[...l(Object.fromEntries(I)),...w("pdf","Producer",f),...w("xmp","CreateDate",D),...w("xmp","ModifyDa\
te",A)]}}),60912:((L,T,o)=>{o.d(T,{QH:()=>P,T3:()=>x,_L:()=>h});var v=o(21115),b=o(3907),m=o(45599);function P(n,M,l){const{text:i,properties:c,end:p,about:r}=n,
e=[];let s=0;for(const t of c.filter(M).sort((a,u)=>a.from-u.from))t.from<s||(e.push(i.slice(s,t.from)),s=t.to);return e.push(i.slice(s,Math.max(p,s))),l.length>
0&&e.push(E(l,r)),e.push(i.slice(Math.max(p,s))),O(e.join(""))}function x(n){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${v.dK.rdf}">
${E(n,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function E(n,M){const i=[...new Set(n.map(({prefix:p})=>p))].map(p=>` xmlns:${p}="${v.dK[p]}"`).join(""),c=n.map(({prefix:p,name:r,form:e,values:s})=>`\
<${p}:${r}>${g(e,s)}</${p}:${r}>
`);return`<rdf:Description xmlns:rdf="${v.dK.rdf}" rdf:about="${(0,b.X)(M)}"${i}>
${c.join("")}</rdf:Description>
`}function g(n,M){const l=i=>M.map(c=>`<rdf:li${i}>${(0,b.X)(c)}</rdf:li>`).join("");switch(n){case"simple":return(0,b.X)(M[0]??"");case"alternative":return`<rd\
f:Alt>${l(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${l("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${l("")}</rdf:Bag>`}}const O=n=>n.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function h(n,M){const l=n.catalog.get("Metadata"),i=n.resolve(l),c=i instanceof m.Z6?[...i.dict].
filter(([e])=>!["Filter","DecodeParms","Length"].includes(e)):[],p=new m.Bi([["Type",new m.SX("Metadata")],["Subtype",new m.SX("XML")],...c]),r=new m.Z6(p,Buffer.
from(M,"utf8"));(0,m.i9)(l)&&i instanceof m.Z6?n.put(l,r):n.edit(n.catalogNumber).set("Metadata",n.add(r))}}),59071:((L,T,o)=>{o.d(T,{Gh:()=>M,ZK:()=>l,wh:()=>n});
var v=o(77581),b=o(45599);const m=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,x=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
E=i=>i.replace(m,"").replace(P,"").replace(x,"�"),g=200,O=new WeakMap;function h(i){let c=O.get(i);if(c)return c;const p=E((0,v.g7)(i));return c={whole:p,trimmed:p.
trim()},i.bytes.length>=g&&O.set(i,c),c}const n=i=>E(i).trim();function M(i){const c=i instanceof b.Mx?h(i).trimmed:"";return c===""?null:c}const l=i=>i?h(i).whole:
""}),70549:((L,T,o)=>{o.d(T,{n:()=>v});function v(b){const m=new WeakMap;return P=>{if(P.hasChanges)return b(P);const x=m.get(P);if(x)return x.answer;const E=b(
P);return m.set(P,{answer:E}),E}}}),21996:((L,T,o)=>{o.d(T,{Av:()=>l,RJ:()=>p,V3:()=>c,vb:()=>r,zx:()=>M});var v=o(54619),b=o(44233),m=o(78157),P=o(88500);const x=2048,
E=65536,g=4,O=1<<20,h=1024,n="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function M(t,a){const{found:u,all:_}=await i(t,a),d=f=>[...new Set([...f,..._])].sort((D,A)=>D-
A);return Object.fromEntries(a.map(f=>[f,d(u[f])]))}async function l(t,a){const{found:u,all:_}=await i(t,a);for(const d of Object.values(u))for(const f of d)_.add(
f);return _}async function i(t,a){const u=a.map(D=>{const[A="",...y]=[...D].map(I=>I.replace(/\W/,"\\$&")),$=/\W/.test(D)?n:"\\w";return`${A}(?:${y.join("")}|${$}\
{0,${Math.max(0,D.length-2)}}#)`}),_=new RegExp(`/(?:${u.join("|")}|#)`,"g"),d=Object.fromEntries(a.map(D=>[D,new Set])),f=new Set;await p(t,(D,A,y,$)=>{const I=D.
toString("latin1",A,y);_.lastIndex=0;for(let w=_.exec(I);w;w=_.exec(I)){const C=$(A+w.index);C!==void 0&&(w[0].endsWith("#")?f.add(C):d[w[0].slice(1)].add(C))}});
for(const D of r(t))f.add(D);return{found:d,all:f}}async function c(t,a){const u=await M(t,a);return[...new Set(Object.values(u).flat())].sort((_,d)=>_-d)}async function p(t,a){
const{bytes:u,table:_}=t,d=e(t),f=new Int32Array(d.length);for(let I=0;I<d.length;I++)f[I]=_.place[d[I]];const D=(0,m.bS)(u),A=I=>d[(0,b.MJ)(f,I)-1],y=new P.s;let $=0;
for(let I=0;I<d.length;I++){const w=I+1===d.length,C=w?u.length:f[I+1],K=C-f[I]>x;if(!K&&!w&&C-$<E)continue;let R=C;if(K){f[I]>$&&a(D,$,f[I],A),y.reset();const W=y.
value(u,t.bodies[d[I]],C);$=f[I],W>=0&&(R=W)}a(D,$,R,A);const j=t.job.pace.step(g*(R-$));j&&await j,$=C}for(const[I,w]of s(t)){const C=t.objectStream(I),K=t.job.
pace.step(0);if(K&&await K,!C)continue;const R=new Set(w),{starts:j,numbers:W,data:S}=C,N=B=>{const U=W[(0,b.MJ)(j,B)-1];return U!==void 0&&R.has(U)?U:void 0};for(let B=0;B<
S.length;B+=O){a((0,m.bS)(S),B,Math.min(B+O+h,S.length),N);const U=t.job.pace.step(g*O);U&&await U}}}function*r(t){for(let a=1;t.hasChanges&&a<t.size;a++)t.isChanged(
a)&&t.exists(a)&&(yield a)}function e(t){const{table:a,hasChanges:u}=t,_=[];let d=!0,f=-1;for(let D=1;D<a.size;D++){if(a.kind[D]!==v.tL||u&&t.isChanged(D))continue;
const A=a.place[D];d&&=A>=f,f=A,_.push(D)}return d?_:_.sort((D,A)=>a.place[D]-a.place[A])}function s(t){const{table:a,hasChanges:u}=t,_=new Map;for(let d=1;d<a.
size;d++){if(a.kind[d]!==v.UT||u&&t.isChanged(d))continue;const f=a.place[d],D=_.get(f);D?D.push(d):_.set(f,[d])}return _}}),90536:((L,T,o)=>{o.d(T,{C:()=>b,L:()=>m});
var v=o(45599);function b(P,x){const E=[P];for(;E.length>0;){const g=E.pop(),O=g instanceof v.Z6?g.dict:g;if(Array.isArray(O))for(const h of O)E.push(h);else if(O instanceof
v.Bi){x(O);for(const h of O.values())E.push(h)}}}function m(P,x){const E=[];return b(P,g=>{E.length===0&&x(g)&&E.push(g)}),E.length>0}})};
