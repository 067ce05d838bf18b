"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_by_page_count=void 0;const chunk_DMSVA6OO_js_1=require("./chunk-DMSVA6OO.js");require("./ch\
unk-MPKLGDEP.js"),require("./chunk-W2BO6KFU.js"),require("./chunk-IT5MBMRR.js"),require("./chunk-SCC256O5.js"),require("./chunk-C4B52HK6.js"),require("./chunk-S\
L5DZXZR.js"),require("./chunk-5T6Z7V3Z.js"),require("./chunk-AR4ITDLO.js"),require("./chunk-Y6XK6ZWX.js"),require("./chunk-IOUKG2DW.js"),require("./chunk-Z5Q2ZF\
E6.js"),require("./chunk-IAAO25DC.js"),require("./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js"),require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js"),
require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var split_by_page_count=(c,{pages_per_part:e,open_password:n},r)=>(0,chunk_DMSVA6OO_js_1.split)(c,
n,r,u=>{let s=Math.ceil(u.source.pages.count/e);return(0,chunk_DMSVA6OO_js_1.guardParts)(r,s),(0,chunk_DMSVA6OO_js_1.partsAt)(u,Array.from({length:s},(h,i)=>({page:i*
e})))});exports.split_by_page_count=split_by_page_count;
