import { partFacts, splitFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const split_by_bookmarks = {
	resource: 'document',
	label: 'Split by Bookmarks',
	action: 'Split PDF by bookmarks',
	description: 'Cut a document before every page that a bookmark leads to',
	input: 'one',
	output: 'pdfs',
	extension: true,
	facts: splitFacts,
	resultFacts: {
		...partFacts,
		title: { type: 'text', description: 'Title of the bookmark that it begins with', when: 'Only if there is one' },
	},
	fields: {
		bookmark_level: {
			kind: 'integer',
			label: 'Bookmark Level',
			description: 'Levels of bookmarks to use: 1 is the top level only, 2 the top two levels',
			min: 1,
			default: 1,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
