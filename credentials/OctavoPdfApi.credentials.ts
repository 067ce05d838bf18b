import type { IAuthenticateGeneric, Icon, ICredentialTestRequest, ICredentialType, INodeProperties } from 'n8n-workflow';
import { regionCodes, regionOf } from '../shared/remote/regions';

const regionOptions = regionCodes
	.map((code) => ({ name: regionOf(code).label, value: code }))
	.sort((one, other) => one.name.localeCompare(other.name));

const published = JSON.stringify(Object.fromEntries(regionCodes.map((code) => [code, regionOf(code).address ?? ''])));

/** An expression: the same address that the node uses. Without one, or with an unsafe one, a name that cannot exist. */
const address =
	`[($credentials.baseUrl ?? "").trim().replace(/\\/+$/, "") || (${published})[$credentials.region] || "https://enter-a-base-address.invalid"]` +
	'.map((url) => /^(https:\\/\\/|http:\\/\\/(localhost|127(\\.\\d+){3}|\\[::1\\])(:\\d+)?(\\/|$))/.test(url) ? url : "https://enter-an-https-address.invalid")[0]';

/** What a service at another address answers, and where the service itself is: documents would not reach it either. */
const REDIRECTS = [301, 302, 303, 307, 308];
const NOT_THERE = [404, 405];

const answered = (statuses: readonly number[], message: string) =>
	statuses.map((value) => ({ type: 'responseCode' as const, properties: { value, message } }));

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
			description: 'Where the documents are processed. They are sent to no other place.',
		},
		{
			displayName: 'Base Address',
			name: 'baseUrl',
			type: 'string',
			default: '',
			placeholder: 'e.g. https://pdf.example.com',
			description:
				'Needed for regions other than Global and European Union, whose addresses are not published, and for a service of your own. Leave empty otherwise.',
		},
	];

	authenticate: IAuthenticateGeneric = {
		type: 'generic',
		properties: { headers: { 'X-API-Key': '={{ $credentials.apiKey }}' } },
	};

	// The service has POST operations only. One without a document answers 400 when the key is right and 401 when it is not.
	test: ICredentialTestRequest = {
		request: {
			method: 'POST',
			baseURL: `={{ ${address} }}`,
			url: '/v1/reverse_pages',
			// n8n would send the key on, to whatever host a redirect names.
			disableFollowRedirect: true,
			ignoreHttpStatusErrors: { ignore: true, except: [401, 403, ...REDIRECTS, ...NOT_THERE] },
		},
		rules: [
			...answered([401], 'The API key is not valid'),
			...answered(REDIRECTS, 'The base address redirects to another one: enter the address of the service itself'),
			...answered(NOT_THERE, 'The service is not at this base address'),
		],
	};
}
