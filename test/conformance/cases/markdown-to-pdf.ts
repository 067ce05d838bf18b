import type { Case } from '../case';

export const markdown_to_pdf: readonly Case[] = [
	{
		title: 'pages of A4 with text, bookmarks and no encryption',
		documents: ['Markdown of two pages'],
		parameters: {},
		gives: {
			texts: ['First page\nThe first.\n1', 'Second page\nThe second.\n2'],
			boxes: ['0 0 595.28 841.89', '0 0 595.28 841.89'],
			bookmarks: ['First page > 1', 'Second page > 2'],
			tags: 'Document(H1 P H1 P)',
			encryption: 'none',
		},
	},
	{
		title: 'pages of Letter, landscape, with a list of contents',
		documents: ['Markdown of two pages'],
		parameters: { page_size: 'Letter', orientation: 'landscape', table_of_contents: 'true' },
		gives: {
			texts: ['First page\nContents\nSecond page\n2\nThe first.\n1', 'Second page\nThe second.\n2'],
			boxes: ['0 0 792 612', '0 0 792 612'],
			links: ['1 > 2'],
			tags: 'Document(H1 H2 TOC(TOCI(Reference(Link))) P H1 P)',
		},
	},
	{
		title: 'pages of A5, with a margin, a size, no numbers, and words about the document',
		documents: ['Markdown of two pages'],
		parameters: {
			page_size: 'A5',
			margin: '0.5',
			font_size: '9',
			page_numbers: 'false',
			title: 'A title',
			author: 'An author',
			language: 'en-GB',
		},
		gives: {
			texts: ['First page\nThe first.', 'Second page\nThe second.'],
			boxes: ['0 0 419.53 595.28', '0 0 419.53 595.28'],
			metadata: { Title: 'A title', Author: 'An author', Lang: 'en-GB' },
		},
	},
	{
		title: 'letters of a font that is given',
		documents: ['Markdown of two pages'],
		files: { font: 'a font' },
		parameters: {},
		gives: { texts: ['First page\nThe first.\n1', 'Second page\nThe second.\n2'] },
	},
	{
		title: 'a template with its values',
		documents: ['a template'],
		parameters: { values: '{"name": "Ada *L.*", "items": [{"name": "Tea"}, {"name": "Milk"}]}' },
		gives: { texts: ['Dear Ada *L.*,\n• Tea\n• Milk\n1'], tags: 'Document(P L(LI(Lbl LBody(P)) LI(Lbl LBody(P))))' },
	},
	{
		title: 'a template without a value that it names, and with a list as one',
		documents: ['a template'],
		parameters: { values: '{"nmae": "Ada", "items": []}' },
		refuses: { values: /^'name' \(line 1\) is not given \(did you mean nmae\?\)$/ },
		ours: true,
	},
	{
		title: 'values that are not an object',
		documents: ['a template'],
		parameters: { values: '["Ada"]' },
		refuses: { values: /a JSON object/ },
	},
	{
		title: 'quotes that are nested too deeply',
		documents: ['Markdown nested 10,000 deep'],
		parameters: {},
		refuses: { file: /more than 100 levels deep; at most 100 are allowed/ },
		ours: true,
	},
	{
		title: 'a margin that leaves no room',
		documents: ['Markdown of two pages'],
		parameters: { page_size: 'A5', margin: '3' },
		refuses: { margin: /^leaves no room on A5 pages with a font_size of 11; it must be at most 1\.84 inches$/ },
		ours: true,
	},
	{
		title: 'a size that is too small, and a page that does not exist',
		documents: ['Markdown of two pages'],
		parameters: { font_size: '2', page_size: 'B5' },
		refuses: { font_size: /at least 6 and at most 24/, page_size: /one of A4, Letter, A5, A3/ },
	},
	{
		title: 'a web font',
		documents: ['Markdown of two pages'],
		files: { font: 'a web font' },
		parameters: {},
		refuses: { font: /is a WOFF font; it must be a TrueType or OpenType font/ },
		ours: true,
	},
];
