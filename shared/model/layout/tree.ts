/** Lays out a box by its kind, and gives it its size. */
import type { Box } from './boxes/box';
import { layContent } from './blocks';
import { distribute } from './boxes/alignment';
import { layColumns } from './columns';
import {
	across,
	borderSize,
	down,
	isAuto,
	limitHeight,
	limitWidth,
	marginSize,
	newLaid,
	relativeShift,
	type Space,
	limitByRatio,
	widthOfRatio,
} from './boxes/edges';
import { layFlex } from './flex';
import { Floats, type Context } from './boxes/floats';
import { layGrid } from './grid/grid';
import { imageSize } from './boxes/images';
import { type Laid, NO_MARGIN } from './boxes/laid';
import { filledWidth, isRoot } from './margins';
import { layPositioned } from './boxes/positioned';
import { BOX_COST, type Layout, type Steps } from './boxes/setting';
import { layTable } from './table/table';
import { layTurned } from './turned';

/** @param context of floats, if the box is not a root of them; its place is that of the box */
export function* layOutBox(box: Box, layout: Layout, space: Space, context?: Context): Steps<Laid> {
	yield BOX_COST;
	const laid = newLaid(box, space.width);
	if (box.inner === 'image') layImage(laid, layout, space);
	else {
		laid.width = yield* widthOfBox(laid, layout, space);
		if (box.inner === 'table') yield* layTable(laid, layout, space);
		else yield* laySized(laid, layout, space, context);
	}
	if (box.style.position === 'relative') laid.shift = relativeShift(box.style, space);
	yield* layPositioned(laid, layout);
	return laid;
}

function layImage(laid: Laid, layout: Layout, space: Space): void {
	const { border, padding, box } = laid;
	const { width, height } = imageSize(box, space, layout);
	laid.width = space.fixedWidth ?? width + across(border) + across(padding);
	laid.height = space.fixedHeight ?? height + down(border) + down(padding);
}

function* widthOfBox(laid: Laid, layout: Layout, space: Space): Steps<number> {
	if (space.fixedWidth !== undefined) return space.fixedWidth;
	const { box, border, padding } = laid;
	const { style } = box;
	const edges = across(border) + across(padding);
	const { width } = style;
	const isShrunk =
		(space.shrinks === true && width === 'auto') || box.inner === 'table' || (typeof width === 'string' && width !== 'auto');
	const { aspectRatio } = style;
	const both = { across: edges, down: down(border) + down(padding) };
	const height = borderSize(style.height, space.height, both.down, style);
	if (width === 'auto' && aspectRatio !== undefined && height !== undefined) {
		const high = limitHeight(height, style, space.height, both.down);
		return limitWidth(widthOfRatio(high, style, both), style, space.width, edges);
	}
	if (!isShrunk)
		return limitWidth(limitByRatio(filledWidth(box, space, edges), style, space.height, both), style, space.width, edges);
	const { least, most } = yield* layout.widthsOf(box);
	const free = space.width - marginSize(style.marginLeft, space.width) - marginSize(style.marginRight, space.width);
	if (width === 'min-content') return limitWidth(least, style, space.width, edges);
	if (width === 'max-content') return limitWidth(most, style, space.width, edges);
	const wanted = borderSize(width, space.width, edges, style) ?? Math.max(least, Math.min(most, free));
	const limited = limitWidth(limitByRatio(wanted, style, space.height, both), style, space.width, edges);
	// The columns of a fixed table do not look at their content.
	const isFixed = style.tableLayout === 'fixed' && width !== 'auto';
	return box.inner === 'table' && !isFixed ? Math.max(limited, least) : limited;
}

/** Lays out the content, whose width is known, and finds the height. */
function* laySized(laid: Laid, layout: Layout, space: Space, context: Context | undefined): Steps<void> {
	const { box, border, padding } = laid;
	const { style } = box;
	const edges = down(border) + down(padding);
	const ratio = style.aspectRatio;
	const byRatio =
		ratio !== undefined && isAuto(style.height)
			? style.boxSizing === 'border-box'
				? laid.width / ratio
				: laid.contentWidth / ratio + edges
			: undefined;
	// The height of a cell is the least that it has.
	const isCell = style.display === 'table-cell';
	const asked = space.isOpen ? undefined : borderSize(style.height, space.height, edges, style);
	const given = space.fixedHeight ?? (isCell ? undefined : asked);
	const known =
		given === undefined ? undefined : space.fixedHeight === undefined ? limitHeight(given, style, space.height, edges) : given;
	// The height of a ratio is known before the content.
	const whole = known ?? (byRatio === undefined ? undefined : limitHeight(byRatio, style, space.height, edges));
	const room = whole === undefined ? undefined : Math.max(whole - edges, 0);
	const least = leastByPage(box, layout, space);
	const inside = {
		width: laid.contentWidth,
		height: space.isLoose ? undefined : (room ?? heightOutside(box, layout, space, least, edges)),
	};
	let content: number;
	if (box.inner === 'flex') content = yield* layFlex(laid, layout, { ...inside, room }, space);
	else if (box.inner === 'columns') content = yield* layColumns(laid, layout, inside);
	else if (box.inner === 'turned') content = yield* layTurned(laid, layout, layout.quirks === 'all' ? undefined : space.height);
	else if (box.inner === 'grid') content = yield* layGrid(laid, layout, { ...inside, height: room }, space);
	else {
		const floats = context && !isRoot(box) ? context.floats : new Floats();
		const own = context && !isRoot(box) ? context : { floats, x: 0, y: 0 };
		content = yield* layContent(laid, layout, inside, own);
		if (isRoot(box)) content = Math.max(content, floats.clear('both') - border.top - padding.top);
	}
	const natural = Math.max(content + edges, byRatio ?? 0, least ?? 0, isCell ? (asked ?? 0) : 0);
	laid.height = known ?? limitHeight(natural, style, space.height, edges);
	// On paper, a box that scrolls shows all that it has.
	if (style.overflow === 'scroll') laid.height = Math.max(laid.height, natural);
	if (isCell) laid.slack = Math.max(laid.height - content - edges, 0);
	if (laid.legend) laid.frame = frameWith(laid.legend, laid);
	// A least height takes the margins below in.
	if (laid.height > natural + 0.01) laid.after = NO_MARGIN;
	const isAligned = (box.inner === 'blocks' || box.inner === 'lines') && !isCell && style.alignContent !== 'normal';
	// As browsers do it, content that is too high begins at the top.
	if (isAligned) moveContent(laid, distribute(style.alignContent, Math.max(laid.height - natural, 0), 1).before);
}

/** Without a document type, the root and the body fill the page (Quirks Mode Standard, 3.6 and 3.7). */
function leastByPage(box: Box, layout: Layout, { height, fixedHeight }: Space): number | undefined {
	const { style } = box;
	if (height === undefined || fixedHeight !== undefined || !layout.filling.includes(box) || !isAuto(style.height))
		return undefined;
	return Math.max(height - marginSize(style.marginTop, 0) - marginSize(style.marginBottom, 0), 0);
}

/** There, percentages of heights are of the next box around that has a height, or of the body (3.5). */
function heightOutside(
	box: Box,
	layout: Layout,
	{ height, fixedHeight }: Space,
	least: number | undefined,
	edges: number,
): number | undefined {
	if (least !== undefined) return Math.max(least - edges, 0);
	const isBlock = (box.inner === 'blocks' || box.inner === 'lines') && box.style.display !== 'table-cell' && !box.isPositioned;
	return layout.quirks === 'all' && isBlock && fixedHeight === undefined ? height : undefined;
}

/** The border of a field set, whose upper side goes through the middle of the legend. */
function frameWith(legend: Laid, { border, height }: Laid): Laid['frame'] {
	const top = Math.max(legend.y + (legend.height - border.top) / 2, 0);
	return { top, height: Math.max(height - top, 0) };
}

/** All that is in a block (CSS Box Alignment 3, 5.1.1). */
function moveContent(laid: Laid, by: number): void {
	if (by === 0) return;
	laid.lines = laid.lines.map((line) => ({ ...line, y: line.y + by }));
	for (const child of [...laid.children, ...laid.apart]) child.y += by;
	if (laid.firstBaseline !== undefined) laid.firstBaseline += by;
	if (laid.lastBaseline !== undefined) laid.lastBaseline += by;
}
