"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.select=select;const chunk_GMP62N7T_js_1=require("./chunk-GMP62N7T.js"),chunk_DAHH2GHL_js_1=require(
"./chunk-DAHH2GHL.js"),chunk_QPQWPITX_js_1=require("./chunk-QPQWPITX.js"),chunk_JESHQHHA_js_1=require("./chunk-JESHQHHA.js"),chunk_K32GSMXO_js_1=require("./chun\
k-K32GSMXO.js"),chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js");async function select(n,t,r,o){let s=await(0,chunk_B2YFAM73_js_1.openDocument)(n.bytes,r,{password:t}),
e=s.pages.count,u=o(e);if(!u){let m=s.suspect?await(0,chunk_K32GSMXO_js_1.save)(s):n.bytes,c=e;return{documents:[{name:n.name,bytes:m,pageCount:c}],notes:[chunk_GMP62N7T_js_1.
NO_PAGES_SELECTED],facts:{sourcePageCount:e,pageCount:c}}}await(0,chunk_QPQWPITX_js_1.referToPages)(s);let a=await(0,chunk_JESHQHHA_js_1.selectPages)(s,u),i=await(0,chunk_K32GSMXO_js_1.
save)(s);return{documents:[{name:n.name,bytes:i,pageCount:a.pageCount}],notes:a.removedXfa?[(0,chunk_DAHH2GHL_js_1.xfaRemoved)("pages")]:[],facts:factsOf(e,a)}}
function factsOf(n,t){let{pageCount:r,removedPages:o,repeatedPages:s}=t,e={sourcePageCount:n,pageCount:r};return s>0&&(e.repeatedPages=s),o>0&&(e.removedPages=o,
e.removedOutlineItems=t.removedOutlineItems,e.removedDestinations=t.removedDestinations,e.removedLinks=t.removedLinks,e.removedFields=t.removedFields),e}
