/** The glyphs in use as an embedded font: Type0, Identity-H, a subset, searchable (ISO 32000-2, 9.7 and 9.9). */
import type { Glyph } from '@pdf-lib/fontkit';
import type { PdfDocument } from '../../pdf/document';
import { greatest } from '../../lists';
import { deflate } from '../../pdf/filters';
import { dict, latin, name, Stream, type Ref, type Value } from '../../pdf/syntax/values';
import { SYMBOLIC } from './encodings';
import { tablesOf } from './program/truetype';
import type { Face } from './shaping/face';
import { hexCode, toUnicodeMap } from './to-unicode';
import { subsetTag } from './subset-tag';

export interface EmbeddedFont {
	/**
	 * Puts the font into a document, as the object `ref` or as a new one; returns the reference to it. `listsGlyphs`: with a /CIDSet, which
	 * PDF/A-1 asks for (ISO 19005-1, 6.3.5) and PDF 2.0 no longer knows.
	 */
	readonly addTo: (document: PdfDocument, ref?: Ref, listsGlyphs?: boolean) => Ref;
	/** The glyph's code in strings shown with this font: four hexadecimal digits. */
	readonly codeOf: (glyph: Glyph) => string;
}

/** Stem width of Noto Sans SemiBold; used only by viewers that replace the font. */
const STEM = 120;

export async function embedFont(face: Face, used: readonly Glyph[]): Promise<EmbeddedFont> {
	const { unit, metrics } = face;
	const { file, isCff, glyphs, codes } = await face.subset(used);
	const codeOf = ({ id }: Glyph): number => codes.get(id) ?? 0;
	const baseFont = name(`${subsetTag(file)}+${plainName(face.name)}`);
	const program = deflate(file);
	const map = deflate(Buffer.from(toUnicodeMap(glyphs.map((glyph) => [codeOf(glyph), glyph.codePoints])), 'latin1'));
	const widths = glyphs.flatMap((glyph): Value[] => [codeOf(glyph), [glyph.advanceWidth * unit]]);
	const kind = isCff
		? { Subtype: name('CIDFontType0C'), Filter: name('FlateDecode') }
		: { Length1: file.length, Filter: name('FlateDecode') };

	const addTo = (document: PdfDocument, ref = document.add(null), listsGlyphs = false): Ref => {
		const set = listsGlyphs ? deflate(bitsOf(isCff ? [0, ...codes.values()] : allGlyphs(file))) : undefined;
		const descriptor = dict({
			Type: name('FontDescriptor'),
			FontName: baseFont,
			Flags: SYMBOLIC,
			FontBBox: [...metrics.box],
			ItalicAngle: metrics.italicAngle,
			Ascent: metrics.ascent,
			Descent: metrics.descent,
			CapHeight: metrics.capHeight,
			StemV: STEM,
			CIDSet: set && document.add(new Stream(dict({ Filter: name('FlateDecode') }), set)),
			[isCff ? 'FontFile3' : 'FontFile2']: document.add(new Stream(dict(kind), program)),
		});
		const descendant = dict({
			Type: name('Font'),
			Subtype: name(isCff ? 'CIDFontType0' : 'CIDFontType2'),
			BaseFont: baseFont,
			CIDSystemInfo: dict({ Registry: latin('Adobe'), Ordering: latin('Identity'), Supplement: 0 }),
			CIDToGIDMap: isCff ? undefined : name('Identity'),
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
	return { addTo, codeOf: (glyph) => hexCode(codeOf(glyph)) };
}

/** A bit for each CID, from the highest of the first byte on (ISO 32000-2, 9.8.3). */
function bitsOf(cids: readonly number[]): Uint8Array {
	const bits = new Uint8Array((greatest(cids) >> 3) + 1);
	for (const cid of cids) bits[cid >> 3]! |= 0x80 >> (cid & 7);
	return bits;
}

/** A TrueType program has the parts of its glyphs, too. */
function allGlyphs(file: Uint8Array): number[] {
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
	const count = view.getUint16(tablesOf(view).get('maxp')!.at + 4);
	return Array.from({ length: count }, (_, glyph) => glyph);
}

/** Fonts that users give may have any name, or none. */
const plainName = (text: string): string => text.replace(/[^\w-]/g, '').slice(0, 100) || 'Font';
