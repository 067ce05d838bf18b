"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_pages=void 0;const chunk_PMCDMDWT_js_1=require("./chunk-PMCDMDWT.js");require("./chunk-MPK\
LGDEP.js"),require("./chunk-W2BO6KFU.js"),require("./chunk-IT5MBMRR.js"),require("./chunk-SCC256O5.js"),require("./chunk-C4B52HK6.js"),require("./chunk-SL5DZXZR\
.js");const chunk_GMP62N7T_js_1=require("./chunk-GMP62N7T.js");require("./chunk-NTOB6BY6.js"),require("./chunk-AR4ITDLO.js"),require("./chunk-Y6XK6ZWX.js"),require(
"./chunk-IOUKG2DW.js"),require("./chunk-Z5Q2ZFE6.js"),require("./chunk-IAAO25DC.js"),require("./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js"),require("./ch\
unk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var remove_pages=(i,s,c)=>(0,chunk_PMCDMDWT_js_1.
select)(i,s.open_password,c,r=>{let u=(0,chunk_GMP62N7T_js_1.selectedPages)(s,r);if(u.length===0)return;if(u.length===r){let[e,n]=s.pages===void 0?["first_page",
" together with last_page"]:["pages",""],h=`must not name every page of the document${n}: at least one page must remain`;throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(
[{field:e,message:h,mentions:["last_page"]}])}let t=new Uint8Array(r+1);for(let e of u)t[e]=1;return Uint32Array.from({length:r},(e,n)=>n+1).filter(e=>t[e]===0)});
exports.remove_pages=remove_pages;
