/** What a local operation is given besides documents and parameters, and the shape that every one of them has. */
import type { Document, Outcome } from '../backend';
import type { OperationName, ParamsOf } from '../operations';
import type { Limits } from './limits';
import type { Pace } from './pace';

export interface Job {
	readonly limits: Limits;
	readonly pace: Pace;
}

export type LocalOperation<N extends OperationName> = (
	documents: readonly Document[],
	params: ParamsOf<N>,
	job: Job,
) => Promise<Outcome>;
