/**
 * Columns that are drawn row by row: some programs place text of two columns line by line, as they do with tables. Columns of prose have
 * lines that fill them, with several words each; cells of tables do not.
 */
import { greatest, least } from '../fragments/extremes';
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import { Line } from './blocks';
import type { Segment } from '../segments/segments';
import { addAll } from '../../../lists';

/** Rows that are needed to tell columns from a table. */
const LEAST_ROWS = 4;
/** More columns than a page of prose has. */
const MOST_COLUMNS = 8;
/** Words of a line on average, and the share of their column that lines fill. */
const LEAST_WORDS = 4;
const FILLED = 0.7;
/** In parts of the size: the distance of rows, and the space between columns. */
const NEXT_ROW = 2.5;
const GUTTER = 0.8;

/** More rows than pages of columns are looked at; beyond, lines stay as they are: from each line on, all rows below it may be. */
const MOST_LOOKS = 1_000_000;

/** The lines with such columns one after the other, instead of row by row. */
export function unweaving(lines: readonly Line[]): Steps<Line[]> {
	return unweave(lines, MOST_COLUMNS, { left: MOST_LOOKS });
}

function* unweave(lines: readonly Line[], most: number, looks: { left: number }): Steps<Line[]> {
	if (most === 1) return [...lines];
	const result: Line[] = [];
	let work = 0;
	for (let from = 0, to; from < lines.length; from = to) {
		const isRow = lines[from]!.segments.length > 1 && looks.left > 0;
		const woven = isRow ? yield* wovenFrom(lines, from, looks) : undefined;
		if (++work % STRIDE === 0) yield STRIDE_COST;
		to = woven?.to ?? from + 1;
		if (!woven) result.push(lines[from]!);
		else {
			for (const line of woven.left) result.push(line);
			for (const line of yield* unweave(woven.right, most - 1, looks)) result.push(line);
		}
	}
	return result;
}

interface Woven {
	readonly left: readonly Line[];
	readonly right: readonly Line[];
	/** The index after the last row. */
	readonly to: number;
}

/** How many rows are one step. */
const ROWS = 200;

/** The rows from `from` on that the gutter after the first column divides; undefined if they are not columns of prose. */
function* wovenFrom(lines: readonly Line[], from: number, looks: { left: number }): Steps<Woven | undefined> {
	const [one, other] = lines[from]!.segments;
	const size = one!.size;
	let end = one!.end;
	let start = other!.start;
	const left: Segment[] = [];
	const right: Segment[][] = [];
	let to = from;
	for (; to < lines.length; to++) {
		const line = lines[to]!;
		looks.left -= line.segments.length;
		if ((to - from) % ROWS === ROWS - 1) yield STRIDE_COST;
		const down = to === from ? 0 : line.baseline - lines[to - 1]!.baseline;
		if (line.frame !== one!.frame || down < 0 || down > NEXT_ROW * size) break;
		const before = line.segments.filter((segment) => segment.start < end);
		const later = line.segments.slice(before.length);
		const farthest = greatest(
			before.map((segment) => segment.end),
			end,
		);
		const nearest = least(
			later.map((segment) => segment.start),
			start,
		);
		if (nearest - farthest < GUTTER * size || before.length > 1) break;
		[end, start] = [farthest, nearest];
		addAll(left, before);
		if (later.length > 0) right.push(later);
	}
	const firsts = right.map(([segment]) => segment!);
	if (left.length < LEAST_ROWS || right.length < LEAST_ROWS || !isProse(left) || !isProse(firsts)) return undefined;
	return { left: left.map((segment) => new Line(segment)), right: right.map(joinSegments), to };
}

function joinSegments([first, ...others]: readonly Segment[]): Line {
	const line = new Line(first!);
	for (const segment of others) line.add(segment);
	return line;
}

function isProse(column: readonly Segment[]): boolean {
	const words = column.reduce((sum, { fragments }) => sum + fragments.length, 0);
	const start = least(column.map((segment) => segment.start));
	const width = greatest(column.map((segment) => segment.end)) - start;
	const filled = column.reduce((sum, segment) => sum + segment.end - segment.start, 0);
	return words >= LEAST_WORDS * column.length && filled >= FILLED * width * column.length;
}
