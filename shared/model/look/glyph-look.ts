/** Writes the glyphs that a page shows: the shape of each, its place, and the state that it is drawn with. */
import type { Glyph, ReadingFont } from '../font/reading/reading-font';
import type { TextBox } from '../interpreter/frame';
import { TextMatrix } from '../interpreter/text-state';
import type { PageCharacters } from '../interpreter/page-characters';
import type { TextWriter } from '../interpreter/text-writer';
import { growBox, joinBoxes, movedBox, NO_BOX, type Box, type Matrix } from '../geometry/geometry';
import { Digest, stepLength } from './digest';
import type { GlyphDrawing, Marks } from './drawn-items';
import { penReach } from './pen';
import { BLANK, type DrawnGlyph, type FontShapes } from './glyph-shapes';
import { blendKind, type LookState } from './look-state';
import { penOf } from './written';

/** Text rendering modes (ISO 32000-2, 9.3.6): 3 draws nothing, from 4 on glyphs clip. */
const INVISIBLE = 3;
const CLIPPING = 4;

/** The sign before a glyph. */
const GLYPH = -1;

/** Writes the state with which something is drawn, in so far as it has changed. */
export interface StateWriter {
	/** `mode` is a text rendering mode from 0 to 2. */
	state(state: LookState, mode: number): void;
}

export class GlyphLook implements TextWriter<LookState> {
	readonly matrix = new TextMatrix();
	readonly replaces = false;
	readonly part = 32;
	/** Glyphs that clip what follows the text object. */
	clipping: Digest | undefined;
	/** Around these glyphs, if marks are taken. */
	clippingBox: Box = NO_BOX;
	/** Glyphs in these boxes do not count. */
	ignored: readonly TextBox[] = [];

	/** Takes note of each glyph and its place. */
	marks: Marks | undefined;

	private shapes: FontShapes | undefined;
	/** The origin of text space on the page, and one em along and across. */
	private x = 0;
	private y = 0;
	private alongX = 0;
	private alongY = 0;
	private acrossX = 0;
	private acrossY = 0;
	/** How far glyphs have moved the origin, in em. */
	private moved = 0;
	private isVertical = false;
	private scale = '';
	/** The scale that was written last. */
	private written = '';

	constructor(
		private readonly digest: Digest,
		private readonly states: StateWriter,
		private readonly shapesOf: (font: ReadingFont) => FontShapes,
		private readonly characters: PageCharacters,
	) {}

	begin({ matrix: m, size, stretch, rise }: LookState, font: ReadingFont): void {
		const t = this.matrix;
		const [a, b] = [t.a * m[0] + t.b * m[2], t.a * m[1] + t.b * m[3]];
		const [c, d] = [t.c * m[0] + t.d * m[2], t.c * m[1] + t.d * m[3]];
		this.x = t.e * m[0] + t.f * m[2] + m[4] + rise * c;
		this.y = t.e * m[1] + t.f * m[3] + m[5] + rise * d;
		this.alongX = a * size * stretch;
		this.alongY = b * size * stretch;
		this.acrossX = c * size;
		this.acrossY = d * size;
		this.moved = 0;
		this.isVertical = font.vertical;
		this.scale = `${stepLength(this.alongX)} ${stepLength(this.alongY)} ${stepLength(this.acrossX)} ${stepLength(this.acrossY)}`;
		this.shapes = this.shapesOf(font);
	}

	show(shown: Uint8Array, state: LookState, isHidden: boolean): void {
		const font = state.font!;
		const { vertical } = font;
		const divisor = state.size === 0 ? 1 : state.size;
		const charSpace = (vertical ? -state.charSpace : state.charSpace) / divisor;
		const wordSpace = (vertical ? -state.wordSpace : state.wordSpace) / divisor;
		const isSeen = !isHidden && state.mode !== INVISIBLE;
		let { moved } = this;
		const glyphs = font.glyphs(shown);
		this.characters.take(glyphs.length);
		for (const glyph of glyphs) {
			const shape = isSeen ? this.shapes!.shapeOf(glyph) : BLANK;
			if (shape !== BLANK)
				if (glyph.vertical) this.glyph(state, glyph, shape, -glyph.vertical.x, -moved - glyph.vertical.y, glyph.vertical.advance);
				else if (vertical) this.glyph(state, glyph, shape, 0, -moved, glyph.width);
				else this.glyph(state, glyph, shape, moved, 0, glyph.width);
			moved += (vertical && glyph.vertical ? -glyph.vertical.advance : glyph.width) + charSpace;
			if (glyph.isSpace) moved += wordSpace;
		}
		this.moved = moved;
	}

	/** The next text object clips with other glyphs. */
	endClipping(): void {
		this.clipping = undefined;
		this.clippingBox = NO_BOX;
	}

	/** A positive number moves the next glyph to the left, or down where writing is vertical. */
	adjust(thousandths: number): void {
		this.moved += (this.isVertical ? thousandths : -thousandths) / 1000;
	}

	end({ size, stretch, font }: LookState): void {
		if (font!.vertical) this.matrix.advance(0, -this.moved * size);
		else this.matrix.advance(this.moved * size * stretch, 0);
	}

	/** Never, because replacements do not count. */
	replaced(): void {}

	private glyph(state: LookState, glyph: Glyph, shape: string, along: number, across: number, advance: number): void {
		const x = this.x + along * this.alongX + across * this.acrossX;
		const y = this.y + along * this.alongY + across * this.acrossY;
		if (this.ignored.length > 0 && this.ignored.some((box) => isInBox(box, x, y))) return;
		const { digest, marks } = this;
		if (marks && state.mode < CLIPPING + INVISIBLE) {
			marks.begin('text', this.boxOf(state, glyph, x, y), state);
			this.written = '';
		}
		const drawn = marks && this.shapes!.drawn?.get(glyph.code);
		if (drawn && state.mode < CLIPPING) marks.glyph(() => this.drawingOf(drawn, state, x, y, advance));
		if (state.mode < CLIPPING) this.write(digest, state, shape, x, y, advance);
		else {
			if (state.mode < CLIPPING + INVISIBLE) this.write(digest, state, shape, x, y, advance);
			this.clipping ??= new Digest();
			if (marks) this.clippingBox = joinBoxes(this.clippingBox, this.boxOf(state, glyph, x, y));
			this.written = '';
			this.write(this.clipping, undefined, shape, x, y, advance);
			this.written = '';
		}
	}

	/** Where a glyph is drawn whose origin is at `x` and `y`. */
	private boxOf(state: LookState, glyph: Glyph, x: number, y: number): Box {
		const moved = movedBox(this.matrixAt(x, y), this.shapes!.boxOf(glyph));
		return state.mode % CLIPPING === 0 ? moved : growBox(moved, penReach(state, true));
	}

	/** From thousandths of the type size to the page. */
	private matrixAt(x: number, y: number): Matrix {
		return [this.alongX / 1000, this.alongY / 1000, this.acrossX / 1000, this.acrossY / 1000, x, y];
	}

	private drawingOf(
		{ shape, kind, procedure }: DrawnGlyph,
		state: LookState,
		x: number,
		y: number,
		advance: number,
	): GlyphDrawing {
		const { fill, fillAlpha, stroke, strokeAlpha, clip, blend, mask, other, mode } = state;
		const painted = [fill, fillAlpha, stroke, strokeAlpha, penOf(state), clip, blendKind(state), mask !== '', other, mode];
		const style = [...painted, kind, this.scale, stepLength(x), stepLength(y), stepLength(advance)].join('\n');
		return { style, blend, mask, shape, procedure, matrix: this.matrixAt(x, y) };
	}

	private write(digest: Digest, state: LookState | undefined, shape: string, x: number, y: number, advance: number): void {
		if (state) this.states.state(state, state.mode % CLIPPING);
		digest.exact(GLYPH);
		if (this.scale !== this.written) {
			digest.text(this.scale);
			this.written = this.scale;
		}
		digest.text(shape);
		digest.length(x);
		digest.length(y);
		digest.length(advance);
	}
}

const isInBox = ({ x: left, y: top, width, height }: TextBox, x: number, y: number): boolean =>
	x >= left - 0.5 && x <= left + width + 0.5 && y >= top && y <= top + height;
