"use strict";exports.id=4344,exports.ids=[4344],exports.modules={55175:((g,P,a)=>{a.r(P),a.d(P,{optimize_document:()=>d});var p=a(68973),m=a(49994);const d=async(u,{open_password:M},D)=>{
const{bytes:x,isSmaller:l,pageCount:_,notes:n,written:r}=await(0,m.BG)(u,M,{...D,codec:(0,p.g0)(D)}),o=u.bytes.length,i=x.length;return r&&D.onWritten?.(r),{documents:[
{name:u.name,bytes:x,pageCount:_}],notes:l?n:[m.bx],facts:{pageCount:_,bytesBefore:o,bytesAfter:i,savedPercent:l?(0,m.p0)(o,i):0}}}}),21281:((g,P,a)=>{a.d(P,{Ip:()=>l,
XM:()=>i,Xb:()=>o,ds:()=>x,qg:()=>r});var p=a(59071),m=a(70549),d=a(21115),u=a(824),M=a(1975),D=a(60912);const x=(0,m.n)(async e=>l(e,await(0,u.Br)(e)));function l(e,s){
const t=(v,B)=>(0,p.wh)((0,M.sm)(s,v,B)[0]??""),f=n(t("pdfaid","part"),t("pdfaid","conformance").toLowerCase()),O=_(t("pdfuaid","part"))?`PDF/UA-${t("pdfuaid","\
part")}`:void 0,T=[t("pdfxid","GTS_PDFXVersion")||t("pdfx","GTS_PDFXVersion")||((0,p.Gh)(e.resolve((0,u._U)(e)?.get("GTS_PDFXVersion")))??""),t("pdfe","ISO_PDFE\
Version"),t("pdfvtid","GTS_PDFVTVersion")],h=[f?.name,O,...T.filter(v=>/^PDF\/[\w .:/()-]{1,40}$/.test(v))];return{archive:f,accessible:O,names:h.filter(v=>v!==
void 0)}}const _=e=>/^[1-9]$/.test(e);function n(e,s){if(!_(e))return;const t=/^[abuef]$/.test(s)?s:"";return{part:Number(e),level:t,name:`PDF/A-${e}${t}`}}function r(e,s,t,f){
return s&&c(e,s,[d.dK.pdfaid]),o(t,f)}const o=({name:e},s)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}: ${s}.`});async function i(e){
const s=await(0,u.Br)(e);if(!s)return[];const{archive:t,accessible:f}=l(e,s);c(e,s,[d.dK.pdfaid,d.dK.pdfuaid]);const O=[t?.name,f].filter($=>$!==void 0);return O.
length>0?[E(O)]:[]}const E=e=>({code:"conformance_dropped",message:`The result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance\
.`});function c(e,s,t){s.properties.some(({namespace:f})=>t.includes(f))&&(0,D._L)(e,(0,D.QH)(s,({namespace:f})=>t.includes(f),[]))}}),60912:((g,P,a)=>{a.d(P,{QH:()=>u,
T3:()=>M,_L:()=>_});var p=a(21115),m=a(3907),d=a(45599);function u(n,r,o){const{text:i,properties:E,end:c,about:e}=n,s=[];let t=0;for(const f of E.filter(r).sort(
(O,$)=>O.from-$.from))f.from<t||(s.push(i.slice(t,f.from)),t=f.to);return s.push(i.slice(t,Math.max(c,t))),o.length>0&&s.push(D(o,e)),s.push(i.slice(Math.max(c,
t))),l(s.join(""))}function M(n){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${p.dK.rdf}">
${D(n,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function D(n,r){const i=[...new Set(n.map(({prefix:c})=>c))].map(c=>` xmlns:${c}="${p.dK[c]}"`).join(""),E=n.map(({prefix:c,name:e,form:s,values:t})=>`\
<${c}:${e}>${x(s,t)}</${c}:${e}>
`);return`<rdf:Description xmlns:rdf="${p.dK.rdf}" rdf:about="${(0,m.X)(r)}"${i}>
${E.join("")}</rdf:Description>
`}function x(n,r){const o=i=>r.map(E=>`<rdf:li${i}>${(0,m.X)(E)}</rdf:li>`).join("");switch(n){case"simple":return(0,m.X)(r[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const l=n=>n.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function _(n,r){const o=n.catalog.get("Metadata"),i=n.resolve(o),E=i instanceof d.Z6?[...i.dict].
filter(([s])=>!["Filter","DecodeParms","Length"].includes(s)):[],c=new d.Bi([["Type",new d.SX("Metadata")],["Subtype",new d.SX("XML")],...E]),e=new d.Z6(c,Buffer.
from(r,"utf8"));(0,d.i9)(o)&&i instanceof d.Z6?n.put(o,e):n.edit(n.catalogNumber).set("Metadata",n.add(e))}}),58006:((g,P,a)=>{a.d(P,{S:()=>x,n:()=>M});var p=a(
68973),m=a(48249),d=a(45599);const u=["DecodeParms","F","FFilter","FDecodeParms","DL"];function M(l,_,{compress:n}){const r=new d.Bi(l.dict);n?r.set("Filter",(0,d.
UU)("FlateDecode")):r.delete("Filter");for(const o of u)r.delete(o);return new d.Z6(r,n?(0,m.Kc)(_):_)}const D=6;async function x(l,_,n){const r=M(l,await(0,p.uM)(
n).deflate(_,D),{compress:!1});return r.dict.set("Filter",(0,d.UU)("FlateDecode")),r}})};
