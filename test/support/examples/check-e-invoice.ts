import type { Example } from './example';

export const check_e_invoice: Example = {
	inputs: ['e-invoice.pdf'],
	parameters: {},
	shows: 'the rules that the electronic invoice breaks: its XML is valid, and the document around it is not PDF/A-3',
	gives: { data: { passed: false, warnings: [] } },
	trial: { data: { passed: false } },
};
