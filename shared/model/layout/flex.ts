/** Flexible boxes (CSS Flexible Box Layout 1, 9). */
import type { Box } from './boxes/box';
import {
	across,
	borderSize,
	bordersOf,
	down,
	isAuto,
	limitByRatio,
	limitHeight,
	limitWidth,
	marginsOf,
	paddingsOf,
	type Space,
} from './boxes/edges';
import { distribute, isStretched, offsetIn, shareBefore } from './boxes/alignment';
import type { Laid, Sides } from './boxes/laid';
import { keepStatic } from './boxes/static-places';
import type { Layout, Steps } from './boxes/setting';
import { usedLength, type Style } from './boxes/style';

interface Inside {
	readonly width: number;
	readonly height: number | undefined;
}

/** Sizes are with border and without margins; main is along the line, cross is across it. */
interface Item {
	readonly box: Box;
	readonly margins: Sides;
	readonly base: number;
	readonly least: number;
	readonly most: number;
	/** Of border and padding. */
	readonly edges: number;
	main: number;
	laid: Laid | undefined;
}

interface Line {
	readonly items: Item[];
	cross: number;
}

/** Lays out the items; gives the height of the content. */
export function* layFlex(laid: Laid, layout: Layout, inside: Inside, space: Space): Steps<number> {
	return yield* new Flex(laid, layout, inside, space).lay();
}

class Flex {
	private readonly style: Style;
	private readonly isRow: boolean;
	private readonly mainGap: number;
	private readonly crossGap: number;
	/** Of the content along the line; unknown for a column without a height. */
	private readonly mainRoom: number | undefined;
	private readonly left: number;
	private readonly top: number;

	constructor(
		private readonly laid: Laid,
		private readonly layout: Layout,
		private readonly inside: Inside,
		private readonly space: Space,
	) {
		this.style = laid.box.style;
		this.isRow = this.style.flexDirection.startsWith('row');
		const gap = (value: Style['rowGap'], whole: number) => (value ? usedLength(value, whole) : 0);
		const [columns, rows] = [gap(this.style.columnGap, inside.width), gap(this.style.rowGap, inside.height ?? 0)];
		this.mainGap = this.isRow ? columns : rows;
		this.crossGap = this.isRow ? rows : columns;
		this.mainRoom = this.isRow ? inside.width : inside.height;
		this.left = laid.border.left + laid.padding.left;
		this.top = laid.border.top + laid.padding.top;
	}

	*lay(): Steps<number> {
		const boxes = this.laid.box.children.filter((child) => !child.isPositioned);
		if (boxes.some(({ style }) => style.order !== 0)) boxes.sort((one, other) => one.style.order - other.style.order);
		const items: Item[] = [];
		for (const box of boxes) items.push(yield* this.itemOf(box));
		const lines = this.linesOf(items);
		for (const line of lines) this.flexLine(line);
		for (const line of lines) yield* this.layLine(line);
		const content = yield* this.placeLines(lines);
		for (const child of this.laid.box.children) if (child.isPositioned) this.keepPlace(child, content);
		this.takeBaselines(lines);
		return content;
	}

	private *itemOf(box: Box): Steps<Item> {
		const { inside, isRow } = this;
		const { style } = box;
		const margins = marginsOf(style, inside.width);
		const [border, padding] = [bordersOf(style), paddingsOf(style, inside.width)];
		const edges = isRow ? across(border) + across(padding) : down(border) + down(padding);
		const base = Math.max(yield* this.baseOf(box, edges), edges);
		const whole = isRow ? inside.width : inside.height;
		const least = yield* this.leastOf(box, edges);
		const most = borderSize(isRow ? style.maxWidth : style.maxHeight, whole, edges, style) ?? Infinity;
		return {
			box,
			margins,
			base,
			least: Math.max(least, edges),
			most,
			edges,
			main: Math.max(Math.min(base, most), least, edges),
			laid: undefined,
		};
	}

	/** The size before it is flexed (9.2). */
	private *baseOf(box: Box, edges: number): Steps<number> {
		const { inside, isRow, layout } = this;
		const { style } = box;
		const whole = isRow ? inside.width : inside.height;
		const own = isRow ? style.width : style.height;
		const basis = style.flexBasis === 'auto' ? own : style.flexBasis;
		const known = basis === 'content' ? undefined : borderSize(basis, whole, edges, style);
		if (known !== undefined) return known;
		if (isRow) {
			if (box.inner === 'image') return (yield* layout.layOut(box, inside)).width;
			const height = borderSize(style.height, inside.height, 0, style);
			if (style.aspectRatio !== undefined && height !== undefined) return height * style.aspectRatio;
			const widths = yield* layout.widthsOf(box);
			return this.limitItem(basis === 'min-content' ? widths.least : widths.most, style);
		}
		return (yield* this.layItem(box, undefined)).height;
	}

	/** The least size, where `auto` is that of the content (4.5). */
	private *leastOf(box: Box, edges: number): Steps<number> {
		const { inside, isRow, layout } = this;
		const { style } = box;
		const least = isRow ? style.minWidth : style.minHeight;
		const whole = isRow ? inside.width : inside.height;
		if (least !== 'auto') return borderSize(least, whole, edges, style) ?? 0;
		if (style.overflow === 'hidden') return 0;
		const own = borderSize(isRow ? style.width : style.height, whole, edges, style) ?? Infinity;
		const most = borderSize(isRow ? style.maxWidth : style.maxHeight, whole, edges, style) ?? Infinity;
		if (!isRow) return Math.min(yield* this.heightOfContent(box), own, most);
		const content = box.inner === 'image' ? (yield* layout.layOut(box, inside)).width : (yield* layout.widthsOf(box)).least;
		return Math.min(this.limitItem(content, style), own, most);
	}

	/** The width of an item, within what its ratio makes of the limits of its height. */
	private limitItem(width: number, style: Style): number {
		const { inside } = this;
		const [border, padding] = [bordersOf(style), paddingsOf(style, inside.width)];
		const edges = { across: across(border) + across(padding), down: down(border) + down(padding) };
		return limitByRatio(width, style, inside.height, edges);
	}

	private *heightOfContent(box: Box): Steps<number> {
		const { style } = box;
		if (typeof style.height !== 'object') return (yield* this.layItem(box, undefined)).height;
		return 0;
	}

	private layItem(box: Box, main: number | undefined): Steps<Laid> {
		const { inside, isRow, layout } = this;
		const margins = marginsOf(box.style, inside.width);
		if (isRow) return layout.layOut(box, { ...inside, fixedWidth: main });
		const stretches =
			isStretched(box.style, this.style) && isAuto(box.style.width) && !hasAutoMargins(box.style, true) && box.inner !== 'image';
		const edges = across(bordersOf(box.style)) + across(paddingsOf(box.style, inside.width));
		const isNarrow = this.style.flexWrap !== 'nowrap';
		const fixedWidth =
			stretches && !isNarrow ? limitWidth(inside.width - across(margins), box.style, inside.width, edges) : undefined;
		return layout.layOut(box, { ...inside, fixedWidth, fixedHeight: main, shrinks: true });
	}

	private linesOf(items: readonly Item[]): Line[] {
		if (this.style.flexWrap === 'nowrap' || this.mainRoom === undefined) return [{ items: [...items], cross: 0 }];
		const lines: Line[] = [];
		let used = 0;
		for (const item of items) {
			const outer = item.main + this.mainMargins(item);
			const last = lines.at(-1);
			if (last && used + this.mainGap + outer <= this.mainRoom + 0.01) {
				last.items.push(item);
				used += this.mainGap + outer;
			} else {
				lines.push({ items: [item], cross: 0 });
				used = outer;
			}
		}
		return lines.length > 0 ? lines : [{ items: [], cross: 0 }];
	}

	private mainMargins({ margins }: Item): number {
		return this.isRow ? across(margins) : down(margins);
	}

	private crossMargins({ margins }: Item): number {
		return this.isRow ? down(margins) : across(margins);
	}

	/** Gives the items the room that is left, or takes the excess (9.7). */
	private flexLine({ items }: Line): void {
		const { mainRoom } = this;
		if (mainRoom === undefined) return;
		const room =
			mainRoom - Math.max(items.length - 1, 0) * this.mainGap - items.reduce((sum, item) => sum + this.mainMargins(item), 0);
		const grows = items.reduce((sum, { main }) => sum + main, 0) < room;
		const factorOf = ({ box, base, edges }: Item): number => (grows ? box.style.flexGrow : box.style.flexShrink * (base - edges));
		const open = new Set(items.filter((item) => factorOf(item) > 0 && (grows ? item.base <= item.main : item.base >= item.main)));
		for (const item of open) item.main = item.base;
		while (open.size > 0) {
			let taken = 0;
			for (const item of items) taken += open.has(item) ? item.base : item.main;
			const free = room - taken;
			if (grows ? free <= 0 : free >= 0) {
				for (const item of open) item.main = Math.max(Math.min(item.base, item.most), item.least);
				break;
			}
			const factors = [...open].reduce((sum, item) => sum + factorOf(item), 0);
			const share = grows && factors < 1 ? free * factors : free;
			let violation = 0;
			const wanted = new Map<Item, number>();
			for (const item of open) {
				const size = item.base + (share * factorOf(item)) / factors;
				const limited = Math.max(Math.min(size, item.most), item.least);
				wanted.set(item, size);
				item.main = limited;
				violation += limited - size;
			}
			const isFixed = (item: Item): boolean => {
				const difference = item.main - wanted.get(item)!;
				return Math.abs(violation) < 0.001 ? true : violation > 0 ? difference > 0 : difference < 0;
			};
			const fixed = [...open].filter(isFixed);
			for (const item of fixed) open.delete(item);
		}
	}

	/** The size of the line across (9.4). */
	private *layLine(line: Line): Steps<void> {
		let cross = 0;
		let [above, below] = [0, 0];
		for (const item of line.items) {
			item.laid = yield* this.layItem(item.box, item.main);
			const own = this.isRow ? item.laid.height : item.laid.width;
			cross = Math.max(cross, own + this.crossMargins(item));
			if (this.isRow && this.alignOf(item.box) === 'baseline') {
				const baseline = (item.laid.firstBaseline ?? own) + item.margins.top;
				above = Math.max(above, baseline);
				below = Math.max(below, own + this.crossMargins(item) - baseline);
			}
		}
		line.cross = Math.max(cross, above + below);
	}

	private alignOf({ style }: Box): Style['alignSelf'] {
		return style.alignSelf === 'auto' ? this.style.alignItems : style.alignSelf;
	}

	private *placeLines(lines: Line[]): Steps<number> {
		const { isRow, inside, style } = this;
		const room = isRow ? inside.height : inside.width;
		if (style.flexWrap === 'nowrap' && room !== undefined && lines[0]) lines[0].cross = room;
		else if (style.flexWrap === 'nowrap' && isRow && lines[0]) lines[0].cross = this.limitCross(lines[0].cross);
		const gaps = Math.max(lines.length - 1, 0) * this.crossGap;
		let total = lines.reduce((sum, { cross }) => sum + cross, 0) + gaps;
		const free = room === undefined ? 0 : room - total;
		const align = style.alignContent;
		if (free > 0 && style.flexWrap !== 'nowrap' && (align === 'normal' || align === 'stretch')) {
			for (const line of lines) line.cross += free / lines.length;
			total += free;
		}
		const spread = distribute(style.flexWrap === 'nowrap' ? 'start' : align, room === undefined ? 0 : room - total, lines.length);
		let cross = spread.before;
		const ordered = style.flexWrap === 'wrap-reverse' ? [...lines].reverse() : lines;
		let height = 0;
		for (const line of ordered) {
			height = Math.max(height, yield* this.placeLine(line, cross));
			cross += line.cross + this.crossGap + spread.between;
		}
		return isRow ? total : height;
	}

	/** A row that the box itself makes higher or lower stretches its items so. */
	private limitCross(cross: number): number {
		const { border, padding } = this.laid;
		const edges = down(border) + down(padding);
		return limitHeight(cross + edges, this.style, this.space.height, edges) - edges;
	}

	/** Gives the size of the line along it. */
	private *placeLine({ items, cross: lineCross }: Line, at: number): Steps<number> {
		const { isRow, style, laid } = this;
		const isReversed = style.flexDirection.endsWith('reverse') !== (isRow && style.direction === 'rtl');
		const total =
			items.reduce((sum, item) => sum + item.main + this.mainMargins(item), 0) + Math.max(items.length - 1, 0) * this.mainGap;
		const room = this.mainRoom ?? (isRow ? total : Math.max(total, this.leastMain()));
		const free = room - total;
		const autos = items.reduce((sum, { box }) => sum + autoCount(box.style, isRow), 0);
		const spread = autos > 0 && free > 0 ? { before: 0, between: 0 } : distribute(style.justifyContent, free, items.length);
		let main = spread.before;
		const baseline = this.baselineOf(items);
		for (const item of items) {
			const share = autos > 0 && free > 0 ? free / autos : 0;
			const [first, last] = this.mainSides(item, share);
			yield* this.stretch(item, lineCross);
			const own = item.laid!;
			const start = main + first;
			const offset = isReversed ? room - start - item.main : start;
			const crossAt = at + this.crossOffset(item, lineCross, baseline);
			own.x = this.left + (isRow ? offset : crossAt);
			own.y = this.top + (isRow ? crossAt : offset);
			laid.children.push(own);
			main = start + item.main + last + this.mainGap + spread.between;
		}
		laid.flow = 'bands';
		return Math.max(room, total);
	}

	private leastMain(): number {
		const { border, padding } = this.laid;
		const edges = down(border) + down(padding);
		return (borderSize(this.style.minHeight, this.space.height, edges, this.style) ?? edges) - edges;
	}

	private mainSides({ box, margins }: Item, share: number): readonly [number, number] {
		const { style } = box;
		const [first, last] = this.isRow ? [style.marginLeft, style.marginRight] : [style.marginTop, style.marginBottom];
		const sizes = this.isRow ? [margins.left, margins.right] : [margins.top, margins.bottom];
		return [first === 'auto' ? share : sizes[0]!, last === 'auto' ? share : sizes[1]!];
	}

	/** An item that stretches is laid out again in the size of the line. */
	private *stretch(item: Item, lineCross: number): Steps<void> {
		const { isRow, inside, layout } = this;
		const { style } = item.box;
		if (!isStretched(style, this.style) || hasAutoMargins(style, !isRow) || item.box.inner === 'image') return;
		if (!isAuto(isRow ? style.height : style.width)) return;
		const size = lineCross - this.crossMargins(item);
		const [border, padding] = [bordersOf(style), paddingsOf(style, inside.width)];
		const limited = isRow
			? limitHeight(size, style, inside.height, down(border) + down(padding))
			: limitWidth(size, style, inside.width, across(border) + across(padding));
		if (Math.abs(limited - (isRow ? item.laid!.height : item.laid!.width)) < 0.01) return;
		item.laid = yield* layout.layOut(item.box, {
			...inside,
			fixedWidth: isRow ? item.main : limited,
			fixedHeight: isRow ? limited : item.main,
		});
	}

	private baselineOf(items: readonly Item[]): number {
		let most = 0;
		if (!this.isRow) return most;
		for (const { box, laid, margins } of items)
			if (this.alignOf(box) === 'baseline') most = Math.max(most, margins.top + (laid!.firstBaseline ?? laid!.height));
		return most;
	}

	private crossOffset(item: Item, lineCross: number, baseline: number): number {
		const { isRow, style } = this;
		const { margins, box } = item;
		const laid = item.laid!;
		const own = isRow ? laid.height : laid.width;
		const free = lineCross - own - this.crossMargins(item);
		const [first, last] = isRow ? [box.style.marginTop, box.style.marginBottom] : [box.style.marginLeft, box.style.marginRight];
		const before = isRow ? margins.top : margins.left;
		if (first === 'auto' || last === 'auto') {
			const share = Math.max(free, 0);
			return before + (first === 'auto' ? (last === 'auto' ? share / 2 : share) : 0);
		}
		const align = this.alignOf(box);
		if (align === 'baseline' && isRow) return baseline - (laid.firstBaseline ?? own);
		const isReversed = style.flexWrap === 'wrap-reverse' || (!isRow && style.direction === 'rtl');
		return before + offsetIn(align, free, isReversed);
	}

	private takeBaselines(lines: readonly Line[]): void {
		const [first] = lines[0]?.items ?? [];
		const last = lines.at(-1)?.items.at(-1);
		const of = (item: Item | undefined, which: 'firstBaseline' | 'lastBaseline') => {
			const own = item?.laid;
			return own && own.y + (own[which] ?? own.height);
		};
		this.laid.firstBaseline = of(first, 'firstBaseline');
		this.laid.lastBaseline = of(last, 'lastBaseline');
	}

	/** A positioned box would be where it is as the only item (4.1). */
	private keepPlace(child: Box, content: number): void {
		const { isRow, style, inside } = this;
		const isRight = style.direction === 'rtl';
		const isReversed = style.flexDirection.endsWith('reverse') !== (isRow && isRight);
		const main = shareBefore(style.justifyContent, isReversed);
		const cross = shareBefore(this.alignOf(child), (style.flexWrap === 'wrap-reverse') !== (!isRow && isRight));
		const share = isRow ? { x: main, y: cross } : { x: cross, y: main };
		const height = inside.height ?? this.limitCross(content);
		keepStatic(this.laid, child, { x: this.left + share.x * inside.width, y: this.top + share.y * height, share });
	}
}

const hasAutoMargins = (style: Style, isAcross: boolean): boolean =>
	isAcross
		? style.marginLeft === 'auto' || style.marginRight === 'auto'
		: style.marginTop === 'auto' || style.marginBottom === 'auto';

const autoCount = (style: Style, isRow: boolean): number =>
	(isRow ? [style.marginLeft, style.marginRight] : [style.marginTop, style.marginBottom]).filter((margin) => margin === 'auto')
		.length;
