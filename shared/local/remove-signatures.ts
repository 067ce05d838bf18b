/** remove_signatures: removes every cryptographic signature and timestamp; pages and content stay (docs/semantics.md, §12). */
import type { Note } from '../contract/backend';
import type { LocalOperation } from './operation';
import { strippedNotes } from '../model/signature/signature-notes';
import { openDocument } from '../pdf/open-document';
import { save } from '../pdf/write/save';
import { stripSignatures } from '../model/signature/strip-signatures';

export const remove_signatures: LocalOperation<'remove_signatures'> = async (input, { appearance, open_password }, job) => {
	const document = await openDocument(input.bytes, job, { password: open_password });
	const stripped = await stripSignatures(document, appearance);
	const notes = strippedNotes(stripped, appearance);
	const bytes = await save(document);
	const pageCount = document.pages.count;
	return {
		documents: [{ name: input.name, bytes, pageCount }],
		notes: notes.length > 0 ? notes : [NO_SIGNATURES],
		facts: { pageCount, removedSignatures: stripped.fields.length, removedSignatureFields: stripped.fields },
	};
};

const NO_SIGNATURES: Note = { code: 'no_signatures', message: 'The document had no signature.' };
