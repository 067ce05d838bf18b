import { orderFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const reorder_pages = {
	resource: 'page',
	label: 'Reorder',
	action: 'Reorder pages',
	description: 'Put pages in a new order; pages may be repeated or left out',
	input: 'one',
	output: 'pdf',
	facts: orderFacts,
	fields: {
		page_order: {
			kind: 'pageOrder',
			label: 'Page Order',
			description:
				'Pages in the wanted order, separated by commas: 3 is page 3, -1 the last page, 2..5 a range, 2.. a range to the end. A page named twice appears twice, a page not named is dropped.',
			required: true,
			// A list of single pages of a long document; the contract takes 1,000 characters.
			maxLength: 20_000,
			contract: { maxLength: 1000 },
			placeholder: 'e.g. 3,1,2 or -1,1..-2',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
