"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.get_document_info=void 0;const chunk_2ITWT2DS_js_1=require("./chunk-2ITWT2DS.js");require("./chun\
k-3DDTX5PX.js"),require("./chunk-N4ZTVQO2.js"),require("./chunk-AO6XMSG3.js"),require("./chunk-YE7ESM4E.js"),require("./chunk-7UEYW4OP.js"),require("./chunk-26A\
5TTT4.js"),require("./chunk-IVHI3DWQ.js"),require("./chunk-QFBZ3AD2.js"),require("./chunk-AIETY6FT.js"),require("./chunk-GR224FTL.js"),require("./chunk-BVHKPD26\
.js"),require("./chunk-NH4M62TM.js"),require("./chunk-53F3SXW7.js");const chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM.js");require("./chunk-IIK45JB4.js"),require(
"./chunk-2SEJZKLG.js"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js"),require("./chunk-HKR6QU6V.js"),require("./chunk-WYN2LYAQ.js");var get_document_info=async(e,{
per_page:n,open_password:s},c)=>{let{quiet:i,wasRepaired:t}=(0,chunk_2ITWT2DS_js_1.quietly)(c),o=await(0,chunk_ZYT6VRSM_js_1.openDocument)(e.bytes,i,{password:s,
evenIfLocked:!0}),r=await(0,chunk_2ITWT2DS_js_1.documentInfo)(o,{perPage:n,repaired:t(),size:e.bytes.length}),{pageCount:u}=r;return{documents:[typeof u=="numbe\
r"?{...e,pageCount:u}:e],data:r,notes:[],facts:{}}};exports.get_document_info=get_document_info;
