import { selectionFacts } from './facts';
import { firstPage, lastPage, openPassword, pagesInPlaceOfRange, rangeOrPages } from './fields';
import type { Operation } from './types';

export const remove_pages = {
	resource: 'page',
	label: 'Remove',
	action: 'Remove pages',
	description: 'Remove pages, with everything that only those pages used',
	input: 'one',
	output: 'pdf',
	...rangeOrPages,
	facts: selectionFacts,
	fields: { first_page: firstPage, last_page: lastPage, pages: pagesInPlaceOfRange, open_password: openPassword },
} as const satisfies Operation;
