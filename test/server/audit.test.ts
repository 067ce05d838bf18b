/** The log as an audit: who asked for what, and how it ended, for refused requests too; and a brake on guessed keys. */
import { request as httpRequest } from 'node:http';
import { KeyRing } from '../../server/limits/keys';
import { readSettings } from '../../server/settings/settings';
import { numbered } from '../support/documents/drawn';
import { startService, type TestService } from '../support/hosts/service';
import { until } from './gated';
import { field, file, post, postForm, problem } from './raw';
import { testInTurn } from '../support/sample';

const ring = new KeyRing([{ label: 'billing', key: 'right' }]);

async function auditing(
	options: Parameters<typeof startService>[0],
	use: (service: TestService, lines: () => Record<string, unknown>[]) => Promise<void>,
): Promise<void> {
	const logged: string[] = [];
	const logger = { level: 'info', stream: { write: (line: string) => void logged.push(line) } };
	const service = await startService({ isKey: ring.check, labelOf: ring.labelOf, logger, ...options });
	const lines = () => logged.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request');
	try {
		await use(service, lines);
	} finally {
		await service.close();
	}
}

testInTurn('a line says the client, the key, the operation, the bytes and the end, for refused requests too', async () =>
	auditing({ trustedProxies: ['127.0.0.0/8'] }, async ({ url }, lines) => {
		const from = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-api-key': 'right' };
		const document = await numbered(1);
		const done = await postForm(`${url}/v1/rotate_pages`, [file(document), field('angle', '90')], from);
		expect(done.status).toBe(200);
		await postForm(`${url}/v1/rotate_pages`, [file(document)], from);
		await postForm(`${url}/v1/rotate_pages`, [file(Buffer.from('no PDF, only text')), field('angle', '90')], from);
		await postForm(`${url}/v1/rotate_pages`, [], { ...from, 'x-api-key': 'wrong' });
		await post(`${url}/v1/nothing`, Buffer.alloc(0), from);
		await until(() => lines().length === 5);
		const about = { client: '203.0.113.9', operation: 'rotate_pages', method: 'POST' };
		expect(lines()).toMatchObject([
			{ ...about, key: 'billing', outcome: 'done', status: 200, sent: done.body.length, received: expect.any(Number) },
			{ ...about, key: 'billing', outcome: 'invalid_parameters', status: 400 },
			{ ...about, key: 'billing', outcome: 'unreadable_document', status: 400 },
			{ ...about, outcome: 'wrong_key', status: 401 },
			{ client: '203.0.113.9', outcome: 'not_found', status: 404 },
		]);
		expect(Number(lines()[0]!['received'])).toBeGreaterThan(document.length);
		expect(JSON.stringify(lines())).not.toMatch(/right|wrong"|no PDF/);
	}),
);

test('only a trusted proxy can name the client', async () =>
	auditing({ trustedProxies: ['203.0.113.0/24'] }, async ({ url }, lines) => {
		await postForm(`${url}/v1/rotate_pages`, [], { 'x-forwarded-for': '6.6.6.6', 'x-api-key': 'right' });
		await until(() => lines().length === 1);
		expect(lines()[0]).toMatchObject({ client: '127.0.0.1' });
	}));

test('probes are in the log only if that is wanted, or if they fail', async () => {
	const probe = async ({ url }: TestService): Promise<void> => {
		for (const path of ['/health', '/ready', '/metrics', '/openapi.json']) await (await fetch(url + path)).text();
	};
	await auditing({}, async (service, lines) => {
		await probe(service);
		await until(() => lines().length === 2);
		expect(lines().map(({ route }) => route)).toEqual(['unknown', '/openapi.json']);
	});
	await auditing({ logProbes: true }, async (service, lines) => {
		await probe(service);
		await until(() => lines().length === 4);
		expect(lines()[0]).toMatchObject({ route: '/health' });
	});
	await auditing({ isReady: () => false }, async ({ url }, lines) => {
		expect((await fetch(`${url}/ready`)).status).toBe(503);
		await until(() => lines().length === 1);
		expect(lines()[0]).toMatchObject({ route: '/ready', status: 503 });
	});
});

test('a 401 says how to authenticate (RFC 9110, 15.5.2)', async () =>
	auditing({}, async ({ url }) => {
		const answer = await postForm(`${url}/v1/rotate_pages`, [], { 'x-api-key': 'wrong' });
		expect(answer.status).toBe(401);
		expect(answer.headers['www-authenticate']).toBe('ApiKey realm="octavo", header="X-API-Key"');
	}));

describe('an address that sends wrong keys', () => {
	const guess = async (url: string, client: string, key: string) =>
		(await postForm(`${url}/v1/rotate_pages`, [], { 'x-forwarded-for': client, 'x-api-key': key })).status;

	test('must wait, whatever key it sends then; other addresses, and keys that it used before, go on', async () => {
		let now = 0;
		const options = { trustedProxies: ['127.0.0.1'], wrongKeysPerMinute: 3, now: () => now, metrics: true };
		await auditing(options, async ({ url }, lines) => {
			expect(await guess(url, '2001:db8::1', 'right')).toBe(400);
			for (const last of ['1', '2', '3']) expect(await guess(url, `2001:db8:0:1::${last}`, `guess ${last}`)).toBe(401);
			const refused = await postForm(`${url}/v1/rotate_pages`, [], {
				'x-forwarded-for': '2001:db8:0:1:ffff::4',
				'x-api-key': 'right',
			});
			expect(problem(refused)).toMatchObject({ status: 429, title: expect.stringContaining('wrong API keys or tokens') });
			expect(refused.headers['retry-after']).toBe('20');
			expect(await guess(url, '2001:db8:0:2::1', 'right')).toBe(400);
			for (const last of ['1', '2', '3', '4']) await guess(url, '2001:db8::1', `guess ${last}`);
			expect(await guess(url, '2001:db8::1', 'right')).toBe(400);
			expect(await guess(url, '2001:db8::1', 'guess')).toBe(429);
			now += 20_000;
			expect(await guess(url, '2001:db8:0:1::1', 'right')).toBe(400);
			await until(() => lines().some(({ outcome }) => outcome === 'wrong_keys'));
			expect(await (await fetch(`${url}/metrics`)).text()).toContain('octavo_refusals_total{reason="wrong_keys"} 3');
		});
	});

	test('is not one that sends none', async () =>
		auditing({ wrongKeysPerMinute: 1 }, async ({ url }) => {
			const without = () =>
				new Promise((resolve) => {
					httpRequest(`${url}/v1/rotate_pages`, { method: 'POST' }, (answer) => resolve(answer.resume().statusCode)).end();
				});
			expect([await without(), await without(), await without()]).toEqual([401, 401, 401]);
		}));
});

test('settings name proxies by address or network', () => {
	expect(readSettings({ OCTAVO_TRUSTED_PROXIES: '10.0.0.0/8, ::1' })).toMatchObject({ trustedProxies: ['10.0.0.0/8', '::1'] });
	expect(readSettings({})).toMatchObject({ trustedProxies: [], wrongKeysPerMinute: 30, logProbes: false });
	expect(readSettings({ OCTAVO_WRONG_KEYS_PER_MINUTE: '0' })).toMatchObject({ wrongKeysPerMinute: undefined });
	for (const wrong of ['', 'proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0/8'])
		expect(() => readSettings({ OCTAVO_TRUSTED_PROXIES: wrong })).toThrow('OCTAVO_TRUSTED_PROXIES must be');
});
