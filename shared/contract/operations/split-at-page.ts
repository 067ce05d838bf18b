import { partFacts, splitFacts } from './facts';
import { openPassword, pageSet } from './fields';
import type { Operation } from './types';

export const split_at_page = {
	resource: 'document',
	label: 'Split at Pages',
	action: 'Split PDF at pages',
	description: 'Cut a document before or after the pages that you name',
	input: 'one',
	output: 'pdfs',
	extension: true,
	facts: splitFacts,
	resultFacts: partFacts,
	fields: {
		pages: {
			...pageSet,
			description: 'Pages to cut at, in any order, such as 4, 9 or odd',
			required: true,
			placeholder: 'e.g. 4, 9',
		},
		cut: {
			kind: 'choice',
			label: 'Cut',
			description: 'Where to cut: before each of the pages, or after it',
			options: [
				{ value: 'before', label: 'Before the Pages' },
				{ value: 'after', label: 'After the Pages' },
			],
			default: 'before',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
