"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_password=void 0;const chunk_Y7DYYWT2_js_1=require("./chunk-Y7DYYWT2.js");require("./chunk-\
IOUKG2DW.js"),require("./chunk-Z5Q2ZFE6.js");const chunk_IAAO25DC_js_1=require("./chunk-IAAO25DC.js");require("./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.j\
s"),require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var remove_password=async(s,r,o)=>(0,chunk_Y7DYYWT2_js_1.
unprotect)(await open(s.bytes,r.password,o),s);exports.remove_password=remove_password;async function open(s,r,o){try{return await(0,chunk_IAAO25DC_js_1.openDocument)(
s,o,{password:r})}catch(e){throw!(e instanceof chunk_GMSHOBQ3_js_1.OctavoError)||e.code!=="wrong_password"?e:new chunk_GMSHOBQ3_js_1.OctavoError(e.code,e.message,
{issues:[{field:"password",message:"does not open the document: it must be its user or owner password"}],advice:"Check password: upper and lower case count, and\
 so do spaces",fields:["password"]})}}
