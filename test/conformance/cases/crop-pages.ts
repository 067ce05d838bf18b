import type { Case } from '../case';
import { LOCKED, staysLocked, times } from '../common';

export const crop_pages: readonly Case[] = [
	{
		title: 'margins on two sides',
		documents: ['3 pages'],
		parameters: { crop_left: '1', crop_top: '0.5' },
		gives: { boxes: times(3, '0 0 420 595, CropBox 72 0 420 559'), redrawn: 'all' },
	},
	{
		title: 'sides of the page as displayed, on one page',
		documents: ['3 pages, turned by 90'],
		parameters: { crop_left: '1', pages: '2' },
		gives: {
			boxes: ['0 0 420 595', '0 0 420 595, CropBox 0 72 420 595', '0 0 420 595'],
			redrawn: [2],
		},
	},
	{
		title: 'to the content',
		documents: ['3 pages'],
		parameters: { crop_to: 'content', padding: '0.25', uniform: 'false', shrink_media_box: 'true' },
		gives: { boxes: times(3, '41.99 480.99 154.07 541.01'), redrawn: 'all' },
	},
	{
		title: 'a locked document opens with open_password',
		documents: [LOCKED],
		parameters: { crop_bottom: '1', open_password: 'user' },
		gives: {
			boxes: times(3, '0 0 420 595, CropBox 0 72 420 595'),
			redrawn: 'all',
			...staysLocked,
		},
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
