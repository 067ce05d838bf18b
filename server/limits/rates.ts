/**
 * How much one key may ask for over a time, whatever else the service does: requests a minute and bytes a day. Each instance counts
 * for itself and begins again when it starts.
 */
import { Problem } from '../http/problem';

export interface RateLimits {
	/** Requests of one key that begin in a minute; undefined for no limit. */
	readonly requestsPerMinute?: number | undefined;
	/** Bytes of request bodies of one key that arrive in a day; undefined for no limit. */
	readonly bytesPerDay?: number | undefined;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** An amount that may be used, and that grows back evenly. */
export class Allowance {
	private used = 0;
	private at: number;

	constructor(
		readonly most: number,
		/** Milliseconds in which all of it grows back. */
		private readonly time: number,
		private readonly now: () => number,
	) {
		this.at = now();
	}

	/** @throws Problem 429 if that much is not left; then nothing is deducted. */
	take(amount: number): void {
		this.check(amount);
		this.used += amount;
	}

	/** @throws Problem 429 if that much is not left. */
	check(amount: number): void {
		const seconds = this.secondsUntil(amount);
		if (seconds > 0) throw new Problem(429, [], { 'retry-after': String(seconds) });
	}

	/** Whole seconds until that much is left; 0 if it is. */
	secondsUntil(amount: number): number {
		const now = this.now();
		this.used = Math.max(0, this.used - ((now - this.at) / this.time) * this.most);
		this.at = now;
		const missing = this.used + amount - this.most;
		return missing <= 0 ? 0 : Math.max(1, Math.ceil((missing / this.most) * (this.time / 1000)));
	}
}

export class Rates {
	/** By the number of the key. */
	private readonly requests = new Map<number, Allowance>();
	private readonly bytes = new Map<number, Allowance>();

	/** `now`: milliseconds of a clock that does not go back. */
	constructor(
		private readonly limits: RateLimits,
		private readonly now: () => number = () => performance.now(),
	) {}

	/** A request of a key begins. @throws Problem 429 */
	request(key: number): void {
		this.of(this.requests, key, this.limits.requestsPerMinute, MINUTE)?.take(1);
	}

	/** A body of this size is announced. `most`: of this key in a day. @throws Problem 429 if there is no room for it today */
	announce(key: number, bytes: number, most = this.limits.bytesPerDay): void {
		this.of(this.bytes, key, most, DAY)?.check(bytes);
	}

	/** These bytes have arrived. @throws Problem 429 */
	receive(key: number, bytes: number, most = this.limits.bytesPerDay): void {
		this.of(this.bytes, key, most, DAY)?.take(bytes);
	}

	private of(all: Map<number, Allowance>, key: number, most: number | undefined, time: number): Allowance | undefined {
		if (most === undefined) return undefined;
		const known = all.get(key);
		if (known?.most === most) return known;
		const made = new Allowance(most, time, this.now);
		all.set(key, made);
		return made;
	}
}
