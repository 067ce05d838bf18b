/** Samples of other sizes and of indices, as one byte for each component (docs/semantics.md, §37.3). */
import type { ColorSpace } from '../../model/image/export/color-space';
import type { Described } from '../../model/image/export/described';
import { inverts, lookedUp, rowLength, toBytes } from '../../model/image/export/samples';
import type { Pace } from '../../pace/pace';

/** Pixels that are looked up at once. */
const BAND = 1 << 16;
/** The cost of looking up a pixel, see `Pace`. */
const COST = 8;

/** @returns undefined where samples are missing, or mean something that this does not know. */
export async function samplesOfOneByte(
	data: Uint8Array,
	{ width, height, bits, decode }: Described,
	{ components, table }: ColorSpace,
	pace: Pace,
): Promise<Uint8Array | undefined> {
	const channels = table ? 1 : components;
	if (data.length < rowLength(width, channels, bits) * height) return undefined;
	const turned = inverts(decode, channels, table ? 2 ** bits - 1 : 1);
	if (turned === undefined || (table && turned)) return undefined;
	const bytes = bits === 8 ? data : await toBytes(data, { width, height, channels, bits }, !table, pace);
	return table ? lookUpInBands(bytes.subarray(0, width * height), table, components, pace) : bytes;
}

/** @returns undefined if an index is not in the table: programs differ in its color */
export async function lookUpInBands(
	indices: Uint8Array,
	table: Uint8Array,
	components: number,
	pace: Pace,
): Promise<Uint8Array | undefined> {
	if (!(await areInTable(indices, table.length / components, pace))) return undefined;
	const colors = new Uint8Array(indices.length * components);
	for (let at = 0; at < indices.length; at += BAND) {
		const band = indices.subarray(at, at + BAND);
		colors.set(lookedUp(band, table, components), at * components);
		const due = pace.step(band.length * COST);
		if (due) await due;
	}
	return colors;
}

async function areInTable(indices: Uint8Array, entries: number, pace: Pace): Promise<boolean> {
	for (let at = 0; at < indices.length; at += BAND) {
		const band = indices.subarray(at, at + BAND);
		if (band.some((index) => index >= entries)) return false;
		const due = pace.step(band.length);
		if (due) await due;
	}
	return true;
}
