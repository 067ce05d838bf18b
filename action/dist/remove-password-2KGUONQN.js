"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_password=void 0;const chunk_ZHH2VS3R_js_1=require("./chunk-ZHH2VS3R.js");require("./chunk-\
NI7EWWKE.js"),require("./chunk-SPHPKC2T.js");const chunk_6FDLZIHI_js_1=require("./chunk-6FDLZIHI.js");require("./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.j\
s"),require("./chunk-FI4XWXPB.js"),require("./chunk-D3KVKOID.js");const chunk_BIX7UOAI_js_1=require("./chunk-BIX7UOAI.js");require("./chunk-WYN2LYAQ.js");var remove_password=async(s,r,o)=>(0,chunk_ZHH2VS3R_js_1.
unprotect)(await open(s.bytes,r.password,o),s);exports.remove_password=remove_password;async function open(s,r,o){try{return await(0,chunk_6FDLZIHI_js_1.openDocument)(
s,o,{password:r})}catch(e){throw!(e instanceof chunk_BIX7UOAI_js_1.OctavoError)||e.code!=="wrong_password"?e:new chunk_BIX7UOAI_js_1.OctavoError(e.code,e.message,
{issues:[{field:"password",message:"does not open the document: it must be its user or owner password"}],advice:"Check password: upper and lower case count, and\
 so do spaces",fields:["password"]})}}
