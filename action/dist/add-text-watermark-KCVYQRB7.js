"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(u,e,r,t){t===void 0&&(t=r);var n=Object.getOwnPropertyDescriptor(e,r);(!n||("get"in n?!e.
__esModule:n.writable||n.configurable))&&(n={enumerable:!0,get:function(){return e[r]}}),Object.defineProperty(u,t,n)}):(function(u,e,r,t){t===void 0&&(t=r),u[t]=
e[r]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(u,e){Object.defineProperty(u,"default",{enumerable:!0,value:e})}):function(u,e){
u.default=e}),__importStar=this&&this.__importStar||(function(){var u=function(e){return u=Object.getOwnPropertyNames||function(r){var t=[];for(var n in r)Object.
prototype.hasOwnProperty.call(r,n)&&(t[t.length]=n);return t},u(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=null)for(var t=u(e),n=0;n<t.length;n++)
t[n]!=="default"&&__createBinding(r,e,t[n]);return __setModuleDefault(r,e),r}})();Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_text_watermark=
void 0;const chunk_I5745PVZ_js_1=require("./chunk-I5745PVZ.js");require("./chunk-P3PCCQ64.js"),require("./chunk-QZIYSVYV.js"),require("./chunk-NI7EWWKE.js"),require(
"./chunk-SPHPKC2T.js"),require("./chunk-6FDLZIHI.js"),require("./chunk-32PXO3XO.js"),require("./chunk-QWLFHHV4.js"),require("./chunk-FI4XWXPB.js"),require("./ch\
unk-D3KVKOID.js"),require("./chunk-BIX7UOAI.js"),require("./chunk-WYN2LYAQ.js");var add_text_watermark=(u,e,r)=>(0,chunk_I5745PVZ_js_1.stamped)(u,e,r,async(t,n)=>{
let{addTextWatermark:i}=await(0,chunk_I5745PVZ_js_1.loaded)(r,()=>Promise.resolve().then(()=>__importStar(require("./text-watermark-PR6LBQPE.js"))));return{notes:await i(
t,e,n,r.prepared)}});exports.add_text_watermark=add_text_watermark;
