import type { Case } from '../case';
import { LOCKED, upTo } from '../common';

export const crop_pages: readonly Case[] = [
	{
		title: 'margins on two sides',
		documents: ['3 pages'],
		parameters: { crop_left: '1', crop_top: '0.5' },
		gives: { texts: upTo(3), sizes: Array(3).fill([348, 559]) as [number, number][] },
	},
	{
		title: 'sides of the page as displayed, on one page',
		documents: ['3 pages, turned by 90'],
		parameters: { crop_left: '1', pages: '2' },
		gives: {
			texts: upTo(3),
			sizes: [
				[420, 595],
				[420, 523],
				[420, 595],
			],
			rotations: [90, 90, 90],
		},
	},
	{
		title: 'to the content',
		documents: ['3 pages'],
		parameters: { crop_to: 'content', padding: '0.25', uniform: 'false', shrink_media_box: 'true' },
		gives: { texts: upTo(3) },
	},
	{
		title: 'a locked document opens with open_password',
		documents: [LOCKED],
		parameters: { crop_bottom: '1', open_password: 'user' },
		gives: { texts: upTo(3), encryption: 'AES-128', opensWith: ['user', 'owner'], closedTo: [''] },
	},
	{ title: 'nothing to crop', documents: ['3 pages'], parameters: {}, refuses: { crop_left: /required, unless.*crop_to/ } },
	{
		title: 'margins together with the content',
		documents: ['3 pages'],
		parameters: { crop_to: 'content', crop_left: '1' },
		refuses: { crop_to: /together with crop_left/ },
	},
	{
		title: 'padding without content',
		documents: ['3 pages'],
		parameters: { crop_left: '1', padding: '0.5' },
		refuses: { padding: /crop_to to be content/ },
	},
	{
		title: 'margins that leave nothing of a page',
		documents: ['3 pages'],
		parameters: { crop_left: '5', crop_right: '4' },
		refuses: { crop_left: /nothing of page 1, which is 5.83 inches wide/ },
	},
	{
		title: 'a margin below 0',
		documents: ['3 pages'],
		parameters: { crop_left: '-1' },
		refuses: { crop_left: /at least 0/ },
	},
];
