"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.Scratch=exports.defaultLimits=void 0,exports.limitExceeded=limitExceeded;const chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js");var defaultLimits={inputBytes:2**31-1,objects:8388607,nesting:500,streamBytes:256*1024*1024,expansion:200,allowance:32*1024*1024,parsing:20,
filters:8,pages:5e5,orderPages:1e5,imageBytes:1024*1024*1024,pixels:1e8,parts:1e4,partBytes:2**31,nodes:5e6};exports.defaultLimits=defaultLimits;function limitExceeded(t,e,s,r="\
file"){return new chunk_GMSHOBQ3_js_1.OctavoError("limit_exceeded",e,{issues:[{field:r,message:`${e}.`}],advice:`${s} (limit: ${t})`})}var Scratch=class{memory;get bytes(){
return this.memory??=new Uint8Array(SIZE)}},SIZE=1<<20;exports.Scratch=Scratch;
