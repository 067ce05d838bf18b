"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.get_form_data=void 0;const chunk_A3G3W6M6_js_1=require("./chunk-A3G3W6M6.js");require("./chunk-A4\
AXUFJG.js"),require("./chunk-QL5KJ65N.js");const chunk_DAHH2GHL_js_1=require("./chunk-DAHH2GHL.js");require("./chunk-RX6EQCOK.js"),require("./chunk-MO4LOFTN.js"),
require("./chunk-ZDLQTNMB.js"),require("./chunk-E2ZVEWZV.js"),require("./chunk-4SMGVZ2M.js"),require("./chunk-OVFAED6I.js"),require("./chunk-GOXITCM4.js"),require(
"./chunk-X4D5GQRV.js"),require("./chunk-UTTXRBHO.js"),require("./chunk-VZIP5HSV.js");const chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js");require("./chunk-I\
24CHX2T.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOB\
Q3.js"),require("./chunk-WYN2LYAQ.js");async function formData(t,u,s){let e=[],r={};for(let n of u.fields){e.push(describe(t,u,s,n)),(0,chunk_A3G3W6M6_js_1.isFillable)(
n)&&n.kind!=="password"&&u.byName.get(n.name)===n&&Object.defineProperty(r,n.name,{value:s.of(n),enumerable:!0,configurable:!0,writable:!0});let a=t.job.pace.step(
4e3);a&&await a}return{fields:e,values:r,xfa:(0,chunk_DAHH2GHL_js_1.xfaOf)(t,u),scripts:(0,chunk_A3G3W6M6_js_1.countScripts)(t,u)}}function describe(t,u,s,e){let{
kind:r,flags:n,name:a}=e,o=u.integer(e.nodes[0],"MaxLen"),i=r==="password",k=r==="text"||i;return{name:a,type:r,value:i?null:s.of(e),default:i?null:s.of(e,"DV"),
options:optionsOf(t,u,s,e),required:(n&chunk_A3G3W6M6_js_1.REQUIRED)!==0,readOnly:(n&chunk_A3G3W6M6_js_1.READ_ONLY)!==0,multiline:r==="text"&&(n&chunk_A3G3W6M6_js_1.
MULTILINE)!==0,maxLength:k&&o>0?o:null,pages:[...new Set(e.widgets.flatMap(({pages:c})=>c))].sort((c,h)=>c-h)}}function optionsOf(t,u,s,e){return e.kind==="drop\
down"||e.kind==="list"?s.choices(e).map(({value:r,display:n})=>({value:r,display:n})):e.kind!=="checkbox"&&e.kind!=="radio"?[]:(0,chunk_A3G3W6M6_js_1.buttonStates)(
t,u,e).names.map(r=>({value:r,display:r}))}var get_form_data=async(t,{open_password:u},s)=>{let e=await(0,chunk_B2YFAM73_js_1.openDocument)(t.bytes,s,{password:u}),
r=await chunk_A3G3W6M6_js_1.FormModel.read(e),n=await formData(e,r,new chunk_A3G3W6M6_js_1.FieldValues(e,r)),a=e.pages.count;return{documents:[{...t,pageCount:a}],
data:n,notes:[],facts:{pageCount:a,fieldCount:r.fields.length}}};exports.get_form_data=get_form_data;
