"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_password=void 0;const chunk_AFUJWU5T_js_1=require("./chunk-AFUJWU5T.js");require("./chunk-IOU\
KG2DW.js"),require("./chunk-Z5Q2ZFE6.js");const chunk_IAAO25DC_js_1=require("./chunk-IAAO25DC.js");require("./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js"),
require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var add_password=async(r,e,n)=>{let s=await(0,chunk_IAAO25DC_js_1.
openDocument)(r.bytes,n,{password:e.open_password}),o={algorithm:e.encryption_algorithm,userPassword:e.password,ownerPassword:(0,chunk_IAAO25DC_js_1.randomOwnerPassword)(),
permissions:chunk_IAAO25DC_js_1.everythingAllowed},t=(0,chunk_AFUJWU5T_js_1.droppedRestrictions)(s);return{documents:[await(0,chunk_AFUJWU5T_js_1.protect)(s,r,o)],
notes:t,facts:(0,chunk_AFUJWU5T_js_1.protectionFacts)(o)}};exports.add_password=add_password;
