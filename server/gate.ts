/** Bounds what is under way at the same time, in all and for each key, so that overload costs a 503 and not the process. */
import { Problem } from './problem';

export interface GateLimits {
	/** Most requests that are being received, waiting or processed. */
	readonly concurrency: number;
	/** Most of them with one key. */
	readonly concurrencyPerKey: number;
	/** Most bytes of request bodies held at the same time. */
	readonly memory: number;
	/** Seconds that a refused client is told to wait. */
	readonly retryAfter: number;
}

/** The place of one request. `leave` may be called more than once. */
export interface Pass {
	/** Counts bytes of the body: announced ones before they arrive, then those that arrive beyond them. @throws Problem 503 */
	readonly hold: (bytes: number) => void;
	/** As `hold`, for bytes that arrive: announced ones are counted already. @throws Problem 503 */
	readonly receive: (bytes: number) => void;
	readonly leave: () => void;
}

export class Gate {
	private requests = 0;
	private bytes = 0;
	/** Requests inside, by key. */
	private readonly byKey = new Map<number, number>();

	constructor(private readonly limits: GateLimits) {}

	/** Requests inside, and bytes of bodies held, at present. */
	get load(): { readonly requests: number; readonly bytes: number } {
		return { requests: this.requests, bytes: this.bytes };
	}

	/** `key`: number of the API key. @throws Problem 503 when all places, or all places of the key, are taken. */
	enter(key: number): Pass {
		const mine = this.byKey.get(key) ?? 0;
		if (this.requests >= this.limits.concurrency || mine >= this.limits.concurrencyPerKey) throw this.busy();
		this.requests += 1;
		this.byKey.set(key, mine + 1);
		let held = 0;
		let received = 0;
		let inside = true;
		const hold = (bytes: number): void => {
			// A single large request passes when it is alone: the body limit is about its own size.
			if (this.bytes + bytes > this.limits.memory && this.bytes > held) throw this.busy();
			held += bytes;
			this.bytes += bytes;
		};
		return {
			hold,
			receive: (bytes) => {
				received += bytes;
				if (received > held) hold(received - held);
			},
			leave: () => {
				if (!inside) return;
				inside = false;
				this.requests -= 1;
				this.bytes -= held;
				this.byKey.set(key, (this.byKey.get(key) ?? 1) - 1);
			},
		};
	}

	busy(): Problem {
		return new Problem(503, [], { 'retry-after': String(this.limits.retryAfter) });
	}
}
