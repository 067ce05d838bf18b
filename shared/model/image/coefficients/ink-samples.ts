/** The samples of JPEG images of four inks, as they are stored: programs that draw turn inks into colors for the screen. */
import { greatest } from '../../../lists';
import type { Job } from '../../../pdf/job';
import type { Pace } from '../../../pace/pace';
import { startsWith } from '../../../pdf/syntax/characters';
import type { Segment } from '../jpeg-segments';
import { BLOCK, type Component, type Frame } from './frame';
import { DamagedScan } from './huffman';
import { DEFINE_QUANTIZATION, lendMemory, takeBlockRows } from './read-coefficients';
import { BlockShrinker, Reach } from './shrink-blocks';

/** Components of these images. */
export const INKS = 4;
/** The cost of a block, of each pixel that it takes part in, and of a pixel whose colors are turned, see `Pace`. */
const [WORK, SPREAD, TURN] = [150, 4, 10];
const ADOBE = 0xee;

/** Pixels that are wanted, at most those of the image. */
interface Size {
	readonly width: number;
	readonly height: number;
}

/**
 * Four bytes for each pixel, row by row; each pixel is the average of those of the image that it covers. Those that Adobe's marker calls
 * YCCK become inks (ISO 32000-2, Table 13).
 *
 * @returns undefined where `takeBlockRows` gives nothing, or memory does not suffice
 */
export async function decodeInks(
	jpeg: Uint8Array,
	size: Size,
	{ memory, pace }: Pick<Job, 'memory' | 'pace'>,
): Promise<Uint8Array | undefined> {
	const bytes = size.width * size.height * INKS;
	return lendMemory(memory, bytes, async () => {
		// Rounds its values, and keeps them within a byte.
		const samples = new Uint8ClampedArray(bytes);
		const read = await takeBlockRows(jpeg, { memory, pace }, ({ frame, kept }) => {
			if (frame.components.length !== INKS) throw new DamagedScan();
			const tables = readTables(kept);
			const writers = frame.components.map((component, index) => {
				const table = tables[component.table];
				if (!table) throw new DamagedScan();
				return new ComponentWriter(frame, component, index, table, size, samples);
			});
			return (component, row, from) => writers[frame.components.indexOf(component)]!.take(row, from);
		});
		if (!read) return undefined;
		if (read.kept.some(isTurned)) await turnColors(samples, size.width, pace);
		return new Uint8Array(samples.buffer);
	});
}

/** The marker of Adobe with the transform of YCCK as its last byte. */
export const isTurned = ({ marker, data }: Segment): boolean =>
	marker === ADOBE && startsWith(data, 0, 'Adobe') && data.length >= 12 && data[11] === 2;

/** Tables of quantization by their numbers (B.2.4.1). */
export function readTables(segments: readonly Segment[]): Uint16Array[] {
	const tables: Uint16Array[] = [];
	for (const { marker, data } of segments) {
		if (marker !== DEFINE_QUANTIZATION) continue;
		for (let at = 0; at < data.length;) {
			const [size, number] = [data[at]! >> 4 === 0 ? 1 : 2, data[at]! & 15];
			const from = at + 1;
			at = from + BLOCK * size;
			if (at > data.length) throw new DamagedScan();
			tables[number] = Uint16Array.from({ length: BLOCK }, (_, index) =>
				size === 1 ? data[from + index]! : (data[from + 2 * index]! << 8) | data[from + 2 * index + 1]!,
			);
		}
	}
	return tables;
}

/** Writes one component. One that is sampled less often gives its samples to several pixels. */
class ComponentWriter {
	private readonly across: Reach;
	private readonly down: Reach;
	private readonly shrinker: BlockShrinker;

	constructor(
		{ width, height, components }: Frame,
		private readonly component: Component,
		private readonly index: number,
		table: Uint16Array,
		size: Size,
		private readonly samples: Uint8ClampedArray,
	) {
		// A component with the largest factors has a sample for each pixel.
		const mostAcross = greatest(components.map(({ across }) => across));
		const mostDown = greatest(components.map(({ down }) => down));
		this.across = new Reach((width * component.across) / mostAcross, size.width);
		this.down = new Reach((height * component.down) / mostDown, size.height);
		this.shrinker = new BlockShrinker(this.across, this.down, table);
	}

	/** @returns the cost */
	take(row: number, from: number): number {
		const { component, shrinker, across, down } = this;
		const { values, columns } = component;
		for (let column = 0; column < columns; column++) shrinker.add(values, from + column * BLOCK, row, column);
		this.put(row);
		return columns * WORK + across.pixels * down.counts[row]! * SPREAD;
	}

	/** Writes the pixels that no row of blocks below takes part in. */
	private put(row: number): void {
		const { samples, index, shrinker, across, down } = this;
		const { pixels } = shrinker;
		const first = down.first[row]!;
		const next = row + 1 < this.component.rows ? down.first[row + 1]! : down.pixels;
		const done = (next - first) * across.pixels;
		for (let from = 0, to = first * across.pixels * INKS + index; from < done; from++, to += INKS)
			samples[to] = pixels[from]! + 128;
		const rest = down.counts[row]! * across.pixels;
		pixels.copyWithin(0, done, rest);
		pixels.fill(0, rest - done);
	}
}

/** From brightness and colors to the inks that take the place of red, green and blue; the fourth stays (ITU-T T.871). */
async function turnColors(samples: Uint8ClampedArray, width: number, pace: Pace): Promise<void> {
	for (let from = 0; from < samples.length; from += width * INKS) {
		for (let at = from; at < from + width * INKS; at += INKS) {
			const light = samples[at]!;
			const blue = samples[at + 1]! - 128;
			const red = samples[at + 2]! - 128;
			samples[at] = 255 - (light + 1.402 * red);
			samples[at + 1] = 255 - (light - 0.344136 * blue - 0.714136 * red);
			samples[at + 2] = 255 - (light + 1.772 * blue);
		}
		const due = pace.step(width * TURN);
		if (due) await due;
	}
}
