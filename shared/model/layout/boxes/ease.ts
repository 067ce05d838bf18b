/** Steps with pauses. */
import type { Pace } from '../../../pdf/pace';
import type { Steps } from './setting';

export async function atEase<T>(steps: Steps<T>, pace: Pace): Promise<T> {
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
		const due = pace.step(value);
		if (due) await due;
	}
}
