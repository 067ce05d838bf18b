"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.unprotect=unprotect;const chunk_NI7EWWKE_js_1=require("./chunk-NI7EWWKE.js"),chunk_6FDLZIHI_js_1=require(
"./chunk-6FDLZIHI.js");async function unprotect(e,t){let{security:s}=e,n=e.pages.count;if(!s&&!e.suspect)return{documents:[{...t,pageCount:n}],notes:[],facts:{wasEncrypted:!1}};
let r=await(0,chunk_NI7EWWKE_js_1.save)(e,{encryption:"none"});if(!s)return{documents:[{name:t.name,bytes:r,pageCount:n}],notes:[],facts:{wasEncrypted:!1}};let c=(0,chunk_6FDLZIHI_js_1.
restrictionsOf)(s.permissions);return{documents:[{name:t.name,bytes:r,pageCount:n}],notes:[],facts:{wasEncrypted:!0,restrictions:c}}}
