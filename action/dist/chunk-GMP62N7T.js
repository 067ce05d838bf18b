"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.NO_PAGES_SELECTED=void 0,exports.selectedPages=selectedPages;const chunk_NTOB6BY6_js_1=require(".\
/chunk-NTOB6BY6.js"),chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");var NO_PAGES_SELECTED={code:"no_pages_selected",message:"The document has none of the pa\
ges that were asked for, so nothing was changed."};exports.NO_PAGES_SELECTED=NO_PAGES_SELECTED;function selectedPages({first_page:s,last_page:e,pages:a},t){if(a!==
void 0)return(0,chunk_NTOB6BY6_js_1.resolvePageSet)(a,t);let _=t===1?"1 page":`${t} pages`,r=[];if(s>t&&r.push({field:"first_page",message:`is ${s}, but the doc\
ument has ${_}`}),e!==void 0&&e>t&&r.push({field:"last_page",message:`is ${e}, but the document has ${_}`}),r.length===0&&e!==void 0&&s>e&&r.push({field:"first_\
page",message:`is ${s}, which is after last_page (${e})`,mentions:["last_page"]}),r.length>0)throw(0,chunk_GMSHOBQ3_js_1.invalidParameters)(r);return Uint32Array.
from({length:(e??t)-s+1},(i,h)=>s+h)}
