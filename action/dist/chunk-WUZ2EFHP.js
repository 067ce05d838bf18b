"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.claimEnded=exports.archiveClaim=void 0,exports.editedPacket=editedPacket,exports.newPacket=newPacket,
exports.putPacket=putPacket,exports.endArchiveClaim=endArchiveClaim;const chunk_QTFDI5VD_js_1=require("./chunk-QTFDI5VD.js"),chunk_LN64YZJO_js_1=require("./chun\
k-LN64YZJO.js"),chunk_EE63N2TD_js_1=require("./chunk-EE63N2TD.js");function editedPacket(e,a,t){let{text:n,properties:r,end:s,about:c}=e,i=[],d=0;for(let o of r.
filter(a).sort((l,f)=>l.from-f.from))o.from<d||(i.push(n.slice(d,o.from)),d=o.to);return i.push(n.slice(d,Math.max(s,d))),t.length>0&&i.push(description(t,c)),i.
push(n.slice(Math.max(s,d))),utf8Declared(i.join(""))}function newPacket(e){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${chunk_LN64YZJO_js_1.NAMESPACES.rdf}">
${description(e,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function description(e,a){let t=[...new Set(e.map(({prefix:r})=>r))].map(r=>` xmlns:${r}="${chunk_LN64YZJO_js_1.NAMESPACES[r]}"`).join(""),
n=e.map(({prefix:r,name:s,form:c,values:i})=>`<${r}:${s}>${content(c,i)}</${r}:${s}>
`);return`<rdf:Description xmlns:rdf="${chunk_LN64YZJO_js_1.NAMESPACES.rdf}" rdf:about="${(0,chunk_LN64YZJO_js_1.escapeXml)(a)}"${t}>
${n.join("")}</rdf:Description>
`}function content(e,a){let t=n=>a.map(r=>`<rdf:li${n}>${(0,chunk_LN64YZJO_js_1.escapeXml)(r)}</rdf:li>`).join("");switch(e){case"simple":return(0,chunk_LN64YZJO_js_1.
escapeXml)(a[0]??"");case"alternative":return`<rdf:Alt>${t(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${t("")}</rdf:Seq>`;case"unordered":
return`<rdf:Bag>${t("")}</rdf:Bag>`}}var utf8Declared=e=>e.replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function putPacket(e,a){let t=e.catalog.
get("Metadata"),n=e.resolve(t),r=n instanceof chunk_EE63N2TD_js_1.Stream?[...n.dict].filter(([i])=>!["Filter","DecodeParms","Length"].includes(i)):[],s=new chunk_EE63N2TD_js_1.
Dict([["Type",new chunk_EE63N2TD_js_1.Name("Metadata")],["Subtype",new chunk_EE63N2TD_js_1.Name("XML")],...r]),c=new chunk_EE63N2TD_js_1.Stream(s,Buffer.from(a,
"utf8"));(0,chunk_EE63N2TD_js_1.isRef)(t)&&n instanceof chunk_EE63N2TD_js_1.Stream?e.put(t,c):e.edit(e.catalogNumber).set("Metadata",e.add(c))}var archiveClaim=(e,a)=>(0,chunk_QTFDI5VD_js_1.
readClaims)(e,a).find(t=>t.startsWith("PDF/A-"));exports.archiveClaim=archiveClaim;function endArchiveClaim(e,a,t,n){return putPacket(e,editedPacket(a,({namespace:r})=>r===
chunk_LN64YZJO_js_1.NAMESPACES.pdfaid,[])),claimEnded(t,n)}var claimEnded=(e,a)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}\
: ${a}.`});exports.claimEnded=claimEnded;
