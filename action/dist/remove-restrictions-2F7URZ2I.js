"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_restrictions=void 0;const chunk_ZHH2VS3R_js_1=require("./chunk-ZHH2VS3R.js");require("./ch\
unk-NI7EWWKE.js"),require("./chunk-SPHPKC2T.js");const chunk_6FDLZIHI_js_1=require("./chunk-6FDLZIHI.js");require("./chunk-32PXO3XO.js"),require("./chunk-QWLFHH\
V4.js"),require("./chunk-FI4XWXPB.js"),require("./chunk-D3KVKOID.js");const chunk_BIX7UOAI_js_1=require("./chunk-BIX7UOAI.js");require("./chunk-WYN2LYAQ.js");var remove_restrictions=async(r,s,e)=>(0,chunk_ZHH2VS3R_js_1.
unprotect)(await open(r.bytes,e),r);exports.remove_restrictions=remove_restrictions;async function open(r,s){try{return await(0,chunk_6FDLZIHI_js_1.openDocument)(
r,s)}catch(e){throw!(e instanceof chunk_BIX7UOAI_js_1.OctavoError)||e.code!=="password_required"?e:(0,chunk_BIX7UOAI_js_1.aboutDocument)("password_required","ne\
eds a password to open, which remove_restrictions leaves in place",{issues:[{field:"file",message:"The document needs a password to open. Use remove_password, w\
hich removes the restrictions too.",mentions:["remove_password"]}],advice:"Use remove_password with the password: it removes the restrictions too",operation:"re\
move_password",fields:["remove_restrictions"]})}}
