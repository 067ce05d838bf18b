"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(u,e,r,t){t===void 0&&(t=r);var n=Object.getOwnPropertyDescriptor(e,r);(!n||("get"in n?!e.
__esModule:n.writable||n.configurable))&&(n={enumerable:!0,get:function(){return e[r]}}),Object.defineProperty(u,t,n)}):(function(u,e,r,t){t===void 0&&(t=r),u[t]=
e[r]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(u,e){Object.defineProperty(u,"default",{enumerable:!0,value:e})}):function(u,e){
u.default=e}),__importStar=this&&this.__importStar||(function(){var u=function(e){return u=Object.getOwnPropertyNames||function(r){var t=[];for(var n in r)Object.
prototype.hasOwnProperty.call(r,n)&&(t[t.length]=n);return t},u(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=null)for(var t=u(e),n=0;n<t.length;n++)
t[n]!=="default"&&__createBinding(r,e,t[n]);return __setModuleDefault(r,e),r}})();Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_text_watermark=
void 0;const chunk_HQUUTFE6_js_1=require("./chunk-HQUUTFE6.js");require("./chunk-GMP62N7T.js"),require("./chunk-NTOB6BY6.js"),require("./chunk-IOUKG2DW.js"),require(
"./chunk-Z5Q2ZFE6.js"),require("./chunk-IAAO25DC.js"),require("./chunk-XDFMH2GX.js"),require("./chunk-JOZH3ZIT.js"),require("./chunk-EE63N2TD.js"),require("./ch\
unk-BNL6ROPZ.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var add_text_watermark=(u,e,r)=>(0,chunk_HQUUTFE6_js_1.stamped)(u,e,r,async(t,n)=>{
let{addTextWatermark:i}=await(0,chunk_HQUUTFE6_js_1.loaded)(r,()=>Promise.resolve().then(()=>__importStar(require("./text-watermark-OGDWEWWR.js"))));return{notes:await i(
t,e,n,r.prepared)}});exports.add_text_watermark=add_text_watermark;
