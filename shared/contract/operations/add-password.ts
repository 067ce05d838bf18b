import { protectionFacts } from './facts';
import { encryptionAlgorithm, newPassword, openPassword } from './fields';
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
			...newPassword,
			label: 'Password',
			description: 'Password that opens the document. With AES-128 at most 32 characters.',
			required: true,
		},
		encryption_algorithm: encryptionAlgorithm,
		open_password: openPassword,
	},
} as const satisfies Operation;
