import { selectionFacts } from './facts';
import { firstPage, lastPage, openPassword, pagesInPlaceOfRange, rangeOrPages } from './fields';
import type { Operation } from './types';

export const extract_pages = {
	resource: 'page',
	label: 'Extract',
	action: 'Extract pages',
	description: 'Keep some pages and drop the others',
	input: 'one',
	output: 'pdf',
	...rangeOrPages,
	facts: selectionFacts,
	fields: { first_page: firstPage, last_page: lastPage, pages: pagesInPlaceOfRange, open_password: openPassword },
} as const satisfies Operation;
