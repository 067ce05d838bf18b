/** Puts boxes on pages or in columns (CSS Fragmentation 3). Nothing is dropped: what does not fit moves down, and what follows with it. */
import { greatest, trimList } from '../../../lists';
import { marginSize } from '../boxes/edges';
import type { Laid, LaidLine, Placed, PlacedLine } from '../boxes/laid';
import type { Style } from '../boxes/style';
import type { Work } from '../boxes/work';
import { placeColumns } from './column-places';
import type { Fragments } from '../boxes/fragments';
import { firstName, lastName } from './page-names';
import {
	atoms,
	bandsOf,
	edgesOfAll,
	endAfter,
	endsOfCells,
	gapAbove,
	sharedAbove,
	isOneUnit,
	leastAtStart,
	leastOfBand,
	isRowOfItems,
	lowestOf,
	needsPages,
	newLooks,
	sinkOf,
	linesPerPage,
	forcedAfter,
	forcedBefore,
	onlyPageOf,
	staysWhole,
	type Following,
	type Forced,
} from './page-breaks';
import { FloatsByEnd, isFloat } from './floats-by-end';
import { Shifts } from './shifts';
import { BOX_COST, type Steps } from '../boxes/setting';

/** Places that are compared as equal. */
const FINE = 0.05;

/** Columns, if these are the parts. */
export interface Within {
	/** How many are beside each other. */
	readonly count: number;
	/** How many columns are around each other. */
	readonly depth: number;
}

const PAGES: Within = { count: 1, depth: 0 };

export class Pager {
	/** How far lines and boxes that stay whole reach over the ends of their parts. */
	excess = 0;
	/** Whether something must begin on a new page. */
	isDivided = false;
	/** The height at the bottom of each page that is taken: the feet of the tables that the box is in. */
	private taken = 0;
	/** The height of the lower edges of boxes around that end with the box that is placed next. */
	private end = 0;
	/** Whether an item of a flexible box or a grid begins with the box that is placed next. */
	private isInItem = false;

	constructor(
		readonly fragments: Fragments,
		private readonly work: Work,
		private readonly within: Within = PAGES,
		/** Is called with the first page of each name. */
		private readonly rename?: (page: number, name: string) => void,
	) {}

	/** The height of the highest page that is free. */
	private get height(): number {
		return this.fragments.most - this.taken;
	}

	private endOf(page: number): number {
		return this.fragments.endOf(page) - this.taken;
	}

	pageOf(y: number): number {
		return this.fragments.at(y + FINE);
	}

	/** @param inset the height at the top of each further page that is taken: the heads of the tables that the box is in */
	*place(laid: Laid, x: number, y: number, inset: number): Steps<Placed> {
		const { end, isInItem } = this;
		this.end = 0;
		this.isInItem = false;
		yield BOX_COST / 4;
		if (this.within.depth > 0) this.work.take();
		let top = y;
		const isWhole = staysWhole(laid, this.height - inset, this.within.depth > 0);
		if (isWhole && this.crosses(top, laid.height)) top = this.next(top, inset);
		else if (this.isCutAtEnd(laid, top, inset, end) || this.isCellCut(laid, top, inset)) top = this.next(top, inset);
		if (isWhole || laid.box.inner === 'image') this.measure(top, laid.height);
		const { children, apart, repeated } = roomIn(laid);
		const placed: Placed = { laid, x, top, bottom: top + laid.height, lines: NO_LINES, children, apart, repeated };
		if (laid.columns) yield* this.columns(placed, inset);
		else {
			const map = new Shifts(top);
			let floats = FloatsByEnd.none;
			if (laid.lines.length > 0) yield* this.lines(placed, inset, map, end, isInItem);
			else if (laid.flow === 'bands') yield* this.bands(placed, inset, map, end);
			else {
				floats = yield* FloatsByEnd.of(laid);
				yield* this.sequence(placed, inset, map, end, { isInItem, floats });
			}
			yield* this.apart(placed, inset, map, floats);
		}
		return placed;
	}

	private crosses(top: number, height: number): boolean {
		return top + height > this.endOf(this.pageOf(top)) + FINE;
	}

	/** Whether only the lower edges of boxes side by side do not fit, without which all of them are on the next page. */
	private isCutAtEnd(laid: Laid, top: number, inset: number, end: number): boolean {
		const { height } = laid;
		if (laid.flow !== 'bands' || this.within.depth > 0 || height + end > this.height - inset) return false;
		if (this.isAtStart(top, inset) || !this.crosses(top, height + end)) return false;
		const edges = edgesOfAll(laid, end);
		return edges > 0 && !this.crosses(top, height + end - edges);
	}

	/** Whether only the lower edges of a cell do not fit, which are not divided from its content: all of the row is on the next page. */
	private isCellCut(laid: Laid, top: number, inset: number): boolean {
		if (this.within.depth > 0 || laid.height > this.height - inset) return false;
		if (this.isAtStart(top, inset) || !this.crosses(top, laid.height)) return false;
		return endsOfCells(laid).some(([end, all]) => !this.crosses(top, end) && this.crosses(top, all));
	}

	/** Remembers how much of something whole is beyond its part. */
	private measure(top: number, height: number): void {
		this.excess = Math.max(this.excess, top + height - this.endOf(this.pageOf(top)) - FINE);
	}

	private next(y: number, inset: number): number {
		return this.fragments.startOf(this.pageOf(y) + 1) + inset;
	}

	/** Where a box begins that must be on a new page or column, if the one before it ends here. */
	private nextForced(y: number, inset: number, forced: Forced): number {
		const { count } = this.within;
		if (forced === 'page') this.isDivided = true;
		if (forced === 'column') return this.next(y, inset);
		return this.fragments.startOf((Math.floor(this.pageOf(y) / count) + 1) * count) + inset;
	}

	/** Columns on their own pages have nothing before them. */
	private isForcedNow(forced: Forced | undefined, y: number, inset: number): forced is Forced {
		if (forced === undefined || (forced === 'column' && this.within.depth === 0)) return false;
		return !this.isAtStart(y, inset) || (forced === 'page' && this.pageOf(y) % this.within.count > 0);
	}

	private isAtStart(y: number, inset: number): boolean {
		return y - this.fragments.startOf(this.pageOf(y)) <= inset + FINE;
	}

	/** Columns fill the rest of the page, and go on at the top of the next one. */
	private *columns(placed: Placed, inset: number): Steps<void> {
		const { fragments, work } = this;
		const columns = placed.laid.columns!;
		if (!this.isAtStart(placed.top, inset) && this.crosses(placed.top, leastAtStart(columns.content, this.height - inset, true)))
			placed.top = this.next(placed.top, inset);
		const { top, laid } = placed;
		const first = this.pageOf(top);
		const { whole } = columns;
		const end = whole?.rows.at(-1);
		const fits = end !== undefined && !this.crosses(top, Math.max(laid.height, end.top + end.height));
		if (whole && !whole.isDivided && fits) placed.columns = whole;
		else {
			const roomOf = (row: number) => {
				const from = row === 0 ? top : fragments.startOf(first + row) + inset;
				return { top: from - top, height: this.endOf(first + row) - from };
			};
			const depth = this.within.depth + 1;
			const pagerOf = (parts: Fragments) => new Pager(parts, work, { count: columns.count, depth });
			placed.columns = yield* placeColumns(columns, { roomOf, most: this.height - inset, depth }, pagerOf);
			this.isDivided ||= placed.columns.isDivided;
		}
		const last = placed.columns.rows.at(-1)!;
		placed.bottom = Math.max(top + last.top + last.height, placed.columns === whole ? top + laid.height : 0);
	}

	private *lines(placed: Placed, inset: number, map: Shifts, end: number, isInItem: boolean): Steps<void> {
		const { laid } = placed;
		const { lines, box } = laid;
		const last = lines.at(-1)!;
		const below = this.endOfLast(laid, last, end);
		const lowest = last.height + below <= this.height - inset ? last.height + below : last.height;
		let from = 0;
		for (let at = 0; at < lines.length; at++) {
			yield 2000;
			const line = lines[at]!;
			const y = map.at(line.y);
			if (!this.crosses(y, line === last ? lowest : line.height) || this.isTall(line, inset)) continue;
			const most = linesPerPage(from, at, lines.length, box.style);
			// Where an item begins, browsers leave too few lines for the next page rather than none on this one.
			const first = isInItem && most === 0 && at >= box.style.orphans ? at : most;
			const start = map.at(lines[first]!.y);
			// At the top of a page, a line that does not fit stays.
			const moved = this.isAtStart(start, inset) ? at : first;
			const shifted = map.at(lines[moved]!.y);
			if (this.isAtStart(shifted, inset)) continue;
			map.move(lines[moved]!.y, this.next(shifted, inset));
			from = moved;
			at = moved;
		}
		const shown: PlacedLine[] = [];
		for (const line of lines) {
			yield 500;
			const top = map.at(line.y);
			if (!this.isTall(line, inset)) this.measure(top, line.height);
			const inner: Placed[] = line.atoms.length > 0 ? [] : NO_BOXES;
			let bottom = top + line.height;
			for (const { laid: atom } of line.atoms) {
				const one = yield* this.place(atom, placed.x + atom.x, top + atom.y, inset);
				inner.push(one);
				bottom = Math.max(bottom, one.bottom);
			}
			if (bottom > top + line.height + FINE) map.move(line.y + line.height, bottom);
			shown.push({ line, top, atoms: inner });
		}
		placed.lines = trimList(shown);
		placed.bottom = map.at(laid.height);
	}

	/** A line that is higher than a page has boxes that are divided. */
	private isTall({ height }: LaidLine, inset: number): boolean {
		return height > this.height - inset;
	}

	/** The height that stays with the last box or line inside a box. */
	private endOfLast(laid: Laid, last: Laid | LaidLine, end: number): number {
		return this.within.depth > 0 ? 0 : endAfter(laid, last, end);
	}

	private *sequence(
		placed: Placed,
		inset: number,
		map: Shifts,
		end: number,
		{ isInItem, floats }: { readonly isInItem: boolean; readonly floats: FloatsByEnd },
	): Steps<void> {
		const { laid } = placed;
		const { children, head, foot } = laid;
		let inner = inset;
		const around = this.taken;
		if (foot && foot.height <= this.height / 4) this.taken += gapAbove(foot, laid) + foot.height;
		const isRepeated = this.taken > around;
		const lowest = children.at(-1);
		const belowLast = lowest ? this.endOfLast(laid, lowest, end) : 0;
		for (const [index, child] of children.entries()) {
			const before = children[index - 1];
			if (child === foot) this.taken = around;
			const floor = yield* this.floatsAbove(child.y, placed, inset, map, floats);
			let y = map.at(child.y);
			const below = child === lowest ? belowLast : 0;
			const last = Math.max(before ? placed.children[index - 1]!.bottom : placed.top, floor);
			// A box that ends where its page ends is not at the start of the next one.
			const isBegun = before && (!this.isAtStart(last, inner) || last - placed.children[index - 1]!.top > FINE);
			const name = before && this.rename ? firstName(child) : undefined;
			const isRenamed = name !== undefined && name !== lastName(before!);
			const forced = isRenamed ? 'page' : strongest(forcedBefore(child), before && forcedAfter(before));
			// The margin above it, with those that join it, stays where a box must begin on a new page.
			if (this.isForcedNow(forced, last, inner))
				y =
					this.nextForced(last, inner, forced) +
					Math.max(child.above ?? marginSize(child.box.style.marginTop, laid.contentWidth), 0);
			else if (isBegun && this.pageOf(y) > this.pageOf(last - 2 * FINE)) y = this.next(last - 2 * FINE, inner);
			else if (!this.isAtStart(y, inner) && this.crosses(y, this.leastOf(child, y, inner, below, isInItem && !before)))
				y = this.next(y, inner);
			else if (!this.isAtStart(y, inner) && this.needsNext({ children, index, below: belowLast }, y, inner))
				y = this.next(y, inner);
			// Headings stay with it.
			else if (before && !before.box.keepsNext && !this.isAtStart(y, inner) && this.needsPages(child, inner))
				y = this.next(y, inner);
			if (isRenamed) this.rename!(this.pageOf(y), name);
			this.end = below;
			this.isInItem = isInItem && index === 0;
			const one = yield* this.place(child, placed.x + child.x, y, inner);
			map.move(child.y, one.top);
			map.move(child.y + child.height, one.bottom);
			placed.children.push(one);
			// With the distance to the rows below it.
			if (child === head && head.height <= this.height / 2)
				inner = inset + sharedAbove(laid) + Math.max((children[index + 1]?.y ?? 0) - head.y, head.height);
		}
		placed.bottom = Math.max(map.at(laid.height), placed.top);
		this.taken = around;
		if (head && inner > inset) yield* this.repeatHead(placed, inset);
		if (foot && isRepeated) yield* this.repeatFoot(placed, foot, inset);
	}

	private needsPages(laid: Laid, inset: number): boolean {
		return this.within.depth === 0 && needsPages(laid, this.height - inset);
	}

	/** Whether a box that must stay with the next one does not fit with its beginning. */
	private needsNext({ children, index, below }: Following, y: number, inset: number): boolean {
		let height = 0;
		for (let at = index; at < children.length; at++) {
			const child = children[at]!;
			const gap = at === index ? 0 : child.y - children[at - 1]!.y - children[at - 1]!.height;
			if (
				!child.box.keepsNext &&
				!this.avoids(child.box.style.breakAfter) &&
				!this.avoids(children[at + 1]?.box.style.breakBefore)
			) {
				if (at === index) return false;
				if (index > 0 && this.needsPages(child, inset)) return true;
				const isLast = at === children.length - 1 && below > 0;
				height +=
					gap +
					(isLast
						? this.leastOf(child, y + height + gap, inset, below)
						: leastAtStart(child, this.height - inset, this.within.depth > 0));
				break;
			}
			height += gap + child.height;
			if (height > this.height - inset) return false;
		}
		return this.crosses(y, height) && height <= this.height - inset;
	}

	/**
	 * The height of the beginning of a box, which is not divided; one that is higher than a page is.
	 *
	 * @param below what stays with its end
	 */
	private leastOf(child: Laid, y: number, inset: number, below: number, isInItem = false): number {
		const room = this.height - inset;
		const isInColumns = this.within.depth > 0;
		const whole = child.height + below;
		const fits = !this.crosses(y, child.height);
		if (below > 0 && whole <= room && isOneUnit(child, room, isInColumns, fits)) return whole;
		const least = leastAtStart(child, room, isInColumns, newLooks(isInItem));
		return least <= room ? least : 0;
	}

	private avoids(value: Style['breakBefore'] | undefined): boolean {
		return value === 'avoid' || (value === 'avoid-column' && this.within.depth > 0);
	}

	/** On each further page of the table. */
	private *repeatHead(placed: Placed, inset: number): Steps<void> {
		const { head } = placed.laid;
		const first = placed.children.find(({ laid }) => laid === head)!;
		const last = greatest(placed.children.map(({ bottom }) => bottom));
		for (let page = this.pageOf(first.bottom - FINE) + 1; page <= this.pageOf(last - 2 * FINE); page++) {
			const top = this.fragments.startOf(page) + inset + sharedAbove(placed.laid);
			placed.repeated.push(yield* this.place(head!, first.x, top, inset));
		}
	}

	/** On each page before the last one, after the last row there, or at the bottom if a row goes on. */
	private *repeatFoot(placed: Placed, foot: Laid, inset: number): Steps<void> {
		const own = placed.children.find(({ laid }) => laid === foot)!;
		const last = this.pageOf(own.top);
		const gap = gapAbove(foot, placed.laid);
		const ends = new Map<number, number>();
		for (const group of placed.children)
			for (const row of group === own ? [] : group.children) {
				yield BOX_COST / 10;
				const [from, to] = [this.pageOf(row.top), this.pageOf(row.bottom - 2 * FINE)];
				for (let page = from; page <= to; page++)
					ends.set(page, page < to ? Infinity : Math.max(ends.get(to) ?? 0, row.bottom + gap));
			}
		for (const [page, end] of ends) {
			const y = Math.min(end, this.endOf(page) - foot.height - gap);
			if (page < last) placed.repeated.push(yield* this.place(foot, own.x, y, inset));
		}
	}

	/** Boxes side by side are divided each for itself; the next band begins below all of them. */
	private *bands(placed: Placed, inset: number, map: Shifts, around: number): Steps<void> {
		const { laid } = placed;
		const last = laid.box.inner === 'flex' ? lowestOf(laid.children) : undefined;
		const isInColumns = this.within.depth > 0;
		const isItems = isRowOfItems(laid);
		const order = new Map(laid.children.map((child, index) => [child, index]));
		const found: Placed[] = [];
		for (const band of bandsOf(laid.children)) {
			const start = band[0]!.y;
			const end = greatest(band.map(({ y, height }) => y + height));
			let y = map.at(start);
			const forced = found.length > 0 ? band.map(forcedBefore).reduce(strongest, undefined) : undefined;
			const isLast = last !== undefined && band.includes(last);
			const below = isLast ? this.endOfLast(laid, last, around) : 0;
			// Where only the edges below the last line of boxes do not fit, all of that moves.
			const isOnly = band.length === 1 && laid.box.style.flexDirection.startsWith('column');
			const least =
				isOnly && below > 0
					? this.leastOf(last!, y, inset, below)
					: leastOfBand(band, start, this.height - inset, isInColumns, newLooks(isItems));
			const isCut = !isOnly && below > 0 && !this.crosses(y, end - start) && this.crosses(y, end - start + below);
			if (this.isForcedNow(forced, y, inset)) y = this.nextForced(y, inset, forced);
			else if (!this.isAtStart(y, inset) && (isCut || this.crosses(y, least)) && least <= this.height - inset)
				y = this.next(y, inset);
			this.measure(y, Math.min(least, this.height - inset));
			map.move(start, y);
			let bottom = y;
			const own: Placed[] = [];
			for (const child of band) {
				this.end = isOnly ? below : 0;
				this.isInItem = isItems;
				const top = y + child.y - start;
				// Browsers align the content of a row at its top if pages divide it.
				const rise = this.crosses(y, end - start) ? sinkOf(child) : 0;
				const one = yield* this.place(child, placed.x + child.x, top - rise, inset);
				one.top += rise;
				// Its height stays, also where its content needs less.
				if (rise > 0) one.bottom = Math.max(one.bottom, top + child.height);
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

	/** Floats that end above a place, which content below them does not reach where a page moves them; returns where they end. */
	private *floatsAbove(y: number, placed: Placed, inset: number, map: Shifts, floats: FloatsByEnd): Steps<number> {
		let lowest = -Infinity;
		for (let box = floats.takeAbove(y + FINE); box; box = floats.takeAbove(y + FINE)) {
			const { bottom } = floats.keep(yield* this.placeApart(box, placed, inset, map));
			const end = box.y + box.height;
			if (bottom > map.at(end) + FINE) map.move(end, bottom);
			lowest = Math.max(lowest, bottom);
		}
		return lowest;
	}

	private *apart(placed: Placed, inset: number, map: Shifts, floats: FloatsByEnd): Steps<void> {
		const { laid } = placed;
		for (const box of laid.apart) {
			const one = floats.placedOf(box) ?? (yield* this.placeApart(box, placed, inset, map));
			placed.apart.push(one);
			const isInside = isFloat(box) && box.y + box.height <= laid.height + FINE;
			if (isInside) placed.bottom = Math.max(placed.bottom, one.bottom + laid.height - box.y - box.height);
		}
	}

	private *placeApart(box: Laid, placed: Placed, inset: number, map: Shifts): Steps<Placed> {
		const { position, top, bottom } = box.box.style;
		const isFixed = position === 'fixed';
		// Content that moves to the next page does not move a box that has its place on the page.
		const isOnPage = isFixed && (top !== 'auto' || bottom !== 'auto');
		const moved = box.isFromBottom ? placed.bottom - (placed.laid.height - box.y) : map.at(box.y);
		const isBeyond = isFloat(box) && !this.isAtStart(moved, inset) && this.crosses(moved, this.leastOf(box, moved, inset, 0));
		const y = isOnPage ? placed.top + box.y : isBeyond ? this.next(moved, inset) : moved;
		const page = this.within.depth === 0 ? onlyPageOf(box, y, placed, this.fragments) : undefined;
		const isWhole = isFixed || page !== undefined;
		const one = isWhole ? yield* atoms(box, placed.x + box.x, y) : yield* this.place(box, placed.x + box.x, y, inset);
		if (page !== undefined) one.onlyPage = page;
		return one;
	}
}

/** Lists for the content of a box; empty ones are the same list, so that a long document needs less memory. */
const roomIn = ({ children, apart, head, foot }: Laid): Pick<Placed, 'children' | 'apart' | 'repeated'> => ({
	children: children.length > 0 ? [] : NO_BOXES,
	apart: apart.length > 0 ? [] : NO_BOXES,
	repeated: head || foot ? [] : NO_BOXES,
});

const NO_LINES: readonly never[] = [];
const NO_BOXES = Object.freeze<Placed[]>([]) as Placed[];

const strongest = (one: Forced | undefined, other: Forced | undefined): Forced | undefined =>
	one === 'page' || other === 'page' ? 'page' : (one ?? other);
