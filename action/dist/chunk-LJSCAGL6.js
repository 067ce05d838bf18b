"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.toPlain=toPlain,exports.fromPlain=fromPlain,exports.movable=movable;const chunk_BIX7UOAI_js_1=require(
"./chunk-BIX7UOAI.js");function toPlain({code:o,message:t,issues:r,advice:e,operation:n,fields:a,predicate:f,sentence:u,position:s,documentName:l,cause:i}){return{
code:o,message:t,issues:r,...e===void 0?{}:{advice:e},...n===void 0?{}:{operation:n},fields:a,...f===void 0?{}:{predicate:f},sentence:u,...s===void 0?{}:{position:s},
...l===void 0?{}:{documentName:l},...i instanceof Error?{cause:{name:i.name,places:(0,chunk_BIX7UOAI_js_1.placesOf)(i)}}:{}}}function fromPlain({code:o,message:t,
cause:r,...e}){if(!r)return new chunk_BIX7UOAI_js_1.OctavoError(o,t,e);let n=new Error("in a worker");return n.name=r.name,n.stack=[r.name,...r.places].join(`
    `),new chunk_BIX7UOAI_js_1.OctavoError(o,t,{...e,cause:n})}function movable(o){let t=new Set;return{documents:o.map(r=>{let{buffer:e,byteLength:n}=r.bytes,a=n>
0&&e instanceof ArrayBuffer&&e.byteLength===n&&!t.has(e)?r.bytes:new Uint8Array(r.bytes);return t.add(a.buffer),{...r,bytes:a}}),memory:[...t]}}
