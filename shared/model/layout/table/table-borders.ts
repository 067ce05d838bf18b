/** Borders that cells of a table share (CSS 2.1, 17.6.2). */
import type { Box } from '../boxes/box';
import type { Sides } from '../boxes/laid';
import type { BorderLine, Paint, Style } from '../boxes/style';
import { gridOf, type Cell, type Grid, type Group } from './table-grid';

export interface Edge {
	readonly width: number;
	readonly line: BorderLine;
	readonly paint: Paint;
}

export interface Edges {
	readonly top: Edge;
	readonly right: Edge;
	readonly bottom: Edge;
	readonly left: Edge;
}

export interface Collapsed {
	/** The share of the table in the borders around it. */
	readonly table: Sides;
	/** The same for cells. */
	readonly cells: ReadonlyMap<Box, Sides>;
	/** Whole borders of cells. */
	readonly edges: ReadonlyMap<Box, Edges>;
}

type Side = keyof Sides;

const NAMES = { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' } as const;
const OPPOSITE = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const;
/** Of equally wide lines, that which is first here wins. */
const ORDER: readonly BorderLine[] = ['double', 'solid', 'dashed', 'dotted', 'ridge', 'outset', 'groove', 'inset', 'none'];

/** Most cells of a table have one style. */
const known = new WeakMap<Style, Edges>();

export function edgeOf(style: Style, side: Side): Edge {
	let edges = known.get(style);
	if (!edges) {
		const of = (name: (typeof NAMES)[Side]): Edge => ({
			width: style[`border${name}Width`],
			line: style[`border${name}Style`],
			paint: style[`border${name}Color`] ?? style.color,
		});
		edges = { top: of(NAMES.top), right: of(NAMES.right), bottom: of(NAMES.bottom), left: of(NAMES.left) };
		known.set(style, edges);
	}
	return edges[side];
}

/** The one that is seen; of equal ones the first. */
function winner(one: Edge, other: Edge): Edge {
	if (one.line === 'hidden' || other.line === 'hidden') return one.line === 'hidden' ? one : other;
	if (one.line === 'none' || other.line === 'none') return one.line === 'none' ? other : one;
	if (one.width !== other.width) return one.width > other.width ? one : other;
	return ORDER.indexOf(other.line) < ORDER.indexOf(one.line) ? other : one;
}

/** How lines are drawn that look like the edges of one box (CSS 2.1, 17.6.3). */
const BETWEEN: Partial<Record<BorderLine, BorderLine>> = { inset: 'ridge', outset: 'groove', ridge: 'ridge', groove: 'groove' };
/** Two halves need a pixel each. */
const CARVED = 2;

const drawn = new WeakMap<Edge, Edge>();

function drawnEdge(edge: Edge): Edge {
	const line = BETWEEN[edge.line];
	if (!line) return edge;
	let found = drawn.get(edge);
	if (!found) drawn.set(edge, (found = { ...edge, line: edge.width < CARVED ? 'solid' : line }));
	return found;
}

const edged = new WeakMap<Edges, WeakMap<Style, Style>>();

/** The style of a cell with nothing but its borders, as it shares them. Most cells of a table are alike. */
export function edgedStyle(style: Style, edges: Edges): Style {
	let known = edged.get(edges);
	if (!known) edged.set(edges, (known = new WeakMap()));
	let made = known.get(style);
	if (!made) {
		const { top, right, bottom, left } = edges;
		made = {
			...style,
			backgroundColor: undefined,
			backgroundImage: [],
			boxShadow: [],
			borderTopStyle: top.line,
			borderRightStyle: right.line,
			borderBottomStyle: bottom.line,
			borderLeftStyle: left.line,
			borderTopColor: top.paint,
			borderRightColor: right.paint,
			borderBottomColor: bottom.paint,
			borderLeftColor: left.paint,
		};
		known.set(style, made);
	}
	return made;
}

/** The borders of a table. They are remembered with it. */
export function collapseBorders(table: Box): Collapsed {
	const found = table.known.get('collapsed') as Collapsed | undefined;
	if (found) return found;
	const grid = gridOf(table);
	const places: Places = {
		cells: cellsByPlace(grid),
		groups: groupsByPlace(grid.groups),
		columnGroups: groupsByPlace(grid.columnGroups),
	};
	const edges = new Map<Box, Edges>();
	const cells = new Map<Box, Sides>();
	const alike = new AlikeEdges();
	for (const cell of grid.cells) {
		const of = (side: Side): Edge => drawnEdge(sharedEdge(cell, side, table, grid, places));
		const own = alike.find({ top: of('top'), right: of('right'), bottom: of('bottom'), left: of('left') });
		edges.set(cell.box, own.edges);
		cells.set(cell.box, own.halves);
	}
	const collapsed = { table: outerOf(grid, edges, table), cells, edges };
	table.known.set('collapsed', collapsed);
	return collapsed;
}

const half = ({ width, line }: Edge): number => (line === 'none' || line === 'hidden' ? 0 : width / 2);

const halvesOf = ({ top, right, bottom, left }: Edges): Sides => ({
	top: half(top),
	right: half(right),
	bottom: half(bottom),
	left: half(left),
});

/** Kinds of cells that are looked through. */
const MOST_KINDS = 20;

/** The borders of cells: those that are alike are kept once. */
class AlikeEdges {
	private readonly kinds: { readonly edges: Edges; readonly halves: Sides }[] = [];

	find(edges: Edges) {
		const { top, right, bottom, left } = edges;
		const alike = this.kinds.find(
			({ edges: one }) => one.top === top && one.right === right && one.bottom === bottom && one.left === left,
		);
		if (alike) return alike;
		const kind = { edges, halves: halvesOf(edges) };
		if (this.kinds.length < MOST_KINDS) this.kinds.push(kind);
		return kind;
	}
}

/** Which cell is at a row and column. */
function cellsByPlace({ cells, columns }: Grid): ReadonlyMap<number, Cell> {
	const places = new Map<number, Cell>();
	for (const cell of cells)
		for (let row = cell.row; row < cell.row + cell.rows; row++)
			for (let column = cell.column; column < cell.column + cell.columns; column++) places.set(row * columns + column, cell);
	return places;
}

/** Cells, and the groups that rows and columns are in, by where they are. */
interface Places {
	readonly cells: ReadonlyMap<number, Cell>;
	readonly groups: readonly (Group | undefined)[];
	readonly columnGroups: readonly (Group | undefined)[];
}

/** The group of each row or column. */
function groupsByPlace(groups: readonly Group[]): (Group | undefined)[] {
	const places: (Group | undefined)[] = [];
	for (const group of groups) for (let at = group.from; at < group.to; at++) places[at] = group;
	return places;
}

function sharedEdge(cell: Cell, side: Side, table: Box, grid: Grid, places: Places): Edge {
	const { row, column, rows, columns } = cell;
	let edge = edgeOf(cell.box.style, side);
	const isDown = side === 'top' || side === 'bottom';
	const beyond = side === 'top' ? row - 1 : side === 'bottom' ? row + rows : side === 'left' ? column - 1 : column + columns;
	const last = isDown ? grid.rows.length : grid.columns;
	const [from, to] = isDown ? [column, column + columns] : [row, row + rows];
	const neighbours = new Set<Cell>();
	for (let at = from; at < to && neighbours.size < 64; at++) {
		const found = places.cells.get(isDown ? beyond * grid.columns + at : at * grid.columns + beyond);
		if (found && beyond >= 0 && beyond < last) neighbours.add(found);
	}
	for (const neighbour of neighbours) edge = winner(edge, edgeOf(neighbour.box.style, OPPOSITE[side]));
	const isOutside = beyond < 0 || beyond >= last;
	const take = (box: Box | undefined, of: Side): void => {
		if (box) edge = winner(edge, edgeOf(box.style, of));
	};
	const near = isDown ? (side === 'top' ? row : row + rows - 1) : side === 'left' ? column : column + columns - 1;
	/** Groups that end here: that of the last row or column of the cell, and that of the next one. */
	const takeEnds = (groups: Places['groups']): void => {
		const [own, other] = [groups[near], groups[beyond]];
		if (own === other) return;
		take(own?.box, side);
		take(other?.box, OPPOSITE[side]);
	};
	// Of equal edges, those of rows win over those of columns (CSS 2.1, 17.6.2.1).
	if (isDown) {
		take(grid.rows[near], side);
		take(grid.rows[beyond], OPPOSITE[side]);
		takeEnds(places.groups);
	} else if (isOutside) {
		for (let at = row; at < Math.min(row + rows, grid.rows.length); at++) take(grid.rows[at], side);
		take(places.groups[row]?.box, side);
	}
	if (!isDown) {
		take(grid.columnBoxes[near], side);
		take(grid.columnBoxes[beyond], OPPOSITE[side]);
		takeEnds(places.columnGroups);
	} else if (isOutside) {
		take(grid.columnBoxes[column], side);
		take(places.columnGroups[column]?.box, side);
	}
	if (isOutside) take(table, side);
	return edge;
}

/** Half of the borders at the edge of the table: the other half is in the cells there. */
function outerOf({ cells, columns, rows }: Grid, edges: ReadonlyMap<Box, Edges>, table: Box): Sides {
	if (cells.length === 0)
		return {
			top: half(edgeOf(table.style, 'top')),
			right: half(edgeOf(table.style, 'right')),
			bottom: half(edgeOf(table.style, 'bottom')),
			left: half(edgeOf(table.style, 'left')),
		};
	let [top, right, bottom, left] = [0, 0, 0, 0];
	for (const cell of cells) {
		const own = edges.get(cell.box)!;
		if (cell.row === 0) top = Math.max(top, half(own.top));
		if (cell.column === 0) left = Math.max(left, half(own.left));
		if (cell.row + cell.rows === rows.length) bottom = Math.max(bottom, half(own.bottom));
		if (cell.column + cell.columns === columns) right = Math.max(right, half(own.right));
	}
	return { top, right, bottom, left };
}
