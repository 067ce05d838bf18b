"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.get_form_data=void 0;const chunk_DYEYZTZW_js_1=require("./chunk-DYEYZTZW.js"),chunk_SZPL3ZN6_js_1=require(
"./chunk-SZPL3ZN6.js");require("./chunk-VZIP5HSV.js"),require("./chunk-QFBZ3AD2.js");const chunk_ZYT6VRSM_js_1=require("./chunk-ZYT6VRSM.js");require("./chunk-I\
IK45JB4.js"),require("./chunk-2SEJZKLG.js"),require("./chunk-XUOL2YEA.js"),require("./chunk-N4AUIKUW.js"),require("./chunk-HKR6QU6V.js"),require("./chunk-WYN2LY\
AQ.js");async function formData(s,r,a){let e=[],t={};for(let n of r.fields){e.push(describe(s,r,a,n)),(0,chunk_SZPL3ZN6_js_1.isFillable)(n)&&n.kind!=="password"&&
r.byName.get(n.name)===n&&Object.defineProperty(t,n.name,{value:a.of(n),enumerable:!0,configurable:!0,writable:!0});let u=s.job.pace.step(4e3);u&&await u}return{
fields:e,values:t,xfa:(0,chunk_DYEYZTZW_js_1.xfaOf)(s,r),scripts:(0,chunk_SZPL3ZN6_js_1.countScripts)(s,r)}}function describe(s,r,a,e){let{kind:t,flags:n,name:u}=e,
c=r.integer(e.nodes[0],"MaxLen"),o=t==="password",p=t==="text"||o;return{name:u,type:t,value:o?null:a.of(e),default:o?null:a.of(e,"DV"),options:optionsOf(s,r,a,
e),required:(n&chunk_SZPL3ZN6_js_1.REQUIRED)!==0,readOnly:(n&chunk_SZPL3ZN6_js_1.READ_ONLY)!==0,multiline:t==="text"&&(n&chunk_SZPL3ZN6_js_1.MULTILINE)!==0,maxLength:p&&
c>0?c:null,pages:[...new Set(e.widgets.flatMap(({pages:i})=>i))].sort((i,l)=>i-l)}}function optionsOf(s,r,a,e){return e.kind==="dropdown"||e.kind==="list"?a.choices(
e).map(({value:t,display:n})=>({value:t,display:n})):e.kind!=="checkbox"&&e.kind!=="radio"?[]:(0,chunk_SZPL3ZN6_js_1.buttonStates)(s,r,e).names.map(t=>({value:t,
display:t}))}var get_form_data=async(s,{open_password:r},a)=>{let e=await(0,chunk_ZYT6VRSM_js_1.openDocument)(s.bytes,a,{password:r}),t=await chunk_SZPL3ZN6_js_1.
FormModel.read(e),n=await formData(e,t,new chunk_SZPL3ZN6_js_1.FieldValues(e,t)),u=e.pages.count;return{documents:[{...s,pageCount:u}],data:n,notes:[],facts:{pageCount:u,
fieldCount:t.fields.length}}};exports.get_form_data=get_form_data;
