/** Cross-reference tables (ISO 32000-2, 7.5.4) and streams (7.5.8), written from one record of where objects went. */
import { DIGIT_0, LETTER_f, plainBytes } from '../syntax/characters';
import { COMPRESSED, UNCOMPRESSED } from '../object-table';
import type { Pace } from '../../pace/pace';
import type { Sink } from '../syntax/output';
import { Name, dict, type Value } from '../syntax/values';
import type { Compressor } from './compressor';

/** A number without an object; its row says that it is free. The other kinds have the numbers of Table 18 as well. */
const UNUSED = 0;

/** The row of an object at the start of the file; most of every other row is the same. */
const ROW = Buffer.from('0000000000 00000 n \n', 'latin1');

/** Where each object of the output is, by its final number. */
export class Rows {
	private kind: Uint8Array;
	private place: Float64Array;
	private detail: Int32Array;
	/** One more than the highest number in use. */
	size = 1;

	constructor(capacity: number) {
		this.kind = new Uint8Array(capacity);
		this.place = new Float64Array(capacity);
		this.detail = new Int32Array(capacity);
	}

	plain(number: number, offset: number, generation: number): void {
		this.set(number, UNCOMPRESSED, offset, generation);
	}

	compressed(number: number, objectStream: number, index: number): void {
		this.set(number, COMPRESSED, objectStream, index);
	}

	private set(number: number, kind: number, place: number, detail: number): void {
		if (number >= this.kind.length) this.grow(number + 1);
		this.kind[number] = kind;
		this.place[number] = place;
		this.detail[number] = detail;
		if (number >= this.size) this.size = number + 1;
	}

	private grow(size: number): void {
		const capacity = Math.max(size, Math.ceil(this.kind.length * 1.5));
		const [kind, place, detail] = [new Uint8Array(capacity), new Float64Array(capacity), new Int32Array(capacity)];
		kind.set(this.kind);
		place.set(this.place);
		detail.set(this.detail);
		[this.kind, this.place, this.detail] = [kind, place, detail];
	}

	/** The bytes that say where everything is. */
	fingerprint(): Uint8Array {
		return new Uint8Array(this.place.buffer, 0, this.size * 8);
	}

	/** Rows of 20 bytes; free ones are linked (7.5.4). */
	async table(pace: Pace): Promise<Uint8Array> {
		const { size } = this;
		const rows = plainBytes(Buffer.allocUnsafe(size * ROW.length).fill(ROW));
		let nextFree = 0;
		for (let to = size; to > 0; to -= SOME) {
			nextFree = this.fillIn(rows, Math.max(0, to - SOME), to, nextFree);
			const due = pace.step(SOME * 40);
			if (due) await due;
		}
		return rows;
	}

	/** Fills in rows that are copies of the template, from the last to the first; returns the first free number. */
	private fillIn(rows: Uint8Array, from: number, to: number, nextFree: number): number {
		const { kind, place, detail } = this;
		for (let number = to - 1; number >= from; number--) {
			const at = number * ROW.length;
			if (kind[number] !== UNUSED) {
				putDigits(rows, at + 10, place[number]!);
				if (detail[number]! > 0) putDigits(rows, at + 16, detail[number]!);
				continue;
			}
			putDigits(rows, at + 10, nextFree);
			putDigits(rows, at + 16, number === 0 ? 65_535 : 1);
			rows[at + 17] = LETTER_f;
			nextFree = number;
		}
		return nextFree;
	}

	/** Rows of a cross-reference stream with the widths of their fields, each row less the one above (PNG's "up" predictor). */
	async compressedRows(pace: Pace): Promise<{ data: Uint8Array; widths: [number, number, number] }> {
		const { size, kind, place, detail } = this;
		let [highPlace, highDetail] = [1, 1];
		for (let number = 0; number < size; number++) {
			if (place[number]! > highPlace) highPlace = place[number]!;
			if (detail[number]! > highDetail) highDetail = detail[number]!;
		}
		const widths: [number, number, number] = [1, byteWidth(highPlace), byteWidth(highDetail)];
		const width = widths[0] + widths[1] + widths[2];
		const data = new Uint8Array(size * (width + 1));
		const row = new Uint8Array(width);
		const above = new Uint8Array(width);
		let at = 0;
		const write = (from: number, to: number): void => {
			for (let number = from; number < to; number++) {
				row[0] = kind[number]!;
				bigEndian(row, 1, widths[1], place[number]!);
				bigEndian(row, 1 + widths[1], widths[2], number === 0 ? 0 : detail[number]!);
				data[at++] = 2;
				for (let i = 0; i < width; i++) {
					data[at++] = row[i]! - above[i]!;
					above[i] = row[i]!;
				}
			}
		};
		for (let from = 0; from < size; from += SOME) {
			write(from, Math.min(from + SOME, size));
			const due = pace.step(SOME * 40);
			if (due) await due;
		}
		return { data, widths };
	}
}

/** Rows written between two looks at the clock. */
const SOME = 8192;

/** Returns the position of the table. */
export async function writeCrossReferenceTable(sink: Sink, rows: Rows, pace: Pace): Promise<number> {
	const at = sink.length;
	sink.text(`xref\n0 ${rows.size}\n`);
	const table = await rows.table(pace);
	sink.copy(table, 0, table.length);
	return at;
}

/** Writes the stream, its own row included, and the end of the file. `dictionary` writes the entries together with the trailer's. */
export async function writeCrossReferenceStream(
	sink: Sink,
	rows: Rows,
	pace: Pace,
	compressor: Compressor,
	dictionary: (entries: [string, Value][]) => void,
): Promise<void> {
	const at = sink.length;
	const number = rows.size;
	rows.plain(number, at, 0);
	const { data, widths } = await rows.compressedRows(pace);
	const packed = await compressor.deflate(data);
	const width = widths[0] + widths[1] + widths[2];
	sink.text(`${number} 0 obj\n`);
	dictionary([
		['Type', new Name('XRef')],
		['Size', rows.size],
		['W', widths],
		['Filter', new Name('FlateDecode')],
		['DecodeParms', dict({ Columns: width, Predictor: 12 })],
		['Length', packed.length],
	]);
	sink.text('\nstream\n');
	sink.copy(packed, 0, packed.length);
	sink.text(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`);
}

/**
 * Writes the digits of `value` so that they end before `end`, over zeros. Four at a time, because only every fourth is worth a
 * division; the others are multiplications of small integers, which are right for numbers below 10,000.
 */
function putDigits(rows: Uint8Array, end: number, value: number): void {
	for (let at = end - 1; value > 0; at -= 4) {
		const rest = Math.floor(value / 10_000);
		const four = value - rest * 10_000;
		const three = (four * 6554) >>> 16;
		const two = (three * 6554) >>> 16;
		const one = (two * 6554) >>> 16;
		rows[at] = DIGIT_0 + four - three * 10;
		if (three > 0 || rest > 0) rows[at - 1] = DIGIT_0 + three - two * 10;
		if (two > 0 || rest > 0) rows[at - 2] = DIGIT_0 + two - one * 10;
		if (one > 0 || rest > 0) rows[at - 3] = DIGIT_0 + one;
		value = rest;
	}
}

const byteWidth = (value: number): number => Math.max(1, Math.ceil(Math.log2(value + 1) / 8));

function bigEndian(row: Uint8Array, at: number, width: number, value: number): void {
	for (let i = at + width - 1; i >= at; i--) {
		row[i] = value % 256;
		value = Math.floor(value / 256);
	}
}
