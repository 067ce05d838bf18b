/** Searching numbers that ascend. */

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
