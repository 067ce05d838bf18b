import type { Case } from '../case';
import { NO_FORM } from '../common';

export const remove_signatures: readonly Case[] = [
	{
		title: 'a signed document',
		documents: ['signed'],
		parameters: {},
		gives: { ...NO_FORM, holdsNot: ['/ByteRange', '/Type /Sig', '/SigFlags', '/DocMDP'] },
	},
	{
		title: 'a signed document, with its visible mark',
		documents: ['signed'],
		parameters: { appearance: 'remove' },
		gives: { ...NO_FORM, holdsNot: ['/ByteRange', '/Type /Sig', '/SigFlags', '/DocMDP', '/Widget'] },
	},
	{
		title: 'an unsigned document',
		documents: ['rich, a'],
		parameters: { appearance: 'keep' },
		gives: { unchanged: true },
	},
	{
		title: 'an unknown value of appearance',
		documents: ['signed'],
		parameters: { appearance: 'flatten' },
		refuses: { appearance: /one of keep, remove/ },
	},
];
