"use strict";exports.id=5603,exports.ids=[5603],exports.modules={17079:((x,O,a)=>{a.d(O,{Z:()=>h,_:()=>m});const D=/^(?:D:)?\s*(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d))?)?)?)?)?\s*(?:(Z)(?:00?)?'?(?:00?'?)?|([+-])(\d\d)?'?(?:(\d\d)'?)?)?$/,
P=/^(D:)?19(1\d\d)(\d{10})(?!\d)/,u=/^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d{1,9})?)?\s?(?:(Z)|([+-])(\d\d):?(\d\d)?)?)?)?)?$/;function m(f){
if(f.length>64)return;const d=f.trim().replace(P,(_,c,r,t)=>`${c??""}${1900+Number(r)}${t}`);return M(l(D.exec(d)??u.exec(d)))}function h(f){const d=f.length>64?
void 0:l(u.exec(f.trim()));if(!d||M(d)===void 0)return;const{year:_,month:c="",day:r="",hour:t="",minute:o="",second:e="",zone:n=""}=d;return`D:${_}${c}${r}${t}${o}${e}${n===
"Z"||n===""?n:`${n.replace(":","'")}'`}`}function l(f){if(!f)return;const[,d,_,c,r,t,o,e,n,s,i]=f,E=e??(n===void 0?void 0:`${n}${s??"00"}:${i??"00"}`);return{year:d,
month:_,day:c,hour:r,minute:t,second:o,zone:E}}function M(f){if(!f)return;const{year:d,month:_,day:c,hour:r,minute:t="00",second:o="00",zone:e}=f,n=(i,E,g)=>i===
void 0||Number(i)>=E&&Number(i)<=g;if(Number(d)===0||!n(_,1,12)||!n(c,1,p(Number(d),Number(_)))||!n(r,0,23)||!n(t,0,59)||!n(o,0,59)||e!==void 0&&e!=="Z"&&!(n(e.
slice(1,3),0,23)&&n(e.slice(4),0,59)))return;const s=[d,_,c].filter(i=>i!==void 0).join("-");return r===void 0?s:`${s}T${r}:${t}:${o}${e==="+00:00"||e==="-00:00"?
"Z":e??""}`}function p(f,d){return d===2?f%4===0&&(f%100!==0||f%400===0)?29:28:[4,6,9,11].includes(d)?30:31}}),91373:((x,O,a)=>{a.r(O),a.d(O,{add_password:()=>m});
var D=a(91519),P=a(75162),u=a(76817);const m=async(h,l,M)=>{(0,u.rg)(l.encryption_algorithm,{password:l.password});const p=await(0,D.E)(h.bytes,M,{password:l.open_password}),
f={algorithm:l.encryption_algorithm,userPassword:l.password,ownerPassword:(0,P.u6)(),permissions:P.s1};return await(0,u.yQ)(p,h,f,(0,u.w8)(p))}}),76817:((x,O,a)=>{
a.d(O,{rg:()=>f,w8:()=>_,yQ:()=>d});var D=a(77598),P=a.n(D),u=a(58552),m=a(21281),h=a(824),l=a(14029),M=a(75162),p=a(45599);function f(t,o){const e=Object.entries(
o).flatMap(([E,g])=>g===void 0?[]:[{field:E,password:g}]),n=e.flatMap(({field:E,password:g})=>{const T=(0,M.Rd)(g,t);return T===void 0?[]:[{field:E,message:T}]}),
[s,i]=e;if(n.length===0&&s&&i&&(0,M.cY)(s.password,i.password,t)&&n.push({field:s.field,message:`must differ from ${i.field}`,mentions:[i.field]}),n.length>0)throw(0,u.
G6)(n)}async function d(t,o,e,n){const s=(0,M.zw)({...e,id0:r(t)});c(t,s);const{archive:i}=await(0,m.ds)(t),E=i&&(0,m.qg)(t,await(0,h.Br)(t),i,"that standard al\
lows no encryption"),{algorithm:g,permissions:T,userPassword:v}=e,$=t.pages.count;return{documents:[{name:o.name,bytes:await(0,l.UN)(t,{encryption:s}),pageCount:$}],
notes:E?[...n,E]:n,facts:{pageCount:$,algorithm:g,restrictions:(0,M.vc)(T),needsPassword:v!==""}}}function _({security:t}){const o=t?(0,M.vc)(t.permissions):[];
return o.length===0?[]:[{code:"restrictions_dropped",message:`The document had restrictions (${o.join(", ")} = false). The new encryption replaces them: anyone \
who opens the document with the password may do everything.`,mentions:o}]}function c(t,{version:o,extensionLevel:e}){if(e===void 0||t.version>="2.0")return;const n=t.
edit(t.catalogNumber);if(!(n instanceof p.Bi))return;const s=t.dict(n.get("Extensions")),i=t.resolve(t.dict(s?.get("ADBE"))?.get("ExtensionLevel"));if(typeof i==
"number"&&i>=e)return;const E=(0,p.jd)({BaseVersion:(0,p.UU)(o),ExtensionLevel:e});n.set("Extensions",new p.Bi([...s??[],["ADBE",E]]))}function r(t){const o=t.resolve(
t.array(t.trailer.get("ID"))?.[0]);if(o instanceof p.Mx&&o.bytes.length>0)return o.bytes;const e=new p.Mx((0,D.randomBytes)(16));return t.trailer.set("ID",[e,e]),
e.bytes}}),21281:((x,O,a)=>{a.d(O,{Ip:()=>p,XM:()=>r,Xb:()=>c,ds:()=>M,qg:()=>_});var D=a(59071),P=a(70549),u=a(21115),m=a(824),h=a(1975),l=a(60912);const M=(0,P.
n)(async e=>p(e,await(0,m.Br)(e)));function p(e,n){const s=($,w)=>(0,D.wh)((0,h.sm)(n,$,w)[0]??""),i=d(s("pdfaid","part"),s("pdfaid","conformance").toLowerCase()),
E=f(s("pdfuaid","part"))?`PDF/UA-${s("pdfuaid","part")}`:void 0,T=[s("pdfxid","GTS_PDFXVersion")||s("pdfx","GTS_PDFXVersion")||((0,D.Gh)(e.resolve((0,m._U)(e)?.
get("GTS_PDFXVersion")))??""),s("pdfe","ISO_PDFEVersion"),s("pdfvtid","GTS_PDFVTVersion")],v=[i?.name,E,...T.filter($=>/^PDF\/[\w .:/()-]{1,40}$/.test($))];return{
archive:i,accessible:E,names:v.filter($=>$!==void 0)}}const f=e=>/^[1-9]$/.test(e);function d(e,n){if(!f(e))return;const s=/^[abuef]$/.test(n)?n:"";return{part:Number(
e),level:s,name:`PDF/A-${e}${s}`}}function _(e,n,s,i){return n&&o(e,n,[u.dK.pdfaid]),c(s,i)}const c=({name:e},n)=>({code:"pdfa_identification_removed",message:`\
The document no longer claims ${e}: ${n}.`});async function r(e){const n=await(0,m.Br)(e);if(!n)return[];const{archive:s,accessible:i}=p(e,n);o(e,n,[u.dK.pdfaid,
u.dK.pdfuaid]);const E=[s?.name,i].filter(g=>g!==void 0);return E.length>0?[t(E)]:[]}const t=e=>({code:"conformance_dropped",message:`The result no longer claim\
s ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function o(e,n,s){n.properties.some(({namespace:i})=>s.includes(i))&&(0,l._L)(e,(0,l.QH)(
n,({namespace:i})=>s.includes(i),[]))}}),60912:((x,O,a)=>{a.d(O,{QH:()=>m,T3:()=>h,_L:()=>f});var D=a(21115),P=a(3907),u=a(45599);function m(d,_,c){const{text:r,
properties:t,end:o,about:e}=d,n=[];let s=0;for(const i of t.filter(_).sort((E,g)=>E.from-g.from))i.from<s||(n.push(r.slice(s,i.from)),s=i.to);return n.push(r.slice(
s,Math.max(o,s))),c.length>0&&n.push(l(c,e)),n.push(r.slice(Math.max(o,s))),p(n.join(""))}function h(d){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\
?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${D.dK.rdf}">
${l(d,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function l(d,_){const r=[...new Set(d.map(({prefix:o})=>o))].map(o=>` xmlns:${o}="${D.dK[o]}"`).join(""),t=d.map(({prefix:o,name:e,form:n,values:s})=>`\
<${o}:${e}>${M(n,s)}</${o}:${e}>
`);return`<rdf:Description xmlns:rdf="${D.dK.rdf}" rdf:about="${(0,P.X)(_)}"${r}>
${t.join("")}</rdf:Description>
`}function M(d,_){const c=r=>_.map(t=>`<rdf:li${r}>${(0,P.X)(t)}</rdf:li>`).join("");switch(d){case"simple":return(0,P.X)(_[0]??"");case"alternative":return`<rd\
f:Alt>${c(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${c("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${c("")}</rdf:Bag>`}}const p=d=>d.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function f(d,_){const c=d.catalog.get("Metadata"),r=d.resolve(c),t=r instanceof u.Z6?[...r.dict].
filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],o=new u.Bi([["Type",new u.SX("Metadata")],["Subtype",new u.SX("XML")],...t]),e=new u.Z6(o,Buffer.
from(_,"utf8"));(0,u.i9)(c)&&r instanceof u.Z6?d.put(c,e):d.edit(d.catalogNumber).set("Metadata",d.add(e))}}),59071:((x,O,a)=>{a.d(O,{Gh:()=>_,ZK:()=>c,wh:()=>d});
var D=a(77581),P=a(45599);const u=/\u001b[A-Za-z]{2}[A-Za-z-]{0,8}\u001b/g,m=/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g,h=/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
l=r=>r.replace(u,"").replace(m,"").replace(h,"�"),M=200,p=new WeakMap;function f(r){let t=p.get(r);if(t)return t;const o=l((0,D.g7)(r));return t={whole:o,trimmed:o.
trim()},r.bytes.length>=M&&p.set(r,t),t}const d=r=>l(r).trim();function _(r){const t=r instanceof P.Mx?f(r).trimmed:"";return t===""?null:t}const c=r=>r?f(r).whole:
""}),70549:((x,O,a)=>{a.d(O,{n:()=>D});function D(P){const u=new WeakMap;return m=>{if(m.hasChanges)return P(m);const h=u.get(m);if(h)return h.answer;const l=P(
m);return u.set(m,{answer:l}),l}}})};
