import type { Example } from './example';

export const redact_text: Example = {
	inputs: ['invoices.pdf'],
	parameters: { search: 'Invoice \\d+', search_mode: 'regex' },
	atScale: { search: '9', pages: '1..20' },
	small: { search: 'No such words', remove_attachments: 'true' },
	shows: 'black boxes where the numbers of the invoices were, and no text under them',
	gives: { holdsNot: ['(Invoice 1)', '(Invoice 2)'] },
	trial: {
		parameters: { search: '(?i)page \\d+', search_mode: 'regex', remove_attachments: 'true' },
		looks: 'other',
		words: 'removed',
	},
};
