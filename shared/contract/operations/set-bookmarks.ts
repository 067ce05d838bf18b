import { pdfFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const set_bookmarks = {
	resource: 'document',
	label: 'Set Bookmarks',
	action: 'Set document bookmarks',
	description: 'Give a document bookmarks, in place of those that it has or after them',
	input: 'one',
	output: 'pdf',
	extension: true,
	facts: {
		...pdfFacts,
		bookmarkCount: { type: 'count', description: 'Bookmarks of the result, on all levels' },
	},
	fields: {
		bookmark_list: {
			kind: 'json',
			label: 'Bookmark List',
			description:
				'An object with the list bookmarks, or the list alone. Each bookmark has a title, a page, open (whether the bookmarks below it show at first) and children, which are bookmarks too. A page of null makes a heading. Get Info with bookmarks gives such an object.',
			required: true,
			maxLength: 4_000_000,
			list: 'bookmarks',
			placeholder: 'e.g. {"bookmarks": [{"title": "Chapter 1", "page": 3}]}',
		},
		placement: {
			kind: 'choice',
			label: 'Placement',
			description: 'Where the bookmarks are put: in place of those of the document, or after them',
			options: [
				{ value: 'replace', label: 'Replace' },
				{ value: 'append', label: 'Append' },
			],
			default: 'replace',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
