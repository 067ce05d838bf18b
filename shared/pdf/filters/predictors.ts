/** Predictors of the Flate and LZW filters (ISO 32000-2, 7.4.4.4). */
import type { Dict } from '../syntax/values';
import { integerOf } from './parameters';
import { unfilterRow } from './png-filters';

/** Undoes a predictor: 2 is TIFF, 10 to 15 are PNG's, chosen row by row. */
export function unpredict(data: Uint8Array, parameters: Dict | undefined): Uint8Array {
	const predictor = integerOf(parameters, 'Predictor', 1);
	if (predictor <= 1) return data;
	const colors = clamp(integerOf(parameters, 'Colors', 1), 1, 32);
	const depth = clamp(integerOf(parameters, 'BitsPerComponent', 8), 1, 16);
	const columns = clamp(integerOf(parameters, 'Columns', 1), 1, 1 << 24);
	const row = Math.ceil((colors * depth * columns) / 8);
	return predictor === 2 ? tiff(data, row, colors, depth) : png(data, row, Math.ceil((colors * depth) / 8));
}

/** Each sample has the difference to the one before it of the same color (TIFF 6.0, section 14). Samples of other depths stay. */
function tiff(data: Uint8Array, row: number, colors: number, depth: number): Uint8Array {
	const addRow = depth === 8 ? addBytes : depth === 16 ? addPairs : [1, 2, 4].includes(depth) ? addPacked : undefined;
	if (!addRow) return data;
	const out = data.slice();
	for (let start = 0; start < out.length; start += row) addRow(out, start, Math.min(start + row, out.length), colors, depth);
	return out;
}

function addBytes(out: Uint8Array, start: number, stop: number, colors: number): void {
	for (let at = start + colors; at < stop; at++) out[at] = out[at]! + out[at - colors]!;
}

function addPairs(out: Uint8Array, start: number, stop: number, colors: number): void {
	const step = 2 * colors;
	for (let at = start + step; at + 1 < stop; at += 2) {
		const low = out[at + 1]! + out[at + 1 - step]!;
		out[at + 1] = low;
		out[at] = out[at]! + out[at - step]! + (low >> 8);
	}
}

/** Samples of 1, 2 or 4 bits, the first one in the high bits of a byte. */
function addPacked(out: Uint8Array, start: number, stop: number, colors: number, depth: number): void {
	const mask = (1 << depth) - 1;
	const before = new Uint8Array(colors);
	let color = 0;
	for (let at = start; at < stop; at++) {
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
}

const SHORT_ROW = 64;

function png(data: Uint8Array, row: number, step: number): Uint8Array {
	const rows = Math.ceil(data.length / (row + 1));
	// The last row may be short, and the claimed row length may be far larger than the data.
	const out = new Uint8Array(data.length - rows);
	const nothing = new Uint8Array(Math.min(row, data.length));
	let start = 0;
	for (let from = 0; from < data.length; from += row + 1) {
		const size = Math.min(row, data.length - from - 1);
		// The rows of cross-reference streams are many, and so short that a view of each would cost more than its bytes.
		if (size < SHORT_ROW) for (let i = 0; i < size; i++) out[start + i] = data[from + 1 + i]!;
		else out.set(data.subarray(from + 1, from + 1 + size), start);
		const isFirst = from === 0;
		unfilterRow(data[from]!, out, start, size, isFirst ? nothing : out, isFirst ? 0 : start - row, step);
		start += size;
	}
	return out;
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
