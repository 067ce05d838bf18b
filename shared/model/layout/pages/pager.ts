/**
 * Puts boxes on pages (CSS Fragmentation 3). Pages follow each other without gaps in one column, so that a place is a number: page p
 * begins at p times its height. Nothing is dropped: what does not fit moves down, and what follows moves with it.
 */
import { greatest } from '../../../lists';
import type { Laid, LaidLine } from '../boxes/laid';
import type { Placed } from '../boxes/placed';
import { atoms, leastAtStart, linesPerPage, mustBreakAfter, mustBreakBefore, staysWhole } from './page-breaks';
import { BOX_COST, type Steps } from '../boxes/setting';

/** Places that are compared as equal. */
const FINE = 0.05;

export class Pager {
	/**
	 * @param height of a page without margins
	 * @param heightOf the part of it that a page has
	 */
	constructor(
		readonly height: number,
		private readonly heightOf: (page: number) => number,
	) {}

	pageOf(y: number): number {
		return Math.max(Math.floor((y + FINE) / this.height), 0);
	}

	/** @param inset the height at the top of each further page that is taken: the heads of the tables that the box is in */
	*place(laid: Laid, x: number, y: number, inset: number): Steps<Placed> {
		yield BOX_COST / 4;
		let top = this.isBelow(y) ? this.next(y, inset) : y;
		if (staysWhole(laid, this.height - inset) && this.crosses(top, laid.height)) top = this.next(top, inset);
		const placed: Placed = { laid, x, top, bottom: top + laid.height, lines: [], children: [], apart: [], heads: [] };
		const map = new Shifts(top);
		if (laid.lines.length > 0) yield* this.lines(placed, inset, map);
		else if (laid.flow === 'bands') yield* this.bands(placed, inset, map);
		else yield* this.sequence(placed, inset, map);
		yield* this.apart(placed, inset, map);
		return placed;
	}

	private crosses(top: number, height: number): boolean {
		const page = this.pageOf(top);
		return top + height > page * this.height + this.heightOf(page) + FINE;
	}

	/** Whether a place is under the content of a page that has less of it than others. */
	private isBelow(y: number): boolean {
		const page = this.pageOf(y);
		const own = this.heightOf(page);
		return own < this.height - FINE && y > page * this.height + own - FINE;
	}

	private next(y: number, inset: number): number {
		return (this.pageOf(y) + 1) * this.height + inset;
	}

	private isAtStart(y: number, inset: number): boolean {
		return y - this.pageOf(y) * this.height <= inset + FINE;
	}

	private *lines(placed: Placed, inset: number, map: Shifts): Steps<void> {
		const { laid } = placed;
		const { lines, box } = laid;
		let from = 0;
		for (let at = 0; at < lines.length; at++) {
			yield 2000;
			const line = lines[at]!;
			const y = map.at(line.y);
			if (!this.crosses(y, line.height) || this.isTall(line, inset)) continue;
			const first = linesPerPage(from, at, lines.length, box.style);
			const start = map.at(lines[first]!.y);
			// At the top of a page, a line that does not fit stays.
			const moved = this.isAtStart(start, inset) ? at : first;
			const shifted = map.at(lines[moved]!.y);
			if (this.isAtStart(shifted, inset)) continue;
			map.move(lines[moved]!.y, this.next(shifted, inset));
			from = moved;
			at = moved;
		}
		for (const line of lines) {
			const top = map.at(line.y);
			const inner: Placed[] = [];
			let bottom = top + line.height;
			for (const { laid: atom } of line.atoms) {
				const one = yield* this.place(atom, placed.x + atom.x, top + atom.y, inset);
				inner.push(one);
				bottom = Math.max(bottom, one.bottom);
			}
			if (bottom > top + line.height + FINE) map.move(line.y + line.height, bottom);
			placed.lines.push({ line, top, atoms: inner });
		}
		placed.bottom = map.at(laid.height);
	}

	/** A line that is higher than a page has boxes that are divided. */
	private isTall({ height }: LaidLine, inset: number): boolean {
		return height > this.height - inset;
	}

	private *sequence(placed: Placed, inset: number, map: Shifts): Steps<void> {
		const { laid } = placed;
		const { children, head } = laid;
		let inner = inset;
		for (const [index, child] of children.entries()) {
			const before = children[index - 1];
			let y = map.at(child.y);
			const last = before ? placed.children[index - 1]!.bottom : placed.top;
			const isForced = mustBreakBefore(child) || (before !== undefined && mustBreakAfter(before));
			if (isForced && !this.isAtStart(last, inner)) y = this.next(last, inner);
			else if (before && !this.isAtStart(last, inner) && this.pageOf(y) > this.pageOf(last - FINE))
				y = this.next(last - FINE, inner);
			else if (!this.isAtStart(y, inner) && this.needsNext(children, index, y, inner)) y = this.next(y, inner);
			const one = yield* this.place(child, placed.x + child.x, y, inner);
			map.move(child.y, one.top);
			map.move(child.y + child.height, one.bottom);
			placed.children.push(one);
			if (child === head && head.height <= this.height / 2) inner = inset + head.height;
		}
		placed.bottom = Math.max(map.at(laid.height), placed.top);
		if (head && inner > inset) yield* this.repeatHead(placed, inset);
	}

	/** Whether a box that must stay with the next one does not fit with its beginning. */
	private needsNext(children: readonly Laid[], index: number, y: number, inset: number): boolean {
		let height = 0;
		for (let at = index; at < children.length; at++) {
			const child = children[at]!;
			const gap = at === index ? 0 : child.y - children[at - 1]!.y - children[at - 1]!.height;
			if (!child.box.keepsNext && child.box.style.breakAfter !== 'avoid' && children[at + 1]?.box.style.breakBefore !== 'avoid') {
				if (at === index) return false;
				height += gap + leastAtStart(child, this.height - inset);
				break;
			}
			height += gap + child.height;
		}
		return this.crosses(y, height) && height <= this.height - inset;
	}

	/** On each further page of the table. */
	private *repeatHead(placed: Placed, inset: number): Steps<void> {
		const { head } = placed.laid;
		const first = placed.children.find(({ laid }) => laid === head)!;
		const last = greatest(placed.children.map(({ bottom }) => bottom));
		for (let page = this.pageOf(first.bottom - FINE) + 1; page <= this.pageOf(last - 2 * FINE); page++) {
			const top = page * this.height + inset;
			const copy = yield* this.place(head!, first.x, top, inset);
			placed.heads.push({ top, head: copy });
		}
	}

	/** Boxes side by side are divided each for itself; the next band begins below all of them. */
	private *bands(placed: Placed, inset: number, map: Shifts): Steps<void> {
		const { laid } = placed;
		const order = new Map(laid.children.map((child, index) => [child, index]));
		const found: Placed[] = [];
		for (const band of bandsOf(laid.children)) {
			const start = band[0]!.y;
			const end = greatest(band.map(({ y, height }) => y + height));
			let y = map.at(start);
			const isForced = band.some(mustBreakBefore) && found.length > 0;
			const height = end - start;
			if ((isForced && !this.isAtStart(y, inset)) || (height <= this.height / 4 && this.crosses(y, height)))
				y = this.next(y, inset);
			map.move(start, y);
			let bottom = y;
			const own: Placed[] = [];
			for (const child of band) {
				const one = yield* this.place(child, placed.x + child.x, y + child.y - start, inset);
				own.push(one);
				bottom = Math.max(bottom, one.bottom + end - child.y - child.height);
			}
			// Boxes that reach the end of the band still do.
			for (const one of own) if (one.laid.y + one.laid.height > end - FINE) one.bottom = bottom;
			for (const one of own) found.push(one);
			map.move(end, bottom);
		}
		found.sort((one, other) => order.get(one.laid)! - order.get(other.laid)!);
		for (const one of found) placed.children.push(one);
		placed.bottom = Math.max(map.at(laid.height), placed.top);
	}

	private *apart(placed: Placed, inset: number, map: Shifts): Steps<void> {
		const { laid } = placed;
		for (const box of laid.apart) {
			const y = box.isFromBottom ? placed.bottom - (laid.height - box.y) : map.at(box.y);
			const isFixed = box.box.style.position === 'fixed';
			const one = isFixed ? yield* atoms(box, placed.x + box.x, y) : yield* this.place(box, placed.x + box.x, y, inset);
			placed.apart.push(one);
			const isInside = box.box.style.float !== 'none' && box.y + box.height <= laid.height + FINE;
			if (isInside) placed.bottom = Math.max(placed.bottom, one.bottom + laid.height - box.y - box.height);
		}
	}
}

/** How far the content at a height of a box has moved down. */
class Shifts {
	private readonly from: number[] = [0];
	private readonly shifts: number[];

	constructor(top: number) {
		this.shifts = [top];
	}

	at(y: number): number {
		let index = this.from.length - 1;
		while (index > 0 && this.from[index]! > y + 0.001) index--;
		return y + this.shifts[index]!;
	}

	/** From this height on, all is as far down as this place says. */
	move(y: number, place: number): void {
		const shift = place - y;
		if (Math.abs(shift - this.shifts.at(-1)!) < 0.0001) return;
		// A box that reaches above those before it does not take them along.
		this.from.push(Math.max(y, this.from.at(-1)!));
		this.shifts.push(shift);
	}
}

/** Boxes whose heights overlap, from top to bottom. */
function bandsOf(children: readonly Laid[]): Laid[][] {
	const bands: Laid[][] = [];
	let end = -Infinity;
	for (const child of [...children].sort((one, other) => one.y - other.y)) {
		const last = bands.at(-1);
		if (last && (child.y < end - FINE || (child.height === 0 && child.y <= end))) last.push(child);
		else bands.push([child]);
		end = Math.max(end, child.y + child.height);
	}
	return bands;
}
