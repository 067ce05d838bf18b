"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_password=void 0;const chunk_NNS5HILF_js_1=require("./chunk-NNS5HILF.js");require("./chunk-NI7\
EWWKE.js"),require("./chunk-SPHPKC2T.js");const chunk_6FDLZIHI_js_1=require("./chunk-6FDLZIHI.js");require("./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.js"),
require("./chunk-FI4XWXPB.js"),require("./chunk-D3KVKOID.js"),require("./chunk-BIX7UOAI.js"),require("./chunk-WYN2LYAQ.js");var add_password=async(r,e,n)=>{let s=await(0,chunk_6FDLZIHI_js_1.
openDocument)(r.bytes,n,{password:e.open_password}),o={algorithm:e.encryption_algorithm,userPassword:e.password,ownerPassword:(0,chunk_6FDLZIHI_js_1.randomOwnerPassword)(),
permissions:chunk_6FDLZIHI_js_1.everythingAllowed},t=(0,chunk_NNS5HILF_js_1.droppedRestrictions)(s);return{documents:[await(0,chunk_NNS5HILF_js_1.protect)(s,r,o)],
notes:t,facts:(0,chunk_NNS5HILF_js_1.protectionFacts)(o)}};exports.add_password=add_password;
