/** Blocks one below the other: margins that collapse, floats beside them (CSS 2.1, 9.4.1 and 8.3.1). */
import type { Box } from './boxes/box';
import {
	across,
	borderSize,
	bordersOf,
	down,
	isAuto,
	limitWidth,
	marginSize,
	marginsOf,
	paddingsOf,
	type Space,
} from './boxes/edges';
import { shareBefore } from './boxes/alignment';
import type { Context } from './boxes/floats';
import { type Laid, Margin } from './boxes/laid';
import { layLines } from './text/lines';
import { keepStatic } from './boxes/static-places';
import { BOX_COST, type Layout, type Steps } from './boxes/setting';

/** Whether its floats and margins are its own (CSS 2.1, 9.4.1). */
export function isRoot({ style, inner, isItem }: Box): boolean {
	const { display } = style;
	return (
		isItem ||
		(inner !== 'blocks' && inner !== 'lines') ||
		style.overflow === 'hidden' ||
		display === 'flow-root' ||
		display === 'inline-block' ||
		display === 'table-cell' ||
		display === 'table-caption' ||
		style.alignContent !== 'normal' ||
		style.float !== 'none' ||
		style.position === 'absolute' ||
		style.position === 'fixed'
	);
}

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
				keep: (box, x, y) => keepStatic(laid, box, x, y),
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
	laid.apart.push(float);
}

interface Inside {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number | undefined;
}

class Stack {
	private y: number;
	private pending = new Margin();
	private isFirst = true;

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
		for (const child of laid.box.children) {
			yield BOX_COST;
			if (child.isPositioned) this.keepPlace(child);
			else if (child.style.float === 'none') yield* this.inFlow(child);
			else {
				const float = yield* this.layout.layOut(child, { width: inside.width, height: inside.height, shrinks: true });
				placeFloat(float, laid, this.context, { left: inside.left, width: inside.width, y: this.y + this.pending.size });
			}
		}
		const baselines = laid.children.filter(({ firstBaseline }) => firstBaseline !== undefined);
		const [first] = baselines;
		const last = laid.children.findLast(({ lastBaseline }) => lastBaseline !== undefined);
		if (first) laid.firstBaseline = first.y + first.firstBaseline!;
		if (last) laid.lastBaseline = last.y + last.lastBaseline!;
		const joins = joinsBelow(laid);
		laid.after = joins ? this.pending : new Margin();
		return this.y - inside.top + (joins ? 0 : Math.max(this.pending.size, 0));
	}

	/** Where a positioned box would be; it may be above that place or around it (CSS Positioned Layout 3, 4.1). */
	private keepPlace(child: Box): void {
		const { laid, inside } = this;
		const isRight = laid.box.style.direction === 'rtl';
		const share = { x: isRight ? 1 : 0, y: shareBefore(child.style.alignSelf) };
		keepStatic(laid, child, inside.left + share.x * inside.width, this.y + this.pending.size, share);
	}

	private *inFlow(child: Box): Steps<void> {
		const { laid, inside, context } = this;
		const { style } = child;
		const margins = marginsOf(style, inside.width);
		const joinsTop = this.isFirst && joinsAbove(laid);
		const above = topMargin(child, inside.width);
		if (joinsTop) this.pending = new Margin();
		else this.pending = this.pending.join(above);
		if (isThrough(child)) {
			if (!joinsTop) this.pending = this.pending.add(margins.bottom);
			const empty = yield* this.layAt(child, this.y + (joinsTop ? 0 : this.pending.size), margins);
			laid.children.push(empty);
			return;
		}
		let y = this.y + this.pending.size;
		const cleared = context.floats.clear(style.clear) - context.y;
		if (cleared > y) y = cleared;
		const one = yield* this.layAt(child, y, margins);
		laid.children.push(one);
		this.y = one.y + one.height;
		this.pending = one.after.add(margins.bottom);
		this.isFirst = false;
	}

	private *layAt(child: Box, y: number, margins: { readonly left: number; readonly right: number }): Steps<Laid> {
		const { inside, context, layout } = this;
		const { floats } = context;
		let [left, width, top] = [inside.left, inside.width, y];
		if (isRoot(child) && !floats.isEmpty) {
			const within = { left: context.x + inside.left, right: context.x + inside.left + inside.width };
			const needed = borderSize(child.style.width, inside.width, 0, child.style) ?? Math.min(inside.width, 60);
			let band = floats.band(context.y + top, 1, within);
			while (band.right - band.left < needed - 0.01) {
				const next = floats.nextBottom(context.y + top);
				if (next === undefined) break;
				top = next - context.y;
				band = floats.band(context.y + top, 1, within);
			}
			left = band.left - context.x;
			width = band.right - band.left;
		}
		const x = left + margins.left;
		const space: Space = { width, height: inside.height };
		const laid = yield* layout.layOut(child, space, isRoot(child) ? undefined : { floats, x: context.x + x, y: context.y + top });
		laid.x = left + placeBeside(child, laid.width, width, this.laid.box.style.direction === 'rtl');
		laid.y = top;
		return laid;
	}
}

/** Where a block of a known width is between its margins, of which those that are `auto` share the rest. */
function placeBeside({ style }: Box, own: number, width: number, isRight: boolean): number {
	const { marginLeft, marginRight } = style;
	const rest = width - own - marginSize(marginLeft, width) - marginSize(marginRight, width);
	if (marginLeft === 'auto') return rest <= 0 ? 0 : marginRight === 'auto' ? rest / 2 : rest;
	if (isRight && marginRight !== 'auto') return marginSize(marginLeft, width) + rest;
	return marginSize(marginLeft, width);
}

/** Whether the margin of the first block inside joins that of the block itself. */
const joinsAbove = ({ box, border, padding }: Laid): boolean =>
	border.top === 0 && padding.top === 0 && !isRoot(box) && box.style.display !== 'none';

const joinsBelow = ({ box, border, padding }: Laid): boolean =>
	border.bottom === 0 && padding.bottom === 0 && !isRoot(box) && isAuto(box.style.height);

/** The margin above a block, with those of the blocks inside that join it. */
function topMargin(box: Box, whole: number): Margin {
	let width = whole;
	let margin = new Margin();
	for (let at: Box | undefined = box; at;) {
		margin = margin.add(marginSize(at.style.marginTop, width));
		if (at.inner !== 'blocks' || isRoot(at) || !hasNoTop(at)) break;
		// Margins in percent are of the width of the box around.
		const edges = across(bordersOf(at.style)) + across(paddingsOf(at.style, width));
		width = Math.max(filledWidth(at, { width, height: undefined }, edges) - edges, 0);
		let inner: Box | undefined;
		for (const child of at.children) {
			if (child.isApart) continue;
			inner = child;
			if (!isThrough(child)) break;
			margin = margin.add(marginSize(child.style.marginTop, width)).add(marginSize(child.style.marginBottom, width));
			inner = undefined;
		}
		at = inner;
	}
	return margin;
}

const hasNoTop = ({ style }: Box): boolean =>
	style.borderTopWidth === 0 && style.paddingTop.px === 0 && style.paddingTop.percent === 0;

/** Whether the margins above and below an empty block join. */
export function isThrough(box: Box): boolean {
	let known = box.known.get('through') as boolean | undefined;
	if (known === undefined) box.known.set('through', (known = isEmptyBlock(box)));
	return known;
}

function isEmptyBlock(box: Box): boolean {
	const { style } = box;
	if (isRoot(box) || box.replaced || box.marker || !hasNoTop(box)) return false;
	if (style.borderBottomWidth > 0 || style.paddingBottom.px !== 0 || style.paddingBottom.percent !== 0) return false;
	if (!isAuto(style.height) && !(typeof style.height === 'object' && style.height.px === 0 && style.height.percent === 0))
		return false;
	if (typeof style.minHeight === 'object' && (style.minHeight.px > 0 || style.minHeight.percent > 0)) return false;
	if (box.inner === 'lines')
		return box.inlines.every((inline) =>
			inline.kind === 'text' ? inline.text.trim() === '' && !inline.style.whiteSpace.startsWith('pre') : inline.kind === 'apart',
		);
	return box.inner === 'blocks' && box.children.every((child) => child.isApart || isThrough(child));
}

/** The width of a block that fills its containing block. */
export function filledWidth({ style }: Box, space: Space, edges: number): number {
	const width = borderSize(style.width, space.width, edges, style);
	const free = space.width - marginSize(style.marginLeft, space.width) - marginSize(style.marginRight, space.width);
	return limitWidth(width ?? free, style, space.width, edges);
}
