import { pdfFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const create_e_invoice = {
	resource: 'e_invoice',
	label: 'Create',
	action: 'Create electronic invoice',
	description:
		'Put the XML of an invoice into its PDF, which must claim PDF/A-1, PDF/A-2 or PDF/A-3, as Factur-X and ZUGFeRD 2 prescribe it',
	input: 'one',
	output: 'pdf',
	extension: true,
	facts: {
		...pdfFacts,
		profile: { type: 'text', description: 'Profile of the invoice, such as EN 16931' },
	},
	fields: {
		invoice: {
			kind: 'file',
			label: 'Invoice XML',
			description: 'The invoice as XML: Cross Industry Invoice (CII) in a profile of Factur-X, ZUGFeRD 2 or XRechnung',
			accepts: 'any',
			required: true,
		},
		relationship: {
			kind: 'choice',
			label: 'Relationship',
			description:
				'How the XML relates to the pages. If absent, alternative, or data for the profiles MINIMUM and BASIC WL, which allow nothing else.',
			options: [
				{ value: 'alternative', label: 'Alternative', description: 'The pages and the XML say the same' },
				{ value: 'data', label: 'Data', description: 'The XML has data of the pages' },
				{ value: 'source', label: 'Source', description: 'The pages were made from the XML' },
			],
		},
		attach_only: {
			kind: 'flag',
			label: 'Attach Only',
			description:
				'Whether to attach the XML without any claim that the document is an electronic invoice. The PDF then need not be PDF/A.',
			default: false,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
