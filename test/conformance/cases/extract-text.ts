import type { Case } from '../case';

export const extract_text: readonly Case[] = [
	{
		title: 'every page, joined by form feeds',
		documents: ['3 pages'],
		parameters: {},
		gives: {
			data: { text: 'Page 1\n\fPage 2\n\fPage 3\n', mediaType: 'text/plain', pageCount: 3, characters: 15, unreadable: 0 },
		},
	},
	{
		title: 'some pages, also one by one',
		documents: ['3 pages'],
		parameters: { pages: '2..', per_page: 'true' },
		gives: {
			data: {
				text: 'Page 2\n\fPage 3\n',
				pages: [
					{ page: 2, label: null, text: 'Page 2\n', hasText: true },
					{ page: 3, label: null, text: 'Page 3\n', hasText: true },
				],
			},
		},
	},
	{
		title: 'a scan, page by page',
		documents: ['a page of text and two of a scan'],
		parameters: { per_page: 'true' },
		gives: {
			data: {
				text: 'Page 1\n\f\fCopy\n',
				pages: [
					{ page: 1, label: null, text: 'Page 1\n', hasText: true },
					{ page: 2, label: null, text: '', hasText: false },
					{ page: 3, label: null, text: 'Copy\n', hasText: false },
				],
			},
		},
	},
	{
		title: 'an image alone, without separators',
		documents: ['a page of text and two of a scan'],
		parameters: { pages: '2,2..2' },
		gives: { data: { text: '', characters: 0 } },
	},
	{
		title: 'as on the page',
		documents: ['1 page'],
		parameters: { layout: 'page' },
		gives: { data: { mediaType: 'text/plain', characters: 5 } },
	},
	{
		title: 'as Markdown',
		documents: ['1 page'],
		parameters: { layout: 'markdown' },
		gives: { data: { mediaType: 'text/markdown', characters: 5 } },
	},
	{
		title: 'tables of a page without any',
		documents: ['1 page'],
		parameters: { tables: 'true' },
		gives: { data: { text: 'Page 1\n', tables: [] } },
	},
	{
		title: 'pieces by page, of which a scan has no text',
		documents: ['a page of text and two of a scan'],
		parameters: { pieces: 'page' },
		gives: {
			data: {
				text: null,
				pieceCount: 3,
				pieces: [
					{ index: 1, text: 'Page 1\n', characters: 7, hasText: true, firstPage: 1, lastPage: 1, headings: [] },
					{ index: 2, text: '', characters: 0, hasText: false, firstPage: 2, lastPage: 2, headings: [] },
					{ index: 3, text: 'Copy\n', characters: 5, hasText: false, firstPage: 3, lastPage: 3, headings: [] },
				],
			},
		},
	},
	{
		title: 'pieces by size, of which each scan is one',
		documents: ['a page of text and two of a scan'],
		parameters: { pieces: 'size', piece_size: '200' },
		gives: {
			data: {
				pieces: [
					{ index: 1, text: 'Page 1', characters: 6, hasText: true, firstPage: 1, lastPage: 1, headings: [] },
					{ index: 2, text: '', characters: 0, hasText: false, firstPage: 2, lastPage: 2, headings: [] },
					{ index: 3, text: 'Copy', characters: 4, hasText: false, firstPage: 3, lastPage: 3, headings: [] },
				],
			},
		},
	},
	{
		title: 'pieces by section of a layout without headings',
		documents: ['1 page'],
		parameters: { pieces: 'section' },
		refuses: { pieces: /needs layout to be markdown/ },
	},
	{
		title: 'a size of pieces that are pages',
		documents: ['1 page'],
		parameters: { pieces: 'page', piece_size: '300' },
		refuses: { piece_size: /needs pieces to be other than page/ },
	},
	{
		title: 'an overlap of half a piece',
		documents: ['1 page'],
		parameters: { pieces: 'size', piece_size: '400', piece_overlap: '200' },
		refuses: { piece_overlap: /must be below half of piece_size, which is 400: at most 199/ },
	},
	{
		title: 'pieces beside separate pages',
		documents: ['1 page'],
		parameters: { pieces: 'page', per_page: 'true', tables: 'true' },
		refuses: { pieces: /per_page/ },
	},
	{
		title: 'repeated lines that are kept in another layout than Markdown',
		documents: ['1 page'],
		parameters: { keep_repeated: 'true' },
		refuses: { keep_repeated: /needs layout to be markdown/ },
	},
	{
		title: 'word boxes without separate pages',
		documents: ['1 page'],
		parameters: { word_boxes: 'true' },
		refuses: { word_boxes: /needs per_page to be true/ },
	},
	{
		title: 'line boxes without separate pages',
		documents: ['1 page'],
		parameters: { line_boxes: 'true' },
		refuses: { line_boxes: /needs per_page to be true/ },
	},
	{
		title: 'another layout',
		documents: ['1 page'],
		parameters: { layout: 'html' },
		refuses: { layout: /one of reading, page, markdown/ },
	},
];
