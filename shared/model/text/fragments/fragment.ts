/** The pieces in which a page shows its text: glyphs of one font and size that follow each other without a gap. */
import { boxIn, type TextBox } from '../../interpreter/frame';
import type { Style } from '../../interpreter/style';

/** The rendering mode of text that is not drawn (ISO 32000-2, Table 104). */
const INVISIBLE = 3;

export class Fragment {
	/** Empty while glyphs of the page are still put together. */
	text = '';
	/** The place after the last glyph. */
	end: number;
	/** Whether it may have characters that are written from right to left: none of most text is. */
	mayTurn = true;
	/** A space was drawn before it, or after it. */
	spaceBefore = false;
	spaceAfter = false;

	constructor(
		readonly style: Style,
		/** Where it begins, along its frame. */
		readonly start: number,
		/** Its baseline, across its frame; for vertical writing the middle of the line. */
		readonly baseline: number,
		/** Its number in the order in which the page draws. */
		readonly order: number,
		/** Where its characters begin among those of the page. */
		readonly letters: number,
	) {
		this.end = start;
	}

	get top(): number {
		const { font, frame, size } = this.style;
		return this.baseline - (frame.vertical ? 0.5 : font.ascent) * size;
	}

	get bottom(): number {
		const { font, frame, size } = this.style;
		return this.baseline + (frame.vertical ? 0.5 : -font.descent) * size;
	}

	/** Whether it is seen in a font of fixed pitch; that of invisible text, which a recognizer lays over a scan, is a stopgap. */
	get isTyped(): boolean {
		return this.style.font.fixedPitch && this.style.mode !== INVISIBLE;
	}

	get box(): TextBox {
		return boxIn(this.style.frame, Math.min(this.start, this.end), Math.max(this.start, this.end), this.top, this.bottom);
	}
}

/** Room for the characters of a page at least. */
const LEAST = 512;

/** Where the characters of a page begin and end, along the frames of their fragments. */
export class Edges {
	private values: Float64Array;
	private used = 0;
	/** The glyph that the next characters are of, for those who ask which glyph a character is of. */
	glyph = 0;
	/** Of each character. */
	readonly glyphs: number[] | undefined;
	/** Pairs of glyphs that are one character: an accent and its letter, or a letter that is drawn twice. */
	readonly joined: (readonly [number, number])[] = [];

	/** For about this many characters; `isTraced`: which glyph each is of is kept. */
	constructor(expected: number, isTraced = false) {
		this.values = new Float64Array(2 * Math.max(expected, LEAST));
		this.glyphs = isTraced ? [] : undefined;
	}

	/** Of how many characters. */
	get count(): number {
		return this.used / 2;
	}

	add(start: number, end: number): void {
		if (this.used + 2 > this.values.length) {
			const larger = new Float64Array(this.values.length * 2);
			larger.set(this.values);
			this.values = larger;
		}
		this.values[this.used++] = start;
		this.values[this.used++] = end;
		this.glyphs?.push(this.glyph);
	}

	/** The glyph at hand belongs to the last character. */
	join(): void {
		if (this.glyphs) this.joined.push([this.glyphs.at(-1)!, this.glyph]);
	}

	/** Takes back the edges of the last `units` characters. */
	drop(units: number): void {
		this.used -= 2 * units;
		if (this.glyphs) this.glyphs.length -= units;
	}

	/** Whether two neighbouring characters of a fragment are one glyph. */
	isOneGlyph(fragment: Fragment, at: number): boolean {
		const edge = 2 * (fragment.letters + at);
		return this.values[edge] === this.values[edge + 2] && this.values[edge + 1] === this.values[edge + 3];
	}

	/** The box around the characters of a fragment from `from` to `to`. */
	box(fragment: Fragment, from: number, to: number): TextBox {
		let start = Infinity;
		let end = -Infinity;
		for (let at = 2 * (fragment.letters + from); at < 2 * (fragment.letters + to); at++) {
			const edge = this.values[at]!;
			if (edge < start) start = edge;
			if (edge > end) end = edge;
		}
		return boxIn(fragment.style.frame, start, end, fragment.top, fragment.bottom);
	}
}
