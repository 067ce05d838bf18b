import type { Case } from '../case';
import { RESTRICTED, staysRestricted } from '../common';

export const optimize_document: readonly Case[] = [
	{ title: 'plain pages', documents: ['12 pages'], parameters: {}, gives: { smaller: true } },
	{
		title: 'everything that documents have',
		documents: ['rich, a'],
		parameters: {},
		gives: { smaller: true },
	},
	{ title: 'a document that is small already', documents: ['40 pages'], parameters: {}, gives: { unchanged: true } },
	{ title: 'a signed document', documents: ['signed'], parameters: {}, gives: { unchanged: true } },
	{
		title: 'a restricted document stays restricted',
		documents: [RESTRICTED],
		parameters: {},
		gives: { smaller: true, ...staysRestricted },
		ours: true,
	},
];
