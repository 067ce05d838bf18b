/** Heads of two levels: names over several columns, each of which has a name below. */
import { sorting, STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import type { Row } from '../segments/row';
import { type Segment, textOf } from '../segments/segments';
import { type Columns, type Range, rangesOf } from './cells/cell-columns';
import { columnsByNames } from './cells/names-in-order';
import { isName } from './cells/heads-around';
import { withoutStrayColumns } from './stray-columns';

/** The first and the last of the columns that a name is over. */
export type Span = readonly [from: number, to: number];

export interface WithUpperHead {
	/** Those of all rows, of which the first is the upper head: its cells are in the first columns of their spans. */
	readonly columns: Columns;
	/** Those of the cells of the first row. */
	readonly spans: readonly Span[];
}

/** In parts of the size: the two levels are not farther apart, and a name is in the middle of its columns, or begins or ends with them. */
const LEADING = 2;
const NEAR = 0.6;
/** The same in parts of the width of the columns. */
const MIDDLE = 0.1;
/** The share of its columns that a name fills, if it may be over the one in the middle alone. */
const FILLED = 0.5;
/** More columns than can be read; each run of them is tried. */
const MOST_COLUMNS = 60;
const LEAST_ROWS = 3;

/** Undefined if the first row is not the upper one of two levels. */
export function* upperHeadOf(rows: readonly Row[]): Steps<WithUpperHead | undefined> {
	const [upper, lower, ...others] = rows;
	if (!upper || !lower || rows.length < LEAST_ROWS || upper.cells.length >= lower.cells.length) return undefined;
	if (lower.baseline - upper.baseline > LEADING * Math.max(upper.size, lower.size)) return undefined;
	if (!upper.cells.every(isName) || !lower.cells.every(isName) || others.every(({ cells }) => cells.every(isName)))
		return undefined;
	const found = yield* columnsByNames(rows.slice(1));
	const below = found && (yield* withoutStrayColumns(found));
	if (!below || below.count > MOST_COLUMNS || below.spanning.has(0)) return undefined;
	const spans = yield* spansOf(upper.cells, yield* rangesOf(below), below);
	if (!spans || !isOverNames(spans, below.places[0]!)) return undefined;
	const columns = {
		...below,
		rows: [upper, ...below.rows],
		places: [spans.map(([from]) => from), ...below.places],
		spanning: new Set([0, ...[...below.spanning].map((row) => row + 1)]),
	};
	return { columns, spans };
}

/** Whether any name is over several columns, and all of these have names. */
const isOverNames = (spans: readonly Span[], named: readonly number[]): boolean =>
	spans.some(([from, to]) => to > from) &&
	spans.every(([from, to]) => from === to || named.filter((column) => column >= from && column <= to).length > to - from);

/** The runs of columns that have the same names one after the other, such as the years of two groups. */
function repeatedIn({ rows, places }: Columns): readonly Span[] {
	const names = rows[0]!.cells.map(textOf);
	const own = places[0]!;
	for (let first = 0; first < names.length; first++)
		for (let length = 2; first + 2 * length <= names.length; length++) {
			const isRepeated =
				(names.length - first) % length === 0 && names.every((name, at) => at < first + length || name === names[at - length]);
			if (!isRepeated) continue;
			const runs = (names.length - first) / length;
			return Array.from(
				{ length: runs },
				(_, run) => [own[first + run * length]!, own[first + (run + 1) * length - 1]!] as const,
			);
		}
	return [];
}

/** The columns that each name is over; undefined if that of one is not clear. */
function* spansOf(cells: readonly Segment[], ranges: readonly Range[], below: Columns): Steps<Span[] | undefined> {
	const repeated = repeatedIn(below);
	const named = new Set(below.places[0]);
	const spans: Span[] = [];
	const isOver = (cell: Segment, [from, to]: Span) =>
		cell.start < ranges[to]!.end && cell.end > (ranges[from - 1]?.end ?? -Infinity);
	const later = cells.slice(-repeated.length);
	const areRuns =
		repeated.length > 0 && later.length === repeated.length && later.every((cell, at) => isOver(cell, repeated[at]!));
	for (const [at, cell] of cells.entries()) {
		const run = areRuns ? repeated[at - (cells.length - repeated.length)] : undefined;
		const next = cells[at + 1]?.start ?? Infinity;
		const free = (spans.at(-1)?.[1] ?? -1) + 1;
		const span = run ?? besideOf(cell, ranges, free, named) ?? (yield* spanOf(cell, ranges, [free, next]));
		if (!span || span[0] <= (spans.at(-1)?.[1] ?? -1)) return undefined;
		spans.push(span);
	}
	return spans;
}

/** The column without a name below that a name is beside, as one in the middle above texts that begin at one place. */
function besideOf(cell: Segment, ranges: readonly Range[], free: number, named: ReadonlySet<number>): Span | undefined {
	const [own, next] = [ranges[free], ranges[free + 1]];
	return own && next && !named.has(free) && cell.start > own.end && cell.end < next.start ? [free, free] : undefined;
}

/** Whether a name over one column takes most of the space on both sides of it, as one over the columns beside it does, too. */
function reachesBeyond(cell: Segment, ranges: readonly Range[], fitting: readonly Span[]): boolean {
	const single = fitting.find(([from, to]) => from === to);
	if (!single) return false;
	const [before, own, after] = [ranges[single[0] - 1], ranges[single[0]]!, ranges[single[0] + 1]];
	if (!before || !after) return false;
	return cell.start < (before.end + own.start) / 2 && cell.end > (own.end + after.start) / 2;
}

/** The columns that a name is over: the fewest that have it in their middle, or where they begin, and reach as far. */
function* spanOf(cell: Segment, ranges: readonly Range[], [first, next]: readonly [number, number]): Steps<Span | undefined> {
	const near = NEAR * cell.size;
	const fitting: Span[] = [];
	for (let from = first; from < ranges.length; from++) {
		if (ranges[from]!.start > cell.end) break;
		yield ((ranges.length - from) * STRIDE_COST) / STRIDE;
		for (let to = from; to < ranges.length && ranges[to]!.start < next; to++) {
			const [start, end] = [ranges[from]!.start, ranges[to]!.end];
			if (from < to && (cell.start < start - near || cell.end > end + near)) continue;
			const middle = Math.abs(start + end - cell.start - cell.end) / 2 <= near + MIDDLE * (end - start);
			const isAtEdge = from === to && (Math.abs(start - cell.start) < near || Math.abs(end - cell.end) < near);
			const begins = Math.abs(start - cell.start) < near && cell.end > ranges[to]!.start;
			if (middle || isAtEdge || begins) fitting.push([from, to]);
		}
	}
	const isFilled = ([from, to]: Span) => cell.end - cell.start >= FILLED * (ranges[to]!.end - ranges[from]!.start);
	const wide = fitting.find(([from, to]) => to > from && isFilled([from, to]));
	if (wide && reachesBeyond(cell, ranges, fitting)) return wide;
	const [fewest] = yield* sorting(fitting, ([from, to], [other, last]) => to - from - (last - other));
	return fewest;
}
