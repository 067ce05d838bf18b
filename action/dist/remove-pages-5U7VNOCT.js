"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_pages=void 0;const chunk_7ZT3EK4K_js_1=require("./chunk-7ZT3EK4K.js"),chunk_GMP62N7T_js_1=require(
"./chunk-GMP62N7T.js");require("./chunk-DAHH2GHL.js"),require("./chunk-QPQWPITX.js"),require("./chunk-RX6EQCOK.js"),require("./chunk-JESHQHHA.js"),require("./ch\
unk-OC3U6JW6.js"),require("./chunk-VM5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-MO4LOFTN.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-4\
SMGVZ2M.js"),require("./chunk-OVFAED6I.js"),require("./chunk-GOXITCM4.js"),require("./chunk-K32GSMXO.js"),require("./chunk-X4D5GQRV.js"),require("./chunk-B2YFAM\
73.js"),require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-NTOB6BY6.js"),require("./chunk-SPYEGGY7.js"),
require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var remove_pages=(t,u,c)=>(0,chunk_7ZT3EK4K_js_1.
select)(t,u.open_password,c,r=>{let s=(0,chunk_GMP62N7T_js_1.selectedPages)(u,r);if(s.length===0)return;if(s.length===r){let[e,n]=u.pages===void 0?["first_page",
" together with last_page"]:["pages",""],h=`must not name every page of the document${n}: at least one page must remain`;throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(
[{field:e,message:h,mentions:["last_page"]}])}let i=new Uint8Array(r+1);for(let e of s)i[e]=1;return Uint32Array.from({length:r},(e,n)=>n+1).filter(e=>i[e]===0)});
exports.remove_pages=remove_pages;
