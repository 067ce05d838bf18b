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
	{
		title: 'an area, without a mark',
		documents: ['3 pages'],
		parameters: { redact_areas: '{"areas": [{"page": 2, "x": 0, "y": 0, "width": 2000, "height": 2000}]}', redact_mark: 'none' },
		gives: { texts: ['Page 1', '', 'Page 3'], redrawn: [2] },
	},
	{
		title: 'a label in white marks',
		documents: ['3 pages'],
		parameters: { search: 'page 2', redact_mark: 'white', redact_label: 'Gone' },
		gives: { texts: ['Page 1', 'Gone', 'Page 3'], redrawn: [2] },
	},
	{
		title: 'a label without marks',
		documents: ['1 page'],
		parameters: { search: 'page', redact_mark: 'none', redact_label: 'Gone' },
		refuses: { redact_label: /^needs redact_mark to be other than none$/ },
	},
	{
		title: 'a label that is redacted',
		documents: ['1 page'],
		parameters: { search: 'page', redact_label: 'Pages' },
		refuses: { redact_label: /^has text that is redacted/ },
	},
	{
		title: 'kinds of words that the document does not have',
		documents: ['3 pages'],
		parameters: { redact_kinds: 'email,iban' },
		gives: { unchanged: true },
	},
	{
		title: 'nothing to search',
		documents: ['1 page'],
		parameters: {},
		refuses: { search: /^is required, unless one of these is given: redact_kinds, redact_areas, redact_annotations$/ },
	},
	{
		title: 'a mode without a search, and a kind that does not exist',
		documents: ['1 page'],
		parameters: { search_mode: 'regex', redact_kinds: 'email,name' },
		refuses: { search_mode: /needs search to be given/, redact_kinds: /email/ },
	},
	{
		title: 'areas beyond the end, and without a size',
		documents: ['1 page'],
		parameters: { redact_areas: '{"areas": [{"page": 2, "x": 0, "y": 0, "width": 9, "height": 9}, {"page": 1}]}' },
		refuses: { redact_areas: /^area 1 must have a page from 1 to 1; area 2 must have boxes/ },
	},
	{
		title: 'attachments, which are not searched',
		documents: ['an e-invoice'],
		parameters: { search: 'invoice' },
		refuses: { remove_attachments: /^is needed, because the document has 1 attachment/ },
	},
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
