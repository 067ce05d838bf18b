"use strict";exports.id=729,exports.ids=[729],exports.modules={17079:(($,O,a)=>{a.d(O,{Z:()=>g,_:()=>E});const h=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
M=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,l=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(u){
if(u.length>64)return;const s=u.trim().replace(M,(_,f,r,e)=>`${f??""}${1900+Number(r)}${e}`);return p(D(h.exec(s)??l.exec(s)))}function g(u){const s=u.length>64?
void 0:D(l.exec(u.trim()));if(!s||p(s)===void 0)return;const{year:_,month:f="",day:r="",hour:e="",minute:o="",second:i="",zone:d=""}=s;return`D:${_}${f}${r}${e}${o}${i}${d===
"Z"||d===""?d:`${d.replace(":","'")}'`}`}function D(u){if(!u)return;const[,s,_,f,r,e,o,i,d,n,t]=u,c=i??(d===void 0?void 0:`${d}${n??"00"}:${t??"00"}`);return{year:s,
month:_,day:f,hour:r,minute:e,second:o,zone:c}}function p(u){if(!u)return;const{year:s,month:_,day:f,hour:r,minute:e="00",second:o="00",zone:i}=u,d=(t,c,m)=>t===
void 0||Number(t)>=c&&Number(t)<=m;if(Number(s)===0||!d(_,1,12)||!d(f,1,P(Number(s),Number(_)))||!d(r,0,23)||!d(e,0,59)||!d(o,0,59)||i!==void 0&&i!=="Z"&&!(d(i.
slice(1,3),0,23)&&d(i.slice(4),0,59)))return;const n=[s,_,f].filter(t=>t!==void 0).join("-");return r===void 0?n:`${n}T${r}:${e}:${o}${i==="+00:00"||i==="-00:00"?
"Z":i??""}`}function P(u,s){return s===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(s)?30:31}}),31435:(($,O,a)=>{a.r(O),a.d(O,{add_restrictions:()=>E});
var h=a(91519),M=a(75162),l=a(76817);const E=async(D,p,P)=>{const{owner_password:u,user_password:s}=p;(0,l.rg)(p.encryption_algorithm,{owner_password:u,user_password:s});
const _=await(0,h.E)(D.bytes,P,{password:p.open_password}),f={algorithm:p.encryption_algorithm,userPassword:p.user_password??"",ownerPassword:p.owner_password,permissions:(0,M.
k0)(p)},e=_.security&&!_.security.opensWithoutPassword&&f.userPassword===""?[g]:[];return await(0,l.yQ)(_,D,f,e)},g={code:"opens_without_password",message:"The \
document needed a password to open. No user_password was given, so the result opens without a password, with the restrictions.",mentions:["user_password"]}}),76817:(($,O,a)=>{
a.d(O,{rg:()=>u,w8:()=>_,yQ:()=>s});var h=a(77598),M=a.n(h),l=a(58552),E=a(21281),g=a(824),D=a(14029),p=a(75162),P=a(45599);function u(e,o){const i=Object.entries(
o).flatMap(([c,m])=>m===void 0?[]:[{field:c,password:m}]),d=i.flatMap(({field:c,password:m})=>{const w=(0,p.Rd)(m,e);return w===void 0?[]:[{field:c,message:w}]}),
[n,t]=i;if(d.length===0&&n&&t&&(0,p.cY)(n.password,t.password,e)&&d.push({field:n.field,message:`must differ from ${t.field}`,mentions:[t.field]}),d.length>0)throw(0,l.
G6)(d)}async function s(e,o,i,d){const n=(0,p.zw)({...i,id0:r(e)});f(e,n);const{archive:t}=await(0,E.ds)(e),c=t&&(0,E.qg)(e,await(0,g.Br)(e),t,"that standard al\
lows no encryption"),{algorithm:m,permissions:w,userPassword:x}=i,y=e.pages.count;return{documents:[{name:o.name,bytes:await(0,D.UN)(e,{encryption:n}),pageCount:y}],
notes:c?[...d,c]:d,facts:{pageCount:y,algorithm:m,restrictions:(0,p.vc)(w),needsPassword:x!==""}}}function _({security:e}){const o=e?(0,p.vc)(e.permissions):[];
return o.length===0?[]:[{code:"restrictions_dropped",message:`The document had restrictions (${o.join(", ")} = false). The new encryption replaces them: anyone \
who opens the document with the password may do everything.`,mentions:o}]}function f(e,{version:o,extensionLevel:i}){if(i===void 0||e.version>="2.0")return;const d=e.
edit(e.catalogNumber);if(!(d instanceof P.Bi))return;const n=e.dict(d.get("Extensions")),t=e.resolve(e.dict(n?.get("ADBE"))?.get("ExtensionLevel"));if(typeof t==
"number"&&t>=i)return;const c=(0,P.jd)({BaseVersion:(0,P.UU)(o),ExtensionLevel:i});d.set("Extensions",new P.Bi([...n??[],["ADBE",c]]))}function r(e){const o=e.resolve(
e.array(e.trailer.get("ID"))?.[0]);if(o instanceof P.Mx&&o.bytes.length>0)return o.bytes;const i=new P.Mx((0,h.randomBytes)(16));return e.trailer.set("ID",[i,i]),
i.bytes}}),21281:(($,O,a)=>{a.d(O,{Ip:()=>P,XM:()=>r,Xb:()=>f,ds:()=>p,qg:()=>_,yB:()=>o});var h=a(59071),M=a(70549),l=a(21115),E=a(824),g=a(1975),D=a(60912);const p=(0,M.
n)(async n=>P(n,await(0,E.Br)(n)));function P(n,t){const c=(T,A)=>(0,h.wh)((0,g.sm)(t,T,A)[0]??""),m=s(c("pdfaid","part"),c("pdfaid","conformance").toLowerCase()),
w=u(c("pdfuaid","part"))?`PDF/UA-${c("pdfuaid","part")}`:void 0,y=[c("pdfxid","GTS_PDFXVersion")||c("pdfx","GTS_PDFXVersion")||((0,h.Gh)(n.resolve((0,E._U)(n)?.
get("GTS_PDFXVersion")))??""),c("pdfe","ISO_PDFEVersion"),c("pdfvtid","GTS_PDFVTVersion")],v=[m?.name,w,...y.filter(T=>/^PDF\/[\w .:/()-]{1,40}$/.test(T))];return{
archive:m,accessible:w,names:v.filter(T=>T!==void 0)}}const u=n=>/^[1-9]$/.test(n);function s(n,t){if(!u(n))return;const c=/^[abuef]$/.test(t)?t:"";return{part:Number(
n),level:c,name:`PDF/A-${n}${c}`}}function _(n,t,c,m){return t&&d(n,t,[l.dK.pdfaid]),f(c,m)}const f=({name:n},t)=>({code:"pdfa_identification_removed",message:`\
The document no longer claims ${n}: ${t}.`});async function r(n){const t=await(0,E.Br)(n);if(!t)return[];const{archive:c,accessible:m}=P(n,t);d(n,t,[l.dK.pdfaid,
l.dK.pdfuaid]);const w=[c?.name,m].filter(x=>x!==void 0);return w.length>0?[e(w,"a merge cannot guarantee conformance")]:[]}const e=(n,t)=>({code:"conformance_d\
ropped",message:`The result no longer claims ${n.join(" and ")}, because ${t}.`}),o=({archive:n,accessible:t})=>[...n?[f(n,i)]:[],...t===void 0?[]:[e([t],i)]],i="\
its metadata was removed";function d(n,t,c){t.properties.some(({namespace:m})=>c.includes(m))&&(0,D._L)(n,(0,D.QH)(t,({namespace:m})=>c.includes(m),[]))}}),60912:(($,O,a)=>{
a.d(O,{QH:()=>E,T3:()=>g,_L:()=>u});var h=a(21115),M=a(3907),l=a(45599);function E(s,_,f){const{text:r,properties:e,end:o,about:i}=s,d=[];let n=0;for(const t of e.
filter(_).sort((c,m)=>c.from-m.from))t.from<n||(d.push(r.slice(n,t.from)),n=t.to);return d.push(r.slice(n,Math.max(o,n))),f.length>0&&d.push(D(f,i)),d.push(r.slice(
Math.max(o,n))),P(d.join(""))}function g(s){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${h.dK.rdf}">
${D(s,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(s,_){const r=[...new Set(s.map(({prefix:o})=>o))].map(o=>` xmlns:${o}="${h.dK[o]}"`).join(""),e=s.map(({prefix:o,name:i,form:d,values:n})=>`\
<${o}:${i}>${p(d,n)}</${o}:${i}>
`);return`<rdf:Description xmlns:rdf="${h.dK.rdf}" rdf:about="${(0,M.X)(_)}"${r}>
${e.join("")}</rdf:Description>
`}function p(s,_){const f=r=>_.map(e=>`<rdf:li${r}>${(0,M.X)(e)}</rdf:li>`).join("");switch(s){case"simple":return(0,M.X)(_[0]??"");case"alternative":return`<rd\
f:Alt>${f(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${f("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${f("")}</rdf:Bag>`}}const P=s=>s.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(s,_){const f=s.catalog.get("Metadata"),r=s.resolve(f),e=r instanceof l.Z6?[...r.dict].
filter(([d])=>!["Filter","DecodeParms","Length"].includes(d)):[],o=new l.Bi([["Type",new l.SX("Metadata")],["Subtype",new l.SX("XML")],...e]),i=new l.Z6(o,Buffer.
from(_,"utf8"));(0,l.i9)(f)&&r instanceof l.Z6?s.put(f,i):s.edit(s.catalogNumber).set("Metadata",s.add(i))}}),59071:(($,O,a)=>{a.d(O,{Gh:()=>_,ZK:()=>f,wh:()=>s});
var h=a(77581),M=a(45599);const l=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,g=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
D=r=>r.replace(l,"").replace(E,"").replace(g,"�"),p=200,P=new WeakMap;function u(r){let e=P.get(r);if(e)return e;const o=D((0,h.g7)(r));return e={whole:o,trimmed:o.
trim()},r.bytes.length>=p&&P.set(r,e),e}const s=r=>D(r).trim();function _(r){const e=r instanceof M.Mx?u(r).trimmed:"";return e===""?null:e}const f=r=>r?u(r).whole:
""}),70549:(($,O,a)=>{a.d(O,{n:()=>h});function h(M){const l=new WeakMap;return E=>{if(E.hasChanges)return M(E);const g=l.get(E);if(g)return g.answer;const D=M(
E);return l.set(E,{answer:D}),D}}})};
