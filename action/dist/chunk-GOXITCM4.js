"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remembered=remembered;function remembered(r){let t=new WeakMap;return e=>{if(e.hasChanges)return r(
e);let s=t.get(e);if(s)return s.answer;let n=r(e);return t.set(e,{answer:n}),n}}
