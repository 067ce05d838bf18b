import { pdfFacts } from './facts';
import type { Operation } from './types';

export const images_to_pdf = {
	resource: 'convert',
	label: 'Images to PDF',
	action: 'Convert images to PDF',
	description: 'Make one document from PNG and JPEG images, one page per image, in the given order and without loss of quality',
	input: 'many',
	accepts: 'image',
	output: 'pdf',
	extension: true,
	facts: pdfFacts,
	fields: {
		page_size: {
			kind: 'choice',
			label: 'Page Size',
			description: 'Size of the pages. An image fills its page as far as the margin allows, and keeps its proportions.',
			options: [
				{ value: 'image', label: 'Size of the Image', description: 'At the resolution of the image, or 96 dpi if it has none' },
				{ value: 'A4', label: 'A4' },
				{ value: 'Letter', label: 'Letter' },
			],
			default: 'image',
		},
		orientation: {
			kind: 'choice',
			label: 'Orientation',
			description: 'Orientation of A4 and Letter pages',
			options: [
				{ value: 'auto', label: 'Same as the Image' },
				{ value: 'portrait', label: 'Portrait' },
				{ value: 'landscape', label: 'Landscape' },
			],
			default: 'auto',
		},
		margin: {
			kind: 'decimal',
			label: 'Margin',
			description: 'Distance from the page border to the image, in inches',
			min: 0,
			default: 0,
			unit: 'inches',
		},
	},
} as const satisfies Operation;
