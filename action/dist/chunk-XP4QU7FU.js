"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.unprotect=unprotect;const chunk_CTSCWKC7_js_1=require("./chunk-CTSCWKC7.js"),chunk_HEXSKBOQ_js_1=require(
"./chunk-HEXSKBOQ.js");async function unprotect(e,t){let{security:s}=e,n=e.pages.count,r={notes:[],facts:{wasEncrypted:!1}};if(!s&&!e.suspect)return{documents:[
{...t,pageCount:n}],...r};let c=await(0,chunk_CTSCWKC7_js_1.save)(e,{encryption:"none"});if(!s)return{documents:[{name:t.name,bytes:c,pageCount:n}],...r};let o=(0,chunk_HEXSKBOQ_js_1.
restrictionsOf)(s.permissions);return{documents:[{name:t.name,bytes:c,pageCount:n}],notes:[],facts:{wasEncrypted:!0,restrictions:o}}}
