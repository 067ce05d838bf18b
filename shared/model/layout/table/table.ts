/** Tables (CSS 2.1, 17): columns first, then rows as high as their highest cell. */
import { greatest } from '../../../lists';
import type { Style } from '../boxes/style';
import { Box } from '../boxes/box';
import { borderSize, down, isAuto, marginSize, type Space } from '../boxes/edges';
import { Laid, type Sides } from '../boxes/laid';
import { BOX_COST, type Layout, type Steps } from '../boxes/setting';
import { keepStatic, moveKept } from '../boxes/static-places';
import { layPositioned } from '../boxes/positioned';
import { coloredStyle, ColumnGrounds } from './column-grounds';
import { collapseBorders, type Collapsed } from './table-borders';
import { columnsOf, fitColumns, fixedColumns, spacesAcross } from './table-columns';
import { gridOf, type Cell, type Grid } from './table-grid';

/** @param laid the table, whose width is known */
export function* layTable(laid: Laid, layout: Layout, space: Space): Steps<void> {
	yield* new Table(laid, layout, space).lay();
}

interface LaidCell {
	readonly cell: Cell;
	readonly laid: Laid;
}

class Table {
	private readonly grid: Grid;
	private readonly collapsed: Collapsed | undefined;
	private readonly grounds: ColumnGrounds;
	private widths: readonly number[] = [];
	private readonly gapX: number;
	private readonly gapY: number;

	constructor(
		private readonly laid: Laid,
		private readonly layout: Layout,
		private readonly space: Space,
	) {
		const { box } = laid;
		this.grid = gridOf(box);
		this.grounds = new ColumnGrounds(this.grid);
		const isCollapsed = box.style.borderCollapse === 'collapse';
		this.collapsed = isCollapsed ? collapseBorders(box) : undefined;
		this.gapX = isCollapsed ? 0 : box.style.borderSpacingX;
		this.gapY = isCollapsed ? 0 : box.style.borderSpacingY;
		if (this.collapsed) {
			laid.border = this.collapsed.table;
			laid.padding = { top: 0, right: 0, bottom: 0, left: 0 };
		}
	}

	*lay(): Steps<void> {
		const { laid, layout, grid } = this;
		const { style } = laid.box;
		const room = laid.contentWidth - spacesAcross(laid.box, grid);
		this.widths =
			style.tableLayout === 'fixed' && style.width !== 'auto'
				? fixedColumns(laid.box, room)
				: fitColumns(yield* columnsOf(laid.box, layout), room);
		let y = yield* this.layCaptions('top', 0);
		const top = y;
		y += laid.border.top + laid.padding.top;
		const cells = yield* this.layCells();
		const heights = this.rowHeights(cells);
		y = yield* this.placeRows(cells, heights, y);
		y += laid.padding.bottom + laid.border.bottom;
		laid.frame = { top, height: y - top };
		y = yield* this.layCaptions('bottom', y);
		laid.height = Math.max(y, this.space.fixedHeight ?? 0);
		laid.flow = 'rows';
	}

	private *layCaptions(side: 'top' | 'bottom', from: number): Steps<number> {
		let y = from;
		for (const box of this.grid.captions) {
			if (box.style.captionSide !== side) continue;
			const { marginTop, marginBottom, marginLeft } = box.style;
			const { width } = this.laid;
			const caption = yield* this.layout.layOut(box, { width, height: undefined });
			caption.x = marginSize(marginLeft, width);
			caption.y = y + marginSize(marginTop, width);
			y = caption.y + caption.height + marginSize(marginBottom, width);
			this.laid.add(caption);
		}
		return y;
	}

	private widthOf({ column, columns }: Cell): number {
		let width = (columns - 1) * this.gapX;
		for (let at = column; at < column + columns; at++) width += this.widths[at] ?? 0;
		return width;
	}

	private *layCells(): Steps<LaidCell[]> {
		const cells: LaidCell[] = [];
		for (const cell of this.grid.cells) {
			yield BOX_COST / 4;
			cells.push({ cell, laid: yield* this.layCell(cell, undefined) });
			// Its text was measured for the columns.
			this.layout.pieces.drop(cell.box.inlines);
		}
		return cells;
	}

	private *layCell(cell: Cell, fixedHeight: number | undefined): Steps<Laid> {
		const ground = this.grounds.under(cell);
		const own = cell.box;
		const box = ground ? withStyle(own, 'ground', () => coloredStyle(own.style, ground)) : own;
		const fixedWidth = this.widthOf(cell);
		const space: Space = { width: fixedWidth, height: undefined, fixedWidth, fixedHeight };
		const halves = this.collapsed?.cells.get(own);
		if (!halves) return yield* this.layout.layOut(this.asQuirky(box), { ...space, width: this.laid.contentWidth });
		box.known.set('edges', this.collapsed!.edges.get(own));
		return yield* this.layout.layOut(this.asQuirky(withBorders(box, halves)), space);
	}

	/** Without a document type, the height of a cell is that of its borders (Quirks Mode Standard, 3.9). */
	private asQuirky(box: Box): Box {
		const isOwn = this.layout.quirks !== 'all' || box.style.boxSizing === 'border-box' || isAuto(box.style.height);
		return isOwn ? box : withStyle(box, 'quirky', () => boxedStyle(box.style));
	}

	/** Rows are as high as their highest cell, and as the styles want; cells over several rows are added to the last. */
	private rowHeights(cells: readonly LaidCell[]): number[] {
		const { grid } = this;
		const heights = grid.rows.map((row) => borderSize(row.style.height, this.space.height, 0, row.style) ?? 0);
		const tall: LaidCell[] = [];
		const baselines = grid.rows.map(() => ({ above: 0, below: 0 }));
		for (const one of cells) {
			const { cell, laid } = one;
			if (cell.rows > 1) {
				tall.push(one);
				continue;
			}
			heights[cell.row] = Math.max(heights[cell.row]!, laid.height);
			if (isOnBaseline(cell.box) && laid.firstBaseline !== undefined) {
				const line = baselines[cell.row]!;
				line.above = Math.max(line.above, laid.firstBaseline);
				line.below = Math.max(line.below, laid.height - laid.slack - laid.firstBaseline);
				heights[cell.row] = Math.max(heights[cell.row]!, line.above + line.below);
			}
		}
		for (const { cell, laid } of tall) {
			const rows = Array.from({ length: cell.rows }, (_, index) => cell.row + index);
			const have = rows.reduce((sum, row) => sum + heights[row]!, (cell.rows - 1) * this.gapY);
			if (laid.height > have) this.heighten(heights, rows, laid.height - have);
		}
		this.fillHeight(heights);
		return heights;
	}

	/** A table that is to be higher than its rows makes them higher. */
	private fillHeight(heights: number[]): void {
		const { laid, grid } = this;
		const { style } = laid.box;
		const edges = down(laid.border) + down(laid.padding);
		const asked = this.space.fixedHeight ?? borderSize(style.height, this.space.height, edges, style) ?? 0;
		const wanted = Math.max(asked, borderSize(style.minHeight, this.space.height, edges, style) ?? 0);
		const have = heights.reduce((sum, height) => sum + height, 0) + (grid.rows.length + 1) * this.gapY + edges;
		if (wanted > have && heights.length > 0) this.heighten(heights, this.rowsOfBodies(), wanted - have);
	}

	/** All rows but those of the head and the foot, if there are others. */
	private rowsOfBodies(): number[] {
		const { rows, groups } = this.grid;
		const isBody = ({ box }: (typeof groups)[number]): boolean => !AROUND_BODIES.has(box.style.display);
		const found = groups.filter(isBody).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));
		return found.length > 0 ? found : [...rows.keys()];
	}

	/** Rows without a height share what there is more, as high as they are. */
	private heighten(heights: number[], rows: readonly number[], more: number): void {
		const open = rows.filter((row) => isAuto(this.grid.rows[row]!.style.height));
		const sharing = open.length > 0 ? open : rows;
		const total = sharing.reduce((sum, row) => sum + heights[row]!, 0);
		for (const row of sharing) heights[row] = heights[row]! + more * (total > 0 ? heights[row]! / total : 1 / sharing.length);
	}

	private *placeRows(cells: readonly LaidCell[], heights: readonly number[], from: number): Steps<number> {
		const { laid, grid, gapX, gapY } = this;
		const left = laid.border.left + laid.padding.left;
		const tops: number[] = [];
		let y = from + (grid.rows.length > 0 ? gapY : 0);
		for (const height of heights) {
			tops.push(y);
			y += height + gapY;
		}
		const xs: number[] = [];
		let x = left + gapX;
		for (const width of this.widths) {
			xs.push(x);
			x += width + gapX;
		}
		const isRight = laid.box.style.direction === 'rtl';
		const rowsOfTable: Laid[] = [];
		for (const { box, from: first, to } of grid.groups) {
			if (first === to) continue;
			const group = this.part(box, left + gapX, tops[first]!, tops[to - 1]! + heights[to - 1]!);
			laid.add(group);
			group.flow = 'rows';
			for (let row = first; row < to; row++) {
				const one = this.part(grid.rows[row]!, 0, tops[row]! - group.y, tops[row]! - group.y + heights[row]!);
				one.flow = 'bands';
				group.add(one);
				rowsOfTable.push(one);
			}
			if (grid.headRows > 0 && first === 0) laid.head = group;
			if (box === grid.foot) laid.foot = group;
		}
		for (const { cell, laid: first } of cells) {
			yield BOX_COST / 10;
			const last = cell.row + cell.rows - 1;
			// A row that stays whole does so with its cells that go on in further rows.
			if (grid.rows[cell.row]!.style.breakInside === 'avoid')
				for (let row = cell.row; row < last; row++) grid.rows[row]!.keepsNext = true;
			if (cell.box.style.breakAfter === 'avoid') grid.rows[last]!.keepsNext = true;
			const height = tops[last]! + heights[last]! - tops[cell.row]!;
			const own = yield* this.fillCell(cell, first, height, cells);
			const before = xs[cell.column] ?? left;
			own.x = (isRight ? laid.width - before - own.width : before) - left - gapX;
			own.y = 0;
			rowsOfTable[cell.row]!.add(own);
		}
		if (rowsOfTable[0]) this.takeBaseline(rowsOfTable[0], tops[0]!);
		for (const { box, row } of grid.apart) keepStatic(laid, box, { x: left + gapX, y: tops[row] ?? y });
		yield* this.layApart();
		return y;
	}

	/** Positioned boxes in cells, and between them: rows and groups contain their places, or the boxes around do. */
	private *layApart(): Steps<void> {
		for (const group of this.laid.children) {
			if (group.flow !== 'rows') continue;
			for (const row of group.children) {
				for (const box of row.box.children) if (box.isPositioned) keepStatic(row, box, { x: 0, y: 0 });
				yield* layPositioned(row, this.layout);
			}
			yield* layPositioned(group, this.layout);
		}
	}

	/** The baseline of a table is that of its first row: of cells that are aligned by it, else the end of their content (CSS 2.1, 17.5.3). */
	private takeBaseline({ children }: Laid, top: number): void {
		const { laid } = this;
		const onLine = children.filter(({ box, firstBaseline }) => isOnBaseline(box) && firstBaseline !== undefined);
		const baseline =
			onLine.length > 0
				? greatest(onLine.map(({ firstBaseline }) => firstBaseline!))
				: greatest(children.map(({ height, padding, border }) => height - padding.bottom - border.bottom));
		laid.firstBaseline = top + Math.max(baseline, 0);
		if (laid.box.style.display === 'inline-table') laid.lastBaseline = laid.firstBaseline;
	}

	private part(box: Box, x: number, top: number, bottom: number): Laid {
		const part = new Laid(box);
		part.x = x;
		part.y = top;
		part.width = this.laid.contentWidth - 2 * this.gapX;
		part.height = bottom - top;
		return part;
	}

	/**
	 * A cell as high as its rows, with its content where it is aligned. As in browsers, content is aligned by the baseline of its row only in
	 * tables that pages do not divide.
	 */
	private *fillCell(cell: Cell, laid: Laid, height: number, cells: readonly LaidCell[]): Steps<Laid> {
		const { box } = cell;
		const slack = height - laid.height + laid.slack;
		if (slack < 0.01) return laid;
		// Percentages of heights inside are of the cell, and so are the places of boxes that it contains.
		const isFilled = box.children.some(({ style }) => typeof style.height === 'object' && style.height.percent !== 0);
		const isNeeded = isFilled || laid.apart.some(isHeld);
		const own = isNeeded ? yield* this.layCell(cell, height) : laid;
		own.height = height;
		if (isFilled) return own;
		const { verticalAlign } = box.style;
		const shift =
			verticalAlign === 'middle'
				? slack / 2
				: verticalAlign === 'bottom'
					? slack
					: isOnBaseline(box) && this.laid.box.style.display === 'inline-table'
						? this.baselineShift(cell, own, cells)
						: 0;
		if (shift > 0) moveContent(own, Math.min(shift, slack));
		return own;
	}

	private baselineShift({ row }: Cell, laid: Laid, cells: readonly LaidCell[]): number {
		if (laid.firstBaseline === undefined) return 0;
		let most = this.rowBaselines.get(row);
		if (most === undefined) {
			for (const { cell, laid: other } of cells)
				if (isOnBaseline(cell.box) && other.firstBaseline !== undefined)
					this.rowBaselines.set(cell.row, Math.max(this.rowBaselines.get(cell.row) ?? 0, other.firstBaseline));
			most = this.rowBaselines.get(row) ?? 0;
		}
		return most - laid.firstBaseline;
	}

	private readonly rowBaselines = new Map<number, number>();
}

const AROUND_BODIES: ReadonlySet<Style['display']> = new Set(['table-header-group', 'table-footer-group']);

const isOnBaseline = ({ style }: Box): boolean => {
	const { verticalAlign } = style;
	return (
		typeof verticalAlign === 'object' || verticalAlign === 'baseline' || verticalAlign === 'sub' || verticalAlign === 'super'
	);
};

/** Whether a positioned box has a place of its own down. */
const isHeld = ({ box }: Laid): boolean => box.isPositioned && (box.style.top !== 'auto' || box.style.bottom !== 'auto');

/** Moves the content of a cell down. */
function moveContent(laid: Laid, by: number): void {
	laid.sunk = by;
	for (const child of laid.children) child.y += by;
	for (const child of laid.apart) if (!isHeld(child)) child.y += by;
	moveKept(laid, by);
	laid.lines = laid.lines.map((line) => ({ ...line, y: line.y + by }));
	if (laid.firstBaseline !== undefined) laid.firstBaseline += by;
	if (laid.lastBaseline !== undefined) laid.lastBaseline += by;
}

/** Most cells of a table are alike. */
const bordered = new WeakMap<Style, Map<string, Style>>();

function borderedStyle(style: Style, { top, right, bottom, left }: Sides): Style {
	let known = bordered.get(style);
	if (!known) bordered.set(style, (known = new Map<string, Style>()));
	const key = [top, right, bottom, left].join();
	let made = known.get(key);
	if (!made) {
		made = { ...style, borderTopWidth: top, borderRightWidth: right, borderBottomWidth: bottom, borderLeftWidth: left };
		known.set(key, made);
	}
	return made;
}

/** The same for cells whose height is that of their borders. */
const boxed = new WeakMap<Style, Style>();

function boxedStyle(style: Style): Style {
	let made = boxed.get(style);
	if (!made) boxed.set(style, (made = { ...style, boxSizing: 'border-box' }));
	return made;
}

/** A cell with the halves of the borders that it shares. */
function withBorders(box: Box, halves: Sides): Box {
	return withStyle(box, 'shared', () => borderedStyle(box.style, halves));
}

/** The box in another style, made once. */
function withStyle(box: Box, key: string, make: () => Style): Box {
	const known = box.known.get(key) as Box | undefined;
	if (known) return known;
	const style = make();
	const copy = Object.assign(new Box(style), box, { style });
	box.known.set(key, copy);
	return copy;
}
