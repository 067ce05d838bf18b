import type { Case } from '../case';
import { badDocuments, LOCKED, upTo } from '../common';

export const check_document: readonly Case[] = [
	{
		title: 'a document that passes all checks',
		documents: ['3 pages'],
		parameters: { maximum_pages: '3', forbid_javascript: 'true', require_unlocked: 'true' },
		gives: { texts: upTo(3), data: { passed: true } },
	},
	{
		title: 'too many pages',
		documents: ['8 pages'],
		parameters: { maximum_pages: '7', maximum_bytes: '100000' },
		refuses: { file: /has 8 pages; at most 7 are allowed/ },
	},
	{
		title: 'a font that is not embedded',
		documents: ['1 page'],
		parameters: { require_embedded_fonts: 'true' },
		refuses: { file: /A font is not embedded: Helvetica/ },
	},
	{
		title: 'a document that needs a password',
		documents: [LOCKED],
		parameters: { require_unlocked: 'true' },
		refuses: { file: /does not open without a password/ },
	},
	{ title: 'nothing to check', documents: ['1 page'], parameters: {}, refuses: { maximum_pages: /is required, unless/ } },
	...badDocuments({ maximum_pages: '10' }),
];
