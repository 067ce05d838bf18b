/** Work in steps, of which each yields what it cost: done at once for a small part of a page, with pauses for all of a large one. */
import type { Pace } from '../../../pdf/pace';

export type Steps<T> = Generator<number, T>;

export function atOnce<T>(steps: Steps<T>): T {
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

export async function atEase<T>(steps: Steps<T>, pace: Pace): Promise<T> {
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
		const due = pace.step(value);
		if (due) await due;
	}
}

/** How many fragments, segments or lines are one step, and its cost. */
export const STRIDE = 1000;
export const STRIDE_COST = 300_000;
/** The same for a direction of writing, of which a page may have as many as fragments. */
export const FRAME_COST = 10_000;

/** Sorted as `sort` does, equal items in their order: runs first, which are then merged. */
export function* sorting<T>(items: readonly T[], compare: (one: T, other: T) => number): Steps<T[]> {
	if (items.length <= STRIDE) return [...items].sort(compare);
	let sorted: T[] = [];
	for (let from = 0; from < items.length; from += STRIDE) {
		for (const item of items.slice(from, from + STRIDE).sort(compare)) sorted.push(item);
		yield STRIDE_COST;
	}
	for (let run = STRIDE; run < sorted.length; run *= 2) {
		const merged: T[] = [];
		for (let from = 0; from < sorted.length; from += 2 * run) {
			const middle = Math.min(from + run, sorted.length);
			const end = Math.min(middle + run, sorted.length);
			for (let left = from, right = middle; left < middle || right < end;) {
				const isLeft = right === end || (left < middle && compare(sorted[left]!, sorted[right]!) <= 0);
				merged.push(isLeft ? sorted[left++]! : sorted[right++]!);
				if (merged.length % STRIDE === 0) yield STRIDE_COST;
			}
		}
		sorted = merged;
	}
	return sorted;
}
