import { fileFacts } from './facts';
import { font, openPassword, pagesOrAll } from './fields';
import type { Operation } from './types';

export const pages_to_images = {
	resource: 'convert',
	label: 'Pages to Images',
	action: 'Convert PDF pages to images',
	description: 'Draw pages as PNG or JPEG images, one image for each page, as a viewer shows them',
	input: 'one',
	output: 'files',
	countKey: 'imageCount',
	filesArePages: true,
	extension: true,
	ports: ['pixels'],
	exclusive: [['pixel_width', ['resolution']]],
	needs: [
		['quality', 'image_format', 'jpeg'],
		['transparent', 'image_format', 'png'],
	],
	facts: {
		imageCount: { type: 'count', description: 'Images that were made' },
	},
	resultFacts: {
		...fileFacts,
		page: { type: 'count', description: 'The page that the image shows' },
		label: { type: 'text', description: 'Its label, such as iv', when: 'Only if the document has page labels' },
		width: { type: 'count', description: 'Width of the image', unit: 'pixels' },
		height: { type: 'count', description: 'Height of the image', unit: 'pixels' },
	},
	fields: {
		pages: pagesOrAll,
		image_format: {
			kind: 'choice',
			label: 'Image Format',
			description: 'Format of the images',
			options: [
				{ value: 'png', label: 'PNG', description: 'Without loss, for text and drawings' },
				{ value: 'jpeg', label: 'JPEG', description: 'Smaller, for photos and scans' },
			],
			default: 'png',
		},
		resolution: {
			kind: 'integer',
			label: 'Resolution',
			description: 'Pixels per inch of the page (dpi)',
			min: 36,
			max: 600,
			default: 150,
		},
		pixel_width: {
			kind: 'integer',
			label: 'Pixel Width',
			description: 'Width of each image in pixels, instead of Resolution. The height follows from the page.',
			min: 16,
			max: 10_000,
		},
		quality: {
			kind: 'integer',
			label: 'Quality',
			description: 'Quality of JPEG images, from 1 to 100',
			min: 1,
			max: 100,
			default: 85,
		},
		grayscale: {
			kind: 'flag',
			label: 'Grayscale',
			description: 'Whether to make the images gray',
			default: false,
		},
		transparent: {
			kind: 'flag',
			label: 'Transparent',
			description: 'Whether the ground of PNG images is transparent instead of white',
			default: false,
		},
		with_annotations: {
			kind: 'flag',
			label: 'With Annotations',
			description: 'Whether comments and form fields are drawn, as on a screen',
			default: true,
		},
		font: {
			...font,
			description: 'TrueType or OpenType font to draw with where the document lacks one, such as for Arabic, Hebrew or Chinese',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
