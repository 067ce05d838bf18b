import { openPassword } from './fields';
import type { Operation } from './types';

export const remove_signatures = {
	resource: 'security',
	label: 'Remove Signatures',
	action: 'Remove signatures',
	description: 'Remove every cryptographic signature and timestamp; pages and content stay as they are',
	input: 'one',
	output: 'pdf',
	fields: {
		appearance: {
			kind: 'choice',
			label: 'Appearance',
			description: 'What to do with the visible mark of a removed signature',
			options: [
				{ value: 'keep', label: 'Keep', description: 'Pages look as before' },
				{ value: 'remove', label: 'Remove', description: 'The visible mark is removed too' },
			],
			default: 'keep',
			extension: true,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
