import { openPassword } from './fields';
import type { Operation } from './types';

export const extract_attachments = {
	resource: 'attachment',
	label: 'Extract',
	action: 'Extract attachments',
	description: 'Get the files that are attached to a document, such as the XML of an electronic invoice',
	input: 'one',
	output: 'files',
	countKey: 'attachmentCount',
	extension: true,
	fields: {
		name_pattern: {
			kind: 'text',
			label: 'Name Pattern',
			description:
				'Name of the attachments to extract: * matches any characters, ? matches one. If absent, all attachments are extracted.',
			maxLength: 200,
			empty: 'word',
			placeholder: 'e.g. *.xml',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
