"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.fill_form=void 0;const chunk_QDHELBH6_js_1=require("./chunk-QDHELBH6.js");require("./chunk-ESW3IQ\
FR.js");const chunk_F47Q6CZL_js_1=require("./chunk-F47Q6CZL.js"),chunk_ZH63WUOS_js_1=require("./chunk-ZH63WUOS.js");require("./chunk-Z6ZLDF2K.js"),require("./ch\
unk-P7F3Z236.js");const chunk_7TPVZHHE_js_1=require("./chunk-7TPVZHHE.js");require("./chunk-2PSYXE6F.js"),require("./chunk-CJWZ2MPQ.js");const chunk_DAHH2GHL_js_1=require(
"./chunk-DAHH2GHL.js");require("./chunk-XUZYGBC4.js"),require("./chunk-QVATMD73.js"),require("./chunk-HZKJGLY4.js"),require("./chunk-UGMU44LB.js"),require("./ch\
unk-5PDNWYGK.js"),require("./chunk-4JDW4YES.js"),require("./chunk-FEIBPAGL.js"),require("./chunk-NWF5XGWO.js"),require("./chunk-FIWWLTDW.js"),require("./chunk-V\
DP6DXVE.js"),require("./chunk-GQI45M34.js"),require("./chunk-XIKURTNM.js"),require("./chunk-6ZEPCL6H.js"),require("./chunk-KILDAFVP.js"),require("./chunk-34KNI3\
QJ.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-H62WNXIO.js"),require("./chunk-OVFAED6I.js");const chunk_CTSCWKC7_js_1=require(
"./chunk-CTSCWKC7.js");require("./chunk-3PFJRMBL.js");const chunk_XNZTTCIR_js_1=require("./chunk-XNZTTCIR.js");require("./chunk-UTTXRBHO.js"),require("./chunk-V\
ZIP5HSV.js"),require("./chunk-WRDHS3QY.js");const chunk_HEXSKBOQ_js_1=require("./chunk-HEXSKBOQ.js");require("./chunk-3MJCCXWL.js"),require("./chunk-DCEZTHUA.js"),
require("./chunk-IDQUK5WO.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require(".\
/chunk-WYN2LYAQ.js");var fill_form=async(r,s,i)=>{let e=await(0,chunk_HEXSKBOQ_js_1.openDocument)(r.bytes,i,{password:s.open_password}),u=await chunk_ZH63WUOS_js_1.
FormModel.read(e);if((0,chunk_DAHH2GHL_js_1.refuseDynamic)(e,u),u.fields.length===0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"file",message:"has n\
o form fields to fill: give a PDF form"}]);let{flatten:t,unknown_fields:j}=s,n=await(0,chunk_F47Q6CZL_js_1.fillFields)(e,u,new chunk_ZH63WUOS_js_1.FieldValues(e,
u),s.values,{unknownFields:j,flatten:t}),c=[...n.notes,...(0,chunk_DAHH2GHL_js_1.dropXfa)(e,u)];if(Object.keys(s.values).length===0&&c.push(NO_VALUES),t){let k=await(0,chunk_7TPVZHHE_js_1.
stripSignatures)(e,"keep");c.push(...(0,chunk_XNZTTCIR_js_1.strippedNotes)(k,"flatten")),u.forget(k.objects),await(0,chunk_QDHELBH6_js_1.flattenPages)(e,u,everyPage(
e.pages.count))}let h=e.pages.count,l={pageCount:h,filledFields:n.filled,unfilledFields:n.unfilledFields,unusedKeys:n.unusedKeys};return{documents:[{name:r.name,
bytes:await(0,chunk_CTSCWKC7_js_1.save)(e),pageCount:h}],notes:c,facts:l}},everyPage=r=>Uint32Array.from({length:r},(s,i)=>i+1),NO_VALUES={code:"no_values",message:"\
No field was filled, because values is empty.",mentions:["values"]};exports.fill_form=fill_form;
