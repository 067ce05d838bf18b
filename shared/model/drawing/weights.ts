/** How long parts of drawing take, in microseconds; measured with `npm run drawing` (bench/README.md). */

/** Reading a byte of content, and an operator. */
export const BYTE = 0.01;
export const OPERATOR = 0.4;
/** Painting a path, besides its operators, and a byte of a string. */
export const PAINTED = 2;
export const GLYPH = 2;
/** Painting a shading on a whole page, at 150 pixels per inch, and what each shading takes besides. */
export const SHADING = 25_000;
export const SHADING_BEGUN = 100;
/** Painting the shading of a glyph, whose size is not asked for. */
export const GLYPH_SHADING = 5000;
/** A triangle and a patch of a shading, and how much longer a patch takes than a triangle of its size. */
export const MESH_TRIANGLE = 1;
export const MESH_PATCH = 30;
export const PATCHED = 8;
/** Repeating the cell of a pattern once. */
export const TILE = 0.05;
/** Reading a byte of a font's program, of a map of its codes, and of a profile, when it is first used. */
export const FONT_BYTE = 0.004;
export const MAP_BYTE = 0.03;
export const PROFILE_BYTE = 0.02;
/** A code of a map to Unicode, and a unit of its text. */
export const MAPPED = 0.05;
export const MAPPED_UNIT = 0.0012;
/** A component of a glyph. */
export const COMPONENT = 0.1;
/** A value of a list of a font, such as its widths and the names of its glyphs, and an entry of resources. */
export const LISTED = 0.45;
export const RESOURCE = 1;
