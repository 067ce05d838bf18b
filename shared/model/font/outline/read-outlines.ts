/** The outlines and advances of a font program of any kind (ISO 32000-2, Table 124). */
import { tablesOf } from '../program/truetype';
import { cffAdvances, cffOutlines } from './cff-outlines';
import type { Advances, CountSteps, GlyphFacts, Outlines } from './outline';
import { trueTypeAdvances, trueTypeOutlines } from './truetype-outlines';
import { type1Advances, type1Outlines } from './type1-outlines';

/** @returns undefined if the bytes are not a font program, or are damaged. */
export const readOutlines = (data: Uint8Array, count: CountSteps = () => undefined): Outlines | undefined =>
	readGlyphs(data, {
		trueType: (program) => trueTypeOutlines(program, count),
		cff: (program) => cffOutlines(program, count),
		type1: (program) => type1Outlines(program, count),
	});

/** @returns undefined if the bytes are not a font program, or are damaged. */
export const readAdvances = (data: Uint8Array, count: CountSteps = () => undefined): Advances | undefined =>
	readGlyphs(data, {
		trueType: trueTypeAdvances,
		cff: (program) => cffAdvances(program, count),
		type1: (program) => type1Advances(program, count),
	});

type Reader<Fact> = (program: Uint8Array) => GlyphFacts<Fact> | undefined;

/** Reads a program by the reader of its kind. */
function readGlyphs<Fact>(
	data: Uint8Array,
	{ trueType, cff, type1 }: Readonly<Record<'trueType' | 'cff' | 'type1', Reader<Fact>>>,
): GlyphFacts<Fact> | undefined {
	try {
		const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
		const tag = data.length > 12 ? view.getUint32(0) : 0;
		if (tag === 0x4f54544f) {
			const table = tablesOf(view).get('CFF ');
			return table && cff(data.subarray(table.at, table.at + table.length));
		}
		if (tag === 0x00010000 || tag === 0x74727565) return trueType(data);
		if (data[0] === 1 && data[1] === 0) return cff(data);
		if (data[0] === 0x25 || data[0] === 0x80) return type1(data);
	} catch (thrown) {
		// Offsets beyond the end.
		if (!(thrown instanceof RangeError)) throw thrown;
	}
	return undefined;
}
