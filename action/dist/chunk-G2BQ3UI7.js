"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.hexString=exports.number=void 0,exports.verticalExtent=verticalExtent,exports.literalString=literalString;
const chunk_PEGFVCMK_js_1=require("./chunk-PEGFVCMK.js");function verticalExtent(t,e){let r=typeof t=="number"?Math.abs(t):0,n=typeof e=="number"?Math.abs(e):0;
return{capHeight:r>=400&&r<=850?r:700,descent:-(n>=50?Math.min(n,230):230)}}var number=t=>(0,chunk_PEGFVCMK_js_1.formatNumber)(Math.round(t*1e3)/1e3||0),hexString=(t,e)=>`\
<${t.map(r=>r.toString(16).padStart(e*2,"0")).join("")}>`;exports.number=number,exports.hexString=hexString;function literalString(t){return t.some(e=>e<32||e>126)?
hexString(t,1):`(${String.fromCharCode(...t).replace(/[\\()]/g,"\\$&")})`}
