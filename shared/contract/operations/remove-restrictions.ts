import { unprotectionFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const remove_restrictions = {
	resource: 'security',
	label: 'Remove Restrictions',
	action: 'Remove restrictions',
	description: 'Remove the restrictions of a document; a password that it needs to open stays',
	input: 'one',
	output: 'pdf',
	facts: unprotectionFacts,
	fields: { open_password: openPassword },
} as const satisfies Operation;
