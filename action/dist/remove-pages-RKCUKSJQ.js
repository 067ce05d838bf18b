"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.remove_pages=void 0;const chunk_SPLZRXVS_js_1=require("./chunk-SPLZRXVS.js");require("./chunk-OTX\
CU7HZ.js"),require("./chunk-FGMIBRS2.js"),require("./chunk-CHTHLDHU.js"),require("./chunk-RBB7JJQX.js"),require("./chunk-FF7G6K5X.js"),require("./chunk-7WN7G3OY\
.js");const chunk_P3PCCQ64_js_1=require("./chunk-P3PCCQ64.js");require("./chunk-QZIYSVYV.js"),require("./chunk-4Z7C7T6I.js"),require("./chunk-5LBCI6IC.js"),require(
"./chunk-NI7EWWKE.js"),require("./chunk-SPHPKC2T.js"),require("./chunk-6FDLZIHI.js"),require("./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.js"),require("./ch\
unk-FI4XWXPB.js"),require("./chunk-D3KVKOID.js");const chunk_BIX7UOAI_js_1=require("./chunk-BIX7UOAI.js");require("./chunk-WYN2LYAQ.js");var remove_pages=(i,s,c)=>(0,chunk_SPLZRXVS_js_1.
select)(i,s.open_password,c,r=>{let u=(0,chunk_P3PCCQ64_js_1.selectedPages)(s,r);if(u.length===0)return;if(u.length===r){let[e,n]=s.pages===void 0?["first_page",
" together with last_page"]:["pages",""],h=`must not name every page of the document${n}: at least one page must remain`;throw(0,chunk_BIX7UOAI_js_1.invalidParameters)(
[{field:e,message:h,mentions:["last_page"]}])}let t=new Uint8Array(r+1);for(let e of u)t[e]=1;return Uint32Array.from({length:r},(e,n)=>n+1).filter(e=>t[e]===0)});
exports.remove_pages=remove_pages;
