"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_signatures=void 0;const chunk_SVZRBDYD_js_1=require("./chunk-SVZRBDYD.js"),chunk_BCHQ5HYR_js_1=require(
"./chunk-BCHQ5HYR.js");require("./chunk-W2BO6KFU.js"),require("./chunk-IT5MBMRR.js"),require("./chunk-SCC256O5.js"),require("./chunk-SL5DZXZR.js"),require("./ch\
unk-5T6Z7V3Z.js"),require("./chunk-VZIP5HSV.js");const chunk_MZ77N44C_js_1=require("./chunk-MZ77N44C.js");require("./chunk-AR4ITDLO.js"),require("./chunk-Y6XK6Z\
WX.js");const chunk_IOUKG2DW_js_1=require("./chunk-IOUKG2DW.js");require("./chunk-Z5Q2ZFE6.js");const chunk_IAAO25DC_js_1=require("./chunk-IAAO25DC.js");require(
"./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js"),require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js"),require("./chunk-GMSHOBQ3.js"),require("./ch\
unk-WYN2LYAQ.js");var remove_signatures=async(e,{appearance:u,open_password:n},s)=>{let r=await(0,chunk_IAAO25DC_js_1.openDocument)(e.bytes,s,{password:n}),t=await(0,chunk_SVZRBDYD_js_1.
stripSignatures)(r,u),c=await(0,chunk_IOUKG2DW_js_1.save)(r),i=r.pages.count;return{documents:[{name:e.name,bytes:c,pageCount:i}],notes:notesOn(t,u),facts:{pageCount:i,
removedSignatures:t.fields.length,removedFields:t.fields}}};exports.remove_signatures=remove_signatures;function notesOn({fields:e,usageRights:u},n){let s=[];if(e.
length>0){let r=`${e.length} ${e.length===1?"signature was":"signatures were"} removed: ${(0,chunk_BCHQ5HYR_js_1.listed)(e)}.`;s.push({code:"signatures_removed",
message:n==="keep"?`${r} Their visible marks stay on the pages, although the document is no longer signed.`:r})}return u&&s.push(chunk_MZ77N44C_js_1.USAGE_RIGHTS_REMOVED),
s.length>0?s:[{code:"no_signatures",message:"The document had no signature."}]}
