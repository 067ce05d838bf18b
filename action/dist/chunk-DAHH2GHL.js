"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.xfaRemoved=void 0,exports.xfaOf=xfaOf,exports.refuseDynamic=refuseDynamic,exports.dropXfa=dropXfa;
const chunk_GMSHOBQ3_js_1=require("./chunk-GMSHOBQ3.js");function xfaOf(e,r){return r.form?.dict.has("XFA")?e.resolve(e.catalog.get("NeedsRendering"))===!0||!r.
fields.some(({kind:s})=>s!=="unknown")?"dynamic":"static":"none"}function refuseDynamic(e,r){if(xfaOf(e,r)!=="dynamic")return;let s="is a dynamic XFA form, whos\
e pages and fields only Adobe viewers show";throw new chunk_GMSHOBQ3_js_1.OctavoError("invalid_parameters",`file: ${s}`,{issues:[{field:"file",message:s}],advice:"\
Print it to a PDF document from Adobe Reader, or ask its author for a form without XFA"})}function dropXfa(e,r){let{form:s}=r;return s?.dict.has("XFA")?(e.edit(
s.holder),s.dict.delete("XFA"),e.catalog.has("NeedsRendering")&&e.editCatalog().delete("NeedsRendering"),[xfaRemoved("values")]):[]}var REMOVED_XFA={values:"it \
would still show the old values.",pages:"it described removed pages. The fields themselves remain.",merge:"XFA forms cannot be merged. The fields themselves rem\
ain."},xfaRemoved=e=>({code:"xfa_removed",message:`The XFA version of the form was removed, because ${REMOVED_XFA[e]}`});exports.xfaRemoved=xfaRemoved;
