/** Reads the bits and the Huffman codes of a scan of a JPEG image (ITU-T T.81, Annexes C and F.2.2). */

import type { Band } from './frame';

/** The data is not what its markers say: the image is damaged. */
export class DamagedScan extends Error {}

/** Codes up to this length are found by one look. */
const QUICK = 9;
const LONGEST = 16;
/** Bits that may have a code and its value. */
const LOOK = 11;
const LOOK_MASK = (1 << LOOK) - 1;
const SIXTEEN_ZEROS = 0xf0;
/** More zeros than a band has. */
export const WHOLE_BAND = 64;

export class HuffmanTable {
	/** By the next bits: the length of the code, and its value; 0 for longer codes. */
	private readonly quick = new Uint16Array(1 << QUICK);
	/** By length: the code after the last one, and the distance from a code to its value. */
	private readonly ends = new Int32Array(LONGEST + 1);
	private readonly shifts = new Int32Array(LONGEST + 1);

	/** @param counts of the codes of each length from 1 to 16 */
	constructor(
		counts: Uint8Array,
		private readonly values: Uint8Array,
	) {
		let [code, at] = [0, 0];
		for (let length = 1; length <= LONGEST; length++, code *= 2) {
			const count = counts[length - 1]!;
			this.shifts[length] = at - code;
			for (let index = 0; index < count; index++, code++, at++) this.enter(code, length, values[at]!);
			this.ends[length] = code;
			if (code > 1 << length) throw new DamagedScan();
		}
	}

	/**
	 * For codes of coefficients, by the next `LOOK` bits, if these have both the code and the bits of its value: the value, the zeros before
	 * it, and the bits that both take, as `value << 8 | zeros << 4 | bits`; without a value, for the end of a block, of several blocks
	 * (G.1.2.2), and for 16 zeros. 0 for all others.
	 */
	readWhole(): Int32Array {
		const whole = new Int32Array(1 << LOOK);
		for (let next = 0; next < whole.length; next++) {
			const found = this.quick[next >> (LOOK - QUICK)]!;
			const [length, zeros, size] = [found >> 8, (found >> 4) & 15, found & 15];
			const used = length + size;
			if (found === 0 || used > LOOK) continue;
			const bits = (next >> (LOOK - used)) & ((1 << size) - 1);
			const value = size > 0 && bits < 1 << (size - 1) ? bits - (1 << size) + 1 : bits;
			whole[next] = (value << 8) | (zeros << 4) | used;
		}
		return whole;
	}

	private enter(code: number, length: number, value: number): void {
		if (length > QUICK) return;
		const from = code << (QUICK - length);
		this.quick.fill((length << 8) | value, from, from + (1 << (QUICK - length)));
	}

	/** The value of the next code. */
	read(bits: ScanBits): number {
		const found = this.quick[bits.peek(QUICK)]!;
		if (found === 0) return this.readLong(bits);
		bits.skip(found >> 8);
		return found & 255;
	}

	private readLong(bits: ScanBits): number {
		const next = bits.peek(LONGEST);
		for (let length = QUICK + 1; length <= LONGEST; length++) {
			const code = next >> (LONGEST - length);
			if (code >= this.ends[length]!) continue;
			bits.skip(length);
			return this.values[code + this.shifts[length]!]!;
		}
		throw new DamagedScan();
	}
}

/** The first byte of a marker. */
const MARKER = 0xff;

/** The bits of a scan. FF is followed by 00 or by a marker, which ends them (B.1.1.5). */
export class ScanBits {
	private bits = 0;
	private count = 0;
	/** Zeros after the end, of those in `bits`. */
	private beyond = 0;

	constructor(
		private readonly bytes: Uint8Array,
		private at: number,
	) {}

	/** The next bits, at most 16, which stay. */
	peek(length: number): number {
		if (this.count < length) this.fill();
		return (this.bits >>> (this.count - length)) & ((1 << length) - 1);
	}

	skip(length: number): void {
		this.count -= length;
	}

	/** At most 16 bits. */
	take(length: number): number {
		const value = this.peek(length);
		this.count -= length;
		return value;
	}

	/** A value of this many bits, where those that begin with 0 are negative (Figure F.12). */
	takeSigned(length: number): number {
		if (length === 0) return 0;
		const value = this.take(length);
		return value < 1 << (length - 1) ? value - (1 << length) + 1 : value;
	}

	/** All coefficients of a block but the first (F.2.2.2). `whole` is that of `table`. */
	takeCoefficients(values: Int16Array, at: number, whole: Int32Array, table: HuffmanTable): void {
		// Fields of an object take twice as long.
		let { bits, count } = this;
		for (let index = 1; index < 64; index++) {
			if (count < LOOK) {
				this.bits = bits;
				this.count = count;
				this.fill();
				({ bits, count } = this);
			}
			const found = whole[(bits >>> (count - LOOK)) & LOOK_MASK]!;
			if (found === 0) {
				this.bits = bits;
				this.count = count;
				index = this.takeLong(values, at, index, table);
				({ bits, count } = this);
				continue;
			}
			count -= found & 15;
			const value = found >> 8;
			if (value === 0 && (found & 0xf0) !== SIXTEEN_ZEROS) break;
			index += (found >> 4) & 15;
			if (index > 63) throw new DamagedScan();
			if (value !== 0) values[at + index] = value;
		}
		this.bits = bits;
		this.count = count;
	}

	/**
	 * A band of coefficients of a block (G.1.2.2).
	 *
	 * @returns how many of the next blocks have none
	 */
	takeBand(values: Int16Array, at: number, { first, last, low }: Band, whole: Int32Array, table: HuffmanTable): number {
		let { bits, count } = this;
		for (let index = first; index <= last; index++) {
			if (count < LOOK) {
				this.bits = bits;
				this.count = count;
				this.fill();
				({ bits, count } = this);
			}
			let found = whole[(bits >>> (count - LOOK)) & LOOK_MASK]!;
			if (found === 0) {
				this.bits = bits;
				this.count = count;
				found = this.takeCode(table);
				({ bits, count } = this);
			} else count -= found & 15;
			const value = found >> 8;
			const zeros = (found >> 4) & 15;
			if (value === 0 && zeros < 15) {
				this.bits = bits;
				this.count = count;
				return (1 << zeros) - 1 + this.take(zeros);
			}
			index += zeros;
			if (index > last) throw new DamagedScan();
			if (value !== 0) values[at + index] = value << low;
		}
		this.bits = bits;
		this.count = count;
		return 0;
	}

	/**
	 * Reads one more bit of each coefficient of a band that is not zero, and the coefficients that were zero until now (G.1.2.3). The band
	 * begins at `from` and ends at `last`.
	 *
	 * @returns how many of the next blocks have no new ones
	 */
	refineBand(values: Int16Array, from: number, last: number, bit: number, whole: Int32Array, table: HuffmanTable): number {
		let { bits, count } = this;
		for (let index = from; index <= last; index++) {
			if (count < LOOK) {
				this.bits = bits;
				this.count = count;
				this.fill();
				({ bits, count } = this);
			}
			let found = whole[(bits >>> (count - LOOK)) & LOOK_MASK]!;
			if (found === 0) {
				this.bits = bits;
				this.count = count;
				found = this.takeCode(table);
				({ bits, count } = this);
			} else count -= found & 15;
			const value = found >> 8;
			const zeros = (found >> 4) & 15;
			if (value > 1 || value < -1) throw new DamagedScan();
			this.bits = bits;
			this.count = count;
			if (value === 0 && zeros < 15) {
				const empty = (1 << zeros) - 1 + this.take(zeros);
				this.refineCoefficients(values, index, last, WHOLE_BAND, bit);
				return empty;
			}
			index = this.refineCoefficients(values, index, last, zeros, bit);
			({ bits, count } = this);
			if (value === 0) continue;
			if (index > last) throw new DamagedScan();
			values[index] = value * bit;
		}
		this.bits = bits;
		this.count = count;
		return 0;
	}

	/**
	 * Takes one more bit of each coefficient from `from` to `last` that is not zero, up to the zero after `zeros` others (G.1.2.3).
	 *
	 * @returns where that zero is, or what follows `last`
	 */
	refineCoefficients(values: Int16Array, from: number, last: number, zeros: number, bit: number): number {
		let { bits, count } = this;
		let [index, left] = [from, zeros];
		for (; index <= last; index++) {
			const value = values[index]!;
			if (value === 0) {
				if (left-- === 0) break;
				continue;
			}
			if (count === 0) {
				this.bits = bits;
				this.count = count;
				this.fill();
				({ bits, count } = this);
			}
			count--;
			if (((bits >>> count) & 1) !== 0 && (Math.abs(value) & bit) === 0) values[index] = value < 0 ? value - bit : value + bit;
		}
		this.bits = bits;
		this.count = count;
		return index;
	}

	/** A code that is long, or whose value is, as in `readWhole`. */
	private takeCode(table: HuffmanTable): number {
		const symbol = table.read(this);
		return (this.takeSigned(symbol & 15) << 8) | (symbol & 0xf0);
	}

	/** A code that is long, or whose value is. @returns where its coefficient is, or the last if it ends the block */
	private takeLong(values: Int16Array, at: number, from: number, table: HuffmanTable): number {
		const symbol = table.read(this);
		const size = symbol & 15;
		if (size === 0 && symbol !== SIXTEEN_ZEROS) return 63;
		const index = from + (symbol >> 4);
		if (index > 63) throw new DamagedScan();
		if (size > 0) values[at + index] = this.takeSigned(size);
		return index;
	}

	private fill(): void {
		const { bytes } = this;
		let { bits, count, at } = this;
		for (; count <= 24; count += 8) {
			const byte = at < bytes.length ? bytes[at]! : MARKER;
			if (byte !== MARKER) at++;
			else if (bytes[at + 1] === 0) at += 2;
			else {
				bits <<= 8;
				this.beyond += 8;
				continue;
			}
			bits = (bits << 8) | byte;
		}
		this.bits = bits;
		this.count = count;
		this.at = at;
	}

	/** @throws DamagedScan if more was read than there is */
	check(): void {
		if (this.beyond > this.count) throw new DamagedScan();
	}

	/** Goes on after the marker of a restart (B.2.1). */
	restart(): void {
		this.check();
		const { bytes } = this;
		while (bytes[this.at] === 0xff && bytes[this.at + 1] === 0xff) this.at++;
		const marker = bytes[this.at] === 0xff ? bytes[this.at + 1]! : 0;
		if (marker < 0xd0 || marker > 0xd7) throw new DamagedScan();
		this.at += 2;
		this.bits = this.count = this.beyond = 0;
	}
}
