import type { ICredentialTestFunctions } from 'n8n-workflow';
import { targetOf } from '../../nodes/OctavoPdf/credential';
import { testCredential } from '../../nodes/OctavoPdf/credential-test';

const PROBLEM = { type: 'about:blank', title: 'Bad Request', status: 400, errors: { file: ['is required'] } };

async function judge(answer: unknown, credential: object = { apiKey: 'a key', region: 'eu' }) {
	const requests: Record<string, unknown>[] = [];
	const request = (options: Record<string, unknown>) => {
		requests.push(options);
		return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
	};
	const context = { helpers: { request } } as unknown as ICredentialTestFunctions;
	return { ...(await testCredential(context, credential)), requests };
}

describe('the test of the credential', () => {
	it.each([PROBLEM, JSON.stringify(PROBLEM), Buffer.from(JSON.stringify(PROBLEM))])(
		'is green for the answer of the service',
		async (body) => {
			const { status, requests } = await judge({ statusCode: 400, body });
			expect(status).toBe('OK');
			expect(requests).toEqual([
				expect.objectContaining({
					url: 'https://eu.api.pdfblocks.com/v1/reverse_pages',
					followRedirect: false,
					followAllRedirects: false,
				}),
			]);
		},
	);

	it.each([
		[200, '<html>', 'Another program'],
		[400, '<html>', 'Another program'],
		[400, { message: 'bad' }, 'Another program'],
		[401, PROBLEM, 'The API key is not valid'],
		[403, { ...PROBLEM, status: 403 }, 'The API key is not valid'],
		[403, '', 'European Union refuses access (403) without a reason'],
		[403, '<html>', 'European Union refuses access (403) without a reason'],
		[302, '', 'The base address redirects'],
		[404, '', 'The service is not at this base address'],
		[429, '', 'European Union asks to slow down'],
		[500, '', 'European Union answered with status 500'],
		[502, '<html>', 'European Union answered with status 502'],
		[503, PROBLEM, 'European Union answered with status 503'],
	])('is red for status %i with %j', async (statusCode, body, message) => {
		const judged = await judge({ statusCode, body });
		expect(judged.status).toBe('Error');
		expect(judged.message.startsWith(message)).toBe(true);
	});

	it('says that nothing answered', async () => {
		const { message } = await judge(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }));
		expect(message).toBe('European Union was not reached (ENOTFOUND). Check the base address, the network and its proxy');
	});

	it('says how to make an authority known', async () => {
		const { message } = await judge(Object.assign(new Error('self-signed'), { code: 'SELF_SIGNED_CERT_IN_CHAIN' }));
		expect(message).toMatch(/^European Union was not reached \(SELF_SIGNED_CERT_IN_CHAIN\)\. .*NODE_EXTRA_CA_CERTS/);
	});

	it.each([
		['EPROTO', 'https://127.0.0.1:18080', false, 'write http:// instead of https:// in the base address'],
		['ERR_SSL_WRONG_VERSION_NUMBER', 'https://10.0.0.1', false, 'write http:// .* and switch on Allow Plain HTTP'],
		['EPROTO', 'https://10.0.0.1', true, 'write http:// instead of https:// in the base address$'],
		['EPROTO', 'https://pdf.example.com', true, 'let it answer with https://'],
	])('says after %s from %s that the server answers without TLS', async (code, baseUrl, allowPlainHttp, cure) => {
		const credential = { apiKey: 'a key', region: 'selfHosted', baseUrl, allowPlainHttp };
		const { message } = await judge(Object.assign(new Error('write'), { code }), credential);
		expect(message).toMatch(new RegExp(`was not reached \\(${code}\\)\\. The server seems to answer without TLS: .*${cure}`));
	});

	it('does not forbid in one sentence what it advises in the next', async () => {
		const { message } = await judge(undefined, { apiKey: 'a key', region: 'selfHosted', baseUrl: 'http://192.168.1.2:8080' });
		expect(message).toBe(
			'The base address must start with https://: a key must not travel unencrypted. Use https://, or switch on Allow Plain HTTP in the credential: then the key travels unencrypted in your private network',
		);
	});

	it.each([
		[{ region: 'eu', baseUrl: 'http://pdf.example.com' }, 'Use https://. Plain HTTP is allowed for localhost only'],
		[{ region: 'selfHosted', baseUrl: 'pdf.example.com' }, 'Write the address with https:// in front'],
		[{ region: 'selfHosted', baseUrl: '127.0.0.1:18080' }, 'Write the address with http:// in front'],
		[{ region: 'selfHosted', baseUrl: 'localhost:18080' }, 'Write the address with http:// in front'],
		[{ region: 'selfHosted', baseUrl: 'octavo:8080' }, 'or with http:// and Allow Plain HTTP switched on'],
		[{ region: 'selfHosted', baseUrl: '10.0.0.1:8080', allowPlainHttp: true }, 'or with http:// if the service'],
		[{ region: 'selfHosted', baseUrl: 'http://octavo:8080' }, 'switch on Allow Plain HTTP'],
		[{ region: 'selfHosted', baseUrl: 'http://pdf.example.com', allowPlainHttp: true }, 'for private addresses only'],
		[{ region: 'selfHosted' }, 'The region Self-Hosted has no address'],
		[{ region: 'jp', baseUrl: '' }, 'The address of the region Japan is not published'],
		[{ region: 'eu', baseUrl: 'https://pdf.example.com' }, 'another. Remove the base address, or choose Self-Hosted'],
		[{ region: 'global', baseUrl: 'https://eu.api.pdfblocks.com' }, 'The region Global has its own address'],
		[{ baseUrl: 'http://localhost:8080' }, 'The region Global has its own address'],
		[{ region: 'moon' }, 'a region that does not exist'],
		[{ region: 'eu', apiKey: '' }, 'Enter the API key'],
	])('sends the key nowhere for %j, and says why', async (credential, message) => {
		const judged = await judge({ statusCode: 400, body: PROBLEM }, { apiKey: 'a key', ...credential });
		expect(judged.status).toBe('Error');
		expect(judged.message).toContain(message);
		expect(judged.requests).toEqual([]);
	});
});

describe('the address of the credential', () => {
	it.each([
		[{ region: 'global', baseUrl: '' }, 'https://api.pdfblocks.com', 'Global'],
		[{ region: 'jp', baseUrl: ' https://pdf.example.com/ ' }, 'https://pdf.example.com', 'Japan'],
		[{ region: 'jp', baseUrl: 'https://pdf.example.com/v1' }, 'https://pdf.example.com', 'Japan'],
		[{ region: 'eu', baseUrl: 'https://eu.api.pdfblocks.com/v1/' }, 'https://eu.api.pdfblocks.com', 'European Union'],
		[{ region: 'uk', baseUrl: 'http://127.0.0.1:8080' }, 'http://127.0.0.1:8080', 'United Kingdom'],
		[{ region: 'eu', baseUrl: 'https://eu.api.pdfblocks.com/' }, 'https://eu.api.pdfblocks.com', 'European Union'],
		[
			{ region: 'selfHosted', baseUrl: 'https://pdf.example.com/v/' },
			'https://pdf.example.com/v',
			'Self-Hosted (pdf.example.com/v)',
		],
		[
			{ region: 'selfHosted', baseUrl: 'http://octavo:8080', allowPlainHttp: true },
			'http://octavo:8080',
			'Self-Hosted (octavo:8080)',
		],
	])('is that of %j', (credential, baseUrl, label) => {
		expect(targetOf(credential)).toMatchObject({ baseUrl, label });
	});

	it.each(['10.1.2.3', '192.168.0.7', '172.16.0.1', '[fd00::1]', 'octavo', 'pdf.internal', 'pdf.local'])(
		'may be plain HTTP to %s if that is allowed',
		(host) => {
			expect(targetOf({ region: 'selfHosted', baseUrl: `http://${host}:8080`, allowPlainHttp: true }).plainHttp).toBe(true);
		},
	);

	it.each([
		'172.32.0.1',
		'11.0.0.1',
		'example.com',
		'10.evil.example.com',
		'192.168.0.1.example.com',
		'[2001:db8::1]',
		'8.8.8.8',
		'169.254.169.254',
		'[fe80::1]',
	])('is never plain HTTP to %s', (host) => {
		expect(() => targetOf({ region: 'selfHosted', baseUrl: `http://${host}`, allowPlainHttp: true })).toThrow(
			expect.objectContaining({ advice: expect.stringContaining('private addresses') }),
		);
	});
});
