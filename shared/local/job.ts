/** What a local operation is given besides documents and parameters, and the shape that every one of them has. */
import type { Document, Note, Outcome } from '../backend';
import type { OperationName, ParamsOf } from '../operations';
import type { Limits } from '../pdf/limits';
import type { Pace } from '../pdf/pace';

export interface Job {
	readonly limits: Limits;
	readonly pace: Pace;
	/** Told what the user should know although nothing failed; the backend adds it to the outcome's notes. */
	readonly warn?: (note: Note) => void;
}

export type LocalOperation<N extends OperationName> = (
	documents: readonly Document[],
	params: ParamsOf<N>,
	job: Job,
) => Promise<Outcome>;
