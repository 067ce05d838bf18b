"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.reorder_pages=void 0;const chunk_6REMBHES_js_1=require("./chunk-6REMBHES.js");require("./chunk-GM\
P62N7T.js"),require("./chunk-DAHH2GHL.js"),require("./chunk-5BQYXIQQ.js"),require("./chunk-LQFT5QZW.js"),require("./chunk-X2YTNMBS.js"),require("./chunk-OC3U6JW\
6.js"),require("./chunk-VM5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-R2D723YH.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-4SMGVZ2M.js"),
require("./chunk-OVFAED6I.js"),require("./chunk-MV5MHPFY.js"),require("./chunk-4IHCQ7OE.js"),require("./chunk-2V5N7L43.js"),require("./chunk-F5LGGJZ4.js"),require(
"./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js");const chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js");require("./chunk-SPYEGGY7.js"),require("./chunk-2\
D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var reorder_pages=(u,e,r)=>(0,chunk_6REMBHES_js_1.select)(u,e.open_password,r,s=>(0,chunk_NTOB6BY6_js_1.
resolvePageOrder)(e.page_order,s,r.limits.orderPages));exports.reorder_pages=reorder_pages;
