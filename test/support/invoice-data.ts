/** Invoices as data, with everything that the profiles ask for and nothing that can be calculated. */
import type { JsonObject } from '../../shared/contract/backend';

export const ADDRESS = { line1: 'Invalidenstraße 1', city: 'Berlin', postCode: '10115', country: 'DE' };

export const INVOICE_DATA = {
	number: '2026-101',
	typeCode: '380',
	issueDate: '2026-11-21',
	dueDate: '2026-12-21',
	currency: 'EUR',
	buyerReference: '04011000-12345-34',
	notes: ['Thank you & <goodbye>'],
	seller: {
		name: 'Octavo Ltd.',
		vatId: 'DE123456789',
		electronicAddress: { id: 'a@octavo.example', scheme: 'EM' },
		address: ADDRESS,
		contact: { name: 'A. Bauer', phone: '+49 30 1234', email: 'a@octavo.example' },
	},
	buyer: {
		name: 'Müller & Söhne',
		electronicAddress: { id: 'b@mueller.example', scheme: 'EM' },
		address: { line1: 'Ringstraße 4', city: 'Wien', postCode: '1010', country: 'AT' },
	},
	delivery: { date: '2026-11-20' },
	payment: { means: [{ code: '58', iban: 'DE02 1203 0000 0000 2020 51' }] },
	lines: [
		{ name: 'Consulting', quantity: '7.5', unit: 'HUR', netPrice: '119.99', taxCategory: 'S', taxRate: '19' },
		{ name: 'Handbook <print>', quantity: 3, unit: 'C62', netPrice: 24.5, taxCategory: 'S', taxRate: 7 },
		{ name: 'Screws', quantity: '250', unit: 'C62', netPrice: '1.333', priceQuantity: '100', taxCategory: 'S', taxRate: '19.00' },
	],
	allowances: [{ percentage: '10', base: '100', reason: 'Loyalty', taxCategory: 'S', taxRate: '19' }],
	charges: [{ amount: '4.90', reason: 'Freight', taxCategory: 'S', taxRate: '19' }],
	totals: { paid: '100.00' },
} as const satisfies JsonObject;

/** Without what BASIC does not have. */
export const BASIC_DATA: JsonObject = {
	...INVOICE_DATA,
	seller: { name: 'Octavo Ltd.', vatId: 'DE123456789', address: ADDRESS },
};
