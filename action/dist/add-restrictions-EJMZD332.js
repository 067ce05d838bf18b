"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_restrictions=void 0;const chunk_NNS5HILF_js_1=require("./chunk-NNS5HILF.js");require("./chunk\
-NI7EWWKE.js"),require("./chunk-SPHPKC2T.js");const chunk_6FDLZIHI_js_1=require("./chunk-6FDLZIHI.js");require("./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.\
js"),require("./chunk-FI4XWXPB.js"),require("./chunk-D3KVKOID.js"),require("./chunk-BIX7UOAI.js"),require("./chunk-WYN2LYAQ.js");var add_restrictions=async(o,e,t)=>{
let s=await(0,chunk_6FDLZIHI_js_1.openDocument)(o.bytes,t,{password:e.open_password}),r={algorithm:e.encryption_algorithm,userPassword:e.user_password??"",ownerPassword:e.
owner_password,permissions:(0,chunk_6FDLZIHI_js_1.permissionsOf)(e)},n=s.security&&!s.security.opensWithoutPassword&&r.userPassword===""?[opensFreely]:[];return{
documents:[await(0,chunk_NNS5HILF_js_1.protect)(s,o,r)],notes:n,facts:(0,chunk_NNS5HILF_js_1.protectionFacts)(r)}},opensFreely={code:"opens_without_password",message:"\
The document needed a password to open. It was given no user_password, so it now opens without one, with the restrictions.",mentions:["user_password"]};exports.
add_restrictions=add_restrictions;
