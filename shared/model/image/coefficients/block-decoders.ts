/** Decodes the blocks of a scan (ITU-T T.81, F.2 and G.2): all coefficients at once, or a band of them, or one more bit of it. */
import { DamagedScan, type HuffmanTable, type ScanBits } from './huffman';

/** The coefficients that a scan has, by its header (B.2.3). */
export interface Band {
	/** The first and the last, in the order of the zigzag. */
	readonly first: number;
	readonly last: number;
	/** The position of the lowest bit, and of the one that scans before had, or 0. */
	readonly high: number;
	readonly low: number;
}

/** Of one component in one scan. */
export interface BlockDecoder {
	/** Reads the block whose coefficients begin here. */
	decode(values: Int16Array, at: number): void;
	/** Begins again after a restart. */
	reset(): void;
}

/** The tables that the scan names, perhaps not for what it does not code. */
export interface ScanTables {
	readonly dc: HuffmanTable | undefined;
	readonly ac: HuffmanTable | undefined;
}

export function decoderOf(bits: ScanBits, { dc, ac }: ScanTables, band: Band, isProgressive: boolean): BlockDecoder {
	const { first, last, high, low } = band;
	if (!isProgressive) {
		if (!dc || !ac) throw new DamagedScan();
		return new WholeBlocks(bits, dc, ac);
	}
	// A scan has the first coefficient alone, or some of the others (G.1.1.1.1).
	if (first > last || last > 63 || low > 13 || (first === 0 && last !== 0)) throw new DamagedScan();
	if (high !== 0 && high !== low + 1) throw new DamagedScan();
	if (first === 0 && high !== 0) return new FirstRefined(bits, low);
	if (first === 0) {
		if (!dc) throw new DamagedScan();
		return new FirstValues(bits, dc, low);
	}
	if (!ac) throw new DamagedScan();
	return high === 0 ? new BandValues(bits, ac, band) : new BandRefined(bits, ac, band);
}

/** The first coefficient, as its difference from that of the block before. */
class FirstValues implements BlockDecoder {
	private before = 0;

	constructor(
		private readonly bits: ScanBits,
		private readonly dc: HuffmanTable,
		private readonly low: number,
	) {}

	decode(values: Int16Array, at: number): void {
		const size = this.dc.read(this.bits);
		if (size > 15) throw new DamagedScan();
		this.before += this.bits.takeSigned(size);
		values[at] = this.before << this.low;
	}

	reset(): void {
		this.before = 0;
	}
}

class FirstRefined implements BlockDecoder {
	constructor(
		private readonly bits: ScanBits,
		private readonly low: number,
	) {}

	decode(values: Int16Array, at: number): void {
		if (this.bits.take(1)) values[at]! |= 1 << this.low;
	}

	reset(): void {
		// Nothing goes from one block to the next.
	}
}

class WholeBlocks implements BlockDecoder {
	private readonly first: FirstValues;
	private readonly whole: Int32Array;

	constructor(
		private readonly bits: ScanBits,
		dc: HuffmanTable,
		private readonly ac: HuffmanTable,
	) {
		this.first = new FirstValues(bits, dc, 0);
		this.whole = ac.readWhole();
	}

	decode(values: Int16Array, at: number): void {
		this.first.decode(values, at);
		this.bits.takeCoefficients(values, at, this.whole, this.ac);
	}

	reset(): void {
		this.first.reset();
	}
}

/** A band of coefficients; a code may say that the next blocks have no more of them (G.1.2.2). */
class BandValues implements BlockDecoder {
	private empty = 0;

	constructor(
		private readonly bits: ScanBits,
		private readonly ac: HuffmanTable,
		private readonly band: Band,
	) {}

	decode(values: Int16Array, at: number): void {
		if (this.empty > 0) {
			this.empty--;
			return;
		}
		const { bits, ac } = this;
		const { first, last, low } = this.band;
		for (let index = first; index <= last; index++) {
			const symbol = ac.read(bits);
			const [zeros, size] = [symbol >> 4, symbol & 15];
			if (size === 0 && zeros < 15) {
				this.empty = (1 << zeros) - 1 + (zeros > 0 ? bits.take(zeros) : 0);
				return;
			}
			index += zeros;
			if (index > last) throw new DamagedScan();
			if (size > 0) values[at + index] = bits.takeSigned(size) << low;
		}
	}

	reset(): void {
		this.empty = 0;
	}
}

/** More zeros than a band has. */
const WHOLE_BAND = 64;

/** One more bit of the coefficients that are not zero, and those that become so (G.1.2.3). */
class BandRefined implements BlockDecoder {
	private empty = 0;
	private readonly bit: number;

	constructor(
		private readonly bits: ScanBits,
		private readonly ac: HuffmanTable,
		private readonly band: Band,
	) {
		this.bit = 1 << band.low;
	}

	decode(values: Int16Array, at: number): void {
		const { first, last } = this.band;
		let index = first;
		if (this.empty === 0) index = this.decodeCodes(values, at);
		if (this.empty === 0) return;
		this.bits.refineCoefficients(values, at + index, at + last, WHOLE_BAND, this.bit);
		this.empty--;
	}

	/** @returns where the rest of the block begins, which has no new coefficients if `empty` is set */
	private decodeCodes(values: Int16Array, at: number): number {
		const { bits, ac, bit } = this;
		const { first, last } = this.band;
		let index = first;
		for (; index <= last; index++) {
			const symbol = ac.read(bits);
			const [zeros, size] = [symbol >> 4, symbol & 15];
			if (size > 1) throw new DamagedScan();
			if (size === 0 && zeros < 15) {
				this.empty = (1 << zeros) + (zeros > 0 ? bits.take(zeros) : 0);
				return index;
			}
			const value = size === 0 ? 0 : bits.take(1) ? bit : -bit;
			index = bits.refineCoefficients(values, at + index, at + last, zeros, bit) - at;
			if (value === 0) continue;
			if (index > last) throw new DamagedScan();
			values[at + index] = value;
		}
		return index;
	}

	reset(): void {
		this.empty = 0;
	}
}
