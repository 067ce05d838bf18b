/** Tables beside each other are looked for in a few places of a line, however many cells it has: all rows are looked at for each. */
import { dividedBeside } from '../../../shared/model/text/layout/tables-beside';
import type { Row } from '../../../shared/model/text/segments/row';

/** Rows of cells with a wide space between them, which are drawn row by row. */
function rowsOf(count: number, columns: number): readonly Row[] {
	const cellOf = (row: number, column: number): unknown => {
		const order = row * columns + column;
		return { start: column * 30, end: column * 30 + 10, size: 10, order, fragments: [{ order, text: 'a' }] };
	};
	return Array.from({ length: count }, (_, row) => ({
		cells: Array.from({ length: columns }, (_, column) => cellOf(row, column)) as Row['cells'],
		baseline: row * 12,
		size: 10,
		start: 0,
		end: columns * 30,
		isTabular: true,
	}));
}

/** The cost that is counted, and the steps in which the work is done. */
function workOf(columns: number): { readonly cost: number; readonly steps: number } {
	let [cost, steps] = [0, 0];
	const work = dividedBeside(rowsOf(4, columns));
	for (let next = work.next(); !next.done; next = work.next()) {
		cost += next.value;
		steps++;
	}
	return { cost, steps };
}

test('looks at as many corridors in a line of thousands of cells as in one of some hundred', () => {
	const [few, many] = [workOf(1000), workOf(4000)];
	expect(few.steps).toBeGreaterThan(20);
	expect(many.cost / few.cost).toBeLessThan(4.5);
});
