import type { Case } from '../case';

export const extract_images: readonly Case[] = [
	{
		title: 'a JPEG image, unchanged',
		documents: ['a page with an image'],
		parameters: { minimum_size: '8' },
		gives: { files: { '00001.jpg': { fixture: 'a JPEG image' } } },
	},
	{ title: 'a document without images', documents: ['1 page'], parameters: {}, gives: { files: {} } },
	{
		title: 'an image, and its mask as a file beside it',
		documents: ['an image with a mask'],
		parameters: {},
		gives: { files: { '00001.jp2': 'colors', '00001-mask.jp2': 'mask' } },
	},
	{
		title: 'a minimum size of nothing',
		documents: ['1 page'],
		parameters: { minimum_size: 0 },
		refuses: { minimum_size: /from 1 to 100000/ },
	},
];
