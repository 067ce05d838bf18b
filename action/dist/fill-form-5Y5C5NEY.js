"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.fill_form=void 0;const chunk_LWUJAM5Y_js_1=require("./chunk-LWUJAM5Y.js"),chunk_35M2UTVI_js_1=require(
"./chunk-35M2UTVI.js"),chunk_DCLYD6CU_js_1=require("./chunk-DCLYD6CU.js"),chunk_ZILXKYC3_js_1=require("./chunk-ZILXKYC3.js"),chunk_KLWCG2BC_js_1=require("./chun\
k-KLWCG2BC.js");require("./chunk-BCHQ5HYR.js"),require("./chunk-SS646ETJ.js"),require("./chunk-FGMIBRS2.js"),require("./chunk-I2ZQDAMW.js"),require("./chunk-CHT\
HLDHU.js"),require("./chunk-RBB7JJQX.js"),require("./chunk-7WN7G3OY.js"),require("./chunk-I4JWLNKL.js"),require("./chunk-ZBJK7HZW.js"),require("./chunk-5T6Z7V3Z\
.js"),require("./chunk-YE7ESM4E.js"),require("./chunk-7UEYW4OP.js"),require("./chunk-VZIP5HSV.js"),require("./chunk-MZ77N44C.js"),require("./chunk-4Z7C7T6I.js"),
require("./chunk-5LBCI6IC.js"),require("./chunk-NH4M62TM.js");const chunk_NI7EWWKE_js_1=require("./chunk-NI7EWWKE.js");require("./chunk-SPHPKC2T.js");const chunk_6FDLZIHI_js_1=require(
"./chunk-6FDLZIHI.js");require("./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.js"),require("./chunk-FI4XWXPB.js"),require("./chunk-D3KVKOID.js");const chunk_BIX7UOAI_js_1=require(
"./chunk-BIX7UOAI.js");require("./chunk-WYN2LYAQ.js");var fill_form=async(u,s,i)=>{let e=await(0,chunk_6FDLZIHI_js_1.openDocument)(u.bytes,i,{password:s.open_password}),
r=await chunk_KLWCG2BC_js_1.FormModel.read(e);if((0,chunk_35M2UTVI_js_1.refuseDynamic)(e,r),r.fields.length===0)throw(0,chunk_BIX7UOAI_js_1.invalidParameters)([
{field:"file",message:"has no form fields to fill: give a PDF form"}]);let{flatten:c,unknown_fields:h}=s,n=await(0,chunk_DCLYD6CU_js_1.fillFields)(e,r,new chunk_KLWCG2BC_js_1.
FieldValues(e,r),s.values,{unknownFields:h,flatten:c}),t=[...n.notes,...(0,chunk_35M2UTVI_js_1.dropXfa)(e,r)];c&&(t.push(...(0,chunk_LWUJAM5Y_js_1.strippedNotes)(
await(0,chunk_ZILXKYC3_js_1.stripSignatures)(e,"keep"))),await(0,chunk_LWUJAM5Y_js_1.flattenPages)(e,await chunk_KLWCG2BC_js_1.FormModel.read(e),everyPage(e.pages.
count)));let l=e.pages.count,o={pageCount:l,filledFields:n.filled,unfilledFields:n.unfilledFields,unusedKeys:n.unusedKeys};return{documents:[{name:u.name,bytes:await(0,chunk_NI7EWWKE_js_1.
save)(e),pageCount:l}],notes:t,facts:o}},everyPage=u=>Uint32Array.from({length:u},(s,i)=>i+1);exports.fill_form=fill_form;
