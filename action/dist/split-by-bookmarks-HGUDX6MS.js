"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_by_bookmarks=void 0;const chunk_N47XZH3X_js_1=require("./chunk-N47XZH3X.js");require("./chu\
nk-NWF5XGWO.js"),require("./chunk-QPQWPITX.js"),require("./chunk-RX6EQCOK.js");const chunk_JESHQHHA_js_1=require("./chunk-JESHQHHA.js"),chunk_OC3U6JW6_js_1=require(
"./chunk-OC3U6JW6.js");require("./chunk-VM5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-MO4LOFTN.js"),require("./chunk-ZDLQTNMB.js"),require("./ch\
unk-ZBMKXLCV.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-4SMGVZ2M.js"),require("./chunk-OVFAED6I.js"),require("./chunk-G\
OXITCM4.js"),require("./chunk-K32GSMXO.js"),require("./chunk-X4D5GQRV.js"),require("./chunk-NXJECZMF.js"),require("./chunk-B2YFAM73.js");const chunk_I24CHX2T_js_1=require(
"./chunk-I24CHX2T.js");require("./chunk-PEGFVCMK.js");const chunk_RFKSFVTF_js_1=require("./chunk-RFKSFVTF.js");require("./chunk-SPYEGGY7.js"),require("./chunk-2\
D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");async function bookmarkedPages(r,n){let u=new Map,i=await chunk_JESHQHHA_js_1.
Targets.of(r);return await(0,chunk_OC3U6JW6_js_1.walkOutline)(r,s=>{let e=(0,chunk_RFKSFVTF_js_1.isRef)(s)?r.dict(s):void 0,t=e&&i.pageOf(e);return t!==void 0&&
!u.has(t)&&u.set(t,titleOf(r,e)),e!==void 0},n),[...u].map(([s,e])=>({page:s,title:e})).sort((s,e)=>s.page-e.page)}function titleOf(r,n){let u=r.resolve(n.get("\
Title"));return u instanceof chunk_RFKSFVTF_js_1.Str?(0,chunk_I24CHX2T_js_1.decodeText)(u).trim():""}var split_by_bookmarks=(r,{bookmark_level:n,open_password:u},i)=>(0,chunk_N47XZH3X_js_1.
split)(r,{password:u},i,async s=>{let e=await bookmarkedPages(s.source,n);if(e.length===0)throw noBookmarks();let t=e[0].page===0?e:[{page:0},...e];return(0,chunk_N47XZH3X_js_1.
guardParts)(i,t.length),(0,chunk_N47XZH3X_js_1.partsAt)(s,t)});exports.split_by_bookmarks=split_by_bookmarks;function noBookmarks(){let r="Split it by page coun\
t, at pages or by size instead";return new chunk_GMSHOBQ3_js_1.OctavoError("invalid_parameters","The document has no bookmarks that lead to a page",{issues:[{field:"\
file",message:`has no bookmarks that lead to a page. ${r}.`}],advice:r})}
