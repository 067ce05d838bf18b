import { openPassword } from './fields';
import type { Operation } from './types';

export const check_e_invoice = {
	resource: 'e_invoice',
	label: 'Check',
	action: 'Check electronic invoice',
	description:
		'Check an electronic invoice, in a PDF or as XML, by the rules of EN 16931, XRechnung and Factur-X: a report of everything that is wrong',
	input: 'one',
	alsoXml: true,
	output: 'data',
	dataKey: 'check',
	extension: true,
	fields: { open_password: openPassword },
} as const satisfies Operation;
