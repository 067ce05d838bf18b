"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_signatures=void 0;const chunk_PMSVS7IW_js_1=require("./chunk-PMSVS7IW.js");require("./chun\
k-ZZQ5FHAZ.js"),require("./chunk-N4ZTVQO2.js"),require("./chunk-AO6XMSG3.js"),require("./chunk-5T6Z7V3Z.js");const chunk_MZ77N44C_js_1=require("./chunk-MZ77N44C\
.js");require("./chunk-IVHI3DWQ.js"),require("./chunk-QFBZ3AD2.js"),require("./chunk-BVHKPD26.js");const chunk_7ZR75P3T_js_1=require("./chunk-7ZR75P3T.js");require(
"./chunk-53F3SXW7.js");const chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM.js");require("./chunk-IIK45JB4.js"),require("./chunk-2SEJZKLG.js"),require("./chunk-X\
UOL2YEA.js"),require("./chunk-N4AUIKUW.js"),require("./chunk-HKR6QU6V.js"),require("./chunk-WYN2LYAQ.js");var remove_signatures=async(e,{appearance:n,open_password:u},s)=>{
let r=await(0,chunk_ZYT6VRSM_js_1.openDocument)(e.bytes,s,{password:u}),t=await(0,chunk_PMSVS7IW_js_1.stripSignatures)(r,n),h=await(0,chunk_7ZR75P3T_js_1.save)(
r),o=r.pages.count;return{documents:[{name:e.name,bytes:h,pageCount:o}],notes:notesOn(t,n),facts:{pageCount:o,removedSignatures:t.fields.length,removedFields:t.
fields}}},NAMES=20,listed=e=>e.length>NAMES?`${e.slice(0,NAMES).join(", ")} and ${e.length-NAMES} more`:e.join(", ");exports.remove_signatures=remove_signatures;
function notesOn({fields:e,usageRights:n},u){let s=[];if(e.length>0){let r=`${e.length} ${e.length===1?"signature was":"signatures were"} removed: ${listed(e)}.`;
s.push({code:"signatures_removed",message:u==="keep"?`${r} What they show on the pages stays, although the document is no longer signed.`:r})}return n&&s.push(chunk_MZ77N44C_js_1.
USAGE_RIGHTS_REMOVED),s.length>0?s:[{code:"no_signatures",message:"The document had no signature."}]}
