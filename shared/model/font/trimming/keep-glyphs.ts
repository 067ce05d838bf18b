/** Font programs that keep the outlines of some glyphs. Numbers and names of glyphs stay, so that nothing that refers to them changes. */
import { cffOf, keepCff } from './keep-cff';
import type { GlyphIds } from './glyph-ids';
import { keepTrueType, type Uses } from './keep-truetype';
import { keepType1 } from './keep-type1';

/** A TrueType, CFF or Type 1 program that has the outlines of `kept` and of what these are made of; undefined for all others. */
export function keepGlyphs(data: Uint8Array, kept: GlyphIds, uses: Uses): Uint8Array | undefined {
	try {
		if (data[0] === PERCENT) return keepType1(data, kept);
		const cff = cffOf(data);
		if (!cff) return keepTrueType(data, kept, uses);
		const left = Buffer.from(data);
		return keepCff(left.subarray(cff.at, cff.at + cff.length), kept) ? left : undefined;
	} catch (thrown) {
		// Offsets beyond the end.
		if (!(thrown instanceof RangeError)) throw thrown;
		return undefined;
	}
}

const PERCENT = 0x25;
