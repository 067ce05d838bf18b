"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_password=void 0;const chunk_3QVEZX2H_js_1=require("./chunk-3QVEZX2H.js");require("./chunk-\
K32GSMXO.js"),require("./chunk-X4D5GQRV.js");const chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js");require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.j\
s"),require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require(
"./chunk-WYN2LYAQ.js");var remove_password=async(s,r,o)=>(0,chunk_3QVEZX2H_js_1.unprotect)(await open(s.bytes,r.password,o),s);exports.remove_password=remove_password;
async function open(s,r,o){try{return await(0,chunk_B2YFAM73_js_1.openDocument)(s,o,{password:r})}catch(e){throw!(e instanceof chunk_GMSHOBQ3_js_1.OctavoError)||
e.code!=="wrong_password"?e:new chunk_GMSHOBQ3_js_1.OctavoError(e.code,e.message,{issues:[{field:"password",message:"does not open the document: it must be its \
user or owner password"}],advice:"Check password: upper and lower case count, and so do spaces",fields:["password"]})}}
