import { unprotectionFacts } from './facts';
import type { Operation } from './types';

export const remove_password = {
	resource: 'security',
	label: 'Remove Password',
	action: 'Remove password',
	description: 'Remove the password and the restrictions; the result is not encrypted',
	input: 'one',
	output: 'pdf',
	facts: unprotectionFacts,
	fields: {
		password: {
			kind: 'text',
			secret: true,
			label: 'Password',
			description: 'The user or owner password that opens the document',
			required: true,
			minLength: 1,
			maxLength: 256,
		},
	},
} as const satisfies Operation;
