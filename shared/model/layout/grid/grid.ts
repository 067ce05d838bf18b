/** Grids (CSS Grid Layout 1): items get their places first, then tracks their sizes. */
import { distribute, offsetIn, shareBefore } from '../boxes/alignment';
import type { Box } from '../boxes/box';
import {
	across,
	borderSize,
	bordersOf,
	down,
	isAuto,
	limitHeight,
	limitWidth,
	marginSize,
	marginsOf,
	paddingsOf,
	type Space,
} from '../boxes/edges';
import type { Laid } from '../boxes/laid';
import { expandTracks, placeItems, type Item } from './grid-places';
import { sizeTracks, type Demand } from './grid-tracks';
import { keepStatic } from '../boxes/static-places';
import { BOX_COST, type Layout, type Steps, type Widths } from '../boxes/setting';
import { usedLength, type Alignment, type Style } from '../boxes/style';

interface Inside {
	readonly width: number;
	readonly height: number | undefined;
}

/** Lays out the items; gives the height of the content. */
export function* layGrid(laid: Laid, layout: Layout, inside: Inside, space: Space): Steps<number> {
	const { style, children } = laid.box;
	const [columnGap, firstGap] = [gapOf(style.columnGap, inside.width), gapOf(style.rowGap, inside.height)];
	const { items, columnTracks, rowTracks } = findTracks(children, style, inside, { columns: columnGap, rows: firstGap });
	const widths: Demand[] = [];
	for (const item of items) widths.push(yield* widthDemand(item, layout, inside.width));
	const columnSizes = yield* sizeTracks(columnTracks, widths, {
		room: inside.width,
		gap: columnGap,
		stretches: isStretching(style.justifyContent),
	});
	const grid = new GridPlacer(laid, layout, inside.width, { columnSizes, columnGap });
	const heights: Demand[] = [];
	for (const item of items) heights.push(yield* grid.heightDemand(item));
	const sizeRows = (room: number | undefined, gap: number): Steps<number[]> =>
		sizeTracks(rowTracks, heights, { room, gap, stretches: isStretching(style.alignContent) });
	const first = yield* sizeRows(inside.height, firstGap);
	const content = sumOf(first) + Math.max(first.length - 1, 0) * firstGap;
	// Shares of the height, and of what the limits of the height leave, are known only now (12.1).
	const height = inside.height ?? limitContent(content, laid, space.height);
	const rowGap = gapOf(style.rowGap, height);
	const rowSizes = inside.height === undefined ? yield* sizeRows(height, rowGap) : first;
	yield* grid.place(items, { rowSizes, rowGap, height });
	for (const child of children) if (child.isPositioned) keepPlace(laid, child, inside.width, height);
	return content;
}

/** How narrow and how wide the content of a grid wants to be. */
export function* gridWidths({ style, children }: Box, layout: Layout): Steps<Widths> {
	const inside = { width: 0, height: undefined };
	const gap = style.columnGap?.px ?? 0;
	const { items, columnTracks } = findTracks(children, style, { ...inside, width: undefined }, { columns: gap, rows: 0 });
	const demands: Demand[] = [];
	for (const item of items) demands.push(yield* widthDemand(item, layout, 0));
	const [least, most] = [
		yield* sizeTracks(columnTracks, demands, { room: undefined, gap, stretches: false, measures: 'least' }),
		yield* sizeTracks(columnTracks, demands, { room: undefined, gap, stretches: false, measures: 'most' }),
	];
	const gaps = Math.max(columnTracks.length - 1, 0) * gap;
	return { least: sumOf(least) + gaps, most: sumOf(most) + gaps };
}

const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

const gapOf = (gap: Style['rowGap'], whole: number | undefined): number => (gap ? usedLength(gap, whole ?? 0) : 0);

function limitContent(content: number, { box, border, padding }: Laid, whole: number | undefined): number {
	const edges = down(border) + down(padding);
	return limitHeight(content + edges, box.style, whole, edges) - edges;
}

function findTracks(
	children: readonly Box[],
	style: Style,
	inside: { readonly width: number | undefined; readonly height: number | undefined },
	gap: { readonly columns: number; readonly rows: number },
): { readonly items: readonly Item[]; readonly columnTracks: Tracks; readonly rowTracks: Tracks } {
	const boxes = children.filter((child) => !child.isPositioned);
	if (boxes.some((box) => box.style.order !== 0)) boxes.sort((one, other) => one.style.order - other.style.order);
	const columns = expandTracks(style.gridTemplateColumns, inside.width, gap.columns, boxes.length);
	const rows = expandTracks(style.gridTemplateRows, inside.height, gap.rows, boxes.length);
	const placed = placeItems(boxes, style, columns, rows);
	return {
		items: placed.items,
		columnTracks: tracksFor(columns.tracks, placed.columns, style.gridAutoColumns, placed.before.columns),
		rowTracks: tracksFor(rows.tracks, placed.rows, style.gridAutoRows, placed.before.rows),
	};
}

/** A positioned box would be where it is as the only item of a grid without tracks (9.2). */
function keepPlace(laid: Laid, box: Box, width: number, height: number): void {
	const { border, padding } = laid;
	const { justifyItems, alignItems, direction } = laid.box.style;
	const { justifySelf, alignSelf } = box.style;
	const share = {
		x: shareBefore(justifySelf === 'auto' ? justifyItems : justifySelf),
		y: shareBefore(alignSelf === 'auto' ? alignItems : alignSelf),
	};
	if (direction === 'rtl') share.x = 1 - share.x;
	keepStatic(laid, box, border.left + padding.left + share.x * width, border.top + padding.top + share.y * height, share);
}

const isStretching = (align: Alignment): boolean => align === 'normal' || align === 'stretch';

type Tracks = Style['gridAutoColumns'];

/** Tracks beyond those that are listed, after them and before, repeat the automatic ones. */
function tracksFor(listed: Tracks, count: number, auto: Tracks, before: number): Tracks {
	return Array.from({ length: count }, (_, index) => {
		const at = index - before;
		if (at >= 0 && at < listed.length) return listed[at]!;
		const beyond = at < 0 ? auto.length + (at % auto.length) : at - listed.length;
		return auto[beyond % auto.length]!;
	});
}

function* widthDemand({ box, column, columns }: Item, layout: Layout, width: number): Steps<Demand> {
	yield BOX_COST / 10;
	const { least, most } = yield* layout.widthsOf(box);
	const margins = marginSize(box.style.marginLeft, width) + marginSize(box.style.marginRight, width);
	const { minWidth, overflow } = box.style;
	const automatic = overflow === 'hidden' ? 0 : least;
	const floor = minWidth === 'auto' ? automatic : (borderSize(minWidth, width, 0, box.style) ?? 0);
	const isFree = minWidth === 'auto' && isAuto(box.style.width);
	return { from: column, count: columns, isFree, floor: floor + margins, least: least + margins, most: most + margins };
}

interface Columns {
	readonly columnSizes: readonly number[];
	readonly columnGap: number;
}

interface Rows {
	readonly rowSizes: readonly number[];
	readonly rowGap: number;
	/** Of the content. */
	readonly height: number;
}

class GridPlacer {
	private readonly xs: readonly number[];

	constructor(
		private readonly laid: Laid,
		private readonly layout: Layout,
		private readonly width: number,
		private readonly sizes: Columns,
	) {
		const { columnSizes, columnGap } = sizes;
		this.xs = this.starts(columnSizes, columnGap, width, laid.box.style.justifyContent);
	}

	private starts(sizes: readonly number[], gap: number, room: number, align: Alignment): number[] {
		const total = sumOf(sizes) + Math.max(sizes.length - 1, 0) * gap;
		const { before, between } = distribute(align, room - total, sizes.length);
		const found: number[] = [];
		let at = before;
		for (const size of sizes) {
			found.push(at);
			at += size + gap + between;
		}
		return found;
	}

	private areaWidth({ column, columns }: Item): number {
		const last = column + columns - 1;
		return this.xs[last]! + this.sizes.columnSizes[last]! - this.xs[column]!;
	}

	private widthIn(item: Item): number | undefined {
		const { style, inner } = item.box;
		const width = this.areaWidth(item);
		const align = this.alignOf(style.justifySelf, this.laid.box.style.justifyItems);
		if (!isAuto(style.width) || inner === 'image' || style.marginLeft === 'auto' || style.marginRight === 'auto')
			return undefined;
		if (align !== 'normal' && align !== 'stretch') return undefined;
		if (style.aspectRatio !== undefined && typeof style.height === 'object') return undefined;
		const edges = across(bordersOf(style)) + across(paddingsOf(style, width));
		return limitWidth(width - marginSize(style.marginLeft, width) - marginSize(style.marginRight, width), style, width, edges);
	}

	private alignOf(own: Alignment, all: Alignment): Alignment {
		return own === 'auto' ? all : own;
	}

	private layItem(item: Item, height: number | undefined, fixedHeight?: number): Steps<Laid> {
		const width = this.areaWidth(item);
		return this.layout.layOut(item.box, { width, height, fixedWidth: this.widthIn(item), fixedHeight, shrinks: true });
	}

	*heightDemand(item: Item): Steps<Demand> {
		const laid = yield* this.layItem(item, undefined);
		const outer = laid.height + down(marginsOf(item.box.style, this.areaWidth(item)));
		const { overflow, height, minHeight } = item.box.style;
		const least = isAuto(height) && !isAuto(minHeight) ? borderSize(minHeight, undefined, 0, item.box.style) : undefined;
		const floor =
			overflow === 'hidden' && isAuto(height) ? 0 : least === undefined ? outer : Math.min(least + outer - laid.height, outer);
		const isFree = isAuto(height) && isAuto(minHeight);
		return { from: item.row, count: item.rows, isFree, floor, least: outer, most: outer };
	}

	*place(items: readonly Item[], { rowSizes, rowGap, height: whole }: Rows): Steps<void> {
		const { laid } = this;
		const { style } = laid.box;
		const ys = this.starts(rowSizes, rowGap, whole, style.alignContent);
		const left = laid.border.left + laid.padding.left;
		const top = laid.border.top + laid.padding.top;
		for (const item of items) {
			yield BOX_COST / 10;
			const last = item.row + item.rows - 1;
			const height = ys[last]! + rowSizes[last]! - ys[item.row]!;
			const width = this.areaWidth(item);
			const own = yield* this.fill(item, width, height);
			const margins = marginsOf(item.box.style, width);
			const isRight = style.direction === 'rtl';
			const x =
				this.xs[item.column]! +
				offset(
					item.box.style,
					'Left',
					'Right',
					this.alignOf(item.box.style.justifySelf, style.justifyItems),
					width - own.width - across(margins),
					margins.left,
				);
			own.x = left + (isRight ? this.width - x - own.width : x);
			own.y =
				top +
				ys[item.row]! +
				offset(
					item.box.style,
					'Top',
					'Bottom',
					this.alignOf(item.box.style.alignSelf, style.alignItems),
					height - own.height - down(margins),
					margins.top,
				);
			laid.children.push(own);
		}
		laid.flow = 'bands';
		const [first] = laid.children;
		if (first) laid.firstBaseline = first.y + (first.firstBaseline ?? first.height);
		const final = laid.children.at(-1);
		if (final) laid.lastBaseline = final.y + (final.lastBaseline ?? final.height);
	}

	private *fill(item: Item, width: number, height: number): Steps<Laid> {
		const { style, inner } = item.box;
		const align = this.alignOf(style.alignSelf, this.laid.box.style.alignItems);
		const stretches =
			(align === 'normal' || align === 'stretch') &&
			isAuto(style.height) &&
			style.marginTop !== 'auto' &&
			style.marginBottom !== 'auto' &&
			inner !== 'image';
		if (!stretches || (style.aspectRatio !== undefined && align !== 'stretch')) return yield* this.layItem(item, height);
		const edges = down(bordersOf(style)) + down(paddingsOf(style, width));
		const wanted = limitHeight(height - down(marginsOf(style, width)), style, height, edges);
		return yield* this.layItem(item, height, wanted);
	}
}

function offset(
	style: Style,
	first: 'Left' | 'Top',
	last: 'Right' | 'Bottom',
	align: Alignment,
	free: number,
	before: number,
): number {
	const [one, other] = [style[`margin${first}`], style[`margin${last}`]];
	if (one === 'auto' || other === 'auto') {
		const share = Math.max(free, 0);
		return before + (one === 'auto' ? (other === 'auto' ? share / 2 : share) : 0);
	}
	return before + offsetIn(align, free);
}
