import type { Codes } from '../inflate/huffman-code';

/** Memory for small, short-lived results, used again and again during one piece of work and dropped with it. */
export class Scratch {
	private memory = new Uint8Array(0);
	/** Tables of an `Inflater`. */
	codes?: Codes;

	/** At least `size` bytes, and at most `MOST`. A small document never pays for memory that a large one needs. */
	atLeast(size: number): Uint8Array {
		const wanted = Math.min(size, MOST);
		if (this.memory.length < wanted) this.memory = new Uint8Array(Math.min(MOST, Math.max(LEAST, wanted * 2)));
		return this.memory;
	}
}

const LEAST = 1 << 14;
/** Larger results are gathered in pieces. */
const MOST = 1 << 20;
