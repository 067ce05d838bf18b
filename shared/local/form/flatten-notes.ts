/** The notes about annotations that were under fields of a form that became content. */
import type { Note } from '../../contract/backend';
import { namePages } from '../../sentences';

export function joinedNote(pages: readonly number[]): Note[] {
	if (pages.length === 0) return [];
	return [
		{
			code: 'annotations_flattened',
			message: `On ${namePages(pages)}, annotations under fields became content of the page with them, so that they do not cover them. Their comments are not kept.`,
		},
	];
}

export function coveredNote(pages: readonly number[]): Note[] {
	if (pages.length === 0) return [];
	return [
		{
			code: 'fields_covered',
			message: `On ${namePages(pages)}, annotations that were under fields are now over them, because they cannot become content of the page.`,
		},
	];
}
