"use strict";exports.id=729,exports.ids=[729],exports.modules={17079:(($,M,a)=>{a.d(M,{Z:()=>O,_:()=>p});const P=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
h=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,_=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function p(f){
if(f.length>64)return;const r=f.trim().replace(h,(u,c,d,n)=>`${c??""}${1900+Number(d)}${n}`);return l(E(P.exec(r)??_.exec(r)))}function O(f){const r=f.length>64?
void 0:E(_.exec(f.trim()));if(!r||l(r)===void 0)return;const{year:u,month:c="",day:d="",hour:n="",minute:o="",second:e="",zone:t=""}=r;return`D:${u}${c}${d}${n}${o}${e}${t===
"Z"||t===""?t:`${t.replace(":","'")}'`}`}function E(f){if(!f)return;const[,r,u,c,d,n,o,e,t,s,i]=f,m=e??(t===void 0?void 0:`${t}${s??"00"}:${i??"00"}`);return{year:r,
month:u,day:c,hour:d,minute:n,second:o,zone:m}}function l(f){if(!f)return;const{year:r,month:u,day:c,hour:d,minute:n="00",second:o="00",zone:e}=f,t=(i,m,g)=>i===
void 0||Number(i)>=m&&Number(i)<=g;if(Number(r)===0||!t(u,1,12)||!t(c,1,D(Number(r),Number(u)))||!t(d,0,23)||!t(n,0,59)||!t(o,0,59)||e!==void 0&&e!=="Z"&&!(t(e.
slice(1,3),0,23)&&t(e.slice(4),0,59)))return;const s=[r,u,c].filter(i=>i!==void 0).join("-");return d===void 0?s:`${s}T${d}:${n}:${o}${e==="+00:00"||e==="-00:00"?
"Z":e??""}`}function D(f,r){return r===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(r)?30:31}}),31435:(($,M,a)=>{a.r(M),a.d(M,{add_restrictions:()=>p});
var P=a(91519),h=a(75162),_=a(76817);const p=async(E,l,D)=>{const{owner_password:f,user_password:r}=l;(0,_.rg)(l.encryption_algorithm,{owner_password:f,user_password:r});
const u=await(0,P.E)(E.bytes,D,{password:l.open_password}),c={algorithm:l.encryption_algorithm,userPassword:l.user_password??"",ownerPassword:l.owner_password,permissions:(0,h.
k0)(l)},n=u.security&&!u.security.opensWithoutPassword&&c.userPassword===""?[O]:[];return await(0,_.yQ)(u,E,c,n)},O={code:"opens_without_password",message:"The \
document needed a password to open. No user_password was given, so the result opens without a password, with the restrictions.",mentions:["user_password"]}}),76817:(($,M,a)=>{
a.d(M,{rg:()=>f,w8:()=>u,yQ:()=>r});var P=a(77598),h=a.n(P),_=a(58552),p=a(21281),O=a(824),E=a(14029),l=a(75162),D=a(45599);function f(n,o){const e=Object.entries(
o).flatMap(([m,g])=>g===void 0?[]:[{field:m,password:g}]),t=e.flatMap(({field:m,password:g})=>{const x=(0,l.Rd)(g,n);return x===void 0?[]:[{field:m,message:x}]}),
[s,i]=e;if(t.length===0&&s&&i&&(0,l.cY)(s.password,i.password,n)&&t.push({field:s.field,message:`must differ from ${i.field}`,mentions:[i.field]}),t.length>0)throw(0,_.
G6)(t)}async function r(n,o,e,t){const s=(0,l.zw)({...e,id0:d(n)});c(n,s);const{archive:i}=await(0,p.ds)(n),m=i&&(0,p.qg)(n,await(0,O.Br)(n),i,"that standard al\
lows no encryption"),{algorithm:g,permissions:x,userPassword:T}=e,w=n.pages.count;return{documents:[{name:o.name,bytes:await(0,E.UN)(n,{encryption:s}),pageCount:w}],
notes:m?[...t,m]:t,facts:{pageCount:w,algorithm:g,restrictions:(0,l.vc)(x),needsPassword:T!==""}}}function u({security:n}){const o=n?(0,l.vc)(n.permissions):[];
return o.length===0?[]:[{code:"restrictions_dropped",message:`The document had restrictions (${o.join(", ")} = false). The new encryption replaces them: anyone \
who opens the document with the password may do everything.`,mentions:o}]}function c(n,{version:o,extensionLevel:e}){if(e===void 0||n.version>="2.0")return;const t=n.
edit(n.catalogNumber);if(!(t instanceof D.Bi))return;const s=n.dict(t.get("Extensions")),i=n.resolve(n.dict(s?.get("ADBE"))?.get("ExtensionLevel"));if(typeof i==
"number"&&i>=e)return;const m=(0,D.jd)({BaseVersion:(0,D.UU)(o),ExtensionLevel:e});t.set("Extensions",new D.Bi([...s??[],["ADBE",m]]))}function d(n){const o=n.resolve(
n.array(n.trailer.get("ID"))?.[0]);if(o instanceof D.Mx&&o.bytes.length>0)return o.bytes;const e=new D.Mx((0,P.randomBytes)(16));return n.trailer.set("ID",[e,e]),
e.bytes}}),21281:(($,M,a)=>{a.d(M,{Ip:()=>D,XM:()=>d,Xb:()=>c,ds:()=>l,qg:()=>u});var P=a(59071),h=a(70549),_=a(21115),p=a(824),O=a(1975),E=a(60912);const l=(0,h.
n)(async e=>D(e,await(0,p.Br)(e)));function D(e,t){const s=(w,v)=>(0,P.wh)((0,O.sm)(t,w,v)[0]??""),i=r(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),
m=f(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,x=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,P.Gh)(e.resolve((0,p._U)(e)?.
get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],T=[i?.name,m,...x.filter(w=>/^PDF\/[\w .:/()-]{1,40}$/.test(w))];return{
archive:i,accessible:m,names:T.filter(w=>w!==void 0)}}const f=e=>/^[1-9]$/.test(e);function r(e,t){if(!f(e))return;const s=/^[abuef]$/.test(t)?t:"";return{part:Number(
e),level:s,name:`PDF/A-${e}${s}`}}function u(e,t,s,i){return t&&o(e,t,[_.dK.pdfaid]),c(s,i)}const c=({name:e},t)=>({code:"pdfa_identification_removed",message:`\
The document no longer claims ${e}: ${t}.`});async function d(e){const t=await(0,p.Br)(e);if(!t)return[];const{archive:s,accessible:i}=D(e,t);o(e,t,[_.dK.pdfaid,
_.dK.pdfuaid]);const m=[s?.name,i].filter(g=>g!==void 0);return m.length>0?[n(m)]:[]}const n=e=>({code:"conformance_dropped",message:`The result no longer claim\
s ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function o(e,t,s){t.properties.some(({namespace:i})=>s.includes(i))&&(0,E._L)(e,(0,E.QH)(
t,({namespace:i})=>s.includes(i),[]))}}),60912:(($,M,a)=>{a.d(M,{QH:()=>p,T3:()=>O,_L:()=>f});var P=a(21115),h=a(3907),_=a(45599);function p(r,u,c){const{text:d,
properties:n,end:o,about:e}=r,t=[];let s=0;for(const i of n.filter(u).sort((m,g)=>m.from-g.from))i.from<s||(t.push(d.slice(s,i.from)),s=i.to);return t.push(d.slice(
s,Math.max(o,s))),c.length>0&&t.push(E(c,e)),t.push(d.slice(Math.max(o,s))),D(t.join(""))}function O(r){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${P.dK.rdf}">
${E(r,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function E(r,u){const d=[...new Set(r.map(({prefix:o})=>o))].map(o=>` xmlns:${o}="${P.dK[o]}"`).join(""),n=r.map(({prefix:o,name:e,form:t,values:s})=>`\
<${o}:${e}>${l(t,s)}</${o}:${e}>
`);return`<rdf:Description xmlns:rdf="${P.dK.rdf}" rdf:about="${(0,h.X)(u)}"${d}>
${n.join("")}</rdf:Description>
`}function l(r,u){const c=d=>u.map(n=>`<rdf:li${d}>${(0,h.X)(n)}</rdf:li>`).join("");switch(r){case"simple":return(0,h.X)(u[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const D=r=>r.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function f(r,u){const c=r.catalog.get("Metadata"),d=r.resolve(c),n=d instanceof _.Z6?[...d.dict].
filter(([t])=>!["Filter","DecodeParms","Length"].includes(t)):[],o=new _.Bi([["Type",new _.SX("Metadata")],["Subtype",new _.SX("XML")],...n]),e=new _.Z6(o,Buffer.
from(u,"utf8"));(0,_.i9)(c)&&d instanceof _.Z6?r.put(c,e):r.edit(r.catalogNumber).set("Metadata",r.add(e))}}),59071:(($,M,a)=>{a.d(M,{Gh:()=>u,ZK:()=>c,wh:()=>r});
var P=a(77581),h=a(45599);const _=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,p=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,O=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
E=d=>d.replace(_,"").replace(p,"").replace(O,"�"),l=200,D=new WeakMap;function f(d){let n=D.get(d);if(n)return n;const o=E((0,P.g7)(d));return n={whole:o,trimmed:o.
trim()},d.bytes.length>=l&&D.set(d,n),n}const r=d=>E(d).trim();function u(d){const n=d instanceof h.Mx?f(d).trimmed:"";return n===""?null:n}const c=d=>d?f(d).whole:
""}),70549:(($,M,a)=>{a.d(M,{n:()=>P});function P(h){const _=new WeakMap;return p=>{if(p.hasChanges)return h(p);const O=_.get(p);if(O)return O.answer;const E=h(
p);return _.set(p,{answer:E}),E}}})};
