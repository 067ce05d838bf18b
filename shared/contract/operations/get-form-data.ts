import { pdfFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const get_form_data = {
	resource: 'form',
	label: 'Get Form Data',
	action: 'Get form data',
	description: 'Read the fields of a form and their values; the document passes through unchanged',
	input: 'one',
	output: 'data',
	dataKey: 'form',
	extension: true,
	facts: {
		...pdfFacts,
		fieldCount: { type: 'count', description: 'Fields of the form' },
	},
	fields: {
		open_password: openPassword,
	},
} as const satisfies Operation;
