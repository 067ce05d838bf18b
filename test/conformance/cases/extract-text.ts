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
		title: 'another layout',
		documents: ['1 page'],
		parameters: { layout: 'html' },
		refuses: { layout: /one of reading, page, markdown/ },
	},
];
