"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_password=void 0;const chunk_4FRM2NKA_js_1=require("./chunk-4FRM2NKA.js");require("./chunk-CTS\
CWKC7.js"),require("./chunk-3PFJRMBL.js");const chunk_HEXSKBOQ_js_1=require("./chunk-HEXSKBOQ.js");require("./chunk-3MJCCXWL.js"),require("./chunk-DCEZTHUA.js"),
require("./chunk-IDQUK5WO.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var add_password=async(r,e,n)=>{
let s=await(0,chunk_HEXSKBOQ_js_1.openDocument)(r.bytes,n,{password:e.open_password}),o={algorithm:e.encryption_algorithm,userPassword:e.password,ownerPassword:(0,chunk_HEXSKBOQ_js_1.
randomOwnerPassword)(),permissions:chunk_HEXSKBOQ_js_1.everythingAllowed},u=(0,chunk_4FRM2NKA_js_1.droppedRestrictions)(s);return{documents:[await(0,chunk_4FRM2NKA_js_1.
protect)(s,r,o)],notes:u,facts:(0,chunk_4FRM2NKA_js_1.protectionFacts)(o)}};exports.add_password=add_password;
