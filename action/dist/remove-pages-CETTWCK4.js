"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_pages=void 0;const chunk_FBF7WBN5_js_1=require("./chunk-FBF7WBN5.js"),chunk_GMP62N7T_js_1=require(
"./chunk-GMP62N7T.js");require("./chunk-DAHH2GHL.js"),require("./chunk-K3TIOBS4.js"),require("./chunk-6KYCWYWW.js"),require("./chunk-VDP6DXVE.js"),require("./ch\
unk-GQI45M34.js"),require("./chunk-XIKURTNM.js"),require("./chunk-6ZEPCL6H.js"),require("./chunk-KILDAFVP.js"),require("./chunk-34KNI3QJ.js"),require("./chunk-H\
62WNXIO.js"),require("./chunk-OVFAED6I.js"),require("./chunk-CTSCWKC7.js"),require("./chunk-3PFJRMBL.js"),require("./chunk-HEXSKBOQ.js"),require("./chunk-3MJCCX\
WL.js"),require("./chunk-DCEZTHUA.js"),require("./chunk-IDQUK5WO.js"),require("./chunk-NTOB6BY6.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");
const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var remove_pages=(t,u,c)=>(0,chunk_FBF7WBN5_js_1.select)(t,u.open_password,
c,r=>{let s=(0,chunk_GMP62N7T_js_1.selectedPages)(u,r);if(s.length===0)return;if(s.length===r){let[e,n]=u.pages===void 0?["first_page"," together with last_page"]:
["pages",""],h=`must not name every page of the document${n}: at least one page must remain`;throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:e,message:h,
mentions:["last_page"]}])}let i=new Uint8Array(r+1);for(let e of s)i[e]=1;return Uint32Array.from({length:r},(e,n)=>n+1).filter(e=>i[e]===0)});exports.remove_pages=
remove_pages;
