import type { Example } from './example';

export const redact_text: Example = {
	inputs: ['invoices.pdf'],
	parameters: { search: 'Invoice \\d+', search_mode: 'regex' },
	atScale: { search: '9', pages: '1..20' },
	small: { search: '(?i)page \\d+', search_mode: 'regex' },
	shows: 'black boxes where the numbers of the invoices were, and no text under them',
	gives: { holdsNot: ['(Invoice 1)', '(Invoice 2)'] },
	trial: { looks: 'other' },
};
