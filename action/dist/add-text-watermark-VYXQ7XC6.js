"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(n,e,r,t){t===void 0&&(t=r);var u=Object.getOwnPropertyDescriptor(e,r);(!u||("get"in u?!e.
__esModule:u.writable||u.configurable))&&(u={enumerable:!0,get:function(){return e[r]}}),Object.defineProperty(n,t,u)}):(function(n,e,r,t){t===void 0&&(t=r),n[t]=
e[r]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(n,e){Object.defineProperty(n,"default",{enumerable:!0,value:e})}):function(n,e){
n.default=e}),__importStar=this&&this.__importStar||(function(){var n=function(e){return n=Object.getOwnPropertyNames||function(r){var t=[];for(var u in r)Object.
prototype.hasOwnProperty.call(r,u)&&(t[t.length]=u);return t},n(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=null)for(var t=n(e),u=0;u<t.length;u++)
t[u]!=="default"&&__createBinding(r,e,t[u]);return __setModuleDefault(r,e),r}})();Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_text_watermark=
void 0;const chunk_IY5CF32T_js_1=require("./chunk-IY5CF32T.js");require("./chunk-GMP62N7T.js"),require("./chunk-K32GSMXO.js"),require("./chunk-X4D5GQRV.js"),require(
"./chunk-B2YFAM73.js"),require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-NTOB6BY6.js"),require("./ch\
unk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var add_text_watermark=(n,e,r)=>(0,chunk_IY5CF32T_js_1.
stamped)(n,e,r,async(t,u)=>{let{addTextWatermark:i}=await(0,chunk_IY5CF32T_js_1.loaded)(r,()=>Promise.resolve().then(()=>__importStar(require("./text-watermark-\
DQXFYUV3.js"))));return{notes:await i(t,e,u,r.prepared)}});exports.add_text_watermark=add_text_watermark;
