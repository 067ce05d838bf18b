"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.selectedPagesOf=exports.pageCounter=exports.countSelectedPages=exports.continuedNumbers=void 0;const chunk_IX4OQPTR_js_1=require(
"./chunk-IX4OQPTR.js");Object.defineProperty(exports,"continuedNumbers",{enumerable:!0,get:function(){return chunk_IX4OQPTR_js_1.continuedNumbers}}),Object.defineProperty(
exports,"countSelectedPages",{enumerable:!0,get:function(){return chunk_IX4OQPTR_js_1.countSelectedPages}}),Object.defineProperty(exports,"pageCounter",{enumerable:!0,
get:function(){return chunk_IX4OQPTR_js_1.pageCounter}}),Object.defineProperty(exports,"selectedPagesOf",{enumerable:!0,get:function(){return chunk_IX4OQPTR_js_1.
selectedPagesOf}}),require("./chunk-QZIYSVYV.js"),require("./chunk-L37KCY22.js"),require("./chunk-6FDLZIHI.js"),require("./chunk-32PXO3XO.js"),require("./chunk-\
QWLFHHV4.js"),require("./chunk-FI4XWXPB.js"),require("./chunk-D3KVKOID.js"),require("./chunk-BIX7UOAI.js"),require("./chunk-WYN2LYAQ.js");
