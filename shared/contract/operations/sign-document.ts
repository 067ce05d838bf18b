import { pdfFacts } from './facts';
import { openPassword, position } from './fields';
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
	needs: [
		['signature_page', 'visible', true],
		['position', 'visible', true],
		['signature_width', 'visible', true],
		['margin', 'visible', true],
	],
	exclusive: [['sign_field', ['visible', 'signature_page', 'position', 'signature_width', 'margin']]],
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
			description:
				'Certificate with its private key: a PKCS #12 file, or PEM. Poppler does not verify signatures of one for RSASSA-PSS alone.',
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
			description:
				'Name of the empty signature field to sign, which shows the signature if it has a place on a page. If absent, a new field is added.',
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
		visible: {
			kind: 'flag',
			label: 'Visible',
			description: 'Whether a page shows the signature, with the name, the time, the reason and the location',
			default: false,
		},
		signature_page: {
			kind: 'integer',
			label: 'Signature Page',
			description: 'Page that shows the signature, counted from 1. If absent, the last page.',
			min: 1,
		},
		position: {
			...position,
			description: 'Where the signature is within the margins of the page as displayed',
			default: 'bottom_right',
		},
		signature_width: {
			kind: 'decimal',
			label: 'Signature Width',
			description: 'Width of the signature, in inches',
			above: 0,
			default: 2.5,
			unit: 'inches',
		},
		margin: {
			kind: 'decimal',
			label: 'Margin',
			description: 'Distance from the page border to the signature, in inches',
			min: 0,
			default: 0.5,
			unit: 'inches',
		},
		image: {
			kind: 'file',
			accepts: 'image',
			label: 'Image',
			description:
				'PNG or JPEG image that is shown with the signature, such as one of handwriting. It needs Visible, or a signature field with a place on a page.',
		},
		open_password: openPassword,
	},
} as const satisfies Operation;
