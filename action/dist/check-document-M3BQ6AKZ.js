"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.check_document=void 0;const chunk_2ITWT2DS_js_1=require("./chunk-2ITWT2DS.js");require("./chunk-3\
DDTX5PX.js"),require("./chunk-N4ZTVQO2.js"),require("./chunk-AO6XMSG3.js"),require("./chunk-YE7ESM4E.js"),require("./chunk-7UEYW4OP.js"),require("./chunk-26A5TT\
T4.js"),require("./chunk-IVHI3DWQ.js"),require("./chunk-QFBZ3AD2.js"),require("./chunk-AIETY6FT.js"),require("./chunk-GR224FTL.js"),require("./chunk-BVHKPD26.js"),
require("./chunk-NH4M62TM.js"),require("./chunk-53F3SXW7.js");const chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM.js");require("./chunk-IIK45JB4.js"),require(".\
/chunk-2SEJZKLG.js"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js");const chunk_HKR6QU6V_js_1=require("./chunk-HKR6QU6V.js");require("./chunk-WYN\
2LYAQ.js");var check_document=async(e,s,t)=>{let{quiet:i,wasRepaired:c}=(0,chunk_2ITWT2DS_js_1.quietly)(t),p=await(0,chunk_ZYT6VRSM_js_1.openDocument)(e.bytes,i,
{password:s.open_password,evenIfLocked:!0}),h=await(0,chunk_2ITWT2DS_js_1.documentInfo)(p,{perPage:!1,repaired:c(),size:e.bytes.length}),u=failuresOf(h,s);if(u.
length>0)throw failed(u);let{pageCount:o,locked:d}=h,m={passed:!0,checks:Object.entries(s).flatMap(([r,a])=>r==="open_password"||a===!1?[]:[r]),pageCount:o??null,
fileSize:e.bytes.length,locked:d===!0},l=c()?[{code:"document_damaged",message:"The document is damaged. Octavo could read it; other programs may not."}]:[];return{
documents:[typeof o=="number"?{...e,pageCount:o}:e],data:m,notes:l,facts:{}}};exports.check_document=check_document;function failuresOf(e,s){let{maximum_pages:t,
maximum_bytes:i,require_embedded_fonts:c,require_unlocked:p,forbid_javascript:h}=s,{pageCount:u,fonts:o,javascript:d,encryption:m}=e,l=Number(e.fileSize),r=[],a=n=>`\
The document needs a password to open, which hides ${n}: give the password too.`;if(t!==void 0&&(typeof u!="number"?r.push(a("how many pages it has")):u>t&&r.push(
`The document has ${counted(u,"page")}; at most ${t} are allowed.`)),i!==void 0&&l>i&&r.push(`The file has ${l} bytes; at most ${i} are allowed.`),c){let n=Array.
isArray(o)?missing(o):void 0;n?n.length>0&&r.push(`${n.length===1?"A font is":`${n.length} fonts are`} not embedded: ${listed(n)}.`):r.push(a("which fonts it ha\
s"))}return p&&m?.opensWithoutPassword===!1&&r.push("The document does not open without a password."),h&&d!==!1&&r.push(d===!0?"The document has JavaScript.":a(
"whether it has JavaScript")),r}var counted=(e,s)=>`${e} ${s}${e===1?"":"s"}`,missing=e=>e.flatMap(({embedded:s,name:t})=>s===!1?[typeof t=="string"?shown(t):"a\
 font without a name"]:[]),shown=e=>e.replace(/[^\p{L}\p{N} +,._-]/gu,"?").slice(0,60),NAMES=10,listed=e=>{let s=[...new Set(e)];return s.length>NAMES?`${s.slice(
0,NAMES).join(", ")} and ${s.length-NAMES} more`:s.join(", ")};function failed(e){let s=e.map(t=>({field:"file",message:t}));return new chunk_HKR6QU6V_js_1.OctavoError(
"invalid_parameters",`The check failed: ${e.join(" ")}`,{issues:s})}
