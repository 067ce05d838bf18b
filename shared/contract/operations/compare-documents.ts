import { openPassword } from './fields';
import type { Operation } from './types';

export const compare_documents = {
	resource: 'document',
	label: 'Compare',
	action: 'Compare documents',
	description:
		'Find out what changed since an earlier version of a document: pages by what they draw and by their text, links, bookmarks, attachments, fields and more',
	input: 'one',
	output: 'data',
	dataKey: 'comparison',
	extension: true,
	fields: {
		compare_to: {
			kind: 'file',
			accepts: 'pdf',
			label: 'Compare To',
			description: 'The earlier version: a PDF document',
			required: true,
		},
		compare_password: {
			kind: 'text',
			secret: true,
			label: 'Compare Password',
			description: 'Password that opens the earlier version, if it needs one',
			minLength: 1,
			maxLength: 256,
			empty: 'opener',
		},
		ignore_pattern: {
			kind: 'text',
			label: 'Ignore Pattern',
			description:
				'Regular expression (RE2) for text that differs every time, such as dates and build numbers. Lines in which it is found are compared by the rest of their text, and not by how they look.',
			minLength: 1,
			maxLength: 500,
			placeholder: 'e.g. \\d{4}-\\d\\d-\\d\\d',
		},
		with_text: {
			kind: 'flag',
			label: 'With Text',
			description: 'Whether to return the lines of text that were removed and added, at most 200 for each page',
			default: false,
		},
		tolerance: {
			kind: 'choice',
			label: 'Tolerance',
			description: 'Which differences of pages do not count',
			options: [
				{ value: 'none', label: 'None', description: 'Pages differ if they draw anything in another way' },
				{
					value: 'pixels',
					label: 'Pixels',
					description:
						'Pages are drawn at 150 pixels per inch, and count as the same if they look the same. For documents that another program wrote again.',
				},
			],
			default: 'none',
			ports: ['pixels'],
		},
		difference_pdf: {
			kind: 'flag',
			label: 'Difference PDF',
			description:
				'Whether to make a document that shows each changed page before, after, and both over each other, with boxes around what changed',
			default: false,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
