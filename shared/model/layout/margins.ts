/** Which margins of blocks join (CSS 2.1, 8.3.1), and the floats that come between them (9.5.2). */
import { addAll } from '../../lists';
import type { Box, Inline } from './boxes/box';
import { across, borderSize, bordersOf, isAuto, limitWidth, marginSize, paddingsOf, type Space } from './boxes/edges';
import { type Laid, type Margin, NO_MARGIN } from './boxes/laid';
import type { Style } from './boxes/style';

/** Whether its floats and margins are its own (CSS 2.1, 9.4.1). */
export function isRoot({ style, inner, isItem }: Box): boolean {
	const { display } = style;
	return (
		isItem ||
		(inner !== 'blocks' && inner !== 'lines') ||
		style.overflow !== 'visible' ||
		style.isContained ||
		display === 'flow-root' ||
		display === 'inline-block' ||
		display === 'table-cell' ||
		display === 'table-caption' ||
		style.alignContent !== 'normal' ||
		style.float !== 'none' ||
		style.columnCount !== undefined ||
		style.columnWidth !== undefined ||
		style.position === 'absolute' ||
		style.position === 'fixed'
	);
}

/** Whether the margin of the first block inside joins that of the block itself. */
export const joinsAbove = ({ box, border, padding }: Laid): boolean =>
	border.top === 0 && padding.top === 0 && !isRoot(box) && box.style.display !== 'none';

export const joinsBelow = ({ box, border, padding }: Laid): boolean =>
	border.bottom === 0 && padding.bottom === 0 && !isRoot(box) && isAuto(box.style.height);

/** Floats beside each other, of which the widths are remembered. */
const MOST_BESIDE = 100;

/** Floats at the top of a block, whose place is known only with the margins that join there. */
export class TopFloats {
	private readonly sides = new Set<string>();
	/** As far as they say it in pixels. */
	private readonly widths: number[] = [];

	/** Adds those of a box that is a float, or in which nothing but floats takes room. */
	add(box: Box): void {
		const { style } = box;
		if (box.isPositioned) return;
		if (style.float !== 'none') {
			this.sides.add(style.float);
			if (this.widths.length < MOST_BESIDE) this.widths.push(borderSize(style.width, undefined, 0, style) ?? 0);
		} else if (isThrough(box)) {
			const { sides, widths } = floatsIn(box);
			for (const side of sides) this.sides.add(side);
			addAll(this.widths, widths.slice(0, MOST_BESIDE - this.widths.length));
		}
	}

	/** Whether a block goes below them, whatever its margin is. */
	isCleared({ clear }: Style): boolean {
		return this.sides.size > 0 && (clear === 'both' || this.sides.has(clear));
	}

	/** Whether a block whose width is given has no place beside them: then they do not move with its margin. */
	isBeside(box: Box, whole: number): boolean {
		if (this.sides.size === 0 || !isRoot(box)) return true;
		let taken = 0;
		for (const width of this.widths) {
			if (taken > 0 && taken + width > whole) break;
			taken += width;
		}
		return taken + (borderSize(box.style.width, whole, 0, box.style) ?? 0) <= whole;
	}
}

/** The floats of a box in which nothing else takes room. */
function floatsIn(box: Box): TopFloats {
	const known = box.known.get('floats') as TopFloats | undefined;
	if (known) return known;
	const floats = new TopFloats();
	if (box.inner === 'lines') for (const inline of box.inlines) if (inline.kind === 'apart') floats.add(inline.box);
	for (const child of box.children) floats.add(child);
	box.known.set('floats', floats);
	return floats;
}

/**
 * The margin above a block, with those of the blocks inside that join it.
 *
 * @param isBelow whether a block that clears floats is below them with this margin; if so, its margin does not join
 */
export function topMargin(box: Box, whole: number, isBelow: (style: Style, margin: Margin) => boolean): Margin {
	let width = whole;
	let margin = NO_MARGIN;
	const floats = new TopFloats();
	for (let at: Box | undefined = box; at;) {
		margin = margin.add(marginSize(at.style.marginTop, width));
		if (at.inner !== 'blocks' || isRoot(at) || !hasNoTop(at)) break;
		// Margins in percent are of the width of the box around.
		const edges = across(bordersOf(at.style)) + across(paddingsOf(at.style, width));
		width = Math.max(filledWidth(at, { width, height: undefined }, edges) - edges, 0);
		let inner: Box | undefined;
		for (const child of at.children) {
			if (child.isApart) {
				floats.add(child);
				continue;
			}
			const { marginTop, marginBottom } = child.style;
			const joined = margin.add(marginSize(marginTop, width));
			if (floats.isCleared(child.style) || !floats.isBeside(child, width) || isBelow(child.style, joined)) return margin;
			inner = child;
			if (!isThrough(child)) break;
			floats.add(child);
			margin = joined.add(marginSize(marginBottom, width));
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
	if (isRoot(box) || box.replaced || box.marker || !hasNoTop(box) || style.aspectRatio !== undefined) return false;
	if (style.borderBottomWidth > 0 || style.paddingBottom.px !== 0 || style.paddingBottom.percent !== 0) return false;
	if (!isAuto(style.height) && !(typeof style.height === 'object' && style.height.px === 0 && style.height.percent === 0))
		return false;
	if (typeof style.minHeight === 'object' && (style.minHeight.px > 0 || style.minHeight.percent > 0)) return false;
	if (box.inner === 'lines') return box.inlines.every(isUnseen);
	if (box.inner !== 'blocks') return false;
	const floats = new TopFloats();
	return box.children.every((child) => {
		// One that goes below floats inside makes the box as high as they are.
		if (!child.isApart && (floats.isCleared(child.style) || !isThrough(child))) return false;
		floats.add(child);
		return true;
	});
}

/** Whether it makes no line: white space, a box out of the flow, or an inline box without edges (CSS 2.1, 9.4.2). */
function isUnseen(inline: Inline): boolean {
	switch (inline.kind) {
		case 'text':
			return inline.text.trim() === '' && !inline.style.whiteSpace.startsWith('pre');
		case 'open':
		case 'close':
			return hasNoEdges(inline.box.style);
		default:
			return inline.kind === 'apart';
	}
}

const hasNoEdges = (style: Style): boolean =>
	[style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].every(
		({ px, percent }) => px === 0 && percent === 0,
	) &&
	[style.marginLeft, style.marginRight].every((margin) => margin === 'auto' || (margin.px === 0 && margin.percent === 0)) &&
	style.borderTopWidth + style.borderRightWidth + style.borderBottomWidth + style.borderLeftWidth === 0;

/** The width of a block that fills its containing block. */
export function filledWidth({ style }: Box, space: Space, edges: number): number {
	const width = borderSize(style.width, space.width, edges, style);
	const free = space.width - marginSize(style.marginLeft, space.width) - marginSize(style.marginRight, space.width);
	return limitWidth(width ?? free, style, space.width, edges);
}
