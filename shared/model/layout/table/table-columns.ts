/** Widths of the columns of tables (CSS Tables 3, 4). */
import type { Box } from '../boxes/box';
import { across, borderSize, bordersOf, paddingsOf } from '../boxes/edges';
import { BOX_COST, mostInside, type Layout, type Steps, type Widths } from '../boxes/setting';
import { collapseBorders } from './table-borders';
import { gridOf, type Cell, type Grid } from './table-grid';

/** The wishes of a column, in pixels; `share` is a part of the table. */
export interface Column {
	least: number;
	most: number;
	fixed: boolean;
	share: number;
}

/** The widths of a table without its border and padding. */
export function* tableWidths(table: Box, layout: Layout): Steps<Widths> {
	const grid = gridOf(table);
	const columns = yield* columnsOf(table, layout);
	const between = spacesAcross(table, grid);
	let [least, most, shares, widest] = [between, between, 0, 0];
	for (const column of columns) {
		least += column.least;
		most += column.most;
		shares += column.share;
		if (column.share > 0) widest = Math.max(widest, column.most / column.share);
	}
	const rest = columns.reduce((sum, { share, most: own }) => (share > 0 ? sum : sum + own), 0);
	const plain = most;
	if (shares > 0) most = Math.max(most, widest + between, rest > 0 ? besideShares(rest, 1 - shares) + between : 0);
	for (const caption of grid.captions) least = Math.max(least, (yield* layout.widthsOf(caption)).least);
	return { least, most: Math.max(most, least), plain: shares > 0 ? Math.max(plain, least) : undefined };
}

/** How wide a table wants to be so that columns without a share have what they want: without bounds if nothing is left for them. */
const besideShares = (wanted: number, left: number): number => Math.min(left > 0 ? wanted / left : Infinity, WIDEST);

/** Of a table, in pixels, as in browsers. */
const WIDEST = 1_000_000;

/** The distances between columns, and beside them. */
export const spacesAcross = ({ style }: Box, { columns }: Grid): number =>
	style.borderCollapse === 'collapse' || columns === 0 ? 0 : (columns + 1) * style.borderSpacingX;

/** The wishes of the columns, remembered with the table. */
export function* columnsOf(table: Box, layout: Layout): Steps<readonly Column[]> {
	const known = table.known.get('columns') as readonly Column[] | undefined;
	if (known) return known;
	const grid = gridOf(table);
	const columns = Array.from({ length: grid.columns }, (): Column => ({ least: 0, most: 0, fixed: false, share: 0 }));
	for (const [index, box] of grid.columnBoxes.entries()) if (box) takeWidth(columns[index]!, box);
	const wide: Cell[] = [];
	for (const cell of grid.cells) {
		yield BOX_COST / 10;
		if (cell.columns > 1) {
			wide.push(cell);
			continue;
		}
		const column = columns[cell.column]!;
		const widths = yield* cellWidths(cell.box, table, layout);
		column.least = Math.max(column.least, widths.least);
		const isFixed = typeof cell.box.style.width === 'object' && cell.box.style.width.percent === 0;
		if (isFixed && !column.fixed) column.most = widths.most;
		else if (isFixed || !column.fixed) column.most = Math.max(column.most, widths.most);
		column.fixed ||= isFixed;
		takeShare(column, cell.box);
	}
	for (const column of columns) column.most = Math.max(column.most, column.least);
	wide.sort((one, other) => one.columns - other.columns);
	for (const cell of wide) {
		yield cell.columns * 200;
		const own = columns.slice(cell.column, cell.column + cell.columns);
		const widths = yield* cellWidths(cell.box, table, layout);
		spreadShare(own, cell.box);
		spread(own, widths, gapOf(table));
	}
	limitShares(columns);
	table.known.set('columns', columns);
	return columns;
}

/** Columns without a share have the rest of the share of a cell over them, by what they want (CSS Tables 3, 4.1). */
function spreadShare(columns: readonly Column[], { style }: Box): void {
	if (typeof style.width !== 'object' || style.width.percent <= 0) return;
	const open = columns.filter(({ share }) => share === 0);
	const rest = columns.reduce((sum, { share }) => sum - share, style.width.percent);
	if (rest <= 0) return;
	const wanted = open.reduce((sum, { most }) => sum + most, 0);
	for (const column of open) column.share = rest * (wanted > 0 ? column.most / wanted : 1 / open.length);
}

/** Shares are the whole table at most: what comes after has none (CSS Tables 3, 4.1). */
function limitShares(columns: readonly Column[]): void {
	let left = 1;
	for (const column of columns) {
		column.share = Math.min(column.share, left);
		// Parts that are the whole together may leave a little, as numbers are inexact.
		left = left - column.share > FINE ? left - column.share : 0;
	}
}

/** Of a table. */
const FINE = 1e-9;

const gapOf = ({ style }: Box): number => (style.borderCollapse === 'collapse' ? 0 : style.borderSpacingX);

function* cellWidths(box: Box, table: Box, layout: Layout): Steps<Widths> {
	const widths = yield* layout.widthsOf(box);
	const [least, most] = [widths.least, mostInside(widths)];
	if (table.style.borderCollapse !== 'collapse') return { least, most };
	// Neighbours share their borders: each has half of the one that is seen.
	const more = across(collapseBorders(table).cells.get(box)!) - across(bordersOf(box.style));
	return { least: least + more, most: most + more };
}

function takeWidth(column: Column, { style }: Box): void {
	if (typeof style.width !== 'object') return;
	if (style.width.percent > 0) column.share = Math.max(column.share, style.width.percent);
	else {
		column.most = Math.max(column.most, style.width.px);
		column.least = Math.max(column.least, 0);
		column.fixed = true;
	}
}

function takeShare(column: Column, { style }: Box): void {
	if (typeof style.width === 'object' && style.width.percent > 0) column.share = Math.max(column.share, style.width.percent);
}

/** Gives columns what a cell over all of them wants more than they have. */
function spread(columns: readonly Column[], { least, most }: Widths, gap: number): void {
	const gaps = gap * (columns.length - 1);
	const flexible = columns.filter(({ fixed, share }) => !fixed && share === 0);
	const open = flexible.length > 0 ? flexible : columns;
	const add = (key: 'least' | 'most', wanted: number): void => {
		const have = columns.reduce((sum, column) => sum + column[key], 0) + gaps;
		if (wanted <= have) return;
		const weight = open.reduce((sum, column) => sum + column.most, 0);
		for (const column of open) column[key] += (wanted - have) * (weight > 0 ? column.most / weight : 1 / open.length);
	};
	add('least', least);
	add('most', most);
	for (const column of columns) column.most = Math.max(column.most, column.least);
}

/** The widths of columns that fill a table (4.5.2): first all get the least, then shares, then fixed ones, then the rest what they want. */
export function fitColumns(columns: readonly Column[], room: number): number[] {
	const sum = (of: (column: Column) => number): number => columns.reduce((total, column) => total + of(column), 0);
	const byShare = (column: Column): number => (column.share > 0 ? Math.max(column.share * room, column.least) : column.least);
	const byFixed = (column: Column): number => (column.fixed && column.share === 0 ? column.most : byShare(column));
	const byMost = (column: Column): number => (column.share > 0 ? byShare(column) : column.most);
	const guesses = [(column: Column) => column.least, byShare, byFixed, byMost];
	for (let at = 1; at < guesses.length; at++) {
		const [lower, upper] = [guesses[at - 1]!, guesses[at]!];
		const [from, to] = [sum(lower), sum(upper)];
		if (room > to) continue;
		const part = to > from ? Math.max(room - from, 0) / (to - from) : 0;
		return columns.map((column) => lower(column) + (upper(column) - lower(column)) * part);
	}
	return stretchColumns(columns, columns.map(byMost), room - sum(byMost));
}

/** Room beyond what all columns want goes to those that say nothing, by what they have; else to fixed ones, else to shares. */
function stretchColumns(columns: readonly Column[], widths: readonly number[], free: number): number[] {
	const kinds = [
		({ fixed, share }: Column) => !fixed && share === 0,
		({ fixed, share }: Column) => fixed && share === 0,
		({ share }: Column) => share > 0,
	];
	for (const is of kinds) {
		const open = columns.flatMap((column, index) => (is(column) ? [index] : []));
		if (open.length === 0) continue;
		const weights = open.map((index) => (columns[index]!.share > 0 ? columns[index]!.share : widths[index]!));
		const total = weights.reduce((sum, weight) => sum + weight, 0);
		const grown = [...widths];
		for (const [at, index] of open.entries())
			grown[index] = widths[index]! + free * (total > 0 ? weights[at]! / total : 1 / open.length);
		return grown;
	}
	return [...widths];
}

/** Widths by the columns and the first row alone (CSS 2.1, 17.5.2.1). As in browsers, shares are made smaller until they fit. */
export function fixedColumns(table: Box, room: number): number[] {
	const grid = gridOf(table);
	const widths: (number | undefined)[] = Array.from({ length: grid.columns }, () => undefined);
	const areShares = widths.map(() => false);
	const take = ({ style }: Box, at: number, count: number): void => {
		const isShare = typeof style.width === 'object' && style.width.percent > 0;
		const isColumn = style.display === 'table-column' || style.display === 'table-column-group';
		const edges = isColumn || (isShare && count > 1) ? 0 : across(bordersOf(style)) + across(paddingsOf(style, room));
		const width = borderSize(style.width, room, edges, style);
		for (let index = at; width !== undefined && index < at + count; index++) {
			if (widths[index] === undefined) areShares[index] = isShare;
			widths[index] ??= width / count;
		}
	};
	for (const [index, box] of grid.columnBoxes.entries()) if (box) take(box, index, 1);
	for (const { box, column, row, columns } of grid.cells) {
		if (row > 0) break;
		take(box, column, columns);
	}
	const known = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
	const shares = widths.reduce<number>((sum, width, at) => sum + (areShares[at] ? (width ?? 0) : 0), 0);
	const open = widths.filter((width) => width === undefined).length;
	const part = shares > 0 && known > room ? Math.max(room - known + shares, 0) / shares : 1;
	const each = open > 0 ? Math.max(room - known, 0) / open : 0;
	const factor = open === 0 && known > 0 && room > known ? room / known : 1;
	return widths.map((width, at) => (width === undefined ? each : width * (areShares[at] ? part : 1) * factor));
}
