/** Gaps of a table that are narrower than those between other cells, but at one place in its rows (docs/semantics.md, D69). */
import { greatest, least } from '../../fragments/extremes';
import type { Fragment } from '../../fragments/fragment';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../../fragments/steps';
import type { Row } from '../../segments/row';
import { Segment } from '../../segments/segments';

/** In parts of the size: wider than spaces between words, and than one of fixed pitch. */
const NARROW = 0.65;
/** The same between names of columns, in the first row. */
const BETWEEN_NAMES = 0.3;
/** The same between words; and for texts that begin or end exactly at one place. */
const WORD_SPACE = 0.12;
const EXACT = 0.03;
/** In parts of the size: texts that begin or end at one place. */
const NEAR = 0.12;
/** More words are prose, beside a column of it. */
const LONGEST_LABEL = 6;
/** Rows that have a gap at one place. */
const LEAST_ROWS = 3;
/** Rows with a clear gap at a place, where one more row has a narrow gap. */
const LEAST_CLEAR = 2;
/** More places than a table has columns; each is looked for in all rows. */
const MOST_PLACES = 50;

/** More gaps than a line of a table has; each is compared with all cells of another one. */
const MOST_GAPS = 20;

/** Signs that belong to the number after them, or before them. */
export const CURRENCY = /^[$\u20ac\u00a3\u00a5]$/u;

interface Gap {
	readonly start: number;
	readonly end: number;
}

interface Place {
	readonly at: number;
	/** Where texts end before it, or begin after it. */
	readonly edge: 'start' | 'end';
	readonly near: number;
	/** Whether only the first row is divided there. */
	readonly isInFirst: boolean;
	/** Whether it is in a gap of the first row, and not in the middle of those of the others. */
	readonly isMoved: boolean;
}

/**
 * Rows divided where several have a narrow gap, after which all texts begin at one place, or before which all end; where one has it after
 * a label, and others have gaps between cells; and the names of columns where all others have these.
 */
export function* dividingRows(rows: readonly Row[]): Steps<readonly Row[]> {
	const gaps: (Gap & { readonly kind: 'cells' | 'first' | 'words' | 'label' })[] = [];
	for (const { cells, size } of rows)
		for (const [at, cell] of cells.entries()) {
			for (const { start, end, isLabel } of gapsIn(cell, size)) gaps.push({ start, end, kind: isLabel ? 'label' : 'words' });
			gaps.push({ start: cells[at - 1]?.end ?? -Infinity, end: cell.start, kind: at > 0 ? 'cells' : 'first' });
			yield (cell.fragments.length * STRIDE_COST) / STRIDE;
		}
	if (gaps.length < LEAST_ROWS) return rows;
	const size = least(rows.map((row) => row.size));
	const isOverFirst = (at: number) => first.cells.some(({ start, end }) => start < at && end > at);
	const first = rows[0]!;
	const nameGaps = first.cells
		.flatMap((cell) => gapsIn(cell, first.size, BETWEEN_NAMES).slice(0, MOST_GAPS))
		.slice(0, MOST_PLACES);
	const places: Place[] = [];
	for (const edge of ['start', 'end'] as const) {
		const sorted = yield* sorting(gaps, (one, other) => one[edge] - other[edge]);
		for (let from = 0, to; from < sorted.length; from = to) {
			for (to = from + 1; to < sorted.length && sorted[to]![edge] - sorted[to - 1]![edge] < NEAR * size;) to++;
			const own = sorted.slice(from, to);
			const [start, end] = [greatest(own.map((gap) => gap.start)), least(own.map((gap) => gap.end))];
			if (own.length < LEAST_ROWS || start >= end || places.length === MOST_PLACES) continue;
			const middle = (start + end) / 2;
			const near = edge === 'start' ? start : end;
			const narrow = own.filter(({ kind }) => kind === 'words' || kind === 'label');
			const isClear =
				narrow.length >= LEAST_ROWS ||
				narrow.some(({ kind }) => kind === 'label') ||
				(narrow.length > 0 && own.length - narrow.length >= LEAST_CLEAR && own.length > LEAST_ROWS);
			const isOver = isOverFirst(middle);
			const at = isOver ? placeBetween(nameGaps, { start, end }, NEAR * first.size) : middle;
			if (isClear || (isOver && own.filter(({ kind }) => kind !== 'first').length >= LEAST_ROWS))
				places.push({ at, edge, near, isInFirst: !isClear, isMoved: at !== middle });
		}
	}
	let divided = rows;
	for (const place of places) {
		const next = yield* dividingAt(divided, place);
		if (next && !(place.isMoved && next[0]!.cells.length > mostCells(next.slice(1)))) divided = next;
	}
	return withNamesApart(divided, places);
}

const mostCells = (rows: readonly Row[]): number => rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);

/** A place between two columns: in the widest gap that their names share with the rows, if they have none in the middle. */
function placeBetween(names: readonly Gap[], { start, end }: Gap, narrowest: number): number {
	const middle = (start + end) / 2;
	if (names.some((gap) => gap.start < middle && gap.end > middle)) return middle;
	let widest: Gap | undefined;
	for (const gap of names) {
		const isShared = Math.min(end, gap.end) - Math.max(start, gap.start) >= narrowest;
		if (isShared && (!widest || gap.end - gap.start > widest.end - widest.start)) widest = gap;
	}
	return widest ? (Math.max(start, widest.start) + Math.min(end, widest.end)) / 2 : middle;
}

/**
 * Rows of which the first is divided where names of columns are as close as words: one ends exactly where the texts of its column end, or
 * begins where they begin. Only if it then has as many cells as any row.
 */
function withNamesApart([first, ...others]: readonly Row[], places: readonly Place[]): readonly Row[] {
	const most = mostCells(others);
	let row = first!;
	for (const { edge, near, isInFirst } of places) {
		if (row.cells.length >= most) break;
		if (!isInFirst) continue;
		const gaps = row.cells.flatMap((cell) => gapsIn(cell, row.size, WORD_SPACE).slice(0, MOST_GAPS));
		const gap = gaps.find((one) => Math.abs(one[edge] - near) < EXACT * row.size);
		row = (gap && dividedAt(row, (gap.start + gap.end) / 2)) ?? row;
	}
	return row.cells.length === most ? [row, ...others] : [first!, ...others];
}

/** The rows divided at a place; undefined if text of one lies over it. Names of columns may be as close as words are. */
function* dividingAt(rows: readonly Row[], { at: place, isInFirst }: Place): Steps<readonly Row[] | undefined> {
	const divided: Row[] = [];
	for (const [at, row] of rows.entries()) {
		const cell = row.cells.find(({ start, end }) => start < place && end > place);
		yield ((row.cells.length + (cell?.fragments.length ?? 0)) * STRIDE_COST) / STRIDE;
		if (cell && isInFirst && at > 0) return undefined;
		const gaps = cell ? gapsIn(cell, row.size, at === 0 ? BETWEEN_NAMES : NARROW) : [];
		if (cell && !gaps.some(({ start, end }) => start < place && end > place)) return undefined;
		if (cell && isInFirst && isOverBoth(cell, place, rows.slice(1))) return undefined;
		divided.push((cell && dividedAt(row, place)) ?? row);
	}
	return divided;
}

/** Whether a name is in the middle over the columns on both sides of a place, and narrower than both together. */
function isOverBoth(name: Segment, place: number, rows: readonly Row[]): boolean {
	let [left, right] = [Infinity, -Infinity];
	for (const { cells } of rows) {
		const next = cells.findIndex(({ start }) => start > place);
		if (next > 0) left = Math.min(left, cells[next - 1]!.start);
		if (next >= 0) right = Math.max(right, cells[next]!.end);
	}
	const near = NEAR * name.size;
	return name.start > left + near && name.end < right - near && Math.abs(left + right - name.start - name.end) < 2 * near;
}

/** A row divided at its widest gap, if a cell of the row beside it begins after such a gap, or ends where this row ends. */
export function dividedLike(row: Row, beside: Row): Row | undefined {
	if (row.cells.length !== 1) return undefined;
	const [cell] = row.cells;
	const near = NEAR * Math.min(row.size, beside.size);
	const gaps = gapsIn(cell!, row.size).slice(0, MOST_GAPS);
	if (gaps.length === 0 || wordsBefore(cell!, gaps[0]!) > LONGEST_LABEL) return undefined;
	const fits = ({ end }: Gap) => beside.cells.some((other, at) => at > 0 && Math.abs(other.start - end) < near);
	const widest = gaps.reduce<Gap | undefined>(
		(most, gap) => (most && most.end - most.start >= gap.end - gap.start ? most : gap),
		undefined,
	);
	const last = beside.cells.at(-1)!;
	const gap =
		gaps.find(fits) ?? (widest && Math.abs(row.end - last.end) < near && widest.start < last.start ? widest : undefined);
	return gap && dividedAt(row, (gap.start + gap.end) / 2);
}

/** A row with fewer cells than the one beside it, divided at gaps after which cells of that begin, if all of its cells are then below those. */
export function dividedAsCells(row: Row, beside: Row): Row | undefined {
	if (row.cells.length >= beside.cells.length) return undefined;
	const near = NEAR * Math.min(row.size, beside.size);
	const gaps = row.cells.flatMap((cell) => gapsIn(cell, row.size).slice(0, MOST_GAPS));
	let divided = row;
	for (const { start, end } of gaps)
		if (beside.cells.some((other) => Math.abs(other.start - end) < near))
			divided = dividedAt(divided, (start + end) / 2) ?? divided;
	const isBelow = ({ start, end }: Segment, at: number) =>
		Math.abs(start - beside.cells[at]!.start) < near || Math.abs(end - beside.cells[at]!.end) < near;
	return divided.cells.length === beside.cells.length && divided.cells.every(isBelow) ? divided : undefined;
}

const wordsBefore = ({ fragments }: Segment, gap: Gap): number => fragments.filter(({ start }) => start < gap.start).length;

function gapsIn({ fragments }: Segment, size: number, narrow = NARROW): (Gap & { readonly isLabel: boolean })[] {
	const gaps: (Gap & { readonly isLabel: boolean })[] = [];
	let reached = -Infinity;
	let before = '';
	for (const { start, end, text } of fragments) {
		const isGap = before !== '' && Math.min(start, end) - reached >= narrow * size;
		if (isGap && !CURRENCY.test(before)) gaps.push({ start: reached, end: Math.min(start, end), isLabel: before.endsWith(':') });
		reached = Math.max(reached, start, end);
		before = text;
	}
	return gaps;
}

function dividedAt(row: Row, place: number): Row | undefined {
	const at = row.cells.findIndex(({ start, end }) => start < place && end > place);
	if (at < 0) return undefined;
	const before: Fragment[] = [];
	const after: Fragment[] = [];
	for (const fragment of row.cells[at]!.fragments) (fragment.start < place ? before : after).push(fragment);
	if (before.length === 0 || after.length === 0) return undefined;
	return {
		...row,
		cells: [...row.cells.slice(0, at), segmentOf(before), segmentOf(after), ...row.cells.slice(at + 1)],
		isTabular: true,
	};
}

export function segmentOf([first, ...others]: readonly Fragment[]): Segment {
	const segment = new Segment(first!);
	for (const fragment of others) segment.add(fragment);
	return segment;
}
