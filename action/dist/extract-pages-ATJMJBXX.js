"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.extract_pages=void 0;const chunk_FBF7WBN5_js_1=require("./chunk-FBF7WBN5.js"),chunk_GMP62N7T_js_1=require(
"./chunk-GMP62N7T.js");require("./chunk-DAHH2GHL.js"),require("./chunk-K3TIOBS4.js"),require("./chunk-6KYCWYWW.js"),require("./chunk-VDP6DXVE.js"),require("./ch\
unk-GQI45M34.js"),require("./chunk-XIKURTNM.js"),require("./chunk-6ZEPCL6H.js"),require("./chunk-KILDAFVP.js"),require("./chunk-34KNI3QJ.js"),require("./chunk-H\
62WNXIO.js"),require("./chunk-OVFAED6I.js"),require("./chunk-CTSCWKC7.js"),require("./chunk-3PFJRMBL.js"),require("./chunk-HEXSKBOQ.js"),require("./chunk-3MJCCX\
WL.js"),require("./chunk-DCEZTHUA.js"),require("./chunk-IDQUK5WO.js"),require("./chunk-NTOB6BY6.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");
const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var extract_pages=(u,e,s)=>(0,chunk_FBF7WBN5_js_1.select)(u,e.open_password,
s,n=>{let r=(0,chunk_GMP62N7T_js_1.selectedPages)(e,n);if(r.length===0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"pages",message:"names no page of \
the document: the result must have at least one page"}]);return r});exports.extract_pages=extract_pages;
