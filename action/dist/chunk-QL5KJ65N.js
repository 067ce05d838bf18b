"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.namedObjects=void 0;const chunk_RX6EQCOK_js_1=require("./chunk-RX6EQCOK.js"),chunk_GOXITCM4_js_1=require(
"./chunk-GOXITCM4.js");var namedObjects=(0,chunk_GOXITCM4_js_1.remembered)(e=>(0,chunk_RX6EQCOK_js_1.objectsWithNames)(e,["AP","JS","EF","ByteRange","Sig"]));exports.
namedObjects=namedObjects;
