import type { Case } from '../case';

const refused = (title: string, ranges: string, message: RegExp): Case => ({
	title,
	documents: ['8 pages'],
	parameters: { ranges },
	refuses: { ranges: message },
});

export const split_by_ranges: readonly Case[] = [
	{
		title: 'a part of each range, in the order written',
		documents: ['12 pages'],
		parameters: { ranges: '10.., 1-3, 7' },
		gives: { pages: [10, 11, 12, 1, 2, 3, 7], parts: [3, 3, 1] },
	},
	{
		title: 'a page in several parts',
		documents: ['12 pages'],
		parameters: { ranges: '1-2, 2-3, 2' },
		gives: { pages: [1, 2, 2, 3, 2], parts: [2, 2, 1] },
	},
	{
		title: 'ranges in words and from the end',
		documents: ['12 pages'],
		parameters: { ranges: 'first-2, 11-end, -3' },
		gives: { pages: [1, 2, 11, 12, 10], parts: [2, 2, 1] },
	},
	{
		title: 'one range of all pages',
		documents: ['12 pages'],
		parameters: { ranges: '1-' },
		gives: { parts: [12] },
	},
	refused('a range that ends before it starts', '5-2', /entry 1 .*ends before it starts: write 2-5/),
	refused('an empty entry', '1,,2', /entry 2 is empty/),
	refused('a word that is not a page', '1-3, rest', /entry 2 \('rest'\) is not a page/),
	{ title: 'no ranges given', documents: ['3 pages'], parameters: {}, refuses: { ranges: /required/ } },
];
