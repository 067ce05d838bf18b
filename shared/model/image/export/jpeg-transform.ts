/** The discrete cosine transform of blocks of JPEG images, and their quantization (ITU-T T.81, Annexes A and K). */

/** The order in which coefficients are written (Figure A.6): where each is in a block of eight rows. */
export const ZIGZAG = Uint8Array.from(zigzag());

function* zigzag(): Iterable<number> {
	for (let sum = 0; sum < 15; sum++)
		for (let step = 0; step <= sum; step++) {
			const [down, along] = sum % 2 === 0 ? [sum - step, step] : [step, sum - step];
			if (down < 8 && along < 8) yield down * 8 + along;
		}
}

/** Tables K.1 and K.2, by rows. */
const TABLES = {
	luminance: [
		...[16, 11, 10, 16, 24, 40, 51, 61],
		...[12, 12, 14, 19, 26, 58, 60, 55],
		...[14, 13, 16, 24, 40, 57, 69, 56],
		...[14, 17, 22, 29, 51, 87, 80, 62],
		...[18, 22, 37, 56, 68, 109, 103, 77],
		...[24, 35, 55, 64, 81, 104, 113, 92],
		...[49, 64, 78, 87, 103, 121, 120, 101],
		...[72, 92, 95, 98, 112, 100, 103, 99],
	],
	chrominance: [
		...[17, 18, 24, 47, 99, 99, 99, 99],
		...[18, 21, 26, 66, 99, 99, 99, 99],
		...[24, 26, 56, 99, 99, 99, 99, 99],
		...[47, 66, 99, 99, 99, 99, 99, 99],
		...Array.from({ length: 32 }, () => 99),
	],
} as const;

/** A table for a quality from 1 to 100, on the scale of the Independent JPEG Group. */
export function scaleTable(quality: number, kind: keyof typeof TABLES): Uint8Array {
	const percent = quality < 50 ? 5000 / quality : 200 - 2 * quality;
	return Uint8Array.from(TABLES[kind], (value) => Math.min(Math.max(Math.floor((value * percent + 50) / 100), 1), 255));
}

/** How far `transform` stretches each coefficient in one direction. */
export const STRETCH = [1, 1.387039845, 1.306562965, 1.175875602, 1, 0.785694958, 0.5411961, 0.275899379];

/** The factors that quantize transformed coefficients. */
export const divisorsOf = (table: Uint8Array): Float64Array =>
	Float64Array.from(table, (value, at) => 1 / (value * STRETCH[at >> 3]! * STRETCH[at & 7]! * 8));

/** The transform in place, stretched (Arai, Agui and Nakajima, 1988). */
export function transform(block: Float64Array): void {
	for (let row = 0; row < 64; row += 8) line(block, row, 1);
	for (let column = 0; column < 8; column++) line(block, column, 8);
}

const HALF = Math.SQRT1_2;

// One constant a line: a list of them that is taken apart takes longer.
function line(block: Float64Array, start: number, step: number): void {
	const i1 = start + step;
	const i2 = i1 + step;
	const i3 = i2 + step;
	const i4 = i3 + step;
	const i5 = i4 + step;
	const i6 = i5 + step;
	const i7 = i6 + step;
	const v0 = block[start]!;
	const v1 = block[i1]!;
	const v2 = block[i2]!;
	const v3 = block[i3]!;
	const v4 = block[i4]!;
	const v5 = block[i5]!;
	const v6 = block[i6]!;
	const v7 = block[i7]!;
	const s07 = v0 + v7;
	const d07 = v0 - v7;
	const s16 = v1 + v6;
	const d16 = v1 - v6;
	const s25 = v2 + v5;
	const d25 = v2 - v5;
	const s34 = v3 + v4;
	const d34 = v3 - v4;
	const e0 = s07 + s34;
	const e3 = s07 - s34;
	const e1 = s16 + s25;
	const e2 = s16 - s25;
	block[start] = e0 + e1;
	block[i4] = e0 - e1;
	const z1 = (e2 + e3) * HALF;
	block[i2] = e3 + z1;
	block[i6] = e3 - z1;
	const o0 = d34 + d25;
	const o1 = d25 + d16;
	const o2 = d16 + d07;
	const z5 = (o0 - o2) * 0.382683433;
	const z2 = 0.5411961 * o0 + z5;
	const z4 = 1.306562965 * o2 + z5;
	const z3 = o1 * HALF;
	const z11 = d07 + z3;
	const z13 = d07 - z3;
	block[i5] = z13 + z2;
	block[i3] = z13 - z2;
	block[i1] = z11 + z4;
	block[i7] = z11 - z4;
}
