"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.reverse_pages=void 0;const chunk_FBF7WBN5_js_1=require("./chunk-FBF7WBN5.js");require("./chunk-GM\
P62N7T.js"),require("./chunk-DAHH2GHL.js"),require("./chunk-K3TIOBS4.js"),require("./chunk-6KYCWYWW.js"),require("./chunk-VDP6DXVE.js"),require("./chunk-GQI45M3\
4.js"),require("./chunk-XIKURTNM.js"),require("./chunk-6ZEPCL6H.js"),require("./chunk-KILDAFVP.js"),require("./chunk-34KNI3QJ.js"),require("./chunk-H62WNXIO.js"),
require("./chunk-OVFAED6I.js"),require("./chunk-CTSCWKC7.js"),require("./chunk-3PFJRMBL.js"),require("./chunk-HEXSKBOQ.js"),require("./chunk-3MJCCXWL.js"),require(
"./chunk-DCEZTHUA.js"),require("./chunk-IDQUK5WO.js"),require("./chunk-NTOB6BY6.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./ch\
unk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var reverse_pages=(r,u,s)=>(0,chunk_FBF7WBN5_js_1.select)(r,u.open_password,s,e=>Uint32Array.from({length:e},(n,c)=>e-
c));exports.reverse_pages=reverse_pages;
