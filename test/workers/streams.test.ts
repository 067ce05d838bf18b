/** Results that are made again while they are sent, and the memory that all workers may take together. */
import path from 'node:path';
import { buildWorker } from '../../scripts/build-worker';
import { decode } from '../../shared/contract/values/decode';
import { packageTypes, unpack, type PackageType } from '../../shared/packaging';
import { workerPool, type Pool, type PoolOptions } from '../../workers/pool';
import { numbered } from '../support/documents/drawn';
import { startService } from '../support/hosts/service';
import { until } from '../server/gated';
import { field, file, postForm } from '../server/raw';
import { testInTurn } from '../support/sample';

let entry: string;
beforeAll(async () => {
	entry = await buildWorker(path.join(__dirname, '..', '..'), `streams-${process.pid}`);
});

async function usePool(options: Partial<PoolOptions>, use: (pool: Pool) => Promise<void>): Promise<void> {
	const pool = workerPool({ entry, size: 1, ...options });
	try {
		await use(pool);
	} finally {
		await pool.close();
	}
}

const input = async () => [{ name: 'in.pdf', bytes: new Uint8Array(await numbered(9)) }];
const parameters = decode('split_by_page_count', { pages_per_part: '2' });

async function bodyOf(pool: Pool, packAs: PackageType): Promise<{ contentType: string; body: Buffer; isStream: boolean }> {
	const { packed } = await pool.run('split_by_page_count', await input(), parameters, { packAs });
	const { contentType, length, pieces, stream } = packed!;
	const found: Uint8Array[] = [...pieces];
	if (stream) for await (const piece of stream.open(1)) found.push(piece);
	const body = Buffer.concat(found);
	expect(body.length).toBe(length);
	return { contentType, body, isStream: stream !== undefined };
}

describe.each(packageTypes)('a package as %s', (type) => {
	testInTurn('has the same parts if they are made again while they are sent', async () => {
		await usePool({}, async (whole) =>
			usePool({ kept: 1000 }, async (streaming) => {
				const [one, other] = [await bodyOf(whole, type), await bodyOf(streaming, type)];
				expect([one.isStream, other.isStream]).toEqual([false, true]);
				const parts = unpack(one.body, one.contentType);
				expect(parts).toHaveLength(5);
				expect(unpack(other.body, other.contentType)).toEqual(parts);
				if (type !== 'multipart/mixed') expect(Buffer.compare(one.body, other.body)).toBe(0);
				await expect(streaming.run('reverse_pages', await input(), {})).resolves.toBeDefined();
			}),
		);
	});
});

testInTurn('sends facts and length before the parts, and keeps its worker until the last', async () =>
	usePool({ kept: 1000 }, async (pool) => {
		const service = await startService({ backend: pool });
		try {
			const answer = await postForm(`${service.url}/v1/split_by_page_count`, [
				file(await numbered(9)),
				field('pages_per_part', '2'),
			]);
			expect(answer.status).toBe(200);
			expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
			const { facts } = JSON.parse(String(answer.headers['octavo-outcome'])) as { facts: { largestBytes: number } };
			const sizes = unpack(answer.body, 'application/zip').map(({ bytes }) => bytes.length);
			expect(facts.largestBytes).toBe(Math.max(...sizes));
		} finally {
			await service.close();
		}
	}),
);

testInTurn('ends the work if its client goes away', async () =>
	usePool({ kept: 1000 }, async (pool) => {
		const controller = new AbortController();
		const options = { packAs: 'application/zip', signal: controller.signal } as const;
		const { packed } = await pool.run('split_by_page_count', await input(), parameters, options);
		const reader = packed!.stream!.open(1)[Symbol.asyncIterator]();
		await reader.next();
		controller.abort();
		await expect(
			(async () => {
				while (!(await reader.next()).done);
			})(),
		).rejects.toMatchObject({ code: 'cancelled' });
		await expect(pool.run('reverse_pages', await input(), {})).resolves.toBeDefined();
		expect(pool.lost()).toBe(0);
	}),
);

/** A worker that says how much memory it has, and answers when it is told to rotate. */
const stub = `data:text/javascript,import{parentPort,workerData}from'node:worker_threads';parentPort.on('message',({id,name,documents})=>{
	if(name==='reverse_pages')Atomics.store(workerData.outside,0,documents[0].bytes[0]*1024);
	else parentPort.postMessage({kind:'done',id,outcome:{documents:[],notes:[],facts:{}}});})`;
const megabytes = (count: number): number => count * 2 ** 20;
const taking = (count: number) => [{ name: 'in.pdf', bytes: new Uint8Array([count]) }];

test('lets a job wait until its memory is free', async () => {
	const pool = workerPool({ entry: new URL(stub), size: 2, memory: megabytes(40), heap: megabytes(64) });
	const large = () => [{ name: 'in.pdf', bytes: new Uint8Array(megabytes(5)) }];
	const controller = new AbortController();
	// The first one reserves 36 MB, and never ends.
	const first = pool.run('reverse_pages', large(), {}, { signal: controller.signal });
	let isDone = false;
	const second = pool.run('rotate_pages', large(), decode('rotate_pages', { angle: '90' })).then(() => (isDone = true));
	const alone = workerPool({ entry: new URL(stub), size: 1 });
	await alone.run('rotate_pages', large(), decode('rotate_pages', { angle: '90' }));
	expect(isDone).toBe(false);
	controller.abort();
	await expect(first).rejects.toMatchObject({ code: 'cancelled' });
	await expect(second).resolves.toBe(true);
	await Promise.all([pool.close(), alone.close()]);
});

test('ends the job that takes more than it reserved, if all workers together take too much', async () => {
	const pool = workerPool({ entry: new URL(stub), size: 2, memory: megabytes(100), heap: megabytes(1000) });
	try {
		const controller = new AbortController();
		const modest = pool.run('reverse_pages', taking(40), {}, { signal: controller.signal });
		// More than all may take: its own fault. Less than that: another time, there is room.
		await expect(pool.run('reverse_pages', taking(200), {})).rejects.toMatchObject({ code: 'limit_exceeded' });
		await expect(pool.run('reverse_pages', taking(90), {})).rejects.toMatchObject({ code: 'rate_limited' });
		controller.abort();
		await expect(modest).rejects.toMatchObject({ code: 'cancelled' });
		await until(() => pool.threads().length > 0);
		expect(pool.lost()).toBeGreaterThanOrEqual(2);
	} finally {
		await pool.close();
	}
});
