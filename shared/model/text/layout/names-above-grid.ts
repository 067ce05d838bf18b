/** Names of columns without borders above a table that has some, such as names on a dark ground (docs/semantics.md, D69). */
import type { Fragment } from '../fragments/fragment';
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import { segmenting } from '../segments/segments';
import { lining, type Line } from './blocks';
import { TableBlock } from './table-block';

/** Where a column begins and ends. */
export interface Borders {
	readonly from: number;
	readonly to: number;
}

/** Names of one table, at least. */
const LEAST_NAMES = 3;
/** In parts of the size: their middle is not farther above the table, their baselines are one, and a gap between two is wider. */
const NEXT = 2.5;
const SAME_LINE = 0.2;
const GAP = 1;
/** Points that text may reach over a border. */
const OVER = 1;

const LETTER = /\p{L}/u;
const DIGIT = /\d/;

/** A table that begins at `top`, with the names above its columns, of which each has one; the table itself if it has none. */
export function* withNamesAbove(
	table: TableBlock,
	columns: readonly Borders[],
	top: number,
	outside: readonly Fragment[],
): Steps<TableBlock> {
	if (columns.length < LEAST_NAMES || table.spans || !hasNumbers(table.rows[0]!)) return table;
	yield (outside.length * STRIDE_COST) / STRIDE;
	const names = outside.filter((fragment) => isAbove(fragment, columns, top));
	const byColumn = placeNames(names, columns);
	if (!byColumn) return table;
	const head: Line[][] = [];
	for (const own of byColumn) head.push(yield* lining(yield* segmenting(own)));
	return new TableBlock([head, ...table.rows]);
}

const hasNumbers = (row: TableBlock['rows'][number]): boolean =>
	row
		.slice(1)
		.some((lines) =>
			lines.some(({ segments }) => segments.some(({ fragments }) => fragments.some(({ text }) => DIGIT.test(text)))),
		);

function isAbove({ box, style }: Fragment, columns: readonly Borders[], top: number): boolean {
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	const isBeside = x < columns[0]!.from || x > columns.at(-1)!.to;
	return style.frame.cos === 1 && !style.frame.vertical && !isBeside && y < top && top - y < NEXT * style.size;
}

/** The names of each column, from left to right; undefined if they are not on one line, or are other text. */
function placeNames(names: readonly Fragment[], columns: readonly Borders[]): Fragment[][] | undefined {
	const [first] = names;
	if (names.length < columns.length) return undefined;
	const near = SAME_LINE * first!.style.size;
	if (names.some(({ baseline, text }) => Math.abs(baseline - first!.baseline) > near || DIGIT.test(text))) return undefined;
	const byColumn: Fragment[][] = columns.map(() => []);
	for (const name of names) {
		const { x, width } = name.box;
		const at = columns.findIndex(({ from, to }) => x > from - OVER && x + width < to + OVER);
		if (at < 0) return undefined;
		byColumn[at]!.push(name);
	}
	if (!byColumn.every((own) => own.some(({ text }) => LETTER.test(text)))) return undefined;
	const isApart = byColumn.every(
		(own, at) => at === 0 || leftmostOf(own) - rightmostOf(byColumn[at - 1]!) > GAP * first!.style.size,
	);
	return isApart ? byColumn : undefined;
}

const leftmostOf = (names: readonly Fragment[]): number => names.reduce((least, { box }) => Math.min(least, box.x), Infinity);
const rightmostOf = (names: readonly Fragment[]): number =>
	names.reduce((most, { box }) => Math.max(most, box.x + box.width), -Infinity);
