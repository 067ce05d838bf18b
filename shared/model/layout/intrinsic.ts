/** How narrow and how wide boxes want to be (CSS Sizing 3, 5). */
import { addAll } from '../../lists';
import type { Box } from './boxes/box';
import { across, borderSize, bordersOf, limitWidth, marginSize, paddingsOf } from './boxes/edges';
import { columnWidths } from './columns';
import { gridWidths } from './grid/grid';
import { isRoot } from './margins';
import { imageSize } from './boxes/images';
import { collapseBorders } from './table/table-borders';
import { piecesOf, type Fragment } from './text/pieces';
import { BOX_COST, mostInside, type Layout, type Steps, type Widths } from './boxes/setting';
import { tableWidths } from './table/table-columns';
import type { Style } from './boxes/style';
import { turnedWidths } from './turned';

/** The widths of a box, remembered with it. */
export function* widthsOf(box: Box, layout: Layout): Steps<Widths> {
	const known = box.known.get('widths') as Widths | undefined;
	if (known) return known;
	yield BOX_COST / 4;
	const { style } = box;
	const edges = across(bordersOf(style)) + across(paddingsOf(style, 0));
	const fixed =
		typeof style.width === 'object' && style.width.percent === 0 ? borderSize(style.width, 0, edges, style) : undefined;
	let widths: Widths;
	const isCell = style.display === 'table-cell';
	if (fixed !== undefined && box.inner !== 'table' && !isCell) widths = { least: fixed, most: fixed };
	else {
		const inner = yield* contentWidths(box, layout);
		const around = box.inner === 'table' && style.borderCollapse === 'collapse' ? across(collapseBorders(box).table) : edges;
		const plain = inner.plain === undefined ? undefined : Math.max(inner.plain, inner.least) + around;
		widths = { least: inner.least + around, most: Math.max(inner.most, inner.least) + around, plain };
		// Widths of tables and of cells are at least those of their content.
		if (fixed !== undefined)
			widths = { least: isCell ? widths.least : Math.max(fixed, widths.least), most: Math.max(fixed, widths.least) };
	}
	const limited = mapWidths(widths, (width) => limitOwn(width, style, edges));
	box.known.set('widths', limited);
	return limited;
}

const mapWidths = ({ least, most, plain }: Widths, map: (width: number) => number): Widths => ({
	least: map(least),
	most: map(most),
	plain: plain === undefined ? undefined : map(plain),
});

/** How narrow the content of a box makes it, whatever width it has itself; remembered with it. */
export function* leastContent(box: Box, layout: Layout): Steps<number> {
	if (typeof box.style.width !== 'object' || box.inner === 'table') return (yield* widthsOf(box, layout)).least;
	let known = box.known.get('content') as number | undefined;
	if (known === undefined) {
		const edges = across(bordersOf(box.style)) + across(paddingsOf(box.style, 0));
		known = limitOwn((yield* contentWidths(box, layout)).least + edges, box.style, edges);
		box.known.set('content', known);
	}
	return known;
}

/** Limits that are percentages do not count here. */
function limitOwn(width: number, style: Style, edges: number): number {
	const { minWidth, maxWidth } = style;
	const isShare = (value: typeof minWidth | typeof maxWidth): boolean => typeof value === 'object' && value.percent !== 0;
	const [least, most] = [isShare(minWidth), isShare(maxWidth)];
	if (!least && !most) return limitWidth(width, style, 0, edges);
	return limitWidth(width, { ...style, minWidth: least ? 'auto' : minWidth, maxWidth: most ? 'none' : maxWidth }, 0, edges);
}

/** The widths of a box with its margins. */
function* outerWidths(box: Box, layout: Layout): Steps<Widths> {
	const margins = marginSize(box.style.marginLeft, 0) + marginSize(box.style.marginRight, 0);
	return mapWidths(yield* widthsOf(box, layout), (width) => width + margins);
}

function* contentWidths(box: Box, layout: Layout): Steps<Widths> {
	switch (box.inner) {
		case 'image': {
			const { width } = imageSize(box, { width: 0, height: undefined }, layout);
			const isShare =
				typeof box.style.width === 'object' || (typeof box.style.maxWidth === 'object' && box.style.maxWidth.percent !== 0);
			return { least: isShare ? 0 : width, most: width };
		}
		case 'lines':
			return yield* textWidths(box, layout);
		case 'table':
			return yield* tableWidths(box, layout);
		case 'flex':
			return yield* flexWidths(box, layout);
		case 'columns':
			return yield* columnWidths(box, layout);
		case 'grid':
			return yield* gridWidths(box, layout);
		case 'turned':
			return yield* turnedWidths(box, layout);
		default:
			return yield* blockWidths(box, layout);
	}
}

function* blockWidths({ children }: Box, layout: Layout): Steps<Widths> {
	let [least, most, plain, floats] = [0, 0, 0, 0];
	for (const child of children) {
		if (child.isPositioned) continue;
		const widths = yield* outerWidths(child, layout);
		least = Math.max(least, widths.least);
		if (child.style.float !== 'none') {
			floats += widths.most;
			most = Math.max(most, floats);
			plain = Math.max(plain, floats);
			continue;
		}
		if (child.style.clear !== 'none') floats = 0;
		// A block whose width is given lies under floats.
		const isUnder = typeof child.style.width === 'object' && !isRoot(child);
		const beside = isUnder ? 0 : Math.max(floats, 0);
		most = Math.max(most, widths.most + beside);
		plain = Math.max(plain, mostInside(widths) + beside);
		// Floats before a block are beside it, but not beside those after it.
		floats = 0;
	}
	return { least, most, plain: plain < most ? plain : undefined };
}

function* textWidths(box: Box, layout: Layout): Steps<Widths> {
	const { list } = yield* piecesOf(box, layout, true);
	let [least, most, line, floats] = [0, 0, 0, 0];
	let space = 0;
	const wraps =
		box.style.overflowWrap !== 'anywhere' && box.style.wordBreak !== 'break-word' && box.style.wordBreak !== 'break-all';
	for (const piece of list) {
		let own = 0;
		const all: Fragment[] = [...piece.fragments];
		addAll(
			all,
			piece.spaces.filter(({ kind }) => kind !== 'text'),
		);
		let word = 0;
		for (const fragment of all) {
			const widths = yield* fragmentWidths(fragment, layout);
			if (fragment.kind === 'apart') {
				if (!fragment.box.isPositioned) {
					floats += widths.most;
					least = Math.max(least, widths.least);
				}
				continue;
			}
			own += widths.most;
			word += widths.least;
		}
		// A word that is cut anywhere is about as wide as a letter; one letter is not cut.
		const isCut = !wraps && !(piece.fragments.length === 1 && isLetter(piece.fragments[0]!));
		least = Math.max(least, isCut ? Math.min(word, box.style.fontSize) : word + piece.hyphen);
		const isText = piece.fragments.some(({ kind }) => kind !== 'apart');
		if (isText) line += space + own;
		space = isText ? piece.spaceWidth : Math.max(space, piece.spaceWidth);
		most = Math.max(most, line);
		if (piece.ends) [line, space] = [0, 0];
	}
	return { least, most: most + floats };
}

const isLetter = (fragment: Fragment): boolean => fragment.kind === 'text' && /^\P{M}\p{M}*$/u.test(fragment.text);

function* fragmentWidths(fragment: Fragment, layout: Layout): Steps<Widths> {
	if (fragment.kind === 'text') return { least: fragment.width, most: fragment.width };
	if (fragment.kind === 'atom' || fragment.kind === 'apart') return yield* outerWidths(fragment.box, layout);
	const { style } = fragment.box;
	const side =
		fragment.kind === 'open'
			? marginSize(style.marginLeft, 0) + style.borderLeftWidth + style.paddingLeft.px
			: marginSize(style.marginRight, 0) + style.borderRightWidth + style.paddingRight.px;
	return { least: side, most: side };
}

function* flexWidths({ style, children }: Box, layout: Layout): Steps<Widths> {
	const isRow = style.flexDirection.startsWith('row');
	let [least, most, count] = [0, 0, 0];
	for (const child of children) {
		if (child.isPositioned) continue;
		const widths = yield* outerWidths(child, layout);
		const { flexBasis } = child.style;
		const basis = isRow && typeof flexBasis === 'object' && flexBasis.percent === 0 ? flexBasis.px : undefined;
		const wanted = Math.max(mostInside(widths), basis ?? 0);
		count++;
		most = isRow ? most + wanted : Math.max(most, wanted);
		least = isRow && style.flexWrap === 'nowrap' ? least + widths.least : Math.max(least, widths.least);
	}
	const gaps = isRow ? Math.max(count - 1, 0) * (style.columnGap?.px ?? 0) : 0;
	return { least: least + (style.flexWrap === 'nowrap' ? gaps : 0), most: most + gaps };
}
