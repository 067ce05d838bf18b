/** The notes about annotations that were under fields of a form that became content. */
import type { Note } from '../../backend';

/** Pages that a note names one by one. */
const NAMED = 10;

function onPages(pages: readonly number[]): string {
	const named = pages.slice(0, NAMED).join(', ') + (pages.length > NAMED ? ` and ${pages.length - NAMED} more` : '');
	return pages.length === 1 ? `On page ${named}` : `On pages ${named}`;
}

export function joinedNote(pages: readonly number[]): Note[] {
	if (pages.length === 0) return [];
	return [
		{
			code: 'annotations_flattened',
			message: `${onPages(pages)}, annotations under fields became content of the page with them, so that they do not cover them. Their comments are not kept.`,
		},
	];
}

export function coveredNote(pages: readonly number[]): Note[] {
	if (pages.length === 0) return [];
	return [
		{
			code: 'fields_covered',
			message: `${onPages(pages)}, annotations that were under fields are now over them, because they cannot become content of the page.`,
		},
	];
}
