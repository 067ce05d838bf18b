import type { Case } from '../case';

const WHOLE = { intact: true, verified: true, covers: 'whole_file', changesAfter: [] } as const;

export const check_signatures: readonly Case[] = [
	{
		title: 'a signature over the whole file',
		documents: ['a signed page'],
		parameters: {},
		gives: {
			data: {
				count: 1,
				allIntact: true,
				coversWholeFile: true,
				entries: [{ ...WHOLE, field: 'approval', algorithm: 'RSA-2048 SHA-256', trusted: null }],
			},
		},
	},
	{
		title: 'a signature whose certificate the user trusts',
		documents: ['a signed page'],
		files: { trusted_certificates: 'the certificate of the signer' },
		parameters: {},
		gives: { data: { entries: [{ trusted: false, problems: ['certificate_not_yet_valid', 'not_trusted'] }] } },
	},
	{
		title: 'a certification, and a time stamp after it that cannot be read',
		documents: ['a certified document'],
		parameters: {},
		gives: {
			data: {
				count: 2,
				entries: [
					{ kind: 'certification', intact: true, covers: 'earlier_revision', certification: 'fill_forms' },
					{ kind: 'timestamp', intact: null, covers: 'whole_file', problems: ['contents_unreadable'] },
				],
			},
		},
	},
	{
		title: 'a signature that covers nothing',
		documents: ['signed'],
		parameters: {},
		gives: {
			data: {
				count: 1,
				allIntact: false,
				entries: [{ intact: false, verified: null, covers: 'part', problems: ['byte_range_malformed'] }],
			},
		},
	},
	{ title: 'a document without signatures', documents: ['3 pages'], parameters: {}, gives: { data: { count: 0, entries: [] } } },
	{
		title: 'an image instead of certificates',
		documents: ['a signed page'],
		files: { trusted_certificates: 'a PNG image' },
		parameters: {},
		refuses: { trusted_certificates: /has no certificate that can be read/ },
	},
];
