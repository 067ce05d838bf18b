/** remove_signatures: every cryptographic signature and timestamp goes, pages and content stay (semantics §12). */
import type { Document, Note } from '../backend';
import type { LocalOperation } from './job';
import { PdfDocument } from './pdf/document';
import { save } from './pdf/save';
import { stripSignatures } from './pdf/strip-signatures';

export const remove_signatures: LocalOperation<'remove_signatures'> = async (inputs, { appearance, open_password }, job) => {
	const [input] = inputs as readonly [Document];
	const document = await PdfDocument.open(input.bytes, job, { password: open_password });
	const names = await stripSignatures(document, appearance);
	const bytes = await save(document);
	const pageCount = document.pages.count;
	return {
		documents: [{ name: input.name, bytes, pageCount }],
		notes: notesOn(names.length, appearance),
		facts: { pageCount, removedSignatures: names.length, removedFields: names },
	};
};

function notesOn(count: number, appearance: 'keep' | 'remove'): Note[] {
	if (count === 0) return [{ code: 'no_signatures', message: 'The document had no signature.' }];
	const removed = `${count} ${count === 1 ? 'signature was' : 'signatures were'} removed.`;
	const marks = 'What they show on the pages stays, although the document is no longer signed.';
	return [{ code: 'signatures_removed', message: appearance === 'keep' ? `${removed} ${marks}` : removed }];
}
