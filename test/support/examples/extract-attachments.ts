import type { Example } from './example';

export const extract_attachments: Example = {
	inputs: ['e-invoice.pdf'],
	parameters: { name_pattern: '*.xml' },
	shows: 'the XML of the electronic invoice',
	gives: { files: ['factur-x.xml'] },
	trial: { parameters: {}, files: { 'notes.txt': 'notes' } },
};
