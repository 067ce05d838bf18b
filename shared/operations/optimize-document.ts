import { openPassword, type Operation } from './types';

export const optimize_document = {
	resource: 'document',
	label: 'Optimize',
	action: 'Optimize PDF document',
	description: 'Make a document smaller without any loss: identical objects once, better compression, no thumbnails',
	input: 'one',
	output: 'pdf',
	extension: true,
	fields: { open_password: openPassword },
} as const satisfies Operation;
