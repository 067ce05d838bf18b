"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_signatures=void 0;const chunk_2ZJGJ55P_js_1=require("./chunk-2ZJGJ55P.js");require("./chun\
k-NWF5XGWO.js"),require("./chunk-JESHQHHA.js"),require("./chunk-OC3U6JW6.js"),require("./chunk-VM5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-MO4\
LOFTN.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-ZBMKXLCV.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-4SMGVZ2M\
.js"),require("./chunk-OVFAED6I.js"),require("./chunk-GOXITCM4.js");const chunk_K32GSMXO_js_1=require("./chunk-K32GSMXO.js");require("./chunk-X4D5GQRV.js");const chunk_AVWOAZJD_js_1=require(
"./chunk-AVWOAZJD.js");require("./chunk-UTTXRBHO.js"),require("./chunk-VZIP5HSV.js"),require("./chunk-VKB5CSQM.js");const chunk_B2YFAM73_js_1=require("./chunk-B\
2YFAM73.js");require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2\
CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var remove_signatures=async(u,{appearance:s,open_password:c},t)=>{let e=await(0,chunk_B2YFAM73_js_1.
openDocument)(u.bytes,t,{password:c}),r=await(0,chunk_2ZJGJ55P_js_1.stripSignatures)(e,s),n=(0,chunk_AVWOAZJD_js_1.strippedNotes)(r,s),h=await(0,chunk_K32GSMXO_js_1.
save)(e),i=e.pages.count;return{documents:[{name:u.name,bytes:h,pageCount:i}],notes:n.length>0?n:[NO_SIGNATURES],facts:{pageCount:i,removedSignatures:r.fields.length,
removedFields:r.fields}}},NO_SIGNATURES={code:"no_signatures",message:"The document had no signature."};exports.remove_signatures=remove_signatures;
