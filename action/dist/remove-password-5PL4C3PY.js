"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_password=void 0;const chunk_XP4QU7FU_js_1=require("./chunk-XP4QU7FU.js");require("./chunk-\
CTSCWKC7.js"),require("./chunk-3PFJRMBL.js");const chunk_HEXSKBOQ_js_1=require("./chunk-HEXSKBOQ.js");require("./chunk-3MJCCXWL.js"),require("./chunk-DCEZTHUA.j\
s"),require("./chunk-IDQUK5WO.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require(
"./chunk-WYN2LYAQ.js");var remove_password=async(s,r,o)=>(0,chunk_XP4QU7FU_js_1.unprotect)(await open(s.bytes,r.password,o),s);exports.remove_password=remove_password;
async function open(s,r,o){try{return await(0,chunk_HEXSKBOQ_js_1.openDocument)(s,o,{password:r})}catch(e){throw!(e instanceof chunk_GMSHOBQ3_js_1.OctavoError)||
e.code!=="wrong_password"?e:new chunk_GMSHOBQ3_js_1.OctavoError(e.code,e.message,{issues:[{field:"password",message:"does not open the document: it must be its \
user or owner password"}],advice:"Check password: upper and lower case count, and so do spaces",fields:["password"]})}}
