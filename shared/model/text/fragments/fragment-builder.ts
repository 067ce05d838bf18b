/** Puts the glyphs of a page together into fragments, in the order in which the page draws them. */
import type { GlyphSink, Style } from '../../interpreter/style';
import { Cleaner, combining, composeLetter } from './clean';
import { Drawn, SAME_PLACE } from './drawn';
import { Edges, Fragment } from './fragment';
import { Letters } from './letters';

/** Parts of the font's size. */
const SAME_BASELINE = 0.02;
/** Glyphs overlap more than kerning makes them. */
const OVERLAPPING = 0.12;
/** How far an accent may be raised over a capital letter. */
const RAISED = 0.5;
/** Farther back than kerning goes. */
const BACKWARDS = 0.4;

/** Printable characters of ASCII are between these. */
const FIRST_PLAIN = 0x20;
const LAST_PLAIN = 0x7f;

/** Characters before are written from left to right, or have no direction. */
const FIRST_RIGHT_TO_LEFT = 0x590;

/** Longer than words are: a fragment is turned, or written, in one step. */
const MOST_LETTERS = 1000;

/** Gaps between words are at least so wide: half the font's own space, within these parts of its size. */
const LEAST_SPACE = 0.1;
const MOST_SPACE = 0.18;
const DEFAULT_SPACE = 0.25;

/** How wide a gap must be to be a space between words, in points. */
export function spaceOf({ font, frame, size, unit }: Style): number {
	if (frame.vertical) return size / 2;
	return unit * Math.min(Math.max((font.space ?? DEFAULT_SPACE) / 2, LEAST_SPACE), MOST_SPACE);
}

export class FragmentBuilder implements GlyphSink {
	readonly fragments: Fragment[] = [];
	readonly edges: Edges;

	private readonly cleaner = new Cleaner();
	private readonly letters: Letters;
	private open: Fragment | undefined;
	/** The gap from which a new fragment begins; `open`'s. */
	private gap = 0;
	/** A space was drawn since the last glyph. */
	private isSpaced = false;
	/** The last glyph. */
	private text = '';
	private start = 0;
	private end = 0;
	private readonly drawn: Drawn;
	private drawnCount = 0;
	/** Whether glyphs lie outside the page, or are drawn a second time. */
	leavesOut = false;
	/** Glyphs at any place count. */
	isEndless = false;

	/** `width` and `height` are those of the page as displayed; it may have about `expected` characters. */
	constructor(
		private readonly width: number,
		private readonly height: number,
		expected = 0,
		/** Whether it is kept which glyph each character is of. */
		isTraced = false,
	) {
		this.edges = new Edges(expected, isTraced);
		this.letters = new Letters(expected);
		this.drawn = new Drawn(this.letters, this.fragments, expected);
	}

	/** Characters so far. */
	get characters(): number {
		return this.letters.used;
	}

	/** Whether nothing was drawn that could be read. */
	get isEmpty(): boolean {
		return this.open === undefined && this.fragments.length === 0;
	}

	/** Takes a glyph with the text that its font gives it; `start` and `end` are along the frame. */
	glyph(style: Style, raw: string, start: number, end: number, baseline: number): void {
		if (raw === ' ') this.space();
		else if (!this.follows(style, raw, start, end, baseline)) this.place(style, raw, start, end, baseline);
	}

	/** Takes a plain letter that goes on with the last one, as most do; whether it is one. The slower `place` would do the same. */
	private follows(style: Style, raw: string, start: number, end: number, baseline: number): boolean {
		const { open } = this;
		if (open === undefined || open.style !== style || open.baseline !== baseline || this.isSpaced || raw.length !== 1)
			return false;
		const unit = raw.charCodeAt(0);
		const gap = start - open.end;
		if (unit <= FIRST_PLAIN || unit >= LAST_PLAIN || start < this.end || gap > this.gap || gap < -BACKWARDS * style.unit)
			return false;
		if (style.frame.sin !== 0 || style.frame.cos !== 1 || end < start || end < 0 || start > this.width) return false;
		if (this.letters.used - open.letters >= MOST_LETTERS) return false;
		open.end = this.end = end;
		this.text = raw;
		this.start = start;
		this.letters.add(unit);
		this.edges.add(start, end);
		return true;
	}

	private place(style: Style, raw: string, start: number, end: number, baseline: number): void {
		const text = this.cleaner.clean(raw);
		if (text === ' ') this.space();
		else if (text === '' && raw !== '' && this.open && start <= this.open.end) this.open.end = Math.max(end, this.open.end);
		if (text === '' || text === ' ') return;
		if (!this.isEndless && !this.isVisible(style, start, end, baseline)) {
			this.leavesOut = true;
			return;
		}
		const { open } = this;
		if (
			open &&
			open.style.frame === style.frame &&
			start < this.end - OVERLAPPING * style.unit &&
			this.overlaps(open, style, text, start, end, baseline)
		)
			return;
		if (
			!open ||
			open.style !== style ||
			this.letters.used - open.letters >= MOST_LETTERS ||
			this.isSpaced ||
			start - open.end > this.gap ||
			start - open.end < -BACKWARDS * style.unit ||
			Math.abs(baseline - open.baseline) > SAME_BASELINE * style.size
		)
			this.begin(style, start, baseline);
		this.append(text, start, end);
	}

	/** A space was drawn: the fragment ends. */
	space(): void {
		if (this.open) this.open.spaceAfter = true;
		this.isSpaced = true;
	}

	/** Ends the last fragment: only then do fragments have their texts. */
	finish(): void {
		this.close();
		this.open = undefined;
		const { fragments, letters } = this;
		const text = letters.text();
		for (let at = fragments.length - 1, end = letters.used; at >= 0; at--) {
			const fragment = fragments[at]!;
			fragment.text = text.slice(fragment.letters, end);
			end = fragment.letters;
		}
	}

	private append(text: string, start: number, end: number): void {
		const open = this.open!;
		open.end = end;
		this.text = text;
		this.start = start;
		this.end = end;
		// All characters of a glyph have its place.
		for (let at = 0; at < text.length; at++) {
			const unit = text.charCodeAt(at);
			if (unit >= FIRST_RIGHT_TO_LEFT) open.mayTurn = true;
			this.letters.add(unit);
			this.edges.add(start, end);
		}
	}

	private begin(style: Style, start: number, baseline: number): void {
		this.close();
		const open = new Fragment(style, start, baseline, this.drawnCount++, this.letters.used);
		open.mayTurn = false;
		open.spaceBefore = this.isSpaced;
		this.isSpaced = false;
		if (this.open?.style !== style) this.gap = spaceOf(style);
		this.open = open;
	}

	/** Whether the glyph overlaps the last one and adds nothing: drawn twice, or an accent and its letter. */
	private overlaps(open: Fragment, style: Style, text: string, start: number, end: number, baseline: number): boolean {
		const apart = Math.abs(baseline - open.baseline);
		const width = Math.max(end - start, this.end - this.start);
		if (apart > RAISED * style.size || Math.abs(start + end - this.start - this.end) > width || this.text === '') return false;
		if (text === this.text && Math.abs(start - this.start) < SAME_PLACE * style.size && apart < SAME_PLACE * style.size) {
			this.edges.join();
			return true;
		}
		const mark = combining(text);
		const before = combining(this.text);
		const whole =
			mark !== undefined ? composeLetter(this.text, mark) : before === undefined ? undefined : composeLetter(text, before);
		if (whole === undefined) return false;
		if (whole.charCodeAt(0) >= FIRST_RIGHT_TO_LEFT) open.mayTurn = true;
		this.edges.join();
		this.letters.replace(this.text.length, whole);
		this.edges.drop(this.text.length - (mark === undefined ? 0 : 1));
		if (mark === undefined) {
			this.edges.add(start, end);
			this.start = start;
			open.end = this.end = Math.max(end, start);
		}
		this.text = whole;
		return true;
	}

	private close(): void {
		const { open, letters } = this;
		if (!open) return;
		const count = letters.used - open.letters;
		if (this.drawn.add(open, count)) return;
		this.leavesOut = true;
		letters.drop(count);
		this.edges.drop(count);
	}

	/** Whether any of the glyph is inside the visible page. */
	private isVisible({ frame: { cos, sin }, size }: Style, start: number, end: number, baseline: number): boolean {
		const across = baseline - MIDDLE * size;
		const { width, height } = this;
		const x = start * cos - across * sin;
		const y = start * sin + across * cos;
		const toX = x + (end - start) * cos;
		const toY = y + (end - start) * sin;
		return (x >= 0 || toX >= 0) && (y >= 0 || toY >= 0) && (x <= width || toX <= width) && (y <= height || toY <= height);
	}
}

/** The middle of a letter above its baseline, in parts of its size. */
const MIDDLE = 0.3;
