import { pdfFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const optimize_document = {
	resource: 'document',
	label: 'Optimize',
	action: 'Optimize PDF document',
	description:
		'Make a document smaller without loss of quality: write identical objects once, compress better, remove thumbnails',
	input: 'one',
	output: 'pdf',
	extension: true,
	facts: {
		...pdfFacts,
		bytesBefore: { type: 'count', description: 'Size of the input', unit: 'bytes' },
		bytesAfter: { type: 'count', description: 'Size of the result', unit: 'bytes' },
		savedPercent: { type: 'number', description: 'How much smaller the result is', unit: 'percent' },
	},
	fields: { open_password: openPassword },
} as const satisfies Operation;
