/** Predictors of the Flate and LZW filters (ISO 32000-2, 7.4.4.4). */
import type { Pace } from '../../pace/pace';
import type { Parameters } from '../large-data';
import type { Damage } from './budget';
import { integerOf } from './parameters';
import { unfilterRow } from './png-filters';

/** Undoes a predictor: 2 is TIFF, 10 to 15 are PNG's, chosen row by row. */
export function unpredict(data: Uint8Array, parameters: Parameters | undefined, damage?: Damage): Uint8Array {
	const rows = predictedRows(data, parameters);
	if (!rows) return data;
	rows.undo(0, rows.count);
	noteUnknownRows(rows, damage);
	return rows.out;
}

/** Bytes of rows that are undone at once, and the cost of a byte, see `Pace`. */
const AT_ONCE = 1 << 18;
const COST = 4;

/** The same for data that may be large, letting others run between rows. */
export async function unpredictAtEase(
	data: Uint8Array,
	parameters: Parameters | undefined,
	pace: Pace,
	damage?: Damage,
): Promise<Uint8Array> {
	const rows = predictedRows(data, parameters);
	if (!rows) return data;
	const few = Math.max(1, Math.floor(AT_ONCE / rows.size));
	for (let row = 0; row < rows.count; row += few) {
		const due = pace.step(Math.min(few * rows.size, data.length, AT_ONCE) * COST);
		if (due) await due;
		if (rows.size > AT_ONCE) await undoLongRow(rows, row, pace);
		else rows.undo(row, Math.min(row + few, rows.count));
	}
	noteUnknownRows(rows, damage);
	return rows.out;
}

/** Rows of a filter that does not exist begin elsewhere, or have none: /Predictor or /Columns are wrong, and all of the data is. */
function noteUnknownRows({ hasUnknown }: Rows, damage: Damage | undefined): void {
	if (hasUnknown && damage) damage.found = damage.broken = true;
}

async function undoLongRow(rows: Rows, row: number, pace: Pace): Promise<void> {
	for (let at = 0; at < rows.size; at += AT_ONCE) {
		const due = pace.step(AT_ONCE * COST);
		if (due) await due;
		rows.undoPart(row, at, Math.min(at + AT_ONCE, rows.size));
	}
}

interface Rows {
	readonly count: number;
	/** In bytes. */
	readonly size: number;
	/** Complete once all rows are undone in their order. */
	readonly out: Uint8Array;
	/** Whether a row that was undone has a filter that does not exist. */
	hasUnknown?: boolean;
	/** @param to the row after the last one */
	undo(from: number, to: number): void;
	/** The same for the bytes of one row from `at` to before `end`, in their order. */
	undoPart(row: number, at: number, end: number): void;
}

/** The predictor of TIFF, and the first of PNG (Table 10). */
const [TIFF, PNG] = [2, 10];

/** undefined for data that has no predictor, or none that is known. */
function predictedRows(data: Uint8Array, parameters: Parameters | undefined): Rows | undefined {
	const predictor = integerOf(parameters, 'Predictor', 1);
	// Readers take those that do not exist for none.
	if (predictor <= 1 || (predictor > TIFF && predictor < PNG)) return undefined;
	const colors = clamp(integerOf(parameters, 'Colors', 1), 1, 32);
	const depth = clamp(integerOf(parameters, 'BitsPerComponent', 8), 1, 16);
	const columns = clamp(integerOf(parameters, 'Columns', 1), 1, 1 << 24);
	const row = Math.ceil((colors * depth * columns) / 8);
	return predictor === TIFF ? tiffRows(data, row, colors, depth) : pngRows(data, row, Math.ceil((colors * depth) / 8));
}

/** Each sample has the difference to the one before it of the same color (TIFF 6.0, section 14). Samples of other depths stay. */
function tiffRows(data: Uint8Array, size: number, colors: number, depth: number): Rows | undefined {
	const samples: Samples = { colors, depth, before: new Uint8Array(colors), color: 0 };
	const addPart = depth === 8 ? addBytes : depth === 16 ? addPairs : [1, 2, 4].includes(depth) ? addPacked : undefined;
	if (!addPart) return undefined;
	const out = data.slice();
	const undoPart = (row: number, at: number, end: number): void => {
		const start = row * size;
		if (at === 0 && depth < 8) {
			samples.before.fill(0);
			samples.color = 0;
		}
		addPart(out, start, start + at, Math.min(start + end, out.length), samples);
	};
	return {
		count: Math.ceil(data.length / size),
		size,
		out,
		undo(from, to) {
			for (let row = from; row < to; row++) undoPart(row, 0, size);
		},
		undoPart,
	};
}

interface Samples {
	readonly colors: number;
	readonly depth: number;
	/** Of samples of fewer bits than a byte: the last one of each color, and the color of the next one. */
	readonly before: Uint8Array;
	color: number;
}

/** @param start where the row begins. @param from an even number of bytes after it */
function addBytes(out: Uint8Array, start: number, from: number, stop: number, { colors }: Samples): void {
	for (let at = Math.max(from, start + colors); at < stop; at++) out[at] = out[at]! + out[at - colors]!;
}

function addPairs(out: Uint8Array, start: number, from: number, stop: number, { colors }: Samples): void {
	const step = 2 * colors;
	for (let at = Math.max(from, start + step); at + 1 < stop; at += 2) {
		const low = out[at + 1]! + out[at + 1 - step]!;
		out[at + 1] = low;
		out[at] = out[at]! + out[at - step]! + (low >> 8);
	}
}

/** Samples of 1, 2 or 4 bits, the first one in the high bits of a byte. */
function addPacked(out: Uint8Array, _start: number, from: number, stop: number, samples: Samples): void {
	const { colors, depth, before } = samples;
	const mask = (1 << depth) - 1;
	let { color } = samples;
	for (let at = from; at < stop; at++) {
		const byte = out[at]!;
		let sums = 0;
		for (let shift = 8 - depth; shift >= 0; shift -= depth) {
			const sample = (before[color]! + (byte >> shift)) & mask;
			before[color] = sample;
			sums |= sample << shift;
			color = color + 1 === colors ? 0 : color + 1;
		}
		out[at] = sums;
	}
	samples.color = color;
}

const SHORT_ROW = 64;
/** The last of the filters of rows (PNG 9.2), and the line end that may be after the last row. */
const [LAST_FILTER, LINE_END] = [4, 2];

/** @param length of a row that is complete, or of the last one */
const isUnknown = (filter: number, length: number): boolean => filter > LAST_FILTER && length >= LINE_END;

function pngRows(data: Uint8Array, size: number, step: number): Rows {
	const count = Math.ceil(data.length / (size + 1));
	// The last row may be short, and the claimed row length may be far larger than the data.
	const out = new Uint8Array(data.length - count);
	const nothing = new Uint8Array(Math.min(size, data.length));
	const undo = (from: number, to: number): void => {
		for (let row = from, start = from * size, at = from * (size + 1); row < to; row++, start += size, at += size + 1) {
			const length = Math.min(size, data.length - at - 1);
			// The rows of cross-reference streams are many, and so short that a view of each would cost more than its bytes.
			if (length < SHORT_ROW) for (let i = 0; i < length; i++) out[start + i] = data[at + 1 + i]!;
			else out.set(data.subarray(at + 1, at + 1 + length), start);
			rows.hasUnknown ||= isUnknown(data[at]!, length);
			unfilterRow(data[at]!, out, start, length, row === 0 ? nothing : out, row === 0 ? 0 : start - size, step);
		}
	};
	const undoPart = (row: number, at: number, end: number): void => {
		const [start, from] = [row * size, row * (size + 1)];
		const length = Math.min(end, data.length - from - 1) - at;
		if (length <= 0) return;
		out.set(data.subarray(from + 1 + at, from + 1 + at + length), start + at);
		const above = row === 0 ? nothing : out;
		if (at === 0) rows.hasUnknown ||= isUnknown(data[from]!, length);
		unfilterRow(data[from]!, out, start + at, length, above, row === 0 ? at : start - size + at, step, at);
	};
	const rows: Rows = { count, size, out, undo, undoPart, hasUnknown: false };
	return rows;
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
