import { stampFacts } from './facts';
import { color, openPassword, pagesOrAll, position, stampFont } from './fields';
import type { Operation } from './types';

export const add_page_numbers = {
	resource: 'stamp',
	label: 'Add Page Numbers',
	action: 'Add page numbers',
	description: 'Stamp page numbers on pages, such as 3 / 12 or Bates numbers',
	input: 'one',
	output: 'pdf',
	extension: true,
	facts: {
		...stampFacts,
		lastNumber: { type: 'number', description: 'The number on the last page that got one' },
		nextNumber: { type: 'count', description: 'The number with which a further document continues' },
	},
	fields: {
		number_format: {
			kind: 'text',
			label: 'Number Format',
			description:
				'Text on each page: {number} is its number, {last} the last number, {label} the page label, {name} the file name without extension',
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
			description: 'Number on the first page that gets a number',
			min: 0,
			default: 1,
		},
		last_number: {
			kind: 'integer',
			label: 'Last Number',
			description:
				'Value of {last} if the numbers continue in further documents: the last number of this document or a higher one. If absent, the last number of this document.',
			min: 0,
		},
		digits: {
			kind: 'integer',
			label: 'Digits',
			description: 'Minimum number of digits of {number}: shorter numbers get leading zeros, as in Bates numbers',
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
		font: stampFont,
		open_password: openPassword,
	},
} as const satisfies Operation;
