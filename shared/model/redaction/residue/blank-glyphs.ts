/** Font programs in which some glyphs are empty. All others stay at their places, so that nothing that refers to them changes. */
import { dictionary, index } from '../../font/program/cff';
import { tablesOf } from '../../font/program/truetype';
import { CHARSTRING, charstringsIn, decryptType1, encryptType1, sealedPart } from '../../font/program/type1';

/** Glyphs by number, or by name in Type 1 programs. */
export type GlyphIds = ReadonlySet<number | string>;

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
			if (!table) return undefined;
			blankCff(left.subarray(table.at, table.at + table.length), gone);
		} else if (left[0] === 1 && left[1] === 0 && tag !== 0x00010000) blankCff(left, gone);
		else blankTrueType(view, gone, kept);
		return left;
	} catch (thrown) {
		// Offsets beyond the end.
		if (!(thrown instanceof RangeError)) throw thrown;
		return undefined;
	}
}

function blankCff(data: Uint8Array, gone: GlyphIds): void {
	const view = new DataView(data.buffer, data.byteOffset, data.length);
	const tops = index(view, index(view, view.getUint8(2)).end);
	const place = dictionary(view, tops.offsets[0] ?? 0, tops.offsets[1] ?? 0).get(17)?.[0];
	if (place === undefined) return;
	const { offsets } = index(view, place);
	for (const glyph of gone)
		if (typeof glyph === 'number' && glyph > 0 && glyph + 1 < offsets.length)
			data.fill(ENDCHAR, offsets[glyph], offsets[glyph + 1]);
}

function blankTrueType(view: DataView, gone: GlyphIds, kept: GlyphIds): void {
	const tables = tablesOf(view);
	const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((tag) => tables.get(tag));
	if (!head || !loca || !glyf) return;
	const isLong = view.getInt16(head.at + 50) !== 0;
	const count = Math.floor(loca.length / (isLong ? 4 : 2)) - 1;
	const place = (glyph: number): number =>
		isLong ? view.getUint32(loca.at + glyph * 4) : view.getUint16(loca.at + glyph * 2) * 2;
	const setPlace = (glyph: number, at: number): void =>
		isLong ? view.setUint32(loca.at + glyph * 4, at) : view.setUint16(loca.at + glyph * 2, at / 2);
	const needed = withComponents(kept, count, (glyph) => [glyf.at + place(glyph), glyf.at + place(glyph + 1)], view);
	const goes = new Set([...withComponents(gone, count, (glyph) => [glyf.at + place(glyph), glyf.at + place(glyph + 1)], view)]);
	for (let glyph = count - 1; glyph > 0; glyph--) {
		if (!goes.has(glyph) || needed.has(glyph)) continue;
		const [start, end] = [place(glyph), place(glyph + 1)];
		if (end <= start) continue;
		new Uint8Array(view.buffer, view.byteOffset + glyf.at + start, end - start).fill(0);
		// It ends where it begins, and so do empty ones before it; the one before them ends later.
		for (let before = glyph; before > 0 && place(before) === start; before--) setPlace(before, end);
	}
}

/**
 * A TrueType program in which only `kept` and their components have outlines, or a CFF program in which only `kept` have, closed up at
 * the beginning of the table; undefined for other programs.
 */
export function keepGlyphs(data: Uint8Array, kept: GlyphIds): Uint8Array | undefined {
	try {
		const left = Buffer.from(data);
		const view = new DataView(left.buffer, left.byteOffset, left.length);
		if (left[0] === 1 && left[1] === 0 && view.getUint32(0) !== 0x00010000) return keepCff(left, kept) ? left : undefined;
		const tables = tablesOf(view);
		const cff = tables.get('CFF ');
		if (cff) return keepCff(left.subarray(cff.at, cff.at + cff.length), kept) ? left : undefined;
		const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((tag) => tables.get(tag));
		if (!head || !loca || !glyf || glyf.at + glyf.length > data.length) return undefined;
		const isLong = view.getInt16(head.at + 50) !== 0;
		const count = Math.floor(loca.length / (isLong ? 4 : 2)) - 1;
		const places = Array.from({ length: count + 1 }, (_, glyph) =>
			isLong ? view.getUint32(loca.at + glyph * 4) : view.getUint16(loca.at + glyph * 2) * 2,
		);
		if (places.some((place, glyph) => place > glyf.length || place < (places[glyph - 1] ?? 0))) return undefined;
		const needed = withComponents(kept, count, (glyph) => [glyf.at + places[glyph]!, glyf.at + places[glyph + 1]!], view);
		// The first glyph shows that a character is missing.
		needed.add(0);
		let to = 0;
		for (let glyph = 0; glyph <= count; glyph++) {
			if (isLong) view.setUint32(loca.at + glyph * 4, to);
			else view.setUint16(loca.at + glyph * 2, to / 2);
			if (glyph === count || !needed.has(glyph)) continue;
			left.copyWithin(glyf.at + to, glyf.at + places[glyph]!, glyf.at + places[glyph + 1]!);
			to += places[glyph + 1]! - places[glyph]!;
		}
		left.fill(0, glyf.at + to, glyf.at + glyf.length);
		return left;
	} catch (thrown) {
		// Offsets beyond the end.
		if (!(thrown instanceof RangeError)) throw thrown;
		return undefined;
	}
}

/** The CFF program within an OpenType font. */
export function cffIn(data: Uint8Array): Uint8Array | undefined {
	const view = new DataView(data.buffer, data.byteOffset, data.length);
	const table = data.length > 12 && view.getUint32(0) === OPENTYPE ? tablesOf(view).get('CFF ') : undefined;
	return table && data.subarray(table.at, table.at + table.length);
}

/** Operators of a top dictionary that say where something begins: charset, encoding, font dictionaries and their choice. */
const PLACES = [15, 16, 0x0c24, 0x0c25];
const [CHARSTRINGS, PRIVATE, CHARSTRING_TYPE] = [17, 18, 0x0c06];

/** Whether it could be done: charstrings (Technical Note 5176, section 14) of one byte take the place of all others. */
function keepCff(data: Uint8Array, kept: GlyphIds): boolean {
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

type SpanOf = (glyph: number) => readonly [number, number];

/** Flags of a component (OpenType specification, `glyf`). */
const [WORDS, SCALE, MORE, TWO_SCALES, FOUR_SCALES] = [1, 8, 32, 64, 128];

function withComponents(glyphs: GlyphIds, count: number, spanOf: SpanOf, view: DataView): Set<number> {
	const found = new Set<number>();
	const open = [...glyphs].filter((glyph) => typeof glyph === 'number');
	for (let glyph = open.pop(); glyph !== undefined; glyph = open.pop()) {
		if (glyph < 0 || glyph >= count || found.has(glyph)) continue;
		found.add(glyph);
		const [start, end] = spanOf(glyph);
		if (end - start < 12 || view.getInt16(start) >= 0) continue;
		for (let at = start + 10, flags = MORE; flags & MORE && at + 4 <= end;) {
			flags = view.getUint16(at);
			open.push(view.getUint16(at + 2));
			at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & FOUR_SCALES ? 8 : 0);
		}
	}
	return found;
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
