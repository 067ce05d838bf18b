"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_restrictions=void 0;const chunk_T3Y3XPNA_js_1=require("./chunk-T3Y3XPNA.js");require("./chunk\
-K32GSMXO.js"),require("./chunk-X4D5GQRV.js");const chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js");require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.\
js"),require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");
var add_restrictions=async(o,e,t)=>{let s=await(0,chunk_B2YFAM73_js_1.openDocument)(o.bytes,t,{password:e.open_password}),r={algorithm:e.encryption_algorithm,userPassword:e.
user_password??"",ownerPassword:e.owner_password,permissions:(0,chunk_B2YFAM73_js_1.permissionsOf)(e)},n=s.security&&!s.security.opensWithoutPassword&&r.userPassword===
""?[opensFreely]:[];return{documents:[await(0,chunk_T3Y3XPNA_js_1.protect)(s,o,r)],notes:n,facts:(0,chunk_T3Y3XPNA_js_1.protectionFacts)(r)}},opensFreely={code:"\
opens_without_password",message:"The document needed a password to open. No user_password was given, so the result opens without a password, with the restrictio\
ns.",mentions:["user_password"]};exports.add_restrictions=add_restrictions;
