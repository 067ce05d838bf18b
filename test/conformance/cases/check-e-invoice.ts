import type { Case } from '../case';

export const check_e_invoice: readonly Case[] = [
	{
		title: 'a valid invoice in a document that is not PDF/A',
		documents: ['an e-invoice'],
		parameters: {},
		gives: {
			data: {
				passed: false,
				failures: [
					{ rule: 'PDF', where: 'XMP' },
					{ rule: 'PDF', where: 'document', found: null, expected: null },
					{ rule: 'PDF', where: 'attachments' },
				],
				warnings: [],
			},
		},
	},
	{
		title: 'valid XML in CII',
		documents: ['the XML of an invoice'],
		parameters: {},
		gives: { data: { passed: true, failures: [] } },
	},
	{
		title: 'XML in UBL that lacks almost everything',
		documents: ['an invoice in UBL'],
		parameters: {},
		gives: { data: { passed: false } },
	},
	{
		title: 'a document without an invoice',
		documents: ['1 page'],
		parameters: {},
		gives: {
			data: { passed: false, failures: [{ rule: 'PDF', where: 'attachments', text: 'The document has no XML in CII or UBL' }] },
		},
	},
];
