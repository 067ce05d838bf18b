/** Requests whose clients do not wait (RFC 7240, respond-async), over the queue and the store in memory. */
import type { Backend } from '../../../shared/contract/backend';
import { OctavoError } from '../../../shared/contract/errors';
import type { Jobs } from '../../../server/jobs/core/jobs';
import { MemoryQueue } from '../../../server/jobs/core/memory-queue';
import { prefersAsync } from '../../../server/http/prefer';
import type { ServiceOptions } from '../../../server/service/context';
import { numbered } from '../../support/documents/drawn';
import { jobClient, jobsInMemory } from '../../support/hosts/jobs';
import { startService, TEST_KEY, type TestService } from '../../support/hosts/service';
import { pageTexts, withTools } from '../../support/judges/tools';
import { gated, until } from '../gated';
import { testInTurn } from '../../support/sample';

const OTHER_KEY = 'another';

let three: Uint8Array;
const services: TestService[] = [];
beforeAll(async () => {
	three = await numbered(3);
});
afterEach(() => Promise.all(services.splice(0).map((one) => one.close())));

async function start(queue: Jobs, options: Partial<ServiceOptions> = {}) {
	const service = await startService({ queue, ...options });
	services.push(service);
	return { service, client: jobClient(service.url), other: jobClient(service.url, OTHER_KEY) };
}

const located = (answer: Response): string => {
	expect(answer.status).toBe(202);
	return answer.headers.get('location')!;
};

/** Fails as often as it is told, with a fault of the service. */
const failing = (times: number, code: 'internal' | 'time_limit' = 'internal'): Backend => ({
	ports: new Set(),
	run: (_name, documents) =>
		times-- > 0 ? Promise.reject(new OctavoError(code, 'on purpose')) : Promise.resolve({ documents, notes: [], facts: {} }),
});

test.each([
	['respond-async', true],
	['Respond-Async', true],
	['return=minimal, respond-async ; x=1', true],
	['respond-async=""', true],
	['respond-async=no, respond-async', false],
	['respond-asynchronously', false],
	['x="respond-async, respond-async"', false],
	['x="\\", respond-async', false],
	['handling=strict', false],
	['', false],
	[undefined, false],
])('Prefer: %s asks for a job: %p', (header, expected) => {
	expect(prefersAsync(header)).toBe(expected);
});

withTools('poppler')('a job', () => {
	testInTurn('gives the same answer as a request that waits, until it is removed', async () => {
		const { client } = await start(jobsInMemory());
		const fields = { file: three, angle: '90', unknown: 'x' };
		const accepted = await client.send('rotate_pages', fields);
		expect([accepted.status, accepted.headers.get('preference-applied'), await accepted.text()]).toEqual([
			202,
			'respond-async',
			'',
		]);
		const address = located(accepted);
		expect(address).toMatch(/^\/v1\/jobs\/[0-9a-f]{32}$/);
		expect(await client.ended(address)).toEqual({
			id: address.split('/').at(-1),
			operation: 'rotate_pages',
			state: 'done',
			added: expect.any(String),
			started: expect.any(String),
			finished: expect.any(String),
			expires: expect.any(String),
			status: 200,
			result: `${address}/result`,
		});
		const [result, at_once] = [
			await client.get(`${address}/result`),
			await client.send('rotate_pages', fields, { Prefer: 'wait=1' }),
		];
		expect(at_once.status).toBe(200);
		for (const header of ['content-type', 'content-length', 'octavo-outcome'])
			expect([header, result.headers.get(header)]).toEqual([header, at_once.headers.get(header)]);
		const bytes = Buffer.from(await result.arrayBuffer());
		expect(bytes.equals(Buffer.from(await at_once.arrayBuffer()))).toBe(true);
		expect(pageTexts(bytes)).toEqual(['Page 1', 'Page 2', 'Page 3']);
		expect((await client.get(address, 'DELETE')).status).toBe(204);
		for (const gone of [address, `${address}/result`]) expect((await client.get(gone)).status).toBe(404);
	});

	test('gives the package that Accept asks for', async () => {
		const { client } = await start(jobsInMemory());
		const accepted = await client.send('split_by_size', { file: three, maximum_bytes: '1' }, { Accept: 'application/json' });
		const address = located(accepted);
		await client.ended(address);
		const answer = await client.get(`${address}/result`);
		const { documents } = (await answer.json()) as { documents: { content: string }[] };
		expect(documents.flatMap(({ content }) => pageTexts(Buffer.from(content, 'base64')))).toEqual(['Page 1', 'Page 2', 'Page 3']);
	});
});

test('refuses invalid requests at once, and keeps nothing of them', async () => {
	const jobs = jobsInMemory();
	const { client } = await start(jobs);
	expect((await client.send('rotate_pages', { file: three, angle: '1' })).status).toBe(400);
	expect((await client.send('rotate_pages', { file: three, angle: '90' }, { 'X-API-Key': 'x' })).status).toBe(401);
	expect((await client.send('split_by_size', { file: three }, { Accept: 'image/png' })).status).toBe(406);
	expect((await client.send('rotate_pages', { file: three, angle: '90' }, { 'Idempotency-Key': 'ä' })).status).toBe(400);
	expect(await jobs.queue.counts()).toEqual({ queued: 0, running: 0, finished: 0, dead: 0 });
	expect(jobs.held).toBe(0);
});

test('a document that cannot be read is a failed job, whose result is the problem', async () => {
	const { client } = await start(jobsInMemory());
	const address = located(await client.send('rotate_pages', { file: Buffer.from('%PDF-no'), angle: '90' }));
	expect(await client.ended(address)).toMatchObject({ state: 'failed', status: 400 });
	const result = await client.get(`${address}/result`);
	expect([result.status, result.headers.get('octavo-error'), result.headers.get('content-type')]).toEqual([
		400,
		'unreadable_document',
		'application/problem+json',
	]);
	expect(await result.json()).toMatchObject({ status: 400, errors: { file: expect.any(Array) } });
});

test('tells its state, and answers 409 until there is a result', async () => {
	const { backend, started, open } = gated();
	const { client } = await start(jobsInMemory(), { backend, jobs: 1 });
	const [first, second] = [
		located(await client.send('rotate_pages', { file: three, angle: '90' })),
		located(await client.send('rotate_pages', { file: three, angle: '90' })),
	];
	await until(() => started() === 1);
	expect(await client.status(first)).toMatchObject({ state: 'running', started: expect.any(String) });
	expect(await client.status(second)).toMatchObject({ state: 'queued' });
	for (const address of [first, `${second}/result`]) expect((await client.get(address)).headers.get('retry-after')).toBe('1');
	expect((await client.get(`${first}/result`)).status).toBe(409);
	open();
	for (const address of [first, second]) expect(await client.ended(address)).toMatchObject({ state: 'done' });
});

test('stops if it is removed, waiting or running', async () => {
	const { backend, started, aborted } = gated();
	const jobs = jobsInMemory();
	const { client } = await start(jobs, { backend, jobs: 1 });
	const running = located(await client.send('rotate_pages', { file: three, angle: '90' }));
	await until(() => started() === 1);
	const waiting = located(await client.send('rotate_pages', { file: three, angle: '90' }));
	for (const address of [waiting, running]) expect((await client.get(address, 'DELETE')).status).toBe(204);
	await until(() => aborted() === 1);
	expect(started()).toBe(1);
	expect(jobs.held).toBe(0);
	for (const address of [waiting, running]) expect((await client.get(address, 'DELETE')).status).toBe(404);
});

test('belongs to the key that made it: others cannot see or remove it', async () => {
	const { client, other, service } = await start(jobsInMemory());
	const address = located(await client.send('rotate_pages', { file: three, angle: '90' }));
	await client.ended(address);
	for (const [path, method] of [
		[address, 'GET'],
		[address, 'DELETE'],
		[`${address}/result`, 'GET'],
	] as const) {
		const [theirs, missing] = [
			await other.get(path, method),
			await other.get(path.replace(/[0-9a-f]{32}/, '0'.repeat(32)), method),
		];
		expect([theirs.status, await theirs.text()]).toEqual([404, await missing.text()]);
	}
	expect((await fetch(service.url + address)).status).toBe(401);
	expect((await client.get(`${address}/result`)).status).toBe(200);
});

test('keys with one label share their jobs; a key without a label has its own, whatever its place in the list', async () => {
	let keys = ['mail: old', 'mail: new', 'first', 'second'];
	const at = (given = '') => keys.findIndex((one) => one.split(': ').at(-1) === given);
	const labelOf = (index: number) => (keys[index]!.includes(': ') ? 'mail' : `key-${index + 1}`);
	const { service } = await start(jobsInMemory(), { isKey: at, labelOf });
	const by = (key: string) => jobClient(service.url, key);
	const send = async (key: string) => located(await by(key).send('rotate_pages', { file: three, angle: '90' }));
	const [ofMail, ofFirst] = [await send('old'), await send('first')];
	const seen = async (key: string, address: string) => (await by(key).get(address)).status;
	expect(await seen('new', ofMail)).toBe(200);
	expect(await seen('second', ofFirst)).toBe(404);
	keys = ['x', 'y', 'second', 'first'];
	expect([await seen('second', ofFirst), await seen('first', ofFirst)]).toEqual([404, 200]);
});

test('a repeated request with the same Idempotency-Key is the same job', async () => {
	const { backend, started, open } = gated();
	const jobs = jobsInMemory();
	const { client, other } = await start(jobs, { backend });
	const headers = { 'Idempotency-Key': 'order 7' };
	const send = (angle: string, by = client) => by.send('rotate_pages', { file: three, angle }, headers);
	const both = await Promise.all([send('90'), send('90')]);
	const [first] = new Set(both.map(located));
	expect(located(await send('90'))).toBe(first);
	await until(() => started() > 0);
	expect(started()).toBe(1);
	expect((await send('180')).status).toBe(422);
	expect(located(await send('90', other))).not.toBe(first);
	open();
	await client.ended(first!);
	expect(located(await send('90'))).toBe(first);
	await client.get(first!, 'DELETE');
	expect(located(await send('180'))).toBe(first);
	await client.ended(first!);
});

test('a fault of the service is tried again; a job that fails each time is dead, and told to the operator', async () => {
	const lines: string[] = [];
	const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
	const [jobs, metrics] = [jobsInMemory(), true];
	const { client, service } = await start(jobs, { backend: failing(3), metrics, logger });
	const dead = located(await client.send('rotate_pages', { file: three, angle: '90' }, { 'X-Request-Id': 'the-dead-one' }));
	expect(await client.ended(dead)).toMatchObject({ state: 'failed', status: 500 });
	expect((await client.get(`${dead}/result`)).status).toBe(500);
	const alive = located(await client.send('rotate_pages', { file: three, angle: '90' }));
	expect(await client.ended(alive)).toMatchObject({ state: 'done' });
	const told = (await (await fetch(`${service.url}/metrics/dead-jobs`)).json()) as { jobs: object[] };
	expect(told.jobs).toEqual([
		{
			id: dead.split('/').at(-1),
			operation: 'rotate_pages',
			key: 'none',
			requestId: 'the-dead-one',
			added: expect.any(String),
			finished: expect.any(String),
		},
	]);
	const figures = await (await fetch(`${service.url}/metrics`)).text();
	for (const line of [
		'octavo_queue_jobs_total{operation="rotate_pages",end="dead"} 1',
		'octavo_queue_jobs_total{operation="rotate_pages",end="done"} 1',
		'octavo_queue_retries_total{operation="rotate_pages"} 2',
		'octavo_queue_jobs{state="dead"} 1',
		'octavo_queue_jobs{state="finished"} 1',
		'octavo_queue_up 1',
	])
		expect(figures.split('\n')).toContain(line);
	expect(lines.filter((line) => line.includes('"dead job"'))).toHaveLength(1);
	expect(lines.join('')).not.toMatch(/on purpose|one of two/);
});

test('work that takes too long is not tried again', async () => {
	const { client } = await start(jobsInMemory(), { backend: failing(1, 'time_limit') });
	const address = located(await client.send('rotate_pages', { file: three, angle: '90' }));
	expect(await client.ended(address)).toMatchObject({ state: 'failed', status: 504 });
});

test('is gone when its time is over, with everything that was kept of it', async () => {
	const jobs = jobsInMemory({ retention: 20 });
	const { client } = await start(jobs);
	const address = located(await client.send('rotate_pages', { file: three, angle: '90' }));
	while ((await client.get(address)).status !== 404) await jobs.tidyNow(0);
	await jobs.tidyNow(0);
	expect(jobs.held).toBe(0);
	expect(await jobs.queue.counts()).toMatchObject({ finished: 0 });
});

test('answers 503 beyond the bounds of jobs and bytes, in all and for each key', async () => {
	const { backend } = gated();
	const fields = { file: three, angle: '90' };
	for (const bounds of [{ jobs: 1 }, { bytes: three.length + 500 }]) {
		const { client, other } = await start(jobsInMemory(bounds), { backend });
		located(await client.send('rotate_pages', fields));
		for (const one of [client, other]) {
			const refused = await one.send('rotate_pages', fields);
			expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
		}
	}
	for (const bounds of [{ jobsPerKey: 1 }, { bytesPerKey: three.length + 500 }]) {
		const { client, other } = await start(jobsInMemory(bounds), { backend });
		located(await client.send('rotate_pages', fields));
		const refused = await client.send('rotate_pages', fields);
		expect([refused.status, await refused.json()]).toMatchObject([
			503,
			{ title: expect.stringContaining('DELETE those whose results you have') },
		]);
		located(await other.send('rotate_pages', fields));
	}
});

test('answers 413 to a request for which there will never be room', async () => {
	for (const bounds of [{ bytes: three.length }, { bytesPerKey: three.length }]) {
		const { client } = await start(jobsInMemory(bounds), {});
		const refused = await client.send('rotate_pages', { file: three, angle: '90' });
		expect([refused.status, refused.headers.get('retry-after')]).toEqual([413, null]);
		expect(await refused.json()).toMatchObject({
			title: `The request is too large for a long job: it must have at most ${three.length} bytes. Send it without Prefer: respond-async.`,
		});
	}
});

test('a result for which there is no room is a failed job with 503', async () => {
	const run: Backend['run'] = (_name, [document]) =>
		Promise.resolve({ documents: [{ ...document!, bytes: new Uint8Array(1e6) }], notes: [], facts: {} });
	const jobs = jobsInMemory({ bytes: 100_000 });
	const { client } = await start(jobs, { backend: { run, ports: new Set() } });
	const address = located(await client.send('rotate_pages', { file: three, angle: '90' }));
	expect(await client.ended(address)).toMatchObject({ state: 'failed', status: 503 });
	expect((await client.get(`${address}/result`)).headers.get('retry-after')).toBe('1');
	expect(jobs.held).toBeLessThan(1000);
});

test('jobs in memory count against the memory of the service', async () => {
	const { backend } = gated();
	const big = Buffer.concat([three, Buffer.alloc(60_000)]);
	const { client } = await start(jobsInMemory(), { backend, memory: 100_000, memoryPerKey: 100_000 });
	located(await client.send('rotate_pages', { file: big, angle: '90' }));
	const [one, two] = [
		client.send('rotate_pages', { file: big, angle: '90' }),
		client.send('rotate_pages', { file: big, angle: '90' }),
	];
	expect((await Promise.all([one, two])).map(({ status }) => status)).toContain(503);
});

test('many jobs of a key do not delay its requests, and not the jobs of others', async () => {
	const order: string[] = [];
	const slow: Backend['run'] = (name, documents, parameters) => {
		order.push(`${name} ${'angle' in parameters ? String(parameters.angle) : ''}`);
		return new Promise((resolve) => setImmediate(() => resolve({ documents, notes: [], facts: {} })));
	};
	const { backend, started, open } = gated();
	const first = {
		ports: backend.ports,
		run: (...all: Parameters<Backend['run']>) => (started() === 0 ? backend.run(...all) : slow(...all)),
	} as Backend;
	const { client, other } = await start(jobsInMemory(), { backend: first, jobs: 1 });
	const send = (by: typeof client, angle: string, prefer = 'respond-async') =>
		by.send('rotate_pages', { file: three, angle }, { Prefer: prefer });
	await send(client, '90');
	await until(() => started() === 1);
	for (let count = 0; count < 20; count++) located(await send(client, '90'));
	const address = located(await send(other, '180'));
	const waited = send(client, '270', '');
	open();
	expect((await waited).status).toBe(200);
	await other.ended(address);
	const places = ['rotate_pages 180', 'rotate_pages 270'].map((one) => order.indexOf(one));
	expect(Math.max(...places)).toBeLessThan(6);
});

test('HEAD of a result has its headers, and no body', async () => {
	const { client } = await start(jobsInMemory());
	const address = located(await client.send('rotate_pages', { file: three, angle: '90' }));
	await client.ended(address);
	const [head, whole] = [await client.get(`${address}/result`, 'HEAD'), await client.get(`${address}/result`)];
	expect([head.status, head.headers.get('content-length')]).toEqual([200, whole.headers.get('content-length')]);
	expect((await head.arrayBuffer()).byteLength).toBe(0);
	expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(1000);
});

test('without a queue, the preference has no effect', async () => {
	const service = await startService();
	services.push(service);
	expect((await jobClient(service.url).send('rotate_pages', { file: three, angle: '90' })).status).toBe(200);
});

test('other methods and paths of jobs are refused as elsewhere', async () => {
	const { client, service } = await start(jobsInMemory());
	const address = `/v1/jobs/${'0'.repeat(32)}`;
	const wrong = await fetch(service.url + address, { method: 'POST' });
	expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, DELETE']);
	expect((await fetch(`${service.url}${address}/result`, { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD');
	for (const id of ['x', '..%2f..%2fetc', '0'.repeat(33), '%00'.repeat(32)])
		expect((await client.get(`/v1/jobs/${id}`)).status).toBe(404);
	expect((await fetch(`${service.url}${address}`, { headers: { 'X-API-Key': TEST_KEY } })).status).toBe(404);
});

test('the queue in memory ends its jobs when it is closed', async () => {
	const { backend, started, aborted } = gated();
	const queue = new MemoryQueue({ attempts: 1, backoff: 1, later: 1 });
	const { client, service } = await start(jobsInMemory({ queue }), { backend });
	located(await client.send('rotate_pages', { file: three, angle: '90' }));
	await until(() => started() === 1);
	services.splice(services.indexOf(service), 1);
	await service.close();
	expect(aborted()).toBe(1);
});
