import { protectionFacts } from './facts';
import { encryptionAlgorithm, openPassword } from './fields';
import type { Operation } from './types';

export const add_password = {
	resource: 'security',
	label: 'Add Password',
	action: 'Add password',
	description: 'Encrypt the document so that it opens only with a password',
	input: 'one',
	output: 'pdf',
	facts: protectionFacts,
	fields: {
		password: {
			kind: 'text',
			secret: true,
			label: 'Password',
			description: 'Password that opens the document: 4 to 32 printable ASCII characters',
			required: true,
			minLength: 4,
			maxLength: 32,
			characters: 'printable-ascii',
		},
		encryption_algorithm: encryptionAlgorithm,
		open_password: openPassword,
	},
} as const satisfies Operation;
