/** Composite glyphs of TrueType fonts (OpenType specification, `glyf`). */
type SpanOf = (glyph: number) => readonly [number, number];

/** Flags of a component (OpenType specification, `glyf`). */
const [WORDS, SCALE, MORE, TWO_SCALES, FOUR_SCALES] = [1, 8, 32, 64, 128];

/** The glyphs with those that they are made of; `spanOf` tells where one is. */
export function withComponents(glyphs: ReadonlySet<number | string>, count: number, spanOf: SpanOf, view: DataView): Set<number> {
	const found = new Set<number>();
	const open = [...glyphs].filter((glyph) => typeof glyph === 'number');
	for (let glyph = open.pop(); glyph !== undefined; glyph = open.pop()) {
		if (glyph < 0 || glyph >= count || found.has(glyph)) continue;
		found.add(glyph);
		for (const component of readComponents(view, spanOf(glyph))) open.push(component);
	}
	return found;
}

/** The glyphs that one is made of, in order; none if it has an outline. */
export function* readComponents(view: DataView, [start, end]: readonly [number, number]): Generator<number> {
	if (end - start < 12 || view.getInt16(start) >= 0) return;
	for (let at = start + 10, flags = MORE; flags & MORE && at + 4 <= end;) {
		flags = view.getUint16(at);
		yield view.getUint16(at + 2);
		at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & TWO_SCALES ? 4 : flags & FOUR_SCALES ? 8 : 0);
	}
}

/** The points of a glyph that has an outline; 0 if it is made of others. */
export function countPoints(view: DataView, [start, end]: readonly [number, number]): number {
	const contours = end - start < 12 ? 0 : view.getInt16(start);
	// Outlines that end too early have no points that could be drawn.
	return contours <= 0 || 10 + 2 * contours > end - start ? 0 : view.getUint16(start + 8 + 2 * contours) + 1;
}
