import type { Icon, ICredentialType, INodeProperties } from 'n8n-workflow';

/** A certificate with its key, for Sign: workflows do not hold it. The node has the test, which opens it. */
export class OctavoPdfCertificateApi implements ICredentialType {
	name = 'octavoPdfCertificateApi';

	displayName = 'Octavo PDF Certificate API';

	icon: Icon = { light: 'file:../nodes/OctavoPdf/octavoPdf.svg', dark: 'file:../nodes/OctavoPdf/octavoPdf.dark.svg' };

	documentationUrl = 'https://github.com/octavo-pdf/octavo/blob/main/docs/n8n.md#signing';

	properties: INodeProperties[] = [
		{
			displayName: 'Format',
			name: 'format',
			type: 'options',
			options: [
				{ name: 'PEM', value: 'pem' },
				{ name: 'PKCS #12 in Base64', value: 'pkcs12' },
			],
			default: 'pkcs12',
			description: 'How the certificate and its key are written',
		},
		{
			displayName: 'Certificate and Key',
			name: 'certificate',
			type: 'string',
			typeOptions: { password: true, rows: 6 },
			required: true,
			default: '',
			description: 'A PKCS #12 file (.p12, .pfx) in Base64, or the text of a PEM file with the key and its certificates',
		},
		{
			displayName: 'Password',
			name: 'password',
			type: 'string',
			typeOptions: { password: true },
			default: '',
			description: 'Password that opens the certificate, if it needs one',
		},
	];
}
