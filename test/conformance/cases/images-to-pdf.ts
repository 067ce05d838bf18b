import type { Case } from '../case';

export const images_to_pdf: readonly Case[] = [
	{
		title: 'a page for each image, of its own size',
		documents: ['a PNG image', 'a JPEG image'],
		parameters: {},
		// 32 pixels at 72 dpi; 16 × 8 at 96 dpi.
		gives: {
			texts: ['', ''],
			boxes: ['0 0 32 32', '0 0 12 6'],
		},
	},
	{
		title: 'pages of Letter, landscape for landscape images',
		documents: ['a JPEG image', 'a PNG image'],
		parameters: { page_size: 'Letter', margin: '1' },
		gives: {
			texts: ['', ''],
			boxes: ['0 0 792 612', '0 0 612 792'],
		},
	},
	{
		title: 'pages of A4, turned if the orientation asks for it',
		documents: ['a JPEG image'],
		parameters: { page_size: 'A4', orientation: 'portrait' },
		gives: { texts: [''], boxes: ['0 0 595.28 841.89'] },
	},
	{
		title: 'a margin that leaves no room',
		documents: ['a PNG image'],
		parameters: { page_size: 'A4', margin: '5' },
		refuses: { margin: /^leaves no room on A4 pages; it must be at most 4\.13 inches$/ },
		ours: true,
	},
	{
		title: 'a margin below zero',
		documents: ['a PNG image'],
		parameters: { margin: '-1' },
		refuses: { margin: /at least 0/ },
	},
];
