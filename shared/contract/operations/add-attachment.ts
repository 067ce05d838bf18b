import { pdfFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const add_attachment = {
	resource: 'attachment',
	label: 'Add',
	action: 'Add attachment',
	description: 'Attach a file to a document',
	input: 'one',
	output: 'pdf',
	extension: true,
	facts: {
		...pdfFacts,
		attachmentName: { type: 'text', description: 'Name of the attachment' },
		attachmentCount: { type: 'count', description: 'Attachments of the result' },
		replacedAttachment: { type: 'flag', description: 'Whether an attachment of this name was there before' },
	},
	fields: {
		attachment: {
			kind: 'file',
			label: 'Attachment',
			description: 'The file to attach',
			accepts: 'any',
			required: true,
		},
		attachment_name: {
			kind: 'text',
			label: 'Attachment Name',
			description: 'Name of the attachment in the document. If absent, the name of the file.',
			maxLength: 200,
			format: 'file-name',
			empty: 'word',
			placeholder: 'e.g. factur-x.xml',
		},
		mime_type: {
			kind: 'text',
			label: 'MIME Type',
			description: 'Media type of the attachment. If absent, it follows from the extension of the name.',
			maxLength: 255,
			format: 'media-type',
			empty: 'word',
			placeholder: 'e.g. text/xml',
		},
		attachment_description: {
			kind: 'text',
			label: 'Attachment Description',
			description:
				'Description of the attachment, which viewers list with it. If absent, the description of the attachment that it replaces.',
			maxLength: 1000,
			empty: 'word',
			placeholder: 'e.g. Invoice as XML',
		},
		relationship: {
			kind: 'choice',
			label: 'Relationship',
			description:
				'How the attachment relates to the document. If absent, the relationship of the attachment that it replaces, otherwise unspecified.',
			options: [
				{ value: 'unspecified', label: 'Unspecified' },
				{ value: 'source', label: 'Source', description: 'The file from which the document was made' },
				{ value: 'data', label: 'Data', description: 'Data that the document shows, such as the numbers of a table' },
				{
					value: 'alternative',
					label: 'Alternative',
					description: 'The same content in another form, such as the XML of an invoice',
				},
				{ value: 'supplement', label: 'Supplement', description: 'Something that belongs to the document' },
			],
		},
		modified: {
			kind: 'text',
			label: 'Modified',
			description:
				'When the attachment was last changed, as ISO 8601. If absent, the date of the document, never the current time.',
			maxLength: 40,
			format: 'date',
			empty: 'word',
			placeholder: 'e.g. 2026-11-20T14:30:00+01:00',
		},
		replace_existing: {
			kind: 'flag',
			label: 'Replace Existing',
			description: 'Whether to replace an attachment of the same name. Otherwise an attachment of that name is an error.',
			default: false,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
