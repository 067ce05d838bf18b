/**
 * Cells as close as words, which are told apart because the page draws spaces between its words and none between these: office programs
 * make columns of imported tables as narrow as their texts (docs/semantics.md, D68).
 */
import type { Fragment } from '../../fragments/fragment';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../../fragments/steps';
import type { Segment } from '../../segments/segments';

/** In parts of the size: a gap without a space is not narrower. */
const LEAST_GAP = 0.2;
/** Spaces that show that the page draws them. */
const LEAST_SPACES = 3;
/** Lines that have texts at one place, and in parts of the size: how far they are apart, and what one place is. */
const LEAST_LINES = 3;
const NEXT_LINE = 5;
const EXACT = 0.05;
/** The share of gaps without a space that are above one another: in prose whose spaces are not drawn, few are. */
const ALIGNED = 0.8;
/** Bullets and numbers of lists, and labels of footnotes: these are not cells. */
const MARK = /^(?:[^\p{L}\p{Nd}]|\(?[\p{L}\p{Nd}]{1,3}[.)])$/u;

/** Text between two gaps. */
interface Run {
	readonly first: Fragment;
	readonly start: number;
	end: number;
	readonly baseline: number;
	readonly size: number;
	/** Whether the gap before it is a narrow one without a space. */
	readonly isClose: boolean;
}

/** The fragments that begin a cell after a gap that is narrower than `gap`, in parts of the size. */
export function* findCloseCells(segments: readonly Segment[], gap: number): Steps<ReadonlySet<Fragment>> {
	if (!(yield* drawsSpaces(segments, gap))) return NONE;
	const runs: Run[] = [];
	let work = 0;
	for (const { fragments } of segments) {
		let last: Run | undefined;
		let before: Fragment | undefined;
		for (const fragment of fragments) {
			const isClose =
				before !== undefined && isUndrawn(before, fragment, gap) && !(last!.first === before && MARK.test(before.text));
			const isWide = before !== undefined && fragment.start - before.end >= gap * fragment.style.size;
			if (last && !isClose && !isWide) last.end = Math.max(last.end, fragment.end);
			else runs.push((last = runFrom(fragment, isClose)));
			before = fragment;
		}
		if ((work += fragments.length) < STRIDE) continue;
		work = 0;
		yield STRIDE_COST;
	}
	const found = new Set<Fragment>();
	for (const edge of ['start', 'end'] as const) yield* addAligned(runs, edge, found);
	const close = runs.reduce((count, { isClose }) => count + Number(isClose), 0);
	return found.size >= ALIGNED * close ? found : NONE;
}

const NONE: ReadonlySet<Fragment> = new Set();

const runFrom = (first: Fragment, isClose: boolean): Run => ({
	first,
	start: Math.min(first.start, first.end),
	end: Math.max(first.start, first.end),
	baseline: first.baseline,
	size: first.style.size,
	isClose,
});

/** Whether a page draws spaces between words, and has enough gaps without. */
function* drawsSpaces(segments: readonly Segment[], gap: number): Steps<boolean> {
	let [drawn, undrawn, work] = [0, 0, 0];
	for (const { fragments } of segments) {
		for (let at = 1; at < fragments.length; at++) {
			const [before, fragment] = [fragments[at - 1]!, fragments[at]!];
			if (hasSpace(before, fragment)) drawn++;
			else if (isUndrawn(before, fragment, gap)) undrawn++;
		}
		if (drawn >= LEAST_SPACES && undrawn >= LEAST_LINES - 1) return true;
		if ((work += fragments.length) < STRIDE) continue;
		work = 0;
		yield STRIDE_COST;
	}
	return false;
}

const hasSpace = (before: Fragment, { order, spaceBefore }: Fragment): boolean =>
	order === before.order + 1 && (before.spaceAfter || spaceBefore);

function isUndrawn(before: Fragment, fragment: Fragment, gap: number): boolean {
	const { start, style, baseline } = fragment;
	const space = (start - before.end) / Math.max(style.size, before.style.size);
	return space >= LEAST_GAP && space < gap && baseline === before.baseline && !hasSpace(before, fragment);
}

/** Adds the first fragments of runs after narrow gaps that begin, or end, where those of lines above and below do. */
function* addAligned(runs: readonly Run[], edge: 'start' | 'end', found: Set<Fragment>): Steps<void> {
	const sorted = yield* sorting(runs, (one, other) => one[edge] - other[edge]);
	for (let from = 0, to; from < sorted.length; from = to) {
		const near = EXACT * sorted[from]!.size;
		for (to = from + 1; to < sorted.length && sorted[to]![edge] - sorted[to - 1]![edge] < near; to++);
		yield ((to - from) * STRIDE_COST) / STRIDE;
		if (to - from < LEAST_LINES) continue;
		const column = yield* sorting(sorted.slice(from, to), (one, other) => one.baseline - other.baseline);
		for (let first = 0, after; first < column.length; first = after) {
			for (after = first + 1; after < column.length && isNear(column[after - 1]!, column[after]!); after++);
			if (after - first < LEAST_LINES) continue;
			for (const run of column.slice(first, after)) if (run.isClose) found.add(run.first);
		}
	}
}

const isNear = (above: Run, below: Run): boolean =>
	above.first.style.frame === below.first.style.frame && below.baseline - above.baseline < NEXT_LINE * below.size;
