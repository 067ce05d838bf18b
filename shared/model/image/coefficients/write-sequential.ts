/**
 * Writes a JPEG image again so that its rows follow one another: one scan of all components, with the same coefficients and so the same
 * pixels. Programs decode such an image row by row, and any other at once.
 */
import type { Pace } from '../../../pace/pace';
import type { Job } from '../../../pdf/job';
import { Output } from '../../../pdf/syntax/output';
import { AC_CODES, Bits, BlockCoder, DC_CODES, putCodes, putSegment, splitWord } from '../export/jpeg-coder';
import { EOI, SOI, SOS, type Segment } from '../jpeg-segments';
import { BLOCK, type Component, type Frame } from './frame';
import { DEFINE_QUANTIZATION, useCoefficients } from './read-coefficients';

/** The largest values that the codes have: coefficients of 8 bits, and differences of the first ones (Tables F.1 and F.2). */
const [MOST_VALUE, MOST_DIFFERENCE] = [1023, 2047];
/** The cost of a block, see `Pace`. */
const WORK = 250;
/** Most bytes of data for one of coefficients: images have much fewer, and codes could have 26 bits for 16. */
export const SPARE = 1;
const [BASELINE, EXTENDED] = [0xc0, 0xc1];

/** @returns undefined where `useCoefficients` gives nothing, and for values beyond those of 8 bits */
export const arrangeByRows = (jpeg: Uint8Array, job: Pick<Job, 'memory' | 'pace'>): Promise<Uint8Array | undefined> =>
	useCoefficients(jpeg, job, SPARE, ({ frame, kept }) => {
		const output = beginJpeg(jpeg, kept);
		// Tables of 16 bits are not baseline (B.2.4.1).
		const isLarge = kept.some(({ marker, data }) => marker === DEFINE_QUANTIZATION && data[0]! >> 4 === 1);
		return writeSequential(frame, output, job.pace, { isLarge, codesFor });
	});

/** The start of an image that takes these segments over. */
export function beginJpeg(jpeg: Uint8Array, kept: readonly Segment[]): Output {
	const output = new Output(Math.ceil(jpeg.length * 1.2) + 4096);
	putSegment(output, SOI);
	for (const { start, end } of kept) output.copy(jpeg, start, end);
	return output;
}

interface Writing {
	/** Whether any table of quantization is of 16 bits. */
	readonly isLarge: boolean;
	/** Which of the two sets of codes a component has, by its index. */
	readonly codesFor: (index: number) => number;
}

/** Writes the rest of an image, whose tables of quantization are in `output`. @returns undefined for values that have no codes */
export async function writeSequential(
	frame: Frame,
	output: Output,
	pace: Pace,
	{ isLarge, codesFor }: Writing,
): Promise<Uint8Array | undefined> {
	putSegment(output, isLarge ? EXTENDED : BASELINE, frameData(frame));
	for (const index of DC_CODES.keys()) putCodes(output, index);
	const selected = frame.components.flatMap(({ id }, index) => [id, codesFor(index) * 0x11]);
	putSegment(output, SOS, [frame.components.length, ...selected, 0, BLOCK - 1, 0]);
	if (!(await writeBlocks(frame, output, pace, codesFor))) return undefined;
	putSegment(output, EOI);
	return output.from(0);
}

/** The first set of codes is made for brightness, the second for colors. */
export const codesFor = (index: number): number => (index === 0 || index === 3 ? 0 : 1);

function frameData({ width, height, components }: Frame): number[] {
	const sides = [...splitWord(height), ...splitWord(width)];
	return [
		8,
		...sides,
		components.length,
		...components.flatMap(({ id, across, down, table }) => [id, (across << 4) | down, table]),
	];
}

/** @returns whether all values have codes, in the memory that was taken */
async function writeBlocks(
	{ components, unitColumns, unitRows }: Frame,
	output: Output,
	pace: Pace,
	codesFor: Writing['codesFor'],
): Promise<boolean> {
	const bits = new Bits(output);
	const coders = components.map((_, index) => new BlockCoder(bits, DC_CODES[codesFor(index)]!, AC_CODES[codesFor(index)]!));
	const each = components.reduce((sum, { across, down }) => sum + across * down, 0);
	const start = output.length;
	const most = components.reduce((sum, { values }) => sum + values.byteLength * SPARE, 0);
	for (let row = 0; row < unitRows; row++) {
		for (let column = 0; column < unitColumns; column++)
			for (const [index, component] of components.entries()) if (!writeUnit(component, coders[index]!, row, column)) return false;
		if (output.length - start > most) return false;
		const due = pace.step(unitColumns * each * WORK);
		if (due) await due;
	}
	bits.finish();
	return true;
}

function writeUnit({ values, across, down, stride }: Component, coder: BlockCoder, row: number, column: number): boolean {
	for (let y = 0; y < down; y++)
		for (let x = 0; x < across; x++) {
			const at = ((row * down + y) * stride + column * across + x) * BLOCK;
			if (Math.abs(values[at]! - coder.before) > MOST_DIFFERENCE) return false;
			if (!haveCodes(values, at + 1, at + BLOCK)) return false;
			coder.writeValues(values, at);
		}
	return true;
}

function haveCodes(values: Int16Array, from: number, to: number): boolean {
	for (let at = from; at < to; at++) {
		const value = values[at]!;
		if (value > MOST_VALUE || value < -MOST_VALUE) return false;
	}
	return true;
}
