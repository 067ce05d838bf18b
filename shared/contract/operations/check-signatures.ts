import { openPassword } from './fields';
import type { Operation } from './types';

export const check_signatures = {
	resource: 'security',
	label: 'Check Signatures',
	action: 'Check signatures',
	description:
		'Check every signature of a document: whether the signed part is intact, what came after it, who signed and when, but not whether a certificate was revoked',
	input: 'one',
	output: 'data',
	dataKey: 'signatures',
	extension: true,
	fields: {
		trusted_certificates: {
			kind: 'file',
			accepts: 'certificates',
			label: 'Trusted Certificates',
			description:
				'Certificates that you trust, as PEM or DER: of signers, or of authorities that issue theirs. If absent, trust is not checked.',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
