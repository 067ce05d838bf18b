"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_by_bookmarks=void 0;const chunk_DRDWMN2G_js_1=require("./chunk-DRDWMN2G.js");require("./chu\
nk-NWF5XGWO.js"),require("./chunk-FIWWLTDW.js"),require("./chunk-K3TIOBS4.js"),require("./chunk-6KYCWYWW.js");const chunk_VDP6DXVE_js_1=require("./chunk-VDP6DXV\
E.js"),chunk_GQI45M34_js_1=require("./chunk-GQI45M34.js");require("./chunk-XIKURTNM.js"),require("./chunk-6ZEPCL6H.js"),require("./chunk-KILDAFVP.js"),require("\
./chunk-34KNI3QJ.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-H62WNXIO.js"),require("./chunk-OVFAED6I.js"),require("./chu\
nk-CTSCWKC7.js"),require("./chunk-3PFJRMBL.js"),require("./chunk-NXJECZMF.js"),require("./chunk-HEXSKBOQ.js");const chunk_3MJCCXWL_js_1=require("./chunk-3MJCCXW\
L.js");require("./chunk-DCEZTHUA.js");const chunk_IDQUK5WO_js_1=require("./chunk-IDQUK5WO.js");require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");async function bookmarkedPages(r,n){let u=new Map,i=await chunk_VDP6DXVE_js_1.Targets.of(r);return await(0,chunk_GQI45M34_js_1.
walkOutline)(r,s=>{let e=(0,chunk_IDQUK5WO_js_1.isRef)(s)?r.dict(s):void 0,t=e&&i.pageOf(e);return t!==void 0&&!u.has(t)&&u.set(t,titleOf(r,e)),e!==void 0},n),[
...u].map(([s,e])=>({page:s,title:e})).sort((s,e)=>s.page-e.page)}function titleOf(r,n){let u=r.resolve(n.get("Title"));return u instanceof chunk_IDQUK5WO_js_1.
Str?(0,chunk_3MJCCXWL_js_1.decodeText)(u).trim():""}var split_by_bookmarks=(r,{bookmark_level:n,open_password:u},i)=>(0,chunk_DRDWMN2G_js_1.split)(r,u,i,async s=>{
let e=await bookmarkedPages(s.source,n);if(e.length===0)throw noBookmarks();let t=e[0].page===0?e:[{page:0},...e];return(0,chunk_DRDWMN2G_js_1.guardParts)(i,t.length),
(0,chunk_DRDWMN2G_js_1.partsAt)(s,t)});exports.split_by_bookmarks=split_by_bookmarks;function noBookmarks(){let r="Split it by page count, at pages or by size i\
nstead";return new chunk_GMSHOBQ3_js_1.OctavoError("invalid_parameters","The document has no bookmarks that lead to a page",{issues:[{field:"file",message:`has \
no bookmarks that lead to a page. ${r}.`}],advice:r})}
