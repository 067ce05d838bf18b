"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.get_document_info=void 0;const chunk_JRMQSROK_js_1=require("./chunk-JRMQSROK.js");require("./chun\
k-YV4ZG6DS.js"),require("./chunk-VCXK5QWR.js"),require("./chunk-FJ5M56S7.js"),require("./chunk-5G6ARTL5.js"),require("./chunk-MM2R4PHI.js"),require("./chunk-CJW\
Z2MPQ.js"),require("./chunk-64UBD3TO.js"),require("./chunk-UGMU44LB.js"),require("./chunk-FERY4TA5.js"),require("./chunk-C4AGKQS7.js"),require("./chunk-LQFT5QZW\
.js"),require("./chunk-OC3U6JW6.js"),require("./chunk-VM5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-R2D723YH.js"),require("./chunk-ZDLQTNMB.js"),
require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-4SMGVZ2M.js"),require("./chunk-OVFAED6I.js"),require("./chunk-4IHCQ7OE.js"),require(
"./chunk-ZQPP2ITU.js"),require("./chunk-2E6G6AFP.js"),require("./chunk-BHLFBBNU.js");const chunk_2V5N7L43_js_1=require("./chunk-2V5N7L43.js");require("./chunk-F\
5LGGJZ4.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOB\
Q3.js"),require("./chunk-WYN2LYAQ.js");var get_document_info=async(e,{per_page:n,open_password:s},c)=>{let{quiet:i,wasRepaired:h}=(0,chunk_JRMQSROK_js_1.quietly)(
c),j=await(0,chunk_2V5N7L43_js_1.openDocument)(e.bytes,i,{password:s,evenIfLocked:!0}),r=await(0,chunk_JRMQSROK_js_1.documentInfo)(j,{perPage:n,repaired:h(),size:e.
bytes.length}),{pageCount:u}=r;return{documents:[typeof u=="number"?{...e,pageCount:u}:e],data:r,notes:[],facts:{}}};exports.get_document_info=get_document_info;
