/** Boxes with a place of their own (CSS 2.1, 9.6 and 10.3.7). */
import type { Box } from './box';
import {
	across,
	borderSize,
	bordersOf,
	down,
	limitByRatio,
	limitHeight,
	limitWidth,
	marginSize,
	marginsOf,
	paddingsOf,
	type Edges,
	widthOfRatio,
} from './edges';
import { Laid, NONE } from './laid';
import type { Layout, Steps } from './setting';
import { containsPlaces, keepStatic, takeKept, takeStatic, type Waiting } from './static-places';
import { usedLength, type Style } from './style';

/** Lays out the positioned boxes inside, if this is the box that their places are in. Otherwise they wait for it. */
export function* layPositioned(laid: Laid, layout: Layout, isPage = false): Steps<void> {
	const found = takeStatic(laid);
	if (found.length === 0) return;
	const isFixed = ({ style }: Box): boolean => style.position === 'fixed' && !laid.box.style.isContained;
	for (const { box, x, y, share, area } of found)
		if (!isPage && (!containsPlaces(laid.box) || isFixed(box))) keepStatic(laid, box, { x, y, share });
		else {
			const around = isPage ? pageOf(laid, layout) : area ? areaOf(laid, area) : laid;
			// The margins of the root are between it and the page.
			const [left, top] = isPage ? [laid.x, laid.y] : [0, 0];
			const placed = yield* placeBox({ box, x: x + left, y: y + top, share }, around, layout);
			placed.x -= left;
			placed.y -= top;
			laid.addApart(placed);
			// Fixed boxes inside are in none but the page.
			for (const inner of takeKept(placed)) found.push(inner);
		}
}

/** A part of a box, as if it were all that its border is around. */
function areaOf({ box }: Laid, { x, y, width, height }: NonNullable<Waiting['area']>): Laid {
	const laid = new Laid(box);
	laid.border = { ...NONE, left: x, top: y };
	laid.width = x + width;
	laid.height = y + height;
	return laid;
}

/** Boxes that no other box contains are in the first page, or in each (CSS 2.1, 10.1). */
function pageOf({ box }: Laid, { page }: Layout): Laid {
	const laid = new Laid(box);
	laid.width = page.width;
	laid.height = page.height;
	return laid;
}

function* placeBox({ box, x, y, share }: Waiting, around: Laid, layout: Layout): Steps<Laid> {
	const { style } = box;
	const { border } = around;
	const [width, height] = [around.width - across(border), around.height - down(border)];
	const margins = marginsOf(style, width);
	const [left, right, top, bottom] = [
		style.left === 'auto' ? undefined : usedLength(style.left, width),
		style.right === 'auto' ? undefined : usedLength(style.right, width),
		style.top === 'auto' ? undefined : usedLength(style.top, height),
		style.bottom === 'auto' ? undefined : usedLength(style.bottom, height),
	];
	const edges = {
		across: across(bordersOf(style)) + across(paddingsOf(style, width)),
		down: down(bordersOf(style)) + down(paddingsOf(style, width)),
	};
	const isPicture = box.inner === 'image';
	const spansDown = insetHeight(top, bottom, height - down(margins));
	const start = left ?? (right === undefined && share.x === 0 ? x - border.left : 0);
	const room = {
		width,
		height,
		edges,
		free: Math.max(width - start - (right ?? 0) - across(margins), 0),
		isHeld: left !== undefined && right !== undefined,
		spansDown,
	};
	const fixedWidth = isPicture ? undefined : yield* chooseWidth(box, room, layout);
	const stretchesDown = style.height === 'auto' && !isPicture && style.aspectRatio === undefined;
	const inset = stretchesDown ? spansDown : undefined;
	const fixedHeight = inset === undefined ? undefined : limitHeight(inset, style, height, edges.down);
	const laid = yield* layout.layOut(box, { width, height, fixedWidth, fixedHeight });
	laid.x =
		border.left +
		placeBetween({
			from: left,
			to: right,
			size: laid.width,
			whole: width,
			first: margins.left,
			last: margins.right,
			flow: x - border.left,
			share: share.x,
			margins: [style.marginLeft, style.marginRight],
		});
	laid.y =
		border.top +
		placeBetween({
			from: top,
			to: bottom,
			size: laid.height,
			whole: height,
			first: margins.top,
			last: margins.bottom,
			flow: y - border.top,
			share: share.y,
			margins: [style.marginTop, style.marginBottom],
		});
	if (top === undefined && bottom !== undefined) laid.isFromBottom = true;
	return laid;
}

interface Room {
	readonly width: number;
	readonly height: number;
	/** The sizes of border and padding. */
	readonly edges: { readonly across: number; readonly down: number };
	/** The width between its places. */
	readonly free: number;
	/** Whether both its left and its right place are given. */
	readonly isHeld: boolean;
	/** The height between its places, if both are given. */
	readonly spansDown: number | undefined;
}

/** The width of a box that is not replaced (CSS 2.1, 10.3.7). */
function* chooseWidth(box: Box, { width, height, edges, free, isHeld, spansDown }: Room, layout: Layout): Steps<number> {
	const { style } = box;
	const fills = typeof style.width === 'object' && style.width.fills;
	const given = fills
		? free
		: (borderSize(style.width, width, edges.across, style) ??
			widthByHeight(style, height, edges, isHeld ? undefined : spansDown));
	if (given !== undefined) return limitWidth(given, style, width, edges.across);
	const { least, most } = yield* layout.widthsOf(box);
	if (style.width === 'min-content') return limitWidth(least, style, width, edges.across);
	if (style.width === 'max-content') return limitWidth(most, style, width, edges.across);
	const stretches = isHeld && style.width === 'auto' && box.inner !== 'table';
	const fitting = stretches ? free : Math.max(least, Math.min(most, free));
	return limitWidth(limitByRatio(fitting, style, height, edges), style, width, edges.across);
}

/** The height that edges give. */
const insetHeight = (top: number | undefined, bottom: number | undefined, room: number): number | undefined =>
	top === undefined || bottom === undefined ? undefined : Math.max(room - top - bottom, 0);

/** The width that the height gives to a box of a fixed ratio (CSS Sizing 4, 6.2). */
function widthByHeight(style: Style, whole: number, edges: Edges, inset: number | undefined): number | undefined {
	if (style.width !== 'auto' || style.aspectRatio === undefined) return undefined;
	const high = borderSize(style.height, whole, edges.down, style) ?? inset;
	return high === undefined ? undefined : widthOfRatio(limitHeight(high, style, whole, edges.down), style, edges);
}

interface Axis {
	readonly from: number | undefined;
	readonly to: number | undefined;
	readonly size: number;
	readonly whole: number;
	readonly first: number;
	readonly last: number;
	/** Where it would be in the flow. */
	readonly flow: number;
	/** The part of it that is before that place. */
	readonly share: number;
	readonly margins: readonly [Box['style']['marginLeft'], Box['style']['marginLeft']];
}

function placeBetween({ from, to, size, whole, first, last, flow, share, margins }: Axis): number {
	if (from === undefined && to === undefined) return flow + first - share * (first + size + last);
	if (from === undefined) return whole - to! - size - last;
	if (to !== undefined && margins[0] === 'auto') {
		const rest = whole - from - to - size;
		return from + (margins[1] === 'auto' ? Math.max(rest / 2, 0) : rest - marginSize(margins[1], whole));
	}
	return from + first;
}
