import { readingFacts } from './facts';
import { openPassword, pagesOrAll } from './fields';
import type { Operation } from './types';

export const extract_text = {
	resource: 'text',
	label: 'Extract',
	action: 'Extract text from PDF',
	description: 'Read the text of a document: as flowing text, as laid out on the page, or as Markdown',
	input: 'one',
	output: 'text',
	dataKey: 'content',
	extension: true,
	facts: {
		...readingFacts,
		pieceCount: { type: 'count', description: 'Pieces of the text', when: 'Only if the text is cut into pieces' },
	},
	exclusive: [['pieces', ['per_page', 'tables']]],
	needs: [
		['word_boxes', 'per_page', true],
		['line_boxes', 'per_page', true],
		['keep_repeated', 'layout', 'markdown'],
		['piece_size', 'pieces', { not: 'none' }],
		['piece_size', 'pieces', { not: 'page' }],
		['piece_overlap', 'pieces', 'size'],
	],
	fields: {
		pages: pagesOrAll,
		layout: {
			kind: 'choice',
			label: 'Layout',
			description: 'How the text is arranged',
			options: [
				{
					value: 'reading',
					label: 'Flowing Text',
					description: 'In reading order, column after column, words joined across lines',
				},
				{ value: 'page', label: 'As on the Page', description: 'Columns keep their places with spaces, such as in tables' },
				{ value: 'markdown', label: 'Markdown', description: 'With headings, lists, tables and links, such as for an AI model' },
			],
			default: 'reading',
		},
		per_page: {
			kind: 'flag',
			label: 'Separate Pages',
			description: 'Whether to also return the text of each page, with its number and label, and whether it has text',
			default: false,
		},
		word_boxes: {
			kind: 'flag',
			label: 'Word Boxes',
			description:
				'Whether to return the place of each word on its page, in points from the upper left. Needs Separate Pages, and takes at most 100 pages.',
			default: false,
		},
		line_boxes: {
			kind: 'flag',
			label: 'Line Boxes',
			description:
				'Whether to return the lines of each page with their places, in points from the upper left. Needs Separate Pages, and takes at most 100 pages.',
			default: false,
		},
		keep_repeated: {
			kind: 'flag',
			label: 'Keep Repeated Lines',
			description: 'Whether Markdown keeps headers, footers and page numbers, which repeat on the pages',
			default: false,
		},
		tables: {
			kind: 'flag',
			label: 'Tables',
			description:
				'Whether to also return the tables as rows of texts, each with its page and its place, and whether it is certain',
			default: false,
		},
		pieces: {
			kind: 'choice',
			label: 'Pieces',
			description: 'How the text is cut into pieces, such as for a vector store, each with its pages and headings',
			options: [
				{ value: 'none', label: 'None', description: 'One text' },
				{ value: 'page', label: 'By Page', description: 'A piece for each page' },
				{
					value: 'section',
					label: 'By Section',
					description: 'A piece from heading to heading of three levels, also cut by size; needs Markdown',
				},
				{
					value: 'size',
					label: 'By Size',
					description: 'Cut where paragraphs end, otherwise sentences or words, never inside a row of a table',
				},
			],
			default: 'none',
		},
		piece_size: {
			kind: 'integer',
			label: 'Piece Size',
			description: 'Most characters of a piece. Needs Pieces by section or by size.',
			min: 200,
			max: 100_000,
			default: 2000,
		},
		piece_overlap: {
			kind: 'integer',
			label: 'Piece Overlap',
			description:
				'Most characters at the end of a piece with which the next one begins again, fewer than half of Piece Size. Needs Pieces by size.',
			min: 0,
			max: 10_000,
			default: 0,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
