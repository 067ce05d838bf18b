"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.get_document_info=void 0;const chunk_XSMEG22T_js_1=require("./chunk-XSMEG22T.js");require("./chun\
k-Q52XLMFS.js"),require("./chunk-3DDTX5PX.js"),require("./chunk-IT5MBMRR.js"),require("./chunk-SCC256O5.js"),require("./chunk-Y4BUPKBL.js"),require("./chunk-C4B\
52HK6.js"),require("./chunk-SL5DZXZR.js"),require("./chunk-YE7ESM4E.js"),require("./chunk-7UEYW4OP.js"),require("./chunk-JIWMI2B5.js"),require("./chunk-2E6G6AFP\
.js"),require("./chunk-AR4ITDLO.js"),require("./chunk-Y6XK6ZWX.js"),require("./chunk-QTFDI5VD.js"),require("./chunk-KETWMNRW.js"),require("./chunk-LN64YZJO.js"),
require("./chunk-Z5Q2ZFE6.js"),require("./chunk-WRDHS3QY.js");const chunk_IAAO25DC_js_1=require("./chunk-IAAO25DC.js");require("./chunk-XDFMH2GX.js"),require(".\
/chunk-JOZH3ZIT.js"),require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var get_document_info=async(e,{
per_page:n,open_password:s},c)=>{let{quiet:i,wasRepaired:t}=(0,chunk_XSMEG22T_js_1.quietly)(c),h=await(0,chunk_IAAO25DC_js_1.openDocument)(e.bytes,i,{password:s,
evenIfLocked:!0}),r=await(0,chunk_XSMEG22T_js_1.documentInfo)(h,{perPage:n,repaired:t(),size:e.bytes.length}),{pageCount:u}=r;return{documents:[typeof u=="numbe\
r"?{...e,pageCount:u}:e],data:r,notes:[],facts:{}}};exports.get_document_info=get_document_info;
