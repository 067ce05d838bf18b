"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.flatten_form=void 0;const chunk_V5XFWXE3_js_1=require("./chunk-V5XFWXE3.js"),chunk_DYEYZTZW_js_1=require(
"./chunk-DYEYZTZW.js"),chunk_MDJ3EVII_js_1=require("./chunk-MDJ3EVII.js"),chunk_PMSVS7IW_js_1=require("./chunk-PMSVS7IW.js"),chunk_SZPL3ZN6_js_1=require("./chun\
k-SZPL3ZN6.js");require("./chunk-SS646ETJ.js"),require("./chunk-ZZQ5FHAZ.js"),require("./chunk-KNS7MBMN.js"),require("./chunk-N4ZTVQO2.js"),require("./chunk-AO6\
XMSG3.js");const chunk_POFLRLY5_js_1=require("./chunk-POFLRLY5.js");require("./chunk-EW4TSARM.js"),require("./chunk-ZO5ZCIMW.js"),require("./chunk-5T6Z7V3Z.js"),
require("./chunk-YE7ESM4E.js"),require("./chunk-7UEYW4OP.js"),require("./chunk-VZIP5HSV.js"),require("./chunk-MZ77N44C.js");const chunk_EU6TOR7Q_js_1=require(".\
/chunk-EU6TOR7Q.js");require("./chunk-IVHI3DWQ.js"),require("./chunk-QFBZ3AD2.js"),require("./chunk-BVHKPD26.js"),require("./chunk-NH4M62TM.js");const chunk_7ZR75P3T_js_1=require(
"./chunk-7ZR75P3T.js");require("./chunk-53F3SXW7.js");const chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM.js");require("./chunk-IIK45JB4.js"),require("./chunk-2\
SEJZKLG.js"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js");const chunk_HKR6QU6V_js_1=require("./chunk-HKR6QU6V.js");require("./chunk-WYN2LYAQ.js");
var flatten_form=async(t,c,o)=>{let e=await(0,chunk_ZYT6VRSM_js_1.openDocument)(t.bytes,o,{password:c.open_password}),u=e.pages.count,a=(0,chunk_EU6TOR7Q_js_1.resolvePageSet)(
c.pages,u),r=[],n=0;if(a.length===0)r.push(chunk_POFLRLY5_js_1.NO_PAGES_SELECTED);else{r.push(...(0,chunk_V5XFWXE3_js_1.strippedNotes)(await(0,chunk_PMSVS7IW_js_1.
stripSignatures)(e,"keep")));let s=await chunk_SZPL3ZN6_js_1.FormModel.read(e);(0,chunk_DYEYZTZW_js_1.refuseDynamic)(e,s);let h=new chunk_SZPL3ZN6_js_1.FieldValues(
e,s),i=await(0,chunk_MDJ3EVII_js_1.draw)(e,s,h,new chunk_MDJ3EVII_js_1.Appearances(e,s,h),new Set,!0);if(i.length>0)throw(0,chunk_HKR6QU6V_js_1.invalidParameters)(
[{field:"file",message:`no font at hand has all characters of ${(0,chunk_SZPL3ZN6_js_1.quoted)(i.slice(0,10).map(({name:k})=>k))}, and these fields have no appe\
arance that could become content of the page`}]);r.push(...(0,chunk_DYEYZTZW_js_1.dropXfa)(e,s)),n=await(0,chunk_V5XFWXE3_js_1.flattenPages)(e,s,a),n===0&&r.push(
{code:"no_form_fields",message:"The selected pages have no form fields."})}let j=await(0,chunk_7ZR75P3T_js_1.save)(e);return{documents:[{name:t.name,bytes:j,pageCount:u}],
notes:r,facts:{pageCount:u,flattenedWidgets:n}}};exports.flatten_form=flatten_form;
