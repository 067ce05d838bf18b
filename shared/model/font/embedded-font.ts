/** The glyphs in use as an embedded font: Type0, Identity-H, a TrueType subset, searchable (ISO 32000-2, 9.7 and 9.9). */
import { createHash } from 'node:crypto';
import type { Font, Glyph } from '@pdf-lib/fontkit';
import type { PdfDocument } from '../../pdf/document';
import { deflate } from '../../pdf/filters';
import { dict, latin, name, Stream, type Ref, type Value } from '../../pdf/syntax/values';
import { SYMBOLIC } from './encodings';

export interface EmbeddedFont {
	/** Puts the font into a document, as the object `ref` or as a new one; returns the reference to it. */
	readonly addTo: (document: PdfDocument, ref?: Ref) => Ref;
	/** The glyph's code in strings shown with this font: four hexadecimal digits. */
	readonly codeOf: (glyph: Glyph) => string;
}

const ALL_CAPITALS = 26;
/** Stem width of Noto Sans SemiBold; used only by viewers that replace the font. */
const STEM = 120;

export async function embedFont(font: Font, used: readonly Glyph[]): Promise<EmbeddedFont> {
	const subset = font.createSubset();
	const glyphs = [...new Map(used.map((glyph) => [glyph.id, glyph])).values()].sort((one, other) => one.id - other.id);
	const codes = new Map(glyphs.map((glyph) => [glyph.id, subset.includeGlyph(glyph)]));
	const file = await bytesOf(subset);
	const baseFont = name(`${tagOf(file)}+${font.postscriptName}`);
	const unit = 1000 / font.unitsPerEm;
	const program = deflate(file);
	const map = deflate(Buffer.from(toUnicode(glyphs.map((glyph) => [codes.get(glyph.id) ?? 0, glyph.codePoints])), 'latin1'));
	const widths = glyphs.flatMap((glyph): Value[] => [codes.get(glyph.id) ?? 0, [glyph.advanceWidth * unit]]);

	const addTo = (document: PdfDocument, ref = document.add(null)): Ref => {
		const descriptor = dict({
			Type: name('FontDescriptor'),
			FontName: baseFont,
			Flags: SYMBOLIC,
			FontBBox: [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY].map((edge) => edge * unit),
			ItalicAngle: font.italicAngle,
			Ascent: font.ascent * unit,
			Descent: font.descent * unit,
			CapHeight: font.capHeight * unit,
			StemV: STEM,
			FontFile2: document.add(new Stream(dict({ Length1: file.length, Filter: name('FlateDecode') }), program)),
		});
		const descendant = dict({
			Type: name('Font'),
			Subtype: name('CIDFontType2'),
			BaseFont: baseFont,
			CIDSystemInfo: dict({ Registry: latin('Adobe'), Ordering: latin('Identity'), Supplement: 0 }),
			CIDToGIDMap: name('Identity'),
			FontDescriptor: document.add(descriptor),
			W: [...widths],
		});
		document.put(
			ref,
			dict({
				Type: name('Font'),
				Subtype: name('Type0'),
				BaseFont: baseFont,
				Encoding: name('Identity-H'),
				DescendantFonts: [document.add(descendant)],
				ToUnicode: document.add(new Stream(dict({ Filter: name('FlateDecode') }), map)),
			}),
		);
		return ref;
	};
	return { addTo, codeOf: (glyph) => hex(codes.get(glyph.id) ?? 0) };
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

const utf16 = (codePoints: readonly number[]): string => utf16Of(String.fromCodePoint(...codePoints));

/** The text as UTF-16BE in hexadecimal digits. */
export function utf16Of(text: string): string {
	return Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('');
}

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');
