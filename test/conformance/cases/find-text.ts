import type { Case } from '../case';

export const find_text: readonly Case[] = [
	{
		title: 'words, in any case',
		documents: ['3 pages'],
		parameters: { search: 'PAGE  2' },
		gives: {
			data: { found: true, count: 1, truncated: false, pages: [2], matches: [{ page: 2, text: 'Page 2', groups: {} }] },
		},
	},
	{
		title: 'the groups of an expression, by number and by name',
		documents: ['12 pages'],
		parameters: { search: '(P)age (?P<number>1\\d)', search_mode: 'regex', pages: 'even' },
		gives: {
			data: {
				count: 2,
				pages: [10, 12],
				matches: [
					{ page: 10, text: 'Page 10', groups: { 1: 'P', 2: '10', number: '10' } },
					{ page: 12, text: 'Page 12', groups: { 1: 'P', 2: '12', number: '12' } },
				],
			},
		},
	},
	{
		title: 'the most matches that are wanted',
		documents: ['8 pages'],
		parameters: { search: 'page', maximum_matches: '5' },
		gives: { data: { found: true, count: 5, truncated: true, pages: [1, 2, 3, 4, 5] } },
	},
	{
		title: 'as many matches as are wanted, and no more',
		documents: ['3 pages'],
		parameters: { search: 'page', maximum_matches: '3' },
		gives: { data: { count: 3, truncated: false } },
	},
	{
		title: 'nothing',
		documents: ['3 pages'],
		parameters: { search: 'chapter' },
		gives: { data: { found: false, count: 0, truncated: false, pages: [], matches: [] } },
	},
	{ title: 'no search', documents: ['1 page'], parameters: {}, refuses: { search: /is required/ } },
	{
		title: 'a malformed expression',
		documents: ['1 page'],
		parameters: { search: '(Page', search_mode: 'regex' },
		refuses: { search: /is not a regular expression of RE2: check its brackets/ },
	},
	{
		title: 'an expression that finds nothing everywhere',
		documents: ['1 page'],
		parameters: { search: '\\d*', search_mode: 'regex' },
		refuses: { search: /matches an empty text/ },
	},
	{
		title: 'more matches than can be asked for',
		documents: ['1 page'],
		parameters: { search: 'page', maximum_matches: '10001' },
		refuses: { maximum_matches: /from 1 to 10000/ },
	},
];
