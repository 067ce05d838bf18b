/** Shows strings (ISO 32000-2, 9.4.3 and 9.4.4): where each glyph goes on the page, and what it says. */
import type { Glyph, ReadingFont } from '../font/reading/reading-font';
import type { Frame } from './frame';
import type { Replacement } from './replacement';
import type { PageCharacters } from './page-characters';
import type { GlyphSink, Marks, Style } from './style';
import { TextMatrix, type TextState } from './text-state';
import type { TextWriter } from './text-writer';

/** Directions that differ less are one. */
const SAME_DIRECTION = 0.002;
/** More directions than pages have; those beyond are not compared with each other. */
const MOST_FRAMES = 64;
/** Text that is larger or smaller than anything that a page shows. */
const LEAST_SIZE = 1e-3;
const MOST_SIZE = 1e5;

/** Type 3 fonts whose size is about right. */
const LEAST_EM = 0.4;
const MOST_EM = 2.5;
const CODES = Uint8Array.from({ length: 256 }, (_, code) => code);

const UPRIGHT: Frame = { cos: 1, sin: 0, vertical: false };

export class GlyphWriter implements TextWriter<TextState> {
	readonly matrix = new TextMatrix();
	readonly replaces: boolean;
	readonly part = 256;

	private readonly frames: Frame[] = [UPRIGHT];
	private readonly ems = new Map<ReadingFont, number>();
	private style: Style | undefined;
	private readonly used = new Set<ReadingFont>();
	/** The point at which glyphs are shown, along and across the frame, and how long one em is. */
	private along = 0;
	private across = 0;
	private unit = 0;
	/** How far glyphs have moved that point since the text matrix was last changed, in em. */
	private moved = 0;

	constructor(
		private readonly sink: GlyphSink,
		private readonly characters: PageCharacters,
	) {
		this.replaces = sink.space !== undefined;
	}

	begin(state: TextState, font: ReadingFont, marks: Marks): void {
		const { matrix: m, size, stretch } = state;
		const t = this.matrix;
		const a = t.a * m[0] + t.b * m[2];
		const b = t.a * m[1] + t.b * m[3];
		const c = t.c * m[0] + t.d * m[2];
		const d = t.c * m[1] + t.d * m[3];
		const x = t.e * m[0] + t.f * m[2] + m[4] + state.rise * c;
		const y = t.e * m[1] + t.f * m[3] + m[5] + state.rise * d;
		const { vertical } = font;
		const dx = vertical ? -c * size : a * size * stretch;
		const dy = vertical ? -d * size : b * size * stretch;
		const unit = dy === 0 ? Math.abs(dx) : Math.hypot(dx, dy);
		const { cos, sin } = this.frameOf(unit > 0 ? dx / unit : 1, unit > 0 ? dy / unit : 0, vertical);
		const frame = this.frame;
		const height = vertical ? Math.hypot(a, b) * Math.abs(size) : Math.abs((d * cos - c * sin) * size);
		this.along = x * cos + y * sin;
		this.across = y * cos - x * sin;
		this.unit = unit;
		this.moved = 0;
		const em = font.type3 ? this.emOf(font) : 1;
		this.styled(font, frame, height * em, unit * em, state.mode, marks);
	}

	private frame = UPRIGHT;

	private frameOf(cos: number, sin: number, vertical: boolean): Frame {
		const { frames, frame } = this;
		if (isNear(frame, cos, sin, vertical)) return frame;
		const known = frames.find((one) => isNear(one, cos, sin, vertical));
		this.frame = known ?? { cos: snapTurn(cos), sin: snapTurn(sin), vertical };
		if (!known && frames.length < MOST_FRAMES) frames.push(this.frame);
		return this.frame;
	}

	/**
	 * The size of a Type 3 font for size 1: its glyphs are drawn in any units, so a letter is taken to be half as wide as the font is
	 * high, unless the size says about as much.
	 */
	private emOf(font: ReadingFont): number {
		const known = this.ems.get(font);
		if (known !== undefined) return known;
		const widths = font.glyphs(CODES).flatMap(({ width }) => (width > 0 ? [width] : []));
		const em = (2 * widths.reduce((sum, width) => sum + width, 0)) / Math.max(widths.length, 1);
		const found = em === 0 || (em > LEAST_EM && em < MOST_EM) ? 1 : em;
		this.ems.set(font, found);
		return found;
	}

	private styled(font: ReadingFont, frame: Frame, size: number, unit: number, mode: number, marks: Marks): void {
		const { style } = this;
		const isSame =
			style !== undefined &&
			style.font === font &&
			style.frame === frame &&
			Math.abs(style.size - size) < LEAST_SIZE &&
			Math.abs(style.unit - unit) < LEAST_SIZE &&
			style.mode === mode &&
			style.marks === marks;
		if (isSame) return;
		this.style = { font, frame, size, unit, mode, marks };
		this.used.add(font);
	}

	/** The fonts in which something was shown. */
	get fonts(): ReadonlySet<ReadingFont> {
		return this.used;
	}

	show(shown: Uint8Array, state: TextState, isHidden: boolean, replacement: Replacement | undefined): void {
		this.showGlyphs(state.font!.glyphs(shown), state, isHidden, replacement);
	}

	protected showGlyphs(
		glyphs: readonly Glyph[],
		state: TextState,
		isHidden: boolean,
		replacement: Replacement | undefined,
	): void {
		const font = state.font!;
		const style = this.style!;
		const { unit, along, across, sink } = this;
		const { vertical } = font;
		const divisor = state.size === 0 ? 1 : state.size;
		const charSpace = (vertical ? -state.charSpace : state.charSpace) / divisor;
		const wordSpace = (vertical ? -state.wordSpace : state.wordSpace) / divisor;
		const isSeen = !isHidden && unit > LEAST_SIZE && style.size < MOST_SIZE && unit < MOST_SIZE;
		let { moved } = this;
		// Before the texts take memory, and for all at once: this is the hottest loop of reading.
		let produced = 0;
		for (let at = 0; at < glyphs.length; at++) produced += glyphs[at]!.text.length || 1;
		this.characters.take(produced);
		for (let at = 0; at < glyphs.length; at++) {
			const glyph = glyphs[at]!;
			const extra = glyph.isSpace ? charSpace + wordSpace : charSpace;
			const start = along + moved * unit;
			moved += (vertical && glyph.vertical ? -glyph.vertical.advance : glyph.width) + extra;
			if (!isSeen) continue;
			const end = along + moved * unit;
			if (replacement) replacement.glyph(style, glyph.text, start, end, across);
			else sink.glyph(style, glyph.text, start, end, across);
		}
		this.moved = moved;
	}

	/** A positive number moves the next glyph to the left, or down where writing is vertical. */
	adjust(thousandths: number): void {
		this.moved += (this.frame.vertical ? thousandths : -thousandths) / 1000;
	}

	replaced(replacement: Replacement, text: string): void {
		if (replacement.isEmpty) return;
		this.characters.take(text.length);
		replacement.write(text, this.sink);
	}

	end(state: TextState): void {
		const { size, stretch, font } = state;
		if (font!.vertical) this.matrix.advance(0, -this.moved * size);
		else this.matrix.advance(this.moved * size * stretch, 0);
	}
}

const isNear = (frame: Frame, cos: number, sin: number, vertical: boolean): boolean =>
	Math.abs(frame.cos - cos) < SAME_DIRECTION && Math.abs(frame.sin - sin) < SAME_DIRECTION && frame.vertical === vertical;

/** Quarter turns are exact. */
const snapTurn = (value: number): number =>
	Math.abs(value) < SAME_DIRECTION ? 0 : Math.abs(Math.abs(value) - 1) < SAME_DIRECTION ? Math.sign(value) : value;
