/**
 * How much one key may ask for over a time, whatever else the service does: requests a minute and bytes a day. With Redis, all
 * instances count together. Otherwise, or while Redis does not answer, each counts for itself, and begins again when it starts.
 */
import { Problem } from '../http/problem';
import type { Caller } from './callers';

export interface RateLimits {
	/** Requests of one key that begin in a minute; undefined for no limit. */
	readonly requestsPerMinute?: number | undefined;
	/** Bytes of request bodies of one key that arrive in a day; undefined for no limit. */
	readonly bytesPerDay?: number | undefined;
}

/** Counts of all instances. */
export interface SharedAllowances {
	/**
	 * Takes an amount of what grows back in `time` milliseconds, or gives it back if it is negative.
	 *
	 * @returns whole seconds until that much is left; 0 if it was taken
	 * @throws Error if the counts cannot be reached
	 */
	readonly take: (name: string, most: number, time: number, amount: number) => Promise<number>;
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

	/** Counts it, whether it is left or not. A negative amount is given back. */
	add(amount: number): void {
		this.used = Math.max(0, this.grown() + amount);
	}

	/** Whole seconds until that much is left; 0 if it is. */
	secondsUntil(amount: number): number {
		const missing = this.grown() + amount - this.most;
		return missing <= 0 ? 0 : Math.max(1, Math.ceil((missing / this.most) * (this.time / 1000)));
	}

	/** As much as is used at present. */
	private grown(): number {
		const now = this.now();
		this.used = Math.max(0, this.used - ((now - this.at) / this.time) * this.most);
		this.at = now;
		return this.used;
	}
}

type Who = Pick<Caller, 'kind' | 'key' | 'identity' | 'rights'>;

export class Rates {
	/** By the number of the key. */
	private readonly requests = new Map<number, Allowance>();
	private readonly bytes = new Map<number, Allowance>();

	/** `now`: milliseconds of a clock that does not go back. */
	constructor(
		private readonly limits: RateLimits,
		private readonly now: () => number = () => performance.now(),
		private readonly shared?: SharedAllowances,
	) {}

	/** A request of a key begins. @throws Problem 429 */
	async request(who: Who): Promise<void> {
		const most = this.limits.requestsPerMinute;
		if (most !== undefined) await this.take(who, this.of(this.requests, who.key, most, MINUTE), 'requests', MINUTE, 1);
	}

	/** Whether the bytes of a key are counted. */
	countsBytes(who: Who): boolean {
		return this.bytesOf(who) !== undefined;
	}

	/** Bytes of a body are announced, or have arrived. @throws Problem 429 if they are too many for today; then none is counted */
	async reserve(who: Who, bytes: number): Promise<void> {
		const most = this.bytesOf(who);
		if (most !== undefined) await this.take(who, this.of(this.bytes, who.key, most, DAY), 'bytes', DAY, bytes);
	}

	/** Bytes that were announced will not arrive. */
	giveBack(who: Who, bytes: number): void {
		const most = this.bytesOf(who);
		if (most === undefined || bytes <= 0) return;
		this.of(this.bytes, who.key, most, DAY).add(-bytes);
		// If they cannot be reached, they keep what they have: the key has less, and never more.
		void this.shared?.take(`bytes ${who.identity}`, most, DAY, -bytes).catch(() => undefined);
	}

	private bytesOf({ rights }: Who): number | undefined {
		return rights?.bytesPerDay ?? this.limits.bytesPerDay;
	}

	/** @throws Problem 429 */
	private async take(who: Who, own: Allowance, what: string, time: number, amount: number): Promise<void> {
		// This instance alone decides while the counts of all cannot be reached: other work than theirs goes on.
		const asked = this.shared?.take(`${what} ${who.identity}`, own.most, time, amount).catch(() => undefined);
		const seconds = (await asked) ?? own.secondsUntil(amount);
		const title = `This ${who.kind} has asked for as much as it may. Try again later.`;
		if (seconds > 0) throw new Problem(429, [], { 'retry-after': String(seconds) }, { title });
		own.add(amount);
	}

	private of(all: Map<number, Allowance>, key: number, most: number, time: number): Allowance {
		const known = all.get(key);
		if (known?.most === most) return known;
		const made = new Allowance(most, time, this.now);
		all.set(key, made);
		return made;
	}
}

/** The bytes of one body: those announced are reserved before it is read, others as they arrive. */
export class Reservation {
	private arrived = 0;
	private reserved = 0;
	private refusal: Error | undefined;
	private asking: Promise<void> | undefined;

	constructor(
		private readonly rates: Rates,
		private readonly who: Who,
	) {}

	/** @throws Problem 429 */
	async announce(bytes: number): Promise<void> {
		await this.rates.reserve(this.who, bytes);
		this.reserved += bytes;
	}

	/** @throws Problem 429 if too many arrived before */
	receive(bytes: number): void {
		if (this.refusal !== undefined) throw this.refusal;
		this.arrived += bytes;
		this.askForMore();
	}

	/** All have arrived. @throws Problem 429 */
	async finish(): Promise<void> {
		while (this.asking) await this.asking;
		if (this.refusal !== undefined) throw this.refusal;
	}

	/** Bytes that were reserved and did not arrive. */
	async giveBack(): Promise<void> {
		await this.asking;
		this.rates.giveBack(this.who, this.reserved - this.arrived);
	}

	private askForMore(): void {
		const more = this.arrived - this.reserved;
		if (this.asking || more <= 0) return;
		this.asking = this.announce(more).then(
			() => this.goOn(),
			(refusal: unknown) => {
				this.refusal = refusal as Error;
				this.asking = undefined;
			},
		);
	}

	private goOn(): void {
		this.asking = undefined;
		this.askForMore();
	}
}
