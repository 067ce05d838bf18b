"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.reorder_pages=void 0;const chunk_46UTHQTX_js_1=require("./chunk-46UTHQTX.js");require("./chunk-ZZ\
Q5FHAZ.js"),require("./chunk-N4ZTVQO2.js"),require("./chunk-AO6XMSG3.js"),require("./chunk-POFLRLY5.js");const chunk_EU6TOR7Q_js_1=require("./chunk-EU6TOR7Q.js");
require("./chunk-IVHI3DWQ.js"),require("./chunk-QFBZ3AD2.js"),require("./chunk-7ZR75P3T.js"),require("./chunk-53F3SXW7.js"),require("./chunk-ZYT6VRSM.js"),require(
"./chunk-IIK45JB4.js"),require("./chunk-2SEJZKLG.js"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js"),require("./chunk-HKR6QU6V.js"),require("./ch\
unk-WYN2LYAQ.js");var reorder_pages=(u,e,r)=>(0,chunk_46UTHQTX_js_1.select)(u,e.open_password,r,s=>(0,chunk_EU6TOR7Q_js_1.resolvePageOrder)(e.page_order,s,r.limits.
orderPages));exports.reorder_pages=reorder_pages;
