/** Rows of labels, each above a row of their values in larger or bold letters, as bills and tickets have them: each pair is a table. */
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import { type Region } from './regions';
import type { Row } from '../segments/row';
import { type Segment, textOf } from '../segments/segments';
import { lineOf, TableBlock } from './table-block';

/** Values are larger than labels by this; labels are alike, and so are values. */
const LARGER = 1.08;
const ALIKE = 1.02;
/** In parts of the size: the height of capitals. */
const CAPITALS = 0.72;
/** In parts of the size: a value begins, ends or has its middle where its label does. */
const NEAR = 0.3;
/** Pairs of rows that follow each other. */
const LEAST_PAIRS = 2;

const LETTER = /\p{L}/u;

/** A region, or the tables of such pairs in it, and the rows above and below them. */
export function* withoutLabelsAbove(region: Region): Steps<readonly (Region | TableBlock)[]> {
	const { rows } = region;
	const parts: (Region | TableBlock)[] = [];
	let taken = 0;
	for (let from = 0; from + 2 * LEAST_PAIRS <= rows.length; from++) {
		yield (rows[from]!.cells.length * STRIDE_COST) / STRIDE;
		if (!isPair(rows, from)) continue;
		let to = from + 2;
		while (to + 1 < rows.length && isPair(rows, to) && isLike(rows, from, to)) to += 2;
		if (to - from < 2 * LEAST_PAIRS || !areDifferent(rows.slice(from, to))) continue;
		if (from > taken) parts.push(regionOf(rows.slice(taken, from)));
		for (let at = from; at < to; at += 2) parts.push(pairTable(rows[at]!, rows[at + 1]!));
		taken = to;
		from = to - 1;
	}
	if (taken === 0) return [region];
	return taken === rows.length ? parts : [...parts, regionOf(rows.slice(taken))];
}

/** Whether no label is there twice. */
function areDifferent(rows: readonly Row[]): boolean {
	const labels = rows.filter((_, at) => at % 2 === 0).flatMap(({ cells }) => cells.map(textOf));
	return new Set(labels).size === labels.length;
}

const regionOf = (rows: readonly Row[]): Region => ({ rows, tabular: rows.filter(({ isTabular }) => isTabular).length });

/** Whether a row and the one below it are labels and their values: one may lack. */
function isPair(rows: readonly Row[], at: number): boolean {
	const [labels, values] = [rows[at]!, rows[at + 1]!];
	if (!labels.isTabular || values.cells.length > labels.cells.length) return false;
	if (!labels.cells.every((cell) => LETTER.test(textOf(cell)))) return false;
	const isLarger = leastSize(values) > LARGER * leastSize(labels);
	if (!isLarger && !(isBold(values) && !isBold(labels) && leastSize(values) > leastSize(labels) / ALIKE)) return false;
	const places = labelsOfValues(labels, values);
	return places.every((place, index) => place >= 0 && (index === 0 || place > places[index - 1]!));
}

/** Whether labels and values look like the first ones, and are not farther from each other than from the pair above. */
function isLike(rows: readonly Row[], first: number, at: number): boolean {
	const isAlike = (one: Row, other: Row) =>
		Math.abs(one.size - other.size) < (ALIKE - 1) * one.size && isBold(one) === isBold(other);
	const space = (index: number) => rows[index]!.baseline - rows[index]!.size * CAPITALS - rows[index - 1]!.baseline;
	return isAlike(rows[first]!, rows[at]!) && isAlike(rows[first + 1]!, rows[at + 1]!) && space(at + 1) <= space(at) * ALIKE;
}

/** For each value, the number of its label; -1 if it has none. */
const labelsOfValues = ({ cells, size }: Row, values: Row): number[] =>
	values.cells.map((value) => {
		const near = NEAR * size;
		const isAt = ({ start, end }: Segment) =>
			Math.abs(start - value.start) < near ||
			Math.abs(end - value.end) < near ||
			Math.abs(start + end - value.start - value.end) < near;
		return cells.findIndex(isAt);
	});

const leastSize = ({ cells }: Row): number => cells.reduce((least, { size }) => Math.min(least, size), Infinity);

const isBold = ({ cells }: Row): boolean => cells.every(({ fragments }) => fragments.every(({ style }) => style.font.bold));

function pairTable(labels: Row, values: Row): TableBlock {
	const places = labelsOfValues(labels, values);
	const below = labels.cells.map((_, at) =>
		values.cells.filter((_value, index) => places[index] === at).map((cell) => lineOf([cell])),
	);
	return new TableBlock([labels.cells.map((cell) => [lineOf([cell])]), below]);
}
