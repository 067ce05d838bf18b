/**
 * Tables without lines between their rows, which a wider space divides. As browsers set them, the cells are in the middle of their rows, and
 * the one line of a cell is between two lines of the next one, so that lines alone do not tell the rows.
 */
import { greatest, least } from '../../fragments/extremes';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../../fragments/steps';
import type { Grid } from '../../rules/grids';
import type { Segment } from '../../segments/segments';
import { bordersBetween, isUpright } from './open-grids';

/** In parts of the size: the least space between rows, which is looked for in turn, and the widest; the least gap between columns. */
const APART = [0.45, 0.15];
const NEXT = 4;
const GAP = 0.5;
/** In parts of the size: baselines of one line, and the middles of lines. */
const SAME_LINE = 0.25;
/** In parts of the size: higher text has more than a line. */
const HIGH = 1.8;
/** Below the head. */
const LEAST_ROWS = 2;
const LEAST_COLUMNS = 3;
const MOST_COLUMNS = 20;
/** Lines of a cell. */
const MOST_LINES = 12;
/** Texts of a page. */
const MOST_SEGMENTS = 100_000;

/** Text that no empty space across the page divides. */
interface Band {
	readonly segments: Segment[];
	top: number;
	bottom: number;
	size: number;
}

interface Extent {
	readonly start: number;
	readonly end: number;
}

/** Text of one line that no gap divides. */
interface Piece extends Extent {
	readonly baseline: number;
}

interface Row extends Band {
	readonly cells: readonly Extent[];
	/** Whether all cells begin at the top, and not all of them are in the middle. */
	readonly isFromTop: boolean;
	/** Whether its cells have as many lines each. */
	readonly isEven: boolean;
}

/** The tables of these segments. */
export function* spacedGridsIn(segments: readonly Segment[]): Steps<Grid[]> {
	if (segments.length > MOST_SEGMENTS) return [];
	const sorted = yield* sorting(
		segments.filter(({ fragments }) => isUpright(fragments[0]!)),
		(one, other) => one.top - other.top,
	);
	for (const apart of APART) {
		const found = yield* gridsOf(yield* bandsOf(sorted, apart));
		if (found.length > 0) return found;
	}
	return [];
}

function* gridsOf(bands: readonly Band[]): Steps<Grid[]> {
	const found: Grid[] = [];
	// Few pages have such a row, and the others are not looked at any further.
	const high = yield* rowsOfBands(bands.filter(({ top, bottom, size }) => bottom - top > HIGH * size));
	if (!high.some((row) => row?.isEven === false)) return found;
	const rows = yield* rowsOfBands(bands);
	let work = 0;
	for (let at = 0; at < rows.length;) {
		const head = rows[at];
		const table = head ? extend(head, rows, at + 1) : { rows: 1 };
		if (table.grid) found.push(table.grid);
		at += table.rows;
		work += table.rows;
		if (work < STRIDE) continue;
		yield (work * STRIDE_COST) / STRIDE;
		work = 0;
	}
	return found;
}

function* rowsOfBands(bands: readonly Band[]): Steps<(Row | undefined)[]> {
	const rows: (Row | undefined)[] = [];
	let work = 0;
	for (const band of bands) {
		rows.push(rowOf(band));
		for (const { fragments } of band.segments) work += fragments.length;
		if (work < STRIDE) continue;
		yield (work * STRIDE_COST) / STRIDE;
		work = 0;
	}
	return rows;
}

function* bandsOf(sorted: readonly Segment[], apart: number): Steps<Band[]> {
	const bands: Band[] = [];
	for (const [at, segment] of sorted.entries()) {
		const { top, bottom, size } = segment;
		const last = bands.at(-1);
		if (!last || top - last.bottom > apart * size) bands.push({ segments: [segment], top, bottom, size });
		else {
			last.segments.push(segment);
			last.bottom = Math.max(last.bottom, bottom);
			last.size = Math.min(last.size, size);
		}
		if (at % STRIDE === STRIDE - 1) yield STRIDE_COST;
	}
	return bands;
}

/** Undefined unless it has several cells, all of which have the same middle or begin at one place. */
function rowOf(band: Band): Row | undefined {
	const { segments, size } = band;
	if (segments.length > MOST_COLUMNS * MOST_LINES || isOneCell(segments, GAP * size)) return undefined;
	const pieces = segments.flatMap((segment) => dividedAtGaps(segment, GAP * size));
	if (pieces.length > MOST_COLUMNS * MOST_LINES) return undefined;
	const cells: (Extent & { readonly pieces: Piece[] })[] = [];
	for (const piece of pieces.sort((one, other) => one.start - other.start)) {
		const last = cells.at(-1);
		if (!last || piece.start - last.end >= GAP * size) cells.push({ start: piece.start, end: piece.end, pieces: [piece] });
		else {
			last.pieces.push(piece);
			cells[cells.length - 1] = { ...last, end: Math.max(last.end, piece.end) };
		}
	}
	if (cells.length < 2 || cells.length > MOST_COLUMNS) return undefined;
	const lines = cells.map((cell) => baselinesOf(cell.pieces, size));
	const areAt = (places: readonly number[]) => greatest(places) - least(places) <= SAME_LINE * size;
	const isFromTop = !areAt(lines.map((baselines) => baselines[0]! + baselines.at(-1)!).map((sum) => sum / 2));
	if (isFromTop && !areAt(lines.map(([first]) => first!))) return undefined;
	return { ...band, cells, isFromTop, isEven: lines.every(({ length }) => length === lines[0]!.length) };
}

/** Whether the widest segment leaves no place for text beside it, as in prose. */
function isOneCell(segments: readonly Segment[], gap: number): boolean {
	let [widest, start, end] = [segments[0]!, Infinity, -Infinity];
	for (const segment of segments) {
		if (segment.end - segment.start > widest.end - widest.start) widest = segment;
		start = Math.min(start, segment.start);
		end = Math.max(end, segment.end);
	}
	return widest.start - start < gap && end - widest.end < gap && dividedAtGaps(widest, gap).length === 1;
}

/** The parts of a segment between which there are gaps. */
function dividedAtGaps({ fragments, baseline }: Segment, gap: number): Piece[] {
	const pieces: Piece[] = [];
	let [start, reached] = [fragments[0]!.start, fragments[0]!.end];
	for (const one of fragments) {
		if (one.start - reached >= gap) {
			pieces.push({ start, end: reached, baseline });
			start = one.start;
		}
		reached = Math.max(reached, one.end);
	}
	pieces.push({ start, end: reached, baseline });
	return pieces;
}

function baselinesOf(own: readonly Piece[], size: number): number[] {
	const found: number[] = [];
	for (const { baseline } of [...own].sort((one, other) => one.baseline - other.baseline))
		if (found.length === 0 || baseline - found.at(-1)! > SAME_LINE * size) found.push(baseline);
	return found;
}

/** How many rows go on with a table below its head, from the row at `from`; `grid` if they are one. */
function extend(head: Row, rows: readonly (Row | undefined)[], from: number): { readonly rows: number; readonly grid?: Grid } {
	const gap = GAP * head.size;
	let columns: readonly Extent[] = [];
	let above = head;
	let isUneven = false;
	let at = from;
	for (; at < rows.length; at++) {
		const row = rows[at];
		if (!row || row.top - above.bottom > NEXT * row.size) break;
		const joined = withCells(columns, row.cells, gap);
		// A row that is not like the others makes all of them uncertain.
		if (!joined || joined.length > head.cells.length || (row.isFromTop && head.segments.some(hasDigit)))
			return { rows: at - from + 1 };
		columns = joined;
		above = row;
		isUneven ||= !row.isEven;
	}
	const count = at - from + 1;
	const all = columns.length === head.cells.length ? withNames(columns, head.cells, gap) : undefined;
	if (!all || !isUneven || count <= LEAST_ROWS || columns.length < LEAST_COLUMNS) return { rows: count };
	const own = rows.slice(from - 1, at) as Row[];
	const xs = [all[0]!.start, ...all.slice(1).map(({ start }, index) => (start + all[index]!.end) / 2), all.at(-1)!.end];
	const ys = [head.top, ...own.slice(1).map(({ top }, index) => (top + own[index]!.bottom) / 2), above.bottom];
	return { rows: count, grid: bordersBetween(xs, ys) };
}

/** The columns with the cells of a row, each of which is in one of them, or in another one between them; undefined if that is not so. */
function withCells(columns: readonly Extent[], cells: readonly Extent[], gap: number): Extent[] | undefined {
	const joined: Extent[] = [];
	let next = 0;
	for (const cell of cells) {
		for (; next < columns.length && columns[next]!.end <= cell.start; next++) joined.push(columns[next]!);
		const column = columns[next];
		if (column && column.start < cell.end) {
			joined.push({ start: Math.min(column.start, cell.start), end: Math.max(column.end, cell.end) });
			next++;
		} else joined.push(cell);
	}
	for (const column of columns.slice(next)) joined.push(column);
	return areApart(joined, gap) ? joined : undefined;
}

/** The columns with their names. */
function withNames(columns: readonly Extent[], names: readonly Extent[], gap: number): Extent[] | undefined {
	const joined = columns.map(({ start, end }, at) => ({
		start: Math.min(start, names[at]!.start),
		end: Math.max(end, names[at]!.end),
	}));
	return areApart(joined, gap) ? joined : undefined;
}

const hasDigit = ({ fragments }: Segment): boolean => fragments.some(({ text }) => /\d/.test(text));

const areApart = (columns: readonly Extent[], gap: number): boolean =>
	columns.every(({ start }, at) => at === 0 || start - columns[at - 1]!.end >= gap);
