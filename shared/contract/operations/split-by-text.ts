import { partFacts, readingFacts, splitFacts } from './facts';
import { openPassword, search, searchMode } from './fields';
import type { Operation } from './types';

export const split_by_text = {
	resource: 'document',
	label: 'Split by Text',
	action: 'Split PDF by text',
	description: 'Cut a document before every page with a text, or where a part of it such as an invoice number changes',
	input: 'one',
	output: 'pdfs',
	partsHaveMatch: true,
	extension: true,
	facts: { ...splitFacts, ...readingFacts },
	resultFacts: {
		...partFacts,
		match: {
			type: 'text',
			description: 'The text that was found where it begins',
			when: 'Only if there is one, and never in a header',
		},
	},
	fields: {
		search: {
			...search,
			description:
				'Words that a part begins with, or a regular expression. With a group, such as Invoice (\\d+), a part begins where the text in the group differs from that of the part before.',
			required: true,
		},
		search_mode: searchMode,
		open_password: openPassword,
	},
} as const satisfies Operation;
