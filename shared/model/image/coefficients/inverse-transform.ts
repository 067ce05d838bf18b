/** From the coefficients of a block of a JPEG image to its samples (ITU-T T.81, A.3.3; Arai, Agui and Nakajima, 1988). */
import { STRETCH, ZIGZAG } from '../export/jpeg-transform';

/** The factors for coefficients in the order of the zigzag, in which the table is too. */
export const multipliersOf = (table: Uint16Array): Float32Array =>
	Float32Array.from(table, (value, index) => {
		const at = ZIGZAG[index]!;
		return (value * STRETCH[at >> 3]! * STRETCH[at & 7]!) / 8;
	});

/** Puts the samples of a block, around 0, into the rows of `block`. */
export function restoreBlock(values: Int16Array, from: number, multipliers: Float32Array, block: Float32Array): void {
	block.fill(values[from]! * multipliers[0]!);
	let last = 63;
	while (last > 0 && values[from + last] === 0) last--;
	if (last === 0) return;
	block.fill(0);
	for (let index = 0; index <= last; index++) block[ZIGZAG[index]!] = values[from + index]! * multipliers[index]!;
	for (let column = 0; column < 8; column++) restoreLine(block, column, 8);
	for (let row = 0; row < 64; row += 8) restoreLine(block, row, 1);
}

function restoreLine(block: Float32Array, start: number, step: number): void {
	const [i1, i2, i3, i4] = [start + step, start + 2 * step, start + 3 * step, start + 4 * step];
	const [i5, i6, i7] = [start + 5 * step, start + 6 * step, start + 7 * step];
	const [v0, v2, v4, v6] = [block[start]!, block[i2]!, block[i4]!, block[i6]!];
	const [s04, d04, s26] = [v0 + v4, v0 - v4, v2 + v6];
	const d26 = (v2 - v6) * Math.SQRT2 - s26;
	const [e0, e3, e1, e2] = [s04 + s26, s04 - s26, d04 + d26, d04 - d26];
	const [v1, v3, v5, v7] = [block[i1]!, block[i3]!, block[i5]!, block[i7]!];
	const [z13, z10, z11, z12] = [v5 + v3, v5 - v3, v1 + v7, v1 - v7];
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
