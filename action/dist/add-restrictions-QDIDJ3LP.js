"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_restrictions=void 0;const chunk_YPLP6QBC_js_1=require("./chunk-YPLP6QBC.js");require("./chunk\
-7ZR75P3T.js"),require("./chunk-53F3SXW7.js");const chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM.js");require("./chunk-IIK45JB4.js"),require("./chunk-2SEJZKLG.\
js"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js"),require("./chunk-HKR6QU6V.js"),require("./chunk-WYN2LYAQ.js");var add_restrictions=async(o,e,t)=>{
let s=await(0,chunk_ZYT6VRSM_js_1.openDocument)(o.bytes,t,{password:e.open_password}),r={algorithm:e.encryption_algorithm,userPassword:e.user_password??"",ownerPassword:e.
owner_password,permissions:(0,chunk_ZYT6VRSM_js_1.permissionsOf)(e)},n=s.security&&!s.security.opensWithoutPassword&&r.userPassword===""?[opensFreely]:[];return{
documents:[await(0,chunk_YPLP6QBC_js_1.protect)(s,o,r)],notes:n,facts:(0,chunk_YPLP6QBC_js_1.protectionFacts)(r)}},opensFreely={code:"opens_without_password",message:"\
The document needed a password to open. It was given no user_password, so it now opens without one, with the restrictions.",mentions:["user_password"]};exports.
add_restrictions=add_restrictions;
