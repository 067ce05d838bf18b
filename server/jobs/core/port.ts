/**
 * The ports for jobs whose clients do not wait: a queue that knows them, and a store that holds the bytes of their inputs and results.
 * A queue holds names and numbers only; parameters, which may be passwords, go to the store with the documents.
 */
import type { OperationName } from '../../../shared/contract/operations';
import type { Form } from '../../contract/answer';
import type { TraceParent } from '../../http/correlation';

/** A place in the store. */
export interface Stored {
	readonly name: string;
	readonly bytes: number;
}

export interface NewJob {
	/** Names the job in its address; it cannot be guessed. */
	readonly id: string;
	/** Names the API key, or the keys with one label, whose clients may see the job. */
	readonly owner: string;
	/** The label of the key, for the log. */
	readonly label: string;
	readonly operation: OperationName;
	readonly form: Form;
	/** The request, in the store. */
	readonly input: Stored;
	/** Tells whether another request with the same Idempotency-Key is the same. */
	readonly fingerprint: string;
	/** X-Request-Id of the request, for the log. */
	readonly requestId: string;
	/** The place of the request in a trace. */
	readonly trace?: TraceParent;
	/** The address that is told when it ends: sealed, because it may hold a token. */
	readonly callback?: string;
	/** Milliseconds since 1970. */
	readonly addedAt: number;
}

/** An answer in the store. */
export interface JobResult {
	readonly status: number;
	readonly output: Stored;
}

/** `dead`: the service failed as often as it tries. */
export type JobState = 'queued' | 'running' | 'finished' | 'dead';

export interface Job extends NewJob {
	readonly state: JobState;
	/** Milliseconds since 1970. */
	readonly startedAt?: number;
	/** Milliseconds since 1970. */
	readonly finishedAt?: number;
	/** Of a job that is finished. */
	readonly result?: JobResult;
}

/** There is no room to work on the job now. It does not count as an attempt. */
export class NotNow extends Error {
	override readonly name = 'NotNow';
}

/** Does a job. `begun` is called when the work begins. @throws NotNow; anything else is a failed attempt */
export type RunJob = (job: NewJob, signal: AbortSignal, begun: () => void) => Promise<JobResult>;

export interface JobEvents {
	/** An attempt failed, and another follows unless the job is dead. */
	readonly failed: (job: NewJob, cause: unknown, isDead: boolean) => void;
	readonly finished: (job: NewJob, result: JobResult) => void;
	/** The queue itself cannot be reached, or works again. */
	readonly reached: (isReached: boolean, cause?: unknown) => void;
	/** Something else did not work, such as telling the queue that a job is finished. */
	readonly troubled: (cause: unknown) => void;
}

export type Counts = Readonly<Record<JobState, number>>;

export interface JobQueue {
	/** Whether it hands out only as many jobs as may run at a time. Otherwise, it hands out all of them. */
	readonly isPaced: boolean;
	/** Adds a job, unless there is one with its id: then it gives that one. */
	readonly add: (job: NewJob) => Promise<NewJob>;
	readonly find: (id: string) => Promise<Job | undefined>;
	/** Ends the job if it runs, wherever that is, and forgets it. */
	readonly remove: (job: Job) => Promise<void>;
	readonly counts: () => Promise<Counts>;
	/** How many jobs an owner has, of any state. */
	readonly countOf: (owner: string) => Promise<number>;
	/** The jobs that died last. */
	readonly dead: () => Promise<readonly Job[]>;
	/** Begins to work on jobs. */
	readonly start: (run: RunJob, events: JobEvents) => void;
	/** Forgets jobs that were finished before, in milliseconds since 1970. */
	readonly prune: (before: number) => Promise<void>;
	/** Whether this instance should tidy up now: of those that share the queue, one does in each interval, in milliseconds. */
	readonly mayTidy: (interval: number) => Promise<boolean>;
	/** Takes no more jobs, and waits for those that run if another process could not go on with them. */
	readonly close: () => Promise<void>;
}

export interface BlobEntry {
	readonly name: string;
	readonly bytes: number;
	/** When it was written, in milliseconds since 1970. */
	readonly at: number;
}

/** Names are letters, digits, dots and hyphens. The bytes of a name are there as a whole, or not at all. */
export interface Blobs {
	readonly put: (name: string, pieces: readonly Uint8Array[]) => Promise<void>;
	/** Undefined if it does not exist. */
	readonly get: (name: string) => Promise<readonly Uint8Array[] | undefined>;
	/** A name that does not exist is accepted too. */
	readonly delete: (name: string) => Promise<void>;
	readonly list: () => AsyncIterable<BlobEntry>;
}
