import { fileFacts } from './facts';
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
	facts: {
		attachmentCount: { type: 'count', description: 'Attachments that were extracted' },
	},
	resultFacts: {
		...fileFacts,
		originalName: { type: 'text', description: 'Name of the attachment in the document', when: 'Only if it has one' },
		description: { type: 'text', description: 'Description of the attachment', when: 'Only if it has one' },
		relationship: { type: 'text', description: 'Relationship of the attachment to the document', when: 'Only if it is said' },
		page: { type: 'count', description: 'The page that the attachment is on', when: 'Only if it is on one' },
	},
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
