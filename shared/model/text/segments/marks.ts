/** Marks of notes that are raised after text, and drawn apart from it (docs/semantics.md, D69). */
import type { Frame } from '../../interpreter/frame';
import type { Fragment } from '../fragments/fragment';
import { HIGHER, SMALLER } from '../fragments/raised-digits';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../fragments/steps';

/** In parts of the size of the text before: a mark is not higher. */
const HIGHEST = 0.6;
/** The same: how far a mark lies over the text before it, and how far it is after that. */
const OVER = 0.1;
const AFTER = 0.3;
/** Marks are not longer. */
const LONGEST_MARK = 3;
const MARK = /^(?:\d{1,2}|[*\u2020\u2021\u00a7#]{1,3}|\p{Ll})\)?$/u;
/** Texts that are looked at for each mark, and fragments of these for all marks of a page. */
const MOST_NEIGHBOURS = 200;
const MOST_LOOKS = 1_000_000;

/** A segment, as far as it matters here. */
interface Marked<T> {
	readonly fragments: readonly Fragment[];
	readonly frame: Frame;
	readonly start: number;
	readonly end: number;
	readonly baseline: number;
	readonly size: number;
	readonly characters: number;
	join(other: T): void;
}

/** Segments with the marks that a page draws apart from the text before them, such as all marks of a table after its numbers. */
export function* joiningMarks<T extends Marked<T>>(segments: T[]): Steps<T[]> {
	const marks = segments.filter(isMark);
	if (marks.length === 0) return segments;
	const lines = yield* sorting(segments, (one, other) => one.baseline - other.baseline);
	const gone = new Set<T>();
	let looks = 0;
	for (const mark of marks) {
		const from = firstBelow(lines, mark.baseline);
		for (let at = from; at < Math.min(lines.length, from + MOST_NEIGHBOURS) && looks < MOST_LOOKS; at++) {
			if (++looks % STRIDE === 0) yield STRIDE_COST;
			const line = lines[at]!;
			if (!mayHave(line, mark) || gone.has(line)) continue;
			looks += line.fragments.length;
			if (!line.fragments.some((fragment) => isAfter(mark.fragments[0]!, fragment))) continue;
			line.join(mark);
			gone.add(mark);
			break;
		}
	}
	return gone.size === 0 ? segments : segments.filter((segment) => !gone.has(segment));
}

const isMark = <T>({ characters, fragments }: Marked<T>): boolean =>
	characters <= LONGEST_MARK && fragments.length === 1 && MARK.test(fragments[0]!.text) && !fragments[0]!.style.frame.vertical;

/** Whether a line is so far below a mark, and so near to it, that the mark may be after one of its words. */
function mayHave<T>(line: Marked<T>, mark: Marked<T>): boolean {
	const lower = line.baseline - mark.baseline;
	const { size } = line;
	return (
		mark.size < SMALLER * size &&
		lower > HIGHER * size &&
		lower < HIGHEST * size &&
		line.frame === mark.frame &&
		mark.start > line.start &&
		mark.start < line.end + AFTER * size
	);
}

function isAfter(mark: Fragment, { end, style: { size } }: Fragment): boolean {
	const gap = mark.start - end;
	return gap > -OVER * size && gap < AFTER * size && mark.style.size < SMALLER * size;
}

/** The number of the first of these that is below a baseline. */
function firstBelow<T>(lines: readonly Marked<T>[], baseline: number): number {
	let low = 0;
	for (let high = lines.length; low < high;) {
		const middle = (low + high) >> 1;
		if (lines[middle]!.baseline <= baseline) low = middle + 1;
		else high = middle;
	}
	return low;
}
