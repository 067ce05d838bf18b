/** Fragments put together to segments: text on one baseline without a gap as wide as that between columns. */
import type { Frame } from '../../interpreter/frame';
import { SURE_BULLETS } from '../fragments/bullets';
import type { Fragment } from '../fragments/fragment';
import { spaceOf } from '../fragments/fragment-builder';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../fragments/steps';
import { hasRightToLeft } from './bidi';
import { joiningMarks } from './marks';

/** In parts of the size: a wider gap separates columns, or the cells of a table. */
const COLUMN_GAP = 1.6;
/** Farther back than kerning and accents go. */
const BACKWARDS = 0.5;
/** Baselines of one line, and of indices and exponents beside it. */
const SAME_LINE = 0.15;
const SHIFTED = 0.6;
/** Wider gaps are not closed if a page draws the pieces of a line at different times. */
const WORD_GAP = 0.6;
const SPACE_GAP = 0.35;
/** Pieces of a line that are drawn at different times touch; those that overlap farther than by rounding are labels of different things. */
const ROUNDING = 0.02;
/** More than a line has: a segment is sorted, or written, in one step. */
const MOST_CHARACTERS = 5000;

export class Segment {
	readonly fragments: Fragment[];
	start: number;
	end: number;
	/** Of its largest text. */
	baseline: number;
	size: number;
	top: number;
	bottom: number;
	characters: number;

	constructor(first: Fragment) {
		this.fragments = [first];
		this.start = Math.min(first.start, first.end);
		this.end = Math.max(first.start, first.end);
		this.baseline = first.baseline;
		this.size = first.style.size;
		this.top = first.top;
		this.bottom = first.bottom;
		this.characters = first.text.length;
	}

	get frame(): Frame {
		return this.fragments[0]!.style.frame;
	}

	/** Its place in the order in which the page draws. */
	get order(): number {
		return this.fragments[0]!.order;
	}

	add(fragment: Fragment): void {
		const last = this.fragments[this.fragments.length - 1]!;
		this.fragments.push(fragment);
		this.characters += fragment.text.length;
		const start = Math.min(fragment.start, fragment.end);
		const end = Math.max(fragment.start, fragment.end);
		if (start < this.start) this.start = start;
		if (end > this.end) this.end = end;
		const { style, baseline } = fragment;
		// Neighbours mostly have the same height.
		if (style === last.style && baseline === last.baseline) return;
		if (style.size > this.size * 1.05) {
			this.size = style.size;
			this.baseline = baseline;
		}
		if (fragment.top < this.top) this.top = fragment.top;
		if (fragment.bottom > this.bottom) this.bottom = fragment.bottom;
	}

	join(other: Segment): void {
		for (const fragment of other.fragments) this.add(fragment);
	}

	/** A new segment of this one and another after it. */
	joined(other: Segment): Segment {
		const [first, ...others] = this.fragments;
		const both = new Segment(first!);
		for (const fragment of others) both.add(fragment);
		both.join(other);
		return both;
	}

	/** The fragments in the order of their places; equal places keep their order. */
	sort(): void {
		const { fragments } = this;
		for (let at = 1; at < fragments.length; at++)
			if (fragments[at]!.start < fragments[at - 1]!.start) {
				fragments.sort((one, other) => one.start - other.start || one.order - other.order);
				return;
			}
	}
}

export const textOf = ({ fragments }: Segment): string => fragments.map(({ text }) => text).join(' ');

/** The segments of a page, in the order in which it draws them. */
export function* segmenting(fragments: readonly Fragment[]): Steps<Segment[]> {
	const segments: Segment[] = [];
	let open: Segment | undefined;
	for (let index = 0; index < fragments.length; index++) {
		const fragment = fragments[index]!;
		if (index % STRIDE === STRIDE - 1) yield STRIDE_COST;
		if (open && continues(open, fragment)) open.add(fragment);
		else segments.push((open = new Segment(fragment)));
	}
	const joined = yield* joiningMarks(yield* joiningOnLines(segments));
	let work = 0;
	for (const segment of joined) {
		segment.sort();
		work += segment.fragments.length;
		if (work < STRIDE) continue;
		work = 0;
		yield STRIDE_COST;
	}
	return joined;
}

/** Whether the characters of a fragment may be read from right to left. */
export const isTurned = ({ style, text, mayTurn }: Fragment): boolean =>
	style.marks.isReversed || (mayTurn && hasRightToLeft(text));

/** Whether a fragment that is drawn next goes on with the segment, at its end or, from right to left, at its beginning. */
function continues(segment: Segment, fragment: Fragment): boolean {
	const { style, start, end, baseline } = fragment;
	if (style.frame !== segment.frame || segment.characters > MOST_CHARACTERS) return false;
	const size = Math.max(style.size, segment.size);
	const shift = Math.abs(baseline - segment.baseline);
	if (shift > SHIFTED * size) return false;
	const after = start - segment.end;
	const before = segment.start - Math.max(start, end);
	// Numbers of the next line that are close above or below are not exponents.
	if (shift > SAME_LINE * size) return after > -BACKWARDS * size && after < WORD_GAP * size;
	return (
		(after > -BACKWARDS * size && after < COLUMN_GAP * size) ||
		(before > -BACKWARDS * size && before < (isTurned(fragment) ? WORD_GAP : SPACE_GAP) * size)
	);
}

/** Puts pieces of a line together that are drawn at different times, such as all bold words of a page after the others. */
function* joiningOnLines(segments: readonly Segment[]): Steps<Segment[]> {
	if (segments.length < 2) return [...segments];
	const frames = new Map<Frame, number>();
	for (const { frame } of segments) if (!frames.has(frame)) frames.set(frame, frames.size);
	const placed: { readonly segment: Segment; readonly order: number; readonly frame: number }[] = [];
	for (let order = 0; order < segments.length; order++) {
		const segment = segments[order]!;
		if (order % STRIDE === STRIDE - 1) yield STRIDE_COST;
		placed.push({ segment, order, frame: frames.get(segment.frame)! });
	}
	const sorted = yield* sorting(
		placed,
		(one, other) =>
			one.frame - other.frame || one.segment.baseline - other.segment.baseline || one.segment.start - other.segment.start,
	);
	const gone = new Set<Segment>();
	for (let at = 0; at < sorted.length; at++) {
		if (at % STRIDE === STRIDE - 1) yield STRIDE_COST;
		const { segment, frame, order } = sorted[at]!;
		if (gone.size > 0 && gone.has(segment)) continue;
		for (let next = at + 1; next < Math.min(sorted.length, at + MOST_NEIGHBOURS); next++) {
			const other = sorted[next]!;
			const size = Math.min(segment.size, other.segment.size);
			if (other.frame !== frame || other.segment.baseline - segment.baseline > SAME_LINE * size) break;
			if (gone.has(other.segment) || !isBeside(segment, other.segment)) continue;
			const [first, second] = order < other.order ? [segment, other.segment] : [other.segment, segment];
			first.join(second);
			gone.add(second);
			if (second === segment) break;
		}
	}
	return gone.size === 0 ? [...segments] : segments.filter((segment) => !gone.has(segment));
}

const MOST_NEIGHBOURS = 50;
const LABEL = /:$/;
const BULLET = new RegExp(`[${SURE_BULLETS}]`);

function isBeside(one: Segment, other: Segment): boolean {
	const size = Math.min(one.size, other.size);
	if (one.characters + other.characters > MOST_CHARACTERS || Math.max(one.size, other.size) > 1.5 * size) return false;
	const [left, right] = one.start <= other.start ? [one, other] : [other, one];
	const gap = right.start - left.end;
	if (isLetter(right)) return false;
	// Marks of items may be drawn after all items.
	if (isLetter(left)) return BULLET.test(left.fragments[0]!.text) && gap > 0 && gap < COLUMN_GAP * size;
	// The value of a field may be drawn before its label.
	const widest = LABEL.test(left.fragments.at(-1)!.text) ? WORD_GAP : SPACE_GAP;
	return gap > -ROUNDING * size && gap < widest * size;
}

/** Single letters may be a line of vertical writing, each placed under the one before. */
const isLetter = ({ fragments }: Segment): boolean => fragments.length === 1 && fragments[0]!.text.length === 1;

/** Whether there is a space between two fragments of a segment, the second after the first. */
export function isSpaced(first: Fragment, second: Fragment): boolean {
	if (second.order === first.order + 1 && (first.spaceAfter || second.spaceBefore)) return true;
	const gap = second.start - first.end;
	return gap > Math.max(spaceOf(first.style), spaceOf(second.style));
}
