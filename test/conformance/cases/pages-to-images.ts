import type { Case } from '../case';

export const pages_to_images: readonly Case[] = [
	{
		title: 'all pages, at 150 dpi',
		documents: ['3 pages'],
		parameters: {},
		gives: {
			images: {
				'3-pages-1.png': { page: 1, format: 'PNG', width: 875, height: 1240, resolution: 150 },
				'3-pages-2.png': { page: 2, format: 'PNG', width: 875, height: 1240, resolution: 150 },
				'3-pages-3.png': { page: 3, format: 'PNG', width: 875, height: 1240, resolution: 150 },
			},
		},
	},
	{
		title: 'two pages of many, with the numbers that they have, and a width in pixels',
		documents: ['12 pages'],
		parameters: { pages: '2, -1', pixel_width: '100' },
		gives: {
			images: {
				'12-pages-02.png': { page: 2, format: 'PNG', width: 100, height: 142 },
				'12-pages-12.png': { page: 12, format: 'PNG', width: 100, height: 142 },
			},
		},
	},
	{
		title: 'a page in gray',
		documents: ['rich, a'],
		parameters: { pages: '1', grayscale: 'true', resolution: '72' },
		gives: { images: { 'rich-a-1.png': { page: 1, format: 'PNG', width: 420, height: 595, gray: true } } },
	},
	{
		title: 'a page of text and scans on a transparent ground',
		documents: ['a page of text and two of a scan'],
		parameters: { transparent: 'true', resolution: '72' },
		gives: {
			images: {
				'a-page-of-text-and-two-of-a-scan-1.png': { page: 1, format: 'PNG', width: 300, height: 200 },
				'a-page-of-text-and-two-of-a-scan-2.png': { page: 2, format: 'PNG', width: 300, height: 200 },
				'a-page-of-text-and-two-of-a-scan-3.png': { page: 3, format: 'PNG', width: 300, height: 200 },
			},
		},
	},
	{
		title: 'JPEG',
		documents: ['a page of text and two of a scan'],
		parameters: { image_format: 'jpeg', quality: '90', pages: '2', resolution: '100' },
		gives: {
			images: {
				'a-page-of-text-and-two-of-a-scan-2.jpg': { page: 2, format: 'JPEG', width: 417, height: 278, resolution: 100 },
			},
		},
	},
	{
		title: 'a font for pages that lack theirs',
		documents: ['3 pages'],
		parameters: { pages: '1', resolution: '72' },
		files: { font: 'a font' },
		gives: { images: { '3-pages-1.png': { page: 1, format: 'PNG', width: 420, height: 595 } } },
	},
	{
		title: 'a web font',
		documents: ['1 page'],
		parameters: {},
		files: { font: 'a web font' },
		refuses: { font: /^is a WOFF font; it must be a TrueType or OpenType font/ },
	},
	{ title: 'no pages', documents: ['1 page'], parameters: { pages: '2..' }, gives: { files: {} } },
	{
		title: 'a width and a resolution',
		documents: ['3 pages'],
		parameters: { pixel_width: '10000', resolution: '200' },
		refuses: { pixel_width: /resolution/ },
	},
	{
		title: 'a quality of PNG images',
		documents: ['1 page'],
		parameters: { quality: '50' },
		refuses: { quality: /image_format/ },
	},
	{
		title: 'a resolution out of bounds',
		documents: ['1 page'],
		parameters: { resolution: '601' },
		refuses: { resolution: /from 36 to 600/ },
	},
];
