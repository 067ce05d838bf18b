/** The notes about signatures that a change made invalid or removed (docs/semantics.md, D28). */
import type { Note } from '../../contract/backend';
import { closeSentence } from '../../contract/notes';
import type { Written } from '../../pdf/job';
import { countNoun, listNames } from '../../sentences';
import type { Stripped } from './strip-signatures';

const USAGE_RIGHTS_REMOVED: Note = {
	code: 'usage_rights_removed',
	message: 'Usage rights were removed: they are a signature of the document, which a change makes invalid.',
};

/** A signature covers the bytes of a file, and every operation that changes a document writes other bytes. */
export function signatureNotes({ signatures, usageRightsRemoved }: Written): Note[] {
	return [...(signatures > 0 ? [signaturesInvalidated(signatures)] : []), ...(usageRightsRemoved ? [USAGE_RIGHTS_REMOVED] : [])];
}

const signaturesInvalidated = (count: number): Note => ({
	code: 'signatures_invalidated',
	message: `${countNoun(count, 'signature is', 'signatures are')} still in the result but no longer valid, because the document changed. Sign it again, or use remove_signatures first.`,
	mentions: ['remove_signatures'],
});

/** A merge or flattening, which no signature survives; or the wish to remove signatures, and to keep or remove their marks. */
export type RemovalCause = 'merge' | 'flatten' | 'keep' | 'remove';

/** The notes about signatures that were removed; empty if no signature was removed. */
export const strippedNotes = ({ fields, usageRights }: Pick<Stripped, 'fields' | 'usageRights'>, cause: RemovalCause): Note[] => [
	...(fields.length > 0 ? [signaturesRemoved(fields.length, restOf(fields, cause))] : []),
	...(usageRights ? [USAGE_RIGHTS_REMOVED] : []),
];

/** The note about signatures that showed on pages which were removed; empty without any. */
export const signaturesOfPagesRemoved = (count: number): Note[] =>
	count > 0 ? [signaturesRemoved(count, ` with ${count === 1 ? 'its page' : 'their pages'}.`)] : [];

const signaturesRemoved = (count: number, rest: string): Note => ({
	code: 'signatures_removed',
	message: `${countNoun(count, 'signature was', 'signatures were')} removed${rest}`,
});

function restOf(fields: readonly string[], cause: RemovalCause): string {
	switch (cause) {
		case 'merge':
			return ', because a signature cannot survive a merge.';
		case 'flatten':
			return ', because a flattened form cannot stay signed. The visible marks stay.';
		case 'keep':
			return `${closeSentence(`: ${listNames(fields)}`)} Their visible marks stay on the pages, although the document is no longer signed.`;
		case 'remove':
			return closeSentence(`: ${listNames(fields)}`);
		default:
			return cause satisfies never;
	}
}
