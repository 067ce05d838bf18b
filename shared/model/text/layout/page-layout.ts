/** Text with its places kept by spaces, as in a typewriter's page: for tables and fixed positions. */
import { least } from '../fragments/extremes';
import type { Edges, Fragment } from '../fragments/fragment';
import { FRAME_COST, STRIDE, STRIDE_COST, sorting, type Steps } from '../fragments/steps';
import type { Segment } from '../segments/segments';
import { visualLines, type VisualLine } from './visual-lines';
import { segmentText } from '../segments/write-segment';

/** More rows are left out between two lines by no page that is a page. */
const MOST_EMPTY = 20;
/** Wider than any paper in characters: beyond, places are not kept. */
const MOST_COLUMNS = 1000;

/** Blanks between cells at least, so that they differ from words. */
const BETWEEN_CELLS = 2;

/** At the end of a line it has no meaning (docs/semantics.md, D45). */
const SOFT_HYPHEN = /\u00ad$/;

/** The text of a page, row by row. Rotated text follows, each direction as a page of its own kind. */
export function* placing(fragments: readonly Fragment[], edges: Edges): Steps<string> {
	const groups: { readonly lines: VisualLine[]; readonly characters: number }[] = [];
	for (const lines of yield* visualLines(fragments)) {
		yield FRAME_COST;
		groups.push({ lines, characters: charactersOf(lines) });
	}
	const texts: string[] = [];
	for (const { lines } of yield* sorting(groups, (one, other) => other.characters - one.characters)) {
		yield FRAME_COST;
		texts.push(`${(yield* placedRows(lines, edges)).join('\n')}\n`);
	}
	return texts.join('\n');
}

const charactersOf = (lines: readonly VisualLine[]): number =>
	lines.reduce((sum, { cells }) => sum + cells.reduce((all, { characters }) => all + characters, 0), 0);

/** Lines as rows of text, with empty ones where the page has space for them. */
export function* placedRows(lines: readonly Pick<VisualLine, 'cells' | 'baseline'>[], edges: Edges): Steps<string[]> {
	const cells = lines.flatMap((line) => line.cells);
	const width = yield* columnWidth(cells);
	const left = least(cells.map(({ start }) => start));
	const leading = (yield* median(lines.slice(1).map((line, index) => line.baseline - lines[index]!.baseline))) || 1;
	const written: string[] = [];
	let work = 0;
	for (const [index, line] of lines.entries()) {
		const down = index === 0 ? 1 : Math.round((line.baseline - lines[index - 1]!.baseline) / leading);
		for (let empty = 1; empty < Math.min(down, MOST_EMPTY); empty++) written.push('');
		let row = '';
		for (const cell of line.cells) {
			const column = Math.min(Math.round((cell.start - left) / width), MOST_COLUMNS);
			const text = segmentText(cell, edges).replace(SOFT_HYPHEN, '');
			row = row.padEnd(Math.max(column, row === '' ? 0 : row.length + BETWEEN_CELLS)) + text;
			work += cell.fragments.length;
			if (work < STRIDE) continue;
			work = 0;
			yield STRIDE_COST;
		}
		written.push(row);
	}
	return written;
}

/** The width of a character: narrow enough that most text fits its place. */
function* columnWidth(segments: readonly Segment[]): Steps<number> {
	const widths = segments
		.map((segment) => (segment.end - segment.start) / Math.max(segment.characters, 1))
		.filter((width) => width > 0);
	return (yield* median(widths)) || 1;
}

function* median(values: readonly number[]): Steps<number> {
	const sorted = yield* sorting(values, (one, other) => one - other);
	return sorted[sorted.length >> 1] ?? 0;
}
