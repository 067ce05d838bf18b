import type { Example } from './example';

export const get_form_data: Example = {
	inputs: ['application.pdf'],
	parameters: {},
	shows: 'the fields of the form, and their values',
	gives: { data: { values: { 'applicant.name': null, 'applicant.email': null, plan: null, agree: false }, xfa: 'none' } },
	trial: { data: { values: { agree: false } } },
};
