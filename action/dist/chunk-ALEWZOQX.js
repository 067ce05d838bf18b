"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.documentIssues=documentIssues;const chunk_EJB7VHTT_js_1=require("./chunk-EJB7VHTT.js");function documentIssues(n,e){
let{input:t,accepts:s}=(0,chunk_EJB7VHTT_js_1.operationOf)(n);return e.length===0?[{field:"file",message:`is required: ${t==="many"?"at least one":"a"} ${s==="i\
mage"?"PNG or JPEG image":"PDF document"}`}]:t==="one"&&e.length>1?[{field:"file",message:`must be given only once: this operation takes one document, not ${e.length}`}]:
[]}
