"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.reorder_pages=void 0;const chunk_7ZT3EK4K_js_1=require("./chunk-7ZT3EK4K.js");require("./chunk-GM\
P62N7T.js"),require("./chunk-DAHH2GHL.js"),require("./chunk-QPQWPITX.js"),require("./chunk-RX6EQCOK.js"),require("./chunk-JESHQHHA.js"),require("./chunk-OC3U6JW\
6.js"),require("./chunk-VM5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-MO4LOFTN.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-4SMGVZ2M.js"),
require("./chunk-OVFAED6I.js"),require("./chunk-GOXITCM4.js"),require("./chunk-K32GSMXO.js"),require("./chunk-X4D5GQRV.js"),require("./chunk-B2YFAM73.js"),require(
"./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js");const chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js");require("./chunk-S\
PYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var reorder_pages=(u,e,r)=>(0,chunk_7ZT3EK4K_js_1.select)(
u,e.open_password,r,s=>(0,chunk_NTOB6BY6_js_1.resolvePageOrder)(e.page_order,s,r.limits.orderPages));exports.reorder_pages=reorder_pages;
