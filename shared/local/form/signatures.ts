/** The notes about the signatures of a form that is flattened. */
import type { Note } from '../../backend';
import type { Stripped } from '../../pdf/prune/strip-signatures';
import { USAGE_RIGHTS_REMOVED } from '../signature-notes';

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
