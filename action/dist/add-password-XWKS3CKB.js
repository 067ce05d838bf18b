"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_password=void 0;const chunk_DM7GXSHQ_js_1=require("./chunk-DM7GXSHQ.js");require("./chunk-MV5\
MHPFY.js"),require("./chunk-4IHCQ7OE.js");const chunk_2V5N7L43_js_1=require("./chunk-2V5N7L43.js");require("./chunk-F5LGGJZ4.js"),require("./chunk-PEGFVCMK.js"),
require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var add_password=async(r,e,n)=>{
let s=await(0,chunk_2V5N7L43_js_1.openDocument)(r.bytes,n,{password:e.open_password}),o={algorithm:e.encryption_algorithm,userPassword:e.password,ownerPassword:(0,chunk_2V5N7L43_js_1.
randomOwnerPassword)(),permissions:chunk_2V5N7L43_js_1.everythingAllowed},u=(0,chunk_DM7GXSHQ_js_1.droppedRestrictions)(s);return{documents:[await(0,chunk_DM7GXSHQ_js_1.
protect)(s,r,o)],notes:u,facts:(0,chunk_DM7GXSHQ_js_1.protectionFacts)(o)}};exports.add_password=add_password;
