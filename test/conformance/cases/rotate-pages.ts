import type { Case } from '../case';
import { LOCKED, staysLocked } from '../common';

export const rotate_pages: readonly Case[] = [
	{
		title: 'all pages, clockwise',
		documents: ['3 pages'],
		parameters: { angle: '90' },
		gives: { rotations: [90, 90, 90], redrawn: 'all' },
	},
	{
		title: 'a range, counter-clockwise, with signs and spaces',
		documents: ['8 pages'],
		parameters: { angle: ' -90', first_page: '+2', last_page: '3' },
		gives: { rotations: [0, 270, 270, 0, 0, 0, 0, 0], redrawn: [2, 3] },
	},
	{
		title: 'added to the existing rotation (D15)',
		documents: ['3 pages, turned by 90'],
		parameters: { angle: '270', first_page: '3' },
		gives: { rotations: [90, 90, 0], redrawn: [3] },
	},
	{
		title: 'by 0 degrees',
		documents: ['3 pages, turned by 90'],
		parameters: { angle: '0', last_page: '' },
		gives: { unchanged: true },
	},
	{
		title: 'a locked document opens with open_password',
		documents: [LOCKED],
		parameters: { angle: '180', open_password: 'owner' },
		gives: { rotations: [180, 180, 180], redrawn: 'all', ...staysLocked },
	},
	{ title: 'no angle', documents: ['3 pages'], parameters: {}, refuses: { angle: /one of 0, 90, 180, 270, -90, -180, -270/ } },
	{
		title: 'every offending field at once',
		documents: ['3 pages'],
		parameters: { angle: '45', first_page: '-1', last_page: '2147483648' },
		refuses: { angle: /one of 0, 90/, first_page: /at least 1/, last_page: /2147483647/ },
	},
	{ title: 'angle 360', documents: ['3 pages'], parameters: { angle: '360' }, refuses: { angle: /one of/ } },
	{ title: 'angle 90.0', documents: ['3 pages'], parameters: { angle: '90.0' }, refuses: { angle: /one of/ } },
];
