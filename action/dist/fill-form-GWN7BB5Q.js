"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.fill_form=void 0;const chunk_VUISBR2D_js_1=require("./chunk-VUISBR2D.js"),chunk_GZX5KERT_js_1=require(
"./chunk-GZX5KERT.js"),chunk_LXPTYDM2_js_1=require("./chunk-LXPTYDM2.js"),chunk_SVZRBDYD_js_1=require("./chunk-SVZRBDYD.js"),chunk_Z22AF5KE_js_1=require("./chun\
k-Z22AF5KE.js");require("./chunk-BCHQ5HYR.js"),require("./chunk-SS646ETJ.js"),require("./chunk-W2BO6KFU.js"),require("./chunk-4QCWNOZA.js"),require("./chunk-IT5\
MBMRR.js"),require("./chunk-SCC256O5.js"),require("./chunk-SL5DZXZR.js"),require("./chunk-6YIQMLVU.js"),require("./chunk-QBW66N3W.js"),require("./chunk-5T6Z7V3Z\
.js"),require("./chunk-YE7ESM4E.js"),require("./chunk-7UEYW4OP.js"),require("./chunk-VZIP5HSV.js"),require("./chunk-MZ77N44C.js"),require("./chunk-AR4ITDLO.js"),
require("./chunk-Y6XK6ZWX.js"),require("./chunk-LN64YZJO.js");const chunk_IOUKG2DW_js_1=require("./chunk-IOUKG2DW.js");require("./chunk-Z5Q2ZFE6.js");const chunk_IAAO25DC_js_1=require(
"./chunk-IAAO25DC.js");require("./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js"),require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var fill_form=async(r,s,i)=>{let e=await(0,chunk_IAAO25DC_js_1.openDocument)(r.bytes,i,{password:s.open_password}),
u=await chunk_Z22AF5KE_js_1.FormModel.read(e);if((0,chunk_GZX5KERT_js_1.refuseDynamic)(e,u),u.fields.length===0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([
{field:"file",message:"has no form fields to fill: give a PDF form"}]);let{flatten:t,unknown_fields:o}=s,n=await(0,chunk_LXPTYDM2_js_1.fillFields)(e,u,new chunk_Z22AF5KE_js_1.
FieldValues(e,u),s.values,{unknownFields:o,flatten:t}),c=[...n.notes,...(0,chunk_GZX5KERT_js_1.dropXfa)(e,u)];Object.keys(s.values).length===0&&c.push({code:"no\
_values",message:"No field was filled, because values is empty.",mentions:["values"]}),t&&(c.push(...(0,chunk_VUISBR2D_js_1.strippedNotes)(await(0,chunk_SVZRBDYD_js_1.
stripSignatures)(e,"keep"))),await(0,chunk_VUISBR2D_js_1.flattenPages)(e,await chunk_Z22AF5KE_js_1.FormModel.read(e),everyPage(e.pages.count)));let l=e.pages.count,
h={pageCount:l,filledFields:n.filled,unfilledFields:n.unfilledFields,unusedKeys:n.unusedKeys};return{documents:[{name:r.name,bytes:await(0,chunk_IOUKG2DW_js_1.save)(
e),pageCount:l}],notes:c,facts:h}},everyPage=r=>Uint32Array.from({length:r},(s,i)=>i+1);exports.fill_form=fill_form;
