/**
 * Shadows of text (CSS Text Decoration 3, 4). They are outlines and no text: otherwise readers would find each word twice.
 */
import { LEAN, type Ink } from '../../making/ink';
import { isOblique, type Layout, type Steps } from '../boxes/setting';
import type { LaidText } from '../boxes/laid';
import type { Shadow } from '../boxes/style';
import type { Surface } from './canvas';
import type { LinePlace } from './paint-text';

/** Outlines of glyphs, counted for each time that they are drawn, of a document. */
const MOST_GLYPHS = 20_000;
/** Glyphs of one path. */
const MANY = 20;
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
				const { length } = path.glyphs;
				yield GLYPH_COST * length;
				this.layout.shadowed += length * count;
				if (this.layout.shadowed > MOST_GLYPHS) {
					this.layout.shadowsLeftOut++;
					return;
				}
				const { scale } = this.canvas;
				const tile = { kind: 'shape', path: path.glyphs.join(' '), fill: color, alpha: strength } as const;
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

	/** The outlines of the glyphs of a text at their place. */
	private *paths({ style, words, x, y }: LaidText, place: LinePlace, page: number): Generator<{ readonly glyphs: string[] }> {
		const { canvas } = this;
		const size = style.fontSize * canvas.scale;
		const baseline = canvas.y(page, canvas.snap(page, place.top + y));
		let at = canvas.x(page, place.x + x);
		let glyphs: string[] = [];
		for (const { parts, after = 0, leans = isOblique(style) } of words) {
			for (const { font, glyphs: shaped } of parts)
				for (const { glyph, advance, x: right, y: rise } of shaped) {
					const path = font.face.pathOf(glyph, {
						x: at + (right * size) / 1000,
						y: baseline + (rise * size) / 1000,
						scale: (font.face.unit * size) / 1000,
						lean: leans ? LEAN : 0,
					});
					at += (advance * size) / 1000 + style.letterSpacing * canvas.scale;
					if (path !== '') glyphs.push(path);
					if (glyphs.length < MANY) continue;
					yield { glyphs };
					glyphs = [];
				}
			at += (after * size) / 1000;
		}
		if (glyphs.length > 0) yield { glyphs };
	}
}
