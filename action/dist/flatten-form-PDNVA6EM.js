"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.flatten_form=void 0;const chunk_QDHELBH6_js_1=require("./chunk-QDHELBH6.js");require("./chunk-ESW\
3IQFR.js");const chunk_GMP62N7T_js_1=require("./chunk-GMP62N7T.js"),chunk_F47Q6CZL_js_1=require("./chunk-F47Q6CZL.js"),chunk_ZH63WUOS_js_1=require("./chunk-ZH63\
WUOS.js");require("./chunk-Z6ZLDF2K.js"),require("./chunk-P7F3Z236.js");const chunk_7TPVZHHE_js_1=require("./chunk-7TPVZHHE.js");require("./chunk-2PSYXE6F.js"),
require("./chunk-CJWZ2MPQ.js");const chunk_DAHH2GHL_js_1=require("./chunk-DAHH2GHL.js");require("./chunk-XUZYGBC4.js"),require("./chunk-QVATMD73.js"),require(".\
/chunk-HZKJGLY4.js"),require("./chunk-UGMU44LB.js"),require("./chunk-5PDNWYGK.js"),require("./chunk-4JDW4YES.js"),require("./chunk-FEIBPAGL.js"),require("./chun\
k-NWF5XGWO.js"),require("./chunk-FIWWLTDW.js"),require("./chunk-VDP6DXVE.js"),require("./chunk-GQI45M34.js"),require("./chunk-XIKURTNM.js"),require("./chunk-6ZE\
PCL6H.js"),require("./chunk-KILDAFVP.js"),require("./chunk-34KNI3QJ.js"),require("./chunk-FQ5CLANY.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-H62WNXIO\
.js"),require("./chunk-OVFAED6I.js");const chunk_CTSCWKC7_js_1=require("./chunk-CTSCWKC7.js");require("./chunk-3PFJRMBL.js");const chunk_XNZTTCIR_js_1=require("\
./chunk-XNZTTCIR.js"),chunk_UTTXRBHO_js_1=require("./chunk-UTTXRBHO.js");require("./chunk-VZIP5HSV.js"),require("./chunk-WRDHS3QY.js");const chunk_HEXSKBOQ_js_1=require(
"./chunk-HEXSKBOQ.js");require("./chunk-3MJCCXWL.js"),require("./chunk-DCEZTHUA.js"),require("./chunk-IDQUK5WO.js");const chunk_NTOB6BY6_js_1=require("./chunk-N\
TOB6BY6.js");require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js");const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");
var flatten_form=async(i,a,_)=>{let e=await(0,chunk_HEXSKBOQ_js_1.openDocument)(i.bytes,_,{password:a.open_password}),n=e.pages.count,c=(0,chunk_NTOB6BY6_js_1.resolvePageSet)(
a.pages,n),r=[],t=0;if(c.length===0)r.push(chunk_GMP62N7T_js_1.NO_PAGES_SELECTED);else{r.push(...(0,chunk_XNZTTCIR_js_1.strippedNotes)(await(0,chunk_7TPVZHHE_js_1.
stripSignatures)(e,"keep"),"flatten"));let s=await chunk_ZH63WUOS_js_1.FormModel.read(e);(0,chunk_DAHH2GHL_js_1.refuseDynamic)(e,s);let h=new chunk_ZH63WUOS_js_1.
FieldValues(e,s),o=new chunk_F47Q6CZL_js_1.Appearances(e,s,h),j=await(0,chunk_F47Q6CZL_js_1.draw)(e,s,h,o,{missing:!0});if(j.length>0)throw(0,chunk_GMSHOBQ3_js_1.
invalidParameters)([{field:"file",message:`no available font has all characters of ${(0,chunk_UTTXRBHO_js_1.quoted)(j.slice(0,10).map(({name:u})=>u))}, and thes\
e fields have no appearance that could become content of the page`}]);let d=new Set(c),k=({widgets:u})=>u.some(f=>f.pages.some(p=>d.has(p))),l=[...o.tooSmall];r.
push(...(0,chunk_F47Q6CZL_js_1.tooSmallNote)(l.filter(k),!0),...(0,chunk_F47Q6CZL_js_1.tooSmallNote)(l.filter(u=>!k(u)),!1),...(0,chunk_DAHH2GHL_js_1.dropXfa)(e,
s)),t=await(0,chunk_QDHELBH6_js_1.flattenPages)(e,s,c),t===0&&r.push(NO_FORM_FIELDS)}let q=await(0,chunk_CTSCWKC7_js_1.save)(e);return{documents:[{name:i.name,bytes:q,
pageCount:n}],notes:r,facts:{pageCount:n,flattenedWidgets:t}}},NO_FORM_FIELDS={code:"no_form_fields",message:"The selected pages have no form fields."};exports.
flatten_form=flatten_form;
