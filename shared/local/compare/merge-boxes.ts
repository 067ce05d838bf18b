/**
 * Boxes around what changed on a page: many small ones become few. The page is divided into cells; boxes whose cells touch are one
 * box. If there are too many, cells become twice as large (docs/semantics.md, D77).
 */
import { joinBoxes, sharedArea, type Box } from '../../model/geometry/geometry';
import type { DrawnKind } from '../../model/look/drawn-items';
import type { Pace } from '../../pace/pace';
import type { ChangedItem } from './differing-items';

const MOST_BOXES = 50;
/** The side of a cell in points, and most cells of a page. */
const SIDE = 3;
const MOST_CELLS = 65_536;
/** Boxes that are joined one by one. */
const MOST_JOINED = 400;
/** Costs, see `Pace`. */
const BOX = 100;
const JOINED = 30;
const CELL = 10;

export async function mergeBoxes(
	items: readonly ChangedItem[],
	[left, top, right, bottom]: Box,
	pace: Pace,
): Promise<ChangedItem[]> {
	const kinds = new Map<DrawnKind, Box[]>();
	for (const { kind, box } of items) {
		const boxes = kinds.get(kind);
		if (boxes) boxes.push(box);
		else kinds.set(kind, [box]);
	}
	const [width, height] = [right - left, bottom - top];
	for (let side = sideOfCells(width, height); ; side *= 2) {
		const groups: Group[] = [];
		for (const [kind, boxes] of kinds) {
			const cells = new Cells(boxes, [left, top, right, bottom], side);
			const { found, coveredIn } = await cells.groups(pace);
			for (const group of found) groups.push({ kind, boxes: group, coveredIn });
		}
		for (const spread of SPREADS) {
			const merged = await boxesAround(groups, spread, pace);
			if (merged.length <= MOST_BOXES || (side > width + height && spread === Infinity)) return merged.sort(inReadingOrder);
		}
	}
}

/** In points. A page may be as long as numbers are, and narrower than a cell. */
const sideOfCells = (width: number, height: number): number =>
	Math.max(SIDE, Math.sqrt((width * height) / MOST_CELLS), width / MOST_CELLS, height / MOST_CELLS);

/** Boxes that touch each other. */
interface Group {
	readonly kind: DrawnKind;
	readonly boxes: readonly Box[];
	/** How much of a box these and others cover, in square points: boxes along a slanting line cover each other. */
	readonly coveredIn: CoveredIn;
}

type CoveredIn = (box: Box) => number;

/** How many times as much a box may cover as what it is around, for a border that changed and not what it goes around. */
const SPREADS = [1.3, 2, Infinity];

async function boxesAround(groups: readonly Group[], spread: number, pace: Pace): Promise<ChangedItem[]> {
	const kinds = new Map<DrawnKind, { readonly found: Box[]; readonly coveredIn: CoveredIn }>();
	for (const { kind, boxes, coveredIn } of groups) {
		const found = kinds.get(kind)?.found ?? [];
		kinds.set(kind, { found, coveredIn });
		const whole = boxes.reduce(joinBoxes);
		// The words of a line are one.
		const isWhole = kind === 'text' || areaOf(whole) <= HOLLOW * coveredIn(whole);
		if (isWhole) found.push(whole);
		else for (const box of await joinClose(await fewerBoxes(boxes, whole, pace), spread, coveredIn, pace)) found.push(box);
	}
	const merged: ChangedItem[] = [];
	for (const [kind, { found, coveredIn }] of kinds)
		for (const box of await joinOverlapping(found, kind === 'text' ? Infinity : Math.max(spread, OVERLAPPING), coveredIn, pace))
			merged.push({ kind, box });
	return merged;
}

/** How many times as much as its parts a box covers that is mostly empty. */
const HOLLOW = 2;
/** The same for boxes that overlap. */
const OVERLAPPING = 1.6;

const areaOf = ([left, top, right, bottom]: Box): number => (right - left) * (bottom - top);
const isClose = (one: Box, other: Box, spread: number, coveredIn: CoveredIn): boolean => {
	const both = joinBoxes(one, other);
	return spread === Infinity || areaOf(both) <= spread * coveredIn(both);
};

/** At most as many as are joined one by one: those whose middles are near each other are one, wherever they lie in the whole. */
async function fewerBoxes(boxes: readonly Box[], [left, top, right, bottom]: Box, pace: Pace): Promise<readonly Box[]> {
	if (boxes.length <= MOST_JOINED) return boxes;
	const found = new Map<number, Box>();
	const side = Math.sqrt(MOST_JOINED);
	const placeOf = (middle: number, from: number, to: number): number =>
		Math.min(side - 1, Math.floor((side * (middle - from)) / (to - from || 1)));
	for (const box of boxes) {
		const [column, row] = [placeOf((box[0] + box[2]) / 2, left, right), placeOf((box[1] + box[3]) / 2, top, bottom)];
		const near = found.get(row * side + column);
		found.set(row * side + column, near ? joinBoxes(near, box) : box);
		const due = pace.step(BOX);
		if (due) await due;
	}
	return [...found.values()];
}

/** The first of these kinds that covers a place is seen there. */
const UPPERMOST: readonly DrawnKind[] = ['field', 'annotation', 'text', 'image', 'path', 'page'];

/** Boxes with the kind of what changed there. */
export async function withKinds(
	boxes: readonly Box[],
	items: readonly ChangedItem[],
	page: Box,
	pace: Pace,
): Promise<ChangedItem[]> {
	const [left, top, right, bottom] = page;
	const side = sideOfCells(right - left, bottom - top);
	const kinds: { readonly kind: DrawnKind; readonly isAt: (box: Box) => boolean }[] = [];
	for (const kind of UPPERMOST) {
		const cells = new Cells(
			items.flatMap((item) => (item.kind === kind ? [item.box] : [])),
			page,
			side,
		);
		kinds.push({ kind, isAt: await cells.cover(pace) });
	}
	const found: ChangedItem[] = [];
	for (const box of boxes) {
		found.push({ kind: kinds.find(({ isAt }) => isAt(box))?.kind ?? 'path', box });
		const due = pace.step(BOX);
		if (due) await due;
	}
	return found;
}

const inReadingOrder = ({ box: one }: ChangedItem, { box: other }: ChangedItem): number => one[1] - other[1] || one[0] - other[0];

/** Boxes that overlap are one, unless they cover much more together. */
const joinOverlapping = (boxes: readonly Box[], spread: number, coveredIn: CoveredIn, pace: Pace): Promise<Box[]> =>
	joinAll(boxes, (one, other) => sharedArea(one, other) !== undefined && isClose(one, other, spread, coveredIn), pace);

/** Boxes that cover little more together are one. */
const joinClose = (boxes: readonly Box[], spread: number, coveredIn: CoveredIn, pace: Pace): Promise<Box[]> =>
	joinAll(boxes, (one, other) => isClose(one, other, spread, coveredIn), pace);

async function joinAll(boxes: readonly Box[], belong: (one: Box, other: Box) => boolean, pace: Pace): Promise<Box[]> {
	if (boxes.length > MOST_JOINED) return [...boxes];
	const open = [...boxes];
	const found: Box[] = [];
	for (let next = open.pop(); next; next = open.pop()) {
		const box = next;
		const due = pace.step(found.length * JOINED);
		if (due) await due;
		const at = found.findIndex((other) => belong(box, other));
		if (at < 0) found.push(box);
		else open.push(joinBoxes(box, found.splice(at, 1)[0]!));
	}
	return found;
}

class Cells {
	private readonly columns: number;
	private readonly rows: number;

	constructor(
		private readonly boxes: readonly Box[],
		private readonly page: Box,
		private readonly side: number,
	) {
		const [left, top, right, bottom] = page;
		this.columns = Math.max(1, Math.ceil((right - left) / side));
		this.rows = Math.max(1, Math.ceil((bottom - top) / side));
	}

	/** The boxes whose cells are connected, and how much of a box all of them cover. */
	async groups(pace: Pace): Promise<{ readonly found: Iterable<readonly Box[]>; readonly coveredIn: CoveredIn }> {
		const covered = await this.covered(pace);
		const groups = await this.connected(covered, pace);
		const found = new Map<number, Box[]>();
		for (const box of this.boxes) {
			const group = groups[this.row(box[1]) * this.columns + this.column(box[0])]!;
			const known = found.get(group);
			if (known) known.push(box);
			else found.set(group, [box]);
			const due = pace.step(BOX);
			if (due) await due;
		}
		return { found: found.values(), coveredIn: await this.areas(covered, pace) };
	}

	/** How much of a box the covered cells are that it has, by sums of all cells above and to the left. */
	private async areas(covered: Int32Array, pace: Pace): Promise<CoveredIn> {
		const { columns, rows, side } = this;
		const wide = columns + 1;
		const sums = new Int32Array(wide * (rows + 1));
		for (let row = 0; row < rows; row++) {
			for (let column = 0, sum = 0; column < columns; column++) {
				if (covered[row * columns + column]! > 0) sum++;
				sums[(row + 1) * wide + column + 1] = sums[row * wide + column + 1]! + sum;
			}
			const due = pace.step(columns * CELL);
			if (due) await due;
		}
		return ([left, top, right, bottom]) => {
			const [from, to] = [this.column(left), this.column(right) + 1];
			const [first, end] = [this.row(top) * wide, (this.row(bottom) + 1) * wide];
			return (sums[end + to]! - sums[end + from]! - sums[first + to]! + sums[first + from]!) * side * side;
		};
	}

	/** Whether the middle of a box lies in a cell that is covered. */
	async cover(pace: Pace): Promise<(box: Box) => boolean> {
		const covered = await this.covered(pace);
		return ([left, top, right, bottom]) =>
			covered[this.row((top + bottom) / 2) * this.columns + this.column((left + right) / 2)]! > 0;
	}

	private column(x: number): number {
		return Math.min(this.columns - 1, Math.max(0, Math.floor((x - this.page[0]) / this.side)));
	}

	private row(y: number): number {
		return Math.min(this.rows - 1, Math.max(0, Math.floor((y - this.page[1]) / this.side)));
	}

	/** How many boxes cover each cell: they are counted at their corners, and summed up. */
	private async covered(pace: Pace): Promise<Int32Array> {
		const { columns, rows } = this;
		const wide = columns + 1;
		const counts = new Int32Array(wide * (rows + 1));
		for (const [left, top, right, bottom] of this.boxes) {
			const [from, to] = [this.column(left), this.column(right) + 1];
			const [first, end] = [this.row(top) * wide, (this.row(bottom) + 1) * wide];
			counts[first + from]!++;
			counts[first + to]!--;
			counts[end + from]!--;
			counts[end + to]!++;
			const due = pace.step(BOX);
			if (due) await due;
		}
		const sums = new Int32Array(columns * rows);
		for (let row = 0; row < rows; row++) {
			for (let column = 0, sum = 0; column < columns; column++) {
				sum += counts[row * wide + column]!;
				sums[row * columns + column] = sum + (row > 0 ? sums[(row - 1) * columns + column]! : 0);
			}
			const due = pace.step(columns * CELL);
			if (due) await due;
		}
		return sums;
	}

	/** For each covered cell the number of its group; cells that touch, at their corners too, are in one. */
	private async connected(covered: Int32Array, pace: Pace): Promise<Int32Array> {
		const { columns, rows } = this;
		const groups = new Int32Array(covered.length);
		const open: number[] = [];
		let count = 0;
		for (let start = 0; start < covered.length; start++) {
			if (covered[start] === 0 || groups[start] !== 0) continue;
			groups[start] = ++count;
			open.push(start);
			for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
				const [column, row] = [cell % columns, Math.floor(cell / columns)];
				for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
					for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
						const near = y * columns + x;
						if (covered[near] === 0 || groups[near] !== 0) continue;
						groups[near] = count;
						open.push(near);
					}
				const due = pace.step(CELL * 9);
				if (due) await due;
			}
		}
		return groups;
	}
}

/** Which part of the page the boxes cover together, from 0 to 1. */
export function shareOf(items: readonly ChangedItem[], [left, top, right, bottom]: Box): number {
	const xs = [...new Set(items.flatMap(({ box }) => [box[0], box[2]]))].sort((one, other) => one - other);
	let area = 0;
	for (const [index, x] of xs.entries()) {
		const next = xs[index + 1];
		if (next === undefined) break;
		const within = items.filter(({ box }) => box[0] <= x && box[2] >= next).sort((one, other) => one.box[1] - other.box[1]);
		let end = -Infinity;
		for (const { box } of within) {
			area += Math.max(0, box[3] - Math.max(end, box[1])) * (next - x);
			end = Math.max(end, box[3]);
		}
	}
	const share = area / ((right - left) * (bottom - top));
	return Math.min(1, Math.ceil(share * 10_000) / 10_000);
}
