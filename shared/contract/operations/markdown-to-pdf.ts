import { pdfFacts } from './facts';
import { font } from './fields';
import type { Operation } from './types';

export const markdown_to_pdf = {
	resource: 'convert',
	label: 'Markdown to PDF',
	action: 'Convert markdown to PDF',
	description:
		'Make a document from Markdown, such as the answer of a model or a file of a repository. Takes Markdown, not HTML. The result is tagged, with bookmarks, and made for archives and screen readers',
	input: 'one',
	accepts: 'text',
	output: 'pdf',
	extension: true,
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
			],
			default: 'A4',
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
			description: 'TrueType or OpenType font for characters that ours lack, such as Arabic, Hebrew or Chinese. At most 20 MB.',
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
