"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_password=void 0;const chunk_L6TVQ4BE_js_1=require("./chunk-L6TVQ4BE.js");require("./chunk-\
MV5MHPFY.js"),require("./chunk-4IHCQ7OE.js");const chunk_2V5N7L43_js_1=require("./chunk-2V5N7L43.js");require("./chunk-F5LGGJZ4.js"),require("./chunk-PEGFVCMK.j\
s"),require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require(
"./chunk-WYN2LYAQ.js");var remove_password=async(s,r,o)=>(0,chunk_L6TVQ4BE_js_1.unprotect)(await open(s.bytes,r.password,o),s);exports.remove_password=remove_password;
async function open(s,r,o){try{return await(0,chunk_2V5N7L43_js_1.openDocument)(s,o,{password:r})}catch(e){throw!(e instanceof chunk_GMSHOBQ3_js_1.OctavoError)||
e.code!=="wrong_password"?e:new chunk_GMSHOBQ3_js_1.OctavoError(e.code,e.message,{issues:[{field:"password",message:"does not open the document: it must be its \
user or owner password"}],advice:"Check password: upper and lower case count, and so do spaces",fields:["password"]})}}
