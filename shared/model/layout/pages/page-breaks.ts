/** Where pages may end (CSS Fragmentation 3, 3 and 4). */
import { isFloat } from './floats-by-end';
import { trimList } from '../../../lists';
import type { Fragments } from '../boxes/fragments';
import { marginSize } from '../boxes/edges';
import type { Laid, LaidLine, Placed, PlacedLine } from '../boxes/laid';
import { BOX_COST, type Steps } from '../boxes/setting';
import { usedLength, type Style } from '../boxes/style';

/** Boxes below each other from one on; `below` stays with the end of the last of them. */
export interface Following {
	readonly children: readonly Laid[];
	readonly index: number;
	readonly below: number;
}

/** Whether a box is not divided, if a page, or a column, has room for it. */
export function staysWhole(laid: Laid, room: number, isInColumns: boolean): boolean {
	const { box, height, lines, turn, children } = laid;
	if (height > room) return false;
	const { breakInside } = box.style;
	return (
		breakInside === 'avoid' ||
		(breakInside === 'avoid-column' && isInColumns) ||
		box.inner === 'image' ||
		(turn ?? children[0]?.turn) !== undefined ||
		(box.keepsNext && lines.length > 0) ||
		isTurned(box.style)
	);
}

/** Whether a box begins with one that is not to be divided, but must be, after headings at most: browsers begin a new page for it. */
export function needsPages(laid: Laid, room: number): boolean {
	for (let at: Laid | undefined = laid; at; at = at.children.find(({ box }) => !box.keepsNext)) {
		if (isTooHigh(at, room)) return true;
		if (at.flow === 'bands') return at.children.some((child) => isTooHigh(child, room));
		if (at.lines.length > 0 || at.columns) return false;
	}
	return false;
}

const isTooHigh = ({ box, height }: Laid, room: number): boolean => height > room && box.style.breakInside === 'avoid';

/** Whether a box is turned or scaled, so that it is drawn as one. */
export const isTurned = ({ transform }: Style): boolean => transform.some(({ kind }) => kind === 'matrix');

/**
 * The page that a box is on whole because a transform moves it up to there, such as one that is centered by half its height; `undefined`
 * where it is on one page without the transform, or on more with it.
 */
function pageAfterMove({ box, height }: Laid, top: number, fragments: Fragments): number | undefined {
	const { position, transform } = box.style;
	if (position !== 'absolute' || transform.length === 0) return undefined;
	const y = transform.reduce((sum, one) => (one.kind === 'matrix' ? sum : sum + usedLength(one.y, height)), 0);
	const page = fragments.at(top + FINE);
	const end = fragments.endOf(page) + FINE;
	const isMovedOnto = y < 0 && top + y > fragments.startOf(page) - FINE && top + height > end && top + y + height <= end;
	return isMovedOnto ? page : undefined;
}

/**
 * The page that a turned box begins on and stays on, although it reaches over the end of that: where the box around it ends there and
 * cuts it off, or where it is a mere shape.
 */
function pageOfShape(shape: Laid, top: number, { laid, bottom }: Placed, fragments: Fragments): number | undefined {
	const { box, height, lines, children, apart } = shape;
	if (box.style.position !== 'absolute' || !isTurned(box.style)) return undefined;
	const page = fragments.at(top + FINE);
	const end = fragments.endOf(page) + FINE;
	if (top + height <= end) return undefined;
	const isCut = laid.box.style.overflow === 'hidden' && bottom <= end;
	const isEmpty = lines.length + children.length + apart.length === 0 && box.replaced === undefined;
	return isCut || isEmpty ? page : undefined;
}

/** The page that a positioned box is on whole, if it is not divided like others. */
export const onlyPageOf = (box: Laid, top: number, around: Placed, fragments: Fragments): number | undefined =>
	pageAfterMove(box, top, fragments) ?? pageOfShape(box, top, around, fragments);

const FINE = 0.01;

/** The part that a box must begin on. */
export type Forced = 'page' | 'column';

export const forcedBy = (value: Style['breakBefore']): Forced | undefined =>
	value === 'page' || value === 'left' || value === 'right' ? 'page' : value === 'column' ? 'column' : undefined;

/** Of the box, or of the first box inside it. */
export function forcedBefore(laid: Laid): Forced | undefined {
	let found: Forced | undefined;
	for (let at: Laid | undefined = laid; at; [at] = at.flow === 'sequence' ? at.children : []) {
		const forced = forcedBy(at.box.style.breakBefore);
		if (forced === 'page') return forced;
		found ??= forced;
	}
	return found;
}

export function forcedAfter(laid: Laid): Forced | undefined {
	let found: Forced | undefined;
	for (let at: Laid | undefined = laid; at; at = at.flow === 'sequence' ? at.children.at(-1) : undefined) {
		const forced = forcedBy(at.box.style.breakAfter);
		if (forced === 'page') return forced;
		found ??= forced;
	}
	return found;
}

/** The first line of the next page, where `at` is the first that does not fit: neither too few lines before it nor after it. */
export function linesPerPage(from: number, at: number, count: number, { orphans, widows }: Style): number {
	const earlier = count - at < widows ? Math.max(count - widows, from) : at;
	// As browsers do: a part in the middle would have too few lines for the sake of the last one.
	const first = from > 0 && earlier - from < orphans ? at : earlier;
	return first - from < orphans && from === 0 ? 0 : Math.max(first, from === 0 ? 0 : from + 1);
}

/** The height of an empty box that is not divided, in pixels. */
const LOW = 20;
/** How many boxes are looked at for one answer; boxes beside those have no say. */
const MOST_LOOKS = 200;

/** The height of what a box has at least on its first page. */
export function leastAtStart(laid: Laid, room: number, isInColumns: boolean, looks: Looks = newLooks()): number {
	for (let at = laid, above = 0; ;) {
		looks.left--;
		if (staysWhole(at, room, isInColumns)) return above + at.height;
		if (at.columns) return above + Math.min(leastAtStart(at.columns.content, room, true, looks), at.height);
		const { lines, box, children } = at;
		if (lines.length > 0) {
			const { orphans, widows } = box.style;
			const isKept = lines.length < orphans + widows && !looks.isInItem;
			const last = lines[(isKept ? lines.length : Math.min(orphans, lines.length)) - 1]!;
			return above + Math.max(last.y + last.height, unitHeight(at, looks.isInItem));
		}
		if ((at.head ?? at.foot) && children.length > 1) {
			const { head, foot } = at;
			const row = children.find((child) => child !== head && child.children.length > 0)?.children[0];
			const least = row ? leastAtStart(row, room, isInColumns, looks) : 0;
			return above + (head ? head.y + head.height : 0) + least + (row && foot ? foot.height : 0);
		}
		const [first] = children;
		// An empty box is divided, as in browsers, if it is not a line or a mark.
		if (!first) return above + (at.height > LOW ? 0 : at.height);
		if (at.flow === 'bands') {
			looks.isInItem = isRowOfItems(at);
			return above + first.y + leastOfBand(firstBand(children), first.y, room, isInColumns, looks);
		}
		// Floats above the first box in the flow are where the content begins.
		const [aside] = at.apart;
		const begins = aside && isFloat(aside) && aside.y + aside.height <= first.y + NEAR ? aside : first;
		above += begins.y;
		at = begins;
	}
}

interface Looks {
	left: number;
	/** Whether the box is where an item of a flexible box or a grid begins: its first lines are parted for the sake of no others. */
	isInItem: boolean;
}

export const newLooks = (isInItem = false): Looks => ({ left: MOST_LOOKS, isInItem });

/** Whether boxes side by side are items of a flexible box or a grid, and no cells. */
export const isRowOfItems = ({ box }: Laid): boolean => box.inner === 'flex' || box.inner === 'grid';

/** The same for boxes side by side: each of them begins on the page of the band, or none does. */
export function leastOfBand(band: readonly Laid[], start: number, room: number, isInColumns: boolean, looks: Looks): number {
	let least = 0;
	const { isInItem } = looks;
	for (const child of band) {
		if (looks.left <= 0) break;
		looks.isInItem = isInItem;
		const own = Math.max(leastAtStart(child, room, isInColumns, looks), unitHeight(child, isInItem));
		least = Math.max(least, child.y - start + Math.min(own, child.height) - sinkOf(child));
	}
	return least;
}

/** The height of a box with few lines of text, and its edges: all of it is on one page. */
function unitHeight({ lines, box, padding, border }: Laid, isInItem: boolean): number {
	const last = lines.at(-1);
	const { orphans, widows } = box.style;
	if (!last || lines.length > (isInItem ? orphans : orphans + widows - 1)) return 0;
	return last.y + last.height + padding.bottom + border.bottom;
}

/** How far down the content of a cell is because of its alignment; in a row that is divided, it begins at the top. */
export const sinkOf = ({ box, sunk }: Laid): number =>
	box.style.verticalAlign === 'middle' || box.style.verticalAlign === 'bottom' ? sunk : 0;

/**
 * Whether a box has no place inside where a page may end: its lower edges stay with all of it.
 *
 * @param fits whether boxes side by side are on its page without the edges; others are divided in any case
 */
export function isOneUnit(laid: Laid, room: number, isInColumns: boolean, fits: boolean): boolean {
	for (let at: Laid | undefined = laid; at; [at] = at.children) {
		const { box, lines, children, flow, columns } = at;
		if (staysWhole(at, room, isInColumns)) return true;
		if (flow === 'bands') return fits;
		if (lines.length > 0) return lines.length < box.style.orphans + box.style.widows;
		if (columns !== undefined || children.length > 1) return false;
	}
	return true;
}

/**
 * How much stays on the page of the last line or box inside a box: as in browsers, its lower border and padding are not divided, with
 * the margin above them. Where the box is higher than its content, its page may end between them.
 *
 * @param end what stays with the end of the box itself
 */
export function endAfter({ height, border, padding, contentWidth }: Laid, last: Laid | LaidLine, end: number): number {
	const edges = border.bottom + padding.bottom + end;
	if (edges <= 0) return 0;
	const gap = height - border.bottom - padding.bottom - last.y - last.height;
	const margin = 'box' in last ? Math.max(marginSize(last.box.style.marginBottom, contentWidth), last.after.size, 0) : 0;
	return gap > margin + FINE ? 0 : Math.max(edges + gap, 0);
}

/** The first of boxes in bands that are side by side. */
function firstBand(children: readonly Laid[]): readonly Laid[] {
	let end = -Infinity;
	for (const [at, { y, height }] of children.entries()) {
		if (end !== -Infinity && y >= end) return children.slice(0, at);
		end = Math.max(end, y + height);
	}
	return children;
}

/** Places that are compared as equal. */
const NEAR = 0.05;

/** Boxes whose heights overlap, from top to bottom. */
export function bandsOf(children: readonly Laid[]): Laid[][] {
	const bands: Laid[][] = [];
	let end = -Infinity;
	for (const child of [...children].sort((one, other) => one.y - other.y)) {
		const last = bands.at(-1);
		if (last && (child.y < end - NEAR || (child.height === 0 && child.y <= end))) last.push(child);
		else bands.push([child]);
		end = Math.max(end, child.y + child.height);
	}
	return bands;
}

/**
 * How much of the bottom of a row of boxes, or of a grid, moves all of it to the next page if only that does not fit: browsers find no
 * place to end the page in a line of boxes, and none in a grid.
 */
export function edgesOfAll(laid: Laid, end: number): number {
	const { box, flow, children } = laid;
	const { flexDirection, flexWrap } = box.style;
	const isRow = box.inner === 'flex' && !flexDirection.startsWith('column') && flexWrap === 'nowrap';
	if (flow !== 'bands' || !(isRow || box.inner === 'grid')) return 0;
	const lowest = lowestOf(children);
	return lowest ? endAfter(laid, lowest, end) : 0;
}

/** Where cells of a row end if their content begins at the top, without their lower edges and with them, from the top of the row. */
export function endsOfCells(row: Laid): readonly (readonly [content: number, all: number])[] {
	if (row.flow !== 'bands' || isRowOfItems(row)) return [];
	return row.children.map((cell) => {
		const last = lowestOf(cell.children) ?? cell.lines.at(-1);
		const end = last ? cell.y + last.y + last.height - sinkOf(cell) : 0;
		return [end, end + cell.padding.bottom + cell.border.bottom];
	});
}

/** The distance to the row above it, which browsers leave below the foot of a table, too, where a page ends. */
export const gapAbove = (foot: Laid, { children }: Laid): number => {
	const above = children[children.indexOf(foot) - 1];
	return above ? Math.max(foot.y - above.y - above.height, 0) : 0;
};

/** The half of the upper border that a table shares with its cells, which is above its head on each page. */
export const sharedAbove = ({ box, border }: Laid): number => (box.style.borderCollapse === 'collapse' ? border.top : 0);

/** The box that ends last. */
export function lowestOf(children: readonly Laid[]): Laid | undefined {
	let lowest = children[0];
	for (const child of children) if (child.y + child.height > lowest!.y + lowest!.height) lowest = child;
	return lowest;
}

/** A box that is not divided, with all that is in it. */
export function* atoms(laid: Laid, x: number, y: number): Steps<Placed> {
	yield BOX_COST / 10;
	const lines: PlacedLine[] = [];
	for (const line of laid.lines) {
		const inner: Placed[] = [];
		for (const { laid: atom } of line.atoms) inner.push(yield* atoms(atom, x + atom.x, y + line.y + atom.y));
		lines.push({ line, top: y + line.y, atoms: inner });
	}
	const [children, apart]: [Placed[], Placed[]] = [[], []];
	for (const child of laid.children) children.push(yield* atoms(child, x + child.x, y + child.y));
	for (const child of laid.apart) apart.push(yield* atoms(child, x + child.x, y + child.y));
	return {
		laid,
		x,
		top: y,
		bottom: y + laid.height,
		lines: trimList(lines),
		children: trimList(children),
		apart,
		repeated: [],
		columns: laid.columns?.whole,
	};
}
