import type { Case } from '../case';
import { badDocuments, LOCKED, RESTRICTED, upTo } from '../common';

export const remove_restrictions: readonly Case[] = [
	{ title: 'a restricted document', documents: [RESTRICTED], parameters: {}, gives: { texts: upTo(3), encryption: 'none' } },
	{
		title: 'a document without restrictions',
		documents: ['3 pages'],
		parameters: {},
		gives: { texts: upTo(3), encryption: 'none' },
	},
	{
		title: 'a document that needs a password (D9)',
		documents: [LOCKED],
		parameters: {},
		refuses: { file: /remove_password/ },
		ours: true,
	},
	...badDocuments({}),
];
