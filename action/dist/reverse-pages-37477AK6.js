"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.reverse_pages=void 0;const chunk_46UTHQTX_js_1=require("./chunk-46UTHQTX.js");require("./chunk-ZZ\
Q5FHAZ.js"),require("./chunk-N4ZTVQO2.js"),require("./chunk-AO6XMSG3.js"),require("./chunk-POFLRLY5.js"),require("./chunk-EU6TOR7Q.js"),require("./chunk-IVHI3DW\
Q.js"),require("./chunk-QFBZ3AD2.js"),require("./chunk-7ZR75P3T.js"),require("./chunk-53F3SXW7.js"),require("./chunk-ZYT6VRSM.js"),require("./chunk-IIK45JB4.js"),
require("./chunk-2SEJZKLG.js"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js"),require("./chunk-HKR6QU6V.js"),require("./chunk-WYN2LYAQ.js");var reverse_pages=(r,u,s)=>(0,chunk_46UTHQTX_js_1.
select)(r,u.open_password,s,e=>Uint32Array.from({length:e},(n,c)=>e-c));exports.reverse_pages=reverse_pages;
