/** Samples of images (ISO 32000-2, 8.9.3 and 8.9.5): packed rows, each of which begins with a whole byte. */
import type { Pace } from '../../../pdf/pace';

/** The size of a row of samples, in bytes. */
export const rowLength = (width: number, channels: number, bits: number): number => Math.ceil((width * channels * bits) / 8);

/** Whether a /Decode array turns samples around; undefined if it does something else. Absent and usual arrays do nothing. */
export function inverts(decode: readonly number[] | undefined, components: number, most: number): boolean | undefined {
	if (!decode || decode.length < components * 2) return false;
	let turned = 0;
	for (let i = 0; i < components; i++) {
		const [low, high] = [decode[i * 2]!, decode[i * 2 + 1]!];
		if (low === most && high === 0) turned++;
		else if (low !== 0 || high !== most) return undefined;
	}
	return turned === 0 ? false : turned === components ? true : undefined;
}

/** As many bytes as an image has; those that are missing are 0. */
export function whole(data: Uint8Array, size: number): Uint8Array {
	if (data.length >= size) return data.subarray(0, size);
	const padded = new Uint8Array(size);
	padded.set(data);
	return padded;
}

export const invertSamples = (data: Uint8Array): Uint8Array => data.map((byte) => byte ^ 0xff);

/** The cost of looking at a sample, see `Pace`. */
const COST = 2;

/** One byte for each sample of 1, 2, 4, 8 or 16 bits; `scale` maps the values of fewer bits to 0 to 255. */
export async function toBytes(
	data: Uint8Array,
	{ width, height, channels, bits }: { width: number; height: number; channels: number; bits: number },
	scale: boolean,
	pace: Pace,
): Promise<Uint8Array> {
	const perRow = width * channels;
	const row = rowLength(width, channels, bits);
	const bytes = new Uint8Array(perRow * height);
	const most = 2 ** bits - 1;
	const factor = scale && bits < 8 ? 255 / most : 1;
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < perRow; x++) {
			const bit = x * bits;
			const at = y * row + (bit >> 3);
			const sample = bits >= 8 ? data[at]! : (data[at]! >> (8 - bits - (bit & 7))) & most;
			bytes[y * perRow + x] = sample * factor;
		}
		const due = pace.step(perRow * COST);
		if (due) await due;
	}
	return bytes;
}

/** Maps samples of one byte as a /Decode array says. */
export function mapSamples(bytes: Uint8Array, decode: readonly number[], components: number): Uint8Array {
	const tables = Array.from({ length: components }, (_, component) => {
		const [low, high] = [decode[component * 2]!, decode[component * 2 + 1]!];
		return Uint8ClampedArray.from({ length: 256 }, (__, sample) => (low + (sample / 255) * (high - low)) * 255);
	});
	return bytes.map((sample, at) => tables[at % components]![sample]!);
}

/** The samples of entries of a table, for each index. */
export function lookedUp(indices: Uint8Array, table: Uint8Array, components: number): Uint8Array {
	const bytes = new Uint8Array(indices.length * components);
	for (const [at, index] of indices.entries())
		for (let i = 0; i < components; i++) bytes[at * components + i] = table[index * components + i] ?? 0;
	return bytes;
}

/** Colors and the alpha of each pixel, side by side. */
export function withAlpha(colors: Uint8Array, alpha: Uint8Array, components: number): Uint8Array {
	const bytes = new Uint8Array(alpha.length * (components + 1));
	for (let pixel = 0; pixel < alpha.length; pixel++) {
		for (let i = 0; i < components; i++) bytes[pixel * (components + 1) + i] = colors[pixel * components + i]!;
		bytes[pixel * (components + 1) + components] = alpha[pixel]!;
	}
	return bytes;
}
