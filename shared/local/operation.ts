/** The type that every local operation has, and loading what only some documents need. */
import type { Document, OnResult, Outcome, OutcomeOf } from '../contract/backend';
import type { NoFacts, OperationName, operations, ParamsOf } from '../contract/operations';
import type { FactValues } from '../contract/operations/types';
import type { Lent } from '../contract/lent';
import type { Job } from '../pdf/job';
import type { Prepared } from './prepared';

/** One document, or all of them where the operation's row says `input: 'many'`. */
export type InputOf<N extends OperationName> = (typeof operations)[N]['input'] extends 'many' ? readonly Document[] : Document;

/** The outcome that the common steps of several operations have, with the facts that these declare. */
export type OutcomeWith<F> = Outcome<Document, FactValues<F>, NoFacts>;

/** A piece of work of a local backend. */
export interface LocalJob extends Job {
	readonly prepared: Prepared;
	readonly lent: Lent;
	/** For what the host lends: the work itself notices at its pauses that it is cancelled. */
	readonly signal?: AbortSignal | undefined;
	/** Takes results as they are made. */
	readonly onResult: OnResult;
}

export type LocalOperation<N extends OperationName> = (
	input: InputOf<N>,
	params: ParamsOf<N>,
	job: LocalJob,
) => Promise<OutcomeOf<N>>;

/** Imports a module that loads fonts, or libraries that read them. Loading takes a while, so others run before and after. */
export async function loadModule<T>({ pace }: Job, load: () => Promise<T>): Promise<T> {
	await pace.rest();
	const module = await load();
	await pace.rest();
	return module;
}
