import { partFacts, splitFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const split_by_ranges = {
	resource: 'document',
	label: 'Split by Ranges',
	action: 'Split PDF by ranges',
	description: 'Make a part of each range of pages that you name; a page may be in several parts',
	input: 'one',
	output: 'pdfs',
	extension: true,
	facts: splitFacts,
	resultFacts: partFacts,
	fields: {
		ranges: {
			kind: 'pageOrder',
			parts: true,
			label: 'Ranges',
			description: 'Pages of each part, in the order of the parts. Pages that are not named are left out.',
			required: true,
			maxLength: 10_000,
			placeholder: 'e.g. 1-3, 7, 9-',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
