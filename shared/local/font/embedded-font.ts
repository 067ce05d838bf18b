/** The glyphs in use as an embedded font: Type0, Identity-H, a TrueType subset, searchable (ISO 32000-2, 9.7 and 9.9). */
import { createHash } from 'node:crypto';
import type { Font, Glyph } from '@pdf-lib/fontkit';
import { type PDFContext, type PDFRef, PDFString } from 'pdf-lib';

export interface EmbeddedFont {
	readonly ref: PDFRef;
	/** The glyph's code in strings shown with this font: four hexadecimal digits. */
	readonly codeOf: (glyph: Glyph) => string;
}

const ALL_CAPITALS = 26;
/** Stem width of Noto Sans SemiBold; used only by viewers that replace the font. */
const STEM = 120;
/** Uses a character set outside the standard Latin one (ISO 32000-2, table 121). */
const SYMBOLIC = 4;

export async function embedFont(context: PDFContext, font: Font, used: readonly Glyph[]): Promise<EmbeddedFont> {
	const subset = font.createSubset();
	const glyphs = [...new Map(used.map((glyph) => [glyph.id, glyph])).values()].sort((one, other) => one.id - other.id);
	const codes = new Map(glyphs.map((glyph) => [glyph.id, subset.includeGlyph(glyph)]));
	const file = await bytesOf(subset);
	const name = `${tagOf(file)}+${font.postscriptName}`;
	const unit = 1000 / font.unitsPerEm;

	const descriptor = context.obj({
		Type: 'FontDescriptor',
		FontName: name,
		Flags: SYMBOLIC,
		FontBBox: [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY].map((edge) => edge * unit),
		ItalicAngle: font.italicAngle,
		Ascent: font.ascent * unit,
		Descent: font.descent * unit,
		CapHeight: font.capHeight * unit,
		StemV: STEM,
		FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
	});
	const descendant = context.obj({
		Type: 'Font',
		Subtype: 'CIDFontType2',
		BaseFont: name,
		CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
		CIDToGIDMap: 'Identity',
		FontDescriptor: context.register(descriptor),
		W: glyphs.flatMap((glyph) => [codes.get(glyph.id) ?? 0, [glyph.advanceWidth * unit]]),
	});
	const ref = context.register(
		context.obj({
			Type: 'Font',
			Subtype: 'Type0',
			BaseFont: name,
			Encoding: 'Identity-H',
			DescendantFonts: [context.register(descendant)],
			ToUnicode: context.register(
				context.flateStream(toUnicode(glyphs.map((glyph) => [codes.get(glyph.id) ?? 0, glyph.codePoints]))),
			),
		}),
	);
	return { ref, codeOf: (glyph) => hex(codes.get(glyph.id) ?? 0) };
}

/** Six capitals that tell subsets of one font apart (ISO 32000-2, 9.9.2), here a digest of the subset: never random. */
function tagOf(file: Uint8Array): string {
	const digest = createHash('sha256').update(file).digest();
	return Array.from(digest.subarray(0, 6), (byte) => String.fromCharCode(65 + (byte % ALL_CAPITALS))).join('');
}

function bytesOf(subset: ReturnType<Font['createSubset']>): Promise<Uint8Array> {
	const parts: Uint8Array[] = [];
	return new Promise((resolve) => {
		subset
			.encodeStream()
			.on('data', (part) => parts.push(part))
			.on('end', () => resolve(Buffer.concat(parts)));
	});
}

/** A ToUnicode CMap (ISO 32000-2, 9.10.3). A block holds at most 100 mappings; three lines of 32 characters stay below. */
function toUnicode(mappings: readonly (readonly [number, readonly number[]])[]): string {
	return [
		'/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
		'/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
		'/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
		'1 begincodespacerange <0000> <FFFF> endcodespacerange',
		`${mappings.length} beginbfchar`,
		...mappings.map(([code, codePoints]) => `<${hex(code)}> <${utf16(codePoints)}>`),
		'endbfchar endcmap CMapName currentdict /CMap defineresource pop end end',
	].join('\n');
}

function utf16(codePoints: readonly number[]): string {
	const text = String.fromCodePoint(...codePoints);
	return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');
}

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');
