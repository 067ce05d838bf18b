"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.get_document_info=void 0;const chunk_5MGQ7EHC_js_1=require("./chunk-5MGQ7EHC.js");require("./chun\
k-Z6J4Y5UR.js"),require("./chunk-VCXK5QWR.js"),require("./chunk-DDECIBWY.js"),require("./chunk-5G6ARTL5.js"),require("./chunk-2EGQQ55C.js"),require("./chunk-CMZ\
GLF3W.js"),require("./chunk-CJWZ2MPQ.js"),require("./chunk-64UBD3TO.js"),require("./chunk-UGMU44LB.js"),require("./chunk-UABVCX33.js"),require("./chunk-EW2FIZAF\
.js"),require("./chunk-C4AGKQS7.js"),require("./chunk-LQFT5QZW.js"),require("./chunk-OC3U6JW6.js"),require("./chunk-VM5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),
require("./chunk-NGEEILSI.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-4SMGVZ2M.js"),require(
"./chunk-OVFAED6I.js"),require("./chunk-GOXITCM4.js"),require("./chunk-4IHCQ7OE.js"),require("./chunk-ZQPP2ITU.js"),require("./chunk-2E6G6AFP.js"),require("./ch\
unk-BHLFBBNU.js");const chunk_2V5N7L43_js_1=require("./chunk-2V5N7L43.js");require("./chunk-F5LGGJZ4.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFV\
TF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var get_document_info=async(e,{
per_page:n,open_password:s},c)=>{let{quiet:i,wasRepaired:h}=(0,chunk_5MGQ7EHC_js_1.quietly)(c),j=await(0,chunk_2V5N7L43_js_1.openDocument)(e.bytes,i,{password:s,
evenIfLocked:!0}),r=await(0,chunk_5MGQ7EHC_js_1.documentInfo)(j,{perPage:n,repaired:h(),size:e.bytes.length}),{pageCount:u}=r;return{documents:[typeof u=="numbe\
r"?{...e,pageCount:u}:e],data:r,notes:[],facts:{}}};exports.get_document_info=get_document_info;
