"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_restrictions=void 0;const chunk_L6TVQ4BE_js_1=require("./chunk-L6TVQ4BE.js");require("./ch\
unk-MV5MHPFY.js"),require("./chunk-4IHCQ7OE.js");const chunk_2V5N7L43_js_1=require("./chunk-2V5N7L43.js");require("./chunk-F5LGGJZ4.js"),require("./chunk-PEGFVC\
MK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");
var remove_restrictions=async(e,{open_password:u},t)=>{let r=await(0,chunk_2V5N7L43_js_1.openDocument)(e.bytes,t,{password:u}),{security:s}=r;return s&&!s.opensWithoutPassword?
(0,chunk_L6TVQ4BE_js_1.unrestrict)(r,s,e):(0,chunk_L6TVQ4BE_js_1.unprotect)(r,e)};exports.remove_restrictions=remove_restrictions;
