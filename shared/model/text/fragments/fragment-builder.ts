/** Puts the glyphs of a page together into fragments, in the order in which the page draws them. */
import { clean, combining, composed } from './clean';
import { Edges, Fragment, type Style } from './fragment';

/** Parts of the font's size. */
const SAME_BASELINE = 0.02;
/** Twice at one place: for boldness, or as a shadow. */
const SAME_PLACE = 0.1;
/** Glyphs overlap more than kerning makes them. */
const OVERLAPPING = 0.12;
/** How far an accent may be raised over a capital letter. */
const RAISED = 0.5;
/** Farther back than kerning goes. */
const BACKWARDS = 0.4;

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

export class FragmentBuilder {
	readonly fragments: Fragment[] = [];
	readonly edges = new Edges();

	private open: Fragment | undefined;
	/** The gap from which a new fragment begins; `open`'s. */
	private gap = 0;
	/** A space was drawn since the last glyph. */
	private isSpaced = false;
	/** The last glyph. */
	private text = '';
	private start = 0;
	private end = 0;
	/** Fragments by their text, to find those that are drawn twice. */
	private readonly drawn = new Map<string, Fragment | Fragment[]>();
	private drawnCount = 0;

	/** `width` and `height` are those of the page as displayed. */
	constructor(
		private readonly width: number,
		private readonly height: number,
	) {}

	/** Whether nothing was drawn that could be read. */
	get isEmpty(): boolean {
		return this.open === undefined && this.fragments.length === 0;
	}

	/** Takes a glyph with the text that its font gives it; `start` and `end` are along the frame. */
	glyph(style: Style, raw: string, start: number, end: number, baseline: number): void {
		const text = clean(raw);
		if (text === ' ') this.space();
		else if (text === '' && raw !== '' && this.open && start <= this.open.end) this.open.end = Math.max(end, this.open.end);
		if (text === '' || text === ' ' || !this.isVisible(style, start, end, baseline)) return;
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
			open.text.length >= MOST_LETTERS ||
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

	/** Ends the last fragment. */
	finish(): void {
		this.close();
		this.open = undefined;
	}

	private append(text: string, start: number, end: number): void {
		const open = this.open!;
		open.text += text;
		open.end = end;
		this.text = text;
		this.start = start;
		this.end = end;
		// All characters of a glyph have its place.
		for (let unit = 0; unit < text.length; unit++) this.edges.add(start, end);
	}

	private begin(style: Style, start: number, baseline: number): void {
		this.close();
		const open = new Fragment(style, start, baseline, this.drawnCount++, this.edges.used);
		open.spaceBefore = this.isSpaced;
		this.isSpaced = false;
		this.gap = spaceOf(style);
		this.open = open;
	}

	/** Whether the glyph overlaps the last one and adds nothing: drawn twice, or an accent and its letter. */
	private overlaps(open: Fragment, style: Style, text: string, start: number, end: number, baseline: number): boolean {
		const apart = Math.abs(baseline - open.baseline);
		const width = Math.max(end - start, this.end - this.start);
		if (apart > RAISED * style.size || Math.abs(start + end - this.start - this.end) > width || this.text === '') return false;
		if (text === this.text && Math.abs(start - this.start) < SAME_PLACE * style.size && apart < SAME_PLACE * style.size)
			return true;
		const mark = combining(text);
		const before = combining(this.text);
		const whole = mark !== undefined ? composed(this.text, mark) : before === undefined ? undefined : composed(text, before);
		if (whole === undefined) return false;
		open.text = open.text.slice(0, -this.text.length) + whole;
		if (mark === undefined) {
			this.edges.drop(1);
			this.edges.add(start, end);
			this.start = start;
			open.end = this.end = Math.max(end, start);
		}
		this.text = whole;
		return true;
	}

	private close(): void {
		const { open } = this;
		if (!open || open.text === '') return;
		if (this.isDrawnTwice(open)) {
			this.edges.drop(open.text.length);
			return;
		}
		this.fragments.push(open);
	}

	/** Whether the page has drawn the same text at this place before; if not, it is remembered. */
	private isDrawnTwice(open: Fragment): boolean {
		const { drawn } = this;
		const before = drawn.get(open.text);
		if (before === undefined) drawn.set(open.text, open);
		else if (Array.isArray(before)) {
			// The second drawing comes soon after the first; a page of a million equal letters must not take a million looks at each.
			for (let at = before.length - 1; at >= Math.max(0, before.length - MOST_LOOKS); at--)
				if (isSamePlace(before[at]!, open)) return true;
			before.push(open);
		} else if (isSamePlace(before, open)) return true;
		else drawn.set(open.text, [before, open]);
		return false;
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
const MOST_LOOKS = 50;

function isSamePlace(one: Fragment, other: Fragment): boolean {
	const near = SAME_PLACE * other.style.size;
	return (
		one.style.frame === other.style.frame &&
		Math.abs(one.start - other.start) < near &&
		Math.abs(one.end - other.end) < 2 * near &&
		Math.abs(one.baseline - other.baseline) < near
	);
}
