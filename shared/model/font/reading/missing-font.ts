/**
 * In place of a font that the document does not have: readers show its text in their own font (docs/semantics.md, D46). Codes that
 * are printable in StandardEncoding are taken for these characters, and all others are unreadable.
 */
import { Dict } from '../../../pdf/syntax/values';
import { STANDARD_ENCODING } from '../encodings';
import { standardWidths } from '../standard-fonts';
import { type Glyph, type ReadingFont, UNREADABLE } from './glyph';

const USUAL_WIDTH = 0.5;

const widths = standardWidths('Times-Roman')!;

const glyphs: readonly Glyph[] = Array.from({ length: 256 }, (_, code) => {
	const character = STANDARD_ENCODING[code - 32] ?? '\0';
	const isPrintable = character !== '\0';
	const width = isPrintable ? widths(character.codePointAt(0)!) : undefined;
	return {
		code,
		cid: code,
		text: isPrintable ? character : UNREADABLE,
		width: width === undefined ? USUAL_WIDTH : width / 1000,
		isSpace: code === 32,
		vertical: undefined,
	};
});

const unreadable: readonly Glyph[] = glyphs.map((glyph) => ({ ...glyph, text: UNREADABLE }));

/** Strings of which most codes are not printable have codes of another kind, such as numbers of glyphs. */
function glyphsOf(shown: Uint8Array): readonly Glyph[] {
	const read = Array.from(shown, (code) => glyphs[code]!);
	const unprintable = read.filter(({ text }) => text === UNREADABLE).length;
	return 2 * unprintable >= read.length ? read.map(({ code }) => unreadable[code]!) : read;
}

export const MISSING_FONT: ReadingFont = {
	name: '',
	bold: false,
	italic: false,
	fixedPitch: false,
	ascent: 0.75,
	descent: -0.25,
	dictionary: new Dict(),
	isDamaged: false,
	vertical: false,
	space: glyphs[32]!.width,
	type3: undefined,
	longest: 1,
	partEnd: (shown, from, most) => Math.min(from + most, shown.length),
	glyphs: glyphsOf,
};
