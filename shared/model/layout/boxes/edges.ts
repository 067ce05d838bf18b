/** Margins, borders, paddings and sizes of boxes in pixels. */
import type { Box } from './box';
import { Laid, NONE, type Sides } from './laid';
import { usedLength, type Length, type Most, type Size, type Style } from './style';

/** Where a box is laid out. */
export interface Space {
	/** Of the containing block's content. */
	readonly width: number;
	/** The same, if it does not depend on the content. */
	readonly height: number | undefined;
	/** The sizes of the box with its border, if the box around says them. */
	readonly fixedWidth?: number | undefined;
	readonly fixedHeight?: number | undefined;
	/** Whether the height that it is given is not known to shares of it inside. */
	readonly isLoose?: boolean;
	/** Whether its own height does not count. */
	readonly isOpen?: boolean;
	/** Whether the box is only as wide as its content. */
	readonly shrinks?: boolean;
}

export const isAuto = (value: Size | Most): value is 'auto' | 'none' => value === 'auto' || value === 'none';

/** A margin; `auto` is 0. */
export const marginSize = (value: Length | 'auto', whole: number): number => (value === 'auto' ? 0 : usedLength(value, whole));

export const marginsOf = ({ marginTop, marginRight, marginBottom, marginLeft }: Style, width: number): Sides => ({
	top: marginSize(marginTop, width),
	right: marginSize(marginRight, width),
	bottom: marginSize(marginBottom, width),
	left: marginSize(marginLeft, width),
});

export const bordersOf = ({ borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth }: Style): Sides =>
	borderSides(borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth);

/** Most boxes have none, or those of the box before: they share one, so that a long document needs less memory. */
function shareSides(): (top: number, right: number, bottom: number, left: number) => Sides {
	let last = NONE;
	return (top, right, bottom, left) => {
		if (top === 0 && right === 0 && bottom === 0 && left === 0) return NONE;
		const isSame = last.top === top && last.right === right && last.bottom === bottom && last.left === left;
		return isSame ? last : (last = { top, right, bottom, left });
	};
}

const borderSides = shareSides();
const paddingSides = shareSides();

/** Paddings are of the width of the containing block, also those above and below. */
export const paddingsOf = ({ paddingTop, paddingRight, paddingBottom, paddingLeft }: Style, width: number): Sides =>
	paddingSides(
		Math.max(usedLength(paddingTop, width), 0),
		Math.max(usedLength(paddingRight, width), 0),
		Math.max(usedLength(paddingBottom, width), 0),
		Math.max(usedLength(paddingLeft, width), 0),
	);

export const across = ({ left, right }: Sides): number => left + right;
export const down = ({ top, bottom }: Sides): number => top + bottom;

/** A box with its border and padding, without sizes. */
export function newLaid(box: Box, width: number): Laid {
	const laid = new Laid(box);
	laid.border = bordersOf(box.style);
	laid.padding = paddingsOf(box.style, width);
	return laid;
}

/** A size with the border, of one that is written for the content or for the border box. */
export function borderSize(value: Size | Most, whole: number | undefined, edges: number, style: Style): number | undefined {
	if (typeof value === 'string') return undefined;
	if (value.percent !== 0 && whole === undefined) return undefined;
	if (value.fills) return Math.max((whole ?? 0) - marginsAt(value.fills, style, whole ?? 0), edges);
	const size = usedLength(value, whole ?? 0);
	return Math.max(style.boxSizing === 'border-box' ? Math.max(size, edges) : size + edges, 0);
}

const marginsAt = (
	which: 'across' | 'down',
	{ marginLeft, marginRight, marginTop, marginBottom }: Style,
	whole: number,
): number =>
	which === 'across'
		? marginSize(marginLeft, whole) + marginSize(marginRight, whole)
		: marginSize(marginTop, whole) + marginSize(marginBottom, whole);

/** Within the least and the most that the style allows. */
export function limitWidth(width: number, style: Style, whole: number, edges: number): number {
	const most = borderSize(style.maxWidth, whole, edges, style) ?? Infinity;
	const least = borderSize(style.minWidth, whole, edges, style) ?? 0;
	return Math.max(Math.min(width, most), least, edges);
}

export function limitHeight(height: number, style: Style, whole: number | undefined, edges: number): number {
	const most = borderSize(style.maxHeight, whole, edges, style) ?? Infinity;
	const least = borderSize(style.minHeight, whole, edges, style) ?? 0;
	return Math.max(Math.min(height, most), least, edges);
}

/** The sums of border and padding, of both sides. */
export interface Edges {
	readonly across: number;
	readonly down: number;
}

/** The width with border that a height with border gives to a box of a fixed ratio (CSS Sizing 4, 6.2). */
export function widthOfRatio(height: number, style: Style, edges: Edges): number {
	const ratio = style.aspectRatio ?? 1;
	if (style.boxSizing === 'border-box') return height * ratio;
	return Math.max(height - edges.down, 0) * ratio + edges.across;
}

/** The height with border that a width with border gives to a box of a fixed ratio. */
export function heightOfRatio(width: number, style: Style, edges: Edges): number {
	const ratio = style.aspectRatio ?? 1;
	if (style.boxSizing === 'border-box') return width / ratio;
	return Math.max(width - edges.across, 0) / ratio + edges.down;
}

/** A width within the limits that those of the height give to a box of a fixed ratio (CSS Sizing 4, 6.2.1). */
export function limitByRatio(width: number, style: Style, whole: number | undefined, edges: Edges): number {
	if (style.aspectRatio === undefined || style.width !== 'auto') return width;
	const most = borderSize(style.maxHeight, whole, edges.down, style);
	const least = borderSize(style.minHeight, whole, edges.down, style);
	const limited = most === undefined ? width : Math.min(width, widthOfRatio(most, style, edges));
	return least === undefined ? limited : Math.max(limited, widthOfRatio(least, style, edges));
}

/** How far a relative box is moved (CSS 2.1, 9.4.3); shares of a height that is not known do not count. */
export function relativeShift({ left, right, top, bottom, direction }: Style, { width, height }: Space): Laid['shift'] {
	const known = (value: Length | 'auto', whole: number | undefined): number | undefined =>
		value === 'auto' || (value.percent !== 0 && whole === undefined) ? undefined : usedLength(value, whole ?? 0);
	const [before, after, above, below] = [known(left, width), known(right, width), known(top, height), known(bottom, height)];
	const back = after === undefined ? undefined : -after;
	const x = (direction === 'rtl' ? (back ?? before) : (before ?? back)) ?? 0;
	const y = above ?? -(below ?? 0);
	return x === 0 && y === 0 ? undefined : { x, y };
}
