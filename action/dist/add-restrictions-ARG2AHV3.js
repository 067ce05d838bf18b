"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_restrictions=void 0;const chunk_AFUJWU5T_js_1=require("./chunk-AFUJWU5T.js");require("./chunk\
-IOUKG2DW.js"),require("./chunk-Z5Q2ZFE6.js");const chunk_IAAO25DC_js_1=require("./chunk-IAAO25DC.js");require("./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.\
js"),require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var add_restrictions=async(o,e,t)=>{
let s=await(0,chunk_IAAO25DC_js_1.openDocument)(o.bytes,t,{password:e.open_password}),r={algorithm:e.encryption_algorithm,userPassword:e.user_password??"",ownerPassword:e.
owner_password,permissions:(0,chunk_IAAO25DC_js_1.permissionsOf)(e)},n=s.security&&!s.security.opensWithoutPassword&&r.userPassword===""?[opensFreely]:[];return{
documents:[await(0,chunk_AFUJWU5T_js_1.protect)(s,o,r)],notes:n,facts:(0,chunk_AFUJWU5T_js_1.protectionFacts)(r)}},opensFreely={code:"opens_without_password",message:"\
The document needed a password to open. No user_password was given, so the result opens without a password, with the restrictions.",mentions:["user_password"]};
exports.add_restrictions=add_restrictions;
