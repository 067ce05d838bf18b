"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.localHere=void 0;const chunk_KEVQK5UK_js_1=require("./chunk-KEVQK5UK.js");Object.defineProperty(exports,
"localHere",{enumerable:!0,get:function(){return chunk_KEVQK5UK_js_1.localHere}}),require("./chunk-AQIDQRUQ.js"),require("./chunk-MZ77N44C.js"),require("./chunk\
-3T5YIGUQ.js"),require("./chunk-A3I6PKYI.js"),require("./chunk-L37KCY22.js"),require("./chunk-D3KVKOID.js"),require("./chunk-BIX7UOAI.js"),require("./chunk-WYN2\
LYAQ.js");
