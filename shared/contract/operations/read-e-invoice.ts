import { openPassword } from './fields';
import type { Operation } from './types';

export const read_e_invoice = {
	resource: 'e_invoice',
	label: 'Read',
	action: 'Read electronic invoice',
	description:
		'Read an electronic invoice, in a PDF or as XML (Factur-X, ZUGFeRD 2, XRechnung, UBL): seller, buyer, lines and totals',
	input: 'one',
	alsoXml: true,
	output: 'data',
	dataKey: 'invoice',
	extension: true,
	fields: {
		with_xml: {
			kind: 'flag',
			label: 'With XML',
			description: 'Whether the result has the XML of the invoice too, as text',
			default: false,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
