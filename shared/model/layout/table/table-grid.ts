/** The cells of a table by row and column (HTML Standard, 4.9.12.1). */
import { invalidParameters } from '../../../contract/errors';
import type { Box } from '../boxes/box';

export interface Cell {
	readonly box: Box;
	readonly row: number;
	readonly column: number;
	readonly rows: number;
	readonly columns: number;
}

export interface Group {
	readonly box: Box;
	readonly from: number;
	readonly to: number;
}

export interface Apart {
	readonly box: Box;
	readonly row: number;
}

export interface Grid {
	readonly rows: readonly Box[];
	/** Where each group begins, and what it is. */
	readonly groups: readonly Group[];
	readonly cells: readonly Cell[];
	readonly columns: number;
	/** The same for groups of columns. */
	readonly columnGroups: readonly Group[];
	/** Boxes of columns, by column. */
	readonly columnBoxes: readonly (Box | undefined)[];
	readonly captions: readonly Box[];
	/** Positioned boxes between its rows and groups, with the row that is next. */
	readonly apart: readonly Apart[];
	/** Rows of the head, which are repeated. */
	readonly headRows: number;
	readonly foot: Box | undefined;
}

/** Columns and rows that one cell may span, at most. */
const MOST_SPAN = 1_000;
const MOST_ROWS = 65_534;
/** Places of all cells of a table: a cell over several columns and rows has several. */
const MOST_PLACES = 1_000_000;

/** The grid of a table. It is remembered with it. */
export function gridOf(table: Box): Grid {
	const known = table.known.get('grid') as Grid | undefined;
	if (known) return known;
	const captions: Box[] = [];
	const columnBoxes: (Box | undefined)[] = [];
	const columnGroups: Group[] = [];
	const heads: Box[] = [];
	const bodies: Box[] = [];
	const feet: Box[] = [];
	const apart: Apart[] = [];
	for (const child of table.children) {
		const { display } = child.style;
		if (display === 'table-caption') captions.push(child);
		else if (display === 'table-column-group' || display === 'table-column') {
			const from = columnBoxes.length;
			addColumns(child, columnBoxes);
			if (display === 'table-column-group') columnGroups.push({ box: child, from, to: columnBoxes.length });
		} else if (display === 'table-header-group') (heads.length === 0 ? heads : bodies).push(child);
		else if (display === 'table-footer-group') (feet.length === 0 ? feet : bodies).push(child);
		else if (child.isPositioned) apart.push({ box: child, row: 0 });
		else bodies.push(child);
	}
	const rows: Box[] = [];
	const groups: Group[] = [];
	for (const box of [...heads, ...bodies, ...feet]) {
		const from = rows.length;
		for (const row of box.children)
			if (row.isPositioned) apart.push({ box: row, row: rows.length });
			else rows.push(row);
		groups.push({ box, from, to: rows.length });
	}
	const placed = placeCells(rows, groups);
	const headRows = heads.length > 0 ? groups[0]!.to : 0;
	const grid: Grid = {
		rows,
		groups,
		captions,
		apart,
		headRows,
		foot: feet[0],
		columnGroups,
		columnBoxes,
		...placed,
		columns: Math.max(placed.columns, columnBoxes.length),
	};
	table.known.set('grid', grid);
	return grid;
}

function addColumns(box: Box, columns: (Box | undefined)[]): void {
	const inner = box.children.filter(({ style }) => style.display === 'table-column');
	for (const one of inner.length > 0 ? inner : [box])
		for (let count = Math.min(one.span.columns, MOST_SPAN); count > 0; count--) columns.push(one);
}

function placeCells(rows: readonly Box[], groups: Grid['groups']): { readonly cells: Cell[]; readonly columns: number } {
	const cells: Cell[] = [];
	let columns = 0;
	let places = 0;
	let group = 0;
	/** For each column, the row below the cell that reaches down there. */
	let taken: number[] = [];
	for (const [row, { children }] of rows.entries()) {
		while (groups[group]!.to <= row) {
			group++;
			// Cells do not reach out of their group.
			taken = [];
		}
		let column = 0;
		for (const box of children) {
			if (box.isPositioned) continue;
			while ((taken[column] ?? 0) > row) column++;
			const wide = Math.min(Math.max(box.span.columns, 1), MOST_SPAN);
			const last = groups[group]!.to;
			const tall = box.span.rows === 0 ? last - row : Math.min(Math.max(box.span.rows, 1), last - row, MOST_ROWS);
			cells.push({ box, row, column, rows: tall, columns: wide });
			places += wide * tall;
			if (places > MOST_PLACES)
				throw invalidParameters([
					{ field: 'file', message: `has a table of more than ${MOST_PLACES} places for cells; at most that many are allowed` },
				]);
			if (tall > 1) for (let at = column; at < column + wide; at++) taken[at] = row + tall;
			column += wide;
		}
		columns = Math.max(columns, column);
	}
	return { cells, columns };
}
