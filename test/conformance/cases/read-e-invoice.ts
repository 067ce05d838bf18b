import type { Case } from '../case';

export const read_e_invoice: readonly Case[] = [
	{
		title: 'an invoice',
		documents: ['an e-invoice'],
		parameters: {},
		gives: {
			data: {
				syntax: 'CII',
				profile: 'EN 16931',
				file: 'factur-x.xml',
				number: '2026-1',
				issueDate: '2026-01-31',
				currency: 'EUR',
				buyerReference: 'Order 7',
			},
		},
	},
	{
		title: 'XML in CII',
		documents: ['the XML of an invoice'],
		parameters: {},
		gives: { data: { syntax: 'CII', profile: 'EN 16931', number: '2026-1', currency: 'EUR' } },
	},
	{
		title: 'XML in UBL, by the rules of a network',
		documents: ['an invoice in UBL'],
		parameters: {},
		gives: { data: { syntax: 'UBL', profile: 'PEPPOL BIS BILLING 3', number: 'U-7' } },
	},
	{
		title: 'XML that is not an invoice',
		documents: ['an order in XML'],
		parameters: {},
		refuses: { file: /is XML that is an order \(Order-X\), not an invoice/ },
	},
	{
		title: 'a document with attachments but no invoice',
		documents: ['rich, a'],
		parameters: {},
		refuses: { file: /no electronic invoice.*notes\.txt/ },
	},
	{ title: 'a document without attachments', documents: ['1 page'], parameters: {}, refuses: { file: /no attachments/ } },
];
