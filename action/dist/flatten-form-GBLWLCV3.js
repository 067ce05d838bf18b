"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.flatten_form=void 0;const chunk_2PFK7CZB_js_1=require("./chunk-2PFK7CZB.js");require("./chunk-LV4\
VJJIK.js"),require("./chunk-FJ5M56S7.js");const chunk_GMP62N7T_js_1=require("./chunk-GMP62N7T.js"),chunk_CREMEMKF_js_1=require("./chunk-CREMEMKF.js"),chunk_GYNVKAKN_js_1=require(
"./chunk-GYNVKAKN.js");require("./chunk-5G6ARTL5.js"),require("./chunk-MM2R4PHI.js");const chunk_IGXSXMPS_js_1=require("./chunk-IGXSXMPS.js");require("./chunk-2\
PSYXE6F.js"),require("./chunk-CJWZ2MPQ.js");const chunk_DAHH2GHL_js_1=require("./chunk-DAHH2GHL.js");require("./chunk-G2BQ3UI7.js"),require("./chunk-5VZM4KZB.js"),
require("./chunk-64UBD3TO.js"),require("./chunk-UGMU44LB.js"),require("./chunk-SD7NENW4.js"),require("./chunk-FERY4TA5.js"),require("./chunk-C4AGKQS7.js"),require(
"./chunk-NWF5XGWO.js"),require("./chunk-ZBMKXLCV.js"),require("./chunk-X2YTNMBS.js"),require("./chunk-OC3U6JW6.js"),require("./chunk-VM5OVVZ7.js"),require("./ch\
unk-4OZNAQ5A.js"),require("./chunk-R2D723YH.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-4\
SMGVZ2M.js"),require("./chunk-OVFAED6I.js");const chunk_MV5MHPFY_js_1=require("./chunk-MV5MHPFY.js");require("./chunk-4IHCQ7OE.js");const chunk_AVWOAZJD_js_1=require(
"./chunk-AVWOAZJD.js"),chunk_UTTXRBHO_js_1=require("./chunk-UTTXRBHO.js");require("./chunk-VZIP5HSV.js"),require("./chunk-BHLFBBNU.js"),require("./chunk-VKB5CSQ\
M.js");const chunk_2V5N7L43_js_1=require("./chunk-2V5N7L43.js");require("./chunk-F5LGGJZ4.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js");const chunk_NTOB6BY6_js_1=require(
"./chunk-NTOB6BY6.js");require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-W\
YN2LYAQ.js");var flatten_form=async(i,h,_)=>{let e=await(0,chunk_2V5N7L43_js_1.openDocument)(i.bytes,_,{password:h.open_password}),n=e.pages.count,c=(0,chunk_NTOB6BY6_js_1.
resolvePageSet)(h.pages,n),r=[],t=0;if(c.length===0)r.push(chunk_GMP62N7T_js_1.NO_PAGES_SELECTED);else{let a=await(0,chunk_IGXSXMPS_js_1.stripSignatures)(e,"kee\
p");r.push(...(0,chunk_AVWOAZJD_js_1.strippedNotes)(a,"flatten"));let s=await chunk_GYNVKAKN_js_1.FormModel.read(e);(0,chunk_DAHH2GHL_js_1.refuseDynamic)(e,s);let o=new chunk_GYNVKAKN_js_1.
FieldValues(e,s),j=new chunk_CREMEMKF_js_1.Appearances(e,s,o),k=await(0,chunk_CREMEMKF_js_1.draw)(e,s,o,j,{missing:!0});if(k.length>0)throw(0,chunk_GMSHOBQ3_js_1.
invalidParameters)([{field:"file",message:`no available font has all characters of ${(0,chunk_UTTXRBHO_js_1.quoted)(k.slice(0,10).map(({name:u})=>u))}, and thes\
e fields have no appearance that could become content of the page`}]);let p=new Set(c),l=({widgets:u})=>u.some(M=>M.pages.some(f=>p.has(f))),q=[...j.tooSmall];r.
push(...(0,chunk_CREMEMKF_js_1.tooSmallNote)(q.filter(l),!0),...(0,chunk_CREMEMKF_js_1.tooSmallNote)(q.filter(u=>!l(u)),!1),...(0,chunk_DAHH2GHL_js_1.dropXfa)(e,
s)),t=await(0,chunk_2PFK7CZB_js_1.flattenPages)(e,s,c),t===0&&a.fields.length===0&&r.push(NO_FORM_FIELDS)}let d=await(0,chunk_MV5MHPFY_js_1.save)(e);return{documents:[
{name:i.name,bytes:d,pageCount:n}],notes:r,facts:{pageCount:n,flattenedWidgets:t}}},NO_FORM_FIELDS={code:"no_form_fields",message:"The selected pages have no fo\
rm fields."};exports.flatten_form=flatten_form;
