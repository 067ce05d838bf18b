import type { Case } from '../case';
import { LOCKED, pages, upTo } from '../common';

export const insert_blank_pages: readonly Case[] = [
	{
		title: 'before pages',
		documents: ['3 pages'],
		parameters: { blank_before: '1, -1' },
		gives: { texts: ['', ...pages(1, 2), '', ...pages(3)] },
	},
	{
		title: 'after every page, turned like it',
		documents: ['3 pages, turned by 90'],
		parameters: { blank_after: 'all' },
		gives: { texts: ['Page 1', '', 'Page 2', '', 'Page 3', ''], rotations: [90, 90, 90, 90, 90, 90] },
	},
	{
		title: 'a set without pages changes nothing',
		documents: ['3 pages'],
		parameters: { blank_after: '9..' },
		gives: { texts: upTo(3) },
	},
	{
		title: 'a form and bookmarks stay',
		documents: ['rich, a'],
		parameters: { blank_after: '1' },
		gives: {
			texts: ['a Page 1\na Ada', '', 'a Page 2\nOn a layer', 'a Page 3\na Ada', 'a Page 4'],
			fields: ['name'],
			outline: ['a Chapter 1', 'a Section 1.1', 'a Section 1.1.1', 'a Part', 'a Chapter 2'],
		},
	},
	{
		title: 'a locked document opens with open_password',
		documents: [LOCKED],
		parameters: { blank_before: '1', open_password: 'user' },
		gives: { texts: ['', ...upTo(3)], encryption: 'AES-128', opensWith: ['user', 'owner'], closedTo: [''] },
	},
	{ title: 'no pages', documents: ['3 pages'], parameters: {}, refuses: { blank_before: /required, unless.*blank_after/ } },
	{
		title: 'both before and after',
		documents: ['3 pages'],
		parameters: { blank_before: '1', blank_after: '2' },
		refuses: { blank_before: /together with blank_after/ },
	},
];
