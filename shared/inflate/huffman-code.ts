/** The codes of deflated data (RFC 1951, 3.2.2), with the meanings of their symbols, as tables in which a decoder looks bits up. */

/** Bits of the longest code. */
export const LONGEST_CODE = 15;
/** Bits that are looked up at once. Longer codes are rare. */
const ROOT = 10;

/** The order in which a block gives the lengths of the codes for lengths (RFC 1951, 3.2.7). */
export const LENGTH_ORDER = Uint8Array.of(16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15);

export interface Codes {
	readonly literals: HuffmanCode;
	readonly distances: HuffmanCode;
}

/**
 * The meanings of symbols, without the lengths of their codes, which are added below 16: a literal byte is `byte << 8`; a length
 * `base << 8 | bits + 1 << 4`; the end of a block `15 << 4`; symbols that never occur (RFC 1951, 3.2.6) `14 << 4`.
 */
const MEANINGS = {
	literals: Int32Array.from({ length: 288 }, (_, symbol) => {
		if (symbol < 256) return symbol << 8;
		if (symbol === 256) return 15 << 4;
		if (symbol > 285) return 14 << 4;
		if (symbol === 285) return (258 << 8) | (1 << 4);
		const { base, bits } = spreadOf(symbol - 257, 4);
		return ((base + 3) << 8) | ((bits + 1) << 4);
	}),
	/** A distance is `base << 8 | bits << 4`. */
	distances: Int32Array.from({ length: 32 }, (_, symbol) => {
		if (symbol > 29) return 14 << 4;
		const { base, bits } = spreadOf(symbol, 2);
		return ((base + 1) << 8) | (bits << 4);
	}),
};

/** Of the nth symbol where `group` of them share a number of extra bits: those bits, and what all before it cover (RFC 1951, 3.2.5). */
function spreadOf(n: number, group: number): { base: number; bits: number } {
	if (n < 2 * group) return { base: n, bits: 0 };
	const bits = Math.floor(n / group) - 1;
	return { base: (group + (n % group)) << bits, bits };
}

/** The lowest `ROOT` bits of a number in the opposite order: codes begin with their highest bit. */
const REVERSED = Uint16Array.from({ length: 1 << ROOT }, (_, bits) => {
	let reversed = 0;
	for (let bit = 0; bit < ROOT; bit++) reversed |= ((bits >> bit) & 1) << (ROOT - 1 - bit);
	return reversed;
});

export class HuffmanCode {
	/** By the next bits: a meaning and the length of the code; 0 for long codes and where no code begins so. */
	readonly table = new Int32Array(1 << ROOT);
	mask = 0;
	private readonly meanings: Int32Array;
	/** Of each length, how many codes there are; and the symbols by the order of their codes. */
	private readonly counts = new Uint16Array(LONGEST_CODE + 1);
	private readonly symbols: Uint16Array;

	constructor(kind: keyof typeof MEANINGS) {
		this.meanings = MEANINGS[kind];
		this.symbols = new Uint16Array(this.meanings.length);
	}

	/** Assigns codes to symbols by the lengths of their codes; 0 for a symbol that does not occur. False if there are more codes than there can be. */
	assign(lengths: Uint8Array, from: number, to: number): boolean {
		const { counts, symbols } = this;
		counts.fill(0);
		for (let at = from; at < to; at++) counts[lengths[at]!]!++;
		counts[0] = 0;
		const next = new Uint16Array(LONGEST_CODE + 2);
		let free = 1;
		let longest = 0;
		for (let length = 1; length <= LONGEST_CODE; length++) {
			free = free * 2 - counts[length]!;
			if (free < 0) return false;
			if (counts[length]! > 0) longest = length;
			next[length + 1] = next[length]! + counts[length]!;
		}
		for (let at = from; at < to; at++) if (lengths[at] !== 0) symbols[next[lengths[at]!]!++] = at - from;
		this.fillTable(Math.min(longest, ROOT));
		return true;
	}

	private fillTable(root: number): void {
		const { table, counts, symbols, meanings } = this;
		const size = 1 << root;
		this.mask = size - 1;
		table.fill(0, 0, size);
		let code = 0;
		let at = 0;
		for (let length = 1; length <= root; length++, code <<= 1)
			for (let left = counts[length]!; left > 0; left--, code++) {
				const entry = meanings[symbols[at++]!]! | length;
				const step = 1 << length;
				for (let bits = REVERSED[code]! >> (ROOT - length); bits < size; bits += step) table[bits] = entry;
			}
	}

	/** The meaning of the next bits where the table does not have it; `14 << 4` where no code begins so. */
	longEntryOf(bits: number): number {
		const found = this.find(bits);
		return found < 0 ? 14 << 4 : this.meanings[found >> 4]! | (found & 15);
	}

	/** A symbol, four bits higher than the length of its code, by going from length to length; -1 where no code begins so. */
	private find(bits: number): number {
		let [code, first, index] = [0, 0, 0];
		for (let length = 1; length <= LONGEST_CODE; length++) {
			code |= (bits >> (length - 1)) & 1;
			const count = this.counts[length]!;
			if (code - count < first) return (this.symbols[index + code - first]! << 4) | length;
			index += count;
			first = (first + count) << 1;
			code <<= 1;
		}
		return -1;
	}
}

let fixed: Codes | undefined;

/** The codes that need not be given (RFC 1951, 3.2.6). */
export function fixedCodes(): Codes {
	if (fixed) return fixed;
	const lengths = new Uint8Array(288).fill(8).fill(9, 144, 256).fill(7, 256, 280);
	const [literals, distances] = [new HuffmanCode('literals'), new HuffmanCode('distances')];
	literals.assign(lengths, 0, lengths.length);
	distances.assign(new Uint8Array(32).fill(5), 0, 32);
	return (fixed = { literals, distances });
}
