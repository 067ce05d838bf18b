/** The samples of JPEG images of four inks, as they are stored: programs that draw turn inks into colors for the screen. */
import { greatest } from '../../../lists';
import type { Job } from '../../../pdf/job';
import type { Pace } from '../../../pdf/pace';
import { startsWith } from '../../../pdf/syntax/characters';
import type { Segment } from '../jpeg-segments';
import { BLOCK, type Component, type Frame } from './frame';
import { DamagedScan } from './huffman';
import { multipliersOf, restoreBlock } from './inverse-transform';
import { DEFINE_QUANTIZATION, useCoefficients, type Coefficients } from './read-coefficients';

/** Components of these images. */
export const INKS = 4;
/** Bytes of samples for one of coefficients. */
const SPARE = 0.5;
/** The cost of a block, and of a pixel whose colors are turned, see `Pace`. */
const [WORK, TURN] = [300, 10];
const ADOBE = 0xee;

/**
 * Four bytes for each pixel, row by row. Those that Adobe's marker calls YCCK become inks (ISO 32000-2, Table 13).
 *
 * @returns undefined where `useCoefficients` gives nothing
 */
export const decodeInks = (jpeg: Uint8Array, job: Pick<Job, 'memory' | 'pace'>): Promise<Uint8Array | undefined> =>
	useCoefficients(jpeg, job, SPARE, (coefficients) => samplesFrom(coefficients, job.pace));

async function samplesFrom({ frame, kept }: Coefficients, pace: Pace): Promise<Uint8Array> {
	if (frame.components.length !== INKS) throw new DamagedScan();
	const tables = readTables(kept);
	const samples = new Uint8Array(frame.width * frame.height * INKS);
	const writers = frame.components.map((component, index) => {
		const table = tables[component.table];
		if (!table) throw new DamagedScan();
		return new ComponentWriter(frame, component, index, multipliersOf(table), samples);
	});
	// All components of a few rows, one after the other: memory that was just written is near.
	for (let unit = 0; unit < frame.unitRows; unit++) for (const writer of writers) await writer.run(unit, pace);
	// Rounds its values, and keeps them within a byte.
	if (kept.some(isTurned)) await turnColors(new Uint8ClampedArray(samples.buffer), frame.width, pace);
	return samples;
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
	private readonly block = new Float64Array(BLOCK);
	private readonly across: number;
	private readonly down: number;

	constructor(
		private readonly frame: Frame,
		private readonly component: Component,
		private readonly index: number,
		private readonly multipliers: Float64Array,
		private readonly samples: Uint8Array,
	) {
		// A component with the largest factors has a sample for each pixel.
		this.across = greatest(frame.components.map(({ across }) => across)) / component.across;
		this.down = greatest(frame.components.map(({ down }) => down)) / component.down;
	}

	/** Writes the rows of blocks of a row of units. */
	async run(unit: number, pace: Pace): Promise<void> {
		const { component, multipliers, block } = this;
		const { values, columns, rows, stride } = component;
		const end = Math.min((unit + 1) * component.down, rows);
		for (let row = unit * component.down; row < end; row++) {
			for (let column = 0; column < columns; column++) {
				restoreBlock(values, (row * stride + column) * BLOCK, multipliers, block);
				this.put(row, column);
			}
			const due = pace.step(columns * WORK * this.across * this.down);
			if (due) await due;
		}
	}

	private put(row: number, column: number): void {
		const { block, samples, across, down, index } = this;
		const { width, height } = this.frame;
		if (across === 1 && down === 1 && column * 8 + 8 <= width && row * 8 + 8 <= height) {
			let to = (row * 8 * width + column * 8) * INKS + index;
			for (let at = 0; at < BLOCK; to += (width - 8) * INKS)
				for (const end = at + 8; at < end; at++, to += INKS) samples[to] = toByte(block[at]!);
		} else this.putPart(row, column);
	}

	/** The same for blocks at the edges, and those whose samples are given to several pixels. */
	private putPart(row: number, column: number): void {
		const { block, samples, across, down, index } = this;
		const { width, height } = this.frame;
		const left = Math.floor(column * 8 * across);
		const top = Math.floor(row * 8 * down);
		const right = Math.min(Math.floor((column + 1) * 8 * across), width);
		const bottom = Math.min(Math.floor((row + 1) * 8 * down), height);
		for (let y = top; y < bottom; y++) {
			const line = Math.floor(y / down - row * 8) * 8;
			let to = (y * width + left) * INKS + index;
			for (let x = left; x < right; x++, to += INKS) samples[to] = toByte(block[line + Math.floor(x / across - column * 8)]!);
		}
	}
}

/** Rounds a sample around 0. */
function toByte(sample: number): number {
	const value = (sample + 128.5) | 0;
	return value < 0 ? 0 : value > 255 ? 255 : value;
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
