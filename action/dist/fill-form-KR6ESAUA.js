"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.fill_form=void 0;const chunk_2PFK7CZB_js_1=require("./chunk-2PFK7CZB.js");require("./chunk-LV4VJJ\
IK.js"),require("./chunk-FJ5M56S7.js");const chunk_CREMEMKF_js_1=require("./chunk-CREMEMKF.js"),chunk_GYNVKAKN_js_1=require("./chunk-GYNVKAKN.js");require("./ch\
unk-5G6ARTL5.js"),require("./chunk-MM2R4PHI.js");const chunk_IGXSXMPS_js_1=require("./chunk-IGXSXMPS.js");require("./chunk-2PSYXE6F.js"),require("./chunk-CJWZ2M\
PQ.js");const chunk_DAHH2GHL_js_1=require("./chunk-DAHH2GHL.js");require("./chunk-G2BQ3UI7.js"),require("./chunk-5VZM4KZB.js"),require("./chunk-64UBD3TO.js"),require(
"./chunk-UGMU44LB.js"),require("./chunk-SD7NENW4.js"),require("./chunk-FERY4TA5.js"),require("./chunk-C4AGKQS7.js"),require("./chunk-NWF5XGWO.js"),require("./ch\
unk-ZBMKXLCV.js"),require("./chunk-X2YTNMBS.js"),require("./chunk-OC3U6JW6.js"),require("./chunk-VM5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-R\
2D723YH.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-4SMGVZ2M.js"),require("./chunk-OVFAED\
6I.js");const chunk_MV5MHPFY_js_1=require("./chunk-MV5MHPFY.js");require("./chunk-4IHCQ7OE.js");const chunk_AVWOAZJD_js_1=require("./chunk-AVWOAZJD.js");require(
"./chunk-UTTXRBHO.js"),require("./chunk-VZIP5HSV.js"),require("./chunk-BHLFBBNU.js"),require("./chunk-VKB5CSQM.js");const chunk_2V5N7L43_js_1=require("./chunk-2\
V5N7L43.js");require("./chunk-F5LGGJZ4.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2\
CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var fill_form=async(s,r,i)=>{let e=await(0,chunk_2V5N7L43_js_1.openDocument)(
s.bytes,i,{password:r.open_password}),u=await chunk_GYNVKAKN_js_1.FormModel.read(e);if((0,chunk_DAHH2GHL_js_1.refuseDynamic)(e,u),u.fields.length===0)throw(0,chunk_GMSHOBQ3_js_1.
invalidParameters)([{field:"file",message:"has no form fields to fill: give a PDF form"}]);let{flatten:h,unknown_fields:j}=r,n=await(0,chunk_CREMEMKF_js_1.fillFields)(
e,u,new chunk_GYNVKAKN_js_1.FieldValues(e,u),r.values,{unknownFields:j,flatten:h}),c=[...n.notes,...(0,chunk_DAHH2GHL_js_1.dropXfa)(e,u)];if(Object.keys(r.values).
length===0&&c.push(NO_VALUES),h){let k=await(0,chunk_IGXSXMPS_js_1.stripSignatures)(e,"keep");c.push(...(0,chunk_AVWOAZJD_js_1.strippedNotes)(k,"flatten")),u.forget(
k.objects),await(0,chunk_2PFK7CZB_js_1.flattenPages)(e,u,everyPage(e.pages.count))}let t=e.pages.count,l={pageCount:t,filledFields:n.filled,unfilledFields:n.unfilledFields,
unusedKeys:n.unusedKeys};return{documents:[{name:s.name,bytes:await(0,chunk_MV5MHPFY_js_1.save)(e),pageCount:t}],notes:c,facts:l}},everyPage=s=>Uint32Array.from(
{length:s},(r,i)=>i+1),NO_VALUES={code:"no_values",message:"No field was filled, because values is empty.",mentions:["values"]};exports.fill_form=fill_form;
