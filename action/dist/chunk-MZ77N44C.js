"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.USAGE_RIGHTS_REMOVED=void 0,exports.signatureNotes=signatureNotes;var USAGE_RIGHTS_REMOVED={code:"\
usage_rights_removed",message:"Usage rights were removed: they are a signature of the document, which a change makes invalid."};exports.USAGE_RIGHTS_REMOVED=USAGE_RIGHTS_REMOVED;
function signatureNotes({signatures:e,usageRightsRemoved:t}){let s=[];return e>0&&s.push({code:"signatures_invalidated",message:`${e===1?"1 signature is":`${e} \
signatures are`} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,mentions:["remove_signat\
ures"]}),t&&s.push(USAGE_RIGHTS_REMOVED),s}
