/** The pages that `first_page` and `last_page`, or `pages`, name in a document (docs/semantics.md, §3.2). Never clamped (D14). */
import type { Note } from '../../contract/backend';
import { invalidParameters, type Issue } from '../../contract/errors';
import { resolvePageSet } from '../../contract/values/page-set';
import { countNoun } from '../../sentences';

export interface PageSelection {
	readonly first_page: number;
	readonly last_page?: number;
	readonly pages?: string;
}

/** Returned where a set of pages turned out empty and the document is unchanged. */
export const NO_PAGES_SELECTED: Note = {
	code: 'no_pages_selected',
	message: 'The document has none of the pages that were asked for, so nothing was changed.',
};

/**
 * The one-based numbers of the selected pages, ascending. A set may be empty.
 *
 * @throws OctavoError `invalid_parameters`: a page beyond the end, or a range that ends before it starts.
 */
export function selectedPages({ first_page: first, last_page: last, pages }: PageSelection, pageCount: number): Uint32Array {
	if (pages !== undefined) return resolvePageSet(pages, pageCount);
	const count = countNoun(pageCount, 'page');
	const issues: Issue[] = [];
	if (first > pageCount) issues.push({ field: 'first_page', message: `is ${first}, but the document has ${count}` });
	if (last !== undefined && last > pageCount)
		issues.push({ field: 'last_page', message: `is ${last}, but the document has ${count}` });
	if (issues.length === 0 && last !== undefined && first > last)
		issues.push({ field: 'first_page', message: `is ${first}, which is after last_page (${last})`, mentions: ['last_page'] });
	if (issues.length > 0) throw invalidParameters(issues);
	return Uint32Array.from({ length: (last ?? pageCount) - first + 1 }, (_, index) => first + index);
}
