"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.get_document_info=void 0;const chunk_BS4JQOWZ_js_1=require("./chunk-BS4JQOWZ.js");require("./chun\
k-OCZMP45Z.js"),require("./chunk-VCXK5QWR.js"),require("./chunk-O6MMON5G.js"),require("./chunk-5G6ARTL5.js"),require("./chunk-A4AXUFJG.js"),require("./chunk-QL5\
KJ65N.js"),require("./chunk-CJWZ2MPQ.js"),require("./chunk-64UBD3TO.js"),require("./chunk-UGMU44LB.js"),require("./chunk-JY7ZWNR5.js"),require("./chunk-ETIMQ53U\
.js"),require("./chunk-CKDGA5PY.js"),require("./chunk-RX6EQCOK.js"),require("./chunk-OC3U6JW6.js"),require("./chunk-VM5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),
require("./chunk-MO4LOFTN.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-4SMGVZ2M.js"),require(
"./chunk-OVFAED6I.js"),require("./chunk-GOXITCM4.js"),require("./chunk-X4D5GQRV.js"),require("./chunk-ZQPP2ITU.js"),require("./chunk-2E6G6AFP.js"),require("./ch\
unk-BHLFBBNU.js");const chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js");require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFV\
TF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var get_document_info=async(e,{
per_page:n,open_password:s},c)=>{let{quiet:i,wasRepaired:h}=(0,chunk_BS4JQOWZ_js_1.quietly)(c),j=await(0,chunk_B2YFAM73_js_1.openDocument)(e.bytes,i,{password:s,
evenIfLocked:!0}),r=await(0,chunk_BS4JQOWZ_js_1.documentInfo)(j,{perPage:n,repaired:h(),size:e.bytes.length}),{pageCount:u}=r;return{documents:[typeof u=="numbe\
r"?{...e,pageCount:u}:e],data:r,notes:[],facts:{}}};exports.get_document_info=get_document_info;
