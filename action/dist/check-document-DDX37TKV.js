"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.check_document=void 0;const chunk_NGGRKG5O_js_1=require("./chunk-NGGRKG5O.js");require("./chunk-3\
ABNJJJ4.js"),require("./chunk-3DDTX5PX.js"),require("./chunk-CHTHLDHU.js"),require("./chunk-RBB7JJQX.js"),require("./chunk-W3VDKNEV.js"),require("./chunk-FF7G6K\
5X.js"),require("./chunk-7WN7G3OY.js"),require("./chunk-YE7ESM4E.js"),require("./chunk-7UEYW4OP.js"),require("./chunk-EIFWZTGY.js"),require("./chunk-4Z7C7T6I.js"),
require("./chunk-5LBCI6IC.js"),require("./chunk-EPNBL7CW.js"),require("./chunk-BEBA5DK2.js"),require("./chunk-NH4M62TM.js"),require("./chunk-SPHPKC2T.js"),require(
"./chunk-WRDHS3QY.js");const chunk_6FDLZIHI_js_1=require("./chunk-6FDLZIHI.js");require("./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.js"),require("./chunk-F\
I4XWXPB.js"),require("./chunk-D3KVKOID.js");const chunk_BIX7UOAI_js_1=require("./chunk-BIX7UOAI.js");require("./chunk-WYN2LYAQ.js");var check_document=async(e,r,u)=>{
let{quiet:o,wasRepaired:c}=(0,chunk_NGGRKG5O_js_1.quietly)(u),p=await(0,chunk_6FDLZIHI_js_1.openDocument)(e.bytes,o,{password:r.open_password,evenIfLocked:!0}),
h=await(0,chunk_NGGRKG5O_js_1.documentInfo)(p,{perPage:!1,repaired:c(),size:e.bytes.length}),n=failuresOf(h,r);if(n.length>0)throw failed(n);let{pageCount:i,locked:d}=h,
k={passed:!0,checks:Object.entries(r).flatMap(([s,a])=>s==="open_password"||a===!1?[]:[s]),pageCount:i??null,fileSize:e.bytes.length,locked:d===!0},l=c()?[{code:"\
document_damaged",message:"The document is damaged. Octavo could read it; other programs may not."}]:[];return{documents:[typeof i=="number"?{...e,pageCount:i}:
e],data:k,notes:l,facts:{}}};exports.check_document=check_document;function failuresOf(e,r){let{maximum_pages:u,maximum_bytes:o,require_embedded_fonts:c,require_unlocked:p,
forbid_javascript:h}=r,{pageCount:n,fonts:i,javascript:d,encryption:k}=e,l=Number(e.fileSize),s=[],a=t=>`The document needs a password to open, which hides ${t}\
: give the password too.`;if(u!==void 0&&(typeof n!="number"?s.push(a("how many pages it has")):n>u&&s.push(`The document has ${counted(n,"page")}; at most ${u}\
 are allowed.`)),o!==void 0&&l>o&&s.push(`The file has ${l} bytes; at most ${o} are allowed.`),c){let t=Array.isArray(i)?missing(i):void 0;t?t.length>0&&s.push(
`${t.length===1?"A font is":`${t.length} fonts are`} not embedded: ${listed(t)}.`):s.push(a("which fonts it has"))}return p&&k?.opensWithoutPassword===!1&&s.push(
"The document does not open without a password."),h&&d!==!1&&s.push(d===!0?"The document has JavaScript.":a("whether it has JavaScript")),s}var counted=(e,r)=>`${e}\
 ${r}${e===1?"":"s"}`,missing=e=>e.flatMap(({embedded:r,name:u})=>r===!1?[typeof u=="string"?shown(u):"a font without a name"]:[]),shown=e=>e.replace(/[^\p{L}\p{N} +,._-]/gu,
"?").slice(0,60),NAMES=10,listed=e=>{let r=[...new Set(e)];return r.length>NAMES?`${r.slice(0,NAMES).join(", ")} and ${r.length-NAMES} more`:r.join(", ")};function failed(e){
let r=e.map(u=>({field:"file",message:u}));return new chunk_BIX7UOAI_js_1.OctavoError("invalid_parameters",`The check failed: ${e.join(" ")}`,{issues:r})}
