import { readingFacts } from './facts';
import { openPassword, pagesOrAll, search, searchMode } from './fields';
import type { Operation } from './types';

export const find_text = {
	resource: 'text',
	label: 'Find',
	action: 'Find text in PDF',
	description: 'Find words or a pattern in a document: the pages, the places on them, and parts such as an invoice number',
	input: 'one',
	output: 'data',
	dataKey: 'search',
	extension: true,
	facts: readingFacts,
	fields: {
		search: { ...search, required: true },
		search_mode: searchMode,
		pages: pagesOrAll,
		maximum_matches: {
			kind: 'integer',
			label: 'Maximum Matches',
			description: 'Maximum number of matches to return',
			min: 1,
			max: 10_000,
			default: 1000,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
