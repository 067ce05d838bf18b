/**
 * JPEG images of four inks at a lower quality: the same coefficients in coarser steps. Samples need not be made of them, and inks stay what
 * they were called.
 */
import type { Job } from '../../../pdf/job';
import type { Pace } from '../../../pace/pace';
import { putSegment } from '../export/jpeg-coder';
import { scaleTable, ZIGZAG } from '../export/jpeg-transform';
import { BLOCK, type Component } from './frame';
import { INKS, isTurned, readTables } from './ink-samples';
import { DEFINE_QUANTIZATION, useCoefficients, type Coefficients } from './read-coefficients';
import { beginJpeg, codesFor, SPARE, writeSequential } from './write-sequential';

const ADOBE = 0xee;
/** The greatest step of a table of 8 bits. */
const MOST_STEP = 255;
/** Binary places of factors; values have 11 bits and a sign. */
const PLACES = 16;
const HALF = 1 << (PLACES - 1);
/** The cost of a block, see `Pace`. */
const WORK = 60;

/**
 * @param quality from 1 to 100, as in most programs; steps that are coarser already stay
 * @returns undefined where `useCoefficients` gives nothing, and for images of other components or of steps beyond 8 bits
 */
export const requantizeInks = (
	jpeg: Uint8Array,
	quality: number,
	{ memory, pace }: Pick<Job, 'memory' | 'pace'>,
): Promise<Uint8Array | undefined> =>
	useCoefficients(jpeg, { memory, pace }, SPARE, (coefficients) => writeCoarser(jpeg, coefficients, quality, pace));

async function writeCoarser(
	jpeg: Uint8Array,
	{ frame, kept }: Coefficients,
	quality: number,
	pace: Pace,
): Promise<Uint8Array | undefined> {
	const before = readTables(kept);
	const isKnown = frame.components.every(({ table }) => before[table]?.every((step) => step > 0 && step <= MOST_STEP));
	if (frame.components.length !== INKS || !isKnown) return undefined;
	const wanted = scaleTable(quality, 'luminance');
	const after = before.map((table) => table.map((step, index) => Math.max(step, wanted[ZIGZAG[index]!]!)));
	for (const component of frame.components) {
		const [old, steps] = [before[component.table]!, after[component.table]!];
		await scaleValues(
			component,
			Int32Array.from(old, (step, index) => Math.round((step / steps[index]!) * (1 << PLACES))),
			pace,
		);
	}
	// Other data of applications says nothing of how samples are meant.
	const output = beginJpeg(
		jpeg,
		kept.filter(({ marker }) => marker === ADOBE),
	);
	for (const number of new Set(frame.components.map(({ table }) => table)))
		putSegment(output, DEFINE_QUANTIZATION, [number, ...after[number]!]);
	return writeSequential(frame, output, pace, { isLarge: false, codesFor: kept.some(isTurned) ? codesFor : () => 0 });
}

async function scaleValues({ values, stride }: Component, factors: Int32Array, pace: Pace): Promise<void> {
	if (factors.every((factor) => factor === 1 << PLACES)) return;
	for (let row = 0; row < values.length; row += stride * BLOCK) {
		scaleBlocks(values, row, row + stride * BLOCK, factors);
		const due = pace.step(stride * WORK);
		if (due) await due;
	}
}

/** Apart from what pauses, so that it is compiled alone. */
function scaleBlocks(values: Int16Array, from: number, to: number, factors: Int32Array): void {
	for (let at = from; at < to; at++) {
		values[at] = (values[at]! * factors[at & (BLOCK - 1)]! + HALF) >> PLACES;
	}
}
