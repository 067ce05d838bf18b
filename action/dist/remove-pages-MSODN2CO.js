"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_pages=void 0;const chunk_46UTHQTX_js_1=require("./chunk-46UTHQTX.js");require("./chunk-ZZQ\
5FHAZ.js"),require("./chunk-N4ZTVQO2.js"),require("./chunk-AO6XMSG3.js");const chunk_POFLRLY5_js_1=require("./chunk-POFLRLY5.js");require("./chunk-EU6TOR7Q.js"),
require("./chunk-IVHI3DWQ.js"),require("./chunk-QFBZ3AD2.js"),require("./chunk-7ZR75P3T.js"),require("./chunk-53F3SXW7.js"),require("./chunk-ZYT6VRSM.js"),require(
"./chunk-IIK45JB4.js"),require("./chunk-2SEJZKLG.js"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js");const chunk_HKR6QU6V_js_1=require("./chunk-H\
KR6QU6V.js");require("./chunk-WYN2LYAQ.js");var remove_pages=(i,s,c)=>(0,chunk_46UTHQTX_js_1.select)(i,s.open_password,c,r=>{let u=(0,chunk_POFLRLY5_js_1.selectedPages)(
s,r);if(u.length===0)return;if(u.length===r){let[e,t]=s.pages===void 0?["first_page"," together with last_page"]:["pages",""],h=`must not name every page of the\
 document${t}: at least one page must remain`;throw(0,chunk_HKR6QU6V_js_1.invalidParameters)([{field:e,message:h,mentions:["last_page"]}])}let n=new Uint8Array(
r+1);for(let e of u)n[e]=1;return Uint32Array.from({length:r},(e,t)=>t+1).filter(e=>n[e]===0)});exports.remove_pages=remove_pages;
