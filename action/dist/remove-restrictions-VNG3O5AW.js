"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_restrictions=void 0;const chunk_23FF74PG_js_1=require("./chunk-23FF74PG.js");require("./ch\
unk-7ZR75P3T.js"),require("./chunk-53F3SXW7.js");const chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM.js");require("./chunk-IIK45JB4.js"),require("./chunk-2SEJZK\
LG.js"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js");const chunk_HKR6QU6V_js_1=require("./chunk-HKR6QU6V.js");require("./chunk-WYN2LYAQ.js");var remove_restrictions=async(r,s,e)=>(0,chunk_23FF74PG_js_1.
unprotect)(await open(r.bytes,e),r);exports.remove_restrictions=remove_restrictions;async function open(r,s){try{return await(0,chunk_ZYT6VRSM_js_1.openDocument)(
r,s)}catch(e){throw!(e instanceof chunk_HKR6QU6V_js_1.OctavoError)||e.code!=="password_required"?e:(0,chunk_HKR6QU6V_js_1.aboutDocument)("password_required","ne\
eds a password to open, which remove_restrictions leaves in place",{issues:[{field:"file",message:"The document needs a password to open. Use remove_password, w\
hich removes the restrictions too.",mentions:["remove_password"]}],advice:"Use remove_password with the password: it removes the restrictions too",operation:"re\
move_password",fields:["remove_restrictions"]})}}
