"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_password=void 0;const chunk_YPLP6QBC_js_1=require("./chunk-YPLP6QBC.js");require("./chunk-7ZR\
75P3T.js"),require("./chunk-53F3SXW7.js");const chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM.js");require("./chunk-IIK45JB4.js"),require("./chunk-2SEJZKLG.js"),
require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js"),require("./chunk-HKR6QU6V.js"),require("./chunk-WYN2LYAQ.js");var add_password=async(r,e,n)=>{let s=await(0,chunk_ZYT6VRSM_js_1.
openDocument)(r.bytes,n,{password:e.open_password}),o={algorithm:e.encryption_algorithm,userPassword:e.password,ownerPassword:(0,chunk_ZYT6VRSM_js_1.randomOwnerPassword)(),
permissions:chunk_ZYT6VRSM_js_1.everythingAllowed},t=(0,chunk_YPLP6QBC_js_1.droppedRestrictions)(s);return{documents:[await(0,chunk_YPLP6QBC_js_1.protect)(s,r,o)],
notes:t,facts:(0,chunk_YPLP6QBC_js_1.protectionFacts)(o)}};exports.add_password=add_password;
