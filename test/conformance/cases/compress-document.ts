import type { Case } from '../case';

export const compress_document: readonly Case[] = [
	{ title: 'a photo', documents: ['a photo of 300 dpi'], parameters: {}, gives: { smaller: true, redrawn: 'all' } },
	{
		title: 'a photo in gray, as small as can be',
		documents: ['a photo of 300 dpi'],
		parameters: { grayscale: 'true', maximum_bytes: '1000' },
		gives: { smaller: true, redrawn: 'all' },
	},
	{ title: 'pages without images', documents: ['12 pages'], parameters: {}, gives: { smaller: true } },
	{ title: 'a document that is small already', documents: ['40 pages'], parameters: {}, gives: { unchanged: true } },
	{
		title: 'a resolution and a quality out of bounds',
		documents: ['1 page'],
		parameters: { resolution: '30', quality: '101' },
		refuses: { resolution: /from 36 to 600/, quality: /from 1 to 100/ },
	},
];
