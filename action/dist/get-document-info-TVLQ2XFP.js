"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.get_document_info=void 0;const chunk_OUD7EGFE_js_1=require("./chunk-OUD7EGFE.js");require("./chun\
k-NWQ4ZU35.js"),require("./chunk-VCXK5QWR.js"),require("./chunk-Z6ZLDF2K.js"),require("./chunk-P7F3Z236.js"),require("./chunk-CJWZ2MPQ.js"),require("./chunk-HZK\
JGLY4.js"),require("./chunk-UGMU44LB.js"),require("./chunk-4JDW4YES.js"),require("./chunk-FEIBPAGL.js"),require("./chunk-6KYCWYWW.js"),require("./chunk-GQI45M34\
.js"),require("./chunk-XIKURTNM.js"),require("./chunk-6ZEPCL6H.js"),require("./chunk-KILDAFVP.js"),require("./chunk-34KNI3QJ.js"),require("./chunk-FQ5CLANY.js"),
require("./chunk-E2ZVEWZV.js"),require("./chunk-H62WNXIO.js"),require("./chunk-OVFAED6I.js"),require("./chunk-3PFJRMBL.js"),require("./chunk-JIWMI2B5.js"),require(
"./chunk-2E6G6AFP.js"),require("./chunk-WRDHS3QY.js");const chunk_HEXSKBOQ_js_1=require("./chunk-HEXSKBOQ.js");require("./chunk-3MJCCXWL.js"),require("./chunk-D\
CEZTHUA.js"),require("./chunk-IDQUK5WO.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LY\
AQ.js");var get_document_info=async(e,{per_page:n,open_password:s},c)=>{let{quiet:i,wasRepaired:h}=(0,chunk_OUD7EGFE_js_1.quietly)(c),j=await(0,chunk_HEXSKBOQ_js_1.
openDocument)(e.bytes,i,{password:s,evenIfLocked:!0}),r=await(0,chunk_OUD7EGFE_js_1.documentInfo)(j,{perPage:n,repaired:h(),size:e.bytes.length}),{pageCount:u}=r;
return{documents:[typeof u=="number"?{...e,pageCount:u}:e],data:r,notes:[],facts:{}}};exports.get_document_info=get_document_info;
