/**
 * Shadows of text (CSS Text Decoration 3, 4). They are outlines and no text: otherwise readers would find each word twice.
 */
import type { Ink } from '../../making/ink';
import { isOblique, type Layout, type Steps } from '../boxes/setting';
import type { LaidText } from '../boxes/laid';
import { textSize, type Shadow } from '../boxes/style';
import type { Surface } from './canvas';
import { outlineGlyphs } from './glyph-outlines';
import { snapBaseline, type LinePlace } from './paint-text';

/** Outlines of glyphs, counted for each time that they are drawn, of a document. */
const MOST_GLYPHS = 20_000;
const GLYPH_COST = 2_000;
/** A blur is the same outline at these places, in parts of its length: one in the middle and eight around it. */
const AROUND = 0.32;
const SLANTED = AROUND * Math.SQRT1_2;
const BLURRED: readonly (readonly [up: number, across: readonly number[]])[] = [
	[AROUND, [0]],
	[SLANTED, [-SLANTED, SLANTED]],
	[0, [-AROUND, 0, AROUND]],
	[-SLANTED, [-SLANTED, SLANTED]],
	[-AROUND, [0]],
];
/** The opacity of a blur in the middle of an opaque letter: the copies together never hide all. */
const MOST_BLURRED = 0.8;
const SHARP: typeof BLURRED = [[0, [0]]];
const copiesOf = ({ blur }: Shadow): typeof BLURRED => (blur > 0.5 ? BLURRED : SHARP);
const copyCount = (copies: typeof BLURRED): number => copies.reduce((sum, [, { length }]) => sum + length, 0);

export class TextShadows {
	constructor(
		private readonly canvas: Surface,
		private readonly layout: Layout,
	) {}

	/** Under the text; the first shadow is on top. */
	*draw(text: LaidText, place: LinePlace): Steps<void> {
		const { style } = text;
		if (style.visibility !== 'visible') return;
		for (const shadow of [...style.textShadow].reverse()) {
			const copies = copiesOf(shadow);
			const { color, alpha } = shadow.paint ?? style.color;
			const count = copyCount(copies);
			const most = count > 1 ? MOST_BLURRED : 1;
			const strength = 1 - (1 - alpha * place.opacity * most) ** (1 / count);
			if (strength <= 0) continue;
			const page = this.canvas.pageAt(place.top + text.y - style.fontSize / 2);
			for (const path of this.paths(text, place, page)) {
				const { length } = path;
				yield GLYPH_COST * length;
				this.layout.shadowed += length * count;
				if (this.layout.shadowed > MOST_GLYPHS) {
					this.layout.shadowsLeftOut++;
					return;
				}
				const { scale } = this.canvas;
				const tile = { kind: 'shape', path: path.join(' '), fill: color, alpha: strength } as const;
				const inks = copies.map(([up, across]): Ink => ({
					kind: 'tiles',
					tile,
					across: across.map((by) => (shadow.x + by * shadow.blur) * scale),
					up: (up * shadow.blur - shadow.y) * scale,
				}));
				this.canvas.draw(page, undefined, place.scopes, ...inks);
			}
		}
	}

	private paths(text: LaidText, place: LinePlace, page: number): Generator<readonly string[]> {
		const { canvas } = this;
		const { style, words, x } = text;
		return outlineGlyphs(words, {
			x: canvas.x(page, place.x + x),
			y: canvas.y(page, snapBaseline(canvas, page, text, place.top)),
			size: textSize(style) * canvas.scale,
			spacing: style.letterSpacing * canvas.scale,
			isOblique: isOblique(style),
		});
	}
}
