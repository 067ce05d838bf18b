import type { Case } from '../case';
import { upTo } from '../common';

export const redact_text: readonly Case[] = [
	{
		title: 'words on one page',
		documents: ['3 pages'],
		parameters: { search: 'page  2' },
		gives: { texts: ['Page 1', '', 'Page 3'], redrawn: [2] },
	},
	{
		title: 'any of several lines, on some pages',
		documents: ['8 pages'],
		parameters: { search: 'Page 2\nPage 3\nnothing', pages: 'even' },
		gives: { texts: upTo(8).map((page, index) => (index === 1 ? '' : page)), redrawn: [2] },
	},
	{
		title: 'a pattern',
		documents: ['12 pages'],
		parameters: { search: 'age 1\\d', search_mode: 'regex' },
		gives: { texts: [...upTo(9), 'P', 'P', 'P'], redrawn: [10, 11, 12] },
	},
	{ title: 'no match', documents: ['3 pages'], parameters: { search: 'chapter' }, gives: { unchanged: true } },
	{ title: 'no search', documents: ['1 page'], parameters: {}, refuses: { search: /is required/ } },
	{
		title: 'more lines than are searched',
		documents: ['1 page'],
		parameters: { search: 'a\n'.repeat(2001) },
		refuses: { search: /^has 2001 lines, and at most 2000 are allowed$/ },
	},
	{
		title: 'a malformed expression',
		documents: ['1 page'],
		parameters: { search: '(Page', search_mode: 'regex' },
		refuses: { search: /is not a regular expression of RE2/ },
	},
];
