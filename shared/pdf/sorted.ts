/** Searching numbers that ascend, and sorting long lists. */
import type { Pace } from './pace';

/** As many are sorted at once. */
const RUN = 4096;
/** The cost of one that is sorted or merged, see `Pace`. */
const COST = 100;

/** The list in order; of equal ones, the first stays first. As the method of arrays, which cannot pause. */
export async function sortAtEase<T>(items: readonly T[], compare: (a: T, b: T) => number, pace: Pace): Promise<T[]> {
	let sorted: T[] = [];
	for (let from = 0; from < items.length; from += RUN) {
		for (const item of items.slice(from, from + RUN).sort(compare)) sorted.push(item);
		const due = pace.step(12 * RUN * COST);
		if (due) await due;
	}
	for (let width = RUN; width < items.length; width *= 2) {
		const merged: T[] = [];
		for (let from = 0; from < items.length; from += 2 * width) await mergeRuns(sorted, from, width, compare, merged, pace);
		sorted = merged;
	}
	return sorted;
}

/** Adds two runs beside each other, each in order, to `merged`. */
async function mergeRuns<T>(
	items: readonly T[],
	from: number,
	width: number,
	compare: (a: T, b: T) => number,
	merged: T[],
	pace: Pace,
): Promise<void> {
	const [middle, end] = [Math.min(from + width, items.length), Math.min(from + 2 * width, items.length)];
	let [left, right] = [from, middle];
	while (left < middle || right < end) {
		const isRight = left === middle || (right < end && compare(items[right]!, items[left]!) < 0);
		merged.push(items[isRight ? right++ : left++]!);
		const due = pace.step(COST);
		if (due) await due;
	}
}

/** How many of the numbers are below `limit`: the index of the first one that is not. */
export const countBelow = (sorted: ArrayLike<number>, limit: number): number => count(sorted, limit, false);

/** How many of the numbers are at most `limit`: one more than the index of the last such one. */
export const countUpTo = (sorted: ArrayLike<number>, limit: number): number => count(sorted, limit, true);

function count(sorted: ArrayLike<number>, limit: number, inclusive: boolean): number {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		const value = sorted[middle]!;
		if (value < limit || (inclusive && value === limit)) low = middle + 1;
		else high = middle;
	}
	return low;
}
