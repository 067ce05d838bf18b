/** Predictors of the Flate and LZW filters (ISO 32000-2, 7.4.4.4). */
import type { Dict } from '../syntax/values';
import { integerOf } from './parameters';

/** Undoes a predictor: 2 is TIFF, 10 to 15 are PNG's, chosen row by row. */
export function unpredict(data: Uint8Array, parameters: Dict | undefined): Uint8Array {
	const predictor = integerOf(parameters, 'Predictor', 1);
	if (predictor <= 1) return data;
	const colors = clamp(integerOf(parameters, 'Colors', 1), 1, 32);
	const depth = clamp(integerOf(parameters, 'BitsPerComponent', 8), 1, 16);
	const columns = clamp(integerOf(parameters, 'Columns', 1), 1, 1 << 24);
	const step = Math.max(1, (colors * depth) >> 3);
	const row = Math.ceil((colors * depth * columns) / 8);
	return predictor === 2 ? tiff(data, row, step, depth) : png(data, row, step);
}

function tiff(data: Uint8Array, row: number, step: number, depth: number): Uint8Array {
	// Only whole bytes occur in the streams that we look into.
	if (depth !== 8) return data;
	const out = data.slice();
	for (let start = 0; start < out.length; start += row) {
		const stop = Math.min(start + row, out.length);
		for (let at = start + step; at < stop; at++) out[at] = out[at]! + out[at - step]!;
	}
	return out;
}

function png(data: Uint8Array, row: number, step: number): Uint8Array {
	const rows = Math.ceil(data.length / (row + 1));
	// The last row may be short, and the claimed row length may be far larger than the data.
	const out = new Uint8Array(data.length - rows);
	let used = 0;
	for (let r = 0; r < rows; r++) {
		const from = r * (row + 1);
		const kind = data[from]!;
		const size = Math.min(row, data.length - from - 1);
		const start = r * row;
		const above = start - row;
		for (let i = 0; i < size; i++) {
			const raw = data[from + 1 + i]!;
			const left = i >= step ? out[start + i - step]! : 0;
			const up = r > 0 ? out[above + i]! : 0;
			switch (kind) {
				case 1:
					out[start + i] = raw + left;
					break;
				case 2:
					out[start + i] = raw + up;
					break;
				case 3:
					out[start + i] = raw + ((left + up) >> 1);
					break;
				case 4: {
					const corner = r > 0 && i >= step ? out[above + i - step]! : 0;
					out[start + i] = raw + paeth(left, up, corner);
					break;
				}
				default:
					out[start + i] = raw;
			}
		}
		used = start + size;
	}
	return out.subarray(0, used);
}

function paeth(left: number, up: number, corner: number): number {
	const estimate = left + up - corner;
	const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
	return a <= b && a <= c ? left : b <= c ? up : corner;
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
