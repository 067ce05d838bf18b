import type { Case } from '../case';

const split = (title: string, parameters: Case['parameters'], parts: number[], matches: (string | null)[]): Case => ({
	title,
	documents: ['12 pages'],
	parameters,
	gives: { parts, matches },
});

export const split_by_text: readonly Case[] = [
	split('every page with the words', { search: 'page 1 ' }, [9, 1, 1, 1], ['Page 1', 'Page 1', 'Page 1', 'Page 1']),
	split('the pages before the first with the words', { search: 'PAGE 8' }, [7, 5], [null, 'Page 8']),
	split(
		'an expression without a group',
		{ search: 'Page [159]\\b', search_mode: 'regex' },
		[4, 4, 4],
		['Page 1', 'Page 5', 'Page 9'],
	),
	split(
		'where the group of an expression changes',
		{ search: 'Page (\\d)', search_mode: 'regex' },
		[1, 1, 1, 1, 1, 1, 1, 1, 1, 3],
		['1', '2', '3', '4', '5', '6', '7', '8', '9', '1'],
	),
	split('a group that is on some pages only', { search: 'Page (?:4|(1)[0-2])', search_mode: 'regex' }, [9, 3], [null, '1']),
	{
		title: 'words that are nowhere',
		documents: ['3 pages'],
		parameters: { search: 'chapter' },
		refuses: { search: /is not found on any page: check it with find_text/ },
	},
	{
		title: 'a malformed expression',
		documents: ['3 pages'],
		parameters: { search: 'Page (?=1)', search_mode: 'regex' },
		refuses: { search: /look-around/ },
	},
];
