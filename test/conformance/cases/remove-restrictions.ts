import type { Case } from '../case';
import { LOCKED, RESTRICTED, UNENCRYPTED } from '../common';

export const remove_restrictions: readonly Case[] = [
	{ title: 'a restricted document', documents: [RESTRICTED], parameters: {}, gives: UNENCRYPTED },
	{
		title: 'a document without restrictions',
		documents: ['3 pages'],
		parameters: {},
		gives: { unchanged: true },
	},
	...['user', 'owner'].map((open_password): Case => ({
		title: `a document that needs a password, opened with that of the ${open_password} (D60)`,
		documents: [LOCKED],
		parameters: { open_password },
		gives: { permissions: -4, opensWith: ['user', 'owner'], closedTo: [''] },
	})),
];
