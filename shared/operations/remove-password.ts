import type { Operation } from './types';

export const remove_password = {
	resource: 'security',
	label: 'Remove Password',
	action: 'Remove password',
	description: 'Write the document unencrypted, without password and restrictions',
	input: 'one',
	output: 'pdf',
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
