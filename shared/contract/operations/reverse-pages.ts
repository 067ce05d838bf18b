import { pageChangeFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const reverse_pages = {
	resource: 'page',
	label: 'Reverse',
	action: 'Reverse pages',
	description: 'Reverse the order of all pages',
	input: 'one',
	output: 'pdf',
	facts: pageChangeFacts,
	fields: { open_password: openPassword },
} as const satisfies Operation;
