/** The font of page numbers: one embedded subset, and for each character its code and width. */
import { embedFont, type EmbeddedFont } from '../../../model/font/embedded-font';
import { openTypeface } from '../../../model/font/typeface';

export interface NumberFont {
	readonly addTo: EmbeddedFont['addTo'];
	/** By character. */
	readonly glyphs: ReadonlyMap<string, { readonly code: string; readonly width: number }>;
	/** The lowest and the highest point of the characters. Lengths are in units of the type size. */
	readonly bottom: number;
	readonly top: number;
}

export interface NumberTypeface {
	readonly covers: (codePoint: number) => boolean;
	/** The subset with these characters. */
	readonly subset: (characters: readonly string[]) => Promise<NumberFont>;
}

export async function openNumberTypeface(): Promise<NumberTypeface> {
	const font = await openTypeface('Regular');
	return {
		covers: (codePoint) => font.hasGlyphForCodePoint(codePoint),
		subset: async (characters) => {
			const used = characters.map((character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0));
			const { addTo, codeOf } = await embedFont(font, used);
			const boxes = used.map(({ path }) => path.bbox).filter(({ minY, maxY }) => minY <= maxY);
			return {
				addTo,
				glyphs: new Map(
					used.map((glyph, index) => [characters[index]!, { code: codeOf(glyph), width: glyph.advanceWidth / font.unitsPerEm }]),
				),
				bottom: Math.min(0, ...boxes.map(({ minY }) => minY)) / font.unitsPerEm,
				top: Math.max(0, ...boxes.map(({ maxY }) => maxY)) / font.unitsPerEm,
			};
		},
	};
}
