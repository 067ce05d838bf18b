/** Puts the items of a grid into their areas (CSS Grid Layout 2, 11, and CSS Box Alignment 3, 6). */
import { distribute, isStretch, offsetIn, ownSide, shareBefore } from '../boxes/alignment';
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
} from '../boxes/edges';
import type { Laid } from '../boxes/laid';
import { BOX_COST, type Layout, type Steps } from '../boxes/setting';
import { keepStatic } from '../boxes/static-places';
import type { Alignment, Style } from '../boxes/style';
import type { Item, Lines } from './grid-places';
import type { Demand } from './grid-tracks';

interface Columns {
	readonly columnSizes: readonly number[];
	readonly columnGap: number;
}

export interface Rows {
	readonly rowSizes: readonly number[];
	readonly rowGap: number;
	/** Of the content. */
	readonly height: number;
}

/** Where the tracks of one direction are. */
interface Tracks {
	readonly starts: readonly number[];
	readonly sizes: readonly number[];
}

export class GridPlacer {
	private readonly xs: readonly number[];
	/** How far items are below the top of their rows, so that their baselines are at one height. */
	private readonly sinks = new Map<Item, number>();

	constructor(
		private readonly laid: Laid,
		private readonly layout: Layout,
		private readonly width: number,
		private readonly sizes: Columns,
	) {
		const { columnSizes, columnGap } = sizes;
		this.xs = startsOf(columnSizes, columnGap, width, laid.box.style.justifyContent);
	}

	private areaWidth({ column, columns }: Item): number {
		const last = column + columns - 1;
		return this.xs[last]! + this.sizes.columnSizes[last]! - this.xs[column]!;
	}

	private alignmentOf({ style }: Box): { readonly x: Alignment; readonly y: Alignment } {
		const { justifyItems, alignItems, direction } = this.laid.box.style;
		const justify = style.justifySelf === 'auto' ? justifyItems : style.justifySelf;
		return {
			x: ownSide(justify, style.direction !== direction),
			y: ownSide(style.alignSelf === 'auto' ? alignItems : style.alignSelf, false),
		};
	}

	private widthIn(item: Item): number | undefined {
		const { style, inner } = item.box;
		const width = this.areaWidth(item);
		if (!isAuto(style.width) || inner === 'image' || style.marginLeft === 'auto' || style.marginRight === 'auto')
			return undefined;
		if (!isStretch(this.alignmentOf(item.box).x)) return undefined;
		if (style.aspectRatio !== undefined && typeof style.height === 'object') return undefined;
		const edges = across(bordersOf(style)) + across(paddingsOf(style, width));
		return limitWidth(width - marginSize(style.marginLeft, width) - marginSize(style.marginRight, width), style, width, edges);
	}

	private layItem(item: Item, height: number | undefined, fixedHeight?: number): Steps<Laid> {
		const width = this.areaWidth(item);
		return this.layout.layOut(item.box, { width, height, fixedWidth: this.widthIn(item), fixedHeight, shrinks: true });
	}

	/** The heights that items want, of which some have their baselines at one height (CSS Box Alignment 3, 9). */
	*heightDemands(items: readonly Item[]): Steps<Demand[]> {
		const heights: number[] = [];
		const tallest = new Map<number, number>();
		const baselines = new Map<Item, number>();
		for (const item of items) {
			const own = yield* this.layItem(item, undefined);
			heights.push(own.height);
			const { marginTop, marginBottom } = item.box.style;
			if (this.alignmentOf(item.box).y !== 'baseline' || marginTop === 'auto' || marginBottom === 'auto') continue;
			const baseline = marginSize(marginTop, this.areaWidth(item)) + (own.firstBaseline ?? own.height);
			baselines.set(item, baseline);
			tallest.set(item.row, Math.max(tallest.get(item.row) ?? 0, baseline));
		}
		for (const [item, baseline] of baselines) this.sinks.set(item, tallest.get(item.row)! - baseline);
		return items.map((item, index) => this.heightDemand(item, heights[index]!));
	}

	private heightDemand(item: Item, own: number): Demand {
		const outer = own + down(marginsOf(item.box.style, this.areaWidth(item))) + (this.sinks.get(item) ?? 0);
		const { overflow, height, minHeight } = item.box.style;
		const least = isAuto(height) && !isAuto(minHeight) ? borderSize(minHeight, undefined, 0, item.box.style) : undefined;
		const floor =
			overflow === 'hidden' && isAuto(height) ? 0 : least === undefined ? outer : Math.min(least + outer - own, outer);
		const isFree = isAuto(height) && isAuto(minHeight);
		return { from: item.row, count: item.rows, isFree, floor, least: outer, most: outer };
	}

	*place(items: readonly Item[], { rowSizes, rowGap, height: whole }: Rows): Steps<void> {
		const { laid } = this;
		const { style } = laid.box;
		const ys = startsOf(rowSizes, rowGap, whole, style.alignContent);
		const left = laid.border.left + laid.padding.left;
		const top = laid.border.top + laid.padding.top;
		const isRight = style.direction === 'rtl';
		for (const item of items) {
			yield BOX_COST / 10;
			const last = item.row + item.rows - 1;
			const height = ys[last]! + rowSizes[last]! - ys[item.row]!;
			const width = this.areaWidth(item);
			const own = yield* this.fill(item, width, height);
			const { top: above, bottom, left: before, right: after } = marginsOf(item.box.style, width);
			const { marginLeft, marginRight, marginTop, marginBottom } = item.box.style;
			const align = this.alignmentOf(item.box);
			const free = width - own.width - before - after;
			const x = isRight
				? this.width - own.width - this.xs[item.column]! - after - offset(marginRight, marginLeft, align.x, free)
				: this.xs[item.column]! + before + offset(marginLeft, marginRight, align.x, free);
			const sink = this.sinks.get(item);
			own.x = left + x;
			own.y = top + ys[item.row]! + above;
			own.y += sink ?? offset(marginTop, marginBottom, align.y, height - own.height - above - bottom);
			laid.add(own);
		}
		laid.flow = 'bands';
		this.takeBaselines(items);
	}

	private takeBaselines(items: readonly Item[]): void {
		const { laid } = this;
		const at = items.findIndex((item) => item.row === 0 && this.sinks.has(item));
		const first = laid.children[Math.max(at, 0)];
		if (first) laid.firstBaseline = first.y + (first.firstBaseline ?? first.height);
		const last = laid.children.at(-1);
		if (last) laid.lastBaseline = last.y + (last.lastBaseline ?? last.height);
	}

	private *fill(item: Item, width: number, height: number): Steps<Laid> {
		const { style, inner } = item.box;
		const align = this.alignmentOf(item.box).y;
		const stretches =
			isStretch(align) &&
			isAuto(style.height) &&
			style.marginTop !== 'auto' &&
			style.marginBottom !== 'auto' &&
			inner !== 'image';
		if (!stretches || (style.aspectRatio !== undefined && align !== 'stretch')) return yield* this.layItem(item, height);
		const edges = down(bordersOf(style)) + down(paddingsOf(style, width));
		const wanted = limitHeight(height - down(marginsOf(style, width)), style, height, edges);
		return yield* this.layItem(item, height, wanted);
	}

	/**
	 * A positioned box would be where it is as the only item of a grid without tracks (9.2).
	 *
	 * @param lines between which it is, if the grid is the box that its place is in
	 */
	keepPlace(box: Box, { rowSizes, rowGap, height }: Rows, lines: Lines | undefined): void {
		const { laid, width } = this;
		const { border, padding } = laid;
		const isRight = laid.box.style.direction === 'rtl';
		const align = this.alignmentOf(box);
		const share = { x: shareBefore(align.x), y: shareBefore(align.y) };
		if (isRight) share.x = 1 - share.x;
		let [left, top, wide, high] = [border.left + padding.left, border.top + padding.top, width, height];
		if (lines) {
			const { alignContent } = laid.box.style;
			const ys = startsOf(rowSizes, rowGap, height, alignContent);
			const [from, to] = findEdges(lines.column, { starts: this.xs, sizes: this.sizes.columnSizes });
			const [above, below] = findEdges(lines.row, { starts: ys, sizes: rowSizes });
			const turn = (x: number | undefined): number | undefined => (x === undefined ? undefined : width - x);
			const [first, last] = isRight ? [turn(to), turn(from)] : [from, to];
			const right = last ?? width + padding.right;
			const bottom = below ?? height + padding.bottom;
			wide = right - (first ?? -padding.left);
			high = bottom - (above ?? -padding.top);
			left += first ?? -padding.left;
			top += above ?? -padding.top;
		}
		const area = lines && { x: left, y: top, width: Math.max(wide, 0), height: Math.max(high, 0) };
		keepStatic(laid, box, { x: left + share.x * wide, y: top + share.y * high, share, area });
	}
}

/** Where tracks begin in the room for all. */
function startsOf(sizes: readonly number[], gap: number, room: number, align: Alignment): number[] {
	const total = sizes.reduce((sum, size) => sum + size, 0) + Math.max(sizes.length - 1, 0) * gap;
	const { before, between: more } = distribute(align, room - total, sizes.length);
	const found: number[] = [];
	let at = before;
	for (const size of sizes) {
		found.push(at);
		at += size + gap + more;
	}
	return found;
}

/** The places of two lines; gaps are outside of the area. Lines that are not there have none. */
function findEdges([from, to]: Lines['row'], { starts, sizes }: Tracks): readonly [number | undefined, number | undefined] {
	const ends = starts.map((start, index) => start + sizes[index]!);
	const isThere = (line: number | undefined): line is number => line !== undefined && line >= 0 && line <= sizes.length;
	return [
		isThere(from) ? (starts[from] ?? ends.at(-1) ?? 0) : undefined,
		isThere(to) ? (ends[to - 1] ?? starts[0] ?? 0) : undefined,
	];
}

/** How far an item is after the margin before it. */
function offset(before: Style['marginLeft'], after: Style['marginLeft'], align: Alignment, free: number): number {
	if (before !== 'auto' && after !== 'auto') return offsetIn(align, free);
	const share = Math.max(free, 0);
	return before === 'auto' ? (after === 'auto' ? share / 2 : share) : 0;
}
