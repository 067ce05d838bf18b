"use strict";var __createBinding=this&&this.__createBinding||(Object.create?(function(n,e,t,u){u===void 0&&(u=t);var r=Object.getOwnPropertyDescriptor(e,t);(!r||("get"in r?!e.
__esModule:r.writable||r.configurable))&&(r={enumerable:!0,get:function(){return e[t]}}),Object.defineProperty(n,u,r)}):(function(n,e,t,u){u===void 0&&(u=t),n[u]=
e[t]})),__setModuleDefault=this&&this.__setModuleDefault||(Object.create?(function(n,e){Object.defineProperty(n,"default",{enumerable:!0,value:e})}):function(n,e){
n.default=e}),__importStar=this&&this.__importStar||(function(){var n=function(e){return n=Object.getOwnPropertyNames||function(t){var u=[];for(var r in t)Object.
prototype.hasOwnProperty.call(t,r)&&(u[u.length]=r);return u},n(e)};return function(e){if(e&&e.__esModule)return e;var t={};if(e!=null)for(var u=n(e),r=0;r<u.length;r++)
u[r]!=="default"&&__createBinding(t,e,u[r]);return __setModuleDefault(t,e),t}})();Object.defineProperty(exports,"__esModule",{value:!0}),exports.add_page_numbers=
void 0;const chunk_IY5CF32T_js_1=require("./chunk-IY5CF32T.js");require("./chunk-GMP62N7T.js"),require("./chunk-K32GSMXO.js"),require("./chunk-X4D5GQRV.js"),require(
"./chunk-B2YFAM73.js"),require("./chunk-I24CHX2T.js"),require("./chunk-PEGFVCMK.js"),require("./chunk-RFKSFVTF.js"),require("./chunk-NTOB6BY6.js"),require("./ch\
unk-SPYEGGY7.js"),require("./chunk-2D65I2CG.js"),require("./chunk-GMSHOBQ3.js"),require("./chunk-WYN2LYAQ.js");var add_page_numbers=async(n,e,t)=>{let{first_number:u}=e,
r=await(0,chunk_IY5CF32T_js_1.stamped)(n,e,t,async(a,s)=>{let{addPageNumbers:c}=await(0,chunk_IY5CF32T_js_1.loaded)(t,()=>Promise.resolve().then(()=>__importStar(
require("./page-numbers-MP4GQT4I.js"))));return{notes:await c(a,n.name,e,s,t.prepared)}}),i=u+Number(r.facts.stampedPages);return{...r,facts:{...r.facts,lastNumber:i-
1,nextNumber:i}}};exports.add_page_numbers=add_page_numbers;
