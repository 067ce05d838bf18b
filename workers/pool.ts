/**
 * A backend that works in a few worker threads, so that the event loop stays free for the network.
 *
 * Unlike other backends, it takes its documents over: their memory moves to the worker, and the caller loses it.
 */
import { Worker } from 'node:worker_threads';
import { cancellation, OctavoError } from '../shared/contract/errors';
import type { OperationName } from '../shared/contract/operations';
import type { Port } from '../shared/contract/operations/types';
import type { Limits } from '../shared/pdf/limits';
import { noPorts } from '../shared/contract/ports';
import type { Lending } from './lend';
import { MemoryPot, shareOf, type Share } from './memory-pot';
import { heapLimitOfV8, outsideHeap, watchMemory, type OutsideHeap } from './memory-watch';
import type { PackedOutcome, PackingBackend } from './packed';
import { PieceQueue } from './piece-queue';
import { RepeatedFiles } from './repeated-files';
import type { RecognizerOptions } from './recognition/recognizer';
import { fromPlain, movable, type FromWorker, type OfWorker, type ToWorker } from './messages';

export interface PoolOptions {
	/** A file that Node can run: the bundle of `worker.ts`. */
	readonly entry: string | URL;
	/** Number of threads. */
	readonly size: number;
	/** Further threads, each of which starts when all others work and there is a job for it. */
	readonly spare?: number;
	/** Milliseconds, fewer than 2^31, after which a job fails and its worker is replaced; without it, a job may take as long as it needs. */
	readonly jobTimeout?: number;
	/** The same for some operations, which may take less. */
	readonly jobTimeouts?: Readonly<Partial<Record<OperationName, number>>>;
	/** Milliseconds in which a cancelled job must stop before its worker is ended. */
	readonly grace?: number;
	/** Bytes of memory for what one worker makes of documents, their bytes excepted; without it, as much as Node.js gives to a thread. */
	readonly heap?: number;
	/** Bytes of memory for what all workers take together: a job waits until there is room for it. Without it, none waits. */
	readonly memory?: number;
	/** Most bytes of several results that are packed as a whole. More are made again while they are sent, and no memory holds them. */
	readonly kept?: number;
	/** Limits of the engine that differ from the defaults. */
	readonly limits?: Partial<Limits>;
	/** The ports that the workers lend. Default: none. */
	readonly ports?: ReadonlySet<Port>;
	/** The only time stamp servers that they may ask. Default: any. */
	readonly servers?: readonly string[];
	/** For the port `recognizer`: where the data of languages are, and how a user gets more of them. */
	readonly recognition?: Omit<RecognizerOptions, 'entry'>;
	/** Path of the font that pages are drawn with where a document lacks one. */
	readonly drawingFont?: string | undefined;
}

export interface Pool extends PackingBackend {
	/** Thread ids of the workers at present. */
	readonly threads: () => readonly number[];
	/** How many workers crashed, ran out of memory, or were ended because their job took too long or did not stop. */
	readonly lost: () => number;
	/** Ends all workers; running jobs fail. */
	readonly close: () => Promise<void>;
}

/** Work that waits for a worker, or that one is doing. */
interface Job {
	readonly message: Omit<Extract<ToWorker, { kind: 'run' }>, 'kept'>;
	readonly onProgress?: (fraction: number) => void;
	readonly share: Share;
	readonly settle: (result: PackedOutcome | OctavoError) => void;
	/** The worker does nothing more for it. */
	readonly left: () => void;
	/** Results that are made while they are sent. */
	stream?: PieceQueue;
}

interface WorkerSlot {
	readonly worker: Worker;
	readonly outside: OutsideHeap;
	/** Ids of the files that the worker keeps. */
	readonly kept: Set<number>;
	job?: Job;
	/** Ends the worker when its job takes too long. */
	timer?: NodeJS.Timeout;
	/** Ends the watch over the memory of its job. */
	unwatch?: () => void;
	/** Why the pool ended it. */
	endedFor?: Reason;
}

/** `crowded`: other jobs had taken the memory. */
type Reason = 'time' | 'memory' | 'crowded';

export const workerPool = (options: PoolOptions): Pool => new WorkerPool(options);

/** A job goes `run` → `assign` → `start` → `finish`; `cancel` and `lose` end it early. */
class WorkerPool implements Pool {
	private readonly waiting: Job[] = [];
	private readonly slots = new Set<WorkerSlot>();
	private readonly files = new RepeatedFiles();
	private ids = 0;
	private closed = false;
	private ended = 0;
	private readonly pot: MemoryPot<WorkerSlot>;

	constructor(private readonly options: PoolOptions) {
		this.pot = new MemoryPot(options);
		for (let count = 0; count < options.size; count++) this.hire();
	}

	get ports(): ReadonlySet<Port> {
		return this.options.ports ?? noPorts;
	}

	readonly run: Pool['run'] = (name, documents, parameters, { signal, onProgress, timeLimit, packAs } = {}) =>
		new Promise((resolve, reject) => {
			if (this.closed) return reject(closedError());
			const stop = (): void => this.cancel(job);
			const job: Job = {
				message: {
					kind: 'run',
					id: ++this.ids,
					name,
					documents,
					parameters,
					tellsProgress: onProgress !== undefined,
					...(timeLimit ? { timeLimit } : {}),
					...(packAs ? { packAs } : {}),
				},
				...(onProgress ? { onProgress } : {}),
				share: shareOf(documents),
				left: () => signal?.removeEventListener('abort', stop),
				settle: (result) => {
					if (result instanceof OctavoError) reject(result);
					else resolve(result);
				},
			};
			if (signal?.aborted) return stop();
			signal?.addEventListener('abort', stop, { once: true });
			this.waiting.push(job);
			this.assign();
		});

	readonly threads = (): readonly number[] => [...this.slots].map(({ worker }) => worker.threadId);

	readonly lost = (): number => this.ended;

	readonly close = async (): Promise<void> => {
		this.closed = true;
		for (const job of this.waiting.splice(0)) fail(job, closedError());
		await Promise.all([...this.slots].map(({ worker }) => worker.terminate()));
	};

	/** Threads start others from the same file. */
	private get lending(): Lending {
		const { entry, servers, recognition, drawingFont } = this.options;
		return {
			servers,
			drawingFont,
			...(recognition && { recognition: { ...recognition, entry: entry instanceof URL ? entry.href : entry } }),
		};
	}

	private hire(): WorkerSlot {
		const { entry, limits = {}, heap, kept = Infinity } = this.options;
		const outside = outsideHeap();
		const worker = new Worker(entry, {
			workerData: { limits, ports: this.ports, lending: this.lending, outside, kept } satisfies OfWorker,
			...(heap === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heapLimitOfV8(Worker, heap) / 2 ** 20 } }),
			stdout: false,
			stderr: false,
		});
		const slot: WorkerSlot = { worker, outside, kept: new Set() };
		this.slots.add(slot);
		worker.on('message', (message: FromWorker) => this.finish(slot, message));
		worker.on('messageerror', () => void worker.terminate());
		worker.on('error', (cause) => this.lose(slot, cause));
		worker.on('exit', () => this.lose(slot));
		// An idle worker does not keep the process alive. A listener for messages, added later, would.
		worker.unref();
		return slot;
	}

	/** Gives waiting jobs to idle workers. A lost worker is replaced here, and a spare one starts, when there is work for it. */
	private assign(): void {
		while (this.waiting.length > 0) {
			const idle = [...this.slots].find(({ job }) => !job);
			const { size, spare = 0 } = this.options;
			if (!this.pot.hasRoomFor(this.waiting[0]!.share)) return;
			const slot = idle ?? (this.slots.size < size + spare ? this.hire() : undefined);
			const job = slot && this.waiting.shift();
			if (!job) return;
			this.start(slot, job);
		}
	}

	private start(slot: WorkerSlot, job: Job): void {
		slot.job = job;
		slot.worker.ref();
		this.pot.reserve(slot, job.share);
		this.limitTime(slot, job);
		if (this.options.heap !== undefined)
			slot.unwatch = watchMemory(slot.worker, {
				outside: slot.outside,
				told: (inHeap, outside) => {
					const found = this.pot.see(slot, inHeap, outside);
					if (found) end(found.job, found.alone ? 'memory' : 'crowded');
				},
			});
		try {
			const { documents, memory } = movable(job.message.documents);
			const values = this.files.split(job.message.parameters, slot.kept);
			slot.worker.postMessage({ ...job.message, ...values, documents } satisfies ToWorker, memory);
			for (const { id } of values.kept) slot.kept.add(id);
		} catch (cause) {
			// Memory that was transferred before cannot be sent.
			this.release(slot);
			fail(job, new OctavoError('internal', 'The documents could not be handed to a worker', { cause }));
		}
	}

	private limitTime(slot: WorkerSlot, { message: { name } }: Job): void {
		const { jobTimeout, jobTimeouts } = this.options;
		const timeout = jobTimeouts?.[name] ?? jobTimeout;
		if (timeout !== undefined) endAfter(slot, timeout);
	}

	private finish(slot: WorkerSlot, message: FromWorker): void {
		const { job } = slot;
		if (job?.message.id !== message.id) return;
		if (message.kind === 'progress') return job.onProgress?.(message.fraction);
		if (message.kind === 'piece') return job.stream?.add(message.bytes);
		if (message.kind === 'begun') return this.beginStream(slot, job, message.outcome);
		this.release(slot);
		if (message.kind === 'done') job.settle(message.outcome);
		else if (message.kind === 'end') job.stream?.close('complete');
		else fail(job, fromPlain(message.error));
		job.left();
		this.assign();
	}

	/** The results are ready to be made again and sent, for which there is as much time as for the work. */
	private beginStream(slot: WorkerSlot, job: Job, outcome: PackedOutcome): void {
		const { id } = job.message;
		const allow = (bytes: number): void => {
			if (slot.job === job) slot.worker.postMessage({ kind: 'allow', id, bytes } satisfies ToWorker);
		};
		const stream = new PieceQueue(allow, () => this.cancel(job));
		job.stream = stream;
		this.limitTime(slot, job);
		job.settle({ ...outcome, packed: { ...outcome.packed!, stream } });
	}

	/** Makes the worker idle. */
	private release(slot: WorkerSlot): void {
		unwatch(slot);
		this.pot.release(slot);
		slot.worker.unref();
		delete slot.job;
	}

	/** The worker crashed, ran out of memory, or was ended: its job fails. */
	private lose(slot: WorkerSlot, cause?: unknown): void {
		if (!this.slots.delete(slot)) return;
		if (!this.closed) this.ended += 1;
		unwatch(slot);
		this.pot.release(slot);
		if (slot.job) fail(slot.job, slot.endedFor ? REASONS[slot.endedFor]() : workerLost(cause));
		this.assign();
	}

	/** A job under way gets some time to stop; then its worker is ended. */
	private cancel(job: Job): void {
		const place = this.waiting.indexOf(job);
		if (place >= 0) this.waiting.splice(place, 1);
		for (const slot of this.slots) {
			if (slot.job !== job) continue;
			slot.worker.postMessage({ kind: 'cancel', id: job.message.id } satisfies ToWorker);
			endAfter(slot, this.options.grace ?? 2000);
		}
		fail(job, cancellation());
	}
}

function fail(job: Job, error: OctavoError): void {
	job.settle(error);
	job.stream?.close(error);
	job.left();
}

function endAfter(slot: WorkerSlot, milliseconds: number): void {
	clearTimeout(slot.timer);
	slot.timer = setTimeout(() => end(slot, 'time'), milliseconds);
}

function end(slot: WorkerSlot, reason: Reason): void {
	slot.endedFor = reason;
	void slot.worker.terminate();
}

function unwatch(slot: WorkerSlot): void {
	clearTimeout(slot.timer);
	slot.unwatch?.();
}

function workerLost(cause: unknown): OctavoError {
	return (cause as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
		? tooMuchMemory(cause)
		: new OctavoError('internal', 'A worker ended before its work was done', { cause });
}

function tooMuchMemory(cause?: unknown): OctavoError {
	const message = 'The document needs more memory than is allowed for one';
	return new OctavoError('limit_exceeded', message, {
		issues: [{ field: 'file', message: `${message}.` }],
		advice:
			'Split the document, or allow more: in the service with OCTAVO_WORKER_MEMORY, in the Action with NODE_OPTIONS such as --max-old-space-size=8192',
		cause,
	});
}

const tooLong = (): OctavoError => new OctavoError('time_limit', 'The work took longer than its time limit');

const noRoomLeft = (): OctavoError => new OctavoError('rate_limited', 'Other documents take the memory now');

const REASONS: Readonly<Record<Reason, () => OctavoError>> = { time: tooLong, memory: tooMuchMemory, crowded: noRoomLeft };

const closedError = (): OctavoError => new OctavoError('internal', 'The workers have been closed');
