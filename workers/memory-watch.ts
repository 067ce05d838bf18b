import type { Worker } from 'node:worker_threads';

/** Milliseconds between two looks at a worker that has a job. */
const INTERVAL = 100;

/** A thread, as Node.js 22.16 and later show it. */
interface Watched {
	readonly getHeapStatistics?: () => Promise<{ readonly used_heap_size: number }>;
}

/**
 * The limit on memory that V8 itself gets, in bytes.
 *
 * From Node.js 24 on, V8 ends the whole process if one allocation passes the limit of a thread. So where the process can
 * watch a thread, it ends the thread at `heap` bytes itself, and V8's limit is only the last resort.
 */
export const heapLimitOfV8 = (worker: { readonly prototype: Watched }, heap: number): number =>
	worker.prototype.getHeapStatistics ? 2 * heap : heap;

/**
 * Looks every 0.1 s at how much memory a worker uses, and calls `exceeded` once when that is more than `heap` bytes.
 * Before Node.js 22.16 it does nothing, because V8's own limit ends the thread there.
 *
 * @returns a function that ends the watch
 */
export function watchMemory(worker: Worker, heap: number, exceeded: () => void): () => void {
	let ended = false;
	const look = async (): Promise<void> => {
		const used = await (worker as Watched).getHeapStatistics?.().catch(() => undefined);
		if (ended || !used) return;
		if (used.used_heap_size > heap) exceeded();
		else timer = setTimeout(() => void look(), INTERVAL);
	};
	let timer = setTimeout(() => void look(), INTERVAL);
	return () => {
		ended = true;
		clearTimeout(timer);
	};
}
