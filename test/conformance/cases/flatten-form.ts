import type { Case } from '../case';
import { NO_FORM } from '../common';

export const flatten_form: readonly Case[] = [
	{
		title: 'a form',
		documents: ['a form'],
		parameters: {},
		gives: { ...NO_FORM, redrawn: 'all' },
	},
	{
		title: 'the fields of one page',
		documents: ['rich, a'],
		parameters: { pages: '1' },
		gives: { widgets: ['3 name'] },
	},
	{
		title: 'all pages',
		documents: ['rich, a'],
		parameters: { pages: 'all' },
		gives: NO_FORM,
	},
	{
		title: 'a form, with a font for its values',
		documents: ['a form'],
		parameters: {},
		files: { font: 'a font' },
		gives: { ...NO_FORM, redrawn: 'all' },
	},
	{
		title: 'a web font',
		documents: ['a form'],
		parameters: {},
		files: { font: 'a web font' },
		refuses: { font: /^is a WOFF font; it must be a TrueType or OpenType font/ },
		ours: true,
	},
	{ title: 'a document without a form', documents: ['1 page'], parameters: {}, gives: { unchanged: true } },
	{
		title: 'a page that does not exist',
		documents: ['3 pages'],
		parameters: { pages: '4' },
		refuses: { pages: /3 pages/ },
		ours: true,
	},
];
