/** The Huffman coding of JPEG images (ITU-T T.81, Annexes C, F and K). */
import type { Output } from '../../../pdf/syntax/output';
import { ZIGZAG } from './jpeg-transform';

export interface Codes {
	/** How many codes of each length from 1 to 16 there are, and their values, the shortest first. */
	readonly counts: readonly number[];
	readonly values: readonly number[];
	/** By value. */
	readonly codes: Uint16Array;
	readonly lengths: Uint8Array;
}

function codesOf(counts: readonly number[], values: readonly number[]): Codes {
	const [codes, lengths] = [new Uint16Array(256), new Uint8Array(256)];
	let [code, at] = [0, 0];
	for (const [index, count] of counts.entries()) {
		for (let i = 0; i < count; i++, at++, code++) {
			codes[values[at]!] = code;
			lengths[values[at]!] = index + 1;
		}
		code *= 2;
	}
	return { counts, values, codes, lengths };
}

const SIZES = Array.from({ length: 12 }, (_, size) => size);

/** Tables K.3 and K.4. */
export const DC_CODES: readonly Codes[] = [
	codesOf([0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], SIZES),
	codesOf([0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0], SIZES),
];

/** Runs and sizes of Table K.5 and of Table K.6, with codes of fewer than 16 bits; all others follow in ascending order. */
const SHORT = [
	'01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282',
	'0001020311040521310612415107617113223281081442 91a1b1c109233352f0156272d10a162434e125f1'.replace(' ', ''),
];
const COUNTS = [
	[0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125],
	[0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119],
];

/** Tables K.5 and K.6. */
export const AC_CODES: readonly Codes[] = SHORT.map((text, index) => {
	const short = [...Buffer.from(text, 'hex')];
	const all = [0x00, 0xf0, ...Array.from({ length: 160 }, (_, at) => (Math.floor(at / 10) << 4) | ((at % 10) + 1))];
	const rest = all.filter((value) => !short.includes(value)).sort((a, b) => a - b);
	return codesOf(COUNTS[index]!, [...short, ...rest]);
});

/** Writes a marker with its data, or alone without any (B.1.1.4). */
export function putSegment(output: Output, marker: number, data: readonly number[] = []): void {
	output.byte(0xff);
	output.byte(marker);
	if (data.length === 0) return;
	for (const byte of [...splitWord(data.length + 2), ...data]) output.byte(byte);
}

/** The bytes of a number of 16 bits. */
export const splitWord = (value: number): [number, number] => [value >> 8, value & 255];

/** Writes the codes of the first coefficients and of the others, both with this number (B.2.4.2). */
export function putCodes(output: Output, number: number): void {
	for (const [kind, codes] of [DC_CODES[number]!, AC_CODES[number]!].entries())
		putSegment(output, 0xc4, [(kind << 4) | number, ...codes.counts, ...codes.values]);
}

/** More than the least value of a coefficient, and half a step besides. */
const WHOLE = 1 << 15;
const OFFSET = WHOLE + 0.5;

const END_OF_BLOCK = 0x00;
const SIXTEEN_ZEROS = 0xf0;

/** Bytes that are collected before they are written, and those that a block may have: 64 codes and values of 31 bits, all FF. */
const [COLLECTED, OF_BLOCK] = [1 << 14, 512];

/** Bits on their way into bytes; 0xFF is followed by 0 (B.1.1.5). */
export class Bits {
	private bits = 0;
	private count = 0;
	private at = 0;
	private readonly bytes = new Uint8Array(COLLECTED + OF_BLOCK);

	constructor(private readonly output: Output) {}

	/** Makes room for a block. */
	reserve(): void {
		if (this.at >= COLLECTED) this.flush();
	}

	/** At most 16 bits. */
	add(value: number, length: number): void {
		const bits = (this.bits << length) | value;
		const rest = this.count + length - 16;
		if (rest < 0) {
			this.bits = bits;
			this.count += length;
			return;
		}
		this.bits = bits & ((1 << rest) - 1);
		this.count = rest;
		this.put((bits >>> (rest + 8)) & 255);
		this.put((bits >>> rest) & 255);
	}

	private put(byte: number): void {
		this.bytes[this.at++] = byte;
		if (byte === 255) this.bytes[this.at++] = 0;
	}

	/** Fills the last byte with ones (F.1.2.3). */
	finish(): void {
		const { count } = this;
		const whole = (count + 7) & ~7;
		const bits = (this.bits << (whole - count)) | ((1 << (whole - count)) - 1);
		for (let left = whole - 8; left >= 0; left -= 8) this.put((bits >>> left) & 255);
		this.bits = this.count = 0;
		this.flush();
	}

	private flush(): void {
		this.output.copy(this.bytes, 0, this.at);
		this.at = 0;
	}
}

/** Writes the blocks of one component, one after the other. */
export class BlockCoder {
	/** The first coefficient of the block before. */
	before = 0;
	private readonly values = new Int16Array(64);

	constructor(
		private readonly bits: Bits,
		private readonly dc: Codes,
		private readonly ac: Codes,
	) {}

	/** Quantizes the coefficients of a block, which are in rows. */
	write(block: Float64Array, divisors: Float64Array): void {
		const { values } = this;
		for (let index = 0; index < 64; index++) {
			const at = ZIGZAG[index]!;
			// Rounded: `Math.round` takes longer.
			values[index] = ((block[at]! * divisors[at]! + OFFSET) | 0) - WHOLE;
		}
		this.writeValues(values, 0);
	}

	/** The 64 values from here on are quantized, and in the order in which they are written. */
	writeValues(values: Int16Array, from: number): void {
		const { bits, dc, ac } = this;
		const { codes, lengths } = ac;
		bits.reserve();
		const first = values[from]!;
		this.value(first - this.before, 0, dc);
		this.before = first;
		let zeros = 0;
		for (let index = from + 1; index < from + 64; index++) {
			const value = values[index]!;
			if (value === 0) {
				zeros++;
				continue;
			}
			for (; zeros > 15; zeros -= 16) bits.add(codes[SIXTEEN_ZEROS]!, lengths[SIXTEEN_ZEROS]!);
			this.value(value, zeros, ac);
			zeros = 0;
		}
		if (zeros > 0) bits.add(codes[END_OF_BLOCK]!, lengths[END_OF_BLOCK]!);
	}

	/** The size of a value, after a run of zeros, and its bits; those of a negative one are of the value below (F.1.2.1). */
	private value(value: number, zeros: number, { codes, lengths }: Codes): void {
		const size = 32 - Math.clz32(Math.abs(value));
		const symbol = (zeros << 4) | size;
		this.bits.add(codes[symbol]!, lengths[symbol]!);
		if (size > 0) this.bits.add(value < 0 ? value + (1 << size) - 1 : value, size);
	}
}
