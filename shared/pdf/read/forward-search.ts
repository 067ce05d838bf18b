/** Finding a word in a file again and again, without ever searching the same bytes many times. */
import { asBuffer } from '../syntax/characters';

/**
 * Remembers the stretch that it has searched: a file of a hundred thousand streams, none of which is ever closed, costs one
 * search and not a hundred thousand.
 */
export class ForwardSearch {
	private readonly buffer: Buffer;
	/** From here on up to `found` there is no occurrence. */
	private from = 0;
	private found = -1;
	/** From here on there is no occurrence at all. */
	private none: number;

	constructor(
		bytes: Uint8Array,
		private readonly word: string,
		/** Tells occurrences that count. */
		private readonly accepts: (at: number) => boolean = () => true,
	) {
		this.buffer = asBuffer(bytes);
		this.none = bytes.length;
	}

	/** Position of the next occurrence at or after `at`, or -1. */
	next(at: number): number {
		if (at >= this.none) return -1;
		if (at >= this.from && at <= this.found) return this.found;
		const stop = at < this.from && this.found >= 0 ? this.from : this.none;
		const searched = this.buffer.subarray(0, stop + this.word.length - 1);
		let found = searched.indexOf(this.word, at);
		while (found >= 0 && !this.accepts(found)) found = searched.indexOf(this.word, found + 1);
		this.from = at;
		if (found >= 0) this.found = found;
		else if (stop === this.none) {
			this.none = at;
			this.found = -1;
		}
		return this.found;
	}
}
