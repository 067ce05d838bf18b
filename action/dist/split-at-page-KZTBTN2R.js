"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_at_page=void 0;const chunk_DMSVA6OO_js_1=require("./chunk-DMSVA6OO.js");require("./chunk-MP\
KLGDEP.js"),require("./chunk-W2BO6KFU.js"),require("./chunk-IT5MBMRR.js"),require("./chunk-SCC256O5.js"),require("./chunk-C4B52HK6.js"),require("./chunk-SL5DZXZ\
R.js");const chunk_GMP62N7T_js_1=require("./chunk-GMP62N7T.js");require("./chunk-5T6Z7V3Z.js");const chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js");require(
"./chunk-AR4ITDLO.js"),require("./chunk-Y6XK6ZWX.js"),require("./chunk-IOUKG2DW.js"),require("./chunk-Z5Q2ZFE6.js"),require("./chunk-IAAO25DC.js"),require("./ch\
unk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js"),require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-W\
YN2LYAQ.js");var split_at_page=async(h,{pages:j,cut:k,open_password:q},r)=>{let u=[],s=await(0,chunk_DMSVA6OO_js_1.split)(h,q,r,n=>{let t=n.source.pages.count,c=(0,chunk_NTOB6BY6_js_1.
resolvePageSet)(j,t);c.length===0&&u.push(chunk_GMP62N7T_js_1.NO_PAGES_SELECTED);let i=Array.from(c,e=>k==="before"?e-1:e).filter(e=>e>0&&e<t);return(0,chunk_DMSVA6OO_js_1.
guardParts)(r,i.length+1),(0,chunk_DMSVA6OO_js_1.partsAt)(n,[0,...i].map(e=>({page:e})))});return{...s,notes:[...u,...s.notes]}};exports.split_at_page=split_at_page;
