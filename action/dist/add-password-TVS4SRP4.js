"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_password=void 0;const chunk_T3Y3XPNA_js_1=require("./chunk-T3Y3XPNA.js");require("./chunk-K32\
GSMXO.js"),require("./chunk-X4D5GQRV.js");const chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js");require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js"),
require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var add_password=async(r,e,n)=>{
let s=await(0,chunk_B2YFAM73_js_1.openDocument)(r.bytes,n,{password:e.open_password}),o={algorithm:e.encryption_algorithm,userPassword:e.password,ownerPassword:(0,chunk_B2YFAM73_js_1.
randomOwnerPassword)(),permissions:chunk_B2YFAM73_js_1.everythingAllowed},u=(0,chunk_T3Y3XPNA_js_1.droppedRestrictions)(s);return{documents:[await(0,chunk_T3Y3XPNA_js_1.
protect)(s,r,o)],notes:u,facts:(0,chunk_T3Y3XPNA_js_1.protectionFacts)(o)}};exports.add_password=add_password;
