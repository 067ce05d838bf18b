import { pdfFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const merge_documents = {
	resource: 'document',
	label: 'Merge',
	action: 'Merge PDF documents',
	description: 'Join documents into one, in order, with their bookmarks, links, forms, labels, attachments and layers',
	input: 'many',
	output: 'pdf',
	needs: [
		['table_of_contents', 'interleave', 'none'],
		['start_on_odd', 'interleave', 'none'],
	],
	facts: {
		...pdfFacts,
		documentCount: { type: 'count', description: 'Documents that were joined' },
		firstPages: {
			type: 'numbers',
			description: 'The page of the result on which each document begins, in the order of the documents',
		},
	},
	fields: {
		bookmarks: {
			kind: 'choice',
			label: 'Bookmarks',
			description: 'How the bookmarks are joined: one after the other, or below a new bookmark for each document',
			options: [
				{ value: 'keep', label: 'Keep' },
				{
					value: 'per_document',
					label: 'One per Document',
					description: 'A bookmark with the name of each file, and the bookmarks of the file below it',
				},
			],
			default: 'keep',
			extension: true,
		},
		interleave: {
			kind: 'choice',
			label: 'Interleave',
			description: 'Take one page of each document in turn, for separate scans of front and back sides',
			options: [
				{ value: 'none', label: 'Off', description: 'One document after the other' },
				{ value: 'forward', label: 'Forward', description: 'All first pages, then all second pages, and so on' },
				{
					value: 'backward',
					label: 'Backward',
					description: 'As forward, but all documents after the first start from their last page',
				},
			],
			default: 'none',
			extension: true,
		},
		table_of_contents: {
			kind: 'flag',
			label: 'Table of Contents',
			description:
				'Whether the result begins with a table of contents: the title of each document, or else the name of its file, with its first page and a link to it',
			default: false,
			extension: true,
		},
		start_on_odd: {
			kind: 'flag',
			label: 'Start on Odd Pages',
			description:
				'Whether each document begins on an odd page, and so on a new sheet if it is printed on both sides. A blank page follows a document that would end on an odd page.',
			default: false,
			extension: true,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
