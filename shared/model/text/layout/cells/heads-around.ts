/** Heads whose names of one line are in the middle beside names of two levels, as browsers and word processors set cells over two rows. */
import { greatest, least } from '../../fragments/extremes';
import { STRIDE, STRIDE_COST, type Steps } from '../../fragments/steps';
import type { Row } from '../../segments/row';
import { type Segment, textOf } from '../../segments/segments';
import { type Lined, rowOf } from './row-of-line';

/** Rows below the head, at least. */
const LEAST_BELOW = 2;
/** In parts of the size: the levels are not farther apart, and other names are in their middle. */
const APART = 3.2;
const MIDDLE = 0.4;
/** Points that names may reach over the table. */
const OVER = 2;
/** More regions than a page has tables, and more lines than it has; each region is compared with all. */
const MOST_REGIONS = 100;
const MOST_LINES = 1000;

const YEAR = /^(?:19|20)\d\d$/;
/** Such as "%". */
const UNIT = /^[^\d\s]{1,3}$/;
export const isName = (cell: Segment): boolean => {
	const text = textOf(cell);
	return /\p{L}/u.test(text) || YEAR.test(text) || UNIT.test(text);
};

interface Rows {
	readonly rows: readonly Row[];
	/** How many of them have several cells. */
	readonly tabular: number;
}

type Line = Lined & Pick<Row, 'cells'>;

interface Head<Region> {
	readonly upper: Row;
	/** Names beside both levels. */
	readonly middle: Row;
	readonly lower: Row;
	readonly below: readonly Row[];
	/** The region that holds the levels. */
	readonly levels?: Region;
}

/** The regions of lines, of which those with such heads begin with the upper level, and have all other names in the row below. */
export function* withHeadsAround<Region extends Rows>(
	regions: readonly Region[],
	lines: readonly Line[],
): Steps<readonly Region[]> {
	if (regions.length > MOST_REGIONS || lines.length > MOST_LINES) return regions;
	const taken = new Set<Region>();
	const joined: Region[] = [];
	for (const region of regions) {
		yield ((regions.length + lines.length) * STRIDE_COST) / STRIDE;
		const head = isOfNames(region.rows[0]!) ? headOf(region, regions, lines) : undefined;
		if (head?.levels) taken.add(head.levels);
		joined.push(head ? joinHead(head, region) : region);
	}
	return joined.filter((_, at) => !taken.has(regions[at]!));
}

function headOf<Region extends Rows>(
	region: Region,
	regions: readonly Region[],
	lines: readonly Line[],
): Head<Region> | undefined {
	const { rows } = region;
	const [first, second, third] = rows as [Row, Row, Row | undefined];
	const within = third && { upper: first, middle: second, lower: third, below: rows.slice(3) };
	if (within && isHead(within)) return within;
	const others = rows.slice(1);
	for (const levels of regions) {
		const [upper, lower] = levels.rows as [Row, Row];
		const head = { upper, middle: first, lower, below: others, levels };
		if (levels !== region && levels.rows.length === 2 && isHead(head)) return head;
	}
	const below = rows.slice(2);
	for (const line of lines) {
		const down = first.baseline - line.baseline;
		if (line.cells.length > 1 || down <= 0 || down > APART * first.size) continue;
		const head = { upper: rowOf(line.cells, line), middle: first, lower: second, below };
		if (isHead(head)) return head;
	}
	return undefined;
}

const isOfNames = ({ cells }: Row): boolean => cells.every(isName);

/** Close names of a level may be one cell so far. */
const wordsOf = ({ cells }: Row): number => cells.reduce((sum, { fragments }) => sum + fragments.length, 0);

function isHead({ upper, middle, lower, below }: Head<unknown>): boolean {
	const [above, down] = [middle.baseline - upper.baseline, lower.baseline - middle.baseline];
	if (above <= 0 || down <= 0 || above + down > APART * middle.size || Math.abs(above - down) > MIDDLE * middle.size)
		return false;
	if (below.length < LEAST_BELOW || below[0]!.baseline <= lower.baseline) return false;
	if (![upper, middle, lower].every(isOfNames) || wordsOf(lower) <= wordsOf(upper)) return false;
	// No name is above or below another one but in the two levels.
	const levels = [...upper.cells, ...lower.cells];
	if (middle.cells.some((cell) => levels.some((other) => cell.start < other.end && cell.end > other.start))) return false;
	const [from, to] = [least(below.map(({ start }) => start)), greatest(below.map(({ end }) => end))];
	return levels.every(({ start, end }) => start > from - OVER && end < to + OVER);
}

function joinHead<Region extends Rows>({ upper, middle, lower, below }: Head<Region>, region: Region): Region {
	const cells = [...middle.cells, ...lower.cells].sort((one, other) => one.start - other.start);
	const rows = [upper, rowOf(cells, lower), ...below];
	return { ...region, rows, tabular: rows.filter(({ isTabular }) => isTabular).length };
}
