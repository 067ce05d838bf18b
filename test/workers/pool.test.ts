/** Worker threads. */
import path from 'node:path';
import { buildWorker } from '../../scripts/build-worker';
import { workerPool, type Pool } from '../../workers/pool';
import type { Document } from '../../shared/contract/backend';
import { decode } from '../../shared/contract/values/decode';
import { numbered } from '../support/documents/drawn';
import { local } from '../support/hosts/local';
import { sample } from '../support/documents/samples';
import { startService } from '../support/hosts/service';
import { file, postForm, problem } from '../server/raw';
import { testInTurn } from '../support/sample';

const root = path.join(__dirname, '..', '..');
let entry: string;
let pool: Pool;
beforeAll(async () => {
	entry = await buildWorker(root, `test-${process.pid}`);
	pool = workerPool({ entry, size: 2 });
});
afterAll(() => pool.close());

/** A pool of one worker, whose code for each message is `code`. */
const stub = (code: string): Pool => {
	const source = `import { parentPort } from 'node:worker_threads';
		const say = (answer) => parentPort.postMessage(answer);
		parentPort.on('message', (message) => { const { id } = message; ${code} });`;
	return workerPool({ entry: new URL(`data:text/javascript,${encodeURIComponent(source)}`), size: 1 });
};

const document = async (pages = 3) => ({ name: 'in.pdf', bytes: new Uint8Array(await numbered(pages)) });

testInTurn('gives the results and errors of the local backend, and takes over the memory', async () => {
	const input = await document();
	const parameters = decode('rotate_pages', { angle: '90' });
	const here = await local.run('rotate_pages', [await document()], parameters);
	const there = await pool.run('rotate_pages', [input], parameters);
	expect({ ...there, documents: [] }).toEqual({ ...here, documents: [] });
	expect(Buffer.compare(there.documents[0]!.bytes, here.documents[0]!.bytes)).toBe(0);
	expect(input.bytes.byteLength).toBe(0);

	const broken = { name: 'x.pdf', bytes: new Uint8Array(Buffer.from('no PDF')) };
	const error = await local.run('reverse_pages', [broken], {}).catch((thrown: unknown) => thrown);
	await expect(pool.run('reverse_pages', [broken], {})).rejects.toMatchObject(JSON.parse(JSON.stringify(error)) as object);
	const two = ['x.pdf', 'y.pdf'].map((name) => ({ name, bytes: new Uint8Array(Buffer.from('no PDF')) }));
	await expect(pool.run('merge_documents', two, decode('merge_documents', {}))).rejects.toMatchObject({
		position: 1,
		others: [{ name: 'OctavoError', code: 'unreadable_document', position: 2, predicate: expect.any(String) }],
	});
});

testInTurn('gives small attachments, which the host inflates into memory that it shares', async () => {
	const { bytes } = await sample('e-invoice.pdf');
	const { files } = await pool.run('extract_attachments', [{ name: 'in.pdf', bytes }], decode('extract_attachments', {}));
	expect(files!.map(({ name, bytes: content }) => [name, new TextDecoder().decode(content)])).toEqual([
		['factur-x.xml', expect.stringContaining('<ram:ID>2026-1</ram:ID>')],
		['delivery note.txt', 'Delivered on time.\n'],
	]);
});

testInTurn('applies the given limits', async () => {
	const strict = workerPool({ entry, size: 1, limits: { pages: 2 } });
	try {
		await expect(strict.run('reverse_pages', [await document(2)], {})).resolves.toBeDefined();
		await expect(strict.run('reverse_pages', [await document(3)], {})).rejects.toMatchObject({
			code: 'limit_exceeded',
			message: 'The document has more than 2 pages',
			advice: expect.stringContaining('limit: pages') as string,
		});
	} finally {
		await strict.close();
	}
});

test('answers many concurrent requests, each with its own result', async () => {
	const counts = Array.from({ length: 12 }, (_, index) => index + 1);
	const outcomes = await Promise.all(counts.map(async (pages) => pool.run('reverse_pages', [await document(pages)], {})));
	expect(outcomes.map(({ documents }) => documents[0]?.pageCount)).toEqual(counts);
});

test('copies shared memory, and refuses transferred memory', async () => {
	const [{ bytes }, other] = await Promise.all([document(1), document(2)]);
	const shared = ['a.pdf', 'b.pdf'].map((name) => ({ name, bytes }));
	const { documents } = await pool.run('merge_documents', [...shared, other], decode('merge_documents', {}));
	expect(documents[0]?.pageCount).toBe(4);
	await expect(pool.run('reverse_pages', [other], {})).rejects.toMatchObject({ code: 'internal' });
});

test('tells the progress of long work', async () => {
	const telling = stub(`
		if (message.tellsProgress) for (const fraction of [0.25, 0.5]) say({ kind: 'progress', id, fraction });
		say({ kind: 'done', id, outcome: { documents: [], notes: [], facts: {} } });`);
	const fractions: number[] = [];
	await telling.run('reverse_pages', [await document()], {}, { onProgress: (fraction) => fractions.push(fraction) });
	await telling.run('reverse_pages', [await document()], {});
	await telling.close();
	expect(fractions).toEqual([0.25, 0.5]);
});

test('gives a worker a file that comes again and again once, and recognises it by its memory', async () => {
	const seeing = stub(`
		const facts = message.kept.map(({ field, id, bytes }) => [field, id, bytes?.length ?? 'has it'].join(' '));
		say({ kind: 'done', id, outcome: { documents: [], notes: [], facts: { unusedKeys: facts, unfilledFields: Object.keys(message.parameters) } } });`);
	const [letterhead, other] = await Promise.all([document(1), document(2)]);
	const run = async (overlay: Document) => {
		// Decoded parameters are new objects each time.
		const parameters = decode('add_overlay', { overlay: { ...overlay }, layer: 'under' });
		const { facts } = await seeing.run('add_overlay', [await document()], parameters);
		return [facts.unusedKeys, facts.unfilledFields?.includes('overlay')];
	};
	const seen: unknown[] = [];
	for (const overlay of [letterhead, letterhead, letterhead, other, letterhead, other, other]) seen.push(await run(overlay));
	await seeing.close();
	const [first, second] = [letterhead, other].map(({ bytes }) => bytes.length);
	expect(seen).toEqual([
		[[], true],
		[[`overlay 1 ${first}`], false],
		[['overlay 1 has it'], false],
		[[], true],
		[['overlay 1 has it'], false],
		[[`overlay 2 ${second}`], false],
		[['overlay 2 has it'], false],
	]);
});

test('stamps every document with a file that workers keep', async () => {
	const overlay = await document(1);
	const parameters = decode('add_overlay', { overlay, layer: 'under' });
	const expected = await local.run('add_overlay', [await document(2)], parameters);
	for (let n = 0; n < 6; n++) {
		const { documents } = await pool.run('add_overlay', [await document(2)], parameters);
		expect(Buffer.compare(documents[0]!.bytes, expected.documents[0]!.bytes)).toBe(0);
	}
});

testInTurn('can be cancelled before the start, while waiting and while running', async () => {
	const controller = new AbortController();
	const work = await Promise.all([document(400), document(400), document(400)]);
	const runs = work.map((one) => pool.run('reverse_pages', [one], {}, { signal: controller.signal }));
	controller.abort();
	for (const result of await Promise.allSettled([
		...runs,
		pool.run('reverse_pages', [await document()], {}, { signal: controller.signal }),
	]))
		expect(result).toMatchObject({ status: 'rejected', reason: { code: 'cancelled' } });
	await expect(pool.run('reverse_pages', [await document()], {})).resolves.toBeDefined();
});

testInTurn('answers 500 if a worker dies, and serves the next request with another', async () => {
	// A worker that ends silently when it gets a job.
	const dying = `data:text/javascript,import{parentPort}from'node:worker_threads';parentPort.on('message',()=>process.exit(3))`;
	const mortal = workerPool({ entry: new URL(dying), size: 1 });
	const service = await startService({ backend: mortal });
	try {
		for (let n = 0; n < 3; n++)
			expect(problem(await postForm(`${service.url}/v1/reverse_pages`, [file('%PDF')]))).toMatchObject({ status: 500 });
	} finally {
		await service.close();
		await mortal.close();
	}
});

testInTurn(
	'refuses a document that needs more memory than a worker may take, and serves the next one with another worker',
	async () => {
		const hungry = `data:text/javascript,import{parentPort}from'node:worker_threads';const all=[];parentPort.on('message',({id,name})=>{
		while(name==='reverse_pages')all.push({id,name:[id]});
		parentPort.postMessage({kind:'done',id,outcome:{documents:[],notes:[],facts:{}}});})`;
		const small = workerPool({ entry: new URL(hungry), size: 1, heap: 64 * 1024 * 1024 });
		const service = await startService({ backend: small });
		try {
			for (let n = 0; n < 2; n++)
				expect(problem(await postForm(`${service.url}/v1/reverse_pages`, [file('%PDF')]))).toMatchObject({
					status: 400,
					errors: { file: ['The document needs more memory than is allowed for one.'] },
				});
			await expect(small.run('rotate_pages', [await document()], decode('rotate_pages', { angle: '90' }))).resolves.toBeDefined();
			expect(small.lost()).toBe(2);
		} finally {
			await service.close();
			await small.close();
		}
	},
);

test('counts memory outside of the heap, too', async () => {
	const hungry = `data:text/javascript,import{parentPort,workerData}from'node:worker_threads';const all=[];parentPort.on('message',({id,name})=>{
		const grow=()=>{all.push(new Uint8Array(1e7).fill(1));Atomics.store(workerData.outside,0,all.length*1e7/1024);setImmediate(grow)};
		if(name==='reverse_pages')grow();
		else parentPort.postMessage({kind:'done',id,outcome:{documents:[],notes:[],facts:{}}});})`;
	const small = workerPool({ entry: new URL(hungry), size: 1, heap: 64 * 1024 * 1024 });
	await expect(small.run('reverse_pages', [await document()], {})).rejects.toMatchObject({ code: 'limit_exceeded' });
	await expect(small.run('rotate_pages', [await document()], decode('rotate_pages', { angle: '90' }))).resolves.toBeDefined();
	await small.close();
});

test('ends a job that takes too long, with its worker', async () => {
	const stuck = `data:text/javascript,import{parentPort}from'node:worker_threads';parentPort.on('message',()=>{for(;;);})`;
	const slow = workerPool({ entry: new URL(stuck), size: 1, jobTimeout: 1 });
	await expect(slow.run('reverse_pages', [await document()], {})).rejects.toMatchObject({ code: 'time_limit' });
	const strict = workerPool({ entry: new URL(stuck), size: 1, jobTimeout: 1_000_000, jobTimeouts: { reverse_pages: 1 } });
	await expect(strict.run('reverse_pages', [await document()], {})).rejects.toMatchObject({ code: 'time_limit' });
	await strict.close();
	const lines: string[] = [];
	const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
	const service = await startService({ backend: slow, logger });
	expect(problem(await postForm(`${service.url}/v1/reverse_pages`, [file('%PDF')]))).toMatchObject({ status: 504 });
	await service.close();
	expect(lines.slice(1).map((line) => JSON.parse(line) as object)).toMatchObject([
		{ msg: 'time limit', route: '/v1/reverse_pages' },
		{ msg: 'request', status: 504 },
	]);
	await slow.close();
	await expect(slow.run('reverse_pages', [await document()], {})).rejects.toMatchObject({ code: 'internal' });
});
