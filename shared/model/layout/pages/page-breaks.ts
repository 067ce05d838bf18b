/** Where pages may end (CSS Fragmentation 3, 3 and 4). */
import { trimList } from '../../../lists';
import type { Fragments } from '../boxes/fragments';
import { marginSize } from '../boxes/edges';
import type { Laid, LaidLine, Placed, PlacedLine } from '../boxes/laid';
import { BOX_COST, type Steps } from '../boxes/setting';
import { usedLength, type Style } from '../boxes/style';

/** Whether a box is not divided, if a page, or a column, has room for it. */
export function staysWhole(laid: Laid, room: number, isInColumns: boolean): boolean {
	const { box, height, lines, turn, children } = laid;
	if (height > room) return false;
	const { breakInside } = box.style;
	const avoids =
		breakInside === 'avoid' ||
		(breakInside === 'avoid-column' && isInColumns) ||
		(breakInside === 'avoid-content' && !isHollow(laid));
	return (
		avoids ||
		box.inner === 'image' ||
		(turn ?? children[0]?.turn) !== undefined ||
		(box.keepsNext && lines.length > 0) ||
		isTurned(box.style)
	);
}

/** Whether a row has room, and nothing in it. */
const isHollow = (row: Laid): boolean => row.height > LOW && isEmpty(row, EMPTY_LEVELS);

/** Whether nothing is in a box, or only boxes for which this holds, as far as these levels go. */
const isEmpty = ({ box, lines, apart, columns, children }: Laid, levels: number): boolean =>
	lines.length === 0 &&
	apart.length === 0 &&
	!columns &&
	box.inner !== 'image' &&
	(children.length === 0 || (levels > 0 && children.every((child) => isEmpty(child, levels - 1))));

/** Whether a box is turned or scaled, so that it is drawn as one. */
export const isTurned = ({ transform }: Style): boolean => transform.some(({ kind }) => kind === 'matrix');

/**
 * The page that a box is on whole because a transform moves it up to there, such as one that is centered by half its height; `undefined`
 * where it is on one page without the transform, or on more with it.
 */
export function pageAfterMove({ box, height }: Laid, top: number, fragments: Fragments): number | undefined {
	const { position, transform } = box.style;
	if (position !== 'absolute' || transform.length === 0) return undefined;
	const y = transform.reduce((sum, one) => (one.kind === 'matrix' ? sum : sum + usedLength(one.y, height)), 0);
	const page = fragments.at(top + FINE);
	const end = fragments.endOf(page) + FINE;
	const isMovedOnto = y < 0 && top + y > fragments.startOf(page) - FINE && top + height > end && top + y + height <= end;
	return isMovedOnto ? page : undefined;
}

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
/** Of boxes in a row: a cell, a box in it, and one in that. */
const EMPTY_LEVELS = 3;

/** The height of what a box has at least on its first page. */
export function leastAtStart(laid: Laid, room: number, isInColumns: boolean): number {
	for (let at = laid, above = 0; ;) {
		if (staysWhole(at, room, isInColumns)) return above + at.height;
		if (at.columns) return above + Math.min(leastAtStart(at.columns.content, room, true), at.height);
		const { lines, box, children } = at;
		if (lines.length > 0) {
			const last =
				lines[
					Math.min(lines.length <= box.style.orphans + box.style.widows - 1 ? lines.length : box.style.orphans, lines.length) - 1
				]!;
			return above + last.y + last.height;
		}
		if ((at.head ?? at.foot) && children.length > 1) {
			const { head, foot } = at;
			const row = children.find((child) => child !== head && child.children.length > 0)?.children[0];
			const least = row && !isHollow(row) ? row.height : 0;
			return above + (head ? head.y + head.height : 0) + least + (row && foot ? foot.height : 0);
		}
		const [first] = children;
		// An empty box is divided, as in browsers, if it is not a line or a mark.
		if (!first) return above + (at.height > LOW ? 0 : at.height);
		// A low band is not divided; the next one may be on the next page.
		const end = at.flow === 'bands' ? firstBandEnd(children) : Infinity;
		if (end - first.y <= room / 4) return above + end;
		above += first.y;
		at = first;
	}
}

/** Whether a box has no place inside where a page may end: its lower edges stay with all of it. */
export function isOneUnit(laid: Laid, room: number, isInColumns: boolean): boolean {
	for (let at: Laid | undefined = laid; at; [at] = at.children) {
		const { box, lines, children, flow, columns } = at;
		if (staysWhole(at, room, isInColumns) || flow === 'bands') return true;
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

/** Where the first of boxes side by side end. */
function firstBandEnd(children: readonly Laid[]): number {
	let end = -Infinity;
	for (const { y, height } of children) {
		if (end !== -Infinity && y >= end) break;
		end = Math.max(end, y + height);
	}
	return end;
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
