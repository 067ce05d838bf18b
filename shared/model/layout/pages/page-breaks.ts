/** Where pages may end (CSS Fragmentation 3, 3 and 4). */
import type { Laid } from '../boxes/laid';
import type { Placed } from '../boxes/placed';
import { BOX_COST, type Steps } from '../boxes/setting';
import type { Style } from '../boxes/style';

/** Whether a box is not divided, if a page has room for it. */
export function staysWhole({ box, height, lines }: Laid, room: number): boolean {
	if (height > room) return false;
	return box.style.breakInside === 'avoid' || box.inner === 'image' || (box.keepsNext && lines.length > 0) || isTurned(box.style);
}

/** Whether a box is turned or scaled, so that it is drawn as one. */
export const isTurned = ({ transform }: Style): boolean => transform.some(({ kind }) => kind === 'matrix');

const isForced = (value: Style['breakBefore']): boolean => value === 'page' || value === 'left' || value === 'right';

/** Of the box, or of the first box inside it. */
export function mustBreakBefore(laid: Laid): boolean {
	for (let at: Laid | undefined = laid; at; [at] = at.flow === 'sequence' ? at.children : [])
		if (isForced(at.box.style.breakBefore)) return true;
	return false;
}

export function mustBreakAfter(laid: Laid): boolean {
	for (let at: Laid | undefined = laid; at; at = at.flow === 'sequence' ? at.children.at(-1) : undefined)
		if (isForced(at.box.style.breakAfter)) return true;
	return false;
}

/** The first line of the next page, where `at` is the first that does not fit: neither too few lines before it nor after it. */
export function linesPerPage(from: number, at: number, count: number, { orphans, widows }: Style): number {
	let first = at;
	if (count - first < widows) first = Math.max(count - widows, from);
	return first - from < orphans && from === 0 ? 0 : Math.max(first, from === 0 ? 0 : from + 1);
}

/** The height of what a box has at least on its first page. */
export function leastAtStart(laid: Laid, room: number): number {
	for (let at = laid, above = 0; ;) {
		if (staysWhole(at, room)) return above + at.height;
		const { lines, box, children } = at;
		if (lines.length > 0) {
			const last =
				lines[
					Math.min(lines.length <= box.style.orphans + box.style.widows - 1 ? lines.length : box.style.orphans, lines.length) - 1
				]!;
			return above + last.y + last.height;
		}
		if (at.head && children.length > 1) {
			const row = children.find((child) => child !== at.head && child.children.length > 0)?.children[0];
			return above + at.head.y + at.head.height + (row?.height ?? 0);
		}
		const [first] = children;
		// A low band is not divided.
		if (!first || (at.flow === 'bands' && at.height <= room / 4)) return above + at.height;
		above += first.y;
		at = first;
	}
}

/** A box that is not divided, with all that is in it. */
export function* atoms(laid: Laid, x: number, y: number): Steps<Placed> {
	yield BOX_COST / 10;
	const placed: Placed = { laid, x, top: y, bottom: y + laid.height, lines: [], children: [], apart: [], heads: [] };
	for (const line of laid.lines) {
		const inner: Placed[] = [];
		for (const { laid: atom } of line.atoms) inner.push(yield* atoms(atom, x + atom.x, y + line.y + atom.y));
		placed.lines.push({ line, top: y + line.y, atoms: inner });
	}
	for (const child of laid.children) placed.children.push(yield* atoms(child, x + child.x, y + child.y));
	for (const child of laid.apart) placed.apart.push(yield* atoms(child, x + child.x, y + child.y));
	return placed;
}
