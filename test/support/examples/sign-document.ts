import type { Example } from './example';

export const sign_document: Example = {
	inputs: ['report.pdf'],
	parameters: { certificate: { sample: 'certificate.pem' }, reason: 'Approved' },
	shows: 'the report, signed: every reader says whether it was changed since',
	gives: { holds: ['/ETSI.CAdES.detached'] },
	trial: { parameters: { certificate: { sample: 'certificate.pem' } } },
};
