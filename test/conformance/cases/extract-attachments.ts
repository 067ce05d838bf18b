import type { Case } from '../case';

export const extract_attachments: readonly Case[] = [
	{
		title: 'an attachment',
		documents: ['rich, a'],
		parameters: {},
		gives: { files: { 'notes.txt': 'a notes' } },
	},
	{
		title: 'an attachment of a page, without a name',
		documents: ['an attachment on page 2'],
		parameters: {},
		gives: { files: { 'attachment-1': '1;2' } },
	},
	{
		title: 'a pattern that matches no attachment',
		documents: ['rich, a'],
		parameters: { name_pattern: '*.xml' },
		gives: { files: {} },
	},
	{ title: 'a document without attachments', documents: ['1 page'], parameters: {}, gives: { files: {} } },
];
