import type { Example } from './example';

export const check_e_invoice: Example = {
	inputs: ['invoice.xml'],
	parameters: {},
	shows: 'whether the invoice keeps the rules of EN 16931, and all that it breaks',
	gives: { data: { passed: true, failures: [], warnings: [] } },
	trial: { data: { passed: false } },
};
