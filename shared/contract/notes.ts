/**
 * The codes of notes, as one closed list, each with what it tells. docs/operations.md prints it.
 *
 * A note is made in one place: by the function or constant that holds its code and its message, in the room that knows the fact.
 * `test/laws/notes.test.ts` checks it.
 */
export const NOTES = {
	annotations_flattened: 'Annotations under fields became content with them.',
	annotations_left: 'Annotations without an appearance stay.',
	attachments_left_out: 'A split leaves out the attachments of the document.',
	characters_missing: 'Boxes are drawn for characters that no font has.',
	conformance_dropped: 'The result no longer claims PDF/A or PDF/UA.',
	content_cut_off: 'Content is too wide for its page.',
	content_unreadable: 'Content could not be read, so hidden parts of it stay.',
	cropped_content_stays: 'Content that was cut off is still in the file.',
	document_damaged: 'The document is damaged, and passes through as it is.',
	document_repaired: 'The document was damaged and was repaired.',
	elements_left_out:
		'Elements of HTML that need a reader who acts, or another document, were left out, or are drawn and cannot act.',
	facts_left_out: 'The header of a response has no room for all facts.',
	fields_covered: 'Annotations that were under fields are over them now.',
	fields_flattened: 'Fields became content of the sheets.',
	fields_not_filled: 'Fields of the form got no value.',
	fields_not_recalculated: 'Fields that scripts calculate keep their values.',
	fonts_missing: 'Fonts that the document lacks were drawn with others.',
	html_left_out: 'HTML was left out of Markdown, and its text stays.',
	html_scripts_not_run: 'Scripts of the HTML were not run.',
	image_not_loaded: 'Images that the text names were not given; their descriptions are there instead.',
	images_kept: 'Images stay as they were: they would not become smaller, or are of a kind that is not compressed.',
	images_left_out: 'Images could not be exported: their compression or colors are not known, or they are damaged.',
	invoice_claim_removed: 'The document is no longer an electronic invoice.',
	invoice_not_claimed: 'The document has an invoice, and does not claim to be one.',
	invoice_without_lines: 'The profile of the invoice has no lines, which not every country accepts.',
	language_assumed: 'The language is not known, so the document does not claim PDF/UA.',
	linearization_removed: 'The document is no longer linearized (for fast web view).',
	links_as_text: 'Links of the text that lead nowhere are text.',
	no_annotations: 'The document has none of the annotations.',
	no_attachments: 'The document has no attachment, or none that matches.',
	no_bookmarks: 'No bookmarks were given, so none were set.',
	no_form_fields: 'The selected pages have no form fields.',
	no_images: 'The pages have no image that is large enough.',
	no_labels: 'No page labels were given, so the document has none.',
	no_pages_selected: 'The document has none of the pages, and is unchanged.',
	no_pages_to_recognize: 'No page got recognized text.',
	no_signatures: 'The document had no signature to remove.',
	no_values: 'No values were given, so no field was filled.',
	not_smaller: 'The document could not be made smaller, and is unchanged.',
	not_split: 'A split has one part, with all pages.',
	notes_left_out: 'The header of a response has no room for all notes.',
	nothing_drawn: 'Pages on which nothing is drawn were not cropped.',
	nothing_redacted: 'Nothing was found, and the document is unchanged.',
	nothing_to_remove: 'The document has none of these things.',
	opens_without_password: 'The document needed a password to open, and the result does not.',
	orientation_unused: 'A page that is as large as its image has its orientation.',
	overlay_annotations_left_out: 'Annotations of the overlay were not carried over.',
	overlay_repaired: 'The overlay was damaged and was repaired.',
	oversize_parts: 'Parts exceed the limit, because one page alone does.',
	page_settings_removed: 'Sheets have no labels, actions or transitions of pages.',
	pages_left_out: 'None of the ranges of a split names these pages.',
	pages_look_same: 'Pages that draw differently look the same, and count as unchanged.',
	pdfa_identification_removed: 'The document no longer claims PDF/A, because it would break a rule of it.',
	portfolio_dropped: 'A portfolio became a document with attachments.',
	protection_removed: 'A merge took in protected documents, and is not encrypted.',
	repair_enlarged: 'The optimized document is larger, because it was repaired.',
	repeated_lines_removed: 'Lines that repeat on the pages are not in the Markdown.',
	restrictions_dropped: 'A new password replaced the restrictions.',
	results_left_out: 'The header of a response has no room for facts about all results.',
	scripts_not_run: 'Scripts that format or check values were not run.',
	scripts_use_old_names: 'A merge renamed fields, and scripts still use the old names.',
	search_mode_unlikely: 'Nothing was found for a search that seems to be written for another search mode.',
	service_note: 'A note of a service, with a code that is not in this list.',
	several_invoices: 'The document has several electronic invoices, and the first was read.',
	signatures_invalidated: 'Signatures are still in the result, and are no longer valid.',
	signatures_removed: 'Signatures were removed.',
	stamp_hidden: 'The content of a page covers the stamp under it.',
	stamp_invisible: 'The stamp cannot be seen: its transparency is 100.',
	still_larger: 'The document is larger than was asked, and the smallest that was reached.',
	streams_left: 'Streams were not compressed again, because there is too much data.',
	styles_ignored: 'Properties of style sheets that are not supported had no effect.',
	styles_not_loaded: 'Style sheets and fonts at addresses were not loaded, or fonts that cannot be embedded.',
	tables_uncertain: 'Lines that may be a table stand as they look.',
	tags_incomplete: 'A merge with untagged documents is not marked as tagged.',
	text_assumed: 'Text without its font was read as plain letters.',
	text_incomplete: 'Content or fonts of pages are damaged, so text may be missing or wrong.',
	text_missing: 'Pages are images without text, so nothing on them was read.',
	text_recognized: 'Text was recognized and put under the pages.',
	text_unreadable: 'The document does not tell which letters some characters are.',
	unknown_fields_ignored: 'Names among the values are not in the form.',
	unknown_parameters: 'Fields of the request are unknown to the service, and had no effect.',
	unsigned: 'The document has no signature.',
	usage_rights_removed: 'Usage rights, which are a signature, were removed.',
	value_cut_off: 'Fields are too small for their values, and only a part shows.',
	words_uncertain: 'Words were recognized with little certainty.',
	xfa_removed: 'The XFA version of a form was removed.',
	xmp_replaced: 'Malformed XMP metadata was written again.',
} as const;

export type NoteCode = keyof typeof NOTES;

/** Something the user should know although nothing failed, such as "attachments are not in any part". */
export interface Note {
	readonly code: NoteCode;
	readonly message: string;
	/** Wire names of fields and operations that the message mentions. */
	readonly mentions?: readonly string[];
}

/** Notes about the state of a result, each with the notes of a later operation after which it is no longer true. */
const OUTDATED_BY: Partial<Record<NoteCode, readonly NoteCode[]>> = {
	signatures_invalidated: ['signatures_invalidated', 'signatures_removed'],
	text_missing: ['text_recognized'],
};

/** The notes of an operation, after those of the operations before it that are still true. */
export function notesInOrder<T extends { readonly code: NoteCode }>(before: readonly T[], after: readonly T[]): T[] {
	const isOutdated = ({ code }: T) => after.some((note) => OUTDATED_BY[code]?.includes(note.code));
	return [...before.filter((note) => !isOutdated(note)), ...after];
}

/** Ends a sentence with one full stop: names of fields and files may have their own. `closeSentence('Kept a')` is `'Kept a.'`. */
export const closeSentence = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

export const isNoteCode = (code: string): code is NoteCode => Object.hasOwn(NOTES, code);
