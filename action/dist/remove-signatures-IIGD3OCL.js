"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_signatures=void 0;const chunk_ZILXKYC3_js_1=require("./chunk-ZILXKYC3.js"),chunk_BCHQ5HYR_js_1=require(
"./chunk-BCHQ5HYR.js");require("./chunk-FGMIBRS2.js"),require("./chunk-CHTHLDHU.js"),require("./chunk-RBB7JJQX.js"),require("./chunk-7WN7G3OY.js"),require("./ch\
unk-5T6Z7V3Z.js"),require("./chunk-VZIP5HSV.js");const chunk_MZ77N44C_js_1=require("./chunk-MZ77N44C.js");require("./chunk-4Z7C7T6I.js"),require("./chunk-5LBCI6\
IC.js");const chunk_NI7EWWKE_js_1=require("./chunk-NI7EWWKE.js");require("./chunk-SPHPKC2T.js");const chunk_6FDLZIHI_js_1=require("./chunk-6FDLZIHI.js");require(
"./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.js"),require("./chunk-FI4XWXPB.js"),require("./chunk-D3KVKOID.js"),require("./chunk-BIX7UOAI.js"),require("./ch\
unk-WYN2LYAQ.js");var remove_signatures=async(e,{appearance:u,open_password:n},s)=>{let r=await(0,chunk_6FDLZIHI_js_1.openDocument)(e.bytes,s,{password:n}),t=await(0,chunk_ZILXKYC3_js_1.
stripSignatures)(r,u),i=await(0,chunk_NI7EWWKE_js_1.save)(r),c=r.pages.count;return{documents:[{name:e.name,bytes:i,pageCount:c}],notes:notesOn(t,u),facts:{pageCount:c,
removedSignatures:t.fields.length,removedFields:t.fields}}};exports.remove_signatures=remove_signatures;function notesOn({fields:e,usageRights:u},n){let s=[];if(e.
length>0){let r=`${e.length} ${e.length===1?"signature was":"signatures were"} removed: ${(0,chunk_BCHQ5HYR_js_1.listed)(e)}.`;s.push({code:"signatures_removed",
message:n==="keep"?`${r} What they show on the pages stays, although the document is no longer signed.`:r})}return u&&s.push(chunk_MZ77N44C_js_1.USAGE_RIGHTS_REMOVED),
s.length>0?s:[{code:"no_signatures",message:"The document had no signature."}]}
