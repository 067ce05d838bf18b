"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_at_page=void 0;const chunk_GMP62N7T_js_1=require("./chunk-GMP62N7T.js"),chunk_DRDWMN2G_js_1=require(
"./chunk-DRDWMN2G.js");require("./chunk-NWF5XGWO.js"),require("./chunk-FIWWLTDW.js"),require("./chunk-K3TIOBS4.js"),require("./chunk-6KYCWYWW.js"),require("./ch\
unk-VDP6DXVE.js"),require("./chunk-GQI45M34.js"),require("./chunk-XIKURTNM.js"),require("./chunk-6ZEPCL6H.js"),require("./chunk-KILDAFVP.js"),require("./chunk-3\
4KNI3QJ.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-H62WNXIO.js"),require("./chunk-OVFAED6I.js"),require("./chunk-CTSCWK\
C7.js"),require("./chunk-3PFJRMBL.js"),require("./chunk-NXJECZMF.js"),require("./chunk-HEXSKBOQ.js"),require("./chunk-3MJCCXWL.js"),require("./chunk-DCEZTHUA.js"),
require("./chunk-IDQUK5WO.js");const chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js");require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require(".\
/chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var split_at_page=async(h,{pages:j,cut:k,open_password:q},r)=>{let u=[],s=await(0,chunk_DRDWMN2G_js_1.split)(
h,q,r,n=>{let c=n.source.pages.count,t=(0,chunk_NTOB6BY6_js_1.resolvePageSet)(j,c);t.length===0&&u.push(chunk_GMP62N7T_js_1.NO_PAGES_SELECTED);let i=Array.from(
t,e=>k==="before"?e-1:e).filter(e=>e>0&&e<c);return(0,chunk_DRDWMN2G_js_1.guardParts)(r,i.length+1),(0,chunk_DRDWMN2G_js_1.partsAt)(n,[0,...i].map(e=>({page:e})))});
return{...s,notes:[...u,...s.notes]}};exports.split_at_page=split_at_page;
