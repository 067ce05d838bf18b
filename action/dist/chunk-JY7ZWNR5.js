"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.linearizationOf=linearizationOf;const chunk_I24CHX2T_js_1=require("./chunk-I24CHX2T.js"),chunk_RFKSFVTF_js_1=require(
"./chunk-RFKSFVTF.js");function linearizationOf({bytes:e,job:t}){let r=(0,chunk_RFKSFVTF_js_1.asBuffer)(e).subarray(0,1024),i=r.indexOf(" obj");if(i<0||!r.includes(
"/Linearized"))return;let n=new chunk_I24CHX2T_js_1.Parser(e,i+4,Math.min(e.length,i+2048),t.limits.nesting).value();return(0,chunk_RFKSFVTF_js_1.isDict)(n)&&n.
has("Linearized")&&n.get("L")===e.length?n:void 0}
