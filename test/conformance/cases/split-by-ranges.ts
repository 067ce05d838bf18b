import type { Case } from '../case';
import { upTo } from '../common';

const page = (number: number) => upTo(12)[number - 1]!;
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
		gives: { texts: [10, 11, 12, 1, 2, 3, 7].map(page), parts: [3, 3, 1] },
	},
	{
		title: 'a page in several parts',
		documents: ['12 pages'],
		parameters: { ranges: '1-2, 2-3, 2' },
		gives: { texts: [1, 2, 2, 3, 2].map(page), parts: [2, 2, 1] },
	},
	{
		title: 'ranges in words and from the end',
		documents: ['12 pages'],
		parameters: { ranges: 'first-2, 11-end, -3' },
		gives: { texts: [1, 2, 11, 12, 10].map(page), parts: [2, 2, 1] },
	},
	{
		title: 'one range of all pages',
		documents: ['12 pages'],
		parameters: { ranges: '1-' },
		gives: { texts: upTo(12), parts: [12] },
	},
	refused('a range that ends before it starts', '5-2', /entry 1 .*ends before it starts: write 2-5/),
	refused('an empty entry', '1,,2', /entry 2 is empty/),
	refused('a word that is not a page', '1-3, rest', /entry 2 \('rest'\) is not a page/),
	{ title: 'no ranges given', documents: ['3 pages'], parameters: {}, refuses: { ranges: /required/ } },
];
