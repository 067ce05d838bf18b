/** Which glyph of a font program a code shows (ISO 32000-2, 9.6.5 and 9.7.4.2). */
import type { PdfDocument } from '../../../pdf/document';
import { type Dict, Stream } from '../../../pdf/syntax/values';
import { encodingParts, isSymbolic, MAC_ROMAN_ENCODING, STANDARD_ENCODING } from '../encodings';
import { descendantOf, descriptorOf } from '../font-dictionary';
import { glyphOfPoint, pointOfGlyph } from '../glyph-names';
import type { FontProgram } from '../program/font-program';
import type { Glyph } from '../reading/glyph';
import type { GlyphFacts } from './outline';

/** Finds the outlines of a font's glyphs in its program, or other facts about them. */
export function outlineFinder<Fact>(
	document: PdfDocument,
	font: Dict,
	outlines: GlyphFacts<Fact>,
	program: FontProgram,
): (glyph: Glyph) => Fact | undefined {
	const descendant = descendantOf(document, font);
	return descendant ? compositeFinder(document, descendant, outlines, program) : simpleFinder(document, font, outlines, program);
}

/** By CID (ISO 32000-2, 9.7.4.2). */
function compositeFinder<Fact>(document: PdfDocument, descendant: Dict, outlines: GlyphFacts<Fact>, program: FontProgram) {
	const map = document.resolve(descendant.get('CIDToGIDMap'));
	const glyphs = map instanceof Stream ? document.decodedPart(map)?.data : undefined;
	return ({ cid }: Glyph) =>
		outlines.glyph(glyphs ? ((glyphs[cid * 2] ?? 0) << 8) | (glyphs[cid * 2 + 1] ?? 0) : program.glyphOfCid(cid));
}

/** By code, through the encoding of the font (9.6.5). */
function simpleFinder<Fact>(document: PdfDocument, font: Dict, outlines: GlyphFacts<Fact>, program: FontProgram) {
	const { base, differences } = encodingParts(document, font);
	const nameIn = (characters: string, code: number): string | undefined => {
		const point = characters.charCodeAt(code - 32);
		return point > 0 ? glyphOfPoint(point) : undefined;
	};
	if (program.kind !== 'truetype')
		return ({ code }: Glyph) => {
			const own =
				base === undefined ? (program.encoding?.get(code) ?? nameIn(program.encoding ? '' : STANDARD_ENCODING, code)) : undefined;
			const name = differences?.get(code) ?? own ?? (base === undefined ? undefined : nameIn(base, code));
			return outlines.named(name ?? '.notdef') ?? outlines.named('.notdef');
		};
	const isOwn = isSymbolic(document, descriptorOf(document, font), font) && !differences;
	return ({ code }: Glyph) => {
		const name = differences?.get(code) ?? nameIn(base ?? STANDARD_ENCODING, code);
		const byName = (): number => (name === undefined ? 0 : glyphNamed(program, name));
		const byCode = (): number => program.code(code) || (program.codes === undefined ? program.unicode(code) : 0);
		return outlines.glyph(isOwn ? byCode() || byName() : byName() || byCode());
	};
}

/** 9.6.5.4: by the Unicode subtable, by that of the Macintosh, and by `post`. */
function glyphNamed(program: FontProgram, name: string): number {
	const point = pointOfGlyph(name);
	const byPoint = point === undefined ? 0 : program.unicode(point);
	if (byPoint > 0) return byPoint;
	const mac = point === undefined ? -1 : MAC_ROMAN_ENCODING.indexOf(String.fromCodePoint(point));
	return (mac >= 0 && program.codes === 'macintosh' ? program.code(mac + 32) : 0) || program.glyphOf(name);
}
