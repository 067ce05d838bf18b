/** Rows of several lines with a wider space between them: their values may be beside any of these lines, such as in the middle. */
import { greatest, least } from '../fragments/extremes';
import { sorting, STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import type { Row } from '../segments/row';
import { isClose } from './regions';
import type { Columns } from './cells/cell-columns';

/** The space between rows is at least this much wider than that between lines, which are not farther apart than this, in parts of the size. */
const WIDER = 1.2;
const LEADING = 1.6;
/** Rows of one table; and those of them with several lines. */
const LEAST_ROWS = 3;
const LEAST_HIGH = 2;
/** The share of rows with several lines, if lines go on with those of the first column below their values. */
const MOSTLY = 0.5;

/** Lines of one row; each is read. */
const MOST_LINES = 40;
/** Distances that are tried. */
const MOST_SPACES = 3;

type Placed = Pick<Columns, 'rows' | 'places' | 'spanning'>;
type IsNumber = (cell: Row['cells'][number]) => boolean;
type Given = Placed & { readonly isNumber: IsNumber };

/** Which lines make each row, if the spaces between lines show it; otherwise undefined. Each line of the head is one row. */
export function* rowsBySpace(columns: Placed, isNumber: IsNumber): Steps<number[][] | undefined> {
	const { rows } = columns;
	const distances = rows.slice(1).map((row, at) => row.baseline - rows[at]!.baseline);
	for (const widest of yield* lineSpaces(distances, least(rows.map(({ size }) => size)))) {
		const groups = yield* rowsApart({ ...columns, isNumber }, distances, widest);
		if (groups) return groups;
	}
	return undefined;
}

function* rowsApart(given: Given, distances: readonly number[], widest: number): Steps<number[][] | undefined> {
	const { rows, places, isNumber } = given;
	const groups: number[][] = [];
	let [high, open, close] = [0, 0, 0];
	for (let from = 0, to; from < rows.length; from = to) {
		for (to = from + 1; to < rows.length && distances[to - 1]! <= widest;) to++;
		if (to - from > MOST_LINES) return undefined;
		yield ((to - from) * STRIDE_COST) / STRIDE;
		const own = Array.from({ length: to - from }, (_, at) => from + at);
		if (own.length > 1 && !isOneRow(own, given) && !isInterleaved(own, given)) {
			// Only the head may have rows without a wider space between them.
			if (from > 0 || own.some((at) => rows[at]!.cells.some(isNumber))) return undefined;
			for (const at of own) groups.push([at]);
			continue;
		}
		if (own.length > 1) high++;
		if (own.length > 1 && own.slice(1).every((at) => isClose(rows[at - 1]!, rows[at]!))) close++;
		if (own.slice(1).some((at) => isLabel(places[at]!)) && !isLabel(places[from]!)) open++;
		groups.push(own);
	}
	// Otherwise the line may be the name of a group.
	const isClear = open === 0 || high >= MOSTLY * groups.length;
	const isCertain = high >= LEAST_HIGH || (high > 0 && high === close);
	return isClear && isCertain && groups.length >= LEAST_ROWS ? groups : undefined;
}

/** The distances after which there is a wider space, from the widest: those that lines of one row may have. */
function* lineSpaces(distances: readonly number[], size: number): Steps<number[]> {
	const sorted = yield* sorting(distances, (one, other) => other - one);
	const found: number[] = [];
	for (let at = 1; at < sorted.length && found.length < MOST_SPACES; at++) {
		const [next, space] = [sorted[at - 1]!, sorted[at]!];
		if (space > 0 && space <= LEADING * size && next >= WIDER * space) found.push(space);
	}
	return found;
}

/** Whether lines are one row: one of them has all values, and the others go on with its texts. */
function isOneRow(own: readonly number[], { rows, places, spanning, isNumber }: Given): boolean {
	const most = greatest(own.map((at) => rows[at]!.cells.length));
	const main = own.filter((at) => rows[at]!.cells.length === most);
	const isText = (at: number) => rows[at]!.cells.length === 1 || !rows[at]!.cells.some(isNumber);
	if (own[0] === 0 && spanning.has(0)) return false;
	if (most < 2 || main.length !== 1 || !own.every((at) => at === main[0] || isText(at))) return false;
	// The name of a group may be above its first row.
	const above = own.filter((at) => at < main[0]! && isLabel(places[at]!)).length;
	return above === 0 || above === own.filter((at) => at > main[0]! && isLabel(places[at]!)).length;
}

/**
 * Whether lines are one row of which each cell has its lines around its middle: they are closer than lines of one cell can be, those next
 * to each other are in different columns, and one of them has all numbers.
 */
function isInterleaved(own: readonly number[], { rows, places, spanning, isNumber }: Given): boolean {
	if (own.some((at) => spanning.has(at))) return false;
	const withNumbers = own.filter((at) => rows[at]!.cells.some(isNumber));
	if (withNumbers.length > 1) return false;
	return own.slice(1).every((at) => {
		return isClose(rows[at - 1]!, rows[at]!) && places[at]!.every((place) => !places[at - 1]!.includes(place));
	});
}

/** Whether a line has text in the first column only. */
const isLabel = (places: readonly number[]): boolean => places.length === 1 && places[0] === 0;
