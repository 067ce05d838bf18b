"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.extract_pages=void 0;const chunk_46UTHQTX_js_1=require("./chunk-46UTHQTX.js");require("./chunk-ZZ\
Q5FHAZ.js"),require("./chunk-N4ZTVQO2.js"),require("./chunk-AO6XMSG3.js");const chunk_POFLRLY5_js_1=require("./chunk-POFLRLY5.js");require("./chunk-EU6TOR7Q.js"),
require("./chunk-IVHI3DWQ.js"),require("./chunk-QFBZ3AD2.js"),require("./chunk-7ZR75P3T.js"),require("./chunk-53F3SXW7.js"),require("./chunk-ZYT6VRSM.js"),require(
"./chunk-IIK45JB4.js"),require("./chunk-2SEJZKLG.js"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js");const chunk_HKR6QU6V_js_1=require("./chunk-H\
KR6QU6V.js");require("./chunk-WYN2LYAQ.js");var extract_pages=(s,e,u)=>(0,chunk_46UTHQTX_js_1.select)(s,e.open_password,u,n=>{let r=(0,chunk_POFLRLY5_js_1.selectedPages)(
e,n);if(r.length===0)throw(0,chunk_HKR6QU6V_js_1.invalidParameters)([{field:"pages",message:"names no page of the document: at least one page must remain"}]);return r});
exports.extract_pages=extract_pages;
