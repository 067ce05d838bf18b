/** Rows of text between two rules, with an empty line across all columns between them. */
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../../fragments/steps';

/** In parts of the size: lines are farther apart where a line is empty between them. */
const EMPTY_LINE = 1.8;
/** Baselines of one line. */
const SAME_LINE = 0.4;
/** For each line, so that few lines in very many columns do not make far more rows than a page has. */
const MOST_CELLS = 10;
const CELL_COST = 100;

interface Lined {
	readonly baseline: number;
	readonly size: number;
}

interface Placed<Line extends Lined> {
	readonly line: Line;
	readonly column: number;
}

type Cells<Line extends Lined> = readonly (readonly Line[])[];

/**
 * The cells of a row, cut where a line is empty in all columns, and the first column and another one go on below it, all of them with their
 * next lines on one baseline. Undefined if that is not so at each empty line.
 */
export function* cutAtBands<Line extends Lined>(cells: Cells<Line>): Steps<Cells<Line>[] | undefined> {
	const label = cells.findIndex((lines) => lines.length > 0);
	const lines = cells.flatMap((own, column) => own.map((line): Placed<Line> => ({ line, column })));
	const sorted = yield* sorting(lines, (one, other) => one.line.baseline - other.line.baseline);
	const parts: Placed<Line>[][] = [];
	for (const [at, placed] of sorted.entries()) {
		const before = sorted[at - 1];
		const isApart = !before || placed.line.baseline - before.line.baseline >= EMPTY_LINE * placed.line.size;
		if (isApart) parts.push([placed]);
		else parts.at(-1)!.push(placed);
		if (at % STRIDE === 0) yield STRIDE_COST;
	}
	const isSparse = lines.length * MOST_CELLS < parts.length * cells.length;
	if (parts.length < 2 || isSparse || !parts.slice(1).every((part) => beginsRow(part, label))) return undefined;
	const rows: Line[][][] = [];
	for (const part of parts) {
		const row: Line[][] = cells.map(() => []);
		for (const { line, column } of part) row[column]!.push(line);
		rows.push(row);
		yield row.length * CELL_COST;
	}
	return rows;
}

function beginsRow(part: readonly Placed<Lined>[], label: number): boolean {
	const { line: top } = part[0]!;
	const isFirst = ({ line }: Placed<Lined>): boolean => line.baseline - top.baseline < SAME_LINE * top.size;
	const begun = new Set(part.filter(isFirst).map(({ column }) => column));
	return begun.size > 1 && begun.has(label) && part.every(({ column }) => begun.has(column));
}
