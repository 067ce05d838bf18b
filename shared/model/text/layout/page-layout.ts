/** Text with its places kept by spaces, as in a typewriter's page: for tables and fixed positions. */
import type { Frame } from '../../interpreter/frame';
import { least } from '../fragments/extremes';
import { FlowBuilder } from '../fragments/flow';
import type { Edges, Fragment } from '../fragments/fragment';
import { STRIDE, STRIDE_COST, sorting, type Steps } from '../fragments/steps';
import { Line, MOST_SEGMENTS } from './blocks';
import { writeSegment } from './reading';
import { segmenting, type Segment } from './segments';

/** Baselines that differ less, in parts of the size, are one row. */
const SAME_ROW = 0.4;
/** More rows are left out between two lines by no page that is a page. */
const MOST_EMPTY = 20;
/** Wider than any paper in characters: beyond, places are not kept. */
const MOST_COLUMNS = 1000;

/** At the end of a line it has no meaning (docs/semantics.md, D45). */
const SOFT_HYPHEN = /\u00ad$/;

/** The text of a page, row by row. Rotated text follows, each direction as a page of its own kind. */
export function* placing(fragments: readonly Fragment[], edges: Edges): Steps<string> {
	const frames = new Map<Frame, Segment[]>();
	for (const segment of yield* segmenting(fragments)) {
		const known = frames.get(segment.frame);
		if (known) known.push(segment);
		else frames.set(segment.frame, [segment]);
	}
	const groups = [...frames.values()].sort((one, other) => charactersOf(other) - charactersOf(one));
	const texts: string[] = [];
	for (const segments of groups) texts.push(yield* rows(segments, edges));
	return texts.join('\n');
}

const charactersOf = (segments: readonly Segment[]): number => segments.reduce((sum, { characters }) => sum + characters, 0);

function* rows(segments: readonly Segment[], edges: Edges): Steps<string> {
	const width = yield* columnWidth(segments);
	const left = least(segments.map(({ start }) => start));
	const lines = yield* inRows(segments);
	const leading = (yield* median(lines.slice(1).map((line, index) => line.baseline - lines[index]!.baseline))) || 1;
	let text = '';
	let work = 0;
	for (const [index, line] of lines.entries()) {
		const down = index === 0 ? 1 : Math.round((line.baseline - lines[index - 1]!.baseline) / leading);
		text += '\n'.repeat(index === 0 ? 0 : Math.min(Math.max(down, 1), MOST_EMPTY));
		let row = '';
		for (const segment of line.segments) {
			const column = Math.min(Math.round((segment.start - left) / width), MOST_COLUMNS);
			const text = segmentText(segment, edges).replace(SOFT_HYPHEN, '');
			row = row.padEnd(Math.max(column, row === '' ? 0 : row.length + 1)) + text;
			work += segment.fragments.length;
			if (work < STRIDE) continue;
			work = 0;
			yield STRIDE_COST;
		}
		text += row;
	}
	return `${text}\n`;
}

export function segmentText(segment: Segment, edges: Edges): string {
	const flow = new FlowBuilder(edges);
	writeSegment(flow, segment, edges);
	return flow.text;
}

/** Segments in rows from top to bottom, each from left to right. */
function* inRows(segments: readonly Segment[]): Steps<Line[]> {
	const sorted = yield* sorting(segments, (one, other) => one.baseline - other.baseline || one.start - other.start);
	const lines: Line[] = [];
	for (const [index, segment] of sorted.entries()) {
		if (index % STRIDE === STRIDE - 1) yield STRIDE_COST;
		const last = lines.at(-1);
		if (
			last &&
			last.segments.length < MOST_SEGMENTS &&
			segment.baseline - last.baseline < SAME_ROW * Math.min(segment.size, last.size)
		)
			last.add(segment);
		else lines.push(new Line(segment));
	}
	for (const { segments: row } of lines) row.sort((one, other) => one.start - other.start);
	return lines;
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
