/** Segments put together to lines, and lines to blocks: paragraphs, columns, tables, headings. */
import type { Frame } from '../../interpreter/frame';
import type { Element } from '../../structure/tags';
import { STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import type { Segment } from './segments';

/** In parts of the size. */
const SAME_LINE = 0.3;
const OVERLAPPING = 0.5;
/** Farther apart than lines of one paragraph. */
const LEADING = 1.75;
/** Text of another size begins a block. */
const OTHER_SIZE = 1.25;
/** Lines above a foot that is drawn before them: fewer may be labels of a drawing, in any order. */
const LEAST_ABOVE = 3;
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
			segment.start > open.end - OVERLAPPING * size;
		if (isSame) open!.add(segment);
		else lines.push((open = new Line(segment)));
	}
	return lines;
}

/** Blocks of lines that follow each other, close together. */
export function* blocking(lines: readonly Line[]): Steps<Block[]> {
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
	return blocks;
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
