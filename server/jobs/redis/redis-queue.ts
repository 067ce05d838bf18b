/** The queue in Redis, by BullMQ: several instances share it, and what one does not finish, another does. */
import { DelayedError, Queue, UnrecoverableError, Worker, type Job as BullJob } from 'bullmq';
import type { Redis } from 'ioredis';
import { NotNow, type Job, type JobEvents, type JobQueue, type JobResult, type NewJob, type RunJob } from '../core/port';
import { connectRedis } from './connect';
import { Fairness } from './fairness';

export interface RedisQueueOptions {
	readonly url: string;
	/** How often a job is tried. */
	readonly attempts: number;
	/** Milliseconds for which a finished job is kept. */
	readonly retention: number;
	/** Most jobs at a time in this process. */
	readonly concurrency: number;
	/** Milliseconds before the second attempt; each further one waits twice as long as the one before. */
	readonly backoff: number;
	/** Milliseconds before a job that found no room is tried again. */
	readonly later: number;
	/** Begins all names in Redis. */
	readonly prefix?: string;
	/** Milliseconds after which a job whose process was killed is given to another. */
	readonly lock?: number;
}

type Bull = BullJob<NewJob, JobResult>;

const QUEUE = 'jobs';
const LOCK = 15_000;
/** Milliseconds between two looks whether a running job was removed. */
const LOOK = 1000;
/** Most of the dead jobs that are told, and jobs that are pruned at a time. */
const [MOST_DEAD, BATCH] = [100, 500];

/** Ended by its client. BullMQ itself throws the base class for a job that killed its process as often as it may be tried. */
class RemovedJob extends UnrecoverableError {
	constructor() {
		super('removed');
	}
}

export class RedisQueue implements JobQueue {
	readonly isPaced = true;
	private readonly prefix: string;
	private readonly queue: Queue<NewJob, JobResult>;
	private readonly fairness: Fairness;
	private worker: Worker<NewJob, JobResult> | undefined;
	private readonly running = new Map<string, AbortController>();
	/** Why an attempt failed; Redis is told only that it did. */
	private readonly causes = new Map<string, unknown>();
	private looking: NodeJS.Timeout | undefined;
	private events: JobEvents | undefined;
	private readonly connections: Redis[] = [];
	/** Connections that are interrupted. */
	private readonly lost = new Set<Redis>();

	private constructor(
		private readonly client: Redis,
		private readonly options: RedisQueueOptions,
	) {
		const { attempts, backoff, prefix = 'octavo' } = options;
		this.prefix = prefix;
		this.fairness = new Fairness(client, prefix);
		this.queue = new Queue(QUEUE, {
			connection: client,
			prefix,
			defaultJobOptions: { attempts, backoff: { type: 'exponential', delay: backoff }, stackTraceLimit: 0 },
		});
		this.watch(client);
		this.queue.on('error', this.trouble);
	}

	/** @throws Error if Redis cannot be reached */
	static async at(options: RedisQueueOptions): Promise<RedisQueue> {
		return new RedisQueue(await connectRedis(options.url), options);
	}

	readonly add: JobQueue['add'] = async (job) => {
		if (await this.isRemoved(job.id)) throw new Error('The former job with this ID is still ending');
		const { id, owner, addedAt } = job;
		await this.client.zadd(this.ownedBy(owner), addedAt, id);
		const priority = await this.fairness.next(owner);
		// If there is one with this ID, BullMQ keeps that.
		await this.queue.add(job.operation, job, { jobId: id, priority });
		return (await this.queue.getJob(id))?.data ?? job;
	};

	readonly find: JobQueue['find'] = async (id) => {
		const [bull, isRemoved] = await Promise.all([this.queue.getJob(id), this.isRemoved(id)]);
		return bull && !isRemoved ? jobOf(bull) : undefined;
	};

	readonly remove: JobQueue['remove'] = async ({ id, owner }) => {
		await this.client.set(this.removedName(id), '1', 'PX', this.options.retention + LOCK * 20);
		const bull = await this.queue.getJob(id);
		// A job that runs is locked: its process sees the mark above, and ends it.
		const isGone = bull
			? await bull.remove().then(
					() => true,
					() => false,
				)
			: true;
		if (isGone) await this.forget(id, owner);
	};

	readonly counts: JobQueue['counts'] = async () => {
		const found = await this.queue.getJobCounts('wait', 'prioritized', 'delayed', 'active', 'completed', 'failed');
		const { wait = 0, prioritized = 0, delayed = 0, active = 0, completed = 0, failed = 0 } = found;
		return { queued: wait + prioritized + delayed, running: active, finished: completed, dead: failed };
	};

	readonly countOf: JobQueue['countOf'] = (owner) => this.client.zcard(this.ownedBy(owner));

	readonly dead: JobQueue['dead'] = async () => {
		const jobs = (await this.queue.getJobs(['failed'], 0, MOST_DEAD - 1, false)) as Bull[];
		return Promise.all(jobs.map(jobOf));
	};

	readonly start: JobQueue['start'] = (run, events) => {
		const { concurrency, attempts, lock = LOCK } = this.options;
		this.events = events;
		const connection = this.client.duplicate({ enableOfflineQueue: true, lazyConnect: false });
		this.watch(connection);
		this.worker = new Worker<NewJob, JobResult>(QUEUE, (bull, token) => this.work(run, bull, token), {
			connection,
			prefix: this.prefix,
			concurrency,
			lockDuration: lock,
			// Redis takes whole milliseconds only.
			stalledInterval: Math.ceil(lock / 3),
			maxStalledCount: attempts - 1,
		});
		this.worker.on('completed', ({ data }, result) => {
			events.finished(data, result);
			void this.ended(data);
		});
		this.worker.on('failed', (bull, error) => {
			if (!bull) return;
			const cause = this.causes.get(bull.data.id) ?? error;
			this.causes.delete(bull.data.id);
			void this.ended(bull.data);
			if (!(error instanceof RemovedJob)) events.failed(bull.data, cause, bull.finishedOn !== undefined);
		});
		this.worker.on('error', this.trouble);
		this.looking = setInterval(() => void this.look().catch(this.trouble), LOOK).unref();
	};

	readonly prune: JobQueue['prune'] = async (before) => {
		for (;;) {
			// The oldest come first.
			const jobs = (await this.queue.getJobs(['completed', 'failed'], 0, BATCH - 1, true)) as Bull[];
			const old = jobs.filter(({ finishedOn }) => finishedOn !== undefined && finishedOn < before);
			for (const bull of old) {
				await bull.remove();
				await this.forget(bull.data.id, bull.data.owner);
			}
			if (old.length === 0) break;
		}
		const { queued, running } = await this.counts();
		if (queued + running === 0) await this.fairness.reset();
	};

	readonly mayTidy: JobQueue['mayTidy'] = async (interval) =>
		(await this.client.set(`${this.prefix}:tidy`, '1', 'PX', Math.max(1, Math.floor(interval)), 'NX')) === 'OK';

	readonly close: JobQueue['close'] = async () => {
		clearInterval(this.looking);
		await this.worker?.close();
		this.events = undefined;
		await this.queue.close();
		for (const one of this.connections) one.disconnect();
	};

	/** @throws Error for a failed attempt */
	private async work(run: RunJob, bull: Bull, token: string | undefined): Promise<JobResult> {
		const { data } = bull;
		const controller = new AbortController();
		if (await this.isRemoved(data.id)) throw new RemovedJob();
		this.running.set(data.id, controller);
		try {
			await this.fairness.begun(bull.priority);
			return await run(data, controller.signal, () => undefined);
		} catch (thrown) {
			if (controller.signal.aborted) throw new RemovedJob();
			if (thrown instanceof NotNow) {
				await bull.moveToDelayed(Date.now() + this.options.later, token);
				throw new DelayedError();
			}
			this.causes.set(data.id, thrown);
			throw new Error('failed');
		} finally {
			this.running.delete(data.id);
		}
	}

	/** Ends running jobs that were removed, wherever that was. */
	private async look(): Promise<void> {
		const ids = [...this.running.keys()];
		if (ids.length === 0) return;
		const marks = await this.client.mget(ids.map((id) => this.removedName(id)));
		ids.forEach((id, index) => {
			if (marks[index] !== null) this.running.get(id)?.abort();
		});
	}

	/** An attempt ended; if the job was removed meanwhile, it is forgotten now. */
	private async ended({ id, owner }: NewJob): Promise<void> {
		try {
			if (!(await this.isRemoved(id))) return;
			const bull = await this.queue.getJob(id);
			await bull?.remove();
			await this.forget(id, owner);
		} catch (cause) {
			this.trouble(cause);
		}
	}

	private async forget(id: string, owner: string): Promise<void> {
		await this.client.multi().zrem(this.ownedBy(owner), id).del(this.removedName(id)).exec();
	}

	private async isRemoved(id: string): Promise<boolean> {
		return (await this.client.exists(this.removedName(id))) === 1;
	}

	/** Tells once that Redis cannot be reached, and once that it can be reached again. */
	private watch(client: Redis): void {
		this.connections.push(client);
		let cause: unknown;
		client.on('error', (reason: unknown) => (cause = reason));
		client.on('close', () => {
			if (this.lost.size === 0)
				this.events?.reached(false, cause ?? Object.assign(new Error('closed'), { code: 'connection closed' }));
			this.lost.add(client);
		});
		client.on('ready', () => {
			if (this.lost.delete(client) && this.lost.size === 0) this.events?.reached(true);
		});
	}

	private readonly trouble = (cause: unknown): void => {
		if (this.lost.size === 0) this.events?.troubled(cause);
	};

	private readonly ownedBy = (owner: string): string => `${this.prefix}:owner:${owner}`;

	private readonly removedName = (id: string): string => `${this.prefix}:removed:${id}`;
}

async function jobOf(bull: Bull): Promise<Job> {
	const { data, processedOn, finishedOn, returnvalue } = bull;
	const times = {
		...(processedOn === undefined ? {} : { startedAt: processedOn }),
		...(finishedOn === undefined ? {} : { finishedAt: finishedOn }),
	};
	if (finishedOn === undefined) return { ...data, ...times, state: (await bull.getState()) === 'active' ? 'running' : 'queued' };
	const isFinished = typeof returnvalue === 'object' && (returnvalue as JobResult | null) !== null;
	return isFinished ? { ...data, ...times, state: 'finished', result: returnvalue } : { ...data, ...times, state: 'dead' };
}
