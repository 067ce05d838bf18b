/** The context of one piece of work on documents: its limits, how it yields, and what it reports. */
import type { Limits } from './limits';
import type { Pace } from './pace';
import type { Scratch } from './scratch';

export interface Job {
	readonly limits: Limits;
	readonly pace: Pace;
	/** Shared by all documents of the work; without it, each document has its own. */
	readonly scratch?: Scratch;
	/** Called for every document that was damaged and had to be repaired when it was opened. */
	readonly onRepaired?: () => void;
}
