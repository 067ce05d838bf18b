/** Prose beside a table, such as notes or terms: its lines are at other heights than rows, and would join the cells beside them. */
import type { Fragment } from '../../fragments/fragment';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../../fragments/steps';
import type { Segment } from '../../segments/segments';

/** Lines of a passage, and words of each on average; and the share of its width that they fill. */
const LEAST_LINES = 3;
const LEAST_WORDS = 4;
const FILLED = 0.6;
/** In parts of the size: lines begin at one place, and are not closer or farther apart. */
const NEAR = 0.05;
const CLOSEST = 0.9;
const LEADING = 1.75;
/** In parts of the size: cells of one row, and the space beside the prose. */
const LEVEL = 0.1;
const SPACE = 1;
/** The share of its lines that are level with other text, at most. */
const BY_CHANCE = 0.4;
/** Rows of several cells beside it: a cell of several lines is beside one. */
const LEAST_ROWS = 2;

/** The fragments of prose that has rows of several cells on one side. */
export function* proseBeside(segments: readonly Segment[]): Steps<ReadonlySet<Fragment>> {
	const found = new Set<Fragment>();
	const passages = yield* passagesIn(segments);
	if (passages.length === 0) return found;
	const byHeight = yield* sorting(segments, (one, other) => one.baseline - other.baseline);
	for (const passage of passages)
		if (yield* isBesideRows(passage, byHeight))
			for (const { fragments } of passage) for (const fragment of fragments) found.add(fragment);
	return found;
}

/** Lines that are drawn one after the other, begin at one place, and are prose. */
function* passagesIn(segments: readonly Segment[]): Steps<readonly (readonly Segment[])[]> {
	const passages: (readonly Segment[])[] = [];
	for (let from = 0, to; from < segments.length; from = to) {
		for (to = from + 1; to < segments.length && isNextLine(segments[to - 1]!, segments[to]!);)
			if (++to % STRIDE === 0) yield STRIDE_COST;
		if (from % STRIDE === 0) yield STRIDE_COST;
		if (to - from < LEAST_LINES) continue;
		const own = segments.slice(from, to);
		const words = own.reduce((sum, { fragments }) => sum + fragments.length, 0);
		const [width, filled] = own.reduce<readonly [number, number]>(
			([most, sum], { start, end }) => [Math.max(most, end - start), sum + end - start] as const,
			[0, 0],
		);
		if (words >= LEAST_WORDS * own.length && filled >= FILLED * width * own.length) passages.push(own);
	}
	return passages;
}

function isNextLine(above: Segment, line: Segment): boolean {
	const { size } = above;
	const down = line.baseline - above.baseline;
	return (
		line.frame === above.frame &&
		line.size === size &&
		Math.abs(line.start - above.start) < NEAR * size &&
		down >= CLOSEST * size &&
		down <= LEADING * size
	);
}

/** Whether rows of several cells are beside a passage, all on one side, and level with its lines only by chance. */
function* isBesideRows(passage: readonly Segment[], byHeight: readonly Segment[]): Steps<boolean> {
	const own = new Set(passage);
	const { frame, size, baseline: top } = passage[0]!;
	const bottom = passage.at(-1)!.baseline + LEVEL * size;
	const start = passage[0]!.start - SPACE * size;
	const end = passage.reduce((farthest, line) => Math.max(farthest, line.end), -Infinity) + SPACE * size;
	let at = firstFrom(byHeight, top - LEVEL * size);
	const heights = passage.map(({ baseline }) => baseline);
	let [rows, line, cells, sides, last] = [0, 0, 0, 0, -Infinity];
	/** Lines of the passage that are level with others. */
	const levels = new Set<number>();
	for (; at < byHeight.length && byHeight[at]!.baseline <= bottom; at++) {
		if (at % STRIDE === STRIDE - 1) yield STRIDE_COST;
		const other = byHeight[at]!;
		if (own.has(other) || other.frame !== frame) continue;
		if (other.end > start && other.start < end) return false;
		if (other.baseline - last > LEVEL * size) [cells, last] = [0, other.baseline];
		if (++cells === LEAST_CELLS) rows++;
		sides |= other.end <= start ? 1 : 2;
		while (line < heights.length && heights[line]! < other.baseline - LEVEL * size) line++;
		if (line < heights.length && Math.abs(heights[line]! - other.baseline) <= LEVEL * size) levels.add(line);
	}
	return rows >= LEAST_ROWS && sides !== BOTH_SIDES && levels.size <= BY_CHANCE * passage.length;
}

/** Cells of a row, at least. */
const LEAST_CELLS = 2;
const BOTH_SIDES = 3;

/** The number of the first segment that is not above a height. */
function firstFrom(byHeight: readonly Segment[], height: number): number {
	let low = 0;
	for (let high = byHeight.length; low < high;) {
		const middle = (low + high) >> 1;
		if (byHeight[middle]!.baseline < height) low = middle + 1;
		else high = middle;
	}
	return low;
}
