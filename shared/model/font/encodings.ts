/** Encodings of simple fonts (ISO 32000-2, 9.6.5 and Annex D): which glyph a code has, and the character that it shows. */
import type { PdfDocument } from '../../pdf/document';
import { type Dict, isDict, Name } from '../../pdf/syntax/values';
import { readNameText } from './font-dictionary';
import { glyphOfPoint, pointOfGlyph } from './glyph-names';

/** Font flag: uses a character set outside the standard Latin one (Table 121). */
export const SYMBOLIC = 4;

/** A code's glyph as its encoding names it. */
export interface Encoded {
	readonly point: number;
	readonly name: string;
}

/** Whether the font has its own character set; the names of the usual fonts tell if no descriptor does. */
export function isSymbolic(document: PdfDocument, descriptor: Dict | undefined, font: Dict): boolean {
	const flags = document.resolve(descriptor?.get('Flags'));
	if (typeof flags === 'number') return (flags & SYMBOLIC) !== 0;
	return /^(Symbol|ZapfDingbats|Wingdings|Webdings)/.test(readNameText(document, font.get('BaseFont')));
}

/** Code points and names by code; undefined where codes mean nothing but glyphs of the program's own. */
export function encodingOf(
	document: PdfDocument,
	font: Dict,
	symbolic: boolean,
	embedded: boolean,
): ReadonlyMap<number, Encoded> | undefined {
	const { base, differences } = encodingParts(document, font);
	// A built-in encoding: StandardEncoding for fonts with Latin letters (Table 112).
	if (base === undefined && symbolic && !differences) return undefined;
	const implied = symbolic && embedded ? '' : STANDARD_ENCODING;
	const characters = base ?? implied;
	const encoding = new Map<number, Encoded>();
	for (let code = 32; code < 256; code++) {
		const point = characters.charCodeAt(code - 32);
		if (point > 0) encoding.set(code, { point, name: glyphOfPoint(point) });
	}
	for (const [code, glyph] of differences ?? []) {
		const point = pointOfGlyph(glyph);
		if (point === undefined) encoding.delete(code);
		else encoding.set(code, { point, name: glyph });
	}
	return encoding;
}

export interface EncodingParts {
	/** The characters of the codes from 32 to 255, where the font names an encoding; see `STANDARD_ENCODING`. */
	readonly base: string | undefined;
	/** Names of glyphs by code that /Differences gives; undefined where there is no such array. */
	readonly differences: ReadonlyMap<number, string> | undefined;
}

/** The encoding as the font dictionary gives it. */
export function encodingParts(document: PdfDocument, font: Dict): EncodingParts {
	const value = document.resolve(font.get('Encoding'));
	const name = value instanceof Name ? value.text : readNameText(document, isDict(value) ? value.get('BaseEncoding') : undefined);
	const base = { WinAnsiEncoding: WIN_ANSI_ENCODING, MacRomanEncoding: MAC_ROMAN_ENCODING, StandardEncoding: STANDARD_ENCODING }[
		name
	];
	const items = isDict(value) ? document.array(value.get('Differences')) : undefined;
	if (!items) return { base, differences: undefined };
	const differences = new Map<number, string>();
	let code = 0;
	for (const item of items) {
		const entry = document.resolve(item);
		if (typeof entry === 'number') code = entry;
		else if (entry instanceof Name) {
			if (code >= 0 && code <= 255) differences.set(code, entry.text);
			code++;
		}
	}
	return { base, differences };
}

/** The characters of the codes from 32 to 255; U+0000 where a code has none. */
export const STANDARD_ENCODING =
	' !"#$%&\u2019()*+,-./0123456789:;<=>?' +
	'@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_' +
	'\u2018abcdefghijklmnopqrstuvwxyz{|}~\0' +
	'\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0' +
	"\0\u00a1\u00a2\u00a3\u2044\u00a5\u0192\u00a7\u00a4'\u201c\u00ab\u2039\u203a\ufb01\ufb02\0\u2013\u2020\u2021\u00b7\0\u00b6\u2022\u201a\u201e\u201d\u00bb\u2026\u2030\0\u00bf" +
	'\0`\u00b4\u02c6\u02dc\u00af\u02d8\u02d9\u00a8\0\u02da\u00b8\0\u02dd\u02db\u02c7\u2014\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0' +
	'\0\u00c6\0\u00aa\0\0\0\0\u0141\u00d8\u0152\u00ba\0\0\0\0\0\u00e6\0\0\0\u0131\0\0\u0142\u00f8\u0153\u00df\0\0\0\0';
export const MAC_ROMAN_ENCODING =
	' !"#$%&\'()*+,-./0123456789:;<=>?' +
	'@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_' +
	'`abcdefghijklmnopqrstuvwxyz{|}~\0' +
	'\u00c4\u00c5\u00c7\u00c9\u00d1\u00d6\u00dc\u00e1\u00e0\u00e2\u00e4\u00e3\u00e5\u00e7\u00e9\u00e8\u00ea\u00eb\u00ed\u00ec\u00ee\u00ef\u00f1\u00f3\u00f2\u00f4\u00f6\u00f5\u00fa\u00f9\u00fb\u00fc' +
	'\u2020\u00b0\u00a2\u00a3\u00a7\u2022\u00b6\u00df\u00ae\u00a9\u2122\u00b4\u00a8\u2260\u00c6\u00d8\u221e\u00b1\u2264\u2265\u00a5\u00b5\u2202\u2211\u220f\u03c0\u222b\u00aa\u00ba\u2126\u00e6\u00f8' +
	'\u00bf\u00a1\u00ac\u221a\u0192\u2248\u2206\u00ab\u00bb\u2026\u00a0\u00c0\u00c3\u00d5\u0152\u0153\u2013\u2014\u201c\u201d\u2018\u2019\u00f7\u25ca\u00ff\u0178\u2044\u00a4\u2039\u203a\ufb01\ufb02' +
	'\u2021\u00b7\u201a\u201e\u2030\u00c2\u00ca\u00c1\u00cb\u00c8\u00cd\u00ce\u00cf\u00cc\u00d3\u00d4\uf8ff\u00d2\u00da\u00db\u00d9\u0131\u02c6\u02dc\u00af\u02d8\u02d9\u02da\u00b8\u02dd\u02db\u02c7';
export const WIN_ANSI_ENCODING =
	' !"#$%&\'()*+,-./0123456789:;<=>?' +
	'@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_' +
	'`abcdefghijklmnopqrstuvwxyz{|}~\u007f' +
	'\u20ac\0\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\0\u017d\0\0\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\0\u017e\u0178' +
	'\u00a0\u00a1\u00a2\u00a3\u00a4\u00a5\u00a6\u00a7\u00a8\u00a9\u00aa\u00ab\u00ac\u00ad\u00ae\u00af\u00b0\u00b1\u00b2\u00b3\u00b4\u00b5\u00b6\u00b7\u00b8\u00b9\u00ba\u00bb\u00bc\u00bd\u00be\u00bf' +
	'\u00c0\u00c1\u00c2\u00c3\u00c4\u00c5\u00c6\u00c7\u00c8\u00c9\u00ca\u00cb\u00cc\u00cd\u00ce\u00cf\u00d0\u00d1\u00d2\u00d3\u00d4\u00d5\u00d6\u00d7\u00d8\u00d9\u00da\u00db\u00dc\u00dd\u00de\u00df' +
	'\u00e0\u00e1\u00e2\u00e3\u00e4\u00e5\u00e6\u00e7\u00e8\u00e9\u00ea\u00eb\u00ec\u00ed\u00ee\u00ef\u00f0\u00f1\u00f2\u00f3\u00f4\u00f5\u00f6\u00f7\u00f8\u00f9\u00fa\u00fb\u00fc\u00fd\u00fe\u00ff';
