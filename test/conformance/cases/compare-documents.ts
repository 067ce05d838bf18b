import type { Case } from '../case';
import { LOCKED, RESTRICTED } from '../common';

const earlier = { files: { compare_to: '3 pages' } } as const;
const NOTHING = { pagesAdded: 0, pagesRemoved: 0, pagesMoved: 0, pagesChanged: 0 };

export const compare_documents: readonly Case[] = [
	{
		title: 'the document itself',
		documents: ['3 pages'],
		parameters: {},
		...earlier,
		gives: {
			data: {
				same: true,
				truncated: false,
				counts: NOTHING,
				pages: { added: [], removed: [], moved: [], changed: [] },
				bytes: null,
			},
		},
	},
	{
		title: 'pages that were added',
		documents: ['8 pages'],
		parameters: {},
		...earlier,
		gives: {
			data: {
				same: false,
				pageCount: 8,
				pageCountBefore: 3,
				counts: { ...NOTHING, pagesAdded: 5 },
				pages: { added: [4, 5, 6, 7, 8], removed: [], changed: [] },
			},
		},
	},
	{
		title: 'pages that were removed',
		documents: ['1 page'],
		parameters: {},
		...earlier,
		gives: {
			data: { same: false, counts: { ...NOTHING, pagesRemoved: 2 }, pages: { removed: [2, 3] } },
		},
	},
	{
		title: 'pages that were turned',
		documents: ['3 pages, turned by 90'],
		parameters: { with_text: 'true' },
		...earlier,
		gives: {
			data: {
				same: false,
				counts: { ...NOTHING, pagesChanged: 3 },
				pages: {
					changed: [1, 2, 3].map((page) => ({ page, before: page, look: true, text: false, wordsAdded: 0, diff: [] })),
				},
			},
		},
	},
	{
		title: 'pages that were turned, by their pictures',
		documents: ['3 pages, turned by 90'],
		parameters: { tolerance: 'pixels' },
		...earlier,
		gives: { data: { same: false, pixelEqual: 0, counts: { ...NOTHING, pagesChanged: 3 } } },
	},
	{
		title: 'the document itself, without a page to show',
		documents: ['3 pages'],
		parameters: { difference_pdf: 'true' },
		...earlier,
		gives: { data: { same: true, difference: null } },
	},
	{
		title: 'a restricted document',
		documents: [RESTRICTED],
		parameters: {},
		...earlier,
		gives: {
			data: { same: false, counts: NOTHING, security: { before: { encryption: null } } },
		},
	},
	{
		title: 'text that does not count',
		documents: ['3 pages'],
		parameters: { ignore_pattern: 'Page \\d', compare_password: 'user' },
		files: { compare_to: LOCKED },
		gives: { data: { counts: NOTHING } },
	},
	{ title: 'no earlier version', documents: ['3 pages'], parameters: {}, refuses: { compare_to: /required/ } },
	{
		title: 'a protected earlier version without its password',
		documents: ['3 pages'],
		parameters: {},
		files: { compare_to: LOCKED },
		refuses: { compare_to: /needs a password/ },
	},
	{
		title: 'a protected earlier version with a wrong password',
		documents: ['3 pages'],
		parameters: { compare_password: 'nope' },
		files: { compare_to: LOCKED },
		refuses: { compare_password: /does not open the earlier version/ },
	},
	{
		title: 'an image instead of an earlier version',
		documents: ['3 pages'],
		parameters: {},
		files: { compare_to: 'a PNG image' },
		refuses: { compare_to: /^is a PNG image; it must be a PDF document$/ },
	},
	{
		title: 'a malformed pattern',
		documents: ['3 pages'],
		parameters: { ignore_pattern: '(' },
		...earlier,
		refuses: { ignore_pattern: /is not a regular expression of RE2/ },
	},
];
