"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.reorder_pages=void 0;const chunk_SPLZRXVS_js_1=require("./chunk-SPLZRXVS.js");require("./chunk-OT\
XCU7HZ.js"),require("./chunk-FGMIBRS2.js"),require("./chunk-CHTHLDHU.js"),require("./chunk-RBB7JJQX.js"),require("./chunk-FF7G6K5X.js"),require("./chunk-7WN7G3O\
Y.js"),require("./chunk-P3PCCQ64.js");const chunk_QZIYSVYV_js_1=require("./chunk-QZIYSVYV.js");require("./chunk-4Z7C7T6I.js"),require("./chunk-5LBCI6IC.js"),require(
"./chunk-NI7EWWKE.js"),require("./chunk-SPHPKC2T.js"),require("./chunk-6FDLZIHI.js"),require("./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.js"),require("./ch\
unk-FI4XWXPB.js"),require("./chunk-D3KVKOID.js"),require("./chunk-BIX7UOAI.js"),require("./chunk-WYN2LYAQ.js");var reorder_pages=(u,e,r)=>(0,chunk_SPLZRXVS_js_1.
select)(u,e.open_password,r,s=>(0,chunk_QZIYSVYV_js_1.resolvePageOrder)(e.page_order,s,r.limits.orderPages));exports.reorder_pages=reorder_pages;
