/** Work in steps, of which each yields what it cost: done at once for a small part of a page, with pauses for all of a large one. */
import type { Pace } from '../../../pdf/pace';
export { sorting } from '../../../pdf/sorted';

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
