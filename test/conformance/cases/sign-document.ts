import type { Case } from '../case';

const certificate = { files: { certificate: 'a certificate with its key' } } as const;

export const sign_document: readonly Case[] = [
	{
		title: 'a document',
		documents: ['3 pages'],
		parameters: { reason: 'Approved', location: 'Vienna', signer: 'Ada Lovelace' },
		...certificate,
		gives: { fields: ['Signature1 = signed'], widgets: ['1 Signature1'] },
	},
	{
		title: 'a field that an earlier signature locks',
		documents: ['a certified document'],
		parameters: { sign_field: 'waiting' },
		...certificate,
		refuses: { sign_field: /is locked by an earlier signature/ },
	},
	{
		title: 'a document with everything, certified',
		documents: ['rich, a'],
		parameters: { certification: 'fill_forms' },
		...certificate,
		gives: { fields: ['name = a Ada', 'Signature1 = signed'], widgets: ['1 name', '1 Signature1', '3 name'] },
	},
	{
		title: 'a field that the document does not have',
		documents: ['a certified document'],
		parameters: { sign_field: 'Sig1' },
		...certificate,
		refuses: { sign_field: /has no empty field 'Sig1'; it has .*waiting/ },
	},
	{
		title: 'a certification after a signature',
		documents: ['a certified document'],
		parameters: { certification: 'no_changes' },
		...certificate,
		refuses: { certification: /must be that of the first signature/ },
	},
	{
		title: 'a certificate that is not valid yet',
		documents: ['3 pages'],
		parameters: { signed_at: '2001-01-01' },
		...certificate,
		refuses: { certificate: /is not valid before/ },
	},
	{
		title: 'a certificate that expired',
		documents: ['3 pages'],
		parameters: { signed_at: '2099-01-01' },
		...certificate,
		refuses: { certificate: /expired on/ },
	},
	{
		title: 'a certificate without its key',
		documents: ['3 pages'],
		parameters: {},
		files: { certificate: 'the certificate of the signer' },
		refuses: { certificate: /is not a certificate with its private key|cannot be read/ },
	},
	{
		title: 'a time stamp server that is not encrypted',
		documents: ['3 pages'],
		parameters: { timestamp_server: 'http://tsa.example.com' },
		...certificate,
		refuses: { timestamp_server: /HTTPS address/ },
	},
	{ title: 'no certificate', documents: ['3 pages'], parameters: {}, refuses: { certificate: /required/ } },
];
