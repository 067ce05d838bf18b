/** Limits the requests and bytes, of requests and answers, that are held at the same time, in all and for each key: under overload, requests get 503 and the process lives on. */
import { Problem, type Refusal } from '../http/problem';

export interface GateLimits {
	/** Most requests that are being received, waiting or processed. */
	readonly concurrency: number;
	/** Most of them with one key. */
	readonly concurrencyPerKey: number;
	/** Most bytes of request bodies held at the same time. */
	readonly memory: number;
	/** Most of them with one key. */
	readonly memoryPerKey: number;
	/** Seconds that a refused client is told to wait. */
	readonly retryAfter: number;
	/** Bytes of `memory` that are used otherwise at present. */
	readonly kept?: () => number;
}

/** The place of one request. `leave` may be called more than once. */
export interface Pass {
	/** Counts bytes of the body: announced ones before they arrive, then those that arrive beyond them. @throws Problem 503 */
	readonly hold: (bytes: number) => void;
	/** As `hold`, for bytes that arrive: announced ones are counted already. @throws Problem 503 */
	readonly receive: (bytes: number) => void;
	/** Counts the bytes of the answer in place of the body, which is not held any more. @throws Problem 503 if they do not fit */
	readonly answer: (bytes: number) => void;
	/**
	 * Counts the bytes of an answer that is made while it is sent, in place of the body: all of it if that fits, and then it need not
	 * wait for the client; otherwise a part. @returns how many it counted
	 */
	readonly answerInParts: (bytes: number) => number;
	readonly leave: () => void;
}

/** Bytes of an answer that is made while it is sent, if there is no room for more. */
const PART = 4 * 2 ** 20;

interface Share {
	requests: number;
	bytes: number;
}

export class Gate {
	private requests = 0;
	private bytes = 0;
	/** Requests inside and the bytes of their bodies, by key. */
	private readonly byKey = new Map<number, Share>();

	constructor(private readonly limits: GateLimits) {}

	/** Requests inside, and bytes of bodies held, at present. */
	get load(): { readonly requests: number; readonly bytes: number } {
		return { requests: this.requests, bytes: this.bytes };
	}

	/** `key`: number of the API key. @throws Problem 503 if the service, or the key, has as many requests as it may. */
	enter(key: number): Pass {
		const { concurrency, concurrencyPerKey } = this.limits;
		const mine = this.shareOf(key);
		if (this.requests >= concurrency) throw this.busy('places');
		if (mine.requests >= concurrencyPerKey) throw this.busy('places_of_key');
		this.requests += 1;
		mine.requests += 1;
		return this.pass(mine, () => {
			this.requests -= 1;
			mine.requests -= 1;
		});
	}

	/** Memory for other work than requests, which needs no place. */
	borrow(key: number): Pass {
		return this.pass(this.shareOf(key), () => undefined);
	}

	private shareOf(key: number): Share {
		const known = this.byKey.get(key);
		if (known) return known;
		const share: Share = { requests: 0, bytes: 0 };
		this.byKey.set(key, share);
		return share;
	}

	private pass(mine: Share, left: () => void): Pass {
		const { memory, memoryPerKey, kept = () => 0 } = this.limits;
		let held = 0;
		let received = 0;
		let inside = true;
		const hold = (bytes: number): void => {
			// A single large request passes when it is alone, or the only one of its key: the body limit is about its own size.
			if (this.bytes + kept() + bytes > memory && this.bytes > held) throw this.busy('memory');
			if (mine.bytes + bytes > memoryPerKey && mine.bytes > held) throw this.busy('memory_of_key');
			count(bytes);
		};
		const count = (bytes: number): void => {
			held += bytes;
			this.bytes += bytes;
			mine.bytes += bytes;
		};
		return {
			hold,
			receive: (bytes) => {
				received += bytes;
				if (received > held) hold(received - held);
			},
			answer: (bytes) => {
				if (!inside) return;
				if (bytes > held) hold(bytes - held);
				else count(bytes - held);
			},
			answerInParts: (bytes) => {
				const others = { all: this.bytes - held + kept(), ofKey: mine.bytes - held };
				const fits = others.all + bytes <= memory && others.ofKey + bytes <= memoryPerKey;
				const counted = fits ? bytes : Math.min(bytes, PART);
				if (inside) count(counted - held);
				return counted;
			},
			leave: () => {
				if (!inside) return;
				inside = false;
				count(-held);
				left();
			},
		};
	}

	private busy(refusal: Refusal): Problem {
		return new Problem(503, [], { 'retry-after': String(this.limits.retryAfter) }, { refusal });
	}
}
