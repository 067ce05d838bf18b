import type { Case } from '../case';

export const flatten_form: readonly Case[] = [
	{
		title: 'a form',
		documents: ['a form'],
		parameters: {},
		gives: { texts: ['Page 1\nBasic'], fields: [] },
	},
	{
		title: 'the fields of one page',
		documents: ['rich, a'],
		parameters: { pages: '1' },
		gives: { texts: ['a Page 1\na Ada', 'a Page 2\nOn a layer', 'a Page 3\na Ada', 'a Page 4'], fields: ['name'] },
	},
	{
		title: 'all pages',
		documents: ['rich, a'],
		parameters: { pages: 'all' },
		gives: { texts: ['a Page 1\na Ada', 'a Page 2\nOn a layer', 'a Page 3\na Ada', 'a Page 4'], fields: [] },
	},
	{
		title: 'a form, with a font for its values',
		documents: ['a form'],
		parameters: {},
		files: { font: 'a font' },
		gives: { texts: ['Page 1\nBasic'], fields: [] },
	},
	{
		title: 'a web font',
		documents: ['a form'],
		parameters: {},
		files: { font: 'a web font' },
		refuses: { font: /^is a WOFF font; it must be a TrueType or OpenType font/ },
		ours: true,
	},
	{ title: 'a document without a form', documents: ['1 page'], parameters: {}, gives: { texts: ['Page 1'] } },
	{
		title: 'a page that does not exist',
		documents: ['3 pages'],
		parameters: { pages: '4' },
		refuses: { pages: /3 pages/ },
		ours: true,
	},
];
