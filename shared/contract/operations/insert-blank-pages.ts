import { pageChangeFacts } from './facts';
import { openPassword, pageSet } from './fields';
import type { Operation } from './types';

export const insert_blank_pages = {
	resource: 'page',
	label: 'Insert Blank',
	action: 'Insert blank pages',
	description: 'Insert blank pages before or after the pages that you name, each as large as that page',
	input: 'one',
	output: 'pdf',
	extension: true,
	exclusive: [['blank_before', ['blank_after']]],
	atLeastOne: ['blank_before', 'blank_after'],
	facts: {
		...pageChangeFacts,
		insertedPages: { type: 'count', description: 'Blank pages that were inserted' },
	},
	fields: {
		blank_before: {
			...pageSet,
			label: 'Before Pages',
			description: 'Pages before which a blank page is inserted, such as 1, 5..7 or odd',
			placeholder: 'e.g. 3, 7',
		},
		blank_after: {
			...pageSet,
			label: 'After Pages',
			description: 'Pages after which a blank page is inserted, such as -1 for the last or all',
			placeholder: 'e.g. -1',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
