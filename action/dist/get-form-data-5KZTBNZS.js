"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.get_form_data=void 0;const chunk_GYNVKAKN_js_1=require("./chunk-GYNVKAKN.js");require("./chunk-MM\
2R4PHI.js");const chunk_DAHH2GHL_js_1=require("./chunk-DAHH2GHL.js");require("./chunk-R2D723YH.js"),require("./chunk-ZDLQTNMB.js"),require("./chunk-E2ZVEWZV.js"),
require("./chunk-4SMGVZ2M.js"),require("./chunk-OVFAED6I.js"),require("./chunk-4IHCQ7OE.js"),require("./chunk-UTTXRBHO.js"),require("./chunk-VZIP5HSV.js");const chunk_2V5N7L43_js_1=require(
"./chunk-2V5N7L43.js");require("./chunk-F5LGGJZ4.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./ch\
unk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");async function formData(s,t,u){let e=[],r={};for(let n of t.fields){e.push(describe(
s,t,u,n)),(0,chunk_GYNVKAKN_js_1.isFillable)(n)&&n.kind!=="password"&&t.byName.get(n.name)===n&&Object.defineProperty(r,n.name,{value:u.of(n),enumerable:!0,configurable:!0,
writable:!0});let a=s.job.pace.step(4e3);a&&await a}return{fields:e,values:r,xfa:(0,chunk_DAHH2GHL_js_1.xfaOf)(s,t),scripts:(0,chunk_GYNVKAKN_js_1.countScripts)(
s,t)}}function describe(s,t,u,e){let{kind:r,flags:n,name:a}=e,o=t.integer(e.nodes[0],"MaxLen"),i=r==="password",k=r==="text"||i;return{name:a,type:r,value:i?null:
u.of(e),default:i?null:u.of(e,"DV"),options:optionsOf(s,t,u,e),required:(n&chunk_GYNVKAKN_js_1.REQUIRED)!==0,readOnly:(n&chunk_GYNVKAKN_js_1.READ_ONLY)!==0,multiline:r===
"text"&&(n&chunk_GYNVKAKN_js_1.MULTILINE)!==0,maxLength:k&&o>0?o:null,pages:[...new Set(e.widgets.flatMap(({pages:c})=>c))].sort((c,h)=>c-h)}}function optionsOf(s,t,u,e){
return e.kind==="dropdown"||e.kind==="list"?u.choices(e).map(({value:r,display:n})=>({value:r,display:n})):e.kind!=="checkbox"&&e.kind!=="radio"?[]:(0,chunk_GYNVKAKN_js_1.
buttonStates)(s,t,e).names.map(r=>({value:r,display:r}))}var get_form_data=async(s,{open_password:t},u)=>{let e=await(0,chunk_2V5N7L43_js_1.openDocument)(s.bytes,
u,{password:t}),r=await chunk_GYNVKAKN_js_1.FormModel.read(e),n=await formData(e,r,new chunk_GYNVKAKN_js_1.FieldValues(e,r)),a=e.pages.count;return{documents:[{
...s,pageCount:a}],data:n,notes:[],facts:{pageCount:a,fieldCount:r.fields.length}}};exports.get_form_data=get_form_data;
