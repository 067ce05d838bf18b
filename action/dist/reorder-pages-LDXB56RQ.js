"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.reorder_pages=void 0;const chunk_YBTPMT6A_js_1=require("./chunk-YBTPMT6A.js");require("./chunk-GM\
P62N7T.js"),require("./chunk-DAHH2GHL.js"),require("./chunk-7SGC5CLX.js"),require("./chunk-LQFT5QZW.js"),require("./chunk-IXY7TT7G.js"),require("./chunk-OC3U6JW\
6.js"),require("./chunk-VM5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-NGEEILSI.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-4SMGVZ2M.js"),
require("./chunk-OVFAED6I.js"),require("./chunk-GOXITCM4.js"),require("./chunk-MV5MHPFY.js"),require("./chunk-4IHCQ7OE.js"),require("./chunk-2V5N7L43.js"),require(
"./chunk-F5LGGJZ4.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js");const chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js");require("./chunk-S\
PYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var reorder_pages=(u,e,r)=>(0,chunk_YBTPMT6A_js_1.select)(
u,e.open_password,r,s=>(0,chunk_NTOB6BY6_js_1.resolvePageOrder)(e.page_order,s,r.limits.orderPages));exports.reorder_pages=reorder_pages;
