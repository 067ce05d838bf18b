/** The note about damaged documents: viewers repair without a message, but users of unattended runs must learn of it. */
import type { Note } from '../contract/backend';
import type { PageCounts } from '../pdf/job';
import { listNames, countNoun } from '../sentences';

/** A damaged document of a merge. */
export interface Damaged {
	readonly name: string;
	readonly pages: PageCounts;
}

/** One document of an operation on one document. */
export const repairNote = (pages: PageCounts): Note => noteOn('The document was', pages);

/** Documents of a merge, by their names. */
export function repairNotes(damaged: readonly Damaged[]): Note[] {
	const [first] = damaged;
	if (!first) return [];
	const names = listNames(damaged.map(({ name }) => name));
	if (damaged.length === 1) return [noteOn(`${names} was`, first.pages)];
	return [noteOn(`${damaged.length} documents were`, { found: 0, claimed: undefined }, ` (${names})`)];
}

function noteOn(subject: string, { found, claimed }: PageCounts, names = ''): Note {
	const check =
		claimed === undefined || claimed === found
			? 'check that the result has all its pages'
			: `${countNoun(found, 'page was', 'pages were')} found, and the document claims ${claimed}. Check the result`;
	return { code: 'document_repaired', message: `${subject} damaged and had to be repaired${names}: ${check}.` };
}
