/** Figures for Prometheus and for collectors: counts, seconds and bytes by operation. No file names, keys or text of documents. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { operationNames } from '../../shared/contract/operations';
import type { Refusal } from '../http/problem';
import type { Jobs } from '../jobs/core/jobs';
import type { Figure } from '../telemetry/telemetry';

export interface Load {
	/** Requests being read, waiting or worked on. */
	readonly requests: number;
	/** Bytes of request bodies in memory, or announced. */
	readonly bytes: number;
	/** Requests that wait for a worker. */
	readonly waiting: number;
	/** Requests that are worked on. */
	readonly running: number;
}

export interface Answered {
	/** The operation's wire name, or `none`. */
	readonly operation: string;
	readonly status: number;
	readonly seconds: number;
	/** Bytes of the body that were read. */
	readonly received: number;
	readonly sent: number;
	/** The label of the request's key. */
	readonly key?: string | undefined;
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const LONG_SECONDS = [0.1, 0.5, 1, 5, 10, 30, 60, 300, 900, 3600];
const BYTES = [1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

/** Of the whole service, so that alerts can compare. */
export interface Sizes {
	readonly concurrency: number;
	readonly memory: number;
	/** How many workers ended before their work was done. */
	readonly lostWorkers?: (() => number) | undefined;
	/** Jobs whose clients do not wait. */
	readonly queue?: Jobs | undefined;
}

/** `removed`: by its client, before it was finished. */
export type JobEnd = 'done' | 'failed' | 'dead' | 'removed';

export class Metrics {
	readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
	private readonly register = new Registry();
	private readonly requests = this.counter('octavo_requests_total', 'Requests answered', 'operation', 'status');
	private readonly byKey = this.counter(
		'octavo_key_requests_total',
		'Requests answered, by the label of their key',
		'key',
		'status',
	);
	private readonly refusals = this.counter(
		'octavo_refusals_total',
		'Valid requests that got a 503, by reason: places or memory, in all or of their key, or the end of the service',
		'reason',
	);
	private readonly seconds = this.histogram(
		'octavo_request_seconds',
		'Time from the first byte of a request to the last of its answer',
		SECONDS,
	);
	private readonly waiting = this.histogram('octavo_wait_seconds', 'Time for which a request waits for a worker', SECONDS);
	private readonly working = this.histogram('octavo_work_seconds', 'Time for which a worker works on a request', SECONDS);
	private readonly received = this.histogram('octavo_request_bytes', 'Bytes of request bodies that were read', BYTES);
	private readonly sent = this.histogram('octavo_response_bytes', 'Size of answers', BYTES);

	private readonly jobs = this.counter(
		'octavo_queue_jobs_total',
		'Long jobs that ended on this instance, by their end',
		'operation',
		'end',
	);
	private readonly retries = this.counter(
		'octavo_queue_retries_total',
		'Attempts of long jobs that failed, before another attempt',
		'operation',
	);
	private readonly callbacks = this.counter(
		'octavo_callbacks_total',
		'Requests that tell clients the end of their long jobs, by their end: delivered, retried, or given_up',
		'end',
	);
	private readonly jobSeconds = this.histogram(
		'octavo_queue_seconds',
		'Time from the request to the end of a long job',
		LONG_SECONDS,
	);

	/** `load` is read whenever the figures are asked for. */
	constructor(load: () => Load, { concurrency, memory, lostWorkers, queue }: Sizes) {
		this.gauge('octavo_requests_in_progress', 'Requests being read, waiting or worked on', () => load().requests);
		this.gauge('octavo_held_bytes', 'Bytes of request bodies and answers in memory, or announced', () => load().bytes);
		this.gauge('octavo_jobs_waiting', 'Requests and long jobs that wait for a worker of this instance', () => load().waiting);
		this.gauge('octavo_jobs_running', 'Requests and long jobs that are worked on', () => load().running);
		this.gauge('octavo_places', 'Most requests in progress (OCTAVO_CONCURRENCY)', () => concurrency);
		this.gauge('octavo_memory_bytes', 'Most bytes of request bodies and answers in memory (OCTAVO_MEMORY)', () => memory);
		if (lostWorkers) this.total('octavo_workers_lost_total', 'Workers that ended before their work was done', lostWorkers);
		if (queue) this.addQueue(queue);
		collectDefaultMetrics({ register: this.register });
	}

	count({ operation, status, seconds, received, sent, key }: Answered): void {
		if (key !== undefined) this.byKey.inc({ key, status: String(status) });
		this.requests.inc({ operation, status: String(status) });
		this.seconds.observe({ operation }, seconds);
		this.received.observe({ operation }, received);
		this.sent.observe({ operation }, sent);
	}

	/** Times in seconds. */
	worked(operation: string, waited: number, worked: number): void {
		this.waiting.observe({ operation }, waited);
		this.working.observe({ operation }, worked);
	}

	/** `seconds`: since its request. */
	jobEnded(operation: string, end: JobEnd, seconds: number): void {
		this.jobs.inc({ operation, end });
		this.jobSeconds.observe({ operation }, seconds);
	}

	jobRetried(operation: string): void {
		this.retries.inc({ operation });
	}

	calledBack(end: 'delivered' | 'retried' | 'given_up'): void {
		this.callbacks.inc({ end });
	}

	/** A long job, which waits by the will of its client. In seconds. */
	workedOnJob(operation: string, worked: number): void {
		this.working.observe({ operation }, worked);
	}

	refused(reason: Refusal): void {
		this.refusals.inc({ reason });
	}

	/** For a collector. */
	async all(): Promise<readonly Figure[]> {
		// Its types are words, which are declared as numbers.
		return (await this.register.getMetricsAsJSON()) as unknown as readonly Figure[];
	}

	text(): Promise<string> {
		return this.register.metrics();
	}

	/** If the queue cannot be reached, its figures are absent, and `octavo_queue_up` is 0. */
	private addQueue(jobs: Jobs): void {
		// A counter that begins with 1 has not increased for Prometheus, and the first dead job would raise no alarm.
		for (const operation of operationNames) this.jobs.inc({ operation, end: 'dead' }, 0);
		this.callbacks.inc({ end: 'given_up' }, 0);
		new Gauge({
			name: 'octavo_queue_up',
			help: 'Whether the queue of long jobs is reached',
			registers: [this.register],
			async collect() {
				const counts = await jobs.queue.counts().catch(() => undefined);
				this.set(counts ? 1 : 0);
			},
		});
		new Gauge({
			name: 'octavo_queue_jobs',
			help: 'Long jobs of all instances that share the queue, by state',
			labelNames: ['state'],
			registers: [this.register],
			async collect() {
				this.reset();
				const counts = await jobs.queue.counts().catch(() => undefined);
				for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
			},
		});
		this.gauge(
			'octavo_queue_bytes',
			'Bytes of the inputs and results of long jobs, as far as this instance knows',
			() => jobs.held,
		);
	}

	private counter<L extends string>(name: string, help: string, ...labelNames: L[]): Counter<L> {
		return new Counter({ name, help, labelNames, registers: [this.register] });
	}

	private histogram(name: string, help: string, buckets: number[]): Histogram<'operation'> {
		return new Histogram({ name, help, buckets, labelNames: ['operation'], registers: [this.register] });
	}

	private gauge(name: string, help: string, read: () => number): void {
		new Gauge({
			name,
			help,
			registers: [this.register],
			collect() {
				this.set(read());
			},
		});
	}

	/** A counter whose value is kept elsewhere. */
	private total(name: string, help: string, read: () => number): void {
		new Counter({
			name,
			help,
			registers: [this.register],
			collect() {
				this.reset();
				this.inc(read());
			},
		});
	}
}
