/** What becomes of signatures when a form changes (docs/semantics.md, D28). */
import type { Note } from '../../backend';
import type { PdfDocument } from '../../pdf/document';
import { catalogEntry } from '../../pdf/prune/removal';
import type { Stripped } from '../../pdf/prune/strip-signatures';
import { type Dict } from '../../pdf/syntax/values';
import type { FormModel } from './model';

/** Notes on signatures that stay, and no longer hold; usage rights go, because broken ones lock the form in Acrobat. */
export function signatureNotes(document: PdfDocument, model: FormModel): Note[] {
	const notes: Note[] = [];
	const signed = model.fields.filter(
		({ kind, nodes }) => kind === 'signature' && document.dict(model.inherited(nodes[0]!, 'V')) !== undefined,
	).length;
	if (signed > 0)
		notes.push({
			code: 'signatures_invalidated',
			message: `${signed === 1 ? 'One signature is' : `${signed} signatures are`} no longer valid, because the document changed. Sign it after it is filled.`,
		});
	return [...notes, ...dropUsageRights(document)];
}

function dropUsageRights(document: PdfDocument): Note[] {
	const permissions = catalogEntry(document, 'Perms');
	if (!permissions?.dict.has('UR3') && !permissions?.dict.has('UR')) return [];
	document.edit(permissions.holder);
	permissions.dict.delete('UR3');
	permissions.dict.delete('UR');
	if (permissions.dict.size === 0) (document.edit(document.catalogNumber) as Dict).delete('Perms');
	return [USAGE_RIGHTS];
}

const USAGE_RIGHTS: Note = {
	code: 'usage_rights_removed',
	message: 'Usage rights were removed: they are a signature of the document.',
};

/** Notes on signatures that went before flattening. */
export function strippedNotes({ fields, usageRights }: Stripped): Note[] {
	const notes: Note[] = [];
	if (fields.length > 0)
		notes.push({
			code: 'signatures_removed',
			message: `${fields.length === 1 ? 'One signature was' : `${fields.length} signatures were`} removed: a form cannot be flattened and stay signed. What they show stays.`,
		});
	return usageRights ? [...notes, USAGE_RIGHTS] : notes;
}
