"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.flatten_form=void 0;const chunk_VUISBR2D_js_1=require("./chunk-VUISBR2D.js"),chunk_GZX5KERT_js_1=require(
"./chunk-GZX5KERT.js"),chunk_LXPTYDM2_js_1=require("./chunk-LXPTYDM2.js"),chunk_SVZRBDYD_js_1=require("./chunk-SVZRBDYD.js"),chunk_Z22AF5KE_js_1=require("./chun\
k-Z22AF5KE.js"),chunk_BCHQ5HYR_js_1=require("./chunk-BCHQ5HYR.js");require("./chunk-SS646ETJ.js"),require("./chunk-W2BO6KFU.js"),require("./chunk-4QCWNOZA.js"),
require("./chunk-IT5MBMRR.js"),require("./chunk-SCC256O5.js"),require("./chunk-SL5DZXZR.js");const chunk_GMP62N7T_js_1=require("./chunk-GMP62N7T.js");require(".\
/chunk-6YIQMLVU.js"),require("./chunk-QBW66N3W.js"),require("./chunk-5T6Z7V3Z.js"),require("./chunk-YE7ESM4E.js"),require("./chunk-7UEYW4OP.js"),require("./chun\
k-VZIP5HSV.js"),require("./chunk-MZ77N44C.js");const chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js");require("./chunk-AR4ITDLO.js"),require("./chunk-Y6XK6ZWX\
.js"),require("./chunk-LN64YZJO.js");const chunk_IOUKG2DW_js_1=require("./chunk-IOUKG2DW.js");require("./chunk-Z5Q2ZFE6.js");const chunk_IAAO25DC_js_1=require("\
./chunk-IAAO25DC.js");require("./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js"),require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js");const chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js");require("./chunk-WYN2LYAQ.js");var flatten_form=async(a,i,_)=>{let e=await(0,chunk_IAAO25DC_js_1.openDocument)(a.bytes,_,{password:i.open_password}),
n=e.pages.count,t=(0,chunk_NTOB6BY6_js_1.resolvePageSet)(i.pages,n),r=[],c=0;if(t.length===0)r.push(chunk_GMP62N7T_js_1.NO_PAGES_SELECTED);else{r.push(...(0,chunk_VUISBR2D_js_1.
strippedNotes)(await(0,chunk_SVZRBDYD_js_1.stripSignatures)(e,"keep")));let s=await chunk_Z22AF5KE_js_1.FormModel.read(e);(0,chunk_GZX5KERT_js_1.refuseDynamic)(
e,s);let o=new chunk_Z22AF5KE_js_1.FieldValues(e,s),h=new chunk_LXPTYDM2_js_1.Appearances(e,s,o),l=await(0,chunk_LXPTYDM2_js_1.draw)(e,s,o,h,{missing:!0});if(l.
length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)([{field:"file",message:`no available font has all characters of ${(0,chunk_BCHQ5HYR_js_1.quoted)(l.slice(
0,10).map(({name:u})=>u))}, and these fields have no appearance that could become content of the page`}]);let d=new Set(t),j=({widgets:u})=>u.some(p=>p.pages.some(
f=>d.has(f))),k=[...h.tooSmall];r.push(...(0,chunk_LXPTYDM2_js_1.tooSmallNote)(k.filter(j),!0),...(0,chunk_LXPTYDM2_js_1.tooSmallNote)(k.filter(u=>!j(u)),!1),...(0,chunk_GZX5KERT_js_1.
dropXfa)(e,s)),c=await(0,chunk_VUISBR2D_js_1.flattenPages)(e,s,t),c===0&&r.push({code:"no_form_fields",message:"The selected pages have no form fields."})}let q=await(0,chunk_IOUKG2DW_js_1.
save)(e);return{documents:[{name:a.name,bytes:q,pageCount:n}],notes:r,facts:{pageCount:n,flattenedWidgets:c}}};exports.flatten_form=flatten_form;
