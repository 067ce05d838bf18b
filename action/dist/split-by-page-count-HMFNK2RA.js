"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_by_page_count=void 0;const chunk_6IONR3OT_js_1=require("./chunk-6IONR3OT.js");require("./ch\
unk-OTXCU7HZ.js"),require("./chunk-FGMIBRS2.js"),require("./chunk-CHTHLDHU.js"),require("./chunk-RBB7JJQX.js"),require("./chunk-FF7G6K5X.js"),require("./chunk-7\
WN7G3OY.js"),require("./chunk-5T6Z7V3Z.js"),require("./chunk-4Z7C7T6I.js"),require("./chunk-5LBCI6IC.js"),require("./chunk-NI7EWWKE.js"),require("./chunk-SPHPKC\
2T.js"),require("./chunk-6FDLZIHI.js"),require("./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.js"),require("./chunk-FI4XWXPB.js"),require("./chunk-D3KVKOID.js"),
require("./chunk-BIX7UOAI.js"),require("./chunk-WYN2LYAQ.js");var split_by_page_count=(c,{pages_per_part:e,open_password:n},r)=>(0,chunk_6IONR3OT_js_1.split)(c,
n,r,u=>{let s=Math.ceil(u.source.pages.count/e);return(0,chunk_6IONR3OT_js_1.guardParts)(r,s),(0,chunk_6IONR3OT_js_1.partsAt)(u,Array.from({length:s},(h,i)=>({page:i*
e})))});exports.split_by_page_count=split_by_page_count;
