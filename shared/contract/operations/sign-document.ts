import { pdfFacts } from './facts';
import { openPassword } from './fields';
import type { Operation } from './types';

const word = (label: string, description: string, placeholder: string) =>
	({ kind: 'text', label, description, minLength: 1, maxLength: 255, placeholder, empty: 'word' }) as const;

export const sign_document = {
	resource: 'security',
	label: 'Sign',
	action: 'Sign PDF document',
	description:
		'Sign a document with a certificate, so that changes can be detected (PAdES); signatures that it has stay valid, because the new one is appended',
	input: 'one',
	output: 'pdf',
	extension: true,
	ports: ['clock'],
	varies: true,
	facts: {
		...pdfFacts,
		signer: { type: 'text', description: 'Name of the signer in the signature' },
		signedAt: { type: 'text', description: 'Time of signing, as ISO 8601' },
		level: { type: 'text', description: 'Level of the signature: B-B, or with a time stamp B-T' },
	},
	fields: {
		certificate: {
			kind: 'file',
			accepts: 'key',
			secret: true,
			label: 'Certificate',
			description: 'Certificate with its private key: a PKCS #12 file, or PEM',
			required: true,
			group: 'certificate',
		},
		certificate_password: {
			kind: 'text',
			secret: true,
			label: 'Certificate Password',
			description: 'Password that opens the certificate, if it needs one',
			minLength: 1,
			maxLength: 256,
			empty: 'opener',
			group: 'certificate',
		},
		reason: word('Reason', 'Why the document is signed', 'e.g. Approved'),
		location: word('Location', 'Where the document is signed', 'e.g. Vienna'),
		signer: word('Signer', 'Name of the signer. If absent, the name in the certificate.', 'e.g. Ada Lovelace'),
		sign_field: {
			kind: 'text',
			label: 'Signature Field',
			description: 'Name of the empty signature field to sign. If absent, a new field is added.',
			minLength: 1,
			maxLength: 1000,
			placeholder: 'e.g. Approver',
		},
		certification: {
			kind: 'choice',
			label: 'Certification',
			description: 'The changes that are permitted after the signature. Only the first signature of a document can certify it.',
			options: [
				{ value: 'none', label: 'None', description: 'The signature does not certify the document' },
				{ value: 'no_changes', label: 'No Changes' },
				{ value: 'fill_forms', label: 'Fill Forms', description: 'Filling in fields, and signing' },
				{ value: 'comments', label: 'Comments', description: 'Filling in fields, signing, and comments' },
			],
			default: 'none',
		},
		signed_at: {
			kind: 'text',
			format: 'date',
			label: 'Signed At',
			description: 'Time of signing, as ISO 8601. If absent, the time of the machine.',
			maxLength: 40,
			placeholder: 'e.g. 2026-11-20T14:30:00+01:00',
		},
		timestamp_server: {
			kind: 'text',
			format: 'https-address',
			label: 'Time Stamp Server',
			description: 'Address of a time stamp server (RFC 3161), which confirms the time of signing',
			minLength: 1,
			maxLength: 2000,
			placeholder: 'e.g. https://tsa.example.com',
			ports: ['network'],
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
