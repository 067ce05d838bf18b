import { openPassword, type Operation } from './types';

export const split_by_bookmarks = {
	resource: 'document',
	label: 'Split by Bookmarks',
	action: 'Split PDF by bookmarks',
	description: 'Cut a document at every page that a bookmark leads to',
	input: 'one',
	output: 'pdfs',
	extension: true,
	fields: {
		bookmark_level: {
			kind: 'integer',
			label: 'Bookmark Level',
			description: 'How deep to look for bookmarks: 1 takes the top level of the outline',
			min: 1,
			default: 1,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
