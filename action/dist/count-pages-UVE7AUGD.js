"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.selectedPagesOf=exports.pageCounter=exports.countSelectedPages=exports.continuedNumbers=void 0;const chunk_S3IXLKQP_js_1=require(
"./chunk-S3IXLKQP.js");Object.defineProperty(exports,"continuedNumbers",{enumerable:!0,get:function(){return chunk_S3IXLKQP_js_1.continuedNumbers}}),Object.defineProperty(
exports,"countSelectedPages",{enumerable:!0,get:function(){return chunk_S3IXLKQP_js_1.countSelectedPages}}),Object.defineProperty(exports,"pageCounter",{enumerable:!0,
get:function(){return chunk_S3IXLKQP_js_1.pageCounter}}),Object.defineProperty(exports,"selectedPagesOf",{enumerable:!0,get:function(){return chunk_S3IXLKQP_js_1.
selectedPagesOf}}),require("./chunk-B2YFAM73.js"),require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-\
NTOB6BY6.js"),require("./chunk-22ZLOFHS.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2L\
YAQ.js");
