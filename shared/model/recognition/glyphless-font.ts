/**
 * A font without any drawing for text that does not show: every code has the same empty glyph, and a ToUnicode CMap says what
 * the codes mean. The program is a TrueType font with two empty glyphs, so that every reader can open it, and no code leads to .notdef.
 */
import type { PdfDocument } from '../../pdf/document';
import { deflate } from '../../pdf/filters';
import { dict, latin, name, Stream, type Ref } from '../../pdf/syntax/values';
import { SYMBOLIC } from '../font/encodings';
import { hexCode, toUnicodeMap } from '../font/to-unicode';

const UNITS = 1000;
/** Of each glyph, in thousandths of the size. */
export const ADVANCE = 500;
/** Above and below the baseline, in thousandths of the size: a box of the size's height. */
export const ASCENT = 800;
export const DESCENT = -200;
/** Codes have two bytes, and 0 is left to .notdef. */
const MOST_CODES = 0xfffe;

export class GlyphlessFont {
	private readonly codes = new Map<string, number>();
	private readonly ref: Ref;

	constructor(private readonly document: PdfDocument) {
		this.ref = document.add(null);
	}

	/** The reference that pages name. */
	get reference(): Ref {
		return this.ref;
	}

	/** The code of a character as four hexadecimal digits; undefined if there are no more codes. */
	codeOf(character: string): string | undefined {
		let code = this.codes.get(character);
		if (code === undefined) {
			if (this.codes.size >= MOST_CODES) return undefined;
			this.codes.set(character, (code = this.codes.size + 1));
		}
		return hexCode(code);
	}

	/** Puts the font into the document, with all codes that were asked for. */
	finish(): void {
		const { document, codes } = this;
		const program = trueType();
		// All of its glyphs are there, so it is not named as a subset.
		const baseFont = name('OctavoGlyphless');
		const descriptor = dict({
			Type: name('FontDescriptor'),
			FontName: baseFont,
			Flags: SYMBOLIC,
			FontBBox: [0, DESCENT, ADVANCE, ASCENT],
			ItalicAngle: 0,
			Ascent: ASCENT,
			Descent: DESCENT,
			CapHeight: ASCENT,
			StemV: 80,
			FontFile2: document.add(new Stream(dict({ Length1: program.length, Filter: name('FlateDecode') }), deflate(program))),
		});
		// Every code but 0 has glyph 1.
		const glyphs = new Uint8Array(2 * (codes.size + 1));
		for (let code = 1; code <= codes.size; code++) glyphs[2 * code + 1] = 1;
		const descendant = dict({
			Type: name('Font'),
			Subtype: name('CIDFontType2'),
			BaseFont: baseFont,
			CIDSystemInfo: dict({ Registry: latin('Adobe'), Ordering: latin('Identity'), Supplement: 0 }),
			CIDToGIDMap: document.add(new Stream(dict({ Filter: name('FlateDecode') }), deflate(glyphs))),
			FontDescriptor: document.add(descriptor),
			DW: ADVANCE,
		});
		const map = toUnicodeMap([...codes].map(([character, code]) => [code, [...character].map((one) => one.codePointAt(0)!)]));
		document.put(
			this.ref,
			dict({
				Type: name('Font'),
				Subtype: name('Type0'),
				BaseFont: baseFont,
				Encoding: name('Identity-H'),
				DescendantFonts: [document.add(descendant)],
				ToUnicode: document.add(new Stream(dict({ Filter: name('FlateDecode') }), deflate(Buffer.from(map, 'latin1')))),
			}),
		);
	}
}

/** The tables of a TrueType font with .notdef and one more glyph, both empty (OpenType 1.9, chapter "OpenType font file"). */
function trueType(): Uint8Array {
	const head = table(54, [
		[0, 0x00010000, 4],
		[12, 0x5f0f3cf5, 4],
		[18, UNITS, 2],
		[38, DESCENT, 2],
		[40, ADVANCE, 2],
		[42, ASCENT, 2],
		[46, 8, 2],
		[48, 2, 2],
	]);
	const hhea = table(36, [
		[0, 0x00010000, 4],
		[4, ASCENT, 2],
		[6, DESCENT, 2],
		[10, ADVANCE, 2],
		[34, 1, 2],
	]);
	const maxp = table(32, [
		[0, 0x00010000, 4],
		[4, 2, 2],
		[14, 2, 2],
	]);
	const hmtx = table(6, [[0, ADVANCE, 2]]);
	const tables: [tag: string, data: Uint8Array][] = [
		['glyf', new Uint8Array(4)],
		['head', head],
		['hhea', hhea],
		['hmtx', hmtx],
		['loca', new Uint8Array(6)],
		['maxp', maxp],
	];
	return fontFile(tables);
}

type Entry = readonly [offset: number, value: number, bytes: 2 | 4];

function table(length: number, entries: readonly Entry[]): Uint8Array {
	const data = new Uint8Array(length);
	const view = new DataView(data.buffer);
	for (const [offset, value, bytes] of entries) {
		if (bytes === 4) view.setUint32(offset, value);
		else view.setInt16(offset, value);
	}
	return data;
}

function fontFile(tables: readonly (readonly [tag: string, data: Uint8Array])[]): Uint8Array {
	const start = 12 + 16 * tables.length;
	const length = tables.reduce((sum, [, data]) => sum + padLength(data.length), start);
	const file = new Uint8Array(length);
	const view = new DataView(file.buffer);
	view.setUint32(0, 0x00010000);
	view.setUint16(4, tables.length);
	// The largest power of two that is not above the number of tables: 4 of 6.
	view.setUint16(6, 64);
	view.setUint16(8, 2);
	view.setUint16(10, 16 * tables.length - 64);
	let at = start;
	for (const [index, [tag, data]] of tables.entries()) {
		const record = 12 + 16 * index;
		for (let i = 0; i < 4; i++) file[record + i] = tag.charCodeAt(i);
		view.setUint32(record + 4, sumOf(data));
		view.setUint32(record + 8, at);
		view.setUint32(record + 12, data.length);
		file.set(data, at);
		at += padLength(data.length);
	}
	return file;
}

const padLength = (length: number): number => Math.ceil(length / 4) * 4;

/** The checksum of a table: its words of four bytes, added. */
function sumOf(data: Uint8Array): number {
	const whole = new Uint8Array(padLength(data.length));
	whole.set(data);
	const view = new DataView(whole.buffer);
	let sum = 0;
	for (let at = 0; at < whole.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
	return sum;
}
