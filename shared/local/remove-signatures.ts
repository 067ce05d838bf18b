/** remove_signatures: removes every cryptographic signature and timestamp; pages and content stay (docs/semantics.md, §12). */
import type { Note } from '../backend';
import { listed } from '../model/form/names';
import type { LocalOperation } from './operation';
import { USAGE_RIGHTS_REMOVED } from '../model/signature/signature-notes';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';
import { stripSignatures, type Stripped } from '../model/signature/strip-signatures';

export const remove_signatures: LocalOperation<'remove_signatures'> = async (input, { appearance, open_password }, job) => {
	const document = await openDocument(input.bytes, job, { password: open_password });
	const stripped = await stripSignatures(document, appearance);
	const bytes = await save(document);
	const pageCount = document.pages.count;
	return {
		documents: [{ name: input.name, bytes, pageCount }],
		notes: notesOn(stripped, appearance),
		facts: { pageCount, removedSignatures: stripped.fields.length, removedFields: stripped.fields },
	};
};

function notesOn({ fields, usageRights }: Stripped, appearance: 'keep' | 'remove'): Note[] {
	const notes: Note[] = [];
	if (fields.length > 0) {
		const removed = `${fields.length} ${fields.length === 1 ? 'signature was' : 'signatures were'} removed: ${listed(fields)}.`;
		const marks = 'Their visible marks stay on the pages, although the document is no longer signed.';
		notes.push({ code: 'signatures_removed', message: appearance === 'keep' ? `${removed} ${marks}` : removed });
	}
	if (usageRights) notes.push(USAGE_RIGHTS_REMOVED);
	return notes.length > 0 ? notes : [{ code: 'no_signatures', message: 'The document had no signature.' }];
}
