/** From the coefficients of a block of a JPEG image to its samples (ITU-T T.81, A.3.3; Arai, Agui and Nakajima, 1988). */
import { STRETCH, ZIGZAG } from '../export/jpeg-transform';

/** The factors for coefficients in the order of the zigzag, in which the table is too. */
export const multipliersOf = (table: Uint16Array): Float64Array =>
	Float64Array.from(table, (value, index) => {
		const at = ZIGZAG[index]!;
		return (value * STRETCH[at >> 3]! * STRETCH[at & 7]!) / 8;
	});

/** Puts the samples of a block, around 0, into the rows of `block`. */
export function restoreBlock(values: Int16Array, from: number, multipliers: Float64Array, block: Float64Array): void {
	let last = 63;
	while (last > 0 && values[from + last] === 0) last--;
	if (last === 0) {
		block.fill(values[from]! * multipliers[0]!);
		return;
	}
	block.fill(0);
	for (let index = 0; index <= last; index++) {
		const value = values[from + index]!;
		if (value !== 0) block[ZIGZAG[index]!] = value * multipliers[index]!;
	}
	for (let column = 0; column < 8; column++) {
		if (hasOnlyFirst(block, column)) for (let at = column + 8; at < 64; at += 8) block[at] = block[column]!;
		else restoreLine(block, column, 8);
	}
	for (let row = 0; row < 64; row += 8) restoreLine(block, row, 1);
}

/** Whether a column has the same value everywhere, as most have of the higher frequencies. */
function hasOnlyFirst(block: Float64Array, column: number): boolean {
	for (let at = column + 8; at < 64; at += 8) if (block[at] !== 0) return false;
	return true;
}

// One constant a line: a list of them that is taken apart makes this twice as slow.
function restoreLine(block: Float64Array, start: number, step: number): void {
	const i1 = start + step;
	const i2 = i1 + step;
	const i3 = i2 + step;
	const i4 = i3 + step;
	const i5 = i4 + step;
	const i6 = i5 + step;
	const i7 = i6 + step;
	const v0 = block[start]!;
	const v4 = block[i4]!;
	const v2 = block[i2]!;
	const v6 = block[i6]!;
	const s04 = v0 + v4;
	const d04 = v0 - v4;
	const s26 = v2 + v6;
	const d26 = (v2 - v6) * Math.SQRT2 - s26;
	const e0 = s04 + s26;
	const e1 = d04 + d26;
	const e2 = d04 - d26;
	const e3 = s04 - s26;
	const v5 = block[i5]!;
	const v3 = block[i3]!;
	const v1 = block[i1]!;
	const v7 = block[i7]!;
	const z13 = v5 + v3;
	const z10 = v5 - v3;
	const z11 = v1 + v7;
	const z12 = v1 - v7;
	const o0 = z11 + z13;
	const z5 = (z10 + z12) * 1.847759065;
	const o1 = z5 - 2.61312593 * z10 - o0;
	const o2 = (z11 - z13) * Math.SQRT2 - o1;
	const o3 = 1.0823922 * z12 - z5 + o2;
	block[start] = e0 + o0;
	block[i7] = e0 - o0;
	block[i1] = e1 + o1;
	block[i6] = e1 - o1;
	block[i2] = e2 + o2;
	block[i5] = e2 - o2;
	block[i4] = e3 + o3;
	block[i3] = e3 - o3;
}
