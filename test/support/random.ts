/** Pseudo-random values that a seed repeats, the same on every machine. */
import { createCipheriv } from 'node:crypto';

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

/** Incompressible bytes, like those of photographs and fonts. */
export function noise(length: number, seed: number): Uint8Array {
	const start = Buffer.alloc(16);
	start.writeUInt32BE(seed);
	return createCipheriv('aes-128-ctr', Buffer.alloc(16, 7), start).update(Buffer.alloc(length));
}
