/** Cells of a table with borders that reach over several columns, because the borders between these are not drawn in their row. */
import type { Fragment } from '../../fragments/fragment';
import { sorting, STRIDE, STRIDE_COST, type Steps } from '../../fragments/steps';

/** In parts of the size: baselines of one line, and the gap between texts of two columns. */
const SAME_LINE = 0.4;
const GAP = 1;

/**
 * The texts of a cell by the columns that it reaches over; `undefined` if it is one text, such as a title over columns.
 *
 * @param borders where the columns of the table end, inside of the cell, from left to right
 */
export function* divideCell(fragments: readonly Fragment[], borders: readonly number[]): Steps<Fragment[][] | undefined> {
	if (borders.length === 0 || fragments.length < 2) return undefined;
	const columns: Fragment[][] = Array.from({ length: borders.length + 1 }, () => []);
	const sorted = yield* sorting(fragments, (one, other) => one.baseline - other.baseline || one.start - other.start);
	let before: { readonly fragment: Fragment; readonly column: number } | undefined;
	for (const [index, fragment] of sorted.entries()) {
		const { start, end, baseline, style } = fragment;
		const column = columnAt((start + end) / 2, borders);
		columns[column]!.push(fragment);
		const isBeside = before && before.column !== column && baseline - before.fragment.baseline <= SAME_LINE * style.size;
		if (isBeside && start - before!.fragment.end < GAP * style.size) return undefined;
		before = { fragment, column };
		if (index % STRIDE === STRIDE - 1) yield STRIDE_COST;
	}
	return columns.filter((own) => own.length > 0).length < 2 ? undefined : columns;
}

/** The number of the column that a place is in. */
function columnAt(x: number, borders: readonly number[]): number {
	let [low, high] = [0, borders.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (borders[middle]! < x) low = middle + 1;
		else high = middle;
	}
	return low;
}
