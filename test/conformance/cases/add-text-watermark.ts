import type { Case } from '../case';
import { RESTRICTED, staysRestricted, upTo } from '../common';

const marked = (title: string, parameters: Record<string, string>, ...texts: string[]): Case => ({
	title,
	documents: ['3 pages'],
	parameters,
	gives: { texts: upTo(3).map((page) => [page, ...texts].join('\n')), redrawn: 'all' },
});

export const add_text_watermark: readonly Case[] = [
	marked('one line on every page', { line_1: 'DRAFT' }, 'DRAFT'),
	{ ...marked('text in a font that is given', { line_1: 'DRAFT' }, 'DRAFT'), files: { font: 'a font' } },
	{
		title: 'a web font',
		documents: ['3 pages'],
		parameters: { line_1: 'DRAFT' },
		files: { font: 'a web font' },
		refuses: { font: /^is a WOFF font; it must be a TrueType or OpenType font/ },
		ours: true,
	},
	marked(
		'three lines with everything chosen',
		{ line_1: 'ONE', line_2: 'TWO', line_3: 'THREE', template: '1003', color: 'Red', transparency: '0', margin: '0.5' },
		'ONE',
		'TWO',
		'THREE',
	),
	marked(
		'a long line, a number of CSS and a word (D91)',
		{ line_1: 'Only for the eyes of the person to whom it is addressed', color: '#c00000', template: 'top' },
		'Only for the eyes of the person to whom it is addressed',
	),
	marked('tiles of a size that is given', { line_1: 'A', template: 'tiled', font_size: '200' }, 'A'),
	marked(
		'optional fields left empty',
		{ line_1: 'DRAFT', line_2: '', template: '', color: '', transparency: '', margin: '' },
		'DRAFT',
	),
	marked(
		'Latin, Greek and Cyrillic',
		{ line_1: 'Zażółć', line_2: 'Ελλάδα', line_3: 'Привет', template: '1002' },
		'Zażółć',
		'Ελλάδα',
		'Привет',
	),
	{
		title: 'a restricted document keeps its restrictions',
		documents: [RESTRICTED],
		parameters: { line_1: 'DRAFT', template: '1004' },
		gives: {
			texts: upTo(3).map((page) => `${page}\nDRAFT`),
			redrawn: 'all',
			...staysRestricted,
		},
		ours: true,
	},
	{ title: 'no line', documents: ['3 pages'], parameters: {}, refuses: { line_1: /required/ } },
	{
		title: 'white space only',
		documents: ['3 pages'],
		parameters: { line_1: '   ' },
		refuses: { line_1: /required/ },
		ours: true,
	},
	{
		title: 'every offending field at once',
		documents: ['3 pages'],
		parameters: {
			line_1: 'x'.repeat(201),
			line_2: 'x'.repeat(201),
			template: '5',
			color: 'grayish',
			transparency: '101',
			margin: '0',
		},
		refuses: {
			line_1: /200 characters/,
			line_2: /200 characters/,
			template: /one of diagonal/,
			color: /a color such as/,
			transparency: /100/,
			margin: /greater than 0/,
		},
		ours: true,
	},
	{
		title: 'a decimal comma',
		documents: ['3 pages'],
		parameters: { line_1: 'A', margin: '0,5' },
		refuses: { margin: /point/ },
		ours: true,
	},
	{
		title: 'an unknown template (D4)',
		documents: ['3 pages'],
		parameters: { line_1: 'A', template: '2000' },
		refuses: { template: /diagonal, horizontal, top, bottom, tiled$/ },
		ours: true,
	},
	{
		title: 'characters that no font covers (D5)',
		documents: ['3 pages'],
		parameters: { line_1: 'A', line_2: 'שלום' },
		refuses: { line_2: /./ },
		ours: true,
	},
	{
		title: 'a margin that leaves no room',
		documents: ['3 pages'],
		parameters: { line_1: 'A', margin: '30' },
		refuses: { margin: /page 1/i },
		ours: true,
	},
];
