import type { Example } from './example';

export const fill_form: Example = {
	inputs: ['application.pdf'],
	parameters: { values: '{"name": "Zoë Ångström", "email": "zoe@example.com", "plan": "Professional", "agree": true}' },
	atScale: { values: '{"field1": "Zoë Ångström", "field100": "Ελληνικά"}' },
	shows: 'the filled form, whose values every reader shows',
	gives: { texts: [['Zoë Ångström']], holds: ['/V (zoe@example.com)', '/V /Yes'] },
	trial: { parameters: { values: { agree: true }, unknown_fields: 'error' }, looks: 'other' },
};
