"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.select=select;const chunk_MPKLGDEP_js_1=require("./chunk-MPKLGDEP.js"),chunk_W2BO6KFU_js_1=require(
"./chunk-W2BO6KFU.js"),chunk_GMP62N7T_js_1=require("./chunk-GMP62N7T.js"),chunk_IOUKG2DW_js_1=require("./chunk-IOUKG2DW.js"),chunk_IAAO25DC_js_1=require("./chun\
k-IAAO25DC.js");async function select(t,n,r,o){let s=await(0,chunk_IAAO25DC_js_1.openDocument)(t.bytes,r,{password:n}),e=s.pages.count,u=o(e);if(!u){let m=s.suspect?
await(0,chunk_IOUKG2DW_js_1.save)(s):t.bytes,c=e;return{documents:[{name:t.name,bytes:m,pageCount:c}],notes:[chunk_GMP62N7T_js_1.NO_PAGES_SELECTED],facts:{sourcePageCount:e,
pageCount:c}}}await(0,chunk_MPKLGDEP_js_1.referToPages)(s);let a=await(0,chunk_W2BO6KFU_js_1.selectPages)(s,u),d=await(0,chunk_IOUKG2DW_js_1.save)(s);return{documents:[
{name:t.name,bytes:d,pageCount:a.pageCount}],notes:notesOn(a),facts:factsOf(e,a)}}function factsOf(t,n){let{pageCount:r,removedPages:o,repeatedPages:s}=n,e={sourcePageCount:t,
pageCount:r};return s>0&&(e.repeatedPages=s),o>0&&(e.removedPages=o,e.removedOutlineItems=n.removedOutlineItems,e.removedDestinations=n.removedDestinations,e.removedLinks=
n.removedLinks,e.removedFields=n.removedFields),e}function notesOn({removedXfa:t}){return t?[{code:"xfa_removed",message:"The XFA form of the document described\
 removed pages and was dropped. The fields themselves remain."}]:[]}
