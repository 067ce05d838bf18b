/** The type that every local operation has. */
import type { Document, Outcome } from '../backend';
import type { OperationName, operations, ParamsOf } from '../operations';
import type { Job } from '../pdf/job';
import type { Prepared } from './prepared';

/** One document, or all of them where the operation's row says `input: 'many'`. */
export type InputOf<N extends OperationName> = (typeof operations)[N]['input'] extends 'many' ? readonly Document[] : Document;

/** A piece of work of a local backend. */
export interface LocalJob extends Job {
	readonly prepared: Prepared;
}

export type LocalOperation<N extends OperationName> = (input: InputOf<N>, params: ParamsOf<N>, job: LocalJob) => Promise<Outcome>;
