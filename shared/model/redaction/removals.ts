/** The glyphs that go from content, by the operator that shows them. */
import type { Pace } from '../../pace/pace';
import type { Shown, Trace } from './trace';

/** The cost of a glyph, see `Pace`. */
const GLYPH_COST = 100;

export interface Removed {
	readonly shown: Shown;
	/** The positions of its glyphs that go. */
	readonly glyphs: Set<number>;
}

/** By stream (0: the content that reading began with), then by the place of the operator. */
export type Removals = Map<number, Map<number, Removed>>;

/** Adds glyphs, by their numbers in `trace`. */
export async function addRemovals(removals: Removals, trace: Trace, glyphs: ReadonlySet<number>, pace: Pace): Promise<void> {
	for (const glyph of glyphs) {
		const due = pace.step(GLYPH_COST);
		if (due) await due;
		const shown = trace.shownAt(glyph);
		let inStream = removals.get(shown.stream);
		if (!inStream) removals.set(shown.stream, (inStream = new Map<number, Removed>()));
		let removed = inStream.get(shown.from);
		if (!removed) inStream.set(shown.from, (removed = { shown, glyphs: new Set() }));
		removed.glyphs.add(glyph - shown.first);
	}
}
