/** Flexible boxes (CSS Flexible Box Layout 1, 9). */
import { greatest } from '../../lists';
import type { Box } from './boxes/box';
import { across, borderSize, bordersOf, down, isAuto, limitHeight, limitWidth, paddingsOf, type Space } from './boxes/edges';
import { distribute, isStretched, offsetIn, shareBefore } from './boxes/alignment';
import type { Laid } from './boxes/laid';
import { FlexItems, hasAutoMargins, hasShares, type Inside, type Item } from './flex-items';
import { keepStatic } from './boxes/static-places';
import { BOX_COST, type Layout, type Steps } from './boxes/setting';
import { usedLength, type Style } from './boxes/style';

/** Of an item that is looked at, see `Pace`. */
const COST = BOX_COST / 20;
/** The same in a round of sharing the room. */
const ROUND_COST = BOX_COST / 200;

interface Line {
	readonly items: Item[];
	cross: number;
}

/** Lays out the items; gives the height of the content. */
export function* layFlex(
	laid: Laid,
	layout: Layout,
	{ room, ...inside }: Inside & { readonly room: number | undefined },
	space: Space,
): Steps<number> {
	return yield* new Flex(laid, layout, inside, space, room).lay();
}

class Flex {
	private readonly style: Style;
	private readonly isRow: boolean;
	private readonly mainGap: number;
	private readonly crossGap: number;
	/** Of the content along the line; of a column without a height it is known with its items. */
	private mainRoom: number | undefined;
	private readonly left: number;
	private readonly top: number;
	private readonly items: FlexItems;

	constructor(
		private readonly laid: Laid,
		private readonly layout: Layout,
		private readonly inside: Inside,
		private readonly space: Space,
		/** The height of the content, if it is known. */
		private readonly room: number | undefined,
	) {
		this.style = laid.box.style;
		this.isRow = this.style.flexDirection.startsWith('row');
		const gap = (value: Style['rowGap'], whole: number) => (value ? usedLength(value, whole) : 0);
		const [columns, rows] = [gap(this.style.columnGap, inside.width), gap(this.style.rowGap, inside.height ?? 0)];
		this.mainGap = this.isRow ? columns : rows;
		this.crossGap = this.isRow ? rows : columns;
		this.mainRoom = this.isRow ? inside.width : room;
		this.items = new FlexItems(this.style, layout, inside, room, this.isRow);
		this.left = laid.border.left + laid.padding.left;
		this.top = laid.border.top + laid.padding.top;
	}

	*lay(): Steps<number> {
		const boxes = this.laid.box.children.filter((child) => !child.isPositioned);
		if (boxes.some(({ style }) => style.order !== 0)) boxes.sort((one, other) => one.style.order - other.style.order);
		const items: Item[] = [];
		for (const box of boxes) items.push(yield* this.items.measure(box));
		const lines = this.linesOf(items);
		this.mainRoom ??= this.limitMain(lines);
		for (const line of lines) yield* this.flexLine(line);
		for (const line of lines) yield* this.layLine(line);
		const content = yield* this.placeLines(lines);
		for (const child of this.laid.box.children) if (child.isPositioned) this.keepPlace(child, content);
		this.takeBaselines(lines);
		return content;
	}

	private linesOf(items: readonly Item[]): Line[] {
		const room = this.mainRoom ?? this.mostMain();
		if (this.style.flexWrap === 'nowrap') return [{ items: [...items], cross: 0 }];
		const lines: Line[] = [];
		let used = 0;
		for (const item of items) {
			const outer = item.main + this.mainMargins(item);
			const last = lines.at(-1);
			if (last && used + this.mainGap + outer <= room + 0.01) {
				last.items.push(item);
				used += this.mainGap + outer;
			} else {
				lines.push({ items: [item], cross: 0 });
				used = outer;
			}
		}
		return lines.length > 0 ? lines : [{ items: [], cross: 0 }];
	}

	/** The height of a column, which is that of its longest line within the limits of its style. */
	private limitMain(lines: readonly Line[]): number {
		const { border, padding } = this.laid;
		const edges = down(border) + down(padding);
		const sizes = lines.map(({ items }) => this.lengthOf(items));
		return limitHeight(greatest([...sizes, 0]) + edges, this.style, this.space.height, edges) - edges;
	}

	/** The greatest height of the content of a column. */
	private mostMain(): number {
		const { border, padding } = this.laid;
		const edges = down(border) + down(padding);
		return (borderSize(this.style.maxHeight, this.space.height, edges, this.style) ?? Infinity) - edges;
	}

	private lengthOf(items: readonly Item[]): number {
		const sizes = items.reduce((sum, item) => sum + item.main + this.mainMargins(item), 0);
		return sizes + Math.max(items.length - 1, 0) * this.mainGap;
	}

	private mainMargins({ margins }: Item): number {
		return this.isRow ? across(margins) : down(margins);
	}

	private crossMargins({ margins }: Item): number {
		return this.isRow ? down(margins) : across(margins);
	}

	/** Gives the items the room that is left, or takes the excess (9.7). */
	private *flexLine({ items }: Line): Steps<void> {
		const { mainRoom } = this;
		if (mainRoom === undefined) return;
		const room =
			mainRoom - Math.max(items.length - 1, 0) * this.mainGap - items.reduce((sum, item) => sum + this.mainMargins(item), 0);
		const grows = items.reduce((sum, { main }) => sum + main, 0) < room;
		const factorOf = ({ box, base, edges }: Item): number => (grows ? box.style.flexGrow : box.style.flexShrink * (base - edges));
		const open = new Set(items.filter((item) => factorOf(item) > 0 && (grows ? item.base <= item.main : item.base >= item.main)));
		for (const item of open) item.main = item.base;
		while (open.size > 0) {
			yield items.length * ROUND_COST;
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
			item.laid = yield* this.items.layItem(item.box, item.main);
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
		const gaps = Math.max(lines.length - 1, 0) * this.crossGap;
		let total = lines.reduce((sum, { cross }) => sum + cross, 0) + gaps;
		const room = isRow ? (this.room ?? this.limitCross(total)) : inside.width;
		if (style.flexWrap === 'nowrap' && lines[0]) total = lines[0].cross = room;
		const free = room - total;
		const align = style.alignContent;
		if (free > 0 && style.flexWrap !== 'nowrap' && (align === 'normal' || align === 'stretch')) {
			for (const line of lines) line.cross += free / lines.length;
			total += free;
		}
		const spread = distribute(style.flexWrap === 'nowrap' ? 'start' : align, room - total, lines.length);
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
		const total = this.lengthOf(items);
		const room = this.mainRoom ?? total;
		const free = room - total;
		const autos = items.reduce((sum, { box }) => sum + autoCount(box.style, isRow), 0);
		const spread = autos > 0 && free > 0 ? { before: 0, between: 0 } : distribute(style.justifyContent, free, items.length);
		let main = spread.before;
		const baseline = this.baselineOf(items);
		for (const item of items) {
			const share = autos > 0 && free > 0 ? free / autos : 0;
			const [first, last] = this.mainSides(item, share, isReversed);
			yield COST;
			yield* this.stretch(item, lineCross);
			const own = item.laid!;
			const start = main + first;
			const offset = isReversed ? room - start - item.main : start;
			const crossAt = at + this.crossOffset(item, lineCross, baseline);
			own.x = this.left + (isRow ? offset : crossAt);
			own.y = this.top + (isRow ? crossAt : offset);
			laid.add(own);
			main = start + item.main + last + this.mainGap + spread.between;
		}
		laid.flow = 'bands';
		return Math.max(room, total);
	}

	/** The margins before and after an item, where the line begins and ends. */
	private mainSides({ box, margins }: Item, share: number, isReversed: boolean): readonly [number, number] {
		const { style } = box;
		const [first, last] = this.isRow ? [style.marginLeft, style.marginRight] : [style.marginTop, style.marginBottom];
		const sizes = this.isRow ? [margins.left, margins.right] : [margins.top, margins.bottom];
		const [before, after] = [first === 'auto' ? share : sizes[0]!, last === 'auto' ? share : sizes[1]!];
		return isReversed ? [after, before] : [before, after];
	}

	/** An item that stretches is laid out again in the size of the line. */
	private *stretch(item: Item, lineCross: number): Steps<void> {
		const { isRow, inside, layout } = this;
		const { style } = item.box;
		if (!isStretched(style, this.style) || hasAutoMargins(style, !isRow)) return;
		if (!isAuto(isRow ? style.height : style.width)) return;
		const size = lineCross - this.crossMargins(item);
		const [border, padding] = [bordersOf(style), paddingsOf(style, inside.width)];
		const limited = isRow
			? limitHeight(size, style, inside.height, down(border) + down(padding))
			: limitWidth(size, style, inside.width, across(border) + across(padding));
		const isSame = Math.abs(limited - (isRow ? item.laid!.height : item.laid!.width)) < 0.01;
		if (isSame && !(isRow && hasShares(item.box))) return;
		item.laid = yield* layout.layOut(item.box, {
			...inside,
			fixedWidth: isRow ? item.main : limited,
			fixedHeight: isRow ? limited : item.main,
			isLoose: !isRow && this.items.isLoose(item.box),
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
		const height = this.room ?? this.limitCross(content);
		keepStatic(this.laid, child, { x: this.left + share.x * inside.width, y: this.top + share.y * height, share });
	}
}

const autoCount = (style: Style, isRow: boolean): number =>
	(isRow ? [style.marginLeft, style.marginRight] : [style.marginTop, style.marginBottom]).filter((margin) => margin === 'auto')
		.length;
