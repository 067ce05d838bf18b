/** The outlines of letters, for shadows and lines, which are not text. */
import { LEAN } from '../../making/ink';
import type { Word } from '../../making/typefaces';

/** Glyphs that are given together. */
const MANY = 20;

export interface GlyphPlace {
	/** Where their baseline begins. */
	readonly x: number;
	readonly y: number;
	readonly size: number;
	/** After each of them. */
	readonly spacing: number;
	readonly isOblique: boolean;
}

/** Paths of some glyphs each (ISO 32000-2, 8.5.2), where they are drawn. */
export function* outlineGlyphs(
	words: readonly Word[],
	{ x, y, size, spacing, isOblique }: GlyphPlace,
): Generator<readonly string[]> {
	let at = x;
	let paths: string[] = [];
	for (const { parts, after = 0, leans = isOblique } of words) {
		for (const { font, glyphs } of parts)
			for (const { glyph, advance, x: right, y: rise } of glyphs) {
				const path = font.face.pathOf(glyph, {
					x: at + (right * size) / 1000,
					y: y + (rise * size) / 1000,
					scale: (font.face.unit * size) / 1000,
					lean: leans ? LEAN : 0,
				});
				at += (advance * size) / 1000 + spacing;
				if (path !== '') paths.push(path);
				if (paths.length < MANY) continue;
				yield paths;
				paths = [];
			}
		at += (after * size) / 1000;
	}
	if (paths.length > 0) yield paths;
}
