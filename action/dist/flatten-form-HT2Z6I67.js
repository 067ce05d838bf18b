"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.flatten_form=void 0;const chunk_LWUJAM5Y_js_1=require("./chunk-LWUJAM5Y.js"),chunk_35M2UTVI_js_1=require(
"./chunk-35M2UTVI.js"),chunk_DCLYD6CU_js_1=require("./chunk-DCLYD6CU.js"),chunk_ZILXKYC3_js_1=require("./chunk-ZILXKYC3.js"),chunk_KLWCG2BC_js_1=require("./chun\
k-KLWCG2BC.js"),chunk_BCHQ5HYR_js_1=require("./chunk-BCHQ5HYR.js");require("./chunk-SS646ETJ.js"),require("./chunk-FGMIBRS2.js"),require("./chunk-I2ZQDAMW.js"),
require("./chunk-CHTHLDHU.js"),require("./chunk-RBB7JJQX.js"),require("./chunk-7WN7G3OY.js");const chunk_P3PCCQ64_js_1=require("./chunk-P3PCCQ64.js");require(".\
/chunk-I4JWLNKL.js"),require("./chunk-ZBJK7HZW.js"),require("./chunk-5T6Z7V3Z.js"),require("./chunk-YE7ESM4E.js"),require("./chunk-7UEYW4OP.js"),require("./chun\
k-VZIP5HSV.js"),require("./chunk-MZ77N44C.js");const chunk_QZIYSVYV_js_1=require("./chunk-QZIYSVYV.js");require("./chunk-4Z7C7T6I.js"),require("./chunk-5LBCI6IC\
.js"),require("./chunk-NH4M62TM.js");const chunk_NI7EWWKE_js_1=require("./chunk-NI7EWWKE.js");require("./chunk-SPHPKC2T.js");const chunk_6FDLZIHI_js_1=require("\
./chunk-6FDLZIHI.js");require("./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.js"),require("./chunk-FI4XWXPB.js"),require("./chunk-D3KVKOID.js");const chunk_BIX7UOAI_js_1=require(
"./chunk-BIX7UOAI.js");require("./chunk-WYN2LYAQ.js");var flatten_form=async(a,i,_)=>{let e=await(0,chunk_6FDLZIHI_js_1.openDocument)(a.bytes,_,{password:i.open_password}),
n=e.pages.count,t=(0,chunk_QZIYSVYV_js_1.resolvePageSet)(i.pages,n),r=[],c=0;if(t.length===0)r.push(chunk_P3PCCQ64_js_1.NO_PAGES_SELECTED);else{r.push(...(0,chunk_LWUJAM5Y_js_1.
strippedNotes)(await(0,chunk_ZILXKYC3_js_1.stripSignatures)(e,"keep")));let s=await chunk_KLWCG2BC_js_1.FormModel.read(e);(0,chunk_35M2UTVI_js_1.refuseDynamic)(
e,s);let o=new chunk_KLWCG2BC_js_1.FieldValues(e,s),h=new chunk_DCLYD6CU_js_1.Appearances(e,s,o),l=await(0,chunk_DCLYD6CU_js_1.draw)(e,s,o,h,{missing:!0});if(l.
length>0)throw(0,chunk_BIX7UOAI_js_1.invalidParameters)([{field:"file",message:`no font at hand has all characters of ${(0,chunk_BCHQ5HYR_js_1.quoted)(l.slice(0,
10).map(({name:u})=>u))}, and these fields have no appearance that could become content of the page`}]);let j=({widgets:u})=>u.some(d=>d.pages.some(p=>t.includes(
p))),k=[...h.tooSmall];r.push(...(0,chunk_DCLYD6CU_js_1.tooSmallNote)(k.filter(j),!0),...(0,chunk_DCLYD6CU_js_1.tooSmallNote)(k.filter(u=>!j(u)),!1),...(0,chunk_35M2UTVI_js_1.
dropXfa)(e,s)),c=await(0,chunk_LWUJAM5Y_js_1.flattenPages)(e,s,t),c===0&&r.push({code:"no_form_fields",message:"The selected pages have no form fields."})}let q=await(0,chunk_NI7EWWKE_js_1.
save)(e);return{documents:[{name:a.name,bytes:q,pageCount:n}],notes:r,facts:{pageCount:n,flattenedWidgets:c}}};exports.flatten_form=flatten_form;
