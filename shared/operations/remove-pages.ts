import { firstPage, lastPage, openPassword, type Operation } from './types';

export const remove_pages = {
	resource: 'page',
	label: 'Remove',
	action: 'Remove pages',
	description: 'Remove a range of pages, with everything that only those pages used',
	input: 'one',
	output: 'pdf',
	ascending: ['first_page', 'last_page'],
	fields: { first_page: firstPage, last_page: lastPage, open_password: openPassword },
} as const satisfies Operation;
