"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.get_form_data=void 0;const chunk_GZX5KERT_js_1=require("./chunk-GZX5KERT.js"),chunk_Z22AF5KE_js_1=require(
"./chunk-Z22AF5KE.js");require("./chunk-BCHQ5HYR.js"),require("./chunk-VZIP5HSV.js"),require("./chunk-Y6XK6ZWX.js");const chunk_IAAO25DC_js_1=require("./chunk-I\
AAO25DC.js");require("./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js"),require("./chunk-EE63N2TD.js"),require("./chunk-BNL6ROPZ.js"),require("./chunk-GMSHOB\
Q3.js"),require("./chunk-WYN2LYAQ.js");async function formData(s,n,a){let e=[],t={};for(let r of n.fields){e.push(describe(s,n,a,r)),(0,chunk_Z22AF5KE_js_1.isFillable)(
r)&&r.kind!=="password"&&n.byName.get(r.name)===r&&Object.defineProperty(t,r.name,{value:a.of(r),enumerable:!0,configurable:!0,writable:!0});let u=s.job.pace.step(
4e3);u&&await u}return{fields:e,values:t,xfa:(0,chunk_GZX5KERT_js_1.xfaOf)(s,n),scripts:(0,chunk_Z22AF5KE_js_1.countScripts)(s,n)}}function describe(s,n,a,e){let{
kind:t,flags:r,name:u}=e,c=n.integer(e.nodes[0],"MaxLen"),i=t==="password",p=t==="text"||i;return{name:u,type:t,value:i?null:a.of(e),default:i?null:a.of(e,"DV"),
options:optionsOf(s,n,a,e),required:(r&chunk_Z22AF5KE_js_1.REQUIRED)!==0,readOnly:(r&chunk_Z22AF5KE_js_1.READ_ONLY)!==0,multiline:t==="text"&&(r&chunk_Z22AF5KE_js_1.
MULTILINE)!==0,maxLength:p&&c>0?c:null,pages:[...new Set(e.widgets.flatMap(({pages:o})=>o))].sort((o,l)=>o-l)}}function optionsOf(s,n,a,e){return e.kind==="drop\
down"||e.kind==="list"?a.choices(e).map(({value:t,display:r})=>({value:t,display:r})):e.kind!=="checkbox"&&e.kind!=="radio"?[]:(0,chunk_Z22AF5KE_js_1.buttonStates)(
s,n,e).names.map(t=>({value:t,display:t}))}var get_form_data=async(s,{open_password:n},a)=>{let e=await(0,chunk_IAAO25DC_js_1.openDocument)(s.bytes,a,{password:n}),
t=await chunk_Z22AF5KE_js_1.FormModel.read(e),r=await formData(e,t,new chunk_Z22AF5KE_js_1.FieldValues(e,t)),u=e.pages.count;return{documents:[{...s,pageCount:u}],
data:r,notes:[],facts:{pageCount:u,fieldCount:t.fields.length}}};exports.get_form_data=get_form_data;
