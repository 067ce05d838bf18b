import type { Case } from '../case';
import { RESTRICTED, richTexts, upTo } from '../common';

export const optimize_document: readonly Case[] = [
	{ title: 'plain pages', documents: ['12 pages'], parameters: {}, gives: { texts: upTo(12), encryption: 'none' } },
	{
		title: 'everything that documents have',
		documents: ['rich, a'],
		parameters: {},
		gives: {
			texts: richTexts('a'),
			outline: ['a Chapter 1', 'a Section 1.1', 'a Section 1.1.1', 'a Part', 'a Chapter 2'],
			fields: ['name'],
		},
	},
	{ title: 'a document that is small already', documents: ['40 pages'], parameters: {}, gives: { texts: upTo(40) } },
	{ title: 'a signed document', documents: ['signed'], parameters: {}, gives: { texts: upTo(1) } },
	{
		title: 'a restricted document stays restricted',
		documents: [RESTRICTED],
		parameters: {},
		gives: { texts: upTo(3), encryption: 'AES-256' },
		ours: true,
	},
];
