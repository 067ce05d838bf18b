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
					{ page: 2, label: null, text: 'Page 2\n' },
					{ page: 3, label: null, text: 'Page 3\n' },
				],
			},
		},
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
