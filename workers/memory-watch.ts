import type { Worker } from 'node:worker_threads';

/** Milliseconds between two looks at a worker that has a job. */
const INTERVAL = 100;

/** A thread, as Node.js 22.16 and later show it. */
interface Watched {
	readonly getHeapStatistics?: () => Promise<{ readonly used_heap_size: number }>;
}

/**
 * Where a worker says how many bytes it has outside of V8's heap: typed arrays and buffers. It says so at each pause of its work, in
 * kilobytes, because a step may be long, and no message would leave it.
 */
export type OutsideHeap = Int32Array;

export const outsideHeap = (): OutsideHeap => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** Says it, in the worker. */
export function tellOutsideHeap(place: OutsideHeap): void {
	Atomics.store(place, 0, Math.ceil(process.memoryUsage().external / 1024));
}

/**
 * The limit on memory that V8 itself gets, in bytes.
 *
 * From Node.js 24 on, V8 ends the whole process if one allocation passes the limit of a thread. So where the process can
 * watch a thread, it ends the thread at `heap` bytes itself, and V8's limit is only the last resort.
 */
export const heapLimitOfV8 = (worker: { readonly prototype: Watched }, heap: number): number =>
	worker.prototype.getHeapStatistics ? 2 * heap : heap;

interface Watch {
	readonly outside: OutsideHeap;
	/** Told how many bytes the worker has in its heap, and how many more outside of it than before. */
	readonly told: (inHeap: number, outside: number) => void;
}

/**
 * Looks every 0.1 s at how much memory a worker uses. Before Node.js 22.16 it looks outside of the heap only, because V8's own limit
 * ends the thread there.
 *
 * @returns a function that ends the watch
 */
export function watchMemory(worker: Worker, { outside, told }: Watch): () => void {
	let ended = false;
	const before = Atomics.load(outside, 0);
	const look = async (): Promise<void> => {
		const used = await (worker as Watched).getHeapStatistics?.().catch(() => undefined);
		if (ended) return;
		told(used?.used_heap_size ?? 0, (Atomics.load(outside, 0) - before) * 1024);
		// The worker may have been ended for it.
		if (!(ended as boolean)) timer = setTimeout(() => void look(), INTERVAL);
	};
	let timer = setTimeout(() => void look(), INTERVAL);
	return () => {
		ended = true;
		clearTimeout(timer);
	};
}
