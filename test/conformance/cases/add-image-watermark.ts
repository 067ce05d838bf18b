import type { Case } from '../case';
import { RESTRICTED, staysRestricted } from '../common';

const image = { files: { image: 'a PNG image' } } as const;

export const add_image_watermark: readonly Case[] = [
	{ title: 'an image on every page', documents: ['3 pages'], parameters: {}, ...image, gives: { redrawn: 'all' } },
	{
		title: 'a JPEG image with everything that the contract knows',
		documents: ['3 pages, turned by 90'],
		parameters: { transparency: '0', margin: '0' },
		files: { image: 'a JPEG image' },
		gives: { redrawn: 'all' },
	},
	{
		title: 'one corner of some pages, behind their content',
		documents: ['8 pages'],
		parameters: { position: 'top_right', image_width: '1.5', pages: 'odd', layer: 'under', margin: '0.25' },
		...image,
		gives: { redrawn: [1, 3, 5, 7] },
		ours: true,
	},
	{
		title: 'a restricted document keeps its restrictions',
		documents: [RESTRICTED],
		parameters: {},
		...image,
		gives: { redrawn: 'all', ...staysRestricted },
		ours: true,
	},
	{ title: 'no image', documents: ['3 pages'], parameters: {}, refuses: { image: /required/ } },
	{
		title: 'a document instead of an image',
		documents: ['3 pages'],
		parameters: {},
		files: { image: '1 page' },
		refuses: { image: /^is a PDF document; it must be a PNG or JPEG image$/ },
		ours: true,
	},
	{
		title: 'an HTML page instead of an image',
		documents: ['3 pages'],
		parameters: {},
		files: { image: 'an HTML page' },
		refuses: { image: /^is an HTML page; it must be a PNG or JPEG image$/ },
		ours: true,
	},
	{
		title: 'an image that is cut short',
		documents: ['3 pages'],
		parameters: {},
		files: { image: 'the start of a PNG image' },
		refuses: { image: /is cut short/ },
		ours: true,
	},
	{
		title: 'every offending field at once',
		documents: ['3 pages'],
		parameters: { transparency: '101', margin: '-1', position: 'middle', image_width: '0', layer: 'Over', pages: '1-3' },
		...image,
		refuses: {
			transparency: /100/,
			margin: /at least 0/,
			position: /one of top_left/,
			image_width: /greater than 0/,
			layer: /one of over, under/,
			pages: /write 1\.\.3/,
		},
		ours: true,
	},
	{
		title: 'a margin that leaves no room',
		documents: ['3 pages'],
		parameters: { margin: '30' },
		...image,
		refuses: { margin: /page 1/ },
		ours: true,
	},
	{
		title: 'an image wider than the room',
		documents: ['3 pages'],
		parameters: { image_width: '5' },
		...image,
		refuses: { image_width: /page 1, where the margins leave 3\.83 × 6\.26 inches/ },
		ours: true,
	},
];
