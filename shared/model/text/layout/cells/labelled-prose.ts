/** Labels with prose beside them, as in glossaries and terms: the prose of each label is one cell (docs/semantics.md, D69). */
import { greatest } from '../../fragments/extremes';
import { STRIDE, STRIDE_COST, type Steps } from '../../fragments/steps';
import { textOf } from '../../segments/segments';
import type { Columns } from './cell-columns';

/** Labels, at least, words of each on average at most, and the share of the rows that they are in. */
const LEAST_LABELS = 3;
const SHORT_WORDS = 4;
const SPARSE = 0.7;
/** A line that is shorter than this part of its column ends a paragraph. */
const FULL = 0.85;

const LABEL = /^\p{L}./u;
const LOWER_CASE = /^\p{Ll}/u;
const SENTENCE_END = /[.!?:;]["\u201d\u2019)]?$/u;

type Placed = Pick<Columns, 'rows' | 'places' | 'count'>;

/**
 * The lines of each label, if the texts of the first column are labels: short, each where a paragraph of the other columns begins, and
 * after one that ends. Otherwise undefined.
 */
export function* rowsOfLabels({ rows, places, count }: Placed): Steps<number[][] | undefined> {
	const groups: number[][] = [];
	const ends = Array.from({ length: count }, () => -Infinity);
	let words = 0;
	for (const [at, { cells }] of rows.entries()) {
		yield (cells.reduce((sum, { fragments }) => sum + fragments.length, 0) * STRIDE_COST) / STRIDE;
		for (const [cell, { end }] of cells.entries()) ends[places[at]![cell]!] = Math.max(ends[places[at]![cell]!]!, end);
		const isFirst = places[at]![0] === 0;
		if (isFirst) {
			if (cells.length < 2 || !LABEL.test(textOf(cells[0]!)) || LOWER_CASE.test(textOf(cells[1]!))) return undefined;
			words += cells[0]!.fragments.length;
			groups.push([at]);
		} else if (groups.length === 0) return undefined;
		else groups.at(-1)!.push(at);
	}
	if (groups.length < LEAST_LABELS || groups.length > SPARSE * rows.length || words > SHORT_WORDS * groups.length)
		return undefined;
	const right = greatest(ends.slice(1));
	const isEnd = (at: number) => {
		const last = rows[at]!.cells.at(-1)!;
		return SENTENCE_END.test(textOf(last)) || last.end - last.start < FULL * (right - last.start);
	};
	return groups.every((group) => isEnd(group.at(-1)!)) ? groups : undefined;
}
