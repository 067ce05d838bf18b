/** The columns of rows whose cells are aligned. */
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../../fragments/steps';
import type { Row } from '../../segments/row';
import { Segment } from '../../segments/segments';

export interface Columns {
	readonly count: number;
	/** The rows, with cells divided that are those of two columns close to each other. */
	readonly rows: readonly Row[];
	/** For each row, for each of its cells: its column. */
	readonly places: readonly (readonly number[])[];
	/** The rows with a cell over several columns. */
	readonly spanning: ReadonlySet<number>;
	/** How many cells share a column with another of their row. */
	readonly conflicts: number;
}

/** Where the texts of a column are. */
export interface Range {
	readonly start: number;
	readonly end: number;
}

interface Column {
	start: number;
	end: number;
}

/** More columns than a table has that can be read. */
const MOST_COLUMNS = 100;
/** The share of a cell, or of a column, that lies in the other if they belong together. */
const MOSTLY = 0.5;
/** In parts of the size: wider than most spaces between words. */
const WIDE_SPACE = 0.35;
/** Texts that begin at one place. */
const EXACT = 0.03;
/** Cells of one column are not farther beside each other. */
const APART = 1;

/** Undefined if there are more columns than a table has. */
export function* columnsOf(rows: readonly Row[]): Steps<Columns | undefined> {
	const most = rows.reduce((greatest, { cells }) => Math.max(greatest, cells.length), 0);
	const isNamed = rows[0]!.cells.length === most && rows[0]!.cells.every(hasOnlyWords);
	const columns = yield* columnsOfFullest(
		rows.filter(({ cells }) => cells.length === most),
		isNamed,
	);
	const byCells = yield* sorting([...rows.keys()], (one, other) => rows[other]!.cells.length - rows[one]!.cells.length);
	let work = 0;
	for (const index of byCells) {
		for (const cell of rows[index]!.cells) {
			if (columns.length > MOST_COLUMNS) return undefined;
			widen(columns, cell);
			if ((work += columns.length) < STRIDE) continue;
			work = 0;
			yield STRIDE_COST;
		}
	}
	const spanning = new Set<number>();
	let conflicts = 0;
	const divided = rows.map((row) => divideCells(row, columns));
	const places = divided.map(({ cells }, index) => {
		let taken = -1;
		return cells.map((cell, at) => {
			const [first, last] = over(columns, cell);
			if (last > first && bestOf(columns, cell, first, last) === undefined) spanning.add(index);
			let column = bestOf(columns, cell, first, last) ?? first;
			if (column <= taken && at > 0) {
				column = taken;
				conflicts++;
			}
			return (taken = column);
		});
	});
	return { count: columns.length, rows: divided, places, spanning, conflicts };
}

const LETTER = /\p{L}/u;
const DIGIT = /\d/;

/** Whether a cell has words, and nothing else. */
const hasOnlyWords = ({ fragments }: Segment): boolean =>
	fragments.some(({ text }) => LETTER.test(text)) && !fragments.some(({ text }) => DIGIT.test(text));

/** Those of the rows with most cells: where they differ, those of the first, unless it has a name for each. */
function* columnsOfFullest(rows: readonly Row[], isNamed: boolean): Steps<Column[]> {
	const first = rows[0]!.cells.map(({ start, end }) => ({ start, end }));
	// Names in the first column may be indented.
	for (let at = 1; at < first.length && !isNamed; at++) if (yield* haveGap(rows, at)) return first;
	const all = first.map(({ start, end }) => ({ start, end }));
	for (const { cells } of rows)
		for (const [at, { start, end }] of cells.entries()) {
			all[at]!.start = Math.min(all[at]!.start, start);
			all[at]!.end = Math.max(all[at]!.end, end);
		}
	return all.every(({ start }, at) => at === 0 || start >= all[at - 1]!.end) ? all : first;
}

/** Whether cells of one number have none between them that joins them: debits and credits of rows that have one of both. */
function* haveGap(rows: readonly Row[], at: number): Steps<boolean> {
	const cells = yield* sorting(
		rows.map((row) => row.cells[at]!),
		(one, other) => one.start - other.start,
	);
	let reached = Infinity;
	for (const { start, end, size } of cells) {
		if (start - reached > APART * size) return true;
		reached = reached === Infinity ? end : Math.max(reached, end);
	}
	return false;
}

/** The first column that a cell reaches into, and the last; the first one is after the last where it lies between columns. */
function over(columns: readonly Column[], { start, end }: Segment): [first: number, last: number] {
	let first = 0;
	while (first < columns.length && columns[first]!.end <= start) first++;
	let last = first - 1;
	while (last + 1 < columns.length && columns[last + 1]!.start < end) last++;
	return [first, last];
}

/** The one column to which a cell belongs of those into which it reaches. */
function bestOf(columns: readonly Column[], cell: Segment, first: number, last: number): number | undefined {
	let best: number | undefined;
	for (let at = first; at <= last; at++) {
		const { start, end } = columns[at]!;
		const shared = Math.min(end, cell.end) - Math.max(start, cell.start);
		if (shared < MOSTLY * Math.min(end - start, cell.end - cell.start)) continue;
		if (best !== undefined) return undefined;
		best = at;
	}
	return best;
}

/** Makes room for a cell: its column grows as far as the ones beside it, or a new one is put in. */
function widen(columns: Column[], cell: Segment): void {
	const [first, last] = over(columns, cell);
	if (first > last) {
		columns.splice(first, 0, { start: cell.start, end: cell.end });
		return;
	}
	const at = first === last ? first : bestOf(columns, cell, first, last);
	if (at === undefined) return;
	const column = columns[at]!;
	column.start = Math.min(column.start, Math.max(cell.start, columns[at - 1]?.end ?? -Infinity));
	column.end = Math.max(column.end, Math.min(cell.end, columns[at + 1]?.start ?? Infinity));
}

/** A row whose cells over several columns are divided at spaces that are between columns, and wide, or before where one begins. */
function divideCells(row: Row, columns: readonly Column[]): Row {
	const cells = row.cells.flatMap((cell) => {
		const [first, last] = over(columns, cell);
		return last > first && bestOf(columns, cell, first, last) === undefined ? divideCell(cell, columns, first) : [cell];
	});
	return cells.length === row.cells.length ? row : { ...row, cells };
}

function divideCell(cell: Segment, columns: readonly Column[], first: number): Segment[] {
	const parts = [new Segment(cell.fragments[0]!)];
	let column = first;
	for (const fragment of cell.fragments.slice(1)) {
		const part = parts.at(-1)!;
		const isWide = fragment.start - part.end >= WIDE_SPACE * cell.size;
		const next = columns[column + 1];
		const begins = next !== undefined && Math.abs(fragment.start - next.start) < EXACT * cell.size;
		if ((isWide || begins) && next && part.end <= next.start && fragment.start >= columns[column]!.end) {
			parts.push(new Segment(fragment));
			column++;
		} else part.add(fragment);
	}
	return parts;
}

/** Where the texts of columns are. */
export function* rangesOf({ rows, places, count }: Columns): Steps<Range[]> {
	const ranges = Array.from({ length: count }, () => ({ start: Infinity, end: -Infinity }));
	for (const [at, { cells }] of rows.entries()) {
		for (const [index, { start, end }] of cells.entries()) {
			const range = ranges[places[at]![index]!]!;
			range.start = Math.min(range.start, start);
			range.end = Math.max(range.end, end);
		}
		yield (cells.length * STRIDE_COST) / STRIDE;
	}
	return ranges;
}
