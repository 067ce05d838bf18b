import { openPassword } from './fields';
import type { Operation } from './types';

export const get_document_info = {
	resource: 'document',
	label: 'Get Info',
	action: 'Get document info',
	description: 'Read facts about a document: pages, metadata, encryption, signatures, form, attachments, fonts and more',
	input: 'one',
	output: 'data',
	dataKey: 'info',
	extension: true,
	fields: {
		per_page: {
			kind: 'flag',
			label: 'Separate Pages',
			description: 'Whether to include width, height, rotation, label and number of characters of every page',
			default: false,
		},
		with_bookmarks: {
			kind: 'flag',
			label: 'With Bookmarks',
			description: 'Whether to include all bookmarks, as an object that Set Bookmarks takes',
			default: false,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
