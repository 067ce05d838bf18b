/** Glyphs of a font program: by number, or by name in Type 1 programs. */
export type GlyphIds = ReadonlySet<number | string>;
