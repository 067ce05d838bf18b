import type { Case } from '../case';

export const set_metadata: readonly Case[] = [
	{
		title: 'a title and an author',
		documents: ['3 pages'],
		parameters: { title: 'Über Zahlen', author: 'Ada Lovelace' },
		gives: { metadata: { Title: 'Über Zahlen', Author: 'Ada Lovelace' } },
	},
	{
		title: 'existing metadata is removed',
		documents: ['rich, a'],
		parameters: { remove_existing: 'true' },
		gives: { metadata: { Lang: 'en' }, holdsNot: ['a Rich'] },
	},
	{
		title: 'an invalid language',
		documents: ['1 page'],
		parameters: { language: 'English (UK)', remove_existing: 'maybe' },
		refuses: { language: /BCP 47/, remove_existing: /true or false/ },
	},
	{ title: 'nothing to set', documents: ['1 page'], parameters: {}, refuses: { title: /is required, unless/ } },
];
