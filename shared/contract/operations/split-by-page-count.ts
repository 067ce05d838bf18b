import { partFacts, splitFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const split_by_page_count = {
	resource: 'document',
	label: 'Split by Page Count',
	action: 'Split PDF by page count',
	description: 'Cut a document into parts with the same number of pages; the last part may have fewer',
	input: 'one',
	output: 'pdfs',
	extension: true,
	facts: splitFacts,
	resultFacts: partFacts,
	fields: {
		pages_per_part: {
			kind: 'integer',
			label: 'Pages per Part',
			description: 'Number of pages of each part; the last part may have fewer',
			required: true,
			min: 1,
			placeholder: 'e.g. 10',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
