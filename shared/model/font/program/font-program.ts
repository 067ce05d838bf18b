/**
 * Which glyphs an embedded font program has (ISO 32000-2, 9.9). Embedded fonts are mostly subsets: an encoding that names a
 * glyph says nothing about whether it is there.
 */

/** Glyphs by code point, by code, by name or by CID, as far as the program tells. */
export interface FontProgram {
	readonly kind: 'truetype' | 'named' | 'cid';
	/** TrueType: the glyph for a Unicode code point in its (3, 1) or (0, x) subtable; 0 for none. */
	unicode(point: number): number;
	/** TrueType: the glyph for a code in its (3, 0) or (1, 0) subtable. */
	code(code: number): number;
	/** Whether a glyph, given by name or (TrueType, CID-keyed) by number, is in the program. */
	has(glyph: string | number): boolean;
	/** TrueType: whether the glyph has an outline. */
	isDrawn(glyph: number): boolean;
}

/** A program that finds its glyphs by name or CID alone. */
export const programOfNames = (kind: FontProgram['kind'], found: ReadonlySet<string | number>): FontProgram => ({
	kind,
	unicode: () => 0,
	code: () => 0,
	has: (glyph) => found.has(glyph),
	isDrawn: () => true,
});
