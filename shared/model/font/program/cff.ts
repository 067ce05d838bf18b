/** Compact Font Format (Adobe Technical Note 5176): the charset of the first font of a program. */
import { CFF_CHARSETS, CFF_STANDARD_STRINGS, EXPERT_ENCODING } from './cff-names';
import { GLYPH_MEMORY, programOfNames, type FontProgram } from './font-program';

export function readCff(data: Uint8Array): FontProgram | undefined {
	const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
	const names = index(view, view.getUint8(2));
	const tops = index(view, names.end);
	const strings = index(view, tops.end);
	const top = dictionary(view, tops.offsets[0] ?? 0, tops.offsets[1] ?? 0);
	const charStrings = top.get(17)?.[0];
	if (charStrings === undefined) return undefined;
	const glyphs = index(view, charStrings).offsets.length - 1;
	const isCid = top.has(0x0c1e);
	const text = (id: number): string => stringOf(data, strings.offsets, id);
	const memory = data.length + glyphs * GLYPH_MEMORY;
	const identifiers = charsetOf(view, top.get(15)?.[0] ?? 0, glyphs, isCid);
	if (isCid) {
		let byCid: Map<number, number> | undefined;
		const glyphOfCid = (cid: number): number => {
			byCid ??= new Map(identifiers.map((id, glyph) => [id, glyph]));
			return byCid.get(cid) ?? 0;
		};
		return programOfNames('cid', new Set(identifiers.slice(1)), { memory, glyphOfCid });
	}
	const named = identifiers.map(text);
	let byName: Map<string, number> | undefined;
	return programOfNames('named', new Set(named.slice(1)), {
		// The outlines have the names, too.
		memory: memory + 2 * named.reduce((sum, name) => sum + name.length, 0),
		nameOf: (glyph) => named[glyph] ?? '',
		glyphCalled: (name) => {
			// The first of a name counts.
			byName ??= new Map(named.map((one, glyph) => [one, glyph] as const).toReversed());
			return byName.get(name);
		},
		encoding: encodingOf(view, top.get(16)?.[0] ?? 0, named, text),
	});
}

/** The longest name of a glyph that is read. Strings may overlap, so that many long ones take no more bytes than one. */
const MOST_OF_NAME = 255;

/** The string of an identifier; empty if it is too long for a name. */
export function stringOf(data: Uint8Array, offsets: readonly number[], id: number): string {
	const standard = CFF_STANDARD_STRINGS[id];
	if (standard !== undefined) return standard;
	const at = id - CFF_STANDARD_STRINGS.length;
	const [start, end] = [offsets[at], offsets[at + 1]];
	if (start === undefined || end === undefined || end - start > MOST_OF_NAME) return '';
	return Buffer.from(data.subarray(start, end)).toString('latin1');
}

/** Identifiers of strings, or CIDs, by glyph. */
export function charsetOf(view: DataView, charset: number, glyphs: number, isCid: boolean): number[] {
	const predefined = isCid ? undefined : CFF_CHARSETS[charset];
	if (predefined)
		return predefined.flatMap(([first, count]) => Array.from({ length: count }, (_, at) => first + at)).slice(0, glyphs);
	const found = [0];
	const format = view.getUint8(charset);
	let at = charset + 1;
	while (found.length < glyphs) {
		const first = view.getUint16(at);
		const more = format === 0 ? 0 : format === 1 ? view.getUint8(at + 2) : view.getUint16(at + 2);
		at += format === 0 ? 2 : format === 1 ? 3 : 4;
		for (let i = 0; i <= more && found.length < glyphs; i++) found.push(first + i);
	}
	return found;
}

/** Names by code (Technical Note 5176, section 12); undefined for StandardEncoding. */
function encodingOf(
	view: DataView,
	at: number,
	named: readonly string[],
	text: (id: number) => string,
): ReadonlyMap<number, string> | undefined {
	if (at === 0) return undefined;
	const codes = new Map<number, string>();
	if (at === 1) {
		for (const [first, id, count] of EXPERT_ENCODING)
			for (let more = 0; more < count; more++) codes.set(first + more, text(id + more));
		return codes;
	}
	const format = view.getUint8(at);
	const count = view.getUint8(at + 1);
	let glyph = 1;
	let next = at + 2;
	for (let i = 0; i < count; i++) {
		const first = view.getUint8(next);
		const more = (format & 0x7f) === 0 ? 0 : view.getUint8(next + 1);
		next += (format & 0x7f) === 0 ? 1 : 2;
		for (let code = first; code <= first + more; code++) codes.set(code, named[glyph++] ?? '');
	}
	const further = format >= 0x80 ? view.getUint8(next++) : 0;
	for (let i = 0; i < further; i++, next += 3) codes.set(view.getUint8(next), text(view.getUint16(next + 1)));
	return codes;
}

/** A real number (Technical Note 5176, Table 5): two digits or signs a byte. */
function realOf(view: DataView, from: number, to: number): number {
	let text = '';
	for (let at = from; at < to; at++) {
		const byte = view.getUint8(at);
		text += DIGITS[byte >> 4]! + DIGITS[byte & 15]!;
	}
	return Number(text) || 0;
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', 'E', 'E-', '', '-', ''];

/** An INDEX structure, of which nothing is read yet but how many objects it has. */
export interface LazyIndex {
	readonly count: number;
	/** Where an object begins, and that before it ends. */
	readonly offset: (item: number) => number;
}

export function lazyIndex(view: DataView, at: number): LazyIndex {
	const count = view.getUint16(at);
	if (count === 0) return { count, offset: () => at + 2 };
	const size = view.getUint8(at + 2);
	const base = at + 3 + (count + 1) * size - 1;
	return {
		count,
		offset: (item) => {
			let offset = 0;
			for (let byte = 0; byte < size; byte++) offset = offset * 256 + view.getUint8(at + 3 + item * size + byte);
			return base + offset;
		},
	};
}

/** An INDEX structure: where its objects begin, and where it ends. */
export function index(view: DataView, at: number): { readonly offsets: number[]; readonly end: number } {
	const { count, offset } = lazyIndex(view, at);
	const offsets = count === 0 ? [] : Array.from({ length: count + 1 }, (_, item) => offset(item));
	return { offsets, end: offset(count) };
}

/** The longest DICT that is read: those of real fonts have some hundred bytes. The DICTs of a font may overlap. */
const MOST_OF_DICTIONARY = 4096;

/** Operands of a DICT by operator; operators of two bytes are `0x0c00` and their second byte. */
export function dictionary(view: DataView, from: number, to: number): Map<number, number[]> {
	const entries = new Map<number, number[]>();
	if (to - from > MOST_OF_DICTIONARY) return entries;
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
			const start = at;
			while (at < to && (view.getUint8(at++) & 15) !== 15);
			operands.push(realOf(view, start, at));
		} else if (byte <= 246) operands.push(byte - 139);
		else if (byte <= 250) operands.push((byte - 247) * 256 + view.getUint8(at++) + 108);
		else operands.push(-(byte - 251) * 256 - view.getUint8(at++) - 108);
	}
	return entries;
}
