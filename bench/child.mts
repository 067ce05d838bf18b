/** One measurement in its own process, timed inside, from bytes to bytes. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { decode } from '../shared/decode';
import { loadOperation, localBackend } from '../shared/local';
import type { OperationName } from '../shared/operations';
import { nativeCodec } from '../shared/pdf/codec';
import { withFiles } from './further-files.mts';
import { library, type LibraryTask } from './libraries.mts';

export type Task = {
	readonly inputs: readonly string[];
	/** How often the operation runs again in the same process after the first time. */
	readonly warm: number;
	/** Processor time instead of wall-clock time: for machines that also do other work. */
	readonly processor: boolean;
	/** Path for the result of the first run, if it is wanted. */
	readonly output?: string;
} & (
	| {
			readonly engine: 'octavo';
			readonly operation: OperationName;
			readonly parameters: Readonly<Record<string, unknown>>;
			/** With native compression, as the Action and the service have it. */
			readonly native: boolean;
	  }
	| { readonly engine: 'pdf-lib' | '@cantoo/pdf-lib'; readonly task: LibraryTask }
	/** The lower bound: a plain copy of the bytes into fresh memory. */
	| { readonly engine: 'copy' }
);

export interface Measurement {
	/** First run, in milliseconds. */
	readonly cold: number;
	/** Median of the further runs. */
	readonly warm: number | undefined;
	/** Peak resident memory after the first run, in bytes. */
	readonly memory: number | undefined;
	/** Bytes of all results. */
	readonly size: number;
	/** Longest time for which the event loop was blocked, in milliseconds. */
	readonly pause: number;
	readonly documents: number;
}

export type Reply = Measurement | { readonly failure: string };

process.once('message', (task: Task) => void measure(task).then((reply) => process.send?.(reply, () => process.exit())));

async function measure(task: Task): Promise<Reply> {
	try {
		return await timed(task);
	} catch (thrown) {
		const overflow = thrown instanceof RangeError && thrown.message.includes('call stack');
		const cause = thrown instanceof Error && thrown.cause instanceof Error ? `: ${thrown.cause.message}` : '';
		return { failure: overflow ? 'stack overflow' : `${thrown instanceof Error ? thrown.message : String(thrown)}${cause}` };
	}
}

async function timed(task: Task): Promise<Measurement> {
	const inputs = task.inputs.map((file) => ({ name: path.basename(file), bytes: readFileSync(file) }));
	const work = await prepare(task, inputs);
	const now = task.processor ? processorTime : () => performance.now();
	const watch = new Watch(now);
	const started = now();
	let results = await work();
	const cold = now() - started;
	const pause = watch.stop();
	const memory = peak();
	const size = results.reduce((sum, { length }) => sum + length, 0);
	const documents = results.length;
	if (task.output !== undefined && results[0]) writeFileSync(task.output, results[0]);
	const again: number[] = [];
	for (let run = 0; run < task.warm; run++) {
		results = [];
		globalThis.gc?.();
		const start = now();
		results = await work();
		again.push(now() - start);
	}
	return { cold, warm: again.sort((one, other) => one - other)[again.length >> 1], memory, size, pause, documents };
}

interface Input {
	readonly name: string;
	readonly bytes: Uint8Array;
}

/** The timed part, without loading code. */
async function prepare(task: Task, inputs: readonly Input[]): Promise<() => Promise<readonly Uint8Array[]>> {
	if (task.engine === 'copy') return () => Promise.resolve(inputs.map(({ bytes }) => new Uint8Array(bytes)));
	if (task.engine !== 'octavo') return library(task.engine, task.task, inputs);
	const backend = localBackend({
		pause: () => new Promise((resolve) => setImmediate(resolve)),
		...(task.native && { codec: nativeCodec(zlib) }),
	});
	await loadOperation(task.operation);
	const parameters = decode(task.operation, withFiles(task.parameters));
	return async () => (await backend.run(task.operation, inputs, parameters)).documents.map(({ bytes }) => bytes);
}

/** Peak resident memory in bytes. What the system counts as a resource also counts the parent's memory before the child started. */
function peak(): number {
	const status = '/proc/self/status';
	const told = existsSync(status) ? /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(status, 'latin1'))?.[1] : undefined;
	return (told === undefined ? process.resourceUsage().maxRSS : Number(told)) * 1024;
}

/** Of all threads of this process, in milliseconds. */
function processorTime(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

/** Reads the clock on every turn of the event loop. */
class Watch {
	private last: number;
	private longest = 0;
	private running = true;

	constructor(private readonly now: () => number) {
		this.last = now();
		const look = () => {
			this.note();
			if (this.running) setImmediate(look);
		};
		setImmediate(look);
	}

	stop(): number {
		this.note();
		this.running = false;
		return this.longest;
	}

	private note(): void {
		const now = this.now();
		this.longest = Math.max(this.longest, now - this.last);
		this.last = now;
	}
}
