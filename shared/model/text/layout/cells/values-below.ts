/** Labels with their values below them, as heads of invoices and boxes of forms have (docs/semantics.md, D68). */
import { STRIDE, STRIDE_COST, type Steps } from '../../fragments/steps';
import type { Row as TableRow } from '../../segments/row';
import type { Segment } from '../../segments/segments';

/** In parts of the larger size: values are not farther below their labels; in high boxes, those at the places of much smaller labels. */
const BELOW = 2.2;
const BELOW_IN_BOX = 3.2;
const MUCH_SMALLER = 1.25;
/** Labels are smaller than values by this; texts of one size differ by less. */
const SMALLER = 1.08;
const ALIKE = 1.02;
/** In parts of the size: a value begins, ends or has its middle where its label does; or it is moved in, in the box of a much smaller one. */
const NEAR = 0.3;
const MOVED_IN = 0.6;
/** Labels that look as their values do are this many at least, and have no digits, which as many values or all have. */
const LEAST_ALIKE = 3;
/** Spaces between values and the labels of the next ones, at least, that show where columns end. */
const LEAST_SPACES = 2;
/** Rows above that look as labels do, and go on with them: more of them are a table, or a list of facts. */
const MOST_ABOVE = 1;
/** Cells of a row in which labels have other text beside them, those of its labels, and the rows in which their values may be. */
const LEAST_BESIDE = 3;
const LEAST_IN_BOX = 2;
const MOST_BELOW = 2;
/** A row of more cells has no labels: each value is looked for among them. */
const MOST_LABELS = 100;
/** Text is looked at up to here. */
const LONGEST = 200;

const LETTER = /\p{L}/u;
const DIGIT = /\d/;
const NUMBER_OF_BOX = /^\d{1,2}$/;
/** Numbers and sums, in labels that may have the number of their box. */
const LONG_NUMBER = /\d{3}|\d[.,]\d|[$\u20ac\u00a3\u00a5]/u;

type Row = Pick<TableRow, 'baseline' | 'size' | 'cells'>;

/** A label, and the value below it. */
export type Labelled = readonly [label: Segment, value: Segment];

/** Labels with values, and rows of labels of which some have none. */
export interface ValuesBelow {
	readonly pairs: Labelled[];
	readonly lacking: { readonly labels: readonly Segment[]; readonly without: ReadonlySet<Segment> }[];
}

/** Where one row of labels is above one of values: labels that look alike and otherwise than all values, or as heads of facts do. */
export function* findValuesBelow(rows: readonly Row[]): Steps<ValuesBelow> {
	const found: ValuesBelow = { pairs: [], lacking: [] };
	/** The row of the last values. */
	let taken = -1;
	let work = 0;
	for (let at = 0; at + 1 < rows.length; at++) {
		if ((work += rows[at]!.cells.length) >= STRIDE) {
			work = 0;
			yield STRIDE_COST;
		}
		const [labels, values] = [rows[at]!, rows[at + 1]!];
		const places = mayBeLabels(labels, values) ? labelsOf(values, labels) : undefined;
		const isClear = places && isNearer(labels, values, rows[at - 1]);
		if (!isClear || !lookLikeLabels(labels, values) || isList(rows, at) || isTable(rows, at + 1)) {
			for (const [part, below] of boxesBeside(rows, at)) addPairs(found, part, below, labelsOf(below, part)!);
			continue;
		}
		if (taken !== at - 1 && areCaptions(labels, rows[at - 1], values)) continue;
		taken = at + 1;
		addPairs(found, labels, values, places);
	}
	return found;
}

function addPairs({ pairs, lacking }: ValuesBelow, labels: Row, values: Row, places: readonly number[]): void {
	for (const [index, place] of places.entries()) pairs.push([labels.cells[place]!, values.cells[index]!]);
	if (places.length === labels.cells.length) return;
	const without = new Set(labels.cells);
	for (const place of places) without.delete(labels.cells[place]!);
	lacking.push({ labels: labels.cells, without });
}

/** Labels smaller than their values, in a row in which other text is beside them, with the values below each. */
function boxesBeside(rows: readonly Row[], at: number): (readonly [labels: Row, values: Row])[] {
	const { cells, baseline } = rows[at]!;
	const isBesideValues = rows[at + 1]!.cells.length > cells.length || isBeside(rows[at + 1]!, cells);
	if (!(isBesideValues || cells.length >= LEAST_BESIDE) || cells.length < LEAST_IN_BOX || cells.length > MOST_LABELS) return [];
	const found: (readonly [Row, Row])[] = [];
	for (let from = 0, to; from < cells.length; from = to) {
		for (to = from + 1; to < cells.length && areAlike([cells[from]!, cells[to]!]); to++);
		if (to - from < LEAST_IN_BOX || (to - from === cells.length && !isBesideValues)) continue;
		const labels: Row = { baseline, size: cells[from]!.size, cells: cells.slice(from, to) };
		const values = rows.slice(at + 1, at + 1 + MOST_BELOW).map((row) => withinBox(row, labels, cells[from - 1], cells[to]));
		const first = values.find((row) => row !== undefined);
		if (!first || !mayBeLabels(labels, first) || first.cells.some(({ size }) => size <= SMALLER * labels.size)) continue;
		if (labelsOf(first, labels) && lookLikeLabels(labels, first)) found.push([labels, first]);
	}
	return found;
}

/** Whether a row has only text that is on one side of labels, such as a line of an address in the next box. */
const isBeside = (row: Row, labels: readonly Segment[]): boolean =>
	row.cells.length <= MOST_LABELS && row.cells.every(({ start, end }) => end < labels[0]!.start || start > labels.at(-1)!.end);

/** The cells of a row below labels, from where these begin to where the text beside them does; undefined if it has none. */
function withinBox(row: Row, labels: Row, before: Segment | undefined, after: Segment | undefined): Row | undefined {
	if (row.cells.length > MOST_LABELS) return undefined;
	const [from, to] = [labels.cells[0]!.start - NEAR * labels.size, after?.start ?? Infinity];
	const isInside = ({ start, end }: Segment) => end > (before?.end ?? -Infinity) && start >= from && start < to && end <= to;
	const inside = row.cells.filter(isInside);
	const places = inside.map((cell) => labels.cells.findLastIndex((label) => label.start <= cell.start));
	const isOnly = (at: number) => places.indexOf(places[at]!) === places.lastIndexOf(places[at]!);
	// Without text beside the labels, there may be some beside the values.
	const isOwn = (cell: Segment, at: number) =>
		after !== undefined || labels.cells.some((label) => isAligned(label, cell)) || (isMuchSmaller(labels, cell) && isOnly(at));
	const cells = inside.filter(isOwn);
	return cells.length === 0 ? undefined : { baseline: row.baseline, size: cells[0]!.size, cells };
}

/** Whether texts are captions of larger ones above them, each at the place of one, and nearer to these than to the row below. */
function areCaptions(row: Row, above: Row | undefined, below: Row): boolean {
	if (!above || above.cells.length > MOST_LABELS || above.size < SMALLER * row.size) return false;
	if (row.baseline - above.baseline >= below.baseline - row.baseline) return false;
	return row.cells.every((cell) => above.cells.some((other) => isAligned(cell, other)));
}

function mayBeLabels(labels: Row, values: Row): boolean {
	if (labels.cells.length < 2 || labels.cells.length > MOST_LABELS || values.cells.length > labels.cells.length) return false;
	const down = (values.baseline - labels.baseline) / Math.max(labels.size, values.size);
	if (down <= BELOW || down > BELOW_IN_BOX) return down <= BELOW;
	const near = NEAR * labels.size;
	if (hasValueEach(labels, values) && hasWeight(labels.cells[0]!, true)) return true;
	return values.cells.every(
		({ start, size }) => size > MUCH_SMALLER * labels.size && labels.cells.some((label) => Math.abs(label.start - start) < near),
	);
}

const isMuchSmaller = (labels: Row, { size }: Segment): boolean => size > MUCH_SMALLER * labels.size;

/** Whether labels much smaller than the text around them are nearer to the row below than to the one above, of which they may be captions. */
const isNearer = (labels: Row, values: Row, above: Row | undefined): boolean =>
	!above ||
	!values.cells.every((value) => isMuchSmaller(labels, value)) ||
	values.cells.some((value) => labels.cells.some((label) => isAligned(label, value))) ||
	values.baseline - labels.baseline <= labels.baseline - above.baseline;

/** Whether there are several values, each at the place of one label. */
const hasValueEach = ({ cells: labels }: Row, { cells: values }: Row): boolean =>
	values.length >= LEAST_ALIKE && values.length === labels.length && values.every((value, at) => isAligned(labels[at]!, value));

/**
 * For each value the number of its label; undefined if that of one is not clear. Most are at the place of theirs, others below it; or all
 * end as far before the next label, or are much larger.
 */
function labelsOf(values: Row, labels: Row): number[] | undefined {
	const places: number[] = [];
	const aligned = new Set<number>();
	for (const value of values.cells) {
		const at = labels.cells.findIndex((label) => isAligned(label, value));
		if (at >= 0) aligned.add(at);
		const near = NEAR * labels.size;
		const place = at >= 0 ? at : labels.cells.findLastIndex(({ start }) => start <= value.start + near);
		if (place <= (places.at(-1) ?? -1) || value.end > (labels.cells[place + 1]?.start ?? Infinity)) return undefined;
		places.push(place);
	}
	const areInBoxes = values.cells.length >= LEAST_IN_BOX && values.cells.every((value) => isMuchSmaller(labels, value));
	const areClear = areInBoxes || 2 * aligned.size >= values.cells.length || endBeforeNext(values, labels, places, aligned);
	return areClear ? places : undefined;
}

/** Whether values that are not at the place of their label end at the right of columns of which the labels begin at the left. */
function endBeforeNext(
	{ cells: values }: Row,
	{ cells: labels, size }: Row,
	places: readonly number[],
	aligned: ReadonlySet<number>,
): boolean {
	let [count, least, most] = [0, Infinity, -Infinity];
	for (const [index, place] of places.entries()) {
		const next = labels[place + 1];
		if (!next || aligned.has(place)) continue;
		const space = next.start - values[index]!.end;
		count++;
		least = Math.min(least, space);
		most = Math.max(most, space);
	}
	return count >= LEAST_SPACES && most - least < NEAR * size;
}

function isAligned(one: Segment, other: Segment): boolean {
	const near = NEAR * Math.max(one.size, other.size);
	return (
		Math.abs(one.start - other.start) < near ||
		Math.abs(one.end - other.end) < near ||
		Math.abs(one.start + one.end - other.start - other.end) < 2 * near ||
		isMovedIn(one, other)
	);
}

/** Whether a text begins a little after a much smaller one. */
const isMovedIn = (label: Segment, { start, size }: Segment): boolean =>
	size > MUCH_SMALLER * label.size && start >= label.start && start - label.start < MOVED_IN * size;

function lookLikeLabels({ cells: labels }: Row, { cells: values }: Row): boolean {
	const texts = labels.map(readCell);
	const given = values.map(readCell);
	const areSmaller = values.every(({ size }) => size > SMALLER * labels[0]!.size);
	const isLabel = (text: string) => LETTER.test(text) || (areSmaller && NUMBER_OF_BOX.test(text));
	if (!areAlike(labels) || !texts.every(isLabel) || !texts.some((text) => LETTER.test(text))) return false;
	if (given.some((text) => text.endsWith(':'))) return false;
	const labelled = texts.filter((text) => text.endsWith(':')).length;
	// Some of them have their values beside them.
	if (labelled > 0) return labelled === texts.length;
	if (areSmaller) return !texts.some((text) => LONG_NUMBER.test(text));
	if (texts.some((text) => DIGIT.test(text))) return false;
	if (values.every((value) => hasWeight(value, !isBold(labels[0]!)))) return true;
	const withDigits = given.filter((text) => DIGIT.test(text)).length;
	return (
		texts.length >= LEAST_ALIKE && given.length === texts.length && (withDigits === given.length || withDigits >= LEAST_ALIKE)
	);
}

/** Whether cells have one size and one weight. */
function areAlike(cells: readonly Segment[]): boolean {
	const [first] = cells;
	const isBoldToo = isBold(first!);
	return cells.every((cell) => Math.abs(cell.size - first!.size) < (ALIKE - 1) * first!.size && hasWeight(cell, isBoldToo));
}

const isBold = ({ fragments }: Segment): boolean => fragments[0]!.style.font.bold;

const hasWeight = ({ fragments }: Segment, bold: boolean): boolean => fragments.every(({ style }) => style.font.bold === bold);

/** Whether two rows look alike, have their cells at the same places, and are close. */
function goesOn(above: Row, below: Row): boolean {
	return (
		above.cells.length === below.cells.length &&
		below.baseline - above.baseline <= BELOW * Math.max(above.size, below.size) &&
		areAlike([above.cells[0]!, below.cells[0]!]) &&
		below.cells.every((cell, at) => isAligned(above.cells[at]!, cell))
	);
}

/** Whether a row is one of several. */
function isList(rows: readonly Row[], at: number): boolean {
	let above = at;
	while (above > 0 && at - above <= MOST_ABOVE && goesOn(rows[above - 1]!, rows[above]!)) above--;
	return at - above > MOST_ABOVE;
}

/** Whether a row is the first of a table: numbers, and more of them below. */
function isTable(rows: readonly Row[], at: number): boolean {
	const next = rows[at + 1];
	return next !== undefined && goesOn(rows[at]!, next) && rows[at]!.cells.some((cell) => !LETTER.test(readCell(cell)));
}

/** The text of a cell, or its beginning. */
export function readCell({ fragments }: Segment): string {
	let text = '';
	for (const fragment of fragments) {
		if (text.length > LONGEST) break;
		text += ` ${fragment.text}`;
	}
	return text.trim();
}
