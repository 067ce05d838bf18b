"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.stamped=stamped,exports.loaded=loaded;const chunk_GMP62N7T_js_1=require("./chunk-GMP62N7T.js"),chunk_K32GSMXO_js_1=require(
"./chunk-K32GSMXO.js"),chunk_B2YFAM73_js_1=require("./chunk-B2YFAM73.js"),chunk_NTOB6BY6_js_1=require("./chunk-NTOB6BY6.js");var VERSION="1.4";async function stamped(e,{
pages:a,open_password:n},i,_){let t=await(0,chunk_B2YFAM73_js_1.openDocument)(e.bytes,i,{password:n}),s=t.pages.count,o=(0,chunk_NTOB6BY6_js_1.resolvePageSet)(a,
s);if(o.length===0){let p=t.suspect?await(0,chunk_K32GSMXO_js_1.save)(t):e.bytes;return{documents:[{name:e.name,bytes:p,pageCount:s}],notes:[chunk_GMP62N7T_js_1.
NO_PAGES_SELECTED],facts:{pageCount:s,stampedPages:0}}}let{notes:d,facts:l,version:r=VERSION,write:c}=await _(t,o),u={version:r>VERSION?r:VERSION},m=c?await c(u):
await(0,chunk_K32GSMXO_js_1.save)(t,u);return{documents:[{name:e.name,bytes:m,pageCount:s}],notes:d,facts:{pageCount:s,stampedPages:o.length,...l}}}async function loaded({
pace:e},a){await e.rest();let n=await a();return await e.rest(),n}
