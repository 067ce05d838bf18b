import type { Case } from '../case';
import { richTexts } from '../common';

export const split_by_bookmarks: readonly Case[] = [
	{
		title: 'the top level of the outline',
		documents: ['rich, a'],
		parameters: {},
		gives: { texts: richTexts('a'), parts: [4] },
	},
	{
		title: 'two levels, through a named destination',
		documents: ['rich, a'],
		parameters: { bookmark_level: '2' },
		gives: { texts: richTexts('a'), parts: [1, 2, 1] },
	},
	{
		title: 'three levels',
		documents: ['rich, a'],
		parameters: { bookmark_level: '3' },
		gives: { texts: richTexts('a'), parts: [1, 1, 1, 1] },
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
