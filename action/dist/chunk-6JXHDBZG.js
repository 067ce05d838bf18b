"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.isObject=void 0,exports.parseJson=parseJson;function parseJson(e){try{return JSON.parse(typeof e==
"string"?e:new TextDecoder().decode(e))}catch{return}}var isObject=e=>typeof e=="object"&&e!==null&&!Array.isArray(e);exports.isObject=isObject;
