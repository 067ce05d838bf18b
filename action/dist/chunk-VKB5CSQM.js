"use strict";Object.defineProperty(exports,"__esModule",{value:!0}),exports.isNoteCode=exports.closed=void 0,exports.notesInOrder=notesInOrder;var NOTES={appearance_left_to_viewer:"\
No available font has all characters of a value: the value is stored, and viewers draw it.",attachments_left_out:"The parts of a split have none of the attachme\
nts.",conformance_dropped:"The result of a merge no longer claims PDF/A or PDF/UA.",document_damaged:"The document is damaged. It was only read, and passes thro\
ugh as it is.",document_repaired:"The document was damaged and had to be repaired.",facts_left_out:"More facts than the header of a response has room for.",fields_not_filled:"\
Fields of the form got no value.",fields_not_recalculated:"Fields that scripts calculate from changed values keep their values.",linearization_removed:"The docu\
ment is no longer linearized (prepared for fast web view).",no_attachments:"The document has no attachment, or none with a name that matches.",no_form_fields:"T\
he selected pages have no form fields.",no_pages_selected:"The document has none of the pages, and nothing was changed.",no_signatures:"The document had no sign\
ature to remove.",no_values:"No values were given, so no field was filled.",not_smaller:"The document could not be made smaller, and is returned as it was.",notes_left_out:"\
More notes than the header of a response has room for.",opens_without_password:"The document needed a password to open, and the result does not.",orientation_unused:"\
A page that is as large as its image has the orientation of the image.",overlay_annotations_left_out:"Annotations of the overlay were not carried over.",overlay_repaired:"\
The overlay was damaged and had to be repaired.",oversize_parts:"Parts exceed the size limit, because one of their pages alone does.",pdfa_identification_removed:"\
The document no longer claims PDF/A, because the result would break a rule of it.",portfolio_dropped:"A portfolio became an ordinary document with attachments.",
protection_removed:"A merge took in protected documents, and its result is not encrypted.",restrictions_dropped:"A new password replaced the restrictions that t\
he document had.",results_left_out:"Facts about more results than the header of a response has room for.",scripts_not_run:"Scripts that format or check values w\
ere not run.",scripts_use_old_names:"A merge renamed fields, and scripts still use the old names.",service_note:"A note of a service, with a code that is not in\
 this list.",signatures_invalidated:"Signatures are still in the result, and are no longer valid.",signatures_removed:"Signatures were removed.",stamp_hidden:"T\
he content of a page covers the stamp under it.",streams_left:"Streams were not compressed again, because the document has too much data.",unknown_fields_ignored:"\
Names among the values are not in the form.",unknown_parameters:"Fields of the request are unknown to the service, and had no effect.",usage_rights_removed:"Usa\
ge rights, which are a signature of the document, were removed.",value_cut_off:"Fields are too small for their values, and only a part shows.",xfa_removed:"The \
XFA version of a form was removed.",xmp_replaced:"The XMP metadata was malformed, and was written again."},OUTDATED_BY={signatures_invalidated:["signatures_inva\
lidated","signatures_removed"]};function notesInOrder(e,a){let o=({code:t})=>a.some(s=>OUTDATED_BY[t]?.includes(s.code));return[...e.filter(t=>!o(t)),...a]}var closed=e=>/[.!?…]$/.
test(e)?e:`${e}.`,isNoteCode=e=>Object.hasOwn(NOTES,e);exports.closed=closed,exports.isNoteCode=isNoteCode;
