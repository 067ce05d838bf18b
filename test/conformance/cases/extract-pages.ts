import type { Case } from '../case';

export const extract_pages: readonly Case[] = [
	{
		title: 'a range in the middle, and nothing else',
		documents: ['8 pages'],
		parameters: { first_page: '2', last_page: '3' },
		gives: { pages: [2, 3], holdsNot: ['(Page 1)', '<506167652031>', '(Page 4)', '<506167652034>'] },
	},
	{ title: 'to the end', documents: ['8 pages'], parameters: { first_page: '8' }, gives: { pages: [8] } },
	{ title: 'every page', documents: ['3 pages'], parameters: {}, gives: { unchanged: true } },
];
