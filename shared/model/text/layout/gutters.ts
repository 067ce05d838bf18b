/** Gutters: white corridors between columns of prose, and beside sidebars, which end the lines on both sides of them (docs/semantics.md, D68). */
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import type { Segment } from '../segments/segments';
import { countBeside, countBoth, isSidebar, LEAST_BESIDE, NO_SIDES, type Sides } from './sides';

/** Rows that a corridor runs through, and words of a line on average on both of its sides. */
const LEAST_ROWS = 3;
const LEAST_WORDS = 4;
/** In parts of the size: the distance of rows of prose, and of a sidebar, and the width of a corridor. */
const NEXT_ROW = 2.5;
const NEXT_BESIDE = 6;
const WIDTH = 0.8;
/** Rows with text on one side only, one after the other: beyond, the corridor ends. */
const MOST_BESIDE = 20;
/** Corridors that are followed through one gap. */
const MOST_IN_GAP = 4;

/** A line of cells, from its beginning to its end. */
export interface Row {
	readonly baseline: number;
	/** Of its largest text. */
	readonly size: number;
	readonly cells: readonly Segment[];
}

/** A gap of a row through which a corridor runs. */
interface Crossing {
	readonly row: number;
	/** The number of the cell after it. */
	readonly cell: number;
	/** In the rows above. */
	readonly above: Crossing | undefined;
	/** Whether it counts as a gutter, and all above it too: those of the same prose, or all. */
	isGutter: 'no' | 'prose' | 'whole';
}

interface Corridor {
	readonly start: number;
	readonly end: number;
	readonly rows: number;
	readonly wordsBefore: number;
	readonly wordsAfter: number;
	/** The row from which these are counted. */
	readonly from: number;
	readonly last: Crossing;
	readonly sides: Sides;
}

/** For each row the cells, by number from 1, before which there is a gutter. */
export function* findGutters(rows: readonly Row[]): Steps<Set<number>[]> {
	const gutters = rows.map(() => new Set<number>());
	if (!mayHaveGutters(rows) && !mayHaveSidebar(rows)) return gutters;
	let open: Corridor[] = [];
	let work = 0;
	const close = ({ rows: count, wordsBefore, wordsAfter, from, last, sides }: Corridor) => {
		const isProse = count >= LEAST_ROWS && Math.min(wordsBefore, wordsAfter) >= LEAST_WORDS * count;
		const isWhole = isSidebar(sides);
		if (!isProse && !isWhole) return;
		const isDone = ({ isGutter, row }: Crossing) => isGutter === 'whole' || (!isWhole && (isGutter === 'prose' || row < from));
		for (let at: Crossing | undefined = last; at && !isDone(at); at = at.above) {
			at.isGutter = isWhole ? 'whole' : 'prose';
			gutters[at.row]!.add(at.cell);
		}
	};
	for (const [index, row] of rows.entries()) {
		const before = rows[index - 1];
		const distance = before ? row.baseline - before.baseline : 0;
		const stays = ({ last }: Corridor) => distance <= NEXT_BESIDE * row.size && index - last.row <= MOST_BESIDE;
		const isFar = distance > NEXT_ROW * row.size;
		for (const corridor of open) if (isFar || !stays(corridor)) close(corridor);
		open = open.filter(stays);
		// Prose begins again.
		if (isFar) open = open.map((corridor) => ({ ...corridor, rows: 0, wordsBefore: 0, wordsAfter: 0, from: index }));
		if ((work += row.cells.length + open.length) >= STRIDE) {
			work = 0;
			yield STRIDE_COST;
		}
		open = continueCorridors(open, row, index, close);
	}
	open.forEach(close);
	return gutters;
}

/** Whether both sides of gaps have more text than most tables. */
function mayHaveGutters(rows: readonly Row[]): boolean {
	const isLong = ({ fragments }: Segment) => fragments.length >= LEAST_WORDS;
	const hasLong = (from: number, to: number) => rows.some(({ cells }) => cells.slice(from, to || cells.length).some(isLong));
	return hasLong(0, -1) && hasLong(1, 0);
}

/** Whether lines are on one side of a gap that others have. */
function mayHaveSidebar(rows: readonly Row[]): boolean {
	const single = rows.reduce((count, { cells }) => (cells.length === 1 ? count + 1 : count), 0);
	return single >= 2 * LEAST_BESIDE && rows.length > single;
}

/** The corridors below a row: those that its gaps narrow, those beside its text, and new ones. */
function continueCorridors(
	open: readonly Corridor[],
	{ cells, size }: Row,
	row: number,
	close: (ended: Corridor) => void,
): Corridor[] {
	const next: Corridor[] = [];
	let at = 0;
	let reached = -Infinity;
	for (let cell = 0; cell <= cells.length; cell++) {
		const end = cells[cell]?.start ?? Infinity;
		const isBetween = cell > 0 && cell < cells.length;
		const isWide = end - reached >= WIDTH * size;
		const own: Corridor[] = [];
		for (; at < open.length && open[at]!.start < end; at++) {
			const known = open[at]!;
			const [from, to] = [Math.max(known.start, reached), Math.min(known.end, end)];
			if (to - from < WIDTH * size) close(known);
			else if (isBetween) own.push(narrow(known, { start: from, end: to }, row, cell, cells));
			else next.push({ ...known, start: from, end: to, sides: countBeside(known.sides, cell > 0) });
			// It may go on in the next gap as well.
			if (known.end > end) break;
		}
		if (isBetween && isWide && own.length === 0) own.push(narrow(undefined, { start: reached, end }, row, cell, cells));
		const longest = longestOf(own);
		for (const corridor of own)
			if (longest.has(corridor)) next.push(corridor);
			else close(corridor);
		reached = Math.max(reached, cells[cell]?.end ?? end);
	}
	return next;
}

/** Those through most rows: a wide gap below many narrow ones would keep them all. */
function longestOf(corridors: readonly Corridor[]): ReadonlySet<Corridor> {
	if (corridors.length <= MOST_IN_GAP) return new Set(corridors);
	return new Set([...corridors].sort((one, other) => other.rows - one.rows).slice(0, MOST_IN_GAP));
}

function narrow(
	known: Corridor | undefined,
	place: { readonly start: number; readonly end: number },
	row: number,
	cell: number,
	cells: Row['cells'],
): Corridor {
	return {
		...place,
		rows: (known?.rows ?? 0) + 1,
		wordsBefore: (known?.wordsBefore ?? 0) + cells[cell - 1]!.fragments.length,
		wordsAfter: (known?.wordsAfter ?? 0) + cells[cell]!.fragments.length,
		from: known?.from ?? row,
		last: { row, cell, above: known?.last, isGutter: 'no' },
		sides: countBoth(known?.sides ?? NO_SIDES, (cells[cell]!.baseline - cells[cell - 1]!.baseline) / cells[cell]!.size),
	};
}
