import type { Case } from '../case';

/** Links to pages of other parts are gone, and the form is in each part that has fields of it. */
const inParts = {
	links: ['1 > https://example.com/', '2 > 2'],
	fields: ['name = a Ada', 'name = a Ada'],
	attachments: [],
};

export const split_by_bookmarks: readonly Case[] = [
	{
		title: 'the top level of the outline',
		documents: ['rich, a'],
		parameters: {},
		gives: { parts: [4], attachments: [] },
	},
	{
		title: 'two levels, through a named destination',
		documents: ['rich, a'],
		parameters: { bookmark_level: '2' },
		gives: {
			parts: [1, 2, 1],
			...inParts,
			bookmarks: ['a Chapter 1 > 1', 'a Section 1.1 > 2', '  a Section 1.1.1 > 3', 'a Part > -', '  a Chapter 2 > 4'],
			tags: 'Document(Para) Document(Para Para) Document(Para)',
		},
	},
	{
		title: 'three levels',
		documents: ['rich, a'],
		parameters: { bookmark_level: '3' },
		gives: {
			parts: [1, 1, 1, 1],
			...inParts,
			bookmarks: ['a Chapter 1 > 1', 'a Section 1.1 > 2', 'a Section 1.1.1 > 3', 'a Part > -', '  a Chapter 2 > 4'],
			tags: 'Document(Para) Document(Para) Document(Para) Document(Para)',
		},
	},
	{
		title: 'pages before the first bookmark, which are a part without a title',
		documents: ['a bookmark on page 2'],
		parameters: {},
		gives: { parts: [1, 1] },
	},
	{
		title: 'a document without bookmarks',
		documents: ['3 pages'],
		parameters: {},
		refuses: { file: /no bookmarks.*page count/ },
	},
	{
		title: 'a level of 0',
		documents: ['rich, a'],
		parameters: { bookmark_level: '0' },
		refuses: { bookmark_level: /at least 1/ },
	},
];
