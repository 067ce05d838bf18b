import { pdfFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const remove_signatures = {
	resource: 'security',
	label: 'Remove Signatures',
	action: 'Remove signatures',
	description: 'Remove every cryptographic signature and timestamp; pages and content stay as they are',
	input: 'one',
	output: 'pdf',
	facts: {
		...pdfFacts,
		removedSignatures: { type: 'count', description: 'Signatures that were removed' },
		removedSignatureFields: { type: 'texts', description: 'Names of the fields that they were in' },
	},
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
