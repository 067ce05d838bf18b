"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_signatures=void 0;const chunk_7TPVZHHE_js_1=require("./chunk-7TPVZHHE.js");require("./chun\
k-NWF5XGWO.js"),require("./chunk-FIWWLTDW.js"),require("./chunk-VDP6DXVE.js"),require("./chunk-GQI45M34.js"),require("./chunk-XIKURTNM.js"),require("./chunk-6ZE\
PCL6H.js"),require("./chunk-KILDAFVP.js"),require("./chunk-34KNI3QJ.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-H62WNXIO\
.js"),require("./chunk-OVFAED6I.js");const chunk_CTSCWKC7_js_1=require("./chunk-CTSCWKC7.js");require("./chunk-3PFJRMBL.js");const chunk_XNZTTCIR_js_1=require("\
./chunk-XNZTTCIR.js");require("./chunk-UTTXRBHO.js"),require("./chunk-VZIP5HSV.js");const chunk_HEXSKBOQ_js_1=require("./chunk-HEXSKBOQ.js");require("./chunk-3M\
JCCXWL.js"),require("./chunk-DCEZTHUA.js"),require("./chunk-IDQUK5WO.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ\
3.js"),require("./chunk-WYN2LYAQ.js");var remove_signatures=async(u,{appearance:s,open_password:c},t)=>{let e=await(0,chunk_HEXSKBOQ_js_1.openDocument)(u.bytes,
t,{password:c}),r=await(0,chunk_7TPVZHHE_js_1.stripSignatures)(e,s),n=(0,chunk_XNZTTCIR_js_1.strippedNotes)(r,s),h=await(0,chunk_CTSCWKC7_js_1.save)(e),i=e.pages.
count;return{documents:[{name:u.name,bytes:h,pageCount:i}],notes:n.length>0?n:[NO_SIGNATURES],facts:{pageCount:i,removedSignatures:r.fields.length,removedFields:r.
fields}}},NO_SIGNATURES={code:"no_signatures",message:"The document had no signature."};exports.remove_signatures=remove_signatures;
