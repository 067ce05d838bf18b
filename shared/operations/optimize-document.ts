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
	fields: { open_password: openPassword },
} as const satisfies Operation;
