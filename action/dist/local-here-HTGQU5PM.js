"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.localHere=void 0;const chunk_QNOTDI6G_js_1=require("./chunk-QNOTDI6G.js");Object.defineProperty(exports,
"localHere",{enumerable:!0,get:function(){return chunk_QNOTDI6G_js_1.localHere}}),require("./chunk-AQIDQRUQ.js"),require("./chunk-MZ77N44C.js"),require("./chunk\
-23JLBEJE.js"),require("./chunk-2APH5USX.js"),require("./chunk-ZXFV2N6A.js"),require("./chunk-N4AUIKUW.js"),require("./chunk-HKR6QU6V.js"),require("./chunk-WYN2\
LYAQ.js");
