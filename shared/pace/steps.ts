/** Work in steps, of which each yields what it cost (see `Pace`): done at once where there is little, with pauses where there is much. */
import type { Pace } from './pace';

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
