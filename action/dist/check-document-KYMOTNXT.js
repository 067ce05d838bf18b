"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.check_document=void 0;const chunk_XSMEG22T_js_1=require("./chunk-XSMEG22T.js");require("./chunk-Q\
52XLMFS.js"),require("./chunk-3DDTX5PX.js"),require("./chunk-IT5MBMRR.js"),require("./chunk-SCC256O5.js"),require("./chunk-Y4BUPKBL.js"),require("./chunk-C4B52H\
K6.js"),require("./chunk-SL5DZXZR.js"),require("./chunk-YE7ESM4E.js"),require("./chunk-7UEYW4OP.js"),require("./chunk-JIWMI2B5.js"),require("./chunk-2E6G6AFP.js"),
require("./chunk-AR4ITDLO.js"),require("./chunk-Y6XK6ZWX.js"),require("./chunk-QTFDI5VD.js"),require("./chunk-KETWMNRW.js"),require("./chunk-LN64YZJO.js"),require(
"./chunk-Z5Q2ZFE6.js"),require("./chunk-WRDHS3QY.js");const chunk_IAAO25DC_js_1=require("./chunk-IAAO25DC.js");require("./chunk-XDFMH2GX.js"),require("./chunk-J\
OZH3ZIT.js"),require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");
var check_document=async(e,s,n)=>{let{quiet:i,wasRepaired:c}=(0,chunk_XSMEG22T_js_1.quietly)(n),l=await(0,chunk_IAAO25DC_js_1.openDocument)(e.bytes,i,{password:s.
open_password,evenIfLocked:!0}),h=await(0,chunk_XSMEG22T_js_1.documentInfo)(l,{perPage:!1,repaired:c(),size:e.bytes.length}),t=failuresOf(h,s);if(t.length>0)throw failed(
t);let{pageCount:o,locked:d}=h,k={passed:!0,checks:Object.entries(s).flatMap(([r,a])=>r==="open_password"||a===!1?[]:[r]),pageCount:o??null,fileSize:e.bytes.length,
locked:d===!0},p=c()?[{code:"document_damaged",message:"The document is damaged. Octavo could read it; other programs may not."}]:[];return{documents:[typeof o==
"number"?{...e,pageCount:o}:e],data:k,notes:p,facts:{}}};exports.check_document=check_document;function failuresOf(e,s){let{maximum_pages:n,maximum_bytes:i,require_embedded_fonts:c,
require_unlocked:l,forbid_javascript:h}=s,{pageCount:t,fonts:o,javascript:d,encryption:k}=e,p=Number(e.fileSize),r=[],a=u=>`The document needs a password to ope\
n, so it is not known ${u}: give it as open_password.`;if(n!==void 0&&(typeof t!="number"?r.push(a("how many pages it has")):t>n&&r.push(`The document has ${counted(
t,"page")}; at most ${n} are allowed.`)),i!==void 0&&p>i&&r.push(`The file has ${p} bytes; at most ${i} are allowed.`),c){let u=Array.isArray(o)?missing(o):void 0;
u?u.length>0&&r.push(`${u.length===1?"A font is":`${u.length} fonts are`} not embedded: ${listed(u)}.`):r.push(a("which fonts it has"))}return l&&k?.opensWithoutPassword===
!1&&r.push("The document does not open without a password."),h&&d!==!1&&r.push(d===!0?"The document has JavaScript.":a("whether it has JavaScript")),r}var counted=(e,s)=>`${e}\
 ${s}${e===1?"":"s"}`,missing=e=>e.flatMap(({embedded:s,name:n})=>s===!1?[typeof n=="string"?shown(n):"a font without a name"]:[]),shown=e=>e.replace(/[^\p{L}\p{N} +,._-]/gu,
"?").slice(0,60),NAMES=10,listed=e=>{let s=[...new Set(e)];return s.length>NAMES?`${s.slice(0,NAMES).join(", ")} and ${s.length-NAMES} more`:s.join(", ")};function failed(e){
let s=e.map(n=>({field:"file",message:n,mentions:["open_password"]}));return new chunk_GMSHOBQ3_js_1.OctavoError("invalid_parameters",`The check failed: ${e.join(
" ")}`,{issues:s})}
