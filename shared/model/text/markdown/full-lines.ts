/** Ends of lines that somebody wrote, as those of an address: the next word had room. */
import { addAll } from '../../../lists';
import { greatest, least } from '../fragments/extremes';
import type { Edges } from '../fragments/fragment';
import { sorting, STRIDE, STRIDE_COST, type Steps } from '../fragments/steps';
import { type Block, LEADING, type Line } from '../layout/blocks';
import { flowOf } from '../layout/reading';
import { escapeBeginning, inline, type InlineOptions } from './inline';

/** In parts of the size: a word space, and the room that is left in any case. */
const SPACE = 0.25;
const LEFT = 0.5;
/** Points: lines that begin nearer than this are in one column. */
const NEAR = 2;
/** This part of the lines of a column is not longer than the column is wide: headings may go on over the next one. */
const USUAL = 0.9;
const LEAST_LINES = 5;
/** Lines of which few are shorter than the others, of this many at least, are prose. */
const LEAST_FULL = 3;
const SHORT = 0.25;
/** In parts of the width of a block: lines that are longer are full. */
const LONG = 0.85;
/** Lines of a block that say how wide it is. */
const MOST_LOOKED_AT = 50;
/** The end of a line of a list of contents: dots, and the number of a page. */
const PAGE = /(?:\.\s?){4}\s*(?:\d{1,5}|[ivxlc]{1,7})$/;
const PAGE_END = /[\divxlc]$/;
/** Characters, and texts, at the end of a line that are looked at. */
const LONGEST_PAGE = 30;
const PAGE_TEXTS = 12;

/** Lines that are shorter than this part of the room that they have, with few words each, may be written so. */
const NARROW = 0.6;
const FEW_WORDS = 7;
const GOES_ON = /[\p{L}\p{N}]$/u;
const LOWER_CASE = /^\p{Ll}/u;
/** Blocks of a page that are looked at. */
const MOST_BLOCKS = 300;

/** Where the columns of a page end, by where they begin. */
export class ColumnEnds {
	private constructor(
		private readonly ends: ReadonlyMap<number, number>,
		private readonly blocks: readonly Block[],
		/** Where text may begin on the page, and end. */
		private readonly left: number,
		private readonly right: number,
	) {}

	/** `width`: that of the page, of which the margins are alike. */
	static *of(blocks: readonly Block[], width: number): Steps<ColumnEnds> {
		const left = least(blocks.map(({ start }) => start));
		const right = Math.max(width - left, greatest(blocks.map(({ end }) => end)));
		const found = new Map<number, number[]>();
		let count = 0;
		for (const { lines } of blocks)
			for (const { start, end } of lines) {
				if (++count % STRIDE === 0) yield STRIDE_COST;
				const place = Math.round(start / NEAR);
				const known = found.get(place);
				if (known) known.push(end);
				else found.set(place, [end]);
			}
		const usual = new Map<number, number>();
		for (const [place, ends] of found) {
			if (ends.length < LEAST_LINES) continue;
			const sorted = yield* sorting(ends, (one, other) => one - other);
			usual.set(place, sorted[Math.floor((sorted.length - 1) * USUAL)]!);
		}
		return new ColumnEnds(usual, blocks.slice(0, MOST_BLOCKS), left, right);
	}

	/**
	 * Whether a line is so long that the first word of the next one, which begins where it does, had no room: in its column, or in its
	 * block, if that has several lines as long.
	 */
	isFull(line: Line, next: Line, { lines, start, end }: Block): boolean {
		if (endsInPage(line)) return false;
		// Lines so far apart are of one block because they are full.
		if (next.baseline - line.baseline > LEADING * line.size) return true;
		const needed = line.end + firstWord(next) + (SPACE + LEFT) * line.size;
		if (needed > Math.max(end, this.ends.get(Math.round(line.start / NEAR)) ?? Infinity)) return true;
		let long = 0;
		for (let at = 0; at < Math.min(lines.length, MOST_LOOKED_AT) && long < LEAST_FULL; at++)
			if (lines[at]!.end - start > LONG * (end - start)) long++;
		return long === LEAST_FULL && needed > end;
	}

	/** The width that lines have with the room on one side of them: up to the next text, or to the edge of the page's text. */
	private widthWithin(lines: readonly Line[], start: number, end: number): number {
		const [top, bottom] = [least(lines.map((line) => line.top)), greatest(lines.map((line) => line.bottom))];
		const beside = this.blocks.filter((block) => block.top < bottom && block.bottom > top);
		const after = beside.map((block) => block.start).filter((edge) => edge >= end);
		const wide = least(after, this.right) - start;
		if (!areAtRight(lines, start, end)) return wide;
		const before = beside.map((block) => block.end).filter((edge) => edge <= start);
		return Math.max(wide, end - greatest(before, this.left));
	}

	/** The text of a paragraph, with the ends of lines that somebody wrote. */
	*write(lines: readonly Line[], edges: Edges, options: InlineOptions): Steps<string> {
		const written: string[] = [];
		for (const own of yield* this.groupLines(lines)) {
			const text = yield* inline(yield* flowOf(own, edges), options);
			if (text !== '') written.push(written.length === 0 ? text : escapeBeginning(text));
		}
		return written.join('\n');
	}

	/** The lines of a paragraph in groups, each of which ends where the first word of the next line had room. */
	private *groupLines(lines: readonly Line[]): Steps<Line[][]> {
		if (lines.length < 2) return [[...lines]];
		const start = least(lines.map((line) => line.start));
		const own = greatest(lines.map(({ end }) => end));
		const right = Math.max(own, this.ends.get(Math.round(start / NEAR)) ?? own);
		yield (this.blocks.length * STRIDE_COST) / STRIDE;
		const areWritten = own - start < NARROW * this.widthWithin(lines, start, own) && areApart(lines);
		const breaks = areWritten ? endsWritten(lines) : yield* breaksIn(lines, start, right);
		return [0, ...breaks].map((from, index) => lines.slice(from, breaks[index]));
	}
}

/** Whether all lines end at one place, and begin at different ones, as the sums of an invoice. */
const areAtRight = (lines: readonly Line[], start: number, end: number): boolean =>
	lines.every((line) => end - line.end < NEAR) && lines.some((line) => line.start - start > NEAR);

/** Whether lines have few words, and most of them do not go on in the next one, such as those of an address, of facts, or of verse. */
function areApart(lines: readonly Line[]): boolean {
	let [words, going] = [0, 0];
	for (const [at, { segments }] of lines.entries()) {
		words += segments.reduce((sum, { fragments }) => sum + fragments.length, 0);
		const end = lines[at - 1]?.segments.at(-1)!.fragments.at(-1)!.text ?? '';
		if (GOES_ON.test(end) && LOWER_CASE.test(segments[0]!.fragments[0]!.text)) going++;
	}
	return words <= FEW_WORDS * lines.length && 2 * going < lines.length;
}

/** The numbers of all lines after the first but those that begin within a word. */
const endsWritten = (lines: readonly Line[]): number[] =>
	[...lines.keys()].filter((at) => at > 0 && !endsDivided(lines[at - 1]!));

/** The numbers of the lines before which somebody ended one. */
function* breaksIn(lines: readonly Line[], start: number, right: number): Steps<number[]> {
	const isBreak = (at: number, end: number) =>
		endsInPage(lines[at - 1]!) || (!endsDivided(lines[at - 1]!) && hasRoom(lines[at - 1]!, firstWord(lines[at]!), start, end));
	const found: number[] = [];
	for (let at = 1; at < lines.length; at++) {
		let to = at;
		let end = -Infinity;
		for (; to < lines.length && isBreak(to, right); to++) end = Math.max(end, lines[to - 1]!.end);
		const run = Array.from({ length: to - at }, (_, index) => at + index);
		// Beside a figure, or under lines that are wider, prose is full all the same.
		const short = run.filter((one) => isBreak(one, end));
		addAll(found, run.length >= LEAST_FULL && short.length <= SHORT * run.length ? short : run);
		yield ((to - at + 1) * STRIDE_COST) / STRIDE;
		at = Math.max(at, to);
	}
	return found;
}

/** Of a line that is moved in, as of one in the middle, both its end and its width must leave room. */
function hasRoom(line: Line, word: number, start: number, right: number): boolean {
	const needed = word + (SPACE + LEFT) * line.size;
	return line.end + needed <= right && line.end - line.start + needed <= right - start;
}

/** Whether a line is one of a list of contents. */
function endsInPage({ segments }: Line): boolean {
	const end = segments.at(-1)!.fragments.at(-1)!.text;
	if (!PAGE_END.test(end)) return false;
	const last = segments.slice(-2).flatMap(({ fragments }) => fragments.slice(-PAGE_TEXTS));
	const texts = last.map(({ text }) => text.slice(-LONGEST_PAGE));
	return PAGE.test(texts.slice(-PAGE_TEXTS).join(' ').slice(-LONGEST_PAGE));
}

/** Whether a word goes on in the next line. */
const endsDivided = ({ segments }: Line): boolean => /[-\u2010\u00ad]$/.test(segments.at(-1)!.fragments.at(-1)!.text);

function firstWord({ segments }: Line): number {
	const [first] = segments[0]!.fragments;
	return Math.abs(first!.end - first!.start);
}
