/**
 * The child process of all measurements: it runs one task after another, timed inside, from bytes to bytes. It may be killed during
 * any of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { JsonObject } from '../shared/contract/backend';
import { decode } from '../shared/contract/values/decode';
import { OctavoError } from '../shared/contract/errors';
import { loadOperation, localBackend } from '../shared/local';
import { nativeCodec } from '../shared/pdf/codec';
import { memoryOf, processorTime, threadTime } from '../test/support/cost/process-figures';
import type { ResultFile } from '../test/support/readers/examination';
import type { Failure } from '../test/support/readers/worker';
import type { Codec } from './groups/codecs.mts';
import { inLibrary, type Library, type Work } from './rivals.mts';

export interface Task extends Work {
	/** `copy`: a plain copy of the bytes into fresh memory. `inflate`: the longest stream of the first input, by zlib at once. */
	readonly engine: 'octavo' | Library | 'copy' | 'inflate' | 'codec';
	readonly codec?: Codec;
	/** Each input is a separate task, instead of one task with many inputs. */
	readonly each?: boolean;
	/** With native compression, as in the Action and the service; without it as in n8n. */
	readonly native?: boolean;
	/** How often the operation runs again in the same process after the first time; less often if that takes more than `AGAIN`. */
	readonly again?: number;
	/** Processor time instead of wall-clock time: for machines that also do other work. */
	readonly processor?: boolean;
	/** Results of the first run are written to this path with `0.pdf`, `1.pdf` … appended. */
	readonly output?: string;
}

export interface Done {
	readonly kind: 'done';
	/** Without an output, nothing is written. */
	readonly documents: readonly ResultFile[];
	/** Of an operation that answers questions. */
	readonly data?: JsonObject | undefined;
	/** First run, in milliseconds; without loading code. */
	readonly cold: number;
	/** If it ran often: median of the last quarter of the runs. */
	readonly steady?: number | undefined;
	/** Peak resident memory after the first run, in bytes. */
	readonly memory?: number | undefined;
	/** Bytes of all results. */
	readonly size: number;
	/** Longest time for which the event loop was blocked, in milliseconds. */
	readonly pause?: number;
}

export type Answer =
	| Done
	| { readonly kind: 'refused'; readonly code: string; readonly message: string }
	| { readonly kind: 'crash'; readonly message: string };
export type Reply = Answer | Failure;

process.on('message', (task: Task) => void answer(task).then((reply) => process.send?.(reply)));
process.on('disconnect', () => process.exit());

async function answer(task: Task): Promise<Answer> {
	try {
		return await measured(task);
	} catch (thrown) {
		if (thrown instanceof OctavoError && thrown.code !== 'internal')
			return { kind: 'refused', code: thrown.code, message: thrown.message };
		const isOverflow = thrown instanceof RangeError && thrown.message.includes('call stack');
		return { kind: 'crash', message: isOverflow ? 'stack overflow' : trace(thrown) };
	}
}

interface Made {
	readonly documents: readonly { readonly bytes: Uint8Array; readonly pageCount?: number | undefined }[];
	readonly data?: JsonObject;
}

async function measured(task: Task): Promise<Done> {
	const work = await prepare(task);
	const now = task.processor ? processorTime : () => performance.now();
	const stop = watch(task.processor ? threadTime : now);
	const started = now();
	let pause = 0;
	// A refusal ends the watch too, which would turn for the rest of the process.
	let made: Made | undefined = await work().finally(() => (pause = stop()));
	const cold = now() - started;
	const memory = memoryOf('self').peak || process.resourceUsage().maxRSS * 1024;
	const { data } = made;
	const documents = made.documents.map(({ bytes, pageCount }, index): ResultFile => {
		const file = `${task.output ?? ''}${index}.pdf`;
		if (task.output !== undefined) writeFileSync(file, bytes);
		return { path: file, size: bytes.length, pageCount };
	});
	const size = documents.reduce((sum, one) => sum + one.size, 0);
	made = undefined;
	const again = await repeated(work, task.again ?? 0, now);
	const steady = (task.again ?? 0) > 2 ? median(again.slice(Math.floor(again.length * 0.75))) : undefined;
	return { kind: 'done', documents, data, cold, steady, memory, size, pause };
}

/** Milliseconds that further runs may take in all. At least two run. */
const AGAIN = 5000;

async function repeated(work: () => Promise<Made>, times: number, now: () => number): Promise<number[]> {
	const taken: number[] = [];
	const first = performance.now();
	while (taken.length < times && (taken.length < 2 || performance.now() - first < AGAIN)) {
		// Only young objects: with all garbage V8 also throws away the code that it has compiled.
		globalThis.gc?.({ type: 'minor', execution: 'sync' });
		const start = now();
		await work();
		taken.push(now() - start);
	}
	return taken;
}

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!;

/** The timed part. */
async function prepare(task: Task): Promise<() => Promise<Made>> {
	const inputs = task.inputs.map((file) => ({ name: path.basename(file), bytes: readFileSync(file) }));
	const of = (all: readonly Uint8Array[]): Made => ({ documents: all.map((bytes) => ({ bytes })) });
	const inTurn = async (work: (some: typeof inputs) => Promise<Made>): Promise<Made> => {
		if (!task.each) return work(inputs);
		const documents = [];
		for (const input of inputs) {
			documents.push(...(await work([input])).documents);
			// As n8n's node does between two items.
			await new Promise((resolve) => setImmediate(resolve));
		}
		return { documents };
	};
	if (task.engine === 'codec') {
		const work = (await import('./groups/codecs.mts')).codecWork(inputs[0]!.bytes, task.codec!);
		return async () => of(await work());
	}
	if (task.engine === 'copy') return () => Promise.resolve(of(inputs.map(({ bytes }) => new Uint8Array(bytes))));
	if (task.engine === 'inflate') {
		const data = longestStream(inputs[0]!.bytes);
		return () => Promise.resolve(of([zlib.inflateSync(data)]));
	}
	const { engine, operation } = task;
	if (engine !== 'octavo') {
		const library = await inLibrary(engine, task);
		return () => inTurn(async (some) => of(await library(some.map(({ bytes }) => bytes))));
	}
	const codec = task.native ? { codec: nativeCodec(zlib) } : {};
	const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
	const ports = new Set(['clock', 'pixels'] as const);
	const lent = { clock: () => Date.now() };
	const backend = localBackend({ pause, ports, lent, limits: { drawingStep: DRAWING_STEP }, ...codec });
	await loadOperation(operation);
	const parameters = decode(operation, task.parameters);
	return () =>
		inTurn(async (some) => {
			const { documents, files = [], data } = await backend.run(operation, some, parameters);
			return { documents: [...documents, ...files], ...(data && { data }) };
		});
}

/** As in the Action and the service, which draw in threads (workers/local-here). */
const DRAWING_STEP = 20_000;

function longestStream(bytes: Buffer): Uint8Array {
	let longest = bytes.subarray(0, 0);
	for (let at = bytes.indexOf('\nstream\n'); at >= 0; at = bytes.indexOf('\nstream\n', at + 8)) {
		const data = bytes.subarray(at + 8, bytes.indexOf('\nendstream', at));
		if (data.length > longest.length) longest = data;
	}
	return longest;
}

/** The message and the places nearest to the fault. */
function trace(thrown: unknown): string {
	const cause = thrown instanceof OctavoError && thrown.cause !== undefined ? thrown.cause : thrown;
	const lines = String((cause instanceof Error && cause.stack) || cause).split('\n');
	return lines
		.slice(0, 5)
		.map((line) => line.trim().replace(/\(?(?:file:\/\/)?\/\S*\/(?=\S+:\d+:\d+)/, '('))
		.join(' | ');
}

/** Reads the clock on every turn of the event loop, and at the end gives the longest time between two readings. */
function watch(now: () => number): () => number {
	let [last, longest, isRunning] = [now(), 0, true];
	const note = (): void => {
		const time = now();
		longest = Math.max(longest, time - last);
		last = time;
		if (isRunning) setImmediate(note);
	};
	setImmediate(note);
	return () => {
		isRunning = false;
		note();
		return longest;
	};
}
