/** Segments put together to lines, and lines to blocks: paragraphs, columns, tables, headings. */
import { addAll } from '../../../lists';
import type { Frame } from '../../interpreter/frame';
import type { Element } from '../../structure/tags';
import { BULLETS } from '../fragments/bullets';
import { greatest, least } from '../fragments/extremes';
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import type { Segment } from '../segments/segments';

/** In parts of the size. */
const SAME_LINE = 0.3;
const OVERLAPPING = 0.5;
/** Farther apart than lines of one paragraph. */
export const LEADING = 1.75;
/** Text of another size begins a block, and a line if it is this far beside the text before it. */
const OTHER_SIZE = 1.25;
const BESIDE = 2;
/** Lines above a foot that is drawn before them: fewer may be labels of a drawing, in any order. */
const LEAST_ABOVE = 3;
/** In parts of the size: lines of spaced prose are not farther apart, differ by less in their distances and sizes, and are as wide. */
const SPACED = 3.2;
const SAME_SPACE = 0.1;
const SAME_SIZE = 0.05;
const WIDE = 15;
/** In parts of the size: a word space, and the room that is left at the end of a full line. */
const ROOM = 0.75;
/** Lines that are spaced alike; the share of them that are full, and of these that go on in lower case. */
const LEAST_SPACED = 3;
const PROSE = 0.5;
const GOES_ON = 0.4;
const LOWER_CASE = /^\p{Ll}/u;
/** The mark of an item, or its number. */
const MARK = new RegExp(`^(?:[${BULLETS}*-]|\\(?(?:\\d{1,3}|[a-z]|[ivx]{1,5})[.)])$`, 'u');
/** More than a row of a table has: a line is looked at in one step. */
export const MOST_SEGMENTS = 500;

export class Line {
	readonly segments: Segment[];
	start: number;
	end: number;
	top: number;
	bottom: number;

	constructor(first: Segment) {
		this.segments = [first];
		({ start: this.start, end: this.end, top: this.top, bottom: this.bottom } = first);
	}

	get frame(): Frame {
		return this.segments[0]!.frame;
	}

	get baseline(): number {
		return this.segments[0]!.baseline;
	}

	get size(): number {
		return this.segments[0]!.size;
	}

	add(segment: Segment): void {
		this.segments.push(segment);
		this.start = Math.min(this.start, segment.start);
		this.end = Math.max(this.end, segment.end);
		this.top = Math.min(this.top, segment.top);
		this.bottom = Math.max(this.bottom, segment.bottom);
	}
}

export class Block {
	/** The structure element that it is the text of. */
	element: Element | undefined;
	readonly lines: Line[];
	start: number;
	end: number;
	top: number;
	bottom: number;

	constructor(first: Line) {
		this.lines = [first];
		({ start: this.start, end: this.end, top: this.top, bottom: this.bottom } = first);
	}

	/** A block of all these lines, of which there is at least one. */
	static of(lines: readonly Line[], element?: Element): Block {
		const block = new Block(lines[0]!);
		for (let at = 1; at < lines.length; at++) block.add(lines[at]!);
		block.element = element;
		return block;
	}

	get frame(): Frame {
		return this.lines[0]!.frame;
	}

	add(line: Line): void {
		this.lines.push(line);
		this.start = Math.min(this.start, line.start);
		this.end = Math.max(this.end, line.end);
		this.top = Math.min(this.top, line.top);
		this.bottom = Math.max(this.bottom, line.bottom);
	}
}

/** Lines of segments that follow each other on one baseline. */
export function* lining(segments: readonly Segment[]): Steps<Line[]> {
	const lines: Line[] = [];
	let open: Line | undefined;
	for (let index = 0; index < segments.length; index++) {
		const segment = segments[index]!;
		if (index % STRIDE === STRIDE - 1) yield STRIDE_COST;
		const size = open ? Math.min(open.size, segment.size) : 0;
		const isSame =
			open?.frame === segment.frame &&
			open.segments.length < MOST_SEGMENTS &&
			Math.abs(open.baseline - segment.baseline) < SAME_LINE * size &&
			segment.start > open.end - OVERLAPPING * size &&
			!isBesideTitle(open, segment);
		if (isSame) open!.add(segment);
		else lines.push((open = new Line(segment)));
	}
	return lines;
}

/** Whether text is far beside another one of another size, such as the number of a page beside a title. */
const isBesideTitle = (line: Line, { start, size }: Segment): boolean =>
	start - line.end > BESIDE * Math.min(line.size, size) && Math.max(line.size, size) > OTHER_SIZE * Math.min(line.size, size);

/** Blocks of lines that follow each other, close together. */
export function* blocking(lines: readonly Line[]): Steps<readonly Block[]> {
	const blocks: Block[] = [];
	let open: Block | undefined;
	for (let index = 0; index < lines.length; index++) {
		const line = lines[index]!;
		if (index % STRIDE === STRIDE - 1) yield STRIDE_COST;
		if (open && isNext(open, line)) open.add(line);
		else {
			if (open) takeFoot(blocks);
			blocks.push((open = new Block(line)));
		}
	}
	if (open) takeFoot(blocks);
	return yield* joiningSpaced(blocks);
}

/** Lines of prose that is set with a space of half a line or more, as drafts and statements are, put together to paragraphs. */
function* joiningSpaced(blocks: readonly Block[]): Steps<readonly Block[]> {
	const runs: (readonly Block[])[] = [];
	for (let from = 0, to; from < blocks.length; from = to) {
		for (to = from + 1; to < blocks.length && isSpacedAlike(blocks, from, to); to++)
			if (to % STRIDE === STRIDE - 1) yield STRIDE_COST;
		if (runs.length % STRIDE === STRIDE - 1) yield STRIDE_COST;
		runs.push(blocks.slice(from, to));
	}
	if (!runs.some((run) => run.length >= LEAST_SPACED)) return blocks;
	/** Where lines of prose end, by their distance in tenths of a point. */
	const known = new Map<number, number>();
	const own: (ReadonlySet<number> | undefined)[] = [];
	for (const [at, run] of runs.entries()) {
		if (at % STRIDE === STRIDE - 1) yield STRIDE_COST;
		const found = run.length < LEAST_SPACED ? undefined : yield* endsOfParagraphs(run, PROSE);
		if (found) known.set(distanceOf(run), Math.max(known.get(distanceOf(run)) ?? 0, rightOf(run)));
		own.push(found);
	}
	if (known.size === 0) return blocks;
	const joined: Block[] = [];
	for (const [at, run] of runs.entries()) {
		if (at % STRIDE === STRIDE - 1) yield STRIDE_COST;
		const right = run.length < 2 ? undefined : [0, -1, 1].map((more) => known.get(distanceOf(run) + more)).find(Boolean);
		const ends = own[at] ?? (right === undefined ? undefined : yield* endsOfParagraphs(run, 0, right));
		addAll(joined, ends ? joinedUpTo(run, ends) : run);
	}
	return joined;
}

const rightOf = (run: readonly Block[]): number => greatest(run.map(({ end }) => end));

const distanceOf = ([first, second]: readonly Block[]): number =>
	Math.round(10 * (second!.lines[0]!.baseline - first!.lines[0]!.baseline));

/** Blocks of one line put together, up to each of those that end a paragraph. */
function joinedUpTo(run: readonly Block[], ends: ReadonlySet<number>): Block[] {
	const joined: Block[] = [];
	let open: Block | undefined;
	for (const [at, block] of run.entries()) {
		if (open) open.add(block.lines[0]!);
		else joined.push((open = block));
		if (ends.has(at)) open = undefined;
	}
	return joined;
}

/** Whether a line is as far below the one before as the first lines of a run are from each other. */
function isSpacedAlike(blocks: readonly Block[], from: number, at: number): boolean {
	const [first, last, next] = [blocks[from]!, blocks[at - 1]!, blocks[at]!];
	if (last.lines.length > 1 || next.lines.length > 1 || last.frame !== next.frame) return false;
	const [above, line] = [last.lines[0]!, next.lines[0]!];
	const { size } = first.lines[0]!;
	const down = line.baseline - above.baseline;
	const usual = blocks[from + 1]!.lines[0]!.baseline - first.lines[0]!.baseline;
	const isAlike = Math.abs(line.size - size) < SAME_SIZE * size && Math.abs(down - usual) < SAME_SPACE * size;
	return isAlike && down > 0 && down <= SPACED * size && line.start < last.end && line.end > last.start;
}

/** The numbers of the lines that end a paragraph; undefined if fewer than this share are full, or few go on in lower case. */
function* endsOfParagraphs(run: readonly Block[], share: number, edge = 0): Steps<ReadonlySet<number> | undefined> {
	const [left, right] = [least(run.map(({ start }) => start)), Math.max(edge, rightOf(run))];
	const ends = new Set<number>();
	let going = 0;
	for (const [at, { lines, start, end }] of run.entries()) {
		if (at % STRIDE === STRIDE - 1) yield STRIDE_COST;
		const { size } = lines[0]!;
		const next = run[at + 1];
		const first = next?.lines[0]!.segments[0]!.fragments[0];
		const isFull = first && end + Math.abs(first.end - first.start) + ROOM * size > right;
		const isMovedIn = next && next.start > start + size / 2 && !MARK.test(lines[0]!.segments[0]!.fragments[0]!.text);
		if (!isFull || isMovedIn || end - left < WIDE * size || MARK.test(first.text)) ends.add(at);
		else if (LOWER_CASE.test(first.text)) going++;
	}
	const full = run.length - ends.size;
	return full >= share * run.length && going >= GOES_ON * full ? ends : undefined;
}

/** A block that is drawn directly before the last one may be the foot of it: the last one ends in the line above. */
function takeFoot(blocks: Block[]): void {
	const foot = blocks.at(-2);
	const last = blocks.at(-1)!;
	if (!foot || last.lines.length < LEAST_ABOVE || foot.lines.length >= last.lines.length || !isNext(last, foot.lines[0]!)) return;
	blocks.splice(-2, 1);
	for (const line of foot.lines) last.add(line);
}

function isNext(block: Block, line: Line): boolean {
	const last = block.lines.at(-1)!;
	if (last.frame !== line.frame) return false;
	const size = Math.max(last.size, line.size);
	const down = line.baseline - last.baseline;
	if (down < SAME_LINE * size || down > LEADING * size || size > OTHER_SIZE * Math.min(last.size, line.size)) return false;
	return line.start < block.end && line.end > block.start;
}
