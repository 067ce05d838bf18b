"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.pageCounter=exports.countSelectedPages=exports.continuedNumbers=void 0;const chunk_45JD6YLC_js_1=require(
"./chunk-45JD6YLC.js");Object.defineProperty(exports,"continuedNumbers",{enumerable:!0,get:function(){return chunk_45JD6YLC_js_1.continuedNumbers}}),Object.defineProperty(
exports,"countSelectedPages",{enumerable:!0,get:function(){return chunk_45JD6YLC_js_1.countSelectedPages}}),Object.defineProperty(exports,"pageCounter",{enumerable:!0,
get:function(){return chunk_45JD6YLC_js_1.pageCounter}}),require("./chunk-EU6TOR7Q.js"),require("./chunk-ZXFV2N6A.js"),require("./chunk-ZYT6VRSM.js"),require(".\
/chunk-IIK45JB4.js"),require("./chunk-2SEJZKLG.js"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js"),require("./chunk-HKR6QU6V.js"),require("./chun\
k-WYN2LYAQ.js");
