"use strict";exports.id=5603,exports.ids=[5603],exports.modules={17079:((T,g,a)=>{a.d(g,{Z:()=>O,_:()=>E});const M=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
P=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,_=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function E(u){
if(u.length>64)return;const d=u.trim().replace(P,(l,c,s,e)=>`${c??""}${1900+Number(s)}${e}`);return h(m(M.exec(d)??_.exec(d)))}function O(u){const d=u.length>64?
void 0:m(_.exec(u.trim()));if(!d||h(d)===void 0)return;const{year:l,month:c="",day:s="",hour:e="",minute:o="",second:i="",zone:r=""}=d;return`D:${l}${c}${s}${e}${o}${i}${r===
"Z"||r===""?r:`${r.replace(":","'")}'`}`}function m(u){if(!u)return;const[,d,l,c,s,e,o,i,r,n,t]=u,f=i??(r===void 0?void 0:`${r}${n??"00"}:${t??"00"}`);return{year:d,
month:l,day:c,hour:s,minute:e,second:o,zone:f}}function h(u){if(!u)return;const{year:d,month:l,day:c,hour:s,minute:e="00",second:o="00",zone:i}=u,r=(t,f,p)=>t===
void 0||Number(t)>=f&&Number(t)<=p;if(Number(d)===0||!r(l,1,12)||!r(c,1,D(Number(d),Number(l)))||!r(s,0,23)||!r(e,0,59)||!r(o,0,59)||i!==void 0&&i!=="Z"&&!(r(i.
slice(1,3),0,23)&&r(i.slice(4),0,59)))return;const n=[d,l,c].filter(t=>t!==void 0).join("-");return s===void 0?n:`${n}T${s}:${e}:${o}${i==="+00:00"||i==="-00:00"?
"Z":i??""}`}function D(u,d){return d===2?u%4===0&&(u%100!==0||u%400===0)?29:28:[4,6,9,11].includes(d)?30:31}}),91373:((T,g,a)=>{a.r(g),a.d(g,{add_password:()=>E});
var M=a(91519),P=a(75162),_=a(76817);const E=async(O,m,h)=>{(0,_.rg)(m.encryption_algorithm,{password:m.password});const D=await(0,M.E)(O.bytes,h,{password:m.open_password}),
u={algorithm:m.encryption_algorithm,userPassword:m.password,ownerPassword:(0,P.u6)(),permissions:P.s1};return await(0,_.yQ)(D,O,u,(0,_.w8)(D))}}),76817:((T,g,a)=>{
a.d(g,{rg:()=>u,w8:()=>l,yQ:()=>d});var M=a(77598),P=a.n(M),_=a(58552),E=a(21281),O=a(824),m=a(14029),h=a(75162),D=a(45599);function u(e,o){const i=Object.entries(
o).flatMap(([f,p])=>p===void 0?[]:[{field:f,password:p}]),r=i.flatMap(({field:f,password:p})=>{const $=(0,h.Rd)(p,e);return $===void 0?[]:[{field:f,message:$}]}),
[n,t]=i;if(r.length===0&&n&&t&&(0,h.cY)(n.password,t.password,e)&&r.push({field:n.field,message:`must differ from ${t.field}`,mentions:[t.field]}),r.length>0)throw(0,_.
G6)(r)}async function d(e,o,i,r){const n=(0,h.zw)({...i,id0:s(e)});c(e,n);const{archive:t}=await(0,E.ds)(e),f=t&&(0,E.qg)(e,await(0,O.Br)(e),t,"that standard al\
lows no encryption"),{algorithm:p,permissions:$,userPassword:v}=i,w=e.pages.count;return{documents:[{name:o.name,bytes:await(0,m.UN)(e,{encryption:n}),pageCount:w}],
notes:f?[...r,f]:r,facts:{pageCount:w,algorithm:p,restrictions:(0,h.vc)($),needsPassword:v!==""}}}function l({security:e}){const o=e?(0,h.vc)(e.permissions):[];
return o.length===0?[]:[{code:"restrictions_dropped",message:`The document had restrictions (${o.join(", ")} = false). The new encryption replaces them: anyone \
who opens the document with the password may do everything.`,mentions:o}]}function c(e,{version:o,extensionLevel:i}){if(i===void 0||e.version>="2.0")return;const r=e.
edit(e.catalogNumber);if(!(r instanceof D.Bi))return;const n=e.dict(r.get("Extensions")),t=e.resolve(e.dict(n?.get("ADBE"))?.get("ExtensionLevel"));if(typeof t==
"number"&&t>=i)return;const f=(0,D.jd)({BaseVersion:(0,D.UU)(o),ExtensionLevel:i});r.set("Extensions",new D.Bi([...n??[],["ADBE",f]]))}function s(e){const o=e.resolve(
e.array(e.trailer.get("ID"))?.[0]);if(o instanceof D.Mx&&o.bytes.length>0)return o.bytes;const i=new D.Mx((0,M.randomBytes)(16));return e.trailer.set("ID",[i,i]),
i.bytes}}),21281:((T,g,a)=>{a.d(g,{Ip:()=>D,XM:()=>s,Xb:()=>c,ds:()=>h,qg:()=>l,yB:()=>o});var M=a(59071),P=a(70549),_=a(21115),E=a(824),O=a(1975),m=a(60912);const h=(0,P.
n)(async n=>D(n,await(0,E.Br)(n)));function D(n,t){const f=(x,A)=>(0,M.wh)((0,O.sm)(t,x,A)[0]??""),p=d(f("pdfaid","part"),f("pdfaid","conformance").toLowerCase()),
$=u(f("pdfuaid","part"))?`PDF/UA-${f("pdfuaid","part")}`:void 0,w=[f("pdfxid","GTS_PDFXVersion")||f("pdfx","GTS_PDFXVersion")||((0,M.Gh)(n.resolve((0,E._U)(n)?.
get("GTS_PDFXVersion")))??""),f("pdfe","ISO_PDFEVersion"),f("pdfvtid","GTS_PDFVTVersion")],y=[p?.name,$,...w.filter(x=>/^PDF\/[\w .:/()-]{1,40}$/.test(x))];return{
archive:p,accessible:$,names:y.filter(x=>x!==void 0)}}const u=n=>/^[1-9]$/.test(n);function d(n,t){if(!u(n))return;const f=/^[abuef]$/.test(t)?t:"";return{part:Number(
n),level:f,name:`PDF/A-${n}${f}`}}function l(n,t,f,p){return t&&r(n,t,[_.dK.pdfaid]),c(f,p)}const c=({name:n},t)=>({code:"pdfa_identification_removed",message:`\
The document no longer claims ${n}: ${t}.`});async function s(n){const t=await(0,E.Br)(n);if(!t)return[];const{archive:f,accessible:p}=D(n,t);r(n,t,[_.dK.pdfaid,
_.dK.pdfuaid]);const $=[f?.name,p].filter(v=>v!==void 0);return $.length>0?[e($,"a merge cannot guarantee conformance")]:[]}const e=(n,t)=>({code:"conformance_d\
ropped",message:`The result no longer claims ${n.join(" and ")}, because ${t}.`}),o=({archive:n,accessible:t})=>[...n?[c(n,i)]:[],...t===void 0?[]:[e([t],i)]],i="\
its metadata was removed";function r(n,t,f){t.properties.some(({namespace:p})=>f.includes(p))&&(0,m._L)(n,(0,m.QH)(t,({namespace:p})=>f.includes(p),[]))}}),60912:((T,g,a)=>{
a.d(g,{QH:()=>E,T3:()=>O,_L:()=>u});var M=a(21115),P=a(3907),_=a(45599);function E(d,l,c){const{text:s,properties:e,end:o,about:i}=d,r=[];let n=0;for(const t of e.
filter(l).sort((f,p)=>f.from-p.from))t.from<n||(r.push(s.slice(n,t.from)),n=t.to);return r.push(s.slice(n,Math.max(o,n))),c.length>0&&r.push(m(c,i)),r.push(s.slice(
Math.max(o,n))),D(r.join(""))}function O(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${M.dK.rdf}">
${m(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function m(d,l){const s=[...new Set(d.map(({prefix:o})=>o))].map(o=>` xmlns:${o}="${M.dK[o]}"`).join(""),e=d.map(({prefix:o,name:i,form:r,values:n})=>`\
<${o}:${i}>${h(r,n)}</${o}:${i}>
`);return`<rdf:Description xmlns:rdf="${M.dK.rdf}" rdf:about="${(0,P.X)(l)}"${s}>
${e.join("")}</rdf:Description>
`}function h(d,l){const c=s=>l.map(e=>`<rdf:li${s}>${(0,P.X)(e)}</rdf:li>`).join("");switch(d){case"simple":return(0,P.X)(l[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const D=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function u(d,l){const c=d.catalog.get("Metadata"),s=d.resolve(c),e=s instanceof _.Z6?[...s.dict].
filter(([r])=>!["Filter","DecodeParms","Length"].includes(r)):[],o=new _.Bi([["Type",new _.SX("Metadata")],["Subtype",new _.SX("XML")],...e]),i=new _.Z6(o,Buffer.
from(l,"utf8"));(0,_.i9)(c)&&s instanceof _.Z6?d.put(c,i):d.edit(d.catalogNumber).set("Metadata",d.add(i))}}),59071:((T,g,a)=>{a.d(g,{Gh:()=>l,ZK:()=>c,wh:()=>d});
var M=a(77581),P=a(45599);const _=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,E=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
m=s=>s.replace(_,"").replace(E,"").replace(O,"�"),h=200,D=new WeakMap;function u(s){let e=D.get(s);if(e)return e;const o=m((0,M.g7)(s));return e={whole:o,trimmed:o.
trim()},s.bytes.length>=h&&D.set(s,e),e}const d=s=>m(s).trim();function l(s){const e=s instanceof P.Mx?u(s).trimmed:"";return e===""?null:e}const c=s=>s?u(s).whole:
""}),70549:((T,g,a)=>{a.d(g,{n:()=>M});function M(P){const _=new WeakMap;return E=>{if(E.hasChanges)return P(E);const O=_.get(E);if(O)return O.answer;const m=P(
E);return _.set(E,{answer:m}),m}}})};
