/** A queue that may hang: no request keeps its place for a question that has no answer. */
import { Circuit, type GuardOptions } from './circuit';
import type { JobEvents, JobQueue } from './port';

export class GuardedQueue implements JobQueue {
	readonly isPaced: boolean;
	private readonly circuit: Circuit;
	private events: JobEvents | undefined;

	constructor(
		private readonly inner: JobQueue,
		options: GuardOptions,
	) {
		this.isPaced = inner.isPaced;
		this.circuit = new Circuit(
			() => inner.counts(),
			options,
			(...how) => this.events?.reached(...how),
		);
	}

	readonly add: JobQueue['add'] = (job) => this.circuit.ask(() => this.inner.add(job));

	readonly find: JobQueue['find'] = (id) => this.circuit.ask(() => this.inner.find(id));

	readonly remove: JobQueue['remove'] = (job) => this.circuit.ask(() => this.inner.remove(job));

	readonly counts: JobQueue['counts'] = () => this.circuit.ask(() => this.inner.counts());

	readonly countOf: JobQueue['countOf'] = (owner) => this.circuit.ask(() => this.inner.countOf(owner));

	readonly dead: JobQueue['dead'] = () => this.circuit.ask(() => this.inner.dead());

	/** Forgets many jobs, one after the other, and no request waits for it. */
	readonly prune: JobQueue['prune'] = (before) => this.inner.prune(before);

	readonly mayTidy: JobQueue['mayTidy'] = (interval) => this.circuit.ask(() => this.inner.mayTidy(interval));

	readonly start: JobQueue['start'] = (run, events) => {
		this.events = events;
		this.inner.start(run, events);
	};

	/** Jobs that run are waited for only if the queue answers. */
	readonly close: JobQueue['close'] = async () => {
		const { circuit, inner } = this;
		await circuit.ask(() => inner.counts()).catch(() => undefined);
		circuit.close();
		await (circuit.isOpen ? circuit.within(inner.close()).catch(() => undefined) : inner.close());
	};
}
