"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.selectedPagesOf=exports.pageCounter=exports.countSelectedPages=exports.continuedNumbers=void 0;const chunk_RB2IQS7U_js_1=require(
"./chunk-RB2IQS7U.js");Object.defineProperty(exports,"continuedNumbers",{enumerable:!0,get:function(){return chunk_RB2IQS7U_js_1.continuedNumbers}}),Object.defineProperty(
exports,"countSelectedPages",{enumerable:!0,get:function(){return chunk_RB2IQS7U_js_1.countSelectedPages}}),Object.defineProperty(exports,"pageCounter",{enumerable:!0,
get:function(){return chunk_RB2IQS7U_js_1.pageCounter}}),Object.defineProperty(exports,"selectedPagesOf",{enumerable:!0,get:function(){return chunk_RB2IQS7U_js_1.
selectedPagesOf}}),require("./chunk-2V5N7L43.js"),require("./chunk-F5LGGJZ4.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-\
NTOB6BY6.js"),require("./chunk-22ZLOFHS.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2L\
YAQ.js");
