"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_by_page_count=void 0;const chunk_N47XZH3X_js_1=require("./chunk-N47XZH3X.js");require("./ch\
unk-NWF5XGWO.js"),require("./chunk-QPQWPITX.js"),require("./chunk-RX6EQCOK.js"),require("./chunk-JESHQHHA.js"),require("./chunk-OC3U6JW6.js"),require("./chunk-V\
M5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-MO4LOFTN.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-ZBMKXLCV.js"),require("./chunk-FQ5CLA\
NY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-4SMGVZ2M.js"),require("./chunk-OVFAED6I.js"),require("./chunk-GOXITCM4.js"),require("./chunk-K32GSMXO.js"),
require("./chunk-X4D5GQRV.js"),require("./chunk-NXJECZMF.js"),require("./chunk-B2YFAM73.js"),require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js"),require(
"./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var split_by_page_count=(c,{
pages_per_part:e,open_password:n},r)=>(0,chunk_N47XZH3X_js_1.split)(c,{password:n},r,u=>{let s=Math.ceil(u.source.pages.count/e);return(0,chunk_N47XZH3X_js_1.guardParts)(
r,s),(0,chunk_N47XZH3X_js_1.partsAt)(u,Array.from({length:s},(h,i)=>({page:i*e})))});exports.split_by_page_count=split_by_page_count;
