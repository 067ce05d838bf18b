import type { Case } from '../case';
import { pages, richTexts } from '../common';

export const reverse_pages: readonly Case[] = [
	{ title: 'three pages', documents: ['3 pages'], parameters: {}, gives: { texts: pages(3, 2, 1) } },
	{ title: 'one page', documents: ['1 page'], parameters: {}, gives: { texts: pages(1) } },
	{
		title: 'outline and form stay',
		documents: ['rich, a'],
		parameters: {},
		gives: {
			texts: richTexts('a').reverse(),
			fields: ['name'],
			outline: ['a Chapter 1', 'a Section 1.1', 'a Section 1.1.1', 'a Part', 'a Chapter 2'],
		},
	},
];
