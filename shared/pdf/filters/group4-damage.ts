/** Damage within facsimiles of group 4 (ITU-T T.6): each row refers to the one above, so that all below a damaged one is wrong. */
import type { Steps } from '../../pace/steps';
import { BLACK, END, HORIZONTAL, LONG, PASS, VERTICAL, WHITE, type Code } from './fax-codes';

export interface Fax {
	readonly data: Uint8Array;
	/** /Columns. */
	readonly width: number;
	/** Of the image: the data may have fewer rows if it says where it ends. */
	readonly height: number;
	/** /EncodedByteAlign. */
	readonly isAligned: boolean;
}

/** The costs of a row, and of a code, see `Pace`. */
const [ROW, CODE] = [200, 20];

/** Bits of the longest code. */
const LONGEST = 13;

/** Codes by the bits that they begin with: the length in the low four bits, and the index above them. */
type Table = Int16Array;
const UNKNOWN = -1;

function codeTable(codes: readonly (Code | undefined)[]): Table {
	const table = new Int16Array(1 << LONGEST).fill(UNKNOWN);
	for (const [index, code] of codes.entries()) {
		if (!code) continue;
		const [bits, length] = code;
		const free = LONGEST - length;
		table.fill((index << 4) | length, bits << free, (bits + 1) << free);
	}
	return table;
}

/** Indexes of `MODES`: those of a change that is near the one above come first. */
const [PASSED, RUNS, ENDED] = [VERTICAL.length, VERTICAL.length + 1, VERTICAL.length + 2];
/** Runs of up to 63 pixels come first, then those of 64 and so on. */
const SHORT_RUNS = 64;

interface Tables {
	readonly modes: Table;
	/** Of white and of black. */
	readonly runs: readonly [Table, Table];
}

const makeTables = (): Tables => ({
	modes: codeTable([...VERTICAL, PASS, HORIZONTAL, END]),
	runs: [codeTable([...WHITE, ...LONG]), codeTable([...BLACK, ...LONG])],
});

/** Whether a row has a code that does not exist, or ends elsewhere than where the width ends, or the data ends before the last row. */
export function* checkGroup4(fax: Fax): Steps<boolean> {
	const { width, height, isAligned } = fax;
	const rows = new RowReader(fax);
	for (let row = 0; row < height; row++) {
		if (isAligned) rows.align();
		const end = rows.read();
		yield ROW + rows.codes * CODE + width / 8;
		if (end !== undefined) return end === 'damaged';
	}
	return false;
}

class RowReader {
	/** Of the last row. */
	codes = 0;
	private bit = 0;
	/** Where the color changes in the row and in the one above, from white on. */
	private changes: Int32Array;
	private above: Int32Array;
	private count = 0;
	private countAbove = 0;
	private readonly data: Uint8Array;
	private readonly width: number;
	private readonly tables = makeTables();

	constructor({ data, width }: Fax) {
		this.data = data;
		this.width = width;
		// Runs may be empty, at both ends.
		this.changes = new Int32Array(width + 4);
		this.above = new Int32Array(width + 4);
	}

	align(): void {
		this.bit = (this.bit + 7) & ~7;
	}

	/** Undefined after a row that is sound. */
	read(): 'damaged' | 'ended' | undefined {
		const { width, above } = this;
		const { modes } = this.tables;
		let [at, color, other] = [-1, 0, 0];
		this.codes = this.count = 0;
		while (at < width) {
			const mode = this.take(modes);
			if (mode === ENDED && at < 0) return 'ended';
			if (mode === UNKNOWN || mode === ENDED) return 'damaged';
			// The first change above that is to the right and to the other color.
			other = (other & ~1) | color;
			while (other > 1 && this.changeAbove(other - 2) > at) other -= 2;
			while (this.changeAbove(other) <= at && other < this.countAbove) other += 2;
			if (mode === PASSED) at = this.changeAbove(other + 1);
			else if (mode === RUNS) {
				for (const own of [color, color ^ 1]) {
					const run = this.takeRun(own);
					if (run === undefined || !this.change(Math.max(at, 0) + run, at)) return 'damaged';
					at = Math.max(at, 0) + run;
				}
			} else {
				const next = this.changeAbove(other) + mode - 3;
				if (!this.change(next, at)) return 'damaged';
				at = next;
				color ^= 1;
			}
		}
		this.above = this.changes;
		this.changes = above;
		this.countAbove = this.count;
		return undefined;
	}

	private changeAbove(index: number): number {
		return index < this.countAbove ? this.above[index]! : this.width;
	}

	/** Whether a change may be there, after the one at `before`. */
	private change(at: number, before: number): boolean {
		if (at < before || at < 0 || at > this.width || this.count === this.changes.length) return false;
		this.changes[this.count++] = at;
		return true;
	}

	private takeRun(color: number): number | undefined {
		const table = this.tables.runs[color]!;
		for (let length = 0; length <= this.width;) {
			const index = this.take(table);
			if (index === UNKNOWN) return undefined;
			if (index < SHORT_RUNS) return length + index;
			length += (index - SHORT_RUNS + 1) * 64;
		}
		return undefined;
	}

	private take(table: Table): number {
		const { data, bit } = this;
		const from = bit >> 3;
		const window = ((data[from] ?? 0) << 16) | ((data[from + 1] ?? 0) << 8) | (data[from + 2] ?? 0);
		const found = from < data.length ? table[(window >> (24 - (bit & 7) - LONGEST)) & ((1 << LONGEST) - 1)]! : UNKNOWN;
		if (found === UNKNOWN) return UNKNOWN;
		this.bit += found & 15;
		this.codes++;
		return found >> 4;
	}
}
