/** The limits of keys, counted over all instances in a real Redis. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openAllowances } from '../../../server/open-callers';
import { RedisAllowances } from '../../../server/quotas/redis-allowances';
import { readSettings } from '../../../server/settings/settings';
import { numbered } from '../../support/documents/drawn';
import { startService, TEST_KEY, type TestService } from '../../support/hosts/service';
import { pathOf } from '../../support/judges/programs.cjs';
import { run, withPrograms } from '../../support/judges/tools';
import { until } from '../gated';
import { field, file, post, postForm } from '../raw';
import { testInTurn } from '../../support/sample';

let folder = '';
let port = 0;
let redis: ChildProcess;
const opened: { readonly close: () => unknown }[] = [];
const told: boolean[] = [];
let document: Uint8Array;

const runRedis = (): void => {
	const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
	redis = spawn(pathOf('redis-server')!, settings, { stdio: 'ignore' });
};
const cli = (...args: string[]): string =>
	run('redis-cli', ['-p', String(port), '--raw', ...args])
		.stdout.toString('utf8')
		.trim();

async function instance(prefix: string, options: Parameters<typeof startService>[0]): Promise<TestService> {
	const allowances = await RedisAllowances.at({
		url: `redis://127.0.0.1:${port}`,
		prefix,
		patience: 200,
		pause: 50,
		told: (isReached) => void told.push(isReached),
	});
	const service = await startService({ allowances, ...options });
	opened.push({ close: () => service.close().then(() => allowances.close()) });
	return service;
}

const ask = async ({ url }: TestService, headers: Record<string, string> = {}) => {
	const { status, headers: answered } = await postForm(`${url}/v1/rotate_pages`, [file(document), field('angle', '90')], headers);
	return { status, wait: Number(answered['retry-after'] ?? 0) };
};

withPrograms('redis')('over two instances', () => {
	beforeAll(async () => {
		document = await numbered(3);
		folder = mkdtempSync(path.join(tmpdir(), 'octavo-quota-'));
		const server = createServer();
		await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
		({ port } = server.address() as AddressInfo);
		await new Promise((resolve) => server.close(resolve));
		runRedis();
		await until(() => cli('PING') === 'PONG');
	});
	beforeEach(() => void told.splice(0));
	afterEach(async () => {
		await Promise.all(opened.splice(0).map((one) => one.close()));
	});
	afterAll(() => {
		redis.kill('SIGKILL');
		rmSync(folder, { recursive: true });
	});

	test('bytes of a day are counted together, of each key alone, whether their number is announced or not', async () => {
		const options = {
			bytesPerDay: Math.round(document.length * 3.5),
			isKey: (given: string | undefined) => [TEST_KEY, 'other'].indexOf(given ?? ''),
		};
		const [one, two] = [await instance('bytes', options), await instance('bytes', options)];
		const statuses = [(await ask(one)).status, (await ask(two, { 'transfer-encoding': 'chunked' })).status];
		expect([...statuses, (await ask(one)).status]).toEqual([200, 200, 200]);
		const refused = await ask(two);
		expect(refused.status).toBe(429);
		expect(refused.wait).toBeGreaterThan(1000);
		expect((await ask(one, { 'transfer-encoding': 'chunked' })).status).toBe(429);
		expect((await ask(two, { 'X-API-Key': 'other' })).status).toBe(200);
		// No key and no label is in Redis.
		const names = cli('KEYS', 'bytes:*').split('\n');
		expect(names).toHaveLength(2);
		for (const name of names) expect(name).toMatch(/^bytes:allowance:[0-9a-f]{64}$/);
		expect(Number(cli('PTTL', names[0]!))).toBeGreaterThan(80_000_000);
	});

	test('bytes that were announced and did not come are given back', async () => {
		const options = { bytesPerDay: Math.round(document.length * 3), bodyLimit: 10_000_000 };
		const [one, two] = [await instance('back', options), await instance('back', options)];
		for (let n = 0; n < 4; n++) {
			// Not multipart: refused before any of it is read.
			const form = { 'X-API-Key': TEST_KEY, 'content-type': 'text/plain' };
			expect((await post(`${one.url}/v1/rotate_pages`, document, form)).status).toBe(400);
		}
		expect((await ask(two)).status).toBe(200);
	});

	test('requests of a minute are counted together', async () => {
		const [one, two] = [await instance('minute', { requestsPerMinute: 3 }), await instance('minute', { requestsPerMinute: 3 })];
		expect([(await ask(one)).status, (await ask(two)).status, (await ask(one)).status]).toEqual([200, 200, 200]);
		const refused = await ask(two);
		expect(refused.status).toBe(429);
		expect(refused.wait).toBeGreaterThan(0);
		expect(refused.wait).toBeLessThanOrEqual(20);
	});

	testInTurn('while Redis hangs, each instance counts for itself, and none waits twice', async () => {
		const options = { requestsPerMinute: 2, now: () => 0 };
		const [one, two] = [await instance('hang', options), await instance('hang', options)];
		expect((await ask(one)).status).toBe(200);
		redis.kill('SIGSTOP');
		try {
			expect((await ask(one)).status).toBe(200);
			const begun = performance.now();
			expect((await ask(one)).status).toBe(429);
			expect(performance.now() - begun).toBeLessThan(150);
			expect([(await ask(two)).status, (await ask(two)).status, (await ask(two)).status]).toEqual([200, 200, 429]);
			expect(told).toEqual([false, false]);
		} finally {
			redis.kill('SIGCONT');
		}
		await until(() => told.length === 4);
		expect(told).toEqual([false, false, true, true]);
	});

	test('a Redis that ends, or that refuses the command, does not end requests', async () => {
		const one = await instance('ended', { requestsPerMinute: 2, now: () => 0 });
		expect((await ask(one)).status).toBe(200);
		cli('ACL', 'SETUSER', 'default', '-eval');
		expect((await ask(one)).status).toBe(200);
		expect(told).toEqual([false]);
		cli('ACL', 'SETUSER', 'default', '+eval');
		redis.kill('SIGKILL');
		expect((await ask(one)).status).toBe(429);
		runRedis();
		await until(() => cli('PING') === 'PONG');
		await until(() => told.at(-1) === true);
	});
});

test('a Redis that is not there ends the start, without its password', async () => {
	const message = await openAllowances('redis://name:s3cret@127.0.0.1:1').catch((thrown: unknown) => (thrown as Error).message);
	expect(message).toBe('OCTAVO_REDIS must be the address of a Redis that can be reached (ECONNREFUSED)');
	expect(await openAllowances(undefined)).toBeUndefined();
});

test('Redis is of use without long jobs', () => {
	expect(readSettings({ OCTAVO_JOBS: '0', OCTAVO_REDIS: 'redis://redis' })).toMatchObject({
		longJobs: undefined,
		redis: 'redis://redis',
	});
});
