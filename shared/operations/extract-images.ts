import { openPassword } from './fields';
import type { Operation } from './types';

export const extract_images = {
	resource: 'document',
	label: 'Extract Images',
	action: 'Extract images',
	description: 'Get the images that are on the pages of a document, as they were put into it',
	input: 'one',
	output: 'files',
	countKey: 'imageCount',
	extension: true,
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
