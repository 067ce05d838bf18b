import type { Example } from './example';

export const read_e_invoice: Example = {
	inputs: ['e-invoice.pdf'],
	parameters: {},
	shows: 'number, dates, seller, buyer and totals of the electronic invoice',
	gives: { data: { number: '2026-1', profile: 'EN 16931', issueDate: '2026-01-31', currency: 'EUR', file: 'factur-x.xml' } },
	trial: { refuses: 'invalid_parameters' },
};
