"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_at_page=void 0;const chunk_GMP62N7T_js_1=require("./chunk-GMP62N7T.js"),chunk_N47XZH3X_js_1=require(
"./chunk-N47XZH3X.js");require("./chunk-NWF5XGWO.js"),require("./chunk-QPQWPITX.js"),require("./chunk-RX6EQCOK.js"),require("./chunk-JESHQHHA.js"),require("./ch\
unk-OC3U6JW6.js"),require("./chunk-VM5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-MO4LOFTN.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-Z\
BMKXLCV.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-4SMGVZ2M.js"),require("./chunk-OVFAED6I.js"),require("./chunk-GOXITC\
M4.js"),require("./chunk-K32GSMXO.js"),require("./chunk-X4D5GQRV.js"),require("./chunk-NXJECZMF.js"),require("./chunk-B2YFAM73.js"),require("./chunk-I24CHX2T.js"),
require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js");const chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js");require("./chunk-SPYEGGY7.js"),require(".\
/chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var split_at_page=async(h,{pages:j,cut:k,open_password:q},r)=>{let u=[],s=await(0,chunk_N47XZH3X_js_1.
split)(h,{password:q},r,n=>{let c=n.source.pages.count,i=(0,chunk_NTOB6BY6_js_1.resolvePageSet)(j,c);i.length===0&&u.push(chunk_GMP62N7T_js_1.NO_PAGES_SELECTED);
let t=Array.from(i,e=>k==="before"?e-1:e).filter(e=>e>0&&e<c);return(0,chunk_N47XZH3X_js_1.guardParts)(r,t.length+1),(0,chunk_N47XZH3X_js_1.partsAt)(n,[0,...t].
map(e=>({page:e})))});return{...s,notes:[...u,...s.notes]}};exports.split_at_page=split_at_page;
