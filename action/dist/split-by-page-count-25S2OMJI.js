"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_by_page_count=void 0;const chunk_DRDWMN2G_js_1=require("./chunk-DRDWMN2G.js");require("./ch\
unk-NWF5XGWO.js"),require("./chunk-FIWWLTDW.js"),require("./chunk-K3TIOBS4.js"),require("./chunk-6KYCWYWW.js"),require("./chunk-VDP6DXVE.js"),require("./chunk-G\
QI45M34.js"),require("./chunk-XIKURTNM.js"),require("./chunk-6ZEPCL6H.js"),require("./chunk-KILDAFVP.js"),require("./chunk-34KNI3QJ.js"),require("./chunk-FQ5CLA\
NY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-H62WNXIO.js"),require("./chunk-OVFAED6I.js"),require("./chunk-CTSCWKC7.js"),require("./chunk-3PFJRMBL.js"),
require("./chunk-NXJECZMF.js"),require("./chunk-HEXSKBOQ.js"),require("./chunk-3MJCCXWL.js"),require("./chunk-DCEZTHUA.js"),require("./chunk-IDQUK5WO.js"),require(
"./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var split_by_page_count=(c,{pages_per_part:e,
open_password:n},r)=>(0,chunk_DRDWMN2G_js_1.split)(c,n,r,u=>{let s=Math.ceil(u.source.pages.count/e);return(0,chunk_DRDWMN2G_js_1.guardParts)(r,s),(0,chunk_DRDWMN2G_js_1.
partsAt)(u,Array.from({length:s},(h,i)=>({page:i*e})))});exports.split_by_page_count=split_by_page_count;
