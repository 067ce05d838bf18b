/** Lines of a table that are one row of it: those of the head, and cells of several lines. */
import { greatest, least } from '../fragments/extremes';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../fragments/steps';
import { type Line } from './blocks';
import type { Columns } from './cells/cell-columns';
import { CLOSER } from './regions';
import type { Row } from '../segments/row';
import { cutAtBands } from './cells/cut-at-bands';
import { rowsByRules } from './cells/ruled-rows';
import { rowsBySpace } from './spaced-rows';
import { lineOf } from './table-block';
import { textOf } from '../segments/segments';

/** In parts of the size: lines of one cell are not farther apart. */
const LEADING = 1.6;
/** In parts of the distance of rows: rows are not closer. */
const SAME_PITCH = 0.95;
/** In parts of the size: texts that begin at one place; and in parts of the distance to the row above: the next one is farther away. */
const NEAR = 0.1;
const APART = 1.2;
/** Baselines of one line. */
const SAME_LINE = 0.4;
const NUMBER =
	/^[\s$\u20ac\u00a3\u00a5(+\-\u2013\u2212<>~\u2264\u2265]*\d[\d.,:/\s%)*\u2020\u2021-]*$|^[-\u2013\u2014\u2020\u2021*]+$|^(?:n\/?a|NA)$/iu;
/** A number with its unit. */
const QUANTITY = /^\d[\d.,]{0,15}\s?\p{L}{1,3}[\u00b2\u00b3.]?$/u;
const UNIT = /^[\p{Sc}%]$/u;
/** The number of a row. */
const ORDINAL = /^\d{1,3}\.?$/;
const LOWER_CASE = /^\p{Ll}/u;
/** An address of mail, or of a page. */
const ADDRESS = /\w@\w|^\w{2,5}:\/\/|^www\./;
/** A line of a cell ends with the hyphen of a value, which the next line goes on with: RE-2026-, but not the grade A-, or the amount 50-. */
const ENDING = /[\p{L}\p{Nd}][-\u2010]$/u;
const OF_VALUE = /[\p{L}-]/u;
const OF_AMOUNT = /[.,]/;
const LEAST_OF_VALUE = 4;
const LETTER = /^[\p{L}\p{Nd}]/u;
/** The beginning of a text that does not go on with another one. */
const WHOLE = /^[\p{Lu}\p{N}]/u;
/** Columns of a table that may be labels and values: each line is a pair. */
const PAIR = 2;
/** Rows of text above the first numbers: heads of as many lines mostly have less text in the first column, or are closer. */
const LEAST_OF_TEXT = 2;
/** Marks in a table are not longer. */
const MARK = 2;

type Placed = Omit<Columns, 'conflicts'>;

/** Lines that are one row of the table: those of the head, and cells of several lines. */
export function* joinRows(columns: Placed): Steps<number[][]> {
	const { rows } = columns;
	const hasNumber = ({ cells }: Row) => cells.some((cell) => NUMBER.test(textOf(cell)));
	const spaced = (yield* rowsByRules(columns, hasNumber)) ?? (yield* rowsBySpace(columns, (cell) => NUMBER.test(textOf(cell))));
	if (spaced) return spaced;
	const groups: number[][] = [];
	const firstNumbers = endOfHead(columns);
	const pitch = pitchOf(columns, firstNumbers);
	for (const index of rows.keys()) {
		const isHead = index < firstNumbers;
		const isJoined =
			index > 0 &&
			(endsValues(columns, index) ||
				(isHead
					? joinsHead(columns, index) && !isGroup(columns, index, firstNumbers)
					: goesOn(columns, index, firstNumbers) ||
						(index !== firstNumbers && isCloser(columns, index, pitch)) ||
						isDetail(columns, index, pitch)));
		if (isJoined) groups.at(-1)!.push(index);
		else groups.push([index]);
	}
	return groups;
}

/**
 * The number of the first row with labels or numbers, or below bold names, -1 without any; that of the second row if all before it are rows
 * of text.
 */
function endOfHead({ rows, places, count }: Placed): number {
	const first = rows.findIndex((row, at) => hasLabel(row) || hasNumbers(row, places[at]!) || hasOrdinal(row, places[at]!));
	if (first < LEAST_OF_TEXT) return first;
	const plain = rows.findIndex((row, at) => at > 0 && at < first && row.cells.length > 1 && isBelowBold(rows[at - 1]!, row));
	if (plain > 0 && rows.slice(0, plain).every((row) => isBoldIn(row, (bold) => bold))) return plain;
	if (rows.slice(0, first).every((row) => isBoldIn(row, (bold) => bold))) return first;
	const distances = rows.slice(1, first + 1).map((row, at) => row.baseline - rows[at]!.baseline);
	// Names may be farther above the rows.
	const isEven = greatest(first > LEAST_OF_TEXT ? distances.slice(1) : distances) * SAME_PITCH <= least(distances);
	const isRow = ({ cells }: Row, at: number) => cells.length > 1 && places[at]![0] === 0 && !LOWER_CASE.test(textOf(cells[0]!));
	// Two lines may be names that go on below each other.
	const areWhole =
		first > LEAST_OF_TEXT || (rows[1]!.cells.length === count && rows[1]!.cells.every((cell) => WHOLE.test(firstOf(cell))));
	return isEven && areWhole && rows.slice(0, first).every(isRow) ? 1 : first;
}

/** The least distance from the line above that rows have which begin in the first column, and have several cells. */
function pitchOf(columns: Placed, firstNumbers: number): number {
	const { rows, places } = columns;
	let pitch = Infinity;
	for (let at = 1; at < rows.length; at++)
		if (rows[at]!.cells.length > 1 && places[at]![0] === 0 && !goesOn(columns, at, firstNumbers))
			pitch = Math.min(pitch, rows[at]!.baseline - rows[at - 1]!.baseline);
	return pitch;
}

/** Whether a line without text in the first column is closer to the one above, in whose columns its text is, than rows are to each other. */
function isCloser({ rows, places, count }: Placed, index: number, pitch: number): boolean {
	const [above, row] = [rows[index - 1]!, rows[index]!];
	if (pitch === Infinity || row.baseline - above.baseline > CLOSER * pitch || places[index]![0] === 0) return false;
	if (!isTight(above, row) || haveSums(above, row) || haveNumbers(above, row)) return false;
	return places[index]!.every((place, at) => {
		const cell = above.cells[places[index - 1]!.indexOf(place)];
		// Such as the pages of a list of contents.
		return cell !== undefined && (count > PAIR || !(endsInNumber(cell) && endsInNumber(row.cells[at]!)));
	});
}

/** Whether a line in the first column alone is closer to the row above than rows are, and than it is to the one below: not the name of a group. */
function isDetail({ rows, places }: Placed, index: number, pitch: number): boolean {
	const [above, row, below] = [rows[index - 1]!, rows[index]!, rows[index + 1]];
	const down = row.baseline - above.baseline;
	if (row.cells.length > 1 || places[index]![0] !== 0 || above.cells.length === 1 || places[index - 1]![0] !== 0) return false;
	if (pitch === Infinity || down > CLOSER * pitch || !isTight(above, row) || row.size > above.size) return false;
	if (below && below.baseline - row.baseline < APART * down) return false;
	return Math.abs(above.start - row.start) < NEAR * row.size && haveOneWeight(above.cells[0]!, row.cells[0]!);
}

const haveOneWeight = (one: Row['cells'][number], other: Row['cells'][number]): boolean =>
	!other.fragments.some(({ style }) => style.font.bold) || one.fragments.every(({ style }) => style.font.bold);

/** Whether both lines have a label and a number at the end, below each other, such as the sums of an invoice. */
const haveSums = (above: Row, row: Row): boolean =>
	[above, row].every(({ cells }) => cells.length > 1 && NUMBER.test(textOf(cells.at(-1)!))) &&
	/\p{L}/u.test(textOf(row.cells.at(-2)!));

/** Whether both lines have several values, and end in a number. */
const haveNumbers = (above: Row, row: Row): boolean =>
	[above, row].every(({ cells }) => cells.length > PAIR && NUMBER.test(textOf(cells.at(-1)!)));

const endsInNumber = ({ fragments }: Row['cells'][number]): boolean =>
	fragments.length > 1 && NUMBER.test(fragments.at(-1)!.text);

/** Whether most cells after the first column are numbers. */
function hasNumbers({ cells }: Row, places: readonly number[]): boolean {
	const values = cells.filter((_, at) => places[at]! > 0);
	const numbers = values.filter((cell) => NUMBER.test(textOf(cell)) || QUANTITY.test(textOf(cell)));
	return numbers.length > 0 && 2 * numbers.length >= values.length;
}

/** Whether a row begins with its number, and has another one. */
const hasOrdinal = ({ cells }: Row, places: readonly number[]): boolean =>
	places[0] === 0 &&
	cells.length > PAIR &&
	ORDINAL.test(textOf(cells[0]!)) &&
	cells.slice(1).some((cell) => NUMBER.test(textOf(cell)));

const isTight = (above: Row, row: Row): boolean => row.baseline - above.baseline <= LEADING * Math.max(row.size, above.size);

/** Whether a line of the head goes on with the one above: cells over several columns make a separate row. */
const joinsHead = ({ rows, spanning, count }: Placed, index: number): boolean =>
	!spanning.has(index) &&
	!spanning.has(index - 1) &&
	isTight(rows[index - 1]!, rows[index]!) &&
	!rows[index]!.hasRuleAbove &&
	!isBelowBold(rows[index - 1]!, rows[index]!) &&
	!(count === PAIR && rows[index - 1]!.cells.length === PAIR && rows[index]!.cells.length === PAIR) &&
	!areFacts({ rows, count }, index);

/** Whether all of the line above is bold, and none of this one. */
const isBelowBold = (above: Row, row: Row): boolean => isBoldIn(above, (bold) => bold) && isBoldIn(row, (bold) => !bold);

const isBoldIn = ({ cells }: Row, is: (bold: boolean) => boolean): boolean =>
	cells.every(({ fragments }) => fragments.every(({ style }) => is(style.font.bold)));

/** Whether two lines that fill all columns are as far apart as the next one is, and one of them has a number: names of columns have none. */
function areFacts({ rows, count }: Pick<Placed, 'rows' | 'count'>, index: number): boolean {
	const [above, row, below] = [rows[index - 1]!, rows[index]!, rows[index + 1]!];
	if (above.cells.length !== count || row.cells.length !== count) return false;
	if (row.baseline - above.baseline < SAME_PITCH * (below.baseline - row.baseline)) return false;
	return [above, row].some(({ cells }) => cells.slice(1).some((cell) => NUMBER.test(textOf(cell))));
}

/** Whether a row has a label before a value. */
const hasLabel = ({ cells }: Row): boolean => cells.slice(0, -1).some(({ fragments }) => fragments.at(-1)!.text.endsWith(':'));

/**
 * Whether the last line above the numbers is the name of a group of rows: it is alone in the first column, or has a number there, and is as
 * far down as rows are.
 */
function isGroup({ rows, places, count }: Placed, index: number, firstNumbers: number): boolean {
	const { cells } = rows[index]!;
	const isNumbered = cells.length === PAIR && count > PAIR && ORDINAL.test(textOf(cells[0]!));
	if (index !== firstNumbers - 1 || (cells.length > 1 && !isNumbered) || places[index]![0] !== 0) return false;
	const below = rows[firstNumbers + 1];
	if (!below || rows[index - 1]!.cells.length === 1 || LOWER_CASE.test(textOf(rows[index]!.cells[0]!))) return false;
	const down = rows[index]!.baseline - rows[index - 1]!.baseline;
	return (
		down > SAME_PITCH * (rows[firstNumbers]!.baseline - rows[index]!.baseline) &&
		down > SAME_PITCH * (below.baseline - rows[firstNumbers]!.baseline)
	);
}

/** The first word of a cell: labels may be moved in by blanks that do not break. */
const firstOf = ({ fragments }: Row['cells'][number]): string => fragments.find(({ text }) => /\S/.test(text))?.text ?? '';

/** Whether a line of text goes on with the row above, in the columns that have text there, or is gone on with by this one. */
function goesOn({ rows, places, count }: Placed, index: number, firstNumbers: number): boolean {
	const [above, row] = [rows[index - 1]!, rows[index]!];
	if (index === firstNumbers || !isTight(above, row)) return false;
	// Where names of columns are in lower case, too, it says nothing.
	if (LOWER_CASE.test(firstOf(rows[0]!.cells[0]!)) && above.cells.length === count && row.cells.length === count) return false;
	const isLower = (cell: Row['cells'][number]) => LOWER_CASE.test(firstOf(cell)) && !ADDRESS.test(firstOf(cell));
	// Words such as "yes" are values of a row that has a label.
	const isWhole = (cell: Row['cells'][number]) => WHOLE.test(firstOf(cell));
	const begins = places[index]![0] === 0 ? isLower(row.cells[0]!) && !row.cells.some(isWhole) : row.cells.some(isLower);
	if (!begins) return false;
	const isText = ({ cells }: Row) => cells.every((cell) => !NUMBER.test(textOf(cell)));
	const isBelow = places[index]!.every((place) => places[index - 1]!.includes(place));
	// The first line of a label is above its row, or the last one below it.
	if (isText(row) && isBelow) return true;
	return (
		above.cells.length === 1 && row.cells.length > 1 && places[index - 1]![0] === 0 && LOWER_CASE.test(textOf(row.cells[0]!))
	);
}

/** Whether each text of a line goes on with a value above it. */
const endsValues = ({ rows, places }: Pick<Placed, 'rows' | 'places'>, index: number): boolean =>
	isTight(rows[index - 1]!, rows[index]!) &&
	rows[index]!.cells.every((cell, at) => {
		const above = rows[index - 1]!.cells[places[index - 1]!.indexOf(places[index]![at]!)];
		return above !== undefined && isDivided(above.fragments.at(-1)!.text) && LETTER.test(firstOf(cell));
	});

/** Whether a line is the unit of the amount above it. */
const isUnit = ({ segments }: Line): boolean => segments.every((segment) => UNIT.test(textOf(segment)));

const isDivided = (word: string): boolean =>
	word.length >= LEAST_OF_VALUE && ENDING.test(word.slice(-2)) && OF_VALUE.test(word.slice(0, -1)) && !OF_AMOUNT.test(word);

/** The rows of a row between two rules: several, if each of its values is on a separate line, or if empty lines divide one below a head. */
export function* rowsBetweenRules(
	cells: readonly (readonly Line[])[],
	isFirst: boolean,
): Steps<(readonly (readonly Line[])[])[]> {
	if (!cells.some((lines, column) => column > 0 && lines.length > 1 && lines.every(isValue) && !lines.some(isUnit)))
		return (isFirst ? undefined : yield* cutAtBands(cells)) ?? [cells];
	const withText = cells.filter((lines) => lines.length > 0);
	// A value with its unit below it.
	if (withText.length > 2 && withText.filter((lines) => lines.length > 1).length === 1) return [cells];
	const segments = cells.flatMap((lines, column) =>
		lines.flatMap((line) => line.segments.map((segment) => ({ segment, column, line: line.baseline }))),
	);
	const sorted = yield* sorting(segments, (one, other) => one.line - other.line || one.column - other.column);
	const rows: Row[] = [];
	const places: number[][] = [];
	for (let from = 0, to; from < sorted.length; from = to) {
		const { line: baseline, segment } = sorted[from]!;
		for (to = from + 1; to < sorted.length && sorted[to]!.line - baseline < SAME_LINE * segment.size;) to++;
		const own = sorted.slice(from, to).sort((one, other) => one.column - other.column);
		places.push(own.map(({ column }) => column));
		const row = own.map((one) => one.segment);
		rows.push({
			cells: row,
			baseline,
			size: segment.size,
			start: row[0]!.start,
			end: row.at(-1)!.end,
			isTabular: own.length > 1,
		});
		if (rows.length % STRIDE === 0) yield STRIDE_COST;
	}
	const columns = { count: cells.length, rows, places, spanning: new Set<number>() };
	return (yield* joinRows(columns)).map((group) => writeGroup(columns, group));
}

const isValue = ({ segments }: Line): boolean =>
	segments.length === 1 && (segments[0]!.characters <= MARK || NUMBER.test(textOf(segments[0]!)));

/** The cells of a group of lines, column by column. */
export function writeGroup({ count, rows, places }: Placed, group: readonly number[]): Line[][] {
	const written: Line[][] = Array.from({ length: count }, () => []);
	for (const index of group) {
		const byColumn = new Map<number, Row['cells'][number][]>();
		for (const [at, cell] of rows[index]!.cells.entries()) {
			const column = places[index]![at]!;
			const known = byColumn.get(column);
			if (known) known.push(cell);
			else byColumn.set(column, [cell]);
		}
		for (const [column, segments] of byColumn) written[column]!.push(lineOf(segments));
	}
	return written;
}
