import type { Case } from '../case';

export const html_to_pdf: readonly Case[] = [
	{
		title: 'pages of A4 with text, bookmarks and no encryption',
		documents: ['HTML of two pages'],
		parameters: {},
		gives: {
			texts: ['First page\nThe first.', 'Second page\nThe second.'],
			boxes: ['0 0 595.28 841.89', '0 0 595.28 841.89'],
			bookmarks: ['First page > 1', 'Second page > 2'],
			tags: 'Document(H1 P H1 P)',
			encryption: 'none',
			metadata: { Title: 'Two' },
		},
	},
	{
		title: 'pages of Letter, landscape, with numbers, and words about the document',
		documents: ['HTML of two pages'],
		parameters: {
			page_size: 'Letter',
			orientation: 'landscape',
			margin: '1',
			page_numbers: 'true',
			title: 'A title',
			author: 'An author',
			language: 'en-GB',
		},
		gives: {
			texts: ['First page\nThe first.\n1', 'Second page\nThe second.\n2'],
			boxes: ['0 0 792 612', '0 0 792 612'],
			metadata: { Title: 'A title', Author: 'An author', Lang: 'en-GB' },
		},
	},
	{
		title: 'letters of a font that is given',
		documents: ['HTML of two pages'],
		files: { font: 'a font' },
		parameters: {},
		gives: { texts: ['First page\nThe first.', 'Second page\nThe second.'] },
	},
	{
		title: 'a letter with a footer and a letterhead, on pages of another size',
		documents: ['HTML of two pages'],
		files: { letterhead: 'a letterhead of 2 pages' },
		parameters: { theme: 'letter', page_width: '8', page_height: '10', footer: '{title}, {date}', date: 'May' },
		gives: {
			texts: ['First letterhead\nFirst page\nThe first.\nTwo, May', 'Further letterhead\nSecond page\nThe second.\nTwo, May'],
			boxes: ['0 0 576 720', '0 0 576 720'],
		},
	},
	{
		title: 'a footer without a margin',
		documents: ['HTML of two pages'],
		parameters: { footer: '{number}', margin: '0' },
		refuses: { footer: /needs a margin of at least 0\.25 inches/ },
		ours: true,
	},
	{
		title: 'a template with its values',
		documents: ['an HTML template'],
		parameters: { values: '{"name": "Ada <b>L.</b>", "items": [{"name": "Tea"}, {"name": "Milk"}]}' },
		gives: { texts: ['Dear Ada <b>L.</b>,\n• Tea\n• Milk'], tags: 'Document(P L(LI(Lbl LBody(P)) LI(Lbl LBody(P))))' },
	},
	{
		title: 'a template without a value that it names',
		documents: ['an HTML template'],
		parameters: { values: '{"nmae": "Ada", "items": []}' },
		refuses: { values: /^'name' \(line 1\) is not given \(did you mean nmae\?\)$/ },
		ours: true,
	},
	{
		title: 'elements that are nested too deeply',
		documents: ['HTML nested 10,000 deep'],
		parameters: {},
		refuses: { file: /more than 200 levels deep; at most 200 are allowed/ },
		ours: true,
	},
	{
		title: 'a page that does not exist, and a margin that is too wide',
		documents: ['HTML of two pages'],
		parameters: { page_size: 'B5', margin: '9' },
		refuses: { page_size: /one of A4, Letter, A5, A3/, margin: /at least 0 and at most 4/ },
	},
	{
		title: 'a web font',
		documents: ['HTML of two pages'],
		files: { font: 'a web font' },
		parameters: {},
		refuses: { font: /is a WOFF font; it must be a TrueType or OpenType font/ },
		ours: true,
	},
];
