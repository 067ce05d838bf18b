import type { Example } from './example';

export const optimize_document: Example = {
	inputs: ['application.pdf'],
	parameters: {},
	shows: 'the same form in half the bytes',
	gives: { texts: [['Application']] },
};
