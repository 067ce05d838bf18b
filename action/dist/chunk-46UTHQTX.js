"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.select=select;const chunk_ZZQ5FHAZ_js_1=require("./chunk-ZZQ5FHAZ.js"),chunk_POFLRLY5_js_1=require(
"./chunk-POFLRLY5.js"),chunk_7ZR75P3T_js_1=require("./chunk-7ZR75P3T.js"),chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM.js");async function select(s,n,r,o){let t=await(0,chunk_ZYT6VRSM_js_1.
openDocument)(s.bytes,r,{password:n}),e=t.pages.count,u=o(e);if(!u){let m=t.suspect?await(0,chunk_7ZR75P3T_js_1.save)(t):s.bytes,c=e;return{documents:[{name:s.name,
bytes:m,pageCount:c}],notes:[chunk_POFLRLY5_js_1.NO_PAGES_SELECTED],facts:{sourcePageCount:e,pageCount:c}}}let a=await(0,chunk_ZZQ5FHAZ_js_1.selectPages)(t,u),d=await(0,chunk_7ZR75P3T_js_1.
save)(t);return{documents:[{name:s.name,bytes:d,pageCount:a.pageCount}],notes:notesOn(a),facts:factsOf(e,a)}}function factsOf(s,n){let{pageCount:r,removedPages:o,
repeatedPages:t}=n,e={sourcePageCount:s,pageCount:r};return t>0&&(e.repeatedPages=t),o>0&&(e.removedPages=o,e.removedOutlineItems=n.removedOutlineItems,e.removedDestinations=
n.removedDestinations,e.removedLinks=n.removedLinks,e.removedFields=n.removedFields),e}function notesOn({removedXfa:s}){return s?[{code:"xfa_removed",message:"T\
he XFA form of the document described removed pages and was dropped. The fields themselves remain."}]:[]}
