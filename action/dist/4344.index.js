"use strict";exports.id=4344,exports.ids=[4344],exports.modules={55175:((g,O,s)=>{s.r(O),s.d(O,{optimize_document:()=>d});var E=s(68973),u=s(49994);const d=async(D,{open_password:x},p)=>{
const{bytes:$,isSmaller:f,pageCount:l,notes:t,written:a}=await(0,u.BG)(D,x,{...p,codec:(0,E.g0)(p)}),o=D.bytes.length,i=$.length;return a&&p.onWritten?.(a),{documents:[
{name:D.name,bytes:$,pageCount:l}],notes:f?t:[u.bx],facts:{pageCount:l,bytesBefore:o,bytesAfter:i,savedPercent:f?(0,u.p0)(o,i):0}}}}),21281:((g,O,s)=>{s.d(O,{Ip:()=>f,
XM:()=>i,Xb:()=>o,ds:()=>$,qg:()=>a,yB:()=>c});var E=s(59071),u=s(70549),d=s(21115),D=s(824),x=s(1975),p=s(60912);const $=(0,u.n)(async e=>f(e,await(0,D.Br)(e)));
function f(e,n){const r=(T,L)=>(0,E.wh)((0,x.sm)(n,T,L)[0]??""),m=t(r("pdfaid","part"),r("pdfaid","conformance").toLowerCase()),v=l(r("pdfuaid","part"))?`PDF/UA\
-${r("pdfuaid","part")}`:void 0,A=[r("pdfxid","GTS_PDFXVersion")||r("pdfx","GTS_PDFXVersion")||((0,E.Gh)(e.resolve((0,D._U)(e)?.get("GTS_PDFXVersion")))??""),r(
"pdfe","ISO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],B=[m?.name,v,...A.filter(T=>/^PDF\/[\w .:/()-]{1,40}$/.test(T))];return{archive:m,accessible:v,names:B.
filter(T=>T!==void 0)}}const l=e=>/^[1-9]$/.test(e);function t(e,n){if(!l(e))return;const r=/^[abuef]$/.test(n)?n:"";return{part:Number(e),level:r,name:`PDF/A-${e}${r}`}}
function a(e,n,r,m){return n&&_(e,n,[d.dK.pdfaid]),o(r,m)}const o=({name:e},n)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}\
: ${n}.`});async function i(e){const n=await(0,D.Br)(e);if(!n)return[];const{archive:r,accessible:m}=f(e,n);_(e,n,[d.dK.pdfaid,d.dK.pdfuaid]);const v=[r?.name,m].
filter(h=>h!==void 0);return v.length>0?[P(v,"a merge cannot guarantee conformance")]:[]}const P=(e,n)=>({code:"conformance_dropped",message:`The result no long\
er claims ${e.join(" and ")}, because ${n}.`}),c=({archive:e,accessible:n})=>[...e?[o(e,M)]:[],...n===void 0?[]:[P([n],M)]],M="its metadata was removed";function _(e,n,r){
n.properties.some(({namespace:m})=>r.includes(m))&&(0,p._L)(e,(0,p.QH)(n,({namespace:m})=>r.includes(m),[]))}}),60912:((g,O,s)=>{s.d(O,{QH:()=>D,T3:()=>x,_L:()=>l});
var E=s(21115),u=s(3907),d=s(45599);function D(t,a,o){const{text:i,properties:P,end:c,about:M}=t,_=[];let e=0;for(const n of P.filter(a).sort((r,m)=>r.from-m.from))
n.from<e||(_.push(i.slice(e,n.from)),e=n.to);return _.push(i.slice(e,Math.max(c,e))),o.length>0&&_.push(p(o,M)),_.push(i.slice(Math.max(c,e))),f(_.join(""))}function x(t){
return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${E.dK.rdf}">
${p(t,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function p(t,a){const i=[...new Set(t.map(({prefix:c})=>c))].map(c=>` xmlns:${c}="${E.dK[c]}"`).join(""),P=t.map(({prefix:c,name:M,form:_,values:e})=>`\
<${c}:${M}>${$(_,e)}</${c}:${M}>
`);return`<rdf:Description xmlns:rdf="${E.dK.rdf}" rdf:about="${(0,u.X)(a)}"${i}>
${P.join("")}</rdf:Description>
`}function $(t,a){const o=i=>a.map(P=>`<rdf:li${i}>${(0,u.X)(P)}</rdf:li>`).join("");switch(t){case"simple":return(0,u.X)(a[0]??"");case"alternative":return`<rd\
f:Alt>${o(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${o("")}</rdf:Seq>`;case"unordered":return`<rdf:Bag>${o("")}</rdf:Bag>`}}const f=t=>t.
replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function l(t,a){const o=t.catalog.get("Metadata"),i=t.resolve(o),P=i instanceof d.Z6?[...i.dict].
filter(([_])=>!["Filter","DecodeParms","Length"].includes(_)):[],c=new d.Bi([["Type",new d.SX("Metadata")],["Subtype",new d.SX("XML")],...P]),M=new d.Z6(c,Buffer.
from(a,"utf8"));(0,d.i9)(o)&&i instanceof d.Z6?t.put(o,M):t.edit(t.catalogNumber).set("Metadata",t.add(M))}}),58006:((g,O,s)=>{s.d(O,{S:()=>$,n:()=>x});var E=s(
68973),u=s(48249),d=s(45599);const D=["DecodeParms","F","FFilter","FDecodeParms","DL"];function x(f,l,{compress:t}){const a=new d.Bi(f.dict);t?a.set("Filter",(0,d.
UU)("FlateDecode")):a.delete("Filter");for(const o of D)a.delete(o);return new d.Z6(a,t?(0,u.Kc)(l):l)}const p=6;async function $(f,l,t){const a=x(f,await(0,E.uM)(
t).deflate(l,p),{compress:!1});return a.dict.set("Filter",(0,d.UU)("FlateDecode")),a}})};
