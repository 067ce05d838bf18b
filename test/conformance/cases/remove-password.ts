import type { Case } from '../case';
import { LOCKED, RESTRICTED, UNENCRYPTED } from '../common';

export const remove_password: readonly Case[] = [
	...['user', 'owner'].map((password): Case => ({
		title: `by the ${password} password`,
		documents: [LOCKED],
		parameters: { password },
		gives: UNENCRYPTED,
	})),
	{
		title: 'a document without a password stays as it is',
		documents: ['3 pages'],
		parameters: { password: 'whatever' },
		gives: { unchanged: true },
		ours: true,
	},
	{
		title: 'a restricted document with any password',
		documents: [RESTRICTED],
		parameters: { password: 'whatever' },
		gives: UNENCRYPTED,
		ours: true,
	},
	{ title: 'no password', documents: [LOCKED], parameters: {}, refuses: { password: /required/ } },
	{
		title: '257 characters',
		documents: [LOCKED],
		parameters: { password: 'x'.repeat(257) },
		refuses: { password: /1 to 256/ },
	},
];
