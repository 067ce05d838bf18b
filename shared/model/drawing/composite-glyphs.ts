/** How many components the glyphs of a TrueType program have (OpenType specification, `glyf`): kilobytes can ask for billions. */
import type { Pace } from '../../pace/pace';
import { readComponents } from '../font/program/glyph-components';
import { type GlyphPlaces, glyphPlacesOf, tablesOf } from '../font/program/truetype';

/** Real glyphs have fewer, of which each takes less time than its character. */
const USUAL = 64;
/** The cost of a component, see `Pace`. */
const COST = 20;

/** The components of all glyphs that have more than usual ones, with the components of these; 0 if a program is damaged, or of another kind. */
export async function countComponents(program: Uint8Array, pace: Pace): Promise<number> {
	const view = new DataView(program.buffer, program.byteOffset, program.byteLength);
	try {
		const places = glyphPlacesOf(view, tablesOf(view));
		return places ? await sumUp(view, places, pace) : 0;
	} catch (thrown) {
		if (thrown instanceof RangeError) return 0;
		throw thrown;
	}
}

async function sumUp(view: DataView, { count, spanOf }: GlyphPlaces, pace: Pace): Promise<number> {
	/** Of each glyph, once it is known. */
	const known = new Float64Array(count).fill(NaN);
	const isBegun = new Uint8Array(count);
	let sum = 0;
	const partsOf = async (glyph: number): Promise<readonly number[]> => {
		const parts: number[] = [];
		for (const part of readComponents(view, spanOf(glyph))) if (part < count) parts.push(part);
		const due = pace.step(COST * (1 + parts.length));
		if (due) await due;
		return parts;
	};
	for (let first = 0; first < count; first++) {
		// Components are counted before the glyphs that have them. One within itself ends there.
		for (const open = [first]; open.length > 0;) {
			const glyph = open.at(-1)!;
			if (isBegun[glyph] === 0) {
				isBegun[glyph] = 1;
				for (const part of await partsOf(glyph)) if (isBegun[part] === 0) open.push(part);
				continue;
			}
			open.pop();
			if (!Number.isNaN(known[glyph])) continue;
			let components = 0;
			for (const part of await partsOf(glyph)) components += 1 + (known[part]! || 0);
			known[glyph] = components;
			if (components > USUAL) sum += components;
		}
	}
	return sum;
}
