/** Where the letters of words are, one after the other. */
import { LEAN } from '../../making/ink';
import type { MadeFont, Word } from '../../making/typefaces';

/** Text on a baseline, in points. */
export interface LetterPlace {
	/** Where the baseline begins. */
	readonly x: number;
	readonly y: number;
	readonly size: number;
	/** After each letter. */
	readonly spacing: number;
	readonly isOblique: boolean;
}

export interface PlacedGlyph {
	readonly font: MadeFont;
	readonly glyph: Word['parts'][number]['glyphs'][number]['glyph'];
	readonly x: number;
	readonly y: number;
	/** How far it leans to the right, in parts of its height. */
	readonly lean: number;
}

export function* placeGlyphs(words: readonly Word[], { x, y, size, spacing, isOblique }: LetterPlace): Generator<PlacedGlyph> {
	let at = x;
	for (const { parts, after = 0, leans = isOblique } of words) {
		for (const { font, glyphs } of parts)
			for (const { glyph, advance, x: right, y: rise } of glyphs) {
				yield { font, glyph, x: at + (right * size) / 1000, y: y + (rise * size) / 1000, lean: leans ? LEAN : 0 };
				at += (advance * size) / 1000 + spacing;
			}
		at += (after * size) / 1000;
	}
}
