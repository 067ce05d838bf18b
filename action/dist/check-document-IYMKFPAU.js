"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.check_document=void 0;const chunk_JRMQSROK_js_1=require("./chunk-JRMQSROK.js");require("./chunk-Y\
V4ZG6DS.js"),require("./chunk-VCXK5QWR.js"),require("./chunk-FJ5M56S7.js"),require("./chunk-5G6ARTL5.js"),require("./chunk-MM2R4PHI.js"),require("./chunk-CJWZ2M\
PQ.js"),require("./chunk-64UBD3TO.js"),require("./chunk-UGMU44LB.js"),require("./chunk-FERY4TA5.js"),require("./chunk-C4AGKQS7.js"),require("./chunk-LQFT5QZW.js"),
require("./chunk-OC3U6JW6.js"),require("./chunk-VM5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-R2D723YH.js"),require("./chunk-ZDLQTNMB.js"),require(
"./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-4SMGVZ2M.js"),require("./chunk-OVFAED6I.js"),require("./chunk-4IHCQ7OE.js"),require("./ch\
unk-ZQPP2ITU.js"),require("./chunk-2E6G6AFP.js"),require("./chunk-BHLFBBNU.js");const chunk_2V5N7L43_js_1=require("./chunk-2V5N7L43.js");require("./chunk-F5LGGJ\
Z4.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var check_document=async(e,r,u)=>{let{quiet:o,wasRepaired:a}=(0,chunk_JRMQSROK_js_1.quietly)(u),p=await(0,chunk_2V5N7L43_js_1.
openDocument)(e.bytes,o,{password:r.open_password,evenIfLocked:!0}),h=await(0,chunk_JRMQSROK_js_1.documentInfo)(p,{perPage:!1,repaired:a(),size:e.bytes.length}),
t=failuresOf(h,r);if(t.length>0)throw failed(t);let{pageCount:i,locked:d}=h,l={passed:!0,checks:Object.entries(r).flatMap(([s,c])=>s==="open_password"||c===!1?[]:
[s]),pageCount:i??null,fileSize:e.bytes.length,locked:d===!0},k=a()?[DAMAGED]:[];return{documents:[typeof i=="number"?{...e,pageCount:i}:e],data:l,notes:k,facts:{}}},
DAMAGED={code:"document_damaged",message:"The document is damaged. Octavo could read it; other programs may not."};exports.check_document=check_document;function failuresOf(e,r){
let{maximum_pages:u,maximum_bytes:o,require_embedded_fonts:a,require_unlocked:p,forbid_javascript:h}=r,{pageCount:t,fonts:i,javascript:d,encryption:l}=e,k=Number(
e.fileSize),s=[],c=n=>`The document needs a password to open, so it is not known ${n}: give it as open_password.`;if(u!==void 0&&(typeof t!="number"?s.push(c("h\
ow many pages it has")):t>u&&s.push(`The document has ${counted(t,"page")}; at most ${u} are allowed.`)),o!==void 0&&k>o&&s.push(`The file has ${k} bytes; at mo\
st ${o} are allowed.`),a){let n=Array.isArray(i)?missing(i):void 0;n?n.length>0&&s.push(`${n.length===1?"A font is":`${n.length} fonts are`} not embedded: ${listed(
n)}.`):s.push(c("which fonts it has"))}return p&&l?.opensWithoutPassword===!1&&s.push("The document does not open without a password."),h&&d!==!1&&s.push(d===!0?
"The document has JavaScript.":c("whether it has JavaScript")),s}var counted=(e,r)=>`${e} ${r}${e===1?"":"s"}`,missing=e=>e.flatMap(({embedded:r,name:u})=>r===!1?
[typeof u=="string"?shown(u):"a font without a name"]:[]),shown=e=>e.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60),NAMES=10,listed=e=>{let r=[...new Set(e)];
return r.length>NAMES?`${r.slice(0,NAMES).join(", ")} and ${r.length-NAMES} more`:r.join(", ")};function failed(e){let r=e.map(u=>({field:"file",message:u,mentions:[
"open_password"]}));return new chunk_GMSHOBQ3_js_1.OctavoError("invalid_parameters",`The check failed: ${e.join(" ")}`,{issues:r})}
