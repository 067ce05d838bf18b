/** Decodes the blocks of a scan (ITU-T T.81, F.2 and G.2): all coefficients at once, or a band of them, or one more bit of it. */
import { BLOCK, type Band } from './frame';
import { DamagedScan, WHOLE_BAND, type HuffmanTable, type ScanBits } from './huffman';

/** Of one component in one scan. */
export interface BlockDecoder {
	/** Reads a number of blocks, one after the other, whose coefficients begin here. */
	decode(values: Int16Array, at: number, blocks: number): void;
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

	decode(values: Int16Array, at: number, blocks: number): void {
		const end = at + blocks * BLOCK;
		for (let block = at; block < end; block += BLOCK) {
			const size = this.dc.read(this.bits);
			if (size > 15) throw new DamagedScan();
			this.before += this.bits.takeSigned(size);
			values[block] = this.before << this.low;
		}
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

	decode(values: Int16Array, at: number, blocks: number): void {
		const end = at + blocks * BLOCK;
		for (let block = at; block < end; block += BLOCK) if (this.bits.take(1)) values[block]! |= 1 << this.low;
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

	decode(values: Int16Array, at: number, blocks: number): void {
		const end = at + blocks * BLOCK;
		for (let block = at; block < end; block += BLOCK) {
			this.first.decode(values, block, 1);
			this.bits.takeCoefficients(values, block, this.whole, this.ac);
		}
	}

	reset(): void {
		this.first.reset();
	}
}

/** A band of coefficients; a code may say that the next blocks have no more of them (G.1.2.2). */
class BandValues implements BlockDecoder {
	private empty = 0;
	private readonly whole: Int32Array;

	constructor(
		private readonly bits: ScanBits,
		private readonly ac: HuffmanTable,
		private readonly band: Band,
	) {
		this.whole = ac.readWhole();
	}

	decode(values: Int16Array, at: number, blocks: number): void {
		const { bits, band, whole, ac } = this;
		const end = at + blocks * BLOCK;
		for (let block = at; block < end; block += BLOCK) {
			if (this.empty > 0) this.empty--;
			else this.empty = bits.takeBand(values, block, band, whole, ac);
		}
	}

	reset(): void {
		this.empty = 0;
	}
}

/** One more bit of the coefficients that are not zero, and those that become so (G.1.2.3). */
class BandRefined implements BlockDecoder {
	private empty = 0;
	private readonly bit: number;
	private readonly whole: Int32Array;

	constructor(
		private readonly bits: ScanBits,
		private readonly ac: HuffmanTable,
		private readonly band: Band,
	) {
		this.bit = 1 << band.low;
		this.whole = ac.readWhole();
	}

	decode(values: Int16Array, at: number, blocks: number): void {
		const { bits, bit, whole, ac } = this;
		const { first, last } = this.band;
		const end = at + blocks * BLOCK;
		for (let block = at; block < end; block += BLOCK) {
			if (this.empty > 0) {
				bits.refineCoefficients(values, block + first, block + last, WHOLE_BAND, bit);
				this.empty--;
			} else this.empty = bits.refineBand(values, block + first, block + last, bit, whole, ac);
		}
	}

	reset(): void {
		this.empty = 0;
	}
}
