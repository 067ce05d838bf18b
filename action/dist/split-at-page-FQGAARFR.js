"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.split_at_page=void 0;const chunk_77SSGCXY_js_1=require("./chunk-77SSGCXY.js");require("./chunk-ZZ\
Q5FHAZ.js"),require("./chunk-N4ZTVQO2.js"),require("./chunk-AO6XMSG3.js");const chunk_POFLRLY5_js_1=require("./chunk-POFLRLY5.js");require("./chunk-5T6Z7V3Z.js");
const chunk_EU6TOR7Q_js_1=require("./chunk-EU6TOR7Q.js");require("./chunk-IVHI3DWQ.js"),require("./chunk-QFBZ3AD2.js"),require("./chunk-7ZR75P3T.js"),require(".\
/chunk-53F3SXW7.js"),require("./chunk-ZYT6VRSM.js"),require("./chunk-IIK45JB4.js"),require("./chunk-2SEJZKLG.js"),require("./chunk-XUOL2YEA.js"),require("./chun\
k-N4AUIKUW.js"),require("./chunk-HKR6QU6V.js"),require("./chunk-WYN2LYAQ.js");var split_at_page=async(h,{pages:j,cut:k,open_password:o},r)=>{let u=[],s=await(0,chunk_77SSGCXY_js_1.
split)(h,o,r,t=>{let n=t.source.pages.count,c=(0,chunk_EU6TOR7Q_js_1.resolvePageSet)(j,n);c.length===0&&u.push(chunk_POFLRLY5_js_1.NO_PAGES_SELECTED);let i=Array.
from(c,e=>k==="before"?e-1:e).filter(e=>e>0&&e<n);return(0,chunk_77SSGCXY_js_1.guardParts)(r,i.length+1),(0,chunk_77SSGCXY_js_1.partsAt)(t,[0,...i].map(e=>({page:e})))});
return{...s,notes:[...u,...s.notes]}};exports.split_at_page=split_at_page;
