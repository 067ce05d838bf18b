/** The items of a flexible box before they are flexed (CSS Flexible Box Layout 1, 4.5 and 9.2). */
import { isStretched } from './boxes/alignment';
import type { Box } from './boxes/box';
import {
	across,
	borderSize,
	bordersOf,
	down,
	heightOfRatio,
	isAuto,
	limitByRatio,
	limitHeight,
	limitWidth,
	marginsOf,
	paddingsOf,
	widthOfRatio,
	type Edges,
} from './boxes/edges';
import type { Laid, Sides } from './boxes/laid';
import { BOX_COST, mostInside, type Layout, type Steps } from './boxes/setting';
import type { Style } from './boxes/style';
import { leastContent } from './intrinsic';

export interface Inside {
	readonly width: number;
	/** The height that percentages refer to. */
	readonly height: number | undefined;
}

/** Sizes are with border and without margins; main is along the line, cross is across it. */
export interface Item {
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

export class FlexItems {
	constructor(
		/** Of the flexible box. */
		private readonly around: Style,
		private readonly layout: Layout,
		private readonly inside: Inside,
		private readonly room: number | undefined,
		private readonly isRow: boolean,
	) {}

	*measure(box: Box): Steps<Item> {
		yield BOX_COST / 10;
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
			if (box.inner === 'image') return yield* this.widthOfPicture(box);
			const byRatio = basis === 'auto' ? this.widthByRatio(box) : undefined;
			if (byRatio !== undefined) return byRatio;
			const widths = yield* layout.widthsOf(box);
			return this.limitItem(basis === 'min-content' ? widths.least : mostInside(widths), style);
		}
		const laid = yield* this.layItem(box, undefined);
		const { aspectRatio } = style;
		if (aspectRatio === undefined || box.inner === 'image') return laid.height;
		return heightOfRatio(laid.width, style, this.edgesOf(style));
	}

	/** The least size, where `auto` is that of the content (4.5). */
	private *leastOf(box: Box, edges: number): Steps<number> {
		const { inside, isRow, layout } = this;
		const { style } = box;
		const least = isRow ? style.minWidth : style.minHeight;
		const whole = isRow ? inside.width : inside.height;
		if (least !== 'auto') return borderSize(least, whole, edges, style) ?? 0;
		if (style.overflow === 'hidden' || (isRow && style.overflow === 'scroll')) return 0;
		const own = borderSize(isRow ? style.width : style.height, whole, edges, style) ?? Infinity;
		const most = borderSize(isRow ? style.maxWidth : style.maxHeight, whole, edges, style) ?? Infinity;
		if (!isRow) {
			const laid = yield* this.layContent(box);
			const isTall = style.aspectRatio === undefined || box.inner === 'image';
			return Math.min(laid.height, isTall ? own : heightOfRatio(laid.width, style, this.edgesOf(style)), own, most);
		}
		const byRatio = box.inner === 'image' ? undefined : this.widthByRatio(box);
		if (byRatio !== undefined) return Math.min(byRatio, own, most);
		const content = box.inner === 'image' ? yield* this.widthOfPicture(box) : yield* leastContent(box, layout);
		return Math.min(this.limitItem(content, style), own, most);
	}

	/** As if its style said no height. */
	private layContent(box: Box): Steps<Laid> {
		return this.layItem(box, undefined, typeof box.style.height === 'object' && box.inner !== 'image');
	}

	private edgesOf(style: Style): Edges {
		const [border, padding] = [bordersOf(style), paddingsOf(style, this.inside.width)];
		return { across: across(border) + across(padding), down: down(border) + down(padding) };
	}

	/** Whether shares of its height inside count for nothing: neither the box around has a height, nor says the item its own (9.8). */
	isLoose({ style }: Box): boolean {
		const { flexBasis, height, aspectRatio } = style;
		if (this.inside.height !== undefined || aspectRatio !== undefined) return false;
		const basis = flexBasis === 'auto' ? height : flexBasis;
		return typeof basis !== 'object' || basis.percent !== 0;
	}

	/** The height of an item that fills the only line of a row, if that is known. */
	private filledHeight(style: Style): number | undefined {
		const stretches = isStretched(style, this.around) && isAuto(style.height) && !hasAutoMargins(style, false);
		if (!stretches || this.around.flexWrap !== 'nowrap' || this.room === undefined) return undefined;
		const { down: edges } = this.edgesOf(style);
		return limitHeight(this.room - down(marginsOf(style, this.inside.width)), style, this.inside.height, edges);
	}

	private *widthOfPicture(box: Box): Steps<number> {
		return (yield* this.layout.layOut(box, { ...this.inside, fixedHeight: this.filledHeight(box.style) })).width;
	}

	/** The width that a known height gives to an item of a fixed ratio. */
	private widthByRatio({ style }: Box): number | undefined {
		const { inside } = this;
		if (style.aspectRatio === undefined || style.width !== 'auto') return undefined;
		const edges = this.edgesOf(style);
		const height = borderSize(style.height, inside.height, edges.down, style) ?? this.filledHeight(style);
		if (height === undefined) return undefined;
		return widthOfRatio(limitHeight(height, style, inside.height, edges.down), style, edges);
	}

	/** The width of an item, within what its ratio makes of the limits of its height. */
	private limitItem(width: number, style: Style): number {
		return limitByRatio(width, style, this.inside.height, this.edgesOf(style));
	}

	/** @param isOpen whether its own height does not count */
	layItem(box: Box, main: number | undefined, isOpen = false): Steps<Laid> {
		const { inside, isRow, layout } = this;
		const isLoose = this.isLoose(box);
		const margins = marginsOf(box.style, inside.width);
		if (isRow) return layout.layOut(box, { ...inside, fixedWidth: main });
		const stretches = isStretched(box.style, this.around) && isAuto(box.style.width) && !hasAutoMargins(box.style, true);
		const edges = across(bordersOf(box.style)) + across(paddingsOf(box.style, inside.width));
		const isNarrow = this.around.flexWrap !== 'nowrap';
		const fixedWidth =
			stretches && !isNarrow ? limitWidth(inside.width - across(margins), box.style, inside.width, edges) : undefined;
		return layout.layOut(box, { ...inside, fixedWidth, fixedHeight: main, shrinks: true, isLoose, isOpen });
	}
}

/** Whether a height inside is a share of that of the box, even if that comes from its content. */
export function hasShares(box: Box): boolean {
	let known = box.known.get('shares') as boolean | undefined;
	if (known === undefined) {
		known = box.children.some((child) => {
			const { height, minHeight, maxHeight } = child.style;
			const isShare = [height, minHeight, maxHeight].some((size) => typeof size === 'object' && size.percent !== 0);
			return isShare || (isAuto(height) && (child.inner === 'flex' || child.inner === 'grid') && hasShares(child));
		});
		box.known.set('shares', known);
	}
	return known;
}

export const hasAutoMargins = (style: Style, isAcross: boolean): boolean =>
	isAcross
		? style.marginLeft === 'auto' || style.marginRight === 'auto'
		: style.marginTop === 'auto' || style.marginBottom === 'auto';
