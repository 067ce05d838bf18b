/** The text of tables with borders, cell by cell. A cell ends where a rule is drawn, so cells may reach over several columns and rows. */
import { boxIn, type TextBox } from '../../interpreter/frame';
import type { Fragment } from '../fragments/fragment';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../fragments/steps';
import { lining, type Line } from './blocks';
import { divideCell } from './cells/divided-cells';
import { lastBefore, meets, type Grid } from '../rules/grids';
import type { Rule } from '../rules/rules';
import { segmenting } from '../segments/segments';
import { rowsBetweenRules } from './row-groups';
import { type Borders, withNamesAbove } from './names-above-grid';
import { outsideOf, TableBlock } from './table-block';
import type { Span } from './upper-heads';

/** More cells in a row than Markdown shows well, and more in a table than one has. */
const MOST_COLUMNS = 100;
const MOST_CELLS = 20_000;
/** In a table, more than this share of the cells has text: otherwise the rules are those of a drawing. */
const FILLED = 1 / 2;
/** This share of the text may be in the way of rules, or in cells of another shape than a rectangle: otherwise they were not drawn for it. */
const ODD = 1 / 20;
/** The sine of the angle of text that is turned by a quarter, at least. */
const TURNED = 0.999;
/** Points that text may reach over a rule: accents, shadows. */
const OVER = 1;
/** Points: rules at one place. */
const SAME = 2;
/** In parts of the size: words of one label are not farther apart. */
const LABEL_GAP = 1;
/** In parts of the size: a line is above another one, and does not only have raised letters. */
const UP = 0.5;
/** Rules that are looked at for a fragment as fast as one without any. */
const GRID = 20;
/** How many fragments times rules are one step. */
const WORK = 20_000;

export interface Ruled {
	readonly tables: readonly TableBlock[];
	/** The fragments outside of tables. */
	readonly outside: readonly Fragment[];
}

export function* tablesIn(fragments: readonly Fragment[], grids: readonly Grid[]): Steps<Ruled> {
	const tables: TableBlock[] = [];
	let outside = fragments;
	for (const grid of grids) {
		if (grid.xs.length - 1 > MOST_COLUMNS || (grid.xs.length - 1) * (grid.ys.length - 1) > MOST_CELLS) continue;
		const { cells, others } = yield* inCells(outside, grid);
		const found = yield* tableOf(cells, grid);
		if (!found) continue;
		const table = yield* withNamesAbove(found.table, found.columns, grid.ys[0]!, others);
		tables.push(table);
		outside = table === found.table ? others : yield* outsideOf([table], others);
	}
	return { tables, outside };
}

interface Cell {
	/** Counted row by row: that of its upper left corner, and that of its lower right one. */
	readonly first: number;
	readonly last: number;
	readonly fragments: Fragment[];
}

/** By their first numbers. */
type Cells = ReadonlyMap<number, Cell>;

function* inCells(fragments: readonly Fragment[], grid: Grid): Steps<{ cells: Cells; others: Fragment[] }> {
	const { rows, columns, xs, ys } = grid;
	const cells = new Map<number, Cell>();
	const others: Fragment[] = [];
	let odd = 0;
	let work = 0;
	for (const fragment of fragments) {
		const { frame } = fragment.style;
		const box = boxIn(frame, fragment.start, fragment.end, fragment.top, fragment.bottom);
		const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
		const isInside = x > xs[0]! && x < xs.at(-1)! && y > ys[0]! && y < ys.at(-1)!;
		// Names of narrow columns are often turned.
		const isStraight = (frame.cos === 1 && frame.sin === 0) || Math.abs(frame.sin) > TURNED;
		const found = isInside && isStraight && !frame.vertical ? cellAt(grid, x, y) : undefined;
		if (!found) others.push(fragment);
		else {
			const cell = cells.get(found.first) ?? { ...found, fragments: [] };
			cells.set(found.first, cell);
			cell.fragments.push(fragment);
			if (cell.last !== found.last || columns.some((rule) => crosses(box, rule, y))) odd++;
		}
		work += isInside ? rows.length + columns.length : 1;
		if (work < WORK) continue;
		work = 0;
		yield STRIDE_COST;
	}
	const inside = fragments.length - others.length;
	if (odd > ODD * inside) return { cells: new Map(), others: [...fragments] };
	if (inside === 0 || others.length === 0) return { cells, others };
	const labels = yield* labelsBeside(others, grid, cells);
	for (const [first, own] of labels) cells.set(first, { first, last: first + xs.length + 1, fragments: own });
	const taken = new Set([...labels.values()].flat());
	return { cells, others: taken.size === 0 ? others : others.filter((fragment) => !taken.has(fragment)) };
}

/**
 * Labels without borders before cells that have some, such as those of the sums below an invoice, by the cells that they are in: each is
 * in the column before, with all words that have no gap between them.
 */
function* labelsBeside(fragments: readonly Fragment[], grid: Grid, cells: Cells): Steps<Map<number, Fragment[]>> {
	const groups = new Map<number, { readonly border: number; readonly own: Fragment[] }>();
	for (const [at, fragment] of fragments.entries()) {
		if (at % STRIDE === STRIDE - 1) yield (STRIDE_COST * (grid.rows.length + grid.columns.length)) / GRID;
		const found = fragment.style.frame.cos === 1 ? cellAfter(fragment, grid) : undefined;
		if (!found || !cells.has(found.cell) || cells.has(found.cell - 1)) continue;
		const group = groups.get(found.cell - 1) ?? { border: found.border, own: [] };
		groups.set(found.cell - 1, group);
		group.own.push(fragment);
	}
	const labels = new Map<number, Fragment[]>();
	for (const [first, { border, own }] of groups) {
		let reached = border;
		const label: Fragment[] = [];
		for (const one of yield* sorting(own, (first, second) => second.end - first.end)) {
			if (label.length > 0 && reached - one.end > LABEL_GAP * one.style.size) break;
			reached = one.start;
			label.push(one);
		}
		labels.set(
			first,
			label.sort((one, other) => one.order - other.order),
		);
	}
	return labels;
}

/** The cell of one row after the next border to the right, and where that is; undefined if no rules are above and below it. */
function cellAfter({ box }: Fragment, { rows, columns, xs, ys }: Grid): { cell: number; border: number } | undefined {
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	if (x < xs[0]! || y < ys[0]! || y > ys.at(-1)!) return undefined;
	const [, right] = rulesAround(columns, x, y);
	const [row, column] = [lastBefore(ys, y), right ? lastBefore(xs, right.at) : 0];
	if (!right || column === 0 || column === xs.length - 1) return undefined;
	const isBordered = (place: number) =>
		rows.some((rule) => Math.abs(rule.at - place) < SAME && meets(rule, (xs[column]! + xs[column + 1]!) / 2));
	if (!isBordered(ys[row]!) || !isBordered(ys[row + 1]!)) return undefined;
	return { cell: row * xs.length + column, border: right.at };
}

/** The cell around a place. */
function cellAt({ rows, columns, xs, ys }: Grid, x: number, y: number): Pick<Cell, 'first' | 'last'> | undefined {
	const [left, right] = rulesAround(columns, x, y);
	const [above, below] = rulesAround(rows, y, x);
	if (!left || !right) return undefined;
	// The first row and the last one may be open for some columns, whose borders end where the others do.
	const edgeAt = (at: number): number | undefined => (meets(left, at) && meets(right, at) ? at : undefined);
	const [top, bottom] = [above?.at ?? edgeAt(ys[0]!), below?.at ?? edgeAt(ys.at(-1)!)];
	if (top === undefined || bottom === undefined) return undefined;
	const numberOf = (row: number, column: Rule) => lastBefore(ys, row) * xs.length + lastBefore(xs, column.at);
	return { first: numberOf(top, left), last: numberOf(bottom, right) };
}

/** The last rule before a place that passes by it, and the first after it. */
function rulesAround(rules: readonly Rule[], at: number, beside: number): [Rule | undefined, Rule | undefined] {
	let last: Rule | undefined;
	for (const rule of rules) {
		if (!meets(rule, beside)) continue;
		if (rule.at > at) return [last, rule];
		last = rule;
	}
	return [last, undefined];
}

const crosses = ({ x, width }: TextBox, rule: Rule, y: number): boolean =>
	rule.at > x + OVER && rule.at < x + width - OVER && meets(rule, y);

/** The fragments of cells by their numbers, also of those whose row has fewer borders than others. */
function* divideCells(cells: Cells, xs: readonly number[]): Steps<ReadonlyMap<number, readonly Fragment[]>> {
	const divided = new Map<number, readonly Fragment[]>();
	for (const [first, { last, fragments }] of cells) {
		const borders = xs.slice((first % xs.length) + 1, last % xs.length);
		const parts = (yield* divideCell(fragments, borders)) ?? [fragments];
		for (const [at, part] of parts.entries()) if (part.length > 0) divided.set(first + at, part);
	}
	return divided;
}

function* tableOf(
	cells: Cells,
	{ xs, ys }: Grid,
): Steps<{ readonly table: TableBlock; readonly columns: readonly Borders[] } | undefined> {
	const [columnCount, rowCount] = [xs.length - 1, ys.length - 1];
	if (cells.size <= FILLED * columnCount * rowCount) return undefined;
	const divided = yield* divideCells(cells, xs);
	const rows: (readonly (readonly Line[])[])[] = [];
	for (let row = 0; row < rowCount; row++) {
		const lines: (readonly Line[])[] = [];
		for (let column = 0; column < columnCount; column++) {
			const own = divided.get(row * xs.length + column);
			lines.push(own ? yield* fromTop(yield* lining(yield* segmenting(own))) : []);
		}
		for (const part of yield* rowsBetweenRules(lines, row === 0)) rows.push(part);
	}
	// Borders between which there is nothing, such as those of a double line.
	const filled = rows.filter((row) => row.some((cell) => cell.length > 0));
	const used = Array.from({ length: columnCount }, (_, at) => at).filter((at) => filled.some((row) => row[at]!.length > 0));
	if (filled.length < 2 || used.length < 2) return undefined;
	const own = filled.map((row) => used.map((at) => row[at]!));
	const table = new TableBlock(own, rows[0] === filled[0] ? spansOf(cells, used, xs.length, filled[1]!) : undefined);
	return { table, columns: used.map((at) => ({ from: xs[at]!, to: xs[at + 1]! })) };
}

/** The lines of a cell, from its top: programs may draw them in any order. Lines beside each other stay in theirs. */
function* fromTop(lines: readonly Line[]): Steps<readonly Line[]> {
	let goesUp = false;
	for (const [at, line] of lines.entries()) {
		const before = lines[at - 1] ?? line;
		if (line.frame !== before.frame) return lines;
		if (line.baseline >= before.baseline - UP * line.size) continue;
		if (line.start > before.end || line.end < before.start) return lines;
		goesUp = true;
	}
	return goesUp ? yield* sorting(lines, (one, other) => one.baseline - other.baseline) : lines;
}

/** The columns that the cells of the first row are over, if any is over several columns that have names below it. */
function spansOf(cells: Cells, used: readonly number[], width: number, below: readonly (readonly Line[])[]): Span[] | undefined {
	const spans: Span[] = [];
	for (const { first, last } of cells.values()) {
		if (first >= width - 1) continue;
		const [from, to] = [used.indexOf(first), used.findLastIndex((at) => at < last % width)];
		if (from < 0 || to < from) return undefined;
		spans.push([from, to]);
	}
	const isNamed = ([from, to]: Span) => used.slice(from, to + 1).every((at) => below[at]!.length > 0);
	const wide = spans.filter(([from, to]) => to > from);
	return wide.length > 0 && wide.every(isNamed) ? spans.sort(([one], [other]) => one - other) : undefined;
}
