/** Encodes images of one bit as facsimiles of group 4 (ITU-T T.6; ISO 32000-2, 7.4.6), which makes scanned text small. */
import type { Pace } from '../../pace/pace';
import { Output } from '../syntax/output';

/** Codes of runs (ITU-T T.4, Tables 2 and 3): of 0 to 63 pixels, then of 64, 128 and so on to 1728. */
const WHITE = parseRunCodes(
	'00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 110100 110101 ' +
		'101010 101011 0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 0100100 0011000 ' +
		'00000010 00000011 00011010 00011011 00010010 00010011 00010100 00010101 00010110 00010111 00101000 ' +
		'00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 00001011 01010010 01010011 ' +
		'01010100 01010101 00100100 00100101 01011000 01011001 01011010 01011011 01001010 01001011 00110010 ' +
		'00110011 00110100 ' +
		'11011 10010 010111 0110111 00110110 00110111 01100100 01100101 01101000 01100111 011001100 011001101 ' +
		'011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 011011010 011011011 ' +
		'010011000 010011001 010011010 011000 010011011',
);
const BLACK = parseRunCodes(
	'0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 ' +
		'000011000 0000010111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 00000101000 ' +
		'00000010111 00000011000 000011001010 000011001011 000011001100 000011001101 000001101000 000001101001 ' +
		'000001101010 000001101011 000011010010 000011010011 000011010100 000011010101 000011010110 000011010111 ' +
		'000001101100 000001101101 000011011010 000011011011 000001010100 000001010101 000001010110 000001010111 ' +
		'000001100100 000001100101 000001010010 000001010011 000000100100 000000110111 000000111000 000000100111 ' +
		'000000101000 000001011000 000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 ' +
		'0000001111 000011001000 000011001001 000001011011 000000110011 000000110100 000000110101 0000001101100 ' +
		'0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 0000001110010 0000001110011 ' +
		'0000001110100 0000001110101 0000001110110 0000001110111 0000001010010 0000001010011 0000001010100 ' +
		'0000001010101 0000001011010 0000001011011 0000001100100 0000001100101',
);
/** Of 1792 pixels and each 64 more, of both colors. */
const LONG = parseRunCodes(
	'00000001000 00000001100 00000001101 000000010010 000000010011 000000010100 000000010101 000000010110 ' +
		'000000010111 000000011100 000000011101 000000011110 000000011111',
);
const [PASS, HORIZONTAL, END] = parseRunCodes('0001 001 000000000001') as [Code, Code, Code];
/** How far a change is to the right of the one above, from -3 to 3 (T.6, Table 1). */
const VERTICAL = parseRunCodes('0000010 000010 010 1 011 000011 0000011');

type Code = readonly [bits: number, length: number];

function parseRunCodes(text: string): Code[] {
	return text.split(' ').map((code): Code => [parseInt(code, 2), code.length]);
}

/** The cost of a change of color, see `Pace`. */
const COST = 20;

/** Rows of whole bytes. */
export interface Bilevel {
	readonly data: Uint8Array;
	readonly width: number;
	readonly height: number;
	/** The bits that black pixels have (/BlackIs1): runs of white take fewer bits. */
	readonly black: 0 | 1;
}

/** @returns data for /K -1 */
export async function encodeGroup4({ data, width, height, black }: Bilevel, pace: Pace): Promise<Uint8Array> {
	const writer = new Group4Writer(width);
	const length = (width + 7) >> 3;
	const row = new Uint8Array(length);
	for (let index = 0; index < height; index++) {
		for (let at = 0, from = index * length; at < length; at++, from++) row[at] = black ? data[from]! : ~data[from]!;
		const changes = writer.row(row);
		const due = pace.step(length + changes * COST);
		if (due) await due;
	}
	return writer.finish();
}

class Group4Writer {
	private readonly output = new Output(4096);
	private bits = 0;
	private count = 0;
	/** Where the color changes in the row and in the one above, from white on, and then its end. */
	private changes: Int32Array;
	private above: Int32Array;

	constructor(private readonly width: number) {
		this.changes = new Int32Array(width + 4);
		this.above = new Int32Array(width + 4).fill(width);
	}

	/** @returns how many changes of color it has */
	row(data: Uint8Array): number {
		const { width, changes, above } = this;
		const count = findChanges(data, width, changes);
		let [at, color, own, other] = [-1, 0, 0, 0];
		while (at < width) {
			// The first change above that is to the right and to the other color.
			other = (other & ~1) | color;
			while (other > 1 && above[other - 2]! > at) other -= 2;
			while (above[other]! <= at && above[other]! < width) other += 2;
			const [a1, b1, b2] = [changes[own]!, above[other]!, b1After(above, other, width)];
			if (b2 < a1) {
				this.add(PASS);
				at = b2;
			} else if (Math.abs(a1 - b1) <= 3) {
				this.add(VERTICAL[a1 - b1 + 3]!);
				at = a1;
				own++;
				color ^= 1;
			} else {
				const a2 = a1 < width ? changes[own + 1]! : width;
				this.add(HORIZONTAL);
				this.run(a1 - Math.max(at, 0), color);
				this.run(a2 - a1, color ^ 1);
				at = a2;
				own += 2;
			}
		}
		this.changes = above;
		this.above = changes;
		return count;
	}

	finish(): Uint8Array {
		this.add(END);
		this.add(END);
		if (this.count > 0) this.add([0, 8 - this.count]);
		return this.output.bytes;
	}

	private run(length: number, color: number): void {
		for (; length >= 2560 + 64; length -= 2560) this.add(LONG.at(-1)!);
		const codes = color === 0 ? WHITE : BLACK;
		const whole = length >> 6;
		if (whole > 27) this.add(LONG[whole - 28]!);
		else if (whole > 0) this.add(codes[63 + whole]!);
		this.add(codes[length & 63]!);
	}

	private add([bits, length]: Code): void {
		this.bits = (this.bits << length) | bits;
		this.count += length;
		for (; this.count >= 8; this.count -= 8) this.output.byte((this.bits >>> (this.count - 8)) & 255);
		this.bits &= (1 << this.count) - 1;
	}
}

const b1After = (above: Int32Array, at: number, width: number): number => (above[at]! < width ? above[at + 1]! : width);

function findChanges(data: Uint8Array, width: number, changes: Int32Array): number {
	let [count, color] = [0, 0];
	for (let at = 0; at < width;) {
		const byte = data[at >> 3]!;
		if ((at & 7) === 0 && byte === (color ? 255 : 0)) {
			at += 8;
			continue;
		}
		if (((byte >> (7 - (at & 7))) & 1) !== color) {
			changes[count++] = at;
			color ^= 1;
		}
		at++;
	}
	changes.fill(width, count, Math.min(count + 4, changes.length));
	return count;
}
