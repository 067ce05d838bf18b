import { pdfFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const compress_document = {
	resource: 'document',
	label: 'Compress',
	action: 'Compress PDF document',
	description:
		'Make a document smaller with some loss of quality: photos and scans get the resolution that is needed, and are compressed more',
	input: 'one',
	output: 'pdf',
	extension: true,
	ports: ['pixels'],
	facts: {
		...pdfFacts,
		bytesBefore: { type: 'count', description: 'Size of the input', unit: 'bytes' },
		bytesAfter: { type: 'count', description: 'Size of the result', unit: 'bytes' },
		savedPercent: { type: 'number', description: 'How much smaller the result is', unit: 'percent' },
		compressedImages: { type: 'count', description: 'Images that were compressed' },
		keptImages: { type: 'count', description: 'Images that stayed as they were' },
	},
	fields: {
		resolution: {
			kind: 'integer',
			label: 'Resolution',
			description: 'Pixels per inch of images as pages show them (dpi): 96 suits screens, 150 mail, 300 print',
			min: 36,
			max: 600,
			default: 150,
		},
		quality: {
			kind: 'integer',
			label: 'Quality',
			description: 'Quality of images, from 1 to 100',
			min: 1,
			max: 100,
			default: 70,
		},
		grayscale: {
			kind: 'flag',
			label: 'Grayscale',
			description: 'Whether to make RGB images gray as they are compressed',
			default: false,
		},
		maximum_bytes: {
			kind: 'integer',
			label: 'Maximum Bytes',
			description:
				'Size to reach, in bytes: if the result is larger, Resolution and Quality go down in up to six steps, to 50 dpi and quality 20. For an e-mail limit of 25 MB use 18000000.',
			min: 1,
			max: Number.MAX_SAFE_INTEGER,
			unit: 'bytes',
			placeholder: 'e.g. 18000000',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
