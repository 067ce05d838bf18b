/** Samples of images (ISO 32000-2, 8.9.3 and 8.9.5): packed rows, each of which begins with a whole byte. */
import type { Pace } from '../../../pace/pace';

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

/** The cost of looking at a sample, see `Pace`, and how many are looked at between two pauses. */
const COST = 2;
const BAND = 1 << 16;

/** The sample of 1, 2, 4, 8 or 16 bits that begins with a bit. */
export function readSample(data: Uint8Array, bit: number, bits: number): number {
	const at = bit >> 3;
	if (bits === 16) return data[at]! * 256 + data[at + 1]!;
	return (data[at]! >> (8 - bits - (bit & 7))) & (2 ** bits - 1);
}

/** Calls `work` for all that is from 0 to before `count`, in parts, letting others run between them. `cost` is that of one. */
async function workInBands(count: number, cost: number, pace: Pace, work: (from: number, to: number) => void): Promise<void> {
	const few = Math.max(1, Math.floor(BAND / cost));
	for (let from = 0; from < count; from += few) {
		const to = Math.min(from + few, count);
		work(from, to);
		const due = pace.step((to - from) * cost * COST);
		if (due) await due;
	}
}

export async function invertSamples(data: Uint8Array, pace: Pace): Promise<Uint8Array> {
	const turned = new Uint8Array(data.length);
	await workInBands(data.length, 1, pace, (from, to) => {
		for (let at = from; at < to; at++) turned[at] = data[at]! ^ 0xff;
	});
	return turned;
}

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
	for (let y = 0; y < height; y++)
		await workInBands(perRow, 1, pace, (from, to) => {
			for (let x = from; x < to; x++) {
				const bit = x * bits;
				const at = y * row + (bit >> 3);
				const sample = bits >= 8 ? data[at]! : (data[at]! >> (8 - bits - (bit & 7))) & most;
				bytes[y * perRow + x] = sample * factor;
			}
		});
	return bytes;
}

/** Maps samples of one byte as a /Decode array says. */
export async function mapSamples(
	bytes: Uint8Array,
	decode: readonly number[],
	components: number,
	pace: Pace,
): Promise<Uint8Array> {
	const tables = Array.from({ length: components }, (_, component) => {
		const [low, high] = [decode[component * 2]!, decode[component * 2 + 1]!];
		return Uint8ClampedArray.from({ length: 256 }, (__, sample) => (low + (sample / 255) * (high - low)) * 255);
	});
	const mapped = new Uint8Array(bytes.length);
	await workInBands(bytes.length, 1, pace, (from, to) => {
		for (let at = from; at < to; at++) mapped[at] = tables[at % components]![bytes[at]!]!;
	});
	return mapped;
}

/** The samples of entries of a table, for each index. */
export function lookedUp(indices: Uint8Array, table: Uint8Array, components: number): Uint8Array {
	const bytes = new Uint8Array(indices.length * components);
	for (let at = 0; at < indices.length; at++)
		for (let i = 0; i < components; i++) bytes[at * components + i] = table[indices[at]! * components + i] ?? 0;
	return bytes;
}

/** The same for an image, letting others run. */
export async function lookUpAtEase(indices: Uint8Array, table: Uint8Array, components: number, pace: Pace): Promise<Uint8Array> {
	const bytes = new Uint8Array(indices.length * components);
	await workInBands(indices.length, components, pace, (from, to) =>
		bytes.set(lookedUp(indices.subarray(from, to), table, components), from * components),
	);
	return bytes;
}

/** Colors and the alpha of each pixel, side by side. */
export async function withAlpha(colors: Uint8Array, alpha: Uint8Array, components: number, pace: Pace): Promise<Uint8Array> {
	const bytes = new Uint8Array(alpha.length * (components + 1));
	await workInBands(alpha.length, components + 1, pace, (from, to) => {
		for (let pixel = from; pixel < to; pixel++) {
			for (let i = 0; i < components; i++) bytes[pixel * (components + 1) + i] = colors[pixel * components + i]!;
			bytes[pixel * (components + 1) + components] = alpha[pixel]!;
		}
	});
	return bytes;
}
