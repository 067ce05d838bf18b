import { protectionFacts } from './facts';
import { encryptionAlgorithm, newPassword, openPassword } from './fields';
import type { Operation } from './types';

export const add_restrictions = {
	resource: 'security',
	label: 'Add Restrictions',
	action: 'Add restrictions',
	description: 'Encrypt the document and set what a reader may do with it; some programs ignore these permissions',
	input: 'one',
	output: 'pdf',
	different: ['owner_password', 'user_password'],
	facts: protectionFacts,
	fields: {
		owner_password: {
			...newPassword,
			label: 'Owner Password',
			description: 'Password that opens the document without restrictions. With AES-128 at most 32 characters.',
			required: true,
		},
		user_password: {
			...newPassword,
			label: 'User Password',
			description: 'Password that opens the document with the restrictions. If absent, the document opens without a password.',
		},
		encryption_algorithm: encryptionAlgorithm,
		allow_copy_content: {
			kind: 'flag',
			group: 'permissions',
			label: 'Allow Copying Content',
			description: 'Whether a reader may copy text and images',
			default: true,
		},
		allow_change_content: {
			kind: 'flag',
			group: 'permissions',
			label: 'Allow Changing Content',
			description: 'Whether a reader may change the content',
			default: true,
		},
		allow_print: {
			kind: 'flag',
			group: 'permissions',
			label: 'Allow Printing',
			description: 'Whether a reader may print; without it, high resolution printing is off too',
			default: true,
		},
		allow_print_high_resolution: {
			kind: 'flag',
			group: 'permissions',
			label: 'Allow High Resolution Printing',
			description: 'Whether a reader may print in high resolution',
			default: true,
		},
		allow_comment_and_fill_form: {
			kind: 'flag',
			group: 'permissions',
			label: 'Allow Comments and Forms',
			description: 'Whether a reader may add and edit annotations and fill form fields',
			default: true,
		},
		allow_fill_form: {
			kind: 'flag',
			group: 'permissions',
			label: 'Allow Filling Forms',
			description: 'Whether a reader may fill form fields. Has no effect while commenting and filling forms is allowed.',
			default: true,
		},
		allow_assemble_document: {
			kind: 'flag',
			group: 'permissions',
			label: 'Allow Assembling the Document',
			description: 'Whether a reader may insert, rotate and delete pages',
			default: true,
		},
		allow_accessibility: {
			kind: 'flag',
			group: 'permissions',
			label: 'Allow Accessibility',
			description: 'Whether accessibility programs may read text and images',
			default: true,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
