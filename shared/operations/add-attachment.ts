import { openPassword, type Operation } from './types';

export const add_attachment = {
	resource: 'attachment',
	label: 'Add',
	action: 'Add attachment',
	description: 'Attach a file to a document',
	input: 'one',
	output: 'pdf',
	extension: true,
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
			description: 'Name of the attachment in the document. The own name of the file if absent.',
			maxLength: 200,
			format: 'file-name',
			empty: 'word',
			placeholder: 'e.g. factur-x.xml',
		},
		mime_type: {
			kind: 'text',
			label: 'MIME Type',
			description: 'Media type of the attachment. By the extension of its name if absent.',
			maxLength: 255,
			format: 'media-type',
			empty: 'word',
			placeholder: 'e.g. text/xml',
		},
		attachment_description: {
			kind: 'text',
			label: 'Attachment Description',
			description: 'What the attachment is, shown in the list of attachments. That of the attachment that it replaces if absent.',
			maxLength: 1000,
			empty: 'word',
			placeholder: 'e.g. Invoice as XML',
		},
		relationship: {
			kind: 'choice',
			label: 'Relationship',
			description: 'What the attachment is to the document. Unspecified if absent, or that of the attachment that it replaces.',
			options: [
				{ value: 'unspecified', label: 'Unspecified' },
				{ value: 'source', label: 'Source', description: 'What the document was made from' },
				{ value: 'data', label: 'Data', description: 'Data behind what the document shows, such as those of a table' },
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
				'When the attachment was changed last, as ISO 8601. If absent, the date of the document: nothing reads the clock.',
			maxLength: 40,
			format: 'date',
			empty: 'word',
			placeholder: 'e.g. 2026-11-20T14:30:00+01:00',
		},
		replace_existing: {
			kind: 'flag',
			label: 'Replace Existing',
			description: 'Whether to replace an attachment of the same name. Otherwise the name must be free.',
			default: false,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
