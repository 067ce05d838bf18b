/** Cells that are beside their column: names in the middle above numbers that end at one place, and labels of sums before them. */
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import { type Segment, textOf } from '../segments/segments';
import type { Columns } from './cells/cell-columns';
import { joinColumns } from './sign-columns';

/** Names of a head whose columns may have their values at other places. */
const LEAST_HEAD = 3;
/** Rows of names above a table. */
const MOST_NAMES = 3;
const DIGIT = /\d/;
const LETTER = /\p{L}/u;
const YEAR = /^(?:19|20)\d\d$/;

/** The cells of a row by their columns. */
type Placed = ReadonlyMap<number, Segment>;

/** Columns without those that have only such cells: they are in the column beside them that is empty in their rows, and is nearest. */
export function* withoutStrayColumns(columns: Columns): Steps<Columns> {
	if (columns.conflicts > 0) return columns;
	const rows: Placed[] = [];
	for (const [at, { cells }] of columns.rows.entries()) {
		rows.push(new Map(cells.map((cell, index) => [columns.places[at]![index]!, cell])));
		yield (cells.length * STRIDE_COST) / STRIDE;
	}
	const names = countNames(rows);
	const owners: number[][] = Array.from({ length: columns.count }, () => []);
	for (const [at, row] of rows.entries()) for (const column of row.keys()) owners[column]!.push(at);
	const into = namesInOrder(rows, names, owners);
	for (let column = 0; column < columns.count; column++) {
		yield (rows.length * STRIDE_COST) / STRIDE;
		const own = owners[column]!;
		if (into.has(column)) continue;
		if (!areNames(own, names) && !areLabels(own, rows, column, columns.count)) continue;
		const beside = nearestOf(rows, own, column);
		if (beside !== undefined && !into.has(beside) && ![...into.values()].includes(column)) into.set(column, beside);
	}
	if (names > 0 || isBoldHead(rows)) yield* joinUnnamed(rows, owners, into);
	return into.size === 0 ? columns : joinColumns(columns, into);
}

/** Columns without a name in the first row are those of names beside them whose rows have nothing where theirs do. */
function* joinUnnamed(rows: readonly Placed[], owners: readonly (readonly number[])[], into: Map<number, number>): Steps<void> {
	const head = rows[0]!;
	if (head.size < LEAST_HEAD || rows.some(({ size }) => size > head.size)) return;
	const taken = new Set([...into.keys(), ...into.values()]);
	for (const [column, own] of owners.entries()) {
		yield (rows.length * STRIDE_COST) / STRIDE;
		if (head.has(column) || taken.has(column)) continue;
		// Numbers end at the right of columns of which the names begin at the left.
		const beside = [column - 1, column + 1].find(
			(other) => head.has(other) && !taken.has(other) && !own.some((at) => rows[at]!.has(other)),
		);
		if (beside === undefined) continue;
		into.set(column, beside);
		taken.add(column).add(beside);
	}
}

/** Whether the cells of the first row are bold, and those of the next are not. */
function isBoldHead([head, next]: readonly Placed[]): boolean {
	const isBold = (cell: Segment) => cell.fragments.every(({ style }) => style.font.bold);
	return next !== undefined && [...head!.values()].every(isBold) && ![...next.values()].some(isBold);
}

/** How many rows have nothing but names, before the first one with numbers. */
function countNames(rows: readonly Placed[]): number {
	const hasNumbers = (row: Placed) => [...row.values()].some((cell) => DIGIT.test(textOf(cell)) && !YEAR.test(textOf(cell)));
	const first = rows.findIndex(hasNumbers);
	return first > MOST_NAMES ? 0 : first;
}

/**
 * The columns of names above the columns that they name, in their order, where a row has one name for each: names that begin at the left of
 * their columns are often nearer to the numbers of the column before, which end at the right of that.
 */
function namesInOrder(rows: readonly Placed[], names: number, owners: readonly (readonly number[])[]): Map<number, number> {
	const named = [...owners.keys()].filter((column) => !areNames(owners[column]!, names));
	const into = new Map<number, number>();
	for (const row of rows.slice(0, names)) {
		const own = [...row.keys()];
		const isOdd = (column: number, at: number) => column !== named[at] && (named.includes(column) || into.has(column));
		if (own.length !== named.length || own.some(isOdd)) continue;
		for (const [at, column] of own.entries()) if (column !== named[at]) into.set(column, named[at]!);
	}
	return into;
}

const areNames = (own: readonly number[], names: number): boolean => own.length > 0 && own.every((at) => at < names);

/** Whether a column has only labels of rows that have little else. */
function areLabels(own: readonly number[], rows: readonly Placed[], column: number, count: number): boolean {
	return own.every((at) => {
		const row = rows[at]!;
		return at > 0 && 2 * row.size < count && [...row.keys()][0] === column && LETTER.test(textOf(row.get(column)!));
	});
}

/** The column beside that is empty where the other has text, and nearest to it. */
function nearestOf(rows: readonly Placed[], own: readonly number[], column: number): number | undefined {
	const found = [column - 1, column + 1].flatMap((beside) => {
		const others = rows.flatMap((row) => row.get(beside) ?? []);
		if (others.length === 0 || own.some((at) => rows[at]!.has(beside))) return [];
		const gap = (cell: Segment) =>
			others.reduce((least, { start, end }) => Math.min(least, Math.max(start - cell.end, cell.start - end)), Infinity);
		return [{ beside, distance: own.reduce((sum, at) => sum + gap(rows[at]!.get(column)!), 0) }];
	});
	return found.sort((one, other) => one.distance - other.distance)[0]?.beside;
}
