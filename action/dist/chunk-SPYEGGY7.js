"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.FlateErrorCode=exports.Zlib=exports.Inflate=exports.zlibSync=exports.inflateSync=void 0;const chunk_WYN2LYAQ_js_1=require(
"./chunk-WYN2LYAQ.js");var fflate=()=>(0,chunk_WYN2LYAQ_js_1.__require)("./fflate.js"),inflateSync=(e,t)=>fflate().inflateSync(e,t),zlibSync=(e,t)=>fflate().zlibSync(
e,t),Inflate=function(...e){return Reflect.construct(fflate().Inflate,e)},Zlib=function(...e){return Reflect.construct(fflate().Zlib,e)},FlateErrorCode={get UnexpectedEOF(){
return fflate().FlateErrorCode.UnexpectedEOF}};exports.inflateSync=inflateSync,exports.zlibSync=zlibSync,exports.Inflate=Inflate,exports.Zlib=Zlib,exports.FlateErrorCode=
FlateErrorCode;
