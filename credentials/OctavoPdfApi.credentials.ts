import type { IAuthenticateGeneric, Icon, ICredentialType, INodeProperties } from 'n8n-workflow';
import { regionCodes, regionOf } from '../shared/remote/regions';

const regionOptions = [
	...regionCodes.map((code) => ({ name: regionOf(code).label, value: code })),
	{ name: 'Self-Hosted', value: 'selfHosted' },
].sort((one, other) => one.name.localeCompare(other.name));

/** The node has the test, because only a test in code can explain what is wrong with an address. */
export class OctavoPdfApi implements ICredentialType {
	name = 'octavoPdfApi';

	displayName = 'Octavo PDF API';

	icon: Icon = { light: 'file:../nodes/OctavoPdf/octavoPdf.svg', dark: 'file:../nodes/OctavoPdf/octavoPdf.dark.svg' };

	documentationUrl = 'https://github.com/octavo-pdf/octavo/blob/main/docs/n8n.md#regions';

	properties: INodeProperties[] = [
		{
			displayName: 'API Key',
			name: 'apiKey',
			type: 'string',
			typeOptions: { password: true },
			required: true,
			default: '',
			description: 'One key works in every region',
		},
		{
			displayName: 'Region',
			name: 'region',
			type: 'options',
			options: regionOptions,
			default: 'global',
			description: 'Where the documents are processed. They are not sent anywhere else.',
		},
		{
			displayName: 'Base Address',
			name: 'baseUrl',
			type: 'string',
			default: '',
			placeholder: 'e.g. https://pdf.example.com',
			description:
				'Needed for Self-Hosted, and for the regions without a published address. Must be empty for Global and European Union, whose addresses are known.',
		},
		{
			displayName: 'Allow Plain HTTP',
			name: 'allowPlainHttp',
			type: 'boolean',
			default: false,
			description:
				'Whether the key and documents may travel unencrypted to a private address, such as http://octavo:8080 in a compose network. Never used for operations with a password.',
		},
	];

	authenticate: IAuthenticateGeneric = {
		type: 'generic',
		properties: { headers: { 'X-API-Key': '={{ $credentials.apiKey }}' } },
	};
}
