/** Tables below each other, such as the facts of an invoice and its items; labels with values above a table are not its rows. */
import { greatest } from '../../../lists';
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import { type Region } from './regions';
import type { Row } from '../segments/row';
import { type Segment, textOf } from '../segments/segments';

/** In parts of the distances of rows beside it: the space between two tables is wider. */
const APART = 1.3;
/** In parts of the size: cells that begin, end or have their middle at one place. */
const NEAR = 0.3;
/** The share of the cells of the row with more of them that are not below cells of the other, in tables that have other columns. */
const OTHER = 0.5;
/** The rows with several cells that a table has at least, and those that are looked at on both sides. */
const LEAST_ROWS = 2;
const MOST_LOOKED_AT = 12;

/** Names in a head that tells a table from the one above, without a wider space. */
const LEAST_NAMES = 3;
const NAME = /\p{L}|^[%#]$/u;
const DIGIT = /\d/;
const VALUE = /^[^\p{L}]{0,4}\d/u;
/** A label with its sum; and how many of them below each other are a table. */
const PAIR = 2;
const LEAST_PAIRS = 3;

/** A region, or the tables in it that have other columns after a wider space. */
export function* withoutStacked(region: Region): Steps<readonly Region[]> {
	const { rows } = region;
	const parts: Row[][] = [];
	let from = 0;
	for (let at = 1; at < rows.length; at++) {
		const hasHead = isHead(rows, at);
		const isClear = hasHead || isApart(rows, at);
		if (!isClear && !beginsPairs(rows, at)) continue;
		yield (MOST_LOOKED_AT * STRIDE_COST) / STRIDE;
		const above = rows.slice(Math.max(from, at - MOST_LOOKED_AT), at);
		const below = hasHead ? rows.slice(at, at + MOST_LOOKED_AT) : belowOf(rows, at);
		if (!haveOtherColumns(above, below) || !(isClear || areBesideColumns(above, rows[at]!))) continue;
		parts.push(rows.slice(from, at));
		from = at;
	}
	if (parts.length === 0) return [region];
	return [...parts, rows.slice(from)].map((own) => ({ rows: own, tabular: countTabular(own) }));
}

const countTabular = (rows: readonly Row[]): number => rows.filter(({ isTabular }) => isTabular).length;

/** The rows up to the next wider space. */
function belowOf(rows: readonly Row[], at: number): readonly Row[] {
	let to = at + 1;
	while (to < rows.length && to < at + MOST_LOOKED_AT && !isApart(rows, to)) to++;
	return rows.slice(at, to);
}

/** Whether a row has only names, below a row that ends in a number and above one that has numbers below most names. */
function isHead(rows: readonly Row[], at: number): boolean {
	const [above, row] = [rows[at - 1]!, rows[at]!];
	// The name of a group may be below the head.
	const below = rows[at + 1]?.isTabular ? rows[at + 1] : rows[at + 2];
	if (!below?.isTabular || row.cells.length < LEAST_NAMES || below.cells.length > row.cells.length) return false;
	if (!above.isTabular || !above.cells.slice(1).some((cell) => DIGIT.test(textOf(cell)))) return false;
	const hasName = (cell: Segment) => !DIGIT.test(textOf(cell)) && NAME.test(textOf(cell));
	return row.cells.every(hasName) && below.cells.slice(1).some((cell) => VALUE.test(textOf(cell)));
}

/** Whether labels with sums begin in a row, of which the sums end at one place. */
function beginsPairs(rows: readonly Row[], at: number): boolean {
	const [above, first] = [rows[at - 1]!, rows[at]!];
	const end = first.cells.at(-1)!.end;
	const isPair = ({ cells, size }: Row) =>
		cells.length === PAIR && Math.abs(cells[1]!.end - end) < NEAR * size && VALUE.test(textOf(cells[1]!));
	if (at + LEAST_PAIRS > rows.length || isPair(above)) return false;
	return rows.slice(at, at + LEAST_PAIRS).every(isPair);
}

/** Whether the sum of such a pair is below no column of the rows above it, which have more columns. */
function areBesideColumns(above: readonly Row[], { cells, size }: Row): boolean {
	const full = fullestOf(above);
	return full.cells.length > PAIR && !full.cells.some((cell) => isBelow(cell, cells.at(-1)!, NEAR * size));
}

/** Whether a row is farther from the one above than the rows on both sides are from each other. */
function isApart(rows: readonly Row[], at: number): boolean {
	const down = (index: number) => (index < 1 || index >= rows.length ? 0 : rows[index]!.baseline - rows[index - 1]!.baseline);
	return down(at) > APART * Math.max(down(at - 1), down(at + 1)) && down(at - 1) > 0 && down(at + 1) > 0;
}

/** Whether few cells of the fullest rows are below each other. */
function haveOtherColumns(above: readonly Row[], below: readonly Row[]): boolean {
	if (countTabular(above) < LEAST_ROWS || countTabular(below) < LEAST_ROWS) return false;
	const [first, second] = [fullestOf(above), fullestOf(below)];
	const near = NEAR * Math.min(first.size, second.size);
	const aligned = second.cells.filter((one) => first.cells.some((cell) => isBelow(cell, one, near))).length;
	return aligned <= OTHER * Math.max(first.cells.length, second.cells.length);
}

/** Whether two cells begin, end or have their middle at one place. */
const isBelow = (above: Segment, { start, end }: Segment, near: number): boolean =>
	Math.abs(above.start - start) < near ||
	Math.abs(above.end - end) < near ||
	Math.abs(above.start + above.end - start - end) < near;

const fullestOf = (rows: readonly Row[]): Row => rows.reduce((most, row) => (row.cells.length > most.cells.length ? row : most));

/** The share of rows of a table that have a label, at most. */
const OTHERS = 0.3;
/** A table below is farther from the pairs than they are from each other, in parts of that distance. */
const PAIRS_APART = 1.25;
/** In parts of the size: that distance, if there is only one pair. */
const LEADING = 1.5;
/** The rows that a table has at least. */
const LEAST_BELOW = 2;

const LABEL = /:$/;
const hasLabel = ({ cells }: Row): boolean => cells.some(({ fragments }) => fragments.some(({ text }) => LABEL.test(text)));

/** A region, or its pairs of labels and values and the table below them. */
export function* withoutPairs(region: Region): Steps<readonly Region[]> {
	const { rows } = region;
	const labelled: boolean[] = [];
	for (const row of rows) {
		labelled.push(hasLabel(row));
		yield (row.cells.reduce((sum, { fragments }) => sum + fragments.length, 0) * STRIDE_COST) / STRIDE;
	}
	const end = labelled.indexOf(false);
	const before = rows.slice(0, end);
	const after = rows.slice(end);
	if (end < 1 || after.length < LEAST_BELOW) return [region];
	const others = labelled.slice(end).filter(Boolean).length;
	if (others > OTHERS * after.length) return [region];
	const distances = before.slice(1).map((row, at) => row.baseline - before[at]!.baseline);
	const usual = distances.length > 0 ? greatest(distances) : LEADING * before[0]!.size;
	if (after[0]!.baseline - before.at(-1)!.baseline < PAIRS_APART * usual) return [region];
	return [before, after].map((own) => ({ rows: own, tabular: countTabular(own) }));
}
