"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.get_document_info=void 0;const chunk_NGGRKG5O_js_1=require("./chunk-NGGRKG5O.js");require("./chun\
k-3ABNJJJ4.js"),require("./chunk-3DDTX5PX.js"),require("./chunk-CHTHLDHU.js"),require("./chunk-RBB7JJQX.js"),require("./chunk-W3VDKNEV.js"),require("./chunk-FF7\
G6K5X.js"),require("./chunk-7WN7G3OY.js"),require("./chunk-YE7ESM4E.js"),require("./chunk-7UEYW4OP.js"),require("./chunk-EIFWZTGY.js"),require("./chunk-4Z7C7T6I\
.js"),require("./chunk-5LBCI6IC.js"),require("./chunk-EPNBL7CW.js"),require("./chunk-BEBA5DK2.js"),require("./chunk-NH4M62TM.js"),require("./chunk-SPHPKC2T.js"),
require("./chunk-WRDHS3QY.js");const chunk_6FDLZIHI_js_1=require("./chunk-6FDLZIHI.js");require("./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.js"),require(".\
/chunk-FI4XWXPB.js"),require("./chunk-D3KVKOID.js"),require("./chunk-BIX7UOAI.js"),require("./chunk-WYN2LYAQ.js");var get_document_info=async(e,{per_page:n,open_password:s},c)=>{
let{quiet:i,wasRepaired:t}=(0,chunk_NGGRKG5O_js_1.quietly)(c),h=await(0,chunk_6FDLZIHI_js_1.openDocument)(e.bytes,i,{password:s,evenIfLocked:!0}),r=await(0,chunk_NGGRKG5O_js_1.
documentInfo)(h,{perPage:n,repaired:t(),size:e.bytes.length}),{pageCount:u}=r;return{documents:[typeof u=="number"?{...e,pageCount:u}:e],data:r,notes:[],facts:{}}};
exports.get_document_info=get_document_info;
