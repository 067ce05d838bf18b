/** Callbacks: a long job that ends is told to an address that its operator lists, signed, and to no other. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isListed, openAddresses } from '../../../server/callbacks/addresses';
import { Callbacks, type CallbackOptions } from '../../../server/callbacks/callbacks';
import { Secret } from '../../../server/jobs/core/secret';
import { readSettings } from '../../../server/settings/settings';
import { numbered } from '../../support/documents/drawn';
import { jobClient, jobsInMemory } from '../../support/hosts/jobs';
import { startService, TEST_KEY, type TestService } from '../../support/hosts/service';
import { gated, until } from '../gated';

const SECRETS = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const LOCAL = ['127.0.0.0/8'];

interface Received {
	readonly path: string | undefined;
	readonly headers: IncomingHttpHeaders;
	readonly body: string;
}

let receiver: Server;
let base = '';
let received: Received[] = [];
/** Statuses of the next answers; then 204. */
let answers: number[] = [];

beforeAll(async () => {
	receiver = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on('data', (chunk: Buffer) => chunks.push(chunk));
		request.on('end', () => {
			received.push({ path: request.url, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
			response.writeHead(answers.shift() ?? 204, { location: `${base}/elsewhere` }).end();
		});
	});
	await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
	base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => receiver.close(resolve)));

const services: TestService[] = [];
afterEach(async () => {
	[received, answers] = [[], []];
	await Promise.all(services.splice(0).map((one) => one.close()));
});

async function start(options: Partial<CallbackOptions> = {}, service: Parameters<typeof startService>[0] = {}) {
	const rules = { addresses: [`${base}/hooks/`], networks: LOCAL, secrets: SECRETS, pause: 1, attempts: 3, ...options };
	const one = await startService({ queue: jobsInMemory(), metrics: true, callbacks: new Callbacks(rules), ...service });
	services.push(one);
	return { url: one.url, client: jobClient(one.url) };
}

const rotated = async (): Promise<{ file: Uint8Array; angle: string }> => ({ file: await numbered(1), angle: '90' });
const to = (path: string): Record<string, string> => ({ 'Octavo-Callback': base + path });
const figures = async (url: string): Promise<string> => (await fetch(`${url}/metrics`)).text();
const counted = async (url: string, end: string): Promise<boolean> =>
	new RegExp(`^octavo_callbacks_total\\{end="${end}"\\} 1$`, 'm').test(await figures(url));

describe('a callback', () => {
	test('tells the job, its end and nothing of the document, signed with each secret', async () => {
		const { client, url } = await start();
		const accepted = await client.send('rotate_pages', await rotated(), to('/hooks/octavo?token=t'));
		expect(accepted.status).toBe(202);
		const job = accepted.headers.get('location')!;
		await until(() => received.length === 1);
		const [{ path, headers, body }] = received as [Received];
		expect(path).toBe('/hooks/octavo?token=t');
		const id = job.split('/').at(-1)!;
		expect(JSON.parse(body)).toEqual({ id, operation: 'rotate_pages', state: 'done', status: 200, job });
		const time = String(headers['webhook-timestamp']);
		expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
		const sign = (secret: Buffer): string => createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64');
		expect(headers['webhook-id']).toBe(id);
		expect(headers['webhook-signature']).toBe(SECRETS.map((secret) => `v1,${sign(secret)}`).join(' '));
		expect(headers['content-type']).toBe('application/json');
		expect(JSON.stringify(headers)).not.toContain(TEST_KEY);
		while (!(await counted(url, 'delivered')));
	});

	test('tells a document that cannot be read, and a job that is dead', async () => {
		const { client } = await start();
		await client.send('rotate_pages', { file: Buffer.from('%PDF-no'), angle: '90' }, to('/hooks/one'));
		await until(() => received.length === 1);
		expect(JSON.parse(received[0]!.body)).toMatchObject({ state: 'failed', status: 400 });
		const dead = await start({}, { backend: { ports: new Set(), run: () => Promise.reject(new Error('on purpose')) } });
		await dead.client.send('rotate_pages', await rotated(), to('/hooks/two'));
		await until(() => received.length === 2);
		expect(JSON.parse(received[1]!.body)).toMatchObject({ state: 'failed', status: 500 });
	});

	test('is repeated until it is taken, under the same name', async () => {
		answers = [500, 503];
		const { client } = await start();
		await client.send('rotate_pages', await rotated(), to('/hooks/'));
		await until(() => received.length === 3);
		expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
	});

	test.each([
		['after three attempts', [500, 500, 500], 3],
		['if it is not wanted any more', [410], 1],
		['and follows no redirection', [302, 307, 308], 3],
	])('is given up %s', async (_title, given, times) => {
		answers = [...given];
		const { client, url } = await start();
		await client.send('rotate_pages', await rotated(), to('/hooks/'));
		while (!(await counted(url, 'given_up')));
		expect(received.map(({ path }) => path)).toEqual(Array.from({ length: times }, () => '/hooks/'));
	});

	test('is given up if its receiver does not answer in time', async () => {
		const silent = createServer(() => undefined);
		await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
		const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
		try {
			const { client, url } = await start({ addresses: [address], patience: 50, attempts: 2 });
			await client.send('rotate_pages', await rotated(), { 'Octavo-Callback': address });
			while (!(await counted(url, 'given_up')));
			expect(await counted(url, 'retried')).toBe(true);
		} finally {
			silent.closeAllConnections();
			silent.close();
		}
	});

	test('asks the address that was checked, though the name leads elsewhere the next time', async () => {
		const { port } = receiver.address() as AddressInfo;
		const names: string[] = [];
		const resolve = (name: string) => {
			names.push(name);
			return Promise.resolve([{ address: names.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
		};
		const { client } = await start({ addresses: [`http://hooks.example:${port}/`], resolve });
		await client.send('rotate_pages', await rotated(), { 'Octavo-Callback': `http://hooks.example:${port}/x` });
		await until(() => received.length === 1);
		expect(names).toEqual(['hooks.example']);
		expect(received[0]!.headers.host).toBe(`hooks.example:${port}`);
	});

	test('asks no address of a network that is not public, unless the operator lists it', async () => {
		const { client, url } = await start({ networks: [] });
		await client.send('rotate_pages', await rotated(), to('/hooks/'));
		while (!(await counted(url, 'given_up')));
		expect(received).toEqual([]);
	});

	test('does not come for a job that its client removed', async () => {
		const { backend, started, open } = gated();
		const { client } = await start({}, { backend });
		const accepted = await client.send('rotate_pages', await rotated(), to('/hooks/removed'));
		await until(() => started() === 1);
		await client.get(accepted.headers.get('location')!, 'DELETE');
		open();
		await client.send('rotate_pages', await rotated(), to('/hooks/kept'));
		await until(() => received.length === 1);
		expect(received[0]!.path).toBe('/hooks/kept');
	});
});

describe('a request', () => {
	test.each([
		['an address that is not listed', { 'Octavo-Callback': 'https://elsewhere.example/' }, 'must be one of the addresses'],
		['one that waits', { Prefer: 'wait=1' }, 'needs a long job'],
	])('with a callback is refused: %s', async (_title, headers: Record<string, string>, message) => {
		const { client } = await start();
		const answer = await client.send('rotate_pages', await rotated(), { ...to('/hooks/'), ...headers });
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({ errors: { 'Octavo-Callback': [expect.stringContaining(message)] } });
	});

	test('with a callback is refused by a service whose operator lists none', async () => {
		const one = await startService({ queue: jobsInMemory() });
		services.push(one);
		const answer = await jobClient(one.url).send('rotate_pages', await rotated(), to('/hooks/'));
		expect(await answer.json()).toMatchObject({ errors: { 'Octavo-Callback': [expect.stringContaining('is not offered')] } });
	});
});

test('the address is sealed in the queue', async () => {
	const { backend, started, open } = gated();
	const queue = jobsInMemory({ secret: new Secret() });
	const { client } = await start({}, { queue, backend });
	const accepted = await client.send('rotate_pages', await rotated(), to('/hooks/?token=s3cret'));
	await until(() => started() === 1);
	const job = (await queue.queue.find(accepted.headers.get('location')!.split('/').at(-1)!))!;
	expect(JSON.stringify(job)).not.toContain('s3cret');
	expect(Buffer.from(job.callback!, 'base64').toString('latin1')).not.toContain('s3cret');
	expect(await queue.callback(job)).toBe(`${base}/hooks/?token=s3cret`);
	open();
	await until(() => received.length === 1);
});

test.each([
	['https://a.example/hooks/one', true],
	['https://a.example:443/hooks/one?x=1', true],
	['https://A.EXAMPLE/hooks/', true],
	['https://a.example/only', true],
	['https://a.example/only?x=/../..', true],
	['https://a.example/only/more', false],
	['https://a.example/hooks', false],
	['https://a.example/hooks/../admin', false],
	['https://a.example/hooks/..%2fadmin', false],
	['https://a.example/hooks/%2e%2e/admin', false],
	['https://a.example/hooks/..\\admin', false],
	['https://a.example/hooks/%5cadmin', false],
	['http://a.example/hooks/one', false],
	['https://a.example:8443/hooks/one', false],
	['https://a.example.evil.example/hooks/one', false],
	['https://evil.example\\@a.example/hooks/one', false],
	['https://name:password@a.example/hooks/one', false],
	['https://a.example/hooks/one#x', false],
	['https://a.example/hooks/one, https://a.example/hooks/two', false],
	['file:///hooks/one', false],
	[`https://a.example/hooks/${'x'.repeat(2048)}`, false],
	['', false],
])('%s is listed: %p', (given, expected) => {
	expect(isListed(given, ['https://a.example/hooks/', 'https://a.example/only'])).toBe(expected);
});

test.each(
	`127.0.0.1 10.1.2.3 100.64.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.0.1 0.0.0.0 198.18.0.1 224.0.0.1 255.255.255.255
	::1 :: fe80::1 fc00::1 fd00:ec2::254 ::ffff:127.0.0.1 ::ffff:a00:1 64:ff9b::a00:1 2002:7f00:1:: 2001::1 2001:db8::1 ff02::1 name`.split(
		/\s+/,
	),
)('%s may not be asked', (address) => {
	expect(openAddresses([])(address)).toBe(false);
});

test.each(['93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:2800:21f::1', '2a00:1450::1'])('%s may be asked', (address) => {
	expect(openAddresses([])(address)).toBe(true);
});

test('networks that the operator lists may be asked', () => {
	const isOpen = openAddresses(['10.0.0.0/8', 'fd00::/8', '127.0.0.1']);
	expect(['10.9.9.9', 'fd00::1', '127.0.0.1', '127.0.0.2', '192.168.0.1'].map(isOpen)).toEqual([true, true, true, false, false]);
});

describe('settings', () => {
	const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
	const listed = { OCTAVO_CALLBACK_ADDRESSES: 'https://a.example/hooks/, http://10.0.0.1/x', OCTAVO_CALLBACK_SECRET: secret };

	test('list addresses, networks and secrets', () => {
		const { callbackRules } = readSettings({ ...listed, OCTAVO_CALLBACK_NETWORKS: '10.0.0.0/8' });
		expect(callbackRules).toEqual({
			addresses: ['https://a.example/hooks/', 'http://10.0.0.1/x'],
			networks: ['10.0.0.0/8'],
			secrets: [SECRETS[0]],
		});
		expect(readSettings({}).callbackRules).toBeUndefined();
	});

	test.each([
		[{ ...listed, OCTAVO_CALLBACK_ADDRESSES: 'ftp://a.example' }, 'OCTAVO_CALLBACK_ADDRESSES must be URLs'],
		[{ ...listed, OCTAVO_CALLBACK_ADDRESSES: 'https://id:s3cret@a.example' }, 'OCTAVO_CALLBACK_ADDRESSES must be URLs'],
		[{ ...listed, OCTAVO_CALLBACK_NETWORKS: '10/8' }, 'OCTAVO_CALLBACK_NETWORKS must be addresses or networks'],
		[{ ...listed, OCTAVO_CALLBACK_SECRET: 's3cret' }, 'OCTAVO_CALLBACK_SECRET must be whsec_'],
		[{ ...listed, OCTAVO_CALLBACK_SECRET: 'whsec_czNjcmV0' }, 'OCTAVO_CALLBACK_SECRET must be whsec_'],
		[{ OCTAVO_CALLBACK_ADDRESSES: 'https://a.example/' }, 'needs OCTAVO_CALLBACK_SECRET or OCTAVO_CALLBACK_SECRET_FILE'],
		[{ OCTAVO_CALLBACK_SECRET: secret }, 'OCTAVO_CALLBACK_SECRET would have no effect: set OCTAVO_CALLBACK_ADDRESSES too'],
		[{ ...listed, OCTAVO_JOBS: '0' }, 'OCTAVO_JOBS is 0, so OCTAVO_CALLBACK_ADDRESSES would have no effect'],
	])('%# are refused without their values', (environment, message) => {
		expect(() => readSettings(environment)).toThrow(message);
		expect(() => readSettings(environment)).not.toThrow('s3cret');
	});
});
