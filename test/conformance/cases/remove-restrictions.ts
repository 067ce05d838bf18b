import type { Case } from '../case';
import { LOCKED, RESTRICTED, upTo } from '../common';

export const remove_restrictions: readonly Case[] = [
	{ title: 'a restricted document', documents: [RESTRICTED], parameters: {}, gives: { texts: upTo(3), encryption: 'none' } },
	{
		title: 'a document without restrictions',
		documents: ['3 pages'],
		parameters: {},
		gives: { texts: upTo(3), encryption: 'none' },
	},
	...['user', 'owner'].map((open_password): Case => ({
		title: `a document that needs a password, opened with that of the ${open_password} (D60)`,
		documents: [LOCKED],
		parameters: { open_password },
		gives: { texts: upTo(3), encryption: 'AES-128', permissions: -4, opensWith: ['user', 'owner'], closedTo: [''] },
	})),
];
