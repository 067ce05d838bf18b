/** TrueType font programs (ISO 32000-2, 9.9.1): the tables `cmap`, `glyf`, `loca`, `maxp` and `post`. */
import { pointsOfGlyphs } from './cmap-points';
import { asBuffer } from '../../../pdf/syntax/characters';
import { GLYPH_MEMORY, type FontProgram } from './font-program';
import { MAC_NAMES } from './mac-names';

export interface Table {
	readonly at: number;
	readonly length: number;
}

/** The tables of a TrueType or OpenType font, by tag. */
export function tablesOf(view: DataView): Map<string, Table> {
	const tables = new Map<string, Table>();
	const count = view.getUint16(4);
	for (let index = 0; index < count; index++) {
		const at = 12 + index * 16;
		const tag = [0, 1, 2, 3].map((byte) => String.fromCharCode(view.getUint8(at + byte))).join('');
		tables.set(tag, { at: view.getUint32(at + 8), length: view.getUint32(at + 12) });
	}
	return tables;
}

/** Places of glyphs within the table `glyf`, as the table `loca` has them. */
export interface GlyphPlaces {
	readonly loca: Table;
	readonly glyf: Table;
	/** Bytes of a place in the table `loca`, which are half of it if they are two. */
	readonly size: 2 | 4;
	/** Of glyphs that the table `loca` has the beginning and the end of. */
	readonly count: number;
	readonly place: (glyph: number) => number;
	readonly setPlace: (glyph: number, place: number) => void;
	/** Where its data are in the file. */
	readonly spanOf: (glyph: number) => readonly [start: number, end: number];
}

/** `undefined` without outlines of this kind. */
export function glyphPlacesOf(view: DataView, tables: ReadonlyMap<string, Table>): GlyphPlaces | undefined {
	const [head, loca, glyf] = [tables.get('head'), tables.get('loca'), tables.get('glyf')];
	if (!head || !loca || !glyf) return undefined;
	const isLong = view.getInt16(head.at + 50) !== 0;
	const size = isLong ? 4 : 2;
	const place = (glyph: number): number =>
		isLong ? view.getUint32(loca.at + glyph * 4) : view.getUint16(loca.at + glyph * 2) * 2;
	return {
		loca,
		glyf,
		size,
		count: Math.floor(loca.length / size) - 1,
		place,
		setPlace: (glyph, at) => (isLong ? view.setUint32(loca.at + glyph * 4, at) : view.setUint16(loca.at + glyph * 2, at / 2)),
		spanOf: (glyph) => [glyf.at + place(glyph), glyf.at + place(glyph + 1)],
	};
}

export function readTrueType(view: DataView): FontProgram | undefined {
	const tables = tablesOf(view);
	const [maxp, cmap, post] = ['maxp', 'cmap', 'post'].map((tag) => tables.get(tag));
	const places = maxp && glyphPlacesOf(view, tables);
	if (!places) return undefined;
	const { loca, size, place } = places;
	const glyphs = view.getUint16(maxp.at + 4);
	// A file that was cut off has no places of its last glyphs.
	const placed = Math.min(glyphs, Math.floor((view.byteLength - loca.at) / size) - 1);
	const isDrawn = (glyph: number): boolean => glyph >= 0 && glyph < placed && place(glyph + 1) > place(glyph);
	const find = subtableFinder(view, cmap);
	const count = cmap ? view.getUint16(cmap.at + 2) : 0;
	const unicode = unicodeSubtable(find);
	const symbol = find(3, 0);
	const mac = find(1, 0);
	let names: Map<string, number> | undefined;
	let texts: readonly string[] | undefined;
	let points: Uint32Array | undefined;
	const glyphOf = (name: string): number => {
		names ??= post ? glyphsByName(postNames(view, post)) : new Map<string, number>();
		return names.get(name) ?? -1;
	};
	return {
		kind: 'truetype',
		// With the names, by glyph and by name, and the code points of glyphs.
		memory: 2 * view.byteLength + GLYPH_MEMORY * (post ? countNamed(view, post) : 0) + 4 * glyphs,
		unicode: (point) => (unicode === undefined ? 0 : look(view, unicode, point)),
		code: (code) => {
			if (symbol !== undefined) return look(view, symbol, 0xf000 + code) || look(view, symbol, code);
			return mac === undefined ? 0 : look(view, mac, code);
		},
		has: (glyph) => {
			if (typeof glyph === 'number') return glyph > 0 && glyph < glyphs;
			return isDrawn(glyphOf(glyph));
		},
		isDrawn,
		subtables: count,
		codes: symbol !== undefined ? 'symbol' : mac !== undefined ? 'macintosh' : undefined,
		pointOf: (glyph) => {
			points ??= unicode === undefined ? new Uint32Array() : pointsOfGlyphs(view, unicode, glyphs);
			return points[glyph] ?? 0;
		},
		nameOf: (glyph) => {
			texts ??= post ? postNames(view, post) : [];
			return texts[glyph] ?? '';
		},
		glyphOf: (name) => Math.max(glyphOf(name), 0),
		glyphOfCid: (cid) => cid,
		encoding: undefined,
	};
}

/** The code points of glyphs in an OpenType font whose outlines are those of CFF. */
export function openTypePoints(view: DataView, tables: ReadonlyMap<string, Table>): (glyph: number) => number {
	const unicode = unicodeSubtable(subtableFinder(view, tables.get('cmap')));
	let points: Uint32Array | undefined;
	return (glyph) => {
		points ??= unicode === undefined ? new Uint32Array() : pointsOfGlyphs(view, unicode, 0x10000);
		return points[glyph] ?? 0;
	};
}

type FindSubtable = (platform: number, encoding?: number) => number | undefined;

function subtableFinder(view: DataView, cmap: Table | undefined): FindSubtable {
	const maps = cmap ? subtables(view, cmap.at) : [];
	return (platform, encoding) =>
		maps.find((one) => one.platform === platform && (encoding === undefined || one.encoding === encoding))?.at;
}

const unicodeSubtable = (find: FindSubtable): number | undefined => find(3, 10) ?? find(3, 1) ?? find(0);

function subtables(view: DataView, at: number): { platform: number; encoding: number; at: number }[] {
	const count = Math.min(view.getUint16(at + 2), 64);
	return Array.from({ length: count }, (_, index) => {
		const entry = at + 4 + index * 8;
		return { platform: view.getUint16(entry), encoding: view.getUint16(entry + 2), at: at + view.getUint32(entry + 4) };
	});
}

/** The glyph for a code in a subtable of `cmap`, of format 0, 4, 6 or 12. */
function look(view: DataView, at: number, code: number): number {
	try {
		switch (view.getUint16(at)) {
			case 0:
				return code < 256 ? view.getUint8(at + 6 + code) : 0;
			case 4:
				return code > 0xffff ? 0 : glyphInSegments(view, at, code);
			case 6: {
				const first = view.getUint16(at + 6);
				const count = view.getUint16(at + 8);
				return code >= first && code < first + count ? view.getUint16(at + 10 + (code - first) * 2) : 0;
			}
			case 12: {
				let [low, high] = [0, view.getUint32(at + 12) - 1];
				while (low <= high) {
					const middle = (low + high) >> 1;
					const group = at + 16 + middle * 12;
					if (code < view.getUint32(group)) high = middle - 1;
					else if (code > view.getUint32(group + 4)) low = middle + 1;
					else return view.getUint32(group + 8) + code - view.getUint32(group);
				}
				return 0;
			}
			default:
				return 0;
		}
	} catch {
		return 0;
	}
}

/** Segments that are searched one by one: a few may be in the wrong order, but a font of more is searched by halves. */
const MOST_SEARCHED = 512;

/** Where the search for the segment of a code begins: at the first one that does not end before it, if there are many. */
function firstSegment(view: DataView, ends: number, doubled: number, code: number): number {
	let [low, high] = [0, doubled >> 1];
	if (high <= MOST_SEARCHED) return 0;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (view.getUint16(ends + middle * 2) < code) low = middle + 1;
		else high = middle;
	}
	return low * 2;
}

function glyphInSegments(view: DataView, at: number, code: number): number {
	const doubled = view.getUint16(at + 6);
	const [ends, starts] = [at + 14, at + 16 + doubled];
	for (let i = firstSegment(view, ends, doubled, code); i < doubled; i += 2) {
		if (code > view.getUint16(ends + i)) continue;
		const start = view.getUint16(starts + i);
		if (code < start) return 0;
		const delta = view.getUint16(starts + doubled + i);
		const rangeAt = starts + 2 * doubled + i;
		const range = view.getUint16(rangeAt);
		if (range === 0) return (code + delta) & 0xffff;
		const glyph = view.getUint16(rangeAt + range + (code - start) * 2);
		return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
	}
	return 0;
}

/** Bytes of a `post` table before the count of its names. */
const POST_HEAD = 32;

/** How many glyphs a `post` table of format 2 names; 0 if it ends too early. */
function countNamed(view: DataView, { at }: Table): number {
	const indices = at + POST_HEAD + 2;
	if (indices > view.byteLength || view.getUint32(at) !== 0x00020000) return 0;
	const count = view.getUint16(at + POST_HEAD);
	return indices + count * 2 > view.byteLength ? 0 : count;
}

/** The names of a `post` table of format 1 or 2, by glyph; none if it ends too early. */
function postNames(view: DataView, post: Table): readonly string[] {
	const { at, length } = post;
	if (at + POST_HEAD > view.byteLength) return [];
	const format = view.getUint32(at);
	if (format !== 0x00020000) return format === 0x00010000 ? MAC_NAMES : [];
	const indices = at + POST_HEAD + 2;
	const count = countNamed(view, post);
	if (count === 0) return [];
	const bytes = asBuffer(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
	const texts: string[] = [];
	// Numbers of names have two bytes.
	for (let next = indices + count * 2; next < at + length && next < bytes.length && texts.length < 0x10000;) {
		const size = bytes[next]!;
		texts.push(bytes.toString('latin1', next + 1, next + 1 + size));
		next += size + 1;
	}
	return Array.from({ length: count }, (_, glyph) => {
		const index = view.getUint16(indices + glyph * 2);
		return MAC_NAMES[index] ?? texts[index - MAC_NAMES.length] ?? '';
	});
}

function glyphsByName(names: readonly string[]): Map<string, number> {
	const glyphs = new Map<string, number>();
	for (const [glyph, name] of names.entries()) if (name !== '' && !glyphs.has(name)) glyphs.set(name, glyph);
	return glyphs;
}
