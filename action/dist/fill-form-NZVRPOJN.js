"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.fill_form=void 0;const chunk_V5XFWXE3_js_1=require("./chunk-V5XFWXE3.js"),chunk_DYEYZTZW_js_1=require(
"./chunk-DYEYZTZW.js"),chunk_MDJ3EVII_js_1=require("./chunk-MDJ3EVII.js"),chunk_PMSVS7IW_js_1=require("./chunk-PMSVS7IW.js"),chunk_SZPL3ZN6_js_1=require("./chun\
k-SZPL3ZN6.js");require("./chunk-SS646ETJ.js"),require("./chunk-ZZQ5FHAZ.js"),require("./chunk-KNS7MBMN.js"),require("./chunk-N4ZTVQO2.js"),require("./chunk-AO6\
XMSG3.js"),require("./chunk-EW4TSARM.js"),require("./chunk-ZO5ZCIMW.js"),require("./chunk-5T6Z7V3Z.js"),require("./chunk-YE7ESM4E.js"),require("./chunk-7UEYW4OP\
.js"),require("./chunk-VZIP5HSV.js"),require("./chunk-MZ77N44C.js"),require("./chunk-IVHI3DWQ.js"),require("./chunk-QFBZ3AD2.js"),require("./chunk-BVHKPD26.js"),
require("./chunk-NH4M62TM.js");const chunk_7ZR75P3T_js_1=require("./chunk-7ZR75P3T.js");require("./chunk-53F3SXW7.js");const chunk_ZYT6VRSM_js_1=require("./chun\
k-ZYT6VRSM.js");require("./chunk-IIK45JB4.js"),require("./chunk-2SEJZKLG.js"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js");const chunk_HKR6QU6V_js_1=require(
"./chunk-HKR6QU6V.js");require("./chunk-WYN2LYAQ.js");var fill_form=async(u,s,i)=>{let e=await(0,chunk_ZYT6VRSM_js_1.openDocument)(u.bytes,i,{password:s.open_password}),
r=await chunk_SZPL3ZN6_js_1.FormModel.read(e);if((0,chunk_DYEYZTZW_js_1.refuseDynamic)(e,r),r.fields.length===0)throw(0,chunk_HKR6QU6V_js_1.invalidParameters)([
{field:"file",message:"has no form fields to fill: give a PDF form"}]);let{flatten:c,unknown_fields:o}=s,n=await(0,chunk_MDJ3EVII_js_1.fillFields)(e,r,new chunk_SZPL3ZN6_js_1.
FieldValues(e,r),s.values,{unknownFields:o,flatten:c}),t=[...n.notes,...(0,chunk_DYEYZTZW_js_1.dropXfa)(e,r)];c&&(t.push(...(0,chunk_V5XFWXE3_js_1.strippedNotes)(
await(0,chunk_PMSVS7IW_js_1.stripSignatures)(e,"keep"))),await(0,chunk_V5XFWXE3_js_1.flattenPages)(e,await chunk_SZPL3ZN6_js_1.FormModel.read(e),everyPage(e.pages.
count)));let l=e.pages.count,h={pageCount:l,filledFields:n.filled,unfilledFields:n.unfilledFields,unusedKeys:n.unusedKeys};return{documents:[{name:u.name,bytes:await(0,chunk_7ZR75P3T_js_1.
save)(e),pageCount:l}],notes:t,facts:h}},everyPage=u=>Uint32Array.from({length:u},(s,i)=>i+1);exports.fill_form=fill_form;
