/** Jobs whose clients do not wait: over any queue and any store, with their bounds, their owners, and the time for which they are kept. */
import { randomUUID } from 'node:crypto';
import type { Part } from '../../http/body';
import { Problem, type Refusal } from '../../http/problem';
import { answerIn, frameAnswer, frameParts, partsIn, type StoredAnswer } from './frames';
import { totalLength } from './pieces';
import { Unanswered } from './circuit';
import type { BlobEntry, Blobs, Job, JobQueue, JobResult, NewJob } from './port';
import type { Secret } from './secret';
import { Vault, type Place } from './vault';

export interface JobLimits {
	/** Most jobs that wait, run or are kept. */
	readonly jobs: number;
	/** Most of them of one key. */
	readonly jobsPerKey: number;
	/** Most bytes of their inputs and results. */
	readonly bytes: number;
	/** Most of them of one key. */
	readonly bytesPerKey: number;
	/** Milliseconds for which a result can be fetched. */
	readonly retention: number;
	/** Seconds that a refused client is told to wait. */
	readonly retryAfter: number;
}

export interface JobsOptions extends JobLimits {
	readonly queue: JobQueue;
	readonly blobs: Blobs;
	readonly secret: Secret;
	/** Whether inputs and results leave the memory of this process. */
	readonly isSealed: boolean;
}

export type Asked = Pick<NewJob, 'label' | 'operation' | 'form' | 'requestId' | 'trace'> & {
	/** Identifies the API key, or those with one label; it is not kept. */
	readonly identity: string;
	readonly parts: readonly Part[];
	readonly idempotencyKey: string | undefined;
	/** The address that is told when the job ends. */
	readonly callback: string | undefined;
};

/** Milliseconds for which stored bytes may belong to a job that is not known yet, or not any more. */
const GRACE = 600_000;
/** Milliseconds between two times of tidying up, at most. */
const MOST_TIDYING = 60_000;

const CURE = 'DELETE those whose results you have, or try again later.';
const FULL = `The service has no room for another long job: ${CURE}`;
const FULL_OF_KEY = `The long jobs of this API key or token take all the room that they may: ${CURE}`;

export class Jobs {
	readonly queue: JobQueue;
	private readonly vault: Vault;
	private timer: NodeJS.Timeout | undefined;

	constructor(private readonly options: JobsOptions) {
		this.queue = options.queue;
		this.vault = new Vault(options.blobs, options.isSealed ? options.secret : undefined);
	}

	/** Whether inputs and results take memory of this process. */
	get isInMemory(): boolean {
		return !this.options.isSealed;
	}

	/** Bytes of inputs and results, as far as this instance knows. */
	get held(): number {
		return this.vault.held;
	}

	/**
	 * @throws Problem 503 while other jobs take the room, 413 if the job is larger than all room, 422 if another request had the
	 * Idempotency-Key
	 */
	async add({ identity, parts, idempotencyKey, callback, operation, form, ...about }: Asked): Promise<NewJob> {
		const { secret } = this.options;
		const owner = secret.name('owner', identity);
		const pieces = frameParts(parts);
		const id =
			idempotencyKey === undefined ? randomUUID().replaceAll('-', '') : secret.name('job', `${owner}\0${idempotencyKey}`);
		const fingerprint =
			idempotencyKey === undefined ? '' : await secret.fingerprint(JSON.stringify([operation, form, callback]), pieces);
		const former = idempotencyKey === undefined ? undefined : await this.queue.find(id);
		if (former && this.isCurrent(former)) return sameRequest(former, fingerprint);
		if (former) await this.remove(former);
		const admitted = await this.admit(owner, totalLength(pieces));
		const input = await this.vault.put({ owner, id }, pieces).finally(admitted);
		const told = callback === undefined ? {} : { callback: await this.sealText(id, callback) };
		const job: NewJob = { ...about, ...told, id, owner, operation, form, fingerprint, input, addedAt: Date.now() };
		const added = await this.queue.add(job).catch(async (cause: unknown) => {
			// A queue that did not answer may still take the job: then it needs its input, and otherwise that is tidied up.
			if (!(cause instanceof Unanswered)) await this.vault.delete(input);
			throw cause;
		});
		// Another request with the same Idempotency-Key was faster.
		if (added.input.name !== input.name) await this.vault.delete(input);
		return sameRequest(added, fingerprint);
	}

	/** @throws Problem 404, also for a job of another key */
	async find(id: string, identity: string): Promise<Job> {
		const job = /^[0-9a-f]{32}$/.test(id) ? await this.queue.find(id) : undefined;
		if (!job || !this.isCurrent(job) || !this.options.secret.isName(job.owner, 'owner', identity)) throw noSuchJob();
		return job;
	}

	/** Ends the job if it is not finished, and deletes all that is kept of it. */
	async remove(job: Job): Promise<void> {
		await this.queue.remove(job);
		await this.vault.delete(job.input);
		if (job.result) await this.vault.delete(job.result.output);
	}

	/** When the result can no longer be fetched, in milliseconds since 1970. */
	expiryOf({ finishedAt }: Job): number | undefined {
		return finishedAt === undefined ? undefined : finishedAt + this.options.retention;
	}

	async input({ input }: NewJob): Promise<Part[]> {
		return partsIn(await this.vault.get(input.name));
	}

	async answer({ output }: JobResult): Promise<StoredAnswer> {
		return answerIn(await this.vault.get(output.name));
	}

	/** The address that is told when the job ends. */
	async callback({ id, callback }: NewJob): Promise<string | undefined> {
		if (callback === undefined) return undefined;
		const pieces = await this.options.secret.open(callbackName(id), [Buffer.from(callback, 'base64')]);
		return Buffer.concat(pieces).toString('utf8');
	}

	/** Whether there is room for `bytes` in place of those of the request. */
	hasRoom({ input, owner }: NewJob, bytes: number): boolean {
		const { bytes: most, bytesPerKey } = this.options;
		const more = bytes - input.bytes;
		return this.vault.held + more <= most && this.vault.heldOf(owner) + more <= bytesPerKey;
	}

	async store({ owner, id }: NewJob, answer: StoredAnswer): Promise<JobResult> {
		return { status: answer.status, output: await this.vault.put({ owner, id }, frameAnswer(answer)) };
	}

	/** The request is not needed any more: the job is finished. */
	async settle({ input }: NewJob): Promise<void> {
		await this.vault.delete(input);
	}

	/** Deletes old inputs and results, now and then. `failed` is told why it did not work. */
	tidy(failed: (cause: unknown) => void): void {
		const interval = Math.max(1000, Math.min(MOST_TIDYING, this.options.retention / 4));
		const again = async (): Promise<void> => {
			await this.tidyNow(interval).catch(failed);
			if (this.timer) this.timer = setTimeout(() => void again(), interval).unref();
		};
		this.timer = setTimeout(() => void again(), 0).unref();
	}

	/** @throws Error if the queue or the store cannot be reached */
	async tidyNow(interval: number): Promise<void> {
		if (!(await this.queue.mayTidy(interval))) return;
		// Jobs whose time is over while the store is swept are forgotten next time: their files would be left.
		const over = Date.now() - this.options.retention;
		const known = new Map<string, Job | undefined>();
		await this.vault.sweep(async (entry) => {
			if (!known.has(entry.id)) known.set(entry.id, await this.queue.find(entry.id));
			return this.isNeeded(entry, known.get(entry.id));
		});
		await this.queue.prune(over);
	}

	async close(): Promise<void> {
		clearTimeout(this.timer);
		this.timer = undefined;
		await this.queue.close();
	}

	private async sealText(id: string, text: string): Promise<string> {
		return Buffer.concat(await this.options.secret.seal(callbackName(id), [Buffer.from(text)])).toString('base64');
	}

	private isNeeded({ name, at }: Place & BlobEntry, job: Job | undefined): boolean {
		if (job && !this.isCurrent(job)) return false;
		const isItsOwn = job !== undefined && (job.result?.output.name === name || (!job.finishedAt && job.input.name === name));
		return isItsOwn || Date.now() - at < GRACE;
	}

	private isCurrent(job: Job): boolean {
		return (this.expiryOf(job) ?? Infinity) >= Date.now();
	}

	/** Gives a function to be called when the bytes are stored. @throws Problem 413 if they never fit, 503 if they do not fit now */
	private async admit(owner: string, size: number): Promise<() => void> {
		const { jobs, jobsPerKey, bytes, bytesPerKey } = this.options;
		const most = Math.min(bytes, bytesPerKey);
		if (size > most) {
			const title = `The request is too large for a long job: it must have at most ${most} bytes. Send it without Prefer: respond-async.`;
			throw new Problem(413, [], {}, { title });
		}
		const [{ queued, running, finished, dead }, own] = await Promise.all([this.queue.counts(), this.queue.countOf(owner)]);
		if (queued + running + finished + dead >= jobs || this.vault.held + size > bytes) throw this.busy('jobs', FULL);
		if (own >= jobsPerKey || this.vault.heldOf(owner) + size > bytesPerKey) throw this.busy('jobs_of_key', FULL_OF_KEY);
		return this.vault.reserve(owner, size);
	}

	private busy(refusal: Refusal, title: string): Problem {
		return new Problem(503, [], { 'retry-after': String(this.options.retryAfter) }, { refusal, title });
	}
}

const callbackName = (id: string): string => `callback.${id}`;

/** @throws Problem 422 */
function sameRequest(job: NewJob, fingerprint: string): NewJob {
	if (job.fingerprint === fingerprint) return job;
	throw new Problem(422);
}

export const noSuchJob = (options: ErrorOptions = {}): Problem =>
	new Problem(
		404,
		[],
		{},
		{ ...options, title: 'The job does not exist: it was removed, or the time in which its result could be fetched is over.' },
	);
