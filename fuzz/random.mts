/** Pseudo-random choices that a seed repeats. */
export class Random {
	constructor(private state: number) {}

	/** From 0 up to, but not including, 1 (mulberry32). */
	next(): number {
		this.state = (this.state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	/** A whole number from 0 up to, but not including, `bound`. */
	below(bound: number): number {
		return Math.floor(this.next() * bound);
	}

	chance(probability: number): boolean {
		return this.next() < probability;
	}

	pick<T>(items: readonly T[]): T {
		return items[this.below(items.length)]!;
	}

	/** Small numbers mostly, large ones now and then. */
	few(most: number): number {
		return 1 + Math.floor(this.next() ** 3 * most);
	}
}
