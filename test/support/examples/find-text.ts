import type { Example } from './example';

export const find_text: Example = {
	inputs: ['invoices.pdf'],
	parameters: { search: 'Invoice (?P<number>\\d+)', search_mode: 'regex' },
	atScale: { search: 'Page (\\d+)', search_mode: 'regex' },
	shows: 'the number of each invoice, its page, and where on the page it is',
	gives: { data: { found: true, count: 3, truncated: false } },
	trial: { parameters: { search: 'no such words' }, data: { found: false, count: 0 } },
};
