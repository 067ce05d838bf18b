/** The outlines of letters, for shadows and lines, which are not text. */
import type { Word } from '../../making/typefaces';
import { placeGlyphs, type LetterPlace } from '../text/placed-glyphs';

/** Glyphs that are given together. */
const MANY = 20;

/** Paths of some glyphs each (ISO 32000-2, 8.5.2), where they are drawn. */
export function* outlineGlyphs(words: readonly Word[], place: LetterPlace): Generator<readonly string[]> {
	let paths: string[] = [];
	for (const { font, glyph, x, y, lean } of placeGlyphs(words, place)) {
		const path = font.face.pathOf(glyph, { x, y, scale: (font.face.unit * place.size) / 1000, lean });
		if (path !== '') paths.push(path);
		if (paths.length < MANY) continue;
		yield paths;
		paths = [];
	}
	if (paths.length > 0) yield paths;
}
