/** The queue in the memory of this process: it needs nothing else, and its jobs end with the process. */
import { setTimeout as delay } from 'node:timers/promises';
import { NotNow, type Job, type JobEvents, type JobQueue, type JobState, type RunJob } from './port';

export interface Attempts {
	/** How often a job is tried. */
	readonly attempts: number;
	/** Milliseconds before the second attempt; each further one waits twice as long as the one before. */
	readonly backoff: number;
	/** Milliseconds before a job that found no room is tried again. */
	readonly later: number;
}

interface Entry {
	job: Job;
	readonly controller: AbortController;
}

/** Most of the dead jobs that are told. */
export const MOST_DEAD = 100;

export class MemoryQueue implements JobQueue {
	readonly isPaced = false;
	private readonly entries = new Map<string, Entry>();
	private readonly tally: Record<JobState, number> = { queued: 0, running: 0, finished: 0, dead: 0 };
	private readonly ofOwner = new Map<string, number>();
	private run: RunJob | undefined;
	private events: JobEvents | undefined;

	constructor(private readonly attempts: Attempts) {}

	readonly add: JobQueue['add'] = (job) => {
		const known = this.entries.get(job.id);
		if (known) return Promise.resolve(known.job);
		const entry: Entry = { job: { ...job, state: 'queued' }, controller: new AbortController() };
		this.entries.set(job.id, entry);
		this.tally.queued += 1;
		this.ofOwner.set(job.owner, (this.ofOwner.get(job.owner) ?? 0) + 1);
		void this.work(entry);
		return Promise.resolve(job);
	};

	readonly find: JobQueue['find'] = (id) => Promise.resolve(this.entries.get(id)?.job);

	readonly remove: JobQueue['remove'] = ({ id }) => {
		this.entries.get(id)?.controller.abort();
		this.forget(id);
		return Promise.resolve();
	};

	readonly counts: JobQueue['counts'] = () => Promise.resolve({ ...this.tally });

	readonly countOf: JobQueue['countOf'] = (owner) => Promise.resolve(this.ofOwner.get(owner) ?? 0);

	readonly dead: JobQueue['dead'] = () =>
		Promise.resolve(
			[...this.entries.values()]
				.flatMap(({ job }) => (job.state === 'dead' ? [job] : []))
				.slice(-MOST_DEAD)
				.reverse(),
		);

	readonly start: JobQueue['start'] = (run, events) => {
		this.run = run;
		this.events = events;
	};

	readonly prune: JobQueue['prune'] = (before) => {
		for (const { job } of [...this.entries.values()])
			if (job.finishedAt !== undefined && job.finishedAt < before) this.forget(job.id);
		return Promise.resolve();
	};

	readonly mayTidy: JobQueue['mayTidy'] = () => Promise.resolve(true);

	readonly close: JobQueue['close'] = () => {
		for (const { job, controller } of [...this.entries.values()]) {
			controller.abort();
			this.forget(job.id);
		}
		return Promise.resolve();
	};

	private forget(id: string): void {
		const entry = this.entries.get(id);
		if (!entry) return;
		this.entries.delete(id);
		this.tally[entry.job.state] -= 1;
		const { owner } = entry.job;
		const left = (this.ofOwner.get(owner) ?? 0) - 1;
		if (left > 0) this.ofOwner.set(owner, left);
		else this.ofOwner.delete(owner);
	}

	/** Tries until the job is finished, dead or removed. Which job is next is decided where it runs. */
	private async work(entry: Entry): Promise<void> {
		const { signal } = entry.controller;
		const isRemoved = (): boolean => signal.aborted;
		for (let failed = 0; !isRemoved();) {
			try {
				const result = await this.run!(entry.job, signal, () => {
					if (!isRemoved()) this.change(entry, { state: 'running', startedAt: Date.now() });
				});
				if (isRemoved()) return;
				this.change(entry, { state: 'finished', finishedAt: Date.now(), result });
				return this.events!.finished(entry.job, result);
			} catch (thrown) {
				if (isRemoved()) return;
				if (!(thrown instanceof NotNow)) failed += 1;
				const isDead = failed >= this.attempts.attempts;
				this.change(entry, isDead ? { state: 'dead', finishedAt: Date.now() } : { state: 'queued' });
				if (!(thrown instanceof NotNow)) this.events!.failed(entry.job, thrown, isDead);
				if (isDead) return;
				await this.pause(thrown, failed, signal);
			}
		}
	}

	private change(entry: Entry, change: Partial<Job> & Pick<Job, 'state'>): void {
		this.tally[entry.job.state] -= 1;
		entry.job = { ...entry.job, ...change };
		this.tally[change.state] += 1;
	}

	private pause(thrown: unknown, failed: number, signal: AbortSignal): Promise<void> {
		const { backoff, later } = this.attempts;
		const milliseconds = thrown instanceof NotNow ? later : backoff * 2 ** (failed - 1);
		return delay(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
	}
}
