"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.localHere=void 0;const chunk_DR37BBHM_js_1=require("./chunk-DR37BBHM.js");Object.defineProperty(exports,
"localHere",{enumerable:!0,get:function(){return chunk_DR37BBHM_js_1.localHere}}),require("./chunk-MPBOBPIW.js"),require("./chunk-HB3BR72C.js"),require("./chunk\
-AVWOAZJD.js"),require("./chunk-UTTXRBHO.js"),require("./chunk-VZIP5HSV.js"),require("./chunk-ALEWZOQX.js"),require("./chunk-7C6NZWQN.js"),require("./chunk-EJB7\
VHTT.js"),require("./chunk-VKB5CSQM.js"),require("./chunk-22ZLOFHS.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.\
js");
