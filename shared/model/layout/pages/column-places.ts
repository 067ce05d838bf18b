/** Puts a flow into columns, in rows on as many pages as it needs (CSS Multi-column Layout 1, 7 and 8). */
import type { Laid, LaidColumns, Placed, PlacedColumns, Row } from '../boxes/laid';
import type { Steps } from '../boxes/setting';
import { Fragments } from '../boxes/fragments';

/** A pager that puts boxes into the columns. */
interface Placer {
	readonly excess: number;
	readonly isDivided: boolean;
	readonly place: (laid: Laid, x: number, y: number, inset: number) => Steps<Placed>;
	readonly pageOf: (y: number) => number;
}

export interface Room {
	/** The room of a row, from the top of the box. */
	readonly roomOf: (row: number) => Row;
	/** The height of the row that has most of it. */
	readonly most: number;
	/** How many columns are around each other. */
	readonly depth: number;
	/** Where no page ends, each row is below the one before it. */
	readonly isOpen?: boolean;
}

type PagerOf = (fragments: Fragments) => Placer;

/** Columns that are divided by others are not made alike, so that the trials of one do not multiply those of others. */
const MOST_BALANCED = 1;
/** How precisely the height of columns is found, in pixels. */
const PRECISION = 0.5;
const FINE = 0.1;

interface Trial {
	readonly content: Placed;
	readonly fragments: Fragments;
	readonly last: number;
	readonly excess: number;
	readonly isDivided: boolean;
	/** Where the content ends. */
	readonly end: number;
	/** Of the last row, if it is not that of the highest column. */
	readonly height?: number;
}

export function* placeColumns(columns: LaidColumns, room: Room, pagerOf: PagerOf): Steps<PlacedColumns> {
	const { count } = columns;
	const rowOf = (column: number): number => Math.floor(column / count);
	const full = yield* tryHeights(columns, (column) => room.roomOf(rowOf(column)).height, room.most, pagerOf);
	const row = rowOf(full.last);
	const balanced =
		columns.fillsFirst || count === 1 || room.depth > MOST_BALANCED
			? undefined
			: yield* balanceRow(columns, room, { row, full }, pagerOf);
	const trial = balanced ?? full;
	const heights = yield* heightsOf(trial, count);
	const rows: Row[] = [];
	for (let at = 0; at <= row; at++) {
		const { top, height } = room.roomOf(at);
		const wanted = at === row ? (trial.height ?? heights[at]) : heights[at];
		const own = room.isOpen || at === row ? (wanted ?? 0) : height;
		const above = rows.at(-1);
		rows.push({ top: room.isOpen ? (above ? above.top + above.height : 0) : top, height: own });
	}
	const { content, fragments, last, isDivided } = trial;
	return { content, fragments, rows, last, isDivided };
}

function* tryHeights(
	{ content: flow }: LaidColumns,
	heightOf: (column: number) => number,
	most: number,
	pagerOf: PagerOf,
): Steps<Trial> {
	const fragments = new Fragments(heightOf, most);
	const pager = pagerOf(fragments);
	const content = yield* pager.place(flow, 0, 0, 0);
	const end = endOf(content);
	const last = Math.max(pager.pageOf(end - 2 * FINE), 0);
	const { excess, isDivided } = pager;
	return { content, fragments, last, excess, isDivided, end };
}

/** Where the content ends, without the margins below it. */
function endOf({ lines, children, apart, top }: Placed): number {
	let end = top;
	for (const { line, top: from } of lines) end = Math.max(end, from + line.height);
	for (const { bottom } of children) end = Math.max(end, bottom);
	for (const { bottom, laid } of apart) if (laid.box.style.float !== 'none') end = Math.max(end, bottom);
	return end;
}

/** The least height with which the last row holds what it has; the rows before it are full. */
function* balanceRow(
	columns: LaidColumns,
	room: Room,
	{ row, full }: { readonly row: number; readonly full: Trial },
	pagerOf: PagerOf,
): Steps<Trial | undefined> {
	const { count } = columns;
	const first = row * count;
	const available = room.roomOf(row).height;
	const least = Math.max((full.content.bottom - full.fragments.startOf(first)) / count, 1);
	const attempt = (height: number): Steps<Trial | undefined> => tryRow(columns, room, { row, full, height }, pagerOf);
	let [low, high] = [least, least];
	let best = yield* attempt(least);
	if (best) return { ...best, height: least };
	for (let step = 20; !best && high < available; step *= 2) {
		[low, high] = [high, Math.min(high + step, available)];
		best = yield* attempt(high);
	}
	while (best && high - low > PRECISION) {
		const middle = (low + high) / 2;
		const trial = yield* attempt(middle);
		if (trial) [best, high] = [trial, middle];
		else low = middle;
	}
	return best;
}

/** A row of this height, if it holds what the full one does. */
function* tryRow(
	columns: LaidColumns,
	room: Room,
	{ row, full, height }: { readonly row: number; readonly full: Trial; readonly height: number },
	pagerOf: PagerOf,
): Steps<Trial | undefined> {
	const { count } = columns;
	const first = row * count;
	const heightOf = (column: number): number => (column < first ? room.roomOf(Math.floor(column / count)).height : height);
	const trial = yield* tryHeights(columns, heightOf, room.most, pagerOf);
	return trial.last < first + count && trial.excess <= full.excess + FINE ? trial : undefined;
}

/** How far down the columns of each row have content. */
function* heightsOf({ content, fragments }: Trial, count: number): Steps<number[]> {
	const heights: number[] = [];
	const add = (bottom: number): void => {
		const column = fragments.at(bottom - FINE);
		const row = Math.floor(column / count);
		while (heights.length <= row) heights.push(0);
		heights[row] = Math.max(heights[row]!, bottom - fragments.startOf(column));
	};
	const waiting: Placed[] = [...content.children, ...content.apart.filter(({ laid }) => laid.box.style.float !== 'none')];
	for (const { line, top } of content.lines) add(top + line.height);
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		yield 1000;
		add(next.bottom);
		for (const { line, top } of next.lines) add(top + line.height);
		for (const child of next.children) waiting.push(child);
	}
	return heights;
}
