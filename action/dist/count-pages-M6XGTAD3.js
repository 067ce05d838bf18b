"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.selectedPagesOf=exports.pageCounter=exports.countSelectedPages=exports.continuedNumbers=void 0;const chunk_2FWI6DGY_js_1=require(
"./chunk-2FWI6DGY.js");Object.defineProperty(exports,"continuedNumbers",{enumerable:!0,get:function(){return chunk_2FWI6DGY_js_1.continuedNumbers}}),Object.defineProperty(
exports,"countSelectedPages",{enumerable:!0,get:function(){return chunk_2FWI6DGY_js_1.countSelectedPages}}),Object.defineProperty(exports,"pageCounter",{enumerable:!0,
get:function(){return chunk_2FWI6DGY_js_1.pageCounter}}),Object.defineProperty(exports,"selectedPagesOf",{enumerable:!0,get:function(){return chunk_2FWI6DGY_js_1.
selectedPagesOf}}),require("./chunk-HEXSKBOQ.js"),require("./chunk-3MJCCXWL.js"),require("./chunk-DCEZTHUA.js"),require("./chunk-IDQUK5WO.js"),require("./chunk-\
NTOB6BY6.js"),require("./chunk-22ZLOFHS.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2L\
YAQ.js");
