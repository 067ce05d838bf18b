"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_by_page_count=void 0;const chunk_77SSGCXY_js_1=require("./chunk-77SSGCXY.js");require("./ch\
unk-ZZQ5FHAZ.js"),require("./chunk-N4ZTVQO2.js"),require("./chunk-AO6XMSG3.js"),require("./chunk-5T6Z7V3Z.js"),require("./chunk-IVHI3DWQ.js"),require("./chunk-Q\
FBZ3AD2.js"),require("./chunk-7ZR75P3T.js"),require("./chunk-53F3SXW7.js"),require("./chunk-ZYT6VRSM.js"),require("./chunk-IIK45JB4.js"),require("./chunk-2SEJZK\
LG.js"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js"),require("./chunk-HKR6QU6V.js"),require("./chunk-WYN2LYAQ.js");var split_by_page_count=(c,{
pages_per_part:e,open_password:n},r)=>(0,chunk_77SSGCXY_js_1.split)(c,n,r,u=>{let s=Math.ceil(u.source.pages.count/e);return(0,chunk_77SSGCXY_js_1.guardParts)(r,
s),(0,chunk_77SSGCXY_js_1.partsAt)(u,Array.from({length:s},(t,i)=>({page:i*e})))});exports.split_by_page_count=split_by_page_count;
