/** Blocks one below the other: margins that collapse, floats beside them (CSS 2.1, 9.4.1 and 8.3.1). */
import type { Box } from './boxes/box';
import { across, bordersOf, down, limitWidth, marginSize, marginsOf, paddingsOf, type Space } from './boxes/edges';
import { shareBefore } from './boxes/alignment';
import type { Context } from './boxes/floats';
import { type Laid, type Margin, NO_MARGIN } from './boxes/laid';
import { isRoot, isThrough, joinsAbove, joinsBelow, TopFloats, topMargin } from './margins';
import { layLines } from './text/lines';
import { keepStatic } from './boxes/static-places';
import { BOX_COST, type Layout, type Steps } from './boxes/setting';
import type { Style } from './boxes/style';

/** The lines or blocks of a box, whose width is known. Gives the height of its content. */
export function* layContent(
	laid: Laid,
	layout: Layout,
	space: { readonly width: number; readonly height: number | undefined },
	context: Context,
): Steps<number> {
	const left = laid.border.left + laid.padding.left;
	const top = laid.border.top + laid.padding.top;
	if (laid.box.inner === 'lines') {
		const inside = { width: space.width, height: space.height };
		const putFloat = (float: Laid, y: number): void => placeFloat(float, laid, context, { left, width: space.width, y });
		return yield* layLines(
			laid,
			{ left, top, width: space.width, floats: context.floats, origin: context },
			{
				layout,
				inner: (box) => layout.layOut(box, { ...inside, shrinks: true }),
				float: putFloat,
				keep: (box, x, y) => keepStatic(laid, box, { x, y }),
			},
		);
	}
	return yield* new Stack(laid, layout, context, { left, top, ...space }).lay();
}

function placeFloat(
	float: Laid,
	laid: Laid,
	{ floats, x, y }: Context,
	room: { readonly left: number; readonly width: number; readonly y: number },
): void {
	const margins = marginsOf(float.box.style, room.width);
	const { style } = float.box;
	const side = style.float === 'right' ? 'right' : 'left';
	const top = Math.max(y + room.y, floats.clear(style.clear));
	const within = { left: x + room.left, right: x + room.left + room.width };
	const place = floats.place(side, float.width + across(margins), float.height + down(margins), top, within);
	float.x = place.x - x + margins.left;
	float.y = place.y - y + margins.top;
	laid.addApart(float);
}

interface Inside {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number | undefined;
}

class Stack {
	private y: number;
	private pending = NO_MARGIN;
	private isFirst = true;
	/** Floats before the first block. */
	private readonly top = new TopFloats();
	/** Whether the last block is empty, below floats: its margins do not join that of the box around. */
	private endsBelow = false;

	constructor(
		private readonly laid: Laid,
		private readonly layout: Layout,
		private readonly context: Context,
		private readonly inside: Inside,
	) {
		this.y = inside.top;
	}

	*lay(): Steps<number> {
		const { laid, inside } = this;
		if (laid.box.legend) yield* this.onBorder(laid.box.legend);
		for (const child of laid.box.children) {
			yield BOX_COST;
			if (child === laid.box.legend) continue;
			if (child.isPositioned) this.keepPlace(child);
			else if (child.style.float === 'none') yield* this.inFlow(child);
			else {
				const float = yield* this.layout.layOut(child, { width: inside.width, height: inside.height, shrinks: true });
				placeFloat(float, laid, this.context, { left: inside.left, width: inside.width, y: this.y + this.pending.size });
			}
			this.top.add(child);
		}
		const baselines = laid.children.filter(({ firstBaseline }) => firstBaseline !== undefined);
		const [first] = baselines;
		const last = laid.children.findLast(({ lastBaseline }) => lastBaseline !== undefined);
		// Where content is cut off, its baseline is inside.
		const within = ({ box, height, y }: Laid, baseline: number): number =>
			y + (box.style.overflow === 'hidden' ? Math.max(Math.min(baseline, height), 0) : baseline);
		if (first) laid.firstBaseline = within(first, first.firstBaseline!);
		if (last) laid.lastBaseline = within(last, last.lastBaseline!);
		const joins = joinsBelow(laid) && !this.endsBelow;
		laid.after = joins ? this.pending : NO_MARGIN;
		return this.y - inside.top + (joins ? 0 : this.pending.size);
	}

	/** The legend of a field set: on the middle of the upper border, which is further down if the legend is higher (HTML, 15.3.13). */
	private *onBorder(legend: Box): Steps<void> {
		const { laid, inside } = this;
		const margins = marginsOf(legend.style, inside.width);
		const one = yield* this.layout.layOut(legend, { width: inside.width, height: inside.height, shrinks: true });
		const { top: border } = laid.border;
		one.x = inside.left + placeBeside(legend, one.width, inside.width, sideOf(laid.box.style));
		one.y = margins.top + Math.max((border - one.height) / 2, 0);
		laid.add(one);
		laid.legend = one;
		this.y += Math.max(one.height + down(margins) - border, 0);
		this.isFirst = false;
	}

	/** Where a positioned box would be; it may be above that place or around it (CSS Positioned Layout 3, 4.1). */
	private keepPlace(child: Box): void {
		const { laid, inside } = this;
		const isRight = laid.box.style.direction === 'rtl';
		const share = { x: isRight ? 1 : 0, y: shareBefore(child.style.alignSelf) };
		keepStatic(laid, child, { x: inside.left + share.x * inside.width, y: this.y + this.pending.size, share });
	}

	private *inFlow(child: Box): Steps<void> {
		const { laid } = this;
		const { style, widening } = child;
		const inside = widening === 0 ? this.inside : { ...this.inside, width: this.inside.width + widening };
		const margins = marginsOf(style, inside.width);
		const joinsTop = this.isFirst && joinsAbove(laid) && this.top.isBeside(child, inside.width);
		const before = joinsTop ? NO_MARGIN : this.pending;
		const isBelow = (inner: Style, margin: Margin): boolean => this.clearance(inner) > this.y + before.join(margin).size;
		const above = topMargin(child, inside.width, isBelow);
		this.pending = joinsTop ? before : before.join(above);
		const cleared = this.clearance(style);
		const isCleared = cleared > this.y + this.pending.size;
		const one = yield* this.layAt(child, isCleared ? cleared : this.y + this.pending.size, { margins, inside });
		one.above = above.size;
		laid.add(one);
		if (isThrough(child) && one.height === 0) {
			// Below floats it is as if its own margins began above it; browsers ask whether these end below the margin at the top.
			const endsBelow = cleared > this.pending.size;
			if (endsBelow) {
				const place = isCleared ? cleared : this.y + this.pending.size;
				[this.y, this.pending, this.isFirst, this.endsBelow] = [place - above.size, above, false, true];
			}
			if (!joinsTop || endsBelow) this.pending = this.pending.add(margins.bottom);
			return;
		}
		this.y = one.y + one.height;
		this.pending = one.after.add(margins.bottom);
		this.isFirst = false;
		this.endsBelow = false;
	}

	/** Down to where a block goes for floats that it does not have beside it. */
	private clearance({ clear }: Style): number {
		return this.context.floats.clear(clear) - this.context.y;
	}

	private *layAt(child: Box, y: number, { margins, inside }: Pick<Beside, 'margins' | 'inside'>): Steps<Laid> {
		const { context, layout } = this;
		const side = sideOf(this.laid.box.style);
		if (isRoot(child)) return yield* layBeside(child, y, context, { layout, inside, margins, side });
		const { floats } = context;
		const x = inside.left + margins.left;
		const space = { width: inside.width, height: inside.height };
		const laid = yield* layout.layOut(child, space, { floats, x: context.x + x, y: context.y + y });
		laid.x = inside.left + placeBeside(child, laid.width, inside.width, side);
		laid.y = y;
		return laid;
	}
}

interface Beside {
	readonly layout: Layout;
	readonly inside: Inside;
	readonly margins: { readonly left: number; readonly right: number };
	readonly side: Side;
}

/**
 * A block whose floats are its own, where those of others leave room for it (CSS 2.1, 9.5): it is as wide as that room, but not
 * narrower than its own width.
 */
function* layBeside(child: Box, y: number, { floats, x, y: from }: Context, space: Beside): Steps<Laid> {
	const { layout, inside, margins, side } = space;
	const all = { left: x + inside.left, right: x + inside.left + inside.width };
	const least = floats.isEmpty ? 0 : yield* leastBeside(child, inside, layout);
	let [top, high] = [y, 0];
	for (;;) {
		const band = floats.band(from + top, high, all);
		const [isLeft, isRightOf] = [band.left > all.left, band.right < all.right];
		const next = isLeft || isRightOf ? floats.nextBottom(from + top) : undefined;
		if (next === undefined) break;
		yield BOX_COST / 4;
		// Margins reach under floats, but a negative one not beyond them.
		const isApart = -margins.left > band.left - all.left && isLeft;
		if (isApart || least > band.right - band.left + 0.01 || (isRightOf && -margins.right > all.right - band.right)) {
			[top, high] = [next - from, 0];
			continue;
		}
		const left = Math.max(all.left + margins.left, band.left);
		const right = Math.min(all.right - margins.right, band.right);
		const laid = yield* layout.layOut(child, yield* spaceBeside(child, inside, Math.max(right - left, 0), layout));
		const whole = floats.band(from + top, laid.height, all);
		if (whole.left > band.left || whole.right < band.right) {
			high = laid.height;
			continue;
		}
		laid.x = left - x + placeBeside(child, laid.width + margins.left + margins.right, right - left, side) - margins.left;
		laid.y = top;
		return laid;
	}
	const laid = yield* layout.layOut(child, { width: inside.width, height: inside.height });
	laid.x = inside.left + placeBeside(child, laid.width, inside.width, side);
	laid.y = top;
	return laid;
}

/** The width that a block needs beside floats. */
function* leastBeside(child: Box, inside: Inside, layout: Layout): Steps<number> {
	const { style } = child;
	if (child.inner === 'table' && style.width === 'auto') return (yield* layout.widthsOf(child)).least;
	if (style.width !== 'auto' || child.inner === 'image' || style.aspectRatio !== undefined)
		return (yield* layout.layOut(child, { width: inside.width, height: inside.height })).width;
	const edges = across(bordersOf(style)) + across(paddingsOf(style, inside.width));
	return limitWidth(0, style, inside.width, edges);
}

function* spaceBeside(child: Box, { width, height }: Inside, room: number, layout: Layout): Steps<Space> {
	const { style, inner } = child;
	if (style.width !== 'auto' || inner === 'image' || style.aspectRatio !== undefined) return { width, height };
	const edges = across(bordersOf(style)) + across(paddingsOf(style, width));
	const widths = inner === 'table' ? yield* layout.widthsOf(child) : undefined;
	const wanted = widths ? Math.max(widths.least, Math.min(widths.most, room)) : room;
	return { width, height, fixedWidth: limitWidth(wanted, style, width, edges) };
}

type Side = 'left' | 'right' | 'center';

/** Where the blocks in a box are that are narrower than it. */
export const sideOf = ({ blockAlign, direction }: Style): Side =>
	blockAlign === 'start' ? (direction === 'rtl' ? 'right' : 'left') : blockAlign;

/** Where a block of a known width is between its margins, of which those that are `auto` share the rest. */
export function placeBeside({ style }: Box, own: number, width: number, side: Side): number {
	const { marginLeft, marginRight } = style;
	const rest = width - own - marginSize(marginLeft, width) - marginSize(marginRight, width);
	if (marginLeft === 'auto') return rest <= 0 ? 0 : marginRight === 'auto' ? rest / 2 : rest;
	const before = marginSize(marginLeft, width);
	if (marginRight === 'auto' || side === 'left') return before;
	return before + (side === 'right' ? rest : Math.max(rest / 2, 0));
}
