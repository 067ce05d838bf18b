import { color, openPassword, pagesOrAll, position, type Operation } from './types';

export const add_page_numbers = {
	resource: 'watermark',
	label: 'Add Page Numbers',
	action: 'Add page numbers',
	description: 'Number the pages, such as 3 / 12 or with Bates numbers',
	input: 'one',
	output: 'pdf',
	extension: true,
	fields: {
		number_format: {
			kind: 'text',
			label: 'Number Format',
			description:
				'Text of each page, with {number} and {last} for its number and the last one, {label} for the page label, {name} for the name of the file',
			minLength: 1,
			maxLength: 100,
			format: 'number-format',
			default: '{number} / {last}',
			placeholder: 'e.g. Page {number} of {last}',
		},
		position: { ...position, default: 'bottom_center' },
		first_number: {
			kind: 'integer',
			label: 'First Number',
			description: 'Number of the first page that gets one',
			min: 0,
			default: 1,
		},
		last_number: {
			kind: 'integer',
			label: 'Last Number',
			description:
				'What {last} shows where numbers continue in further documents: the last number of this document or a higher one. The last number of this document if absent.',
			min: 0,
		},
		digits: {
			kind: 'integer',
			label: 'Digits',
			description: 'Least number of digits of {number}, with zeros in front, as Bates numbers have them',
			min: 0,
			max: 12,
			default: 0,
		},
		font_size: {
			kind: 'decimal',
			label: 'Font Size',
			description: 'Size of the text, in points. Text that is too wide for the page becomes smaller.',
			min: 4,
			max: 144,
			default: 10,
			unit: 'points',
		},
		color: { ...color, default: 'Black' },
		margin: {
			kind: 'decimal',
			label: 'Margin',
			description: 'Distance from the page border to the text, in inches',
			min: 0,
			default: 0.5,
			unit: 'inches',
		},
		pages: pagesOrAll,
		open_password: openPassword,
	},
} as const satisfies Operation;
