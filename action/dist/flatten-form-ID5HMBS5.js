"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.flatten_form=void 0;const chunk_IZMR7RFX_js_1=require("./chunk-IZMR7RFX.js");require("./chunk-H6Q\
E5UEV.js"),require("./chunk-O6MMON5G.js");const chunk_GMP62N7T_js_1=require("./chunk-GMP62N7T.js"),chunk_5SETICJS_js_1=require("./chunk-5SETICJS.js"),chunk_A3G3W6M6_js_1=require(
"./chunk-A3G3W6M6.js");require("./chunk-5G6ARTL5.js"),require("./chunk-A4AXUFJG.js"),require("./chunk-QL5KJ65N.js");const chunk_2ZJGJ55P_js_1=require("./chunk-2\
ZJGJ55P.js");require("./chunk-2PSYXE6F.js"),require("./chunk-2OOG7MWY.js"),require("./chunk-CJWZ2MPQ.js");const chunk_DAHH2GHL_js_1=require("./chunk-DAHH2GHL.js");
require("./chunk-G2BQ3UI7.js"),require("./chunk-5VZM4KZB.js"),require("./chunk-64UBD3TO.js"),require("./chunk-UGMU44LB.js"),require("./chunk-KLP35QH2.js"),require(
"./chunk-ETIMQ53U.js"),require("./chunk-CKDGA5PY.js"),require("./chunk-NWF5XGWO.js"),require("./chunk-RX6EQCOK.js"),require("./chunk-JESHQHHA.js"),require("./ch\
unk-OC3U6JW6.js"),require("./chunk-VM5OVVZ7.js"),require("./chunk-4OZNAQ5A.js"),require("./chunk-MO4LOFTN.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-Z\
BMKXLCV.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-4SMGVZ2M.js"),require("./chunk-OVFAED6I.js"),require("./chunk-GOXITC\
M4.js");const chunk_K32GSMXO_js_1=require("./chunk-K32GSMXO.js");require("./chunk-X4D5GQRV.js");const chunk_AVWOAZJD_js_1=require("./chunk-AVWOAZJD.js"),chunk_UTTXRBHO_js_1=require(
"./chunk-UTTXRBHO.js");require("./chunk-VZIP5HSV.js"),require("./chunk-BHLFBBNU.js"),require("./chunk-VKB5CSQM.js");const chunk_B2YFAM73_js_1=require("./chunk-B\
2YFAM73.js");require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js");const chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js");
require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var flatten_form=async(i,h,_)=>{
let e=await(0,chunk_B2YFAM73_js_1.openDocument)(i.bytes,_,{password:h.open_password}),n=e.pages.count,c=(0,chunk_NTOB6BY6_js_1.resolvePageSet)(h.pages,n),s=[],t=0;
if(c.length===0)s.push(chunk_GMP62N7T_js_1.NO_PAGES_SELECTED);else{let a=await(0,chunk_2ZJGJ55P_js_1.stripSignatures)(e,"keep");s.push(...(0,chunk_AVWOAZJD_js_1.
strippedNotes)(a,"flatten"));let r=await chunk_A3G3W6M6_js_1.FormModel.read(e);(0,chunk_DAHH2GHL_js_1.refuseDynamic)(e,r);let j=new chunk_A3G3W6M6_js_1.FieldValues(
e,r),k=new chunk_5SETICJS_js_1.Appearances(e,r,j),o=await(0,chunk_5SETICJS_js_1.draw)(e,r,j,k,{missing:!0});if(o.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(
[{field:"file",message:`no available font has all characters of ${(0,chunk_UTTXRBHO_js_1.quoted)(o.slice(0,10).map(({name:u})=>u))}, and these fields have no ap\
pearance that could become content of the page`}]);let p=new Set(c),l=({widgets:u})=>u.some(M=>M.pages.some(f=>p.has(f))),q=[...k.tooSmall];s.push(...(0,chunk_5SETICJS_js_1.
tooSmallNote)(q.filter(l),!0),...(0,chunk_5SETICJS_js_1.tooSmallNote)(q.filter(u=>!l(u)),!1),...(0,chunk_DAHH2GHL_js_1.dropXfa)(e,r)),t=await(0,chunk_IZMR7RFX_js_1.
flattenPages)(e,r,c),t===0&&a.fields.length===0&&s.push(NO_FORM_FIELDS)}let d=await(0,chunk_K32GSMXO_js_1.save)(e);return{documents:[{name:i.name,bytes:d,pageCount:n}],
notes:s,facts:{pageCount:n,flattenedWidgets:t}}},NO_FORM_FIELDS={code:"no_form_fields",message:"The selected pages have no form fields."};exports.flatten_form=flatten_form;
