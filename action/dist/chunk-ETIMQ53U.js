"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.archiveClaimEnded=exports.claimsOf=exports.xmpOf=void 0,exports.infoOf=infoOf,exports.readMetadata=
readMetadata,exports.editedPacket=editedPacket,exports.newPacket=newPacket,exports.putPacket=putPacket,exports.readClaims=readClaims,exports.endArchiveClaim=endArchiveClaim,
exports.endMergedClaims=endMergedClaims;const chunk_CKDGA5PY_js_1=require("./chunk-CKDGA5PY.js"),chunk_FQ5CLANY_js_1=require("./chunk-FQ5CLANY.js"),chunk_E2ZVEWZV_js_1=require(
"./chunk-E2ZVEWZV.js"),chunk_GOXITCM4_js_1=require("./chunk-GOXITCM4.js"),chunk_BHLFBBNU_js_1=require("./chunk-BHLFBBNU.js"),chunk_RFKSFVTF_js_1=require("./chun\
k-RFKSFVTF.js"),chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");var MOST_PROPERTIES=1e5,UNREADABLE_XMP={text:"",properties:[],malformed:!0,end:-1,about:""};async function readXmp(e,a){
let r=(0,chunk_E2ZVEWZV_js_1.xmlText)(e);if(r===void 0)return UNREADABLE_XMP;let t=new Walk,i=await(0,chunk_E2ZVEWZV_js_1.readXml)(r,a,s=>(t.take(s),t.broken))!==
"well-formed"||t.depth>0||t.end<0||!t.declared;return{text:r,properties:t.properties,malformed:i,end:t.end,about:t.about}}function valuesOf(e,a,r){return e?.properties.
find(t=>t.name===r&&t.namespace===chunk_FQ5CLANY_js_1.NAMESPACES[a])?.values??[]}var OUTSIDE=-2,Walk=class{properties=[];broken=!1;declared=!0;end=-1;about="";scope=new chunk_FQ5CLANY_js_1.
NamespaceScope;open=[];root=OUTSIDE;loose=!1;items=[];pieces=[];get depth(){return this.open.length}take(e){e.kind==="start"||e.kind==="empty"?(this.start(e.name,
e.attributes,e.from),e.kind==="empty"&&!this.broken&&this.close(e.name,e.to,e.to)):e.kind==="end"?this.close(e.name,e.from,e.to):e.kind==="text"&&this.isInProperty()&&
this.pieces.push(e.text)}isInProperty(){return this.root!==OUTSIDE&&this.open.length>this.root+2}start(e,a,r){if(this.open.length>=200&&(this.broken=!0),this.broken)
return;this.scope.enter(a);let t=this.scope.ofElement(e),i=t.namespace===chunk_FQ5CLANY_js_1.NAMESPACES.rdf,s=i&&t.local==="li";this.root===OUTSIDE&&this.end<0&&
i&&t.local==="Description"&&(this.root=this.open.length-1,this.loose=!0);let o=this.open.length-this.root,n=s?a.find(({name:l})=>l==="xml:lang")?.value:void 0;if(this.
open.push({name:e,...t,from:r,language:n}),this.root===OUTSIDE){if(!i||t.local!=="RDF"||this.end>=0)return;this.root=this.open.length-1,this.declared=this.scope.
declares(e)}else if(o===1)this.describe(a);else if(o===2){this.items=[];let l=a.find(({name:c})=>this.isRdf(c,"resource"));this.pieces=l?[l.value]:[]}else s&&(this.
pieces=[])}describe(e){for(let{name:a,value:r,from:t,to:i}of e){if((0,chunk_FQ5CLANY_js_1.isDeclaration)(a))continue;let{namespace:s,local:o}=this.scope.ofAttribute(
a);s===chunk_FQ5CLANY_js_1.NAMESPACES.rdf&&o==="about"&&(this.about=r),!(s===""||s===chunk_FQ5CLANY_js_1.NAMESPACES.rdf||s===chunk_FQ5CLANY_js_1.NAMESPACES.xml)&&
this.add({namespace:s,name:o,values:[r],from:t,to:i})}}close(e,a,r){let t=this.open.pop();if(t?.name!==e){this.broken=!0;return}this.scope.leave();let i=this.open.
length-this.root;if(this.root!==OUTSIDE)if(i===0)this.end=a,this.root=OUTSIDE;else if(i===1&&this.loose)this.root=OUTSIDE,this.loose=!1;else if(i===2){let s=this.
items.length>0?byDefault(this.items):[this.pieces.join("").trim()];this.add({namespace:t.namespace,name:t.local,values:s,from:t.from,to:r})}else i>2&&t.namespace===
chunk_FQ5CLANY_js_1.NAMESPACES.rdf&&t.local==="li"&&(this.items.push({text:this.pieces.join("").trim(),language:t.language}),this.pieces=[])}add(e){this.properties.
length<MOST_PROPERTIES?this.properties.push(e):this.broken=!0}isRdf(e,a){let r=this.scope.ofAttribute(e);return r.local===a&&r.namespace===chunk_FQ5CLANY_js_1.NAMESPACES.
rdf}};function byDefault(e){let a=e.findIndex(({language:t})=>t?.toLowerCase()==="x-default"),r=e.map(({text:t})=>t);return a>0&&r.unshift(...r.splice(a,1)),r}function infoOf(e){
let a=e.resolve(e.trailer.get("Info"));return a instanceof chunk_RFKSFVTF_js_1.Dict?a:a instanceof chunk_RFKSFVTF_js_1.Stream?a.dict:void 0}var xmpOf=(0,chunk_GOXITCM4_js_1.
remembered)(readPacket);exports.xmpOf=xmpOf;async function readPacket(e){let a=e.get(e.catalogNumber),r=a instanceof chunk_RFKSFVTF_js_1.Dict?e.resolve(a.get("M\
etadata")):null;if(!(r instanceof chunk_RFKSFVTF_js_1.Stream))return;let t;try{t=e.decoded(r)}catch(i){if(!(i instanceof chunk_GMSHOBQ3_js_1.OctavoError)||i.code===
"cancelled")throw i;return UNREADABLE_XMP}return readXmp(t,e.job.pace)}function readMetadata(e,a){let r=infoOf(e),t=c=>e.resolve(r?.get(c)),i=(c,d,f=", ")=>{let p=valuesOf(
a,c,d).map(chunk_CKDGA5PY_js_1.plainText).filter(Boolean).join(f);return p===""?null:p},s=(c,d)=>{let[f=""]=valuesOf(a,c,d);return(0,chunk_CKDGA5PY_js_1.plainText)(
f)||null},o=(c,d)=>(0,chunk_BHLFBBNU_js_1.isoDate)((0,chunk_CKDGA5PY_js_1.readableText)(t(c))??"")??(0,chunk_BHLFBBNU_js_1.isoDate)(s("xmp",d)??"")??null,n=e.get(
e.catalogNumber),l=n instanceof chunk_RFKSFVTF_js_1.Dict?(0,chunk_CKDGA5PY_js_1.readableText)(e.resolve(n.get("Lang"))):null;return{title:(0,chunk_CKDGA5PY_js_1.
readableText)(t("Title"))??s("dc","title"),author:(0,chunk_CKDGA5PY_js_1.readableText)(t("Author"))??i("dc","creator"),subject:(0,chunk_CKDGA5PY_js_1.readableText)(
t("Subject"))??s("dc","description"),keywords:(0,chunk_CKDGA5PY_js_1.readableText)(t("Keywords"))??i("pdf","Keywords")??i("dc","subject"),creator:(0,chunk_CKDGA5PY_js_1.
readableText)(t("Creator"))??s("xmp","CreatorTool"),producer:(0,chunk_CKDGA5PY_js_1.readableText)(t("Producer"))??s("pdf","Producer"),created:o("CreationDate","\
CreateDate"),modified:o("ModDate","ModifyDate"),language:l??s("dc","language")}}function editedPacket(e,a,r){let{text:t,properties:i,end:s,about:o}=e,n=[],l=0;for(let c of i.
filter(a).sort((d,f)=>d.from-f.from))c.from<l||(n.push(t.slice(l,c.from)),l=c.to);return n.push(t.slice(l,Math.max(s,l))),r.length>0&&n.push(description(r,o)),n.
push(t.slice(Math.max(s,l))),utf8Declared(n.join(""))}function newPacket(e){return`<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="${chunk_FQ5CLANY_js_1.NAMESPACES.rdf}">
${description(e,"")}</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`}function description(e,a){let r=[...new Set(e.map(({prefix:i})=>i))].map(i=>` xmlns:${i}="${chunk_FQ5CLANY_js_1.NAMESPACES[i]}"`).join(""),
t=e.map(({prefix:i,name:s,form:o,values:n})=>`<${i}:${s}>${content(o,n)}</${i}:${s}>
`);return`<rdf:Description xmlns:rdf="${chunk_FQ5CLANY_js_1.NAMESPACES.rdf}" rdf:about="${(0,chunk_E2ZVEWZV_js_1.escapeXml)(a)}"${r}>
${t.join("")}</rdf:Description>
`}function content(e,a){let r=t=>a.map(i=>`<rdf:li${t}>${(0,chunk_E2ZVEWZV_js_1.escapeXml)(i)}</rdf:li>`).join("");switch(e){case"simple":return(0,chunk_E2ZVEWZV_js_1.
escapeXml)(a[0]??"");case"alternative":return`<rdf:Alt>${r(' xml:lang="x-default"')}</rdf:Alt>`;case"ordered":return`<rdf:Seq>${r("")}</rdf:Seq>`;case"unordered":
return`<rdf:Bag>${r("")}</rdf:Bag>`}}var utf8Declared=e=>e.replace(/^(\s*<\?xml\s[^>]*encoding\s*=\s*["'])[^"']*/,"$1UTF-8");function putPacket(e,a){let r=e.catalog.
get("Metadata"),t=e.resolve(r),i=t instanceof chunk_RFKSFVTF_js_1.Stream?[...t.dict].filter(([n])=>!["Filter","DecodeParms","Length"].includes(n)):[],s=new chunk_RFKSFVTF_js_1.
Dict([["Type",new chunk_RFKSFVTF_js_1.Name("Metadata")],["Subtype",new chunk_RFKSFVTF_js_1.Name("XML")],...i]),o=new chunk_RFKSFVTF_js_1.Stream(s,Buffer.from(a,
"utf8"));(0,chunk_RFKSFVTF_js_1.isRef)(r)&&t instanceof chunk_RFKSFVTF_js_1.Stream?e.put(r,o):e.edit(e.catalogNumber).set("Metadata",e.add(o))}var claimsOf=(0,chunk_GOXITCM4_js_1.
remembered)(async e=>readClaims(e,await xmpOf(e)));exports.claimsOf=claimsOf;function readClaims(e,a){let r=(n,l)=>(0,chunk_CKDGA5PY_js_1.plainText)(valuesOf(a,
n,l)[0]??""),t=archiveClaim(r("pdfaid","part"),r("pdfaid","conformance").toLowerCase()),i=isPart(r("pdfuaid","part"))?`PDF/UA-${r("pdfuaid","part")}`:void 0,s=[
r("pdfxid","GTS_PDFXVersion")||r("pdfx","GTS_PDFXVersion")||((0,chunk_CKDGA5PY_js_1.readableText)(e.resolve(infoOf(e)?.get("GTS_PDFXVersion")))??""),r("pdfe","I\
SO_PDFEVersion"),r("pdfvtid","GTS_PDFVTVersion")],o=[t?.name,i,...s.filter(n=>/^PDF\/[\w .:/()-]{1,40}$/.test(n))];return{archive:t,accessible:i,names:o.filter(
n=>n!==void 0)}}var isPart=e=>/^[1-9]$/.test(e);function archiveClaim(e,a){if(!isPart(e))return;let r=/^[abuef]$/.test(a)?a:"";return{part:Number(e),level:r,name:`\
PDF/A-${e}${r}`}}function endArchiveClaim(e,a,r,t){return a&&dropIdentification(e,a,[chunk_FQ5CLANY_js_1.NAMESPACES.pdfaid]),archiveClaimEnded(r,t)}var archiveClaimEnded=({
name:e},a)=>({code:"pdfa_identification_removed",message:`The document no longer claims ${e}: ${a}.`});exports.archiveClaimEnded=archiveClaimEnded;async function endMergedClaims(e){
let a=await xmpOf(e);if(!a)return[];let{archive:r,accessible:t}=readClaims(e,a);dropIdentification(e,a,[chunk_FQ5CLANY_js_1.NAMESPACES.pdfaid,chunk_FQ5CLANY_js_1.
NAMESPACES.pdfuaid]);let i=[r?.name,t].filter(s=>s!==void 0);return i.length>0?[conformanceDropped(i)]:[]}var conformanceDropped=e=>({code:"conformance_dropped",
message:`The result no longer claims ${e.join(" and ")}, because a merge cannot guarantee conformance.`});function dropIdentification(e,a,r){a.properties.some(({
namespace:t})=>r.includes(t))&&putPacket(e,editedPacket(a,({namespace:t})=>r.includes(t),[]))}
