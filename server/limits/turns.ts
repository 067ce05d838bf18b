/**
 * Decides which request is worked on next: keys take turns, so that many requests with one key do not delay those with another.
 * If one key holds all places, a request with another key gets one more place, so that it does not wait for long work.
 */
import { cancellation } from '../../shared/contract/errors';

interface Waiting {
	readonly begin: () => void;
}

export class Turns {
	private running = 0;
	private waiting = 0;
	/** Requests that are worked on, by key. */
	private readonly runningOf = new Map<number, number>();
	/**
	 * Requests that wait, by key, in the order of their arrival. A queue stays when it is empty: a Map links the table that it replaces
	 * to the next one, so that entries which come and go would live until the next major garbage collection, with their requests.
	 */
	private readonly queues = new Map<number, Waiting[]>();
	/** Keys with waiting requests; the one whose turn is next comes first. */
	private readonly line: number[] = [];

	constructor(
		/** Most requests that are worked on at the same time. */
		private readonly most: number,
	) {}

	/** Requests that wait, and that are worked on, at present. */
	get load(): { readonly waiting: number; readonly running: number } {
		return { waiting: this.waiting, running: this.running };
	}

	/** Runs `work` when it is the key's turn. @throws OctavoError `cancelled` if `signal` fires while it waits. */
	async run<T>(key: number, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
		if (signal.aborted) throw cancellation();
		if (this.mayBegin(key)) this.begin(key);
		else await this.wait(key, signal);
		try {
			return await work();
		} finally {
			this.running -= 1;
			this.runningOf.set(key, this.runningOf.get(key)! - 1);
			this.next();
		}
	}

	private mayBegin(key: number): boolean {
		if (this.running < this.most) return true;
		return this.running === this.most && [...this.runningOf].some(([one, count]) => one !== key && count === this.most);
	}

	private begin(key: number): void {
		this.running += 1;
		this.runningOf.set(key, (this.runningOf.get(key) ?? 0) + 1);
	}

	private wait(key: number, signal: AbortSignal): Promise<void> {
		return new Promise((resolve, reject) => {
			const queue = this.queueOf(key);
			const waiting: Waiting = {
				begin: () => {
					signal.removeEventListener('abort', giveUp);
					resolve();
				},
			};
			const giveUp = (): void => {
				queue.splice(queue.indexOf(waiting), 1);
				if (queue.length === 0) this.line.splice(this.line.indexOf(key), 1);
				this.waiting -= 1;
				reject(cancellation());
			};
			signal.addEventListener('abort', giveUp, { once: true });
			if (queue.length === 0) this.line.push(key);
			queue.push(waiting);
			this.waiting += 1;
		});
	}

	/** Gives a free place to the first request of the next key. */
	private next(): void {
		const at = this.line.findIndex((key) => this.mayBegin(key));
		if (at < 0) return;
		const [key] = this.line.splice(at, 1) as [number];
		const queue = this.queueOf(key);
		const waiting = queue.shift();
		// The key goes to the end of the line.
		if (queue.length > 0) this.line.push(key);
		this.waiting -= 1;
		this.begin(key);
		waiting?.begin();
	}

	private queueOf(key: number): Waiting[] {
		const known = this.queues.get(key);
		if (known) return known;
		const queue: Waiting[] = [];
		this.queues.set(key, queue);
		return queue;
	}
}
