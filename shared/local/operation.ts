/** The type that every local operation has. */
import type { Document, Outcome } from '../backend';
import type { OperationName, operations, ParamsOf } from '../operations';
import type { Job } from '../pdf/job';

/** One document, or all of them where the operation's row says `input: 'many'`. */
export type InputOf<N extends OperationName> = (typeof operations)[N]['input'] extends 'many' ? readonly Document[] : Document;

export type LocalOperation<N extends OperationName> = (input: InputOf<N>, params: ParamsOf<N>, job: Job) => Promise<Outcome>;
