/** The lines of a page as they look, whatever the order in which it draws them, with their cells (docs/semantics.md, D68). */
import type { Frame } from '../../interpreter/frame';
import { addAll } from '../../../lists';
import { FlowBuilder, type Flow } from '../fragments/flow';
import type { Edges, Fragment } from '../fragments/fragment';
import { FRAME_COST, STRIDE, STRIDE_COST, sorting, type Steps } from '../fragments/steps';
import { hasRightToLeft } from '../segments/bidi';
import { MOST_SEGMENTS } from './blocks';
import { findCloseCells } from './cells/close-cells';
import { findValuesBelow, type Labelled } from './cells/values-below';
import { findGutters, type Row } from './gutters';
import { isSpaced, Segment, segmenting } from '../segments/segments';
import { writeSegment } from '../segments/write-segment';

/** Baselines of one line, in parts of the smaller size: values of fields are often a little lower than their labels. */
const SAME_LINE = 0.4;
/** In parts of the size, and of the word space of most text: a wider gap is one between cells. */
const CELL_GAP = 1;
const WORD_SPACES = 3;
/** Word spaces that are looked at to know that of most text. */
const MOST_SPACES = 2000;
/** In parts of the size: text that begins farther back lies over the text before it, and is not part of its words. */
const BACKWARDS = 0.5;

export interface VisualLine extends Row {
	/** The cells, by number from 1, before which columns of prose are divided. */
	readonly gutters: ReadonlySet<number>;
	/** Whether a rule is between it and the line above, and below all of its text, if rules are looked for. */
	readonly hasRuleAbove?: boolean;
	readonly hasRuleBelow?: boolean;
}

/** The lines of each direction of writing, from top to bottom. */
export function* visualLines(fragments: readonly Fragment[]): Steps<VisualLine[][]> {
	return yield* linesOfSegments(yield* segmenting(fragments), fragments);
}

/** The same for fragments of which the segments are known. */
export function* linesOfSegments(
	given: readonly Segment[],
	fragments: readonly Fragment[],
	hasGutters = true,
): Steps<VisualLine[][]> {
	const gap = yield* cellGap(fragments);
	const begins = yield* findCloseCells(given, gap);
	const frames = new Map<Frame, Segment[]>();
	for (const segment of given) {
		const known = frames.get(segment.frame);
		if (known) known.push(segment);
		else frames.set(segment.frame, [segment]);
	}
	const groups: VisualLine[][] = [];
	for (const segments of frames.values()) {
		yield FRAME_COST;
		const lines: Row[] = [];
		for (const row of yield* rowsOf(yield* splittingAtCells(segments, gap, begins))) lines.push(joinCells(row, gap, begins));
		const gutters = hasGutters ? yield* findGutters(lines) : undefined;
		groups.push(lines.map((line, index) => ({ ...line, gutters: gutters?.[index] ?? NO_GUTTERS })));
	}
	return groups;
}

const NO_GUTTERS: ReadonlySet<number> = new Set();

/** Letters of labels in rows where some have no value; more than a page of boxes has. */
const MOST_LETTERS = 20_000;

/** How wide a gap between cells is, in parts of the size. */
function* cellGap(fragments: readonly Fragment[]): Steps<number> {
	const spaces: number[] = [];
	for (let at = 1; at < fragments.length && spaces.length < MOST_SPACES; at++) {
		if (at % STRIDE === 0) yield STRIDE_COST;
		const [first, second] = [fragments[at - 1]!, fragments[at]!];
		if (first.style.frame !== second.style.frame || first.baseline !== second.baseline) continue;
		const space = (second.start - first.end) / second.style.size;
		if (space > 0 && space < CELL_GAP && isSpaced(first, second)) spaces.push(space);
	}
	const sorted = yield* sorting(spaces, (one, other) => one - other);
	return Math.max(CELL_GAP, WORD_SPACES * (sorted[sorted.length >> 1] ?? 0));
}

/** Segments divided where they have gaps as wide as those between cells. */
function* splittingAtCells(segments: readonly Segment[], gap: number, begins: ReadonlySet<Fragment>): Steps<Segment[]> {
	const pieces: Segment[] = [];
	let work = 0;
	for (const segment of segments) {
		if ((work += segment.fragments.length) >= STRIDE) {
			work = 0;
			yield STRIDE_COST;
		}
		const isShort = begins.size === 0 && segment.end - segment.start < gap * segment.size;
		if (isShort || segment.fragments.length < 2) {
			pieces.push(segment);
			continue;
		}
		let piece: Segment | undefined;
		for (const fragment of segment.fragments) {
			const isNear =
				piece &&
				!begins.has(fragment) &&
				Math.min(fragment.start, fragment.end) - piece.end < gap * Math.max(piece.size, fragment.style.size);
			if (isNear) piece!.add(fragment);
			else pieces.push((piece = new Segment(fragment)));
		}
	}
	return pieces;
}

/** Segments of one direction in rows from top to bottom, each from its beginning to its end. */
function* rowsOf(segments: readonly Segment[]): Steps<Segment[][]> {
	const sorted = yield* sorting(segments, (one, other) => one.baseline - other.baseline || one.start - other.start);
	const rows: Segment[][] = [];
	for (const [index, segment] of sorted.entries()) {
		if (index % STRIDE === STRIDE - 1) yield STRIDE_COST;
		const row = rows.at(-1);
		const isSame =
			row !== undefined &&
			row.length < MOST_SEGMENTS &&
			segment.baseline - row[0]!.baseline < SAME_LINE * Math.min(segment.size, row[0]!.size);
		if (isSame) row.push(segment);
		else rows.push([segment]);
	}
	for (const row of rows) row.sort((one, other) => one.start - other.start);
	return rows;
}

/** The cells of a row: pieces of it that are drawn at different times are one cell where they are near. */
function joinCells(row: readonly Segment[], gap: number, begins: ReadonlySet<Fragment>): Row {
	const cells: Segment[] = [];
	/** The last cell, if it was made here. */
	let own: Segment | undefined;
	for (const segment of row) {
		const last = cells.at(-1);
		const between = last && segment.start - last.end;
		const size = last ? Math.max(last.size, segment.size) : 0;
		const isNear = between !== undefined && between < gap * size && between > -BACKWARDS * size;
		if (isNear && !begins.has(segment.fragments[0]!)) {
			if (own === last) own!.join(segment);
			else cells[cells.length - 1] = own = last!.joined(segment);
		} else cells.push(segment);
	}
	const largest = cells.reduce((most, cell) => (cell.size > most.size ? cell : most));
	return { baseline: largest.baseline, size: largest.size, cells };
}

/** Text of lines as they look, and where each of them begins and ends in it. */
export interface LinesText {
	readonly flow: Flow;
	readonly lines: readonly { readonly start: number; readonly end: number }[];
}

/** The same, and of labels with the values below them, if there are any. */
export interface VisualText extends LinesText {
	readonly below?: LinesBelow | undefined;
}

/** Labels with their values, and labels without: the numbers of their characters, in rows of labels of which others have values. */
export interface LinesBelow extends LinesText {
	/** The number of the label that a character is of. */
	readonly labelOf: ReadonlyMap<number, number>;
	readonly without: ReadonlySet<number>;
}

/** The text of lines: U+000A between their cells, and a line more where a gutter divides one. */
export function* writeLines(groups: readonly (readonly VisualLine[])[], edges: Edges): Steps<LinesText> {
	return yield* writeParts(groups.flat(), partsOf, edges);
}

/** The text of labels with the values below them, each as a line of two cells. */
export function* writeValuesBelow(groups: readonly (readonly VisualLine[])[], edges: Edges): Steps<LinesBelow | undefined> {
	const found: Labelled[] = [];
	const labelOf = new Map<number, number>();
	const without = new Set<number>();
	let count = 0;
	for (const lines of groups) {
		const { pairs, lacking } = yield* findValuesBelow(lines);
		addAll(found, pairs);
		for (const row of lacking)
			for (const label of labelOf.size < MOST_LETTERS ? row.labels : []) {
				if (row.without.has(label)) without.add(count);
				for (const { letters, text } of label.fragments)
					for (let at = 0; at < text.length && labelOf.size < MOST_LETTERS; at++) labelOf.set(letters + at, count);
				count++;
			}
	}
	if (found.length === 0) return undefined;
	return { ...(yield* writeParts(found, (cells) => [cells], edges)), labelOf, without };
}

/** The text of all parts of lines, each as a line. */
function* writeParts<T>(
	lines: readonly T[],
	partsIn: (line: T) => readonly (readonly Segment[])[],
	edges: Edges,
): Steps<LinesText> {
	const flow = new FlowBuilder(edges);
	const written: { start: number; end: number }[] = [];
	let work = 0;
	for (const line of lines)
		for (const part of partsIn(line)) {
			const start = flow.size;
			for (const [index, cell] of part.entries()) {
				if (index > 0) flow.space('\n');
				writeSegment(flow, cell, edges);
				if ((work += cell.fragments.length) < STRIDE) continue;
				work = 0;
				flow.settle();
				yield STRIDE_COST;
			}
			written.push({ start, end: flow.size });
			flow.space('\n');
		}
	return { flow, lines: written };
}

/** The cells between gutters, from the beginning of the line to its end. */
export function dividedAtGutters({ cells, gutters }: VisualLine): (readonly Segment[])[] {
	if (gutters.size === 0) return [cells];
	const parts: Segment[][] = [];
	for (const [index, cell] of cells.entries())
		if (index === 0 || gutters.has(index)) parts.push([cell]);
		else parts.at(-1)!.push(cell);
	return parts;
}

/** The same in the order in which they are read. */
const partsOf = (line: VisualLine): (readonly Segment[])[] =>
	dividedAtGutters(line).map((part) => (isFromRight(part) ? [...part].reverse() : part));

/** Whether most cells with letters are text from right to left; of as many, labels decide. */
function isFromRight(cells: readonly Segment[]): boolean {
	if (cells.length < 2 || !cells.some(isTurnedCell)) return false;
	const written = cells.filter(({ fragments }) => fragments.some(({ text }) => LETTER.test(text)));
	const turned = written.filter(isTurnedCell);
	if (2 * turned.length !== written.length) return 2 * turned.length > written.length;
	return turned.some(({ fragments }) => fragments.some(({ text }) => COLON.test(text)));
}

const LETTER = /\p{L}/u;
const COLON = /^:|:$/;

const isTurnedCell = ({ fragments }: Segment): boolean => fragments.some(({ mayTurn, text }) => mayTurn && hasRightToLeft(text));
