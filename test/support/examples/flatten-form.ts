import type { Example } from './example';

export const flatten_form: Example = {
	inputs: ['application.pdf'],
	parameters: {},
	shows: 'the same page without fields',
	gives: { texts: [['Application']], holdsNot: ['/AcroForm', '/Widget'] },
};
