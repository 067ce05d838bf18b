/** Labels with values above a table, which do not belong to its rows. */
import { greatest } from '../../../lists';
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import type { Region } from './regions';
import type { Row } from './row';

/** The share of rows of a table that have a label, at most. */
const OTHERS = 0.3;
/** A table below is farther from the pairs than they are from each other, in parts of that distance. */
const APART = 1.25;
/** In parts of the size: that distance, if there is only one pair. */
const LEADING = 1.5;
/** The rows that a table has at least. */
const LEAST_ROWS = 2;

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
	if (end < 1 || after.length < LEAST_ROWS) return [region];
	const others = labelled.slice(end).filter(Boolean).length;
	if (others > OTHERS * after.length) return [region];
	const distances = before.slice(1).map((row, at) => row.baseline - before[at]!.baseline);
	const usual = distances.length > 0 ? greatest(distances) : LEADING * before[0]!.size;
	if (after[0]!.baseline - before.at(-1)!.baseline < APART * usual) return [region];
	return [before, after].map((own) => ({ rows: own, tabular: own.filter(({ isTabular }) => isTabular).length }));
}
