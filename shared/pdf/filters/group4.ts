/** Encodes images of one bit as facsimiles of group 4 (ITU-T T.6; ISO 32000-2, 7.4.6), which makes scanned text small. */
import type { Pace } from '../../pace/pace';
import { Output } from '../syntax/output';
import { BLACK, END, HORIZONTAL, LONG, PASS, VERTICAL, WHITE, type Code } from './fax-codes';

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
