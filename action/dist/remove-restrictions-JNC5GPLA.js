"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_restrictions=void 0;const chunk_3QVEZX2H_js_1=require("./chunk-3QVEZX2H.js");require("./ch\
unk-K32GSMXO.js"),require("./chunk-X4D5GQRV.js");const chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js");require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVC\
MK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");
var remove_restrictions=async(e,{open_password:u},t)=>{let r=await(0,chunk_B2YFAM73_js_1.openDocument)(e.bytes,t,{password:u}),{security:s}=r;return s&&!s.opensWithoutPassword?
(0,chunk_3QVEZX2H_js_1.unrestrict)(r,s,e):(0,chunk_3QVEZX2H_js_1.unprotect)(r,e)};exports.remove_restrictions=remove_restrictions;
