import type { Example } from './example';

export const html_to_pdf: Example = {
	inputs: ['invoice.html'],
	parameters: { page_numbers: 'true' },
	shows: 'an invoice with a head in columns, a table whose head is repeated, colors and links; tagged, and PDF/A-3a as it says',
	gives: {
		texts: [['Invoice']],
		holds: ['/StructTreeRoot', '/Outlines', '/OutputIntents', '(Octavo)'],
	},
};
