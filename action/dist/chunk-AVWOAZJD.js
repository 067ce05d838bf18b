"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.strippedNotes=void 0,exports.signatureNotes=signatureNotes;const chunk_UTTXRBHO_js_1=require("./c\
hunk-UTTXRBHO.js"),chunk_VKB5CSQM_js_1=require("./chunk-VKB5CSQM.js");var USAGE_RIGHTS_REMOVED={code:"usage_rights_removed",message:"Usage rights were removed: \
they are a signature of the document, which a change makes invalid."};function signatureNotes({signatures:e,usageRightsRemoved:s}){return[...e>0?[signaturesInvalidated(
e)]:[],...s?[USAGE_RIGHTS_REMOVED]:[]]}var signaturesInvalidated=e=>({code:"signatures_invalidated",message:`${e} ${e===1?"signature is":"signatures are"} still\
 in the result but no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,mentions:["remove_signatures"]}),strippedNotes=({
fields:e,usageRights:s},t)=>[...e.length>0?[signaturesRemoved(e,t)]:[],...s?[USAGE_RIGHTS_REMOVED]:[]],signaturesRemoved=(e,s)=>({code:"signatures_removed",message:`${e.
length} ${e.length===1?"signature was":"signatures were"} removed${restOf(e,s)}`});exports.strippedNotes=strippedNotes;function restOf(e,s){switch(s){case"merge":
return", because a signature cannot survive a merge.";case"flatten":return", because a flattened form cannot stay signed. The visible marks stay.";case"keep":return`${(0,chunk_VKB5CSQM_js_1.
closed)(`: ${(0,chunk_UTTXRBHO_js_1.listed)(e)}`)} Their visible marks stay on the pages, although the document is no longer signed.`;case"remove":return(0,chunk_VKB5CSQM_js_1.
closed)(`: ${(0,chunk_UTTXRBHO_js_1.listed)(e)}`);default:return s}}
