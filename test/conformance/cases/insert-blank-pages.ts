import type { Case } from '../case';
import { a5, LOCKED, staysLocked } from '../common';

export const insert_blank_pages: readonly Case[] = [
	{
		title: 'before pages',
		documents: ['3 pages'],
		parameters: { blank_before: '1, -1' },
		gives: { pages: [null, 1, 2, null, 3], boxes: a5(5) },
	},
	{
		title: 'after every page, turned like it',
		documents: ['3 pages, turned by 90'],
		parameters: { blank_after: 'all' },
		gives: { pages: [1, null, 2, null, 3, null], boxes: a5(6), rotations: [90, 90, 90, 90, 90, 90] },
	},
	{
		title: 'a set without pages changes nothing',
		documents: ['3 pages'],
		parameters: { blank_after: '9..' },
		gives: { unchanged: true },
	},
	{
		title: 'a form and bookmarks stay',
		documents: ['rich, a'],
		parameters: { blank_after: '1' },
		gives: {
			pages: [1, null, 2, 3, 4],
			boxes: a5(5),
			labels: ['i', '', 'ii', '1', '2'],
		},
	},
	{
		title: 'a locked document opens with open_password',
		documents: [LOCKED],
		parameters: { blank_before: '1', open_password: 'user' },
		gives: { pages: [null, 1, 2, 3], boxes: a5(4), ...staysLocked },
	},
	{ title: 'no pages', documents: ['3 pages'], parameters: {}, refuses: { blank_before: /required, unless.*blank_after/ } },
	{
		title: 'both before and after',
		documents: ['3 pages'],
		parameters: { blank_before: '1', blank_after: '2' },
		refuses: { blank_before: /together with blank_after/ },
	},
];
