/** Cells of a table with borders that reach over several columns, because the borders between these are not drawn in their row. */
import type { Fragment } from '../fragments/fragment';
import { sorting, type Steps } from '../fragments/steps';

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
	const columnOf = ({ start, end }: Fragment): number => {
		let column = 0;
		while (column < borders.length && borders[column]! < (start + end) / 2) column++;
		return column;
	};
	const columns: Fragment[][] = Array.from({ length: borders.length + 1 }, () => []);
	for (const fragment of fragments) columns[columnOf(fragment)]!.push(fragment);
	if (columns.filter((own) => own.length > 0).length < 2) return undefined;
	const sorted = yield* sorting(fragments, (one, other) => one.baseline - other.baseline || one.start - other.start);
	for (const [index, fragment] of sorted.entries()) {
		const before = sorted[index - 1];
		const { size } = fragment.style;
		if (!before || fragment.baseline - before.baseline > SAME_LINE * size) continue;
		if (columnOf(before) !== columnOf(fragment) && fragment.start - before.end < GAP * size) return undefined;
	}
	return columns;
}
