"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.infoOf=infoOf,exports.xmpOf=xmpOf,exports.readMetadata=readMetadata,exports.readClaims=readClaims;
const chunk_KETWMNRW_js_1=require("./chunk-KETWMNRW.js"),chunk_LN64YZJO_js_1=require("./chunk-LN64YZJO.js"),chunk_WRDHS3QY_js_1=require("./chunk-WRDHS3QY.js"),chunk_EE63N2TD_js_1=require(
"./chunk-EE63N2TD.js"),chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");var NO_XMP={text:"",properties:[],malformed:!1,end:-1,about:""};function infoOf(e){let r=e.
resolve(e.trailer.get("Info"));return r instanceof chunk_EE63N2TD_js_1.Dict?r:r instanceof chunk_EE63N2TD_js_1.Stream?r.dict:void 0}async function xmpOf(e){let r=e.
get(e.catalogNumber),a=r instanceof chunk_EE63N2TD_js_1.Dict?e.resolve(r.get("Metadata")):null;if(!(a instanceof chunk_EE63N2TD_js_1.Stream))return;let t;try{t=
e.decoded(a)}catch(o){if(!(o instanceof chunk_GMSHOBQ3_js_1.OctavoError)||o.code==="cancelled")throw o;return{...NO_XMP,malformed:!0}}return(0,chunk_LN64YZJO_js_1.
readXmp)(t,e.job.pace)}function readMetadata(e,r=NO_XMP){let a=infoOf(e),t=i=>e.resolve(a?.get(i)),o=(i,l,u=", ")=>{let d=(0,chunk_LN64YZJO_js_1.valuesOf)(r,i,l).
map(chunk_KETWMNRW_js_1.plainText).filter(Boolean).join(u);return d===""?null:d},n=(i,l)=>{let[u=""]=(0,chunk_LN64YZJO_js_1.valuesOf)(r,i,l);return(0,chunk_KETWMNRW_js_1.
plainText)(u)||null},c=(i,l)=>(0,chunk_WRDHS3QY_js_1.isoDate)((0,chunk_KETWMNRW_js_1.textOf)(t(i))??"")??(0,chunk_WRDHS3QY_js_1.isoDate)(n("xmp",l)??"")??null,s=e.
get(e.catalogNumber),f=s instanceof chunk_EE63N2TD_js_1.Dict?(0,chunk_KETWMNRW_js_1.textOf)(e.resolve(s.get("Lang"))):null;return{title:(0,chunk_KETWMNRW_js_1.textOf)(
t("Title"))??n("dc","title"),author:(0,chunk_KETWMNRW_js_1.textOf)(t("Author"))??o("dc","creator"),subject:(0,chunk_KETWMNRW_js_1.textOf)(t("Subject"))??n("dc",
"description"),keywords:(0,chunk_KETWMNRW_js_1.textOf)(t("Keywords"))??o("pdf","Keywords")??o("dc","subject"),creator:(0,chunk_KETWMNRW_js_1.textOf)(t("Creator"))??
n("xmp","CreatorTool"),producer:(0,chunk_KETWMNRW_js_1.textOf)(t("Producer"))??n("pdf","Producer"),created:c("CreationDate","CreateDate"),modified:c("ModDate","\
ModifyDate"),language:f??n("dc","language")}}function readClaims(e,r=NO_XMP){let a=(s,f)=>(0,chunk_KETWMNRW_js_1.plainText)((0,chunk_LN64YZJO_js_1.valuesOf)(r,s,
f)[0]??""),t=[],o=a("pdfaid","part");if(/^[1-9]$/.test(o)){let s=a("pdfaid","conformance").toLowerCase();t.push(`PDF/A-${o}${/^[abuef]$/.test(s)?s:""}`)}let n=a(
"pdfuaid","part");/^[1-9]$/.test(n)&&t.push(`PDF/UA-${n}`);let c=a("pdfxid","GTS_PDFXVersion")||a("pdfx","GTS_PDFXVersion")||((0,chunk_KETWMNRW_js_1.textOf)(e.resolve(
infoOf(e)?.get("GTS_PDFXVersion")))??"");for(let s of[c,a("pdfe","ISO_PDFEVersion"),a("pdfvtid","GTS_PDFVTVersion")])/^PDF\/[\w .:/()-]{1,40}$/.test(s)&&t.push(
s);return t}
