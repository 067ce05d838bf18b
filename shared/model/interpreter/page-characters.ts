/** Counts the characters of a page when they are produced, before they take memory: one glyph can have a text of any length. */
import type { Job } from '../../pdf/job';
import { limitExceeded } from '../../pdf/limits';
import { countNoun } from '../../sentences';

/** The cost of a character, see `Pace`. */
const COST = 50;

export class PageCharacters {
	private count = 0;

	constructor(private readonly job: Job) {}

	/** @throws OctavoError `limit_exceeded` */
	take(count: number): void {
		const { limits, memory, pace } = this.job;
		this.count += count;
		if (this.count > limits.pageCharacters)
			throw limitExceeded(
				'pageCharacters',
				`A page of the document has more than ${countNoun(limits.pageCharacters, 'character')}`,
				'Open it in another PDF program and save it again',
			);
		memory.budget.spend('characters', count);
		pace.add(count * COST);
	}
}
