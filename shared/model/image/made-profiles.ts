/**
 * ICC profiles that we make: sRGB, and those that a PNG image describes by gAMA and cHRM. Matrix and curve are enough for both
 * (ICC.1:2001-04, the version that every reader and every part of PDF/A accepts).
 */

/** x and y of white, red, green and blue (CIE 1931), in the order of a cHRM chunk. */
export type Primaries = readonly [number, number, number, number, number, number, number, number];

const SRGB_PRIMARIES: Primaries = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06];

type Vector = readonly [number, number, number];
type Matrix3 = readonly [Vector, Vector, Vector];

/** White of the profile connection space. */
const D50: Vector = [0.9642, 1, 0.8249];

/** `gamma` as a gAMA chunk has it: 0.45455 for displays. Its absence means the curve of sRGB. */
export interface Colors {
	readonly gray: boolean;
	readonly gamma?: number;
	readonly primaries?: Primaries | undefined;
}

/** The profile as bytes: the same for the same colors. */
export function makeProfile({ gray, gamma, primaries }: Colors): Uint8Array {
	const curve = gamma === undefined ? srgbCurve() : gammaCurve(1 / gamma);
	const name = gamma === undefined ? 'sRGB' : 'Colors of a PNG image';
	const common: Tag[] = [
		{ names: ['desc'], data: description(name) },
		{ names: ['cprt'], data: tag('text', [...ascii('No copyright, use freely'), 0]) },
		{ names: ['wtpt'], data: xyz(D50) },
	];
	if (gray) return profile('GRAY', [...common, { names: ['kTRC'], data: curve }]);
	const [red, green, blue] = columns(toConnectionSpace(primaries ?? SRGB_PRIMARIES));
	return profile('RGB ', [
		...common,
		{ names: ['rXYZ'], data: xyz(red) },
		{ names: ['gXYZ'], data: xyz(green) },
		{ names: ['bXYZ'], data: xyz(blue) },
		{ names: ['rTRC', 'gTRC', 'bTRC'], data: curve },
	]);
}

interface Tag {
	/** Names that share the data. */
	readonly names: readonly string[];
	readonly data: Uint8Array;
}

function profile(space: 'RGB ' | 'GRAY', tags: readonly Tag[]): Uint8Array {
	const entries = tags.flatMap(({ names }) => names).length;
	const start = 128 + 4 + 12 * entries;
	const size = tags.reduce((sum, { data }) => sum + data.length, start);
	const bytes = new Uint8Array(size);
	const view = new DataView(bytes.buffer);
	view.setUint32(0, size);
	view.setUint32(8, 0x02100000);
	bytes.set(ascii(`mntr${space}XYZ `), 12);
	// A date must be there (ICC.1, 6.1.4). It is always the same, so that the bytes are.
	for (const [i, value] of [2000, 1, 1, 0, 0, 0].entries()) view.setUint16(24 + 2 * i, value);
	bytes.set(ascii('acsp'), 36);
	bytes.set(xyz(D50).subarray(8), 68);
	view.setUint32(128, entries);
	let entry = 132;
	let at = start;
	for (const { names, data } of tags) {
		for (const name of names) {
			bytes.set(ascii(name), entry);
			view.setUint32(entry + 4, at);
			view.setUint32(entry + 8, data.length);
			entry += 12;
		}
		bytes.set(data, at);
		at += data.length;
	}
	return bytes;
}

const ascii = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

/** Tag data: the type, four reserved bytes, the content, filled up to a multiple of four. */
function tag(type: string, content: readonly number[]): Uint8Array {
	const size = 8 + content.length;
	const bytes = new Uint8Array(Math.ceil(size / 4) * 4);
	bytes.set(ascii(type));
	bytes.set(content, 8);
	return bytes;
}

/** A textDescriptionType (ICC.1:2001-04, 6.5.17), with empty Unicode and Macintosh texts. */
function description(text: string): Uint8Array {
	return tag('desc', [0, 0, 0, text.length + 1, ...ascii(text), 0, ...new Array<number>(4 + 4 + 2 + 1 + 67).fill(0)]);
}

function xyz(values: Vector): Uint8Array {
	const bytes = tag('XYZ ', new Array<number>(12).fill(0));
	const view = new DataView(bytes.buffer);
	for (const [i, value] of values.entries()) view.setInt32(8 + 4 * i, Math.round(value * 65_536));
	return bytes;
}

/** A curve of one value, an exponent in 1/256. */
function gammaCurve(exponent: number): Uint8Array {
	const value = Math.round(exponent * 256);
	return tag('curv', [0, 0, 0, 1, value >> 8, value & 255]);
}

/** The curve of IEC 61966-2-1, at 1024 points. */
function srgbCurve(): Uint8Array {
	const points = 1024;
	const bytes = tag('curv', [0, 0, points >> 8, points & 255, ...new Array<number>(2 * points).fill(0)]);
	const view = new DataView(bytes.buffer);
	for (let i = 0; i < points; i++) {
		const value = i / (points - 1);
		const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
		view.setUint16(12 + 2 * i, Math.round(linear * 65_535));
	}
	return bytes;
}

/** Device RGB to XYZ of D50: by the primaries, then adapted from their white (Bradford). */
function toConnectionSpace([wx, wy, rx, ry, gx, gy, bx, by]: Primaries): Matrix3 {
	const white: Vector = [wx / wy, 1, (1 - wx - wy) / wy];
	const primaries = transpose([
		[rx / ry, 1, (1 - rx - ry) / ry],
		[gx / gy, 1, (1 - gx - gy) / gy],
		[bx / by, 1, (1 - bx - by) / by],
	]);
	const scales = apply(inverse(primaries), white);
	const device = primaries.map((row) => row.map((value, i) => value * scales[i]!)) as unknown as Matrix3;
	const [from, to] = [apply(BRADFORD, white), apply(BRADFORD, D50)];
	const scaled = BRADFORD.map((row, i) => row.map((value) => (value * to[i]!) / from[i]!)) as unknown as Matrix3;
	return multiply(multiply(inverse(BRADFORD), scaled), device);
}

const BRADFORD: Matrix3 = [
	[0.8951, 0.2664, -0.1614],
	[-0.7502, 1.7135, 0.0367],
	[0.0389, -0.0685, 1.0296],
];

const transpose = (m: Matrix3): Matrix3 => [
	[m[0][0], m[1][0], m[2][0]],
	[m[0][1], m[1][1], m[2][1]],
	[m[0][2], m[1][2], m[2][2]],
];
const columns = transpose;
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const apply = (m: Matrix3, v: Vector): Vector => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];

function multiply(a: Matrix3, b: Matrix3): Matrix3 {
	const c = columns(b);
	return a.map((row) => [dot(row, c[0]), dot(row, c[1]), dot(row, c[2])]) as unknown as Matrix3;
}

function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix3): Matrix3 {
	const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
	const adjugate: Matrix3 = [
		[e * i - f * h, c * h - b * i, b * f - c * e],
		[f * g - d * i, a * i - c * g, c * d - a * f],
		[d * h - e * g, b * g - a * h, a * e - b * d],
	];
	return adjugate.map((row) => row.map((value) => value / determinant)) as unknown as Matrix3;
}
