/** Long jobs with the queue in a real Redis, and documents on disk or in storage with the interface of S3. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Backend } from '../../../shared/contract/backend';
import { OctavoError } from '../../../shared/contract/errors';
import { GuardedQueue } from '../../../server/jobs/core/guarded-queue';
import type { Jobs } from '../../../server/jobs/core/jobs';
import type { Blobs } from '../../../server/jobs/core/port';
import { Secret } from '../../../server/jobs/core/secret';
import { DiskBlobs } from '../../../server/jobs/disk/disk-blobs';
import { RedisQueue } from '../../../server/jobs/redis/redis-queue';
import type { ServiceOptions } from '../../../server/service/context';
import { numbered } from '../../support/documents/drawn';
import { jobClient, jobsInMemory, type JobClient } from '../../support/hosts/jobs';
import { startService, type TestService } from '../../support/hosts/service';
import { pathOf } from '../../support/judges/programs.cjs';
import { run, withPrograms } from '../../support/judges/tools';
import { gated, until } from '../gated';
import { testInTurn } from '../../support/sample';

const children: ChildProcess[] = [];
let url = '';
let folder = '';
let three: Uint8Array;

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}

function runRedis(port: number): ChildProcess {
	const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
	const child = spawn(pathOf('redis-server')!, settings, { stdio: 'ignore' });
	children.push(child);
	return child;
}

const redisCli = (...args: string[]): string => {
	const { code, stdout, stderr } = run('redis-cli', ['-u', url, '--raw', ...args]);
	if (code !== 0) throw new Error(stderr);
	return stdout.toString('utf8').trim();
};
const isUp = (port: number): boolean => run('redis-cli', ['-p', String(port), 'ping']).code === 0;

/** All that Redis holds, as text. */
const EVERYTHING = `
local reads = { string = {'GET'}, hash = {'HGETALL'}, set = {'SMEMBERS'}, list = {'LRANGE', 0, -1}, zset = {'ZRANGE', 0, -1},
	stream = {'XRANGE', '-', '+'} }
local found = {}
for _, key in ipairs(redis.call('KEYS', '*')) do
	local by = reads[redis.call('TYPE', key).ok]
	table.insert(found, { key, by[2] and redis.call(by[1], key, by[2], by[3]) or redis.call(by[1], key) })
end
return cjson.encode(found)`;

const services: TestService[] = [];
const gates: (() => void)[] = [];
afterEach(() => {
	// A service closes when its jobs have ended.
	for (const open of gates.splice(0)) open();
	return Promise.all(services.splice(0).map((one) => one.close()));
});

function gate(): ReturnType<typeof gated> {
	const made = gated();
	gates.push(made.open);
	return made;
}

withPrograms('redis')('in Redis, a job', () => {
	beforeAll(async () => {
		folder = mkdtempSync(path.join(tmpdir(), 'octavo-redis-'));
		const port = await freePort();
		url = `redis://127.0.0.1:${port}`;
		runRedis(port);
		await until(() => isUp(port));
		three = await numbered(3);
	});
	afterAll(() => {
		for (const child of children) child.kill('SIGKILL');
		rmSync(folder, { recursive: true });
	});

	const secret = new Secret();
	let names = 0;

	/** An instance; those with one `prefix` share a queue. */
	async function start(prefix: string, options: Partial<ServiceOptions> = {}, blobs?: Blobs) {
		const queue = await RedisQueue.at({
			url,
			prefix,
			attempts: 3,
			retention: 600_000,
			concurrency: 2,
			backoff: 1,
			later: 1,
			lock: 1000,
		});
		const jobs = jobsInMemory({ queue, secret, blobs: blobs ?? (await DiskBlobs.in(folder)), isSealed: true });
		const service = await startService({ queue: jobs, ...options });
		services.push(service);
		return { jobs, service, client: jobClient(service.url) };
	}
	const prefix = (): string => `test-${++names}`;

	const send = async (client: JobClient, fields: Record<string, string> = { angle: '90' }, headers = {}): Promise<string> => {
		const answer = await client.send('rotate_pages', { file: three, ...fields }, headers);
		expect(answer.status).toBe(202);
		return answer.headers.get('location')!;
	};

	testInTurn('is seen, fetched and removed through any instance', async () => {
		const shared = prefix();
		const [one, two] = [await start(shared), await start(shared)];
		const address = await send(one.client);
		expect(await two.client.ended(address)).toMatchObject({ state: 'done', status: 200, started: expect.any(String) });
		const [first, second] = [await one.client.get(`${address}/result`), await two.client.get(`${address}/result`)];
		expect(Buffer.from(await first.arrayBuffer()).equals(Buffer.from(await second.arrayBuffer()))).toBe(true);
		expect((await two.client.get(address, 'DELETE')).status).toBe(204);
		expect((await one.client.get(address)).status).toBe(404);
		expect(await one.jobs.queue.counts()).toEqual({ queued: 0, running: 0, finished: 0, dead: 0 });
	});

	testInTurn('stops if it is removed through another instance', async () => {
		const shared = prefix();
		const { backend, started, aborted, open } = gate();
		const [one, two] = [await start(shared, { backend }), await start(shared, { backend })];
		const address = await send(one.client);
		await until(() => started() === 1);
		expect((await two.client.get(address, 'DELETE')).status).toBe(204);
		expect((await one.client.get(address)).status).toBe(404);
		await until(() => aborted() === 1);
		open();
		while (Object.values(await one.jobs.queue.counts()).some((count) => count > 0))
			await new Promise((resolve) => setTimeout(resolve, 5));
		expect(redisCli('KEYS', `${shared}:removed:*`)).toBe('');
	});

	testInTurn('is done again if the process that has it does not answer', async () => {
		const shared = prefix();
		const { backend, started, open } = gate();
		const { client } = await start(shared, { backend });
		const address = await send(client);
		await until(() => started() === 1);
		expect(redisCli('DEL', `${shared}:jobs:${address.split('/').at(-1)}:lock`)).toBe('1');
		await until(() => started() === 2);
		open();
		expect(await client.ended(address)).toMatchObject({ state: 'done', status: 200 });
	});

	testInTurn('is dead, logged and counted after three processes that did not survive it', async () => {
		const shared = prefix();
		const { backend, started } = gate();
		const lines: string[] = [];
		const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
		// Each attempt keeps its place, because nothing of this process is really killed (see `npm run soak -- --poison`).
		const instances = await Promise.all([1, 2].map(() => start(shared, { backend, logger, metrics: true })));
		const { client, service } = instances[0]!;
		// Otherwise, the alert would not see the first dead job as an increase.
		expect(await (await fetch(`${service.url}/metrics`)).text()).toContain('{operation="rotate_pages",end="dead"} 0');
		const address = await send(client);
		const id = address.split('/').at(-1)!;
		for (let deaths = 1; deaths <= 3; deaths++) {
			await until(() => started() === deaths);
			expect(redisCli('DEL', `${shared}:jobs:${id}:lock`)).toBe('1');
		}
		expect(await client.ended(address)).toMatchObject({ state: 'failed', status: 500 });
		await until(() => lines.some((line) => line.includes('"dead job"')));
		const dead = lines.filter((line) => line.includes('"dead job"')).map((line) => JSON.parse(line) as object);
		expect(dead).toEqual([expect.objectContaining({ job: id, operation: 'rotate_pages' })]);
		expect(started()).toBe(3);
		const figures = await Promise.all(instances.map(async ({ service }) => (await fetch(`${service.url}/metrics`)).text()));
		const counted = 'octavo_queue_jobs_total{operation="rotate_pages",end="dead"} 1';
		expect(figures.filter((text) => text.includes(counted))).toHaveLength(1);
		expect(await (await fetch(`${service.url}/metrics/dead-jobs`)).json()).toMatchObject({ jobs: [{ id }] });
	});

	test('leaves neither passwords nor documents in Redis or on disk', async () => {
		const { backend, started, open } = gate();
		const { client } = await start(prefix(), { backend });
		const answer = await client.send('add_password', { file: three, password: 'correct horse' });
		const address = answer.headers.get('location')!;
		await until(() => started() === 1);
		const everything = redisCli('EVAL', EVERYTHING, '0');
		expect(everything).toContain(address.split('/').at(-1));
		expect(everything).not.toMatch(/correct horse|%PDF|one of two/);
		open();
		await client.ended(address);
	});

	test('with a repeated Idempotency-Key is one, through several instances', async () => {
		const shared = prefix();
		const { backend, started, open } = gate();
		const [one, two] = [await start(shared, { backend }), await start(shared, { backend })];
		const headers = { 'Idempotency-Key': 'order 7' };
		const addresses = await Promise.all([one, two, one, two].map(({ client }) => send(client, { angle: '90' }, headers)));
		expect(new Set(addresses).size).toBe(1);
		await until(() => started() > 0);
		expect(started()).toBe(1);
		expect((await one.client.send('rotate_pages', { file: three, angle: '180' }, headers)).status).toBe(422);
		open();
		await two.client.ended(addresses[0]!);
		expect(started()).toBe(1);
	});

	testInTurn('is tried again after a fault, and is dead after the last attempt', async () => {
		let times = 3;
		const run: Backend['run'] = (_name, documents) =>
			times-- > 0
				? Promise.reject(new OctavoError('internal', 'on purpose'))
				: Promise.resolve({ documents, notes: [], facts: {} });
		const { client, jobs, service } = await start(prefix(), { backend: { run, ports: new Set() }, metrics: true });
		const dead = await send(client);
		expect(await client.ended(dead)).toMatchObject({ state: 'failed', status: 500 });
		expect(await client.ended(await send(client))).toMatchObject({ state: 'done' });
		expect((await jobs.queue.dead()).map(({ id }) => id)).toEqual([dead.split('/').at(-1)]);
		const figures = await (await fetch(`${service.url}/metrics`)).text();
		expect(figures).toContain('octavo_queue_jobs{state="dead"} 1');
		expect(figures).toContain('octavo_queue_retries_total{operation="rotate_pages"} 2');
		await jobs.queue.prune(Date.now() + 1);
		expect(await jobs.queue.counts()).toEqual({ queued: 0, running: 0, finished: 0, dead: 0 });
	});

	test('waits if there is no memory for it, and is not counted as tried', async () => {
		const { backend, started, open } = gate();
		const { client } = await start(prefix(), { backend, memory: 5000, memoryPerKey: 5000, jobs: 4 });
		const waiting = client.send(
			'rotate_pages',
			{ file: Buffer.concat([three, Buffer.alloc(3000)]), angle: '90' },
			{ Prefer: '' },
		);
		await until(() => started() === 1);
		const address = await send(client).catch(() => '');
		if (address !== '') expect(await client.status(address)).toMatchObject({ state: expect.stringMatching(/queued|running/) });
		open();
		expect((await waiting).status).toBe(200);
		if (address !== '') expect(await client.ended(address)).toMatchObject({ state: 'done' });
	});

	testInTurn('keys take turns', async () => {
		const order: string[] = [];
		const { backend, started, open } = gate();
		const run = ((name, documents, parameters, options) => {
			order.push('angle' in parameters ? String(parameters.angle) : '');
			return backend.run(name, documents, parameters, options);
		}) as Backend['run'];
		const { client, service } = await start(prefix(), { backend: { run, ports: new Set() }, jobs: 1 });
		const other = jobClient(service.url, 'another');
		for (let count = 0; count < 2; count++) await send(client);
		await until(() => started() > 0);
		for (let count = 0; count < 15; count++) await send(client);
		const addresses = [];
		for (let count = 0; count < 3; count++) addresses.push(await send(other, { angle: '180' }));
		open();
		for (const address of addresses) await other.ended(address);
		expect(order.lastIndexOf('180')).toBeLessThan(12);
	});

	testInTurn('is a 503 while Redis cannot be reached, and requests that wait are still answered', async () => {
		const port = await freePort();
		const run = () => runRedis(port);
		const own = run();
		await until(() => isUp(port));
		const options = { prefix: 'own', attempts: 3, retention: 600_000, concurrency: 1, backoff: 1, later: 1 };
		const queue = await RedisQueue.at({ ...options, url: `redis://127.0.0.1:${port}` });
		const lines: string[] = [];
		const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
		const jobs: Jobs = jobsInMemory({ queue, secret, blobs: await DiskBlobs.in(folder), isSealed: true });
		const service = await startService({ queue: jobs, logger, metrics: true });
		services.push(service);
		const client = jobClient(service.url);
		own.kill('SIGKILL');
		await until(() => lines.some((line) => line.includes('queue of jobs not reached')));
		const fields = { file: three, angle: '90' };
		const refused = await client.send('rotate_pages', fields);
		expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
		expect((await client.send('rotate_pages', fields, { Prefer: '' })).status).toBe(200);
		expect(await (await fetch(`${service.url}/metrics`)).text()).toContain('octavo_queue_up 0');
		run();
		await until(() => lines.some((line) => line.includes('queue of jobs reached')));
		expect(await client.ended(await send(client))).toMatchObject({ state: 'done' });
		services.splice(services.indexOf(service), 1);
		await service.close();
	});

	testInTurn('is refused in time by a Redis that hangs, gives its place back, and is accepted when Redis goes on', async () => {
		const port = await freePort();
		const own = runRedis(port);
		await until(() => isUp(port));
		const options = { prefix: 'hanging', attempts: 3, retention: 600_000, concurrency: 1, backoff: 1, later: 1 };
		const inner = await RedisQueue.at({ ...options, url: `redis://127.0.0.1:${port}` });
		const queue = new GuardedQueue(inner, { patience: 300, pause: 50 });
		const lines: string[] = [];
		const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
		const jobs = jobsInMemory({ queue, secret, blobs: await DiskBlobs.in(folder), isSealed: true });
		const service = await startService({ queue: jobs, logger, metrics: true, concurrency: 2 });
		services.push(service);
		const client = jobClient(service.url);
		const fields = { file: three, angle: '90' };
		own.kill('SIGSTOP');
		try {
			const refused = await Promise.all([client.send('rotate_pages', fields), client.send('rotate_pages', fields)]);
			for (const answer of refused) {
				expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
				expect(await answer.json()).toMatchObject({ title: expect.stringContaining('queue of long jobs cannot be reached') });
			}
			expect(lines.filter((line) => line.includes('queue of jobs not reached'))).toHaveLength(1);
			// The circuit is open: no further question waits.
			const begun = performance.now();
			expect((await client.send('rotate_pages', fields)).status).toBe(503);
			expect(await (await fetch(`${service.url}/metrics`)).text()).toContain('octavo_queue_up 0');
			expect(performance.now() - begun).toBeLessThan(250);
			expect((await fetch(`${service.url}/ready`)).status).toBe(200);
			expect((await client.send('rotate_pages', fields, { Prefer: '' })).status).toBe(200);
		} finally {
			own.kill('SIGCONT');
		}
		await until(() => lines.some((line) => line.includes('queue of jobs reached')));
		expect(await client.ended(await send(client))).toMatchObject({ state: 'done' });
		// The commands that Redis got while it was stopped do no harm.
		expect((await jobs.queue.counts()).dead).toBe(0);
	});

	test('a Redis that does not answer, or wants another password, ends the start', async () => {
		const options = { attempts: 3, retention: 1, concurrency: 1, backoff: 1, later: 1 };
		await expect(RedisQueue.at({ ...options, url: `redis://127.0.0.1:${await freePort()}` })).rejects.toThrow();
		await expect(RedisQueue.at({ ...options, url: url.replace('//', '//name:wrong@') })).rejects.toThrow();
	});
});
