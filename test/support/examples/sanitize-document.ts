import type { Example } from './example';

export const sanitize_document: Example = {
	inputs: ['application.pdf'],
	parameters: {},
	shows: 'the same form, without title and author in the properties',
	gives: { texts: [['Application']], holdsNot: ['/Title (Application)'] },
};
