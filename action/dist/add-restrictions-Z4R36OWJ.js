"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_restrictions=void 0;const chunk_DM7GXSHQ_js_1=require("./chunk-DM7GXSHQ.js");require("./chunk\
-MV5MHPFY.js"),require("./chunk-4IHCQ7OE.js");const chunk_2V5N7L43_js_1=require("./chunk-2V5N7L43.js");require("./chunk-F5LGGJZ4.js"),require("./chunk-PEGFVCMK.\
js"),require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");
var add_restrictions=async(o,e,t)=>{let s=await(0,chunk_2V5N7L43_js_1.openDocument)(o.bytes,t,{password:e.open_password}),r={algorithm:e.encryption_algorithm,userPassword:e.
user_password??"",ownerPassword:e.owner_password,permissions:(0,chunk_2V5N7L43_js_1.permissionsOf)(e)},n=s.security&&!s.security.opensWithoutPassword&&r.userPassword===
""?[opensFreely]:[];return{documents:[await(0,chunk_DM7GXSHQ_js_1.protect)(s,o,r)],notes:n,facts:(0,chunk_DM7GXSHQ_js_1.protectionFacts)(r)}},opensFreely={code:"\
opens_without_password",message:"The document needed a password to open. No user_password was given, so the result opens without a password, with the restrictio\
ns.",mentions:["user_password"]};exports.add_restrictions=add_restrictions;
