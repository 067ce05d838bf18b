/** Searching numbers that ascend, and sorting long lists. */
import type { Pace } from './pace';

/** As many are sorted, or merged, at once, and the cost of that, see `Pace`. */
const RUN = 1000;
const RUN_COST = 300_000;

/** Sorted as `sort` does, equal items in their order: runs first, which are then merged. Each step yields what it cost. */
export function* sorting<T>(items: readonly T[], compare: (one: T, other: T) => number): Generator<number, T[]> {
	if (items.length <= RUN) return [...items].sort(compare);
	let sorted: T[] = [];
	for (let from = 0; from < items.length; from += RUN) {
		for (const item of items.slice(from, from + RUN).sort(compare)) sorted.push(item);
		yield RUN_COST;
	}
	for (let run = RUN; run < sorted.length; run *= 2) {
		const merged: T[] = [];
		for (let from = 0; from < sorted.length; from += 2 * run) {
			const middle = Math.min(from + run, sorted.length);
			const end = Math.min(middle + run, sorted.length);
			for (let left = from, right = middle; left < middle || right < end;) {
				const isLeft = right === end || (left < middle && compare(sorted[left]!, sorted[right]!) <= 0);
				merged.push(isLeft ? sorted[left++]! : sorted[right++]!);
				if (merged.length % RUN === 0) yield RUN_COST;
			}
		}
		sorted = merged;
	}
	return sorted;
}

/** As many numbers are sorted, or merged, at once, and what one of them costs. */
const NUMBERS = 1 << 14;
const NUMBER_COST = 50;
const MERGE_COST = 4;

/** Numbers in ascending order, as `sorting` does it; the list is changed. */
export function* sortingNumbers(numbers: Float64Array): Generator<number, Float64Array> {
	const { length } = numbers;
	for (let from = 0; from < length; from += NUMBERS) {
		numbers.subarray(from, from + NUMBERS).sort();
		if (length > NUMBERS) yield NUMBERS * NUMBER_COST;
	}
	let [sorted, merged] = [numbers, length > NUMBERS ? new Float64Array(length) : numbers];
	for (let run = NUMBERS; run < length; run *= 2) {
		for (let from = 0; from < length; from += 2 * run) {
			const middle = Math.min(from + run, length);
			const end = Math.min(middle + run, length);
			for (let left = from, right = middle, at = from; at < end;) {
				const isLeft = right === end || (left < middle && sorted[left]! <= sorted[right]!);
				merged[at++] = sorted[isLeft ? left++ : right++]!;
				if (at % NUMBERS === 0) yield NUMBERS * MERGE_COST;
			}
		}
		[sorted, merged] = [merged, sorted];
	}
	return sorted;
}

/** The list in order, with pauses. */
export async function sortAtEase<T>(items: readonly T[], compare: (one: T, other: T) => number, pace: Pace): Promise<T[]> {
	const steps = sorting(items, compare);
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
		const due = pace.step(value);
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
