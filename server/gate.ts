/** Bounds what is under way at the same time, so that overload costs a 503 and not the process. */
import { Problem } from './problem';

export interface GateLimits {
	/** Most requests being read, waiting or worked on. */
	readonly concurrency: number;
	/** Most bytes of request bodies held at the same time. */
	readonly memory: number;
	/** What a refused client is told to wait, in seconds. */
	readonly retryAfter: number;
}

/** One request's place. `leave` may be called more than once. */
export interface Pass {
	/** Counts bytes received. @throws Problem 503 when all requests together hold too many. */
	readonly hold: (bytes: number) => void;
	readonly leave: () => void;
}

export class Gate {
	private requests = 0;
	private bytes = 0;

	constructor(private readonly limits: GateLimits) {}

	/** @throws Problem 503 when the house is full. */
	enter(): Pass {
		if (this.requests >= this.limits.concurrency) throw this.busy();
		this.requests += 1;
		let held = 0;
		let inside = true;
		return {
			hold: (bytes) => {
				// A single large request passes when it is alone: its own size is the body limit's affair.
				if (this.bytes + bytes > this.limits.memory && this.bytes > held) throw this.busy();
				held += bytes;
				this.bytes += bytes;
			},
			leave: () => {
				if (!inside) return;
				inside = false;
				this.requests -= 1;
				this.bytes -= held;
			},
		};
	}

	busy(): Problem {
		return new Problem(503, [], { 'retry-after': String(this.limits.retryAfter) });
	}
}
