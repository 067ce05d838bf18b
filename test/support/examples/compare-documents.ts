import type { Example } from './example';

export const compare_documents: Example = {
	inputs: ['invoice-2.pdf'],
	parameters: { compare_to: { sample: 'invoice-1.pdf' }, with_text: 'true' },
	shows: 'what changed from the first invoice to the second, as JSON: one page, with its lines before and after',
	gives: { data: { same: false, pageCount: 1, pageCountBefore: 1 } },
	trial: { parameters: { compare_to: { sample: 'report.pdf' } }, data: { same: false } },
};
