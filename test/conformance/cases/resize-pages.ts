import type { Case, Gives } from '../case';
import { LOCKED, staysLocked, times } from '../common';

const resized = (boxes: readonly string[]): Gives => ({ boxes, redrawn: 'all' });

export const resize_pages: readonly Case[] = [
	{
		title: 'to a size of paper, in the orientation of the pages',
		documents: ['3 pages'],
		parameters: { page_size: 'A6' },
		gives: resized(times(3, '0 0 297.64 419.53')),
	},
	{
		title: 'one page, on its side',
		documents: ['3 pages'],
		parameters: { page_size: 'Letter', orientation: 'landscape', pages: '2' },
		gives: { boxes: ['0 0 420 595', '0 0 792 612', '0 0 420 595'], redrawn: [2] },
	},
	{
		title: 'a turned page, by its width as displayed',
		documents: ['3 pages, turned by 90'],
		parameters: { page_width: '10', page_height: '5', scaling: 'fill' },
		gives: resized(times(3, '0 0 360 720')),
	},
	{
		title: 'one side, the other in proportion',
		documents: ['3 pages'],
		parameters: { page_width: '11.6667' },
		gives: resized(times(3, '0 0 840 1190')),
	},
	{
		title: 'a form and bookmarks stay',
		documents: ['rich, a'],
		parameters: { page_size: 'A3' },
		gives: resized(times(4, '0 0 841.89 1190.55')),
	},
	{
		title: 'a locked document opens with open_password',
		documents: [LOCKED],
		parameters: { page_size: 'A4', open_password: 'user' },
		gives: { ...resized(times(3, '0 0 595.28 841.89')), ...staysLocked },
	},
	{
		title: 'a width that no page can have',
		documents: ['3 pages'],
		parameters: { page_width: '0.01', page_height: '5' },
		refuses: { page_width: /^makes page 1 0.01 × 5 inches; each side must be from 0.042 to 200 inches$/ },
		ours: true,
	},
	{
		title: 'a width for which pages become too high',
		documents: ['3 pages, turned by 90'],
		parameters: { page_height: '200', pages: '2..' },
		refuses: { page_height: /^makes page 2 283 × 200 inches/ },
		ours: true,
	},
	{ title: 'no size', documents: ['3 pages'], parameters: {}, refuses: { page_size: /required, unless.*page_width/ } },
	{
		title: 'two sizes',
		documents: ['3 pages'],
		parameters: { page_size: 'A4', page_width: '5' },
		refuses: { page_size: /together with page_width/ },
	},
	{
		title: 'a size that no page has',
		documents: ['3 pages'],
		parameters: { page_width: '0', page_height: '201' },
		refuses: { page_width: /greater than 0/, page_height: /at most 200/ },
	},
];
