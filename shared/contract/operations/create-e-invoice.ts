import { pdfFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

export const create_e_invoice = {
	resource: 'e_invoice',
	label: 'Create',
	action: 'Create electronic invoice',
	description:
		'Put the XML of an invoice into its PDF, which must be PDF/A-1, PDF/A-2 or PDF/A-3 or become it, as Factur-X and ZUGFeRD 2 prescribe it',
	input: 'one',
	output: 'pdf',
	extension: true,
	facts: {
		...pdfFacts,
		profile: { type: 'text', description: 'Profile of the invoice, such as EN 16931' },
	},
	atLeastOne: ['invoice', 'invoice_data'],
	exclusive: [
		['invoice_data', ['invoice']],
		['attach_only', ['upgrade_to_archive']],
	],
	needs: [['profile', 'invoice_data', { given: true }]],
	fields: {
		invoice: {
			kind: 'file',
			label: 'Invoice XML',
			description: 'The invoice as XML: Cross Industry Invoice (CII) in a profile of Factur-X, ZUGFeRD 2 or XRechnung',
			accepts: 'any',
		},
		invoice_data: {
			kind: 'json',
			label: 'Invoice Data',
			description:
				'The invoice as data, in place of XML, by the names that Read gives. Amounts are decimals as text or numbers. Sums and VAT are calculated where they are absent, and checked where they are given.',
			maxLength: 4_000_000,
			placeholder: 'e.g. {"number": "2026-1", "issueDate": "2026-01-31", "lines": []}',
		},
		profile: {
			kind: 'choice',
			label: 'Profile',
			description: 'The profile of the XML that is made of the data',
			options: [
				{ value: 'en16931', label: 'EN 16931', description: 'Everything of the European standard' },
				{ value: 'basic', label: 'BASIC', description: 'Lines with few details' },
				{ value: 'extended', label: 'EXTENDED', description: 'More than the standard, if both sides agree on it' },
				{ value: 'xrechnung', label: 'XRechnung', description: 'The standard with the rules of German authorities' },
			],
			default: 'en16931',
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
		upgrade_to_archive: {
			kind: 'flag',
			label: 'Upgrade to Archive',
			description:
				'Whether a PDF that claims no PDF/A becomes PDF/A-3b, if it lacks only entries that change nothing that shows. The error names every other obstacle.',
			default: false,
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
