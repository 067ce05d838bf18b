/** The Unicode subtable of a TrueType font, read the other way: from glyphs to characters. */

/** Segments and groups that are read; further ones are not. */
const MOST_PARTS = 0x10000;
/** Characters that are read: more than Unicode has assigned. */
const MOST_POINTS = 0x40000;

/**
 * The code point of each glyph; 0 where no character shows it. Where several do, the first one counts, but characters that are in
 * Unicode only for the sake of older encodings (radicals, compatibility ideographs, private use) give way.
 */
export function pointsOfGlyphs(view: DataView, at: number, glyphs: number): Uint32Array {
	const points = new Uint32Array(glyphs);
	let budget = MOST_POINTS;
	const add = (point: number, glyph: number): void => {
		if (glyph > 0 && glyph < glyphs && (points[glyph] === 0 || (isSecond(points[glyph]!) && !isSecond(point))))
			points[glyph] = point;
	};
	try {
		const format = view.getUint16(at);
		if (format === 0) for (let code = 0; code < 256; code++) add(code, view.getUint8(at + 6 + code));
		else if (format === 4) readSegments(view, at, add);
		else if (format === 6) {
			const first = view.getUint16(at + 6);
			const count = view.getUint16(at + 8);
			for (let index = 0; index < count; index++) add(first + index, view.getUint16(at + 10 + index * 2));
		} else if (format === 12) {
			const count = Math.min(view.getUint32(at + 12), MOST_PARTS);
			for (let group = at + 16; group < at + 16 + count * 12; group += 12) {
				const first = view.getUint32(group);
				const last = Math.min(view.getUint32(group + 4), 0x10ffff);
				const glyph = view.getUint32(group + 8);
				for (let point = first; point <= last && budget > 0; point++, budget--) add(point, glyph + point - first);
			}
		}
	} catch (thrown) {
		// The table ends too early: its beginning counts.
		if (!(thrown instanceof RangeError)) throw thrown;
	}
	return points;
}

/** Format 4. Segments do not overlap in a font that is sound, so what they cover is bounded by the 65,536 codes. */
function readSegments(view: DataView, at: number, add: (point: number, glyph: number) => void): void {
	const doubled = view.getUint16(at + 6);
	const [ends, starts] = [at + 14, at + 16 + doubled];
	let budget = MOST_POINTS;
	for (let i = 0; i < doubled; i += 2) {
		const end = view.getUint16(ends + i);
		const delta = view.getUint16(starts + doubled + i);
		const rangeAt = starts + 2 * doubled + i;
		const range = view.getUint16(rangeAt);
		const start = view.getUint16(starts + i);
		for (let code = start; code <= end && code < 0xffff && budget > 0; code++, budget--) {
			const found = range === 0 ? code : view.getUint16(rangeAt + range + (code - start) * 2);
			if (found !== 0 || range === 0) add(code, (found + delta) & 0xffff);
		}
	}
}

const isSecond = (point: number): boolean =>
	point < 0x20 || (point >= 0x2e80 && point <= 0x2fdf) || (point >= 0xe000 && point <= 0xfaff) || point >= 0xf0000;
