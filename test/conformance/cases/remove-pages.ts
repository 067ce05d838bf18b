import type { Case } from '../case';

export const remove_pages: readonly Case[] = [
	{
		title: 'a range in the middle, without remains in the file',
		documents: ['8 pages'],
		parameters: { first_page: '2', last_page: '7' },
		gives: { pages: [1, 8], holdsNot: ['(Page 5)', '<506167652035>'] },
	},
	{
		title: 'from the first page, by default',
		documents: ['8 pages'],
		parameters: { last_page: '6' },
		gives: { pages: [7, 8] },
	},
	{
		title: 'to the last page, by default',
		documents: ['8 pages'],
		parameters: { first_page: '3', last_page: '' },
		gives: { pages: [1, 2] },
	},
	{
		title: 'no page at all',
		documents: ['3 pages'],
		parameters: { pages: '2, not 2' },
		gives: { unchanged: true },
	},
	{
		title: 'outline entries of removed pages go, the others stay',
		documents: ['rich, a'],
		parameters: { first_page: '3', last_page: '3' },
		gives: {
			pages: [1, 2, 4],
			bookmarks: ['a Chapter 1 > 1', '  a Section 1.1 > 2', 'a Part > -', '  a Chapter 2 > 3'],
			tags: 'Document(Link Para Para Para)',
		},
		ours: true,
	},
	{ title: 'every page', documents: ['3 pages'], parameters: {}, refuses: { first_page: /at least one page/ }, ours: true },
];
