"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.selectedPagesOf=exports.pageCounter=exports.countSelectedPages=exports.continuedNumbers=void 0;const chunk_256HOVAS_js_1=require(
"./chunk-256HOVAS.js");Object.defineProperty(exports,"continuedNumbers",{enumerable:!0,get:function(){return chunk_256HOVAS_js_1.continuedNumbers}}),Object.defineProperty(
exports,"countSelectedPages",{enumerable:!0,get:function(){return chunk_256HOVAS_js_1.countSelectedPages}}),Object.defineProperty(exports,"pageCounter",{enumerable:!0,
get:function(){return chunk_256HOVAS_js_1.pageCounter}}),Object.defineProperty(exports,"selectedPagesOf",{enumerable:!0,get:function(){return chunk_256HOVAS_js_1.
selectedPagesOf}}),require("./chunk-NTOB6BY6.js"),require("./chunk-22ZLOFHS.js"),require("./chunk-IAAO25DC.js"),require("./chunk-XDFMH2GX.js"),require("./chunk-\
JOZH3ZIT.js"),require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");
