import { stampFacts } from './facts';
import { layer, openPassword, pagesOrAll, position, transparency } from './fields';
import type { Operation } from './types';

export const add_image_watermark = {
	resource: 'stamp',
	label: 'Add Image',
	action: 'Add image watermark',
	description: 'Stamp a PNG or JPEG image on pages, such as a logo',
	input: 'one',
	output: 'pdf',
	path: '/v1/add_watermark/image',
	aliases: ['/v1/add_image_watermark'],
	facts: stampFacts,
	fields: {
		image: {
			kind: 'file',
			accepts: 'image',
			label: 'Image',
			description: 'PNG or JPEG image to stamp. It is embedded without loss of quality, once for all pages.',
			required: true,
		},
		transparency: { ...transparency, default: 50 },
		margin: {
			kind: 'decimal',
			label: 'Margin',
			description: 'Distance from the page border to the image, in inches',
			min: 0,
			default: 1,
			unit: 'inches',
		},
		position: { ...position, default: 'center' },
		image_width: {
			kind: 'decimal',
			label: 'Image Width',
			description: 'Width of the image on the page, in inches. If absent, the image is as large as the margins allow.',
			above: 0,
			unit: 'inches',
			extension: true,
		},
		pages: pagesOrAll,
		layer,
		open_password: openPassword,
	},
} as const satisfies Operation;
