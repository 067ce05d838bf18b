"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.localHere=void 0;const chunk_QZ3CYMKS_js_1=require("./chunk-QZ3CYMKS.js");Object.defineProperty(exports,
"localHere",{enumerable:!0,get:function(){return chunk_QZ3CYMKS_js_1.localHere}}),require("./chunk-MPBOBPIW.js"),require("./chunk-XNZTTCIR.js"),require("./chunk\
-UTTXRBHO.js"),require("./chunk-VZIP5HSV.js"),require("./chunk-LWPLZQZ2.js"),require("./chunk-JCNVL4VL.js"),require("./chunk-22ZLOFHS.js"),require("./chunk-2D65\
I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");
