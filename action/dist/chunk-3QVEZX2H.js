"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.unprotect=unprotect,exports.unrestrict=unrestrict;const chunk_K32GSMXO_js_1=require("./chunk-K32G\
SMXO.js"),chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js");async function unprotect(e,t){let{security:s}=e,n=e.pages.count,r={notes:[],facts:{wasEncrypted:!1}};
if(!s&&!e.suspect)return{documents:[{...t,pageCount:n}],...r};let c=await(0,chunk_K32GSMXO_js_1.save)(e,{encryption:"none"});if(!s)return{documents:[{name:t.name,
bytes:c,pageCount:n}],...r};let o=(0,chunk_B2YFAM73_js_1.restrictionsOf)(s.permissions);return{documents:[{name:t.name,bytes:c,pageCount:n}],notes:[],facts:{wasEncrypted:!0,
restrictions:o}}}async function unrestrict(e,t,s){let n=(0,chunk_B2YFAM73_js_1.restrictionsOf)(t.permissions),r=n.length===0&&!e.suspect?s.bytes:await(0,chunk_K32GSMXO_js_1.
save)(e,{encryption:t.unrestricted?.()??"keep"});return{documents:[{name:s.name,bytes:r,pageCount:e.pages.count}],notes:[],facts:{wasEncrypted:!0,restrictions:n}}}
