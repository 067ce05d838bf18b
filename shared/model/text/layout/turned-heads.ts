/** Names of columns that are turned by a quarter, above a table without borders (docs/semantics.md, D69). */
import { boxIn, type TextBox } from '../../interpreter/frame';
import { greatest, least } from '../fragments/extremes';
import type { Fragment } from '../fragments/fragment';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../fragments/steps';
import { type Segment, segmenting } from '../segments/segments';
import { lining, type Line } from './blocks';
import { TableBlock } from './table-block';

/** The sine of the angle of text that is turned by a quarter, at least. */
const TURNED = 0.999;
/** Names of one table, at least, and texts of a page that may be some: each is compared with all columns. */
const LEAST_NAMES = 2;
const MOST_NAMES = 200;
/** In parts of the size: names end not farther above the rows, nor farther below their top. */
const NEXT = 2.5;
const OVER = 0.5;

/** Where the texts of a column are. */
interface Column {
	readonly start: number;
	readonly end: number;
}

type Rows = TableBlock['rows'];

/** A table whose first row has the turned names above it, and the upright ones beside these; the table itself if it has none. */
export function* withTurnedHead(table: TableBlock, outside: readonly Fragment[]): Steps<TableBlock> {
	const turned = outside.filter(({ style: { frame } }) => Math.abs(frame.sin) > TURNED && !frame.vertical);
	if (turned.length < LEAST_NAMES || table.frame.cos !== 1 || table.spans) return table;
	yield (outside.length * STRIDE_COST) / STRIDE;
	const names = yield* segmenting(turned);
	const columns = measureColumns(table.rows);
	if (names.length > MOST_NAMES || columns.some(({ start, end }) => start > end)) return table;
	const near = columns.length * names.length;
	yield (near * STRIDE_COST) / STRIDE;
	const placed = placeNames(names, columns, topOf(table.rows[0]!));
	if (!placed) return table;
	const own = outside.filter((one) => isBesideNames(one, placed, columns, table));
	const upright = yield* lining(yield* segmenting(own));
	const head = yield* headOf(placed, upright, columns);
	const [first, ...others] = table.rows;
	// Upright names beside the turned ones may be the first row.
	const isSame = first!.every((lines, at) => lines.length === 0 || (head[at]!.length === 0 && isBesideTurned(lines, placed)));
	const row = isSame ? head.map((lines, at) => (lines.length > 0 ? lines : first![at]!)) : head;
	return new TableBlock([row, ...(isSame ? others : table.rows)]);
}

function measureColumns(rows: Rows): Column[] {
	return rows[0]!.map((_, at) => {
		const own = rows.flatMap((row) => row[at]!.filter(({ frame }) => frame.cos === 1));
		return { start: least(own.map(({ start }) => start)), end: greatest(own.map(({ end }) => end)) };
	});
}

const topOf = (row: Rows[number]): number => least(row.flat().map(({ top }) => top));

interface Placed {
	readonly byColumn: ReadonlyMap<number, readonly Segment[]>;
	readonly top: number;
	readonly bottom: number;
}

interface Name {
	readonly name: Segment;
	readonly box: TextBox;
	readonly column: number;
}

/** The names above the rows, of which the longest end just above them, by their columns; undefined if there are few. */
function placeNames(names: readonly Segment[], columns: readonly Column[], top: number): Placed | undefined {
	const above: Name[] = [];
	for (const name of names) {
		const box = boxIn(name.frame, name.start, name.end, name.top, name.bottom);
		const column = nearestOf(box.x + box.width / 2, columns);
		if (column !== undefined && box.y + name.size <= top) above.push({ name, box, column });
	}
	const near = above.filter(({ name, box }) => top - box.y - box.height <= NEXT * name.size);
	const band = { top: least(near.map(({ box }) => box.y)), bottom: greatest(near.map(({ box }) => box.y + box.height)) };
	// Names that are read from above may all begin at one height.
	const own = above.filter(({ box }) => box.y < band.bottom && box.y + box.height > band.top);
	const byColumn = new Map<number, Segment[]>();
	for (const { name, column } of own) {
		const known = byColumn.get(column);
		if (known) known.push(name);
		else byColumn.set(column, [name]);
	}
	return byColumn.size < LEAST_NAMES ? undefined : { byColumn, ...band };
}

/** The column that a place is in, or nearest to; undefined if it is farther beside the table than columns are from each other. */
function nearestOf(x: number, columns: readonly Column[]): number | undefined {
	const distances = columns.map(({ start, end }) => Math.abs((start + end) / 2 - x));
	const at = distances.indexOf(least(distances));
	const { start, end } = columns[at]!;
	const space = Math.min(start - (columns[at - 1]?.end ?? -Infinity), (columns[at + 1]?.start ?? Infinity) - end);
	return x > start - space && x < end + space ? at : undefined;
}

/** Whether an upright text is above a column without a turned name, at the height of the names. */
function isBesideNames(
	{ style, box }: Fragment,
	{ byColumn, top, bottom }: Placed,
	columns: readonly Column[],
	table: TableBlock,
): boolean {
	if (style.frame !== table.frame) return false;
	const { size } = style;
	const middle = box.y + box.height / 2;
	if (middle < top - OVER * size || middle > bottom + OVER * size) return false;
	const at = columns.findIndex(({ end }) => box.x < end);
	const next = columns[at + 1]?.start ?? Infinity;
	return at >= 0 && !byColumn.has(at) && box.x > columns[at]!.start - size && box.x + box.width < next;
}

/** The cells of the head: the turned lines of each name in their order, or the upright ones. */
function* headOf({ byColumn }: Placed, upright: readonly Line[], columns: readonly Column[]): Steps<Line[][]> {
	const head: Line[][] = columns.map(() => []);
	for (const line of upright) head[columns.findIndex(({ end }) => line.start < end)]!.push(line);
	for (const [at, names] of byColumn)
		head[at] = yield* lining(yield* sorting(names, (one, other) => one.baseline - other.baseline || one.start - other.start));
	return head;
}

const isBesideTurned = (lines: readonly Line[], { top, bottom }: Placed): boolean =>
	lines.every(({ baseline, size }) => baseline > top && baseline < bottom + OVER * size);
