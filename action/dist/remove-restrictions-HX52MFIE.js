"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_restrictions=void 0;const chunk_XP4QU7FU_js_1=require("./chunk-XP4QU7FU.js");require("./ch\
unk-CTSCWKC7.js"),require("./chunk-3PFJRMBL.js");const chunk_HEXSKBOQ_js_1=require("./chunk-HEXSKBOQ.js");require("./chunk-3MJCCXWL.js"),require("./chunk-DCEZTH\
UA.js"),require("./chunk-IDQUK5WO.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require(
"./chunk-WYN2LYAQ.js");var remove_restrictions=async(r,s,e)=>(0,chunk_XP4QU7FU_js_1.unprotect)(await open(r.bytes,e),r);exports.remove_restrictions=remove_restrictions;
async function open(r,s){try{return await(0,chunk_HEXSKBOQ_js_1.openDocument)(r,s)}catch(e){throw!(e instanceof chunk_GMSHOBQ3_js_1.OctavoError)||e.code!=="pass\
word_required"?e:(0,chunk_GMSHOBQ3_js_1.aboutDocument)("password_required","needs a password to open, which remove_restrictions leaves in place",{issues:[{field:"\
file",message:"The document needs a password to open. Use remove_password, which removes the restrictions too.",mentions:["remove_password"]}],advice:"Use remov\
e_password with the password: it removes the restrictions too",operation:"remove_password",fields:["remove_restrictions"]})}}
