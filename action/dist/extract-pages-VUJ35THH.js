"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.extract_pages=void 0;const chunk_PMCDMDWT_js_1=require("./chunk-PMCDMDWT.js");require("./chunk-MP\
KLGDEP.js"),require("./chunk-W2BO6KFU.js"),require("./chunk-IT5MBMRR.js"),require("./chunk-SCC256O5.js"),require("./chunk-C4B52HK6.js"),require("./chunk-SL5DZXZ\
R.js");const chunk_GMP62N7T_js_1=require("./chunk-GMP62N7T.js");require("./chunk-NTOB6BY6.js"),require("./chunk-AR4ITDLO.js"),require("./chunk-Y6XK6ZWX.js"),require(
"./chunk-IOUKG2DW.js"),require("./chunk-Z5Q2ZFE6.js"),require("./chunk-IAAO25DC.js"),require("./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js"),require("./ch\
unk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var extract_pages=(u,e,s)=>(0,chunk_PMCDMDWT_js_1.
select)(u,e.open_password,s,n=>{let r=(0,chunk_GMP62N7T_js_1.selectedPages)(e,n);if(r.length===0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"pages",
message:"names no page of the document: the result must have at least one page"}]);return r});exports.extract_pages=extract_pages;
