import type { Example } from './example';

export const split_by_text: Example = {
	inputs: ['invoices.pdf'],
	parameters: { search: 'Invoice (\\d+)', search_mode: 'regex' },
	atScale: { search: 'Page \\d*(\\d)\\b', search_mode: 'regex' },
	small: { search: '\\S+', search_mode: 'regex' },
	shows: 'a part for each invoice, which begins where the number after "Invoice" changes',
	gives: { texts: [['Invoice 1'], ['Invoice 2'], ['Invoice 3']] },
};
