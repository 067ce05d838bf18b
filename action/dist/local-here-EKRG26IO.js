"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.localHere=void 0;const chunk_7QMCSRTD_js_1=require("./chunk-7QMCSRTD.js");Object.defineProperty(exports,
"localHere",{enumerable:!0,get:function(){return chunk_7QMCSRTD_js_1.localHere}}),require("./chunk-MPBOBPIW.js"),require("./chunk-MZ77N44C.js"),require("./chunk\
-Z6NWOQBM.js"),require("./chunk-5BKSP7JR.js"),require("./chunk-22ZLOFHS.js"),require("./chunk-BNL6ROPZ.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2\
LYAQ.js");
