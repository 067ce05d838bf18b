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
	/** Which subtable `code` looks in: that of symbols (3, 0), or that of the Macintosh (1, 0). */
	readonly codes: 'symbol' | 'macintosh' | undefined;
	/** TrueType: how many subtables `cmap` has. */
	readonly subtables?: number;
	/** The code point that a Unicode subtable gives to a glyph; 0 for none. */
	pointOf(glyph: number): number;
	/** The name of a glyph by number (`post`, or the charset of CFF); empty if it has no name. */
	nameOf(glyph: number): string;
	/** TrueType: the glyph of a name in `post`; 0 for none. */
	glyphOf(name: string): number;
	/** CFF: the number of the glyph of a name. */
	readonly glyphCalled?: ((name: string) => number | undefined) | undefined;
	/** Type 1: the names of all glyphs, which have no numbers. */
	readonly names?: ReadonlySet<string>;
	/** The number of the glyph that shows a CID, where the program is CID-keyed; elsewhere CIDs are numbers of glyphs. */
	glyphOfCid(cid: number): number;
	/** Bytes of memory that it takes, as an estimate, with all that is looked up in it later. */
	readonly memory: number;
	/** Type 1 and CFF: names of glyphs by code; undefined where the program leaves it to StandardEncoding. */
	readonly encoding: ReadonlyMap<number, string> | undefined;
}

/** Bytes of a glyph in the lists, the sets and the maps by name and by number. */
export const GLYPH_MEMORY = 200;

/** A program that finds its glyphs by name or CID alone. */
export const programOfNames = (
	kind: FontProgram['kind'],
	found: ReadonlySet<string | number>,
	more: Partial<FontProgram> & Pick<FontProgram, 'memory'>,
): FontProgram => ({
	kind,
	unicode: () => 0,
	code: () => 0,
	has: (glyph) => found.has(glyph),
	isDrawn: () => true,
	codes: undefined,
	pointOf: () => 0,
	nameOf: () => '',
	glyphOf: () => 0,
	glyphOfCid: (cid) => cid,
	encoding: undefined,
	...more,
});
