/**
 * A backend whose work is done in a few worker threads, so that the event loop stays free for the network.
 *
 * Unlike other backends it takes its documents over: their memory moves to the worker and is gone for the caller.
 */
import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { Backend, Outcome } from '../shared/backend';
import { cancelled, OctavoError } from '../shared/errors';
import type { Limits } from '../shared/pdf/limits';
import { fromPlain, movable, type FromWorker, type ToWorker } from './worker-messages';

export interface PoolOptions {
	/** A file that Node can run: the bundle of `worker.ts`. */
	readonly entry: string | URL;
	/** Number of threads. */
	readonly size: number;
	/** Milliseconds after which a job is given up and its worker replaced. */
	readonly jobTimeout?: number;
	/** Milliseconds that a cancelled job has to stop by itself. */
	readonly grace?: number;
	readonly resourceLimits?: ResourceLimits;
	/** Of the engine, where they are not to be the default ones. */
	readonly limits?: Partial<Limits>;
}

export interface Pool extends Backend {
	/** Thread ids of the workers at present. */
	readonly threads: () => readonly number[];
	/** Ends all workers; jobs under way fail. */
	readonly close: () => Promise<void>;
}

interface Job {
	readonly message: Extract<ToWorker, { kind: 'run' }>;
	readonly settle: (result: Outcome | OctavoError) => void;
}

interface WorkerSlot {
	readonly worker: Worker;
	job?: Job;
	/** Ends the worker when its job takes too long. */
	timer?: NodeJS.Timeout;
}

export function workerPool({ entry, size, jobTimeout = 600_000, grace = 2000, resourceLimits, limits = {} }: PoolOptions): Pool {
	const waiting: Job[] = [];
	const slots = new Set<WorkerSlot>();
	let ids = 0;
	let closed = false;

	const hire = (): WorkerSlot => {
		const worker = new Worker(entry, {
			workerData: limits,
			...(resourceLimits ? { resourceLimits } : {}),
			stdout: false,
			stderr: false,
		});
		const slot: WorkerSlot = { worker };
		slots.add(slot);
		// A worker alone does not keep the process alive; a server that listens does.
		worker.unref();
		worker.on('message', (message: FromWorker) => finish(slot, message));
		worker.on('messageerror', () => void worker.terminate());
		worker.on('error', (cause) => lose(slot, cause));
		worker.on('exit', () => lose(slot));
		return slot;
	};

	/** Crashed, out of memory, or ended by us: its job fails, and another worker is hired when there is work for it. */
	const lose = (slot: WorkerSlot, cause?: unknown): void => {
		if (!slots.delete(slot)) return;
		clearTimeout(slot.timer);
		slot.job?.settle(new OctavoError('internal', 'A worker ended before its work was done', { cause }));
		next();
	};

	const finish = (slot: WorkerSlot, message: FromWorker): void => {
		const { job } = slot;
		if (job?.message.id !== message.id) return;
		clearTimeout(slot.timer);
		delete slot.job;
		job.settle(message.kind === 'done' ? message.outcome : fromPlain(message.error));
		next();
	};

	const next = (): void => {
		while (waiting.length > 0) {
			const slot = [...slots].find(({ job }) => !job) ?? (slots.size < size ? hire() : undefined);
			const job = slot && waiting.shift();
			if (!job) return;
			start(slot, job);
		}
	};

	const start = (slot: WorkerSlot, job: Job): void => {
		slot.job = job;
		slot.timer = setTimeout(() => void slot.worker.terminate(), jobTimeout);
		try {
			const { documents, memory } = movable(job.message.documents);
			slot.worker.postMessage({ ...job.message, documents } satisfies ToWorker, memory);
		} catch (cause) {
			// Memory that somebody has already given away cannot be sent.
			clearTimeout(slot.timer);
			delete slot.job;
			job.settle(new OctavoError('internal', 'The documents could not be handed to a worker', { cause }));
		}
	};

	const cancel = (job: Job): void => {
		const place = waiting.indexOf(job);
		if (place >= 0) waiting.splice(place, 1);
		for (const slot of slots) {
			if (slot.job !== job) continue;
			slot.worker.postMessage({ kind: 'cancel', id: job.message.id } satisfies ToWorker);
			clearTimeout(slot.timer);
			slot.timer = setTimeout(() => void slot.worker.terminate(), grace);
		}
		job.settle(cancelled());
	};

	for (let n = 0; n < size; n++) hire();

	return {
		run(name, documents, parameters, { signal } = {}) {
			return new Promise((resolve, reject) => {
				if (closed) return reject(new OctavoError('internal', 'The workers have been closed'));
				const job: Job = {
					message: { kind: 'run', id: ++ids, name, documents, parameters },
					settle: (result) => {
						signal?.removeEventListener('abort', stop);
						if (result instanceof OctavoError) reject(result);
						else resolve(result);
					},
				};
				const stop = (): void => cancel(job);
				if (signal?.aborted) return stop();
				signal?.addEventListener('abort', stop, { once: true });
				waiting.push(job);
				next();
			});
		},
		threads: () => [...slots].map(({ worker }) => worker.threadId),
		close: async () => {
			closed = true;
			for (const job of waiting.splice(0)) job.settle(new OctavoError('internal', 'The workers have been closed'));
			await Promise.all([...slots].map(({ worker }) => worker.terminate()));
		},
	};
}
