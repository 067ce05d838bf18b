/** Names that are not above the texts of their columns: numbers often end at the right of columns of which the names begin at the left. */
import type { Steps } from '../../fragments/steps';
import type { Row } from '../../segments/row';
import type { Segment } from '../../segments/segments';
import { type Columns, columnsOf, rangesOf } from './cell-columns';
import { readCell } from './values-below';

/** Names, and rows below them, of which there are enough to tell. */
const LEAST_NAMES = 3;
const LEAST_ROWS = 2;
const LETTER = /\p{L}/u;

/** The columns of rows; where the names of the first row are not above those of the others, they name these in their order. */
export function* columnsByNames(rows: readonly Row[]): Steps<Columns | undefined> {
	const found = yield* columnsOf(rows);
	const [names, ...below] = rows;
	const count = names!.cells.length;
	if (!found || count < LEAST_NAMES || below.length < LEAST_ROWS || (found.conflicts === 0 && found.count === count))
		return found;
	if (!names!.cells.every((cell) => LETTER.test(readCell(cell)))) return found;
	const others = yield* columnsOf(below);
	if (!others || others.conflicts > 0 || others.spanning.size > 0) return found;
	const ranges = yield* rangesOf(others);
	// That of the rows may have none.
	const first = names!.cells[0]!.start > ranges[0]!.end ? 1 : 0;
	if (others.count !== count + first) return found;
	const isBetween = ({ start, end }: Segment, at: number) =>
		start > (ranges[first + at - 1]?.start ?? -Infinity) && end < (ranges[first + at + 1]?.end ?? Infinity);
	if (!names!.cells.every(isBetween)) return found;
	const places = [names!.cells.map((_, at) => first + at), ...others.places];
	return { ...others, rows: [names!, ...others.rows], places };
}
