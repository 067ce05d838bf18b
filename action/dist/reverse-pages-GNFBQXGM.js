"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.reverse_pages=void 0;const chunk_SPLZRXVS_js_1=require("./chunk-SPLZRXVS.js");require("./chunk-OT\
XCU7HZ.js"),require("./chunk-FGMIBRS2.js"),require("./chunk-CHTHLDHU.js"),require("./chunk-RBB7JJQX.js"),require("./chunk-FF7G6K5X.js"),require("./chunk-7WN7G3O\
Y.js"),require("./chunk-P3PCCQ64.js"),require("./chunk-QZIYSVYV.js"),require("./chunk-4Z7C7T6I.js"),require("./chunk-5LBCI6IC.js"),require("./chunk-NI7EWWKE.js"),
require("./chunk-SPHPKC2T.js"),require("./chunk-6FDLZIHI.js"),require("./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.js"),require("./chunk-FI4XWXPB.js"),require(
"./chunk-D3KVKOID.js"),require("./chunk-BIX7UOAI.js"),require("./chunk-WYN2LYAQ.js");var reverse_pages=(r,u,s)=>(0,chunk_SPLZRXVS_js_1.select)(r,u.open_password,
s,e=>Uint32Array.from({length:e},(n,c)=>e-c));exports.reverse_pages=reverse_pages;
