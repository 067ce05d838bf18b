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
/** Shorter blocks do not count: the labels of a drawing may come in any order. */
const LEAST_WORDS = 5;
/** In parts of the size: blocks that are farther apart do not count either. */
const NEAR = 3;

/** The blocks as they are read. */
export function* inReadingOrder(blocks: Block[]): Steps<Block[]> {
	if (blocks.length < 3 || blocks.length > MOST_BLOCKS || !isDisordered(blocks)) return blocks;
	return yield* sortBlocks(blocks);
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
