/**
 * Inflating (RFC 1951) step by step: as far as there is room, and on from there. So one decoder serves what must stop at a bound, what must
 * let others run, and what wants all that damaged data gives; a library decodes a whole piece of the data, however much comes of it.
 */
import { fixedCodes, HuffmanCode, LENGTH_ORDER, LONGEST_CODE, type Codes } from './huffman-code';

/** How the data goes on after a step. */
export type Progress =
	/** There is more, for which there was no room, or which would take too long. */
	| 'more'
	/** The last block is over. */
	| 'ended'
	/** The data is cut short. */
	| 'short'
	/** There is a code that is not assigned, or a copy from before the beginning. */
	| 'damaged';

/** Bytes before the place that is written, from which bytes are copied (RFC 1951, 2). */
export const WINDOW = 1 << 15;
/** Bytes that a step may write beyond its end: the longest copy. */
export const OVERRUN = 258;
/** Bytes of the end of flushed data (RFC 1951, 3.2.4), with white space after it, which is taken for a block. */
const FLUSHED_END = 8;
/** Blocks that a step begins at most: each may ask for new codes and give nothing. */
const MOST_BLOCKS = 256;

/** Bytes from the place that is read on, of which one turn of the loop over codes may look at the last: 48 bits, and the four bytes there. */
const READ_AHEAD = 12;
/** Bytes at the end of the data that are read from a copy with zeros after it, so that reading ahead needs no look at the end. */
const TAIL = 64;
/** Bits are counted from a place that moves on in time, so that they stay small numbers. */
const MOST_BITS = 1 << 29;

const BETWEEN = -2;
const CODED = -1;

export class Inflater {
	progress: Progress = 'more';
	/** The next bit of `data`. */
	private bit = 0;
	/** The end of `data` without the zeros after it, in bytes. */
	private end: number;
	/** Where `data` begins in the data that was given. */
	private begin: number;
	private isTail = false;
	/** Bytes that are still to come of a stored block, or what else is next. */
	private block = BETWEEN;
	private isLast = false;
	private codes: Codes | undefined;
	private data: Uint8Array;

	/**
	 * @param start where the deflated data begins
	 * @param memory where tables stay for the next stream, if this one is inflated to its end before that begins
	 */
	constructor(
		data: Uint8Array,
		start: number,
		private readonly memory: { codes?: Codes } = {},
	) {
		this.begin = Math.min(start, data.length);
		this.data = data.subarray(start);
		this.end = this.data.length;
	}

	/** Where the deflated data goes on, or where it ended, in bytes from the beginning of the data. */
	get consumed(): number {
		return this.begin + Math.min(Math.ceil(this.bit / 8), this.end);
	}

	/** Whether there is an error well before the end of the data, so that a part is lost, however the data ends. */
	get isBroken(): boolean {
		return this.progress === 'damaged' && this.consumed < this.begin + this.end - FLUSHED_END;
	}

	/**
	 * One step: writes from `from` on until `end` or a little beyond it, `OVERRUN`. The bytes before `from` are those of the steps before, at
	 * least `WINDOW` of them if there were as many.
	 * @returns the place after the last byte that it wrote
	 */
	inflate(out: Uint8Array, from: number, end: number): number {
		let to = from;
		let blocks = 0;
		while (to < end && this.progress === 'more') {
			if (this.bit > MOST_BITS) this.moveTo(this.bit >> 3);
			if (this.block === CODED) to = this.followCodes(out, to, end);
			else if (this.block !== BETWEEN) to = this.copyStored(out, to, end);
			else if (this.isLast) this.progress = 'ended';
			else if (++blocks > MOST_BLOCKS) break;
			else this.beginBlock();
		}
		return to;
	}

	private moveTo(at: number): void {
		this.data = this.data.subarray(at);
		this.begin += at;
		this.end -= at;
		this.bit -= at * 8;
	}

	private beginBlock(): void {
		this.isLast = this.take(1) === 1;
		const kind = this.take(2);
		if (kind === 0) this.beginStored();
		else if (kind === 1) this.codes = fixedCodes();
		else if (kind === 3) this.fail();
		else this.readCodes();
		if (kind !== 0) this.block = CODED;
	}

	/** The length and its complement follow the next border of bytes (RFC 1951, 3.2.4). */
	private beginStored(): void {
		this.bit = (this.bit + 7) & ~7;
		const length = this.take(16);
		if (this.take(16) === (length ^ 0xffff)) this.block = length === 0 ? BETWEEN : length;
		else this.fail();
	}

	private copyStored(out: Uint8Array, from: number, end: number): number {
		const at = this.bit >> 3;
		const size = Math.min(this.block, end - from, this.end - at);
		if (size === 0) {
			this.progress = 'short';
			return from;
		}
		out.set(this.data.subarray(at, at + size), from);
		this.bit += size * 8;
		this.block -= size;
		if (this.block === 0) this.block = BETWEEN;
		return from + size;
	}

	/** The codes of a block (RFC 1951, 3.2.7). */
	private readCodes(): void {
		const literals = this.take(5) + 257;
		const distances = this.take(5) + 1;
		const kinds = this.take(4) + 4;
		const codes = (this.memory.codes ??= { literals: new HuffmanCode('literals'), distances: new HuffmanCode('distances') });
		const lengths = new Uint8Array(literals + distances);
		for (let i = 0; i < kinds; i++) lengths[LENGTH_ORDER[i]!] = this.take(3);
		if (!codes.literals.assign(lengths, 0, LENGTH_ORDER.length)) return this.fail();
		this.readLengths(codes.literals, lengths);
		const isRight = codes.literals.assign(lengths, 0, literals) && codes.distances.assign(lengths, literals, lengths.length);
		if (!isRight) this.fail();
		this.codes = codes;
	}

	/** Replaces `lengths` by the lengths that are coded. */
	private readLengths({ table, mask }: HuffmanCode, lengths: Uint8Array): void {
		lengths.fill(0);
		for (let i = 0; i < lengths.length && this.progress === 'more';) {
			const entry = table[this.look() & mask]!;
			if (entry === 0) return this.fail();
			this.take(entry & 15);
			const symbol = entry >> 8;
			if (symbol <= LONGEST_CODE) {
				lengths[i++] = symbol;
				continue;
			}
			const repeats = symbol === 16 ? this.take(2) + 3 : symbol === 17 ? this.take(3) + 3 : this.take(7) + 11;
			if (i + repeats > lengths.length || (symbol === 16 && i === 0)) return this.fail();
			if (symbol === 16) lengths.fill(lengths[i - 1]!, i, i + repeats);
			i += repeats;
		}
	}

	private fail(): void {
		if (this.progress === 'more') this.progress = this.bit > this.end * 8 ? 'short' : 'damaged';
	}

	private followCodes(out: Uint8Array, from: number, end: number): number {
		let to = from;
		if (!this.isTail) {
			to = this.followAhead(out, from, end);
			if (to >= end || this.progress !== 'more' || this.block !== CODED) return to;
			this.turnToTail();
		}
		while (to < end && this.progress === 'more' && this.block === CODED) {
			const before = to;
			to = this.followAhead(out, to, to + 1);
			if (this.bit <= this.end * 8) continue;
			// Bits were read that do not exist.
			this.progress = 'short';
			return before;
		}
		return to;
	}

	private turnToTail(): void {
		this.isTail = true;
		this.moveTo(Math.max(0, Math.min(this.bit >> 3, this.end - TAIL)));
		const tail = new Uint8Array(this.end + 2 * READ_AHEAD);
		tail.set(this.data);
		this.data = tail;
	}

	/** Follows the codes of a block as long as the data can be read without a look at its end. */
	private followAhead(out: Uint8Array, from: number, end: number): number {
		const { data, codes } = this;
		const { literals, distances } = codes!;
		const { table: places, mask } = literals;
		const { table: ways, mask: wayMask } = distances;
		const safe = (data.length - READ_AHEAD) * 8;
		let { bit } = this;
		let to = from;
		while (to < end && bit <= safe) {
			let at = bit >> 3;
			let bits = (data[at]! | (data[at + 1]! << 8) | (data[at + 2]! << 16) | (data[at + 3]! << 24)) >>> (bit & 7);
			let entry = places[bits & mask]!;
			if (entry === 0) entry = literals.longEntryOf(bits);
			const used = entry & 15;
			bit += used;
			let more = (entry >> 4) & 15;
			if (more === 0) {
				out[to++] = entry >> 8;
				// Often a second byte follows: as many bits are left as the table is looked up by.
				entry = places[(bits >>>= used) & mask]!;
				if ((entry & 0xf0) === 0 && entry !== 0 && to < end) {
					out[to++] = entry >> 8;
					bit += entry & 15;
				}
				continue;
			}
			if (more > 6) {
				if (more === 15) this.block = BETWEEN;
				else this.progress = 'damaged';
				break;
			}
			more--;
			const length = (entry >> 8) + ((bits >>> used) & ((1 << more) - 1));
			bit += more;
			at = bit >> 3;
			bits = (data[at]! | (data[at + 1]! << 8) | (data[at + 2]! << 16) | (data[at + 3]! << 24)) >>> (bit & 7);
			entry = ways[bits & wayMask]!;
			if (entry === 0) entry = distances.longEntryOf(bits);
			bit += entry & 15;
			more = (entry >> 4) & 15;
			at = bit >> 3;
			bits = (data[at]! | (data[at + 1]! << 8) | (data[at + 2]! << 16)) >>> (bit & 7);
			const distance = (entry >> 8) + (bits & ((1 << more) - 1));
			if (more > 13 || distance > to) {
				this.progress = 'damaged';
				break;
			}
			bit += more;
			const stop = to + length;
			for (let source = to - distance; to < stop;) out[to++] = out[source++]!;
		}
		this.bit = bit;
		return to;
	}

	/** The next bits, lowest first, at least 17; zeros after the end. */
	private look(): number {
		const at = this.bit >> 3;
		const { data } = this;
		return ((data[at] ?? 0) | ((data[at + 1] ?? 0) << 8) | ((data[at + 2] ?? 0) << 16)) >> (this.bit & 7);
	}

	/** The next bits, up to 16. */
	private take(bits: number): number {
		const value = this.look() & ((1 << bits) - 1);
		this.bit += bits;
		if (this.bit > this.end * 8) this.fail();
		return value;
	}
}
