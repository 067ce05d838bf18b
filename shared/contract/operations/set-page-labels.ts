import { pdfFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const set_page_labels = {
	resource: 'document',
	label: 'Set Page Labels',
	action: 'Set document page labels',
	description: 'Give the pages of a document labels, which viewers show in place of page numbers, in place of those that it has',
	input: 'one',
	output: 'pdf',
	extension: true,
	facts: {
		...pdfFacts,
		labelledPages: { type: 'count', description: 'Pages that have a label now' },
	},
	fields: {
		labels: {
			kind: 'json',
			label: 'Labels',
			description:
				'An object with the list labels, or the list alone. Each entry has from (the page, counted from 1, at which a range begins), style (decimal, roman_lower, roman_upper, letters_lower, letters_upper or none), prefix and start (the number of its first page). Pages before the first range count from 1. An empty list removes all labels. Get Info gives such an object.',
			required: true,
			maxLength: 4_000_000,
			list: 'labels',
			placeholder: 'e.g. {"labels": [{"from": 1, "style": "roman_lower"}, {"from": 5}]}',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
