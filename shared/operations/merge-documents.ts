import { openPassword, type Operation } from './types';

export const merge_documents = {
	resource: 'document',
	label: 'Merge',
	action: 'Merge PDF documents',
	description: 'Join documents into one, in order, with their bookmarks, links, forms, labels, attachments and layers',
	input: 'many',
	output: 'pdf',
	fields: { open_password: openPassword },
} as const satisfies Operation;
