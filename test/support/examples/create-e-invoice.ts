import type { Example } from './example';

export const create_e_invoice: Example = {
	inputs: ['invoice-to-archive.pdf'],
	parameters: { invoice: { sample: 'invoice.xml' } },
	shows: 'an invoice of the profile EN 16931, for people and for programs',
	gives: {
		texts: [['Invoice 2026-1']],
		holds: ['(factur-x.xml)', '/AFRelationship /Alternative', '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>'],
	},
	trial: { refuses: 'invalid_parameters' },
};
