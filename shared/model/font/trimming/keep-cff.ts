/** CFF programs (Technical Note 5176) without the outlines of some glyphs. */
import { dictionary, index } from '../program/cff';
import { tablesOf } from '../program/truetype';
import type { GlyphIds } from './glyph-ids';

const OPENTYPE = 0x4f54544f;
const TRUETYPE = 0x00010000;
const ENDCHAR = 14;

/** Where a CFF program is: the whole of the data, or a table of an OpenType font; undefined for other programs. */
export function cffOf(data: Uint8Array): { readonly at: number; readonly length: number } | undefined {
	const view = new DataView(data.buffer, data.byteOffset, data.length);
	const tag = data.length > 12 ? view.getUint32(0) : 0;
	if (data[0] === 1 && data[1] === 0 && tag !== TRUETYPE) return { at: 0, length: data.length };
	return tag === OPENTYPE ? tablesOf(view).get('CFF ') : undefined;
}

/** Operators of a top dictionary that say where something begins: charset, encoding, font dictionaries and their choice. */
const PLACES = [15, 16, 0x0c24, 0x0c25];
const [CHARSTRINGS, PRIVATE, CHARSTRING_TYPE] = [17, 18, 0x0c06];

/** Whether it could be done, in place: charstrings (Technical Note 5176, section 14) of one byte take the place of all others. */
export function keepCff(data: Uint8Array, kept: GlyphIds): boolean {
	const view = new DataView(data.buffer, data.byteOffset, data.length);
	const names = index(view, view.getUint8(2));
	const tops = index(view, names.end);
	const top = dictionary(view, tops.offsets[0] ?? 0, tops.offsets[1] ?? 0);
	const place = top.get(CHARSTRINGS)?.[0];
	if (place === undefined || names.offsets.length !== 2 || (top.get(CHARSTRING_TYPE)?.[0] ?? 2) !== 2) return false;
	const { offsets, end } = index(view, place);
	const others = [...PLACES.map((key) => top.get(key)?.[0] ?? 0), top.get(PRIVATE)?.[1] ?? 0];
	const isInOrder = offsets.every((offset, glyph) => glyph === 0 || offset >= offsets[glyph - 1]!);
	if (!isInOrder || end > data.length || others.some((other) => other > place && other < end)) return false;
	const size = view.getUint8(place + 2);
	const base = place + 2 + offsets.length * size;
	let to = offsets[0] ?? end;
	for (const [glyph, start] of offsets.entries()) {
		let rest = to - base;
		for (let byte = size - 1; byte >= 0; byte--, rest = Math.floor(rest / 256))
			data[place + 3 + glyph * size + byte] = rest % 256;
		const length = (offsets[glyph + 1] ?? start) - start;
		if (glyph === 0 || kept.has(glyph) || length < 2) {
			data.copyWithin(to, start, start + length);
			to += length;
		} else data[to++] = ENDCHAR;
	}
	data.fill(0, to, end);
	return true;
}
