import type { Case } from '../case';
import { a5, LOCKED, NO_FORM, staysLocked, times } from '../common';

export const arrange_pages: readonly Case[] = [
	{
		title: 'four on a sheet',
		documents: ['8 pages'],
		parameters: { arrangement: '4' },
		gives: {
			texts: ['Page 1\nPage 2\nPage 3\nPage 4', 'Page 5\nPage 6\nPage 7\nPage 8'],
			boxes: a5(2),
			pages: [null, null],
		},
	},
	{
		title: 'two on a larger sheet, on its side',
		documents: ['3 pages'],
		parameters: { arrangement: '2', page_size: 'A4', sheet_gap: '0.25', margin: '0.5', frame: 'true' },
		gives: {
			texts: ['Page 1\nPage 2', 'Page 3'],
			boxes: times(2, '0 0 841.89 595.28'),
			pages: [null, null],
		},
	},
	{
		title: 'a booklet, padded to four pages',
		documents: ['3 pages'],
		parameters: { arrangement: 'booklet', binding: 'right' },
		gives: {
			texts: ['Page 1', 'Page 2\nPage 3'],
			boxes: times(2, '0 0 595 420'),
			pages: [null, null],
		},
	},
	{
		title: 'turned pages stand upright on the sheet',
		documents: ['3 pages, turned by 90'],
		parameters: { arrangement: '4', reading_direction: 'down' },
		gives: { texts: ['Page 1\nPage 2\nPage 3'], boxes: ['0 0 595 420'], pages: [null] },
	},
	{
		title: 'bookmarks lead to the sheets',
		documents: ['rich, a'],
		parameters: { arrangement: '2' },
		gives: {
			texts: ['a Page 1\na Ada\na Page 2\nOn a layer', 'a Page 3\na Ada\na Page 4'],
			boxes: times(2, '0 0 595 420'),
			pages: [null, null],
			links: ['1 > 1', '1 > 2', '1 > 2', '1 > https://example.com/', '1 > 1', '2 > 1'],
			bookmarks: ['a Chapter 1 > 1', '  a Section 1.1 > 1', '    a Section 1.1.1 > 2', 'a Part > -', '  a Chapter 2 > 2'],
			...NO_FORM,
		},
	},
	{
		title: 'a locked document opens with open_password',
		documents: [LOCKED],
		parameters: { arrangement: '9', open_password: 'user' },
		gives: { texts: ['Page 1\nPage 2\nPage 3'], boxes: a5(1), pages: [null], ...staysLocked },
	},
	{
		title: 'no arrangement',
		documents: ['3 pages'],
		parameters: {},
		refuses: { arrangement: /one of 2, 4, 6, 8, 9, 16, booklet/ },
	},
	{
		title: 'margins that leave no room',
		documents: ['3 pages'],
		parameters: { arrangement: '4', margin: '4' },
		refuses: { margin: /no room for pages/ },
	},
	{
		title: 'a binding without a booklet',
		documents: ['3 pages'],
		parameters: { arrangement: '4', binding: 'right' },
		refuses: { binding: /arrangement to be booklet/ },
	},
];
