"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.extract_pages=void 0;const chunk_SPLZRXVS_js_1=require("./chunk-SPLZRXVS.js");require("./chunk-OT\
XCU7HZ.js"),require("./chunk-FGMIBRS2.js"),require("./chunk-CHTHLDHU.js"),require("./chunk-RBB7JJQX.js"),require("./chunk-FF7G6K5X.js"),require("./chunk-7WN7G3O\
Y.js");const chunk_P3PCCQ64_js_1=require("./chunk-P3PCCQ64.js");require("./chunk-QZIYSVYV.js"),require("./chunk-4Z7C7T6I.js"),require("./chunk-5LBCI6IC.js"),require(
"./chunk-NI7EWWKE.js"),require("./chunk-SPHPKC2T.js"),require("./chunk-6FDLZIHI.js"),require("./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.js"),require("./ch\
unk-FI4XWXPB.js"),require("./chunk-D3KVKOID.js");const chunk_BIX7UOAI_js_1=require("./chunk-BIX7UOAI.js");require("./chunk-WYN2LYAQ.js");var extract_pages=(u,e,s)=>(0,chunk_SPLZRXVS_js_1.
select)(u,e.open_password,s,n=>{let r=(0,chunk_P3PCCQ64_js_1.selectedPages)(e,n);if(r.length===0)throw(0,chunk_BIX7UOAI_js_1.invalidParameters)([{field:"pages",
message:"names no page of the document: at least one page must remain"}]);return r});exports.extract_pages=extract_pages;
