import type { Case } from '../case';

export const reverse_pages: readonly Case[] = [
	{ title: 'three pages', documents: ['3 pages'], parameters: {}, gives: { pages: [3, 2, 1] } },
	{ title: 'one page', documents: ['1 page'], parameters: {}, gives: { unchanged: true } },
	{
		title: 'outline and form stay',
		documents: ['rich, a'],
		parameters: {},
		gives: { pages: [4, 3, 2, 1] },
	},
];
