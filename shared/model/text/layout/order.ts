/**
 * The order in which blocks are read. Most programs write pages in the order in which they are read, and know more of it than their
 * look tells; so that order stays unless a page draws its lower parts before the upper ones.
 */
import { STRIDE_COST, type Steps } from '../fragments/steps';
import type { Block } from './blocks';

/** Pages with more blocks keep their order: all pairs of blocks are compared. */
const MOST_BLOCKS = 300;
/** Steps upwards in a column that a page may have, and their share of all steps: heads and feet are often drawn last. */
const LEAST_UP = 5;
const TOLERATED = 0.6;
/** Blocks of the foot of a page, at most. */
const MOST_IN_FOOT = 20;
/** Shorter blocks do not count: the labels of a drawing may come in any order. */
const LEAST_WORDS = 5;
/** In parts of the size: blocks that are farther apart do not count either. */
const NEAR = 3;

/** The blocks as they are read. */
export function* inReadingOrder(blocks: Block[]): Steps<Block[]> {
	if (blocks.length < 3 || blocks.length > MOST_BLOCKS || !isDisordered(blocks)) return blocks;
	return yield* sortBlocks(blocks);
}

/**
 * Blocks with the foot of the page after its text: notes and numbers of pages that are drawn first, and are below all that follows. In
 * Markdown, they would divide a text that goes on from the page before.
 */
export function withFootLast(blocks: readonly Block[]): readonly Block[] {
	if (blocks.length < 2 || blocks.length > MOST_BLOCKS) return blocks;
	const frame = blocks[0]?.frame;
	/** Where the text from each block on ends, and its words. */
	const after: { readonly bottom: number; readonly words: number }[] = [];
	let [bottom, words] = [-Infinity, 0];
	for (let at = blocks.length - 1; at >= 0; at--) {
		if (blocks[at]!.frame !== frame) return blocks;
		bottom = Math.max(bottom, blocks[at]!.bottom);
		words += countWords(blocks[at]!);
		after.push({ bottom, words });
	}
	let top = Infinity;
	for (let at = 1; at < Math.min(blocks.length, MOST_IN_FOOT); at++) {
		top = Math.min(top, blocks[at - 1]!.top);
		const rest = after[blocks.length - 1 - at]!;
		if (rest.words < Math.max(LEAST_WORDS, words - rest.words)) return blocks;
		if (rest.bottom <= top) return [...blocks.slice(at), ...blocks.slice(0, at)];
	}
	return blocks;
}

/** Whether one block is above the other, in one column. */
function isAbove(one: Block, other: Block): boolean {
	if (one.frame !== other.frame || one.bottom > other.top + (other.bottom - other.top) / 4) return false;
	return Math.min(one.end, other.end) - Math.max(one.start, other.start) > 0;
}

const countWords = ({ lines }: Block): number =>
	lines.reduce((sum, { segments }) => sum + segments.reduce((all, { fragments }) => all + fragments.length, 0), 0);

/** Whether most blocks of a column are drawn below the one that is drawn after them. */
function isDisordered(blocks: readonly Block[]): boolean {
	let down = 0;
	let up = 0;
	let last: Block | undefined;
	for (const block of blocks) {
		if (countWords(block) < LEAST_WORDS) continue;
		if (last && isAbove(last, block)) down++;
		else if (last && isAbove(block, last) && last.top - block.bottom < NEAR * last.lines[0]!.size) up++;
		last = block;
	}
	return up >= LEAST_UP && up > TOLERATED * (down + up);
}

/**
 * Sorts blocks topologically (T. M. Breuel, High Performance Document Layout Analysis, 2003): a block comes before those below it in its
 * column, and before those to its right unless something between them reaches over both. Otherwise the first that is drawn comes first.
 */
function* sortBlocks(blocks: readonly Block[]): Steps<Block[]> {
	const count = blocks.length;
	const waiting = new Int32Array(count);
	const followers: number[][] = blocks.map(() => []);
	for (let one = 0; one < count; one++) {
		yield STRIDE_COST;
		for (let other = 0; other < count; other++)
			if (one !== other && comesBefore(blocks, one, other)) {
				followers[one]!.push(other);
				waiting[other]!++;
			}
	}
	const left = new Set(blocks.keys());
	const order: Block[] = [];
	while (left.size > 0) {
		// In a ring, the one that waits for the fewest goes first.
		let next = -1;
		for (const index of left) if (next < 0 || waiting[index]! < waiting[next]!) next = index;
		left.delete(next);
		order.push(blocks[next]!);
		for (const follower of followers[next]!) waiting[follower]!--;
	}
	return order;
}

function comesBefore(blocks: readonly Block[], one: number, other: number): boolean {
	const first = blocks[one]!;
	const second = blocks[other]!;
	if (first.frame !== second.frame) return false;
	if (isAbove(first, second)) return true;
	if (first.end > second.start + 1) return false;
	// Beside each other: nothing between them, from top to bottom, reaches over both.
	const top = Math.min(first.top, second.top);
	const bottom = Math.max(first.bottom, second.bottom);
	return !blocks.some(
		(between) =>
			between !== first &&
			between !== second &&
			between.frame === first.frame &&
			between.top < bottom &&
			between.bottom > top &&
			between.start < first.end &&
			between.end > second.start,
	);
}
