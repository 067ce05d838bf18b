import type { Example } from './example';

export const split_by_bookmarks: Example = {
	inputs: ['invoices.pdf'],
	parameters: {},
	shows: 'a part for each bookmark of the merged invoices',
	gives: { texts: [['Invoice 1'], ['Invoice 2'], ['Invoice 3']] },
	trial: { documents: 3 },
};
