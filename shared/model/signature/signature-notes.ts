/** The notes about signatures that a change made invalid or removed (docs/semantics.md, D28). */
import type { Note } from '../../backend';
import type { Written } from '../../pdf/job';
import type { Stripped } from './strip-signatures';

export const USAGE_RIGHTS_REMOVED: Note = {
	code: 'usage_rights_removed',
	message: 'Usage rights were removed: they are a signature of the document, which a change makes invalid.',
};

/** A signature covers the bytes of a file, and every operation that changes a document writes other bytes. */
export function signatureNotes({ signatures, usageRightsRemoved }: Written): Note[] {
	const notes: Note[] = [];
	if (signatures > 0)
		notes.push({
			code: 'signatures_invalidated',
			message: `${signatures === 1 ? '1 signature is' : `${signatures} signatures are`} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,
			mentions: ['remove_signatures'],
		});
	if (usageRightsRemoved) notes.push(USAGE_RIGHTS_REMOVED);
	return notes;
}

/** The notes about signatures that were removed before flattening. */
export function strippedNotes({ fields, usageRights }: Stripped): Note[] {
	const notes: Note[] = [];
	if (fields.length > 0)
		notes.push({
			code: 'signatures_removed',
			message: `${fields.length === 1 ? 'One signature was' : `${fields.length} signatures were`} removed, because a flattened form cannot stay signed. The visible marks stay.`,
		});
	return usageRights ? [...notes, USAGE_RIGHTS_REMOVED] : notes;
}
