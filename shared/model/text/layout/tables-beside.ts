/**
 * Tables beside each other, such as two lists, two invoices, or the address and the facts of one: their rows have nothing to do with
 * each other (docs/semantics.md, D69). The page draws one of them after the other, row by row, or both have the same head.
 */
import { sorting, STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import type { Row } from '../segments/row';
import { type Segment, textOf } from '../segments/segments';

/** In parts of the size: the space between two tables, and between one column and a table beside it. */
const SPACE = 1;
const SPACE_BESIDE_COLUMN = 2;
/** Rows of two cells or more, one drawn after the other, that show how a side is drawn. */
const LEAST_ROWS = 3;
/** Names in each of two heads that are the same. */
const LEAST_NAMES = 2;
/** In parts of the size: cells that begin at one place. */
const NEAR = 0.12;
/** The share of the cells at the beginning of a table that have letters, if they are not aligned there. */
const WORDS = 0.5;
/** In parts of the size: cells of rows differ less in how much lower they are than the first one. */
const BY_CHANCE = 0.1;
/** More corridors than a page has tables beside each other; all rows are looked at for each. */
const MOST_CORRIDORS = 20;

const LETTER = /\p{L}/u;

/** The rows of both sides. */
export type Sides = readonly [before: readonly Row[], after: readonly Row[]];

/** The rows of two tables beside each other; undefined if the rows are those of one table. */
export function* dividedBeside(rows: readonly Row[]): Steps<Sides | undefined> {
	const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
	for (const { place, width } of yield* corridorsOf(rows)) {
		const [before, after] = [sideOf(rows, ({ end }) => end <= place), sideOf(rows, ({ start }) => start >= place)];
		yield (cells * STRIDE_COST) / STRIDE;
		if (haveSameHead(before, after) || (yield* areDrawnApart(before, after, width))) return [before, after];
		if (areBesideByChance(before, after)) return [before, after];
	}
	return undefined;
}

interface Corridor {
	readonly place: number;
	/** In parts of the size. */
	readonly width: number;
}

/** The widest spaces that no cell reaches into. */
function* corridorsOf(rows: readonly Row[]): Steps<readonly Corridor[]> {
	const cells = yield* sorting(
		rows.flatMap((row) => row.cells),
		(one, other) => one.start - other.start,
	);
	const found: Corridor[] = [];
	let reached = Infinity;
	for (const [at, { start, end, size }] of cells.entries()) {
		if (at % STRIDE === STRIDE - 1) yield STRIDE_COST;
		const width = (start - reached) / size;
		if (width >= SPACE) found.push({ place: (start + reached) / 2, width });
		reached = reached === Infinity ? end : Math.max(reached, end);
	}
	return found.sort((one, other) => other.width - one.width).slice(0, MOST_CORRIDORS);
}

function sideOf(rows: readonly Row[], isInside: (cell: Segment) => boolean): Row[] {
	const side: Row[] = [];
	for (const row of rows) {
		const cells = row.cells.filter(isInside);
		if (cells.length === 0) continue;
		const [start, end] = [cells[0]!.start, cells.at(-1)!.end];
		side.push(cells.length === row.cells.length ? row : { ...row, cells, start, end, isTabular: cells.length > 1 });
	}
	return side;
}

/** Whether both begin with the same names, as a list that goes on beside itself. */
function haveSameHead([first]: readonly Row[], [second]: readonly Row[]): boolean {
	if (!first || !second || first.baseline !== second.baseline || first.cells.length < LEAST_NAMES) return false;
	if (first.cells.length !== second.cells.length || !LETTER.test(textOf(first.cells[0]!))) return false;
	return first.cells.every((cell, at) => textOf(cell) === textOf(second.cells[at]!));
}

/** Whether one side is drawn after the other, and each of them row by row. */
function* areDrawnApart(before: readonly Row[], after: readonly Row[], width: number): Steps<boolean> {
	const [left, right] = [withoutTitles(before), withoutTitles(after)];
	const [one, other] = [ordersOf(left), ordersOf(right)];
	yield ((before.length + after.length) * STRIDE_COST) / STRIDE;
	if (!(one.last < other.first || other.last < one.first) || !areLevel(left, right)) return false;
	const pairs = after.flatMap(({ cells }) => (cells.length > 1 ? [cells.slice(0, 2)] : []));
	if (!areDrawnByRows(pairs) || !beginsTable(pairs.map(([cell]) => cell!))) return false;
	if (before.some(({ cells }) => cells.length > 1))
		return areDrawnByRows(before.flatMap(({ cells }) => (cells.length > 1 ? [cells.slice(-2)] : [])));
	return width >= SPACE_BESIDE_COLUMN && pairs.every(([cell]) => LETTER.test(textOf(cell!)));
}

/** Whether one side has no cells beside each other, and its lines, drawn before or after the others, are now higher, now lower than these. */
function areBesideByChance(before: readonly Row[], after: readonly Row[]): boolean {
	if (
		Math.min(before.length, after.length) < LEAST_ROWS ||
		![before, after].some((side) => side.every(({ isTabular }) => !isTabular))
	)
		return false;
	const [one, other] = [ordersOf(before), ordersOf(after)];
	if (!(one.last < other.first || other.last < one.first)) return false;
	const beside = new Map(after.map(({ baseline, cells }) => [baseline, cells[0]!]));
	let [lowest, highest] = [Infinity, -Infinity];
	for (const { baseline, cells } of before) {
		const cell = beside.get(baseline);
		if (!cell) continue;
		const lower = (cell.baseline - cells[0]!.baseline) / Math.min(cell.size, cells[0]!.size);
		[lowest, highest] = [Math.min(lowest, lower), Math.max(highest, lower)];
	}
	return highest - lowest >= BY_CHANCE;
}

/** Whether neither side is below the other, as the sums below the last columns of a table are. */
const areLevel = (before: readonly Row[], after: readonly Row[]): boolean =>
	before[0]!.baseline <= after.at(-1)!.baseline && after[0]!.baseline <= before.at(-1)!.baseline;

/** Rows from the first one with several cells on: titles of both tables may be drawn before them. */
function withoutTitles(rows: readonly Row[]): readonly Row[] {
	const first = rows.findIndex(({ cells }) => cells.length > 1);
	return first < 0 ? rows : rows.slice(first);
}

function ordersOf(rows: readonly Row[]): { readonly first: number; readonly last: number } {
	let [first, last] = [Infinity, -Infinity];
	for (const { cells } of rows)
		for (const { fragments } of cells) {
			first = Math.min(first, fragments[0]!.order);
			last = Math.max(last, fragments[0]!.order);
		}
	return { first, last };
}

/** Whether two cells of each row are drawn before those of the next one. */
function areDrawnByRows(pairs: readonly (readonly Segment[])[]): boolean {
	if (pairs.length < LEAST_ROWS) return false;
	let reached = -Infinity;
	for (const [one, other] of pairs) {
		if (Math.min(one!.order, other!.order) < reached) return false;
		reached = Math.max(one!.order, other!.order);
	}
	return true;
}

/** Whether cells may be the first of rows: they begin at one place, or are words. Numbers that end at one place go on with rows. */
function beginsTable(cells: readonly Segment[]): boolean {
	const isAligned = cells.every(({ start, size }) => Math.abs(start - cells[0]!.start) < NEAR * size);
	return isAligned || cells.filter((cell) => LETTER.test(textOf(cell))).length > WORDS * cells.length;
}
