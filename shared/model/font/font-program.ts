/**
 * Which glyphs an embedded font program has (ISO 32000-2, 9.9). Embedded fonts are mostly subsets: an encoding that names a
 * glyph says nothing about whether it is there. Programs are only looked at, with every offset checked.
 */
import { CFF_STANDARD_STRINGS } from './cff-names';

/** Glyphs by code point, by code, by name or by CID, as far as the program tells. */
export interface FontProgram {
	readonly kind: 'truetype' | 'named' | 'cid';
	/** TrueType: the glyph for a Unicode code point in its (3, 1) or (0, x) subtable; 0 for none. */
	unicode(point: number): number;
	/** TrueType: the glyph for a code in its (3, 0) or (1, 0) subtable. */
	code(code: number): number;
	/** Whether a glyph, given by name or (TrueType, CID-keyed) by number, is in the program. */
	has(glyph: string | number): boolean;
	/** TrueType: whether the glyph has an outline. */
	isDrawn(glyph: number): boolean;
}

/** @returns undefined for what is not a font program, or is damaged. */
export function readFontProgram(data: Uint8Array): FontProgram | undefined {
	try {
		const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
		const tag = data.length > 12 ? view.getUint32(0) : 0;
		if (tag === 0x4f54544f) {
			const cff = tablesOf(view).get('CFF ');
			return cff && readCff(data.subarray(cff.at, cff.at + cff.length));
		}
		if (tag === 0x00010000 || tag === 0x74727565) return readTrueType(view);
		if (data[0] === 1 && data[1] === 0) return readCff(data);
		if (data[0] === 0x25 || data[0] === 0x80) return readType1(data);
	} catch (thrown) {
		// Offsets beyond the end.
		if (!(thrown instanceof RangeError)) throw thrown;
	}
	return undefined;
}

interface Table {
	readonly at: number;
	readonly length: number;
}

function tablesOf(view: DataView): Map<string, Table> {
	const tables = new Map<string, Table>();
	const count = view.getUint16(4);
	for (let index = 0; index < count; index++) {
		const at = 12 + index * 16;
		const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)));
		tables.set(tag, { at: view.getUint32(at + 8), length: view.getUint32(at + 12) });
	}
	return tables;
}

function readTrueType(view: DataView): FontProgram | undefined {
	const tables = tablesOf(view);
	const [head, loca, glyf, maxp, cmap, post] = ['head', 'loca', 'glyf', 'maxp', 'cmap', 'post'].map((tag) => tables.get(tag));
	if (!head || !loca || !glyf || !maxp) return undefined;
	const glyphs = view.getUint16(maxp.at + 4);
	const long = view.getUint16(head.at + 50) === 1;
	const place = (glyph: number): number => (long ? view.getUint32(loca.at + glyph * 4) : view.getUint16(loca.at + glyph * 2) * 2);
	const isDrawn = (glyph: number): boolean => glyph >= 0 && glyph < glyphs && place(glyph + 1) > place(glyph);
	const maps = cmap ? subtables(view, cmap.at) : [];
	const find = (platform: number, encoding?: number) =>
		maps.find((one) => one.platform === platform && (encoding === undefined || one.encoding === encoding))?.at;
	const unicode = find(3, 10) ?? find(3, 1) ?? find(0);
	const symbol = find(3, 0);
	const mac = find(1, 0);
	let names: Map<string, number> | undefined;
	return {
		kind: 'truetype',
		unicode: (point) => (unicode === undefined ? 0 : look(view, unicode, point)),
		code: (code) => {
			if (symbol !== undefined) return look(view, symbol, 0xf000 + code) || look(view, symbol, code);
			return mac === undefined ? 0 : look(view, mac, code);
		},
		has: (glyph) => {
			if (typeof glyph === 'number') return glyph > 0 && glyph < glyphs;
			names ??= post ? postNames(view, post) : new Map<string, number>();
			return isDrawn(names.get(glyph) ?? -1);
		},
		isDrawn,
	};
}

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
				return code > 0xffff ? 0 : segmented(view, at, code);
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

function segmented(view: DataView, at: number, code: number): number {
	const doubled = view.getUint16(at + 6);
	const [ends, starts] = [at + 14, at + 16 + doubled];
	for (let i = 0; i < doubled; i += 2) {
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

/** Names of a `post` table of format 2 that are not among the 258 standard ones, which fonts in PDF files reach otherwise. */
function postNames(view: DataView, { at, length }: Table): Map<string, number> {
	const names = new Map<string, number>();
	if (view.getUint32(at) !== 0x00020000) return names;
	const count = view.getUint16(at + 32);
	const texts: string[] = [];
	for (let next = at + 34 + count * 2; next < at + length;) {
		const size = view.getUint8(next);
		let text = '';
		for (let i = 1; i <= size && next + i < view.byteLength; i++) text += String.fromCharCode(view.getUint8(next + i));
		texts.push(text);
		next += size + 1;
	}
	for (let glyph = 0; glyph < count; glyph++) {
		const name = texts[view.getUint16(at + 34 + glyph * 2) - 258];
		if (name !== undefined) names.set(name, glyph);
	}
	return names;
}

/** Compact Font Format (Adobe Technical Note 5176): the charset of its first font. */
function readCff(data: Uint8Array): FontProgram | undefined {
	const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
	const names = index(view, view.getUint8(2));
	const tops = index(view, names.end);
	const strings = index(view, tops.end);
	const top = dictionary(view, tops.offsets[0] ?? 0, tops.offsets[1] ?? 0);
	const charStrings = top.get(17)?.[0];
	if (charStrings === undefined) return undefined;
	const glyphs = index(view, charStrings).offsets.length - 1;
	const isCid = top.has(0x0c1e);
	const charset = top.get(15)?.[0] ?? 0;
	const found = new Set<string | number>();
	const text = (id: number): string => {
		const standard = CFF_STANDARD_STRINGS[id];
		if (standard !== undefined) return standard;
		const at = id - CFF_STANDARD_STRINGS.length;
		const [start, end] = [strings.offsets[at], strings.offsets[at + 1]];
		return start === undefined || end === undefined ? '' : Buffer.from(data.subarray(start, end)).toString('latin1');
	};
	const add = (id: number): void => void found.add(isCid ? id : text(id));
	if (charset <= 2 && !isCid) {
		// ISOAdobe; the expert sets hold no letters that a field would need.
		if (charset === 0) for (let id = 1; id <= 228; id++) add(id);
	} else {
		const format = view.getUint8(charset);
		let at = charset + 1;
		for (let glyph = 1; glyph < glyphs;) {
			const first = view.getUint16(at);
			const more = format === 0 ? 0 : format === 1 ? view.getUint8(at + 2) : view.getUint16(at + 2);
			at += format === 0 ? 2 : format === 1 ? 3 : 4;
			for (let i = 0; i <= more && glyph < glyphs; i++, glyph++) add(first + i);
		}
	}
	return named(isCid ? 'cid' : 'named', found);
}

const named = (kind: FontProgram['kind'], found: ReadonlySet<string | number>): FontProgram => ({
	kind,
	unicode: () => 0,
	code: () => 0,
	has: (glyph) => found.has(glyph),
	isDrawn: () => true,
});

/** An INDEX structure: where its objects begin, and where it ends. */
function index(view: DataView, at: number): { readonly offsets: number[]; readonly end: number } {
	const count = view.getUint16(at);
	if (count === 0) return { offsets: [], end: at + 2 };
	const size = view.getUint8(at + 2);
	const base = at + 3 + (count + 1) * size - 1;
	const offsets = Array.from({ length: count + 1 }, (_, item) => {
		let offset = 0;
		for (let byte = 0; byte < size; byte++) offset = offset * 256 + view.getUint8(at + 3 + item * size + byte);
		return base + offset;
	});
	return { offsets, end: offsets[count]! };
}

/** Operands of a DICT by operator; operators of two bytes are `0x0c00` and their second byte. Real numbers are left out. */
function dictionary(view: DataView, from: number, to: number): Map<number, number[]> {
	const entries = new Map<number, number[]>();
	let operands: number[] = [];
	for (let at = from; at < to;) {
		const byte = view.getUint8(at++);
		if (byte <= 21) {
			const operator = byte === 12 ? 0x0c00 + view.getUint8(at++) : byte;
			entries.set(operator, operands);
			operands = [];
		} else if (byte === 28) {
			operands.push(view.getInt16(at));
			at += 2;
		} else if (byte === 29) {
			operands.push(view.getInt32(at));
			at += 4;
		} else if (byte === 30) {
			while (at < to && (view.getUint8(at++) & 15) !== 15);
			operands.push(0);
		} else if (byte <= 246) operands.push(byte - 139);
		else if (byte <= 250) operands.push((byte - 247) * 256 + view.getUint8(at++) + 108);
		else operands.push(-(byte - 251) * 256 - view.getUint8(at++) - 108);
	}
	return entries;
}

/** Type 1: the names of its /CharStrings, in the part that `eexec` encrypts (Adobe Type 1 Font Format, 7.2). */
function readType1(data: Uint8Array): FontProgram | undefined {
	const file = data[0] === 0x80 ? withoutSegments(data) : Buffer.from(data);
	const word = file.indexOf('eexec');
	if (word < 0) return undefined;
	let at = word + 5;
	while (at < file.length && [9, 10, 13, 32].includes(file[at]!)) at++;
	const hex = /^[0-9a-fA-F\s]{8}/.test(file.toString('latin1', at, at + 8));
	const cipher = hex ? Buffer.from(file.toString('latin1', at).replace(/[^0-9a-fA-F]/g, ''), 'hex') : file.subarray(at);
	const plain = Buffer.alloc(cipher.length);
	let key = 55_665;
	for (const [position, byte] of cipher.entries()) {
		plain[position] = byte ^ (key >> 8);
		key = ((byte + key) * 52_845 + 22_719) & 0xffff;
	}
	const start = plain.indexOf('/CharStrings');
	if (start < 0) return undefined;
	const found = new Set<string>();
	for (let next = start + 12; ;) {
		const solidus = plain.indexOf('/', next);
		if (solidus < 0) break;
		const match = /^\/(\S+) +(\d+) +(?:RD|-\|) /.exec(plain.toString('latin1', solidus, solidus + 96));
		// Binary data hold solidi, too: they are stepped over.
		if (match) found.add(match[1]!);
		next = solidus + (match ? match[0].length + Number(match[2]) : 1);
	}
	return found.size > 0 ? named('named', found) : undefined;
}

/** The font without the headers of PFB segments. */
function withoutSegments(data: Uint8Array): Buffer {
	const parts: Uint8Array[] = [];
	for (let at = 0; at + 6 <= data.length && data[at] === 0x80 && data[at + 1] !== 3;) {
		const length = data[at + 2]! | (data[at + 3]! << 8) | (data[at + 4]! << 16);
		parts.push(data.subarray(at + 6, at + 6 + length));
		at += 6 + length;
	}
	return Buffer.concat(parts);
}
