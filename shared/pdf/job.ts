/** The context of one piece of work on documents: its limits, how it yields, and what it reports. */
import type { Limits } from './limits';
import type { Pace } from './pace';

export interface Job {
	readonly limits: Limits;
	readonly pace: Pace;
	/** Called for every document that was damaged and had to be repaired when it was opened. */
	readonly onRepaired?: () => void;
}
