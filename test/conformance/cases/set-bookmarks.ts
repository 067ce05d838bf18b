import type { Case } from '../case';

const ONE = { bookmark_list: '{"bookmarks": [{"title": "One", "page": 1}]}' };

export const set_bookmarks: readonly Case[] = [
	{
		title: 'bookmarks in place of those of the document, as text',
		documents: ['rich, a'],
		parameters: {
			bookmark_list:
				'{"bookmarks":[{"title":"Ärger","page":4},{"title":"Part","page":null,"open":true,"children":[{"title":"中文","page":1}]}]}',
		},
		gives: { bookmarks: ['Ärger > 4', 'Part > -', '  中文 > 1'], holdsNot: ['a Chapter 1'] },
	},
	{
		title: 'bookmarks after those of the document',
		documents: ['rich, a'],
		parameters: { ...ONE, placement: 'append' },
		gives: {
			bookmarks: [
				'a Chapter 1 > 1',
				'  a Section 1.1 > 2',
				'    a Section 1.1.1 > 3',
				'a Part > -',
				'  a Chapter 2 > 4',
				'One > 1',
			],
		},
	},
	{
		title: 'bookmarks of a document that has none',
		documents: ['3 pages'],
		parameters: ONE,
		gives: { bookmarks: ['One > 1'] },
	},
	{
		title: 'an empty list removes the bookmarks',
		documents: ['rich, a'],
		parameters: { bookmark_list: '{"bookmarks": []}' },
		gives: { bookmarks: [] },
	},
	{
		title: 'a page that the document does not have',
		documents: ['3 pages'],
		parameters: { bookmark_list: '{"bookmarks": [{"title": "Four", "page": 4}]}' },
		refuses: { bookmark_list: /^bookmarks\[0\]\.page must be a page from 1 to 3/ },
	},
	{
		title: 'a list without its object, and a page as text',
		documents: ['3 pages'],
		parameters: { bookmark_list: '[{"title": "One", "page": "1"}]' },
		gives: { bookmarks: ['One > 1'] },
	},
	{ title: 'no list', documents: ['1 page'], parameters: {}, refuses: { bookmark_list: /required/ } },
];
