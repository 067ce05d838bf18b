"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.fill_form=void 0;const chunk_IZMR7RFX_js_1=require("./chunk-IZMR7RFX.js");require("./chunk-H6QE5U\
EV.js"),require("./chunk-O6MMON5G.js");const chunk_5SETICJS_js_1=require("./chunk-5SETICJS.js"),chunk_A3G3W6M6_js_1=require("./chunk-A3G3W6M6.js");require("./ch\
unk-5G6ARTL5.js"),require("./chunk-A4AXUFJG.js"),require("./chunk-QL5KJ65N.js");const chunk_2ZJGJ55P_js_1=require("./chunk-2ZJGJ55P.js");require("./chunk-2PSYXE\
6F.js"),require("./chunk-2OOG7MWY.js"),require("./chunk-CJWZ2MPQ.js");const chunk_DAHH2GHL_js_1=require("./chunk-DAHH2GHL.js");require("./chunk-G2BQ3UI7.js"),require(
"./chunk-5VZM4KZB.js"),require("./chunk-64UBD3TO.js"),require("./chunk-UGMU44LB.js"),require("./chunk-KLP35QH2.js"),require("./chunk-ETIMQ53U.js"),require("./ch\
unk-CKDGA5PY.js"),require("./chunk-NWF5XGWO.js"),require("./chunk-RX6EQCOK.js"),require("./chunk-JESHQHHA.js"),require("./chunk-OC3U6JW6.js"),require("./chunk-V\
M5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-MO4LOFTN.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-ZBMKXLCV.js"),require("./chunk-FQ5CLA\
NY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-4SMGVZ2M.js"),require("./chunk-OVFAED6I.js"),require("./chunk-GOXITCM4.js");const chunk_K32GSMXO_js_1=require(
"./chunk-K32GSMXO.js");require("./chunk-X4D5GQRV.js");const chunk_AVWOAZJD_js_1=require("./chunk-AVWOAZJD.js");require("./chunk-UTTXRBHO.js"),require("./chunk-V\
ZIP5HSV.js"),require("./chunk-BHLFBBNU.js"),require("./chunk-VKB5CSQM.js");const chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js");require("./chunk-I24CHX2T.js"),
require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require(".\
/chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var fill_form=async(s,r,i)=>{let e=await(0,chunk_B2YFAM73_js_1.openDocument)(s.bytes,i,{password:r.open_password}),
u=await chunk_A3G3W6M6_js_1.FormModel.read(e);if((0,chunk_DAHH2GHL_js_1.refuseDynamic)(e,u),u.fields.length===0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([
{field:"file",message:"has no form fields to fill: give a PDF form"}]);let{flatten:h,unknown_fields:t}=r,n=await(0,chunk_5SETICJS_js_1.fillFields)(e,u,new chunk_A3G3W6M6_js_1.
FieldValues(e,u),r.values,{unknownFields:t,flatten:h}),c=[...n.notes,...(0,chunk_DAHH2GHL_js_1.dropXfa)(e,u)];if(Object.keys(r.values).length===0&&c.push(NO_VALUES),
h){let j=await(0,chunk_2ZJGJ55P_js_1.stripSignatures)(e,"keep");c.push(...(0,chunk_AVWOAZJD_js_1.strippedNotes)(j,"flatten")),u.forget(j.objects),await(0,chunk_IZMR7RFX_js_1.
flattenPages)(e,u,everyPage(e.pages.count))}let k=e.pages.count,l={pageCount:k,filledFields:n.filled,unfilledFields:n.unfilledFields,unusedKeys:n.unusedKeys};return{
documents:[{name:s.name,bytes:await(0,chunk_K32GSMXO_js_1.save)(e),pageCount:k}],notes:c,facts:l}},everyPage=s=>Uint32Array.from({length:s},(r,i)=>i+1),NO_VALUES={
code:"no_values",message:"No field was filled, because values is empty.",mentions:["values"]};exports.fill_form=fill_form;
