import { pdfFacts } from './facts';
import { font } from './fields';
import type { Operation, Text } from './types';

const side = { kind: 'decimal', min: 1, max: 200, unit: 'inches' } as const;
const runningLine = { kind: 'text', maxLength: 500, format: 'running-line', empty: 'word' } as const satisfies Omit<
	Text,
	'label' | 'description'
>;
const RUNNING =
	'One part is centered, two parts with a | between them are left and right, three are left, middle and right. {number} is the page number, {last} the last one, {title} the title, {date} the date.';

export const markdown_to_pdf = {
	resource: 'convert',
	label: 'Markdown to PDF',
	action: 'Convert markdown to PDF',
	description:
		'Make a document from Markdown, such as the answer of a model or a file of a repository. Takes Markdown, not HTML. The result is tagged, with bookmarks, and made for archives and screen readers',
	input: 'one',
	accepts: 'text',
	textKind: 'markdown',
	output: 'pdf',
	extension: true,
	needs: [
		['header_on_first', 'header', { given: true }],
		['letterhead_password', 'letterhead', { given: true }],
		['bold_font', 'font', { given: true }],
		['page_width', 'page_height', { given: true }],
		['page_height', 'page_width', { given: true }],
	],
	exclusive: [['page_size', ['page_width', 'page_height']]],
	facts: pdfFacts,
	fields: {
		page_size: {
			kind: 'choice',
			label: 'Page Size',
			description: 'Size of the pages',
			options: [
				{ value: 'A4', label: 'A4' },
				{ value: 'Letter', label: 'Letter' },
				{ value: 'A5', label: 'A5' },
				{ value: 'A3', label: 'A3' },
				{ value: 'Legal', label: 'Legal' },
			],
			default: 'A4',
			sides: ['page_width', 'page_height'],
		},
		page_width: {
			...side,
			label: 'Page Width',
			description: 'Width of the pages in inches, with Page Height in place of Page Size and Orientation',
		},
		page_height: {
			...side,
			label: 'Page Height',
			description: 'Height of the pages in inches, with Page Width in place of Page Size and Orientation',
		},
		orientation: {
			kind: 'choice',
			label: 'Orientation',
			description: 'Orientation of the pages',
			options: [
				{ value: 'portrait', label: 'Portrait' },
				{ value: 'landscape', label: 'Landscape' },
			],
			default: 'portrait',
		},
		margin: {
			kind: 'decimal',
			label: 'Margin',
			description: 'Distance from the page border to the text, in inches',
			min: 0.25,
			max: 4,
			default: 1,
			unit: 'inches',
		},
		theme: {
			kind: 'choice',
			label: 'Theme',
			description: 'How the document looks',
			options: [
				{ value: 'plain', label: 'Plain', description: 'Text in columns that are comfortable to read' },
				{ value: 'report', label: 'Report', description: 'Headings in color, tables with grounds, highlighted code' },
				{
					value: 'letter',
					label: 'Letter',
					description: 'Small headings, lines as wide as the page; an address that comes first is in the window of an envelope',
				},
			],
			default: 'plain',
		},
		font_size: {
			kind: 'decimal',
			label: 'Font Size',
			description: 'Size of the text, in points. Headings, code and footnotes follow it.',
			min: 6,
			max: 24,
			default: 11,
			unit: 'points',
		},
		page_numbers: {
			kind: 'flag',
			label: 'Page Numbers',
			description: 'Whether each page has its number at the foot',
			default: true,
		},
		header: {
			...runningLine,
			label: 'Header',
			description: `Line at the head of each page. ${RUNNING}`,
			placeholder: 'e.g. {title}|{date}',
		},
		header_on_first: {
			kind: 'flag',
			label: 'Header on First',
			description: 'Whether the first page has the header, too',
			default: true,
		},
		footer: {
			...runningLine,
			label: 'Footer',
			description: `Line at the foot of each page, in place of its number. ${RUNNING}`,
			placeholder: 'e.g. ACME Ltd, London|{number} / {last}',
		},
		date: {
			kind: 'text',
			label: 'Date',
			description: 'Text in place of {date} in the header and the footer',
			maxLength: 100,
			empty: 'word',
			placeholder: 'e.g. 22 November 2026',
		},
		logo: {
			kind: 'file',
			accepts: 'image',
			label: 'Logo',
			description: 'PNG or JPEG image at the upper right of the first page, at most 2 inches wide and 0.75 inches high',
		},
		accent_color: {
			kind: 'text',
			format: 'color',
			label: 'Accent Color',
			description: 'Color of headings, and of the rules of tables and quotations, by a name of CSS or its number',
			maxLength: 20,
			empty: 'word',
			placeholder: 'e.g. #0b5394',
		},
		letterhead: {
			kind: 'file',
			accepts: 'pdf',
			label: 'Letterhead',
			description: 'PDF document that goes under the pages, page by page; its last page goes under all further ones',
		},
		letterhead_password: {
			kind: 'text',
			secret: true,
			label: 'Letterhead Password',
			description: 'Password that opens the letterhead, if it needs one',
			minLength: 1,
			maxLength: 256,
			empty: 'opener',
		},
		table_of_contents: {
			kind: 'flag',
			label: 'Table of Contents',
			description: 'Whether the document begins with a list of its headings, with page numbers and links',
			default: false,
		},
		title: {
			kind: 'text',
			label: 'Title',
			description:
				'Title of the document. If absent, that of the front matter, else the first heading, else the name of the file.',
			maxLength: 1000,
			empty: 'word',
		},
		author: {
			kind: 'text',
			label: 'Author',
			description: 'Author of the document. If absent, that of the front matter.',
			maxLength: 1000,
			empty: 'word',
		},
		language: {
			kind: 'text',
			label: 'Language',
			description:
				'Language of the text, for screen readers. If absent, lang of the front matter. Without a language, the document does not claim PDF/UA.',
			maxLength: 35,
			format: 'language-tag',
			empty: 'word',
			placeholder: 'e.g. en',
		},
		values: {
			kind: 'json',
			label: 'Values',
			description:
				'Makes the text a template: {{name}} becomes the value of that name, and {{#items}} … {{/items}} is repeated for each item of a list. A value is never read as Markdown. A name that is not given is an error.',
			maxLength: 1_000_000,
			namesValues: 'template',
			placeholder: 'e.g. {"name": "Ada", "items": [{"price": "3.50"}]}',
		},
		font: {
			...font,
			description: 'TrueType or OpenType font of the text. Ours shows the characters that it lacks.',
		},
		bold_font: {
			...font,
			label: 'Bold Font',
			description: 'TrueType or OpenType font of headings and bold text. If absent, ours.',
		},
		images: {
			kind: 'files',
			label: 'Images',
			description:
				'Images that the Markdown names. In a form, repeat the part: the file name of each is its address in the Markdown, percent-encoded. An image that is not given becomes a link.',
			accepts: 'image',
			max: 100,
			maxBytes: 50_000_000,
		},
	},
} as const satisfies Operation;
