/** Font programs in which some glyphs are empty. All others stay at their places, so that nothing that refers to them changes. */
import { dictionary, index } from '../../font/program/cff';
import { withComponents } from '../../font/program/glyph-components';
import { glyphPlacesOf, tablesOf } from '../../font/program/truetype';
import type { GlyphIds } from '../../font/trimming/glyph-ids';
import { CHARSTRING, charstringsIn, decryptType1, encryptType1, sealedPart } from '../../font/program/type1';

const ENDCHAR = 14;
const OPENTYPE = 0x4f54544f;
/** `0 0 hsbw endchar`. */
const EMPTY_TYPE1 = [139, 139, 13, ENDCHAR];

/** The program with empty glyphs; undefined if it cannot be read. `kept` are glyphs whose components stay. */
export function blankGlyphs(data: Uint8Array, gone: GlyphIds, kept: GlyphIds): Uint8Array | undefined {
	try {
		const left = Buffer.from(data);
		const view = new DataView(left.buffer, left.byteOffset, left.length);
		const tag = view.getUint32(0);
		if (left[0] === 0x25 || left[0] === 0x80) return blankType1(left, gone);
		if (tag === OPENTYPE) {
			const table = tablesOf(view).get('CFF ');
			return table && blankCff(left.subarray(table.at, table.at + table.length), gone) ? left : undefined;
		}
		const isCff = left[0] === 1 && left[1] === 0 && tag !== 0x00010000;
		return (isCff ? blankCff(left, gone) : blankTrueType(view, gone, kept)) ? left : undefined;
	} catch (thrown) {
		// Offsets beyond the end.
		if (!(thrown instanceof RangeError)) throw thrown;
		return undefined;
	}
}

/** @returns whether all these glyphs are within the program */
function blankCff(data: Uint8Array, gone: GlyphIds): boolean {
	const view = new DataView(data.buffer, data.byteOffset, data.length);
	const tops = index(view, index(view, view.getUint8(2)).end);
	const place = dictionary(view, tops.offsets[0] ?? 0, tops.offsets[1] ?? 0).get(17)?.[0];
	if (place === undefined) return true;
	const { offsets } = index(view, place);
	for (const glyph of gone) {
		if (typeof glyph !== 'number' || glyph <= 0 || glyph + 1 >= offsets.length) continue;
		if (offsets[glyph + 1]! > data.length) return false;
		data.fill(ENDCHAR, offsets[glyph], offsets[glyph + 1]);
	}
	return true;
}

function blankTrueType(view: DataView, gone: GlyphIds, kept: GlyphIds): boolean {
	const places = glyphPlacesOf(view, tablesOf(view));
	if (!places) return true;
	const { glyf, count, place, setPlace, spanOf } = places;
	const needed = withComponents(kept, count, spanOf, view);
	const goes = new Set([...withComponents(gone, count, spanOf, view)]);
	for (let glyph = count - 1; glyph > 0; glyph--) {
		if (!goes.has(glyph) || needed.has(glyph)) continue;
		const [start, end] = [place(glyph), place(glyph + 1)];
		if (end <= start) continue;
		if (glyf.at + end > view.byteLength) return false;
		new Uint8Array(view.buffer, view.byteOffset + glyf.at + start, end - start).fill(0);
		// It ends where it begins, and so do empty ones before it; the one before them ends later.
		for (let before = glyph; before > 0 && place(before) === start; before--) setPlace(before, end);
	}
	return true;
}

function blankType1(data: Buffer, gone: GlyphIds): Uint8Array | undefined {
	const part = sealedPart(data);
	if (!part) return undefined;
	const { plain, start, end } = part;
	const place = plain.indexOf('/CharStrings');
	if (place < 0) return undefined;
	const skipped = Number(/\/lenIV\s+(\d+)/.exec(plain.toString('latin1', 0, Math.min(place, 4096)))?.[1] ?? 4);
	for (const [name, sealed] of charstringsIn(plain, place)) {
		if (!gone.has(name) || name === '.notdef') continue;
		const code = decryptType1(sealed, CHARSTRING).fill(ENDCHAR, skipped);
		code.set(EMPTY_TYPE1.slice(0, Math.max(code.length - skipped, 0)), skipped);
		sealed.set(encryptType1(code, CHARSTRING));
	}
	return Buffer.concat([data.subarray(0, start), part.seal(plain), data.subarray(end)]);
}
