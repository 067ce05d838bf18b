/** Signs that are drawn apart from their numbers: minus signs and brackets at the edge of a cell, marks of debits and credits after it. */
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import { type Segment, textOf } from '../segments/segments';
import type { Columns } from './cells/cell-columns';

const BEFORE = /^[-\u2010-\u2013\u2212+(]$/u;
const AFTER = /^(?:[-\u2010-\u2013\u2212)]|CR|DR|Cr|Dr|S|H)$/u;
/** Without these, a number means something else; a dash in every row may be a value. */
const MINUS = /^[-\u2010-\u2013\u2212(]$/u;
const BEGINS = /^[$\u20ac\u00a3\u00a5]?[\d.,]*\d/u;
const ENDS = /\d[)%]?$/;
/** In parts of the size: a sign after a number is not farther from it, if there is another number after the sign. */
const CLOSE = 0.6;

/** The cells of a row by their columns. */
type Placed = ReadonlyMap<number, Segment>;

/** Columns without those that have nothing but signs of the numbers beside them: the signs are in the cells of these numbers. */
export function* withoutSignColumns(columns: Columns): Steps<Columns> {
	const rows: Placed[] = [];
	for (const [at, { cells }] of columns.rows.entries()) {
		rows.push(new Map(cells.map((cell, index) => [columns.places[at]![index]!, cell])));
		yield (cells.length * STRIDE_COST) / STRIDE;
	}
	const into = new Map<number, number>();
	for (let column = 0; column < columns.count; column++) {
		yield (rows.length * STRIDE_COST) / STRIDE;
		if (into.has(column - 1) && into.get(column - 1) === column) continue;
		const found = columnOfNumbers(rows, column);
		if (found !== undefined) into.set(column, found);
	}
	return into.size === 0 || columns.conflicts > 0 ? columns : joinColumns(columns, into);
}

/** The column whose numbers have the signs that this one consists of. */
function columnOfNumbers(rows: readonly Placed[], column: number): number | undefined {
	const own = rows.filter((row) => row.has(column));
	const signs = own.map((row) => row.get(column)!);
	const texts = signs.map(textOf);
	if (texts.length === 0) return undefined;
	const numbersBefore = own.every((row) => ENDS.test(textAt(row, column - 1)));
	const numbersAfter = own.every((row) => BEGINS.test(textAt(row, column + 1)));
	const mayBeValue = (beside: number) =>
		texts.every((text) => MINUS.test(text)) && !rows.some((row) => !row.has(column) && /\d/.test(textAt(row, beside)));
	const gap = (one: Segment, other: Segment) => (other.start - one.end) / one.size;
	if (numbersBefore && texts.every((text) => AFTER.test(text)) && !mayBeValue(column - 1)) {
		const isClose = own.every((row, at) => gap(row.get(column - 1)!, signs[at]!) < CLOSE);
		if (isClose || own.every((row) => !row.has(column + 1))) return column - 1;
	}
	if (!numbersAfter || !texts.every((text) => BEFORE.test(text)) || mayBeValue(column + 1)) return undefined;
	const isNearer = own.every((row, at) => {
		const [before, after] = [row.get(column - 1), row.get(column + 1)!];
		return !before || !/\d/.test(textOf(before)) || gap(signs[at]!, after) < gap(before, signs[at]!);
	});
	return isNearer ? column + 1 : undefined;
}

const textAt = (row: Placed, column: number): string => {
	const cell = row.get(column);
	return cell ? textOf(cell) : '';
};

/** Columns with the cells of some joined into those of the next one, or of the one before. */
export function joinColumns(columns: Columns, into: ReadonlyMap<number, number>): Columns {
	const renumbered: number[] = [];
	let count = 0;
	for (let column = 0; column < columns.count; column++) renumbered.push(into.has(column) ? -1 : count++);
	for (const [column, other] of into) renumbered[column] = renumbered[other]!;
	const places: number[][] = [];
	const rows = columns.rows.map((row, at) => {
		const cells: Segment[] = [];
		const own: number[] = [];
		for (const [index, cell] of row.cells.entries()) {
			const place = renumbered[columns.places[at]![index]!]!;
			if (own.at(-1) === place) cells.push(cells.pop()!.joined(cell));
			else {
				cells.push(cell);
				own.push(place);
			}
		}
		places.push(own);
		return cells.length === row.cells.length ? row : { ...row, cells, isTabular: cells.length > 1 };
	});
	return { ...columns, count, rows, places };
}
