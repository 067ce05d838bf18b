/** Whose request is worked on next: keys take turns, so that many requests with one key do not delay those with another. */
import { cancelled } from '../shared/errors';

interface Waiting {
	readonly begin: () => void;
}

export class Turns {
	private running = 0;
	/** Requests that wait, in the order of their arrival, by key; the key whose turn is next comes first. */
	private readonly queues = new Map<number, Waiting[]>();

	constructor(
		/** Most requests that are worked on at the same time. */
		private readonly most: number,
	) {}

	/** Requests that wait, and that are worked on, at present. */
	get load(): { readonly waiting: number; readonly running: number } {
		return { waiting: [...this.queues.values()].reduce((sum, { length }) => sum + length, 0), running: this.running };
	}

	/** Runs `work` when it is the key's turn. @throws OctavoError `cancelled` if `signal` fires while it waits. */
	async run<T>(key: number, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
		await this.wait(key, signal);
		try {
			return await work();
		} finally {
			this.running -= 1;
			this.next();
		}
	}

	private wait(key: number, signal: AbortSignal): Promise<void> {
		return new Promise((resolve, reject) => {
			if (signal.aborted) return reject(cancelled());
			const waiting: Waiting = {
				begin: () => {
					signal.removeEventListener('abort', giveUp);
					this.running += 1;
					resolve();
				},
			};
			const giveUp = (): void => {
				const queue = this.queues.get(key) ?? [];
				const place = queue.indexOf(waiting);
				if (place >= 0) queue.splice(place, 1);
				if (queue.length === 0) this.queues.delete(key);
				reject(cancelled());
			};
			signal.addEventListener('abort', giveUp, { once: true });
			const queue = this.queues.get(key);
			if (queue) queue.push(waiting);
			else this.queues.set(key, [waiting]);
			this.next();
		});
	}

	private next(): void {
		while (this.running < this.most) {
			const [first] = this.queues;
			if (!first) return;
			const [key, queue] = first;
			// The key goes to the end of the line.
			this.queues.delete(key);
			const waiting = queue.shift();
			if (queue.length > 0) this.queues.set(key, queue);
			waiting?.begin();
		}
	}
}
