/** Filters without tables, whose work can be interrupted between two steps. */
import type { Pace } from '../../pace/pace';

/** Gives the decoded data in the end. */
export type Steps = Generator<undefined, Uint8Array>;

/** Bytes of the input that are read in one step, and the cost of a step, see `Pace`: some give 64 times their length. */
export const AT_ONCE = 1 << 17;
const COST = 1 << 19;

export function takeSteps(steps: Steps): Uint8Array {
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

/** The same, letting others run. */
export async function takeStepsAtEase(steps: Steps, pace: Pace): Promise<Uint8Array> {
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
		const due = pace.step(COST);
		if (due) await due;
	}
}
