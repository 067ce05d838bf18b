import type { Case } from '../case';
import { RESTRICTED } from '../common';

export const add_password: readonly Case[] = [
	{
		title: 'AES-128 by default',
		documents: ['3 pages'],
		parameters: { password: 'pa$$ word' },
		gives: { encryption: 'AES-128', permissions: -4, opensWith: ['pa$$ word'], closedTo: ['', 'pa$$'] },
	},
	{
		title: 'AES-256',
		documents: ['3 pages'],
		parameters: { password: 'x'.repeat(32), encryption_algorithm: 'AES-256' },
		gives: {
			encryption: 'AES-256',
			permissions: -4,
			opensWith: ['x'.repeat(32)],
			closedTo: ['', 'x'.repeat(31)],
		},
	},
	{
		title: 'four spaces are a password',
		documents: ['1 page'],
		parameters: { password: '    ', encryption_algorithm: '' },
		gives: { encryption: 'AES-128', permissions: -4, opensWith: ['    '], closedTo: ['', '   '] },
	},
	{
		title: 'in place of existing restrictions (D9)',
		documents: [RESTRICTED],
		parameters: { password: 'secret' },
		gives: { encryption: 'AES-128', permissions: -4, opensWith: ['secret'], closedTo: ['', 'owner'] },
		ours: true,
	},
	{ title: 'no password', documents: ['1 page'], parameters: {}, refuses: { password: /required/ } },
	{ title: 'three characters', documents: ['1 page'], parameters: { password: 'abc' }, refuses: { password: /4 to 127/ } },
	{
		title: '33 characters with AES-128',
		documents: ['1 page'],
		parameters: { password: 'x'.repeat(33) },
		refuses: { password: /^must be at most 32 characters long with AES-128, and has 33: shorten it, or choose AES-256$/ },
	},
	{
		title: 'Unicode (D91)',
		documents: ['3 pages'],
		parameters: { password: 'Grüße 漢字 2026', encryption_algorithm: 'AES-256' },
		gives: { encryption: 'AES-256', permissions: -4, opensWith: ['Grüße 漢字 2026'], closedTo: ['', 'Grusse 2026'] },
	},
	{
		title: 'a letter of another script with AES-128',
		documents: ['1 page'],
		parameters: { password: 'abc漢字' },
		refuses: { password: /^must not have the character at position 4 with AES-128/ },
	},
	{
		title: 'an algorithm written differently',
		documents: ['1 page'],
		parameters: { password: 'abc', encryption_algorithm: 'aes-256' },
		refuses: { password: /4 to 127/, encryption_algorithm: /one of AES-128, AES-256/ },
	},
];
