"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.strippedNotes=void 0,exports.signatureNotes=signatureNotes;const chunk_UTTXRBHO_js_1=require("./c\
hunk-UTTXRBHO.js");var USAGE_RIGHTS_REMOVED={code:"usage_rights_removed",message:"Usage rights were removed: they are a signature of the document, which a chang\
e makes invalid."};function signatureNotes({signatures:e,usageRightsRemoved:t}){return[...e>0?[signaturesInvalidated(e)]:[],...t?[USAGE_RIGHTS_REMOVED]:[]]}var signaturesInvalidated=e=>({
code:"signatures_invalidated",message:`${e} ${e===1?"signature is":"signatures are"} still in the result but no longer valid, because the document changed. Sign\
 it again, or use remove_signatures first.`,mentions:["remove_signatures"]}),strippedNotes=({fields:e,usageRights:t},s)=>[...e.length>0?[signaturesRemoved(e,s)]:
[],...t?[USAGE_RIGHTS_REMOVED]:[]],signaturesRemoved=(e,t)=>({code:"signatures_removed",message:`${e.length} ${e.length===1?"signature was":"signatures were"} r\
emoved${restOf(e,t)}`});exports.strippedNotes=strippedNotes;function restOf(e,t){switch(t){case"merge":return", because a signature cannot survive a merge.";case"\
flatten":return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`: ${(0,chunk_UTTXRBHO_js_1.listed)(e)}. Their visible \
marks stay on the pages, although the document is no longer signed.`;case"remove":return`: ${(0,chunk_UTTXRBHO_js_1.listed)(e)}.`;default:return t}}
