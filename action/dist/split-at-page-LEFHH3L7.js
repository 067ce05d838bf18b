"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_at_page=void 0;const chunk_6IONR3OT_js_1=require("./chunk-6IONR3OT.js");require("./chunk-OT\
XCU7HZ.js"),require("./chunk-FGMIBRS2.js"),require("./chunk-CHTHLDHU.js"),require("./chunk-RBB7JJQX.js"),require("./chunk-FF7G6K5X.js"),require("./chunk-7WN7G3O\
Y.js");const chunk_P3PCCQ64_js_1=require("./chunk-P3PCCQ64.js");require("./chunk-5T6Z7V3Z.js");const chunk_QZIYSVYV_js_1=require("./chunk-QZIYSVYV.js");require(
"./chunk-4Z7C7T6I.js"),require("./chunk-5LBCI6IC.js"),require("./chunk-NI7EWWKE.js"),require("./chunk-SPHPKC2T.js"),require("./chunk-6FDLZIHI.js"),require("./ch\
unk-32PXO3XO.js"),require("./chunk-QWLFHHV4.js"),require("./chunk-FI4XWXPB.js"),require("./chunk-D3KVKOID.js"),require("./chunk-BIX7UOAI.js"),require("./chunk-W\
YN2LYAQ.js");var split_at_page=async(h,{pages:j,cut:k,open_password:q},r)=>{let u=[],s=await(0,chunk_6IONR3OT_js_1.split)(h,q,r,n=>{let t=n.source.pages.count,c=(0,chunk_QZIYSVYV_js_1.
resolvePageSet)(j,t);c.length===0&&u.push(chunk_P3PCCQ64_js_1.NO_PAGES_SELECTED);let i=Array.from(c,e=>k==="before"?e-1:e).filter(e=>e>0&&e<t);return(0,chunk_6IONR3OT_js_1.
guardParts)(r,i.length+1),(0,chunk_6IONR3OT_js_1.partsAt)(n,[0,...i].map(e=>({page:e})))});return{...s,notes:[...u,...s.notes]}};exports.split_at_page=split_at_page;
