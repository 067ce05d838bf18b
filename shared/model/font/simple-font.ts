/** Text in a simple font of the document (ISO 32000-2, 9.6): one byte a character, by its encoding. */
import type { PdfDocument } from '../../pdf/document';
import { type Dict, isDict, Name, Stream, type Value } from '../../pdf/syntax/values';
import { readFontProgram, type FontProgram } from './font-program';
import { glyphOfPoint, MAC_ROMAN_ENCODING, pointOfGlyph, STANDARD_ENCODING, WIN_ANSI_ENCODING } from './glyph-names';
import { STANDARD_WIDTHS } from './standard-widths';
import { type Extent, literalString, verticalExtent, type TextFont } from './text-font';

const SYMBOLIC = 4;

interface Code {
	readonly code: number;
	readonly width: number;
}

/** A code's glyph as its encoding names it. */
interface Encoded {
	readonly point: number;
	readonly name: string;
}

/** @returns undefined for fonts in which no text can be set by its characters. */
export function simpleFont(document: PdfDocument, resource: Value, font: Dict): TextFont | undefined {
	const subtype = document.resolve(font.get('Subtype'));
	if (!(subtype instanceof Name) || !/^(Type1|MMType1|TrueType)$/.test(subtype.text)) return undefined;
	const descriptor = document.dict(font.get('FontDescriptor'));
	const program = programOf(document, descriptor);
	if (program === 'unusable') return undefined;
	const standard = program ? undefined : standardWidths(nameOf(document, font.get('BaseFont')));
	const symbolic = symbolicOf(document, descriptor, font);
	const encoding = encodingOf(document, font, symbolic, program !== undefined);
	if (!encoding) return undefined;
	const widths = widthsOf(document, font, descriptor, standard);
	const codes = new Map<number, Code>();
	for (const [code, encoded] of encoding) {
		if (codes.has(encoded.point) || (program && !isIn(program, code, encoded))) continue;
		const width = widths(code, encoded.point);
		if (width !== undefined) codes.set(encoded.point, { code, width });
	}
	// Where a font has the soft hyphen or the no-break space, their looks are the plain ones.
	for (const [other, usual] of [
		[0xa0, 0x20],
		[0x2010, 0x2d],
		[0x2011, 0x2d],
	] as const)
		if (!codes.has(other) && codes.has(usual)) codes.set(other, codes.get(usual)!);
	if (codes.size === 0) return undefined;
	return new SimpleFont(resource, codes, extentOf(document, font, descriptor, standard !== undefined));
}

/** Helvetica, which needs neither a font program nor a descriptor. */
export function standardFont(resource: Value, name: keyof typeof STANDARD_WIDTHS | 'Courier' = 'Helvetica'): TextFont {
	const widths = standardWidths(name)!;
	const codes = new Map<number, Code>();
	for (let code = 32; code < 256; code++) {
		const point = WIN_ANSI_ENCODING.charCodeAt(code - 32);
		const width = widths(point);
		if (point !== 0 && width !== undefined) codes.set(point, { code, width });
	}
	return new SimpleFont(resource, codes, standardExtent(name));
}

class SimpleFont implements TextFont {
	constructor(
		readonly resource: Value,
		private readonly codes: ReadonlyMap<number, Code>,
		readonly extent: Extent,
	) {}

	covers(text: string): boolean {
		for (const character of text) if (!this.codes.has(character.codePointAt(0)!)) return false;
		return true;
	}

	width(text: string): number {
		let width = 0;
		for (const character of text) width += this.codes.get(character.codePointAt(0)!)?.width ?? 0;
		return width;
	}

	show(text: string): string {
		const codes: number[] = [];
		for (const character of text) codes.push(this.codes.get(character.codePointAt(0)!)?.code ?? 32);
		return `${literalString(codes)} Tj`;
	}
}

const nameOf = (document: PdfDocument, value: Value | undefined): string => {
	const found = document.resolve(value);
	return found instanceof Name ? found.text : '';
};

/** The embedded program; undefined where there is none, `unusable` where it cannot be read. */
export function programOf(document: PdfDocument, descriptor: Dict | undefined): FontProgram | 'unusable' | undefined {
	for (const key of ['FontFile', 'FontFile2', 'FontFile3']) {
		const file = document.resolve(descriptor?.get(key));
		if (!(file instanceof Stream)) continue;
		try {
			return readFontProgram(document.decoded(file)) ?? 'unusable';
		} catch {
			return 'unusable';
		}
	}
	return undefined;
}

/** Whether the program has the glyph that a viewer would look for (9.6.5.4 for TrueType). */
function isIn(program: FontProgram, code: number, { point, name }: Encoded): boolean {
	if (program.kind !== 'truetype') return program.has(name) || program.has(glyphOfPoint(point)) || point === 0x20;
	const glyph = program.unicode(point) || program.code(code);
	if (glyph > 0) return point === 0x20 || point === 0xa0 || program.isDrawn(glyph);
	return program.has(name);
}

function symbolicOf(document: PdfDocument, descriptor: Dict | undefined, font: Dict): boolean {
	const flags = document.resolve(descriptor?.get('Flags'));
	if (typeof flags === 'number') return (flags & SYMBOLIC) !== 0;
	return /^(Symbol|ZapfDingbats|Wingdings|Webdings)/.test(nameOf(document, font.get('BaseFont')));
}

/** Code points and names by code; undefined where codes mean nothing but glyphs of the program's own. */
function encodingOf(
	document: PdfDocument,
	font: Dict,
	symbolic: boolean,
	embedded: boolean,
): ReadonlyMap<number, Encoded> | undefined {
	const value = document.resolve(font.get('Encoding'));
	const base = value instanceof Name ? value.text : nameOf(document, isDict(value) ? value.get('BaseEncoding') : undefined);
	const named = { WinAnsiEncoding: WIN_ANSI_ENCODING, MacRomanEncoding: MAC_ROMAN_ENCODING, StandardEncoding: STANDARD_ENCODING }[
		base
	];
	const differences = isDict(value) ? document.array(value.get('Differences')) : undefined;
	// A built-in encoding: StandardEncoding for fonts with Latin letters (Table 112).
	if (named === undefined && symbolic && !differences) return undefined;
	const implied = symbolic && embedded ? '' : STANDARD_ENCODING;
	const characters = named ?? implied;
	const encoding = new Map<number, Encoded>();
	for (let code = 32; code < 256; code++) {
		const point = characters.charCodeAt(code - 32);
		if (point > 0) encoding.set(code, { point, name: glyphOfPoint(point) });
	}
	let code = 0;
	for (const item of differences ?? []) {
		const entry = document.resolve(item);
		if (typeof entry === 'number') code = entry;
		else if (entry instanceof Name) {
			const point = pointOfGlyph(entry.text);
			if (point === undefined || code < 0 || code > 255) encoding.delete(code);
			else encoding.set(code, { point, name: entry.text });
			code++;
		}
	}
	return encoding;
}

type Widths = (code: number, point: number) => number | undefined;

/** @returns widths by code; undefined for codes outside /Widths, except in a standard font. */
function widthsOf(
	document: PdfDocument,
	font: Dict,
	descriptor: Dict | undefined,
	standard: ((point: number) => number | undefined) | undefined,
): Widths {
	const widths = document.array(font.get('Widths'))?.map((width) => document.resolve(width));
	const first = document.resolve(font.get('FirstChar'));
	const missing = document.resolve(descriptor?.get('MissingWidth'));
	if (!widths || typeof first !== 'number')
		return (_, point) => standard?.(point) ?? (typeof missing === 'number' && missing > 0 ? missing : 500);
	return (code, point) => {
		const width = widths[code - first];
		if (typeof width === 'number' && width > 0) return width;
		return standard?.(point);
	};
}

/** Names of the standard fonts, and of those that stand in for them. */
function familyOf(name: string): keyof typeof STANDARD_WIDTHS | 'Courier' | undefined {
	const plain = name.replace(/^[A-Z]{6}\+/, '');
	const bold = /bold|black|heavy/i.test(plain);
	const italic = /italic|oblique/i.test(plain);
	if (/^(Helvetica|Arial)/i.test(plain)) return bold ? 'HelveticaBold' : 'Helvetica';
	if (/^Times/i.test(plain))
		return bold ? (italic ? 'TimesRomanBoldItalic' : 'TimesRomanBold') : italic ? 'TimesRomanItalic' : 'TimesRoman';
	return /^Courier/i.test(plain) ? 'Courier' : undefined;
}

const tables = new Map<string, ReadonlyMap<number, number>>();

/** Widths of a standard font by code point. */
function standardWidths(name: string): ((point: number) => number | undefined) | undefined {
	const family = name in STANDARD_WIDTHS ? (name as keyof typeof STANDARD_WIDTHS) : familyOf(name);
	if (family === undefined) return undefined;
	if (family === 'Courier') return () => 600;
	let table = tables.get(family);
	if (!table) {
		const widths = STANDARD_WIDTHS[family].split(' ').map(Number);
		table = new Map(widths.flatMap((width, index) => (width > 0 ? [[WIN_ANSI_ENCODING.charCodeAt(index), width] as const] : [])));
		tables.set(family, table);
	}
	const known = table;
	return (point) => known.get(point);
}

function extentOf(document: PdfDocument, font: Dict, descriptor: Dict | undefined, standard: boolean): Extent {
	if (!descriptor && standard) return standardExtent(nameOf(document, font.get('BaseFont')));
	return verticalExtent(document.resolve(descriptor?.get('CapHeight')), document.resolve(descriptor?.get('Descent')));
}

function standardExtent(name: string): Extent {
	if (/Times/i.test(name)) return { capHeight: 662, descent: -217 };
	return /Courier/i.test(name) ? { capHeight: 562, descent: -157 } : { capHeight: 718, descent: -207 };
}
