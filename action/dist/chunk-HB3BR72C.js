"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.repairNote=void 0,exports.repairNotes=repairNotes;const chunk_UTTXRBHO_js_1=require("./chunk-UTTX\
RBHO.js");var repairNote=e=>noteOn("The document was",e);exports.repairNote=repairNote;function repairNotes(e){let[t]=e;if(!t)return[];let r=(0,chunk_UTTXRBHO_js_1.
listed)(e.map(({name:s})=>s));return e.length===1?[noteOn(`${r} was`,t.pages)]:[noteOn(`${e.length} documents were`,{found:0,claimed:void 0},` (${r})`)]}function noteOn(e,{
found:t,claimed:r},s=""){let a=r===void 0||r===t?"check that the result has all its pages":`${(o=>o===1?"1 page":`${o} pages`)(t)} ${t===1?"was":"were"} found, \
and the document claims ${r}. Check the result`;return{code:"document_repaired",message:`${e} damaged and had to be repaired${s}: ${a}.`}}
