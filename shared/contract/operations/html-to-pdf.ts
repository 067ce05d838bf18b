import { pdfFacts } from './facts';
import { markdown_to_pdf } from './markdown-to-pdf';
import type { Operation } from './types';

const fields = markdown_to_pdf.fields;
const { page_size, orientation, margin, page_numbers, author, language, values, images } = fields;

export const html_to_pdf = {
	resource: 'convert',
	label: 'HTML to PDF',
	action: 'Convert HTML to PDF',
	description:
		'Make a tagged document from HTML with style sheets, such as an invoice, a certificate or a report; nothing is fetched, and scripts are not run',
	input: 'one',
	accepts: 'text',
	textKind: 'html',
	output: 'pdf',
	extension: true,
	needs: markdown_to_pdf.needs,
	exclusive: markdown_to_pdf.exclusive,
	facts: pdfFacts,
	fields: {
		page_size: { ...page_size, description: 'Size of the pages, unless @page in the style sheets says another one' },
		page_width: fields.page_width,
		page_height: fields.page_height,
		orientation: { ...orientation, description: 'Orientation of the pages, unless @page in the style sheets says another one' },
		margin: {
			...margin,
			description: 'Distance from the page border to the content, in inches, unless @page in the style sheets says another one',
			min: 0,
			default: 0.4,
		},
		theme: {
			...fields.theme,
			description: 'A style sheet that the document begins with. All that its own sheets say wins.',
			options: [
				{ value: 'plain', label: 'Plain', description: 'That of browsers' },
				{ value: 'report', label: 'Report', description: 'Headings in color, tables with rules and grounds' },
				{ value: 'letter', label: 'Letter', description: 'Small headings, tables with thin rules' },
			],
		},
		page_numbers: { ...page_numbers, default: false },
		header: { ...fields.header, description: `${fields.header.description} Boxes of @page at the head take its place.` },
		header_on_first: fields.header_on_first,
		footer: { ...fields.footer, description: `${fields.footer.description} Boxes of @page at the foot take its place.` },
		date: fields.date,
		logo: fields.logo,
		accent_color: {
			...fields.accent_color,
			description:
				'Color of headings whose color no style sheet says, by a name of CSS or its number. Style sheets may use it as var(--accent-color).',
		},
		letterhead: fields.letterhead,
		letterhead_password: fields.letterhead_password,
		title: {
			kind: 'text',
			label: 'Title',
			description: 'Title of the document. If absent, that of the HTML, else its first heading, else the name of the file.',
			maxLength: 1000,
			empty: 'word',
		},
		author: { ...author, description: 'Author of the document. If absent, that of the HTML.' },
		language: {
			...language,
			description:
				'Language of the text, for screen readers. If absent, lang of the html element. Without a language, the document does not claim PDF/UA.',
		},
		values: {
			...values,
			description:
				'Makes the text a template: {{name}} becomes the value of that name, and {{#items}} … {{/items}} is repeated for each item of a list. A value is never read as HTML. A name that is not given is an error.',
		},
		font: fields.font,
		bold_font: fields.bold_font,
		images: {
			...images,
			description:
				'Images that the HTML names. In a form, repeat the part: the file name of each is its address in the HTML, percent-encoded. The text that describes an image takes its place if it is not given.',
		},
	},
} as const satisfies Operation;
