"use strict";exports.id=2874,exports.ids=[2874],exports.modules={17079:((L,T,r)=>{r.d(T,{Z:()=>b,_:()=>P});const v=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
x=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,m=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function P(E){
if(E.length>64)return;const n=E.trim().replace(x,(p,l,o,c)=>`${l??""}${1900+Number(o)}${c}`);return g(_(v.exec(n)??m.exec(n)))}function b(E){const n=E.length>64?
void 0:_(m.exec(E.trim()));if(!n||g(n)===void 0)return;const{year:p,month:l="",day:o="",hour:c="",minute:M="",second:h="",zone:t=""}=n;return`D:${p}${l}${o}${c}${M}${h}${t===
"Z"||t===""?t:`${t.replace(":","'")}'`}`}function _(E){if(!E)return;const[,n,p,l,o,c,M,h,t,a,e]=E,s=h??(t===void 0?void 0:`${t}${a??"00"}:${e??"00"}`);return{year:n,
month:p,day:l,hour:o,minute:c,second:M,zone:s}}function g(E){if(!E)return;const{year:n,month:p,day:l,hour:o,minute:c="00",second:M="00",zone:h}=E,t=(e,s,i)=>e===
void 0||Number(e)>=s&&Number(e)<=i;if(Number(n)===0||!t(p,1,12)||!t(l,1,O(Number(n),Number(p)))||!t(o,0,23)||!t(c,0,59)||!t(M,0,59)||h!==void 0&&h!=="Z"&&!(t(h.
slice(1,3),0,23)&&t(h.slice(4),0,59)))return;const a=[n,p,l].filter(e=>e!==void 0).join("-");return o===void 0?a:`${a}T${o}:${c}:${M}${h==="+00:00"||h==="-00:00"?
"Z":h??""}`}function O(E,n){return n===2?E%4===0&&(E%100!==0||E%400===0)?29:28:[4,6,9,11].includes(n)?30:31}}),75676:((L,T,r)=>{r.r(T),r.d(T,{set_metadata:()=>g});
var v=r(91519),x=r(14029),m=r(21281),P=r(71856),b=r(32901),_=r(45657);const g=async(O,E,n)=>{const{remove_existing:p,open_password:l,...o}=E,c=await(0,v.E)(O.bytes,
n,{password:l}),M=[];if(p){const t=await(0,m.ds)(c);await(0,P.Ij)(c),(0,_.RZ)(M,(0,m.yB)(t))}Object.keys(o).length>0&&(0,_.RZ)(M,await(0,b.f)(c,o));const h=c.pages.
count;return{documents:[{name:O.name,bytes:await(0,x.UN)(c),pageCount:h}],notes:M,facts:{pageCount:h}}}}),21281:((L,T,r)=>{r.d(T,{Ip:()=>O,XM:()=>o,Xb:()=>l,ds:()=>g,
qg:()=>p,yB:()=>M});var v=r(59071),x=r(70549),m=r(21115),P=r(824),b=r(1975),_=r(60912);const g=(0,x.n)(async a=>O(a,await(0,P.Br)(a)));function O(a,e){const s=(A,w)=>(0,v.
wh)((0,b.sm)(e,A,w)[0]??""),i=n(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),f=E(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,u=[s(
"pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,v.Gh)(a.resolve((0,P._U)(a)?.get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid",
"GTS_PDFVTVersion")],D=[i?.name,f,...u.filter(A=>/^PDF\/[\w .:/()-]{1,40}$/.test(A))];return{archive:i,accessible:f,names:D.filter(A=>A!==void 0)}}const E=a=>/^[1-9]$/.
test(a);function n(a,e){if(!E(a))return;const s=/^[abuef]$/.test(e)?e:"";return{part:Number(a),level:s,name:`PDF/A-${a}${s}`}}function p(a,e,s,i){return e&&t(a,
e,[m.dK.pdfaid]),l(s,i)}const l=({name:a},e)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${a}: ${e}.`});async function o(a){const e=await(0,P.
Br)(a);if(!e)return[];const{archive:s,accessible:i}=O(a,e);t(a,e,[m.dK.pdfaid,m.dK.pdfuaid]);const f=[s?.name,i].filter(d=>d!==void 0);return f.length>0?[c(f,"a\
 merge cannot guarantee conformance")]:[]}const c=(a,e)=>({code:"conformance_dropped",message:`The result no longer claims ${a.join(" and ")}, because ${e}.`}),
M=({archive:a,accessible:e})=>[...a?[l(a,h)]:[],...e===void 0?[]:[c([e],h)]],h="its metadata was removed";function t(a,e,s){e.properties.some(({namespace:i})=>s.
includes(i))&&(0,_._L)(a,(0,_.QH)(e,({namespace:i})=>s.includes(i),[]))}}),71856:((L,T,r)=>{r.d(T,{B4:()=>E,Ij:()=>P,In:()=>b,lq:()=>_});var v=r(21996),x=r(90536),
m=r(45599);async function P(n){n.trailer.delete("Info");const p=await(0,v.Av)(n,Object.keys(g));for(const l of[...p].sort((o,c)=>o-c)){if(!(0,x.L)(n.get(l),c=>O(
n,c).length>0))continue;(0,x.C)(n.edit(l),c=>{for(const M of O(n,c))c.delete(M)});const o=n.job.pace.step(1e3);o&&await o}}const b=n=>n instanceof m.Z6&&((0,m.Eo)(
n.dict.get("Type"),"Metadata")||(0,m.Eo)(n.dict.get("Subtype"),"XML")),_={"PTEX.FileName":n=>n instanceof m.Mx,"PTEX.InfoDict":m.Zm},g={Metadata:b,PieceInfo:()=>!0,
..._},O=(n,p)=>Object.keys(g).filter(l=>p.has(l)&&g[l](n.resolve(p.get(l))));function E(n){const p=n.dict(n.trailer.get("Info"))!==void 0,l=n.resolve(n.catalog.
get("Metadata"))!==null;return n.trailer.delete("Info"),n.catalog.has("Metadata")&&n.editCatalog().delete("Metadata"),Number(p)+Number(l)}}),32901:((L,T,r)=>{r.
d(T,{R:()=>M,f:()=>O});var v=r(21115),x=r(77581),m=r(45599),P=r(21281),b=r(824),_=r(60912);const g={title:"Title",author:"Author",subject:"Subject",keywords:"Ke\
ywords",creator:"Creator"};async function O(t,a){const e=await(0,b.Br)(t);if(((0,P.Ip)(t,e).archive?.part??0)>=4?p(t,a):n(t,a),a.language!==void 0&&t.edit(t.catalogNumber).
set("Lang",(0,x.wx)(a.language)),e?.malformed===!0)return(0,_._L)(t,(0,_.T3)(h(t,a))),[E];const i=l(a);return e?(0,_._L)(t,(0,_.QH)(e,o(i,e),i)):t.version>="2.0"&&
(0,_._L)(t,(0,_.T3)(h(t,a))),[]}const E={code:"xmp_replaced",message:"The XMP metadata of the document was malformed. It was written again from the Info diction\
ary, without claims such as PDF/A."};function n(t,a){const e=Object.entries(g).flatMap(([f,d])=>{const u=a[f];return u===void 0?[]:[[d,(0,x.wx)(u)]]});if(e.length===
0)return;const s=t.trailer.get("Info"),i=new m.Bi([...(0,b._U)(t)??[],...e]);s instanceof m.oS&&t.exists(s.number)?t.put(s,i):t.trailer.set("Info",t.add(i))}function p(t,a){
const e=(0,b._U)(t);if(!e)return;const s=new Set(Object.entries(g).flatMap(([d,u])=>a[d]===void 0?[]:[u])),i=new m.Bi([...e].filter(([d])=>!s.has(d)));if(i.size===
e.size)return;const f=t.trailer.get("Info");i.size===0?t.trailer.delete("Info"):f instanceof m.oS?t.put(f,i):t.trailer.set("Info",i)}function l(t){const{title:a,
author:e,subject:s,keywords:i,creator:f,language:d}=t,u=(D,A,w,C)=>C===void 0?[]:[{prefix:D,name:A,form:w,values:[C]}];return[...u("dc","title","alternative",a),
...u("dc","description","alternative",s),...u("dc","creator","ordered",e),...u("pdf","Keywords","simple",i),...u("xmp","CreatorTool","simple",f),...u("dc","lang\
uage","unordered",d)]}function o(t,{properties:a}){const e=t.find(({name:f})=>f==="Keywords")?.values[0],s=a.some(({namespace:f,name:d})=>f===v.dK.dc&&d==="subj\
ect");e!==void 0&&s&&t.push({prefix:"dc",name:"subject",form:"unordered",values:c(e)});const i=new Set(t.map(({prefix:f,name:d})=>`${v.dK[f]} ${d}`));return({namespace:f,
name:d})=>i.has(`${f} ${d}`)}const c=t=>t.split(/[,;]/).map(a=>a.trim()).filter(a=>a!==""),M=(t,a)=>(0,_.T3)([...h(t,{}),...a]);function h(t,a){const{title:e,author:s,
subject:i,keywords:f,creator:d,producer:u,created:D,modified:A,language:w}=(0,b._6)(t,void 0),I=Object.entries({...{title:e,author:s,subject:i,keywords:f,creator:d,
language:w},...a}).filter(([,$])=>$!==null),y=($,B,R)=>R===null?[]:[{prefix:$,name:B,form:"simple",values:[R]}];return[...l(Object.fromEntries(I)),...y("pdf","P\
roducer",u),...y("xmp","CreateDate",D),...y("xmp","ModifyDate",A)]}}),60912:((L,T,r)=>{r.d(T,{QH:()=>P,T3:()=>b,_L:()=>E});var v=r(21115),x=r(3907),m=r(45599);function P(n,p,l){
const{text:o,properties:c,end:M,about:h}=n,t=[];let a=0;for(const e of c.filter(p).sort((s,i)=>s.from-i.from))e.from<a||(t.push(o.slice(a,e.from)),a=e.to);return t.
push(o.slice(a,Math.max(M,a))),l.length>0&&t.push(_(l,h)),t.push(o.slice(Math.max(M,a))),O(t.join(""))}function b(n){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHz\
reSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${v.dK.rdf}">
${_(n,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function _(n,p){const o=[...new Set(n.map(({prefix:M})=>M))].map(M=>` xmlns:${M}="${v.dK[M]}"`).join(""),c=n.map(({prefix:M,name:h,form:t,values:a})=>`\
<${M}:${h}>${g(t,a)}</${M}:${h}>
`);return`<rdf:Description xmlns:rdf="${v.dK.rdf}" rdf:about="${(0,x.X)(p)}"${o}>
${c.join("")}</rdf:Description>
`}function g(n,p){const l=o=>p.map(c=>`<rdf:li${o}>${(0,x.X)(c)}</rdf:li>`).join("");switch(n){case"simple":return(0,x.X)(p[0]??"");case"alternative":return`<rd\
f:Alt>${l(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${l("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${l("")}</rdf:Bag>`}}const O=n=>n.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function E(n,p){const l=n.catalog.get("Metadata"),o=n.resolve(l),c=o instanceof m.Z6?[...o.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],M=new m.Bi([["Type",new m.SX("Metadata")],["Subtype",new m.SX("XML")],...c]),h=new m.Z6(M,Buffer.
from(p,"utf8"));(0,m.i9)(l)&&o instanceof m.Z6?n.put(l,h):n.edit(n.catalogNumber).set("Metadata",n.add(h))}}),59071:((L,T,r)=>{r.d(T,{Gh:()=>p,ZK:()=>l,wh:()=>n});
var v=r(77581),x=r(45599);const m=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,P=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,b=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
_=o=>o.replace(m,"").replace(P,"").replace(b,"�"),g=200,O=new WeakMap;function E(o){let c=O.get(o);if(c)return c;const M=_((0,v.g7)(o));return c={whole:M,trimmed:M.
trim()},o.bytes.length>=g&&O.set(o,c),c}const n=o=>_(o).trim();function p(o){const c=o instanceof x.Mx?E(o).trimmed:"";return c===""?null:c}const l=o=>o?E(o).whole:
""}),70549:((L,T,r)=>{r.d(T,{n:()=>v});function v(x){const m=new WeakMap;return P=>{if(P.hasChanges)return x(P);const b=m.get(P);if(b)return b.answer;const _=x(
P);return m.set(P,{answer:_}),_}}}),21996:((L,T,r)=>{r.d(T,{Av:()=>l,RJ:()=>M,V3:()=>c,vb:()=>h,zx:()=>p});var v=r(54619),x=r(44233),m=r(78157),P=r(88500);const b=2048,
_=65536,g=4,O=1<<20,E=1024,n="[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]";async function p(e,s){const{found:i,all:f}=await o(e,s),d=u=>[...new Set([...u,...f])].sort((D,A)=>D-
A);return Object.fromEntries(s.map(u=>[u,d(i[u])]))}async function l(e,s){const{found:i,all:f}=await o(e,s);for(const d of Object.values(i))for(const u of d)f.add(
u);return f}async function o(e,s){const i=s.map(D=>{const[A="",...w]=[...D].map(I=>I.replace(/\W/,"\\$&")),C=/\W/.test(D)?n:"\\w";return`${A}(?:${w.join("")}|${C}\
{0,${Math.max(0,D.length-2)}}#)`}),f=new RegExp(`/(?:${i.join("|")}|#)`,"g"),d=Object.fromEntries(s.map(D=>[D,new Set])),u=new Set;await M(e,(D,A,w,C)=>{const I=D.
toString("latin1",A,w);f.lastIndex=0;for(let y=f.exec(I);y;y=f.exec(I)){const $=C(A+y.index);$!==void 0&&(y[0].endsWith("#")?u.add($):d[y[0].slice(1)].add($))}});
for(const D of h(e))u.add(D);return{found:d,all:u}}async function c(e,s){const i=await p(e,s);return[...new Set(Object.values(i).flat())].sort((f,d)=>f-d)}async function M(e,s){
const{bytes:i,table:f}=e,d=t(e),u=new Int32Array(d.length);for(let I=0;I<d.length;I++)u[I]=f.place[d[I]];const D=(0,m.bS)(i),A=I=>d[(0,x.MJ)(u,I)-1],w=new P.s;let C=0;
for(let I=0;I<d.length;I++){const y=I+1===d.length,$=y?i.length:u[I+1],B=$-u[I]>b;if(!B&&!y&&$-C<_)continue;let R=$;if(B){u[I]>C&&s(D,C,u[I],A),w.reset();const j=w.
value(i,e.bodies[d[I]],$);C=u[I],j>=0&&(R=j)}s(D,C,R,A);const W=e.job.pace.step(g*(R-C));W&&await W,C=$}for(const[I,y]of a(e)){const $=e.objectStream(I),B=e.job.
pace.step(0);if(B&&await B,!$)continue;const R=new Set(y),{starts:W,numbers:j,data:S}=$,N=K=>{const U=j[(0,x.MJ)(W,K)-1];return U!==void 0&&R.has(U)?U:void 0};for(let K=0;K<
S.length;K+=O){s((0,m.bS)(S),K,Math.min(K+O+E,S.length),N);const U=e.job.pace.step(g*O);U&&await U}}}function*h(e){for(let s=1;e.hasChanges&&s<e.size;s++)e.isChanged(
s)&&e.exists(s)&&(yield s)}function t(e){const{table:s,hasChanges:i}=e,f=[];let d=!0,u=-1;for(let D=1;D<s.size;D++){if(s.kind[D]!==v.tL||i&&e.isChanged(D))continue;
const A=s.place[D];d&&=A>=u,u=A,f.push(D)}return d?f:f.sort((D,A)=>s.place[D]-s.place[A])}function a(e){const{table:s,hasChanges:i}=e,f=new Map;for(let d=1;d<s.
size;d++){if(s.kind[d]!==v.UT||i&&e.isChanged(d))continue;const u=s.place[d],D=f.get(u);D?D.push(d):f.set(u,[d])}return f}}),90536:((L,T,r)=>{r.d(T,{C:()=>x,L:()=>m});
var v=r(45599);function x(P,b){const _=[P];for(;_.length>0;){const g=_.pop(),O=g instanceof v.Z6?g.dict:g;if(Array.isArray(O))for(const E of O)_.push(E);else if(O instanceof
v.Bi){b(O);for(const E of O.values())_.push(E)}}}function m(P,b){const _=[];return x(P,g=>{_.length===0&&b(g)&&_.push(g)}),_.length>0}})};
