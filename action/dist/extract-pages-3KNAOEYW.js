"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.extract_pages=void 0;const chunk_7ZT3EK4K_js_1=require("./chunk-7ZT3EK4K.js"),chunk_GMP62N7T_js_1=require(
"./chunk-GMP62N7T.js");require("./chunk-DAHH2GHL.js"),require("./chunk-QPQWPITX.js"),require("./chunk-RX6EQCOK.js"),require("./chunk-JESHQHHA.js"),require("./ch\
unk-OC3U6JW6.js"),require("./chunk-VM5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-MO4LOFTN.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-4\
SMGVZ2M.js"),require("./chunk-OVFAED6I.js"),require("./chunk-GOXITCM4.js"),require("./chunk-K32GSMXO.js"),require("./chunk-X4D5GQRV.js"),require("./chunk-B2YFAM\
73.js"),require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-NTOB6BY6.js"),require("./chunk-SPYEGGY7.js"),
require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var extract_pages=(u,e,s)=>(0,chunk_7ZT3EK4K_js_1.
select)(u,e.open_password,s,n=>{let r=(0,chunk_GMP62N7T_js_1.selectedPages)(e,n);if(r.length===0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"pages",
message:"names no page of the document: the result must have at least one page"}]);return r});exports.extract_pages=extract_pages;
