"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.pause=void 0;var pause=()=>new Promise(e=>setImmediate(e));exports.pause=pause;
