import { firstPage, lastPage, openPassword, type Operation } from './types';

export const extract_pages = {
	resource: 'page',
	label: 'Extract',
	action: 'Extract pages',
	description: 'Keep a range of pages and drop the others',
	input: 'one',
	output: 'pdf',
	ascending: ['first_page', 'last_page'],
	fields: { first_page: firstPage, last_page: lastPage, open_password: openPassword },
} as const satisfies Operation;
