"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.xfaOf=xfaOf,exports.refuseDynamic=refuseDynamic,exports.dropXfa=dropXfa;const chunk_GMSHOBQ3_js_1=require(
"./chunk-GMSHOBQ3.js");function xfaOf(e,o){return o.form?.dict.has("XFA")?e.resolve(e.catalog.get("NeedsRendering"))===!0||!o.fields.some(({kind:r})=>r!=="unkno\
wn")?"dynamic":"static":"none"}function refuseDynamic(e,o){if(xfaOf(e,o)!=="dynamic")return;let r="is a dynamic XFA form, whose pages and fields only Adobe view\
ers show";throw new chunk_GMSHOBQ3_js_1.OctavoError("invalid_parameters",`file: ${r}`,{issues:[{field:"file",message:r}],advice:"Print it to a PDF document from\
 Adobe Reader, or ask its author for a form without XFA"})}function dropXfa(e,o){let{form:r}=o;return r?.dict.has("XFA")?(e.edit(r.holder),r.dict.delete("XFA"),
e.catalog.has("NeedsRendering")&&e.editCatalog().delete("NeedsRendering"),[{code:"xfa_removed",message:"The XFA version of the form was removed, because it woul\
d still show the old values."}]):[]}
