import { openPassword, type Operation } from './types';

export const get_document_info = {
	resource: 'document',
	label: 'Get Info',
	action: 'Get document info',
	description: 'Tell what a document is: pages, metadata, encryption, signatures, form, attachments, fonts and more',
	input: 'one',
	output: 'data',
	dataKey: 'info',
	extension: true,
	fields: {
		per_page: {
			kind: 'flag',
			label: 'Every Page',
			description: 'Whether to tell width, height, rotation and label of every page as well',
			default: false,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
