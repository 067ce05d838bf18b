import { fileFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const extract_images = {
	resource: 'convert',
	label: 'Extract Images',
	action: 'Extract images from PDF',
	description: 'Get the images that are on the pages of a document, as they were put into it',
	input: 'one',
	output: 'files',
	countKey: 'imageCount',
	extension: true,
	facts: {
		imageCount: { type: 'count', description: 'Images that were extracted, without their masks' },
	},
	resultFacts: {
		...fileFacts,
		page: { type: 'count', description: 'The first page that shows the image' },
		width: { type: 'count', description: 'Width of the image', unit: 'pixels' },
		height: { type: 'count', description: 'Height of the image', unit: 'pixels' },
		maskOf: { type: 'text', description: 'Name of the image that it is the mask of', when: 'Only of a mask' },
	},
	fields: {
		minimum_size: {
			kind: 'integer',
			label: 'Minimum Size',
			description: 'Width and height, in pixels, that an image has at least. Smaller ones are left out: most are lines and dots.',
			min: 1,
			max: 100_000,
			default: 16,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
