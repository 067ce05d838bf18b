"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.toPlain=toPlain,exports.fromPlain=fromPlain,exports.movable=movable;const chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js");function toPlain({code:a,message:e,issues:r,advice:t,operation:n,fields:o,predicate:i,sentence:u,position:l,documentName:f,others:b,cause:s}){
return{code:a,message:e,issues:r,...t===void 0?{}:{advice:t},...n===void 0?{}:{operation:n},fields:o,...i===void 0?{}:{predicate:i},sentence:u,...l===void 0?{}:
{position:l},...f===void 0?{}:{documentName:f},others:b.map(toPlain),...s instanceof Error?{cause:{name:s.name,places:(0,chunk_GMSHOBQ3_js_1.placesOf)(s)}}:{}}}
function fromPlain({code:a,message:e,cause:r,others:t,...n}){let o={...n,others:t.map(fromPlain)};if(!r)return new chunk_GMSHOBQ3_js_1.OctavoError(a,e,o);let i=new Error(
"in a worker");return i.name=r.name,i.stack=[r.name,...r.places].join(`
    `),new chunk_GMSHOBQ3_js_1.OctavoError(a,e,{...o,cause:i})}function movable(a){let e=new Set;return{documents:a.map(r=>{let{buffer:t,byteLength:n}=r.bytes,o=n>
0&&t instanceof ArrayBuffer&&t.byteLength===n&&!e.has(t)?r.bytes:new Uint8Array(r.bytes);return e.add(o.buffer),{...r,bytes:o}}),memory:[...e]}}
