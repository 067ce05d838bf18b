"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_restrictions=void 0;const chunk_Y7DYYWT2_js_1=require("./chunk-Y7DYYWT2.js");require("./ch\
unk-IOUKG2DW.js"),require("./chunk-Z5Q2ZFE6.js");const chunk_IAAO25DC_js_1=require("./chunk-IAAO25DC.js");require("./chunk-XDFMH2GX.js"),require("./chunk-JOZH3Z\
IT.js"),require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var remove_restrictions=async(r,s,e)=>(0,chunk_Y7DYYWT2_js_1.
unprotect)(await open(r.bytes,e),r);exports.remove_restrictions=remove_restrictions;async function open(r,s){try{return await(0,chunk_IAAO25DC_js_1.openDocument)(
r,s)}catch(e){throw!(e instanceof chunk_GMSHOBQ3_js_1.OctavoError)||e.code!=="password_required"?e:(0,chunk_GMSHOBQ3_js_1.aboutDocument)("password_required","ne\
eds a password to open, which remove_restrictions leaves in place",{issues:[{field:"file",message:"The document needs a password to open. Use remove_password, w\
hich removes the restrictions too.",mentions:["remove_password"]}],advice:"Use remove_password with the password: it removes the restrictions too",operation:"re\
move_password",fields:["remove_restrictions"]})}}
