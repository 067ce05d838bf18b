"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.reverse_pages=void 0;const chunk_PMCDMDWT_js_1=require("./chunk-PMCDMDWT.js");require("./chunk-MP\
KLGDEP.js"),require("./chunk-W2BO6KFU.js"),require("./chunk-IT5MBMRR.js"),require("./chunk-SCC256O5.js"),require("./chunk-C4B52HK6.js"),require("./chunk-SL5DZXZ\
R.js"),require("./chunk-GMP62N7T.js"),require("./chunk-NTOB6BY6.js"),require("./chunk-AR4ITDLO.js"),require("./chunk-Y6XK6ZWX.js"),require("./chunk-IOUKG2DW.js"),
require("./chunk-Z5Q2ZFE6.js"),require("./chunk-IAAO25DC.js"),require("./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js"),require("./chunk-EE63N2TD.js"),require(
"./chunk-BNL6ROPZ.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var reverse_pages=(r,u,s)=>(0,chunk_PMCDMDWT_js_1.select)(r,u.open_password,
s,e=>Uint32Array.from({length:e},(n,c)=>e-c));exports.reverse_pages=reverse_pages;
