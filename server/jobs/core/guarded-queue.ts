/**
 * A queue that may hang, such as a Redis that is stopped, fails over, or waits for a slow disk. Each question has a time limit; after
 * one that has no answer, further ones are refused at once, so that no request keeps its place for them, until the queue answers again.
 */
import type { JobEvents, JobQueue } from './port';

/** The queue did not answer in time. It may still do later what it was asked. */
export class Unanswered extends Error {
	override readonly name = 'Unanswered';
	readonly code: string;

	constructor(milliseconds: number) {
		super(`The queue did not answer within ${milliseconds} ms`);
		this.code = 'no answer';
	}
}

/** The queue was not asked, because it did not answer before. */
export class CircuitOpen extends Error {
	override readonly name = 'CircuitOpen';
	readonly code = 'not asked';
}

export interface GuardOptions {
	/** Milliseconds in which an answer must come. */
	readonly patience: number;
	/** Milliseconds between two looks at a queue that did not answer. */
	readonly pause: number;
}

export class GuardedQueue implements JobQueue {
	readonly isPaced: boolean;
	private isOpen = false;
	private isClosed = false;
	private timer: NodeJS.Timeout | undefined;
	private events: JobEvents | undefined;

	constructor(
		private readonly inner: JobQueue,
		private readonly options: GuardOptions,
	) {
		this.isPaced = inner.isPaced;
	}

	readonly add: JobQueue['add'] = (job) => this.ask(() => this.inner.add(job));

	readonly find: JobQueue['find'] = (id) => this.ask(() => this.inner.find(id));

	readonly remove: JobQueue['remove'] = (job) => this.ask(() => this.inner.remove(job));

	readonly counts: JobQueue['counts'] = () => this.ask(() => this.inner.counts());

	readonly countOf: JobQueue['countOf'] = (owner) => this.ask(() => this.inner.countOf(owner));

	readonly dead: JobQueue['dead'] = () => this.ask(() => this.inner.dead());

	/** Forgets many jobs, one after the other, and no request waits for it. */
	readonly prune: JobQueue['prune'] = (before) => this.inner.prune(before);

	readonly mayTidy: JobQueue['mayTidy'] = (interval) => this.ask(() => this.inner.mayTidy(interval));

	readonly start: JobQueue['start'] = (run, events) => {
		this.events = events;
		this.inner.start(run, events);
	};

	/** Jobs that run are waited for only if the queue answers. */
	readonly close: JobQueue['close'] = async () => {
		await this.ask(() => this.inner.counts()).catch(() => undefined);
		this.isClosed = true;
		clearTimeout(this.timer);
		await (this.isOpen ? this.within(this.inner.close()).catch(() => undefined) : this.inner.close());
	};

	/** @throws CircuitOpen; Unanswered; what the queue throws */
	private async ask<T>(question: () => Promise<T>): Promise<T> {
		if (this.isOpen) throw new CircuitOpen('The queue did not answer before');
		try {
			return await this.within(question());
		} catch (thrown) {
			if (thrown instanceof Unanswered) this.open(thrown);
			throw thrown;
		}
	}

	private async within<T>(answer: Promise<T>): Promise<T> {
		const { patience } = this.options;
		let timer: NodeJS.Timeout | undefined;
		const late = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject(new Unanswered(patience)), patience);
		});
		try {
			return await Promise.race([answer, late]);
		} finally {
			clearTimeout(timer);
		}
	}

	private open(cause: Unanswered): void {
		if (this.isOpen) return;
		this.isOpen = true;
		this.events?.reached(false, cause);
		this.lookLater();
	}

	private lookLater(): void {
		if (this.isClosed) return;
		this.timer = setTimeout(() => {
			this.within(this.inner.counts()).then(
				() => this.shut(),
				() => this.lookLater(),
			);
		}, this.options.pause).unref();
	}

	private shut(): void {
		this.isOpen = false;
		this.events?.reached(true);
	}
}
