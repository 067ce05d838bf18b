"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_password=void 0;const chunk_23FF74PG_js_1=require("./chunk-23FF74PG.js");require("./chunk-\
7ZR75P3T.js"),require("./chunk-53F3SXW7.js");const chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM.js");require("./chunk-IIK45JB4.js"),require("./chunk-2SEJZKLG.j\
s"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js");const chunk_HKR6QU6V_js_1=require("./chunk-HKR6QU6V.js");require("./chunk-WYN2LYAQ.js");var remove_password=async(s,r,o)=>(0,chunk_23FF74PG_js_1.
unprotect)(await open(s.bytes,r.password,o),s);exports.remove_password=remove_password;async function open(s,r,o){try{return await(0,chunk_ZYT6VRSM_js_1.openDocument)(
s,o,{password:r})}catch(e){throw!(e instanceof chunk_HKR6QU6V_js_1.OctavoError)||e.code!=="wrong_password"?e:new chunk_HKR6QU6V_js_1.OctavoError(e.code,e.message,
{issues:[{field:"password",message:"does not open the document: it must be its user or owner password"}],advice:"Check password: upper and lower case count, and\
 so do spaces",fields:["password"]})}}
