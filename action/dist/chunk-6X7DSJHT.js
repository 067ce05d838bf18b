"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.COLOR_SPACE=void 0,exports.fillingOf=fillingOf;const chunk_E6OB7R76_js_1=require("./chunk-E6OB7R7\
6.js");var components={Black:[0,0,0],Blue:[0,0,1],Gray:[.5],Red:[1,0,0]},COLOR_SPACE="OctavoColor";exports.COLOR_SPACE=COLOR_SPACE;function fillingOf(t,r){let e=components[t],
o=e.length===1;return r===void 0||(0,chunk_E6OB7R76_js_1.covers)(r,o?1:3)?{values:e,operators:`${e.join(" ")} ${o?"g":"rg"}`,colorSpace:void 0}:{values:e,operators:`\
/${COLOR_SPACE} cs ${e.join(" ")} sc`,colorSpace:o?(0,chunk_E6OB7R76_js_1.calibratedGray)():(0,chunk_E6OB7R76_js_1.calibratedRgb)()}}
