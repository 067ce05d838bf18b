import type { Case } from '../case';
import { RESTRICTED, staysRestricted, upTo } from '../common';

export const add_page_numbers: readonly Case[] = [
	{
		title: 'a web font',
		documents: ['3 pages'],
		parameters: {},
		files: { font: 'a web font' },
		refuses: { font: /^is a WOFF font; it must be a TrueType or OpenType font/ },
		ours: true,
	},
	{
		title: 'with default parameters',
		documents: ['12 pages'],
		parameters: {},
		gives: { texts: upTo(12).map((page, index) => `${page}\n${index + 1} / 12`), redrawn: 'all' },
	},
	{
		title: 'Bates numbers on some pages',
		documents: ['8 pages'],
		parameters: { number_format: 'ACME-{number}', digits: '6', first_number: '98', pages: 'not 1..5', position: 'top_right' },
		gives: {
			texts: [...upTo(5), 'Page 6\nACME-000098', 'Page 7\nACME-000099', 'Page 8\nACME-000100'],
			redrawn: [6, 7, 8],
		},
	},
	{
		title: 'numbers that continue in further documents',
		documents: ['3 pages, turned by 90'],
		parameters: { first_number: '5', last_number: '20', font_size: '24', color: 'Blue', margin: '0' },
		gives: { texts: ['Page 1\n5 / 20', 'Page 2\n6 / 20', 'Page 3\n7 / 20'], redrawn: 'all' },
	},
	{
		title: 'labels, and the name of the file',
		documents: ['rich, a'],
		parameters: { number_format: '{name} · {label}', pages: '1,3' },
		gives: {
			texts: ['a Page 1\na Ada\nrich-a · i', 'a Page 2\nOn a layer', 'a Page 3\na Ada\nrich-a · 1', 'a Page 4'],
			redrawn: [1, 3],
		},
	},
	{
		title: 'a restricted document keeps its restrictions',
		documents: [RESTRICTED],
		parameters: { number_format: 'Page no. {number}' },
		gives: { texts: ['Page 1\nPage no. 1', 'Page 2\nPage no. 2', 'Page 3\nPage no. 3'], redrawn: 'all', ...staysRestricted },
	},
	{
		title: 'an unknown placeholder',
		documents: ['3 pages'],
		parameters: { number_format: '{page} of {last}', digits: '13' },
		refuses: { number_format: /unknown placeholder \{page\}; use \{number\}, \{last\}/, digits: /0 to 12/ },
	},
	{
		title: 'two unknown placeholders',
		documents: ['3 pages'],
		parameters: { number_format: '{page} of {total}' },
		refuses: { number_format: /unknown placeholders \{page\} and \{total\}; use \{number\}, \{last\}/ },
	},
	{
		title: 'a placeholder that is not closed',
		documents: ['3 pages'],
		parameters: { number_format: 'Page {number' },
		refuses: { number_format: /brace that belongs to no placeholder; use \{number\}, \{last\}/ },
	},
	{
		title: 'characters that no font covers',
		documents: ['3 pages'],
		parameters: { number_format: '第 {number}' },
		refuses: { number_format: /“第” \(U\+7B2C\)/ },
	},
	{
		title: 'every offending field at once',
		documents: ['3 pages'],
		parameters: { digits: '13', first_number: '-1', font_size: '200', color: 'greenish', margin: '-0.5', position: 'foot' },
		refuses: {
			digits: /0 to 12/,
			first_number: /at least 0/,
			font_size: /at least 4 and at most 144/,
			color: /a color such as/,
			margin: /at least 0/,
			position: /one of/,
		},
	},
	{
		title: 'a margin that leaves no room',
		documents: ['3 pages'],
		parameters: { margin: '30' },
		refuses: { margin: /page 1/ },
	},
];
