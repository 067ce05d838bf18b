/** Titles of columns, or of tables, that are beside each other on one line: each comes before the text below it (docs/semantics.md, §26.4). */
import { STRIDE_COST, type Steps } from '../fragments/steps';
import type { Segment } from '../segments/segments';
import { Block, Line } from './blocks';

/** In parts of the size: the space between two titles, and to the text below them; and how far that may begin before its title. */
const SPACE = 2;
const NEXT = 3.5;
const NEAR = 0.5;
/** Titles on one line, at most, and words of each. */
const MOST_TITLES = 6;
const MOST_WORDS = 12;

/** The blocks, in which lines of titles are divided. */
export function* withTitlesApart(blocks: Block[]): Steps<Block[]> {
	let result: Block[] | undefined;
	for (let at = 0; at < blocks.length; at++) {
		const block = blocks[at]!;
		const titles = titlesOf(block);
		const runs = titles && runsBelow(blocks, at + 1, block, titles);
		if (!runs) {
			result?.push(block);
			continue;
		}
		yield (runs.length * STRIDE_COST) / 2;
		result ??= blocks.slice(0, at);
		for (const [index, title] of titles.entries()) {
			result.push(Block.of([title], block.element));
			if (index === 0 && block.lines.length > 1) result.push(Block.of(block.lines.slice(1), block.element));
			for (let next = runs[index]!; next < runs[index + 1]!; next++) result.push(blocks[next]!);
		}
		at = runs.at(-1)! - 1;
	}
	return result ?? blocks;
}

/** The titles on the first line of a block, whose other lines are below the first of them; undefined if there is only one, or a long one. */
function titlesOf({ lines }: Block): Line[] | undefined {
	const [line] = lines;
	if (line!.segments.length < 2) return undefined;
	const titles: Line[] = [];
	let last: Segment | undefined;
	for (const segment of line!.segments) {
		if (last && segment.start - last.end < SPACE * line!.size) titles.at(-1)!.add(segment);
		else titles.push(new Line(segment));
		last = segment;
	}
	if (titles.length < 2 || titles.length > MOST_TITLES) return undefined;
	for (let at = 1; at < lines.length; at++) if (lines[at]!.end > titles[1]!.start) return undefined;
	const isShort = ({ segments }: Line) => segments.reduce((sum, { fragments }) => sum + fragments.length, 0) <= MOST_WORDS;
	return titles.every(isShort) ? titles : undefined;
}

/** Where the further blocks below each title begin, from `from` on, and where those below the last one end; undefined if one has none. */
function runsBelow(blocks: readonly Block[], from: number, block: Block, titles: readonly Line[]): number[] | undefined {
	const runs = [from];
	for (const [index, title] of titles.entries()) {
		const next = titles[index + 1]?.start ?? Infinity;
		let to = runs.at(-1)!;
		let reached = index === 0 ? block.bottom : title.bottom;
		const near = NEAR * title.size;
		const isBelow = ({ frame, start, end, top }: Block) =>
			frame === title.frame &&
			start > title.start - near &&
			end < next &&
			start < title.end + NEXT * title.size &&
			top > reached - near;
		while (to < blocks.length && isBelow(blocks[to]!)) {
			if (to === runs.at(-1) && blocks[to]!.top - reached > NEXT * title.size) break;
			reached = blocks[to++]!.bottom;
			// The text below the last one may go on with other things.
			if (index === titles.length - 1) break;
		}
		if (to === runs.at(-1) && (index > 0 || block.lines.length === 1)) return undefined;
		runs.push(to);
	}
	return runs;
}
